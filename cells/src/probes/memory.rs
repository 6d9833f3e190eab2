//! Loads and stores (HSA PRM 6.3, 6.4).
//!
//! Each work-item has 96 bytes in the segment, filled from its operands. A load reads at an offset of its own, which is any multiple of
//! the alignment that the cell promises, and gives the elements as registers hold them. A store writes there, and all 96 bytes are read
//! back. Flat addresses are tried in the global, group and private segments; `const` loads read the operands themselves, which nothing
//! writes; readonly and kernarg memory hold fixed bytes; arg memory is that of a call to a function that copies it.

use crate::kernel::{KERNARG_BYTES, Launched, Probe, dest, fixed_byte, source};
use crate::list::Cell;
use crate::oracle::expect::Expected;
use crate::oracle::integer::value;
use crate::oracle::result_bits;
use crate::values::{Random, Tuple};
use std::fmt::Write;
use wavelift_hsail::model::{Opcode, Segment, Type};

/// Registers of 16 bytes that fill the memory of a work-item.
const QUADS: usize = 6;
/// Bytes of a work-item.
const BYTES: usize = 16 * QUADS;
/// Bytes that an access may be away from the beginning: an access has 64 bytes at most.
const OFFSETS: usize = 32;

/// Where the memory of a probe is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In a segment, by name or by an address of the segment.
    In(Segment),
    /// In a segment, by a flat address.
    Flat(Segment),
    /// In the buffer of operands.
    Operands,
}

/// Statements that put an address into a register, and the operand that uses it: with a name where segments have names.
pub(super) struct Address {
    pub locals: String,
    pub setup: String,
    /// `[%name][$s80]` or `[$d80]`, for the beginning of the work-item's memory plus the offset.
    pub at: String,
    /// The same without the offset, plus a constant.
    pub base: Box<dyn Fn(usize) -> String + Send + Sync>,
    /// The segment suffix of accesses that fill and read the memory.
    pub suffix: &'static str,
}

/// Makes the address of memory of `bytes` bytes for each work-item, `offset` (an `s` register) from its beginning.
pub(super) fn address(place: Place, bytes: usize, offset: &str) -> Address {
    let (mut locals, mut setup) = (String::new(), String::new());
    let named =
        |name: &'static str, register: Option<&'static str>| -> Box<dyn Fn(usize) -> String + Send + Sync> {
            Box::new(move |k| match register {
                Some(register) => format!("[%{name}#][{register}+{k}]"),
                None => format!("[%{name}#][{k}]"),
            })
        };
    let (at, base, suffix): (String, Box<dyn Fn(usize) -> String + Send + Sync>, _) = match place {
        Place::In(Segment::Group) | Place::Flat(Segment::Group) => {
            let _ = writeln!(
                locals,
                "align(16) group_u8 %g#[{}];",
                bytes * crate::kernel::GROUP as usize
            );
            let _ = writeln!(
                setup,
                "workitemflatid_u32 $s80;\nmul_u32 $s80, $s80, {bytes};\nadd_u32 $s81, $s80, {offset};"
            );
            ("[%g#][$s81]".into(), named("g", Some("$s80")), "_group")
        }
        Place::In(Segment::Private) | Place::Flat(Segment::Private) => {
            let _ = writeln!(locals, "align(16) private_u8 %p#[{bytes}];");
            let _ = writeln!(setup, "add_u32 $s81, {offset}, 0;");
            ("[%p#][$s81]".into(), named("p", None), "_private")
        }
        Place::In(Segment::Spill) => {
            let _ = writeln!(locals, "align(16) spill_u8 %s#[{bytes}];");
            (format!("[%s#][{offset}]"), named("s", None), "_spill")
        }
        Place::In(Segment::Readonly) => {
            let list: Vec<String> = (0..KERNARG_BYTES).map(|i| fixed_byte(i).to_string()).collect();
            let _ = writeln!(
                locals,
                "align(16) readonly_u8 %r#[{KERNARG_BYTES}] = u8[]({});",
                list.join(",")
            );
            let _ = writeln!(setup, "cvt_u64_u32 $d80, {offset};");
            ("[%r#][$d80]".into(), named("r", None), "_readonly")
        }
        Place::In(Segment::Kernarg) => {
            let _ = writeln!(setup, "cvt_u64_u32 $d80, {offset};");
            let base: Box<dyn Fn(usize) -> String + Send + Sync> = Box::new(|k| format!("[%fixed][{k}]"));
            ("[%fixed][$d80]".into(), base, "_kernarg")
        }
        Place::Operands => {
            let _ = writeln!(setup, "cvt_u64_u32 $d80, {offset};\nadd_u64 $d80, $d80, $d8;");
            ("[$d80+@]".into(), Box::new(|k| format!("[$d8+@+{k}]")), "_global")
        }
        // Global memory is the work-item's own part of a buffer.
        _ => {
            let _ = writeln!(setup, "cvt_u64_u32 $d80, {offset};\nadd_u64 $d80, $d80, $d10;");
            ("[$d80]".into(), Box::new(|k| format!("[$d10+{k}]")), "_global")
        }
    };
    // A flat address of a segment comes from the segment's.
    let at = match place {
        Place::Flat(Segment::Group) => {
            setup.push_str("lda_group_u32 $s82, [%g#][$s81];\nstof_group_u64_u32 $d80, $s82;\n");
            "[$d80]".into()
        }
        Place::Flat(Segment::Private) => {
            setup.push_str("lda_private_u32 $s82, [%p#][$s81];\nstof_private_u64_u32 $d80, $s82;\n");
            "[$d80]".into()
        }
        _ => at,
    };
    Address {
        locals,
        setup,
        at,
        base,
        suffix,
    }
}

fn places(cell: &Cell) -> Vec<Place> {
    let constant = cell.mnemonic.contains("_const");
    match cell.inst.mods.segment {
        Some(Segment::Flat | Segment::Global) if constant => vec![Place::Operands],
        Some(Segment::Flat) => [Segment::Global, Segment::Group, Segment::Private]
            .map(Place::Flat)
            .to_vec(),
        // What is written in a kernel is not constant.
        Some(segment) if constant && !matches!(segment, Segment::Readonly | Segment::Kernarg) => Vec::new(),
        Some(segment) => vec![Place::In(segment)],
        None => Vec::new(),
    }
}

pub(super) fn probes(cell: &Cell) -> Vec<Probe<'_>> {
    places(cell).into_iter().map(|place| probe(cell, place)).collect()
}

/// The alignment that a cell promises, in bytes.
fn alignment(cell: &Cell) -> usize {
    cell.inst
        .mods
        .align
        .map_or(1, |align| align.bytes() as usize)
        .max(
            // The instruction's own field does not know what is only text in the list of values.
            cell.mnemonic
                .split_once("align(")
                .and_then(|(_, rest)| rest.split(')').next()?.parse().ok())
                .unwrap_or(1),
        )
}

fn probe(cell: &Cell, place: Place) -> Probe<'_> {
    let loads = cell.inst.opcode == Opcode::Ld;
    let values = if loads { cell.dests() } else { cell.sources() };
    let first_quad = if loads { 0 } else { values.len() };
    let mut sources = if loads { Vec::new() } else { values.clone() };
    sources.extend([Type::B128; QUADS]);
    sources.push(Type::U32);
    let offset = source(Type::U32, sources.len() - 1);
    let quad = &|i: usize| source(Type::B128, first_quad + i);
    let registers: Vec<String> = values
        .iter()
        .enumerate()
        .map(|(i, &ty)| if loads { dest(ty, i) } else { source(ty, i) })
        .collect();
    let registers = match registers.as_slice() {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    };
    let (locals, body) = match place {
        Place::In(Segment::Arg) => (String::new(), through_a_call(cell, &registers, &offset, quad)),
        _ => in_memory(cell, place, &registers, &offset, quad),
    };
    let dests = if loads {
        values.clone()
    } else {
        vec![Type::B128; QUADS]
    };
    Probe {
        cell,
        make: Some(Box::new(maker(sources.clone(), alignment(cell)))),
        judge: Some(judge(values, loads, place)),
        sources,
        dests,
        immediates: Vec::new(),
        extensions: Vec::new(),
        locals,
        body,
    }
}

/// Arguments: a function copies them, the access is on one side or the other.
fn through_a_call(cell: &Cell, registers: &str, offset: &str, quad: &dyn Fn(usize) -> String) -> String {
    let mut body = String::from("{\nalign(16) arg_u8 %i[96];\nalign(16) arg_u8 %o[96];\n");
    for i in 0..QUADS {
        let _ = writeln!(body, "st_arg_align(16)_b128 {}, [%i][{}];", quad(i), 16 * i);
    }
    let cell_at = |name: &str| format!("{} {registers}, [%{name}][{offset}];\n", cell.mnemonic);
    let loads = cell.inst.opcode == Opcode::Ld;
    if !loads {
        body.push_str(&cell_at("i"));
    }
    body.push_str("call &copy(%o)(%i);\n");
    if loads {
        body.push_str(&cell_at("o"));
    } else {
        for i in 0..QUADS {
            let to = dest(Type::B128, i);
            let _ = writeln!(body, "ld_arg_align(16)_b128 {to}, [%o][{}];", 16 * i);
        }
    }
    body.push_str("}\n");
    body
}

/// Memory that is filled, where it can be, then accessed, and after a store read again. Gives the variables, too.
fn in_memory(
    cell: &Cell,
    place: Place,
    registers: &str,
    offset: &str,
    quad: &dyn Fn(usize) -> String,
) -> (String, String) {
    let address = address(place, BYTES, offset);
    let (mut body, base, suffix) = (address.setup, address.base, address.suffix);
    let fixed = matches!(
        place,
        Place::In(Segment::Readonly | Segment::Kernarg) | Place::Operands
    );
    if !fixed {
        for i in 0..QUADS {
            let _ = writeln!(body, "st{suffix}_align(16)_b128 {}, {};", quad(i), base(16 * i));
        }
    }
    let _ = writeln!(body, "{} {registers}, {};", cell.mnemonic, address.at);
    if cell.inst.opcode != Opcode::Ld {
        for i in 0..QUADS {
            let to = dest(Type::B128, i);
            let _ = writeln!(body, "ld{suffix}_align(16)_b128 {to}, {};", base(16 * i));
        }
    }
    (address.locals, body)
}

fn maker(sources: Vec<Type>, alignment: usize) -> impl Fn(&mut Random, usize) -> Tuple {
    move |random, index| {
        let offsets = OFFSETS / alignment + 1;
        let mut tuple: Tuple = sources
            .iter()
            .map(|ty| {
                (u128::from(random.any()) << 64 | u128::from(random.any())) & (u128::MAX >> (128 - ty.bits()))
            })
            .collect();
        let offset = alignment
            * if index < offsets {
                index
            } else {
                random.below(offsets)
            };
        *tuple.last_mut().expect("the offset") = offset as u128;
        tuple
    }
}

/// The bytes of a work-item before the access.
fn memory(launched: &Launched<'_>, index: usize, first_quad: usize, place: Place) -> Vec<u8> {
    match place {
        Place::In(Segment::Readonly | Segment::Kernarg) => (0..KERNARG_BYTES).map(fixed_byte).collect(),
        // The operands of the register stand one after another, those of the next work-item after.
        Place::Operands => {
            let of = |quad: usize| {
                launched
                    .tuples
                    .iter()
                    .flat_map(move |t| t[first_quad + quad].to_le_bytes())
            };
            (0..QUADS).flat_map(of).skip(16 * index).take(BYTES).collect()
        }
        _ => (0..QUADS)
            .flat_map(|i| launched.tuples[index][first_quad + i].to_le_bytes())
            .collect(),
    }
}

fn judge(values: Vec<Type>, loads: bool, place: Place) -> crate::kernel::Judge {
    Box::new(move |launched, index| {
        let tuple = &launched.tuples[index];
        let offset = tuple[tuple.len() - 1] as usize;
        let first_quad = if loads { 0 } else { values.len() };
        let mut bytes = memory(launched, index, first_quad, place);
        let mut expected = Vec::new();
        for (i, &ty) in values.iter().enumerate() {
            let size = ty.bytes() as usize;
            let at = offset + i * size;
            if loads {
                let mut element = [0; 16];
                element[..size].copy_from_slice(&bytes[at..at + size]);
                expected.push(loaded(ty, u128::from_le_bytes(element)));
            } else {
                bytes[at..at + size].copy_from_slice(&tuple[i].to_le_bytes()[..size]);
            }
        }
        if !loads {
            let quads = bytes
                .chunks_exact(16)
                .map(|chunk| u128::from_le_bytes(chunk.try_into().expect("16 bytes")));
            expected.extend(quads.map(|quad| Expected::exactly(128, quad)));
        }
        expected
    })
}

/// An element as a register holds it: integers of fewer than 32 bits are extended (HSA PRM 4.16).
fn loaded(ty: Type, bits: u128) -> Expected {
    let register = result_bits(ty);
    if ty.is_integer() {
        let extended =
            value(ty.bits(), ty.is_signed(), bits as u64) as u128 & (u128::MAX >> (128 - register));
        return Expected::exactly(register, extended);
    }
    Expected::exactly(register, bits)
}
