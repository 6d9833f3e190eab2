//! The invariants of the divergence pass, watched while code for Ivy Bridge runs: on the first sixteen kernels of the corpus, on kernels of random control flow, with lane
//! masks and with the machine's conditionals and loops; and planted mistakes, which have to be noticed.

use crate::corpus::{FIRST, is_first};
use crate::executors::{executor, prepared, recording};
use crate::packs;
use crate::random::{Shape, build, build_calling};
use std::path::{Path, PathBuf};
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_codegen::divergence::watch::Profile;
use wavelift_codegen::ir::Module;
use wavelift_codegen::target::{OptionValue, Options, Program};
use wavelift_codegen::verify::masks::{MaskError, verify_masks};
use wavelift_gen7::backend::{Gen7, compiler};
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::emit::Code;
use wavelift_gen7::isa::{Cond, Generation, Inst, Opcode, Place, RegFile, Src, Type, decode_all, encode};
use wavelift_gen7::masks::mask_program;
use wavelift_gen7_sim::{Device, DispatchOptions, Seen, WatchedCode};
use wavelift_interpreter::WaveId;

const WIDTHS: [SimdWidth; 2] = [SimdWidth::Simd8, SimdWidth::Simd16];

/// How to compile code that is watched.
fn options(simd: SimdWidth, structure: bool) -> Options {
    let structure = OptionValue::Flag(structure);
    Options {
        watch: true,
        own: vec![("structure".to_owned(), structure)],
        ..Options::for_wave(simd.channels())
    }
}

/// Runs a case with its invariants watched, and compares what each lane ran with its own execution by the interpreter.
fn watched(case: &Case, text: bool, simd: SimdWidth, structure: bool) -> Result<Profile, String> {
    let run = RunOptions { text };
    let mut machine = executor("ivb", options(simd, structure));
    match run_case(case, &mut machine, run).verdict {
        Verdict::Pass => {}
        verdict => return Err(format!("{verdict:?}")),
    }
    let interpret = wavelift_interpreter::Options {
        wave_size: simd.channels(),
        address_bits: 32,
        ..Default::default()
    };
    let form = prepared("ivb", options(simd, structure));
    let (mut alone, recorded) = recording(interpret, form);
    match run_case(case, &mut alone, run).verdict {
        Verdict::Pass => {}
        verdict => return Err(format!("interpreter: {verdict:?}")),
    }
    let recorded = recorded.borrow();
    let (mut profile, mut lanes) = (Profile::default(), 0);
    for seen in machine.seen() {
        profile.add(&seen.profile);
        for wave in &seen.waves {
            let id = WaveId {
                group: wave.group,
                wave: wave.wave,
            };
            let own = recorded
                .traces
                .get(&id)
                .ok_or("a wave that the interpreter does not have")?;
            for lane in (0..16).filter(|&lane| wave.lanes.has(lane)) {
                lanes += 1;
                if !wave.trace.same_path(own, lane) {
                    return Err(format!("lane {lane} of {id:?} goes another way than alone"));
                }
            }
        }
    }
    let total = profile.total();
    if lanes == 0 || total.with_lanes == 0 {
        return Err("nothing was seen".to_owned());
    }
    if total.with_lanes > total.stack || total.stack != recorded.entries {
        let stack = recorded.entries;
        return Err(format!(
            "{total:?} blocks were entered, {stack} by the interpreter's stack"
        ));
    }
    Ok(profile)
}

fn check(files: &[PathBuf], text: bool, widths: &[SimdWidth]) -> Profile {
    let (mut sum, mut wrong) = (Profile::default(), Vec::new());
    for file in files {
        let case = Case::read(file).unwrap_or_else(|error| panic!("{error}"));
        for &simd in widths {
            for structure in [false, true] {
                match watched(&case, text, simd, structure) {
                    Ok(profile) => sum.add(&profile),
                    Err(error) => wrong.push(format!("{} {simd:?} {structure}: {error}", case.name)),
                }
            }
        }
    }
    println!(
        "{:?}, {} meetings, {} cross-lane",
        sum.total(),
        sum.meetings,
        sum.cross_lane
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    sum
}

fn kernels(level: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    packs::case_files(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels").join(level),
        &mut files,
    );
    files.retain(|file| is_first(file));
    files.sort();
    assert_eq!(files.len(), FIRST.len());
    files
}

#[test]
fn kernels_compiled_without_optimisation() {
    assert!(check(&kernels("O0"), true, &WIDTHS).meetings > 0);
}

#[test]
fn kernels_compiled_with_optimisation() {
    assert!(check(&kernels("O2"), true, &WIDTHS).meetings > 0);
}

#[test]
fn random_control_flow() {
    for (pack, simd) in [
        ("ws8_cfg_sample", SimdWidth::Simd8),
        ("ws16_cfg_sample", SimdWidth::Simd16),
    ] {
        if let Some(pack) = packs::unpack(pack) {
            let mut files = Vec::new();
            packs::case_files(&pack.0, &mut files);
            files.sort();
            assert_eq!(files.len(), 84);
            let profile = check(&files, false, &[simd]);
            assert!(profile.cross_lane > 0 && profile.meetings > 0);
        }
    }
}

/// Shapes by successors of each block.
const SHAPES: &[&[&[u32]]] = &[
    &[&[1, 2], &[2], &[]],
    &[&[1, 2], &[3], &[3], &[]],
    &[&[1], &[1, 2], &[]],
    &[&[1], &[2, 4], &[3, 1], &[1], &[]],
    &[&[1], &[2, 6], &[3, 5], &[4, 6], &[5], &[1], &[]],
    &[&[1], &[2, 4], &[3, 4], &[1, 4], &[]],
    &[&[1, 2], &[2, 3], &[1, 3], &[]],
    &[&[1, 3], &[2, 3], &[4], &[4], &[]],
    &[&[1, 2, 3], &[4], &[4], &[4], &[]],
    &[&[1, 1, 2, 1], &[2, 2], &[1, 1, 3, 3], &[]],
];

fn shape(succs: &[&[u32]], seed: u64, cross_lane: bool) -> Shape {
    Shape {
        succs: succs.iter().map(|s| s.to_vec()).collect(),
        seed,
        cross_lane,
        lanes_matter: cross_lane,
    }
}

const ITEMS: u32 = 80;

/// Runs kernel `k` of a code object, watched: what it has stored, or what was wrong.
fn run(object: &[u8], watched: Vec<WatchedCode>) -> Result<(Vec<u8>, Seen), String> {
    let mut device = Device::new();
    let out = device.allocate("out", 4 * u64::from(ITEMS)).unwrap();
    let kernarg = device.address(out).to_le_bytes();
    let module = device.load(object).map_err(|error| error.to_string())?;
    device.watch(module, watched);
    let mut options = DispatchOptions::default();
    options.limits.max_steps = 200_000;
    device
        .dispatch(module, "k", [ITEMS, 1, 1], [ITEMS, 1, 1], 0, &kernarg, &options)
        .map_err(|error| error.to_string())?;
    let seen = device.seen(module).expect("a watched module");
    Ok((device.bytes(out).to_vec(), seen.clone()))
}

/// Whether a run was stopped: some random kernels have lanes that never leave a loop. It has to say who waits for which block.
fn is_endless(error: &str) -> bool {
    let endless = error.contains("does not end");
    assert!(!endless || error.contains("lanes 0x"), "{error}");
    endless
}

fn compile(module: &Module, simd: SimdWidth, structure: bool) -> Program<Gen7> {
    let compiled = compiler().program(module, &options(simd, structure)).unwrap();
    assert!(compiled.failed.is_empty(), "{}", compiled.failed[0]);
    compiled
}

#[test]
fn calls_are_followed() {
    let mut called = 0;
    for (seed, succs) in (1..).zip(SHAPES) {
        let kernel = shape(succs, seed, true);
        let callee = shape(succs, seed ^ 0x55, true);
        for simd in WIDTHS {
            let separate = Options {
                inline: false,
                ..options(simd, true)
            };
            let compiled = compiler()
                .program(&build_calling(&kernel, &callee), &separate)
                .unwrap();
            assert!(compiled.failed.is_empty(), "{}", compiled.failed[0]);
            let profile = match run(&compiled.object, compiled.watched()) {
                Ok((_, seen)) => seen.profile,
                Err(error) if is_endless(&error) => continue,
                Err(error) => panic!("{succs:?}: {error}"),
            };
            let functions = profile.blocks.keys().map(|&(func, _)| func).max();
            called += u32::from(functions.is_some_and(|last| last.0 == 1));
        }
    }
    assert!(called > 4, "{called} runs have called the function");
}

const RUNNING: u8 = 0x30;

/// What a mistake could make of an instruction that decides which lanes run or where the thread goes. `others` are the targets of jumps, in
/// bytes, of which `own` is that of this one; `end` is the offset after it.
fn changes(inst: &Inst, end: i64, others: &[i64], own: Option<i64>) -> Vec<Inst> {
    let other = |op| Inst { op, ..*inst };
    let nop = Inst::new(Opcode::Nop, inst.control.exec);
    let nop = Inst {
        compact: inst.compact,
        ..nop
    };
    let inverted = || {
        let mut inverted = *inst;
        inverted.control.pred.inverse = !inverted.control.pred.inverse;
        inverted
    };
    let running = matches!(
        inst.dst.place,
        Place::Direct {
            file: RegFile::Arf,
            reg: RUNNING,
            ..
        }
    );
    let compares = inst.control.cond != Cond::None && inst.control.flag.reg == 0 && inst.op == Opcode::Cmp;
    let mut found = match inst.op {
        Opcode::Jmpi => {
            let mut found = vec![nop];
            if inst.control.pred.control != 0 {
                found.push(inverted());
            }
            for &target in others.iter().filter(|&&target| Some(target) != own) {
                let mut elsewhere = *inst;
                elsewhere.src[1] = Src::imm(((target - end) / 8) as u32, Type::D);
                found.push(elsewhere);
            }
            found
        }
        Opcode::If | Opcode::While | Opcode::Break | Opcode::Else | Opcode::Endif => {
            let mut found = vec![nop];
            if inst.control.pred.control != 0 {
                found.push(inverted());
            }
            let start = end - i64::from(inst.length());
            for &target in others {
                let distance = ((target - start) / 8) as i32;
                let (jip, uip) = (distance, distance);
                found.push(Inst { jip, ..*inst });
                if inst.op == Opcode::Break {
                    found.push(Inst { uip, ..*inst });
                }
            }
            found.retain(|change| change != inst);
            found
        }
        Opcode::And if running => vec![nop, other(Opcode::Or)],
        Opcode::Or | Opcode::Xor if running => vec![nop, other(Opcode::And)],
        _ if running || compares => vec![nop],
        _ => Vec::new(),
    };
    found.retain(|change| {
        encode(Generation::Gen7, change).is_ok_and(|bytes| bytes.len() == inst.length() as usize)
    });
    found
}

fn same_paths(a: &Seen, b: &Seen) -> bool {
    a.waves.len() == b.waves.len()
        && a.waves.iter().zip(&b.waves).all(|(a, b)| {
            let mut lanes = (0..16).filter(|&lane| a.lanes.has(lane));
            a.wave == b.wave && lanes.all(|lane| a.trace.same_path(&b.trace, lane))
        })
}

/// What became of planted mistakes.
#[derive(Debug, Default)]
struct Planted {
    all: u32,
    /// The proof of lane masks notices them.
    disproved: u32,
    /// Broke an invariant.
    broken: u32,
    /// Sent lanes other ways than the program does.
    elsewhere: u32,
    /// Did something that the machine forbids, or did not end.
    forbidden: u32,
    /// Changed nothing.
    harmless: u32,
}

/// Whether the proof of lane masks says that code is wrong.
fn is_disproved(compiled: &Program<Gen7>, code: &Code) -> bool {
    let kernel = &compiled.kernels[0].body;
    let flow = kernel.flow.as_ref().expect("marked code");
    // A branch to where nothing can be followed is noticed, too.
    let Ok(program) = mask_program(code, SimdWidth::Simd16, false) else {
        return true;
    };
    let verdict = verify_masks(&program, &flow.table, 200_000);
    matches!(verdict, Err(error) if !matches!(error, MaskError::TooMany { .. }))
}

/// Whether what a run has found is what the proof is about. Other lanes than the stack's at a cross-lane operation may come from a value, and
/// blocks that run without lanes are none of its business.
fn breaks_lanes(error: &str) -> bool {
    ["I1", "I2", "I5"]
        .iter()
        .any(|name| error.contains(&format!("the compiler broke {name}")))
}

/// Every instruction that writes the running lanes or branches, of small shapes, in turn becomes another one, none, or leads elsewhere. No run
/// may end with other results and nothing said; and if it breaks an invariant of lanes, the proof has noticed.
fn plant(structure: bool) -> Planted {
    let (mut planted, mut missed) = (Planted::default(), Vec::new());
    for succs in SHAPES {
        for (seed, cross_lane) in [(1, false), (2, false), (1, true)] {
            let compiled = compile(
                &build(&shape(succs, seed, cross_lane)),
                SimdWidth::Simd16,
                structure,
            );
            let code = &compiled.kernels[0].body.code.text.units;
            let start = compiled
                .object
                .windows(code.len())
                .position(|window| window == &code[..]);
            let start = start.expect("the code in its object");
            let right = match run(&compiled.object, compiled.watched()) {
                Ok(right) => right,
                Err(error) if is_endless(&error) => continue,
                Err(error) => panic!("{succs:?}: {error}"),
            };
            let all = decode_all(Generation::Gen7, code).expect("code");
            let end = |at: u32, inst: &Inst| i64::from(at) + i64::from(inst.length());
            let leads = |at: u32, inst: &Inst| match (inst.op, inst.src[1].immediate()) {
                (Opcode::Jmpi, Some(distance)) => Some(end(at, inst) + i64::from(distance as i32) * 8),
                _ => None,
            };
            let mut targets: Vec<i64> = all.iter().filter_map(|(at, inst)| leads(*at, inst)).collect();
            // Conditionals and loops lead to one another, or after.
            let nests = [
                Opcode::If,
                Opcode::Else,
                Opcode::Endif,
                Opcode::Break,
                Opcode::While,
            ];
            for (at, inst) in all.iter().filter(|(_, inst)| nests.contains(&inst.op)) {
                targets.extend([i64::from(*at), end(*at, inst)]);
            }
            targets.sort_unstable();
            targets.dedup();
            for (at, inst) in &all {
                for change in changes(inst, end(*at, inst), &targets, leads(*at, inst)) {
                    let mut object = compiled.object.clone();
                    let bytes = encode(Generation::Gen7, &change).expect("an instruction");
                    let place = start + *at as usize;
                    object[place..place + bytes.len()].copy_from_slice(&bytes);
                    planted.all += 1;
                    let mut broken = compiled.kernels[0].body.code.clone();
                    broken
                        .text
                        .units
                        .splice(*at as usize..*at as usize + bytes.len(), bytes);
                    let disproved = is_disproved(&compiled, &broken);
                    planted.disproved += u32::from(disproved);
                    let what = || format!("{succs:?} {seed} {cross_lane}: {inst} at {at:#x} -> {change}");
                    let result = run(&object, compiled.watched());
                    if !disproved && matches!(&result, Err(error) if breaks_lanes(error)) {
                        missed.push(format!("{}, by the proof: {result:?}", what()));
                    }
                    match result {
                        Err(error) if error.contains("the compiler broke I") => planted.broken += 1,
                        Err(_) => planted.forbidden += 1,
                        Ok((found, _)) if found == right.0 => planted.harmless += 1,
                        Ok((_, seen)) if !same_paths(&seen, &right.1) => planted.elsewhere += 1,
                        Ok(_) => missed.push(what()),
                    }
                }
            }
        }
    }
    println!("{planted:?}, {} missed", missed.len());
    assert!(missed.is_empty(), "{}", missed.join("\n"));
    planted
}

#[test]
fn planted_mistakes_in_code_with_masks_are_noticed() {
    let planted = plant(false);
    assert!(planted.broken > 200, "{planted:?}");
}

#[test]
fn planted_mistakes_in_conditionals_and_loops_are_noticed() {
    let planted = plant(true);
    assert!(planted.broken > 150, "{planted:?}");
}

/// The notes say of the same code what they say of all: without them it is as long, but for places that would have no instruction.
#[test]
fn code_that_is_watched_is_the_code_that_is_shipped() {
    for succs in SHAPES {
        let module = build(&shape(succs, 3, false));
        for structure in [false, true] {
            let shipped = Options {
                watch: false,
                ..options(SimdWidth::Simd16, structure)
            };
            let plain = compiler().program(&module, &shipped).unwrap();
            let noted = compile(&module, SimdWidth::Simd16, structure);
            let ops = |compiled: &Program<Gen7>| -> Vec<Opcode> {
                let all =
                    decode_all(Generation::Gen7, &compiled.kernels[0].body.code.text.units).expect("code");
                all.iter()
                    .map(|(_, inst)| inst.op)
                    .filter(|op| *op != Opcode::Nop && *op != Opcode::Jmpi)
                    .collect()
            };
            assert_eq!(ops(&plain), ops(&noted), "{succs:?} {structure}");
        }
    }
}
