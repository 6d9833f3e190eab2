//! Selections (`cmov`, HSA PRM 5.10): of truth values, of registers of all sizes, several in a row by the same, the opposite or another condition, and of packed
//! elements by the mask that a comparison gives.

use crate::kernel::Writer;
use crate::shapes;
use crate::values::{known as known_register, source};
use wavelift_hsail::model::Type;

/// Selections in a row, at most.
const MOST_LINKS: usize = 4;
/// Packed types, with those of their masks.
const PACKED: [(Type, &str); 6] = [
    (Type::U8X4, "u8x4"),
    (Type::S8X4, "u8x4"),
    (Type::U16X2, "u16x2"),
    (Type::S16X4, "u16x4"),
    (Type::U8X8, "u8x8"),
    (Type::S32X2, "u32x2"),
];

impl Writer<'_, '_> {
    /// One or several selections in a row.
    pub(crate) fn select(&mut self) {
        if self.choices.one_in(4) {
            return self.select_elements();
        }
        let ty = self.choices.of(&[Type::B32, Type::B32, Type::B64, Type::B1]);
        if ty == Type::B1 {
            self.note(shapes::SELECT_TRUTH);
        }
        let count = 1 + self.choices.below(MOST_LINKS);
        let condition = known_register(self.choices, Type::B1);
        // The register that is written may be the condition.
        self.line(&format!("mov_b1 $c25, {condition};\nnot_b1 $c26, {condition};"));
        let mut last = source(self.choices, ty);
        for link in 0..count {
            if link > 0 {
                self.note(shapes::SELECT_CHAIN);
            }
            let by = match self.choices.below(4) {
                0 => "$c25".to_owned(),
                1 => {
                    self.note(shapes::SELECT_OPPOSITE);
                    "$c26".to_owned()
                }
                _ => known_register(self.choices, Type::B1),
            };
            let other = source(self.choices, ty);
            let result = known_register(self.choices, ty);
            let operands = match self.choices.below(4) {
                0 => format!("{other}, {last}"),
                1 => format!("{last}, {last}"),
                _ => format!("{last}, {other}"),
            };
            self.line(&format!("cmov_{ty} {result}, {by}, {operands};"));
            last = result;
        }
    }

    /// Elements of packed numbers by a mask of all ones and zeros.
    fn select_elements(&mut self) {
        self.note(shapes::SELECT_ELEMENTS);
        let (ty, mask) = self.choices.of(&PACKED);
        let comparison = self.choices.of(&["lt", "eq", "ne", "ge"]);
        let [a, b, c, d] = [(); 4].map(|()| known_register(self.choices, ty));
        let (result, kind) = (known_register(self.choices, ty), ty.register_kind());
        self.line(&format!(
            "cmp_{comparison}_pp_{mask}_{ty} {kind}20, {a}, {b};\ncmov_{ty} {result}, {kind}20, {c}, {d};"
        ));
    }
}
