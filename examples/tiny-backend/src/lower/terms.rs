//! The terms of `lower.isle` that are written in Rust.

// Names for all sets of rules: this one does not need each.
#![allow(dead_code, unused_imports)]

use super::{InstOutput, Lower, file_of, unit};
use crate::isa::Op;
use crate::machine::{SCALAR, Source, VECTOR};
use smallvec::smallvec;
use wavelift_codegen::divergence::ValueFile as File;
use wavelift_codegen::select::{Part, Selector};
wavelift_codegen::isle_names!();

type Unit = ();

/// What the rules become.
mod generated {
    #![allow(clippy::all, missing_docs, unused_variables, unreachable_patterns)]

    extern crate alloc;

    include!(concat!(env!("OUT_DIR"), "/lower.rs"));
}

pub(super) use generated::*;

impl Lower<'_> {
    /// An operation whose result is a vector, a mask, or a scalar.
    fn on(&mut self, file: File, op: Op, srcs: &[Source]) -> InstOutput {
        smallvec![self.result(op, file != File::Scalar, file_of(file), srcs, 0)]
    }

    /// The lanes that run and for which a truth value holds.
    fn active(&mut self, which: Value) -> Source {
        let which = self.lanes(which);
        let running = self.scalar(Op::Lanes, &[]);
        self.scalar(Op::And, &[running, which])
    }

    /// A source as a result.
    fn copied(&mut self, file: File, source: Source) -> InstOutput {
        smallvec![self.tuple(file_of(file), &[source])]
    }
}

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

    fn alu1(&mut self, file: &File, op: &Op, a: Value) -> InstOutput {
        let a = self.word(a, 0);
        self.on(*file, *op, &[a])
    }

    fn alu2(&mut self, file: &File, op: &Op, a: Value, b: Value) -> InstOutput {
        let srcs = [self.word(a, 0), self.word(b, 0)];
        self.on(*file, *op, &srcs)
    }

    fn alu_imm(&mut self, file: &File, op: &Op, a: Value, imm: u32) -> InstOutput {
        let a = self.word(a, 0);
        self.on(*file, *op, &[a, Source::Imm(imm)])
    }

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
        match source {
            Source::Unit {
                reg: wavelift_codegen::machine::Reg::Virtual(reg),
                unit,
            } => {
                smallvec![Part {
                    reg,
                    first: unit,
                    count: 1
                }]
            }
            _ => self.copied(self.files.get(value), source),
        }
    }

    fn halves(&mut self, file: &File, a: Value, b: Value) -> InstOutput {
        let words = [self.word(a, 0), self.word(b, 0)];
        smallvec![self.tuple(file_of(*file), &words)]
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

    fn truth2(&mut self, file: &File, op: &Op, a: Value, b: Value) -> InstOutput {
        let srcs = match file {
            File::Scalar => [self.word(a, 0), self.word(b, 0)],
            _ => [self.lanes(a), self.lanes(b)],
        };
        self.on(File::Scalar, *op, &srcs)
    }

    fn truth_not(&mut self, file: &File, a: Value) -> InstOutput {
        let (a, all) = match file {
            File::Scalar => (self.word(a, 0), 1),
            _ => (self.lanes(a), 0xff),
        };
        self.on(File::Scalar, Op::Xor, &[a, Source::Imm(all)])
    }

    fn choose(&mut self, file: &File, c: Value, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        let c = if *file == File::Vector {
            self.lanes(c)
        } else {
            self.word(c, 0)
        };
        self.on(*file, Op::Sel, &[c, a, b])
    }

    fn choose_imm(&mut self, file: &File, c: Value, a: u32, b: u32) -> InstOutput {
        let c = if *file == File::Vector {
            self.lanes(c)
        } else {
            self.word(c, 0)
        };
        self.on(*file, Op::Sel, &[c, Source::Imm(a), Source::Imm(b)])
    }

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

    fn item(&mut self, axis: u8) -> InstOutput {
        smallvec![self.result(Op::Item, true, VECTOR, &[], axis.into())]
    }

    fn start(&mut self, file: &File, first: u32, axis: u8) -> InstOutput {
        let word = self.result(Op::Start, false, SCALAR, &[], first + u32::from(axis));
        match file {
            File::Vector => self.copied(File::Vector, unit(word, 0)),
            _ => smallvec![word],
        }
    }

    fn exec_lanes(&mut self) -> InstOutput {
        self.on(File::Scalar, Op::Lanes, &[])
    }

    fn set_exec(&mut self, lanes: Value) -> Unit {
        let lanes = self.lanes(lanes);
        self.emit(Op::Run, false, None, &[lanes], 0);
    }

    fn lanes_of(&mut self, value: Value) -> InstOutput {
        let lanes = self.lanes(value);
        self.copied(File::Mask, lanes)
    }

    fn lanes_fewer(&mut self, a: Value, b: Value) -> InstOutput {
        let masks = [self.lanes(a), self.lanes(b)];
        // Counts less one: no lane is more than any number.
        let counts = masks.map(|mask| {
            let count = self.scalar(Op::Cnt, &[mask]);
            self.scalar(Op::Add, &[count, Source::Imm(u32::MAX)])
        });
        let fewer = self.scalar(Op::Ltu, &counts);
        self.on(File::Scalar, Op::Sel, &[fewer, masks[0], masks[1]])
    }

    fn lanes_merge(&mut self, old: Value, new: Value, lanes: Value) -> InstOutput {
        let [old, new, lanes] = [old, new, lanes].map(|value| self.lanes(value));
        let kept = self.scalar(Op::Andn, &[old, lanes]);
        let taken = self.scalar(Op::And, &[new, lanes]);
        self.on(File::Scalar, Op::Or, &[kept, taken])
    }

    fn count_active(&mut self, which: Value) -> InstOutput {
        let active = self.active(which);
        self.on(File::Scalar, Op::Cnt, &[active])
    }

    /// 256 bits in four results.
    fn active_mask(&mut self, which: Value) -> InstOutput {
        let (active, none) = (self.active(which), Source::Imm(0));
        [active, none, none, none]
            .map(|low| self.tuple(SCALAR, &[low, none]))
            .into_iter()
            .collect()
    }
}
