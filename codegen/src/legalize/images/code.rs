//! A function under construction: instructions go to the end of the current block.

use crate::ir::{
    Block, DataFlowGraph, FuncRef, Function, FunctionKind, Inst, InstBuilder, InstructionData, IntCC,
    MemInfo, Segment, Type, Value, Width,
};

/// A function under construction.
#[derive(Debug)]
pub(super) struct Code {
    func: Function,
    block: Block,
}

impl InstBuilder for Code {
    fn dfg_mut(&mut self) -> &mut DataFlowGraph {
        &mut self.func.dfg
    }

    fn build(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let inst = self.func.dfg.make_inst(data, ty, results);
        self.func.layout.append_inst(inst, self.block);
        inst
    }
}

/// Memory of images' data, which components are aligned in.
const DATA: Segment = Segment::Global;

impl Code {
    /// A function without a name, and its parameters.
    pub(super) fn new<const N: usize>(params: [Type; N]) -> (Code, [Value; N]) {
        let mut func = Function::new("", FunctionKind::Function);
        let block = func.append_block();
        let mut code = Code { func, block };
        let params = params.map(|ty| code.func.dfg.append_block_param(block, ty));
        (code, params)
    }

    /// Ends the function with a return of values.
    pub(super) fn finish(mut self, values: &[Value]) -> Function {
        self.return_(values);
        self.func
    }

    // -- Blocks ---------------------------------------------------------------------------------------------------

    /// A block with parameters, which is not entered yet.
    pub(super) fn block<const N: usize>(&mut self, params: [Type; N]) -> (Block, [Value; N]) {
        let block = self.func.append_block();
        (
            block,
            params.map(|ty| self.func.dfg.append_block_param(block, ty)),
        )
    }

    /// A block without parameters.
    pub(super) fn label(&mut self) -> Block {
        self.func.append_block()
    }

    /// What follows goes to a block.
    pub(super) fn enter(&mut self, block: Block) {
        self.block = block;
    }

    /// Ends the current block with a jump.
    pub(super) fn go(&mut self, block: Block, args: &[Value]) {
        let target = self.func.dfg.block_call(block, args);
        self.jump(target);
    }

    /// Ends the current block with a branch, to the first block where the condition holds.
    pub(super) fn fork(&mut self, condition: Value, then: (Block, &[Value]), other: (Block, &[Value])) {
        let targets = [then, other].map(|(block, args)| self.func.dfg.block_call(block, args));
        self.branch(Width::ONE, condition, targets);
    }

    /// Ends the current block with a switch to blocks without parameters.
    pub(super) fn choose(&mut self, index: Value, blocks: &[Block]) {
        let calls = blocks.iter().map(|&block| self.func.dfg.block_call(block, &[]));
        let calls = calls.collect();
        let table = self.func.dfg.switch_tables.push(calls);
        self.switch(Width::ONE, index, table);
    }

    // -- Values ---------------------------------------------------------------------------------------------------

    /// A 32-bit constant.
    pub(super) fn word(&mut self, value: u32) -> Value {
        self.iconst(Type::I32, value.into())
    }

    /// A constant in single precision.
    pub(super) fn single(&mut self, value: f32) -> Value {
        self.fconst(Type::F32, value.to_bits().into())
    }

    /// A comparison with a 32-bit constant.
    pub(super) fn compare(&mut self, cc: IntCC, value: Value, constant: u32) -> Value {
        let constant = self.word(constant);
        self.icmp(cc, value, constant)
    }

    /// Bits of a word from a constant one on.
    pub(super) fn field(&mut self, word: Value, at: u32, width: u32) -> Value {
        let (at, width) = (self.word(at), self.word(width));
        self.ubitextract(Type::I32, word, at, width)
    }

    /// All ones if a bit of a word is one, else zero.
    pub(super) fn spread(&mut self, word: Value, at: u32) -> Value {
        let (at, width) = (self.word(at), self.word(1));
        self.sbitextract(Type::I32, word, at, width)
    }

    /// The truth of a bit of a word.
    pub(super) fn bit(&mut self, word: Value, at: u32) -> Value {
        let mask = self.word(1 << at);
        let bit = self.band(Type::I32, word, mask);
        self.compare(IntCC::Ne, bit, 0)
    }

    /// A signed integer, at least one and at most the other constant.
    pub(super) fn clamp(&mut self, value: Value, least: i32, most: i32) -> Value {
        let (least, most) = (self.word(least as u32), self.word(most as u32));
        let value = self.smin(Type::I32, value, most);
        self.smax(Type::I32, value, least)
    }

    /// An address and a 32-bit offset, which is not negative.
    pub(super) fn offset(&mut self, address: Value, offset: Value) -> Value {
        let offset = self.uextend(Type::I64, offset);
        self.iadd(Type::I64, address, offset)
    }

    /// An address and the product of two 32-bit numbers that are not negative.
    pub(super) fn scaled(&mut self, address: Value, index: Value, pitch: Value) -> Value {
        let (index, pitch) = (self.uextend(Type::I64, index), self.uextend(Type::I64, pitch));
        let product = self.imul(Type::I64, index, pitch);
        self.iadd(Type::I64, address, product)
    }

    // -- Memory and calls -----------------------------------------------------------------------------------------

    /// A load of what never changes: a property, or an entry of a table.
    pub(super) fn constant(&mut self, segment: Segment, ty: Type, address: Value, offset: i32) -> Value {
        let mem = MemInfo {
            constant: true,
            ..MemInfo::plain(segment, ty.bytes().trailing_zeros() as u8)
        };
        let load = self.load(ty, &[ty], mem, offset, address);
        self.func.dfg.first_result(load)
    }

    /// The value of a type with this alignment in an image's data.
    pub(super) fn fetch(&mut self, ty: Type, address: Value) -> Value {
        let mem = MemInfo::plain(DATA, ty.bytes().trailing_zeros() as u8);
        let load = self.load(ty, &[ty], mem, 0, address);
        self.func.dfg.first_result(load)
    }

    /// Stores the low bits of a word to an image's data.
    pub(super) fn put(&mut self, ty: Type, word: Value, address: Value) {
        let value = match ty {
            Type::I32 => word,
            narrow => self.ireduce(narrow, word),
        };
        let mem = MemInfo::plain(DATA, ty.bytes().trailing_zeros() as u8);
        self.store(ty, mem, 0, &[address, value]);
    }

    /// The results of a call.
    pub(super) fn ask<const N: usize>(
        &mut self,
        callee: FuncRef,
        results: [Type; N],
        args: &[Value],
    ) -> [Value; N] {
        let call = self.call(&results, callee, args);
        let values = self.func.dfg.results(call);
        std::array::from_fn(|index| values[index])
    }

    /// A call without results.
    pub(super) fn tell(&mut self, callee: FuncRef, args: &[Value]) {
        self.call(&[], callee, args);
    }
}
