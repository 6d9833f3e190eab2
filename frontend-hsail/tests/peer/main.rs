//! Random instructions, legal and not, against the verdict of HSAILasm, where it is installed.
//!
//! Types and modifiers are drawn from the instruction table, now and then beside it; operands follow the types. Where the
//! two disagree, the manual decides: [`known`] lists the places where that tool deviates from it.
//! `WAVELIFT_PEER_CASES` sets the number of instructions (250 by default), `WAVELIFT_PEER_SEED` the seed.

mod combinations;

use std::process::Command;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_hsail::model::*;
use wavelift_hsail::table::{self, Part, Row, Slot, Ty};
use wavelift_hsail::{RuleLevels, Severity, Span, validate_with};

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 16) as usize % n.max(1)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// Usually one that the row allows.
    fn choose<T: Copy>(&mut self, all: &[T], mut legal: impl FnMut(T) -> bool) -> T {
        let fine: Vec<T> = all.iter().copied().filter(|v| legal(*v)).collect();
        if !fine.is_empty() && self.chance(88) {
            self.pick(&fine)
        } else {
            self.pick(all)
        }
    }
}

fn set(row: u32, code: u16) -> bool {
    row >> code & 1 != 0
}

/// A mnemonic drawn around a row, as text and as an instruction without operands.
fn draw(random: &mut Random, row: &Row) -> (String, Inst) {
    let mut inst = Inst::new(row.opcode, Span::NONE);
    let mut text = row.opcode.name().to_string();
    let mut add = |t: &str| {
        text.push('_');
        text.push_str(t);
    };
    let often = |r: &mut Random, legal: bool| r.chance(if legal { 50 } else { 4 });
    for &part in table::syntax(row.opcode) {
        let m = &mut inst.mods;
        match part {
            Part::Vector => {
                let n = random.choose(&[0u8, 2, 3, 4], |n| set(row.vectors as u32, n as u16));
                m.vector = n;
                if n > 0 {
                    add(&format!("v{n}"));
                }
            }
            Part::Ftz if often(random, row.ftz) => {
                m.ftz = true;
                add("ftz");
            }
            Part::Round if often(random, row.rounds != 1) => {
                let r = random.choose(&Round::ALL[1..], |r| set(row.rounds, r.brig_code()));
                m.round = Some(r);
                add(r.name());
            }
            Part::Pack if row.packs != 1 || random.chance(5) => {
                let p = random.choose(Pack::ALL, |p| set(row.packs as u32, p.brig_code()));
                if random.chance(95) {
                    m.pack = Some(p);
                    add(p.name());
                }
            }
            Part::Segment => {
                let s = random.choose(Segment::ALL, |s| row.segments & s.bit() != 0);
                m.segment = Some(s);
                if s != Segment::Flat {
                    add(s.name());
                }
            }
            Part::Align if random.chance(30) => add(random.pick(&["align(1)", "align(8)", "align(256)"])),
            Part::Const if random.chance(20) => add("const"),
            Part::Equiv if random.chance(20) => add(random.pick(&["equiv(0)", "equiv(255)"])),
            Part::Width if random.chance(30) => {
                add(random.pick(&["width(1)", "width(64)", "width(all)", "width(WAVESIZE)"]));
            }
            Part::NoNull if random.chance(30) => add("nonull"),
            Part::Order => {
                let o = random.choose(MemoryOrder::ALL, |o| set(row.orders as u32, o.brig_code()));
                m.order = Some(o);
                add(o.name());
            }
            Part::Scope => {
                let s = random.pick(&MemoryScope::ALL[1..]);
                m.scope = Some(s);
                add(s.name());
            }
            Part::Atomic => {
                let a = random.choose(AtomicOperation::ALL, |a| set(row.ops, a.brig_code()));
                m.atomic = Some(a);
                add(a.name());
            }
            Part::Compare => {
                let c = random.choose(CompareOperation::ALL, |c| set(row.ops, c.brig_code()));
                m.compare = Some(c);
                add(c.name());
            }
            Part::Geometry => {
                let g = random.choose(Geometry::ALL, |g| set(row.geometries as u32, g.brig_code()));
                m.geometry = Some(g);
                add(g.name());
            }
            Part::ImageQuery => {
                let q = random.choose(ImageQuery::ALL, |q| set(row.ops, q.brig_code()));
                m.image_query = Some(q);
                add(q.name());
            }
            Part::SamplerQuery => {
                let q = random.pick(SamplerQuery::ALL);
                m.sampler_query = Some(q);
                add(q.name());
            }
            Part::Type => {
                let t = random.choose(Type::ALL, |t| row.ty.has(t));
                inst.ty = Some(t);
                add(t.name());
            }
            Part::SourceType => {
                let mut fits = inst;
                let s = random.choose(Type::ALL, |s| {
                    fits.source_type = Some(s);
                    fits.coord_type = row.coord.iter().next();
                    row.source.has(s) && row.fits(&fits)
                });
                inst.source_type = Some(s);
                add(s.name());
            }
            Part::CoordType => {
                let c = random.choose(Type::ALL, |c| row.coord.has(c));
                inst.coord_type = Some(c);
                add(c.name());
            }
            _ => {}
        }
    }
    (text, inst)
}

fn register(random: &mut Random, ty: Option<Type>, number: usize) -> String {
    let right = ty.map_or(RegisterKind::Single, Type::register_kind);
    let kind = if random.chance(98) {
        right
    } else {
        random.pick(RegisterKind::ALL)
    };
    format!("{kind}{number}")
}

fn constant(random: &mut Random, ty: Type) -> String {
    let element = |t: Type| match t {
        Type::F16 => "1.5h".to_string(),
        Type::F32 => "-0.25f".to_string(),
        Type::F64 => "3.0d".to_string(),
        t if t.is_signed() => "-3".to_string(),
        _ => "1".to_string(),
    };
    let packed = |t: Type| {
        let elements = vec![element(t.element()); t.elements() as usize];
        format!("{t}({})", elements.join(","))
    };
    if random.chance(6) {
        let other = random.pick(&[
            Type::U32,
            Type::F32,
            Type::F64,
            Type::U8X4,
            Type::S16X4,
            Type::U64,
            Type::U32X4,
        ]);
        return if other.is_packed() {
            packed(other)
        } else {
            format!("{other}({})", element(other))
        };
    }
    match ty {
        Type::B128 => packed(Type::U32X4),
        t if t.is_packed() => packed(t),
        t => element(t),
    }
}

fn operand(random: &mut Random, inst: &Inst, slot: Slot, number: usize) -> Option<String> {
    let vector = |random: &mut Random, ty: Ty, count: usize, constants: bool| {
        let components: Vec<String> = (0..count.max(1))
            .map(|i| match ty.of(inst) {
                Some(t) if constants && random.chance(15) => constant(random, t),
                t => register(random, t, number * 4 + i),
            })
            .collect();
        if count > 0 {
            format!("({})", components.join(", "))
        } else {
            components[0].clone()
        }
    };
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) => register(random, ty.of(inst), number),
        Slot::Src(ty) => match ty.of(inst) {
            Some(t) if random.chance(25) => constant(random, t),
            Some(_) if random.chance(5) => "WAVESIZE".into(),
            t => register(random, t, number),
        },
        Slot::Imm(_) | Slot::Constant(_) => "1".into(),
        Slot::DestQuad(ty) => vector(random, ty, 4, false),
        Slot::SrcQuad(ty) => vector(random, ty, 4, true),
        Slot::Gradients => {
            let count = inst.mods.geometry?.dimensions() as usize;
            vector(
                random,
                Ty::Is(Type::F32),
                if count == 1 { 0 } else { count },
                true,
            )
        }
        Slot::DestVector(ty) => vector(random, ty, inst.mods.vector as usize, false),
        Slot::SrcVector(ty) => vector(random, ty, inst.mods.vector as usize, true),
        Slot::Coordinates => {
            let count = inst.mods.geometry?.coordinates() as usize;
            vector(random, Ty::C, if count == 1 { 0 } else { count }, true)
        }
        Slot::Address => {
            let wide = !matches!(
                inst.mods.segment,
                Some(Segment::Group | Segment::Private | Segment::Region)
            );
            format!("[${}9+8]", if wide { "d" } else { "s" })
        }
        Slot::Label => "@l".into(),
        Slot::Labels => "[@l, @l]".into(),
        Slot::Fbarrier => {
            if random.chance(50) {
                "%fb".into()
            } else {
                "$s3".into()
            }
        }
        Slot::FbarrierName => "%fb".into(),
        Slot::Function | Slot::Functions | Slot::Signature | Slot::Arguments => return None,
    })
}

/// An instruction with operands; `None` for those that need more context than a statement.
fn instruction(random: &mut Random) -> Option<(String, Inst)> {
    let row = &table::TABLE[random.below(table::TABLE.len())];
    let (mut text, mut inst) = draw(random, row);
    // Spill, arg and kernarg need variables; the tool asks for their names.
    if matches!(inst.mods.segment, Some(Segment::Spill | Segment::Arg)) {
        return None;
    }
    table::fill_defaults(&mut inst);
    let slots = table::nearest(&inst)?.operands;
    for (i, &slot) in slots.iter().enumerate() {
        let separator = if i == 0 || slot == Slot::Labels { " " } else { ", " };
        text.push_str(separator);
        text.push_str(&operand(random, &inst, slot, i)?);
    }
    text.push(';');
    Some((text, inst))
}

fn module(instructions: &[&str]) -> String {
    let mut text =
        "module &m:1:0:$full:$large:$default;\nextension \"IMAGE\";\nextension \"amd:gcn\";\nextension \"amd:mipmap\";\nkernel &k()\n{\nfbarrier %fb;\n"
            .to_string();
    for i in instructions {
        text.push_str(i);
        text.push('\n');
    }
    text.push_str("@l:\nret;\n};\n");
    text
}

fn ours(text: &str) -> Result<(), String> {
    let levels = RuleLevels::HSAILASM;
    let options = ParseOptions {
        levels,
        ..ParseOptions::default()
    };
    let found = match parse_with("t", text, options) {
        (Some(module), _) => validate_with(&module, &levels),
        (None, found) => found,
    };
    match found.iter().find(|d| d.severity == Severity::Error) {
        Some(d) => Err(d.message.clone()),
        None => Ok(()),
    }
}

fn theirs(text: &str) -> Result<(), String> {
    let stem = std::env::temp_dir().join(format!(
        "wavelift-peer-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    let (input, output) = (stem.with_extension("hsail"), stem.with_extension("brig"));
    std::fs::write(&input, text).unwrap();
    let run = Command::new("HSAILasm")
        .arg("-assemble")
        .arg(&input)
        .arg("-o")
        .arg(&output)
        .output()
        .unwrap();
    std::fs::remove_file(&input).ok();
    std::fs::remove_file(&output).ok();
    let message = String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout);
    if run.status.success() {
        Ok(())
    } else {
        Err(message)
    }
}

/// Disagreements where the tool deviates from the manual.
fn known(inst: &Inst, text: &str, we_accept: bool) -> bool {
    let image = matches!(
        inst.opcode,
        Opcode::RdImage
            | Opcode::LdImage
            | Opcode::StImage
            | Opcode::AmdMipmapRdImageLod
            | Opcode::AmdMipmapRdImageGrad
            | Opcode::AmdMipmapLdImageMip
            | Opcode::AmdMipmapStImageMip
    );
    let f16_texels = image && inst.ty == Some(Type::F16);
    match we_accept {
        // HSA PRM 4.8.3 has typed signal constants, 7.4 immediates in depth stores, 5.13 `WAVESIZE` as class condition.
        true => {
            let operands = text.split_once(' ').map_or("", |(_, operands)| operands);
            let immediate = operands
                .split([',', ' ', '(', ')', ';'])
                .any(|word| word.starts_with(|c: char| c.is_ascii_digit() || c == '-'));
            matches!(inst.opcode, Opcode::StImage | Opcode::AmdMipmapStImageMip) && immediate
                || inst.opcode == Opcode::Class && text.contains("WAVESIZE")
                || inst.ty.is_some_and(|t| t.class() == TypeClass::Signal) && immediate
        }
        // HSA PRM 7.2 to 7.4 know u32, s32 and f32 only.
        false => f16_texels,
    }
}

#[test]
fn verdicts_agree_with_the_peer() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    let number = |name: &str, default: u64| {
        std::env::var(name)
            .ok()
            .and_then(|v| v.parse().ok())
            .unwrap_or(default)
    };
    let cases = number("WAVELIFT_PEER_CASES", 250);
    let mut random = Random(number("WAVELIFT_PEER_SEED", 1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let (mut accepted, mut rejected) = (0, 0);
    let mut differences = Vec::new();
    for _ in 0..cases {
        let Some((text, inst)) = instruction(&mut random) else {
            continue;
        };
        let whole = module(&[&text]);
        let (a, b) = (ours(&whole), theirs(&whole));
        if a.is_ok() {
            accepted += 1
        } else {
            rejected += 1
        }
        if a.is_ok() != b.is_ok() && !known(&inst, &text, a.is_ok()) {
            differences.push(format!("{text}\n  ours:   {a:?}\n  theirs: {b:?}"));
        }
    }
    eprintln!(
        "{accepted} accepted, {rejected} rejected, {} differences",
        differences.len()
    );
    assert!(
        accepted * 5 > cases / 2 && rejected * 20 > cases / 2,
        "the mix is off"
    );
    assert!(
        differences.is_empty(),
        "{} differences:\n{}",
        differences.len(),
        differences.join("\n")
    );
}
