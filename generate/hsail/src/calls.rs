//! Arg blocks: arguments, a call of one of the three kinds, and accesses to the arguments (HSA PRM 10.2 to 10.8).

use crate::operands::{instruction, register};
use crate::scope::{Access, Callee, Formal, Scope, Variable};
use crate::variables::{align, align_text, dimension, ty};
use std::fmt::Write;
use wavelift_generate::Choices;
use wavelift_hsail::model::{Segment, Type};

/// Draws the formal arguments of a function or signature; the last input may leave open how many elements it has.
pub(crate) fn shape(choices: &mut Choices<'_>, scope: &Scope, name: String) -> Callee {
    let output = (choices.below(3) != 0).then(|| formal(choices, scope));
    let count = choices.below(4);
    let mut inputs: Vec<Formal> = (0..count).map(|_| formal(choices, scope)).collect();
    if let Some(last) = inputs.last_mut()
        && choices.one_in(6)
    {
        last.count = Some(1);
        last.open = true;
    }
    Callee { name, output, inputs }
}

fn formal(choices: &mut Choices<'_>, scope: &Scope) -> Formal {
    let ty = ty(choices, scope, Segment::Arg);
    Formal {
        ty,
        count: choices.one_in(4).then(|| 1 + choices.below(6) as u64),
        open: false,
        align: align(choices, ty),
    }
}

/// A formal argument or argument as text.
pub(crate) fn argument(formal: &Formal, segment: Segment, name: &str) -> String {
    let dimension = match formal.open {
        true => "[]".to_owned(),
        false => dimension(formal.count),
    };
    format!(
        "{}{segment}_{} {name}{dimension}",
        align_text(formal.align),
        formal.ty
    )
}

/// `(output)(inputs)` of a declaration, with names from `%o` and `%i0` on, or without where nobody needs them.
pub(crate) fn formals(callee: &Callee, named: bool) -> String {
    let name = |text: String| if named { text } else { String::new() };
    let output: Vec<String> = callee
        .output
        .iter()
        .map(|formal| argument(formal, Segment::Arg, &name("%o".to_owned())))
        .collect();
    let inputs: Vec<String> = callee
        .inputs
        .iter()
        .enumerate()
        .map(|(number, formal)| argument(formal, Segment::Arg, &name(format!("%i{number}"))))
        .collect();
    format!("({})({})", output.concat(), inputs.join(", "))
}

/// The formal arguments of a function as variables in scope of its code.
pub(crate) fn in_scope(callee: &Callee) -> Vec<Variable> {
    let variable = |name: String, formal: &Formal, access: Access| Variable {
        name,
        segment: Segment::Arg,
        ty: formal.ty,
        bytes: (!formal.open).then(|| u64::from(formal.ty.bytes()) * formal.count.unwrap_or(1)),
        access,
    };
    let output = callee
        .output
        .iter()
        .map(|formal| variable("%o".to_owned(), formal, Access::Store));
    let inputs = callee
        .inputs
        .iter()
        .enumerate()
        .map(|(number, formal)| variable(format!("%i{number}"), formal, Access::Load));
    output.chain(inputs).collect()
}

/// Functions with the same formal arguments as one of them.
fn alike<'s>(scope: &'s Scope, callee: &Callee) -> Vec<&'s Callee> {
    let same = |a: &Formal, b: &Formal| {
        let align = |formal: &Formal| formal.align.unwrap_or(formal.ty.bytes());
        (a.ty, a.count, a.open, align(a)) == (b.ty, b.count, b.open, align(b))
    };
    let fits = |other: &&Callee| {
        other.inputs.len() == callee.inputs.len()
            && other.output.is_some() == callee.output.is_some()
            && other.inputs.iter().zip(&callee.inputs).all(|(a, b)| same(a, b))
            && other.output.iter().zip(&callee.output).all(|(a, b)| same(a, b))
    };
    scope.functions.iter().filter(fits).collect()
}

/// An arg block; `None` if there is nothing to call.
pub(crate) fn arg_block(choices: &mut Choices<'_>, scope: &Scope) -> Option<String> {
    let indirect = !scope.setting.is_base() && !scope.signatures.is_empty() && choices.one_in(4);
    let list = if indirect {
        &scope.signatures
    } else {
        &scope.functions
    };
    if list.is_empty() {
        return None;
    }
    let callee = &list[choices.below(list.len())];
    let mut text = "{\n".to_owned();
    let mut inside = scope.clone();
    inside.in_arg_block = true;
    let mut define = |formal: &Formal, name: String, access: Access, choices: &mut Choices<'_>| {
        let mut actual = formal.clone();
        if actual.open {
            (actual.open, actual.count) = (false, Some(1 + choices.below(5) as u64));
        }
        let _ = writeln!(text, "{};", argument(&actual, Segment::Arg, &name));
        Variable {
            name,
            segment: Segment::Arg,
            ty: actual.ty,
            bytes: Some(u64::from(actual.ty.bytes()) * actual.count.unwrap_or(1)),
            access,
        }
    };
    let output: Vec<Variable> = callee
        .output
        .iter()
        .map(|formal| define(formal, "%r".to_owned(), Access::Load, choices))
        .collect();
    let inputs: Vec<Variable> = callee
        .inputs
        .iter()
        .enumerate()
        .map(|(number, formal)| define(formal, format!("%a{number}"), Access::Store, choices))
        .collect();
    let names = |variables: &[Variable]| {
        let names: Vec<&str> = variables.iter().map(|v| v.name.as_str()).collect();
        names.join(", ")
    };
    let arguments = (names(&output), names(&inputs));
    inside.variables.extend(inputs);
    for _ in 0..choices.below(4) {
        let _ = writeln!(text, "{}", instruction(choices, &inside));
    }
    let _ = writeln!(text, "{}", call(choices, scope, callee, indirect, &arguments));
    inside.variables.extend(output);
    for _ in 0..choices.below(3) {
        let _ = writeln!(text, "{}", instruction(choices, &inside));
    }
    text.push('}');
    Some(text)
}

/// A call of a function, of one of several, or through a handle.
fn call(
    choices: &mut Choices<'_>,
    scope: &Scope,
    callee: &Callee,
    indirect: bool,
    (output, inputs): &(String, String),
) -> String {
    let width = ["", "_width(all)", "_width(1)", "_width(WAVESIZE)"][choices.below(4)];
    let name = &callee.name;
    if indirect {
        let handle = match scope.setting.address_bits(Segment::Global) {
            64 => Type::U64,
            _ => Type::U32,
        };
        let register = register(choices, Some(handle));
        return format!("icall{width}_{handle} {register}({output})({inputs}) {name};");
    }
    if choices.below(3) != 2 {
        return format!("call {name}({output})({inputs});");
    }
    let index = choices.of(&[Type::U32, Type::U64]);
    let register = register(choices, Some(index));
    let others = alike(scope, callee);
    let count = 1 + choices.below(3);
    let mut names = vec![name.as_str()];
    names.extend((1..count).map(|_| choices.of(&others).name.as_str()));
    format!(
        "scall{width}_{index} {register}({output})({inputs}) [{}];",
        names.join(", ")
    )
}
