//! What a machine must be able to do for a program as a whole, before any of its code is made: so that who compiles a program and who
//! runs it say the same, and nothing is spent on what cannot be written in the end.
//!
//! Cost: linear in the size of the module.

use crate::ir::{InstructionData, MachineModel, Module, Segment, SourceLoc, Symbol};
use cranelift_entity::EntitySet;
use std::fmt;

/// Why no code can be made of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgramError {
    /// Addresses of 32 bits, which the machine does not have.
    SmallModel {
        /// The machine.
        machine: &'static str,
    },
    /// A global or readonly variable that no module of the program defines.
    UndefinedVariable {
        /// The variable, without sigil.
        name: String,
        /// Its segment.
        segment: Segment,
        /// The kernel or function that uses it, without sigil.
        user: String,
        /// Where.
        loc: SourceLoc,
    },
    /// More global and readonly variables than a code object may hold.
    Variables {
        /// Bytes of all of them; [`u64::MAX`] if they are more.
        bytes: u64,
        /// The largest one, without sigil.
        largest: String,
        /// Its bytes.
        largest_bytes: u64,
        /// Bytes that a code object may hold.
        most: u64,
    },
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramError::SmallModel { machine } => {
                write!(
                    f,
                    "the small machine model on {machine}: its ABI has addresses of 64 bits only"
                )
            }
            ProgramError::UndefinedVariable {
                name,
                segment,
                user,
                loc,
            } => {
                write!(f, "the {} variable &{name} is used in &{user}", segment.name())?;
                if loc.is_known() {
                    write!(f, " at line {}", loc.0)?;
                }
                write!(f, ", but no module of the program defines it")
            }
            ProgramError::Variables {
                bytes,
                largest,
                largest_bytes,
                most,
            } => write!(
                f,
                "{bytes} bytes of global and readonly variables, but a code object has at most {most}; the largest is &{largest} \
                 with {largest_bytes}"
            ),
        }
    }
}

impl std::error::Error for ProgramError {}

impl ProgramError {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self {
            ProgramError::SmallModel { .. } => {
                "write the module for `$large`; `--target interp` runs the small model, too"
            }
            ProgramError::UndefinedVariable { .. } => {
                "define it in the module, or add the module that defines it to the program; `compile` leaves it to a linker or loader"
            }
            ProgramError::Variables { .. } => "pass large arrays as buffers",
        }
    }
}

/// Checks a program for a machine with addresses of 64 bits, whose code objects hold `most` bytes of global and readonly variables. With
/// `leave_undefined` a linker or loader knows the variables that the program does not define.
///
/// # Errors
/// The first thing that the machine cannot do.
pub fn check_program(
    module: &Module,
    machine: &'static str,
    most: u64,
    leave_undefined: bool,
) -> Result<(), ProgramError> {
    if module.model == MachineModel::Small {
        return Err(ProgramError::SmallModel { machine });
    }
    if !leave_undefined && let Some(error) = undefined_variable(module) {
        return Err(error);
    }
    let data = || {
        let all = module.symbols.values();
        all.filter(|data| in_object(data.segment) && !data.external)
    };
    let bytes = data().map(|data| data.size).fold(0, u64::saturating_add);
    match data().max_by_key(|data| data.size) {
        Some(largest) if bytes > most => Err(ProgramError::Variables {
            bytes,
            largest: largest.name.clone(),
            largest_bytes: largest.size,
            most,
        }),
        _ => Ok(()),
    }
}

/// The global and readonly variables that a program uses and leaves to others, in the order of its symbols.
pub fn used_externals(module: &Module) -> Vec<Symbol> {
    let mut used: EntitySet<Symbol> = EntitySet::new();
    for (_, func) in module.defined() {
        for (_, inst) in func.layout.iter() {
            if let InstructionData::SymbolAddr { symbol, .. } = *func.dfg.inst(inst) {
                used.insert(symbol);
            }
        }
    }
    let external = |symbol: &Symbol| {
        let data = &module.symbols[*symbol];
        data.external && in_object(data.segment) && used.contains(*symbol)
    };
    module.symbols.keys().filter(external).collect()
}

/// The first use of a global or readonly variable that the program does not define.
pub fn undefined_variable(module: &Module) -> Option<ProgramError> {
    let undefined = |data: &crate::ir::SymbolData| data.external && in_object(data.segment);
    if !module.symbols.values().any(undefined) {
        return None;
    }
    for (_, func) in module.defined() {
        for (_, inst) in func.layout.iter() {
            if let InstructionData::SymbolAddr { symbol, .. } = *func.dfg.inst(inst)
                && undefined(&module.symbols[symbol])
            {
                let data = &module.symbols[symbol];
                return Some(ProgramError::UndefinedVariable {
                    name: data.name.clone(),
                    segment: data.segment,
                    user: func.name.clone(),
                    loc: func.dfg.locs[inst],
                });
            }
        }
    }
    None
}

fn in_object(segment: Segment) -> bool {
    matches!(segment, Segment::Global | Segment::Readonly)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    fn check(text: &str) -> Result<(), String> {
        let module = parse_module(text).expect("a module");
        check_program(&module, "a machine", 100, false).map_err(|error| error.to_string())
    }

    const KERNEL: &str = "kernel %k {\nblock0:\n    v0 = symbol_addr.i64 %x\n    return\n}\n";

    #[test]
    fn a_declaration_that_is_used_is_missing() {
        let text = format!("global external %x : 4 align 4\nglobal external %y : 4 align 4\n{KERNEL}");
        let says = "the global variable &x is used in &k, but no module of the program defines it";
        assert_eq!(check(&text), Err(says.to_owned()));
        assert_eq!(
            check("global external %x : 4 align 4\nkernel %k {\nblock0:\n    return\n}\n"),
            Ok(())
        );
    }

    #[test]
    fn sizes_add_up_without_wrapping() {
        let says = "18446744073709551615 bytes of global and readonly variables, but a code object has at most 100; the largest is \
                    &x with 18446744073709551615";
        let text = "global %x : 18446744073709551615 align 1\nreadonly %y : 2 align 1\n";
        assert_eq!(check(text), Err(says.to_owned()));
        assert_eq!(
            check("global %x : 98 align 1\nreadonly %y : 2 align 1\ngroup %z : 1000 align 1\n"),
            Ok(())
        );
    }

    #[test]
    fn the_small_model_is_refused_first() {
        let says = "the small machine model on a machine: its ABI has addresses of 64 bits only";
        assert_eq!(
            check("module small\nglobal external %x : 4 align 4\n"),
            Err(says.to_owned())
        );
    }
}
