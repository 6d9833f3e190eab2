//! Every wait and every `s_nop` in the code of the first sixteen kernels of the corpus is needed: weakened by the least amount, each makes the
//! simulator stop with an error.
//!
//! - each counter that an `s_waitcnt` names is not waited for at all, or waited for to one more than it says;
//! - an `s_nop` of several wait states loses one; one of a single wait state is moved to the start of the kernel.
//!
//! The simulator must report a result that is used before its counter was waited for, group memory that is still in flight, or a
//! hazard. Wrong results are not enough: the simulator has to name the cause.

#[path = "support/weakened.rs"]
mod weakened;

use wavelift_amdgpu_sim::counters::Counter;
use wavelift_codegen::target::Target;
use wavelift_gcn::isa::{Inst, Op as Opcode, Operand, WaitCount, assemble};
use wavelift_gcn::target::{WAVE_SIZE, compilers};
use wavelift_gcn_sim::Gfx900;
use weakened::{Mutant, Weakened, expect_all_noticed, expect_noticed_but, test_level};

type Line = weakened::Line<Inst>;

/// Numbers of the counters in the simulator.
const VECTOR: Counter = Counter(0);
const GROUP: Counter = Counter(1);

fn imm(inst: &Inst) -> u16 {
    match inst.operands[..] {
        [Operand::Imm(imm)] => imm as u16,
        _ => panic!("an immediate"),
    }
}

/// Mutants of the waits.
fn weaker_waits(line: &Line, out: &mut Vec<Mutant>) {
    let count = WaitCount::from_imm(line.inst.machine.isa, imm(&line.inst));
    let mut push = |what: String, weaker: WaitCount, counter: Counter| {
        out.push(Mutant {
            what,
            offset: line.offset,
            words: vec![line.words[0] & !0xffff | u32::from(weaker.to_imm(line.inst.machine.isa))],
            counter: Some(counter),
        });
    };
    if count.vm < WaitCount::NONE.vm {
        push(
            format!("`{}` without vmcnt", line.inst),
            WaitCount {
                vm: WaitCount::NONE.vm,
                ..count
            },
            VECTOR,
        );
        let one_more = WaitCount {
            vm: count.vm + 1,
            ..count
        };
        push(format!("`{}` with vmcnt one more", line.inst), one_more, VECTOR);
    }
    if count.lgkm < WaitCount::NONE.lgkm {
        push(
            format!("`{}` without lgkmcnt", line.inst),
            WaitCount {
                lgkm: WaitCount::NONE.lgkm,
                ..count
            },
            GROUP,
        );
        let one_more = WaitCount {
            lgkm: count.lgkm + 1,
            ..count
        };
        push(format!("`{}` with lgkmcnt one more", line.inst), one_more, GROUP);
    }
}

/// The mutant of an `s_nop`.
fn fewer_wait_states(lines: &[Line], index: usize) -> Mutant {
    let line = &lines[index];
    let states = imm(&line.inst);
    if states > 0 {
        return Mutant {
            what: format!("`{}` with one wait state less", line.inst),
            offset: line.offset,
            words: vec![line.words[0] - 1],
            counter: None,
        };
    }
    // Everything before it moves down over it, and it becomes the first instruction.
    let (start, end) = (lines[0].offset, line.offset);
    let mut words = vec![line.words[0]];
    for (i, before) in lines[..index].iter().enumerate() {
        let mut moved = before.words.clone();
        if let Some(target) = branch_target(before)
            && target > end
        {
            moved[0] = moved[0] & !0xffff | (moved[0] - 1) & 0xffff;
        }
        if i > 0 && lines[i - 1].inst.op == Opcode::SGetpcB64 {
            moved[1] = moved[1].wrapping_sub(4);
        }
        words.extend(moved);
    }
    // Branches from after it to what has moved.
    for after in &lines[index + 1..] {
        let mut same = after.words.clone();
        if let Some(target) = branch_target(after)
            && target <= end
        {
            same[0] = same[0] & !0xffff | (same[0] + 1) & 0xffff;
        }
        words.extend(same);
    }
    Mutant {
        what: format!("`{}` at {:#x} removed", line.inst, end - start),
        offset: start,
        words,
        counter: None,
    }
}

/// Where a branch lands.
fn branch_target(line: &Line) -> Option<usize> {
    match line.inst.operands.first() {
        Some(Operand::Imm(imm)) if line.inst.info().mnemonic.contains("branch") => {
            Some((line.offset as i64 + 4 + 4 * i64::from(*imm as i16)) as usize)
        }
        _ => None,
    }
}

impl Weakened for Gfx900 {
    fn trap(_: u32) -> u32 {
        assemble("s_trap 2").expect("an instruction")[0]
    }

    fn onward(line: &Line) -> (Option<usize>, bool) {
        let ends = matches!(line.inst.op, Opcode::SBranch | Opcode::SEndpgm);
        (branch_target(line), !ends)
    }

    fn waits(inst: &Inst, _: &Inst, counter: Counter) -> Option<u32> {
        if inst.op != Opcode::SWaitcnt {
            return None;
        }
        let count = WaitCount::from_imm(inst.machine.isa, imm(inst));
        let (count, most) = if counter == VECTOR {
            (count.vm, WaitCount::NONE.vm)
        } else {
            (count.lgkm, WaitCount::NONE.lgkm)
        };
        (count < most).then_some(count.into())
    }
}

fn run_level(level: &str, what: &str, mutants: impl Fn(&[Line]) -> (usize, Vec<Mutant>)) {
    run_processor("gfx900", level, what, mutants);
}

/// Where all accesses of global memory are flat ones, fences wait for them as if they might be accesses of group memory, which the
/// simulator knows that those of `histogram` are not.
fn is_about_flat(mutant: &str) -> bool {
    mutant.contains("corpus/histogram")
        && (mutant.contains("without lgkmcnt") || mutant.contains("with lgkmcnt one more"))
}

/// The release of a fence writes the second-level cache back and waits for that. The simulator's cache has nothing that memory lacks, so
/// that it does not see whether that has ended.
fn is_about_write_back(mutant: &str) -> bool {
    mutant.contains("corpus/histogram")
        && (mutant.contains("without vmcnt") || mutant.contains("with vmcnt one more"))
}

fn run_processor(
    processor: &str,
    level: &str,
    what: &str,
    mutants: impl Fn(&[Line]) -> (usize, Vec<Mutant>),
) {
    let compiler = compilers().find(|compiler| compiler.name() == processor);
    let compiler = compiler.expect("a processor");
    let tested = test_level::<Gfx900>(&compiler, level, WAVE_SIZE, mutants);
    let place = format!("{processor}, {level}");
    match processor {
        "gfx90a" | "gfx942" => expect_noticed_but(&place, what, &tested, is_about_write_back),
        "gfx700" | "gfx803" => expect_noticed_but(&place, what, &tested, is_about_flat),
        _ => expect_all_noticed(&place, what, &tested),
    }
}

fn waits(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let waits: Vec<&Line> = lines
        .iter()
        .filter(|line| line.inst.op == Opcode::SWaitcnt)
        .collect();
    let mut out = Vec::new();
    for line in &waits {
        weaker_waits(line, &mut out);
    }
    (waits.len(), out)
}

fn nops(lines: &[Line]) -> (usize, Vec<Mutant>) {
    let out: Vec<Mutant> = (0..lines.len())
        .filter(|&index| lines[index].inst.op == Opcode::SNop)
        .map(|index| fewer_wait_states(lines, index))
        .collect();
    (out.len(), out)
}

#[test]
fn every_wait_of_unoptimised_kernels_is_needed() {
    run_level("O0", "s_waitcnt", waits);
}

#[test]
fn every_wait_of_optimised_kernels_is_needed() {
    run_level("O2", "s_waitcnt", waits);
}

#[test]
fn every_wait_and_wait_state_of_optimised_kernels_is_needed_on_gfx700() {
    run_processor("gfx700", "O2", "s_waitcnt", waits);
    run_processor("gfx700", "O2", "s_nop", nops);
}

#[test]
fn every_wait_and_wait_state_of_optimised_kernels_is_needed_on_gfx803() {
    run_processor("gfx803", "O2", "s_waitcnt", waits);
    run_processor("gfx803", "O2", "s_nop", nops);
}

#[test]
#[ignore = "takes minutes"]
fn every_wait_and_wait_state_of_optimised_kernels_is_needed_on_cdna() {
    for processor in ["gfx90a", "gfx942"] {
        run_processor(processor, "O2", "s_waitcnt", waits);
        run_processor(processor, "O2", "s_nop", nops);
    }
}

#[test]
#[ignore = "takes minutes"]
fn every_wait_and_wait_state_of_unoptimised_kernels_is_needed_on_gfx803() {
    run_processor("gfx803", "O0", "s_waitcnt", waits);
    run_processor("gfx803", "O0", "s_nop", nops);
}

#[test]
fn every_wait_state_of_unoptimised_kernels_is_needed() {
    run_level("O0", "s_nop", nops);
}

#[test]
fn every_wait_state_of_optimised_kernels_is_needed() {
    run_level("O2", "s_nop", nops);
}
