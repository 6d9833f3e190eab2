//! Many values that live at once, so that registers do not suffice: what each lane has of its own, what a wave shares, and constants that can be made
//! again.

use crate::body::Body;
use wavelift_codegen::ir::{InstBuilder, MemInfo, Segment, Type, Value};

/// The fewest values that are held, and how many more there may be.
const HELD: (usize, usize) = (10, 30);
/// Statements while they are held, at most.
const MEANWHILE: usize = 4;

impl Body<'_, '_, '_> {
    /// Draws values, then statements, then mixes all the values.
    pub(crate) fn hold(&mut self) {
        let Some(input) = self.places.input else {
            return;
        };
        let count = HELD.0 + self.choices.below(HELD.1 + 1);
        let shared = self.choices.below(3);
        let index = self.value(Type::I32);
        let mask = self.int(Type::I32, 0x1fc);
        let mut at = self.end();
        let index = at.band(Type::I32, index, mask);
        let index = at.uextend(Type::I64, index);
        let own = at.iadd(Type::I64, input, index);
        let mut held: Vec<Value> = Vec::new();
        for number in 0..count {
            let constant = self.choices.one_in(4);
            let base = match shared {
                0 => own,
                1 => input,
                _ => self.choices.of(&[own, input]),
            };
            held.push(match constant {
                true => {
                    let bits = self.choices.bits() & 0xffff_ffff;
                    self.int(Type::I32, bits)
                }
                false => {
                    let mem = MemInfo::plain(Segment::Global, 2);
                    let load = self
                        .end()
                        .load(Type::I32, &[Type::I32], mem, 4 * number as i32, base);
                    self.result(load)
                }
            });
        }
        let most = 1 + self.choices.below(MEANWHILE);
        self.statements(most);
        let odd = self.int(Type::I32, 0x9e37_79b1);
        let mut sum = self.value(Type::I32);
        for &value in &held {
            let mixed = self.end().imul(Type::I32, sum, odd);
            sum = self.end().bxor(Type::I32, mixed, value);
        }
        // The values live on until here, whatever the first sum makes of them.
        for value in held.into_iter().rev() {
            let mixed = self.end().imul(Type::I32, sum, odd);
            sum = self.end().iadd(Type::I32, mixed, value);
        }
        self.know(sum, false);
    }
}
