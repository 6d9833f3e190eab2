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
            if stack == 0 && registers + u16::from(width) <= self.units {
                list.push(Place::Registers(PReg::new(self.file, registers, width)));
                registers += u16::from(width);
            } else {
                list.push(Place::Stack(stack));
                stack += u16::from(width);
            }
        }
        (list, stack)
    }

    /// What a call destroys besides the registers of its results.
    pub fn clobbers(&self, results: &[Place]) -> Vec<PReg> {
        let width = |place: &Place| match place {
            Place::Registers(preg) => u16::from(preg.width),
            Place::Stack(_) => 0,
        };
        let used: u16 = results.iter().map(width).sum();
        let without_results = |lost: &PReg| {
            let end = lost.first + u16::from(lost.width);
            let first = if lost.file == self.file {
                lost.first.max(used)
            } else {
                lost.first
            };
            (first < end).then(|| PReg::new(lost.file, first, (end - first) as u8))
        };
        self.lost.iter().filter_map(without_results).collect()
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
