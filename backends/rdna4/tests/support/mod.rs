//! What the tests against llvm-mc share: asking it, and drawing random instructions.
#![allow(dead_code)]

use std::io::Write;
use std::process::{Command, Stdio};

use wavelift_rdna4::isa::{
    Class, FieldKind, Flag, Format, ImmKind, InlineFloat, Inst, Isa, Machine, Messages, ModField, Op,
    Operand, OperandInfo, OperandName, WaveSize,
};

/// A small generator: the tests must draw the same instructions on every run.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }
}

/// A number from the environment, to make a test longer or different.
pub fn setting(name: &str, otherwise: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|value| value.parse().ok())
        .unwrap_or(otherwise)
}

/// The options of LLVM's tools for a wave size.
pub fn features(wave: WaveSize) -> &'static str {
    match wave {
        WaveSize::Wave32 => "-mattr=+wavefrontsize32,-wavefrontsize64",
        WaveSize::Wave64 => "-mattr=-wavefrontsize32,+wavefrontsize64",
    }
}

/// The processor that stands for an instruction set.
pub fn processor(isa: Isa) -> &'static str {
    match isa {
        Isa::Gfx10 => "gfx1030",
        Isa::Gfx11 => "gfx1100",
        _ => "gfx1201",
    }
}

/// Lets llvm-mc know halves of registers everywhere; without it it has them in `v_mov_b16` of 32 bits only.
pub const TRUE16: &str = "-mattr=+real-true16";

fn run(machine: Machine, arguments: &[&str], input: String) -> Option<String> {
    let mut child = Command::new("llvm-mc-19")
        .args(["-triple=amdgcn", "-show-encoding", features(machine.wave)])
        .arg(format!("-mcpu={}", processor(machine.isa)))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    String::from_utf8(output.stdout).ok()
}

/// Text and words of a line of output.
pub type Line = (String, Vec<u32>);

/// Takes a line of output apart.
fn line(line: &str) -> Option<(String, Vec<u32>)> {
    let (text, rest) = line.trim().split_once("; encoding: [")?;
    let bytes: Option<Vec<u8>> = rest
        .split(']')
        .next()?
        .split(',')
        .map(|b| u8::from_str_radix(b.trim().strip_prefix("0x")?, 16).ok())
        .collect();
    let bytes = bytes?;
    let words = bytes
        .chunks(4)
        .map(|c| c.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte)));
    // Image accesses with separate addresses have two spaces.
    Some((text.trim().replace("  ", " "), words.collect()))
}

const MARK: u32 = 0xbf80_7fff;
const FILL: u32 = 0xbf80_7ffe;

/// What llvm-mc makes of the start of each group of words: the text of the first instruction it finds and the words it would make of
/// that text, which differ from those given where it ignores bits, or where the first word starts no instruction. `None` if it is
/// not installed.
pub fn llvm_decode(groups: &[Vec<u32>], machine: Machine) -> Option<Vec<Option<Line>>> {
    llvm_decode_with(&[], groups, machine)
}

/// The same with options.
pub fn llvm_decode_with(
    options: &[&str],
    groups: &[Vec<u32>],
    machine: Machine,
) -> Option<Vec<Option<Line>>> {
    let mut input = String::new();
    for (index, words) in groups.iter().enumerate() {
        // After every group come instructions that no group has, and its number.
        let number = [
            0xbf80_0000 | index as u32 & 0xffff,
            0xbf80_0000 | index as u32 >> 16,
        ];
        for word in words.iter().chain(&[FILL; 4]).chain(&[MARK]).chain(&number) {
            for byte in word.to_le_bytes() {
                input.push_str(&format!("{byte:#04x} "));
            }
        }
        input.push('\n');
    }
    let output = run(machine, &[options, &["-disassemble"]].concat(), input)?;
    let lines: Vec<(String, Vec<u32>)> = output.lines().filter_map(line).collect();
    let mut result = vec![None; groups.len()];
    let (mut at, mut first) = (0, None);
    while at < lines.len() {
        let words = &lines[at].1;
        if words[..] == [MARK] && at + 2 < lines.len() {
            let index = (lines[at + 1].1[0] & 0xffff | (lines[at + 2].1[0] & 0xffff) << 16) as usize;
            result[index] = first.take();
            at += 3;
            continue;
        }
        if words[..] != [FILL] && first.is_none() {
            first = Some(lines[at].clone());
        }
        at += 1;
    }
    Some(result)
}

/// The words llvm-mc assembles each line to.
pub fn llvm_encode(texts: &[String], machine: Machine) -> Option<Vec<Option<Vec<u32>>>> {
    llvm_encode_with(&[], texts, machine)
}

/// The same with options.
pub fn llvm_encode_with(
    options: &[&str],
    texts: &[String],
    machine: Machine,
) -> Option<Vec<Option<Vec<u32>>>> {
    let mut input = String::new();
    for (index, text) in texts.iter().enumerate() {
        input.push_str(&format!(
            "{text}\ns_nop 0x7fff\ns_nop {}\ns_nop {}\n",
            index & 0xffff,
            index >> 16
        ));
    }
    let output = run(machine, options, input)?;
    let lines: Vec<(String, Vec<u32>)> = output.lines().filter_map(line).collect();
    let mut result = vec![None; texts.len()];
    let (mut at, mut first) = (0, None);
    while at < lines.len() {
        if lines[at].1[..] == [MARK] && at + 2 < lines.len() {
            let index = (lines[at + 1].1[0] & 0xffff | (lines[at + 2].1[0] & 0xffff) << 16) as usize;
            result[index] = first.take();
            at += 3;
            continue;
        }
        first.get_or_insert(lines[at].1.clone());
        at += 1;
    }
    Some(result)
}

fn scalar(random: &mut Random, count: u8) -> Operand {
    let specials: &[u8] = match count {
        1 => &[106, 107, 124, 125, 126, 127, 108, 113, 123],
        2 => &[106, 126, 108, 122, 124],
        4 => &[108, 120],
        8 => &[108, 112],
        _ => &[108],
    };
    if random.below(4) == 0 {
        return Operand::s_range(random.pick(specials), count);
    }
    let align = match count {
        1 | 2 => count,
        _ => 4,
    };
    let slots = (106 - count) / align + 1;
    Operand::s_range(random.below(slots.into()) as u8 * align, count)
}

fn vector(random: &mut Random, count: u8, limit: u64) -> Operand {
    Operand::v_range(random.below(limit + 1 - u64::from(count)) as u8, count)
}

fn constant(random: &mut Random) -> Operand {
    match random.below(3) {
        0 => Operand::Int(random.below(81) as i8 - 16),
        1 => Operand::Float(random.pick(&InlineFloat::ALL)),
        _ => Operand::Special(random.pick(Isa::Gfx12.traits().specials)),
    }
}

/// A literal that no inline constant stands for, of 16 bits or of 32.
fn literal_value(random: &mut Random) -> u32 {
    let wide = random.next() as u32 | 0x0101_0000;
    if random.below(2) == 0 {
        wide
    } else {
        wide & 0xffff | 0x0100
    }
}

fn immediate(random: &mut Random, isa: Isa, info: &OperandInfo) -> i32 {
    match info.imm {
        Some(ImmKind::HexI16 | ImmKind::Rel16) => random.next() as i16 as i32,
        Some(ImmKind::HexI24) => (random.next() as i32) >> 8,
        Some(ImmKind::Len5) => random.below(32) as i32,
        Some(ImmKind::Waitcnt) => (random.next() as u16 & !isa.traits().waits.zero).into(),
        Some(ImmKind::Msg | ImmKind::MsgRtn) => match isa.traits().messages {
            Messages::Parts(_) => random.next() as i32 & 0x37f,
            Messages::Numbers(_) => random.below(256) as i32,
        },
        Some(ImmKind::Delay) => (random.below(12) | random.below(6) << 4 | random.below(12) << 7) as i32,
        _ => random.next() as u16 as i32,
    }
}

fn operand(random: &mut Random, inst: &Inst, index: usize, info: &OperandInfo) -> Operand {
    let count = inst.operand_registers(index);
    let literal = inst.machine.isa.allows_literal(inst.format) && inst.format != Format::Sopk;
    let short = inst.format.is_valu() && !inst.format.is_vop3() && inst.format != Format::Vopd;
    let halves = inst.machine.isa.traits().halves;
    let limit = if halves && short && info.ty.is_half() {
        128
    } else {
        256
    };
    match info.class {
        Class::Imm => Operand::Imm(immediate(random, inst.machine.isa, info)),
        Class::Literal => Operand::Literal(random.next() as u32),
        Class::Attr => Operand::Attr {
            attr: random.below(33) as u8,
            chan: random.below(4) as u8,
        },
        Class::ExecMask => Operand::exec(inst.machine.wave),
        Class::SmemOffset | Class::GlobalBase | Class::ScratchBase if random.below(2) == 0 => Operand::Off,
        Class::SmemOffset | Class::GlobalBase | Class::ScratchBase => scalar(random, count.max(1)),
        _ if count == 0 => Operand::Off,
        Class::Null => Operand::s(inst.machine.isa.traits().null.map_or(0, |null| null.0)),
        Class::Sgpr | Class::SgprData => scalar(random, count),
        Class::ScalarConst => match random.below(3) {
            0 => Operand::s(inst.machine.isa.traits().m0.0),
            _ => Operand::Int(random.below(81) as i8 - 16),
        },
        Class::ScalarInline => match random.below(3) {
            0 => constant(random),
            _ => scalar(random, count),
        },
        Class::VgprConst => match random.below(4) {
            0 => Operand::Int(random.below(81) as i8 - 16),
            1 => Operand::Float(random.pick(&InlineFloat::ALL)),
            _ => vector(random, count, limit),
        },
        Class::ScalarSrc | Class::VectorSrc => match random.below(8) {
            0 if literal => Operand::Literal(literal_value(random)),
            0 | 1 => constant(random),
            2 | 3 => scalar(random, count),
            _ if info.class == Class::VectorSrc => vector(random, count, limit),
            _ => scalar(random, count),
        },
        _ => vector(random, count, limit),
    }
}

/// Which halves of registers an instruction has whose text names them: in 32-bit encodings only registers have some.
fn draw_halves(random: &mut Random, inst: &mut Inst) {
    let info = inst.info();
    if !info.has(Flag::Halves) {
        return;
    }
    inst.mods.op_sel = 0;
    for (what, operand) in info.operands.iter().zip(inst.operands.clone()) {
        let bit = if what.name == OperandName::D { 8 } else { 1 };
        let may_be_upper = inst.format.is_vop3() || matches!(operand, Operand::Vgpr { .. });
        if may_be_upper && random.below(2) == 0 {
            inst.mods.op_sel |= bit;
        }
    }
}

/// A random instruction, legal or not.
pub fn draw(random: &mut Random, machine: Machine, op: Op, format: Format) -> Inst {
    let Machine { isa, wave } = machine;
    let info = isa.op(op);
    let mut inst = Inst::with_format(machine, op, format, &vec![Operand::Off; info.operands.len()]);
    for field in isa.format(format).modifiers {
        let bits: u32 = field.bits.iter().map(|b| u32::from(b.1)).sum();
        let mut value = (random.next() & ((1 << bits) - 1)) as i32;
        if field.signed {
            value = value << (32 - bits) >> (32 - bits);
        }
        if random.below(3) != 0 {
            continue;
        }
        let mods = &mut inst.mods;
        let (byte, bit) = (value as u8, value & 1 != 0);
        match field.name {
            ModField::Neg => mods.neg = byte,
            ModField::Abs => mods.abs = byte,
            ModField::NegHi => mods.neg_hi = byte,
            ModField::Clamp => mods.clamp = bit,
            ModField::Omod => mods.omod = byte,
            ModField::OpSel => mods.op_sel = byte,
            ModField::OpSelHi => mods.op_sel_hi = byte,
            ModField::Offset => mods.offset = value,
            ModField::Offset1 => mods.offset1 = byte,
            ModField::Glc => mods.glc = bit,
            ModField::Slc => mods.slc = bit,
            ModField::Sc1 => mods.sc1 = bit,
            ModField::Dlc => mods.dlc = bit,
            ModField::Gds => mods.gds = bit,
            ModField::Th => mods.th = byte,
            ModField::Scope => mods.scope = byte,
            ModField::Sve => mods.sve = bit,
            ModField::Tfe => mods.tfe = bit,
            ModField::Offen => mods.offen = bit,
            ModField::Idxen => mods.idxen = bit,
            ModField::Lwe => mods.lwe = bit,
            ModField::A16 => mods.a16 = bit,
            ModField::D16 => mods.d16 = bit && info.has(Flag::D16),
            ModField::Unorm => mods.unorm = bit,
            ModField::Dim => mods.dim = byte,
            ModField::Dmask if info.has(Flag::Gather4) => mods.dmask = 1 << (byte & 3),
            ModField::Dmask => mods.dmask = byte,
            ModField::Format if format == Format::Mtbuf => mods.format = byte,
            ModField::Format => {}
            ModField::DppCtrl => {
                let legal = [0x101, 0x10f, 0x112, 0x12f, 0x140, 0x141, 0x150, 0x15f, 0x167];
                mods.dpp_ctrl = if bit { random.pick(&legal) } else { byte.into() };
            }
            ModField::BoundCtrl => mods.bound_ctrl = bit,
            ModField::Fi | ModField::Fi8 => mods.fi = bit,
            ModField::BankMask => mods.bank_mask = byte,
            ModField::RowMask => mods.row_mask = byte,
            ModField::Dpp8 => mods.dpp8 = value as u32,
            ModField::DstSel => mods.dst_sel = byte % 7,
            ModField::Src0Sel => mods.src0_sel = byte % 7,
            ModField::Src1Sel => mods.src1_sel = byte % 7,
            ModField::DstUnused => mods.dst_unused = byte % 3,
            ModField::Sext => mods.sext = byte,
            ModField::En => mods.en = byte,
            ModField::Tgt => mods.tgt = random.pick(&[0, 3, 7, 8, 12, 15, 16, 20, 21, 22]),
            ModField::Done => mods.done = bit,
            ModField::Row => mods.row = bit,
            ModField::WaitExp => mods.wait_exp = byte,
            ModField::WaitVa => mods.wait_va = byte,
            ModField::WaitVm => mods.wait_vm = bit,
            _ => unreachable!("no format of RDNA has it"),
        }
    }
    if info.has(Flag::Gather4) && inst.mods.dmask == 0 {
        inst.mods.dmask = 1;
    }
    // Scalar bases before the addresses whose width depends on them.
    for late in [false, true] {
        for (index, info) in info.operands.iter().enumerate() {
            let follows = matches!(info.class, Class::GlobalAddr | Class::ScratchAddr);
            if follows == late && inst.has_operand(index) {
                inst.operands[index] = operand(random, &inst, index, info);
            }
        }
    }
    for (index, info) in info.operands.iter().enumerate() {
        let field = isa.format(format).operand(info.name);
        if info.class != Class::ExecMask && field.is_some_and(|f| f.kind == FieldKind::Vcc) {
            inst.operands[index] = Operand::vcc(wave);
        }
        let narrow = if isa.traits().halves && info.ty.is_half() && !format.is_vop3() && format.is_valu() {
            128
        } else {
            256
        };
        let moved = format.is_dpp() && !isa.traits().moved_scalars && info.name == OperandName::S1;
        if info.class == Class::VectorSrc && (moved || field.is_some_and(|f| f.kind == FieldKind::Vgpr)) {
            inst.operands[index] = vector(random, inst.operand_registers(index), narrow);
        }
    }
    draw_halves(random, &mut inst);
    // Bits for sources that are not there are set.
    if format.is_vop3p() && !format.is_mix() && info.operands.len() == 3 {
        inst.mods.op_sel_hi |= 4;
    }
    // There is room for one literal.
    let mut literal = None;
    let mut halves = false;
    for (index, operand) in inst.operands.iter_mut().enumerate() {
        if let Operand::Literal(value) = operand {
            *value = *literal.get_or_insert(*value);
            halves |= info.operands[index].ty.is_half();
        }
    }
    // Of a literal for half a register the text has only what is used.
    for operand in inst.operands.iter_mut().filter(|_| halves) {
        if let Operand::Literal(value) = operand {
            *value = *value & 0xffff | 0x0100;
        }
    }
    inst
}

/// Whether llvm-mc-19 is there; if not, the test counts as skipped.
#[track_caller]
pub fn llvm_installed() -> bool {
    wavelift_peers::installed(&["llvm-mc-19"])
}
