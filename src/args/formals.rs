//! Whether arguments are those of a kernel: as many, and each of the type of its formal.
//!
//! Integers of one size are one type, whether signed or not; a bit type holds anything of its size, as a formal and as an argument; an
//! address is an integer. A formal that is packed, or an array, takes bits.

use super::KernelArg;
use crate::case::ElementKind;
use std::fmt;
use wavelift_codegen::ir::{Function, text::print_name};
use wavelift_hsail::model::{Dimension, TypeClass, Variable};

/// What an argument must be for a formal to take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Anything,
    Integers,
    Floats,
    Bits,
}

/// The type of a kernel's formal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormalType {
    /// As the language of the module writes it.
    shown: String,
    takes: Takes,
}

impl FormalType {
    /// Of a formal in HSAIL.
    pub fn of_variable(variable: &Variable) -> FormalType {
        let ty = variable.ty;
        let plain = variable.dim == Dimension::Scalar && ty.elements() == 1;
        FormalType {
            shown: match variable.dim {
                Dimension::Scalar => ty.to_string(),
                Dimension::Unsized => format!("{ty}[]"),
                Dimension::Array(count) => format!("{ty}[{count}]"),
            },
            takes: match ty.class() {
                _ if !plain => Takes::Bits,
                TypeClass::Bit => Takes::Anything,
                TypeClass::Float => Takes::Floats,
                TypeClass::Unsigned
                | TypeClass::Signed
                | TypeClass::Image
                | TypeClass::Sampler
                | TypeClass::Signal => Takes::Integers,
            },
        }
    }

    /// Of the formals of a kernel of the IR, which does not tell integers from bits.
    pub fn of_function(func: &Function) -> Vec<FormalType> {
        let of = |param: &wavelift_codegen::ir::Param| FormalType {
            shown: match param.count {
                1 => param.ty.to_string(),
                count => format!("{}[{count}]", param.ty),
            },
            takes: match param.count {
                1 if param.ty.is_vector() => Takes::Bits,
                1 if param.ty.is_float() => Takes::Floats,
                1 => Takes::Integers,
                _ => Takes::Bits,
            },
        };
        func.params.iter().map(of).collect()
    }

    /// Whether an argument of its size is of its type.
    fn takes(&self, arg: &KernelArg) -> bool {
        let KernelArg::Scalar(ty, _) = arg else {
            // Addresses, handles and offsets are integers.
            return matches!(self.takes, Takes::Anything | Takes::Integers);
        };
        match (ty.kind(), self.takes) {
            (ElementKind::Bits, _) | (_, Takes::Anything) => true,
            (ElementKind::Unsigned | ElementKind::Signed, takes) => takes == Takes::Integers,
            (ElementKind::Float, takes) => takes == Takes::Floats,
            // The register form of a half is no type of a formal.
            (ElementKind::HalfInWord, _) => false,
        }
    }

    /// What an argument of this type and size looks like.
    fn example(&self, bytes: u32) -> String {
        match self.takes {
            Takes::Floats | Takes::Bits => format!("b{}:0x...", bytes * 8),
            Takes::Anything | Takes::Integers => format!("u{}:VALUE", bytes * 8),
        }
    }
}

/// Arguments that a kernel does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormalError {
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub help: String,
}

const ARGUMENTS_HELP: &str = "give each formal its argument, in order: TYPE:VALUE of the formal's size, or a buffer (`buf:`, \
     `zero:`, `iota:`, `values:`, `file:`) for an address; see `wavelift help run`";

/// Checks arguments for a kernel whose formals have these types. Addresses have `address_bytes`.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_formals(
    kernel: &Function,
    types: &[FormalType],
    args: &[KernelArg],
    address_bytes: usize,
) -> Result<(), FormalError> {
    let name = &kernel.name;
    let wrong = |what: String, help: &str| {
        Err(FormalError {
            what,
            help: help.to_owned(),
        })
    };
    // A kernel without formals may read its segment through `kernargbaseptr`.
    if kernel.params.is_empty() {
        return Ok(());
    }
    if kernel.params.len() != args.len() {
        let formals = kernel.params.iter();
        let list: Vec<String> = formals
            .take(MAX_LISTED)
            .map(|p| format!("{} ({} bytes)", print_name(&p.name), p.bytes()))
            .collect();
        let more = if kernel.params.len() > MAX_LISTED {
            ", ..."
        } else {
            ""
        };
        let what = format!(
            "kernel &{name} takes {} arguments, not {}: {}{more}",
            kernel.params.len(),
            args.len(),
            list.join(", ")
        );
        return wrong(what, ARGUMENTS_HELP);
    }
    for (index, (formal, arg)) in kernel.params.iter().zip(args).enumerate() {
        let size = match arg {
            KernelArg::Scalar(_, bytes) => bytes.len(),
            KernelArg::Buffer(_) | KernelArg::Function(_) => address_bytes,
            KernelArg::Group(_) => 4,
        };
        let shown = format!("{} ({} bytes)", print_name(&formal.name), formal.bytes());
        if formal.bytes() as usize != size {
            let what = format!("argument {index} of kernel &{name} is {shown}, but {size} bytes are given");
            return wrong(what, ARGUMENTS_HELP);
        }
        let Some(ty) = types.get(index) else { continue };
        if !ty.takes(arg) {
            let what = format!(
                "argument {index} of kernel &{name}, {}, has type {}, but {} is given",
                print_name(&formal.name),
                ty.shown,
                Given(arg)
            );
            let help = match ty.takes {
                Takes::Floats => format!(
                    "write `f{}:VALUE`, or `{}` for its bits",
                    size * 8,
                    ty.example(formal.bytes())
                ),
                _ => format!(
                    "write `{}`; `b{}:0x...` gives bits of any type",
                    ty.example(formal.bytes()),
                    size * 8
                ),
            };
            return wrong(what, &help);
        }
    }
    Ok(())
}

/// Formals that are listed in a message.
const MAX_LISTED: usize = 16;

/// An argument as a message names it.
struct Given<'a>(&'a KernelArg);

impl fmt::Display for Given<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            KernelArg::Scalar(ty, _) => write!(f, "a value of type {ty}"),
            KernelArg::Function(_) => f.write_str("the handle of a function"),
            KernelArg::Buffer(_) => f.write_str("the address of a buffer"),
            KernelArg::Group(_) => f.write_str("an offset in group memory"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::{FunctionKind, Param, Type};

    fn kernel(types: &[(Type, u32)]) -> Function {
        let mut func = Function::new("k", FunctionKind::Kernel);
        func.params = types
            .iter()
            .map(|(ty, count)| Param {
                name: "x".to_owned(),
                ty: *ty,
                count: *count,
                offset: 0,
                align: 16,
                kind: Default::default(),
            })
            .collect();
        func
    }

    fn check(ty: Type, count: u32, word: &str) -> Result<(), FormalError> {
        let func = kernel(&[(ty, count)]);
        let arg = KernelArg::parse(word).expect("an argument");
        check_formals(&func, &FormalType::of_function(&func), &[arg], 8)
    }

    #[test]
    fn integers_floats_and_bits() {
        for (ty, count, word, fits) in [
            (Type::I32, 1, "u32:8", true),
            (Type::I32, 1, "s32:-8", true),
            (Type::I32, 1, "b32:8", true),
            (Type::I32, 1, "f32:8", false),
            (Type::I32, 1, "group:8", true),
            (Type::F32, 1, "f32:8", true),
            (Type::F32, 1, "b32:8", true),
            (Type::F32, 1, "u32:8", false),
            (Type::F32, 1, "group:8", false),
            (Type::F64, 1, "zero:8", false),
            (Type::F64, 1, "func:f", false),
            (Type::I64, 1, "zero:8", true),
            (Type::I64, 1, "func:f", true),
            (Type::I64, 1, "f64:1", false),
            (Type::I8X4, 1, "b32:1", true),
            (Type::I8X4, 1, "u32:1", false),
            (Type::I32, 2, "b64:1", true),
            (Type::I32, 2, "u64:1", false),
            (Type::I32, 1, "f16u32:1", false),
            // Sizes count in any case.
            (Type::I32, 1, "u64:1", false),
            (Type::I32, 1, "zero:4", false),
        ] {
            let found = check(ty, count, word);
            assert_eq!(found.is_ok(), fits, "{ty} {count} {word}: {found:?}");
        }
    }

    #[test]
    fn what_is_said() {
        let error = check(Type::I32, 1, "f32:8").expect_err("another type");
        assert_eq!(
            error.what,
            "argument 0 of kernel &k, %x, has type i32, but a value of type f32 is given"
        );
        assert_eq!(
            error.help,
            "write `u32:VALUE`; `b32:0x...` gives bits of any type"
        );
    }
}
