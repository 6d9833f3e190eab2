//! What patterns of selection ask, said a second time: of types, constants and modes. Where a value lives is no part of what it means; what a
//! pattern says of that is kept for the kernel ([`Table::wanted`]).

use crate::engine::Datum;
use crate::enums::{int, mode, ty, value};
use crate::program::{Program, Set};
use crate::terms::Table;
use wavelift_cells::oracle::format::ones;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{FloatCC, InstructionData, IntCC, Rounding, Type, Value};

/// What an extractor of selection gives; nothing at all if it is not one of them.
pub fn extract(table: &mut Table, name: &str, datum: &Datum) -> Option<Option<Vec<Datum>>> {
    of_files(table, name, datum)
        .or_else(|| of_types(table, name, datum))
        .or_else(|| of_constants(table, name, datum))
        .or_else(|| of_conditions(table, name, datum))
}

fn of_files(table: &mut Table, name: &str, datum: &Datum) -> Option<Option<Vec<Datum>>> {
    let file = match name {
        "scalar_value" => Some(ValueFile::Scalar),
        "vector_value" | "unread_value" | "part_value" | "last_value" | "summed_value" => {
            Some(ValueFile::Vector)
        }
        "mask_value" | "unread_mask" => Some(ValueFile::Mask),
        "scalar_def" => Some(ValueFile::Scalar),
        "word24" | "signed_word24" | "fits_word" | "zero_extended_load" | "sign_extended_load" => None,
        _ => return None,
    };
    let inner = value(datum)?;
    if let Some(file) = file {
        table.wanted.insert(inner, file);
    }
    Some(match name {
        "scalar_def" => table
            .func
            .dfg
            .defining_inst(inner)
            .map(|inst| vec![Datum::Inst(inst)]),
        "fits_word" | "zero_extended_load" | "sign_extended_load" => Some(Vec::new()),
        _ => Some(vec![datum.clone()]),
    })
}

fn of_types(table: &Table, name: &str, datum: &Datum) -> Option<Option<Vec<Datum>>> {
    let variant = |names: &[String], name: &str| {
        let index = names.iter().position(|other| other == name)?;
        Some(vec![Datum::Variant(index, Vec::new())])
    };
    Some(match name {
        "size" => {
            let ty = ty(datum)?;
            let sizes = &table.enums.sizes;
            // Backends differ in how they call what is more than a doubleword.
            let named = variant(sizes, size(ty));
            named.or_else(|| variant(sizes, "Other"))
        }
        "registers" => Some(vec![Datum::Int(ty(datum)?.bits().div_ceil(32).into())]),
        "rounds_near" => (mode(datum)?.round == Rounding::Near).then(Vec::new),
        "rounds_to_zero" => (mode(datum)?.round == Rounding::Zero).then(Vec::new),
        "flushes_near" => {
            let mode = mode(datum)?;
            (mode.round == Rounding::Near && mode.ftz && !mode.sat).then(Vec::new)
        }
        "flushes" => mode(datum)?.ftz.then(|| vec![datum.clone()]),
        _ => return None,
    })
}

fn size(ty: Type) -> &'static str {
    match ty.bits() {
        32 if ty.lane_bits() == 16 => "Pair",
        _ if ty.is_vector() => "Packed",
        1 => "Bit",
        8 | 16 => "Narrow",
        32 => "W32",
        64 => "W64",
        _ => "Wide",
    }
}

/// The bits of a constant, whatever its type.
fn constant(table: &Table, value: Value) -> Option<u64> {
    let dfg = &table.func.dfg;
    match *dfg.inst(dfg.defining_inst(value)?) {
        InstructionData::Const { imm, .. } => Some(imm),
        _ => None,
    }
}

fn of_constants(table: &Table, name: &str, datum: &Datum) -> Option<Option<Vec<Datum>>> {
    let known = [
        "low_mask",
        "single_bit",
        "signed_word",
        "unsigned_word",
        "power_and_one",
        "float_one",
        "float_minus_one",
        "low_zero",
    ];
    if !known.contains(&name) {
        return None;
    }
    let Some(bits) = value(datum).and_then(|value| constant(table, value)) else {
        return Some(None);
    };
    let number = |holds: bool, number: u64| holds.then(|| vec![Datum::Int(number)]);
    let wide = u128::from(bits);
    Some(match name {
        "low_mask" => number(
            bits > 0 && bits < 0xffff_ffff && (wide + 1).is_power_of_two(),
            u64::from(64 - bits.leading_zeros()),
        ),
        "single_bit" => number(
            bits.is_power_of_two() && bits <= 1 << 31,
            bits.trailing_zeros().into(),
        ),
        "signed_word" => number(i32::try_from(bits as i64).is_ok(), bits & ones(32)),
        "unsigned_word" => number(bits <= ones(32), bits),
        "power_and_one" => {
            let power = bits.wrapping_sub(1);
            number(
                power.is_power_of_two() && power > 1 && power <= 1 << 31,
                power.trailing_zeros().into(),
            )
        }
        "float_one" => (bits == 0x3f80_0000).then(Vec::new),
        "float_minus_one" => (bits == 0xbf80_0000).then(Vec::new),
        _ => (bits & ones(32) == 0).then(Vec::new),
    })
}

/// Conditions that a machine has; which, only its rules ask.
fn of_conditions(table: &Table, name: &str, datum: &Datum) -> Option<Option<Vec<Datum>>> {
    use FloatCC::{Eq, Ge, Geu, Gt, Gtu, Le, Leu, Lt, Ltu, Neu};
    use IntCC::{Uge, Ugt, Ule, Ult};
    let any = |holds: bool| Some(holds.then(|| vec![Datum::Opaque]));
    match name {
        "signed" => any(!matches!(table.enums.int_cc(datum)?, Ult | Ule | Ugt | Uge)),
        "unsigned" => any(matches!(table.enums.int_cc(datum)?, Ult | Ule | Ugt | Uge)),
        "ordered" => any(matches!(
            table.enums.float_cc(datum)?,
            Eq | Neu | Lt | Le | Gt | Ge
        )),
        "unordered_not" => any(matches!(table.enums.float_cc(datum)?, Ltu | Leu | Gtu | Geu)),
        "compared" | "compared_not" => {
            let inst = table.func.dfg.defining_inst(value(datum)?);
            let operands = |inst| {
                let args = table.func.dfg.args(inst);
                let (a, b) = (Datum::Value(args[0]), Datum::Value(args[1]));
                vec![Datum::Opaque, Datum::Opaque, a, b]
            };
            Some(inst.map(operands))
        }
        _ => None,
    }
}

/// What a condition of a rule of selection gives.
pub fn construct(program: &Program, name: &str, args: &[Datum]) -> Option<Datum> {
    let Set::Selection(_) = program.set else {
        return None;
    };
    let number = |index: usize| args.get(index).and_then(int);
    match name {
        "rotates" => {
            let (left, right) = (number(0)?, number(1)?);
            (left > 0 && right > 0 && left + right == 32).then_some(Datum::Opaque)
        }
        // A field that is moved up by so many bits, and back by more.
        "field_first" => {
            let (up, down) = (number(0)?, number(1)?);
            (up > 0 && up <= down && down < 32).then(|| Datum::Int(down - up))
        }
        "inline_size" => (number(0)? <= 6).then(|| Datum::Int(1 << args.first().and_then(int).unwrap_or(0))),
        _ => Some(Datum::Opaque),
    }
}
