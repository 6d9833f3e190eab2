//! Instances of what selection matches: where a value lives decides on rules, and some terms ask for values that only their own code knows.

use crate::engine::{Datum, Engine};
use crate::instance::{Draw, asked};
use crate::terms::Table;
use cranelift_isle::sema::Pattern;
use std::collections::HashSet;
use wavelift_cells::values::Random;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{FloatCC, FpMode, Inst, InstructionData, IntCC, Opcode, Type, Value};

/// Terms that say where a value lives, and no more.
pub const IN_FILES: &[&str] = &[
    "scalar_value",
    "vector_value",
    "unread_value",
    "part_value",
    "last_value",
    "summed_value",
    "mask_value",
    "unread_mask",
];

/// Terms for which values are made.
pub const MADE: &[&str] = &[
    "word24",
    "signed_word24",
    "fits_word",
    "zero_extended_load",
    "sign_extended_load",
    "compared",
    "compared_not",
];

/// A constant that a term of selection takes; nothing if it is none of them.
pub fn constant(extractor: &str, random: &mut Random) -> Option<u64> {
    let mut below = |bound: usize| random.below(bound) as u64;
    Some(match extractor {
        "low_mask" => (1 << (1 + below(31))) - 1,
        "single_bit" => 1 << below(32),
        "power_and_one" => (1 << (1 + below(31))) + 1,
        "float_one" => 0x3f80_0000,
        "float_minus_one" => 0xbf80_0000,
        "low_zero" => below(1 << 32) << 32,
        "unsigned_word" => below(1 << 32) >> below(32),
        "signed_word" => ((below(1 << 32) as i32) >> below(32)) as i64 as u64,
        _ => return None,
    })
}

/// What a rule of selection may be asked about: the instruction, and the file of its result. Every other turn flushes, every third one may have vectors.
pub fn instruction(
    engine: &mut Engine<'_, Table>,
    random: &mut Random,
    rule: usize,
    turn: usize,
) -> Option<(Inst, ValueFile)> {
    let program = engine.program;
    let tree = &program.terms.rules[rule];
    let (mut constant, mut terms) = (HashSet::new(), HashSet::new());
    for clause in &tree.iflets {
        asked(program, &clause.rhs, &mut constant, &mut terms);
    }
    let mut draw = Draw {
        bindings: vec![None; tree.vars.len()],
        engine,
        random,
        constant,
        made_of_integers: terms.contains("middling"),
        whole: false,
        constants: Vec::new(),
        lanes: Vec::new(),
        vectors: turn % 3 == 2,
        constant_floats: false,
        selection: true,
        flushes: Some(turn % 2 == 1),
    };
    let [file, pattern] = &tree.args[..] else {
        return None;
    };
    let file = draw.file(file)?;
    let types = draw.types();
    let inst = draw.inst(pattern, &types)?;
    for clause in &tree.iflets {
        let value = draw.engine.eval(&clause.rhs, &mut draw.bindings)?;
        let fits = draw.engine.matches(&clause.lhs, &value, &mut draw.bindings);
        fits.then_some(())?;
    }
    Some((inst, file))
}

impl Draw<'_, '_> {
    /// The file of the result.
    fn file(&mut self, pattern: &Pattern) -> Option<ValueFile> {
        let names = self.engine.terms.enums.files.clone();
        let all: Vec<Datum> = (0..names.len())
            .map(|index| Datum::Variant(index, Vec::new()))
            .collect();
        let file = crate::enums::index(&self.plain(pattern, &all)?)?;
        Some(match names[file].as_str() {
            "Scalar" => ValueFile::Scalar,
            "Mask" => ValueFile::Mask,
            _ => ValueFile::Vector,
        })
    }

    fn result(&mut self, ty: Type, data: InstructionData) -> Value {
        let inst = self.engine.terms.make(ty, data);
        self.engine.terms.func.dfg.first_result(inst)
    }

    fn binary(&mut self, opcode: Opcode, args: [Value; 2]) -> Value {
        self.result(Type::I32, InstructionData::Binary { opcode, args })
    }

    fn with_constant(&mut self, opcode: Opcode, value: Value, constant: u64) -> Value {
        let constant = self.engine.terms.immediate(Type::I32, constant);
        self.binary(opcode, [value, constant])
    }

    fn unary(&mut self, ty: Type, opcode: Opcode, arg: Value) -> Value {
        self.result(ty, InstructionData::Unary { opcode, arg })
    }

    /// A value that a term asks for.
    pub(crate) fn made(&mut self, name: &str, parts: &[Pattern], allowed: &[Type]) -> Option<Value> {
        match name {
            "word24" | "fits_word" => {
                allowed.contains(&Type::I32).then_some(())?;
                Some(self.small_word(if name == "word24" { 24 } else { 16 }))
            }
            "signed_word24" => {
                allowed.contains(&Type::I32).then_some(())?;
                Some(self.small_signed_word())
            }
            "zero_extended_load" | "sign_extended_load" => {
                let narrow: Vec<Type> = allowed
                    .iter()
                    .copied()
                    .filter(|ty| matches!(*ty, Type::I8 | Type::I16))
                    .collect();
                let ty = self.pick(&narrow)?;
                Some(self.engine.terms.free(ty))
            }
            _ => self.comparison(name == "compared_not", parts),
        }
    }

    /// A single that is an integer.
    pub(crate) fn made_of_integer(&mut self) -> Value {
        let arg = self.engine.terms.free(Type::I32);
        let opcode = self
            .pick(&[Opcode::FcvtFromUint, Opcode::FcvtFromSint])
            .expect("there are two");
        let mode = FpMode::DEFAULT;
        self.result(Type::F32, InstructionData::UnaryFp { opcode, mode, arg })
    }

    /// A word that is known to have few bits, by what makes it.
    fn small_word(&mut self, bits: u32) -> Value {
        match self.random.below(4) {
            0 => {
                let word = self.engine.terms.free(Type::I32);
                let mask = 1 + self.random.below((1 << bits) - 1) as u64;
                self.with_constant(Opcode::Band, word, mask)
            }
            1 => {
                let word = self.engine.terms.free(Type::I32);
                let count = (32 - bits) as usize + self.random.below(bits as usize);
                self.with_constant(Opcode::Ushr, word, count as u64)
            }
            2 => {
                let ty = if self.random.below(2) == 0 {
                    Type::I8
                } else {
                    Type::I16
                };
                let narrow = self.engine.terms.free(ty);
                self.unary(Type::I32, Opcode::Uextend, narrow)
            }
            _ => {
                let constant = self.random.below(1 << bits) as u64;
                self.engine.terms.immediate(Type::I32, constant)
            }
        }
    }

    /// A word that is known to have at most 24 bits with its sign, by what makes it.
    fn small_signed_word(&mut self) -> Value {
        match self.random.below(3) {
            0 => {
                let word = self.engine.terms.free(Type::I32);
                let count = 8 + self.random.below(24);
                self.with_constant(Opcode::Sshr, word, count as u64)
            }
            1 => {
                let ty = self.pick(&[Type::I8, Type::I16]).expect("there are two");
                let opcode = self
                    .pick(&[Opcode::Sextend, Opcode::Uextend])
                    .expect("there are two");
                let narrow = self.engine.terms.free(ty);
                self.unary(Type::I32, opcode, narrow)
            }
            _ => {
                let constant = self.random.below(1 << 24) as i32 - (1 << 23);
                self.engine.terms.immediate(Type::I32, u64::from(constant as u32))
            }
        }
    }

    /// A comparison of words or singles, whose operands a pattern may name; of singles one that the machine has, or the opposite of one.
    fn comparison(&mut self, opposite: bool, parts: &[Pattern]) -> Option<Value> {
        use FloatCC::{Eq, Ge, Geu, Gt, Gtu, Le, Leu, Lt, Ltu, Neu};
        let words = !opposite && self.random.below(2) == 0;
        let ty = if words { Type::I32 } else { Type::F32 };
        let a = self.operand(&parts[2], &[ty])?;
        let b = self.operand(&parts[3], &[ty])?;
        let args = [a, b];
        let data = if words {
            let (opcode, cond) = (Opcode::Icmp, self.pick(IntCC::ALL)?);
            InstructionData::IntCompare { opcode, cond, args }
        } else {
            let all: &[FloatCC] = match opposite {
                false => &[Eq, Neu, Lt, Le, Gt, Ge],
                true => &[Ltu, Leu, Gtu, Geu],
            };
            let (opcode, cond) = (Opcode::Fcmp, self.pick(all)?);
            let ftz = self.random.below(2) == 0;
            let mode = FpMode {
                ftz,
                ..FpMode::DEFAULT
            };
            InstructionData::FloatCompare {
                opcode,
                cond,
                mode,
                args,
            }
        };
        Some(self.result(Type::INVALID, data))
    }

    /// A sum of the products, or the absolute differences, of all parts of two words, in any order, and perhaps of one more value.
    pub(crate) fn dot_product(&mut self, kind: &Pattern) -> Option<Inst> {
        let names = self.engine.terms.enums.dots.clone();
        let all: Vec<Datum> = (0..names.len())
            .map(|index| Datum::Variant(index, Vec::new()))
            .collect();
        let name = &names[crate::enums::index(&self.plain(kind, &all)?)?];
        let signs = name.matches('I').count();
        let (first, second) = (name.starts_with('I'), signs > 0 && !name.contains('U'));
        let apart = name.starts_with("Apart");
        let bits: u32 = name
            .rsplit(|letter: char| !letter.is_ascii_digit())
            .next()?
            .parse()
            .ok()?;
        let [a, b] = [0; 2].map(|_| self.engine.terms.free(Type::I32));
        let mut terms = Vec::new();
        for place in 0..32 / bits {
            let [a, b] =
                [(a, first), (b, second)].map(|(word, signed)| self.part(word, place * bits, bits, signed));
            terms.push(match apart {
                true => {
                    let difference = self.binary(Opcode::Isub, [a, b]);
                    self.unary(Type::I32, Opcode::Iabs, difference)
                }
                false => self.binary(Opcode::Imul, [a, b]),
            });
        }
        if self.random.below(4) != 0 {
            terms.push(self.engine.terms.free(Type::I32));
        }
        while terms.len() > 1 {
            let one = terms.swap_remove(self.random.below(terms.len()));
            let other = terms.pop()?;
            let sum = self.binary(Opcode::Iadd, [one, other]);
            terms.push(sum);
        }
        self.engine.terms.func.dfg.defining_inst(terms[0])
    }

    /// Some bits of a word, extended.
    fn part(&mut self, word: Value, first: u32, bits: u32, signed: bool) -> Value {
        let above = u64::from(32 - first - bits);
        if signed {
            let up = self.with_constant(Opcode::Ishl, word, above);
            return self.with_constant(Opcode::Sshr, up, u64::from(32 - bits));
        }
        let down = self.with_constant(Opcode::Ushr, word, first.into());
        self.with_constant(Opcode::Band, down, (1 << bits) - 1)
    }
}
