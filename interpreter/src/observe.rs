//! Watchers of a run.
//!
//! An [`Observer`] is told of every block that a wave enters, every cross-lane operation, and, if it asks for them, every
//! use and definition of a value. The watchers here check the invariants of `docs/design/divergence.md`:
//!
//! - [`TraceRecorder`]: what each work-item did, for I1 (a lane's trace equals its scalar execution) and I3 (the active
//!   sets of cross-lane operations).
//! - [`ReconvergenceCheck`]: I2, the lanes that one branch split stand together at its immediate post-dominator.
//! - [`UniformityOracle`]: values called uniform are equal in the active lanes at every use.
//! - [`BlockProfile`]: how often blocks run and with how many lanes.

use crate::lanes::LaneMask;
use cranelift_entity::EntityRef;
use std::collections::{BTreeMap, HashSet};
use wavelift_codegen::analysis::{Cfg, PostDominatorTree};
use wavelift_codegen::ir::{Block, FuncRef, Function, Inst, Value};

/// Names a wave of a dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct WaveId {
    /// Work-group id.
    pub group: [u32; 3],
    /// Number of the wave in its work-group.
    pub wave: u32,
}

/// Where a wave is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The wave.
    pub wave: WaveId,
    /// Number of activations below this one: 0 in the kernel.
    pub depth: u32,
    /// The function.
    pub func: FuncRef,
    /// The block.
    pub block: Block,
}

/// The values of one SSA value in the lanes of a wave.
#[derive(Clone, Copy, Debug)]
pub struct LaneValues<'a> {
    pub(crate) low: &'a [u64],
    pub(crate) high: Option<&'a [u64]>,
}

impl LaneValues<'_> {
    /// The bits of a lane.
    pub fn get(&self, lane: usize) -> u128 {
        u128::from(self.low[lane]) | self.high.map_or(0, |high| u128::from(high[lane]) << 64)
    }
}

/// What an observer wants to be told besides blocks and cross-lane operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interest {
    /// Uses of values.
    pub uses: bool,
    /// Definitions of values by instructions and block parameters.
    pub definitions: bool,
}

/// Is told what waves do. All methods do nothing unless written.
pub trait Observer {
    /// What to be told.
    fn interest(&self) -> Interest {
        Interest::default()
    }
    /// A wave enters a block with these lanes. At the wave level that is after the block has set its lanes.
    fn on_block(&mut self, _place: &Place, _active: LaneMask) {}
    /// A cross-lane operation runs.
    fn on_cross_lane(&mut self, _place: &Place, _inst: Inst, _active: LaneMask) {}
    /// An instruction reads a value in these lanes; for a block argument, the lanes that take the edge.
    fn on_use(
        &mut self,
        _place: &Place,
        _inst: Inst,
        _value: Value,
        _lanes: LaneMask,
        _bits: LaneValues<'_>,
    ) {
    }
    /// An instruction or an edge defined a value in these lanes.
    fn on_define(&mut self, _place: &Place, _value: Value, _lanes: LaneMask, _bits: LaneValues<'_>) {}
}

/// Two watchers of one run.
impl<A: Observer, B: Observer> Observer for (A, B) {
    fn interest(&self) -> Interest {
        let (a, b) = (self.0.interest(), self.1.interest());
        Interest {
            uses: a.uses || b.uses,
            definitions: a.definitions || b.definitions,
        }
    }

    fn on_block(&mut self, place: &Place, active: LaneMask) {
        self.0.on_block(place, active);
        self.1.on_block(place, active);
    }

    fn on_cross_lane(&mut self, place: &Place, inst: Inst, active: LaneMask) {
        self.0.on_cross_lane(place, inst, active);
        self.1.on_cross_lane(place, inst, active);
    }

    fn on_use(&mut self, place: &Place, inst: Inst, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        self.0.on_use(place, inst, value, lanes, bits);
        self.1.on_use(place, inst, value, lanes, bits);
    }

    fn on_define(&mut self, place: &Place, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        self.0.on_define(place, value, lanes, bits);
        self.1.on_define(place, value, lanes, bits);
    }
}

/// One thing that a work-item did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TraceEvent {
    /// Entered a block.
    Block(FuncRef, Block),
    /// Got a value.
    Define(Value, u128),
    /// Took part in a cross-lane operation with this active set.
    CrossLane(Inst, LaneMask),
}

/// What one work-item did, in order.
pub type Trace = Vec<TraceEvent>;

/// Records what every work-item does.
#[derive(Clone, Debug, Default)]
pub struct TraceRecorder {
    /// The traces by wave and lane.
    pub traces: BTreeMap<(WaveId, usize), Trace>,
    /// Whether definitions are recorded, too.
    pub definitions: bool,
}

impl TraceRecorder {
    fn push(&mut self, place: &Place, active: LaneMask, event: TraceEvent) {
        for lane in active.iter() {
            self.traces.entry((place.wave, lane)).or_default().push(event);
        }
    }
}

impl Observer for TraceRecorder {
    fn interest(&self) -> Interest {
        Interest {
            uses: false,
            definitions: self.definitions,
        }
    }

    fn on_block(&mut self, place: &Place, active: LaneMask) {
        self.push(place, active, TraceEvent::Block(place.func, place.block));
    }

    fn on_cross_lane(&mut self, place: &Place, inst: Inst, active: LaneMask) {
        self.push(place, active, TraceEvent::CrossLane(inst, active));
    }

    fn on_define(&mut self, place: &Place, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        for lane in lanes.iter() {
            let event = TraceEvent::Define(value, bits.get(lane));
            self.traces.entry((place.wave, lane)).or_default().push(event);
        }
    }
}

/// Counts how often each block ran.
#[derive(Clone, Debug, Default)]
pub struct BlockProfile {
    /// Runs and lane-runs by function and block.
    pub counts: BTreeMap<(FuncRef, Block), (u64, u64)>,
    /// Every active mask in order, if wanted.
    pub masks: Option<Vec<(Block, LaneMask)>>,
}

impl BlockProfile {
    /// A profile that keeps the masks, too.
    pub fn with_masks() -> Self {
        BlockProfile {
            counts: BTreeMap::new(),
            masks: Some(Vec::new()),
        }
    }
}

impl Observer for BlockProfile {
    fn on_block(&mut self, place: &Place, active: LaneMask) {
        let count = self.counts.entry((place.func, place.block)).or_default();
        count.0 += 1;
        count.1 += u64::from(active.count());
        if let Some(masks) = &mut self.masks {
            masks.push((place.block, active));
        }
    }
}

/// Compares values that are called uniform across the active lanes at every definition and use.
#[derive(Clone, Debug, Default)]
pub struct UniformityOracle {
    /// The values that are claimed to be equal in all active lanes, per function.
    pub claimed: HashSet<(FuncRef, Value)>,
    /// What was found, at most [`UniformityOracle::MOST`].
    pub violations: Vec<String>,
    /// How many uses of claimed values with more than one lane were compared.
    pub compared: u64,
}

impl UniformityOracle {
    /// Most violations that are kept.
    pub const MOST: usize = 20;

    /// An oracle for values of one function.
    pub fn new(func: FuncRef, values: impl IntoIterator<Item = Value>) -> Self {
        UniformityOracle {
            claimed: values.into_iter().map(|value| (func, value)).collect(),
            ..Self::default()
        }
    }

    fn check(&mut self, place: &Place, what: &str, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        if !self.claimed.contains(&(place.func, value)) {
            return;
        }
        let mut active = lanes.iter();
        let Some(first) = active.next() else { return };
        if lanes.count() > 1 {
            self.compared += 1;
        }
        if let Some(other) = active.find(|&lane| bits.get(lane) != bits.get(first))
            && self.violations.len() < Self::MOST
        {
            self.violations.push(format!(
                "{value} is called uniform but is {:#x} in lane {first} and {:#x} in lane {other} at {what} in {} (wave {:?})",
                bits.get(first),
                bits.get(other),
                place.block,
                place.wave
            ));
        }
    }
}

impl Observer for UniformityOracle {
    fn interest(&self) -> Interest {
        Interest {
            uses: true,
            definitions: false,
        }
    }

    fn on_use(&mut self, place: &Place, inst: Inst, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        self.check(place, &format!("{inst}"), value, lanes, bits);
    }
}

/// Checks I2: when a lane arrives at the immediate post-dominator of a branch that split it from others, all of them
/// do in the same execution.
///
/// Kept per wave and activation: the open splits `(p, M)`. One that is contained in an older one with the same `p` adds
/// nothing, so loops do not pile up splits.
#[derive(Clone, Debug)]
pub struct ReconvergenceCheck {
    func: FuncRef,
    /// Immediate post-dominator of every block that has several successors.
    meets: BTreeMap<Block, Block>,
    open: BTreeMap<WaveId, Vec<(Block, LaneMask)>>,
    /// What was found.
    pub violations: Vec<String>,
    /// Arrivals that were checked.
    pub checked: u64,
}

impl ReconvergenceCheck {
    /// A check of one function without recursion.
    pub fn new(id: FuncRef, func: &Function) -> Self {
        let cfg = Cfg::new(func);
        let post = PostDominatorTree::new(&cfg);
        let meets = func.layout.blocks().iter().filter_map(|&block| {
            let branches = func.successor_calls(block).len() > 1;
            Some((block, post.ipdom(block)?)).filter(|_| branches)
        });
        ReconvergenceCheck {
            func: id,
            meets: meets.collect(),
            open: BTreeMap::new(),
            violations: Vec::new(),
            checked: 0,
        }
    }
}

impl Observer for ReconvergenceCheck {
    fn on_block(&mut self, place: &Place, active: LaneMask) {
        if place.func != self.func {
            return;
        }
        let open = self.open.entry(place.wave).or_default();
        let (violations, checked) = (&mut self.violations, &mut self.checked);
        open.retain(|&(meet, split)| {
            let arrived = meet == place.block && !split.and(active).is_empty();
            if arrived {
                *checked += 1;
                if !active.covers(split) && violations.len() < UniformityOracle::MOST {
                    violations.push(format!(
                        "{} runs with lanes {active}, but a branch that it post-dominates split {split} (wave {:?})",
                        place.block, place.wave
                    ));
                }
            }
            !arrived
        });
        if let Some(&meet) = self.meets.get(&place.block) {
            let known = open.iter().any(|&(p, split)| p == meet && split.covers(active));
            if !known && active.count() > 1 {
                open.push((meet, active));
            }
        }
    }
}

/// An observer that keeps a list of what it found wrong.
pub trait Check: Observer {
    /// What was found.
    fn violations(&self) -> &[String];
}

impl Check for UniformityOracle {
    fn violations(&self) -> &[String] {
        &self.violations
    }
}

impl Check for ReconvergenceCheck {
    fn violations(&self) -> &[String] {
        &self.violations
    }
}

/// Several checks, all told of everything.
#[derive(Default)]
pub struct Watchers(Vec<Box<dyn Check>>);

impl Watchers {
    /// Adds a check.
    pub fn add(&mut self, check: impl Check + 'static) {
        self.0.push(Box::new(check));
    }

    /// What all checks found.
    pub fn violations(&self) -> Vec<String> {
        self.0
            .iter()
            .flat_map(|check| check.violations().iter().cloned())
            .collect()
    }
}

impl Observer for Watchers {
    fn interest(&self) -> Interest {
        let all = self.0.iter().map(|check| check.interest());
        all.fold(Interest::default(), |a, b| Interest {
            uses: a.uses || b.uses,
            definitions: a.definitions || b.definitions,
        })
    }

    fn on_block(&mut self, place: &Place, active: LaneMask) {
        for check in &mut self.0 {
            check.on_block(place, active);
        }
    }

    fn on_cross_lane(&mut self, place: &Place, inst: Inst, active: LaneMask) {
        for check in &mut self.0 {
            check.on_cross_lane(place, inst, active);
        }
    }

    fn on_use(&mut self, place: &Place, inst: Inst, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        for check in &mut self.0 {
            check.on_use(place, inst, value, lanes, bits);
        }
    }

    fn on_define(&mut self, place: &Place, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        for check in &mut self.0 {
            check.on_define(place, value, lanes, bits);
        }
    }
}

/// The number of a block, for watchers that index by it.
pub(crate) fn block_of(number: u32) -> Block {
    Block::new(number as usize)
}
