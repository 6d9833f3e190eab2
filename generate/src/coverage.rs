//! What programs were made of.

use crate::{addresses, edges, exits, layouts, loops, neighbours, pressure, regions, shapes};
use std::collections::BTreeMap;
use std::fmt;
use wavelift_codegen::analysis::{Cfg, DominatorTree, Graph, LoopTree};
use wavelift_codegen::ir::{Function, InstructionData, Module, Opcode, Type};

/// Counts of what programs had, by kind.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Operations with the type that the mnemonic names.
    pub operations: BTreeMap<(Opcode, Type), u64>,
    /// Accesses by operation, segment and bytes.
    pub accesses: BTreeMap<(&'static str, &'static str, u32), u64>,
    /// Shapes of control flow, of regions and of addresses.
    pub shapes: BTreeMap<&'static str, u64>,
    /// Operations with operands that all lanes of a wave share (`w`) or that each has (`l`).
    pub operands: BTreeMap<(&'static str, String), u64>,
    /// Programs.
    pub programs: u64,
}

impl Coverage {
    /// Counts a program.
    pub fn add(&mut self, module: &Module) {
        self.programs += 1;
        for (_, func) in module.defined() {
            self.add_function(module, func);
        }
    }

    fn add_function(&mut self, module: &Module, func: &Function) {
        for (_, inst) in func.layout.iter() {
            let opcode = func.dfg.opcode(inst);
            let ty = func.dfg.ctrl_type(inst);
            *self.operations.entry((opcode, ty)).or_default() += 1;
            if let InstructionData::Load { mem, .. }
            | InstructionData::Store { mem, .. }
            | InstructionData::Atomic { mem, .. } = func.dfg.inst(inst)
            {
                let key = (opcode.info().name, mem.segment.name(), ty.bytes());
                *self.accesses.entry(key).or_default() += 1;
            }
        }
        let places = addresses::addresses(module, func);
        for shape in shapes(func)
            .into_iter()
            .chain(regions::regions(func))
            .chain(places)
            .chain(layouts::layouts(func))
            .chain(edges::edges(func))
            .chain(exits::exits(func))
            .chain(loops::loops(func))
            .chain(neighbours::neighbours(module, func))
            .chain(pressure::held(func))
            .chain(shapes::shapes(func))
        {
            *self.shapes.entry(shape).or_default() += 1;
        }
        for key in regions::operands(func) {
            *self.operands.entry(key).or_default() += 1;
        }
    }

    /// Takes over what another count has.
    pub fn merge(&mut self, other: &Coverage) {
        self.programs += other.programs;
        for (&key, count) in &other.operations {
            *self.operations.entry(key).or_default() += count;
        }
        for (&key, count) in &other.accesses {
            *self.accesses.entry(key).or_default() += count;
        }
        for (&key, count) in &other.shapes {
            *self.shapes.entry(key).or_default() += count;
        }
        for (key, count) in &other.operands {
            *self.operands.entry(key.clone()).or_default() += count;
        }
    }

    /// Shapes that no program had, of those that programs may have.
    pub fn missing_shapes(&self) -> Vec<&'static str> {
        let all = SHAPES
            .into_iter()
            .chain(regions::names())
            .chain(addresses::names())
            .chain(layouts::names())
            .chain(edges::names())
            .chain(exits::names())
            .chain(loops::names())
            .chain(neighbours::names())
            .chain(pressure::names())
            .chain(shapes::names());
        all.filter(|name| !self.shapes.contains_key(name)).collect()
    }

    /// Shapes and how often they came, in a line.
    pub fn shape_line(&self) -> String {
        let shapes: Vec<String> = self
            .shapes
            .iter()
            .map(|(name, times)| format!("{name} {times}"))
            .collect();
        shapes.join(", ")
    }

    /// Operations of these that no program had.
    pub fn missing(&self, operations: &[Opcode]) -> Vec<Opcode> {
        let seen = |opcode| self.operations.keys().any(|&(known, _)| known == opcode);
        operations
            .iter()
            .copied()
            .filter(|&opcode| !seen(opcode))
            .collect()
    }

    /// Different things that were seen.
    pub fn points(&self) -> usize {
        self.operations.len() + self.accesses.len() + self.shapes.len() + self.operands.len()
    }
}

/// The names of what [`shapes`] finds.
const SHAPES: [&str; 7] = [
    "end",
    "branch",
    "switch",
    "loop",
    "cycle with two entries",
    "barrier in a loop",
    "barrier in a loop in a loop",
];

/// The shapes of a function's graph.
fn shapes(func: &Function) -> Vec<&'static str> {
    let mut found = Vec::new();
    let cfg = Cfg::new(func);
    let tree = DominatorTree::new(&cfg);
    let loops = LoopTree::new(&cfg, &tree);
    for (block, inst) in func.layout.iter() {
        if func.dfg.opcode(inst) == Opcode::Barrier
            && let Some(around) = loops.innermost(block)
        {
            found.push(match loops.data(around).parent {
                None => "barrier in a loop",
                Some(_) => "barrier in a loop in a loop",
            });
        }
    }
    for &block in func
        .layout
        .blocks()
        .iter()
        .filter(|&&block| tree.is_reachable(block))
    {
        let calls = func.successor_calls(block);
        match calls.len() {
            0 => found.push("end"),
            1 => {}
            2 => found.push("branch"),
            _ => found.push("switch"),
        }
        for call in calls {
            let back = func.layout.blocks().iter().position(|&b| b == call.block)
                <= func.layout.blocks().iter().position(|&b| b == block);
            if tree.dominates(call.block, block) {
                found.push("loop");
            } else if back && reaches(&cfg, call.block, block) {
                found.push("cycle with two entries");
            }
        }
    }
    found
}

fn reaches(cfg: &Cfg, from: wavelift_codegen::ir::Block, to: wavelift_codegen::ir::Block) -> bool {
    let mut open = vec![from];
    let mut seen = std::collections::BTreeSet::new();
    while let Some(block) = open.pop() {
        if block == to {
            return true;
        }
        if seen.insert(block) {
            open.extend(cfg.succs(block));
        }
    }
    false
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} programs", self.programs)?;
        writeln!(f, "operation | types | times")?;
        for &opcode in Opcode::ALL {
            let of: Vec<_> = self
                .operations
                .iter()
                .filter(|((op, _), _)| *op == opcode)
                .collect();
            if !of.is_empty() {
                let times: u64 = of.iter().map(|(_, count)| **count).sum();
                writeln!(f, "{} | {} | {times}", opcode.info().name, of.len())?;
            }
        }
        for ((operation, segment, bytes), times) in &self.accesses {
            writeln!(f, "{operation} {segment} of {bytes} bytes | {times}")?;
        }
        for (shape, times) in &self.shapes {
            writeln!(f, "{shape} | {times}")?;
        }
        for shape in self.missing_shapes() {
            writeln!(f, "{shape} | never reached")?;
        }
        for ((operation, operands), times) in &self.operands {
            writeln!(f, "{operation} of {operands} | {times}")?;
        }
        Ok(())
    }
}
