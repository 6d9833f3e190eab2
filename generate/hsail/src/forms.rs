//! Every form of an instruction: all legal combinations of suffixes, each with operands that suit it.
//!
//! For each row of the table all legal types, packings, roundings, segments, orders, scopes, operations and geometries are multiplied out, with a few
//! values of `align`, `equiv` and `width`. What rules beyond the rows refuse, the caller says.

use crate::Setting;
use std::collections::HashSet;
use wavelift_hsail::Span;
use wavelift_hsail::combinations::{Value, legal_values, product, values};
use wavelift_hsail::model::{Inst, MachineModel, Opcode, RegisterKind, Segment, Type};
use wavelift_hsail::table::{self, Slot};

/// Whether an instruction stands in the kernel or in the function with formal arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the kernel.
    Kernel,
    /// In the function.
    Function,
}

/// A statement of an operation with suffixes (a value for each part of its syntax), with registers, immediates and names that suit its suffixes.
pub fn statement(setting: Setting, opcode: Opcode, chosen: &[&Value]) -> Option<(Place, String, Inst)> {
    let mut inst = Inst::new(opcode, Span::NONE);
    let mut text = opcode.name().to_string();
    for value in chosen {
        (value.set)(&mut inst, value.code);
        if !value.text.is_empty() {
            text.push('_');
            text.push_str(&value.text);
        }
    }
    table::fill_defaults(&mut inst);
    let segment = inst.mods.segment;
    let place = if segment == Some(Segment::Arg) {
        Place::Function
    } else {
        Place::Kernel
    };
    let text = match opcode {
        Opcode::Call => format!("{{ {text} &f0()(); }}"),
        Opcode::SCall => {
            let register = inst.ty.map_or(RegisterKind::Single, Type::register_kind);
            format!("{{ {text} {register}1()()[&f0]; }}")
        }
        Opcode::ICall => {
            let register = inst.ty.map_or(RegisterKind::Double, Type::register_kind);
            format!("{{ {text} {register}1()() &sg; }}")
        }
        _ => {
            for (number, &slot) in table::nearest(&inst)?.operands.iter().enumerate() {
                let separator = if number == 0 || slot == Slot::Labels {
                    " "
                } else {
                    ", "
                };
                text.push_str(separator);
                text.push_str(&operand(setting, &inst, slot, number)?);
            }
            text.push(';');
            text
        }
    };
    Some((place, text, inst))
}

fn operand(setting: Setting, inst: &Inst, slot: Slot, number: usize) -> Option<String> {
    let wide = if setting.machine == MachineModel::Large {
        "[$d9+8]"
    } else {
        "[$s9+8]"
    };
    let register = |ty: Option<Type>, number: usize| {
        format!("{}{number}", ty.map_or(RegisterKind::Single, Type::register_kind))
    };
    let vector = |ty: Option<Type>, count: usize| {
        if count == 0 {
            return register(ty, number * 4);
        }
        let all: Vec<String> = (0..count).map(|i| register(ty, number * 4 + i)).collect();
        format!("({})", all.join(", "))
    };
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) | Slot::Src(ty) => register(ty.of(inst), number),
        Slot::Imm(_) | Slot::Constant(_) => "1".into(),
        Slot::DestVector(ty) | Slot::SrcVector(ty) => vector(ty.of(inst), inst.mods.vector.into()),
        Slot::DestQuad(ty) | Slot::SrcQuad(ty) => vector(ty.of(inst), 4),
        Slot::Coordinates => {
            let count = inst.mods.geometry?.coordinates();
            vector(inst.coord_type, if count == 1 { 0 } else { count })
        }
        Slot::Gradients => {
            let count = inst.mods.geometry?.dimensions();
            vector(Some(Type::F32), if count == 1 { 0 } else { count })
        }
        // Handles are loaded from variables of their type; only signals may be in the spill segment.
        Slot::Address if inst.ty.is_some_and(Type::is_opaque) => match (inst.mods.segment, inst.ty?) {
            (Some(Segment::Spill), Type::Sig64) if setting.machine == MachineModel::Large => {
                "[%sp_sig]".into()
            }
            (Some(Segment::Spill), Type::Sig32) if setting.machine == MachineModel::Small => {
                "[%sp_sig]".into()
            }
            (Some(Segment::Spill), _) => return None,
            (Some(Segment::Kernarg), Type::Sig32 | Type::Sig64) => "[%ka_sig]".into(),
            (Some(Segment::Arg), Type::Sig32 | Type::Sig64) => "[%i_sig]".into(),
            (Some(Segment::Kernarg), ty) => format!("[%ka_{ty}]"),
            (Some(Segment::Arg), ty) => format!("[%i_{ty}]"),
            (Some(Segment::Group | Segment::Private | Segment::Region), _) => "[$s9+8]".into(),
            _ => wide.into(),
        },
        Slot::Address => match inst.mods.segment {
            Some(Segment::Spill) => "[%sp]".into(),
            Some(Segment::Kernarg) => "[%ka]".into(),
            Some(Segment::Arg) if inst.opcode == Opcode::St => "[%o]".into(),
            Some(Segment::Arg) => "[%i]".into(),
            Some(Segment::Group | Segment::Private | Segment::Region) => "[$s9+8]".into(),
            _ => wide.into(),
        },
        Slot::Label => "@l".into(),
        Slot::Labels => "[@l, @l]".into(),
        Slot::Fbarrier | Slot::FbarrierName => "%fb".into(),
        Slot::Function | Slot::Functions | Slot::Signature | Slot::Arguments => return None,
    })
}

const BEFORE_FUNCTION: &str = "module &m:1:0:PROFILE:MACHINE:$default;
extension \"IMAGE\";
extension \"amd:gcn\";
extension \"amd:mipmap\";
decl prog function &f0()();
signature &sg()();
function &g(align(16) arg_u8 %o[64])(align(16) arg_u8 %i[64], arg_roimg %i_roimg[4], arg_woimg %i_woimg[4],
    arg_rwimg %i_rwimg[4], arg_samp %i_samp[4], arg_SIGNAL %i_sig[4])
{
";
const BEFORE_KERNEL: &str = "};
kernel &k(align(16) kernarg_u8 %ka[64], kernarg_roimg %ka_roimg[4], kernarg_woimg %ka_woimg[4],
    kernarg_rwimg %ka_rwimg[4], kernarg_samp %ka_samp[4], kernarg_SIGNAL %ka_sig[4])
{
spill_SIGNAL %sp_sig[4];
align(16) spill_u8 %sp[64];
fbarrier %fb;
";
const AFTER_KERNEL: &str = "@l:\nret;\n};\n";

/// Lines of a module in front of the statements of the function.
pub const BEFORE_FUNCTION_LINES: usize = 9;
/// Lines between the statements of the function and those of the kernel.
pub const BEFORE_KERNEL_LINES: usize = 7;

/// A module with statements, a line each, in its function and its kernel.
pub fn whole(setting: Setting, function: &str, kernel: &str) -> String {
    let signal = match setting.machine {
        MachineModel::Small => "sig32",
        MachineModel::Large => "sig64",
    };
    let fill = |text: &str| {
        text.replace("PROFILE", setting.profile.name())
            .replace("MACHINE", setting.machine.name())
            .replace("SIGNAL", signal)
    };
    format!(
        "{}{function}{}{kernel}{AFTER_KERNEL}",
        fill(BEFORE_FUNCTION),
        fill(BEFORE_KERNEL)
    )
}

/// A module with one statement.
pub fn alone(setting: Setting, place: Place, text: &str) -> String {
    match place {
        Place::Kernel => whole(setting, "", text),
        Place::Function => whole(setting, text, ""),
    }
}

/// A legal combination.
#[derive(Debug)]
pub struct Form {
    /// The operation.
    pub opcode: Opcode,
    /// Index into the values of each suffix.
    pub chosen: Vec<usize>,
    /// Where its statement stands.
    pub place: Place,
    /// The statement.
    pub text: String,
    /// The instruction without operands.
    pub inst: Inst,
}

/// Every combination whose module, with nothing else in it, is accepted.
pub fn legal(setting: Setting, accepts: &mut dyn FnMut(&str) -> bool) -> Vec<Form> {
    let mut all = Vec::new();
    let mut seen = HashSet::new();
    for row in table::TABLE {
        let parts: Vec<Vec<Value>> = table::syntax(row.opcode).iter().map(|p| values(*p)).collect();
        let fitting: Vec<Vec<usize>> = parts.iter().map(|part| legal_values(row, part)).collect();
        let sizes: Vec<usize> = fitting.iter().map(Vec::len).collect();
        product(&sizes, &mut |at| {
            let chosen: Vec<usize> = at.iter().zip(&fitting).map(|(i, fitting)| fitting[*i]).collect();
            let picked: Vec<&Value> = chosen.iter().zip(&parts).map(|(i, part)| &part[*i]).collect();
            let Some((place, text, inst)) = statement(setting, row.opcode, &picked) else {
                return;
            };
            if seen.contains(&text) {
                return;
            }
            if !accepts(&alone(setting, place, &text)) {
                return;
            }
            seen.insert(text.clone());
            all.push(Form {
                opcode: row.opcode,
                chosen,
                place,
                text,
                inst,
            });
        });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_of_a_module_are_counted() {
        let text = whole(Setting::ALL[0], "in the function\n", "in the kernel\n");
        let line = |what| text.lines().position(|line| line == what);
        assert_eq!(line("in the function"), Some(BEFORE_FUNCTION_LINES));
        assert_eq!(
            line("in the kernel"),
            Some(BEFORE_FUNCTION_LINES + 1 + BEFORE_KERNEL_LINES)
        );
    }
}
