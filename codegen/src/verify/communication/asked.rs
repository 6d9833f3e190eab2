//! What conditions ask of the index of a switch, which may become a chain or a search of branches.

use crate::ir::{Function, InstructionData, IntCC, Opcode, Type, Value};

/// What a condition says of the index of a switch.
pub(super) struct Asked {
    /// Whether it holds.
    pub(super) holds: bool,
    /// Whether it asks if the index is below an entry: then both ways may lead to other questions.
    pub(super) below: bool,
}

impl Asked {
    /// What a condition says if an index is that of an entry; `None` if it asks for anything else.
    pub(super) fn of(func: &Function, condition: Value, index: Value, entry: u64) -> Option<Asked> {
        let dfg = &func.dfg;
        let mut asked = Asked {
            holds: false,
            below: false,
        };
        let mut work = vec![condition];
        while let Some(value) = work.pop() {
            let inst = dfg.defining_inst(dfg.resolve(value))?;
            match (dfg.inst(inst), dfg.args(inst)) {
                (InstructionData::IntCompare { cond, .. }, &[a, b]) if is_low_word(func, a, index) => {
                    let constant = dfg.int_constant(b)?;
                    asked.holds |= match cond {
                        IntCC::Eq => entry == constant,
                        IntCC::Ult => entry < constant,
                        _ => return None,
                    };
                    asked.below |= *cond == IntCC::Ult;
                }
                (
                    InstructionData::Binary {
                        opcode: Opcode::Bor, ..
                    },
                    &[a, b],
                ) => work.extend([a, b]),
                _ => return None,
            }
        }
        Some(asked)
    }
}

/// Whether a value is an index, or the low word of it.
fn is_low_word(func: &Function, value: Value, index: Value) -> bool {
    let dfg = &func.dfg;
    let value = dfg.resolve(value);
    let reduced = dfg.defining_inst(value).map(|inst| *dfg.inst(inst));
    match reduced {
        _ if value == index => true,
        Some(InstructionData::Unary {
            opcode: Opcode::Ireduce,
            arg,
        }) => dfg.resolve(arg) == index && dfg.value_type(value) == Type::I32,
        _ => false,
    }
}
