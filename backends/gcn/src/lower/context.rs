//! The state of instruction selection for one kernel, and how instructions are made legal while they are emitted.
//!
//! Instructions of one IR instruction collect in [`Selection::current`]; the driver (`wavelift_codegen::select`) puts them in front of
//! what was selected before, because blocks are walked backwards so that only what is read is selected.

use crate::calls::Convention;
use crate::isa::{self, Flag, Format, Opcode as GcnOp, Operand, OperandName, VirtualReg};
use crate::machine::{MInst, Real, SGPR, Tie, VGPR};
use crate::modes::Mode;
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};
pub(crate) use wavelift_amdgpu::inputs::Input;
use wavelift_amdgpu::lower::operands::{Mask, SSrc, Sreg, VSrc, Vreg, part};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{
    Inst, InstructionData, Module, Opcode, Segment, SegmentLayout, Symbol, Type, Value,
};
use wavelift_codegen::machine::{PReg, Reg, RegFile, VReg};
use wavelift_codegen::select::{self, Selection};

/// Registers that hold the results of an IR instruction.
pub(crate) type InstOutput = SmallVec<[Operand; 4]>;

/// Instruction selection for one kernel.
pub(crate) struct Lower<'a> {
    pub(crate) module: &'a Module,
    /// What the driver shares.
    pub(crate) selection: Selection<'a, MInst>,
    pub(crate) layout: &'a SegmentLayout,
    /// Kernel inputs that something reads.
    pub(crate) inputs: FxHashMap<Input, VReg>,
    /// What may be assumed of registers.
    pub(crate) convention: Convention,
    /// Registers that the calling convention gives a meaning everywhere, by the virtual register that stands for them.
    pub(crate) pinned: FxHashMap<u32, PReg>,
    /// The stack pointer, if something reads it.
    pub(crate) stack_pointer: Option<VirtualReg>,
    /// The register with the work-item's index in functions, if something reads it.
    pub(crate) packed_ids: Option<VirtualReg>,
    /// Bytes in front of the function's own variables in its frame.
    pub(crate) frame_start: u32,
    /// The float mode that the kernel starts in, and returns to after every instruction.
    pub(crate) mode: Mode,
    /// Whether FLAT_SCRATCH must be set up.
    pub(crate) flat_private: bool,
}

impl<'a> Deref for Lower<'a> {
    type Target = Selection<'a, MInst>;

    fn deref(&self) -> &Self::Target {
        &self.selection
    }
}

impl DerefMut for Lower<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.selection
    }
}

impl<'a> Lower<'a> {
    // -- Values ---------------------------------------------------------------------------------------------------

    /// Units of a value's register.
    pub(crate) fn width_of(&self, value: Value) -> u8 {
        let ty = self.func.dfg.value_type(value);
        match ty {
            Type::MASK => 2,
            Type::B1 if self.files.get(value) == ValueFile::Mask => 2,
            _ => ty.bits().div_ceil(32).max(1) as u8,
        }
    }

    /// The register of a value; from now on its definition is selected.
    pub(crate) fn reg_of(&mut self, value: Value) -> VirtualReg {
        VirtualReg {
            index: select::reg_of(self, value).as_u32(),
            first: 0,
            count: self.width_of(value),
        }
    }

    /// The bits of a value that is known now: a constant, or the address of a variable whose place is.
    pub(crate) fn constant(&self, value: Value) -> Option<u64> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::SymbolAddr { symbol, .. } => self.symbol_offset(symbol),
            _ => self.selection.constant(value),
        }
    }

    /// The offset of a group, private or spill variable, unless it is in the frame of a function.
    pub(crate) fn symbol_offset(&self, symbol: Symbol) -> Option<u64> {
        if self.frame_offset(symbol).is_some() {
            return None;
        }
        match self.module.symbols[symbol].segment {
            Segment::Group | Segment::Private | Segment::Spill | Segment::Arg => {
                self.layout.offset(symbol).map(u64::from)
            }
            _ => None,
        }
    }

    /// A 32-bit source, or half `half` of a 64-bit one.
    pub(crate) fn operand32(&mut self, value: Value, half: u8) -> Operand {
        if let Some(bits) = self.constant(value) {
            return Operand::constant32((bits >> (32 * half)) as u32);
        }
        Operand::Virtual(part(self.reg_of(value), half, 1))
    }

    /// A source of the value's own width.
    pub(crate) fn operand(&mut self, value: Value) -> Operand {
        if self.width_of(value) == 1 {
            return self.operand32(value, 0);
        }
        let ty = self.func.dfg.value_type(value);
        if let Some(bits) = self.constant(value) {
            if let Some(inline) = inline64(bits, ty) {
                return inline;
            }
            return Operand::Virtual(self.const64(bits).0);
        }
        Operand::Virtual(self.reg_of(value))
    }

    pub(crate) fn is_vector_operand(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Virtual(v) if self.mach.vregs[VReg::new(v.index as usize)].file == VGPR)
    }

    fn is_scalar_operand(&self, operand: Operand) -> bool {
        match operand {
            Operand::Virtual(_) => !self.is_vector_operand(operand),
            other => crate::isa::uses_constant_bus(other),
        }
    }

    // -- Emission -------------------------------------------------------------------------------------------------

    pub(crate) fn fresh(&mut self, file: RegFile, width: u8) -> VirtualReg {
        let vreg = self.mach.vreg(file, width);
        VirtualReg {
            index: vreg.as_u32(),
            first: 0,
            count: width,
        }
    }

    pub(crate) fn emit(&mut self, inst: isa::Inst) {
        self.current.push(MInst::Real(Real::new(inst)));
    }

    /// Emits an instruction around which VCC must be free.
    pub(crate) fn emit_clobbering_vcc(&mut self, inst: isa::Inst) {
        let mut real = Real::new(inst);
        real.clobbers_vcc = true;
        self.current.push(MInst::Real(real));
    }

    /// Units that an operation writes to its destination.
    fn result_width(op: GcnOp) -> u8 {
        let info = op.info();
        info.operands.first().map_or(1, |operand| operand.ty.registers())
    }

    /// A scalar operation with a destination. Two different literals do not fit one instruction.
    pub(crate) fn sop(&mut self, op: GcnOp, sources: &[Operand], scc_used: bool) -> Sreg {
        let mut sources: SmallVec<[Operand; 2]> = SmallVec::from_slice(sources);
        if let [Operand::Literal(a), Operand::Literal(b)] = sources[..]
            && a != b
        {
            sources[1] = Operand::Virtual(self.sop(GcnOp::SMovB32, &[Operand::Literal(b)], false).0);
        }
        let dst = self.fresh(SGPR, Self::result_width(op));
        let mut operands: SmallVec<[Operand; 4]> = SmallVec::new();
        operands.push(Operand::Virtual(dst));
        operands.extend(sources);
        let mut real = Real::new(isa::Inst::new(op, &operands));
        real.scc_used = scc_used;
        self.current.push(MInst::Real(real));
        Sreg(dst)
    }

    /// A scalar comparison; the next instruction reads SCC.
    pub(crate) fn scmp(&mut self, op: GcnOp, a: Operand, b: Operand) {
        let b = match (a, b) {
            (Operand::Literal(x), Operand::Literal(y)) if x != y => {
                Operand::Virtual(self.sop(GcnOp::SMovB32, &[b], false).0)
            }
            _ => b,
        };
        let mut real = Real::new(isa::Inst::new(op, &[a, b]));
        real.scc_used = true;
        self.current.push(MInst::Real(real));
    }

    /// A 64-bit constant in a scalar pair.
    pub(crate) fn const64(&mut self, bits: u64) -> Sreg {
        if let Some(inline) = inline64(bits, Type::I64) {
            return self.sop(GcnOp::SMovB64, &[inline], false);
        }
        let lo = self.sop(GcnOp::SMovB32, &[Operand::constant32(bits as u32)], false);
        let hi = self.sop(GcnOp::SMovB32, &[Operand::constant32((bits >> 32) as u32)], false);
        Sreg(self.pair(lo.0, hi.0, SGPR))
    }

    /// A copy to a vector register.
    pub(crate) fn vmov(&mut self, source: Operand) -> Vreg {
        let dst = self.fresh(VGPR, 1);
        self.emit(isa::Inst::new(GcnOp::VMovB32, &[Operand::Virtual(dst), source]));
        Vreg(dst)
    }

    /// A source in a vector register, of any width.
    pub(crate) fn in_vector(&mut self, operand: Operand, bits64: Option<u64>) -> VirtualReg {
        match operand {
            Operand::Virtual(v) if self.is_vector_operand(operand) => v,
            Operand::Virtual(v) if v.count > 1 => {
                let parts: Vec<VirtualReg> = (0..v.count)
                    .map(|i| self.vmov(Operand::Virtual(part(v, i, 1))).0)
                    .collect();
                self.tuple(&parts, VGPR)
            }
            _ => match bits64 {
                Some(bits) => {
                    let lo = self.vmov(Operand::constant32(bits as u32)).0;
                    let hi = self.vmov(Operand::constant32((bits >> 32) as u32)).0;
                    self.tuple(&[lo, hi], VGPR)
                }
                None => self.vmov(operand).0,
            },
        }
    }

    /// A vector operation: sources are moved until the instruction is legal. One scalar value may be read; a literal
    /// only by the short encodings; the second source of a short encoding is a vector register.
    pub(crate) fn vop(&mut self, op: GcnOp, sources: &[VSrc]) -> Vreg {
        let dst = self.fresh(VGPR, Self::result_width(op));
        self.vop_to(op, &[Operand::Virtual(dst)], sources);
        Vreg(dst)
    }

    /// As [`Self::vop`], with the destinations given: VGPR, or VGPR and mask, or mask.
    pub(crate) fn vop_to(&mut self, op: GcnOp, dsts: &[Operand], sources: &[VSrc]) {
        let info = op.info();
        let mut sources: SmallVec<[VSrc; 3]> = SmallVec::from_slice(sources);
        // The constant bus: the first scalar value stays, others move; masks cannot move.
        let masks = sources.iter().any(|s| matches!(s.operand, Operand::Virtual(v) if v.count == 2 && !self.is_vector_operand(s.operand) && info.operands.iter().any(|o| o.ty == isa::Type::M64 && o.name == OperandName::S2)));
        let mut bus: Option<Operand> = if masks {
            sources.last().map(|s| s.operand)
        } else {
            None
        };
        let count = sources.len() - usize::from(masks);
        for index in 0..count {
            let operand = sources[index].operand;
            if !self.is_scalar_operand(operand) || bus == Some(operand) {
                continue;
            }
            if bus.is_none() {
                bus = Some(operand);
                continue;
            }
            sources[index].operand = self.move_to_vector(operand);
        }
        let modified = sources.iter().any(|s| s.neg || s.abs);
        let own = info.format();
        let short = matches!(own, Format::Vop1 | Format::Vop2 | Format::Vopc)
            && !modified
            && !masks
            && dsts.len() == 1
            && own != Format::Vopc;
        if short && own == Format::Vop2 && !self.is_vector_operand(sources[1].operand) {
            if self.is_vector_operand(sources[0].operand) && info.has(Flag::Commutative) {
                sources.swap(0, 1);
            } else if matches!(sources[1].operand, Operand::Literal(_)) || info.vop3_format().is_none() {
                sources[1].operand = self.move_to_vector(sources[1].operand);
            }
        }
        let use_short = short && (own != Format::Vop2 || self.is_vector_operand(sources[1].operand));
        let format = if use_short || own.is_vop3() {
            own
        } else {
            info.vop3_format().unwrap_or(own)
        };
        if !format.info().allows_literal() {
            for index in 0..sources.len() {
                if let Operand::Literal(bits) = sources[index].operand {
                    sources[index].operand = if bus == Some(Operand::Literal(bits)) {
                        // The bus is this literal's own: a scalar register takes it over.
                        let reg = self.sop(GcnOp::SMovB32, &[Operand::Literal(bits)], false);
                        bus = Some(Operand::Virtual(reg.0));
                        Operand::Virtual(reg.0)
                    } else {
                        self.move_to_vector(Operand::Literal(bits))
                    };
                }
            }
        }
        let mut operands: SmallVec<[Operand; 6]> = SmallVec::from_slice(dsts);
        operands.extend(sources.iter().map(|s| s.operand));
        let mut inst = isa::Inst::with_format(op, format, &operands);
        for (index, source) in sources.iter().enumerate() {
            inst.mods.neg |= u8::from(source.neg) << index;
            inst.mods.abs |= u8::from(source.abs) << index;
        }
        self.emit(inst);
    }

    fn move_to_vector(&mut self, operand: Operand) -> Operand {
        let bits64 = match operand {
            Operand::Virtual(v) if v.count > 1 => return Operand::Virtual(self.in_vector(operand, None)),
            _ => None,
        };
        Operand::Virtual(self.in_vector(operand, bits64))
    }

    // -- Tuples ---------------------------------------------------------------------------------------------------

    /// A pair of two registers.
    pub(crate) fn pair(&mut self, lo: VirtualReg, hi: VirtualReg, file: RegFile) -> VirtualReg {
        self.tuple(&[lo, hi], file)
    }

    /// A tuple of registers of one unit. A part that an instruction of this selection has just defined for nothing else
    /// is written in place; others are copied.
    pub(crate) fn tuple(&mut self, parts: &[VirtualReg], file: RegFile) -> VirtualReg {
        let width = parts.len() as u8;
        // Parts in the order in which they are defined, so that each definition keeps the ones before it.
        let mut order: Vec<(usize, Option<usize>)> = parts
            .iter()
            .enumerate()
            .map(|(i, p)| (i, self.fresh_definition(*p, parts, i)))
            .collect();
        for (i, def) in &mut order {
            if def.is_none() {
                let copy = self.fresh(file, 1);
                let op = if file == SGPR {
                    GcnOp::SMovB32
                } else {
                    GcnOp::VMovB32
                };
                self.emit(isa::Inst::new(
                    op,
                    &[Operand::Virtual(copy), Operand::Virtual(parts[*i])],
                ));
                *def = Some(self.current.len() - 1);
            }
        }
        order.sort_by_key(|(_, def)| *def);
        let mut prev: Option<VirtualReg> = None;
        for &(index, def) in &order {
            let Some(def) = def else { continue };
            let whole = self.fresh(file, width);
            let new = part(whole, index as u8, 1);
            let old = self.redefine(def, new, prev, width);
            // Everything behind the definition reads the part under its new name.
            if let Some(old) = old {
                self.rename_from(def + 1, old, new);
            }
            prev = Some(whole);
        }
        prev.unwrap_or_else(|| self.fresh(file, width))
    }

    /// The instruction of this selection that defines all of a register of one unit, if nobody else may name it.
    fn fresh_definition(&self, reg: VirtualReg, parts: &[VirtualReg], index: usize) -> Option<usize> {
        if reg.first != 0 || reg.count != 1 || self.mach.vregs[VReg::new(reg.index as usize)].width != 1 {
            return None;
        }
        // The same register twice needs a copy.
        if parts[..index].contains(&reg) {
            return None;
        }
        let defines = |m: &MInst| match m {
            MInst::Real(real) => {
                real.inst.operands.first() == Some(&Operand::Virtual(reg))
                    && real.ties.is_empty()
                    && matches!(real.inst.operand_role(0), Some(isa::Role::Dst))
            }
            _ => false,
        };
        self.current.iter().position(defines)
    }

    /// Makes the first destination of an instruction of this selection a part of a tuple. Returns its old name.
    fn redefine(
        &mut self,
        at: usize,
        new: VirtualReg,
        prev: Option<VirtualReg>,
        width: u8,
    ) -> Option<VirtualReg> {
        let MInst::Real(real) = &mut self.current[at] else {
            return None;
        };
        let Operand::Virtual(old) = real.inst.operands[0] else {
            return None;
        };
        real.inst.operands[0] = Operand::Virtual(new);
        let prev = prev.map(|p| Reg::Virtual(VReg::new(p.index as usize)));
        real.ties.push(Tie {
            operand: 0,
            prev,
            width,
        });
        Some(old)
    }

    fn rename_from(&mut self, from: usize, old: VirtualReg, new: VirtualReg) {
        for inst in &mut self.current[from..] {
            if let MInst::Real(real) = inst {
                for operand in &mut real.inst.operands {
                    if *operand == Operand::Virtual(old) {
                        *operand = Operand::Virtual(new);
                    }
                }
            }
        }
    }

    /// `pair` with its second unit replaced by `hi`, which this selection has just defined.
    pub(crate) fn with_hi(&mut self, pair: VirtualReg, hi: VirtualReg) -> VirtualReg {
        let def = match self.fresh_definition(hi, &[hi], 0) {
            Some(def) => def,
            None => {
                self.vmov(Operand::Virtual(hi));
                self.current.len() - 1
            }
        };
        let whole = self.fresh(VGPR, 2);
        self.redefine(def, part(whole, 1, 1), Some(pair), 2);
        whole
    }

    // -- Kernel inputs ----------------------------------------------------------------------------------------------

    pub(crate) fn input(&mut self, input: Input) -> VirtualReg {
        let (file, width) = input.shape();
        let vreg = match self.inputs.get(&input) {
            Some(&vreg) => vreg,
            None => {
                let vreg = self.mach.vreg(file, width);
                self.inputs.insert(input, vreg);
                if file == SGPR && self.convention != Convention::Plain {
                    self.pinned
                        .insert(vreg.as_u32(), crate::abi::initial_of_caller(3).register(input));
                }
                vreg
            }
        };
        VirtualReg {
            index: vreg.as_u32(),
            first: 0,
            count: width,
        }
    }

    /// The instruction that defines a value, if its operands may be read here: it stands in the same wave block, or has none.
    pub(crate) fn foldable(&self, value: Value) -> Option<Inst> {
        let inst = self.func.dfg.defining_inst(value)?;
        let constant = matches!(
            self.func.dfg.opcode(inst),
            Opcode::Iconst | Opcode::Fconst | Opcode::Bconst | Opcode::SymbolAddr
        );
        (constant || self.is_here(inst)).then_some(inst)
    }

    pub(crate) fn mask_operand(&mut self, value: Value) -> Mask {
        match self.files.get(value) {
            ValueFile::Mask => Mask(Operand::Virtual(self.reg_of(value))),
            _ => {
                if let Some(bits) = self.constant(value) {
                    return Mask(Operand::Int(if bits & 1 == 1 { -1 } else { 0 }));
                }
                super::isle::constructor_test(self, value);
                let lanes = self.sop(GcnOp::SCselectB64, &[Operand::Int(-1), Operand::Int(0)], false);
                Mask(Operand::Virtual(lanes.0))
            }
        }
    }

    pub(crate) fn ssrc_operand(&mut self, value: Value) -> SSrc {
        let operand = self.operand(value);
        if self.is_vector_operand(operand) {
            self.fail(format!("{value} is per lane where a scalar is needed"));
        }
        SSrc(operand)
    }
}

/// A 64-bit constant that needs no literal.
pub(crate) fn inline64(bits: u64, ty: Type) -> Option<Operand> {
    if (-16..=64).contains(&(bits as i64)) {
        return Some(Operand::Int(bits as i64 as i8));
    }
    let float = isa::InlineFloat::ALL
        .iter()
        .find(|f| ty == Type::F64 && f.f64_bits() == bits)?;
    Some(Operand::Float(*float))
}
