//! Every wait and every `s_nop` in the code of the first sixteen kernels of the corpus is needed: weakened by the least amount, each makes the
//! simulator stop with an error.
//!
//! - each counter that an `s_waitcnt` names is not waited for at all, or waited for to one more than it says;
//! - the counter of stores that have read their data (`expcnt`, gfx6), in the same way;
//! - an `s_nop` of several wait states loses one; one of a single wait state is moved to the start of the kernel.
//!
//! All of gfx900, gfx803 and gfx700 run in ordinary tests, and one in [`SAMPLE`] of gfx600, gfx90a and gfx942. All of every machine and of
//! unoptimised kernels: `cargo test --release --test amd gcn_waits -- --ignored --nocapture`, with `WAVELIFT_MACHINE=gfx90a` of one.
//!
//! The simulator must report a result that is used before its counter was waited for, group memory that is still in flight, or a
//! hazard. Wrong results are not enough: the simulator has to name the cause.

use crate::weakened;
use crate::weakened::{Mutant, Weakened, expect_all_noticed, expect_noticed_but, test_level};
use wavelift_amdgpu_sim::counters::Counter;
use wavelift_codegen::target::Target;
use wavelift_gcn::isa::{Inst, Op as Opcode, Operand, WaitCount, assemble};
use wavelift_gcn::target::{WAVE_SIZE, compilers};
use wavelift_gcn_sim::Gfx900;

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
    let (isa, none) = (line.inst.machine.isa, WaitCount::NONE);
    let count = WaitCount::from_imm(isa, imm(&line.inst));
    let mut push = |what: &str, weaker: WaitCount, counter: Option<Counter>| {
        out.push(Mutant {
            what: format!("`{}` {what}", line.inst),
            offset: line.offset,
            words: vec![line.words[0] & !0xffff | u32::from(weaker.to_imm(isa))],
            place: line.offset,
            counter,
        });
    };
    if count.vm < none.vm {
        push("without vmcnt", WaitCount { vm: none.vm, ..count }, Some(VECTOR));
        let one_more = WaitCount {
            vm: count.vm + 1,
            ..count
        };
        push("with vmcnt one more", one_more, Some(VECTOR));
    }
    if count.lgkm < none.lgkm {
        let without = WaitCount {
            lgkm: none.lgkm,
            ..count
        };
        push("without lgkmcnt", without, Some(GROUP));
        let one_more = WaitCount {
            lgkm: count.lgkm + 1,
            ..count
        };
        push("with lgkmcnt one more", one_more, Some(GROUP));
    }
    if count.exp < none.exp {
        push(
            "without expcnt",
            WaitCount {
                exp: none.exp,
                ..count
            },
            None,
        );
        let one_more = WaitCount {
            exp: count.exp + 1,
            ..count
        };
        push("with expcnt one more", one_more, None);
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
            place: line.offset,
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
        place: end,
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

/// One mutant in so many is tested of machines that are much like others.
const SAMPLE: usize = 8;

/// Machines whose mutants are all tested by command.
const MACHINES: [&str; 6] = ["gfx900", "gfx803", "gfx700", "gfx600", "gfx90a", "gfx942"];

fn run_level(level: &str, what: &str, mutants: impl Fn(&[Line]) -> (usize, Vec<Mutant>)) {
    run_processor("gfx900", level, 1, what, mutants);
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
    one_in: usize,
    what: &str,
    mutants: impl Fn(&[Line]) -> (usize, Vec<Mutant>),
) {
    let compiler = compilers().find(|compiler| compiler.name() == processor);
    let compiler = compiler.expect("a processor");
    let tested = test_level::<Gfx900>(&compiler, level, WAVE_SIZE, one_in, mutants);
    let place = format!("{processor}, {level}");
    // Hazards of gfx600 are in file tests.
    if (processor, what, tested.instructions) == ("gfx600", "s_nop", 0) {
        println!("{place}: no {what} in these kernels");
        return;
    }
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

fn run_both(processor: &str, level: &str, one_in: usize) {
    run_processor(processor, level, one_in, "s_waitcnt", waits);
    run_processor(processor, level, one_in, "s_nop", nops);
}

#[test]
fn every_wait_and_wait_state_of_optimised_kernels_is_needed_on_gfx700() {
    run_both("gfx700", "O2", 1);
}

#[test]
fn every_wait_and_wait_state_of_optimised_kernels_is_needed_on_gfx803() {
    run_both("gfx803", "O2", 1);
}

#[test]
fn waits_and_wait_states_of_a_sample_are_needed_on_gfx600() {
    run_both("gfx600", "O2", SAMPLE);
}

#[test]
fn waits_and_wait_states_of_a_sample_are_needed_on_gfx90a() {
    run_both("gfx90a", "O2", SAMPLE);
}

#[test]
fn waits_and_wait_states_of_a_sample_are_needed_on_gfx942() {
    run_both("gfx942", "O2", SAMPLE);
}

#[test]
#[ignore = "takes minutes"]
fn every_wait_and_wait_state_is_needed_on_every_machine() {
    let only = std::env::var("WAVELIFT_MACHINE").ok();
    for processor in MACHINES {
        if only.as_deref().is_none_or(|only| only == processor) {
            run_both(processor, "O2", 1);
            run_both(processor, "O0", 1);
        }
    }
}

#[test]
fn every_wait_state_of_unoptimised_kernels_is_needed() {
    run_level("O0", "s_nop", nops);
}

#[test]
fn every_wait_state_of_optimised_kernels_is_needed() {
    run_level("O2", "s_nop", nops);
}
