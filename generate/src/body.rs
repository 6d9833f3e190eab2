//! The body of a function while it is drawn: where instructions go, and which values they may use.

use crate::choices::Choices;
use crate::kernel::{Callee, Settings};
use crate::memory::Places;
use cranelift_entity::EntitySet;
use std::collections::HashMap;
use wavelift_codegen::ir::{
    Block, BlockCall, Function, InsertAtEnd, Inst, InstBuilder, InstructionData, Type, Value, Width,
};

/// Scalars that hold data, the usual ones more often.
const SCALARS: [Type; 12] = [
    Type::I32,
    Type::I32,
    Type::I32,
    Type::I64,
    Type::I64,
    Type::F32,
    Type::F32,
    Type::F64,
    Type::F16,
    Type::I16,
    Type::I8,
    Type::B1,
];

/// What is drawn, and where it goes.
pub(crate) struct Body<'p, 'c, 'b> {
    pub(crate) choices: &'c mut Choices<'b>,
    pub(crate) settings: &'p Settings,
    /// Functions that may be called.
    pub(crate) callees: &'p [Callee],
    pub(crate) func: Function,
    /// The block that grows.
    pub(crate) at: Block,
    /// Values that dominate its end.
    scope: Vec<Value>,
    /// Those that are equal in all work-items of a group that get here.
    uniform: EntitySet<Value>,
    /// Those that something was made of.
    taken: EntitySet<Value>,
    /// Types that come more often than others, so that results meet.
    usual: [Type; 4],
    /// Constants, with the block that has them: further down in it they serve again.
    constants: HashMap<(Type, u64), (Block, Value)>,
    /// Operations that may still be drawn. Constants, addresses and what settles floats do not count.
    pub(crate) budget: usize,
    /// Instructions that may still be made for anything but operations.
    pub(crate) spare: usize,
    /// Conditionals, loops and graphs around this place.
    pub(crate) depth: usize,
    /// Whether all work-items of a group come here together.
    pub(crate) together: bool,
    /// Whether work-items may have left the function before.
    pub(crate) gone: bool,
    /// Loops around this place in which all work-items come together.
    pub(crate) meeting: usize,
    /// What the function returns.
    pub(crate) returns: Vec<Type>,
    /// Where `break` and `continue` lead, innermost last.
    pub(crate) loops: Vec<crate::control::Loop>,
    pub(crate) places: Places,
    /// Blocks that are laid out in front of another one if layouts are drawn: the first of two in front of the second.
    pub(crate) early: Vec<(Block, Block)>,
    /// Operations that were drawn as such.
    pub(crate) drawn: Vec<Inst>,
}

impl<'p, 'c, 'b> Body<'p, 'c, 'b> {
    /// A body whose instructions go to a new first block.
    pub(crate) fn new(
        choices: &'c mut Choices<'b>,
        settings: &'p Settings,
        callees: &'p [Callee],
        mut func: Function,
        budget: usize,
    ) -> Self {
        let at = func.append_block();
        let usual = [(); 4].map(|()| choices.of(&SCALARS));
        Body {
            choices,
            settings,
            callees,
            func,
            at,
            scope: Vec::new(),
            uniform: EntitySet::new(),
            taken: EntitySet::new(),
            usual,
            constants: HashMap::new(),
            budget,
            spare: budget,
            depth: 0,
            together: true,
            gone: false,
            meeting: 0,
            returns: Vec::new(),
            loops: Vec::new(),
            places: Places::default(),
            early: Vec::new(),
            drawn: Vec::new(),
        }
    }

    /// Builds without drawing: nothing comes into scope.
    pub(crate) fn end(&mut self) -> InsertAtEnd<'_> {
        self.spare = self.spare.saturating_sub(1);
        self.func.at_end(self.at)
    }

    /// An instruction whose results come into scope.
    pub(crate) fn emit(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let inst = self.end().build(data, ty, results);
        let effects = self.func.dfg.opcode(inst).effects();
        let own = effects.lane_dependent() || effects.cross_lane() || effects.reads_memory();
        let uniform = !own
            && self
                .func
                .dfg
                .args(inst)
                .iter()
                .all(|&arg| self.uniform.contains(arg));
        for value in self.func.dfg.results(inst).to_vec() {
            self.know(value, uniform);
        }
        inst
    }

    /// The only result of an instruction.
    pub(crate) fn result(&self, inst: Inst) -> Value {
        self.func.dfg.first_result(inst)
    }

    /// A value comes into scope.
    pub(crate) fn know(&mut self, value: Value, uniform: bool) {
        self.scope.push(value);
        if uniform {
            self.uniform.insert(value);
        }
    }

    /// Notes of a value that does not come into scope whether it is uniform.
    pub(crate) fn set_uniform(&mut self, value: Value, uniform: bool) {
        if uniform {
            self.uniform.insert(value);
        }
    }

    /// Whether a value is equal in all work-items of a group that get here.
    pub(crate) fn is_uniform(&self, value: Value) -> bool {
        self.uniform.contains(value)
    }

    /// Notes that something is made of a value.
    pub(crate) fn take(&mut self, value: Value) {
        self.taken.insert(value);
    }

    /// Whether something was made of a value.
    pub(crate) fn is_taken(&self, value: Value) -> bool {
        self.taken.contains(value)
    }

    /// The youngest values in scope that fit, at most `count`, the youngest first.
    pub(crate) fn youngest(&self, count: usize, fits: impl Fn(&Self, Value) -> bool) -> Vec<Value> {
        let fitting = self.scope.iter().rev().copied();
        fitting.filter(|&value| fits(self, value)).take(count).collect()
    }

    /// Marks the scope; [`Body::leave`] forgets what came after.
    pub(crate) fn mark(&self) -> usize {
        self.scope.len()
    }

    /// Forgets the values after a mark.
    pub(crate) fn leave(&mut self, mark: usize) {
        self.scope.truncate(mark);
    }

    /// Values in scope that are worth storing, at most `count`: first those that nothing was made of yet, the youngest first.
    pub(crate) fn left_over(&self, count: usize) -> Vec<Value> {
        let mut all: Vec<Value> = self.scope.iter().rev().copied().collect();
        all.sort_by_key(|&value| self.taken.contains(value) || self.uniform.contains(value));
        all.truncate(count);
        all
    }

    /// Values that memory holds, that came into scope after a mark, and that nothing was made of: the youngest, at most `count`.
    pub(crate) fn left_over_since(&self, mark: usize, count: usize) -> Vec<Value> {
        let young = self.scope[mark.min(self.scope.len())..].iter().rev().copied();
        young
            .filter(|&value| self.type_of(value) != Type::B1)
            .filter(|&value| !self.taken.contains(value) && !self.uniform.contains(value))
            .take(count)
            .collect()
    }

    pub(crate) fn type_of(&self, value: Value) -> Type {
        self.func.dfg.value_type(value)
    }

    /// A type of a value: mostly a scalar.
    pub(crate) fn data_type(&mut self) -> Type {
        if self.choices.one_in(8) && self.settings.vectors {
            let ty = self.choices.of(Type::VECTORS);
            // Many floats take many instructions to settle.
            let many = ty.is_float() && ty.lanes() > 2 && !self.choices.one_in(4);
            return if many { Type::I16X2 } else { ty };
        }
        match self.choices.one_in(3) {
            true => self.choices.of(&SCALARS),
            false => self.choices.of(&self.usual),
        }
    }

    /// A type that fits `fits`; `usual` if chance finds none.
    pub(crate) fn type_where(&mut self, usual: Type, fits: impl Fn(Type) -> bool) -> Type {
        for _ in 0..12 {
            let ty = self.data_type();
            if fits(ty) {
                return ty;
            }
        }
        usual
    }

    /// A constant of a type; vectors are made of those of their lanes.
    pub(crate) fn constant(&mut self, ty: Type) -> Value {
        let value = if ty.is_vector() {
            let lanes: Vec<Value> = (0..ty.lanes()).map(|_| self.constant(ty.lane())).collect();
            self.end().make_vector(ty, &lanes)
        } else if ty == Type::B1 {
            let bit = self.choices.below(2) as u64;
            self.end().bconst(bit)
        } else {
            let bits = self.special_bits(ty);
            self.scalar(ty, bits)
        };
        self.uniform.insert(value);
        value
    }

    /// An integer constant.
    pub(crate) fn int(&mut self, ty: Type, value: u64) -> Value {
        let bits = value & (u64::MAX >> (64 - ty.bits()));
        self.scalar(ty, bits)
    }

    /// A scalar by its bits: the one that the block has already, or a new one.
    pub(crate) fn scalar(&mut self, ty: Type, bits: u64) -> Value {
        if let Some(&(block, value)) = self.constants.get(&(ty, bits))
            && block == self.at
        {
            return value;
        }
        let made = match ty.is_float() {
            true => self.end().fconst(ty, bits),
            false => self.end().iconst(ty, bits),
        };
        self.constants.insert((ty, bits), (self.at, made));
        self.uniform.insert(made);
        made
    }

    /// The bits of a scalar: the ends of its range, powers of two, small ones, or any.
    pub(crate) fn special_bits(&mut self, ty: Type) -> u64 {
        let width = ty.bits();
        let ones = u64::MAX >> (64 - width);
        let bits = match self.choices.below(6) {
            0 => self.choices.below(17) as u64,
            1 => (self.choices.below(17) as u64).wrapping_neg(),
            2 => 1 << self.choices.below(width as usize),
            3 if ty.is_float() => return special_float(self.choices, ty),
            3 => self.choices.of(&[ones >> 1, (ones >> 1) + 1, ones]),
            4 => ones << self.choices.below(width as usize),
            _ => self.choices.bits(),
        };
        bits & ones
    }

    /// A new block with parameters, which does not grow yet.
    pub(crate) fn block(&mut self, params: &[Type]) -> (Block, Vec<Value>) {
        let block = self.func.append_block();
        let params = params
            .iter()
            .map(|&ty| self.func.dfg.append_block_param(block, ty))
            .collect();
        (block, params)
    }

    pub(crate) fn to(&mut self, block: Block, args: &[Value]) -> BlockCall {
        self.func.dfg.block_call(block, args)
    }

    /// Ends the block with a jump.
    pub(crate) fn jump(&mut self, block: Block, args: &[Value]) {
        let call = self.to(block, args);
        self.end().jump(call);
    }

    /// Ends the block with a branch, which promises what holds of its condition, or nothing.
    pub(crate) fn branch(&mut self, cond: Value, targets: [BlockCall; 2]) {
        let width = self.promise(cond);
        self.end().branch(width, cond, targets);
    }

    /// A promise about a value that holds.
    pub(crate) fn promise(&mut self, value: Value) -> Width {
        match self.uniform.contains(value) {
            true => self.choices.of(&[Width::ONE, Width::Wave, Width::All]),
            false => Width::ONE,
        }
    }

    /// Values for the parameters of a block, of these types.
    pub(crate) fn values(&mut self, types: &[Type]) -> Vec<Value> {
        types.iter().map(|&ty| self.value(ty)).collect()
    }

    /// Some types for values that go around or out of a region.
    pub(crate) fn carried(&mut self) -> Vec<Type> {
        let count = self.choices.of(&[1, 2, 1, 3, 2, 0]);
        (0..count).map(|_| self.data_type()).collect()
    }

    /// Goes on at the start of a block.
    pub(crate) fn goto(&mut self, block: Block) {
        self.at = block;
    }
}

/// Bits of a float that mean something: infinities, NaNs of both kinds, subnormals, the ends of ranges, small numbers.
fn special_float(choices: &mut Choices<'_>, ty: Type) -> u64 {
    let (width, fraction) = match ty {
        Type::F16 => (16, 10),
        Type::F32 => (32, 23),
        _ => (64, 52),
    };
    let exponent_ones = ((1u64 << (width - 1 - fraction)) - 1) << fraction;
    let one = (exponent_ones >> 1) & exponent_ones;
    let sign = (choices.below(2) as u64) << (width - 1);
    let magnitude = match choices.below(8) {
        0 => exponent_ones,
        1 => exponent_ones | 1 << (fraction - 1) | choices.below(4) as u64,
        2 => exponent_ones | (1 + choices.below(4) as u64),
        3 => 1 + choices.below(4) as u64,
        4 => (1 << fraction) - 1,
        5 => 1 << fraction,
        6 => exponent_ones - 1,
        _ => one.wrapping_add((choices.below(9) as u64) << (fraction - 1)),
    };
    sign | magnitude
}
