//! The state of instruction selection for one kernel, and how instructions are made legal while they are emitted.
//!
//! Instructions of one IR instruction collect in [`Selection::current`]; the driver (`wavelift_codegen::select`) puts them in front of
//! what was selected before, because blocks are walked backwards so that only what is read is selected.
//! What needs nothing but the state is here; what selects values, and so needs the machine's rules, is in [`Lower`](super::Lower).

use super::float::read_products;
use super::memory::{AddressSums, Pairs, signed_loads};
use super::operands::{Sreg, Vreg, part};
use super::parts::Readers;
use crate::backend::{Amd, Learned};
use crate::calls::Convention;
use crate::inputs::Input;
use crate::isa::{
    Access, Feature, InlineFloat, Inst as MachineInst, Machine, Op, Operand, VirtualReg, WaveSize,
};
use crate::machine::{MInst, Real, SGPR, Tie, VGPR};
use crate::mask_op::MaskOp;
use crate::modes::Mode;
use crate::program::workitem_ids;
use crate::subtarget::Subtarget;
use cranelift_entity::EntityRef;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{
    Function, Inst, InstructionData, Module, Opcode, Segment, SegmentLayout, Symbol, SymbolScope, Type, Value,
};
use wavelift_codegen::legalize::floats::QuietParams;
use wavelift_codegen::machine::{PReg, Reg, RegFile, VReg};
use wavelift_codegen::select::Selection;
use wavelift_codegen::target::{Selected, Unit};

/// Words of the dispatch packet that a kernel loads where it begins.
#[derive(Clone, Copy, Debug)]
pub struct Packet {
    /// The first of them in the packet.
    pub first: u8,
    /// Where they are.
    pub words: VirtualReg,
    /// Whether something reads them.
    pub used: bool,
}

impl Packet {
    /// The words that a function asks for: the number of dimensions, sizes of work-groups and grids.
    fn words(func: &Function) -> Option<std::ops::Range<u8>> {
        let word = |inst: Inst| {
            let dim = match *func.dfg.inst(inst) {
                InstructionData::Dim { dim, .. } => dim,
                _ => 0,
            };
            match func.dfg.opcode(inst) {
                Opcode::Dim => Some(0),
                Opcode::Workgroupsize => Some(1 + dim / 2),
                Opcode::Gridsize => Some(3 + dim),
                _ => None,
            }
        };
        let words = func.layout.iter().filter_map(|(_, inst)| word(inst));
        let (first, last) = words.fold(None, |range: Option<(u8, u8)>, word| {
            let (first, last) = range.unwrap_or((word, word));
            Some((first.min(word), last.max(word)))
        })?;
        Some(first..first + (last + 1 - first).next_power_of_two())
    }
}

/// The state of instruction selection for one kernel or function.
pub struct State<'a> {
    /// What is selected for.
    pub subtarget: &'static Subtarget,
    /// Lanes of a wave.
    pub wave: WaveSize,
    /// The module.
    pub module: &'a Module,
    /// What the driver shares.
    pub selection: Selection<'a, MInst>,
    /// Where variables are.
    pub layout: &'a SegmentLayout,
    /// Kernel inputs that something reads.
    pub inputs: FxHashMap<Input, VReg>,
    /// What may be assumed of registers.
    pub convention: Convention,
    /// Registers that the calling convention gives a meaning everywhere, by the virtual register that stands for them.
    pub pinned: FxHashMap<u32, PReg>,
    /// The stack pointer, if something reads it.
    pub stack_pointer: Option<VirtualReg>,
    /// The register with the work-item's index in functions, if something reads it.
    pub packed_ids: Option<VirtualReg>,
    /// Bytes in front of the function's own variables in its frame.
    pub frame_start: u32,
    /// The float mode that the kernel starts in, and returns to after every instruction.
    pub mode: Mode,
    /// Whether a flat address of private memory is made: the kernel has private memory then, even if it names none.
    pub flat_private: bool,
    /// Group memory may be accessed.
    pub group_accessed: bool,
    /// Words of the dispatch packet.
    pub packet: Option<Packet>,
    /// Loaded values that are extended with their sign.
    pub signed_loads: FxHashSet<Value>,
    /// Products of floats that something reads as they are.
    pub read_products: FxHashSet<Value>,
    /// Block parameters that are no signalling NaNs.
    pub quiet: QuietParams,
    /// Which instructions read values.
    pub readers: Readers,
    /// Addresses of group memory that are folded into their readers.
    pub(super) sums: AddressSums,
    /// Accesses of group memory that become one.
    pub(super) pairs: Pairs,
    /// Indices of work-groups and of work-items that are read, counted from the first dimension.
    pub workgroup_ids: u8,
    /// Of work-items.
    pub workitem_ids: u8,
    /// No index of the work-item but the first is read: it has a register of its own on every machine.
    pub only_first_id: bool,
}

impl<'a> Deref for State<'a> {
    type Target = Selection<'a, MInst>;

    fn deref(&self) -> &Self::Target {
        &self.selection
    }
}

impl DerefMut for State<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.selection
    }
}

impl<'a> State<'a> {
    /// The state before anything is selected.
    pub fn new(unit: &Unit<'a, Amd>, func: &'a Function, files: &'a ValueFiles) -> State<'a> {
        let subtarget = unit.backend.sub;
        // Kernels without calls start in the mode that suits them best.
        let agreed = unit.agreed.filter(|_| unit.convention != Convention::Plain);
        let mut state = State {
            subtarget,
            wave: unit.config.wave,
            module: unit.module,
            selection: Selection::new(subtarget.name(), func, files, unit.marks),
            layout: unit.layout,
            inputs: FxHashMap::default(),
            convention: unit.convention,
            pinned: FxHashMap::default(),
            stack_pointer: None,
            packed_ids: None,
            frame_start: unit.frame_start(&unit.backend.sub.abi()),
            mode: agreed.map_or_else(|| Mode::of(func), |agreed| agreed.mode),
            flat_private: false,
            group_accessed: false,
            signed_loads: signed_loads(func),
            read_products: read_products(func, files),
            quiet: QuietParams::new(func),
            readers: Readers::new(func, files, subtarget.isa),
            sums: AddressSums::default(),
            pairs: Pairs::default(),
            workgroup_ids: 0,
            workitem_ids: 0,
            only_first_id: unit.convention == Convention::Plain && workitem_ids(func) <= 1,
            packet: None,
        };
        let constant = |value| state.constant(value);
        let sums = AddressSums::new(func, &constant, &|bytes| subtarget.offsets.group.contains(&bytes));
        let pairs = Pairs::new(func, &sums, &constant);
        (state.sums, state.pairs) = (sums, pairs);
        let plain = unit.convention == Convention::Plain;
        state.packet = Packet::words(func).filter(|_| plain).map(|words| Packet {
            first: words.start,
            words: state.fresh(SGPR, words.end - words.start),
            used: false,
        });
        state
    }

    /// Loads the words of the packet that something reads.
    pub fn load_packet(&mut self) {
        let Some(packet) = self.packet.filter(|packet| packet.used) else {
            return;
        };
        let op = match packet.words.count {
            1 => Op::SLoadDword,
            2 => Op::SLoadDwordx2,
            4 => Op::SLoadDwordx4,
            _ => Op::SLoadDwordx8,
        };
        let base = Operand::Virtual(self.input(Input::DispatchPtr));
        let unit = i32::from(self.subtarget.isa.traits().scalar_unit);
        let load = self.inst(op, &[Operand::Virtual(packet.words), base, Operand::Off]);
        self.emit(load.with_mods(|m| m.offset = 4 * i32::from(packet.first) / unit));
    }

    /// What was selected.
    pub fn finish(self) -> Selected<Amd> {
        let mut inputs = self.placed_inputs();
        inputs.sort_unstable_by_key(|&(input, _)| input);
        Selected {
            func: self.selection.mach,
            learned: Learned {
                inputs: inputs.into_iter().map(|(input, _)| input).collect(),
                mode: self.mode,
                flat_private: self.flat_private,
                workgroup_ids: self.workgroup_ids,
                workitem_ids: self.workitem_ids,
            },
        }
    }

    /// The inputs that are not where the calling convention keeps them.
    pub fn placed_inputs(&self) -> Vec<(Input, VReg)> {
        let list = self.inputs.iter().map(|(&input, &vreg)| (input, vreg));
        list.filter(|(_, vreg)| !self.pinned.contains_key(&vreg.as_u32()))
            .collect()
    }

    /// What instructions are for.
    pub fn machine(&self) -> Machine {
        self.subtarget.machine(self.wave)
    }

    /// Scalar registers of a lane mask.
    pub fn mask_width(&self) -> u8 {
        self.wave.mask_registers()
    }

    /// A fresh register for lanes.
    pub fn fresh_mask(&mut self) -> Operand {
        let width = self.mask_width();
        Operand::Virtual(self.fresh(SGPR, width))
    }

    /// EXEC.
    pub fn exec_operand(&self) -> Operand {
        Operand::exec(self.wave)
    }

    /// A scalar operation on lane masks.
    pub fn mask_op(&mut self, op: MaskOp, sources: &[Operand]) -> Operand {
        let op = op.operation(self.wave);
        Operand::Virtual(self.sop(op, sources, false).0)
    }

    /// An instruction for waves of this size.
    pub fn inst(&self, op: Op, operands: &[Operand]) -> MachineInst {
        let mut inst = MachineInst::new(self.machine(), op, operands);
        for operand in &mut inst.operands {
            *operand = self.known(*operand);
        }
        inst
    }

    /// A constant as the machine has it: the older ones have to be told 1/(2*pi).
    pub fn known(&self, operand: Operand) -> Operand {
        match operand {
            Operand::Float(InlineFloat::InvTwoPi) if !self.subtarget.isa.has_feature(Feature::Gfx8Up) => {
                Operand::Literal(InlineFloat::InvTwoPi.f32_bits())
            }
            _ => operand,
        }
    }

    /// Units of a value's register.
    pub fn width_of(&self, value: Value) -> u8 {
        let ty = self.func.dfg.value_type(value);
        match ty {
            Type::MASK => self.mask_width(),
            Type::B1 if self.files.get(value) == ValueFile::Mask => self.mask_width(),
            _ => ty.bits().div_ceil(32).max(1) as u8,
        }
    }

    /// The bits of a value that is known now: a constant, or the address of a variable whose place is.
    pub fn constant(&self, value: Value) -> Option<u64> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::SymbolAddr { symbol, .. } => self.symbol_offset(symbol),
            _ => self.selection.constant(value),
        }
    }

    /// The offset of a group, private or spill variable, unless it is in the frame of a function.
    pub fn symbol_offset(&self, symbol: Symbol) -> Option<u64> {
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

    /// Whether an operand is a vector register.
    pub fn is_vector_operand(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Virtual(v) if self.mach.vregs[VReg::new(v.index as usize)].file == VGPR)
    }

    /// Whether a vector instruction reads a scalar value there.
    pub fn is_scalar_operand(&self, operand: Operand) -> bool {
        match operand {
            Operand::Virtual(_) => !self.is_vector_operand(operand),
            other => self.subtarget.isa.reads_scalar(other),
        }
    }

    /// A fresh register.
    pub fn fresh(&mut self, file: RegFile, width: u8) -> VirtualReg {
        let vreg = self.mach.vreg(file, width);
        VirtualReg {
            index: vreg.as_u32(),
            first: 0,
            count: width,
        }
    }

    /// Emits an instruction.
    pub fn emit(&mut self, inst: MachineInst) {
        self.current.push(MInst::Real(Real::new(inst)));
    }

    /// Emits an operation.
    pub fn emit_op(&mut self, op: Op, operands: &[Operand]) {
        let inst = self.inst(op, operands);
        self.emit(inst);
    }

    /// Emits an instruction around which VCC must be free.
    pub fn emit_clobbering_vcc(&mut self, inst: MachineInst) {
        let mut real = Real::new(inst);
        real.clobbers_vcc = true;
        self.current.push(MInst::Real(real));
    }

    /// Units that an operation writes to its destination.
    pub fn result_width(&self, op: Op) -> u8 {
        self.machine().result_width(op)
    }

    /// A scalar operation with a destination. Two different literals do not fit one instruction.
    pub fn sop(&mut self, op: Op, sources: &[Operand], scc_used: bool) -> Sreg {
        let mut sources: SmallVec<[Operand; 2]> = SmallVec::from_slice(sources);
        if let [Operand::Literal(a), Operand::Literal(b)] = sources[..]
            && a != b
        {
            sources[1] = Operand::Virtual(self.sop(Op::SMovB32, &[Operand::Literal(b)], false).0);
        }
        let dst = self.fresh(SGPR, self.result_width(op));
        let mut operands: SmallVec<[Operand; 4]> = SmallVec::new();
        operands.push(Operand::Virtual(dst));
        operands.extend(sources);
        let mut real = Real::new(self.inst(op, &operands));
        real.scc_used = scc_used;
        self.current.push(MInst::Real(real));
        Sreg(dst)
    }

    /// A scalar comparison; the next instruction reads SCC.
    pub fn scmp(&mut self, op: Op, a: Operand, b: Operand) {
        let b = match (a, b) {
            (Operand::Literal(x), Operand::Literal(y)) if x != y => {
                Operand::Virtual(self.sop(Op::SMovB32, &[b], false).0)
            }
            _ => b,
        };
        let mut real = Real::new(self.inst(op, &[a, b]));
        real.scc_used = true;
        self.current.push(MInst::Real(real));
    }

    /// A 64-bit constant in a scalar pair.
    pub fn const64(&mut self, bits: u64) -> Sreg {
        if let Some(inline) = inline64(bits, Type::I64) {
            return self.sop(Op::SMovB64, &[inline], false);
        }
        let lo = self.sop(Op::SMovB32, &[Operand::constant32(bits as u32)], false);
        let hi = self.sop(Op::SMovB32, &[Operand::constant32((bits >> 32) as u32)], false);
        Sreg(self.pair(lo.0, hi.0, SGPR))
    }

    /// A copy to a vector register.
    pub fn vmov(&mut self, source: Operand) -> Vreg {
        let dst = self.fresh(VGPR, 1);
        self.emit_op(Op::VMovB32, &[Operand::Virtual(dst), source]);
        Vreg(dst)
    }

    /// A source in a vector register, of any width.
    pub fn in_vector(&mut self, operand: Operand, bits64: Option<u64>) -> VirtualReg {
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

    /// An operand in a vector register.
    pub fn move_to_vector(&mut self, operand: Operand) -> Operand {
        let bits64 = match operand {
            Operand::Virtual(v) if v.count > 1 => return Operand::Virtual(self.in_vector(operand, None)),
            _ => None,
        };
        Operand::Virtual(self.in_vector(operand, bits64))
    }

    /// A pair of two registers.
    pub fn pair(&mut self, lo: VirtualReg, hi: VirtualReg, file: RegFile) -> VirtualReg {
        self.tuple(&[lo, hi], file)
    }

    /// A tuple of so many registers whose first ones are these, of one unit. A part that an instruction of this selection has
    /// just defined for nothing else is written in place; others are copied.
    pub fn tuple_within(&mut self, parts: &[VirtualReg], width: u8, file: RegFile) -> VirtualReg {
        // Parts in the order in which they are defined, so that each definition keeps the ones before it.
        let mut order: Vec<(usize, Option<usize>)> = parts
            .iter()
            .enumerate()
            .map(|(i, p)| (i, self.fresh_definition(*p, parts, i)))
            .collect();
        for (i, def) in &mut order {
            if def.is_none() {
                let copy = self.fresh(file, 1);
                let op = if file == SGPR { Op::SMovB32 } else { Op::VMovB32 };
                self.emit_op(op, &[Operand::Virtual(copy), Operand::Virtual(parts[*i])]);
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
            // Everything after the definition reads the part under its new name.
            if let Some(old) = old {
                self.rename_from(def + 1, old, new);
            }
            prev = Some(whole);
        }
        prev.unwrap_or_else(|| self.fresh(file, width))
    }

    /// The instruction of this selection that defines all of a register of one unit, if nobody else may name it.
    pub fn fresh_definition(&self, reg: VirtualReg, parts: &[VirtualReg], index: usize) -> Option<usize> {
        let width = self.mach.vregs[VReg::new(reg.index as usize)].width;
        // The same register twice needs a copy.
        if (reg.first, reg.count, width) != (0, 1, 1) || parts[..index].contains(&reg) {
            return None;
        }
        let defines = |m: &MInst| match m {
            MInst::Real(real) => {
                real.inst.operands.first() == Some(&Operand::Virtual(reg))
                    && real.ties.is_empty()
                    && real.inst.access(0) == Some(Access::Write)
            }
            _ => false,
        };
        self.current.iter().position(defines)
    }

    /// Makes the first destination of an instruction of this selection a part of a tuple. Returns its old name.
    pub fn redefine(
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
    pub fn with_hi(&mut self, pair: VirtualReg, hi: VirtualReg) -> VirtualReg {
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

    /// The register of a kernel input.
    pub fn input(&mut self, input: Input) -> VirtualReg {
        let (file, width) = input.shape();
        let vreg = match self.inputs.get(&input) {
            Some(&vreg) => vreg,
            None => {
                let vreg = self.mach.vreg(file, width);
                self.inputs.insert(input, vreg);
                if file == SGPR && self.convention != Convention::Plain {
                    self.pinned
                        .insert(vreg.as_u32(), self.subtarget.initial_of_caller(3).register(input));
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
    pub fn foldable(&self, value: Value) -> Option<Inst> {
        let inst = self.func.dfg.defining_inst(value)?;
        let constant = matches!(
            self.func.dfg.opcode(inst),
            Opcode::Iconst | Opcode::Fconst | Opcode::Bconst | Opcode::SymbolAddr
        );
        (constant || self.is_here(inst)).then_some(inst)
    }

    /// The offset of a variable in the frame of the function, if that is where it is.
    pub fn frame_offset(&self, symbol: Symbol) -> Option<u32> {
        let data = &self.module.symbols[symbol];
        let own = self.convention == Convention::Function
            && matches!(data.scope, SymbolScope::Function(_))
            && matches!(data.segment, Segment::Private | Segment::Spill | Segment::Arg);
        own.then(|| self.frame_start + self.layout.offset(symbol).unwrap_or(0))
    }

    /// As [`Self::frame_offset`], of the variable that a value is the address of.
    pub fn frame_variable(&self, value: Value) -> Option<u32> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::SymbolAddr { symbol, .. } => self.frame_offset(symbol),
            _ => None,
        }
    }
}

/// A 64-bit constant that needs no literal.
pub fn inline64(bits: u64, ty: Type) -> Option<Operand> {
    if (-16..=64).contains(&(bits as i64)) {
        return Some(Operand::Int(bits as i64 as i8));
    }
    let float = InlineFloat::ALL
        .iter()
        .find(|f| ty == Type::F64 && f.f64_bits() == bits)?;
    Some(Operand::Float(*float))
}
