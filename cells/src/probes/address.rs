//! Addresses and segments (HSA PRM 5.8, 5.16, 5.17, 11.4): what an address leads to, and what comes back from a conversion.

use super::memory::{Place, address};
use crate::kernel::{Probe, dest, fixed_byte, source};
use crate::list::Cell;
use crate::oracle::expect::Expected;
use wavelift_hsail::model::{Opcode, Segment, Type};

/// The operands: a word, and an offset that is a multiple of 4 up to 32.
const WORD: Type = Type::U32;
const OFFSET: Type = Type::U32;

pub(super) fn probes(cell: &Cell) -> Vec<Probe<'_>> {
    let segment = cell.inst.mods.segment.unwrap_or(Segment::Flat);
    match cell.inst.opcode {
        Opcode::Lda => lda(cell, segment),
        Opcode::NullPtr => vec![nullptr(cell, segment)],
        Opcode::SToF => vec![stof(cell, segment)],
        Opcode::FToS => vec![ftos(cell, segment)],
        _ => {
            let others = [Segment::Global, Segment::Group, Segment::Private].into_iter();
            others.map(|of| segmentp(cell, segment, of)).collect()
        }
    }
}

fn make(
    cell: &Cell,
    locals: String,
    body: String,
    dests: Vec<Type>,
    judge: crate::kernel::Judge,
) -> Probe<'_> {
    Probe {
        cell,
        sources: vec![WORD, OFFSET],
        dests,
        immediates: Vec::new(),
        extensions: Vec::new(),
        locals,
        body,
        make: Some(Box::new(|random, _| {
            vec![u128::from(random.any() as u32), 4 * random.below(9) as u128]
        })),
        judge: Some(judge),
    }
}

fn word_first(more: &'static [u64]) -> crate::kernel::Judge {
    Box::new(move |launched, index| {
        let word = launched.tuples[index][0] & 0xffff_ffff;
        let rest = more.iter().map(|&x| Expected::exactly(32, x.into()));
        std::iter::once(Expected::exactly(32, word)).chain(rest).collect()
    })
}

/// A word goes through the address and is read by name; the distance to the beginning is the offset.
fn lda(cell: &Cell, segment: Segment) -> Vec<Probe<'_>> {
    let (word, offset) = (source(WORD, 0), source(OFFSET, 1));
    let ty = cell.inst.ty.unwrap_or(Type::U64);
    let register = if ty == Type::U64 { "$d84" } else { "$s84" };
    let base = if ty == Type::U64 { "$d85" } else { "$s85" };
    let place = match segment {
        Segment::Flat => Place::Flat(Segment::Global),
        other => Place::In(other),
    };
    let address = address(place, 40, &offset);
    let fixed = matches!(segment, Segment::Readonly | Segment::Kernarg);
    let suffix = if segment == Segment::Flat {
        ""
    } else {
        address.suffix
    };
    let (first, second) = (dest(WORD, 0), dest(WORD, 1));
    let mut body = format!(
        "{}{name} {register}, {};\n{name} {base}, {};\n",
        address.setup,
        address.at,
        (address.base)(0),
        name = cell.mnemonic,
    );
    if fixed {
        body += &format!("ld{suffix}_align(4)_u32 {first}, [{register}];\n");
    } else {
        body += &format!(
            "st{suffix}_align(4)_u32 {word}, [{register}];\nld{suffix}_align(4)_u32 {first}, {};\n",
            address.at
        );
    }
    body += &match ty {
        Type::U64 => format!("sub_u64 $d86, {register}, {base};\ncvt_u32_u64 {second}, $d86;\n"),
        _ => format!("sub_u32 {second}, {register}, {base};\n"),
    };
    let judge: crate::kernel::Judge = Box::new(move |launched, index| {
        let (word, offset) = (launched.tuples[index][0], launched.tuples[index][1]);
        let bytes: [u8; 4] = std::array::from_fn(|i| fixed_byte(offset as usize + i));
        let word = if fixed {
            u32::from_le_bytes(bytes).into()
        } else {
            word & 0xffff_ffff
        };
        vec![Expected::exactly(32, word), Expected::exactly(32, offset)]
    });
    vec![make(cell, address.locals, body, vec![WORD, WORD], judge)]
}

/// A word goes through the flat address and is read by name; the null of the segment becomes the flat one.
fn stof(cell: &Cell, segment: Segment) -> Probe<'_> {
    let (word, offset) = (source(WORD, 0), source(OFFSET, 1));
    let address = address(Place::In(segment), 40, &offset);
    let name = segment.name();
    let mut body = format!(
        "{}lda_{name}_u32 $s84, {at};\n{cell} $d84, $s84;\nst_align(4)_u32 {word}, [$d84];\nld_{name}_align(4)_u32 {}, {at};\n",
        address.setup,
        dest(WORD, 0),
        at = address.at,
        cell = cell.mnemonic,
    );
    let null = dest(WORD, 1);
    body += &match cell.mnemonic.contains("nonull") {
        true => format!("mov_b32 {null}, 1;\n"),
        false => format!(
            "nullptr_{name}_u32 $s85;\n{} $d85, $s85;\nnullptr_u64 $d86;\ncmp_eq_b1_u64 $c84, $d85, $d86;\ncvt_u32_b1 {null}, $c84;\n",
            cell.mnemonic
        ),
    };
    make(cell, address.locals, body, vec![WORD, WORD], word_first(&[1]))
}

/// A flat address comes back as that of the segment, and a word goes through it; so does null.
fn ftos(cell: &Cell, segment: Segment) -> Probe<'_> {
    let (word, offset) = (source(WORD, 0), source(OFFSET, 1));
    let address = address(Place::In(segment), 40, &offset);
    let name = segment.name();
    let mut body = format!(
        "{}lda_{name}_u32 $s84, {at};\nstof_{name}_u64_u32 $d84, $s84;\n{cell} $s85, $d84;\n\
         st_{name}_align(4)_u32 {word}, [$s85];\nld_{name}_align(4)_u32 {}, {at};\n",
        address.setup,
        dest(WORD, 0),
        at = address.at,
        cell = cell.mnemonic,
    );
    let null = dest(WORD, 1);
    body += &match cell.mnemonic.contains("nonull") {
        true => format!("mov_b32 {null}, 1;\n"),
        false => format!(
            "nullptr_u64 $d85;\n{} $s86, $d85;\nnullptr_{name}_u32 $s87;\ncmp_eq_b1_u32 $c84, $s86, $s87;\ncvt_u32_b1 {null}, $c84;\n",
            cell.mnemonic
        ),
    };
    make(cell, address.locals, body, vec![WORD, WORD], word_first(&[1]))
}

/// True of addresses of the segment alone, and of null.
fn segmentp(cell: &Cell, asked: Segment, of: Segment) -> Probe<'_> {
    let (word, offset) = (source(WORD, 0), source(OFFSET, 1));
    let address = address(Place::Flat(of), 40, &offset);
    let truth = dest(WORD, 1);
    let mut body = format!(
        "{}st_align(4)_u32 {word}, [$d80];\nld_align(4)_u32 {}, [$d80];\n{cell} $c84, $d80;\ncvt_u32_b1 {truth}, $c84;\n",
        address.setup,
        dest(WORD, 0),
        cell = cell.mnemonic,
    );
    let null = dest(WORD, 2);
    body += &match cell.mnemonic.contains("nonull") {
        true => format!("mov_b32 {null}, 1;\n"),
        false => format!(
            "nullptr_u64 $d85;\n{} $c85, $d85;\ncvt_u32_b1 {null}, $c85;\n",
            cell.mnemonic
        ),
    };
    let more: &'static [u64] = if asked == of { &[1, 1] } else { &[0, 1] };
    make(
        cell,
        address.locals,
        body,
        vec![WORD, WORD, WORD],
        word_first(more),
    )
}

/// No variable is at null, and null is the same each time.
fn nullptr(cell: &Cell, segment: Segment) -> Probe<'_> {
    let offset = source(OFFSET, 1);
    let of = match segment {
        Segment::Flat => Place::Flat(Segment::Group),
        other => Place::In(other),
    };
    let address = address(of, 40, &offset);
    let bits = cell.inst.ty.map_or(64, Type::bits);
    let kind = if bits == 64 { "$d" } else { "$s" };
    let lda = match segment {
        Segment::Flat => "mov_b64 $d84, $d80".to_owned(),
        _ => format!("lda_{}_u{bits} {kind}84, {}", segment.name(), address.at),
    };
    let body = format!(
        "{}{lda};\n{cell} {kind}86;\ncmp_ne_b1_u{bits} $c84, {kind}84, {kind}86;\ncvt_u32_b1 {truth}, $c84;\n\
         mov_b32 {word}, {source};\n",
        address.setup,
        cell = cell.mnemonic,
        truth = dest(WORD, 1),
        word = dest(WORD, 0),
        source = source(WORD, 0),
    );
    make(cell, address.locals, body, vec![WORD, WORD], word_first(&[1]))
}
