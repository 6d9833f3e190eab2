//! Random kernels: any control-flow graph, values that are carried, kept across blocks, uniform and not.
//!
//! Every block gets a state `s`, a counter `u` that starts equal in all lanes, and a `b1`; it mixes them, may mix in a
//! value of a dominating block, and decides where to go by a bit of `s`, of `u`, the `b1` that it got, or the condition of
//! a dominating block. Blocks without successors store the state and return. All decisions are those of one lane alone,
//! so the result of a lane does not depend on the others.
//!
//! [`build_calling`] makes a kernel and a function, both so; blocks of the kernel call the function. There, if a shape asks
//! which lanes are active, their number goes into the state, so that results do depend on who runs together.

use cranelift_entity::EntityRef;
use wavelift_codegen::analysis::{Cfg, DominatorTree};
use wavelift_codegen::ir::{
    Block, BlockCall, FuncRef, Function, FunctionDecl, FunctionKind, InstBuilder, IntCC, MemInfo, Module,
    Param, Segment, Type, Value, Width,
};

/// What a random kernel is made from.
#[derive(Clone, Debug)]
pub struct Shape {
    /// Successors of each block, taken modulo the number of blocks.
    pub succs: Vec<Vec<u32>>,
    /// Everything else.
    pub seed: u64,
    /// Every other block asks which lanes are active.
    pub cross_lane: bool,
    /// In a kernel, too, the answer becomes part of the state: what a lane does depends on who runs with it.
    pub lanes_matter: bool,
}

struct Random(u64);

impl Random {
    fn next(&mut self, bound: u32) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        let x = self.0 ^ (self.0 >> 29);
        ((x.wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 33) % u64::from(bound)) as u32
    }
}

/// What a block makes.
#[derive(Clone, Copy)]
struct Made {
    state: Value,
    count: Value,
    cond: Value,
}

/// The module of a shape, with one kernel `k`.
pub fn build(shape: &Shape) -> Module {
    let mut module = Module::default();
    let func = build_function(shape, Role::Kernel, None);
    module.functions.push(FunctionDecl::Defined(Box::new(func)));
    module
}

/// A module with a kernel `k` that calls a function `f`.
pub fn build_calling(kernel: &Shape, callee: &Shape) -> Module {
    let mut module = Module::default();
    let function = FuncRef::from_u32(1);
    let kernel = build_function(kernel, Role::Caller, Some(function));
    let callee = build_function(callee, Role::Callee, None);
    module.functions.push(FunctionDecl::Defined(Box::new(kernel)));
    module.functions.push(FunctionDecl::Defined(Box::new(callee)));
    module
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Kernel,
    /// A kernel with calls.
    Caller,
    /// The function that it calls.
    Callee,
}

fn build_function(shape: &Shape, role: Role, callee: Option<FuncRef>) -> Function {
    let n = shape.succs.len() as u32;
    let succs: Vec<Vec<u32>> = shape
        .succs
        .iter()
        .map(|s| s.iter().map(|t| t % n).collect())
        .collect();
    let mut random = Random(shape.seed);
    let mut func = if role == Role::Callee {
        Function::new("f", FunctionKind::Function)
    } else {
        Function::new("k", FunctionKind::Kernel)
    };
    let dom = dominators(&succs);

    let entry = func.append_block();
    let blocks: Vec<Block> = (0..n).map(|_| func.append_block()).collect();
    let params: Vec<[Value; 3]> = blocks
        .iter()
        .map(|&block| [Type::I32, Type::I32, Type::B1].map(|ty| func.dfg.append_block_param(block, ty)))
        .collect();

    let (lane, address) = if role == Role::Callee {
        (func.dfg.append_block_param(entry, Type::I32), None)
    } else {
        let (lane, address) = word_of_lane(&mut func, entry);
        (lane, Some(address))
    };
    let mut at = func.at_end(entry);
    let odd = at.iconst(Type::I32, 0x9e37_79b1);
    let state = at.imul(Type::I32, lane, odd);
    let count = at.gridsize(Type::I32, 0);
    let cond = at.bconst(1);
    let first = at.dfg_mut().block_call(blocks[0], &[state, count, cond]);
    at.jump(first);

    // Values first, so that a block may use those of a dominating block that stands later.
    let mut made: Vec<Option<Made>> = vec![None; n as usize];
    let mut order: Vec<u32> = (0..n).filter(|&b| dom[b as usize].is_some()).collect();
    order.sort_by_key(|&b| depth(&dom, b));
    for &b in &order {
        let mut active = None;
        if shape.cross_lane && random.next(2) == 0 {
            let mut at = func.at_end(blocks[b as usize]);
            let yes = at.bconst(1);
            if shape.lanes_matter {
                let mask = at.activelanemask(yes);
                let lanes = at.dfg_mut().first_result(mask);
                let odd = at.iconst(Type::I64, 0x9e37_79b9_7f4a_7c15);
                let mixed = at.imul(Type::I64, lanes, odd);
                let half = at.iconst(Type::I32, 32);
                let high = at.ushr(Type::I64, mixed, half);
                active = Some(at.ireduce(Type::I32, high));
            } else if role == Role::Kernel {
                at.activelanemask(yes);
            } else {
                active = Some(at.activelanecount(yes));
            }
        }
        let mut here = values(&mut func, &mut random, &blocks, &params, &made, &dom, b);
        let mut at = func.at_end(blocks[b as usize]);
        if let Some(active) = active {
            here.state = at.iadd(Type::I32, here.state, active);
        }
        if let Some(callee) = callee
            && random.next(3) == 0
        {
            let call = at.call(&[Type::I32], callee, &[here.state]);
            here.state = at.dfg_mut().first_result(call);
        }
        made[b as usize] = Some(here);
    }
    for b in 0..n {
        let block = blocks[b as usize];
        let Some(here) = made[b as usize] else {
            continue;
        };
        terminate(
            &mut func,
            &mut random,
            &blocks,
            here,
            &succs[b as usize],
            block,
            address,
        );
    }
    // Nothing leads to the others.
    let reached = |block: &Block| !blocks.contains(block) || func.terminator(*block).is_some();
    let order = func.layout.blocks().iter().copied().filter(reached).collect();
    func.layout.set_order(order);
    func
}

/// The work-item's number and the address of its word.
fn word_of_lane(func: &mut Function, entry: Block) -> (Value, Value) {
    func.params.push(Param {
        name: "out".to_owned(),
        ty: Type::I64,
        count: 1,
        offset: 0,
        align: 8,
        kind: Default::default(),
    });
    func.kernarg_bytes = 8;
    let mut at = func.at_end(entry);
    let lane = at.workitemabsid(Type::I32, 0);
    let base = at.kernargbaseptr(Type::I64);
    let load = at.load(
        Type::I64,
        &[Type::I64],
        MemInfo::plain(Segment::Kernarg, 3),
        0,
        base,
    );
    let out = at.dfg_mut().first_result(load);
    let wide = at.uextend(Type::I64, lane);
    let two = at.iconst(Type::I32, 2);
    let offset = at.ishl(Type::I64, wide, two);
    (lane, at.iadd(Type::I64, out, offset))
}

/// Immediate dominators among the blocks; the first is its own. `None` for unreachable ones.
fn dominators(succs: &[Vec<u32>]) -> Vec<Option<u32>> {
    let mut func = Function::new("graph", FunctionKind::Kernel);
    let blocks: Vec<Block> = succs.iter().map(|_| func.append_block()).collect();
    for (b, targets) in succs.iter().enumerate() {
        let calls: Vec<BlockCall> = targets
            .iter()
            .map(|&t| func.dfg.block_call(blocks[t as usize], &[]))
            .collect();
        let table = func.dfg.switch_tables.push(calls);
        let index = func.at_end(blocks[b]).iconst(Type::I32, 0);
        if targets.is_empty() {
            func.at_end(blocks[b]).return_(&[]);
        } else {
            func.at_end(blocks[b]).switch(Width::ONE, index, table);
        }
    }
    let tree = DominatorTree::new(&Cfg::new(&func));
    blocks
        .iter()
        .map(|&b| {
            tree.is_reachable(b)
                .then(|| tree.idom(b).unwrap_or(b).index() as u32)
        })
        .collect()
}

fn depth(dom: &[Option<u32>], mut block: u32) -> u32 {
    let mut depth = 0;
    while let Some(up) = dom[block as usize].filter(|&up| up != block) {
        (block, depth) = (up, depth + 1);
    }
    depth
}

fn values(
    func: &mut Function,
    random: &mut Random,
    blocks: &[Block],
    params: &[[Value; 3]],
    made: &[Option<Made>],
    dom: &[Option<u32>],
    b: u32,
) -> Made {
    // A dominating block, some way up.
    let mut up = b;
    for _ in 0..=random.next(3) {
        up = dom[up as usize].unwrap_or(up);
    }
    let above = made[up as usize];
    let [state, count, carried] = params[b as usize];
    let mut at = func.at_end(blocks[b as usize]);
    let salt = at.iconst(Type::I32, u64::from(random.next(1 << 30)));
    let odd = at.iconst(Type::I32, 0x85eb_ca6b);
    let mixed = at.bxor(Type::I32, state, salt);
    let mixed = at.imul(Type::I32, mixed, odd);
    let thirteen = at.iconst(Type::I32, 13);
    let high = at.ushr(Type::I32, mixed, thirteen);
    let mut state = at.bxor(Type::I32, mixed, high);
    let step = at.iconst(Type::I32, u64::from(1 + random.next(7)));
    let mut count = at.iadd(Type::I32, count, step);
    if let Some(above) = above {
        match random.next(4) {
            0 => state = at.iadd(Type::I32, state, above.state),
            1 => state = at.bxor(Type::I32, state, above.count),
            2 => count = at.iadd(Type::I32, count, above.count),
            _ => {}
        }
    }
    let bit = at.iconst(Type::I32, 1 << random.next(4));
    let zero = at.iconst(Type::I32, 0);
    let which = random.next(8);
    let source = if which == 0 { count } else { state };
    let masked = at.band(Type::I32, source, bit);
    let own = at.icmp(IntCC::Ne, masked, zero);
    let cond = match (which, above) {
        (1, _) => carried,
        (2, Some(above)) => at.bxor(Type::B1, own, above.cond),
        (3, Some(above)) => above.cond,
        (4, _) => at.bor(Type::B1, own, carried),
        _ => own,
    };
    Made { state, count, cond }
}

fn terminate(
    func: &mut Function,
    random: &mut Random,
    blocks: &[Block],
    here: Made,
    succs: &[u32],
    block: Block,
    address: Option<Value>,
) {
    let calls: Vec<BlockCall> = succs
        .iter()
        .map(|&t| {
            // Arguments differ per edge now and then.
            let args = match random.next(3) {
                0 => [here.count, here.count, here.cond],
                _ => [here.state, here.count, here.cond],
            };
            func.dfg.block_call(blocks[t as usize], &args)
        })
        .collect();
    let mut at = func.at_end(block);
    match calls[..] {
        [] => {
            let sum = at.iadd(Type::I32, here.state, here.count);
            match address {
                Some(address) => {
                    at.store(Type::I32, MemInfo::plain(Segment::Global, 2), 0, &[address, sum]);
                    at.return_(&[]);
                }
                None => {
                    at.return_(&[sum]);
                }
            }
        }
        [to] => {
            at.jump(to);
        }
        [yes, no] => {
            at.branch(Width::ONE, here.cond, [yes, no]);
        }
        _ => {
            let mut table = calls.clone();
            while !table.len().is_power_of_two() {
                table.push(calls[0]);
            }
            let mask = at.iconst(Type::I32, table.len() as u64 - 1);
            let source = if random.next(4) == 0 {
                here.count
            } else {
                here.state
            };
            let index = at.band(Type::I32, source, mask);
            let table = at.dfg_mut().switch_tables.push(table);
            at.switch(Width::ONE, index, table);
        }
    }
}
