//! Random instructions against an independent disassembler: for every operation in every encoding, operands and modifiers
//! are drawn at random, encoded, and the bytes given to llvm-mc, whose text must be ours.

use std::io::Write;
use std::process::{Command, Stdio};

use wavelift_amdgpu::isa::{
    Class, EncodeError, FieldKind, Flag, Format, ImmKind, InlineFloat, Inst, Isa, Machine, ModField, Mods,
    Op, Operand, OperandInfo, Special, Type, WaitCount, WaveSize, decode, encode, parse,
};

/// The instruction sets with a processor of each.
const TARGETS: [(Isa, &str); 8] = [
    (Isa::Gfx6, "gfx600"),
    (Isa::Gfx7, "gfx700"),
    (Isa::Gfx8, "gfx803"),
    (Isa::Gfx9, "gfx900"),
    (Isa::Gfx904, "gfx904"),
    (Isa::Gfx906, "gfx906"),
    (Isa::Gfx90a, "gfx90a"),
    (Isa::Gfx942, "gfx942"),
];

/// Generations before gfx9 have trap registers of their own.
fn is_early(isa: Isa) -> bool {
    matches!(isa, Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8)
}

/// llvm-mc cannot disassemble the first two generations.
fn has_disassembler(isa: Isa) -> bool {
    !matches!(isa, Isa::Gfx6 | Isa::Gfx7)
}

fn machine(isa: Isa) -> Machine {
    let wave = WaveSize::Wave64;
    Machine { isa, wave }
}

/// A small generator: the test must draw the same instructions on every run.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len() as u64) as usize]
    }
}

/// Disassembles every group of words with llvm-mc. `None` means that it is no instruction there.
fn llvm_text(cpu: &str, groups: &[Vec<u32>]) -> Option<Vec<Option<String>>> {
    let mut input = String::new();
    for (index, words) in groups.iter().enumerate() {
        for byte in words.iter().flat_map(|w| w.to_le_bytes()) {
            input.push_str(&format!("{byte:#04x} "));
        }
        input.push('\n');
        // Two s_nop whose immediates count the groups separate them in the output.
        let nop = |imm: u32| (0xbf80_0000 | imm).to_le_bytes();
        // Two more before them in case the group ends within an instruction with a literal.
        for byte in [nop(0x7ffe), nop(0x7fff)].concat() {
            input.push_str(&format!("{byte:#04x} "));
        }
        for byte in nop(index as u32 & 0xffff)
            .into_iter()
            .chain(nop(0x7700 | index as u32 >> 16))
        {
            input.push_str(&format!("{byte:#04x} "));
        }
        input.push('\n');
    }
    let mut child = Command::new("llvm-mc-19")
        .args(["-triple=amdgcn", &format!("-mcpu={cpu}"), "-disassemble"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let lines: Vec<&str> = text
        .lines()
        .map(str::trim)
        .filter(|l| !l.is_empty() && *l != ".text")
        .collect();
    let nop = |line: Option<&&str>| {
        line.and_then(|l| l.strip_prefix("s_nop ")).and_then(|n| {
            n.strip_prefix("0x")
                .map_or_else(|| n.parse::<u32>().ok(), |hex| u32::from_str_radix(hex, 16).ok())
        })
    };
    let mut result = vec![None; groups.len()];
    let mut current: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let numbers = (nop(lines.get(at)), nop(lines.get(at + 1)), nop(lines.get(at + 2)));
        if let (Some(0x7fff), Some(low), Some(high)) = numbers
            && high >> 8 == 0x77
        {
            let index = (low | (high & 0xff) << 16) as usize;
            while current.last() == Some(&"s_nop 0x7ffe") {
                current.pop();
            }
            if !current.is_empty() {
                result[index] = Some(current.join("; "));
            }
            current.clear();
            at += 3;
            continue;
        }
        current.push(lines[at]);
        at += 1;
    }
    Some(result)
}

fn scalar(isa: Isa, random: &mut Random, count: u8) -> Operand {
    let specials: &[u8] = match count {
        8 if is_early(isa) => &[112, 112],
        4 if is_early(isa) => &[112, 120],
        16.. if is_early(isa) => &[0],
        1 => &[102, 103, 106, 107, 124, 126, 127, 108, 113, 123],
        2 => &[102, 106, 126, 108, 122],
        4 => &[108, 120],
        8 => &[108, 112],
        _ => &[108],
    };
    if random.below(4) == 0 {
        return Operand::s_range(random.pick(specials), count);
    }
    let align = count.min(4);
    let slots = (102 - count) / align + 1;
    Operand::s_range(random.below(slots.into()) as u8 * align, count)
}

fn vector(random: &mut Random, count: u8) -> Operand {
    Operand::v_range(random.below(257 - u64::from(count)) as u8, count)
}

fn constant(isa: Isa, random: &mut Random) -> Operand {
    match random.below(3) {
        0 => Operand::Int(random.below(81) as i8 - 16),
        1 => Operand::Float(random.pick(&InlineFloat::ALL)),
        _ => Operand::Special(random.pick(isa.traits().specials)),
    }
}

fn operand(isa: Isa, random: &mut Random, inst: &Inst, index: usize, info: &OperandInfo) -> Operand {
    let count = inst.operand_registers(index);
    let literal = isa.allows_literal(inst.format) && inst.format != Format::Sopk;
    match info.class {
        Class::Imm => Operand::Imm(match info.imm {
            Some(ImmKind::HexI16 | ImmKind::Rel16) => random.next() as i16 as i32,
            Some(ImmKind::Dec7) => random.below(128) as i32,
            Some(ImmKind::Param) => random.below(3) as i32,
            Some(ImmKind::GprIdx) => random.below(16) as i32,
            _ => random.next() as u16 as i32,
        }),
        Class::Literal => Operand::Literal(random.next() as u32),
        Class::Attr => Operand::Attr {
            attr: random.below(33) as u8,
            chan: random.below(4) as u8,
        },
        Class::SmemOffset if random.below(2) == 0 => Operand::Off,
        Class::SmemOffset => scalar(isa, random, 1),
        Class::GlobalBase | Class::ScratchBase if random.below(2) == 0 => Operand::Off,
        Class::GlobalBase => scalar(isa, random, 2),
        Class::ScratchBase => scalar(isa, random, 1),
        _ if count == 0 => Operand::Off,
        Class::Agpr => Operand::a(random.below(256) as u8),
        Class::Sgpr | Class::SgprData => scalar(isa, random, count),
        Class::ScalarSrc | Class::VectorSrc => match random.below(8) {
            0 if literal => Operand::Literal(match random.below(4) {
                // Values that have inline encodings too, and 16-bit values.
                0 => random.pick(&InlineFloat::ALL).f32_bits(),
                1 => random.pick(&InlineFloat::ALL).f16_bits().into(),
                2 => (random.below(100) as u32).wrapping_sub(30),
                _ => random.next() as u32,
            }),
            0 | 1 => constant(isa, random),
            2 | 3 => scalar(isa, random, count),
            _ if info.class == Class::VectorSrc => vector(random, count),
            _ => scalar(isa, random, count),
        },
        _ => vector(random, count),
    }
}

/// Gives a modifier a value that is drawn from the bits of its field. `gathers` says whether only one component may be chosen.
fn set_modifier(mods: &mut Mods, random: &mut Random, name: ModField, value: i32, gathers: bool) {
    let (byte, bit) = (value as u8, value & 1 != 0);
    match name {
        ModField::Neg => mods.neg = byte,
        ModField::Abs => mods.abs = byte,
        ModField::NegHi => mods.neg_hi = byte,
        ModField::Clamp => mods.clamp = bit,
        ModField::Omod => mods.omod = byte,
        ModField::OpSel => mods.op_sel = byte,
        ModField::OpSelHi => mods.op_sel_hi = byte,
        ModField::High => mods.high = bit,
        ModField::Offset => mods.offset = value,
        ModField::Offset1 => mods.offset1 = byte,
        ModField::Glc => mods.glc = bit,
        ModField::Dlc => mods.dlc = bit,
        ModField::Slc => mods.slc = bit,
        ModField::Sc1 => mods.sc1 = bit,
        ModField::Lds => mods.lds = bit,
        ModField::Tfe => mods.tfe = bit,
        ModField::Lwe => mods.lwe = bit,
        ModField::Offen => mods.offen = bit,
        ModField::Addr64 => mods.addr64 = bit,
        ModField::Idxen => mods.idxen = bit,
        ModField::Gds => mods.gds = bit,
        ModField::Imm | ModField::Soe | ModField::Soffset => {}
        ModField::Dfmt => mods.dfmt = byte,
        ModField::Nfmt => mods.nfmt = byte,
        ModField::Dmask if gathers => mods.dmask = 1 << (byte & 3),
        ModField::Dmask => mods.dmask = byte,
        ModField::Unorm => mods.unorm = bit,
        ModField::Da => mods.da = bit,
        ModField::A16 => mods.a16 = bit,
        ModField::D16 => mods.d16 = bit,
        ModField::DstSel => mods.dst_sel = byte % 7,
        ModField::DstUnused => mods.dst_unused = byte % 3,
        ModField::Src0Sel => mods.src0_sel = byte % 7,
        ModField::Src1Sel => mods.src1_sel = byte % 7,
        ModField::Sext => mods.sext = byte,
        ModField::DppCtrl => {
            let legal = [
                0x101, 0x10f, 0x112, 0x12f, 0x130, 0x134, 0x138, 0x13c, 0x140, 0x141, 0x142, 0x143,
            ];
            mods.dpp_ctrl = if bit { random.pick(&legal) } else { byte.into() };
        }
        ModField::BoundCtrl => mods.bound_ctrl = bit,
        ModField::BankMask => mods.bank_mask = byte,
        ModField::RowMask => mods.row_mask = byte,
        ModField::Sve => mods.sve = bit,
        ModField::Th
        | ModField::Scope
        | ModField::Format
        | ModField::Fi
        | ModField::Fi8
        | ModField::Dpp8
        | ModField::Dim => {
            unreachable!("no format of gfx900 has it")
        }
        ModField::En => mods.en = byte,
        ModField::Tgt => mods.tgt = byte,
        ModField::Compr => mods.compr = bit,
        ModField::Done => mods.done = bit,
        ModField::Vm => mods.vm = bit,
        ModField::Row | ModField::WaitExp | ModField::WaitVa | ModField::WaitVm => {
            unreachable!("no format of GCN has it")
        }
    }
}

fn draw(isa: Isa, random: &mut Random, op: Op, format: Format) -> Inst {
    let info = isa.op(op);
    let mut inst = Inst::with_format(machine(isa), op, format, &vec![Operand::Off; info.operands.len()]);
    for field in isa.format(format).modifiers {
        let bits: u32 = field.bits.iter().map(|b| u32::from(b.1)).sum();
        let mut value = (random.next() & ((1 << bits) - 1)) as i32;
        if field.signed {
            value = value << (32 - bits) >> (32 - bits);
        }
        if random.below(3) != 0 {
            continue;
        }
        set_modifier(
            &mut inst.mods,
            random,
            field.name,
            value,
            isa.op(op).has(Flag::Gather4),
        );
    }
    if isa.op(op).has(Flag::Gather4) && inst.mods.dmask == 0 {
        inst.mods.dmask = 1;
    }
    // Scalar bases before the addresses whose width depends on them.
    for late in [false, true] {
        for (index, info) in info.operands.iter().enumerate() {
            let depends = matches!(info.class, Class::GlobalAddr | Class::ScratchAddr);
            if depends == late && inst.has_operand(index) {
                inst.operands[index] = operand(isa, random, &inst, index, info);
            }
        }
    }
    for (index, info) in info.operands.iter().enumerate() {
        let field = isa.format(format).operand(info.name);
        if field.is_some_and(|f| f.kind == FieldKind::Vcc) {
            inst.operands[index] = Operand::VCC;
        }
        let has_base = inst.operands.last() != Some(&Operand::Off);
        // Both may be there where a modifier says whether there is an address.
        let by_modifier = isa.traits().scratch_modifier;
        if info.class == Class::ScratchAddr && has_base && !by_modifier {
            inst.operands[index] = Operand::Off;
        }
        if field.is_some_and(|f| f.kind == FieldKind::Vgpr) && info.class == Class::VectorSrc {
            inst.operands[index] = vector(random, inst.operand_registers(index));
        }
    }
    inst
}

#[test]
fn random_instructions_print_as_llvm_prints_them() {
    for (isa, cpu) in TARGETS {
        random_on(isa, cpu);
    }
}

/// Whether llvm-mc takes an instruction.
fn llvm_takes(inst: &Inst, isa: Isa) -> bool {
    if !isa.op(inst.op).has(Flag::Gather4) {
        return true;
    }
    // It first reads four data registers for every gather and refuses those that run over v255, and has no three-register result.
    let first = inst.operands.first();
    let over = matches!(first, Some(Operand::Vgpr { first, .. }) if first.0 > 252);
    !(over || inst.mods.d16 && inst.mods.tfe)
}

/// Legal instructions with their words: `rounds` of each operation in each format.
fn drawn(isa: Isa, random: &mut Random, rounds: usize) -> (Vec<Inst>, Vec<Vec<u32>>) {
    let (mut groups, mut insts) = (Vec::new(), Vec::new());
    for op in isa.operations() {
        for &(format, _) in isa.op(op).encodings {
            let mut made = 0;
            for _ in 0..rounds * 40 {
                if made == rounds {
                    break;
                }
                let mut inst = draw(isa, random, op, format);
                let mut words = Vec::new();
                if isa.op(op).operands.is_empty() && (format.is_sdwa() || format == Format::Mubuf) {
                    inst.mods = Default::default();
                }
                if !llvm_takes(&inst, isa) || encode(&inst, &mut words).is_err() {
                    continue;
                }
                made += 1;
                groups.push(words);
                insts.push(inst);
            }
            assert!(
                made > 0,
                "no legal instruction was drawn for {} in {format:?}",
                isa.op(op).mnemonic
            );
        }
    }
    (insts, groups)
}

fn random_on(isa: Isa, cpu: &str) {
    let seed = std::env::var("WAVELIFT_FUZZ_SEED")
        .ok()
        .and_then(|s| s.parse().ok());
    let mut random = Random(seed.unwrap_or(0x9e37_79b9_7f4a_7c15));
    let rounds: usize = std::env::var("WAVELIFT_FUZZ_ROUNDS")
        .ok()
        .and_then(|r| r.parse().ok())
        .unwrap_or(6);
    let (insts, groups) = drawn(isa, &mut random, rounds);
    let mut failures = Vec::new();
    for (inst, words) in insts.iter().zip(&groups) {
        match decode(machine(isa), words, 0) {
            Ok((back, length)) if back == *inst && length == words.len() => {}
            other => failures.push(format!(
                "{words:08x?} `{inst}` decodes to {other:?}, not {inst:?}"
            )),
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {}:\n{}",
        failures.len(),
        groups.len(),
        failures.join("\n")
    );
    if !has_disassembler(isa) {
        eprintln!("{} instructions decode to what they were", groups.len());
        return;
    }
    if !wavelift_peers::installed(&["llvm-mc-19"]) {
        return;
    }
    let texts = llvm_text(cpu, &groups).expect("llvm-mc-19 answers");
    for ((inst, words), text) in insts.iter().zip(&groups).zip(texts) {
        let ours = inst.to_string();
        if text.as_deref() != Some(&ours) {
            failures.push(format!(
                "{words:08x?}\n  ours `{ours}`\n  llvm `{}`",
                text.unwrap_or_default()
            ));
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {}:\n{}",
        failures.len(),
        groups.len(),
        failures.join("\n")
    );
    eprintln!("{} instructions agree", groups.len());
}

/// Words of a format with everything else at random: what we take is what llvm-mc takes.
#[test]
fn words_of_cdna_are_the_same_instructions() {
    for (isa, cpu) in TARGETS.into_iter().filter(|(isa, _)| isa.traits().even_vectors) {
        words_on(isa, cpu);
    }
}

fn words_on(isa: Isa, cpu: &str) {
    let mut random = Random(0x5eed_90a0);
    let (mut groups, mut insts) = (Vec::new(), Vec::new());
    for format in isa.formats() {
        let info = isa.format(format);
        for round in 0..1000 {
            let any = random.next() << 32 ^ random.next();
            // Sparse bits reach the operations whose other fields must be zero.
            let sparse = any & random.next() & (random.next() << 32 | random.next());
            let bits = if round % 2 == 0 { any } else { sparse };
            let bits = bits & !(info.mask as u64) | info.value as u64;
            let words = [bits as u32, (bits >> 32) as u32, random.next() as u32];
            let Ok((inst, length)) = decode(machine(isa), &words, 0) else {
                continue;
            };
            // The constant bus is a rule of encoders, and texts of some encodings are odd.
            if encode(&inst, &mut Vec::new()).is_ok() && !ambiguous(isa, &inst) {
                groups.push(words[..length].to_vec());
                insts.push(inst);
            }
        }
    }
    if !wavelift_peers::installed(&["llvm-mc-19"]) {
        return;
    }
    let texts = llvm_text(cpu, &groups).expect("llvm-mc-19 answers");
    let mut failures = Vec::new();
    for ((inst, words), text) in insts.iter().zip(&groups).zip(texts) {
        let (ours, theirs) = (inst.to_string(), text.unwrap_or_default());
        if ours != theirs {
            failures.push(format!("{words:08x?}\n  ours `{ours}`\n  llvm `{theirs}`"));
        }
    }
    let (wrong, all) = (failures.len(), groups.len());
    assert!(failures.is_empty(), "{wrong} of {all}:\n{}", failures.join("\n"));
    assert!(all > 2000, "{all}");
    eprintln!("{all} words are the same instructions");
}

/// What llvm-mc makes of every line of assembly: its bytes, or `None` where it reports an error.
fn llvm_assemble(cpu: &str, lines: &[String]) -> Option<Vec<Option<Vec<u8>>>> {
    let mut child = Command::new("llvm-mc-19")
        .args(["-triple=amdgcn", &format!("-mcpu={cpu}"), "-show-encoding"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let input = lines.join("\n") + "\n";
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let messages = String::from_utf8(output.stderr).ok()?;
    let mut failed = vec![false; lines.len()];
    for message in messages.lines().filter(|m| m.contains(": error: ")) {
        let line: usize = message.split(':').nth(1)?.parse().ok()?;
        failed[line - 1] = true;
    }
    let text = String::from_utf8(output.stdout).ok()?;
    let mut encodings = text.lines().filter_map(|line| {
        let (_, bytes) = line.split_once("; encoding: [")?;
        let bytes = bytes.trim_end_matches(']').split(',');
        bytes
            .map(|b| u8::from_str_radix(b.trim_start_matches("0x"), 16).ok())
            .collect::<Option<Vec<u8>>>()
    });
    Some(
        failed
            .into_iter()
            .map(|failed| if failed { None } else { encodings.next() })
            .collect(),
    )
}

#[test]
fn our_text_assembles_to_our_bytes() {
    for (isa, cpu) in TARGETS {
        assembles_on(isa, cpu);
    }
}

fn assembles_on(isa: Isa, cpu: &str) {
    let mut random = Random(0x0dd0_5eed);
    let (mut lines, mut words) = (Vec::new(), Vec::new());
    for op in isa.operations() {
        for &(format, _) in isa.op(op).encodings {
            for _ in 0..8 {
                let inst = draw(isa, &mut random, op, format);
                let mut out = Vec::new();
                // Text does not tell a literal with the value of an inline constant from that constant.
                let literal = inst.operands.iter().any(|o| matches!(o, Operand::Literal(_)));
                if encode(&inst, &mut out).is_ok() && !literal && !ambiguous(isa, &inst) {
                    lines.push(inst.to_string());
                    words.push(out);
                }
            }
        }
    }
    for (line, words) in lines.iter().zip(&words) {
        let mut back = Vec::new();
        let inst = parse(machine(isa), line).unwrap_or_else(|error| panic!("`{line}`: {error}"));
        encode(&inst, &mut back).unwrap();
        assert_eq!(back, *words, "`{line}`");
    }
    if !wavelift_peers::installed(&["llvm-mc-19"]) {
        return;
    }
    let assembled = llvm_assemble(cpu, &lines).expect("llvm-mc-19 answers");
    let mut failures = Vec::new();
    for ((line, words), theirs) in lines.iter().zip(&words).zip(assembled) {
        let ours: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        if theirs.as_ref() != Some(&ours) {
            failures.push(format!("`{line}`: ours {ours:02x?}, llvm {theirs:02x?}"));
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {}:\n{}",
        failures.len(),
        lines.len(),
        failures.join("\n")
    );
    eprintln!("{} lines assemble to the same bytes", lines.len());
}

/// Instructions whose text is that of another encoding too, or whose text the assembler takes for fewer operations than
/// the disassembler (values read from LDS).
fn ambiguous(isa: Isa, inst: &Inst) -> bool {
    let long_form = inst.info().operands.is_empty() && inst.format == Format::Vop3;
    let unused_bits = inst.op == Op::SWaitcnt && inst.operands[0] != waits(isa, inst.operands[0]);
    // llvm-mc prints a message without bits that no part of it has.
    let message = matches!(inst.op, Op::SSendmsg | Op::SSendmsghalt)
        && matches!(inst.operands[0], Operand::Imm(imm) if imm & !0x37f != 0);
    // A compressed export has pairs of channels; text does not tell a pair from its half.
    let halves = |en: u8| matches!(en & 3, 1 | 2) || matches!(en >> 2 & 3, 1 | 2);
    let export = inst.op == Op::Exp && inst.mods.compr && halves(inst.mods.en);
    let lds = inst.operands.contains(&Operand::Special(Special::LdsDirect));
    // Float constants of 16-bit integers print as literals.
    let half_float = inst
        .info()
        .operands
        .iter()
        .zip(&inst.operands)
        .any(|(info, operand)| {
            matches!(operand, Operand::Float(_)) && matches!(info.ty, Type::B16 | Type::I16 | Type::U16)
        });
    let absent_source = inst.format == Format::Vop3p && inst.operands.len() == 3 && inst.mods.op_sel_hi < 4;
    let pattern = inst.op == Op::DsSwizzleB32 && inst.mods.offset != 0;
    // llvm-mc has no three-register result for gathers.
    let gather = inst.info().has(Flag::Gather4) && inst.mods.tfe && inst.mods.d16;
    long_form || unused_bits || message || export || gather || pattern || lds || half_float || absent_source
}

fn waits(isa: Isa, operand: Operand) -> Operand {
    match operand {
        Operand::Imm(imm) => Operand::Imm(WaitCount::from_imm(isa, imm as u16).to_imm(isa).into()),
        other => other,
    }
}

/// Whether an operand is a literal that prints like an inline constant.
fn disguised(operand: &Operand) -> bool {
    matches!(operand, Operand::Literal(value) if (-16..=64).contains(&(*value as i32)) || *value < 0x1_0000
        || InlineFloat::ALL.iter().any(|f| f.f32_bits() == *value))
}

#[test]
fn llvm_refuses_what_breaks_the_constant_bus_rule() {
    for (isa, cpu) in TARGETS {
        refused_on(isa, cpu);
    }
}

fn refused_on(isa: Isa, cpu: &str) {
    let mut random = Random(0xb005_0b05);
    let mut lines = Vec::new();
    for op in isa.operations() {
        for &(format, _) in isa.op(op).encodings {
            for _ in 0..40 {
                let inst = draw(isa, &mut random, op, format);
                let refused = encode(&inst, &mut Vec::new()) == Err(EncodeError::ScalarValues);
                // llvm-mc lets M0 choose the lane of any value.
                let by_m0 = op == Op::VWritelaneB32 && inst.operands[2] == Operand::s(isa.traits().m0.0);
                if refused && !by_m0 && !inst.operands.iter().any(disguised) {
                    lines.push(inst.to_string());
                }
            }
        }
    }
    assert!(lines.len() > 500, "{}", lines.len());
    if !wavelift_peers::installed(&["llvm-mc-19"]) {
        return;
    }
    let assembled = llvm_assemble(cpu, &lines).expect("llvm-mc-19 answers");
    let accepted: Vec<&String> = lines
        .iter()
        .zip(&assembled)
        .filter(|(_, bytes)| bytes.is_some())
        .map(|(line, _)| line)
        .collect();
    assert!(
        accepted.is_empty(),
        "{} of {}:\n{accepted:#?}",
        accepted.len(),
        lines.len()
    );
    eprintln!("{} lines are refused", lines.len());
}

#[test]
fn wait_counts_survive_their_immediate() {
    // The older machine has four bits for vector memory, and only the largest count waits for nothing.
    for vm in (0..15).chain([63]) {
        let count = WaitCount {
            vm,
            ..WaitCount::NONE
        };
        assert_eq!(WaitCount::from_imm(Isa::Gfx8, count.to_imm(Isa::Gfx8)), count);
    }
    assert_eq!(WaitCount::NONE.to_imm(Isa::Gfx8), 0x0f7f);
    let isa = Isa::Gfx9;
    for vm in 0..64 {
        for exp in 0..8 {
            for lgkm in (0..15).chain([63]) {
                let count = WaitCount { vm, exp, lgkm };
                assert_eq!(WaitCount::from_imm(isa, count.to_imm(isa)), count);
            }
        }
    }
    // Values from the table in the encodings digest: no wait, vmcnt(0), lgkmcnt(0).
    assert_eq!(WaitCount::NONE.to_imm(isa), 0xcf7f);
    assert_eq!(
        WaitCount {
            vm: 0,
            ..WaitCount::NONE
        }
        .to_imm(isa),
        0x0f70
    );
    assert_eq!(
        WaitCount {
            lgkm: 0,
            ..WaitCount::NONE
        }
        .to_imm(isa),
        0xc07f
    );
}

/// `Isa::accepts` and the encoder are two readings of the same columns: they must agree on every operand.
#[test]
fn accepts_says_what_the_encoder_takes() {
    for (isa, _) in TARGETS {
        accepts_on(isa);
    }
}

fn accepts_on(isa: Isa) {
    let mut random = Random(0xacce_0975);
    let mut checked = 0;
    for op in isa.operations() {
        for &(format, _) in isa.op(op).encodings {
            if isa.op(op).operands.is_empty() {
                continue;
            }
            let legal = (0..200)
                .map(|_| draw(isa, &mut random, op, format))
                .find(|i| encode(i, &mut Vec::new()).is_ok());
            let legal = legal.unwrap_or_else(|| panic!("no legal {} in {format:?}", isa.op(op).mnemonic));
            for index in 0..legal.operands.len() {
                let count = legal.operand_registers(index);
                if count == 0 || legal.operands[index] == Operand::Off {
                    continue;
                }
                let accepts = isa.accepts(op, format, index);
                let scalar = Operand::s_range(16, count);
                for (operand, expected) in [
                    (Operand::v_range(8, count), accepts.vgpr),
                    (scalar, accepts.scalar),
                    (Operand::VCC, accepts.scalar && count == 2 || accepts.only_vcc),
                    (Operand::Int(7), accepts.constant),
                    (Operand::Literal(0x1234), accepts.literal),
                ] {
                    let mut inst = legal.clone();
                    inst.operands[index] = operand;
                    // An instruction has room for one literal.
                    for other in &mut inst.operands {
                        if matches!(other, Operand::Literal(_)) {
                            *other = Operand::Literal(0x1234);
                        }
                    }
                    let taken = match encode(&inst, &mut Vec::new()) {
                        // The kind of operand is right; what it meets in the other operands is not the question.
                        Ok(()) | Err(EncodeError::ScalarValues) => true,
                        Err(_) => false,
                    };
                    assert_eq!(
                        taken, expected,
                        "{operand:?} as operand {index} of {inst} ({format:?})"
                    );
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 10_000, "{checked}");
}
