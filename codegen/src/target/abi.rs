//! Where functions take arguments and leave results, and what a call destroys.

use crate::ir::{Function, Opcode, Type, Value};
use crate::machine::{PReg, RegFile};

/// The registers of a calling convention. Values cross calls in units of 32 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abi {
    /// The file that carries arguments and results: its first units.
    pub file: RegFile,
    /// How many units carry arguments, and results.
    pub units: u16,
    /// Values of more than one unit begin at a multiple of this.
    pub align: u16,
    /// What a call destroys, the registers of results among it.
    pub lost: Vec<PReg>,
}

/// Where an argument or result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In registers of the file that carries arguments.
    Registers(PReg),
    /// In the interface area at the start of the callee's frame, from this dword on.
    Stack(u16),
}

/// Dwords of a value that crosses a call.
pub fn dwords(ty: Type) -> u8 {
    ty.bits().div_ceil(32).max(1) as u8
}

impl Abi {
    /// The places of arguments or results of these widths, in dwords, and the dwords of the interface area. The first that does not
    /// fit the registers goes to the stack with all after it.
    pub fn places(&self, widths: impl IntoIterator<Item = u8>) -> (Vec<Place>, u16) {
        let (mut registers, mut stack) = (0u16, 0u16);
        let mut list = Vec::new();
        for width in widths {
            let align = if width > 1 { self.align } else { 1 };
            let first = registers.next_multiple_of(align);
            if stack == 0 && first + u16::from(width) <= self.units {
                list.push(Place::Registers(PReg::new(self.file, first, width)));
                registers = first + u16::from(width);
            } else {
                list.push(Place::Stack(stack));
                stack += u16::from(width);
            }
        }
        (list, stack)
    }

    /// What a call destroys besides the registers of its results.
    pub fn clobbers(&self, results: &[Place]) -> Vec<PReg> {
        let in_registers = |place: &Place| match place {
            Place::Registers(preg) => Some(*preg),
            Place::Stack(_) => None,
        };
        let mut list = Vec::new();
        for &lost in &self.lost {
            let (mut first, end) = (lost.first, lost.first + u16::from(lost.width));
            let mut add = |first: u16, end: u16| {
                if first < end {
                    list.push(PReg::new(lost.file, first, (end - first) as u8));
                }
            };
            // Results come in the order of their registers.
            for result in results.iter().filter_map(in_registers) {
                if result.overlaps(lost) {
                    add(first, result.first);
                    first = first.max(result.first + u16::from(result.width));
                }
            }
            add(first, end);
        }
        list
    }

    /// Dwords of the interface area of a function: arguments or results that have no register.
    pub fn interface_dwords(&self, func: &Function) -> u16 {
        let stack = |values: &[Value]| {
            let widths = values.iter().map(|&value| dwords(func.dfg.value_type(value)));
            self.places(widths).1
        };
        let entry = func.layout.entry();
        let arguments = entry.map_or(0, |entry| stack(func.dfg.block_params(entry)));
        let is_return = |&(_, inst): &_| func.dfg.opcode(inst) == Opcode::Return;
        let returned = func.layout.iter().find(is_return);
        let results = returned.map_or(0, |(_, inst)| stack(func.dfg.args(inst)));
        arguments.max(results)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ABI_UNITS: u16 = 31;

    fn abi() -> Abi {
        let lost = vec![
            PReg::new(RegFile::SCALAR, 14, 16),
            PReg::new(RegFile::VECTOR, 0, 31),
            PReg::new(RegFile::VECTOR, 32, 8),
        ];
        Abi {
            file: RegFile::VECTOR,
            units: ABI_UNITS,
            align: 1,
            lost,
        }
    }

    #[test]
    fn wide_values_do_not_straddle_registers_and_stack() {
        let (list, stack) = abi().places([2; 16]);
        assert_eq!(list[14], Place::Registers(PReg::new(RegFile::VECTOR, 28, 2)));
        assert_eq!((list[15], stack), (Place::Stack(0), 2));
        // What comes after goes to the stack, also where it would fit a register.
        let (list, stack) = abi().places([vec![2; 16], vec![1]].concat());
        assert_eq!((list[16], stack), (Place::Stack(2), 3));
    }

    #[test]
    fn registers_between_aligned_results_are_lost() {
        let even = Abi { align: 2, ..abi() };
        let (results, _) = even.places([1, 2, 1]);
        let at = |first, width| Place::Registers(PReg::new(RegFile::VECTOR, first, width));
        assert_eq!(results, [at(0, 1), at(2, 2), at(4, 1)]);
        let clobbers = even.clobbers(&results);
        assert_eq!(clobbers[1], PReg::new(RegFile::VECTOR, 1, 1));
        assert_eq!(clobbers[2], PReg::new(RegFile::VECTOR, 5, 26));
    }

    #[test]
    fn a_call_keeps_its_results() {
        let whole = abi();
        let (results, _) = whole.places([1, 2]);
        let clobbers = whole.clobbers(&results);
        assert_eq!(clobbers[0], whole.lost[0]);
        assert_eq!(clobbers[1], PReg::new(RegFile::VECTOR, 3, 28));
        assert_eq!(clobbers[2], whole.lost[2]);
        let (results, _) = whole.places([ABI_UNITS as u8]);
        assert_eq!(whole.clobbers(&results), [whole.lost[0], whole.lost[2]]);
    }
}
