//! Random walks through control-flow graphs, written as HSAIL text, on the interpreter and as machine code of every target.
//!
//! They are of the kind of the conformance packs of random control flow, and ask more: see `support/walk.rs`, which makes them and
//! works out what they must leave, for waves of 8 to 64 lanes. `WAVELIFT_SEED=1 WAVELIFT_WALKS=500 cargo test --release --test every_target walks` runs many,
//! another seed others; a failure names its own seed.

use crate::executors;
use crate::machines as targets;
use crate::walk::{Kind, Walk};
use std::path::{Path, PathBuf};
use std::rc::Rc;
use wavelift::case::{Case, Executor, RunOptions, Verdict, run_case};
use wavelift_codegen::ir::{Function, Opcode};
use wavelift_codegen::pass::Fault;
use wavelift_codegen::target::Options;
use wavelift_interpreter::machine::Form;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}

/// A folder for the module; removed when dropped, unless the test fails.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("wavelift-walk-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            // A folder that stays behind is no reason to fail.
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }
}

fn runs(case: &Case, folder: &Path, name: &str, executor: &mut dyn Executor) {
    let verdict = run_case(case, executor, RunOptions { text: true }).verdict;
    assert_eq!(verdict, Verdict::Pass, "{name}: {}", folder.display());
}

/// Something that runs walks.
struct Machine {
    name: String,
    /// Lanes of a wave.
    wave: usize,
    make: Box<dyn Fn() -> Box<dyn Executor>>,
}

/// The interpreter with waves of some size, on its stack and at the wave level.
fn interpreters(wave: usize) -> Vec<Machine> {
    let machine = |form: Form| Machine {
        name: format!("interp, {form:?}"),
        wave,
        make: Box::new(move || {
            let options = wavelift_interpreter::Options {
                wave_size: wave as u32,
                ..Default::default()
            };
            Box::new(executors::interpreter(options, form.clone()))
        }),
    };
    [Form::Reference, Form::WaveLevel].map(machine).into()
}

/// All that run a walk: the interpreters and those of `support/machines.rs`, with inlining, without, or both.
fn machines(inline: impl Fn(usize) -> &'static [bool]) -> Vec<Machine> {
    let interpreters = [8, 16, 32, 64].into_iter().flat_map(interpreters);
    let targets = targets::machines().into_iter().map(Rc::new).enumerate();
    let targets = targets.flat_map(|(number, machine)| {
        inline(number).iter().map(move |&inline| {
            let compiled = Rc::clone(&machine);
            Machine {
                name: format!("{}, inline {inline}", machine.name),
                wave: machine.wave as usize,
                make: Box::new(move || {
                    compiled.executor(targets::Wanted {
                        inline,
                        ..targets::Wanted::default()
                    })
                }),
            }
        })
    });
    interpreters.chain(targets).collect()
}

/// Runs a walk on the machines. What it must leave depends on the lanes of a wave: it is worked out for each size.
fn check(kind: Kind, seed: u64, machines: &[Machine]) {
    let mut sizes: Vec<usize> = machines.iter().map(|machine| machine.wave).collect();
    sizes.sort_unstable();
    sizes.dedup();
    for wave in sizes {
        let walk = Walk::new(kind, seed, wave);
        let folder = Folder::new(&format!("{kind:?}-{seed}-{wave}"));
        let file = folder.0.join("walk.case");
        let text = walk.case();
        std::fs::write(folder.0.join("walk.hsail"), walk.text()).expect("a file");
        std::fs::write(&file, &text).expect("a file");
        let case = Case::parse(&text, &file).unwrap_or_else(|error| panic!("{error}"));
        for machine in machines.iter().filter(|machine| machine.wave == wave) {
            let name = format!("{kind:?} {seed}, {} of {wave} lanes", machine.name);
            runs(&case, &folder.0, &name, &mut *(machine.make)());
        }
    }
}

/// So many walks, each with inlining on every other machine; a campaign runs each walk in both ways on all.
fn checks(kind: Kind, usual: u64) {
    let (count, seed) = (number("WAVELIFT_WALKS", usual), number("WAVELIFT_SEED", 1));
    let campaign = std::env::var_os("WAVELIFT_WALKS").is_some();
    for index in 0..count {
        let machines = machines(|number| match (campaign, (number as u64 + index) % 2) {
            (true, _) => &[true, false],
            (false, 0) => &[true],
            (false, _) => &[false],
        });
        let seed = seed.wrapping_mul(0x1_0000_0001).wrapping_add(index);
        check(kind, seed, &machines);
    }
}

#[test]
fn acyclic() {
    checks(Kind::Acyclic, 4);
}

#[test]
fn anywhere() {
    checks(Kind::Anywhere, 4);
}

#[test]
fn irreducible() {
    checks(Kind::Irreducible, 4);
}

#[test]
fn switches() {
    checks(Kind::Switches, 4);
}

#[test]
fn hundreds_of_entries() {
    checks(Kind::Hundreds, 2);
}

#[test]
fn hundreds_of_targets_without_cross_lane_operations() {
    checks(Kind::Plain, 1);
}

#[test]
fn outer_branches_lead_straight_into_cycles() {
    checks(Kind::IntoCycles, 4);
}

#[test]
fn groups_whose_regions_have_one_size() {
    checks(Kind::Tie, 4);
}

/// After the divergence pass: each push on a stack of parked lanes finds the lanes there that are pushed, as if the stack were full.
fn fill_stacks(pass: &'static str, func: &mut Function) {
    let Some(wave) = func.wave.clone().filter(|_| pass == "divergence") else {
        return;
    };
    for &block in wave.layout.blocks() {
        let Some(&last) = wave.layout.insts(block).last() else {
            continue;
        };
        let push = match func.dfg.opcode(last) {
            Opcode::WaveBranchAny => func.dfg.targets(last)[0].block,
            _ => continue,
        };
        let parked = func.dfg.args(last)[0];
        for &inst in wave.layout.insts(push) {
            if func.dfg.opcode(inst) != Opcode::StackRoom {
                continue;
            }
            func.dfg.args_mut(inst)[0] = parked;
        }
    }
}

/// Code that is watched, for waves of some size.
fn watched(wave: usize, fault: Option<Fault>) -> Vec<Box<dyn Executor>> {
    let machines = targets::machines().into_iter();
    let fitting = machines.filter(|machine| machine.wave as usize == wave);
    let executors = fitting.map(|machine| {
        let options = Options {
            watch: true,
            fault,
            ..machine.options()
        };
        Box::new(executors::executor(machine.target, options)) as Box<dyn Executor>
    });
    let mut list: Vec<Box<dyn Executor>> = executors.collect();
    let options = wavelift_interpreter::Options {
        wave_size: wave as u32,
        ..Default::default()
    };
    list.push(Box::new(executors::breaking(options, fault)));
    list
}

#[test]
fn full_stack_is_an_error_where_code_is_watched() {
    for wave in [8, 16, 32, 64] {
        let walk = Walk::new(Kind::Tie, 1, wave);
        let folder = Folder::new(&format!("full-{wave}"));
        let (file, text) = (folder.0.join("walk.case"), walk.case());
        std::fs::write(folder.0.join("walk.hsail"), walk.text()).expect("a file");
        std::fs::write(&file, &text).expect("a file");
        let case = Case::parse(&text, &file).unwrap_or_else(|error| panic!("{error}"));
        let (right, full) = (watched(wave, None), watched(wave, Some(fill_stacks)));
        assert!(!right.is_empty());
        for (mut right, mut full) in right.into_iter().zip(full) {
            runs(&case, &folder.0, &format!("{wave} lanes, watched"), &mut *right);
            let verdict = run_case(&case, &mut *full, RunOptions { text: true }).verdict;
            let said = format!("{verdict:?}");
            for part in ["the compiler broke I6", "the stack of parked lanes is full"] {
                assert!(said.contains(part), "{wave} lanes: {said}");
            }
            // Machines know the line of the branch, the interpreter the file as well.
            let placed =
                said.contains("&walk (line ") || said.contains("walk.hsail:") && said.contains("kernel walk");
            assert!(placed, "{wave} lanes: {said}");
        }
    }
}

#[test]
fn all_in_each_others_regions() {
    checks(Kind::Mutual, 2);
}
