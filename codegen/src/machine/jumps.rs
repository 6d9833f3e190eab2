//! Jumps that lead to jumps: blocks that do nothing else have no code.

use super::{MBlock, MachFunc, MachInst};

/// Where a jump to a block arrives: after blocks that do nothing but jump. A block that leads into a circle of such blocks stays, as the
/// circle does: an endless loop has to be somewhere.
pub fn destination<I: MachInst>(func: &MachFunc<I>, start: MBlock) -> MBlock {
    let mut block = start;
    for _ in 0..func.order.len() {
        match &func.blocks[block].insts[..] {
            [inst] => match inst.jump_target() {
                Some(target) if target != block => block = target,
                _ => return block,
            },
            _ => return block,
        }
    }
    start
}

/// The blocks that have code, in their order: the first, and those in which jumps arrive.
pub fn blocks_with_code<I: MachInst>(func: &MachFunc<I>) -> Vec<MBlock> {
    let has_code = |&block: &MBlock| block == func.entry() || destination(func, block) == block;
    func.order.iter().copied().filter(has_code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::MBlockData;
    use crate::machine::toy::Jump;

    /// Blocks that only jump are passed by; a circle of them keeps its blocks, whatever their number.
    #[test]
    fn jumps_arrive_after_blocks_that_only_jump() {
        for circle in 1..6 {
            // The entry, a block that leads into the circle, and the circle.
            let mut func = MachFunc::<Jump>::new("circle");
            let blocks: Vec<MBlock> = (0..circle + 2)
                .map(|_| func.blocks.push(MBlockData::default()))
                .collect();
            func.order = blocks.clone();
            func.blocks[blocks[0]].insts = vec![Jump(None), Jump(Some(blocks[1]))];
            func.blocks[blocks[1]].insts = vec![Jump(Some(blocks[2]))];
            for n in 0..circle {
                func.blocks[blocks[2 + n]].insts = vec![Jump(Some(blocks[2 + (n + 1) % circle]))];
            }
            let code = blocks_with_code(&func);
            assert!(code.contains(&blocks[0]));
            for &block in &blocks {
                let end = destination(&func, block);
                assert!(
                    code.contains(&end),
                    "{circle}: {block} leads to {end}, which has no code"
                );
            }
        }
    }
}
