//! The data-flow graph: instructions, values and block parameters, without an order.

use super::entities::{Block, Inst, SourceLoc, SwitchTable, Value, ValueList, ValueListPool};
use super::instructions::{BlockCall, InstructionData, Opcode, TypeRule};
use super::types::Type;
use cranelift_entity::{EntityRef, EntitySet, PrimaryMap, packed_option::ReservedValue};

/// What defines a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueDef {
    /// Result number `.1` of an instruction.
    Result(Inst, usize),
    /// Parameter number `.1` of a block.
    Param(Block, usize),
}

#[derive(Clone, Copy, Debug)]
enum ValueData {
    Result { ty: Type, num: u16, inst: Inst },
    Param { ty: Type, num: u16, block: Block },
    Alias { ty: Type, original: Value },
}

/// What the data-flow graph knows of a block: its parameters.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    params: ValueList,
}

/// Of an instruction: simplification has not seen it as it is.
const UNSETTLED: u8 = 1;
/// Of an instruction: value numbering has not seen it as it is.
const UNNUMBERED: u8 = 2;

/// Instructions, values and block parameters.
#[derive(Debug, Default)]
pub struct DataFlowGraph {
    insts: PrimaryMap<Inst, InstructionData>,
    ctrl_types: PrimaryMap<Inst, Type>,
    results: PrimaryMap<Inst, ValueList>,
    values: PrimaryMap<Value, ValueData>,
    /// The values that are aliases. Every pass asks this of every operand, and bits stay in the cache.
    aliases: EntitySet<Value>,
    /// Whether an instruction may read an alias.
    aliases_read: bool,
    /// Of each instruction, which walks have to look at it again since it was made or changed.
    news: PrimaryMap<Inst, u8>,
    blocks: PrimaryMap<Block, BlockData>,
    /// The lists of operands and block arguments.
    pub value_lists: ValueListPool,
    /// The targets of switches.
    pub switch_tables: PrimaryMap<SwitchTable, Vec<BlockCall>>,
    /// Where instructions come from.
    pub locs: PrimaryMap<Inst, SourceLoc>,
}

/// A graph is copied to be changed, so the copy has room for a quarter more.
impl Clone for DataFlowGraph {
    fn clone(&self) -> DataFlowGraph {
        fn longer<K: EntityRef, V: Clone>(map: &PrimaryMap<K, V>) -> PrimaryMap<K, V> {
            let mut list = Vec::with_capacity(map.len() + map.len() / 4);
            list.extend_from_slice(map.as_values_slice());
            PrimaryMap::from(list)
        }
        DataFlowGraph {
            insts: longer(&self.insts),
            ctrl_types: longer(&self.ctrl_types),
            results: longer(&self.results),
            values: longer(&self.values),
            aliases: self.aliases.clone(),
            aliases_read: self.aliases_read,
            news: longer(&self.news),
            blocks: longer(&self.blocks),
            value_lists: self.value_lists.clone(),
            switch_tables: self.switch_tables.clone(),
            locs: longer(&self.locs),
        }
    }
}

impl DataFlowGraph {
    /// An empty one with room for instructions, as many values, and blocks.
    pub fn with_capacity(insts: usize, blocks: usize) -> DataFlowGraph {
        DataFlowGraph {
            insts: PrimaryMap::with_capacity(insts),
            ctrl_types: PrimaryMap::with_capacity(insts),
            results: PrimaryMap::with_capacity(insts),
            news: PrimaryMap::with_capacity(insts),
            values: PrimaryMap::with_capacity(insts),
            blocks: PrimaryMap::with_capacity(blocks),
            value_lists: ValueListPool::with_capacity(8 * insts),
            locs: PrimaryMap::with_capacity(insts),
            ..DataFlowGraph::default()
        }
    }

    /// Makes room for so many more instructions with a result each.
    pub fn reserve_insts(&mut self, more: usize) {
        self.insts.reserve(more);
        self.ctrl_types.reserve(more);
        self.results.reserve(more);
        self.news.reserve(more);
        self.locs.reserve(more);
        self.values.reserve(more);
    }

    /// Makes a block without parameters; the layout says where it stands.
    pub fn make_block(&mut self) -> Block {
        self.blocks.push(BlockData::default())
    }

    /// How many blocks were made, in the layout or not.
    #[inline]
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// How many instructions were made, in the layout or not.
    #[inline]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// How many values were made.
    #[inline]
    pub fn num_values(&self) -> usize {
        self.values.len()
    }

    /// Every value, aliases included.
    pub fn values(&self) -> impl Iterator<Item = Value> + use<> {
        (0..self.values.len()).map(|i| Value::from_u32(i as u32))
    }

    /// Adds a parameter to a block.
    pub fn append_block_param(&mut self, block: Block, ty: Type) -> Value {
        let num = self.blocks[block].params.len(&self.value_lists) as u16;
        let value = self.values.push(ValueData::Param { ty, num, block });
        self.blocks[block].params.push(value, &mut self.value_lists);
        value
    }

    /// The parameters of a block.
    #[inline]
    pub fn block_params(&self, block: Block) -> &[Value] {
        self.blocks[block].params.as_slice(&self.value_lists)
    }

    /// Removes the parameters for which `keep` says no; the arguments of all predecessors must follow.
    pub fn retain_block_params(&mut self, block: Block, mut keep: impl FnMut(usize) -> bool) {
        let old: Vec<Value> = self.block_params(block).to_vec();
        let mut list = ValueList::new();
        for (i, value) in old.into_iter().enumerate() {
            if keep(i) {
                if let ValueData::Param { num, .. } = &mut self.values[value] {
                    *num = list.len(&self.value_lists) as u16;
                }
                list.push(value, &mut self.value_lists);
            }
        }
        self.blocks[block].params = list;
    }

    /// A list of values in the pool.
    pub fn make_list(&mut self, values: &[Value]) -> ValueList {
        ValueList::from_slice(values, &mut self.value_lists)
    }

    /// A block with arguments.
    pub fn block_call(&mut self, block: Block, args: &[Value]) -> BlockCall {
        BlockCall {
            block,
            args: self.make_list(args),
        }
    }

    /// Makes an instruction with its results. `ty` is the controlling type; `results` overrides the table's.
    pub fn make_inst(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let opcode = data.opcode();
        let inst = self.insts.push(data);
        self.news.push(UNSETTLED | UNNUMBERED);
        self.ctrl_types.push(ty);
        self.results.push(ValueList::new());
        self.locs.push(SourceLoc::UNKNOWN);
        match results {
            Some(types) => {
                for &ty in types {
                    self.append_result(inst, ty);
                }
            }
            None => {
                for &rule in opcode.info().results.unwrap_or(&[]) {
                    let result = match rule {
                        TypeRule::T => ty,
                        TypeRule::Exactly(exact) => exact,
                        TypeRule::Lane => ty.lane(),
                        TypeRule::Any(_) | TypeRule::Address => ty,
                    };
                    // The lane of a vector operand is what the builder's controlling type says.
                    self.append_result(inst, result);
                }
            }
        }
        inst
    }

    pub(super) fn append_result(&mut self, inst: Inst, ty: Type) -> Value {
        let num = self.results[inst].len(&self.value_lists) as u16;
        let value = self.values.push(ValueData::Result { ty, num, inst });
        self.results[inst].push(value, &mut self.value_lists);
        value
    }

    /// The data of an instruction.
    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstructionData {
        &self.insts[inst]
    }

    /// The data of an instruction, to be changed in place; the results stay.
    pub fn inst_mut(&mut self, inst: Inst) -> &mut InstructionData {
        self.set_changed(inst);
        &mut self.insts[inst]
    }

    /// The opcode of an instruction.
    #[inline]
    pub fn opcode(&self, inst: Inst) -> Opcode {
        self.insts[inst].opcode()
    }

    /// The controlling type: what is written after the mnemonic.
    #[inline]
    pub fn ctrl_type(&self, inst: Inst) -> Type {
        self.ctrl_types[inst]
    }

    /// The results of an instruction.
    #[inline]
    pub fn results(&self, inst: Inst) -> &[Value] {
        self.results[inst].as_slice(&self.value_lists)
    }

    /// The first result.
    ///
    /// # Panics
    /// If the instruction has none.
    #[inline]
    pub fn first_result(&self, inst: Inst) -> Value {
        self.results[inst]
            .first(&self.value_lists)
            .expect("the instruction has a result")
    }

    /// The operands of an instruction, without block arguments.
    #[inline]
    pub fn args(&self, inst: Inst) -> &[Value] {
        self.insts[inst].args(&self.value_lists)
    }

    /// The operands, to be changed in place.
    pub fn args_mut(&mut self, inst: Inst) -> &mut [Value] {
        self.set_changed(inst);
        self.insts[inst].args_mut(&mut self.value_lists)
    }

    /// The blocks a terminator goes to, with their arguments; empty for other instructions.
    #[inline]
    pub fn targets(&self, inst: Inst) -> &[BlockCall] {
        match &self.insts[inst] {
            InstructionData::Jump { target, .. } => std::slice::from_ref(target),
            InstructionData::Branch { targets, .. } => targets,
            InstructionData::Switch { table, .. } => &self.switch_tables[*table],
            _ => &[],
        }
    }

    /// The targets of a terminator, to be changed in place.
    pub fn targets_mut(&mut self, inst: Inst) -> &mut [BlockCall] {
        match &mut self.insts[inst] {
            InstructionData::Jump { target, .. } => std::slice::from_mut(target),
            InstructionData::Branch { targets, .. } => targets,
            InstructionData::Switch { table, .. } => &mut self.switch_tables[*table],
            _ => &mut [],
        }
    }

    /// The arguments of a block call.
    #[inline]
    pub fn call_args(&self, call: &BlockCall) -> &[Value] {
        call.args.as_slice(&self.value_lists)
    }

    /// Every value that an instruction reads: operands, then block arguments.
    #[inline]
    pub fn uses(&self, inst: Inst) -> impl Iterator<Item = Value> + '_ {
        let args = self.args(inst).iter().copied();
        args.chain(
            self.targets(inst)
                .iter()
                .flat_map(|call| call.args.as_slice(&self.value_lists).iter().copied()),
        )
    }

    /// Replaces every value an instruction reads.
    pub fn map_uses(&mut self, inst: Inst, mut map: impl FnMut(Value) -> Value) {
        self.set_changed(inst);
        for value in self.insts[inst].args_mut(&mut self.value_lists) {
            *value = map(*value);
        }
        for index in 0..self.targets(inst).len() {
            let mut list = self.targets(inst)[index].args;
            for value in list.as_mut_slice(&mut self.value_lists) {
                *value = map(*value);
            }
            self.targets_mut(inst)[index].args = list;
        }
    }

    /// Whether an instruction has its operands in itself, and no targets: a copy of it shares no lists and no table.
    pub fn owns_uses(&self, inst: Inst) -> bool {
        let mut data = self.insts[inst];
        self.targets(inst).is_empty() && data.list_mut().is_none()
    }

    /// Gives an instruction that is a copy operands and targets of its own, as many as it has. Until then it shares lists and tables with the
    /// original, unless it [owns](Self::owns_uses) them.
    pub fn set_own_uses(&mut self, inst: Inst, args: &[Value], targets: &[BlockCall]) {
        self.set_changed(inst);
        if let Some(own) = self.insts[inst].list_mut() {
            *own = ValueList::from_slice(args, &mut self.value_lists);
        } else {
            self.args_mut(inst).copy_from_slice(args);
        }
        if let InstructionData::Switch { table, .. } = &mut self.insts[inst] {
            *table = self.switch_tables.push(targets.to_vec());
        } else {
            self.targets_mut(inst).copy_from_slice(targets);
        }
    }

    /// An instruction is not what the walks have seen.
    #[inline]
    pub(crate) fn set_changed(&mut self, inst: Inst) {
        self.news[inst] = UNSETTLED | UNNUMBERED;
    }

    /// Whether an instruction was made or its operands changed since it was [settled](Self::set_settled).
    #[inline]
    pub fn is_changed(&self, inst: Inst) -> bool {
        self.news[inst] & UNSETTLED != 0
    }

    /// Simplification has nothing to say of an instruction as it is.
    #[inline]
    pub fn set_settled(&mut self, inst: Inst) {
        self.news[inst] &= !UNSETTLED;
    }

    /// Whether an instruction was made or its operands changed since it was [numbered](Self::set_numbered).
    #[inline]
    pub(crate) fn is_unnumbered(&self, inst: Inst) -> bool {
        self.news[inst] & UNNUMBERED != 0
    }

    /// Value numbering has compared an instruction as it is with all others.
    #[inline]
    pub(crate) fn set_numbered(&mut self, inst: Inst) {
        self.news[inst] &= !UNNUMBERED;
    }

    /// The type of a value.
    #[inline]
    pub fn value_type(&self, value: Value) -> Type {
        match self.values[value] {
            ValueData::Result { ty, .. } | ValueData::Param { ty, .. } | ValueData::Alias { ty, .. } => ty,
        }
    }

    /// What defines a value, after aliases.
    #[inline]
    pub fn value_def(&self, value: Value) -> ValueDef {
        match self.values[self.resolve(value)] {
            ValueData::Result { num, inst, .. } => ValueDef::Result(inst, usize::from(num)),
            ValueData::Param { num, block, .. } => ValueDef::Param(block, usize::from(num)),
            ValueData::Alias { .. } => unreachable!("resolve ends at a definition"),
        }
    }

    /// The instruction that defines a value, if one does.
    #[inline]
    pub fn defining_inst(&self, value: Value) -> Option<Inst> {
        match self.value_def(value) {
            ValueDef::Result(inst, _) => Some(inst),
            ValueDef::Param(..) => None,
        }
    }

    /// A value without definition, to be made an alias later.
    pub(crate) fn placeholder(&mut self, ty: Type) -> Value {
        self.values.push(ValueData::Param {
            ty,
            num: u16::MAX,
            block: Block::reserved_value(),
        })
    }

    /// Makes `value` another name of `original`; a later [`Self::resolve_aliases`] rewrites the uses.
    pub fn make_alias(&mut self, value: Value, original: Value) {
        let original = self.resolve(original);
        debug_assert_ne!(self.resolve(value), original, "an alias of itself");
        self.values[value] = ValueData::Alias {
            ty: self.value_type(value),
            original,
        };
        self.aliases.insert(value);
        self.aliases_read = true;
    }

    /// Whether a value was replaced by another.
    #[inline]
    pub fn is_alias(&self, value: Value) -> bool {
        self.aliases.contains(value)
    }

    /// The value after aliases.
    #[inline]
    pub fn resolve(&self, mut value: Value) -> Value {
        if !self.is_alias(value) {
            return value;
        }
        while let ValueData::Alias { original, .. } = self.values[value] {
            value = original;
        }
        value
    }

    /// As [`Self::resolve`], and makes the aliases on the way point there directly, so that chains of them are walked once.
    pub fn resolve_shortening(&mut self, value: Value) -> Value {
        let root = self.resolve(value);
        let mut at = value;
        while let ValueData::Alias { original, .. } = &mut self.values[at] {
            if *original == root {
                break;
            }
            at = std::mem::replace(original, root);
        }
        root
    }

    /// Whether an instruction may read an alias.
    pub(crate) fn aliases_read(&self) -> bool {
        self.aliases_read
    }

    /// No instruction reads an alias until there is a new one.
    pub(super) fn set_aliases_resolved(&mut self) {
        self.aliases_read = false;
    }

    /// Whether an operand or a block argument of an instruction is an alias. Every pass asks this of every instruction.
    #[inline]
    fn reads_alias(&self, inst: Inst) -> bool {
        let is_alias = |value: &Value| self.aliases.contains(*value);
        self.args(inst).iter().any(is_alias)
            || self
                .targets(inst)
                .iter()
                .any(|call| self.call_args(call).iter().any(is_alias))
    }

    /// Rewrites what an instruction reads so that no alias is left.
    #[inline]
    pub fn resolve_aliases(&mut self, inst: Inst) {
        debug_assert!(
            self.aliases_read || !self.uses(inst).any(|value| self.is_alias(value)),
            "an instruction reads an alias after all were resolved"
        );
        if self.aliases_read && self.reads_alias(inst) {
            self.rewrite_aliases(inst);
        }
    }

    fn rewrite_aliases(&mut self, inst: Inst) {
        self.set_changed(inst);
        for index in 0..self.args(inst).len() {
            let value = self.args(inst)[index];
            if self.is_alias(value) {
                let root = self.resolve_shortening(value);
                self.insts[inst].args_mut(&mut self.value_lists)[index] = root;
            }
        }
        for target in 0..self.targets(inst).len() {
            let mut list = self.targets(inst)[target].args;
            for index in 0..list.len(&self.value_lists) {
                let value = list.as_slice(&self.value_lists)[index];
                if self.is_alias(value) {
                    let root = self.resolve_shortening(value);
                    list.as_mut_slice(&mut self.value_lists)[index] = root;
                }
            }
        }
    }

    /// The integer constant that defines a value, if one does, zero extended.
    #[inline]
    pub fn int_constant(&self, value: Value) -> Option<u64> {
        match *self.inst(self.defining_inst(value)?) {
            InstructionData::Const {
                opcode: Opcode::Iconst | Opcode::Bconst,
                imm,
            } => Some(imm),
            _ => None,
        }
    }
}
