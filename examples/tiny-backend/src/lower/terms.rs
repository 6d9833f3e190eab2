//! The terms of `lower.isle` that are written in Rust.

// Names for all sets of rules: this one does not need each.
#![allow(dead_code, unused_imports)]

use super::{InstOutput, Lower, file_of, unit};
use crate::isa::Op;
use crate::machine::{SCALAR, Source, VECTOR};
use smallvec::smallvec;
use wavelift_codegen::divergence::ValueFile as File;
use wavelift_codegen::machine::Reg;
use wavelift_codegen::select::{Part, Selector};
wavelift_codegen::isle_names!();

type Unit = ();

// What rules tell apart by file is the same here.
type R = Source;
type S = Source;
type V = Source;
type M = Source;
type T = Source;
type Imm = Source;
type Pair = Part;

/// Where an instruction is computed.
#[derive(Clone, Copy)]
pub(super) enum On {
    /// In the file of the result of the rule.
    Result,
    /// Once for the wave.
    Wave,
    /// In the lanes that run.
    Lanes,
}

/// What the rules become.
mod generated {
    #![allow(clippy::all, missing_docs, unused_variables, unreachable_patterns)]

    extern crate alloc;

    include!(concat!(env!("OUT_DIR"), "/lower.rs"));
}

pub(super) use generated::*;

impl Context for Lower<'_> {
    wavelift_codegen::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    /// Rules look through values of the block that is being selected: what they find is there, computed for the same lanes.
    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        let inst = self.func.dfg.defining_inst(value)?;
        self.is_here(inst).then_some(inst)
    }

    fn nearest(&mut self, mode: FpMode) -> Option<()> {
        (mode == FpMode::DEFAULT).then_some(())
    }

    // -- Operands and results: `build/table.rs` says what becomes what ----------------------------------------------

    fn word_of(&mut self, value: Value) -> Source {
        self.word(value, 0)
    }

    fn scalar_of(&mut self, value: Value) -> S {
        if self.files.get(value) == File::Vector {
            self.fail("a rule reads a vector as a scalar");
        }
        self.word(value, 0)
    }

    fn lanes_of(&mut self, value: Value) -> M {
        self.lanes(value)
    }

    fn truth_of(&mut self, value: Value) -> T {
        match self.file {
            File::Vector => self.lanes(value),
            _ => self.word(value, 0),
        }
    }

    fn imm(&mut self, number: u32) -> Imm {
        Source::Imm(number)
    }

    fn as_it_is(&mut self, source: Source) -> Source {
        source
    }

    fn out(&mut self, source: Source) -> InstOutput {
        match source {
            Source::Unit {
                reg: Reg::Virtual(reg),
                unit: first,
            } => {
                let count = 1;
                smallvec![Part { reg, first, count }]
            }
            literal => smallvec![self.tuple(file_of(self.file), &[literal])],
        }
    }

    fn pair(&mut self, low: R, high: R) -> Pair {
        self.tuple(file_of(self.file), &[low, high])
    }

    fn out_pair(&mut self, pair: Pair) -> InstOutput {
        smallvec![pair]
    }

    // -- Instructions of the table, by the number of what they read --------------------------------------------------

    fn op0(&mut self, on: &On, op: &Op) -> Source {
        self.instruction(*on, *op, &[], 0)
    }

    fn op1(&mut self, on: &On, op: &Op, a: Source) -> Source {
        self.instruction(*on, *op, &[a], 0)
    }

    fn op2(&mut self, on: &On, op: &Op, a: Source, b: Source) -> Source {
        self.instruction(*on, *op, &[a, b], 0)
    }

    fn op3(&mut self, on: &On, op: &Op, a: Source, b: Source, c: Source) -> Source {
        self.instruction(*on, *op, &[a, b, c], 0)
    }

    fn op0_number(&mut self, on: &On, op: &Op, number: u32) -> Source {
        self.instruction(*on, *op, &[], number)
    }

    fn effect1(&mut self, on: &On, op: &Op, a: Source) -> Unit {
        let lanes = self.is_in_lanes(*on);
        self.emit(*op, lanes, None, &[a], 0);
    }

    // -- The value, or a part of its register, as it is --------------------------------------------------------------

    fn same(&mut self, value: Value) -> InstOutput {
        let words: Vec<Source> = (0..self.width_of(value))
            .map(|word| self.word(value, word))
            .collect();
        match self.constant(value) {
            Some(_) => smallvec![self.tuple(file_of(self.files.get(value)), &words)],
            None => smallvec![self.reg_of(value)],
        }
    }

    fn half(&mut self, value: Value, word: u8) -> InstOutput {
        let source = self.word(value, word);
        self.out(source)
    }

    fn constant_of(&mut self, file: &File, ty: Type, bits: u64) -> InstOutput {
        // A mask has a bit for each lane.
        let bits = if *file == File::Mask && bits != 0 {
            0xff
        } else {
            bits
        };
        let words = [Source::Imm(bits as u32), Source::Imm((bits >> 32) as u32)];
        let count = if ty.bits() > 32 { 2 } else { 1 };
        smallvec![self.tuple(file_of(*file), &words[..count])]
    }

    fn nothing(&mut self) -> InstOutput {
        InstOutput::new()
    }

    fn after(&mut self, _: Unit) -> InstOutput {
        InstOutput::new()
    }

    // -- Memory: an access has as many instructions as words ---------------------------------------------------------

    fn load_words(
        &mut self,
        file: &File,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        self.load(*file, inst, mem, offset, address)
    }

    fn store_words(&mut self, mem: MemInfo, offset: i32, args: ValueList) -> Unit {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        if let [address, values @ ..] = &args[..] {
            self.store(mem, offset, *address, values);
        }
    }

    fn axis(&mut self, first: u32, axis: u8) -> u32 {
        first + u32::from(axis)
    }

    fn four_results(&mut self, lanes: M) -> InstOutput {
        let none = Source::Imm(0);
        [lanes, none, none, none]
            .map(|low| self.tuple(SCALAR, &[low, none]))
            .into_iter()
            .collect()
    }
}

impl Lower<'_> {
    fn is_in_lanes(&self, on: On) -> bool {
        match on {
            On::Result => self.file != File::Scalar,
            On::Wave => false,
            On::Lanes => true,
        }
    }

    /// An instruction of the table with a fresh result. Truth values of lanes are in a scalar.
    fn instruction(&mut self, on: On, op: Op, srcs: &[Source], number: u32) -> Source {
        let lanes = self.is_in_lanes(on);
        let file = if lanes && op.has('d') { VECTOR } else { SCALAR };
        unit(self.result(op, lanes, file, srcs, number), 0)
    }
}
