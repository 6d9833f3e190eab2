//! What assembly shows of a descriptor.

use crate::isa::generation::Generation;
use crate::isa::inst::Sfid;
use crate::isa::table::{Field, field as f};

/// Names of atomic operations by encoding.
const ATOMIC_NAMES: [&str; 16] = [
    "cmpwr8b", "and", "or", "xor", "mov", "inc", "dec", "add", "sub", "revsub", "imax", "imin", "umax",
    "umin", "cmpwr", "predec",
];

const DATA_NAMES: [&str; 14] = [
    "DC OWORD block read",
    "DC unaligned OWORD block read",
    "DC OWORD dual block read",
    "DC DWORD scattered read",
    "DC byte scattered read",
    "DC untyped surface read",
    "DC untyped atomic",
    "DC mfence",
    "DC OWORD block write",
    "",
    "DC OWORD dual block write",
    "DC DWORD scatterd write",
    "DC byte scattered write",
    "DC untyped surface write",
];

/// Messages of the second port.
const DATA1_NAMES: [(u32, &str); 11] = [
    (1, "DC untyped surface read"),
    (2, "DC untyped atomic"),
    (3, "DC untyped 4x2 atomic"),
    (4, "DC media block read"),
    (5, "DC typed surface read"),
    (6, "DC typed atomic"),
    (7, "DC typed 4x2 atomic"),
    (9, "DC untyped surface write"),
    (10, "DC media block write"),
    (11, "DC atomic counter"),
    (13, "DC typed surface write"),
];

const RENDER_NAMES: [(u32, &str); 7] = [
    (4, "media block read"),
    (5, "typed surface read"),
    (6, "typed atomic op"),
    (7, "memory fence"),
    (10, "media block write"),
    (12, "RT write"),
    (13, "typed surface write"),
];

const SAMPLER_NAMES: [(u32, &str); 18] = [
    (0, "sample"),
    (1, "sample_b"),
    (2, "sample_l"),
    (3, "sample_c"),
    (4, "sample_d"),
    (5, "sample_b_c"),
    (6, "sample_l_c"),
    (7, "ld"),
    (8, "gather4"),
    (9, "lod"),
    (10, "resinfo"),
    (11, "sampleinfo"),
    (16, "gather4_c"),
    (17, "gather4_po"),
    (18, "gather4_po_c"),
    (29, "ld_mcs"),
    (30, "ld2dms"),
    (31, "ld2dss"),
];

const URB_NAMES: [&str; 8] = [
    "write HWord",
    "write OWord",
    "read HWord",
    "read OWord",
    "atomic mov",
    "atomic inc",
    "atomic add",
    "",
];

const GATEWAY_NAMES: [&str; 8] = [
    "open",
    "close",
    "forward msg",
    "get timestamp",
    "barrier msg",
    "update gateway state",
    "MMIO read/write",
    "",
];

fn named(names: &[(u32, &'static str)], code: u32) -> String {
    match names.iter().find(|&&(one, _)| one == code) {
        Some((_, name)) => (*name).to_owned(),
        None => format!("message {code}"),
    }
}

/// The value of a field of a descriptor.
fn get(descriptor: u32, field: Field) -> u32 {
    field.get(u128::from(descriptor))
}

/// What assembly shows of a descriptor, after `MsgDesc:` and up to the lengths.
pub(in crate::isa) fn message_text(sfid: Sfid, descriptor: u32) -> String {
    let get = |field| get(descriptor, field);
    let surface = get(f::MESSAGE_SURFACE);
    let mut text = match sfid {
        Sfid::Sampler => {
            let simd = ["SIMD4x2", "SIMD8", "SIMD16", "SIMD32"][get(f::SAMPLER_SIMD) as usize];
            let name = named(&SAMPLER_NAMES, get(f::SAMPLER_TYPE));
            format!(
                " {name} {simd} Surface = {surface} Sampler = {}",
                get(f::SAMPLER_SAMPLER)
            )
        }
        Sfid::Urb => urb_text(descriptor),
        Sfid::Gateway => format!(" ({})", GATEWAY_NAMES[get(f::GATEWAY_FUNCTION) as usize]),
        Sfid::Const | Sfid::DataSampler => {
            format!(" ({surface}, {}, {}, 0)", get(f::DATA_CONTROL), get(f::DATA_TYPE))
        }
        Sfid::Render => format!(
            " {} MsgCtrl = 0x{} Surface = {surface}",
            named(&RENDER_NAMES, get(f::DATA_TYPE)),
            get(f::DATA_CONTROL)
        ),
        // Scratch reads have always been shown as block reads; what else is scratch says so.
        Sfid::Data if get(f::DATA_SCRATCH) == 1 && get(f::DATA_TYPE) != 0 => scratch_text(descriptor),
        Sfid::Data | Sfid::Data1 => data_text(sfid, descriptor),
        Sfid::Null | Sfid::ThreadSpawner | Sfid::Vme | Sfid::Pixel => String::new(),
    };
    text.push_str(&format!(
        " mlen {} rlen {}",
        get(f::MESSAGE_MLEN),
        get(f::MESSAGE_RLEN)
    ));
    text
}

/// A message to the URB.
fn urb_text(descriptor: u32) -> String {
    let get = |field| get(descriptor, field);
    let mut text = format!(" {} {}", get(f::URB_OFFSET), URB_NAMES[get(f::URB_OP) as usize]);
    for (field, name) in [
        (f::URB_SLOT, " per-slot"),
        (f::URB_INTERLEAVE, " interleave"),
        (f::URB_COMPLETE, " complete"),
    ] {
        if get(field) == 1 {
            text.push_str(name);
        }
    }
    text
}

/// A message to the data port that is about scratch.
fn scratch_text(descriptor: u32) -> String {
    let get = |field| get(descriptor, field);
    let write = if get(f::SCRATCH_WRITE) == 1 {
        "write"
    } else {
        "read"
    };
    let unit = if get(f::SCRATCH_DWORD) == 1 {
        "DWORD"
    } else {
        "OWORD"
    };
    format!(
        " ( DC scratch {unit} {write}, {}, {})",
        get(f::SCRATCH_SLOT),
        get(f::SCRATCH_SIZE)
    )
}

/// Another message to one of the data ports.
fn data_text(sfid: Sfid, descriptor: u32) -> String {
    let get = |field| get(descriptor, field);
    let (surface, ty) = (get(f::MESSAGE_SURFACE), get(f::DATA_TYPE));
    let (name, atomic) = match (sfid, DATA_NAMES.get(ty as usize)) {
        (Sfid::Data1, _) => (named(&DATA1_NAMES, ty), Generation::Gen75.untyped_atomic()),
        (_, Some(name)) if !name.is_empty() => ((*name).to_owned(), Generation::Gen7.untyped_atomic()),
        _ => (format!("DC message {ty}"), u32::MAX),
    };
    if ty == atomic {
        format!(
            " ( {name}, {surface}, {})",
            ATOMIC_NAMES[get(f::ATOMIC_OP) as usize]
        )
    } else {
        format!(" ( {name}, {surface}, {})", get(f::DATA_CONTROL))
    }
}
