//! The fixed bits of every instruction in each of its encodings.

use super::bits::{insert, mask};
use super::inst::Machine;
use super::table::Format;
use super::value::WaveSize;

/// The bits that an encoding of an operation fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixed {
    /// Their values.
    pub value: u128,
    /// Which they are.
    pub mask: u128,
    /// Length in words.
    pub words: usize,
}

/// Those of all operations of a machine.
pub fn fixed_bits(machine: Machine) -> Vec<Fixed> {
    let isa = machine.isa;
    let mut all = Vec::new();
    for op in isa.operations() {
        for &(format, number) in isa.op(op).encodings {
            // Waves of 64 lanes have no dual instructions.
            if format == Format::Vopd && machine.wave == WaveSize::Wave64 {
                continue;
            }
            let layout = isa.format(format);
            let mut value = layout.value;
            insert(&mut value, layout.opcode, number.into());
            all.push(Fixed {
                value,
                mask: layout.mask | mask(layout.opcode),
                words: layout.words.into(),
            });
        }
    }
    all
}
