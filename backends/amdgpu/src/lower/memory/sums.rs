//! Sums with a constant whose only readers are accesses of group memory, which add the constant themselves.
//!
//! Such a sum is nowhere: its readers have the other addend, also in other blocks. That one is alive where the sum would be, which takes no register more.
//! Sums stay whose readers could be pairs of words with them, and have too large offsets without ([`pairs`](super::pairs)).
//!
//! Rust, not rules: what reads a value is worked out for the whole function.

use super::pairs::FARTHEST_OF_PAIRS;
use rustc_hash::{FxHashMap, FxHashSet};
use wavelift_codegen::ir::{Function, Inst, InstructionData, Opcode, Segment, Type, Value};

/// Additions in a chain that are taken apart.
pub(super) const DEPTH: usize = 4;

/// Sums of which every reader has the addend and the constant instead.
#[derive(Clone, Debug, Default)]
pub struct AddressSums(FxHashMap<Value, (Value, i64)>);

impl AddressSums {
    /// Looks through a function. `constant` says which values are known, `fits` which offsets an access of group memory can have.
    pub(in super::super) fn new(
        func: &Function,
        constant: &dyn Fn(Value) -> Option<u64>,
        fits: &dyn Fn(i64) -> bool,
    ) -> AddressSums {
        let mut sums: FxHashMap<Value, (Value, i64)> = FxHashMap::default();
        let insts = || {
            func.layout
                .blocks()
                .iter()
                .flat_map(|&block| func.layout.insts(block))
        };
        for &inst in insts() {
            if addends(func, inst, constant).is_some() {
                let sum = func.dfg.first_result(inst);
                let parts = taken_apart(func, sum, constant);
                if constant(parts.0).is_none() {
                    sums.insert(sum, parts);
                }
            }
        }
        if sums.is_empty() {
            return AddressSums::default();
        }
        // Words that would be too far away for pairs.
        let mut far: FxHashSet<Value> = FxHashSet::default();
        for &inst in insts() {
            let accessed = accessed(func, inst);
            for value in func.dfg.uses(inst).map(|value| func.dfg.resolve(value)) {
                let Some(&(_, bytes)) = sums.get(&value) else {
                    continue;
                };
                let stays = accessed.is_none_or(|(address, offset)| {
                    let pairs = offset <= FARTHEST_OF_PAIRS && bytes + offset > FARTHEST_OF_PAIRS;
                    address != value || !fits(bytes + offset) || pairs && !far.insert(value)
                });
                if stays {
                    sums.remove(&value);
                }
            }
        }
        AddressSums(sums)
    }

    /// What readers of a sum that is nowhere have, and the constant that they add.
    pub(in super::super) fn get(&self, value: Value) -> Option<(Value, i64)> {
        self.0.get(&value).copied()
    }
}

/// The address and the offset of an access of group memory that reads its address only there.
fn accessed(func: &Function, inst: Inst) -> Option<(Value, i64)> {
    let data = func.dfg.inst(inst);
    let offset = match *data {
        InstructionData::Load { offset, .. } | InstructionData::Store { offset, .. } => offset.into(),
        _ => return None,
    };
    let (&address, others) = func.dfg.args(inst).split_first()?;
    let address = func.dfg.resolve(address);
    let once = others.iter().all(|&other| func.dfg.resolve(other) != address);
    (data.mem()?.segment == Segment::Group && once).then_some((address, offset))
}

/// What constants are added to, and their sum.
pub(super) fn taken_apart(
    func: &Function,
    value: Value,
    constant: &dyn Fn(Value) -> Option<u64>,
) -> (Value, i64) {
    let (mut value, mut bytes) = (value, 0);
    for _ in 0..DEPTH {
        let sum = func.dfg.defining_inst(value);
        let Some((addend, further)) = sum.and_then(|sum| addends(func, sum, constant)) else {
            break;
        };
        (value, bytes) = (addend, bytes + further);
    }
    (value, bytes)
}

/// The addend and the constant of a sum of 32 bits.
pub(super) fn addends(
    func: &Function,
    inst: Inst,
    constant: &dyn Fn(Value) -> Option<u64>,
) -> Option<(Value, i64)> {
    let InstructionData::Binary {
        opcode: Opcode::Iadd,
        args,
    } = *func.dfg.inst(inst)
    else {
        return None;
    };
    if func.dfg.ctrl_type(inst) != Type::I32 {
        return None;
    }
    let [a, b] = args.map(|arg| func.dfg.resolve(arg));
    let number = |bits: u64| i64::from(bits as u32 as i32);
    match (constant(a), constant(b)) {
        (_, Some(bits)) => Some((a, number(bits))),
        (Some(bits), _) => Some((b, number(bits))),
        _ => None,
    }
}
