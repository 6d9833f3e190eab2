//! A function: data-flow graph, layout, parameters, and after the divergence pass the wave level.

use super::condcodes::named;
use super::dfg::DataFlowGraph;
use super::entities::{Block, FuncRef, Inst, SourceLoc, Value};
use super::instructions::{BlockCall, InstBuilder, InstructionData};
use super::layout::Layout;
use super::types::Type;
use cranelift_entity::{SecondaryMap, packed_option::PackedOption};
use std::fmt;

/// What a function is called by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FunctionKind {
    /// Started by a dispatch; parameters are in the kernarg segment.
    Kernel,
    /// Called by other functions.
    Function,
}

/// How a function takes its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CallConv {
    /// Arguments in the kernarg segment.
    Kernel,
    /// The target's convention for calls between functions.
    Device,
}

/// A formal argument of a kernel: where it is in the kernarg segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Param {
    /// Name without sigil.
    pub name: String,
    /// Type of one element.
    pub ty: Type,
    /// Number of elements; 1 unless it is an array.
    pub count: u32,
    /// Byte offset in the kernarg segment.
    pub offset: u32,
    /// Alignment in bytes.
    pub align: u32,
    /// What the type alone does not say.
    pub kind: ParamKind,
}

named! {
    /// What an argument of a kernel is, as far as the source says.
    #[derive(Default)]
    ParamKind {
        #[default] Value "value", ReadOnlyImage "read_only_image", WriteOnlyImage "write_only_image",
        ReadWriteImage "read_write_image", Sampler "sampler",
    }
}

impl Param {
    /// Bytes in the kernarg segment; [`u32::MAX`] if it is larger than any.
    pub fn bytes(&self) -> u32 {
        self.ty.bytes().saturating_mul(self.count)
    }
}

/// What control directives promise of every dispatch (HSA PRM 13.4).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelLimits {
    /// `requiredworkgroupsize`.
    pub required_group_size: Option<[u32; 3]>,
    /// `maxflatworkgroupsize`.
    pub max_flat_group_size: Option<u32>,
    /// `requiredgridsize`.
    pub required_grid_size: Option<[u64; 3]>,
    /// `requireddim`.
    pub required_dim: Option<u8>,
    /// `requirenopartialworkgroups`.
    pub no_partial_groups: bool,
    /// `maxdynamicgroupsize`, bytes.
    pub max_dynamic_group_size: Option<u32>,
    /// `maxflatgridsize`.
    pub max_flat_grid_size: Option<u64>,
}

/// What a dispatch has of all that control directives speak of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchShape {
    /// Dimensions, 1 to 3.
    pub dimensions: u32,
    /// Work-items of the grid.
    pub grid: [u32; 3],
    /// Work-items of a work-group.
    pub group: [u32; 3],
    /// Bytes of group memory beyond what the kernel declares.
    pub dynamic_group_bytes: u32,
}

impl KernelLimits {
    /// Work-items of the work-groups that the kernel requires; [`u64::MAX`] if they are more than that.
    pub fn required_group_items(&self) -> Option<u64> {
        self.required_group_size.map(|sizes| items(sizes.map(u64::from)))
    }

    /// The promises that a dispatch breaks, one text each. What the kernel does then is undefined (HSA PRM 13.4), so it is
    /// better not dispatched. That there are no partial work-groups only helps optimisation, and nothing relies on it: such launches
    /// run.
    pub fn broken_by(&self, launch: &LaunchShape) -> Vec<String> {
        let mut wrong = Vec::new();
        let (grid, group) = (launch.grid.map(u64::from), launch.group.map(u64::from));
        if let Some(size) = self.required_group_size
            && size != launch.group
        {
            wrong.push(format!(
                "work-groups of {:?} work-items, but `requiredworkgroupsize` is {size:?}",
                launch.group
            ));
        }
        if let Some(size) = self.required_grid_size
            && size != grid
        {
            wrong.push(format!(
                "a grid of {grid:?} work-items, but `requiredgridsize` is {size:?}"
            ));
        }
        if let Some(dim) = self.required_dim
            && u32::from(dim) != launch.dimensions
        {
            wrong.push(format!(
                "{} dimensions, but `requireddim` is {dim}",
                launch.dimensions
            ));
        }
        if let Some(most) = self.max_flat_group_size
            && items(group) > u64::from(most)
        {
            wrong.push(format!(
                "work-groups of {} work-items, but `maxflatworkgroupsize` is {most}",
                items(group)
            ));
        }
        if let Some(most) = self.max_flat_grid_size
            && items(grid) > most
        {
            wrong.push(format!(
                "a grid of {} work-items, but `maxflatgridsize` is {most}",
                items(grid)
            ));
        }
        if let Some(most) = self.max_dynamic_group_size
            && launch.dynamic_group_bytes > most
        {
            wrong.push(format!(
                "{} bytes of dynamic group memory, but `maxdynamicgroupsize` is {most}",
                launch.dynamic_group_bytes
            ));
        }
        wrong
    }

    /// Takes over what a function that is called says: its directives are about the whole kernel (HSA PRM 13.4). Returns whether
    /// something is new.
    pub fn add_callee(&mut self, callee: &KernelLimits) -> bool {
        fn take<T: Copy>(own: &mut Option<T>, other: Option<T>) -> bool {
            let new = own.is_none() && other.is_some();
            *own = own.or(other);
            new
        }
        let mut new = take(&mut self.required_group_size, callee.required_group_size);
        new |= take(&mut self.max_flat_group_size, callee.max_flat_group_size);
        new |= take(&mut self.required_grid_size, callee.required_grid_size);
        new |= take(&mut self.required_dim, callee.required_dim);
        new |= take(&mut self.max_dynamic_group_size, callee.max_dynamic_group_size);
        new |= take(&mut self.max_flat_grid_size, callee.max_flat_grid_size);
        new |= callee.no_partial_groups && !self.no_partial_groups;
        self.no_partial_groups |= callee.no_partial_groups;
        new
    }
}

/// The product of sizes; [`u64::MAX`] if it is more.
fn items(sizes: [u64; 3]) -> u64 {
    sizes
        .iter()
        .fold(1, |product, size| product.saturating_mul(*size))
}

/// What the wave executes, added by the divergence pass.
///
/// The wave-level layout names the thread-level blocks, each with its own instructions framed by instructions that
/// set the lanes and ended by a wave-level terminator, and further blocks that only pass the wave on.
#[derive(Clone, Debug, Default)]
pub struct WaveLevel {
    /// Blocks in wave order with everything the wave executes.
    pub layout: Layout,
    /// The thread-level block whose lane program a wave block holds, if it holds one.
    pub thread_block: SecondaryMap<Block, PackedOption<Block>>,
    /// Index of the first instruction of the lane program in a wave block; what stands before it sets the lanes up.
    pub body_start: SecondaryMap<Block, u32>,
    /// Index after the last instruction of the lane program; what follows narrows the lanes and leaves the block.
    pub body_end: SecondaryMap<Block, u32>,
}

/// What a call of a function may do besides what memory sees, as far as passes ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CalleeEffects {
    /// Runs a communication operation (HSA PRM 2.12.3).
    pub communicates: bool,
    /// Runs a cross-lane operation.
    pub cross_lane: bool,
}

impl Default for CalleeEffects {
    /// Nothing is known: everything.
    fn default() -> Self {
        CalleeEffects {
            communicates: true,
            cross_lane: true,
        }
    }
}

impl CalleeEffects {
    /// Neither.
    pub const NONE: CalleeEffects = CalleeEffects {
        communicates: false,
        cross_lane: false,
    };

    /// What either does.
    pub fn or(self, other: CalleeEffects) -> CalleeEffects {
        CalleeEffects {
            communicates: self.communicates || other.communicates,
            cross_lane: self.cross_lane || other.cross_lane,
        }
    }
}

/// A function or kernel.
#[derive(Clone, Debug)]
pub struct Function {
    /// Name without sigil.
    pub name: String,
    /// Kernel or function.
    pub kind: FunctionKind,
    /// Formal arguments in the kernarg segment (kernels).
    pub params: Vec<Param>,
    /// Size of the kernarg segment in bytes, before any padding of the target.
    pub kernarg_bytes: u32,
    /// What dispatches promise.
    pub limits: KernelLimits,
    /// Instructions and values.
    pub dfg: DataFlowGraph,
    /// The thread level: what a lane sees.
    pub layout: Layout,
    /// The wave level, once the divergence pass ran.
    pub wave: Option<WaveLevel>,
    /// Source file that [`SourceLoc`]s refer to; empty if unknown.
    pub source_name: String,
    /// What the functions that are called here may do, as [`CallGraph::annotate`](crate::analysis::CallGraph::annotate)
    /// found out; anything where it was not asked.
    pub callees: SecondaryMap<FuncRef, CalleeEffects>,
}

impl Function {
    /// An empty function.
    pub fn new(name: impl Into<String>, kind: FunctionKind) -> Function {
        Function {
            name: name.into(),
            kind,
            params: Vec::new(),
            kernarg_bytes: 0,
            limits: KernelLimits::default(),
            dfg: DataFlowGraph::default(),
            layout: Layout::default(),
            wave: None,
            source_name: String::new(),
            callees: SecondaryMap::new(),
        }
    }

    /// An empty function with room for some instructions: what is known to grow large does not have to move on the way.
    pub fn with_capacity(name: impl Into<String>, kind: FunctionKind, insts: usize) -> Function {
        Function {
            dfg: DataFlowGraph::with_capacity(insts, 0),
            ..Function::new(name, kind)
        }
    }

    /// Makes a block and puts it at the end of the layout.
    pub fn append_block(&mut self) -> Block {
        let block = self.dfg.make_block();
        self.layout.append_block(block);
        block
    }

    /// A builder that puts instructions at the end of a block.
    pub fn at_end(&mut self, block: Block) -> InsertAtEnd<'_> {
        InsertAtEnd {
            func: self,
            block,
            loc: SourceLoc::UNKNOWN,
        }
    }

    /// The terminator of a block, if the block has one.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.layout
            .last_inst(block)
            .filter(|&inst| self.dfg.opcode(inst).is_terminator())
    }

    /// Where control may go from a block, with arguments; a target may occur more than once.
    #[inline]
    pub fn successor_calls(&self, block: Block) -> &[BlockCall] {
        self.terminator(block).map_or(&[], |inst| self.dfg.targets(inst))
    }

    /// Whether an instruction is a communication operation, or a call that may run one.
    pub fn may_communicate(&self, inst: Inst) -> bool {
        match *self.dfg.inst(inst) {
            InstructionData::Call { func, .. } => self.callees[func].communicates,
            _ => self.dfg.opcode(inst).effects().convergent(),
        }
    }

    /// Whether an instruction is a cross-lane operation, or a call that may run one.
    pub fn may_cross_lanes(&self, inst: Inst) -> bool {
        match *self.dfg.inst(inst) {
            InstructionData::Call { func, .. } => self.callees[func].cross_lane,
            _ => self.dfg.opcode(inst).effects().cross_lane(),
        }
    }

    /// Rewrites all uses so that no alias is left.
    pub fn resolve_all_aliases(&mut self) {
        if !self.dfg.aliases_read() {
            return;
        }
        for (_, inst) in self.layout.iter() {
            self.dfg.resolve_aliases(inst);
        }
        self.dfg.set_aliases_resolved();
    }

    /// As [`Self::resolve_all_aliases`], after a walk over so many different blocks that resolved the aliases of each instruction when it came to it, and made
    /// so many values aliases when it came to their definitions. What reads a value comes after its definition on such a walk, if blocks come after those that
    /// dominate them; so aliases are left in blocks only to which the walk did not come.
    pub(crate) fn resolve_aliases_after(&mut self, visited: usize, changes: usize) {
        if visited == self.layout.blocks().len() {
            self.dfg.set_aliases_resolved();
        } else if changes > 0 {
            self.resolve_all_aliases();
        }
    }

    /// Number of instructions in the layout.
    pub fn num_placed_insts(&self) -> usize {
        self.layout
            .blocks()
            .iter()
            .map(|&b| self.layout.insts(b).len())
            .sum()
    }
}

/// Builds at the end of a block.
#[derive(Debug)]
pub struct InsertAtEnd<'f> {
    func: &'f mut Function,
    block: Block,
    loc: SourceLoc,
}

impl InsertAtEnd<'_> {
    /// The place that instructions from here on come from.
    pub fn with_loc(mut self, loc: SourceLoc) -> Self {
        self.loc = loc;
        self
    }

    /// A scalar integer constant.
    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        let bits = ty.bits();
        self.iconst(ty, value & super::eval::ones(bits))
    }
}

impl InstBuilder for InsertAtEnd<'_> {
    fn dfg_mut(&mut self) -> &mut DataFlowGraph {
        &mut self.func.dfg
    }

    fn build(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let inst = self.func.dfg.make_inst(data, ty, results);
        self.func.dfg.locs[inst] = self.loc;
        self.func.layout.append_inst(inst, self.block);
        inst
    }
}
