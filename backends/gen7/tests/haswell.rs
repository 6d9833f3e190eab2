//! Haswell's instructions against `iga64`, the assembler of Intel's graphics compiler (platform 7p5): random instructions of every operation, bytes to its
//! text and its text to bytes. It has one opinion less: fields that an operation does not have, where drivers differ.

#[path = "../../../tests/support/numbers.rs"]
mod numbers;

use numbers::Random;
use std::path::Path;
use std::process::Command;
use wavelift_gen7::isa::{
    Access, Cond, CondUse, DataMessage, Dst, ExecSize, Flag, Format, Generation, Inst, MathFn, Message,
    Opcode, Place, Predicate, RegFile, Region, SampleOp, SendTo, Src, Swizzle, Type, decode, encode,
};
use wavelift_gen7::validate::check;

const HASWELL: Generation = Generation::Gen75;
/// Instructions of each operation.
const EACH: usize = 40;

fn source(numbers: &mut Random, ty: Type, exec: ExecSize) -> Src {
    let scalar = numbers.index(3) == 0 || exec == ExecSize::S1;
    let reg = numbers.index(100) as u8;
    if scalar {
        let sub = numbers.index(32 / usize::from(ty.size())) as u8 * ty.size();
        return Src::scalar(reg, sub, ty);
    }
    let width = exec.channels().min(32 / u32::from(ty.size())) as u8;
    let width = width.min(8);
    let region = Region::Align1 {
        vert: width,
        width,
        horz: 1,
    };
    Src::reg(Place::grf(reg, 0), ty, region)
}

fn three(numbers: &mut Random, inst: &mut Inst, from: Type, to: Type) {
    inst.control.access = Access::Align16;
    inst.dst = Dst::grf(numbers.index(100) as u8, 0, 1, to);
    inst.dst.mask = 15;
    for src in &mut inst.src {
        // Doubles have other swizzles for that.
        let scalar = from.size() == 4 && numbers.index(3) == 0;
        *src = Src::grf(numbers.index(100) as u8, from);
        src.region = Region::Three {
            scalar,
            swizzle: if scalar { Swizzle(0) } else { Swizzle::XYZW },
        };
    }
}

fn arithmetic(numbers: &mut Random, op: Opcode) -> Inst {
    let info = op.info();
    // The assembler has no single channel of three sources.
    let first = usize::from(info.format == Format::Three);
    let exec = numbers.pick(&[ExecSize::S1, ExecSize::S4, ExecSize::S8, ExecSize::S16][first..]);
    let mut inst = Inst::new(op, exec);
    let (from, to) = numbers.pick(info.types);
    let (from, to) = (numbers.pick(from), numbers.pick(to));
    if info.format == Format::Three {
        three(numbers, &mut inst, from, to);
    } else {
        let stride = (from.size() / to.size()).max(1);
        inst.dst = Dst::grf(numbers.index(100) as u8, 0, stride, to);
        inst.src[0] = source(numbers, from, exec);
        if info.format != Format::One {
            inst.src[1] = source(numbers, from, exec);
        }
        let last = if info.format == Format::One { 0 } else { 1 };
        if from.size() == 4 && info.format != Format::Math && numbers.index(3) == 0 {
            inst.src[last] = Src::imm(numbers.half() & 0xffff, from);
        }
    }
    if info.format == Format::Math {
        let function = numbers.pick(MathFn::ALL);
        inst.math = Some(function);
        if !function.is_binary() {
            inst.src[1] = Src::reg(Place::NULL, inst.src[0].ty, Region::PACKED);
        }
    }
    inst.control.no_mask = numbers.index(2) == 0;
    if info.predicable && numbers.index(2) == 0 {
        inst.control.pred = Predicate {
            control: 1,
            inverse: numbers.index(2) == 0,
        };
        inst.control.flag = Flag {
            reg: numbers.index(2) as u8,
            sub: 0,
        };
    }
    if info.cmod == CondUse::Compare || info.cmod == CondUse::All && numbers.index(3) == 0 {
        inst.control.cond = numbers.pick(&[Cond::Z, Cond::Nz, Cond::G, Cond::Ge, Cond::L, Cond::Le]);
    }
    inst.control.saturate = info.saturates && numbers.index(4) == 0;
    inst.control.acc_write = info.acc_write;
    inst
}

fn message(numbers: &mut Random, op: Opcode) -> Inst {
    let simd = numbers.pick(&[8u8, 16]);
    let components = numbers.pick(&[1, 3, 7, 15]);
    let coordinates = numbers.pick(&[1, 2, 3]);
    let kind = match numbers.index(5) {
        0 => DataMessage::UntypedRead {
            simd,
            components,
            surface: 255,
        },
        1 => DataMessage::UntypedWrite {
            simd,
            components,
            surface: 254,
        },
        2 => {
            let op = numbers.pick(&[SampleOp::Ld, SampleOp::SampleL]);
            DataMessage::Sample {
                simd,
                op,
                parameters: 1 + coordinates,
                surface: 7,
                sampler: if op == SampleOp::Ld { 0 } else { 5 },
            }
        }
        3 => DataMessage::TypedWrite {
            high: false,
            components: 15,
            coordinates,
            surface: 9,
        },
        _ => DataMessage::UntypedAtomic {
            simd,
            op: wavelift_gen7::isa::AtomicOp::Add,
            returns: true,
            surface: 255,
        },
    };
    let message = Message::new(HASWELL, kind);
    let eight = simd == 8 || matches!(kind, DataMessage::TypedWrite { .. });
    let exec = if eight { ExecSize::S8 } else { ExecSize::S16 };
    let mut inst = Inst::new(op, exec);
    inst.dst = match message.response {
        0 => Dst::null(Type::Uw),
        _ => Dst::grf(numbers.index(100) as u8, 0, 1, Type::Uw),
    };
    inst.src[0] = Src::grf(numbers.index(100) as u8, Type::Ud);
    inst.src[1] = Src::imm(message.descriptor(), Type::Ud);
    if numbers.index(4) == 0 && message.response == 0 {
        let a0 = Place::Direct {
            file: RegFile::Arf,
            reg: 0x10,
            sub: 0,
        };
        inst.src[1] = Src::reg(a0, Type::Ud, Region::SCALAR);
    }
    inst.send = Some(SendTo {
        sfid: message.sfid,
        eot: false,
    });
    inst
}

/// An instruction of an operation that keeps the rules, if one was found.
fn random(numbers: &mut Random, op: Opcode, at: i32, end: i32) -> Option<Inst> {
    for _ in 0..200 {
        // Targets are beginnings of instructions, which all have 16 bytes here.
        let target = 2 * (numbers.index(end as usize) as i32 - at);
        let inst = match op.info().format {
            // Its text has no distance of these.
            _ if op.info().switches => return None,
            Format::Jip | Format::Uip => {
                let mut inst = Inst::new(op, numbers.pick(&[ExecSize::S8, ExecSize::S16]));
                (inst.jip, inst.uip) = (
                    target,
                    if op.info().format == Format::Uip {
                        target
                    } else {
                        0
                    },
                );
                inst
            }
            Format::Jmpi => {
                let mut inst = Inst::new(op, ExecSize::S1);
                inst.src[1] = Src::imm((8 * target - 16) as u32, Type::D);
                inst
            }
            Format::Call => {
                let mut inst = Inst::new(op, ExecSize::S2).of(HASWELL);
                inst.dst = Dst::grf(numbers.index(100) as u8, 0, 1, Type::D);
                inst.jip = target;
                inst
            }
            Format::Send => message(numbers, op),
            Format::None => Inst::new(op, ExecSize::S1),
            Format::One | Format::Two | Format::Three | Format::Math => arithmetic(numbers, op),
            // What they look like is said by the golden instructions.
            Format::Ret | Format::Wait => return None,
        };
        if check(HASWELL, &inst).is_empty() {
            return Some(inst);
        }
    }
    None
}

/// Bits that the operation has no field in, by the manual.
fn absent(inst: &Inst) -> u128 {
    let source1_type = 7u128 << 44;
    let regions = |base: u8| 0x1ffu128 << (base + 16);
    match inst.op.info().format {
        Format::Jip | Format::Uip => (0xffff_ffff_ffff_ffffu128 << 32) & !(1 << 89 | 1 << 90),
        Format::Jmpi | Format::Call => 0xffffu128 << 32 | regions(64),
        Format::Send => regions(64),
        Format::One if inst.src[0].immediate().is_some() => source1_type,
        // Operands that are the same for all channels have no swizzle.
        Format::Three => {
            let scalar = |src: &Src| matches!(src.region, Region::Three { scalar: true, .. });
            let swizzles = inst.src.iter().zip([65, 86, 107]);
            swizzles
                .filter(|(src, _)| scalar(src))
                .fold(0, |bits, (_, low)| bits | 0xff << low)
        }
        // Its text has no conditional modifier of these, which the manual says they take.
        _ if inst.op == Opcode::Mach => 15 << 24,
        Format::Math if inst.src[1].place().is_some_and(Place::is_null) => source1_type | regions(96),
        _ => 0,
    }
}

fn iga(folder: &Path, what: &str, from: &str, to: &str) -> String {
    let output = Command::new("iga64")
        .args([what, "-p=7p5", from, "-o", to])
        .current_dir(folder)
        .output()
        .expect("iga64");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn every_operation_is_what_iga64_says() {
    let mut numbers = Random(7);
    let ops: Vec<Opcode> = Opcode::ALL
        .into_iter()
        .flat_map(|op| std::iter::repeat_n(op, EACH))
        .collect();
    let end = ops.len() as i32;
    let mut insts: Vec<Inst> = Vec::new();
    for op in ops {
        let at = insts.len() as i32;
        let nop = Inst::new(Opcode::Nop, ExecSize::S1);
        insts.push(random(&mut numbers, op, at, end).unwrap_or(nop));
    }
    let bytes: Vec<u8> = insts
        .iter()
        .flat_map(|inst| encode(HASWELL, inst).expect("an encoding"))
        .collect();
    for (inst, bytes) in insts.iter().zip(bytes.chunks(16)) {
        assert_eq!(decode(HASWELL, bytes).as_ref(), Ok(inst));
    }
    if !wavelift_peers::installed(&["iga64"]) {
        return;
    }
    let folder = std::env::temp_dir().join(format!("wavelift-iga-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("a.krn"), &bytes).expect("a file");
    let said = iga(&folder, "-d", "a.krn", "a.asm");
    assert!(!said.contains("error"), "{said}");
    let said = iga(&folder, "-a", "a.asm", "b.krn");
    assert!(!said.contains("error"), "{said}");
    let theirs = std::fs::read(folder.join("b.krn")).expect("their bytes");
    let text = std::fs::read_to_string(folder.join("a.asm")).expect("their text");
    std::fs::remove_dir_all(&folder).expect("the folder goes");
    assert_eq!(theirs.len(), bytes.len());
    let lines: Vec<&str> = text.lines().filter(|line| !line.ends_with(':')).collect();
    let word = |bytes: &[u8]| u128::from_le_bytes(bytes.try_into().expect("16 bytes"));
    let mut different = Vec::new();
    for (index, inst) in insts.iter().enumerate() {
        let at = 16 * index..16 * index + 16;
        let (ours, theirs) = (word(&bytes[at.clone()]), word(&theirs[at]));
        if (ours ^ theirs) & !absent(inst) != 0 {
            different.push(format!("{inst}\n  {ours:032x}\n  {theirs:032x}"));
        }
        let named = lines
            .get(index)
            .is_some_and(|line| line.contains(inst.op.mnemonic()));
        assert!(named, "{inst}: {:?}", lines.get(index));
    }
    let count = different.len();
    different.truncate(10);
    assert!(different.is_empty(), "{count} differ\n{}", different.join("\n"));
}
