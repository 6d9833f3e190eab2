//! Pairs of instructions that need wait states in between (GFX9). Each instruction is one wait state, `s_nop n` is n + 1.
//!
//! | first | second | wait states |
//! |---|---|---|
//! | VALU writes SGPR or VCC | vector memory reads it, from gfx8 on | 5 |
//! | VALU writes VCC | `v_div_fmas` | 4 |
//! | VALU writes SGPR or VCC | `v_readlane`, `v_writelane` with it as lane select | 4 |
//! | VALU writes VGPR | DPP reads it | 2 |
//! | VALU writes EXEC | DPP | 5 |
//! | VALU writes VCC or EXEC | VALU reads `vccz` or `execz` as a source | 5 |
//! | `s_setreg` | `s_getreg`, `s_setreg` of the same register | 2 |
//! | SALU writes M0 | `s_sendmsg`, LDS with added thread id, GDS | 1 |
//! | vector memory stores more than 64 bits | VALU overwrites the data | 1 |
//! | scalar load that is not complete when VCC is written, or is issued later | branch by `vccz`, on gfx6 and gfx7 | a wait, VCC written |
//! | VALU writes SGPR | scalar load reads it, on gfx6; vector memory before gfx8 needs none | 4 |
//! | vector memory stores, on gfx6 | the data is written | a wait for `expcnt` |
//! | memory instructions of one kind in a row, a load among them | store or atomic of that kind | 1 |
//! | the same | load that writes a register that one of them, itself included, reads | 1 |
//!
//! And on gfx942
//!
//! | first | second | wait states |
//! |---|---|---|
//! | VALU writes SGPR or VCC | VALU reads it | 2 |
//! | transcendental function writes VGPR | VALU that is none reads it | 1 |
//! | SDWA or `op_sel` writes part of a VGPR | VALU reads it | 1 |
//! | VALU writes VGPR | `v_readlane`, `v_readfirstlane` read it | 1 |
//!
//! The last two of the first table keep clauses replayable: after a page fault with XNACK on, the memory instructions in a row (scalar, or vector and
//! flat) are issued again from the first.

use super::machine::{Gfx900, scalar_name};
use super::step::Op;
use wavelift_amdgpu_sim::Machine;
use wavelift_amdgpu_sim::fault::{Fault, hazard};
use wavelift_amdgpu_sim::op::Unit;
use wavelift_amdgpu_sim::state::VCC;
use wavelift_gcn::isa::{Flag, Inst, Op as Opcode};

type State = wavelift_amdgpu_sim::state::State<Gfx900>;

/// When registers were last written, in wait states since the start of the wave.
#[derive(Debug)]
pub(crate) struct Clocks {
    now: u64,
    scalar_by_valu: [u64; 128],
    vector_by_valu: Vec<u64>,
    /// When transcendental functions wrote vector registers, and when part of them was written.
    by_trans: Vec<u64>,
    in_part: Vec<u64>,
    exec_by_valu: u64,
    m0_by_salu: u64,
    hardware_register: [u64; 64],
    /// First VGPR, number of VGPRs and time of the last wide store.
    wide_store: (u8, u8, u64),
    /// First VGPR and number of VGPRs of stores that may not have read them, the oldest first (gfx6).
    stored: Vec<(u8, u8)>,
    /// Scalar loads may be outstanding, and may have spoilt `vccz`.
    scalar_loads: bool,
    vccz_spoilt: bool,
    clause: Clause,
}

/// The memory instructions in a row that were executed last.
#[derive(Debug, Default)]
struct Clause {
    scalar: bool,
    reads: Vec<u16>,
    writes: Vec<u16>,
    any: bool,
}

/// What a memory instruction adds to a clause: scalar registers by number, VGPRs from 256 on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClauseStep {
    pub(crate) scalar: bool,
    pub(crate) stores: bool,
    pub(crate) reads: Vec<u16>,
    pub(crate) writes: Vec<u16>,
}

/// Clocks start here, so that "never" is long ago.
const START: u64 = 100;

impl Clocks {
    pub(crate) fn new(vgprs: usize) -> Self {
        Self {
            now: START,
            scalar_by_valu: [0; 128],
            vector_by_valu: vec![0; vgprs],
            by_trans: vec![0; vgprs],
            in_part: vec![0; vgprs],
            exec_by_valu: 0,
            m0_by_salu: 0,
            hardware_register: [0; 64],
            wide_store: (0, 0, 0),
            stored: Vec::new(),
            scalar_loads: false,
            vccz_spoilt: false,
            clause: Clause::default(),
        }
    }

    pub(crate) fn advance(&mut self, states: u64) {
        self.now += states;
    }

    pub(crate) fn valu_writes_scalar(&mut self, register: u8) {
        self.scalar_by_valu[usize::from(register) % 128] = self.now;
    }

    pub(crate) fn valu_writes_vector(&mut self, register: usize) {
        self.vector_by_valu[register] = self.now;
    }

    /// Vector arithmetic of gfx942 writes its registers.
    pub(crate) fn forwards(&mut self, forwarding: &Forwarding) {
        for &register in &forwarding.writes {
            let register = usize::from(register);
            for (clock, set) in [
                (&mut self.by_trans, forwarding.transcendental),
                (&mut self.in_part, forwarding.part),
            ] {
                if let Some(time) = clock.get_mut(register) {
                    *time = if set { self.now } else { 0 };
                }
            }
        }
    }

    pub(crate) fn valu_writes_exec(&mut self) {
        self.exec_by_valu = self.now;
    }

    pub(crate) fn salu_writes_m0(&mut self) {
        self.m0_by_salu = self.now;
    }

    pub(crate) fn sets_hardware_register(&mut self, id: u8) {
        self.hardware_register[usize::from(id) % 64] = self.now;
    }

    pub(crate) fn stores(&mut self, data: (u8, u8)) {
        self.stored.push(data);
    }

    /// All but the youngest stores have read their data.
    pub(crate) fn stores_have_read(&mut self, but: usize) {
        let read = self.stored.len().saturating_sub(but);
        self.stored.drain(..read);
    }

    pub(crate) fn loads_scalar(&mut self) {
        (self.scalar_loads, self.vccz_spoilt) = (true, true);
    }

    pub(crate) fn scalar_loads_are_complete(&mut self) {
        self.scalar_loads = false;
    }

    pub(crate) fn writes_vcc(&mut self) {
        self.vccz_spoilt = self.scalar_loads;
    }

    pub(crate) fn wide_store(&mut self, first: u8, count: u8) {
        self.wide_store = (first, count, self.now);
    }

    fn missing(&self, since: u64, needed: u64) -> Option<u64> {
        let between = self.now - since - 1;
        (between < needed).then(|| needed - between)
    }

    /// A hazard if too few wait states lie between `since` and now; `text` says what the rule forbids.
    #[inline]
    fn require(&self, since: u64, needed: u64, text: impl FnOnce() -> String) -> Result<(), Fault> {
        match self.missing(since, needed) {
            None => Ok(()),
            Some(states) => {
                let text = text();
                Err(hazard(format!("{text}: {states} more wait states are needed")))
            }
        }
    }

    /// When vector arithmetic wrote a scalar register.
    #[inline]
    fn scalar_by_valu(&self, register: u8) -> u64 {
        self.scalar_by_valu[usize::from(register) % 128]
    }

    /// When it wrote VCC.
    #[inline]
    fn vcc_by_valu(&self) -> u64 {
        self.scalar_by_valu(VCC).max(self.scalar_by_valu(VCC + 1))
    }
}

/// What an instruction must keep its distance from, found at decoding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sensitivity {
    /// Scalar registers that memory instructions read, and how many wait states must lie between.
    pub(crate) memory_scalars: Vec<u8>,
    pub(crate) memory_states: u64,
    /// First VGPR and number of VGPRs that an instruction writes, on gfx6.
    pub(crate) overwrites: Vec<(u8, u8)>,
    /// Lane select in a scalar register.
    pub(crate) lane_select: Option<u8>,
    /// VGPRs that DPP reads.
    pub(crate) dpp: Option<u8>,
    pub(crate) is_dpp: bool,
    pub(crate) div_fmas: bool,
    pub(crate) zero_flags: bool,
    /// A branch by `vccz` where scalar loads may spoil it.
    pub(crate) vcc_branch: bool,
    pub(crate) hardware_register: Option<u8>,
    pub(crate) m0: bool,
    /// VGPRs that VALU writes.
    pub(crate) valu_writes: Option<(u8, u8)>,
    /// A memory instruction's part in a clause.
    pub(crate) clause: Option<ClauseStep>,
    /// What vector arithmetic of gfx942 reads and writes.
    pub(crate) forwarding: Option<Forwarding>,
}

/// Registers of vector arithmetic of gfx942, by number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Forwarding {
    pub(crate) scalars: Vec<u8>,
    pub(crate) reads: Vec<u8>,
    pub(crate) writes: Vec<u8>,
    /// A transcendental function.
    pub(crate) transcendental: bool,
    /// Modifiers select the part of a register that is written.
    pub(crate) part: bool,
    /// Reads a lane.
    pub(crate) lane: bool,
}

impl Sensitivity {
    /// Whether there is anything to check.
    pub(crate) fn any(&self) -> bool {
        *self != Self::default()
    }
}

/// Whether the operation reads M0 in a way that needs a wait state.
pub(crate) fn reads_m0_late(inst: &Inst) -> bool {
    let info = inst.info();
    matches!(
        inst.op,
        Opcode::SSendmsg | Opcode::STtracedata | Opcode::DsWriteAddtidB32 | Opcode::DsReadAddtidB32
    ) || info.has(Flag::Gds)
        || info.has(Flag::Indirect)
}

/// Puts `op` into the clause before it, or ends that.
///
/// # Errors
/// A hazard if the clause could not be replayed.
pub(crate) fn advance_clause(state: &mut State, op: &Op) -> Result<(), Fault> {
    let clause = &mut state.rules.clocks.clause;
    let Some(step) = &op.facts.sensitivity.clause else {
        if clause.any {
            clause.any = false;
            clause.reads.clear();
            clause.writes.clear();
        }
        return Ok(());
    };
    if clause.scalar != step.scalar {
        clause.reads.clear();
        clause.writes.clear();
    }
    clause.any = true;
    clause.scalar = step.scalar;
    let has_load = !clause.writes.is_empty();
    clause.reads.extend(&step.reads);
    clause.writes.extend(&step.writes);
    if !has_load {
        return Ok(());
    }
    if step.stores {
        return Err(hazard(
            "a store follows a load in one clause: 1 more wait state is needed".into(),
        ));
    }
    match clause
        .writes
        .iter()
        .find(|&register| clause.reads.contains(register))
    {
        None => Ok(()),
        Some(&register) => {
            let name = match register.checked_sub(256) {
                Some(vector) => format!("v{vector}"),
                None => scalar_name(register as u8),
            };
            Err(hazard(format!(
                "a clause of loads overwrites {name}, which one of them reads: 1 more wait state is needed"
            )))
        }
    }
}

/// Whether two ranges of registers, each with its first register and their number, have one in common.
#[inline]
fn overlap(a: (u8, u8), b: (u8, u8)) -> bool {
    let end = |(first, count): (u8, u8)| u16::from(first) + u16::from(count);
    u16::from(a.0) < end(b) && u16::from(b.0) < end(a)
}

/// Checks the distance of `op` to what came before.
///
/// # Errors
/// A hazard that names the rule and the missing wait states.
pub(crate) fn check(state: &State, op: &Op) -> Result<(), Fault> {
    let (clocks, sensitive) = (&state.rules.clocks, &op.facts.sensitivity);
    check_scalars(clocks, sensitive, op.unit)?;
    check_lanes(clocks, sensitive)?;
    check_stored(clocks, sensitive)?;
    if sensitive.vcc_branch && clocks.vccz_spoilt {
        return Err(hazard(
            "a branch by vccz, which scalar loads may have spoilt: they have to be waited for, and vcc written again".into(),
        ));
    }
    if let Some(id) = sensitive.hardware_register {
        let since = clocks.hardware_register[usize::from(id) % 64];
        clocks.require(since, 2, || {
            format!("hardware register {id} is accessed after s_setreg wrote it")
        })?;
    }
    if sensitive.m0 {
        clocks.require(clocks.m0_by_salu, 1, || {
            format!("{} is read after SALU wrote it", scalar_name(Gfx900::M0))
        })?;
    }
    if let Some(forwarding) = &sensitive.forwarding {
        check_forwarding(clocks, forwarding)?;
    }
    if let Some((first, count)) = sensitive.valu_writes {
        let (stored, stored_count, since) = clocks.wide_store;
        if overlap((first, count), (stored, stored_count)) {
            clocks.require(since, 1, || {
                format!("VALU overwrites v{first}, which is being stored by a wide store")
            })?;
        }
    }
    Ok(())
}

/// Checks scalar registers that vector arithmetic wrote and another unit, or another part of the same, reads.
fn check_scalars(clocks: &Clocks, sensitive: &Sensitivity, unit: Unit) -> Result<(), Fault> {
    for &register in &sensitive.memory_scalars {
        clocks.require(clocks.scalar_by_valu(register), sensitive.memory_states, || {
            let kind = match unit {
                Unit::ScalarMemory => "scalar",
                _ => "vector",
            };
            format!(
                "{kind} memory reads {} after VALU wrote it",
                scalar_name(register)
            )
        })?;
    }
    if let Some(register) = sensitive.lane_select {
        clocks.require(clocks.scalar_by_valu(register), 4, || {
            format!("lane select reads {} after VALU wrote it", scalar_name(register))
        })?;
    }
    if sensitive.div_fmas {
        clocks.require(clocks.vcc_by_valu(), 4, || {
            "v_div_fmas reads vcc after VALU wrote it".into()
        })?;
    }
    Ok(())
}

/// Checks what moves values between lanes, or asks whether any lane runs.
fn check_lanes(clocks: &Clocks, sensitive: &Sensitivity) -> Result<(), Fault> {
    if let Some(register) = sensitive.dpp
        && let Some(&since) = clocks.vector_by_valu.get(usize::from(register))
    {
        clocks.require(since, 2, || format!("DPP reads v{register} after VALU wrote it"))?;
    }
    if sensitive.is_dpp {
        clocks.require(clocks.exec_by_valu, 5, || "DPP after VALU wrote exec".into())?;
    }
    if sensitive.zero_flags {
        let since = clocks.vcc_by_valu().max(clocks.exec_by_valu);
        clocks.require(since, 5, || {
            "VALU reads vccz or execz after VALU wrote vcc or exec".into()
        })?;
    }
    Ok(())
}

/// Checks that stores on gfx6 have read what is overwritten.
fn check_stored(clocks: &Clocks, sensitive: &Sensitivity) -> Result<(), Fault> {
    for &written in &sensitive.overwrites {
        if let Some(at) = clocks.stored.iter().rposition(|&stored| overlap(written, stored)) {
            let later = clocks.stored.len() - 1 - at;
            return Err(hazard(format!(
                "v{} is overwritten, which a store may not have read: needs s_waitcnt expcnt({})",
                written.0,
                later.min(6)
            )));
        }
    }
    Ok(())
}

/// Checks that what vector arithmetic of gfx942 reads has arrived.
fn check_forwarding(clocks: &Clocks, forwarding: &Forwarding) -> Result<(), Fault> {
    for &register in &forwarding.scalars {
        clocks.require(clocks.scalar_by_valu(register), 2, || {
            format!("VALU reads {} after VALU wrote it", scalar_name(register))
        })?;
    }
    for &register in &forwarding.reads {
        let at = |clock: &[u64]| clock.get(usize::from(register)).copied().unwrap_or(0);
        if !forwarding.transcendental {
            clocks.require(at(&clocks.by_trans), 1, || {
                format!("VALU reads v{register} after a transcendental function wrote it")
            })?;
        }
        clocks.require(at(&clocks.in_part), 1, || {
            format!("VALU reads v{register} after part of it was written")
        })?;
        if forwarding.lane {
            clocks.require(at(&clocks.vector_by_valu), 1, || {
                format!("a lane of v{register} is read after VALU wrote it")
            })?;
        }
    }
    Ok(())
}
