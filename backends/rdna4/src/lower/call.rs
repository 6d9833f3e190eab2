//! Calls, arguments and results, by the convention of [`crate::calls`], and what functions find at places of their own.

use super::context::{Input, InstOutput, Lower};
use crate::calls::{Convention, Place, STACK_POINTER, WORKITEM_IDS, clobbers, places};
use crate::isa::{Opcode as RdnaOp, Operand, VirtualReg};
use crate::machine::{CallInst, MInst, SGPR, VGPR};
use cranelift_entity::EntityRef;
use wavelift_amdgpu::lower::operands::{Sreg, VSrc, Vreg, part};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{
    Block, FuncRef, Inst, InstructionData, Opcode, Segment, Symbol, SymbolScope, Type, Value,
};
use wavelift_codegen::machine::{PReg, Reg, RegFile, VReg};
use wavelift_codegen::select;

impl Lower<'_> {
    // -- Frames ---------------------------------------------------------------------------------------------------

    /// A register that stands for a physical one.
    fn pin(&mut self, file: RegFile, first: u8) -> VirtualReg {
        let reg = self.fresh(file, 1);
        self.pinned
            .insert(reg.index, PReg::new(file, u16::from(first), 1));
        reg
    }

    pub(crate) fn stack_pointer(&mut self) -> VirtualReg {
        match self.stack_pointer {
            Some(reg) => reg,
            None => {
                let reg = self.pin(SGPR, STACK_POINTER.0);
                self.stack_pointer = Some(reg);
                reg
            }
        }
    }

    /// The offset of a variable in the frame of the function, if that is where it is.
    pub(crate) fn frame_offset(&self, symbol: Symbol) -> Option<u32> {
        let data = &self.module.symbols[symbol];
        let own = self.convention == Convention::Function
            && matches!(data.scope, SymbolScope::Function(_))
            && matches!(data.segment, Segment::Private | Segment::Spill | Segment::Arg);
        own.then(|| self.frame_start + self.layout.offset(symbol).unwrap_or(0))
    }

    /// As [`Self::frame_offset`], of the variable that a value is the address of.
    pub(crate) fn frame_variable(&self, value: Value) -> Option<u32> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::SymbolAddr { symbol, .. } => self.frame_offset(symbol),
            _ => None,
        }
    }

    /// The address in private memory of a byte of the frame.
    pub(crate) fn frame_address(&mut self, offset: u32) -> Sreg {
        let pointer = Operand::Virtual(self.stack_pointer());
        self.sop(RdnaOp::SAddCoU32, &[pointer, Operand::constant32(offset)], false)
    }

    // -- Work-item indices ----------------------------------------------------------------------------------------

    fn packed_ids(&mut self) -> VirtualReg {
        match self.packed_ids {
            Some(reg) => reg,
            None => {
                let reg = self.pin(VGPR, WORKITEM_IDS.0);
                self.packed_ids = Some(reg);
                reg
            }
        }
    }

    /// An index of the work-item: ten bits of a register that has all three.
    pub(crate) fn workitem_id(&mut self, dim: u8) -> Vreg {
        self.workitem_ids = self.workitem_ids.max(dim + 1);
        let ids = match self.convention {
            Convention::Function => self.packed_ids(),
            Convention::Plain | Convention::Caller => self.input(Input::WorkitemIds),
        };
        let ids = VSrc::plain(Operand::Virtual(ids));
        let at = |n: u8| VSrc::plain(Operand::Int(n as i8));
        match dim {
            0 => self.vop(RdnaOp::VAndB32, &[VSrc::plain(Operand::Literal(1023)), ids]),
            2 => self.vop(RdnaOp::VLshrrevB32, &[at(20), ids]),
            _ => self.vop(RdnaOp::VBfeU32, &[ids, at(10), at(10)]),
        }
    }

    /// Keeps the indices of a kernel's work-item for the functions that it calls.
    pub(crate) fn pass_ids(&mut self, dimensions: u8) {
        if dimensions == 0 {
            return;
        }
        self.workitem_ids = self.workitem_ids.max(dimensions);
        let passed = Operand::Virtual(self.packed_ids());
        let ids = Operand::Virtual(self.input(Input::WorkitemIds));
        self.emit(self.inst(RdnaOp::VMovB32, &[passed, ids]));
    }

    // -- Calls ----------------------------------------------------------------------------------------------------

    /// The register of a value that crosses the border of a function: all of a vector register.
    fn crossing(&mut self, value: Value) -> Reg {
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

    /// Dwords of a value of a type in vector registers.
    fn dwords(ty: Type) -> u8 {
        ty.bits().div_ceil(32).max(1) as u8
    }

    /// Puts values to their places; those with registers are returned.
    fn place(&mut self, values: &[Value], places: &[Place], outgoing: bool) -> Vec<(Reg, PReg)> {
        let mut uses = Vec::new();
        for (&value, &place) in values.iter().zip(places) {
            let width = Self::dwords(self.func.dfg.value_type(value));
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

    pub(crate) fn call(&mut self, inst: Inst, callee: FuncRef) -> InstOutput {
        let args = self.func.dfg.args(inst).to_vec();
        let results = self.func.dfg.results(inst).to_vec();
        let width = |lower: &Self, value: &Value| Self::dwords(lower.func.dfg.value_type(*value));
        let (arg_places, _) = places(args.iter().map(|v| width(self, v)));
        let (result_places, _) = places(results.iter().map(|v| width(self, v)));
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
        self.current.push(MInst::Call(Box::new(CallInst {
            callee,
            uses,
            defs,
            clobbers: clobbers(&result_places),
        })));
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
            .map(|&v| Self::dwords(self.func.dfg.value_type(v)))
            .collect();
        let (list, _) = places(widths);
        let uses = self.place(&values, &list, false);
        self.current.push(MInst::Results { uses });
    }

    /// The parameters of a function as instructions of its first block.
    pub(crate) fn take_parameters(&mut self, entry: Block) -> Vec<MInst> {
        let params = self.func.dfg.block_params(entry).to_vec();
        let widths: Vec<u8> = params
            .iter()
            .map(|&v| Self::dwords(self.func.dfg.value_type(v)))
            .collect();
        let (list, _) = places(widths);
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
        std::iter::once(MInst::Inputs { defs }).chain(loads).collect()
    }
}
