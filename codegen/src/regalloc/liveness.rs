//! Liveness of SSA values and exact register pressure.
//!
//! An instruction has two points. At the *early* point its uses are read and its early definitions are written; at the
//! *late* point late uses are read and all definitions are written. A value occupies its register at every point from its
//! definition to its last use, and at its defining instruction even if nothing reads it. [`max_live`] is the largest sum
//! over all points: no allocation without splits through memory uses fewer units.
//!
//! An instruction that destroys registers, or wants operands in certain ones, takes units *beside* the live values: what lives
//! on cannot be there ([`Pressure::beside_early`], [`Pressure::beside_late`]). A call leaves only what callees keep.
//!
//! Cost: the sum of the live-in lists plus the operands.

use super::error::{InputFault, RegAllocError};
use super::linear::{LBlock, LInst, LinOp, LinReg, Linear, Val};
use super::util::UnitSet;
use crate::machine::{OperandKind, PReg, SubReg};
use crate::maps::sized;
use cranelift_entity::{SecondaryMap, packed_option::PackedOption};

/// A value and those of its units that are live, as bits.
pub(super) type LiveUnits = (Val, u16);

/// Values live at the start and the end of each block, with the units that somebody reads. Parameters are not live-in;
/// arguments are live-out if an instruction reads what becomes of them. A value of which a tie keeps nothing is listed with no
/// units.
#[derive(Clone, Debug, Default)]
pub(super) struct Liveness {
    pub live_in: SecondaryMap<LBlock, Vec<LiveUnits>>,
    pub live_out: SecondaryMap<LBlock, Vec<LiveUnits>>,
    /// Values that some instruction reads, if only through parameters. The others need no place on edges.
    pub needed: SecondaryMap<Val, bool>,
    /// The units of a value that its definition gives it, if a tuple is built part by part.
    pub defined: SecondaryMap<Val, u16>,
}

/// All units of a value of so many.
#[inline]
pub(super) fn all_units(width: u8) -> u16 {
    u16::MAX >> (16 - width.clamp(1, 16))
}

/// Units of a part, as bits; those beyond 16 have none.
#[inline]
pub(super) fn unit_bits(part: SubReg) -> u16 {
    let ones = (1u32 << part.width.min(16)) - 1;
    (ones << part.start.min(16)) as u16
}

impl Liveness {
    /// Walks from each use towards the definition.
    pub fn new(lin: &Linear) -> Result<Liveness, RegAllocError> {
        let defined = defined_units(lin);
        let sites = Sites::of(lin, &defined);
        let needed = needed_params(lin, &sites.used);
        let mut out_of = passed_units(lin, &needed, &defined);
        let mut used_in = sites.used_in;
        let mut live = Liveness {
            live_in: sized(lin.blocks.len()),
            live_out: sized(lin.blocks.len()),
            needed,
            defined,
        };
        let mut walk = Walk {
            live: &mut live,
            in_at: sized(lin.blocks.len()),
            out_at: sized(lin.blocks.len()),
            work: Vec::new(),
            def_block: sites.def_block,
        };
        used_in.sort_by_key(|&(val, block, _)| (val, block));
        out_of.sort_by_key(|&(val, block, _)| (val, block));
        let (mut used_in, mut out_of) = (used_in.as_slice(), out_of.as_slice());
        for (val, value) in lin.values.iter() {
            for (block, units) in of_value(&mut used_in, val) {
                walk.at_start(block, val, units);
            }
            for (block, units) in of_value(&mut out_of, val) {
                walk.at_end(block, val, units);
            }
            while let Some((block, units)) = walk.work.pop() {
                if block == lin.entry() || walk.def_block[val] == block.into() {
                    return Err(RegAllocError::Input {
                        file: lin.file,
                        block: lin.blocks[block].mblock,
                        fault: InputFault::Undefined { vreg: value.vreg },
                    });
                }
                for &pred in &lin.blocks[block].preds {
                    walk.at_end(pred, val, units);
                }
            }
        }
        Ok(live)
    }
}

/// Units of values that are needed in blocks. Few values are, so a list has them for all values together.
type Needs = Vec<(Val, LBlock, u16)>;

/// Where values are defined, and where they are read from above.
struct Sites {
    /// The block of each definition.
    def_block: SecondaryMap<Val, PackedOption<LBlock>>,
    /// Blocks within which units of a value are read above any definition.
    used_in: Needs,
    /// Values that some instruction reads.
    used: SecondaryMap<Val, bool>,
}

impl Sites {
    fn of(lin: &Linear, defined: &SecondaryMap<Val, u16>) -> Sites {
        let mut sites = Sites {
            def_block: sized(lin.values.len()),
            used_in: Vec::new(),
            used: sized(lin.values.len()),
        };
        let mut seen_local: SecondaryMap<Val, PackedOption<LBlock>> = sized(lin.values.len());
        for (block, data) in &lin.blocks {
            for &param in &data.params {
                sites.def_block[param] = block.into();
                seen_local[param] = block.into();
            }
            for inst in data.insts() {
                for op in lin.inst_ops(inst) {
                    let LinReg::Val(val) = op.reg() else { continue };
                    if !is_use(op.kind) {
                        continue;
                    }
                    sites.used[val] = true;
                    if seen_local[val] != block.into() {
                        let units = use_units(lin, inst, op, defined);
                        sites.used_in.push((val, block, units));
                    }
                }
                for op in lin.inst_ops(inst) {
                    let LinReg::Val(val) = op.reg() else { continue };
                    if !is_use(op.kind) {
                        sites.def_block[val] = block.into();
                        seen_local[val] = block.into();
                    }
                }
            }
        }
        sites
    }
}

/// The units of values that blocks pass to parameters that somebody reads.
fn passed_units(lin: &Linear, needed: &SecondaryMap<Val, bool>, defined: &SecondaryMap<Val, u16>) -> Needs {
    let mut out_of = Vec::new();
    for (block, data) in &lin.blocks {
        for (&succ, args) in data.succs.iter().zip(&data.args) {
            for (&param, &arg) in lin.blocks[succ].params.iter().zip(args) {
                if needed[param] {
                    out_of.push((arg, block, defined[arg]));
                }
            }
        }
    }
    out_of
}

/// Takes the entries of a value from the front of a list that is sorted by values.
fn of_value<'a>(
    list: &mut &'a [(Val, LBlock, u16)],
    val: Val,
) -> impl Iterator<Item = (LBlock, u16)> + use<'a> {
    let count = list.iter().take_while(|entry| entry.0 == val).count();
    let (mine, rest) = list.split_at(count);
    *list = rest;
    mine.iter().map(|&(_, block, units)| (block, units))
}

/// The units that an operand reads of its value; of a tied use those that stay, too.
#[inline]
pub(super) fn use_units(lin: &Linear, inst: LInst, op: &LinOp, defined: &SecondaryMap<Val, u16>) -> u16 {
    let LinReg::Val(val) = op.reg() else { return 0 };
    if lin.insts[inst].plain {
        return unit_bits(op.part) & defined[val];
    }
    let ops = lin.inst_ops(inst);
    let tied = ops
        .iter()
        .filter(|other| other.tied().is_some_and(|at| ops[at].index == op.index));
    let kept: u16 = tied.map(|def| !unit_bits(def.part)).fold(0, |a, b| a | b);
    (unit_bits(op.part) | kept) & defined[val]
}

/// The units that definitions give to values: a tuple that is built part by part has only some at first.
fn defined_units(lin: &Linear) -> SecondaryMap<Val, u16> {
    let mut defined = sized(lin.values.len());
    for val in lin.values.keys() {
        defined[val] = all_units(lin.values[val].width);
    }
    // Definitions come before ties in this order; where they do not, in loops, all units count.
    for (inst, _) in lin.insts.iter().filter(|(_, data)| !data.plain) {
        let ops = lin.inst_ops(inst);
        for op in ops {
            let LinReg::Val(val) = op.reg() else { continue };
            let kept = op.tied().and_then(|at| match ops[at].reg() {
                LinReg::Val(tied) => Some(defined[tied]),
                LinReg::Physical(_) => None,
            });
            match (op.kind, kept) {
                (OperandKind::PartDef, _) => defined[val] = unit_bits(op.part),
                (OperandKind::TiedDef { .. }, Some(kept)) => defined[val] = kept | unit_bits(op.part),
                _ => {}
            }
        }
    }
    defined
}

/// The walk of one value after the other from uses to definitions.
struct Walk<'a> {
    live: &'a mut Liveness,
    /// The value that was added last, and its position in the block's list.
    in_at: SecondaryMap<LBlock, Option<(Val, u32)>>,
    out_at: SecondaryMap<LBlock, Option<(Val, u32)>>,
    work: Vec<(LBlock, u16)>,
    def_block: SecondaryMap<Val, PackedOption<LBlock>>,
}

/// Adds units of a value to a list; whether something is new.
fn add(list: &mut Vec<LiveUnits>, at: &mut Option<(Val, u32)>, val: Val, units: u16) -> bool {
    match *at {
        Some((last, index)) if last == val => {
            let known = &mut list[index as usize].1;
            let new = units & !*known;
            *known |= units;
            new != 0
        }
        _ => {
            *at = Some((val, list.len() as u32));
            if list.capacity() == 0 {
                list.reserve_exact(16);
            }
            list.push((val, units));
            true
        }
    }
}

impl Walk<'_> {
    fn at_start(&mut self, block: LBlock, val: Val, units: u16) {
        if add(&mut self.live.live_in[block], &mut self.in_at[block], val, units) {
            self.work.push((block, units));
        }
    }

    fn at_end(&mut self, block: LBlock, val: Val, units: u16) {
        let new = add(
            &mut self.live.live_out[block],
            &mut self.out_at[block],
            val,
            units,
        );
        if new && self.def_block[val] != block.into() {
            self.at_start(block, val, units);
        }
    }
}

/// The parameters from which some instruction reads, if only through other parameters.
fn needed_params(lin: &Linear, used: &SecondaryMap<Val, bool>) -> SecondaryMap<Val, bool> {
    let mut needed = used.clone();
    let mut sources: Vec<(Val, Val)> = Vec::new();
    let mut work = Vec::new();
    for data in lin.blocks.values() {
        for (&succ, args) in data.succs.iter().zip(&data.args) {
            for (&param, &arg) in lin.blocks[succ].params.iter().zip(args) {
                sources.push((param, arg));
            }
        }
        work.extend(data.params.iter().copied().filter(|&p| used[p]));
    }
    sources.sort_unstable();
    while let Some(param) = work.pop() {
        let first = sources.partition_point(|&(other, _)| other < param);
        let mine = sources[first..].iter().take_while(|&&(other, _)| other == param);
        for &(_, arg) in mine {
            if !std::mem::replace(&mut needed[arg], true) {
                work.push(arg);
            }
        }
    }
    needed
}

/// Units that an instruction needs by itself, whatever else is in memory meanwhile.
pub(super) fn own_units(lin: &Linear, live: &Liveness, reserved: UnitSet, inst: LInst) -> u16 {
    let ops = lin.inst_ops(inst);
    let all = |list: &mut dyn Iterator<Item = PReg>| {
        let mut units = UnitSet::default();
        list.for_each(|preg| units.or(UnitSet::range(preg.first, u16::from(preg.width))));
        units
    };
    let clobbers = &lin.clobbers[lin.insts[inst].clobbers()];
    let mut taken = all(&mut clobbers.iter().copied()).and(lin.available);
    // Those beyond what may be used are needed all the same.
    let fixed = all(&mut ops.iter().filter_map(|op| op.fixed()));
    taken.or(fixed.and(reserved.not()));
    let of = |wanted: &dyn Fn(OperandKind) -> bool| {
        let mut units: Vec<LiveUnits> = Vec::new();
        for op in ops.iter().filter(|op| op.fixed().is_none() && wanted(op.kind)) {
            let LinReg::Val(val) = op.reg() else { continue };
            let bits = match op.kind {
                OperandKind::Use | OperandKind::LateUse => use_units(lin, inst, op, &live.defined),
                OperandKind::TiedDef { .. } => live.defined[val],
                OperandKind::Def | OperandKind::EarlyDef | OperandKind::PartDef => unit_bits(op.part),
            };
            match units.iter_mut().find(|known| known.0 == val) {
                Some(known) => known.1 |= bits,
                None => units.push((val, bits)),
            }
        }
        units
            .iter()
            .map(|(_, bits)| bits.count_ones() as u16)
            .sum::<u16>()
    };
    let early = of(&|kind| is_use(kind) || kind == OperandKind::EarlyDef);
    let late = of(&|kind| kind != OperandKind::Use);
    early.max(late) + taken.len()
}

/// Whether an operand of this kind reads.
#[inline]
pub(super) fn is_use(kind: OperandKind) -> bool {
    matches!(kind, OperandKind::Use | OperandKind::LateUse)
}

/// The largest sums of weights of values live at one point: one maximum per group, and one of all groups together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MaxLive {
    /// Number of values, per group.
    pub groups: Vec<u16>,
    /// Units.
    pub units: u16,
    /// Units with those that instructions take beside them.
    pub needed: u16,
    /// Where these are needed.
    pub fullest: Option<LInst>,
}

/// A walk over an instruction's points, from the last to the first, that keeps the units of values that are live.
pub(super) struct Pressure<'a> {
    lin: &'a Linear,
    defined: &'a SecondaryMap<Val, u16>,
    /// Live units of each value.
    pub alive: SecondaryMap<Val, u16>,
    /// Values with a fixed operand that the instruction reads last.
    dying: Vec<Val>,
}

impl<'a> Pressure<'a> {
    pub fn new(lin: &'a Linear, live: &'a Liveness) -> Pressure<'a> {
        Pressure {
            lin,
            defined: &live.defined,
            alive: sized(lin.values.len()),
            dying: Vec::new(),
        }
    }

    /// Whether an instruction may take units beside the values.
    fn takes(&self, inst: LInst) -> bool {
        let data = &self.lin.insts[inst];
        !data.plain
            && (!data.clobbers().is_empty() || self.lin.inst_ops(inst).iter().any(|op| op.fixed().is_some()))
    }

    /// Whether an operand is fixed to units that values may be in.
    fn is_fixed(&self, op: &LinOp) -> bool {
        op.fixed()
            .is_some_and(|preg| self.lin.available.contains(preg.first))
    }

    /// Units that an instruction destroys, or in which it wants operands for which `wanted` holds.
    fn taken(&self, inst: LInst, wanted: impl Fn(OperandKind) -> bool) -> u16 {
        let clobbers = &self.lin.clobbers[self.lin.insts[inst].clobbers()];
        let ops = self.lin.inst_ops(inst).iter().filter(|op| wanted(op.kind));
        let mut units = UnitSet::default();
        for preg in clobbers.iter().copied().chain(ops.filter_map(|op| op.fixed())) {
            units.or(UnitSet::range(preg.first, u16::from(preg.width)));
        }
        units.and(self.lin.available).len()
    }

    /// Units of the file that an instruction takes at its late point besides those of live values. To be called after
    /// [`Self::late`].
    pub fn beside_late(&self, inst: LInst) -> u16 {
        if !self.takes(inst) {
            return 0;
        }
        let fixed = self.lin.inst_ops(inst).iter().filter(|op| self.is_fixed(op));
        let own: u32 = fixed
            .filter(|op| op.kind != OperandKind::Use)
            .filter_map(|op| match op.reg() {
                LinReg::Val(val) => Some(self.alive[val].count_ones()),
                LinReg::Physical(_) => None,
            })
            .sum();
        self.taken(inst, |kind| kind != OperandKind::Use)
            .saturating_sub(own as u16)
    }

    /// As [`Self::beside_late`], of the early point. To be called after [`Self::early`].
    pub fn beside_early(&self, inst: LInst) -> u16 {
        if !self.takes(inst) {
            return 0;
        }
        let own: u32 = self.dying.iter().map(|&val| self.alive[val].count_ones()).sum();
        self.taken(inst, |kind| is_use(kind) || kind == OperandKind::EarlyDef)
            .saturating_sub(own as u16)
    }

    /// What an instruction adds at its late point: definitions and late uses; `set` gets the value and all units now live.
    pub fn late(&mut self, inst: LInst, mut set: impl FnMut(Val, u16)) {
        for op in self.lin.inst_ops(inst) {
            let LinReg::Val(val) = op.reg() else { continue };
            let units = match op.kind {
                OperandKind::Use => continue,
                OperandKind::LateUse => use_units(self.lin, inst, op, self.defined),
                _ => unit_bits(op.part),
            };
            self.alive[val] |= units;
            set(val, self.alive[val]);
        }
    }

    /// The early point: late definitions are not there yet, uses are.
    pub fn early(&mut self, inst: LInst, mut set: impl FnMut(Val, u16)) {
        let ops = self.lin.inst_ops(inst);
        for op in ops {
            let LinReg::Val(val) = op.reg() else { continue };
            if !is_use(op.kind) && op.kind != OperandKind::EarlyDef {
                self.alive[val] = 0;
                set(val, 0);
            }
        }
        self.dying.clear();
        let fixed: &[LinOp] = if self.lin.insts[inst].plain { &[] } else { ops };
        for op in fixed {
            let LinReg::Val(val) = op.reg() else { continue };
            let dies = self.alive[val] == 0 || op.kind == OperandKind::LateUse;
            if is_use(op.kind) && self.is_fixed(op) && dies && !self.dying.contains(&val) {
                self.dying.push(val);
            }
        }
        for op in ops {
            let LinReg::Val(val) = op.reg() else { continue };
            if is_use(op.kind) {
                self.alive[val] |= use_units(self.lin, inst, op, self.defined);
                set(val, self.alive[val]);
            }
        }
    }

    /// Before the instruction: early definitions are gone, too.
    pub fn before(&mut self, inst: LInst, mut set: impl FnMut(Val, u16)) {
        if self.lin.insts[inst].plain {
            return;
        }
        for op in self.lin.inst_ops(inst) {
            let LinReg::Val(val) = op.reg() else { continue };
            if op.kind == OperandKind::EarlyDef {
                self.alive[val] = 0;
                set(val, 0);
            }
        }
    }
}

/// Exact pressure. `group_of` sorts values into `groups` groups. Groups count whole values, as regalloc2 sees them.
pub(super) fn max_live(
    lin: &Linear,
    live: &Liveness,
    groups: usize,
    group_of: impl Fn(Val) -> usize,
) -> MaxLive {
    let mut max = MaxLive {
        groups: vec![0; groups],
        units: 0,
        needed: 0,
        fullest: None,
    };
    let mut pressure = Pressure::new(lin, live);
    // Live units and whether the value counts, as last seen.
    let mut counted: SecondaryMap<Val, u16> = sized(lin.values.len());
    let mut alive: SecondaryMap<Val, bool> = sized(lin.values.len());
    let mut count = vec![0u16; groups];
    let mut units = 0u16;
    for (block, data) in &lin.blocks {
        let mut set = |val: Val, bits: u16, on: bool, count: &mut Vec<u16>, units: &mut u16| {
            let before = std::mem::replace(&mut counted[val], bits);
            if before != bits {
                *units = *units + bits.count_ones() as u16 - before.count_ones() as u16;
            }
            if std::mem::replace(&mut alive[val], on) != on {
                if on {
                    count[group_of(val)] += 1;
                } else {
                    count[group_of(val)] -= 1;
                }
            }
        };
        let note = |max: &mut MaxLive, count: &[u16], units: u16, beside: u16, inst: Option<LInst>| {
            for (max, now) in max.groups.iter_mut().zip(count) {
                *max = (*max).max(*now);
            }
            max.units = max.units.max(units);
            if units + beside > max.needed {
                (max.needed, max.fullest) = (units + beside, inst);
            }
        };
        for &(val, bits) in &live.live_out[block] {
            pressure.alive[val] = bits;
            set(val, bits, true, &mut count, &mut units);
        }
        note(&mut max, &count, units, 0, data.insts().next_back());
        for inst in data.insts().rev() {
            pressure.late(inst, |val, bits| set(val, bits, true, &mut count, &mut units));
            note(&mut max, &count, units, pressure.beside_late(inst), Some(inst));
            let defines = |val: Val| {
                lin.inst_ops(inst)
                    .iter()
                    .any(|op| op.reg() == LinReg::Val(val) && !is_use(op.kind))
            };
            pressure.early(inst, |val, bits| {
                set(val, bits, bits != 0 || !defines(val), &mut count, &mut units);
            });
            note(&mut max, &count, units, pressure.beside_early(inst), Some(inst));
            pressure.before(inst, |val, bits| set(val, bits, false, &mut count, &mut units));
        }
        // A parameter that nothing reads gets no register: regalloc2 makes no moves to it.
        for &val in data
            .params
            .iter()
            .chain(live.live_in[block].iter().map(|(val, _)| val))
        {
            pressure.alive[val] = 0;
            set(val, 0, false, &mut count, &mut units);
        }
    }
    max
}
