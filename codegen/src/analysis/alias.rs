//! Which memory accesses may be of the same bytes.
//!
//! An address is a linear expression: a variable or none, constants times values, and a constant ([`Linear`]). Sums wrap at
//! the width of the address, as the machine's do.
//! - **A1** Segments do not overlap; a flat address may be global, group or private.
//! - **A2** Variables do not overlap, and an access that is made from the address of a variable stays in it.
//! - **A3** Different equivalence classes do not overlap, 0 aside (HSA PRM 6.1.4).
//! - **A4** Of addresses with equal variables and values the constants decide.
//! - **A5** Anything else may overlap; pointers that a kernel is given above all.
//! - **A6** A variable is *closed* if its address only ever is the address of an access, or part of one, and no other function can make a pointer to
//!   it. No pointer that is not seen to be made from it points there. Global and readonly variables are never closed: other kernels and the host
//!   know them. Other variables of the module are closed only in a kernel that calls nothing.
//!
//! Cost: linear in instructions and block arguments, times the few rounds in which parameters find their variable.

use crate::ir::eval::ones;
use crate::ir::{
    DataFlowGraph, Function, FunctionKind, Inst, InstructionData, MemInfo, Module, Opcode, Segment, Symbol,
    SymbolScope, Value,
};
use crate::maps::sized;
use cranelift_entity::{EntitySet, SecondaryMap};
use smallvec::SmallVec;
use std::cell::Cell;

/// Most values that an address is a sum of; of others only the sum is known.
pub const MAX_TERMS: usize = 4;

/// How far an address is taken apart.
const MAX_DEPTH: u32 = 12;

/// Values that are looked at to take an address apart: sums of sums are no tree.
const MAX_VISITS: u32 = 32;

/// Rounds in which parameters find the variable that all their arguments point into. If they do not suffice, no variable is closed.
const MAX_ROUNDS: usize = 8;

/// `variable + sum of value * scale + offset`, all modulo the width of the address.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Linear {
    /// The variable whose address is in the sum.
    pub variable: Option<Symbol>,
    /// Values with their scales, in the order of the values.
    pub terms: SmallVec<[(Value, u64); MAX_TERMS]>,
    /// The constant.
    pub offset: u64,
}

impl Linear {
    fn constant(offset: u64) -> Linear {
        Linear {
            offset,
            ..Linear::default()
        }
    }

    fn leaf(value: Value) -> Linear {
        Linear {
            terms: SmallVec::from_slice(&[(value, 1)]),
            ..Linear::default()
        }
    }

    /// The sum; nothing if it has two variables or too many terms.
    fn plus(&self, other: &Linear, mask: u64) -> Option<Linear> {
        if self.variable.is_some() && other.variable.is_some() {
            return None;
        }
        let mut sum = self.clone();
        sum.variable = sum.variable.or(other.variable);
        sum.offset = sum.offset.wrapping_add(other.offset) & mask;
        for &(value, scale) in &other.terms {
            match sum.terms.binary_search_by_key(&value, |&(known, _)| known) {
                Ok(at) => {
                    let scale = sum.terms[at].1.wrapping_add(scale) & mask;
                    sum.terms[at].1 = scale;
                    if scale == 0 {
                        sum.terms.remove(at);
                    }
                }
                Err(at) => sum.terms.insert(at, (value, scale)),
            }
        }
        (sum.terms.len() <= MAX_TERMS).then_some(sum)
    }

    fn times(&self, factor: u64, mask: u64) -> Option<Linear> {
        if self.variable.is_some() {
            return None;
        }
        let mut product = Linear::constant(self.offset.wrapping_mul(factor) & mask);
        for &(value, scale) in &self.terms {
            let scale = scale.wrapping_mul(factor) & mask;
            if scale != 0 {
                product.terms.push((value, scale));
            }
        }
        Some(product)
    }
}

/// Takes an address apart. Operands may still be aliases.
pub fn linear(dfg: &DataFlowGraph, address: Value) -> Linear {
    let mask = ones(dfg.value_type(address).bits());
    let visits = Cell::new(MAX_VISITS);
    sum(dfg, dfg.resolve(address), mask, 0, &visits)
}

/// The same modulo 2^`bits`, which may be less than the address has: what extends or cuts a value keeps its low bits.
pub fn linear_modulo(dfg: &DataFlowGraph, address: Value, bits: u32) -> Linear {
    let visits = Cell::new(MAX_VISITS);
    sum(dfg, dfg.resolve(address), ones(bits), 0, &visits)
}

fn sum(dfg: &DataFlowGraph, value: Value, mask: u64, depth: u32, visits: &Cell<u32>) -> Linear {
    if let Some(bits) = dfg.int_constant(value) {
        return Linear::constant(bits & mask);
    }
    let parts = || {
        let inst = dfg.defining_inst(value)?;
        let data = dfg.inst(inst);
        if let InstructionData::SymbolAddr { symbol, .. } = *data {
            return Some(Linear {
                variable: Some(symbol),
                ..Linear::default()
            });
        }
        if depth >= MAX_DEPTH || visits.get() == 0 {
            return None;
        }
        visits.set(visits.get() - 1);
        let part = |value| sum(dfg, value, mask, depth + 1, visits);
        if let InstructionData::Unary { opcode, arg } = *data {
            let kept = ones(dfg.value_type(arg).bits()) & mask == mask;
            let extends = matches!(opcode, Opcode::Sextend | Opcode::Uextend);
            return (kept && extends).then(|| part(dfg.resolve(arg)));
        }
        let &InstructionData::Binary { opcode, args: [a, b] } = data else {
            return None;
        };
        let (a, b) = (dfg.resolve(a), dfg.resolve(b));
        match opcode {
            Opcode::Iadd => part(a).plus(&part(b), mask),
            Opcode::Isub => part(a).plus(&part(b).times(u64::MAX, mask)?, mask),
            Opcode::Imul => part(a).times(dfg.int_constant(b)?, mask),
            Opcode::Ishl => {
                let count = dfg.int_constant(b)? % u64::from(dfg.value_type(value).bits().max(1));
                part(a).times(1 << count, mask)
            }
            _ => None,
        }
    };
    parts().unwrap_or_else(|| Linear::leaf(value))
}

/// The bytes of an access.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Segment.
    pub segment: Segment,
    /// Equivalence class.
    pub class: u8,
    /// Address of the first byte.
    pub address: Linear,
    /// The variable that the address surely points into, also where its offset is unknown.
    pub variable: Option<Symbol>,
    /// Bits of an address.
    pub address_bits: u32,
    /// Number of bytes.
    pub bytes: u64,
}

impl Location {
    /// How many bytes behind the start of `other` this starts, if the distance is known.
    pub fn behind(&self, other: &Location) -> Option<u64> {
        let same = self.segment == other.segment
            && self.address.variable == other.address.variable
            && self.address.terms == other.address.terms;
        let distance = self.address.offset.wrapping_sub(other.address.offset);
        same.then_some(distance & ones(self.address_bits))
    }

    /// So many of its bytes, from one on.
    pub fn part(&self, start: u64, bytes: u64) -> Location {
        let mut part = self.clone();
        part.address.offset = part.address.offset.wrapping_add(start) & ones(self.address_bits);
        part.bytes = bytes;
        part
    }

    /// Whether every byte of `other` is one of this.
    pub fn covers(&self, other: &Location) -> bool {
        other.behind(self).is_some_and(|start| {
            start
                .checked_add(other.bytes)
                .is_some_and(|end| end <= self.bytes)
        })
    }
}

/// Which variable a value points into.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Root {
    /// Nothing is known yet.
    Unseen,
    /// This one, at whatever offset.
    Variable(Symbol),
    /// None, or it cannot be said.
    #[default]
    Unknown,
}

impl Root {
    /// What holds for a value that is either.
    fn meet(self, other: Root) -> Root {
        match (self, other) {
            (Root::Unseen, known) | (known, Root::Unseen) => known,
            _ if self == other => self,
            _ => Root::Unknown,
        }
    }

    /// Of a sum.
    fn plus(self, other: Root) -> Root {
        match (self, other) {
            (Root::Unseen, _) | (_, Root::Unseen) => Root::Unseen,
            (Root::Variable(symbol), Root::Unknown) | (Root::Unknown, Root::Variable(symbol)) => {
                Root::Variable(symbol)
            }
            _ => Root::Unknown,
        }
    }
}

/// What is known of the addresses of a function.
#[derive(Clone, Debug)]
pub struct Aliases {
    root: SecondaryMap<Value, Root>,
    /// Variables with pointers that cannot be followed.
    open: EntitySet<Symbol>,
    /// Variables that callees may know, too.
    shared: EntitySet<Symbol>,
    /// Variables whose address is taken here, in the order of the layout.
    named: Vec<Symbol>,
}

impl Aliases {
    /// Follows the addresses of variables.
    pub fn new(func: &Function, module: &Module) -> Aliases {
        let mut aliases = Aliases {
            root: SecondaryMap::new(),
            open: EntitySet::new(),
            shared: EntitySet::new(),
            named: Vec::new(),
        };
        let mut seen: EntitySet<Symbol> = EntitySet::new();
        for (_, inst) in func.layout.iter() {
            if let InstructionData::SymbolAddr { symbol, .. } = *func.dfg.inst(inst)
                && seen.insert(symbol)
            {
                aliases.named.push(symbol);
                let data = &module.symbols[symbol];
                if data.external || data.scope == SymbolScope::Module {
                    aliases.shared.insert(symbol);
                }
            }
        }
        if !aliases.named.is_empty() {
            aliases.root = sized(func.dfg.num_values());
            let near = aliases.find_near(func);
            match near.filter(|near| aliases.find_roots(func, near)) {
                Some(near) => {
                    aliases.open_to_others(func, module);
                    aliases.find_open(func, module, &near);
                }
                None => {
                    aliases.root = SecondaryMap::new();
                    aliases.open.extend(aliases.named.iter().copied());
                }
            }
        }
        aliases
    }

    /// The variables whose address is taken, in the order of the layout.
    pub fn named(&self) -> &[Symbol] {
        &self.named
    }

    /// Whether all accesses of a variable in this function are seen to be such (A6).
    pub fn is_closed(&self, symbol: Symbol) -> bool {
        !self.open.contains(symbol)
    }

    /// Whether other functions may know a variable.
    pub fn is_shared(&self, symbol: Symbol) -> bool {
        self.shared.contains(symbol)
    }

    /// Values that addresses of variables may be in become `Unseen`. Returns the instructions that read or give such a value, in the order of the layout:
    /// of a long function few do, and the other steps look at these only. `None` if not all are found in a few walks.
    fn find_near(&mut self, func: &Function) -> Option<Vec<Inst>> {
        let (dfg, entry) = (&func.dfg, func.layout.entry());
        let mut near = Vec::new();
        // The last walk only finds that there is nothing more.
        for _ in 0..=MAX_ROUNDS {
            let mut grew = false;
            near.clear();
            for (_, inst) in func.layout.iter() {
                let data = dfg.inst(inst);
                let mut is_near = matches!(data, InstructionData::SymbolAddr { .. })
                    || dfg.args(inst).iter().any(|&arg| self.is_near(dfg, arg));
                if is_near && follows(data) {
                    for &result in dfg.results(inst) {
                        grew |= std::mem::replace(&mut self.root[result], Root::Unseen) != Root::Unseen;
                    }
                }
                for call in dfg.targets(inst) {
                    for (&arg, &param) in dfg.call_args(call).iter().zip(dfg.block_params(call.block)) {
                        // Callers pass the parameters of the entry.
                        if self.is_near(dfg, arg) && Some(call.block) != entry {
                            grew |= std::mem::replace(&mut self.root[param], Root::Unseen) != Root::Unseen;
                        }
                        is_near |= self.is_near(dfg, arg) || self.root[param] == Root::Unseen;
                    }
                }
                if is_near {
                    near.push(inst);
                }
            }
            // Within a block definitions come before uses.
            if !grew || func.layout.blocks().len() == 1 {
                return Some(near);
            }
        }
        None
    }

    /// Whether the address of a variable may be in a value, as far as that is known.
    #[inline]
    fn is_near(&self, dfg: &DataFlowGraph, value: Value) -> bool {
        self.root[dfg.resolve(value)] == Root::Unseen
    }

    /// Whether every value has settled.
    fn find_roots(&mut self, func: &Function, near: &[Inst]) -> bool {
        let dfg = &func.dfg;
        let stale = Cell::new(false);
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            stale.set(false);
            for &inst in near {
                if follows(dfg.inst(inst)) {
                    for &result in dfg.results(inst) {
                        let root = self.root_of(dfg, inst, &stale);
                        changed |= self.set(result, root, &stale);
                    }
                }
                for call in dfg.targets(inst) {
                    for (&arg, &param) in dfg.call_args(call).iter().zip(dfg.block_params(call.block)) {
                        let root = self.root[param].meet(self.read(dfg, arg, &stale));
                        changed |= self.set(param, root, &stale);
                    }
                }
            }
            if !changed || !stale.get() {
                return true;
            }
        }
        false
    }

    /// Gives a value a root; returns whether it is another one. What was [read](Self::read) as anything but `Unseen` before is stale then, wherever that
    /// stands: blocks need not follow those that dominate them.
    fn set(&mut self, value: Value, root: Root, stale: &Cell<bool>) -> bool {
        let before = std::mem::replace(&mut self.root[value], root);
        stale.set(stale.get() || before != root && before != Root::Unseen);
        before != root
    }

    /// The root of an operand. One that the walk has not seen makes what follows from it `stale`.
    fn read(&self, dfg: &DataFlowGraph, value: Value, stale: &Cell<bool>) -> Root {
        let root = self.root[dfg.resolve(value)];
        stale.set(stale.get() || root == Root::Unseen);
        root
    }

    fn root_of(&self, dfg: &DataFlowGraph, inst: Inst, stale: &Cell<bool>) -> Root {
        let root = |value: Value| self.read(dfg, value, stale);
        match *dfg.inst(inst) {
            InstructionData::SymbolAddr { symbol, .. } => Root::Variable(symbol),
            InstructionData::Binary {
                opcode: Opcode::Iadd,
                args: [a, b],
            } => root(a).plus(root(b)),
            InstructionData::Binary {
                opcode: Opcode::Isub,
                args: [a, b],
            } => match (root(a), root(b)) {
                (Root::Unseen, _) | (_, Root::Unseen) => Root::Unseen,
                (known, Root::Unknown) => known,
                _ => Root::Unknown,
            },
            InstructionData::Ternary {
                opcode: Opcode::Select,
                args: [_, a, b],
            } => root(a).meet(root(b)),
            _ => Root::Unknown,
        }
    }

    /// Opens the variables that others may point to.
    fn open_to_others(&mut self, func: &Function, module: &Module) {
        let calls = func
            .layout
            .iter()
            .any(|(_, inst)| matches!(func.dfg.inst(inst), InstructionData::Call { .. }));
        let alone = func.kind == FunctionKind::Kernel && !calls;
        for &symbol in &self.named {
            let data = &module.symbols[symbol];
            let others = match data.segment {
                Segment::Global | Segment::Readonly => true,
                _ => data.external || data.scope == SymbolScope::Module && !alone,
            };
            if others {
                self.open.insert(symbol);
            }
        }
    }

    /// Whatever uses an address otherwise than as one opens its variable.
    fn find_open(&mut self, func: &Function, module: &Module, near: &[Inst]) {
        let dfg = &func.dfg;
        for &inst in near {
            let data = dfg.inst(inst);
            for (index, &arg) in dfg.args(inst).iter().enumerate() {
                let Root::Variable(symbol) = self.root[dfg.resolve(arg)] else {
                    continue;
                };
                let address = index == 0
                    && data
                        .mem()
                        .is_some_and(|mem| mem.segment == module.symbols[symbol].segment);
                let compared = matches!(data, InstructionData::IntCompare { .. });
                let followed = matches!(dfg.results(inst), [result]
                    if self.root[*result] == Root::Variable(symbol));
                if !(address || compared || followed) {
                    self.open.insert(symbol);
                }
            }
            for call in dfg.targets(inst) {
                for (&arg, &param) in dfg.call_args(call).iter().zip(dfg.block_params(call.block)) {
                    let root = self.root[dfg.resolve(arg)];
                    if let Root::Variable(symbol) = root
                        && self.root[param] != root
                    {
                        self.open.insert(symbol);
                    }
                }
            }
        }
    }

    /// The bytes that a load, store or atomic operation is of. Passes ask that of every instruction.
    #[inline]
    pub fn location(&self, dfg: &DataFlowGraph, inst: Inst) -> Option<Location> {
        match *dfg.inst(inst) {
            InstructionData::Load { mem, offset, .. }
            | InstructionData::Store { mem, offset, .. }
            | InstructionData::Atomic { mem, offset, .. } => self.location_of(dfg, inst, mem, offset),
            _ => None,
        }
    }

    fn location_of(&self, dfg: &DataFlowGraph, inst: Inst, mem: MemInfo, offset: i32) -> Option<Location> {
        let address = *dfg.args(inst).first()?;
        let bytes = match *dfg.inst(inst) {
            InstructionData::Load { .. } => size(dfg, dfg.results(inst)),
            InstructionData::Store { .. } => size(dfg, &dfg.args(inst)[1..]),
            _ => u64::from(dfg.ctrl_type(inst).bytes()),
        };
        let address_bits = dfg.value_type(address).bits();
        let mut sum = linear(dfg, address);
        sum.offset = sum.offset.wrapping_add(i64::from(offset) as u64) & ones(address_bits);
        let root = match self.root[dfg.resolve(address)] {
            Root::Variable(symbol) => Some(symbol),
            _ => None,
        };
        Some(Location {
            segment: mem.segment,
            class: mem.equiv,
            variable: sum.variable.or(root),
            address: sum,
            address_bits,
            bytes,
        })
    }

    /// Whether two accesses may be of a byte in common: A1 to A6.
    pub fn may_alias(&self, a: &Location, b: &Location) -> bool {
        let flat = a.segment == Segment::Flat || b.segment == Segment::Flat;
        if a.segment != b.segment && !flat {
            return false;
        }
        if a.class != b.class && a.class != 0 && b.class != 0 {
            return false;
        }
        match (a.variable, b.variable) {
            (Some(x), Some(y)) if x != y => return false,
            (Some(x), None) | (None, Some(x)) if self.is_closed(x) => return false,
            _ => {}
        }
        match a.behind(b) {
            Some(distance) => {
                let back = 0u64.wrapping_sub(distance) & ones(a.address_bits);
                distance < b.bytes || (distance != 0 && back < a.bytes)
            }
            None => true,
        }
    }
}

/// Whether the result of an instruction may point into a variable that is seen.
fn follows(data: &InstructionData) -> bool {
    matches!(
        data.opcode(),
        Opcode::SymbolAddr | Opcode::Iadd | Opcode::Isub | Opcode::Select
    )
}

fn size(dfg: &DataFlowGraph, values: &[Value]) -> u64 {
    values
        .iter()
        .map(|&value| u64::from(dfg.value_type(value).bytes()))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    /// Whether the first two loads of a function's entry may be of a byte in common.
    fn overlap(variables: &str, body: &str) -> bool {
        let text = format!(
            "private %shared : 4 align 4\nfunction %f {{\n{variables}\nblock0(v0: i64, v1: i64, v2: i32, v3: i32):\n{body}\n \
             return\n}}\n"
        );
        let module = parse_module(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
        let (_, func) = module.defined().next().expect("a function");
        let aliases = Aliases::new(func, &module);
        let found: Vec<Location> = func
            .layout
            .iter()
            .filter_map(|(_, inst)| aliases.location(&func.dfg, inst))
            .collect();
        let (a, b) = (&found[0], &found[1]);
        assert!(aliases.may_alias(a, a) && aliases.may_alias(b, b));
        assert_eq!(aliases.may_alias(a, b), aliases.may_alias(b, a));
        aliases.may_alias(a, b)
    }

    #[test]
    fn segments_and_classes() {
        let global = "v10 = load.i32 global align 4 [v0]\n";
        for (other, expected) in [
            ("v11 = load.i32 group align 4 [v2]", false),
            ("v11 = load.i32 flat align 4 [v1]", true),
            ("v11 = load.i32 global align 4 [v1]", true),
            ("v11 = load.i32 global align 4 equiv 2 [v1]", true),
        ] {
            assert_eq!(overlap("", &format!("{global}{other}")), expected, "{other}");
        }
        let classes =
            "v10 = load.i32 global align 4 equiv 1 [v0]\nv11 = load.i32 global align 4 equiv 2 [v0]";
        assert!(!overlap("", classes));
    }

    #[test]
    fn constants_decide_where_the_rest_is_equal() {
        let pair = |a: &str, b: &str| {
            overlap(
                "",
                &format!(
                    "v4 = iconst.i32 2\nv5 = ishl.i32 v3, v4\nv6 = iadd.i32 v2, v5\nv7 = iadd.i32 v5, v2\nv10 = load.{a}\nv11 = \
                     load.{b}"
                ),
            )
        };
        assert!(!pair("i32 group align 4 [v6]", "i32 group align 4 [v7+4]"));
        assert!(pair("i32 group align 4 [v6]", "i32 group align 4 [v7+3]"));
        assert!(!pair("i8 group align 1 [v6-1]", "i32 group align 4 [v7]"));
        // The sum wraps.
        assert!(pair("i16 group align 1 [v6-1]", "i32 group align 4 [v7]"));
        assert!(pair("i32 group align 4 [v6]", "i32 group align 4 [v2+4]"));
    }

    #[test]
    fn variables_that_are_closed() {
        let two = " private %a : 8 align 4\n private %b : 8 align 4";
        let take = "v4 = symbol_addr.i32 %a\nv5 = symbol_addr.i32 %b\nv6 = iadd.i32 v4, v2\n";
        let with = |rest: &str| overlap(two, &format!("{take}{rest}"));
        let (a, indexed) = (
            "v10 = load.i32 private align 4 [v4]",
            "v11 = load.i32 private align 4 [v6]",
        );
        assert!(!with(
            "v10 = load.i32 private align 4 [v6]\nv11 = load.i32 private align 4 [v5]"
        ));
        assert!(with(&format!("{a}\n{indexed}")));
        assert!(!with(&format!("{a}\nv11 = load.i32 private align 4 [v3]")));
        let stored = format!("{a}\nv11 = load.i32 private align 4 [v3]\nstore.i32 global align 4 [v0], v6");
        assert!(with(&stored));
    }
}
