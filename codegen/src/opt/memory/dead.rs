//! Stores that nobody sees.
//!
//! - **D1** A store all of whose bytes are stored again later in the block, with nothing between that may read them: no load that may be of
//!   these bytes, no call, and for group and global memory nothing that orders memory or communicates, because a release publishes what was
//!   written before it (HSA PRM 6.2).
//! - **D2** A store to a closed variable of the function's own private or spill memory that no load can follow: the activation ends, and with it the
//!   variable.
//!
//! The last store to global memory is never dead: the end of the kernel publishes it. The last one to group memory stays, too, because another
//! work-item may come to read it.
//!
//! Cost: D1 `WINDOW` comparisons for each access; D2 blocks times the walks until what is read settles, of at most 64 variables.

use crate::analysis::Cfg;
use crate::analysis::alias::{Aliases, Location};
use crate::analysis::cfg::{Graph, reverse_post_order};
use crate::analysis::changes::{Effect, effect};
use crate::ir::{Block, Function, Inst, InstructionData, Module, Segment, Symbol};
use crate::maps::sized;
use crate::opt::Context;
use cranelift_entity::{EntitySet, SecondaryMap};

/// Later stores that are remembered.
const WINDOW: usize = 16;

/// Variables that are followed to the end of the function.
const MAX_VARIABLES: usize = 64;

/// Removes stores; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let (Some(module), true) = (context.module, func.layout.entry().is_some()) else {
        return 0;
    };
    let store = |inst: Inst| matches!(func.dfg.inst(inst), InstructionData::Store { .. });
    if !func.layout.iter().any(|(_, inst)| store(inst)) {
        return 0;
    }
    let aliases = Aliases::new(func, module);
    let own = Own::new(&aliases, module);
    let live = own.read_later(func, &aliases);
    let mut dead: EntitySet<Inst> = EntitySet::new();
    let mut changes = 0;
    for &block in func.layout.blocks() {
        let mut later = Later {
            aliases: &aliases,
            own: &own,
            read: live[block],
            written: Vec::new(),
        };
        for &inst in func.layout.insts(block).iter().rev() {
            if later.makes_dead(func, inst) && context.burn() {
                dead.insert(inst);
                changes += 1;
            } else {
                later.pass(func, inst);
            }
        }
    }
    if changes > 0 {
        for block in func.layout.blocks().to_vec() {
            func.layout.insts_mut(block).retain(|&inst| !dead.contains(inst));
        }
    }
    changes
}

/// The closed variables of the work-item that only this function knows.
struct Own(Vec<Symbol>);

impl Own {
    fn new(aliases: &Aliases, module: &Module) -> Own {
        let named = aliases.named().iter().copied();
        let own = |&symbol: &Symbol| {
            let segment = module.symbols[symbol].segment;
            matches!(segment, Segment::Private | Segment::Spill)
                && aliases.is_closed(symbol)
                && !aliases.is_shared(symbol)
        };
        Own(named.filter(own).take(MAX_VARIABLES).collect())
    }

    /// The bit of the variable that a location is in.
    fn bit(&self, location: &Location) -> u64 {
        let place = self
            .0
            .iter()
            .position(|&symbol| Some(symbol) == location.variable);
        place.map_or(0, |place| 1 << place)
    }

    /// The variables that may be read after the end of each block.
    fn read_later(&self, func: &Function, aliases: &Aliases) -> SecondaryMap<Block, u64> {
        let cfg = Cfg::new(func);
        let order = reverse_post_order(&cfg);
        let mut reads: SecondaryMap<Block, u64> = sized(cfg.num_nodes());
        for (block, inst) in func.layout.iter() {
            if !self.0.is_empty()
                && matches!(
                    func.dfg.inst(inst),
                    InstructionData::Load { .. } | InstructionData::Atomic { .. }
                )
                && let Some(location) = aliases.location(&func.dfg, inst)
            {
                reads[block] |= self.bit(&location);
            }
        }
        let mut later: SecondaryMap<Block, u64> = sized(cfg.num_nodes());
        loop {
            let mut changed = false;
            for &block in order.iter().rev() {
                let after = cfg
                    .succs(block)
                    .iter()
                    .fold(0, |read, &succ| read | later[succ] | reads[succ]);
                changed |= after != later[block];
                later[block] = after;
            }
            if !changed {
                return later;
            }
        }
    }
}

/// What happens after a place in a block.
struct Later<'a> {
    aliases: &'a Aliases,
    own: &'a Own,
    /// Own variables that may be read.
    read: u64,
    /// What is stored before anybody can read it.
    written: Vec<Location>,
}

impl Later<'_> {
    fn makes_dead(&self, func: &Function, inst: Inst) -> bool {
        let (InstructionData::Store { .. }, Some(location)) =
            (func.dfg.inst(inst), self.aliases.location(&func.dfg, inst))
        else {
            return false;
        };
        let bit = self.own.bit(&location);
        bit != 0 && self.read & bit == 0 || self.written.iter().any(|later| later.covers(&location))
    }

    /// Goes on to the place before an instruction.
    fn pass(&mut self, func: &Function, inst: Inst) {
        let location = self.aliases.location(&func.dfg, inst);
        match (func.dfg.inst(inst), location) {
            (InstructionData::Store { .. }, Some(location)) => {
                if self.written.len() >= WINDOW {
                    self.written.remove(0);
                }
                self.written.push(location);
            }
            (InstructionData::Load { .. }, Some(location)) => {
                self.read |= self.own.bit(&location);
                self.written
                    .retain(|later| !self.aliases.may_alias(later, &location));
            }
            (_, location) => {
                self.read |= location.as_ref().map_or(0, |location| self.own.bit(location));
                let opaque = func.may_communicate(inst)
                    || effect(func, inst) != Effect::None
                    || func.dfg.opcode(inst).effects().side_effect();
                if opaque {
                    self.written.retain(|later| {
                        self.own.bit(later) != 0
                            && !location
                                .as_ref()
                                .is_some_and(|l| self.aliases.may_alias(later, l))
                    });
                }
            }
        }
    }
}
