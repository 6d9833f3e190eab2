//! Passes that break a function: on every target an error with the pass, the function and the line, and never a panic.
//!
//! Mistakes are planted after each pass in turn ([`Fault`](wavelift_codegen::pass::Fault)); the checks after it must notice.

use std::cell::Cell;
use wavelift_codegen::ir::{Block, Function, FunctionKind, Inst, Module, Opcode, SourceLoc, Type};
use wavelift_codegen::opt::PASSES;
use wavelift_codegen::pass::Fault;
use wavelift_codegen::target::{CompileError, Options, Target, Verify};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

const TEXT: &str = "module &m:1:0:$full:$large:$near;

function &twice(arg_u32 %out)(arg_u32 %in)
{
	ld_arg_u32	$s0, [%in];
	atomic_add_global_scar_system_u32	$s1, [0], $s0;
	add_u32	$s0, $s0, $s1;
	st_arg_u32	$s0, [%out];
	ret;
};

prog kernel &planted(
	kernarg_u64 %data)
{
	workitemabsid_u32	$s0, 0;
	ld_kernarg_align(8)_width(all)_u64	$d0, [%data];
	ld_global_u32	$s4, [$d0+400];
	mul_u32	$s1, $s0, 12;
	xor_u32	$s1, $s1, $s0;
	cmp_lt_b1_u32	$c0, $s1, 77;
	cbr_b1	$c0, @else;
	add_u32	$s2, $s1, 5;
	atomicnoret_add_global_scar_system_u32	[$d0], $s2;
	{
		arg_u32 %a;
		arg_u32 %b;
		st_arg_u32	$s2, [%a];
		call	&twice (%b) (%a);
		ld_arg_u32	$s2, [%b];
	}
	br	@join;
@else:
	shl_u32	$s2, $s1, 3;
@join:
	activelanecount_u32_b1	$s3, $c0;
	add_u32	$s2, $s2, $s3;
	st_global_u32	$s2, [$d0+4];
	st_global_u32	$s4, [$d0+800];
	ret;
};
";

/// The passes that a function goes through on the way to a machine. Tables of constants are none of the function's here.
fn passes() -> Vec<&'static str> {
    let midend = PASSES.into_iter().filter(|&pass| pass != "tables");
    midend.chain(["borders", "divergence"]).collect()
}

/// What is done to the function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mistake {
    WrongType,
    BrokenDominance,
    ClonedOperation,
    DroppedOperation,
    ClonedAtWaveLevel,
    DroppedAtWaveLevel,
    BrokenMask,
    MovedInitialLoad,
}

impl Mistake {
    /// Those that can be made after a pass.
    fn after(pass: &str) -> &'static [Mistake] {
        const ALL: [Mistake; 8] = [
            Mistake::MovedInitialLoad,
            Mistake::WrongType,
            Mistake::BrokenDominance,
            Mistake::ClonedOperation,
            Mistake::DroppedOperation,
            Mistake::ClonedAtWaveLevel,
            Mistake::DroppedAtWaveLevel,
            Mistake::BrokenMask,
        ];
        match pass {
            "divergence" => &ALL[1..],
            // Loads are marked now.
            "initial" | "legalize" | "borders" => &ALL[..5],
            _ => &ALL[1..5],
        }
    }

    /// What the message says of it.
    fn said(self) -> &'static [&'static str] {
        match self {
            Mistake::WrongType => &["must have type i32, not i64"],
            Mistake::BrokenDominance => &["is not defined on every path to here"],
            Mistake::ClonedOperation => &["was cloned", "was next, and now"],
            Mistake::DroppedOperation => &["went, or another one took its place", "was next, and now"],
            Mistake::ClonedAtWaveLevel | Mistake::DroppedAtWaveLevel => &[
                "is not in its place at the wave level",
                "the instruction is in the layout twice",
            ],
            Mistake::BrokenMask => &["a lane can run", "the wave ends while a lane"],
            Mistake::MovedInitialLoad => &["the mark `initial` does not hold: `store.i32 "],
        }
    }
}

thread_local! {
    static PLAN: Cell<Option<(&'static str, Mistake)>> = const { Cell::new(None) };
    /// The line of the instruction that is wrong now.
    static LINE: Cell<SourceLoc> = const { Cell::new(SourceLoc::UNKNOWN) };
}

/// Plants the mistake that is planned, once.
fn plant(pass: &'static str, func: &mut Function) {
    let Some((after, mistake)) = PLAN.get() else {
        return;
    };
    if pass != after || func.kind != FunctionKind::Kernel {
        return;
    }
    PLAN.set(None);
    let inst = match mistake {
        Mistake::WrongType => wrong_type(func),
        Mistake::BrokenDominance => broken_dominance(func),
        Mistake::ClonedOperation => cloned(func),
        Mistake::DroppedOperation => {
            let (block, inst) = operation(func);
            func.layout.insts_mut(block).retain(|&other| other != inst);
            inst
        }
        Mistake::ClonedAtWaveLevel | Mistake::DroppedAtWaveLevel => at_wave_level(func, mistake),
        Mistake::BrokenMask => broken_mask(func),
        Mistake::MovedInitialLoad => moved_initial_load(func),
    };
    LINE.set(func.dfg.locs[inst]);
}

/// The operand of a 32-bit operation becomes a 64-bit value that was there before.
fn wrong_type(func: &mut Function) -> Inst {
    let entry = func.layout.entry().expect("an entry");
    let mut wide = None;
    for &inst in func.layout.insts(entry) {
        let sum = matches!(func.dfg.opcode(inst), Opcode::Bxor | Opcode::Iadd | Opcode::Imul);
        if let Some(wide) = wide
            && sum
            && func.dfg.ctrl_type(inst) == Type::I32
        {
            func.dfg.args_mut(inst)[0] = wide;
            return inst;
        }
        let mut results = func.dfg.results(inst).iter().copied();
        wide = wide.or_else(|| results.find(|&result| func.dfg.value_type(result) == Type::I64));
    }
    panic!("no operation after a wide value");
}

/// A definition comes after its first use.
fn broken_dominance(func: &mut Function) -> Inst {
    let entry = func.layout.entry().expect("an entry");
    let insts = func.layout.insts(entry).to_vec();
    let uses = |func: &Function, user: Inst, def: Inst| {
        let mut values = func.dfg.uses(user);
        values.any(|value| func.dfg.defining_inst(func.dfg.resolve(value)) == Some(def))
    };
    for (at, &def) in insts.iter().enumerate() {
        let first = insts[at..].iter().position(|&user| uses(func, user, def));
        let Some(user) = first.map(|first| insts[at + first]) else {
            continue;
        };
        if !func.dfg.locs[user].is_known() || func.dfg.opcode(user) == Opcode::Branch {
            continue;
        }
        let insts = func.layout.insts_mut(entry);
        insts.remove(at);
        let place = insts.iter().position(|&i| i == user).expect("its place");
        insts.insert(place + 1, def);
        return user;
    }
    panic!("nothing is defined and used in the entry");
}

/// An operation that others can notice.
fn operation(func: &Function) -> (Block, Inst) {
    let mut insts = func.layout.iter();
    insts
        .find(|&(_, inst)| func.may_communicate(inst) && func.dfg.opcode(inst) != Opcode::Call)
        .expect("an operation")
}

fn cloned(func: &mut Function) -> Inst {
    let (block, inst) = operation(func);
    let results: Vec<Type> = func
        .dfg
        .results(inst)
        .iter()
        .map(|&r| func.dfg.value_type(r))
        .collect();
    let (data, ty) = (*func.dfg.inst(inst), func.dfg.ctrl_type(inst));
    let new = func.dfg.make_inst(data, ty, Some(&results));
    func.dfg.locs[new] = func.dfg.locs[inst];
    let insts = func.layout.insts_mut(block);
    let place = insts.iter().position(|&i| i == inst).expect("its place");
    insts.insert(place, new);
    inst
}

/// A load of memory as it was when the kernel began goes to where its value is stored, below another store.
fn moved_initial_load(func: &mut Function) -> Inst {
    let marked = |inst: Inst| func.dfg.inst(inst).mem().is_some_and(|mem| mem.initial);
    let (from, load) = func
        .layout
        .iter()
        .find(|&(_, inst)| marked(inst))
        .expect("a marked load");
    let loaded = func.dfg.results(load)[0];
    let stores = |&(_, inst): &(Block, Inst)| {
        func.dfg.opcode(inst) == Opcode::Store
            && func
                .dfg
                .args(inst)
                .iter()
                .any(|&arg| func.dfg.resolve(arg) == loaded)
    };
    let (to, store) = func.layout.iter().find(stores).expect("its store");
    func.layout.insts_mut(from).retain(|&inst| inst != load);
    let insts = func.layout.insts_mut(to);
    let place = insts.iter().position(|&inst| inst == store).expect("its place");
    insts.insert(place, load);
    load
}

fn at_wave_level(func: &mut Function, mistake: Mistake) -> Inst {
    let (_, inst) = operation(func);
    let wave = func.wave.as_mut().expect("a wave level");
    let (block, _) = wave.layout.iter().find(|&(_, i)| i == inst).expect("its place");
    let insts = wave.layout.insts_mut(block);
    let place = insts.iter().position(|&i| i == inst).expect("its place");
    if mistake == Mistake::DroppedAtWaveLevel {
        insts.remove(place);
        wave.body_end[block] -= 1;
    } else {
        insts.insert(place, inst);
        wave.body_end[block] += 1;
    }
    inst
}

/// The lanes of the other way are those of this one.
fn broken_mask(func: &mut Function) -> Inst {
    let wave = func.wave.as_ref().expect("a wave level");
    let mut insts = wave.layout.iter();
    let (_, inst) = insts
        .find(|&(_, inst)| func.dfg.opcode(inst) == Opcode::MaskAndn)
        .expect("a mask of the others");
    let wavelift_codegen::ir::InstructionData::Binary { opcode, .. } = func.dfg.inst_mut(inst) else {
        panic!("a mask of two");
    };
    *opcode = Opcode::MaskAnd;
    inst
}

fn module(text: &'static str) -> Module {
    let module = parse_text("planted.hsail", text).expect("the kernel is valid");
    let options = translate::Options::new(32);
    let parts = [translate::Part {
        module: &module,
        source: Some(&Source::text("planted.hsail", text)),
    }];
    let program = translate::translate_program(&parts, &options).expect("it can be translated");
    program.ir
}

/// What a target says of the program with a mistake planted.
fn compile(target: &dyn Target, wave: u32, module: &Module, fault: Fault) -> Vec<CompileError> {
    let options = Options {
        verify: Verify::Passes,
        fault: Some(fault),
        ..Options::for_wave(wave)
    };
    match target.compile(module, &options) {
        Ok(compiled) => compiled.failed,
        Err(error) => vec![error],
    }
}

#[test]
fn a_pass_that_breaks_a_function_is_an_error_with_pass_function_and_line() {
    let module = module(TEXT);
    let registry = wavelift::targets();
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    let machines = own.flat_map(|target| {
        let waves = target.info().waves.iter();
        waves.map(|&wave| (target.as_ref(), wave))
    });
    for (machine, wave) in machines {
        let target = format!("{}, {wave} lanes", machine.name());
        let nothing = compile(machine, wave, &module, |_, _| {});
        assert!(nothing.is_empty(), "{target}: nothing is wrong: {nothing:?}");
        for pass in passes() {
            for &mistake in Mistake::after(pass) {
                PLAN.set(Some((pass, mistake)));
                let found = compile(machine, wave, &module, plant);
                let of = format!("{target}, {pass}, {mistake:?}");
                assert_eq!(PLAN.take(), None, "{of}: the pass did not run");
                let [error] = &found[..] else {
                    panic!("{of}: {found:?}");
                };
                let (what, help) = (error.to_string(), error.help());
                let place = format!("internal error in function planted, after pass {pass}: ");
                assert!(what.starts_with(&place), "{of}: {what}");
                assert!(
                    mistake.said().iter().any(|said| what.contains(said)),
                    "{of}: {what}"
                );
                assert!(help.contains("report it"), "{of}: {help}");
                assert!(error.is_internal(), "{of}");
                // Masks have no line of their own; that of a place where a lane does what it must not is known.
                let line = match mistake {
                    Mistake::BrokenMask => "(line ".to_owned(),
                    _ => format!("(line {})", LINE.get().0),
                };
                assert!(
                    what.ends_with(')') && what.contains(&line),
                    "{of}: {what}, not {line}"
                );
            }
        }
    }
}

const ROUNDS: &str = "module &m:1:0:$full:$large:$near;

prog kernel &rounds(
	kernarg_u64 %data)
{
	group_u32 %tile[64];
	workitemid_u32	$s0, 0;
	shl_u32	$s3, $s0, 2;
	mov_b32	$s1, 4;
@loop:
	barrier;
	and_b32	$s2, $s0, $s1;
	cmp_eq_b1_u32	$c0, $s2, 0;
	cbr_b1	$c0, @skip;
	st_group_u32	$s1, [%tile][$s3];
@skip:
	shr_u32	$s1, $s1, 1;
	cmp_gt_b1_u32	$c1, $s1, 0;
	cbr_b1	$c1, @loop;
	barrier;
	ld_group_u32	$s4, [%tile][$s3];
	ld_kernarg_align(8)_width(all)_u64	$d0, [%data];
	st_global_u32	$s4, [$d0];
	ret;
};
";

/// What is done to the barriers of rounds that were a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WrongRound {
    Missing,
    Twice,
    Exchanged,
    UnderACondition,
}

const WRONG_ROUNDS: [WrongRound; 4] = [
    WrongRound::Missing,
    WrongRound::Twice,
    WrongRound::Exchanged,
    WrongRound::UnderACondition,
];

thread_local! {
    static ROUND: Cell<Option<(&'static str, WrongRound)>> = const { Cell::new(None) };
}

fn barriers(func: &Function) -> Vec<(Block, Inst)> {
    let insts = func.layout.iter();
    insts
        .filter(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Barrier)
        .collect()
}

/// Spoils the rounds of the loop after a pass, once. Before the first run of `unroll` there is one barrier in the loop, then three in a row.
fn spoil_rounds(pass: &'static str, func: &mut Function) {
    let Some((after, wrong)) = ROUND.get() else {
        return;
    };
    let all = barriers(func);
    if pass != after || all.len() < 4 {
        return;
    }
    ROUND.set(None);
    let place = |func: &Function, (block, inst): (Block, Inst)| {
        let insts = func.layout.insts(block);
        insts.iter().position(|&other| other == inst).expect("its place")
    };
    let (second, third) = (all[1], all[2]);
    let at = place(func, second);
    match wrong {
        WrongRound::Missing => _ = func.layout.insts_mut(second.0).remove(at),
        WrongRound::Twice => {
            let data = *func.dfg.inst(second.1);
            let copy = func.dfg.make_inst(data, func.dfg.ctrl_type(second.1), Some(&[]));
            func.dfg.locs[copy] = func.dfg.locs[second.1];
            func.layout.insts_mut(second.0).insert(at, copy);
        }
        WrongRound::Exchanged => {
            let other = place(func, third);
            func.layout.insts_mut(second.0)[at] = third.1;
            func.layout.insts_mut(third.0)[other] = second.1;
        }
        WrongRound::UnderACondition => {
            let insts = func.layout.iter();
            let stores = insts.filter(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Store);
            let side = stores.map(|(block, _)| block).find(|&block| block != second.0);
            func.layout.insts_mut(second.0).remove(at);
            let side = func.layout.insts_mut(side.expect("a side"));
            side.insert(0, second.1);
        }
    }
}

#[test]
fn a_pass_that_breaks_rounds_of_barriers_is_an_error() {
    let module = module(ROUNDS);
    let registry = wavelift::targets();
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    let passes = passes();
    let first = passes.iter().position(|&pass| pass == "unroll").expect("a pass");
    let last = passes.iter().position(|&pass| pass == "borders").expect("a pass");
    for machine in own {
        let wave = machine.info().waves[0];
        let nothing = compile(machine.as_ref(), wave, &module, |_, _| {});
        assert!(nothing.is_empty(), "{}: {nothing:?}", machine.name());
        for pass in &passes[first..=last] {
            for wrong in WRONG_ROUNDS {
                ROUND.set(Some((pass, wrong)));
                let found = compile(machine.as_ref(), wave, &module, spoil_rounds);
                let of = format!("{}, {pass}, {wrong:?}", machine.name());
                assert_eq!(
                    ROUND.take(),
                    None,
                    "{of}: the pass did not run after the loop was unrolled"
                );
                let [error] = &found[..] else {
                    panic!("{of}: {found:?}");
                };
                let what = error.to_string();
                let place = format!("internal error in function rounds, after pass {pass}: ");
                assert!(what.starts_with(&place), "{of}: {what}");
                let said = match wrong {
                    WrongRound::Missing => ["went, or another one took its place", "was next, and now"],
                    _ => ["was cloned", "was next, and now"],
                };
                assert!(said.iter().any(|said| what.contains(said)), "{of}: {what}");
            }
        }
    }
}
