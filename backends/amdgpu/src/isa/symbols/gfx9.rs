//! What immediates say on GCN, and messages up to RDNA2: messages, GPR index modes; names of hardware registers and buffer formats.

use super::arguments;
use crate::isa::table::{Feature, Isa};
use std::fmt;

/// Names of the hardware registers, by number; gfx900 has the first twelve.
pub(crate) const HW_REGISTERS: &[(u8, &str)] = &[
    (1, "HW_REG_MODE"),
    (2, "HW_REG_STATUS"),
    (3, "HW_REG_TRAPSTS"),
    (4, "HW_REG_HW_ID"),
    (5, "HW_REG_GPR_ALLOC"),
    (6, "HW_REG_LDS_ALLOC"),
    (7, "HW_REG_IB_STS"),
    (15, "HW_REG_SH_MEM_BASES"),
    (16, "HW_REG_TBA_LO"),
    (17, "HW_REG_TBA_HI"),
    (18, "HW_REG_TMA_LO"),
    (19, "HW_REG_TMA_HI"),
    (20, "HW_REG_XCC_ID"),
    (21, "HW_REG_SQ_PERF_SNAPSHOT_DATA"),
    (22, "HW_REG_SQ_PERF_SNAPSHOT_DATA1"),
    (23, "HW_REG_SQ_PERF_SNAPSHOT_PC_LO"),
    (24, "HW_REG_SQ_PERF_SNAPSHOT_PC_HI"),
];

/// Names of messages, by number.
const MESSAGES: [(u16, &str); 12] = [
    (1, "MSG_INTERRUPT"),
    (2, "MSG_GS"),
    (3, "MSG_GS_DONE"),
    (4, "MSG_SAVEWAVE"),
    (5, "MSG_STALL_WAVE_GEN"),
    (6, "MSG_HALT_WAVES"),
    (7, "MSG_ORDERED_PS_DONE"),
    (8, "MSG_EARLY_PRIM_DEALLOC"),
    (9, "MSG_GS_ALLOC_REQ"),
    (10, "MSG_GET_DOORBELL"),
    (11, "MSG_GET_DDID"),
    (15, "MSG_SYSMSG"),
];
/// Operations of the geometry messages.
const GEOMETRY: [&str; 4] = ["GS_OP_NOP", "GS_OP_CUT", "GS_OP_EMIT", "GS_OP_EMIT_CUT"];
/// Operations of the system message, from 1.
const SYSTEM: [&str; 4] = [
    "SYSMSG_OP_ECC_ERR_INTERRUPT",
    "SYSMSG_OP_REG_RD",
    "SYSMSG_OP_HOST_TRAP_ACK",
    "SYSMSG_OP_TTRACE_PC",
];
/// Operands of GPR index mode.
const INDEXED: [&str; 4] = ["SRC0", "SRC1", "SRC2", "DST"];

/// Text of a message immediate; `last` is the last message but that of the system.
pub(crate) fn write_message(f: &mut impl fmt::Write, imm: u16, last: u16) -> fmt::Result {
    let (id, op, stream) = (imm & 15, imm >> 4 & 7, imm >> 8 & 3);
    let name = MESSAGES.iter().find(|m| m.0 == id).map_or("", |m| m.1);
    match (id, op, stream) {
        (2 | 3, 1..=3, _) => write!(f, "sendmsg({name}, {}, {stream})", GEOMETRY[usize::from(op)]),
        (3, 0, 0) => write!(f, "sendmsg({name}, {})", GEOMETRY[0]),
        (15, 1 | 2 | 4, 0) => write!(f, "sendmsg({name}, {})", SYSTEM[usize::from(op) - 1]),
        (1 | 4..=11, 0, 0) if id <= last => write!(f, "sendmsg({name})"),
        // Other messages are numbers, and one number if bits are set that no part of a message has.
        _ if imm & !(15 | 7 << 4 | 3 << 8) == 0 => write!(f, "sendmsg({id}, {op}, {stream})"),
        _ => write!(f, "{imm}"),
    }
}

/// Text of a GPR index mode immediate.
pub(crate) fn write_gpr_index(f: &mut impl fmt::Write, imm: u16) -> fmt::Result {
    if imm > 15 {
        return write!(f, "{imm:#x}");
    }
    f.write_str("gpr_idx(")?;
    let mut separator = "";
    for (bit, name) in INDEXED.iter().enumerate() {
        if imm >> bit & 1 != 0 {
            write!(f, "{separator}{name}")?;
            separator = ",";
        }
    }
    f.write_str(")")
}

/// The immediate that `sendmsg(...)` stands for.
pub(crate) fn parse_message(text: &str, last: u16) -> Option<u16> {
    let arguments = arguments(text, "sendmsg")?;
    let id = match MESSAGES.iter().find(|m| m.1 == arguments[0]) {
        Some(&(id, _)) if id <= last || id == 15 => id,
        Some(_) => return None,
        None => arguments[0].parse().ok()?,
    };
    let op = match arguments.get(1) {
        None => 0,
        Some(name) => {
            let geometry = GEOMETRY.iter().position(|g| g == name);
            let system = SYSTEM.iter().position(|s| s == name).map(|s| s + 1);
            match geometry.or(system) {
                Some(op) => op as u16,
                None => name.parse().ok()?,
            }
        }
    };
    let stream: u16 = arguments.get(2).map_or(Some(0), |s| s.parse().ok())?;
    (id < 16 && op < 8 && stream < 4 && arguments.len() < 4).then_some(id | op << 4 | stream << 8)
}

/// The immediate that `gpr_idx(...)` stands for.
pub(crate) fn parse_gpr_index(text: &str) -> Option<u16> {
    let mut imm = 0;
    for name in arguments(text, "gpr_idx")?.into_iter().filter(|n| !n.is_empty()) {
        imm |= 1 << INDEXED.iter().position(|i| *i == name)?;
    }
    Some(imm)
}

/// Names of operand parts in SDWA modifiers.
pub(crate) const PARTS: [&str; 8] = [
    "BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD", "INVALID",
];
/// Names of what SDWA does to the rest of the destination.
pub(crate) const UNUSED: [&str; 4] = ["UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE", "UNUSED_INVALID"];
/// Names of buffer data formats.
pub(crate) const DATA_FORMATS: [&str; 16] = [
    "INVALID",
    "8",
    "16",
    "8_8",
    "32",
    "16_16",
    "10_11_11",
    "11_11_10",
    "10_10_10_2",
    "2_10_10_10",
    "8_8_8_8",
    "32_32",
    "16_16_16_16",
    "32_32_32",
    "32_32_32_32",
    "RESERVED_15",
];
/// Names of buffer number formats.
const NUMBER_FORMATS: [&str; 8] = [
    "UNORM",
    "SNORM",
    "USCALED",
    "SSCALED",
    "UINT",
    "SINT",
    "RESERVED_6",
    "FLOAT",
];

/// Names of the number formats of buffers.
pub(crate) fn number_formats(isa: Isa) -> [&'static str; 8] {
    let mut names = NUMBER_FORMATS;
    if !isa.has_feature(Feature::Gfx8Up) {
        names[6] = "SNORM_OGL";
    }
    names
}
