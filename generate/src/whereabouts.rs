//! Where a work-item is, in one to three dimensions (HSA PRM 11.1).

use crate::body::Body;
use wavelift_codegen::ir::{InstructionData, Opcode, Type, Value};

impl Body<'_, '_, '_> {
    /// Asks along a dimension; the answer comes into scope.
    pub(crate) fn asked(&mut self, opcode: Opcode, dim: u8) -> Value {
        self.asked_as(opcode, dim, Type::I32)
    }

    fn asked_as(&mut self, opcode: Opcode, dim: u8, ty: Type) -> Value {
        let inst = self.emit(InstructionData::Dim { opcode, dim }, ty, None);
        self.result(inst)
    }

    /// Asks where the work-item is, or how large the launch is.
    pub(crate) fn whereabouts(&mut self) {
        use Opcode as O;
        let dim = self.choices.below(3) as u8;
        match self.choices.below(10) {
            0 | 1 => self.asked(O::Workitemid, dim),
            2 => {
                let ty = self.choices.of(&[Type::I32, Type::I64]);
                self.asked_as(O::Workitemabsid, dim, ty)
            }
            3 => self.asked(O::Workgroupid, dim),
            4 => self.asked(O::Workgroupsize, dim),
            5 => self.asked(O::Currentworkgroupsize, dim),
            6 => {
                let ty = self.choices.of(&[Type::I32, Type::I64]);
                self.asked_as(O::Gridsize, dim, ty)
            }
            7 => self.asked(O::Gridgroups, dim),
            8 => self.nullary(O::Dim),
            _ => {
                let opcode = self.choices.of(&[O::Workitemflatid, O::Currentworkitemflatid]);
                self.nullary(opcode)
            }
        };
    }

    fn nullary(&mut self, opcode: Opcode) -> Value {
        let inst = self.emit(InstructionData::Nullary { opcode }, Type::I32, None);
        self.result(inst)
    }
}
