//! The watch of the divergence pass's invariants over a run of the wave level, and what it is compared with.
//!
//! [`FlowCheck`] tells a [`LaneWatch`] per wave what the wave level does. [`PathRecorder`] takes the path of every lane and counts
//! the entries of blocks in a run of the thread level, whose lanes are on an immediate-post-dominator stack: what machine code does
//! must come to the same.

use crate::lanes::LaneMask;
use crate::observe::{Check, Observer, Place, UniformityOracle, WaveId};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use wavelift_codegen::divergence::watch::{FlowId, FlowTable, LaneWatch, Lanes, Profile, Trace, Violation};
use wavelift_codegen::ir::{Block, FuncRef, Inst};

/// Checks the invariants while the wave level runs.
#[derive(Debug)]
pub struct FlowCheck {
    ids: HashMap<FuncRef, FlowId>,
    tables: Arc<[FlowTable]>,
    waves: BTreeMap<WaveId, LaneWatch>,
    violations: Vec<String>,
}

impl FlowCheck {
    /// A check of functions, given with their thread levels.
    pub fn new(functions: impl IntoIterator<Item = (FuncRef, FlowTable)>) -> FlowCheck {
        let (mut ids, mut tables) = (HashMap::new(), Vec::new());
        for (func, table) in functions {
            ids.insert(func, FlowId(tables.len() as u32));
            tables.push(table);
        }
        FlowCheck {
            ids,
            tables: tables.into(),
            waves: BTreeMap::new(),
            violations: Vec::new(),
        }
    }

    /// The run is over: no lane may have more to do. Gives what was counted.
    pub fn finish(&mut self) -> Profile {
        let mut profile = Profile::default();
        for (_, mut watch) in std::mem::take(&mut self.waves) {
            while watch.depth() > 0 && self.violations.is_empty() {
                if let Err(violation) = watch.leave() {
                    self.violations.push(violation.to_string());
                }
            }
            profile.add(&watch.profile());
        }
        profile
    }

    fn note(&mut self, result: Result<(), Violation>) {
        if let Err(violation) = result
            && self.violations.len() < UniformityOracle::MOST
        {
            self.violations.push(violation.to_string());
        }
    }
}

impl Observer for FlowCheck {
    fn on_block(&mut self, place: &Place, active: LaneMask) {
        let Some(&id) = self.ids.get(&place.func) else {
            return;
        };
        let table = &self.tables[id.0 as usize];
        // Moves on edges have blocks of their own.
        if !table.has(place.block) || !self.violations.is_empty() {
            return;
        }
        let (lanes, depth) = (Lanes(active.0), place.depth as usize + 1);
        let starts = table.entry() == Some(place.block);
        let tables = &self.tables;
        let watch = self
            .waves
            .entry(place.wave)
            .or_insert_with(|| LaneWatch::new(Arc::clone(tables), lanes));
        let mut result = Ok(());
        // Returns are not told, but nothing leads to an entry.
        while result.is_ok() && (watch.depth() > depth || watch.depth() == depth && starts) {
            result = watch.leave();
        }
        if starts && watch.depth() + 1 == depth {
            watch.call(lanes);
        }
        let result = result.and_then(|()| watch.enter(id, place.block, lanes));
        self.note(result);
    }

    fn on_cross_lane(&mut self, place: &Place, inst: Inst, active: LaneMask) {
        if let Some(watch) = self.waves.get_mut(&place.wave)
            && self.violations.is_empty()
        {
            let mut result = Ok(());
            while result.is_ok() && watch.depth() > place.depth as usize + 1 {
                result = watch.leave();
            }
            let number = inst.as_u32();
            let result = result.and_then(|()| watch.cross_lane(place.block, number, Lanes(active.0)));
            self.note(result);
        }
    }
}

impl Check for FlowCheck {
    fn violations(&self) -> &[String] {
        &self.violations
    }
}

/// The path of every lane, and how often blocks were entered.
#[derive(Clone, Debug, Default)]
pub struct PathRecorder {
    names: HashMap<FuncRef, Arc<str>>,
    /// What the lanes of each wave ran.
    pub traces: BTreeMap<WaveId, Trace>,
    /// Entries with lanes, by function and block.
    pub entries: BTreeMap<(FuncRef, Block), u64>,
}

impl PathRecorder {
    /// Records paths through these functions.
    pub fn new<'t>(functions: impl IntoIterator<Item = (FuncRef, &'t FlowTable)>) -> PathRecorder {
        let names = functions.into_iter();
        PathRecorder {
            names: names
                .map(|(func, table)| (func, Arc::clone(&table.name)))
                .collect(),
            ..PathRecorder::default()
        }
    }
}

impl Observer for PathRecorder {
    fn on_block(&mut self, place: &Place, active: LaneMask) {
        let Some(name) = self.names.get(&place.func) else {
            return;
        };
        *self.entries.entry((place.func, place.block)).or_default() += 1;
        let trace = self.traces.entry(place.wave).or_default();
        trace.push(name, place.block, Lanes(active.0));
    }
}
