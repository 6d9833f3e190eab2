//! IR operations that gfx900 lacks become others before selection.
//!
//! Identities of work-items are arithmetic over the dispatch packet; division is multiplication by a reciprocal; bit
//! operations on vectors are those on integers of the same size.

mod bits;
mod divide;
mod ids;

use wavelift_codegen::ir::{
    Block, DataFlowGraph, Function, Inst, InstBuilder, InstructionData, SourceLoc, Type, Value,
};

/// Replaces what the machine cannot do.
pub fn legalize(func: &mut Function) {
    for block in func.layout.blocks().to_vec() {
        let insts = std::mem::take(func.layout.insts_mut(block));
        for inst in insts {
            let loc = func.dfg.locs[inst];
            let replaced = {
                let mut at = At { func, block, loc };
                ids::expand(&mut at, inst)
                    .or_else(|| divide::expand(&mut at, inst))
                    .or_else(|| bits::expand(&mut at, inst))
            };
            match replaced {
                Some(value) => {
                    let old = func.dfg.first_result(inst);
                    func.dfg.make_alias(old, value);
                }
                None => func.layout.append_inst(inst, block),
            }
        }
    }
    func.resolve_all_aliases();
}

/// Builds at the end of the block so far, in place of an instruction.
struct At<'f> {
    func: &'f mut Function,
    block: Block,
    loc: SourceLoc,
}

impl At<'_> {
    fn int(&mut self, ty: Type, value: u64) -> Value {
        self.iconst(ty, value)
    }
}

impl InstBuilder for At<'_> {
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
