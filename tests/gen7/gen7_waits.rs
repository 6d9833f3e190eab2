//! Hints and fences in the code of the first sixteen kernels of the corpus, weakened one at a time, on Ivy Bridge and Haswell. Each kernel runs many times here, so
//! that the later ones do not take part.
//!
//! A mutant is the code object with one instruction changed in place. Where the second of two writes looks again for a register that the first has left
//! busy, the thread must be found to wait for ever. Where a fence is gone, the simulator must find out at the first access that the
//! fence would have ordered, of work-group or global memory. What it does not find has no effect, for one of three reasons:
//!
//! - *not reached*: with an instruction in its place that stops the program, the launch passes, too;
//! - *orders nothing*: no way to the fence from the one before, or from the start, has a write;
//! - *another after it*: no way from the fence leads to a barrier or an atomic operation, with which a thread could tell another of its
//!   writes, but by another fence, which orders them as well. Reads need no fence in these runs, whose messages are not late.

use crate::corpus::is_first;
use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::{Arc, Mutex};
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::TargetExecutor;
use wavelift_codegen::target::{CompiledModule, Options};
use wavelift_gen7::backend::compiler_of;
use wavelift_gen7::isa::{DataMessage, Dst, ExecSize, Inst, Message, Opcode, Src, Type, decode_all, encode};
use wavelift_gen7::subtarget::{HSW, IVB, Subtarget};
use wavelift_gen7_sim::{DispatchOptions, Gen7Machine};

/// A machine of the family.
type Gpu = &'static Subtarget;

/// Bytes in the code of a kernel that become others.
#[derive(Clone)]
struct Mutant {
    kernel: usize,
    offset: usize,
    bytes: Vec<u8>,
}

fn place(object: &[u8], code: &[u8]) -> Option<usize> {
    object.windows(code.len()).position(|window| window == code)
}

fn run(gpu: Gpu, case: &Case, change: impl Fn(&mut CompiledModule) + 'static) -> Verdict {
    let machine = Gen7Machine::of(gpu, DispatchOptions::default()).unchecked();
    let executor = TargetExecutor::with_machine(
        Arc::new(compiler_of(gpu)),
        Options::for_wave(16),
        Box::new(machine),
    );
    let mut executor = executor.changed_by(change);
    run_case(case, &mut executor, RunOptions { text: true }).verdict
}

fn run_mutant(gpu: Gpu, case: &Case, mutant: &Mutant) -> Verdict {
    let mutant = mutant.clone();
    run(gpu, case, move |compiled| {
        let unit = compiled.kernels().nth(mutant.kernel).expect("the kernel");
        if let Some(start) = place(&compiled.object, &unit.code) {
            let at = start + mutant.offset;
            compiled.object[at..at + mutant.bytes.len()].copy_from_slice(&mutant.bytes);
        }
    })
}

/// The code of a case's kernels.
fn code_of(gpu: Gpu, case: &Case) -> Vec<Vec<u8>> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = Arc::clone(&seen);
    let verdict = run(gpu, case, move |compiled| {
        let code = compiled.kernels().map(|kernel| kernel.code.clone());
        if let Ok(mut keep) = keep.lock() {
            *keep = code.collect();
        }
    });
    assert_eq!(verdict, Verdict::Pass, "{}", case.name);
    let code = seen.lock().expect("the code");
    code.clone()
}

fn message(gpu: Gpu, inst: &Inst) -> Option<DataMessage> {
    Message::decode(gpu.generation, inst.send?.sfid, inst.descriptor()?).map(|message| message.kind)
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case") && is_first(path))
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| Case::read(file).unwrap_or_else(|error| panic!("{error}")))
        .collect()
}

/// Where the thread may go from an instruction.
fn onward(offset: u32, inst: &Inst) -> Vec<u32> {
    let from = |distance: i32| offset.wrapping_add_signed(8 * distance);
    let next = offset + inst.length();
    let always = inst.control.pred.control == 0;
    match inst.op {
        _ if inst.send.is_some_and(|send| send.eot) => Vec::new(),
        Opcode::Jmpi => {
            let distance = inst.src[1].immediate().expect("a constant distance") as i32;
            let target = next.wrapping_add_signed(8 * distance);
            if always { vec![target] } else { vec![target, next] }
        }
        Opcode::If | Opcode::Break => vec![next, from(inst.jip), from(inst.uip)],
        Opcode::Else | Opcode::Endif | Opcode::While => vec![next, from(inst.jip)],
        _ => vec![next],
    }
}

/// Whether some way from a place leads to an instruction, before one that ends the ways.
fn leads_to(
    start: u32,
    onward: &HashMap<u32, Vec<u32>>,
    wanted: &dyn Fn(u32) -> bool,
    ends: &dyn Fn(u32) -> bool,
) -> bool {
    let (mut seen, mut work) = (HashSet::new(), onward[&start].clone());
    while let Some(at) = work.pop() {
        if !seen.insert(at) {
            continue;
        }
        if wanted(at) {
            return true;
        }
        if !ends(at) {
            work.extend(onward.get(&at).into_iter().flatten());
        }
    }
    false
}

fn writes(gpu: Gpu, inst: &Inst) -> bool {
    inst.send.is_some()
        && !matches!(
            message(gpu, inst),
            Some(
                DataMessage::Fence { .. }
                    | DataMessage::Barrier
                    | DataMessage::EndOfThread
                    | DataMessage::UntypedRead { .. }
                    | DataMessage::ByteRead { .. }
                    | DataMessage::ScratchRead { .. }
                    | DataMessage::ScratchWrite { .. }
            )
        )
}

/// Whether a launch passes with an instruction that stops the program in this place.
fn is_not_reached(gpu: Gpu, case: &Case, kernel: usize, offset: u32, inst: &Inst) -> bool {
    let bytes = match inst.length() {
        16 => encode(gpu.generation, &Inst::new(Opcode::Illegal, ExecSize::S1)).expect("an instruction"),
        _ => return false,
    };
    let offset = offset as usize;
    let mutant = Mutant {
        kernel,
        offset,
        bytes,
    };
    run_mutant(gpu, case, &mutant) == Verdict::Pass
}

fn hints_taken_back_by_half(gpu: Gpu) {
    let (mut count, mut caught) = (0, 0);
    for case in cases() {
        for (kernel, code) in code_of(gpu, &case).iter().enumerate() {
            for (offset, inst) in decode_all(gpu.generation, code).expect("instructions") {
                let dep = inst.control.dep;
                if !dep.no_check || dep.no_clear {
                    continue;
                }
                let mut looks = inst;
                looks.control.dep.no_check = false;
                looks.compact = false;
                let Ok(bytes) = encode(gpu.generation, &looks) else {
                    continue;
                };
                if bytes.len() != inst.length() as usize {
                    continue;
                }
                let mutant = Mutant {
                    kernel,
                    offset: offset as usize,
                    bytes,
                };
                count += 1;
                match run_mutant(gpu, &case, &mutant) {
                    Verdict::Fail(failure) => {
                        let text = failure.to_string();
                        assert!(
                            text.contains("waits for ever"),
                            "{} at {offset:#x}: {text}",
                            case.name
                        );
                        caught += 1;
                    }
                    _ => assert!(
                        is_not_reached(gpu, &case, kernel, offset, &inst),
                        "{} at {offset:#x} is not missed",
                        case.name
                    ),
                }
            }
        }
    }
    println!(
        "{}, {count} hints: {caught} found, {} not reached by the launch",
        gpu.name,
        count - caught
    );
    assert!(caught > 0);
}

/// Whether a launch fails without a fence, because a barrier comes before it.
fn is_missed(gpu: Gpu, case: &Case, kernel: usize, (offset, fence): (u32, &Inst)) -> bool {
    // What waits for the fence finds a value.
    let mut nothing = Inst::new(Opcode::Mov, fence.control.exec);
    nothing.dst = Dst {
        ty: Type::Ud,
        ..fence.dst
    };
    nothing.src[0] = Src::imm(0, Type::Ud);
    nothing.src[1].ty = Type::Ud;
    nothing.control.no_mask = true;
    let bytes = encode(gpu.generation, &nothing).expect("an instruction");
    assert_eq!(bytes.len(), fence.length() as usize);
    let mutant = Mutant {
        kernel,
        offset: offset as usize,
        bytes,
    };
    match run_mutant(gpu, case, &mutant) {
        Verdict::Fail(failure) => {
            let text = failure.to_string();
            assert!(
                text.contains("no fence before its barrier"),
                "{} at {offset:#x}: {text}",
                case.name
            );
            true
        }
        verdict => {
            assert_eq!(verdict, Verdict::Pass, "{} at {offset:#x}", case.name);
            false
        }
    }
}

fn fences_left_out(gpu: Gpu) {
    let (mut count, mut caught, mut kernels) = (0, 0, 0);
    let (mut unreached, mut idle, mut last) = (0, 0, 0);
    for case in cases() {
        for (kernel, code) in code_of(gpu, &case).iter().enumerate() {
            let insts = decode_all(gpu.generation, code).expect("instructions");
            let by_offset: HashMap<u32, Inst> = insts.iter().copied().collect();
            let graph: HashMap<u32, Vec<u32>> = insts
                .iter()
                .map(|(offset, inst)| (*offset, onward(*offset, inst)))
                .collect();
            let is = |at: u32, kind: &dyn Fn(&DataMessage) -> bool| {
                by_offset
                    .get(&at)
                    .and_then(|inst| message(gpu, inst))
                    .is_some_and(|message| kind(&message))
            };
            let is_fence = |at: u32| is(at, &|message| matches!(message, DataMessage::Fence { .. }));
            let mut found = 0;
            for (offset, inst) in &insts {
                if !is_fence(*offset) {
                    continue;
                }
                count += 1;
                if is_missed(gpu, &case, kernel, (*offset, inst)) {
                    found += 1;
                    continue;
                }
                if is_not_reached(gpu, &case, kernel, *offset, inst) {
                    unreached += 1;
                    continue;
                }
                let comes_from = |from: &u32| {
                    writes(gpu, &by_offset[from])
                        && leads_to(*from, &graph, &|at| at == *offset, &|at| is_fence(at))
                };
                if !graph.keys().any(comes_from) {
                    idle += 1;
                    continue;
                }
                let tells = |at: u32| {
                    is(at, &|message| {
                        matches!(message, DataMessage::Barrier | DataMessage::UntypedAtomic { .. })
                    })
                };
                let told = leads_to(*offset, &graph, &tells, &is_fence);
                assert!(!told, "{} at {offset:#x} is not missed", case.name);
                last += 1;
            }
            println!("{}: {found} fences", case.name);
            caught += found;
            kernels += u32::from(found > 0);
        }
    }
    println!(
        "{}, {count} fences: {caught} found in {kernels} kernels, {unreached} not reached by the launch, {idle} that order nothing, \
         {last} with another after them",
        gpu.name
    );
    assert_eq!(caught + unreached + idle + last, count);
    assert!(kernels >= 6);
}

#[test]
fn hints_of_ivy_bridge_taken_back_by_half() {
    hints_taken_back_by_half(&IVB);
}

#[test]
fn hints_of_haswell_taken_back_by_half() {
    hints_taken_back_by_half(&HSW);
}

#[test]
fn fences_of_ivy_bridge_left_out() {
    fences_left_out(&IVB);
}

#[test]
fn fences_of_haswell_left_out() {
    fences_left_out(&HSW);
}
