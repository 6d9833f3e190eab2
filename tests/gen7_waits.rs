//! Hints and fences in the code of the kernel corpus, weakened one at a time.
//!
//! A mutant is the code object with one instruction changed in place. Where the second of two writes looks again for a register that the first has left
//! busy, the thread must be found to wait for ever. Where a fence is gone, the simulator must find out in kernels that exchange data by group
//! memory; a fence that follows no write since the one before orders nothing, and need not be missed.

use std::path::Path;
use std::sync::{Arc, Mutex};
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift::exec::{Gen7Change, Gen7Executor};
use wavelift_gen7::compile::{CompiledModule, Options};
use wavelift_gen7::isa::{
    DataMessage, Dst, Inst, Message, Opcode, SURFACE_GROUP, Src, Type, decode_all, encode,
};
use wavelift_gen7::sim::DispatchOptions;

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

fn run(case: &Case, change: Gen7Change) -> Verdict {
    let mut executor = Gen7Executor::new(Options::default(), DispatchOptions::default()).changed_by(change);
    run_case(case, &mut executor, RunOptions { text: true }).verdict
}

fn run_mutant(case: &Case, mutant: &Mutant) -> Verdict {
    let mutant = mutant.clone();
    run(
        case,
        Box::new(move |compiled: &mut CompiledModule| {
            let code = &compiled.kernels[mutant.kernel].code.bytes;
            if let Some(start) = place(&compiled.object, code) {
                let at = start + mutant.offset;
                compiled.object[at..at + mutant.bytes.len()].copy_from_slice(&mutant.bytes);
            }
        }),
    )
}

/// The code of a case's kernels.
fn code_of(case: &Case) -> Vec<Vec<u8>> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let keep = Arc::clone(&seen);
    let verdict = run(
        case,
        Box::new(move |compiled: &mut CompiledModule| {
            let code = compiled.kernels.iter().map(|kernel| kernel.code.bytes.clone());
            if let Ok(mut keep) = keep.lock() {
                *keep = code.collect();
            }
        }),
    );
    assert_eq!(verdict, Verdict::Pass, "{}", case.name);
    let code = seen.lock().expect("the code");
    code.clone()
}

fn message(inst: &Inst) -> Option<DataMessage> {
    Message::decode(inst.send?.sfid, inst.descriptor()?).map(|message| message.kind)
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("the corpus")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "case"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| Case::read(file).unwrap_or_else(|error| panic!("{error}")))
        .collect()
}

#[test]
fn hints_taken_back_by_half() {
    let (mut count, mut caught) = (0, 0);
    for case in cases() {
        for (kernel, code) in code_of(&case).iter().enumerate() {
            for (offset, inst) in decode_all(code).expect("instructions") {
                let dep = inst.control.dep;
                if !dep.no_check || dep.no_clear {
                    continue;
                }
                let mut looks = inst;
                looks.control.dep.no_check = false;
                looks.compact = false;
                let Ok(bytes) = encode(&looks) else { continue };
                if bytes.len() != inst.length() as usize {
                    continue;
                }
                let mutant = Mutant {
                    kernel,
                    offset: offset as usize,
                    bytes,
                };
                count += 1;
                match run_mutant(&case, &mutant) {
                    Verdict::Fail(failure) => {
                        let text = failure.to_string();
                        assert!(
                            text.contains("waits for ever"),
                            "{} at {offset:#x}: {text}",
                            case.name
                        );
                        caught += 1;
                    }
                    // Code that no launch reaches.
                    verdict => println!("{} at {offset:#x}: {verdict:?}", case.name),
                }
            }
        }
    }
    println!("{caught} of {count} hints; no launch reaches the others");
    assert!(caught > 50);
}

#[test]
fn fences_left_out() {
    let (mut count, mut missed, mut kernels) = (0, 0, 0);
    for case in cases() {
        for (kernel, code) in code_of(&case).iter().enumerate() {
            let insts = decode_all(code).expect("instructions");
            let shares = insts.iter().any(|(_, inst)| {
                matches!(
                    message(inst),
                    Some(DataMessage::UntypedWrite {
                        surface: SURFACE_GROUP,
                        ..
                    })
                )
            }) && insts
                .iter()
                .any(|(_, inst)| matches!(message(inst), Some(DataMessage::Barrier)));
            if !shares {
                continue;
            }
            let mut found = 0;
            for (offset, inst) in insts {
                if !matches!(message(&inst), Some(DataMessage::Fence { .. })) {
                    continue;
                }
                // What waits for the fence finds a value.
                let mut nothing = Inst::new(Opcode::Mov, inst.control.exec);
                nothing.dst = Dst {
                    ty: Type::Ud,
                    ..inst.dst
                };
                nothing.src[0] = Src::imm(0, Type::Ud);
                nothing.src[1].ty = Type::Ud;
                nothing.control.no_mask = true;
                let bytes = encode(&nothing).expect("an instruction");
                assert_eq!(bytes.len(), inst.length() as usize);
                let mutant = Mutant {
                    kernel,
                    offset: offset as usize,
                    bytes,
                };
                count += 1;
                match run_mutant(&case, &mutant) {
                    Verdict::Fail(failure) if failure.to_string().contains("no fence before its barrier") => {
                        found += 1
                    }
                    Verdict::Fail(failure) => panic!("{} at {offset:#x}: {failure}", case.name),
                    _ => missed += 1,
                }
            }
            println!("{}: {found} fences", case.name);
            kernels += u32::from(found > 0);
        }
    }
    // Of the modules with two kernels a case launches one.
    println!(
        "{count} fences left out in {kernels} kernels, {missed} of them ordered nothing or are not reached"
    );
    assert!(kernels >= 6);
}
