//! Every wait and every guard of scalar registers in gfx1201's code of the first sixteen kernels of the corpus is needed: weakened by the least amount, each
//! makes the simulator stop with an error.
//!
//! - `s_wait_loadcnt`, `s_wait_storecnt`, `s_wait_dscnt`, `s_wait_kmcnt` and the two that name two counters (RDNA4 ISA 5.7.1): each
//!   counter is not waited for at all, or waited for to one more than it says.
//! - `s_wait_alu` (5.7): each field that is zero becomes one.
//! - On gfx1030 and gfx1100 `s_waitcnt` and `s_waitcnt_vscnt`, in the same way, and gfx1100's guards, `s_waitcnt_depctr`.
//!
//! Of gfx1030 with 64 lanes and of gfx1100 one in [`SAMPLE`] runs in ordinary tests; all of every machine, and of unoptimised kernels, by
//! `cargo test --release --test amd rdna4_waits -- --ignored --nocapture`.
//!
//! Only errors that name the cause count, as on gfx900.

use crate::weakened;
use crate::weakened::{Mutant, Wait, Weakened, expect_all_noticed, expect_noticed_but, test_level};
use wavelift_amdgpu::backend::compilers;
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_amdgpu_sim::counters::Counter;
use wavelift_codegen::target::Target;
use wavelift_rdna4::isa::WaveSize;
use wavelift_rdna4::isa::{Inst, Latency, Op as Opcode, Operand, Role, WaitCount, assemble};
use wavelift_rdna4::subtarget::{GFX10, GFX11, SUBTARGET};
use wavelift_rdna4_sim::Gfx12;

type Line = weakened::Line<Inst>;

/// A part of the immediate operand of a wait.
struct Field {
    name: &'static str,
    low: u32,
    most: u32,
}

const fn field(name: &'static str, low: u32, most: u32) -> Field {
    Field { name, low, most }
}

impl Field {
    /// The counter or the writers, by their number in the simulator.
    fn counter(&self) -> Option<Counter> {
        let number = match self.name {
            "loadcnt" | "sa_sdst" => 0,
            "storecnt" | "va_vcc" => 1,
            "dscnt" | "va_sdst" => 2,
            "kmcnt" | "va_vdst" => 3,
            _ => return None,
        };
        Some(Counter(number))
    }
}

/// The counters that an instruction waits for.
fn fields(op: Opcode) -> &'static [Field] {
    const LOAD: &[Field] = &[field("loadcnt", 0, 63)];
    const STORE: &[Field] = &[field("storecnt", 0, 63)];
    const DS: &[Field] = &[field("dscnt", 0, 63)];
    const KM: &[Field] = &[field("kmcnt", 0, 31)];
    const LOAD_DS: &[Field] = &[field("loadcnt", 8, 63), field("dscnt", 0, 63)];
    const STORE_DS: &[Field] = &[field("storecnt", 8, 63), field("dscnt", 0, 63)];
    match op {
        Opcode::SWaitLoadcnt => LOAD,
        Opcode::SWaitStorecnt | Opcode::SWaitcntVscnt => STORE,
        Opcode::SWaitDscnt => DS,
        Opcode::SWaitKmcnt => KM,
        Opcode::SWaitLoadcntDscnt => LOAD_DS,
        Opcode::SWaitStorecntDscnt => STORE_DS,
        _ => &[],
    }
}

/// The fields of `s_wait_alu`, or `s_waitcnt_depctr`, that guards use.
const GUARDS: &[Field] = &[
    field("sa_sdst", 0, 1),
    field("va_vcc", 1, 1),
    field("va_sdst", 9, 7),
    field("va_vdst", 12, 15),
];

/// One mutant in so many is tested of machines that are much like others.
const SAMPLE: usize = 8;

fn imm(inst: &Inst) -> u32 {
    match inst.operands.last() {
        Some(&Operand::Imm(imm)) => imm as u32,
        _ => panic!("an immediate"),
    }
}

/// The counts of `s_waitcnt` before gfx12, as fields of a word in which they lie side by side.
const TOGETHER: [Field; 2] = [field("loadcnt", 0, 63), field("dscnt", 8, 63)];

/// Whether an instruction is a wait by fields that generations have at different places.
fn is_together(inst: &Inst) -> bool {
    inst.op == Opcode::SWaitcnt && !inst.machine.isa.has(Opcode::SWaitLoadcnt)
}

/// The counts of such a wait side by side.
fn together(inst: &Inst) -> u32 {
    let count = WaitCount::from_imm(inst.machine.isa, imm(inst) as u16);
    u32::from(count.vm) | u32::from(count.lgkm) << 8
}

/// A wait of older generations with other counts.
fn with_together(line: &Line, field: &Field, count: u32) -> Mutant {
    let isa = line.inst.machine.isa;
    let counts = together(&line.inst) & !(field.most << field.low) | count << field.low;
    let wait = WaitCount {
        vm: (counts & 63) as u8,
        lgkm: (counts >> 8 & 63) as u8,
        ..WaitCount::from_imm(isa, imm(&line.inst) as u16)
    };
    Mutant {
        what: format!("`{}` with {} of {count}", line.inst, field.name),
        offset: line.offset,
        words: vec![line.words[0] & !0xffff | u32::from(wait.to_imm(isa))],
        place: line.offset,
        counter: field.counter(),
    }
}

/// Makes a mutant with another count in a field.
type Change = fn(&Line, &Field, u32) -> Mutant;

/// The waits of generations before gfx12.
fn older_waits(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let (mut count, mut out) = (0, Vec::new());
    for line in lines {
        let (fields, counts, change): (&[Field], u32, Change) = match line.inst.op {
            _ if is_together(&line.inst) => (&TOGETHER, together(&line.inst), with_together),
            Opcode::SWaitcntVscnt => (fields(line.inst.op), imm(&line.inst), with_field),
            _ => continue,
        };
        count += 1;
        for field in fields {
            let limit = counts >> field.low & field.most;
            if limit < field.most {
                out.push(change(line, field, limit + 1));
                if limit + 1 < field.most {
                    out.push(change(line, field, field.most));
                }
            }
        }
    }
    (count, out)
}

fn with_field(line: &Line, field: &Field, count: u32) -> Mutant {
    let word = line.words[0] & !(field.most << field.low) | count << field.low;
    Mutant {
        what: format!("`{}` with {} of {count}", line.inst, field.name),
        offset: line.offset,
        words: vec![word],
        place: line.offset,
        counter: field.counter(),
    }
}

fn waits(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let (mut count, mut out) = (0, Vec::new());
    for line in lines {
        let fields = fields(line.inst.op);
        count += usize::from(!fields.is_empty());
        for field in fields {
            let limit = imm(&line.inst) >> field.low & field.most;
            if limit < field.most {
                out.push(with_field(line, field, limit + 1));
                if limit + 1 < field.most {
                    out.push(with_field(line, field, field.most));
                }
            }
        }
    }
    (count, out)
}

fn guards(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let (mut count, mut out) = (0, Vec::new());
    for line in lines.iter().filter(|line| line.inst.op == Opcode::SWaitAlu) {
        count += 1;
        let weaker = GUARDS
            .iter()
            .filter(|field| imm(&line.inst) >> field.low & field.most == 0);
        out.extend(weaker.map(|field| with_field(line, field, 1)));
    }
    (count, out)
}

/// Vector registers of operands.
fn registers(inst: &Inst, wanted: impl Fn(Role) -> bool) -> Vec<u16> {
    let operands = inst.operands.iter().enumerate();
    let operands = operands.filter(|&(index, _)| inst.operand_role(index).is_some_and(&wanted));
    operands
        .flat_map(|(_, operand)| match *operand {
            Operand::Vgpr { first, count } => u16::from(first.0)..u16::from(first.0) + u16::from(count),
            _ => 0..0,
        })
        .collect()
}

/// Scalar registers of operands.
fn scalars(inst: &Inst, wanted: impl Fn(Role) -> bool) -> Vec<u8> {
    let operands = inst.operands.iter().enumerate();
    let operands = operands.filter(|&(index, _)| inst.operand_role(index).is_some_and(&wanted));
    operands
        .flat_map(|(_, operand)| match *operand {
            Operand::Sgpr { first, count } => first.0..first.0 + count,
            _ => 0..0,
        })
        .collect()
}

/// The scalar registers that instructions read before they are written, up to a guard of a kind or a branch.
fn guarded(lines: &[Line], counter: Counter) -> Vec<u8> {
    let kind = GUARDS.iter().find(|field| field.counter() == Some(counter));
    let same = |inst: &Inst| {
        let waits = |field: &Field| imm(inst) >> field.low & field.most == 0;
        inst.op == Opcode::SWaitAlu && kind.is_some_and(waits)
    };
    let (mut reads, mut written) = (Vec::new(), Vec::new());
    for line in lines.iter().take_while(|line| !same(&line.inst)) {
        let read = scalars(&line.inst, |role| role != Role::Dst);
        reads.extend(read.into_iter().filter(|register| !written.contains(register)));
        written.extend(scalars(&line.inst, |role| role != Role::Src));
        if line.inst.info().mnemonic.contains("branch") {
            break;
        }
    }
    reads
}

impl Weakened for Gfx12 {
    fn trap(wave: u32) -> u32 {
        let wave = match wave {
            32 => WaveSize::Wave32,
            _ => WaveSize::Wave64,
        };
        assemble("s_trap 2", wave).expect("an instruction")[0]
    }

    fn onward(line: &Line) -> (Option<usize>, bool) {
        let target = match line.inst.operands.first() {
            Some(Operand::Imm(imm)) if line.inst.info().mnemonic.contains("branch") => {
                Some((line.offset as i64 + 4 + 4 * i64::from(*imm as i16)) as usize)
            }
            _ => None,
        };
        let ends = matches!(line.inst.op, Opcode::SBranch | Opcode::SEndpgm);
        (target, !ends)
    }

    fn waits(inst: &Inst, other: &Inst, counter: Counter) -> Option<u32> {
        if fields(inst.op).is_empty() && inst.op != Opcode::SWaitAlu && !is_together(inst) {
            return None;
        }
        let fields = match (other.op, inst.op) {
            (Opcode::SWaitAlu, Opcode::SWaitAlu) => GUARDS,
            (Opcode::SWaitAlu, _) => &[],
            _ => fields(inst.op),
        };
        let (fields, counts) = match is_together(inst) {
            true => (&TOGETHER[..], together(inst)),
            false => (fields, imm(inst)),
        };
        let field = fields.iter().find(|field| field.counter() == Some(counter))?;
        let limit = counts >> field.low & field.most;
        (limit < field.most).then_some(limit)
    }

    /// A guard is for what the next instruction reads, and for what those up to the next guard of its kind, or a branch, do.
    fn begins(line: &Line, counter: Counter, &(lines, at): &Wait<'_, Gfx12>) -> bool {
        if lines[at].inst.op != Opcode::SWaitAlu {
            return line.counters.has(counter);
        }
        let reader = lines[at + 1..]
            .iter()
            .find(|line| line.inst.op != Opcode::SDelayAlu);
        let reader = &reader.expect("a reader").inst;
        if counter == Counter(3) {
            let meets = |register| registers(reader, |role| role != Role::Dst).contains(&register);
            let writes = registers(&line.inst, |role| role != Role::Src);
            return line.inst.info().latency == Latency::Trans && writes.into_iter().any(meets);
        }
        let reads = guarded(&lines[at + 1..], counter);
        let writes = scalars(&line.inst, |role| role != Role::Src);
        let right = match counter {
            Counter(0) => !line.inst.format.is_valu() && line.counters.is_empty(),
            _ => line.inst.format.is_valu(),
        };
        right && reads.iter().any(|register| writes.contains(register))
    }
}

fn run_level(level: &str, wave: WaveSize, what: &str, mutants: impl Fn(&[Line]) -> (usize, Vec<Mutant>)) {
    let compiler = compilers(&SUBTARGET).last().expect("a processor");
    let tested = test_level::<Gfx12>(&compiler, level, wave.lanes(), 1, mutants);
    expect_noticed_but(&format!("{level}, {wave:?}"), what, &tested, guards_another_way);
}

#[test]
fn every_wait_of_optimised_kernels_is_needed_by_32_lanes() {
    run_level("O2", WaveSize::Wave32, "waits", waits);
}

#[test]
fn every_wait_of_optimised_kernels_is_needed_by_64_lanes() {
    run_level("O2", WaveSize::Wave64, "waits", waits);
}

#[test]
fn every_guard_of_optimised_kernels_is_needed_by_32_lanes() {
    run_level("O2", WaveSize::Wave32, "guards", guards);
}

#[test]
fn every_guard_of_optimised_kernels_is_needed_by_64_lanes() {
    run_level("O2", WaveSize::Wave64, "guards", guards);
}

/// A guard after a loop that may have read part of the pair, which the launches leave before they do.
fn guards_another_way(mutant: &str) -> bool {
    mutant.contains("corpus/statemachine") && mutant.contains("sa_sdst")
}

/// The atomics of a loop, each a release of those before, which nobody reads in between: only on gfx12 has a release a rule of its own.
fn releases_atomics(mutant: &str) -> bool {
    mutant.contains("corpus/histogram") && mutant.contains("storecnt")
}

/// The last processor of a subtarget before gfx12.
fn run_older(sub: &'static Subtarget, level: &str, wave: WaveSize, one_in: usize) {
    let compiler = compilers(sub).last().expect("a processor");
    let place = format!("{}, {level}, {wave:?}", compiler.name());
    let lanes = wave.lanes();
    let tested = test_level::<Gfx12>(&compiler, level, lanes, one_in, older_waits);
    expect_noticed_but(&place, "waits", &tested, releases_atomics);
    if std::ptr::eq(sub, &GFX11) {
        let tested = test_level::<Gfx12>(&compiler, level, lanes, one_in, guards);
        expect_all_noticed(&place, "guards", &tested);
    }
}

#[test]
fn every_wait_of_optimised_kernels_is_needed_on_gfx10() {
    run_older(&GFX10, "O2", WaveSize::Wave32, 1);
}

#[test]
fn waits_of_a_sample_are_needed_by_64_lanes_on_gfx10() {
    run_older(&GFX10, "O2", WaveSize::Wave64, SAMPLE);
}

#[test]
fn waits_and_guards_of_a_sample_are_needed_by_32_lanes_on_gfx11() {
    run_older(&GFX11, "O2", WaveSize::Wave32, SAMPLE);
}

#[test]
fn waits_and_guards_of_a_sample_are_needed_by_64_lanes_on_gfx11() {
    run_older(&GFX11, "O2", WaveSize::Wave64, SAMPLE);
}

#[test]
#[ignore = "takes minutes"]
fn every_wait_and_guard_is_needed_on_older_machines() {
    for sub in [&GFX10, &GFX11] {
        for wave in [WaveSize::Wave32, WaveSize::Wave64] {
            run_older(sub, "O2", wave, 1);
            run_older(sub, "O0", wave, 1);
        }
    }
}

#[test]
#[ignore = "takes minutes"]
fn every_wait_and_guard_of_unoptimised_kernels_is_needed() {
    for wave in [WaveSize::Wave32, WaveSize::Wave64] {
        run_level("O0", wave, "waits", waits);
        run_level("O0", wave, "guards", guards);
    }
}
