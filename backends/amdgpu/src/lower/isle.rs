//! The terms of lowering rules that are written in Rust.
//!
//! [`Context`] is generated from the terms that `lower/*.isle` declare. Each backend compiles these files together with rules of its own,
//! over the same context, and hands the result over as [`Rules`].

#![allow(clippy::all, dead_code, missing_docs, unused_variables, unreachable_patterns)]

extern crate alloc;

pub use super::Lower;
use super::division::{NUMERATOR_DEPTH, divide, numerator_is_large};
pub use super::dots::{Addend, Dot};
use super::forms::{Context as _, Forms};
pub use super::image::{Coordinates, ImageAt};
pub use super::memory::{Addr, Amode, Data, Piece, Pieces, Reach, Split};
use super::operands::part;
pub use super::operands::{Carry, Mask, SSrc, Sreg, VSrc, Vreg};
pub use super::values::InstOutput;
pub use crate::inputs::Input;
pub use crate::isa::{Feature, Op};
use crate::isa::{HwReg, Operand, Special};
use crate::machine::{SGPR, VGPR};
pub use crate::mask_op::MaskOp;
use crate::modes::was_flushed;
use crate::private::Private;
use crate::subtarget::Apertures;
use wavelift_codegen::divergence::ValueFile;
pub use wavelift_codegen::divergence::ValueFile as File;
use wavelift_codegen::ir::Rounding;
pub use wavelift_codegen::ir::Symbol as IrSymbol;
wavelift_codegen::isle_names!();

/// The rules of a backend.
#[derive(Clone, Copy)]
pub struct Rules {
    /// Selects an instruction whose first result is in a file.
    pub lower: fn(&mut Lower<'_>, File, Inst) -> Option<InstOutput>,
    /// Whether the scalar unit computes an instruction whose operands are scalars.
    pub scalar_form: fn(&mut Forms<'_>, Inst) -> bool,
    /// Emits what sets SCC to a truth value that is a scalar.
    pub test: fn(&mut Lower<'_>, Value),
    /// Loads a piece of a value.
    pub load: fn(&mut Lower<'_>, &Piece, &Amode) -> Option<Vreg>,
    /// Stores a piece of a value.
    pub store: fn(&mut Lower<'_>, &Data, &Amode) -> Option<()>,
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Rules")
    }
}

/// Nothing.
pub type Unit = ();
/// SCC holds what the next instruction takes.
pub type Scc = ();

/// What rules tell apart by width and use is the same here.
mod types {
    use super::{Addr, Carry, Mask, SSrc, Sreg, VSrc, Vreg};
    pub type S1 = Sreg;
    pub type S2 = Sreg;
    pub type S4 = Sreg;
    pub type S8 = Sreg;
    pub type Sn = Sreg;
    pub type S1Scc = Sreg;
    pub type V1 = Vreg;
    pub type V2 = Vreg;
    pub type V3 = Vreg;
    pub type V4 = Vreg;
    pub type Vn = Vreg;
    pub type M = Mask;
    pub type V1M = Carry;
    pub type V2M = Carry;
    pub type SSrc1 = SSrc;
    pub type SSrc2 = SSrc;
    pub type VSrc1 = VSrc;
    pub type VSrc2 = VSrc;
    pub type F16 = VSrc;
    pub type F32 = VSrc;
    pub type F64 = VSrc;
    pub type P16 = VSrc;
    pub type Part1 = Vreg;
    pub type Part2 = Vreg;
    pub type Part4 = Vreg;
    pub type Part8 = Vreg;
    pub type Sum4 = VSrc;
    pub type Sum8 = VSrc;
    pub type ScalarAt = Addr;
    pub type GlobalAt = Addr;
    pub type FlatAt = Addr;
    pub type GroupAt = Addr;
    pub type ScratchAt = Addr;
    pub type BufferAt = Addr;
}
pub use types::*;

/// The message that asks for the clock (RDNA4 ISA 5.6).
const GET_REALTIME: i32 = 0x83;
/// A pair of halves.
pub const F16X2: Type = Type::F16X2;

/// Types by the registers that they take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Bit,
    Narrow,
    W32,
    W64,
    Wide,
    Pair,
    Packed,
}

include!(concat!(env!("OUT_DIR"), "/context.rs"));

impl<'a> Lower<'a> {
    /// What is known before files are.
    fn forms(&self) -> Forms<'a> {
        Forms {
            func: self.func,
            subtarget: self.subtarget,
        }
    }
}

impl Lower<'_> {
    fn addr([lane, base, scalar]: [Operand; 3], offset: i64) -> Addr {
        Addr {
            lane,
            base,
            scalar,
            offset: offset as i32,
            indexed: false,
        }
    }

    fn read(&mut self, op: Op, at: Addr, data: &[Vreg]) -> Vreg {
        let width = self.result_width(op);
        let dst = self.fresh(VGPR, width);
        let inst = self.access(op, at, Operand::Virtual(dst), data);
        self.emit(inst);
        Vreg(dst)
    }

    fn scalar_copy(&mut self, constant: Operand, width: u8) -> Sreg {
        let op = if width == 1 { Op::SMovB32 } else { Op::SMovB64 };
        self.sop(op, &[constant], false)
    }

    /// A register of that many words, or a constant in one.
    fn in_scalar(&mut self, operand: Operand, width: u8) -> InstOutput {
        match operand {
            Operand::Virtual(_) => Self::one(operand),
            constant => Self::one(Operand::Virtual(self.scalar_copy(constant, width).0)),
        }
    }

    fn one(operand: Operand) -> InstOutput {
        let mut out = InstOutput::new();
        out.push(operand);
        out
    }
}

impl Context for Lower<'_> {
    // -- The prelude ----------------------------------------------------------------------------------------------

    wavelift_codegen::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        self.foldable(value)
    }

    fn size(&mut self, ty: Type) -> Size {
        self.forms().size(ty)
    }

    fn registers(&mut self, ty: Type) -> u8 {
        self.forms().registers(ty)
    }

    // -- Values as operands ---------------------------------------------------------------------------------------

    fn ssrc(&mut self, value: Value) -> SSrc {
        self.ssrc_operand(value)
    }

    fn vsrc(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.operand(value))
    }

    fn half_source(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.float_operand(value))
    }

    fn sreg(&mut self, value: Value) -> Sreg {
        match self.ssrc_operand(value).0 {
            Operand::Virtual(reg) => Sreg(reg),
            constant => self.scalar_copy(constant, self.0.width_of(value)),
        }
    }

    fn vreg(&mut self, value: Value) -> Vreg {
        let bits64 = self.constant(value).filter(|_| self.width_of(value) == 2);
        let operand = match bits64 {
            Some(_) => Operand::Off,
            None => self.operand(value),
        };
        Vreg(self.in_vector(operand, bits64))
    }

    fn mask_src(&mut self, value: Value) -> Mask {
        self.mask_operand(value)
    }

    fn ssrc_lo(&mut self, value: Value) -> SSrc {
        SSrc(self.operand32(value, 0))
    }

    fn ssrc_hi(&mut self, value: Value) -> SSrc {
        SSrc(self.operand32(value, 1))
    }

    fn vsrc_lo(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.operand32(value, 0))
    }

    fn vsrc_hi(&mut self, value: Value) -> VSrc {
        VSrc::plain(self.operand32(value, 1))
    }

    fn v_hi(&mut self, reg: Vreg) -> VSrc {
        VSrc::plain(Operand::Virtual(part(reg.0, 1, 1)))
    }

    fn v_low(&mut self, reg: Vreg) -> VSrc {
        VSrc::plain(Operand::Virtual(part(reg.0, 0, 1)))
    }

    fn s_lo(&mut self, reg: Sreg) -> Sreg {
        Sreg(part(reg.0, 0, 1))
    }

    fn s_hi(&mut self, reg: Sreg) -> Sreg {
        Sreg(part(reg.0, 1, 1))
    }

    fn sn(&mut self, reg: Sreg) -> Sreg {
        reg
    }

    fn vn(&mut self, reg: Vreg) -> Vreg {
        reg
    }

    fn first_half(&mut self, mut found: InstOutput) -> InstOutput {
        for operand in &mut found {
            if let Operand::Virtual(words) = operand {
                words.count /= 2;
            }
        }
        found
    }

    fn s_imm(&mut self, bits: u64) -> SSrc {
        SSrc(Operand::constant32(bits as u32))
    }

    fn v_imm(&mut self, bits: u64) -> VSrc {
        VSrc::plain(Operand::constant32(bits as u32))
    }

    fn s_of(&mut self, reg: Sreg) -> SSrc {
        SSrc(Operand::Virtual(reg.0))
    }

    fn v_of(&mut self, reg: Vreg) -> VSrc {
        VSrc::plain(Operand::Virtual(reg.0))
    }

    fn v_of_s(&mut self, reg: Sreg) -> VSrc {
        VSrc::plain(Operand::Virtual(reg.0))
    }

    fn s_imm64(&mut self, bits: u64) -> SSrc {
        SSrc(Operand::Int(bits as i8))
    }

    fn v_imm64(&mut self, bits: u64) -> VSrc {
        VSrc::plain(Operand::Int(bits as i8))
    }

    fn s_of_scc(&mut self, reg: Sreg) -> Sreg {
        reg
    }

    fn scc_of(&mut self, _: Sreg) -> Scc {}

    fn as_source(&mut self, source: VSrc) -> VSrc {
        source
    }

    fn as_half(&mut self, source: VSrc) -> VSrc {
        match source.operand {
            Operand::Literal(bits) if self.has_half_constants() => {
                VSrc::plain(Operand::constant16(bits as u16))
            }
            _ => source,
        }
    }

    fn neg(&mut self, source: VSrc) -> VSrc {
        VSrc {
            neg: !source.neg,
            ..source
        }
    }

    fn neg_both(&mut self, source: VSrc) -> VSrc {
        VSrc {
            neg: !source.neg,
            neg_hi: !source.neg_hi,
            ..source
        }
    }

    fn low_twice(&mut self, source: VSrc) -> VSrc {
        VSrc {
            low_twice: true,
            ..source
        }
    }

    // -- Results --------------------------------------------------------------------------------------------------

    fn out_s(&mut self, reg: Sreg) -> InstOutput {
        Self::one(Operand::Virtual(reg.0))
    }

    fn out_v(&mut self, reg: Vreg) -> InstOutput {
        Self::one(Operand::Virtual(reg.0))
    }

    fn out_m(&mut self, lanes: Mask) -> InstOutput {
        match lanes.0 {
            Operand::Virtual(_) => Self::one(lanes.0),
            constant => Self::one(self.mask_op(MaskOp::Move, &[constant])),
        }
    }

    fn nothing(&mut self) -> InstOutput {
        InstOutput::new()
    }

    fn same(&mut self, value: Value) -> InstOutput {
        let operand = self.operand(value);
        self.in_scalar(operand, self.0.width_of(value))
    }

    fn same_lo(&mut self, value: Value) -> InstOutput {
        let word = self.operand32(value, 0);
        self.in_scalar(word, 1)
    }

    fn same_hi(&mut self, value: Value) -> InstOutput {
        let word = self.operand32(value, 1);
        self.in_scalar(word, 1)
    }

    fn same_mask(&mut self, value: Value) -> InstOutput {
        Self::one(self.mask_operand(value).0)
    }

    fn after(&mut self, _: Unit) -> InstOutput {
        InstOutput::new()
    }

    // -- What decides ---------------------------------------------------------------------------------------------

    fn scalar_value(&mut self, value: Value) -> Option<Value> {
        (self.files.get(value) == ValueFile::Scalar).then_some(value)
    }

    fn mask_value(&mut self, value: Value) -> Option<Value> {
        (self.files.get(value) == ValueFile::Mask).then_some(value)
    }

    fn vector_value(&mut self, value: Value) -> Option<Value> {
        (self.files.get(value) == ValueFile::Vector).then_some(value)
    }

    fn unread_value(&mut self, value: Value) -> Option<Value> {
        let value = self.vector_value(value)?;
        self.selection.known_reg(value).is_none().then_some(value)
    }

    fn scalar_def(&mut self, value: Value) -> Option<Inst> {
        self.scalar_value(value)?;
        self.foldable(value)
    }

    fn rounds_near(&mut self, mode: FpMode) -> Option<()> {
        self.forms().rounds_near(mode)
    }

    fn flushes_near(&mut self, mode: FpMode) -> Option<()> {
        (mode.ftz && !mode.sat && mode.round == Rounding::Near).then_some(())
    }

    fn float_one(&mut self, value: Value) -> Option<()> {
        (self.constant(value) == Some(u64::from(1f32.to_bits()))).then_some(())
    }

    fn float_minus_one(&mut self, value: Value) -> Option<()> {
        (self.constant(value) == Some(u64::from((-1f32).to_bits()))).then_some(())
    }

    fn rounds_to_zero(&mut self, mode: FpMode) -> Option<()> {
        self.forms().rounds_to_zero(mode)
    }

    fn never_signals(&mut self, value: Value) -> Option<Unit> {
        self.forms().never_signals(value)
    }

    fn rotates(&mut self, left: u64, right: u64) -> Option<Unit> {
        (left > 0 && left < 32 && left + right == 32).then_some(())
    }

    fn low_mask(&mut self, value: Value) -> Option<u64> {
        let mask = self.func.dfg.int_constant(value)?;
        let bits = u64::from(mask.trailing_ones());
        (bits > 0 && bits < 32 && mask >> bits == 0).then_some(bits)
    }

    fn inline_size(&mut self, shift: u64) -> Option<u64> {
        // Inline constants go up to 64.
        (shift <= 6).then(|| 1 << shift)
    }

    fn signed_word(&mut self, value: Value) -> Option<u64> {
        let bits = self.func.dfg.int_constant(value)? as i64;
        i32::try_from(bits).ok().map(|word| u64::from(word as u32))
    }

    fn unsigned_word(&mut self, value: Value) -> Option<u64> {
        let bits = self.func.dfg.int_constant(value)?;
        u32::try_from(bits).ok().map(u64::from)
    }

    fn scalar_memory(&mut self, inst: Inst, mem: MemInfo) -> Option<Unit> {
        self.forms().scalar_memory(inst, mem)
    }

    fn zero_extended_load(&mut self, value: Value) -> Option<()> {
        let inst = self.func.dfg.defining_inst(value)?;
        let load = self.func.dfg.opcode(inst) == Opcode::Load && self.files.get(value) == ValueFile::Vector;
        (load && !self.signed_loads.contains(&value)).then_some(())
    }

    fn sign_extended_load(&mut self, value: Value) -> Option<()> {
        self.signed_loads.contains(&value).then_some(())
    }

    // -- Instructions ---------------------------------------------------------------------------------------------

    fn s1(&mut self, op: &Op, a: SSrc) -> Sreg {
        self.sop(*op, &[a.0], false)
    }

    fn s2(&mut self, op: &Op, a: SSrc, b: SSrc) -> Sreg {
        self.sop(*op, &[a.0, b.0], false)
    }

    fn s2_scc(&mut self, op: &Op, a: SSrc, b: SSrc) -> Sreg {
        self.sop(*op, &[a.0, b.0], true)
    }

    fn s2_of_scc(&mut self, op: &Op, _: Scc, a: SSrc, b: SSrc) -> Sreg {
        self.sop(*op, &[a.0, b.0], false)
    }

    fn s2_tied(&mut self, op: &Op, a: SSrc, b: SSrc, old: Sreg) -> Sreg {
        self.scalar_tied(*op, a.0, b.0, old)
    }

    fn s_cmp(&mut self, op: &Op, a: SSrc, b: SSrc) -> Scc {
        self.scmp(*op, a.0, b.0);
    }

    fn s_pair(&mut self, lo: Sreg, hi: Sreg) -> Sreg {
        Sreg(self.pair(lo.0, hi.0, SGPR))
    }

    fn s_const64(&mut self, bits: u64) -> Sreg {
        self.const64(bits)
    }

    fn v1(&mut self, op: &Op, a: VSrc) -> Vreg {
        self.vop(*op, &[a])
    }

    fn v2(&mut self, op: &Op, a: VSrc, b: VSrc) -> Vreg {
        self.vop(*op, &[a, b])
    }

    fn v3(&mut self, op: &Op, a: VSrc, b: VSrc, c: VSrc) -> Vreg {
        self.vop(*op, &[a, b, c])
    }

    fn v3_by_mask(&mut self, op: &Op, a: VSrc, b: VSrc, lanes: Mask) -> Vreg {
        let lanes = self.mask_in_register(lanes);
        self.vop(*op, &[a, b, VSrc::plain(lanes)])
    }

    fn v2_mask(&mut self, op: &Op, a: VSrc, b: VSrc) -> Carry {
        self.with_lanes(*op, &[a, b])
    }

    fn v3_mask(&mut self, op: &Op, a: VSrc, b: VSrc, c: VSrc) -> Carry {
        self.with_lanes(*op, &[a, b, c])
    }

    fn v3_mask_by_mask(&mut self, op: &Op, a: VSrc, b: VSrc, lanes: Mask) -> Carry {
        let lanes = self.mask_in_register(lanes);
        self.with_lanes(*op, &[a, b, VSrc::plain(lanes)])
    }

    fn v_cmp(&mut self, op: &Op, a: VSrc, b: VSrc) -> Mask {
        let lanes = self.fresh_mask();
        self.vop_to(*op, &[lanes], &[a, b]);
        Mask(lanes)
    }

    fn sum_of(&mut self, carry: Carry) -> Vreg {
        carry.sum
    }

    fn carry_of(&mut self, carry: Carry) -> Mask {
        carry.carry
    }

    fn s_quad(&mut self, a: Sreg, b: Sreg, c: Sreg, d: Sreg) -> Sreg {
        Sreg(self.tuple(&[a.0, b.0, c.0, d.0], SGPR))
    }

    fn v_quad(&mut self, low: Vreg, high: Vreg) -> Vreg {
        let words = [(low, 0), (low, 1), (high, 0), (high, 1)];
        let moved = words.map(|(pair, word)| self.vmov(Operand::Virtual(part(pair.0, word, 1))).0);
        Vreg(self.tuple(&moved, VGPR))
    }

    fn v_pair(&mut self, lo: Vreg, hi: Vreg) -> Vreg {
        Vreg(self.pair(lo.0, hi.0, VGPR))
    }

    fn v_with_hi(&mut self, pair: Vreg, hi: Vreg) -> Vreg {
        Vreg(self.with_hi(pair.0, hi.0))
    }

    fn v_cndmask_words(&mut self, no: Value, yes: Value, lanes: Mask) -> Vreg {
        let lanes = self.mask_in_register(lanes);
        let words: Vec<_> = (0..self.width_of(yes))
            .map(|word| {
                let no = VSrc::plain(self.operand32(no, word));
                let yes = VSrc::plain(self.operand32(yes, word));
                self.vop(Op::VCndmaskB32, &[no, yes, VSrc::plain(lanes)]).0
            })
            .collect();
        Vreg(self.tuple(&words, VGPR))
    }

    fn lane(&mut self, vector: Value, index: u8, ty: Type) -> InstOutput {
        let unit = self.registers(ty);
        Self::one(Operand::Virtual(part(self.reg_of(vector), index * unit, unit)))
    }

    fn vector_of(&mut self, lanes: ValueList) -> Vreg {
        let lanes = lanes.as_slice(&self.func.dfg.value_lists).to_vec();
        let words: Vec<Operand> = lanes.iter().flat_map(|&lane| self.words(lane)).collect();
        self.vector_of_words(&words)
    }

    fn with_lane(&mut self, vector: Value, lane: Value, index: u8) -> Vreg {
        let mut words = self.words(vector);
        let lane = self.words(lane);
        let first = usize::from(index) * lane.len();
        for (word, new) in words.iter_mut().skip(first).zip(lane) {
            *word = new;
        }
        self.vector_of_words(&words)
    }

    fn v_mov64(&mut self, value: Value) -> Vreg {
        let halves = [0, 1].map(|half| {
            let operand = self.operand32(value, half);
            self.vmov(operand).0
        });
        Vreg(self.pair(halves[0], halves[1], VGPR))
    }

    fn m2(&mut self, op: &MaskOp, a: Mask, b: Mask) -> Mask {
        Mask(self.mask_op(*op, &[a.0, b.0]))
    }

    fn m_count(&mut self, lanes: Mask) -> Sreg {
        let op = MaskOp::Count.operation(self.wave);
        self.sop(op, &[lanes.0], false)
    }

    fn m_const(&mut self, bits: u64) -> Mask {
        Mask(Operand::Int(bits as i64 as i8))
    }

    // -- Opcodes --------------------------------------------------------------------------------------------------

    // -- Memory and the machine -----------------------------------------------------------------------------------

    fn v_div(&mut self, ty: Type, mode: FpMode, a: Value, b: Value) -> Vreg {
        let flushed = !mode.ftz || was_flushed(self.func, b);
        let small = !(flushed && numerator_is_large(self.func, a, NUMERATOR_DEPTH));
        // A constant needs no register, if instructions have it without a literal.
        let constant = self.constant(a).filter(|_| ty == Type::F32 && !small);
        let a = match constant.map(|bits| (**self).known(Operand::constant32(bits as u32))) {
            Some(operand) if !matches!(operand, Operand::Literal(_)) => VSrc::plain(operand),
            _ => VSrc::plain(Operand::Virtual(self.vreg(a).0)),
        };
        let b = VSrc::plain(Operand::Virtual(self.vreg(b).0));
        divide(self, ty, mode, ([a, b], small))
    }

    fn v_extreme(&mut self, number: &Op, nan: &Op, class: &Op, a: Value, b: Value) -> Vreg {
        let sources = [a, b].map(|value| VSrc::plain(self.float_operand(value)));
        let result = self.vop(*number, &sources);
        self.unless_signalling(result, *nan, *class, [a, b])
    }

    fn symbol(&mut self, symbol: IrSymbol) -> Sreg {
        if let Some(offset) = self.frame_offset(symbol) {
            return self.frame_address(offset);
        }
        let offset = self.symbol_offset(symbol).unwrap_or(0);
        self.sop(Op::SMovB32, &[Operand::constant32(offset as u32)], false)
    }

    fn symbol64(&mut self, symbol: IrSymbol) -> Sreg {
        self.symbol_address(symbol)
    }

    fn s_read(&mut self, op: &Op, at: Addr) -> Sreg {
        let width = self.result_width(*op);
        let dst = self.fresh(SGPR, width);
        let inst = self.access(*op, at, Operand::Virtual(dst), &[]);
        self.emit(inst);
        Sreg(dst)
    }

    fn read0(&mut self, op: &Op, at: Addr) -> Vreg {
        self.read(*op, at, &[])
    }

    fn read1(&mut self, op: &Op, at: Addr, data: Vreg) -> Vreg {
        self.read(*op, at, &[data])
    }

    fn read2(&mut self, op: &Op, at: Addr, first: Vreg, second: Vreg) -> Vreg {
        self.read(*op, at, &[first, second])
    }

    fn write1(&mut self, op: &Op, at: Addr, data: Vreg) -> Unit {
        let inst = self.access(*op, at, Operand::Off, &[data]);
        self.emit(inst);
    }

    fn write2(&mut self, op: &Op, at: Addr, first: Vreg, second: Vreg) -> Unit {
        let inst = self.access(*op, at, Operand::Off, &[first, second]);
        self.emit(inst);
    }

    fn atomic(&mut self, op: &Op, at: Addr, data: Vreg, returns: bool) -> InstOutput {
        let found = self.atomic_operation(*op, at, data, returns);
        found.into_iter().map(Operand::Virtual).collect()
    }

    // -- Matrices and products of parts of words ------------------------------------------------------------------

    fn matrix_a(&mut self, product: &MatrixProduct, args: ValueList) -> Vreg {
        self.matrix_factor(*product, args, 0)
    }

    fn matrix_b(&mut self, product: &MatrixProduct, args: ValueList) -> Vreg {
        self.matrix_factor(*product, args, 1)
    }

    fn matrix_c(&mut self, product: &MatrixProduct, args: ValueList) -> VSrc {
        self.matrix_addend(*product, args)
    }

    fn matrix(&mut self, op: &Op, a: Vreg, b: Vreg, c: VSrc) -> Vreg {
        self.matrix_product(*op, [a, b], c, MatrixIntegers::default())
    }

    fn matrix_of_integers(&mut self, op: &Op, a: Vreg, b: Vreg, c: VSrc, integers: MatrixIntegers) -> Vreg {
        self.matrix_product(*op, [a, b], c, integers)
    }

    fn matrix_words(&mut self, words: Vreg) -> InstOutput {
        (0..words.0.count)
            .map(|word| Operand::Virtual(part(words.0, word, 1)))
            .collect()
    }

    fn dot_product(&mut self, inst: Inst) -> Option<(Dot, Value, Value, Addend)> {
        self.find_dot(inst)
    }

    fn addend(&mut self, addend: Addend) -> VSrc {
        match addend {
            Some(value) => self.vsrc(value),
            None => VSrc::plain(Operand::Int(0)),
        }
    }

    fn with_sign(&mut self, source: VSrc) -> VSrc {
        VSrc { neg: true, ..source }
    }

    // -- Addresses ------------------------------------------------------------------------------------------------

    fn at_lanes(&mut self, lanes: Vreg, offset: i64) -> Addr {
        Self::addr([Operand::Virtual(lanes.0), Operand::Off, Operand::Off], offset)
    }

    fn at_scalar(&mut self, base: Sreg, offset: i64) -> Addr {
        Self::addr([Operand::Off, Operand::Virtual(base.0), Operand::Off], offset)
    }

    fn at_both(&mut self, base: Sreg, lanes: Vreg, offset: i64) -> Addr {
        let [lanes, base] = [lanes.0, base.0].map(Operand::Virtual);
        Self::addr([lanes, base, Operand::Off], offset)
    }

    fn at_number(&mut self, offset: i64) -> Addr {
        Self::addr([Operand::Off; 3], offset)
    }

    fn flat_parts(&mut self, at: Addr) -> (Vreg, i64) {
        let lanes = match at.lane {
            Operand::Virtual(reg) => reg,
            _ => self.fresh(VGPR, 2),
        };
        (Vreg(lanes), at.offset.into())
    }

    fn buffer_lane(&mut self, buffer: Sreg, lanes: Vreg, scalar: Sreg, offset: i64) -> Addr {
        Self::addr([lanes.0, buffer.0, scalar.0].map(Operand::Virtual), offset)
    }

    fn buffer_fixed(&mut self, buffer: Sreg, scalar: Sreg, offset: i64) -> Addr {
        let registers = [buffer.0, scalar.0].map(Operand::Virtual);
        Self::addr([Operand::Off, registers[0], registers[1]], offset)
    }

    fn mem(&mut self, mem: MemInfo) -> (Segment, MemoryOrder, MemoryScope, u8) {
        (mem.segment, mem.order, mem.scope, mem.align_log2)
    }

    fn private_segment(&mut self, segment: &Segment) -> Option<()> {
        matches!(segment, Segment::Private | Segment::Spill | Segment::Arg).then_some(())
    }

    fn reaches(&mut self, reach: &Reach, offset: i64) -> Option<i64> {
        self.offset_fits(*reach, offset).then_some(offset)
    }

    fn split(&mut self, offset: i64, address: Value) -> Split {
        self.split32(offset, address)
    }

    fn frame_place(&mut self, value: Value) -> Option<i64> {
        self.frame_variable(value).map(i64::from)
    }

    fn known(&mut self, value: Value) -> Option<i64> {
        self.constant(value).map(|bits| bits as i64)
    }

    fn scalar_register(&mut self, value: Value) -> Option<Value> {
        self.scalar_value(value)
            .filter(|_| self.constant(value).is_none())
    }

    fn global_by_flat(&mut self) -> Option<Unit> {
        self.subtarget.offsets.global.is_empty().then_some(())
    }

    fn private_by_buffer(&mut self) -> Option<Unit> {
        (self.subtarget.private == Private::Buffer).then_some(())
    }

    fn i64_of(&mut self, number: i32) -> i64 {
        number.into()
    }

    fn u64_of(&mut self, number: i64) -> u64 {
        number as u64
    }

    fn plus(&mut self, a: i64, b: i64) -> i64 {
        a.wrapping_add(b)
    }

    fn high_word(&mut self, number: i64) -> u64 {
        (number >> 32) as u64
    }

    fn v_lo(&mut self, value: Value) -> Vreg {
        let word = self.operand32(value, 0);
        Vreg(self.in_vector(word, None))
    }

    fn v_const64(&mut self, bits: i64) -> Vreg {
        Vreg(self.in_vector(Operand::Off, Some(bits as u64)))
    }

    // -- Accesses -------------------------------------------------------------------------------------------------

    fn dwords(&mut self, inst: Inst) -> u8 {
        let results = self.func.dfg.results(inst);
        results.iter().map(|&value| self.width_of(value)).sum()
    }

    fn stored_dwords(&mut self, args: ValueList) -> u8 {
        let args = args.as_slice(&self.func.dfg.value_lists);
        args.iter().skip(1).map(|&value| self.width_of(value)).sum()
    }

    fn s_values(&mut self, inst: Inst, loaded: Sreg) -> InstOutput {
        let unit = self
            .func
            .dfg
            .results(inst)
            .first()
            .map_or(1, |&value| self.width_of(value));
        let count = self.func.dfg.results(inst).len() as u8;
        let of = |index| Operand::Virtual(part(loaded.0, index * unit, unit));
        (0..count).map(of).collect()
    }

    fn first_value(&mut self, args: ValueList) -> Option<Value> {
        args.first(&self.func.dfg.value_lists)
    }

    fn one_value(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b] => Some((a, b)),
            _ => None,
        }
    }

    fn two_values(&mut self, args: ValueList) -> Option<(Value, Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, c] => Some((a, b, c)),
            _ => None,
        }
    }

    fn misaligned(&mut self, ty: Type, align: u8) -> Option<Unit> {
        (1 << align < ty.bytes().min(4)).then_some(())
    }

    fn load_in(&mut self, inst: Inst, at: &Amode, pieces: &Pieces) -> Option<InstOutput> {
        self.load_pieces(inst, at, *pieces)
    }

    fn store_in(&mut self, args: ValueList, at: &Amode, pieces: &Pieces) -> Option<Unit> {
        self.store_pieces(args, at, *pieces)
    }

    fn release(&mut self, order: &MemoryOrder, scope: &MemoryScope) -> Unit {
        if matches!(order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release_to(*scope);
        }
    }

    fn precede(&mut self, order: &MemoryOrder, scope: &MemoryScope) -> Unit {
        match order {
            MemoryOrder::Acquire => self.sequence_after(*scope),
            _ => self.release(order, scope),
        }
    }

    fn acquire(&mut self, order: &MemoryOrder, scope: &MemoryScope) -> Unit {
        if matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire_from(*scope);
        }
    }

    fn coherent(&mut self, op: &AtomicOp, scope: &MemoryScope) -> Unit {
        self.make_coherent(*op, *scope);
    }

    // -- Images ---------------------------------------------------------------------------------------------------

    fn image_at1(&mut self, x: Vreg) -> ImageAt {
        ImageAt::new(&[x])
    }

    fn image_at2(&mut self, x: Vreg, y: Vreg) -> ImageAt {
        ImageAt::new(&[x, y])
    }

    fn image_at3(&mut self, x: Vreg, y: Vreg, z: Vreg) -> ImageAt {
        ImageAt::new(&[x, y, z])
    }

    fn element_at(&mut self, buffer: Sreg, index: Vreg) -> Addr {
        Self::buffer_element(buffer, index)
    }

    fn coordinates(&mut self, geometry: &ImageGeometry, args: ValueList, skip: u8) -> Coordinates {
        self.image_coordinates(*geometry, args, skip)
    }

    fn array_geometry(&mut self, geometry: &ImageGeometry) -> Option<()> {
        geometry.is_array().then_some(())
    }

    fn first_two_values(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, ..] => Some((a, b)),
            _ => None,
        }
    }

    fn lanes_handle(&mut self, value: Value) -> Sreg {
        self.first_handle(value)
    }

    fn read_image(&mut self, op: &Op, geometry: &ImageGeometry, at: ImageAt, image: Sreg) -> InstOutput {
        self.image_values(*op, *geometry, &at, (image, None))
    }

    fn write_image(
        &mut self,
        op: &Op,
        geometry: &ImageGeometry,
        at: ImageAt,
        image: Sreg,
        texel: Vreg,
    ) -> Unit {
        let inst = self.image_inst(*op, *geometry, &at, texel.0, (image, None));
        self.emit(inst);
    }

    fn sample_image(
        &mut self,
        op: &Op,
        geometry: &ImageGeometry,
        at: ImageAt,
        image: Sreg,
        sampler: Sreg,
    ) -> InstOutput {
        self.image_values(*op, *geometry, &at, (image, Some(sampler)))
    }

    fn words_of(&mut self, words: Vreg) -> InstOutput {
        (0..words.0.count)
            .map(|word| Operand::Virtual(part(words.0, word, 1)))
            .collect()
    }

    fn texel(&mut self, geometry: &ImageGeometry, args: ValueList) -> Vreg {
        self.stored_texel(*geometry, args)
    }

    // -- The machine ----------------------------------------------------------------------------------------------

    fn keep_order(&mut self) -> Unit {
        Lower::keep_order(self);
    }

    fn wave_notify(&mut self, event: Value) -> Unit {
        self.interrupt(event);
    }

    fn wave_trap(&mut self, number: u8, reason: Value) -> Unit {
        self.trap(number, reason);
    }

    fn wave_pause(&mut self) -> Unit {
        self.pause();
    }

    fn wave_barrier(&mut self) -> Unit {
        self.barrier();
    }

    fn input_workitem(&mut self, dim: u8) -> Vreg {
        self.workitem_id(dim)
    }

    fn input_workgroup(&mut self, dim: u8) -> Sreg {
        self.workgroup_id(dim)
    }

    fn input(&mut self, input: &Input) -> Sreg {
        Sreg(self.0.input(*input))
    }

    fn stack_pointer(&mut self) -> Sreg {
        Sreg(self.0.stack_pointer())
    }

    fn v_lane(&mut self) -> Vreg {
        self.rank(|_| Operand::Int(-1))
    }

    fn has_aperture(&mut self, segment: &Segment) -> Option<Segment> {
        matches!(segment, Segment::Group | Segment::Private).then_some(*segment)
    }

    fn apertures_in_queue(&mut self) -> Option<Unit> {
        (self.subtarget.apertures == Apertures::Queue).then_some(())
    }

    fn aperture_base(&mut self, segment: &Segment) -> SSrc {
        SSrc(Operand::Special(match segment {
            Segment::Private => Special::PrivateBase,
            _ => Special::SharedBase,
        }))
    }

    fn flat_private(&mut self) -> Unit {
        self.allow_flat_private();
    }

    fn v_rank(&mut self) -> Vreg {
        let lanes = self.running();
        self.rank(|half| Operand::Virtual(part(lanes, half, 1)))
    }

    fn running_of(&mut self, lanes: Mask) -> Mask {
        let exec = self.exec_operand();
        Mask(self.mask_op(MaskOp::And, &[lanes.0, exec]))
    }

    fn active_lanes(&mut self, inst: Inst, lanes: Mask) -> InstOutput {
        self.active_mask(inst, lanes)
    }

    fn v_permute(&mut self, a: Value, lane: Value, identity: Value, keep: Value) -> InstOutput {
        self.lane_permute([a, lane, identity, keep])
    }

    fn v_of_scalar(&mut self, source: Sreg) -> Vreg {
        Vreg(self.in_vector(Operand::Virtual(source.0), None))
    }

    fn has(&mut self, feature: &Feature) -> Option<Unit> {
        self.subtarget.isa.has_feature(*feature).then_some(())
    }

    fn hw_id(&mut self, offset: u8, size: u8) -> Sreg {
        let id = self.subtarget.hardware_id;
        let field = HwReg { id, offset, size };
        self.sop(Op::SGetregB32, &[Operand::Imm(field.to_imm().into())], false)
    }

    fn packet_word(&mut self, offset: i64) -> Option<u8> {
        let packet = self.packet.as_ref()?;
        let word = u8::try_from(offset / 4).ok()?.checked_sub(packet.first)?;
        (word < packet.words.count).then_some(word)
    }

    fn word_of_packet(&mut self, word: u8) -> Sreg {
        let Some(packet) = &mut self.packet else {
            return Sreg(self.fresh(SGPR, 1));
        };
        packet.used = true;
        Sreg(part(packet.words, word, 1))
    }

    fn dispatch_id(&mut self) -> Sreg {
        Sreg(self.0.input(Input::DispatchId))
    }

    fn s_clock(&mut self) -> Sreg {
        let dst = self.fresh(SGPR, 2);
        match self.subtarget.isa.has(Op::SMemtime) {
            true => self.emit_op(Op::SMemtime, &[Operand::Virtual(dst)]),
            false => {
                let operands = [Operand::Virtual(dst), Operand::Imm(GET_REALTIME)];
                self.emit_op(Op::SSendmsgRtnB64, &operands);
            }
        }
        Sreg(dst)
    }

    // -- The wave level -------------------------------------------------------------------------------------------

    fn exec(&mut self) -> Mask {
        let exec = self.exec_operand();
        Mask(self.mask_op(MaskOp::Move, &[exec]))
    }

    fn set_exec(&mut self, lanes: Mask) -> Unit {
        let exec = self.exec_operand();
        let op = MaskOp::Move.operation(self.wave);
        self.emit_op(op, &[exec, lanes.0]);
    }
}

impl Lower<'_> {
    /// A vector operation with a vector result and a set of lanes.
    fn with_lanes(&mut self, op: Op, sources: &[VSrc]) -> Carry {
        let width = self.result_width(op);
        let (sum, carry) = (self.fresh(VGPR, width), self.fresh_mask());
        self.vop_to(op, &[Operand::Virtual(sum), carry], sources);
        Carry {
            sum: Vreg(sum),
            carry: Mask(carry),
        }
    }
}
