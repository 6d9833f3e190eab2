//! Whether arguments are those of a kernel: as many, and each of the type of its formal.
//!
//! Integers of one size are one type, whether signed or not; a bit type holds anything of its size, as a formal and as an argument; an
//! address is an integer. A formal that is packed, or an array, takes bits. One that HSAIL, the IR or metadata of a code object declare as a handle of an image or of a sampler takes such a
//! handle, and an image of its permission (HSA PRM 7.1.9).

use super::KernelArg;
use crate::case::ElementKind;
use std::fmt;
use wavelift_codegen::ir::{Function, Param, ParamKind, text::print_name};
use wavelift_hsail::model::{Dimension, TypeClass, Variable};
use wavelift_images::Permission;
use wavelift_simulator::machine::{ArgumentInfo, Handle};

/// What an argument must be for a formal to take it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Takes {
    Anything,
    Integers,
    Floats,
    Bits,
    Image(Permission),
    Sampler,
}

/// The type of a kernel's formal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormalType {
    /// As the language of the module writes it.
    shown: String,
    takes: Takes,
}

impl FormalType {
    /// Of a handle of an image with this permission, or of a sampler.
    fn of_handle(handle: Handle) -> FormalType {
        match handle {
            Handle::Image(permission) => FormalType {
                shown: permission.name().to_owned(),
                takes: Takes::Image(permission),
            },
            Handle::Sampler => FormalType {
                shown: "samp".to_owned(),
                takes: Takes::Sampler,
            },
        }
    }

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
                TypeClass::Sampler => Takes::Sampler,
                TypeClass::Image => {
                    Permission::from_name(&ty.to_string()).map_or(Takes::Integers, Takes::Image)
                }
                TypeClass::Unsigned | TypeClass::Signed | TypeClass::Signal => Takes::Integers,
            },
        }
    }

    /// Of the formals of a kernel of the IR, which does not tell integers from bits.
    pub fn of_function(func: &Function) -> Vec<FormalType> {
        let handle = |kind: ParamKind| match kind {
            ParamKind::Value => None,
            ParamKind::ReadOnlyImage => Some(Handle::Image(Permission::ReadOnly)),
            ParamKind::WriteOnlyImage => Some(Handle::Image(Permission::WriteOnly)),
            ParamKind::ReadWriteImage => Some(Handle::Image(Permission::ReadWrite)),
            ParamKind::Sampler => Some(Handle::Sampler),
        };
        let value = |param: &Param| FormalType {
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
        let of = |param: &Param| match handle(param.kind) {
            Some(handle) if param.count == 1 => FormalType::of_handle(handle),
            _ => value(param),
        };
        func.params.iter().map(of).collect()
    }

    /// Of what a code object says of an argument, which does not tell floats from integers.
    fn of_object(argument: &ArgumentInfo) -> FormalType {
        if let Some(handle) = argument.handle {
            return FormalType::of_handle(handle);
        }
        FormalType {
            shown: argument.integer.unwrap_or_default().to_owned(),
            takes: match argument.integer {
                Some(_) => Takes::Integers,
                None => Takes::Anything,
            },
        }
    }

    /// Whether an argument of its size is of its type.
    fn takes(&self, arg: &KernelArg) -> bool {
        match (self.takes, arg) {
            (Takes::Image(permission), KernelArg::Image(image, _)) => return image.permission == permission,
            (Takes::Sampler, KernelArg::Sampler(_)) => return true,
            (Takes::Image(_) | Takes::Sampler, _) => return false,
            _ => {}
        }
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

    /// Whether not a type is known, but what the argument is for.
    fn is_role(&self) -> bool {
        self.shown.contains(' ')
    }

    /// What an argument of this type and size looks like.
    fn example(&self, bytes: usize) -> String {
        match self.takes {
            Takes::Floats | Takes::Bits => format!("b{}:0x...", bytes * 8),
            Takes::Anything | Takes::Integers | Takes::Image(_) | Takes::Sampler => {
                format!("u{}:VALUE", bytes * 8)
            }
        }
    }
}

/// A kernel's formal, as far as it is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelFormal {
    /// Name, as messages show it.
    name: String,
    bytes: u64,
    ty: Option<FormalType>,
}

impl KernelFormal {
    /// The formals of a kernel of the IR with these types, in their order.
    pub fn of_function(func: &Function, types: &[FormalType]) -> Vec<KernelFormal> {
        let of = |(index, param): (usize, &Param)| KernelFormal {
            name: print_name(&param.name).to_string(),
            bytes: param.bytes().into(),
            ty: types.get(index).cloned(),
        };
        func.params.iter().enumerate().map(of).collect()
    }

    /// What a code object says of a kernel's formals.
    pub fn of_object(arguments: &[ArgumentInfo]) -> Vec<KernelFormal> {
        let of = |argument: &ArgumentInfo| KernelFormal {
            name: match argument.name.as_deref() {
                None | Some("") => "without a name".to_owned(),
                Some(name) => print_name(name).to_string(),
            },
            bytes: argument.bytes,
            ty: Some(FormalType::of_object(argument)),
        };
        arguments.iter().map(of).collect()
    }
}

impl fmt::Display for KernelFormal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({} bytes)", self.name, self.bytes)
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

/// Checks arguments for a kernel with these formals. Addresses have `address_bytes`.
///
/// # Errors
/// The first thing that is wrong.
pub fn check_formals(
    name: &str,
    formals: &[KernelFormal],
    args: &[KernelArg],
    address_bytes: usize,
) -> Result<(), FormalError> {
    let wrong = |what: String, help: &str| {
        Err(FormalError {
            what,
            help: help.to_owned(),
        })
    };
    // A kernel without formals may read its segment through `kernargbaseptr`.
    if formals.is_empty() {
        return Ok(());
    }
    if formals.len() != args.len() {
        let listed = formals.iter().take(MAX_LISTED);
        let list: Vec<String> = listed.map(KernelFormal::to_string).collect();
        let more = if formals.len() > MAX_LISTED { ", ..." } else { "" };
        let what = format!(
            "kernel &{name} takes {} arguments, not {}: {}{more}",
            formals.len(),
            args.len(),
            list.join(", ")
        );
        return wrong(what, ARGUMENTS_HELP);
    }
    for (index, (formal, arg)) in formals.iter().zip(args).enumerate() {
        let size = match arg {
            KernelArg::Scalar(_, bytes) => bytes.len(),
            KernelArg::Buffer(_) | KernelArg::Function(_) => address_bytes,
            KernelArg::Image(..) | KernelArg::Sampler(_) => 8,
            KernelArg::Group(_) => 4,
        };
        if formal.bytes != size as u64 {
            let what = format!("argument {index} of kernel &{name} is {formal}, but {size} bytes are given");
            return wrong(what, ARGUMENTS_HELP);
        }
        let Some(ty) = &formal.ty else { continue };
        if !ty.takes(arg) {
            let what = format!(
                "argument {index} of kernel &{name}, {}, {} {}, but {} is given",
                formal.name,
                if ty.is_role() { "is" } else { "has type" },
                ty.shown,
                Given(arg)
            );
            let help = match ty.takes {
                Takes::Image(permission) => format!(
                    "write `{}:GEOMETRY:ORDER:TYPE:SIZE`; what may be done with an image is said by its handle (HSA PRM 7.1.9)",
                    permission.name()
                ),
                Takes::Sampler => "write `samp:COORD:FILTER:ADDRESSING` (HSA PRM 7.1.9)".to_owned(),
                Takes::Floats => format!(
                    "write `f{}:VALUE`, or `{}` for its bits",
                    size * 8,
                    ty.example(size)
                ),
                _ => format!(
                    "write `{}`; `b{}:0x...` gives bits of any type",
                    ty.example(size),
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
            KernelArg::Image(image, _) => {
                write!(f, "the handle of an image of type {}", image.permission.name())
            }
            KernelArg::Sampler(_) => f.write_str("the handle of a sampler"),
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
        let formals = KernelFormal::of_function(&func, &FormalType::of_function(&func));
        check_formals("k", &formals, &[arg], 8)
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
    fn handles_of_hsail() {
        let text = "module &m:1:0:$full:$large:$default;\nextension \"IMAGE\";\nprog kernel &k(kernarg_roimg %r, kernarg_woimg %w, \
                    kernarg_rwimg %x, kernarg_samp %s) { ret; };\n";
        let module = wavelift_frontend_hsail::parse_text("k", text).expect("a module");
        let formals = &module.executables.values().next().expect("a kernel").inputs;
        let words = ["roimg", "woimg", "rwimg"].map(|kind| format!("{kind}:1d:r:float:4"));
        let [sampler, integer] = ["samp:normalized:nearest:repeat", "u64:1"].map(str::to_owned);
        let words: Vec<String> = words.into_iter().chain([sampler, integer]).collect();
        for (index, formal) in formals.iter().enumerate() {
            let ty = FormalType::of_variable(&module.variables[*formal]);
            for (given, word) in words.iter().enumerate() {
                let arg = KernelArg::parse(word).expect("an argument");
                assert_eq!(ty.takes(&arg), index == given, "{} {word}", ty.shown);
            }
        }
    }

    #[test]
    fn handles_are_those_that_a_code_object_names() {
        let image = |permission| ArgumentInfo {
            name: Some("x".to_owned()),
            offset: 0,
            bytes: 8,
            integer: Some("the handle of an image"),
            handle: Some(Handle::Image(permission)),
        };
        let check = |argument, word: &str| {
            let arg = KernelArg::parse(word).expect("an argument");
            check_formals("k", &KernelFormal::of_object(&[argument]), &[arg], 8).map_err(|error| error.what)
        };
        assert_eq!(check(image(Permission::ReadOnly), "roimg:1d:r:float:4"), Ok(()));
        assert_eq!(
            check(image(Permission::ReadOnly), "woimg:1d:r:float:4"),
            Err("argument 0 of kernel &k, %x, has type roimg, but the handle of an image of type woimg is given".to_owned())
        );
        let sampler = ArgumentInfo {
            handle: Some(Handle::Sampler),
            ..image(Permission::ReadOnly)
        };
        assert_eq!(
            check(sampler.clone(), "samp:unnormalized:nearest:clamp_to_edge"),
            Ok(())
        );
        assert!(check(sampler, "zero:8").is_err());
    }

    #[test]
    fn what_a_code_object_says() {
        let formal = |integer| ArgumentInfo {
            name: Some("x".to_owned()),
            offset: 0,
            bytes: 8,
            integer,
            handle: None,
        };
        let check = |integer, word: &str| {
            let arg = KernelArg::parse(word).expect("an argument");
            let formals = KernelFormal::of_object(&[formal(integer)]);
            check_formals("k", &formals, &[arg], 8).map_err(|error| error.what)
        };
        let buffer = Some("the address of a buffer");
        for (integer, word, fits) in [
            (None, "f64:1", true),
            (None, "zero:8", true),
            (None, "f32:1", false),
            (buffer, "zero:8", true),
            (buffer, "u64:1", true),
            (buffer, "b64:1", true),
            (buffer, "f64:1", false),
            (buffer, "group:8", false),
        ] {
            assert_eq!(check(integer, word).is_ok(), fits, "{integer:?} {word}");
        }
        assert_eq!(
            check(buffer, "f64:1"),
            Err(
                "argument 0 of kernel &k, %x, is the address of a buffer, but a value of type f64 is given"
                    .into()
            )
        );
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
