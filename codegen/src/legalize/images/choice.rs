//! Images that the instructions of a machine know and images that they do not: what the structure of an image says decides at run time.
//!
//! The block is cut at the instruction. One branch has the instruction, the other the call of its routine, and both go to the second half, whose
//! parameters are the results. Which image an instruction uses is meant to be known statically (HSA PRM 7.1.9), so nearly always all of them take the same branch; where a
//! handle is in lanes they may part, as at any branch: neither side has communication.
//!
//! What is known of a sampler when code is made is not asked: readonly variables with samplers for initial values do not change.

use super::{Expander, Library, instead};
use crate::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, IntCC, MemInfo, Module, Opcode, Segment, Type,
    Value, Width,
};
use wavelift_images::layout::{self, Missing};
use wavelift_images::{Object, Sampler};

/// The blocks that a block was cut into, besides its beginning.
pub(super) struct Cut {
    /// What the machine does.
    pub(super) machine: Block,
    /// What a routine does.
    pub(super) routine: Block,
    /// What comes after both.
    pub(super) after: Block,
}

/// Cuts a block, which ends there, at an instruction that was taken from it. Nothing if the machine can do it with all images; unless `all` it can sample
/// all images but for their borders.
pub(super) fn choose(
    library: &mut Library<'_>,
    func: &mut Function,
    (block, inst): (Block, Inst),
    all: bool,
) -> Option<Cut> {
    let mut at = Expander::new(func, inst);
    let missing = is_missing(library.module, &mut at, inst, all)?;
    let [machine, routine, after] = [(); 3].map(|()| at.func.append_block());
    let targets = [routine, machine].map(|block| at.func.dfg.block_call(block, &[]));
    at.branch(Width::ONE, missing, targets);
    place(at, block);

    let mut at = Expander::new(func, inst);
    let old = at.func.dfg.results(inst).to_vec();
    let types: Vec<Type> = old.iter().map(|&value| at.func.dfg.value_type(value)).collect();
    let (data, ty) = (*at.func.dfg.inst(inst), at.func.dfg.ctrl_type(inst));
    let known = at.build(data, ty, Some(&types));
    let values = at.func.dfg.results(known).to_vec();
    leave(&mut at, after, &values);
    place(at, machine);

    let mut at = Expander::new(func, inst);
    let values = instead(library, &mut at, inst);
    leave(&mut at, after, &values);
    place(at, routine);

    for (old, ty) in old.into_iter().zip(types) {
        let param = func.dfg.append_block_param(after, ty);
        func.dfg.make_alias(old, param);
    }
    Some(Cut {
        machine,
        routine,
        after,
    })
}

/// Puts what was made at the end of a block.
fn place(at: Expander<'_>, block: Block) {
    let Expander { func, made, .. } = at;
    made.into_iter()
        .for_each(|inst| func.layout.append_inst(inst, block));
}

fn leave(at: &mut Expander<'_>, block: Block, values: &[Value]) {
    let target = at.func.dfg.block_call(block, values);
    at.jump(target);
}

/// Whether the machine cannot do it; nothing if it always can.
fn is_missing(module: &Module, at: &mut Expander<'_>, inst: Inst, all: bool) -> Option<Value> {
    let args = at.func.dfg.args(inst);
    let (image, sampler) = (args[0], args.get(1).copied());
    let known = match at.func.dfg.opcode(inst) {
        Opcode::ImageLoad | Opcode::ImageLoadLevel => Some(Missing::Loads.mask()),
        Opcode::ImageStore | Opcode::ImageStoreLevel => Some(Missing::Stores.mask()),
        _ => {
            let sampler = sampler.and_then(|sampler| known_sampler(module, at.func, sampler));
            let possible = if all { u32::MAX } else { Missing::Borders.mask() };
            sampler.map(|sampler| layout::needs(&sampler) & possible)
        }
    };
    if known == Some(0) {
        return None;
    }
    let bits = property(at, image, layout::IMAGE_MISSING);
    let wanted = match (known, sampler) {
        (None, Some(sampler)) => property(at, sampler, layout::SAMPLER_NEEDS),
        (known, _) => at.int(Type::I32, known.unwrap_or(u32::MAX).into()),
    };
    let bits = at.band(Type::I32, bits, wanted);
    let zero = at.int(Type::I32, 0);
    Some(at.icmp(IntCC::Ne, bits, zero))
}

/// A word of a structure.
fn property(at: &mut Expander<'_>, handle: Value, offset: i32) -> Value {
    let mem = MemInfo {
        constant: true,
        ..MemInfo::plain(Segment::Global, 2)
    };
    let load = at.load(Type::I32, &[Type::I32], mem, offset, handle);
    at.func.dfg.first_result(load)
}

/// The sampler whose handle is loaded from a readonly variable that has had it from the start.
fn known_sampler(module: &Module, func: &Function, handle: Value) -> Option<Sampler> {
    let dfg = &func.dfg;
    let load = dfg.defining_inst(dfg.resolve(handle))?;
    let (InstructionData::Load { offset, .. }, [_]) = (*dfg.inst(load), dfg.results(load)) else {
        return None;
    };
    let address = dfg.defining_inst(dfg.resolve(*dfg.args(load).first()?))?;
    let InstructionData::SymbolAddr { symbol, .. } = *dfg.inst(address) else {
        return None;
    };
    let variable = module.symbols.get(symbol)?;
    let offset = u64::try_from(offset).ok()?;
    let mut handles = variable
        .handles
        .iter()
        .filter(|_| variable.segment == Segment::Readonly);
    match handles.find(|handle| handle.offset == offset)?.object {
        Object::Sampler(sampler) => Some(sampler),
        Object::Image(_) => None,
    }
}
