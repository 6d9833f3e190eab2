//! Every combination of suffixes: all that are legal, and neighbours of those that are not.
//!
//! For each row of the table all legal types, packings, roundings, segments, orders, scopes, operations and geometries are
//! multiplied out, with a few values of `align`, `equiv` and `width`. The result goes through our parser and validator one
//! by one, and what these accept through HSAILasm, thousands in one file. Changing one suffix of a legal combination to any
//! other value, or leaving it out, gives the neighbours; those that we refuse go to HSAILasm one by one, which stops at
//! the first error.
//!
//! A run takes a sample; `WAVELIFT_COMBINATIONS=all` takes every legal combination and 100,000 neighbours (a number: so
//! many neighbours, and every legal combination).

use super::{Random, known, ours, theirs};
use std::collections::HashSet;
use std::process::Command;
use wavelift_frontend_hsail::Span;
use wavelift_frontend_hsail::model::*;
use wavelift_frontend_hsail::table::{self, Part, Row, Slot};

/// Gives an instruction the value with a code.
type Set = fn(&mut Inst, u16);
/// Whether a row allows the value with a code.
type IsLegal = fn(&Row, u16) -> bool;

/// One value of a suffix: its text, empty if it is left out, and its effect.
#[derive(Clone)]
struct Value {
    text: String,
    set: Set,
    code: u16,
    legal: IsLegal,
}

fn bit(mask: u32, code: u16) -> bool {
    mask >> code & 1 != 0
}

fn value(text: impl Into<String>, code: u16, set: Set, legal: IsLegal) -> Value {
    Value {
        text: text.into(),
        set,
        code,
        legal,
    }
}

/// Everything that can be written at a place, absence first.
fn values(part: Part) -> Vec<Value> {
    let none = |legal| value("", 0, |_, _| {}, legal);
    let words = |words: &[&str]| {
        let mut all = vec![none(|_, _| true)];
        all.extend(words.iter().map(|w| value(*w, 1, |_, _| {}, |_, code| code == 1)));
        all
    };
    let ty = |code: u16| Type::from_brig(code).map(|(ty, _)| ty);
    let mut all = Vec::new();
    match part {
        Part::Vector => {
            all.push(none(|row, _| row.vectors & 1 != 0));
            for n in 2..=4u16 {
                all.push(value(
                    format!("v{n}"),
                    n,
                    |inst, n| inst.mods.vector = n as u8,
                    |row, n| bit(row.vectors.into(), n),
                ));
            }
        }
        Part::Ftz => {
            all.push(none(|_, _| true));
            all.push(value("ftz", 1, |inst, _| inst.mods.ftz = true, |row, _| row.ftz));
        }
        Part::Round => {
            all.push(none(|_, _| true));
            for r in &Round::ALL[1..] {
                all.push(value(
                    r.name(),
                    r.brig_code(),
                    |inst, code| inst.mods.round = Round::from_brig(code),
                    |row, code| bit(row.rounds, code),
                ));
            }
        }
        Part::Pack => {
            all.push(none(|row, _| row.packs & 1 != 0));
            for p in Pack::ALL {
                all.push(value(
                    p.name(),
                    p.brig_code(),
                    |inst, code| inst.mods.pack = Pack::from_brig(code),
                    |row, code| bit(row.packs.into(), code),
                ));
            }
        }
        Part::Segment => {
            for s in Segment::ALL {
                all.push(value(
                    if *s == Segment::Flat { "" } else { s.name() },
                    s.brig_code(),
                    |inst, code| inst.mods.segment = Segment::from_brig(code),
                    |row, code| bit(row.segments.into(), code),
                ));
            }
        }
        Part::Align => return words(&["align(1)", "align(256)"]),
        Part::Const => return words(&["const"]),
        Part::Equiv => return words(&["equiv(255)"]),
        Part::Width => return words(&["width(1)", "width(2147483648)", "width(all)", "width(WAVESIZE)"]),
        Part::NoNull => return words(&["nonull"]),
        Part::Order => {
            all.push(none(|_, _| false));
            for o in MemoryOrder::ALL {
                all.push(value(
                    o.name(),
                    o.brig_code(),
                    |inst, code| inst.mods.order = MemoryOrder::from_brig(code),
                    |row, code| bit(row.orders.into(), code),
                ));
            }
        }
        Part::Scope => {
            all.push(none(|_, _| false));
            for s in MemoryScope::ALL {
                all.push(value(
                    s.name(),
                    s.brig_code(),
                    |inst, code| inst.mods.scope = MemoryScope::from_brig(code),
                    |_, code| code != MemoryScope::WorkItem.brig_code(),
                ));
            }
        }
        Part::Atomic => {
            all.push(none(|_, _| false));
            for a in AtomicOperation::ALL {
                all.push(value(
                    a.name(),
                    a.brig_code(),
                    |inst, code| inst.mods.atomic = AtomicOperation::from_brig(code),
                    |row, code| bit(row.ops, code),
                ));
            }
        }
        Part::Compare => {
            all.push(none(|_, _| false));
            for c in CompareOperation::ALL {
                all.push(value(
                    c.name(),
                    c.brig_code(),
                    |inst, code| inst.mods.compare = CompareOperation::from_brig(code),
                    |row, code| bit(row.ops, code),
                ));
            }
        }
        Part::Geometry => {
            all.push(none(|_, _| false));
            for g in Geometry::ALL {
                all.push(value(
                    g.name(),
                    g.brig_code(),
                    |inst, code| inst.mods.geometry = Geometry::from_brig(code),
                    |row, code| bit(row.geometries.into(), code),
                ));
            }
        }
        Part::ImageQuery => {
            all.push(none(|_, _| false));
            for q in ImageQuery::ALL {
                all.push(value(
                    q.name(),
                    q.brig_code(),
                    |inst, code| inst.mods.image_query = ImageQuery::from_brig(code),
                    |row, code| bit(row.ops, code),
                ));
            }
        }
        Part::SamplerQuery => {
            all.push(none(|_, _| false));
            for q in SamplerQuery::ALL {
                all.push(value(
                    q.name(),
                    q.brig_code(),
                    |inst, code| inst.mods.sampler_query = SamplerQuery::from_brig(code),
                    |_, _| true,
                ));
            }
        }
        Part::Type | Part::SourceType | Part::CoordType => {
            all.push(none(|_, _| false));
            for t in Type::ALL {
                let (set, legal): (Set, IsLegal) = match part {
                    Part::Type => (
                        |inst, code| inst.ty = Type::from_brig(code).map(|t| t.0),
                        |row, code| Type::from_brig(code).is_some_and(|t| row.ty.has(t.0)),
                    ),
                    Part::SourceType => (
                        |inst, code| inst.source_type = Type::from_brig(code).map(|t| t.0),
                        |row, code| Type::from_brig(code).is_some_and(|t| row.source.has(t.0)),
                    ),
                    _ => (
                        |inst, code| inst.coord_type = Type::from_brig(code).map(|t| t.0),
                        |row, code| Type::from_brig(code).is_some_and(|t| row.coord.has(t.0)),
                    ),
                };
                debug_assert!(ty(t.brig_code()).is_some());
                all.push(value(t.name(), t.brig_code(), set, legal));
            }
        }
    }
    all
}

/// Profile and machine model.
#[derive(Clone, Copy)]
struct Setting {
    profile: Profile,
    machine: MachineModel,
}

const SETTINGS: [Setting; 4] = [
    Setting {
        profile: Profile::Full,
        machine: MachineModel::Large,
    },
    Setting {
        profile: Profile::Full,
        machine: MachineModel::Small,
    },
    Setting {
        profile: Profile::Base,
        machine: MachineModel::Large,
    },
    Setting {
        profile: Profile::Base,
        machine: MachineModel::Small,
    },
];

/// Whether an instruction stands in the kernel or in the function with formal arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Kernel,
    Function,
}

/// A statement with registers, immediates and names that suit its suffixes.
fn statement(setting: Setting, opcode: Opcode, chosen: &[&Value]) -> Option<(Place, String, Inst)> {
    let mut inst = Inst::new(opcode, Span::NONE);
    let mut text = opcode.name().to_string();
    for value in chosen {
        (value.set)(&mut inst, value.code);
        if !value.text.is_empty() {
            text.push('_');
            text.push_str(&value.text);
        }
    }
    table::fill_defaults(&mut inst);
    let segment = inst.mods.segment;
    let place = if segment == Some(Segment::Arg) {
        Place::Function
    } else {
        Place::Kernel
    };
    let text = match opcode {
        Opcode::Call => format!("{{ {text} &f0()(); }}"),
        Opcode::SCall => {
            let register = inst.ty.map_or(RegisterKind::Single, Type::register_kind);
            format!("{{ {text} {register}1()()[&f0]; }}")
        }
        Opcode::ICall => {
            let register = inst.ty.map_or(RegisterKind::Double, Type::register_kind);
            format!("{{ {text} {register}1()() &sg; }}")
        }
        _ => {
            for (number, &slot) in table::nearest(&inst)?.operands.iter().enumerate() {
                let separator = if number == 0 || slot == Slot::Labels {
                    " "
                } else {
                    ", "
                };
                text.push_str(separator);
                text.push_str(&operand(setting, &inst, slot, number)?);
            }
            text.push(';');
            text
        }
    };
    Some((place, text, inst))
}

fn operand(setting: Setting, inst: &Inst, slot: Slot, number: usize) -> Option<String> {
    let wide = if setting.machine == MachineModel::Large {
        "[$d9+8]"
    } else {
        "[$s9+8]"
    };
    let register = |ty: Option<Type>, number: usize| {
        format!("{}{number}", ty.map_or(RegisterKind::Single, Type::register_kind))
    };
    let vector = |ty: Option<Type>, count: usize| {
        if count == 0 {
            return register(ty, number * 4);
        }
        let all: Vec<String> = (0..count).map(|i| register(ty, number * 4 + i)).collect();
        format!("({})", all.join(", "))
    };
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) | Slot::Src(ty) => register(ty.of(inst), number),
        Slot::Imm(_) => "1".into(),
        Slot::DestVector(ty) | Slot::SrcVector(ty) => vector(ty.of(inst), inst.mods.vector.into()),
        Slot::Coordinates => {
            let count = inst.mods.geometry?.coordinates() as usize;
            vector(inst.coord_type, if count == 1 { 0 } else { count })
        }
        // Handles are loaded from variables of their type; only signals may be in the spill segment.
        Slot::Address if inst.ty.is_some_and(Type::is_opaque) => match (inst.mods.segment, inst.ty?) {
            (Some(Segment::Spill), Type::Sig64) if setting.machine == MachineModel::Large => {
                "[%sp_sig]".into()
            }
            (Some(Segment::Spill), Type::Sig32) if setting.machine == MachineModel::Small => {
                "[%sp_sig]".into()
            }
            (Some(Segment::Spill), _) => return None,
            (Some(Segment::Kernarg), Type::Sig32 | Type::Sig64) => "[%ka_sig]".into(),
            (Some(Segment::Arg), Type::Sig32 | Type::Sig64) => "[%i_sig]".into(),
            (Some(Segment::Kernarg), ty) => format!("[%ka_{ty}]"),
            (Some(Segment::Arg), ty) => format!("[%i_{ty}]"),
            (Some(Segment::Group | Segment::Private), _) => "[$s9+8]".into(),
            _ => wide.into(),
        },
        Slot::Address => match inst.mods.segment {
            Some(Segment::Spill) => "[%sp]".into(),
            Some(Segment::Kernarg) => "[%ka]".into(),
            Some(Segment::Arg) if inst.opcode == Opcode::St => "[%o]".into(),
            Some(Segment::Arg) => "[%i]".into(),
            Some(Segment::Group | Segment::Private) => "[$s9+8]".into(),
            _ => wide.into(),
        },
        Slot::Label => "@l".into(),
        Slot::Labels => "[@l, @l]".into(),
        Slot::Fbarrier | Slot::FbarrierName => "%fb".into(),
        Slot::Function | Slot::Functions | Slot::Signature | Slot::Arguments => return None,
    })
}

const BEFORE_FUNCTION: &str = "module &m:1:0:PROFILE:MACHINE:$default;
extension \"IMAGE\";
extension \"amd:gcn\";
extension \"amd:mipmap\";
decl prog function &f0()();
signature &sg()();
function &g(align(16) arg_u8 %o[64])(align(16) arg_u8 %i[64], arg_roimg %i_roimg[4], arg_woimg %i_woimg[4],
    arg_rwimg %i_rwimg[4], arg_samp %i_samp[4], arg_SIGNAL %i_sig[4])
{
";
const BEFORE_KERNEL: &str = "};
kernel &k(align(16) kernarg_u8 %ka[64], kernarg_roimg %ka_roimg[4], kernarg_woimg %ka_woimg[4],
    kernarg_rwimg %ka_rwimg[4], kernarg_samp %ka_samp[4], kernarg_SIGNAL %ka_sig[4])
{
spill_SIGNAL %sp_sig[4];
align(16) spill_u8 %sp[64];
fbarrier %fb;
";
const AFTER_KERNEL: &str = "@l:\nret;\n};\n";

fn whole(setting: Setting, function: &str, kernel: &str) -> String {
    let signal = match setting.machine {
        MachineModel::Small => "sig32",
        MachineModel::Large => "sig64",
    };
    let fill = |text: &str| {
        text.replace("PROFILE", setting.profile.name())
            .replace("MACHINE", setting.machine.name())
            .replace("SIGNAL", signal)
    };
    format!(
        "{}{function}{}{kernel}{AFTER_KERNEL}",
        fill(BEFORE_FUNCTION),
        fill(BEFORE_KERNEL)
    )
}

fn alone(setting: Setting, place: Place, text: &str) -> String {
    match place {
        Place::Kernel => whole(setting, "", text),
        Place::Function => whole(setting, text, ""),
    }
}

/// The statement, which we accept, and whether the tool takes it too.
struct Legal {
    opcode: Opcode,
    /// Index into the values of each suffix.
    chosen: Vec<usize>,
    place: Place,
    text: String,
    inst: Inst,
}

/// Calls `found` with every combination of indices below `sizes`.
fn product(sizes: &[usize], found: &mut dyn FnMut(&[usize])) {
    let mut at = vec![0; sizes.len()];
    if sizes.contains(&0) {
        return;
    }
    loop {
        found(&at);
        let mut place = 0;
        loop {
            let Some(&size) = sizes.get(place) else { return };
            at[place] += 1;
            if at[place] < size {
                break;
            }
            at[place] = 0;
            place += 1;
        }
    }
}

/// Every legal combination; every `stride`-th of those of large rows.
fn legal(setting: Setting, stride: usize, refused: &mut usize) -> Vec<Legal> {
    let mut all = Vec::new();
    let mut seen = HashSet::new();
    for row in table::TABLE {
        let parts: Vec<Vec<Value>> = table::syntax(row.opcode).iter().map(|p| values(*p)).collect();
        let fitting: Vec<Vec<usize>> = parts
            .iter()
            .map(|part| {
                (0..part.len())
                    .filter(|i| (part[*i].legal)(row, part[*i].code))
                    .collect()
            })
            .collect();
        let sizes: Vec<usize> = fitting.iter().map(Vec::len).collect();
        let total: usize = sizes.iter().product();
        let step = if total > 64 { stride } else { 1 };
        let mut count = 0;
        product(&sizes, &mut |at| {
            count += 1;
            if count % step != 0 {
                return;
            }
            let chosen: Vec<usize> = at.iter().zip(&fitting).map(|(i, fitting)| fitting[*i]).collect();
            let picked: Vec<&Value> = chosen.iter().zip(&parts).map(|(i, part)| &part[*i]).collect();
            let Some((place, text, inst)) = statement(setting, row.opcode, &picked) else {
                return;
            };
            if seen.contains(&text) {
                return;
            }
            if ours(&alone(setting, place, &text)).is_err() {
                *refused += 1;
                return;
            }
            seen.insert(text.clone());
            all.push(Legal {
                opcode: row.opcode,
                chosen,
                place,
                text,
                inst,
            });
        });
    }
    all
}

/// Gives `statements` to the tool as one module, and again without those that it stops at.
fn refused_by_peer(setting: Setting, mut statements: Vec<&Legal>, differences: &mut Vec<String>) {
    while !statements.is_empty() {
        let lines = |place: Place| -> String {
            let of_place = statements.iter().filter(|s| s.place == place);
            of_place.map(|s| format!("{}\n", s.text)).collect()
        };
        let (function, kernel) = (lines(Place::Function), lines(Place::Kernel));
        let Err(message) = theirs(&whole(setting, &function, &kernel)) else {
            return;
        };
        let line = message
            .split("input(")
            .nth(1)
            .and_then(|rest| rest.split(',').next())
            .and_then(|n| n.parse::<usize>().ok());
        let line = line.unwrap_or_else(|| panic!("no line in {message}"));
        let before_function = BEFORE_FUNCTION.lines().count();
        let in_function = function.lines().count();
        let (place, index) = if line <= before_function + in_function {
            (Place::Function, line - before_function - 1)
        } else {
            let before = before_function + in_function + BEFORE_KERNEL.lines().count();
            (Place::Kernel, line - before - 1)
        };
        let of_place: Vec<usize> = (0..statements.len())
            .filter(|i| statements[*i].place == place)
            .collect();
        let culprit = statements.remove(of_place[index]);
        if !known(&culprit.inst, &culprit.text, true) {
            differences.push(format!("{}\n  only we accept it: {message}", culprit.text));
        }
    }
}

/// HSA PRM 2.9: the small machine model has no 64-bit atomics.
fn missing_in_small(setting: Setting, inst: &Inst) -> bool {
    setting.machine == MachineModel::Small
        && matches!(inst.opcode, Opcode::Atomic | Opcode::AtomicNoRet)
        && inst.ty.is_some_and(|ty| ty.bits() == 64)
}

#[test]
fn combinations_agree_with_the_peer() {
    if Command::new("HSAILasm").arg("-version").output().is_err() {
        eprintln!("HSAILasm is not installed: skipped");
        return;
    }
    let setting = std::env::var("WAVELIFT_COMBINATIONS").ok();
    let neighbours = match setting.as_deref() {
        None => 400,
        Some(number) => number.parse().unwrap_or(100_000),
    };
    // The full large setting has all forms; the others differ in sizes of addresses and in what they lack.
    let mut differences = Vec::new();
    for (index, one) in SETTINGS.into_iter().enumerate() {
        let stride = match (&setting, index) {
            (Some(_), 0) => 1,
            (Some(_), _) => 7,
            (None, _) => 61,
        };
        agree(
            one,
            stride,
            if index == 0 { neighbours } else { neighbours / 4 },
            &mut differences,
        );
    }
    assert!(
        differences.is_empty(),
        "{} differences, the first:\n{}",
        differences.len(),
        differences[..differences.len().min(60)].join("\n")
    );
}

fn agree(setting: Setting, stride: usize, neighbours: usize, differences: &mut Vec<String>) {
    let mut refused = 0;
    let legal = legal(setting, stride, &mut refused);
    let before = differences.len();
    let mut known_count = 0;
    let (known_ones, clean): (Vec<&Legal>, Vec<&Legal>) =
        legal.iter().partition(|l| known(&l.inst, &l.text, true));
    for chunk in clean.chunks(4000) {
        refused_by_peer(setting, chunk.to_vec(), differences);
    }
    // Those that differ for a known reason: some of them, to see that the reasons are not too wide.
    let every = (known_ones.len() / 500).max(1);
    for one in known_ones.iter().step_by(every) {
        known_count += usize::from(theirs(&alone(setting, one.place, &one.text)).is_err());
    }
    eprintln!(
        "{} {}: {} legal combinations ({refused} of the products are not), {} among them known to be refused by the peer ({known_count} of {} tried are), {} differences",
        setting.profile,
        setting.machine,
        legal.len(),
        known_ones.len(),
        known_ones.len().div_ceil(every),
        differences.len() - before,
    );
    let accepted = differences.len();
    let mut random = Random(0x1234_5678_9abc_def1);
    let mut seen = HashSet::new();
    let mut by_opcode: Vec<Vec<usize>> = vec![Vec::new(); Opcode::ALL.len()];
    for (i, l) in legal.iter().enumerate() {
        by_opcode[l.opcode.index()].push(i);
    }
    by_opcode.retain(|of| !of.is_empty());
    let (mut tried, mut same, mut attempts) = (0, 0, 0);
    while tried < neighbours && attempts < neighbours * 20 {
        attempts += 1;
        let of = &by_opcode[random.below(by_opcode.len())];
        let from = &legal[of[random.below(of.len())]];
        let syntax = table::syntax(from.opcode);
        if syntax.is_empty() {
            continue;
        }
        let parts: Vec<Vec<Value>> = syntax.iter().map(|p| values(*p)).collect();
        let mut chosen = from.chosen.clone();
        // Types get their share whatever the number of suffixes; now and then two suffixes change.
        for _ in 0..1 + usize::from(random.chance(15)) {
            let part = random.below(parts.len());
            chosen[part] = random.below(parts[part].len());
        }
        let picked: Vec<&Value> = chosen.iter().zip(&parts).map(|(i, part)| &part[*i]).collect();
        let Some((place, text, inst)) = statement(setting, from.opcode, &picked) else {
            continue;
        };
        if !seen.insert(text.clone()) {
            continue;
        }
        let module = alone(setting, place, &text);
        let Err(why) = ours(&module) else { continue };
        tried += 1;
        if theirs(&module).is_err() {
            same += 1;
        } else if !known(&inst, &text, false) && !missing_in_small(setting, &inst) {
            differences.push(format!("{text}\n  only the peer accepts it; ours: {why}"));
        }
    }
    eprintln!(
        "{tried} neighbours refused, {same} of them by the peer, {} differences",
        differences.len() - accepted
    );
    assert!(legal.len() > 1000 && tried > neighbours / 2, "the mix is off");
}
