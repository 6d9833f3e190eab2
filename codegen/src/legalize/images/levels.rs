//! Levels of images, for machines whose instructions name none, and for routines.
//!
//! An image of HSAIL has one level. So the level of detail of a sample, which is clamped to the levels that there are, and gradients, from which it follows, change
//! nothing. A level that there is not has no elements: a load or store there is one outside of the image, and gets a first coordinate that is outside of every image.

use super::Expander;
use crate::ir::{Function, ImageOperands, Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};
use crate::legalize::{Action, Legality};

/// Replaces the operations that a table wants without a level; returns how many.
pub(super) fn run(func: &mut Function, table: &Legality) -> usize {
    let mut count = 0;
    for block in func.layout.blocks().to_vec() {
        for inst in std::mem::take(func.layout.insts_mut(block)) {
            func.dfg.resolve_aliases(inst);
            let wanted = table.action(func, inst) == Action::OnlyLevel;
            let mut at = Expander::new(func, inst);
            let Some(new) = wanted.then(|| without(&mut at, inst)).flatten() else {
                func.layout.append_inst(inst, block);
                continue;
            };
            let made = at.made;
            let (old, new) = (func.dfg.results(inst).to_vec(), func.dfg.results(new).to_vec());
            for (old, new) in old.into_iter().zip(new) {
                func.dfg.make_alias(old, new);
            }
            made.into_iter()
                .for_each(|inst| func.layout.append_inst(inst, block));
            count += 1;
        }
    }
    count
}

/// The operation without a level that does the same.
fn without(at: &mut Expander<'_>, inst: Inst) -> Option<Inst> {
    let dfg = &at.func.dfg;
    let InstructionData::Image { opcode, geometry, .. } = *dfg.inst(inst) else {
        return None;
    };
    let (ty, args) = (dfg.ctrl_type(inst), dfg.args(inst).to_vec());
    let results = dfg.results(inst).iter();
    let types: Vec<Type> = results.map(|&value| dfg.value_type(value)).collect();
    let operands = ImageOperands::of(opcode, geometry);
    let mut all = args[..operands.coordinates.start].to_vec();
    all.extend(coordinates(at, &operands, &args));
    all.extend(&args[operands.stored]);
    Some(match opcode {
        Opcode::ImageLoadLevel => at.image_load(ty, &types, geometry, &all),
        Opcode::ImageStoreLevel => at.image_store(ty, geometry, &all),
        Opcode::ImageSampleLevel | Opcode::ImageSampleGradient => at.image_sample(ty, &types, geometry, &all),
        _ => return None,
    })
}

/// The coordinates of an operation in the only level of its image.
pub(super) fn coordinates(at: &mut Expander<'_>, operands: &ImageOperands, args: &[Value]) -> Vec<Value> {
    let mut all = args[operands.coordinates.clone()].to_vec();
    let level = args[operands.level.clone()].first();
    if let (Some(&level), false) = (level, operands.sampled) {
        let (zero, outside) = (at.int(Type::I32, 0), at.int(Type::I32, u64::MAX));
        let is_there = at.icmp(IntCC::Eq, level, zero);
        all[0] = at.select(Type::I32, is_there, all[0], outside);
    }
    all
}
