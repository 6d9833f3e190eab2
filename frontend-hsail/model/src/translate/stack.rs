//! `alloca` of a size known only at run time, or in loops: the work-item's stack (HSA PRM 10.10).
//!
//! Frames have a fixed size on every target, so what is allocated at run time has private memory of its own: one array per work-item, in
//! kernels that need it only. Its top is an SSA value of each executable: that of a kernel begins at the array's start, `alloca` moves it
//! up, a call passes it on. Nothing has to be freed: when a function returns, its caller goes on with its own top. Each lane has a top of its own, so
//! sizes may differ by lane; where they do not, the top is uniform and costs no vector register.
//!
//! Invariants:
//! - S1: the array begins and ends at multiples of the strictest alignment that an `alloca` of the program asks for.
//! - S2: the top lies within the array or at its end. What does not fit stops the program ([`ir::STACK_TRAP`]).
//!
//! Cost: four operations and a branch per `alloca`, an argument more for functions that need the stack or call what does.

use super::body::Body;
use super::call::{self, Indirect};
use super::{Context, Result, as_inst};
use crate::model::{self, Inst, Opcode};
use rustc_hash::FxHashSet;
use wavelift_codegen::ir::{self, FuncRef, InstBuilder, IntCC, Type};

/// Who needs a stack, and where it is.
#[derive(Clone, Debug, Default)]
pub(crate) struct Stack {
    /// The kernels and functions that allocate at run time, or call what does.
    pub(crate) users: FxHashSet<FuncRef>,
    /// Its memory, if anybody needs it.
    symbol: Option<ir::Symbol>,
}

impl Stack {
    /// The stack of a linked program; its memory becomes a private variable.
    pub(crate) fn new(contexts: &[Context<'_>], indirect: &[Indirect], out: &mut ir::Module) -> Stack {
        let mut stack = Stack::default();
        let mut align = 1;
        // What calls each executable may make, by function.
        let mut calls: Vec<(FuncRef, Vec<FuncRef>)> = Vec::new();
        for context in contexts {
            for (id, exec) in &context.module.executables {
                let Some(&func) = context.functions.get(&id) else {
                    continue;
                };
                let mut callees = Vec::new();
                for (at, statement) in exec.body.iter().enumerate() {
                    let Some(inst) = as_inst(statement) else { continue };
                    if inst.opcode == Opcode::ICall {
                        callees.extend(indirect.iter().map(Indirect::func));
                    }
                    let named = call::callees(context.module, inst);
                    callees.extend(named.iter().filter_map(|callee| context.functions.get(callee)));
                    if inst.opcode == Opcode::Alloca && !context.allocations.contains_key(&(id, at)) {
                        stack.users.insert(func);
                        align = align.max(inst.mods.align.map_or(1, model::Align::bytes));
                    }
                }
                calls.push((func, callees));
            }
        }
        if stack.users.is_empty() {
            return stack;
        }
        loop {
            let before = stack.users.len();
            for (func, callees) in &calls {
                if callees.iter().any(|callee| stack.users.contains(callee)) {
                    stack.users.insert(*func);
                }
            }
            if stack.users.len() == before {
                break;
            }
        }
        stack.symbol = Some(out.symbols.push(ir::SymbolData {
            name: "stack".to_owned(),
            segment: ir::Segment::Private,
            size: u64::from(ir::STACK_BYTES),
            align,
            init: None,
            handles: Vec::new(),
            constant: false,
            scope: ir::SymbolScope::Module,
            external: false,
            exported: false,
        }));
        stack
    }
}

/// The start of a kernel: its stack is empty.
pub(crate) fn begin(body: &mut Body<'_>) {
    if let (true, Some(symbol)) = (body.uses_stack(), body.context.stack.symbol) {
        let start = body.ins().symbol_addr(Type::I32, symbol);
        body.set_stack_top(start);
    }
}

/// `alloca`: a variable, if that does, else the next bytes of the stack.
pub(crate) fn alloca(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = model::Type::U32;
    if let Some(symbol) = body.allocation() {
        let address = body.ins().symbol_addr(Type::I32, symbol);
        return body.def(inst, ty, address);
    }
    let Some(symbol) = body.context.stack.symbol else {
        return Err(super::Failure::invalid(
            "an `alloca` in a body without a function",
        ));
    };
    let bytes = body.src_u32(inst, 1)?;
    let align = inst.mods.align.map_or(1, model::Align::bytes);
    let mut address = body.stack_top();
    if align > 1 {
        let mut ins = body.ins();
        let more = ins.iconst(Type::I32, u64::from(align - 1));
        let sum = ins.iadd(Type::I32, address, more);
        let mask = ins.iconst(Type::I32, u64::from(align.wrapping_neg()));
        address = ins.band(Type::I32, sum, mask);
    }
    let mut ins = body.ins();
    let start = ins.symbol_addr(Type::I32, symbol);
    let size = ins.iconst(Type::I32, u64::from(ir::STACK_BYTES));
    let end = ins.iadd(Type::I32, start, size);
    let room = ins.isub(Type::I32, end, address);
    let fits = ins.icmp(IntCC::Ule, bytes, room);
    let (goes_on, stops) = (body.new_block(), body.new_block());
    body.branch_to(fits, goes_on, stops);
    body.enter_sealed(stops);
    let mut ins = body.ins();
    // The bytes in use with those asked for, as far as the trap has room for them.
    let most = ins.iconst(Type::I32, ir::STACK_TRAP_BYTES);
    let asked = ins.umin(Type::I32, bytes, most);
    let used = ins.isub(Type::I32, address, start);
    let need = ins.iadd(Type::I32, used, asked);
    let need = ins.umin(Type::I32, need, most);
    let trap = ins.iconst(Type::I32, ir::STACK_TRAP);
    let reason = ins.bor(Type::I32, trap, need);
    ins.trap(reason);
    body.jump_to(goes_on);
    body.enter_sealed(goes_on);
    let top = body.ins().iadd(Type::I32, address, bytes);
    body.set_stack_top(top);
    body.def(inst, ty, address)
}
