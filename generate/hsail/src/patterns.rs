//! Shapes that single passes of the mid-end look for and that hardly come by chance: one constant from several sides, loops that share code with the
//! way into them, addresses of rows a known distance apart, and memory that its equivalence class says nobody writes.

use crate::kernel::Writer;
use crate::shapes;
use crate::values::{self, known as known_register};
use wavelift_hsail::model::Type;

/// Most rounds of loops that share code.
const MOST_ROUNDS: usize = 5;
/// Rows that are read, at most, and the last column. With the longest row and the last first row all words lie within the input.
const MOST_ROWS: usize = 4;
const LAST_COLUMN: usize = 15;
/// How long rows are, and which one is the first. Others may write it, so nobody knows that the numbers are small, and products of 64 bits stay such.
pub(crate) const LENGTHS: &str = "global_u64 &lengths[4] = u64[](3, 7, 12, 14);\n";
/// Constants that come from several sides.
const CONSTANTS: [(Type, &str); 5] = [
    (Type::B32, "7"),
    (Type::B32, "0x80000000"),
    (Type::B64, "0xffffffff00000001"),
    (Type::B1, "1"),
    (Type::F32, "1.5f"),
];

impl Writer<'_, '_> {
    /// One of these shapes.
    pub(crate) fn pattern(&mut self) {
        match self.choices.below(3) {
            0 => self.one_constant(),
            1 => self.shared_code(),
            _ => self.rows(),
        }
    }

    /// Both sides of a branch put the same constant in a register.
    fn one_constant(&mut self) {
        self.note(shapes::ONE_CONSTANT);
        let (otherwise, join) = (self.label(), self.label());
        let condition = self.condition();
        let (ty, constant) = self.choices.of(&CONSTANTS);
        let register = known_register(self.choices, ty);
        let store = format!("mov_{ty} {register}, {constant};");
        self.line(&format!("{condition}, {otherwise};"));
        self.inside(2);
        self.line(&format!("{store}\nbr {join};\n{otherwise}:"));
        self.inside(2);
        self.line(&format!("{store}\n{join}:"));
    }

    /// `first(); do { meet(); if (c) first(); } while (d)` with one block for both calls.
    fn shared_code(&mut self) {
        self.note(shapes::SHARED_CODE);
        let counter = format!("$s{}", 40 + self.depth());
        let rounds = 1 + self.choices.below(MOST_ROUNDS);
        let [shared, meet, then, exit] = [(); 4].map(|()| self.label());
        let (sum, other) = (
            known_register(self.choices, Type::U32),
            known_register(self.choices, Type::U32),
        );
        self.line(&format!("mov_b32 {counter}, 0;"));
        values::operation(self.choices, &self.scope, &mut self.out);
        self.line(&format!(
            "{shared}:\nmad_u32 {sum}, {sum}, 5, {counter};\n{meet}:\nadd_u32 {counter}, {counter}, 1;"
        ));
        self.exits.push(exit.clone());
        self.inside(2);
        self.exits.pop();
        self.line(&format!(
            "add_u32 {sum}, {sum}, {other};\ncmp_ge_b1_u32 $c21, {counter}, {rounds};\ncbr_b1 $c21, {exit};"
        ));
        let condition = self.condition();
        // What the way back changes is read in the shared block only, and a store keeps it a way of its own.
        self.line(&format!(
            "{condition}, {then};\nbr {meet};\n{then}:\nmul_u32 {sum}, {sum}, 7;\nst_global_u32 {sum}, [$d31+8];"
        ));
        self.line(&format!("br {shared};\n{exit}:"));
    }

    /// Reads words of some rows of the input as an array whose rows have a length that is known at run time only.
    fn rows(&mut self) {
        self.note(shapes::ROWS);
        let rows = 2 + self.choices.below(MOST_ROWS - 1);
        let top = self.label();
        let sum = known_register(self.choices, Type::U32);
        for (register, last) in [("$d60", 3), ("$d61", 3), ("$d62", LAST_COLUMN)] {
            let number = known_register(self.choices, Type::U64);
            self.line(&format!("and_b64 {register}, {number}, {last};"));
        }
        for register in ["$d60", "$d61"] {
            self.line(&format!(
                "shl_u64 {register}, {register}, 3;\nld_global_u64 {register}, [&lengths][{register}];"
            ));
        }
        self.line(&format!(
            "mov_b64 $d63, 0;\n{top}:\nadd_u64 $d20, $d60, $d63;\nmul_u64 $d20, $d20, $d61;\nadd_u64 $d20, $d20, $d62;\n\
             shl_u64 $d20, $d20, 2;\nadd_u64 $d20, $d20, $d30;\nld_global_u32 $s20, [$d20];\nmul_u32 {sum}, {sum}, 5;\n\
             xor_b32 {sum}, {sum}, $s20;\nadd_u64 $d63, $d63, 1;\ncmp_lt_b1_u64 $c21, $d63, {rows};\ncbr_b1 $c21, {top};"
        ));
    }
}

/// The same code with all that it writes to global memory, or by flat addresses, in an equivalence class of its own: what is loaded from the input in another class
/// is not written then (HSA PRM 6.1.4).
pub(crate) fn with_classes(code: &str) -> String {
    let line = |line: &str| {
        let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
        let elsewhere = ["_arg", "_private", "_group", "_spill"]
            .iter()
            .any(|segment| head.contains(segment));
        let writes = head.starts_with("st_") || head.starts_with("atomic");
        match head.rsplit_once('_') {
            Some((start, ty)) if writes && !elsewhere && !head.contains("equiv") => {
                format!("{start}_equiv(1)_{ty} {rest}\n")
            }
            _ => format!("{line}\n"),
        }
    };
    code.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_get_a_class() {
        let code = "ld_global_u32 $s0, [$d0];\nst_global_align(4)_u32 $s0, [$d31+8];\nst_u8 $s1, [$d20];\n\
                    st_private_u32 $s0, [%p];\natomicnoret_add_global_rlx_agent_u32 [$d31], $s0;\n@l1:\n}\n";
        let expected = "ld_global_u32 $s0, [$d0];\nst_global_align(4)_equiv(1)_u32 $s0, [$d31+8];\nst_equiv(1)_u8 $s1, [$d20];\n\
                    st_private_u32 $s0, [%p];\natomicnoret_add_global_rlx_agent_equiv(1)_u32 [$d31], $s0;\n@l1:\n}\n";
        assert_eq!(with_classes(code), expected);
    }
}
