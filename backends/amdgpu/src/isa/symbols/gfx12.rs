//! What immediates say on RDNA3 and RDNA4: messages, delays, dependency counters; names of hardware registers, buffer formats and hints.

use super::{arguments, gfx10};
use std::fmt::{self, Write};

/// Names of the hardware registers, by number (RDNA4 ISA 3.4.8).
pub(crate) const HW_REGISTERS: [(u8, &str); 22] = [
    (1, "HW_REG_MODE"),
    (2, "HW_REG_STATUS"),
    (4, "HW_REG_STATE_PRIV"),
    (5, "HW_REG_GPR_ALLOC"),
    (6, "HW_REG_LDS_ALLOC"),
    (7, "HW_REG_IB_STS"),
    (10, "HW_REG_PERF_SNAPSHOT_DATA"),
    (11, "HW_REG_PERF_SNAPSHOT_PC_LO"),
    (12, "HW_REG_PERF_SNAPSHOT_PC_HI"),
    (15, "HW_REG_PERF_SNAPSHOT_DATA1"),
    (16, "HW_REG_PERF_SNAPSHOT_DATA2"),
    (17, "HW_REG_EXCP_FLAG_PRIV"),
    (18, "HW_REG_EXCP_FLAG_USER"),
    (19, "HW_REG_TRAP_CTRL"),
    (20, "HW_REG_SCRATCH_BASE_LO"),
    (21, "HW_REG_SCRATCH_BASE_HI"),
    (23, "HW_REG_HW_ID1"),
    (24, "HW_REG_HW_ID2"),
    (29, "HW_REG_SHADER_CYCLES_LO"),
    (30, "HW_REG_SHADER_CYCLES_HI"),
    (31, "HW_REG_DVGPR_ALLOC_LO"),
    (32, "HW_REG_DVGPR_ALLOC_HI"),
];

/// Those of gfx11, as LLVM 19 names them.
pub(crate) const HW_REGISTERS_GFX11: [(u8, &str); 15] = [
    (1, "HW_REG_MODE"),
    (2, "HW_REG_STATUS"),
    (3, "HW_REG_TRAPSTS"),
    (5, "HW_REG_GPR_ALLOC"),
    (6, "HW_REG_LDS_ALLOC"),
    (7, "HW_REG_IB_STS"),
    (15, "HW_REG_SH_MEM_BASES"),
    (18, "HW_REG_PERF_SNAPSHOT_PC_LO"),
    (19, "HW_REG_PERF_SNAPSHOT_PC_HI"),
    (20, "HW_REG_FLAT_SCR_LO"),
    (21, "HW_REG_FLAT_SCR_HI"),
    (23, "HW_REG_HW_ID1"),
    (24, "HW_REG_HW_ID2"),
    (27, "HW_REG_PERF_SNAPSHOT_DATA"),
    (29, "HW_REG_SHADER_CYCLES"),
];

/// Names of messages, by number (RDNA4 ISA 5.6).
pub(crate) const MESSAGES: &[(u16, &str)] = &[
    (1, "MSG_INTERRUPT"),
    (2, "MSG_HS_TESSFACTOR"),
    (3, "MSG_DEALLOC_VGPRS"),
    (9, "MSG_GS_ALLOC_REQ"),
    (0x80, "MSG_RTN_GET_DOORBELL"),
    (0x81, "MSG_RTN_GET_DDID"),
    (0x82, "MSG_RTN_GET_TMA"),
    (0x83, "MSG_RTN_GET_REALTIME"),
    (0x84, "MSG_RTN_SAVE_WAVE"),
    (0x85, "MSG_RTN_GET_TBA"),
    (0x86, "MSG_RTN_GET_TBA_TO_PC"),
];
/// One that gfx12 has and gfx11 has not.
pub(crate) const MESSAGES_GFX12: &[(u16, &str)] = &[(0x87, "MSG_RTN_GET_SE_AID_ID")];
/// Messages that gfx11 has and gfx12 has not.
pub(crate) const MESSAGES_GFX11: &[(u16, &str)] = &[(5, "MSG_STALL_WAVE_GEN"), (6, "MSG_HALT_WAVES")];

/// Lists of messages.
type Lists = &'static [&'static [(u16, &'static str)]];

/// Text of a message immediate.
pub(crate) fn write_message(f: &mut impl Write, lists: Lists, imm: u16) -> fmt::Result {
    match lists.iter().copied().flatten().find(|m| m.0 == imm) {
        Some((_, name)) => write!(f, "sendmsg({name})"),
        None if imm < 256 => write!(f, "sendmsg({imm}, 0, 0)"),
        None => write!(f, "{imm}"),
    }
}

/// The immediate that `sendmsg(...)` stands for.
pub(crate) fn parse_message(lists: Lists, text: &str) -> Option<u16> {
    let arguments = arguments(text, "sendmsg")?;
    let id = match lists.iter().copied().flatten().find(|m| m.1 == arguments[0]) {
        Some(&(id, _)) => id,
        None => arguments[0].parse().ok().filter(|&id: &u16| id < 256)?,
    };
    match arguments[1..] {
        [] | ["0", "0"] => Some(id),
        _ => None,
    }
}

/// What `s_delay_alu` waits for, by number (RDNA4 ISA 5.7.3).
const DELAYS: [&str; 12] = [
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
];
/// Which instruction the second delay is for.
const SKIPS: [&str; 6] = ["SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4"];

/// The immediate of `s_delay_alu`: what the next instruction and one after it depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Delay {
    /// What the next instruction depends on.
    pub first: u8,
    /// How many instructions the second delay is further on.
    pub skip: u8,
    /// What that one depends on.
    pub second: u8,
}

impl Delay {
    /// Takes the immediate apart. `None` if a part has no meaning.
    pub fn from_imm(imm: u16) -> Option<Delay> {
        let delay = Delay {
            first: (imm & 15) as u8,
            skip: (imm >> 4 & 7) as u8,
            second: (imm >> 7 & 15) as u8,
        };
        let known = usize::from(delay.first) < DELAYS.len()
            && usize::from(delay.second) < DELAYS.len()
            && usize::from(delay.skip) < SKIPS.len();
        (known && imm >> 11 == 0).then_some(delay)
    }

    /// The immediate.
    pub fn to_imm(self) -> u16 {
        u16::from(self.first) | u16::from(self.skip) << 4 | u16::from(self.second) << 7
    }
}

/// Text of a delay; a number if it has no meaning.
pub(crate) fn write_delay(f: &mut impl Write, imm: u16) -> fmt::Result {
    let Some(delay) = Delay::from_imm(imm) else {
        return write!(f, "{imm:#x}");
    };
    let mut separator = "";
    for (name, value, list) in [
        ("instid0", delay.first, &DELAYS[..]),
        ("instskip", delay.skip, &SKIPS[..]),
        ("instid1", delay.second, &DELAYS[..]),
    ] {
        if value != 0 {
            write!(f, "{separator}{name}({})", list[usize::from(value)])?;
            separator = " | ";
        }
    }
    if separator.is_empty() {
        write!(f, "0")
    } else {
        Ok(())
    }
}

/// The immediate that a delay's text stands for.
pub(crate) fn parse_delay(text: &str) -> Option<u16> {
    let mut delay = Delay {
        first: 0,
        skip: 0,
        second: 0,
    };
    for part in text.split('|') {
        let (name, value) = part.trim().strip_suffix(')')?.split_once('(')?;
        let place = |list: &[&str]| list.iter().position(|v| *v == value).map(|v| v as u8);
        match name {
            "instid0" => delay.first = place(&DELAYS)?,
            "instskip" => delay.skip = place(&SKIPS)?,
            "instid1" => delay.second = place(&DELAYS)?,
            _ => return None,
        }
    }
    Some(delay.to_imm())
}

/// Fields of the immediate of `s_wait_alu`: name, first bit, number of bits. All ones is no wait.
const DEPENDENCIES: [(&str, u32, u32); 7] = [
    ("depctr_hold_cnt", 7, 1),
    ("depctr_sa_sdst", 0, 1),
    ("depctr_va_vdst", 12, 4),
    ("depctr_va_sdst", 9, 3),
    ("depctr_va_ssrc", 8, 1),
    ("depctr_va_vcc", 1, 1),
    ("depctr_vm_vsrc", 2, 3),
];
/// Bits that no field uses: ones there make the text a number.
const NO_DEPENDENCY: u16 = 0x60;

/// Text of the immediate of `s_wait_alu`.
pub(crate) fn write_dependencies(f: &mut impl Write, imm: u16) -> fmt::Result {
    if imm & NO_DEPENDENCY != 0 {
        return write!(f, "{imm:#x}");
    }
    let waits = || {
        DEPENDENCIES.iter().filter_map(|&(name, low, bits)| {
            let all = (1 << bits) - 1;
            let value = imm >> low & all;
            (value != all).then_some((name, value))
        })
    };
    let none = waits().next().is_none();
    let mut separator = "";
    for &(name, low, bits) in &DEPENDENCIES {
        let all = (1 << bits) - 1;
        let value = imm >> low & all;
        if none || value != all {
            write!(f, "{separator}{name}({value})")?;
            separator = " ";
        }
    }
    Ok(())
}

/// The immediate that a list of dependencies stands for.
pub(crate) fn parse_dependencies(text: &str) -> Option<u16> {
    let mut imm = !NO_DEPENDENCY;
    for part in text.split_whitespace() {
        let (name, value) = part.strip_suffix(')')?.split_once('(')?;
        let &(_, low, bits) = DEPENDENCIES.iter().find(|d| d.0 == name)?;
        let value: u16 = value.parse().ok().filter(|v| *v < 1 << bits)?;
        let mask = ((1 << bits) - 1) << low;
        imm = imm & !mask | value << low;
    }
    Some(imm)
}

/// Names of scopes.
pub(crate) const SCOPES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];
/// The scope of the whole system.
const SYSTEM: u8 = 3;

/// What a memory access does, for the names of its temporal hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HintKind {
    Load,
    Store,
    Atomic,
}

/// Name of a temporal hint (RDNA4 ISA 4.1.2).
pub(crate) fn hint_name(kind: HintKind, th: u8, scope: u8) -> String {
    const LOADS: [&str; 7] = ["RT", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT"];
    const STORES: [&str; 8] = ["RT", "NT", "HT", "RT_WB", "NT_RT", "RT_NT", "NT_HT", "NT_WB"];
    const ATOMICS: [&str; 4] = ["RT", "RETURN", "NT", "NT_RETURN"];
    let number = usize::from(th & 7);
    match kind {
        HintKind::Load if th == 3 && scope == SYSTEM => "TH_LOAD_BYPASS".into(),
        HintKind::Store if th == 3 && scope == SYSTEM => "TH_STORE_BYPASS".into(),
        HintKind::Load => LOADS
            .get(number)
            .map_or("0x7".into(), |name| format!("TH_LOAD_{name}")),
        HintKind::Store => format!("TH_STORE_{}", STORES[number]),
        HintKind::Atomic if number < 4 => format!("TH_ATOMIC_{}", ATOMICS[number]),
        HintKind::Atomic if scope >= 2 => {
            format!("TH_ATOMIC_CASCADE_{}", if th & 2 == 0 { "RT" } else { "NT" })
        }
        HintKind::Atomic => format!("TH_ATOMIC_{number:#x}"),
    }
}

/// The temporal hint with a name. Cascading atomics have no name of their own for those that return.
pub(crate) fn parse_hint(kind: HintKind, text: &str, scope: u8) -> Option<u8> {
    (0..8).find(|&th| hint_name(kind, th, scope) == text)
}

/// Names of buffer formats (RDNA4 ISA 9.4): gfx10's, but for 14 that came to an end.
pub(crate) const BUFFER_FORMATS: [&str; 64] = {
    let mut names = [""; 64];
    let (mut from, mut to) = (0, 0);
    while from < gfx10::BUFFER_FORMATS.len() {
        // 10_11_11 and 11_11_10 that are not floats, and 10_10_10_2_*SCALED.
        if !matches!(from, 30..=35 | 37..=42 | 46..=47) {
            names[to] = gfx10::BUFFER_FORMATS[from];
            to += 1;
        }
        from += 1;
    }
    names
};
