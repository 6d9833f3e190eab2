//! The proof of lane masks on code written by hand: branches that the compiler does not make (`cont`, `halt`), and code that is nearly right.

use wavelift_codegen::divergence::watch::Decision;
use wavelift_codegen::divergence::watch::{FlowTable, Mark, Note};
use wavelift_codegen::ir::Block;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::machine::CodeBuffer;
use wavelift_codegen::verify::masks::{MaskError, verify_masks};
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::emit::Code;
use wavelift_gen7::isa::{
    Cond, Dst, ExecSize, Flag, Generation, Inst, Opcode, Place, Predicate, RegFile, Region, SendTo, Sfid,
    Src, Type, encode, parse,
};
use wavelift_gen7::masks::{MaskCodeError, mask_program};

/// A branch on a condition of its own in each block that has two successors.
fn table(succs: &[&[u32]]) -> FlowTable {
    let mut text = "kernel %k {\n".to_owned();
    for (block, to) in succs.iter().enumerate() {
        text += &format!("block{block}:\n");
        let value = 10 * block;
        text += &match to {
            [] => "    return\n".to_owned(),
            [only] => format!("    jump block{only}\n"),
            [yes, no, ..] => format!(
                "    v{value} = workitemid.i32 0\n    v{} = iconst.i32 {value}\n    v{} = icmp.ult v{value}, v{}\n    branch v{}, block{yes}, block{no}\n",
                value + 1,
                value + 2,
                value + 1,
                value + 2,
            ),
        };
    }
    text += "}\n";
    let module = parse_module(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let (_, func) = module.defined().next().expect("a kernel");
    FlowTable::new(func)
}

fn flag(reg: u8) -> Place {
    Place::Direct {
        file: RegFile::Arf,
        reg: 0x30 + reg,
        sub: 0,
    }
}

fn flag_source(reg: u8) -> Src {
    Src::reg(flag(reg), Type::Uw, Region::SCALAR)
}

/// One word for the thread.
fn mov(to: Place, from: Src) -> Inst {
    let mut inst = Inst::new(Opcode::Mov, ExecSize::S1);
    inst.control.no_mask = true;
    inst.dst = Dst {
        place: to,
        ..Dst::null(Type::Uw)
    };
    inst.src[0] = from;
    inst
}

/// f0.0 becomes the dispatch mask.
fn start() -> Inst {
    let dispatched = Place::Direct {
        file: RegFile::Arf,
        reg: 0x70,
        sub: 8,
    };
    mov(flag(0), Src::reg(dispatched, Type::Uw, Region::SCALAR))
}

/// A comparison of vectors into f1.0.
fn compare(exec: ExecSize) -> Inst {
    let mut inst = Inst::new(Opcode::Cmp, exec);
    inst.dst = Dst::null(Type::D);
    inst.src[0] = Src::grf(24, Type::D);
    inst.src[1] = Src::grf(26, Type::D);
    inst.control.cond = Cond::L;
    inst.control.flag = Flag { reg: 1, sub: 0 };
    inst
}

/// A comparison of scalars into the first bit of f1.0.
fn compare_scalars() -> Inst {
    let mut inst = compare(ExecSize::S1);
    inst.control.no_mask = true;
    inst.src[0] = Src::scalar(8, 0, Type::D);
    inst.src[1] = Src::scalar(8, 4, Type::D);
    inst
}

/// A branch at instruction `at` under f1.0 or its inverse, to other instructions.
fn branch(op: Opcode, when: Option<bool>, at: i32, jip: i32, uip: i32) -> Inst {
    let mut inst = Inst::new(op, ExecSize::S16);
    if let Some(set) = when {
        inst.control.pred = Predicate {
            control: 1,
            inverse: !set,
        };
        inst.control.flag = Flag { reg: 1, sub: 0 };
    }
    (inst.jip, inst.uip) = (2 * (jip - at), 2 * (uip - at));
    inst
}

/// The thread goes there, under f0.0 or f1.0 by a code of predicates.
fn jump(control: u8, inverse: bool, reg: u8, at: i32, to: i32) -> Inst {
    let mut inst = Inst::new(Opcode::Jmpi, ExecSize::S1);
    inst.src[1] = Src::imm(2 * (to - at - 1) as u32, Type::D);
    inst.control.pred = Predicate { control, inverse };
    inst.control.flag = Flag { reg, sub: 0 };
    inst
}

fn work() -> Inst {
    let mut inst = Inst::new(Opcode::Mov, ExecSize::S16);
    inst.control.pred = Predicate::NORMAL;
    inst.dst = Dst::grf(28, 0, 1, Type::Ud);
    inst.src[0] = Src::grf(26, Type::Ud);
    inst
}

fn end() -> Inst {
    let mut inst = Inst::new(Opcode::Send, ExecSize::S8);
    inst.control.no_mask = true;
    inst.dst = Dst::null(Type::Uw);
    inst.src[0] = Src::grf(127, Type::Ud);
    inst.src[1] = Src::imm(0x0200_0010, Type::Ud);
    inst.send = Some(SendTo {
        sfid: Sfid::ThreadSpawner,
        eot: true,
    });
    inst
}

type Notes = Vec<Note>;

fn enter(block: u32) -> Note {
    Note::At(Mark::Enter(Block::from_u32(block)), None)
}

fn decides(block: u32) -> Note {
    Note::Decides(Block::from_u32(block), Decision::Flag { inverse: false })
}

fn code(insts: &[(Inst, Notes)]) -> Code {
    let (mut bytes, mut notes) = (Vec::new(), Vec::new());
    for (inst, of_inst) in insts {
        notes.extend(of_inst.iter().map(|&note| (bytes.len() as u32, note)));
        bytes.extend(encode(Generation::Gen7, inst).expect("an instruction"));
    }
    let mut text = CodeBuffer::default();
    text.units = bytes;
    Code {
        text,
        notes,
        generation: Generation::Gen7,
        ..Code::default()
    }
}

fn check(succs: &[&[u32]], insts: &[(Inst, Notes)], is_function: bool) -> Result<(), MaskError> {
    let program =
        mask_program(&code(insts), SimdWidth::Simd16, is_function).expect("code that can be followed");
    verify_masks(&program, &table(succs), 10_000).map(|proof| assert!(proof.states > 0))
}

fn block(number: u32) -> Block {
    Block::from_u32(number)
}

/// Lanes that continue wait at the `while`, where all of a loop meet.
const CONTINUES: &[&[u32]] = &[&[1], &[2, 3], &[3], &[1, 4], &[]];

fn continues(op: Opcode, jip: i32, uip: i32) -> Vec<(Inst, Notes)> {
    vec![
        (start(), vec![enter(0)]),
        (compare(ExecSize::S16), vec![enter(1)]),
        (branch(op, Some(false), 2, jip, uip), vec![decides(1)]),
        (work(), vec![enter(2)]),
        (
            branch(Opcode::While, Some(true), 4, 1, 0),
            vec![enter(3), decides(3)],
        ),
        (end(), vec![enter(4)]),
    ]
}

#[test]
fn lanes_that_continue_meet_the_others_at_the_while() {
    assert_eq!(check(CONTINUES, &continues(Opcode::Cont, 4, 4), false), Ok(()));
}

#[test]
fn a_break_in_place_of_a_continue_passes_the_while_by() {
    let stray = MaskError::Stray {
        block: block(4),
        from: Some(block(1)),
    };
    assert_eq!(
        check(CONTINUES, &continues(Opcode::Break, 4, 4), false),
        Err(stray)
    );
}

#[test]
fn a_thread_that_passes_waiting_lanes_loses_them() {
    let lost = MaskError::Lost {
        after: Some(block(1)),
    };
    assert_eq!(check(CONTINUES, &continues(Opcode::Cont, 5, 4), false), Err(lost));
}

#[test]
fn a_continue_needs_a_while() {
    let code = code(&continues(Opcode::Cont, 4, 5));
    let error = mask_program(&code, SimdWidth::Simd16, false).map(|_| ());
    assert_eq!(error, Err(MaskCodeError::Branch { offset: 2 * 16 }));
}

const IF: &[&[u32]] = &[&[1, 2], &[2], &[]];

fn halts(jip: i32, uip: i32) -> Vec<(Inst, Notes)> {
    vec![
        (start(), vec![enter(0)]),
        (compare(ExecSize::S16), vec![]),
        (branch(Opcode::Halt, Some(false), 2, jip, uip), vec![decides(0)]),
        (work(), vec![enter(1)]),
        (work(), vec![enter(2)]),
        (end(), vec![]),
    ]
}

#[test]
fn lanes_that_halt_go_on_where_they_wait() {
    assert_eq!(check(IF, &halts(4, 4), false), Ok(()));
}

#[test]
fn lanes_that_halt_beyond_a_block_miss_it() {
    let lost = MaskError::Lost {
        after: Some(block(0)),
    };
    assert!(matches!(
        check(IF, &halts(4, 5), false),
        Err(error) if error == lost || matches!(error, MaskError::Apart { .. })
    ));
}

/// A conditional, with something in front of it and in it.
fn conditional(before: &[Inst], inside: Inst) -> Vec<(Inst, Notes)> {
    let mut insts: Vec<(Inst, Notes)> = vec![(start(), vec![enter(0)])];
    insts.extend(before.iter().map(|&inst| (inst, vec![])));
    let at = insts.len() as i32;
    insts.extend([
        (
            branch(Opcode::If, Some(true), at, at + 2, at + 2),
            vec![decides(0)],
        ),
        (inside, vec![enter(1)]),
        (branch(Opcode::Endif, None, at + 2, at + 3, 0), vec![]),
        (end(), vec![enter(2)]),
    ]);
    insts
}

#[test]
fn a_conditional_is_proved() {
    assert_eq!(
        check(IF, &conditional(&[compare(ExecSize::S16)], work()), false),
        Ok(())
    );
}

#[test]
fn a_jump_out_of_a_conditional_loses_the_lanes_that_wait() {
    let insts = conditional(&[compare(ExecSize::S16)], jump(0, false, 0, 3, 5));
    let error = check(IF, &insts, false).expect_err("lanes are lost");
    assert!(
        matches!(error, MaskError::Lost { .. } | MaskError::Apart { .. }),
        "{error}"
    );
}

/// Whether lanes go there is only known of those that compared last: the others have what was in the flag before.
fn skips(compares: &[Inst], group: u8) -> Result<(), MaskError> {
    skips_with(compares, group, work())
}

/// The same, with an instruction that lanes go around.
fn skips_with(compares: &[Inst], group: u8, inside: Inst) -> Result<(), MaskError> {
    let narrowed = |mut inst: Inst| {
        inst.control.flag = Flag { reg: 0, sub: 0 };
        inst.control.pred = Predicate::NORMAL;
        inst
    };
    let kept = mov(Place::grf(8, 0), flag_source(0));
    let mut insts: Vec<(Inst, Notes)> = vec![(start(), vec![enter(0)]), (kept, vec![])];
    insts.extend(compares.iter().map(|&inst| (narrowed(inst), vec![])));
    let at = insts.len() as i32;
    insts.extend([
        (
            jump(group, true, 0, at, at + 2),
            vec![Note::Decides(Block::from_u32(0), Decision::Left)],
        ),
        (inside, vec![enter(1)]),
        (mov(flag(0), Src::scalar(8, 0, Type::Uw)), vec![]),
        (work(), vec![enter(2)]),
        (end(), vec![]),
    ]);
    check(IF, &insts, false)
}

#[test]
fn a_test_of_half_of_the_lanes_does_not_speak_for_the_others() {
    let any16 = 10;
    assert_eq!(skips(&[compare(ExecSize::S16)], any16), Ok(()));
    let any8 = 8;
    assert!(skips(&[compare(ExecSize::S16)], any8).is_err());
}

/// The lanes are kept in the first doubleword of g8.
#[test]
fn a_quotient_is_one_result_and_a_remainder_with_it_stands_one_register_further_on() {
    let any16 = 10;
    let divides = |what: &str| {
        let text = format!("math {what}<1>UD g20<0,1,0>UD g21<0,1,0>UD {{ align1 WE_all 1N }}");
        let inst = parse(&text).expect("an instruction");
        skips_with(&[compare(ExecSize::S16)], any16, inst)
    };
    for what in [
        "intdiv(1) g7.7",
        "intmod(1) g7",
        "intdivmod(1) g8.1",
        "intdivmod(1) g6",
    ] {
        assert_eq!(divides(what), Ok(()), "{what}");
    }
    for what in ["intdiv(1) g8", "intdivmod(1) g8", "intdivmod(1) g7"] {
        assert!(divides(what).is_err(), "{what}");
    }
}

#[test]
fn a_comparison_of_scalars_destroys_a_bit_of_the_flag() {
    let both = [compare(ExecSize::S16), compare_scalars()];
    let mut insts = conditional(&both, work());
    // What decides is noted where it was made.
    insts[3].1 = vec![];
    insts[2].1 = vec![decides(0)];
    let error = check(IF, &insts, false).expect_err("the first lane goes anywhere");
    assert!(matches!(error, MaskError::Stray { .. }), "{error}");
}

#[test]
fn a_function_returns_with_the_lanes_that_it_began_with() {
    let kept = mov(Place::grf(16, 0), flag_source(0));
    let none = mov(flag(0), Src::imm(0, Type::Uw));
    let back = mov(flag(0), Src::scalar(16, 0, Type::Uw));
    let all = mov(flag(0), Src::imm(0xffff, Type::Uw));
    let ret = Inst::new(Opcode::Ret, ExecSize::S2);
    let function = |insts: &[Inst]| {
        let mut code: Vec<(Inst, Notes)> = vec![(work(), vec![enter(0)])];
        code.extend(insts.iter().map(|&inst| (inst, vec![])));
        check(&[&[]], &code, true)
    };
    assert_eq!(function(&[kept, none, work(), back, ret]), Ok(()));
    assert!(matches!(
        function(&[kept, none, ret]),
        Err(MaskError::Returned { after: Some(_) })
    ));
    assert_eq!(function(&[all, ret]), Err(MaskError::Returned { after: None }));
}
