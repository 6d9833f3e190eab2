//! Sums with a constant whose only readers are accesses of group memory, which add the constant themselves.
//!
//! Such a sum is folded into its readers: no instruction makes it, and they have the other addend, also in other blocks. That one is alive where the sum would be, which takes no
//! register more. All readers have to agree, since another block may be selected already. Addresses and constants are bytes, of 32 bits.
//! Sums stay whose readers could be pairs of words with them, and have too large offsets without ([`pairs`](super::pairs)).
//!
//! Rust, not rules: what reads a value is worked out for the whole function.

use super::pairs::FARTHEST_OF_PAIRS;
use rustc_hash::FxHashMap;
use wavelift_codegen::ir::{Function, Inst, InstructionData, Layout, Opcode, Segment, Type, Value};

/// Additions in a chain that are taken apart.
pub(super) const DEPTH: usize = 4;

/// Sums that are folded: every reader has the addend and the constant instead.
#[derive(Clone, Debug, Default)]
pub struct AddressSums(FxHashMap<Value, (Value, i64)>);

/// A sum, and what its readers are, as far as they were looked at.
struct Found {
    parts: (Value, i64),
    /// An access reads it.
    accessed: bool,
    /// The access that could be a pair with it, and not without.
    far: Option<Inst>,
}

impl Found {
    /// Whether an access may have the parts instead.
    fn lets(&mut self, inst: Inst, offset: i64, fits: &dyn Fn(i64) -> bool) -> bool {
        self.accessed = true;
        let further = offset + self.parts.1;
        if !fits(further) {
            return false;
        }
        let could_pair = offset <= FARTHEST_OF_PAIRS && further > FARTHEST_OF_PAIRS;
        !could_pair || *self.far.get_or_insert(inst) == inst
    }
}

impl AddressSums {
    /// Looks through a function. `constant` says which values are known, `fits` which offsets an access of group memory can have.
    pub(in super::super) fn new(
        func: &Function,
        constant: &dyn Fn(Value) -> Option<u64>,
        fits: &dyn Fn(i64) -> bool,
    ) -> AddressSums {
        let mut sums: FxHashMap<Value, Found> = FxHashMap::default();
        for (_, inst) in func.layout.iter() {
            if addends(func, inst, constant).is_none() {
                continue;
            }
            let sum = func.dfg.first_result(inst);
            let parts = taken_apart(func, sum, constant);
            if constant(parts.0).is_none() {
                sums.insert(
                    sum,
                    Found {
                        parts,
                        accessed: false,
                        far: None,
                    },
                );
            }
        }
        // What lanes pass to other blocks is in the one layout, what waves do in the other.
        let layouts = [Some(&func.layout), func.wave.as_ref().map(|wave| &wave.layout)];
        for (_, inst) in layouts.into_iter().flatten().flat_map(Layout::iter) {
            if sums.is_empty() {
                break;
            }
            let access = accessed(func, inst);
            for value in func.dfg.uses(inst).map(|value| func.dfg.resolve(value)) {
                if let Some(found) = sums.get_mut(&value)
                    && !access
                        .is_some_and(|(address, offset)| address == value && found.lets(inst, offset, fits))
                {
                    sums.remove(&value);
                }
            }
        }
        let sums = sums.into_iter().filter(|(_, found)| found.accessed);
        AddressSums(sums.map(|(sum, found)| (sum, found.parts)).collect())
    }

    /// What readers of a folded sum have, and the bytes that they add.
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
