//! Selection of values as operands, and of calls (by the convention of [`crate::calls`]).

use super::Lower;
use super::context::{State, inline64};
use super::operands::{Mask, SSrc, Vreg, as_part, from_part, part};
use crate::inputs::input_registers;
use crate::isa::{Feature, Op, Operand, Vgpr, VirtualReg};
use crate::machine::{MInst, SGPR, VECTORS, VGPR};
use crate::mask_op::MaskOp;
use cranelift_entity::EntityRef;
use smallvec::SmallVec;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Block, FuncRef, Inst, InstructionData, Opcode, Type, Value};
use wavelift_codegen::machine::{CallInst, PReg, Pseudo, Reg, RegFile, VReg};
use wavelift_codegen::select::{self, Aliases, Part, Selector};
use wavelift_codegen::target::abi::{Place, dwords};

/// Registers that hold the results of an IR instruction.
pub type InstOutput = SmallVec<[Operand; 4]>;

impl State<'_> {
    /// A tuple of registers of one unit ([`State::tuple_within`]).
    pub fn tuple(&mut self, parts: &[VirtualReg], file: RegFile) -> VirtualReg {
        self.tuple_within(parts, parts.len() as u8, file)
    }

    /// A tuple of vector registers, also of a number that tuples do not have: the first registers of the next longer one.
    pub fn vector_tuple(&mut self, parts: &[VirtualReg]) -> VirtualReg {
        let count = parts.len() as u8;
        let mut widths = VECTORS.widths.iter().map(|&(width, _)| width);
        let width = widths.find(|&width| width >= count).unwrap_or(count);
        part(self.tuple_within(parts, width, VGPR), 0, count)
    }
}

impl<'a> Lower<'a> {
    /// The register of a value; from now on its definition is selected.
    pub(crate) fn reg_of(&mut self, value: Value) -> VirtualReg {
        VirtualReg {
            index: select::reg_of(self, value).as_u32(),
            first: 0,
            count: self.width_of(value),
        }
    }

    /// A 32-bit source, or half `half` of a 64-bit one.
    pub(crate) fn operand32(&mut self, value: Value, half: u8) -> Operand {
        if let Some(bits) = self.constant(value) {
            return Operand::constant32((bits >> (32 * half)) as u32);
        }
        if let Some((word, signed)) = self.extended_word(value) {
            match half {
                0 => return self.operand32(word, 0),
                _ if !signed => return Operand::Int(0),
                _ => {}
            }
        }
        if let Some(word) = self.joined_word(value, half) {
            return self.operand32(word, 0);
        }
        Operand::Virtual(part(self.reg_of(value), half, 1))
    }

    /// The word that is half `half` of a 64-bit value, if that is put together here and nothing that was selected reads it as a whole: then the word need
    /// not be copied for that.
    fn joined_word(&self, value: Value, half: u8) -> Option<Value> {
        let dfg = &self.func.dfg;
        let InstructionData::Binary { opcode, args } = *dfg.inst(self.foldable(value)?) else {
            return None;
        };
        let word = dfg.resolve(*args.get(usize::from(half))?);
        let alike = self.constant(word).is_some() || self.files.get(word) == self.files.get(value);
        (opcode == Opcode::Iconcat && alike && self.known_reg(value).is_none()).then_some(word)
    }

    /// The word that a 64-bit value is an extension of, in the same file, and whether the extension is signed.
    fn extended_word(&self, value: Value) -> Option<(Value, bool)> {
        let dfg = &self.func.dfg;
        let InstructionData::Unary { opcode, arg } = *dfg.inst(self.foldable(value)?) else {
            return None;
        };
        let arg = dfg.resolve(arg);
        let extends = matches!(opcode, Opcode::Uextend | Opcode::Sextend);
        let words = dfg.value_type(value) == Type::I64 && dfg.value_type(arg) == Type::I32;
        let alike = self.files.get(arg) == self.files.get(value);
        (extends && words && alike).then_some((arg, opcode == Opcode::Sextend))
    }

    /// A source of the value's own width.
    pub(crate) fn operand(&mut self, value: Value) -> Operand {
        if self.width_of(value) == 1 {
            return self.operand32(value, 0);
        }
        let ty = self.func.dfg.value_type(value);
        if let Some(bits) = self.constant(value) {
            if let Some(inline) = inline64(bits, ty).filter(|&inline| self.known(inline) == inline) {
                return inline;
            }
            return Operand::Virtual(self.const64(bits).0);
        }
        Operand::Virtual(self.reg_of(value))
    }

    /// A source of an instruction on floats of the value's type.
    pub(crate) fn float_operand(&mut self, value: Value) -> Operand {
        match self.constant(value) {
            Some(bits) if self.func.dfg.value_type(value) == Type::F16 => self.half_constant(bits as u16),
            _ => self.operand(value),
        }
    }

    /// A constant as an operand of 16 bits. Its inline floats are halves only where there is arithmetic on halves; its inline integers always are
    /// the low halves of words.
    pub(crate) fn half_constant(&self, bits: u16) -> Operand {
        match Operand::constant16(bits) {
            Operand::Float(_) if !self.subtarget.isa.has_feature(Feature::Gfx8Up) => {
                Operand::Literal(bits.into())
            }
            operand => operand,
        }
    }

    /// A truth value as lanes.
    pub(crate) fn mask_operand(&mut self, value: Value) -> Mask {
        match self.files.get(value) {
            ValueFile::Mask => Mask(Operand::Virtual(self.reg_of(value))),
            _ => {
                if let Some(bits) = self.constant(value) {
                    return Mask(Operand::Int(if bits & 1 == 1 { -1 } else { 0 }));
                }
                (self.subtarget.rules.test)(self, value);
                Mask(self.mask_op(MaskOp::Select, &[Operand::Int(-1), Operand::Int(0)]))
            }
        }
    }

    /// A value as a source of a scalar instruction.
    pub(crate) fn ssrc_operand(&mut self, value: Value) -> SSrc {
        let operand = self.operand(value);
        if self.is_vector_operand(operand) {
            self.fail(format!("{value} is per lane where a scalar is needed"));
        }
        SSrc(operand)
    }

    /// The register of a value that crosses the border of a function: all of a vector register.
    pub(crate) fn crossing(&mut self, value: Value) -> Reg {
        if self.func.dfg.value_type(value) == Type::B1 {
            self.fail("a b1 as argument or result of a function");
        }
        let undefined = self
            .func
            .dfg
            .defining_inst(value)
            .is_some_and(|inst| self.func.dfg.opcode(inst) == Opcode::Undef);
        if undefined || self.constant(value).is_some() || self.files.get(value) == ValueFile::Vector {
            return select::edge_argument(self, value, ValueFile::Vector);
        }
        let operand = self.operand(value);
        let reg = self.in_vector(operand, None);
        Reg::Virtual(VReg::new(reg.index as usize))
    }

    /// Puts values to their places; those with registers are returned.
    pub(crate) fn place(&mut self, values: &[Value], places: &[Place], outgoing: bool) -> Vec<(Reg, PReg)> {
        let mut uses = Vec::new();
        for (&value, &place) in values.iter().zip(places) {
            let width = dwords(self.func.dfg.value_type(value));
            let src = self.crossing(value);
            match place {
                Place::Registers(preg) => uses.push((src, preg)),
                Place::Stack(dword) => self.current.push(MInst::ArgStore {
                    src,
                    width,
                    dword,
                    outgoing,
                }),
            }
        }
        uses
    }

    /// A call, with what it passes and takes back.
    pub(crate) fn call(&mut self, inst: Inst, callee: FuncRef) -> InstOutput {
        let args = self.func.dfg.args(inst).to_vec();
        let results = self.func.dfg.results(inst).to_vec();
        let width = |lower: &Self, value: &Value| dwords(lower.func.dfg.value_type(*value));
        let abi = self.subtarget.abi();
        let (arg_places, _) = abi.places(args.iter().map(|v| width(self, v)));
        let (result_places, _) = abi.places(results.iter().map(|v| width(self, v)));
        let uses = self.place(&args, &arg_places, true);
        let mut defs = Vec::new();
        let mut output = InstOutput::new();
        let mut loads = Vec::new();
        for (value, &place) in results.iter().zip(&result_places) {
            if self.func.dfg.value_type(*value) == Type::B1 {
                self.fail("a b1 as argument or result of a function");
            }
            let width = width(self, value);
            let reg = self.fresh(VGPR, width);
            let dst = Reg::Virtual(VReg::new(reg.index as usize));
            match place {
                Place::Registers(preg) => defs.push((dst, preg)),
                Place::Stack(dword) => loads.push(MInst::ArgLoad {
                    dst,
                    width,
                    dword,
                    outgoing: true,
                }),
            }
            output.push(Operand::Virtual(part(reg, 0, width)));
        }
        let lost = abi.clobbers(&result_places);
        self.current.push(MInst::Pseudo(Pseudo::Call(Box::new(CallInst {
            callee,
            uses,
            defs,
            clobbers: lost,
        }))));
        self.current.extend(loads);
        output
    }

    /// What a function returns goes to its places, at the end of the block that returns.
    pub(crate) fn give_results(&mut self, thread: Block) {
        let Some(inst) = self
            .func
            .terminator(thread)
            .filter(|&inst| self.func.dfg.opcode(inst) == Opcode::Return)
        else {
            return;
        };
        let values = self.func.dfg.args(inst).to_vec();
        if values.is_empty() {
            return;
        }
        let widths: Vec<u8> = values
            .iter()
            .map(|&v| dwords(self.func.dfg.value_type(v)))
            .collect();
        let (list, _) = self.subtarget.abi().places(widths);
        let uses = self.place(&values, &list, false);
        self.current.push(MInst::Pseudo(Pseudo::Results { uses }));
    }

    /// The parameters of a function as instructions of its first block.
    pub(crate) fn take_parameters(&mut self, entry: Block) -> Vec<MInst> {
        let params = self.func.dfg.block_params(entry).to_vec();
        let widths: Vec<u8> = params
            .iter()
            .map(|&v| dwords(self.func.dfg.value_type(v)))
            .collect();
        let (list, _) = self.subtarget.abi().places(widths);
        let (mut defs, mut loads) = (Vec::new(), Vec::new());
        for (&param, &place) in params.iter().zip(&list) {
            if self.func.dfg.value_type(param) == Type::B1 {
                self.fail("a b1 as argument or result of a function");
            }
            let reg = self.reg_of(param);
            let dst = Reg::Virtual(VReg::new(reg.index as usize));
            match place {
                Place::Registers(preg) => defs.push((dst, preg)),
                Place::Stack(dword) => loads.push(MInst::ArgLoad {
                    dst,
                    width: reg.count,
                    dword,
                    outgoing: false,
                }),
            }
        }
        std::iter::once(MInst::Pseudo(Pseudo::Inputs { defs }))
            .chain(loads)
            .collect()
    }

    // -- Masks and words ------------------------------------------------------------------------------------------

    /// Lanes in a register.
    pub(crate) fn mask_in_register(&mut self, lanes: Mask) -> Operand {
        match lanes.0 {
            Operand::Virtual(_) => lanes.0,
            constant => self.mask_op(MaskOp::Move, &[constant]),
        }
    }

    /// The words of a value.
    pub(crate) fn words(&mut self, value: Value) -> Vec<Operand> {
        (0..self.width_of(value))
            .map(|word| self.operand32(value, word))
            .collect()
    }

    /// Words in one vector register.
    pub(crate) fn vector_of_words(&mut self, words: &[Operand]) -> Vreg {
        let moved: Vec<_> = words.iter().map(|&word| self.vmov(word).0).collect();
        match moved[..] {
            [single] => Vreg(single),
            _ => Vreg(self.tuple(&moved, VGPR)),
        }
    }
}

/// Emits a copy of units of a register into a new whole one ([`Selector::copy_in`]).
pub(super) fn copy_in(lower: &mut Lower<'_>, file: RegFile, src: Part) -> VReg {
    let pinned = lower.pinned.get(&src.reg.as_u32()).copied();
    let src = from_part(src);
    let units: Vec<VirtualReg> = (0..src.count).map(|unit| part(src, unit, 1)).collect();
    let first = lower.current.len();
    let whole = match units[..] {
        [single] => {
            let copy = lower.fresh(file, 1);
            let op = match file {
                SGPR => Op::SMovB32,
                _ => Op::VMovB32,
            };
            let operands = [Operand::Virtual(copy), Operand::Virtual(single)];
            let inst = lower.inst(op, &operands);
            lower.emit(inst);
            copy
        }
        _ => lower.tuple(&units, file),
    };
    if let Some(preg) = pinned {
        for copy in &mut lower.current[first..] {
            if let MInst::Real(real) = copy {
                for operand in &mut real.inst.operands {
                    if let Operand::Virtual(from) = *operand
                        && from.index == src.index
                    {
                        *operand = pinned_operand(preg, from);
                    }
                }
            }
        }
    }
    VReg::new(whole.index as usize)
}

/// Gives the operands of an instruction the registers that they have after all ([`Selector::rename`]).
pub(super) fn rename(lower: &mut Lower<'_>, inst: &mut MInst, aliases: &Aliases, copies: &mut Vec<MInst>) {
    match inst {
        MInst::Real(real) => {
            for operand in &mut real.inst.operands {
                if let Operand::Virtual(v) = operand {
                    *v = from_part(aliases.resolve(as_part(*v)));
                    if let Some(preg) = lower.pinned.get(&{ v.index }) {
                        *operand = pinned_operand(*preg, *v);
                    }
                }
            }
        }
        MInst::Pseudo(Pseudo::Call(call)) => {
            for (reg, _) in &mut call.uses {
                *reg = select::whole(lower, *reg, aliases, copies);
            }
        }
        MInst::Pseudo(Pseudo::Results { uses }) => {
            for (reg, _) in uses {
                *reg = select::whole(lower, *reg, aliases, copies);
            }
        }
        MInst::Trap(trap) => {
            for (reg, _) in &mut trap.uses {
                *reg = select::whole(lower, *reg, aliases, copies);
            }
        }
        MInst::ArgStore { src, .. } | MInst::Decide { by: src, .. } => {
            *src = select::whole(lower, *src, aliases, copies);
        }
        // Nothing else reads a register before allocation.
        _ => {}
    }
}

/// The kernel inputs arrive at the start of the entry's body, as do the parameters of a function; what was emitted to set registers up
/// follows. With `wave_first` the inputs of lanes come after that: they may have to be spilled at once.
pub(super) fn place_inputs(state: &mut State<'_>, wave_first: bool, parameters: Vec<MInst>) {
    state.load_packet();
    let set_up = std::mem::take(&mut state.current);
    let mut inputs = state.placed_inputs();
    inputs.sort_unstable_by_key(|&(input, _)| input);
    // Without scalar inputs among them, work-item indices are where they always are.
    let places = input_registers(
        inputs.iter().map(|&(input, _)| input),
        state.subtarget.least_sgprs,
    );
    let defs: Vec<(Reg, PReg)> = inputs
        .iter()
        .zip(&places)
        .map(|(&(_, vreg), &place)| (Reg::Virtual(vreg), place))
        .collect();
    // Inputs come before everything: their registers are taken from the start. Set-up code of the entry joins the body.
    let (of_lanes, of_wave): (Vec<_>, Vec<_>) = defs
        .into_iter()
        .partition(|(_, place)| wave_first && place.file == VGPR);
    let last = wave_first.then_some(MInst::Pseudo(Pseudo::Inputs { defs: of_lanes }));
    let first: Vec<MInst> = std::iter::once(MInst::Pseudo(Pseudo::Inputs { defs: of_wave }))
        .chain(parameters)
        .chain(set_up)
        .chain(last)
        .collect();
    state.insert_at_entry(first);
}

/// The part of a register with a meaning of its own that a virtual register stands for.
fn pinned_operand(preg: PReg, v: VirtualReg) -> Operand {
    let first = preg.first as u8 + v.first;
    match preg.file {
        SGPR => Operand::s_range(first, v.count),
        _ => Operand::Vgpr {
            first: Vgpr(first),
            count: v.count,
        },
    }
}
