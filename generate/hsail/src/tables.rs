//! Tables: arrays of the module with initializers that nobody writes, in readonly and global memory, read at indices held within them.

use crate::constants::element;
use crate::kernel::Writer;
use crate::shapes;
use crate::values::{PLAIN, known as known_register};
use std::fmt::Write;
use wavelift_generate::Choices;
use wavelift_hsail::model::Type;

/// Tables of a module, at most.
const MOST_TABLES: usize = 3;
/// The binary logarithm of the elements of a table, at least and at most.
const LEAST_LOG2: usize = 1;
const MOST_LOG2: usize = 4;

/// A table.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    name: String,
    segment: &'static str,
    /// Whether it is defined as constant.
    constant: bool,
    ty: Type,
    /// Elements: a power of two.
    count: usize,
}

/// Draws the tables of a module.
pub(crate) fn tables(choices: &mut Choices<'_>, text: &mut String) -> Vec<Table> {
    let count = choices.below(MOST_TABLES + 1);
    (0..count).map(|number| table(choices, number, text)).collect()
}

fn table(choices: &mut Choices<'_>, number: usize, text: &mut String) -> Table {
    let segment = choices.of(&["readonly", "global"]);
    let constant = choices.below(2) == 0;
    // Global memory of the program may be written by others, but nobody does.
    let allocation = match segment {
        "global" => choices.of(&["", "alloc(agent) "]),
        _ => "",
    };
    let table = Table {
        name: format!("&t{number}"),
        segment,
        constant,
        ty: choices.of(&PLAIN[..11]),
        count: 1 << (LEAST_LOG2 + choices.below(MOST_LOG2 + 1 - LEAST_LOG2)),
    };
    let elements: Vec<String> = (0..table.count).map(|_| element(choices, table.ty)).collect();
    let _ = writeln!(
        text,
        "{allocation}{}{segment}_{ty} {}[{}] = {ty}[]({});",
        if constant { "const " } else { "" },
        table.name,
        table.count,
        elements.join(", "),
        ty = table.ty,
    );
    table
}

impl Table {
    fn bytes(&self) -> usize {
        self.ty.bytes() as usize
    }

    /// The start of a load from it, which may say that the memory is constant.
    fn load(&self, choices: &mut Choices<'_>, vector: &str) -> String {
        let constant = match self.constant && choices.below(2) == 0 {
            true => "_const",
            false => "",
        };
        format!("ld{vector}_{}{constant}", self.segment)
    }
}

impl Writer<'_, '_> {
    /// Reads tables.
    pub(crate) fn look_up(&mut self) {
        let at = self.choices.below(self.shared.tables.len());
        let table = self.shared.tables[at].clone();
        match self.choices.below(6) {
            0 => self.at_constant(&table),
            1 => self.in_rounds(&table),
            2 if table.segment == "global" => self.by_flat_address(&table),
            3 => self.part_of_element(&table),
            4 => self.several_elements(&table),
            _ => self.at_lanes(&table),
        }
    }

    fn at_constant(&mut self, table: &Table) {
        self.note(shapes::TABLE_AT_CONSTANT);
        let (ty, offset) = (table.ty, table.bytes() * self.choices.below(table.count));
        let (load, register) = (table.load(self.choices, ""), known_register(self.choices, ty));
        self.line(&format!("{load}_{ty} {register}, [{}][{offset}];", table.name));
    }

    /// Puts the offset of an element in a register: one of each lane, held within the table in steps of `step` elements.
    fn element_offset(&mut self, table: &Table, step: usize) {
        let index = known_register(self.choices, Type::U32);
        self.line(&format!(
            "and_b32 $s20, {index}, {};\nmul_u32 $s20, $s20, {};\ncvt_u64_u32 $d20, $s20;",
            table.count / step - 1,
            table.bytes() * step
        ));
    }

    fn at_lanes(&mut self, table: &Table) {
        self.note(shapes::TABLE_AT_LANES);
        self.element_offset(table, 1);
        let (ty, load) = (table.ty, table.load(self.choices, ""));
        let register = known_register(self.choices, ty);
        self.line(&format!("{load}_{ty} {register}, [{}][$d20];", table.name));
    }

    fn by_flat_address(&mut self, table: &Table) {
        self.note(shapes::TABLE_FLAT);
        self.element_offset(table, 1);
        let ty = table.ty;
        let register = known_register(self.choices, ty);
        self.line(&format!(
            "lda_global_u64 $d21, [{}];\nadd_u64 $d20, $d20, $d21;\nld_{ty} {register}, [$d20];",
            table.name
        ));
    }

    /// A byte or half of an element, or a word of one of 64 bits.
    fn part_of_element(&mut self, table: &Table) {
        let smaller: Vec<Type> = [Type::U8, Type::S8, Type::U16, Type::U32]
            .into_iter()
            .filter(|ty| (ty.bytes() as usize) < table.bytes())
            .collect();
        if smaller.is_empty() {
            return self.at_lanes(table);
        }
        self.note(shapes::TABLE_PART);
        let ty = self.choices.of(&smaller);
        let bytes = ty.bytes() as usize;
        self.element_offset(table, 1);
        let offset = bytes * self.choices.below(table.bytes() / bytes);
        let (load, register) = (table.load(self.choices, ""), known_register(self.choices, ty));
        self.line(&format!(
            "{load}_{ty} {register}, [{}][$d20+{offset}];",
            table.name
        ));
    }

    fn several_elements(&mut self, table: &Table) {
        self.note(shapes::TABLE_VECTOR);
        self.element_offset(table, 2);
        let (ty, load) = (table.ty, table.load(self.choices, "_v2"));
        let (kind, first) = (ty.register_kind(), self.choices.below(3));
        self.line(&format!(
            "{load}_{ty} ({kind}{first}, {kind}{}), [{}][$d20];",
            first + 1,
            table.name
        ));
    }

    /// A loop over a table that mixes its elements into a register.
    fn in_rounds(&mut self, table: &Table) {
        self.note(shapes::TABLE_IN_ROUNDS);
        let top = self.label();
        let (ty, load, name) = (table.ty, table.load(self.choices, ""), &table.name);
        let sum = known_register(self.choices, Type::U32);
        let kind = ty.register_kind();
        let step = self.choices.of(&["add_u32", "xor_b32"]);
        self.line(&format!(
            "mov_b32 $s49, 0;\n{top}:\nmul_u32 $s20, $s49, {};\ncvt_u64_u32 $d20, $s20;\n{load}_{ty} {kind}21, [{name}][$d20];",
            table.bytes()
        ));
        match ty {
            Type::U64 | Type::S64 | Type::F64 => self.line("cvt_u32_u64 $s21, $d21;"),
            // The upper half of a register that holds a half is open.
            Type::F16 => self.line("and_b32 $s21, $s21, 0xffff;"),
            _ => {}
        }
        self.line(&format!(
            "mul_u32 {sum}, {sum}, 5;\n{step} {sum}, {sum}, $s21;\nadd_u32 $s49, $s49, 1;\ncmp_lt_b1_u32 $c21, $s49, {};\ncbr_b1 $c21, {top};",
            table.count
        ));
    }
}
