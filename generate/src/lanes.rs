//! What work-items do together: cross-lane operations, and barriers with exchange through group memory.

use crate::body::Body;
use crate::memory::GROUP_ITEM_BYTES;
use wavelift_codegen::ir::{
    InstBuilder, InstructionData, MemInfo, MemoryOrder, MemoryScope, Opcode, Segment, Type, Value, Width,
};

impl Body<'_, '_, '_> {
    /// Asks who is active, or takes a value of another lane (D5).
    pub(crate) fn cross_lane(&mut self) {
        match self.choices.below(5) {
            0 => {
                self.emit(
                    InstructionData::Nullary {
                        opcode: Opcode::Activelaneid,
                    },
                    Type::INVALID,
                    None,
                );
            }
            1 => {
                let arg = self.value(Type::B1);
                self.emit(
                    InstructionData::Unary {
                        opcode: Opcode::Activelanecount,
                        arg,
                    },
                    Type::INVALID,
                    None,
                );
            }
            2 => {
                let arg = self.value(Type::B1);
                self.emit(
                    InstructionData::Unary {
                        opcode: Opcode::Activelanemask,
                        arg,
                    },
                    Type::INVALID,
                    None,
                );
            }
            3 => {
                self.emit(
                    InstructionData::Nullary {
                        opcode: Opcode::Laneid,
                    },
                    Type::I32,
                    None,
                );
            }
            _ => self.permute(),
        }
    }

    fn permute(&mut self) {
        // HSAIL moves what a register holds (HSA PRM 9.4).
        let ty = self
            .choices
            .of(&[Type::I32, Type::I32, Type::I64, Type::F32, Type::F64, Type::B1]);
        let (value, lane, instead) = (self.value(ty), self.lane_number(), self.value(ty));
        let use_instead = match self.choices.below(2) {
            0 => {
                let never = self.end().bconst(0);
                self.set_uniform(never, true);
                never
            }
            _ => self.value(Type::B1),
        };
        let args = [value, lane, instead, use_instead];
        let opcode = Opcode::Activelanepermute;
        self.emit(InstructionData::Quaternary { opcode, args }, ty, None);
    }

    /// The number of a lane, which wraps around at the size of the wave: any, one for all lanes, or one that follows from the lane's own.
    fn lane_number(&mut self) -> Value {
        let last = self.choices.of(&[7, 63, 31, 15, 7]);
        let mask = self.int(Type::I32, last);
        let other = 1 + self.choices.below(last as usize) as u64;
        let value = match self.choices.below(6) {
            0 | 1 => self.value(Type::I32),
            2 => match self.uniform_value(Type::I32) {
                Some(value) => value,
                None => self.value(Type::I32),
            },
            3 => return self.int(Type::I32, other),
            which => {
                let own = self.end().laneid(Type::I32);
                let other = self.int(Type::I32, other);
                if which == 4 {
                    return self.end().bxor(Type::I32, own, other);
                }
                self.end().iadd(Type::I32, own, other)
            }
        };
        let uniform = self.is_uniform(value);
        let number = self.end().band(Type::I32, value, mask);
        self.set_uniform(number, uniform);
        number
    }

    /// Work-items of a group read what others have in group memory, between two barriers (D3).
    pub(crate) fn exchange(&mut self) {
        let other = self.value(Type::I32);
        self.exchange_with(other);
    }

    /// The same with a work-item by its number, of which only as many bits count as the group has work-items; what was read.
    pub(crate) fn exchange_with(&mut self, other: Value) -> Option<Value> {
        let group = self.places.group?;
        self.end().barrier(Width::All);
        let mut at = self.end();
        let items = at.iconst(Type::I32, u64::from(group.items) - 1);
        let item = at.band(Type::I32, other, items);
        let bytes = at.iconst(Type::I32, GROUP_ITEM_BYTES.into());
        let offset = at.imul(Type::I32, item, bytes);
        let address = at.iadd(Type::I32, group.base, offset);
        let ty = self.choices.of(&[Type::I32, Type::I64, Type::I8, Type::I16]);
        let align_log2 = ty.bytes().trailing_zeros() as u8;
        let data = InstructionData::Load {
            opcode: Opcode::Load,
            mem: MemInfo::plain(Segment::Group, align_log2),
            offset: 0,
            arg: address,
        };
        let read = self.emit(data, ty, Some(&[ty]));
        self.end().barrier(Width::All);
        Some(self.result(read))
    }

    /// A fence: it changes no result here, and must do no harm.
    pub(crate) fn fence(&mut self) {
        let order = self.choices.of(&[
            MemoryOrder::Acquire,
            MemoryOrder::Release,
            MemoryOrder::AcquireRelease,
        ]);
        let scope = self.choices.of(&[
            MemoryScope::Wave,
            MemoryScope::WorkGroup,
            MemoryScope::Agent,
            MemoryScope::System,
        ]);
        self.end().fence(order, scope);
    }
}
