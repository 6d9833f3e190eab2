//! What is left of a loop and of those within it once they are unrolled, and whether that is worth it.
//!
//! After unrolling, values fall into classes:
//! - *known*: constants, another one in each copy;
//! - *fixed*: the same in every copy, so that one instruction remains;
//! - *moving*: a fixed value plus a known one, as addresses are that are stepped, so that offsets remain;
//! - others, which cost one instruction in each copy.
//!
//! Parameters of headers begin without a class and fall until nothing changes.
//!
//! Where much of a loop becomes known, more of it may be left: as many times more as it had instructions for each that is left, up to twice.
//!
//! Accesses of a private variable whose addresses are known or moving count nothing: they become values ([`sroa`]), and a loop whose iteration
//! decides where they are may grow largest. One around it that only does the same again gains nothing by that.
//!
//! Cost: a few walks over the loops; the trips of each loop within are worked out for each iteration of those around it, until the sum
//! exceeds the limit.

use super::trips::{Exit, Graphs, Iterations, Known as Constants, leaves_early, trips};
use crate::analysis::Loop;
use crate::analysis::alias::Aliases;
use crate::ir::{Block, Function, Inst, InstructionData, Module, Opcode, Segment, Value};
use crate::maps::sized;
use crate::opt::divisors::divides_by_constant;
use crate::opt::fold::constant;
use crate::opt::sroa;
use crate::verify::{in_each_round, may_repeat};
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use std::cell::LazyCell;

/// Most iterations of a loop that is unrolled: the rounds of the longest hashes.
pub const MAX_TRIPS: u32 = 80;

/// Instructions that may be left of a loop.
pub const USUAL: u32 = 600;

/// The same where addresses of group memory become offsets.
pub const WITH_GROUP: u32 = 800;

/// The same where a private array becomes values.
pub const WITH_PRIVATE: u32 = 7000;

/// How many times as much may be left where most of a loop becomes known.
const MOST_GAIN: u32 = 2;

/// What a call counts.
const CALL: u32 = 20;

/// What a quotient by a constant counts, which becomes a product later.
const QUOTIENT: u32 = 4;

/// Walks in which the classes have to settle.
const MAX_ROUNDS: usize = 8;

/// What becomes of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Class {
    Known,
    Fixed,
    Moving,
    Other,
}

impl Class {
    /// What holds for a parameter that is given both.
    fn meet(self, other: Class) -> Class {
        match (self, other) {
            (Class::Other, _) | (_, Class::Other) => Class::Other,
            (Class::Known, Class::Known) => Class::Known,
            (Class::Fixed, Class::Fixed) => Class::Fixed,
            _ => Class::Moving,
        }
    }
}

/// What is known of a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Known {
    /// It is defined outside of the loop.
    #[default]
    Outside,
    /// It is defined in the loop; nothing more yet.
    Unseen,
    Class(Class),
}

impl From<Option<Class>> for Known {
    fn from(class: Option<Class>) -> Known {
        class.map_or(Known::Unseen, Known::Class)
    }
}

/// What is known of the values of the nest at hand. Kept, so that a function's values are cleared once.
pub(super) struct Scratch {
    known: SecondaryMap<Value, Known>,
    inside: Vec<Value>,
    /// Values that depend on the iteration of the outer loop.
    varying: EntitySet<Value>,
    varied: Vec<Value>,
}

impl Scratch {
    /// For the loops of a function.
    pub(super) fn new(func: &Function) -> Scratch {
        Scratch {
            known: sized(func.dfg.num_values()),
            inside: Vec::new(),
            varying: EntitySet::with_capacity(func.dfg.num_values()),
            varied: Vec::new(),
        }
    }

    fn clear(&mut self) {
        for value in self.inside.drain(..) {
            self.known[value] = Known::Outside;
        }
        for value in self.varied.drain(..) {
            self.varying.remove(value);
        }
    }

    fn add(&mut self, values: &[Value]) {
        self.inside.extend_from_slice(values);
        values.iter().for_each(|&value| self.known[value] = Known::Unseen);
    }

    /// Notes what is known; returns whether that is something else than before.
    fn set(&mut self, value: Value, class: Option<Class>) -> bool {
        let known = Known::from(class);
        std::mem::replace(&mut self.known[value], known) != known
    }

    fn vary(&mut self, value: Value) {
        if self.varying.insert(value) {
            self.varied.push(value);
        }
    }
}

/// Instructions of a loop, or of one iteration.
#[derive(Clone, Copy, Debug, Default)]
struct Size {
    /// Those that are left once it is unrolled.
    left: u32,
    /// Those that it executes.
    executed: u32,
}

impl Size {
    fn add(&mut self, other: Size) {
        self.left += other.left;
        self.executed += other.executed;
    }

    /// Whether it is small enough by what a limit allows where nothing becomes known, and by how many times as much at most where something does.
    fn fits(self, limit: u32, gain: u32) -> bool {
        let gain = u64::from(self.executed.min(self.left.saturating_mul(gain)));
        self.left <= limit || u64::from(self.left).pow(2) <= u64::from(limit) * gain
    }
}

/// A loop that may be unrolled, with all within it.
pub(super) struct Nest<'a> {
    func: &'a Function,
    graphs: &'a Graphs,
    top: Loop,
    blocks: Vec<Block>,
    values: &'a mut Scratch,
    /// One iteration of each loop, without the loops in it.
    own: FxHashMap<Loop, Size>,
    limit: u32,
    /// Iterations of the outer loop.
    trips: u32,
    /// The way out of the outer loop that counts.
    exit: Exit,
    /// Whether there are communication operations.
    communicates: bool,
}

/// The private variables that may become values, for those who need to know.
pub(super) type Variables<'a> = &'a dyn Fn() -> Option<(&'a Aliases, &'a Module)>;

impl<'a> Nest<'a> {
    /// Looks at a loop; nothing if it does not run a known number of times, or must not be copied: communication operations stay where they are
    /// (HSA PRM 2.12.3), but for work-group barriers and fences that stand in every round of it.
    pub(super) fn new(
        func: &'a Function,
        graphs: &'a Graphs,
        variables: Variables<'_>,
        top: Loop,
        values: &'a mut Scratch,
    ) -> Option<Nest<'a>> {
        // Most loops end here.
        let iterations = Iterations::begin(func, graphs, top, &Constants::default())?;
        let exit = iterations.exit();
        let trips = trips(iterations, MAX_TRIPS)?;
        let mut nest = Nest {
            func,
            graphs,
            top,
            blocks: graphs.tree.blocks(top),
            values,
            own: FxHashMap::default(),
            limit: USUAL,
            trips,
            exit,
            communicates: false,
        };
        nest.values.clear();
        // Whether there are accesses of memory of the work-group or work-item, and of the latter.
        let (mut local, mut own) = (false, false);
        for &block in &nest.blocks {
            nest.values.add(func.dfg.block_params(block));
            let in_rounds = LazyCell::new(|| in_each_round(&graphs.tree, &graphs.dom, top, block));
            for &inst in func.layout.insts(block) {
                if func.may_communicate(inst) {
                    if !may_repeat(func, inst) || !*in_rounds {
                        return None;
                    }
                    nest.communicates = true;
                }
                nest.values.add(func.dfg.results(inst));
                let mem = func.dfg.inst(inst).mem();
                local |= mem.is_some_and(|mem| may_grow_limit(mem.segment));
                own |= mem.is_some_and(|mem| is_own(mem.segment));
            }
        }
        nest.classify()?;
        if local {
            nest.find_varying()?;
        }
        nest.count(if own { variables() } else { None });
        Some(nest)
    }

    /// Whether there are communication operations in it, each in every round.
    pub(super) fn communicates(&self) -> bool {
        self.communicates
    }

    /// The trips of the outer loop, what is left of it, and the way out that counts, if all of it may be unrolled. Loops that lanes leave one by one
    /// are worth that only where private arrays become values: each copy keeps its test, and lanes wait after it. Those with barriers stay as they are.
    pub(super) fn trips(&self) -> Option<(u32, u32, Exit)> {
        if (self.limit < WITH_PRIVATE || self.communicates) && self.leaves_early(self.top) {
            return None;
        }
        // Arrays that become values are what the largest limit is for.
        let gain = if self.limit < WITH_PRIVATE { MOST_GAIN } else { 1 };
        let size = self.size(self.top, &Constants::default(), self.limit * gain)?;
        size.fits(self.limit, gain)
            .then_some((self.trips, size.left, self.exit))
    }

    /// Whether a loop, or one in it, is left at several places.
    fn leaves_early(&self, which: Loop) -> bool {
        let children = &self.graphs.tree.data(which).children;
        leaves_early(self.func, self.graphs, which) || children.iter().any(|&child| self.leaves_early(child))
    }

    /// The class of a value, as far as it is known.
    fn class(&self, value: Value) -> Option<Class> {
        let value = self.func.dfg.resolve(value);
        if constant(&self.func.dfg, value).is_some() {
            return Some(Class::Known);
        }
        match self.values.known[value] {
            Known::Outside => Some(Class::Fixed),
            Known::Unseen => None,
            Known::Class(class) => Some(class),
        }
    }

    fn classify(&mut self) -> Option<()> {
        let func = self.func;
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for index in 0..self.blocks.len() {
                let block = self.blocks[index];
                for (index, &param) in func.dfg.block_params(block).iter().enumerate() {
                    let class = self.class_of_param(block, index);
                    changed |= self.values.set(param, class);
                }
                for &inst in func.layout.insts(block) {
                    let class = self.class_of(inst);
                    for &result in func.dfg.results(inst) {
                        changed |= self.values.set(result, class);
                    }
                }
            }
            if !changed {
                return Some(());
            }
        }
        None
    }

    /// Finds what depends on the parameters of the outer header.
    fn find_varying(&mut self) -> Option<()> {
        let dfg = &self.func.dfg;
        let header = self.graphs.tree.data(self.top).header;
        let values = &mut *self.values;
        for &param in dfg.block_params(header) {
            values.vary(param);
        }
        for _ in 0..MAX_ROUNDS {
            let before = values.varied.len();
            for &block in &self.blocks {
                for &inst in self.func.layout.insts(block) {
                    let varies = |arg: &Value| values.varying.contains(dfg.resolve(*arg));
                    if dfg.args(inst).iter().any(varies) {
                        dfg.results(inst).iter().for_each(|&result| values.vary(result));
                    }
                    for call in dfg.targets(inst) {
                        for (&arg, &param) in dfg.call_args(call).iter().zip(dfg.block_params(call.block)) {
                            if values.varying.contains(dfg.resolve(arg)) {
                                values.vary(param);
                            }
                        }
                    }
                }
            }
            if values.varied.len() == before {
                return Some(());
            }
        }
        None
    }

    fn class_of_param(&self, block: Block, index: usize) -> Option<Class> {
        let edges = self.graphs.edges.of(block);
        let args = edges.iter().map(|&(inst, target)| {
            let call = &self.func.dfg.targets(inst)[target as usize];
            self.class(self.func.dfg.call_args(call)[index])
        });
        let tree = &self.graphs.tree;
        let header = tree
            .innermost(block)
            .is_some_and(|l| tree.data(l).header == block);
        if !header && edges.len() > 1 {
            return Some(Class::Other);
        }
        // What is fixed is so for each edge by itself.
        args.flatten().reduce(Class::meet).map(|class| match class {
            Class::Fixed => Class::Moving,
            class => class,
        })
    }

    fn class_of(&self, inst: Inst) -> Option<Class> {
        let dfg = &self.func.dfg;
        let data = dfg.inst(inst);
        let effects = data.opcode().effects();
        let constant_load =
            matches!(data, InstructionData::Load { .. }) && data.mem().is_some_and(|mem| mem.constant);
        if !(effects.mergeable() || constant_load) || data.opcode() == Opcode::Undef {
            return Some(Class::Other);
        }
        let (mut all_known, mut all_fixed) = (true, true);
        let mut classes = [Class::Fixed; 2];
        for (index, &arg) in dfg.args(inst).iter().enumerate() {
            let class = self.class(arg)?;
            all_known &= class == Class::Known;
            all_fixed &= class == Class::Fixed || constant(dfg, arg).is_some();
            if let Some(place) = classes.get_mut(index) {
                *place = class;
            }
        }
        let steps = |moved: Class, by: Class| {
            matches!(moved, Class::Moving | Class::Fixed) && matches!(by, Class::Known)
        };
        let moving = match data.opcode() {
            Opcode::Iadd => steps(classes[0], classes[1]) || steps(classes[1], classes[0]),
            Opcode::Isub => steps(classes[0], classes[1]),
            _ => false,
        };
        Some(match () {
            () if all_known && data.opcode().info().evaluates => Class::Known,
            () if all_fixed => Class::Fixed,
            () if moving => Class::Moving,
            () => Class::Other,
        })
    }

    /// Counts what is left of each loop's own blocks, and finds the limit.
    fn count(&mut self, variables: Option<(&Aliases, &Module)>) {
        for index in 0..self.blocks.len() {
            let block = self.blocks[index];
            let Some(inner) = self.graphs.tree.innermost(block) else {
                continue;
            };
            let insts = self.func.layout.insts(block);
            let mut size = Size::default();
            for &inst in insts {
                size.add(self.size_of(inst, variables));
            }
            self.own.entry(inner).or_default().add(size);
            for &inst in insts {
                self.limit = self.limit.max(self.limit_for(inst, variables));
            }
        }
    }

    fn size_of(&self, inst: Inst, variables: Option<(&Aliases, &Module)>) -> Size {
        let dfg = &self.func.dfg;
        let opcode = dfg.opcode(inst);
        if opcode.is_terminator() {
            return Size::default();
        }
        let executed = match dfg.results(inst) {
            _ if opcode == Opcode::Call => CALL,
            _ if divides_by_constant(self.func, inst) => QUOTIENT,
            [result] if constant(dfg, *result).is_some() => 0,
            results => results.len().max(1) as u32,
        };
        let goes = match dfg.results(inst) {
            _ if self.becomes_value(inst, variables) => true,
            [result] => opcode != Opcode::Call && self.class(*result) != Some(Class::Other),
            _ => false,
        };
        let left = if goes { 0 } else { executed };
        Size { left, executed }
    }

    /// Whether an address becomes another constant in each copy of the outer loop's body.
    fn follows(&self, inst: Inst) -> bool {
        let address = self.func.dfg.args(inst).first();
        address.is_some_and(|&address| self.values.varying.contains(self.func.dfg.resolve(address)))
    }

    /// Whether the address of an access is one constant in each copy, a variable aside.
    fn settles(&self, inst: Inst) -> bool {
        let address = self.func.dfg.args(inst).first();
        address.is_some_and(|&address| self.class(address).is_some_and(|class| class != Class::Other))
    }

    fn becomes_value(&self, inst: Inst, variables: Option<(&Aliases, &Module)>) -> bool {
        let mem = self.func.dfg.inst(inst).mem();
        let variables = variables.filter(|_| mem.is_some_and(|mem| is_own(mem.segment)));
        variables.is_some_and(|(aliases, module)| {
            let location = aliases.location(&self.func.dfg, inst);
            let variable = location.and_then(|location| location.variable);
            variable.is_some_and(|symbol| sroa::may_split(aliases, module, symbol)) && self.settles(inst)
        })
    }

    fn limit_for(&self, inst: Inst, variables: Option<(&Aliases, &Module)>) -> u32 {
        let Some(mem) = self.func.dfg.inst(inst).mem() else {
            return USUAL;
        };
        if !may_grow_limit(mem.segment) || !self.follows(inst) {
            return USUAL;
        }
        match mem.segment {
            Segment::Group if self.settles(inst) => WITH_GROUP,
            Segment::Private | Segment::Spill if self.becomes_value(inst, variables) => WITH_PRIVATE,
            _ => USUAL,
        }
    }

    /// A loop and those in it where `outer` is known of the loops around it, if at most `most` is left of them.
    fn size(&self, which: Loop, outer: &Constants, most: u32) -> Option<Size> {
        let mut iterations = Iterations::begin(self.func, self.graphs, which, outer)?;
        let mut own = self.own.get(&which).copied().unwrap_or_default();
        own.left = own.left.max(1);
        let children = &self.graphs.tree.data(which).children;
        let mut size = Size::default();
        for _ in 0..MAX_TRIPS {
            size.add(own);
            if size.left > most {
                return None;
            }
            for &child in children {
                size.add(self.size(child, iterations.known(), most - size.left)?);
            }
            if iterations.is_last()? {
                return Some(size);
            }
            iterations.advance()?;
        }
        None
    }
}

/// Whether an access of a segment may let a loop leave more than [`USUAL`].
fn may_grow_limit(segment: Segment) -> bool {
    segment == Segment::Group || is_own(segment)
}

/// Whether memory is the work-item's. Other accesses of a variable that may become values there are none: they would open it.
fn is_own(segment: Segment) -> bool {
    matches!(segment, Segment::Private | Segment::Spill)
}
