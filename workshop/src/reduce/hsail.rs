//! Reduction of a module of HSAIL: executables and variables, branches, statements by ranges, operands, modifiers.
//!
//! Each candidate is printed, read back and validated before anything is asked about it, so what is kept is always a valid module, and the text
//! that was asked about. What only served what went (labels, variables, arg blocks, code that nothing reaches) goes with it.

mod steps;

use wavelift_frontend_hsail::{parse_text, print};
use wavelift_hsail::model::{ExecutableId, Item, Module, Operand, Statement};
use wavelift_hsail::{Severity, validate};

/// Asked about every candidate, as text and as what the text says.
pub type Fails<'a> = dyn FnMut(&str, &Module) -> bool + 'a;

/// The smallest module for which `fails` holds, as far as steps reach. `module` itself must be valid.
pub fn reduce_hsail(module: &Module, fails: &mut Fails<'_>) -> Module {
    let mut best = read_back(module).map_or_else(|| module.clone(), |(_, module)| module);
    loop {
        let before = size(&best);
        steps::items(&mut best, fails);
        for name in code_blocks(&best) {
            steps::branches(&mut best, &name, fails);
            steps::statements(&mut best, &name, fails);
            steps::copies(&mut best, &name, fails);
            steps::operands(&mut best, &name, fails);
            steps::modifiers(&mut best, &name, fails);
        }
        if size(&best) >= before {
            return best;
        }
    }
}

/// Names of the executables with code, in order. Reading back gives entities new numbers; names stay.
fn code_blocks(module: &Module) -> Vec<String> {
    let executables = module.executables.values();
    executables
        .filter(|executable| executable.is_definition && !executable.body.is_empty())
        .map(|executable| module.name(executable.name).to_owned())
        .collect()
}

fn code_block(module: &Module, name: &str) -> Option<ExecutableId> {
    let id = module.find_executable(name)?;
    (!module.executables[id].body.is_empty()).then_some(id)
}

/// What a reader has to look at: statements and items, then operands that are no constants, then modifiers.
fn size(module: &Module) -> usize {
    let mut size = module.items.len() * 10_000;
    for executable in module.executables.values() {
        size += executable.body.len() * 10_000;
        for statement in &executable.body {
            let Statement::Inst(inst) = statement else {
                continue;
            };
            let operands = module.inst_operands(inst).iter();
            size += operands.filter(|operand| !is_immediate(operand)).count() * 100;
            size += steps::written_modifiers(inst);
        }
    }
    size
}

fn is_immediate(operand: &Operand) -> bool {
    matches!(operand, Operand::Immediate { .. } | Operand::WideImmediate(_))
}

/// The module as its text says it, and the text; `None` if the text is not valid.
fn read_back(module: &Module) -> Option<(String, Module)> {
    let text = print(module);
    let module = parse_text("", &text).ok()?;
    let valid = validate(&module)
        .iter()
        .all(|found| found.severity != Severity::Error);
    valid.then_some((text, module))
}

/// Keeps a changed copy if it is valid and fails.
fn attempt(best: &mut Module, fails: &mut Fails<'_>, change: impl FnOnce(&mut Module) -> bool) -> bool {
    let mut candidate = best.clone();
    if !change(&mut candidate) {
        return false;
    }
    match read_back(&candidate) {
        Some((text, module)) if fails(&text, &module) => {
            *best = module;
            true
        }
        _ => false,
    }
}

/// Whether anything in the code names an item.
fn is_named(module: &Module, item: &Item) -> bool {
    let names = |operand: &Operand| match (*operand, item) {
        (Operand::Executable(id), Item::Executable(other)) => id == *other,
        (Operand::Fbarrier(id), Item::Fbarrier(other)) => id == *other,
        (Operand::Variable(id), Item::Variable(other)) => id == *other,
        (Operand::Address { symbol, .. }, Item::Variable(other)) => symbol.expand() == Some(*other),
        _ => false,
    };
    let code = module
        .executables
        .values()
        .flat_map(|executable| &executable.body);
    code.filter_map(|statement| match statement {
        Statement::Inst(inst) => Some(inst),
        _ => None,
    })
    .any(|inst| steps::all_operands(module, inst).iter().any(names))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "module &m:1:0:$full:$large:$default;
prog global_u32 &unused[4];
prog function &twice(arg_u32 %r)(arg_u32 %a) {
  ld_arg_u32 $s0, [%a];
  add_u32 $s0, $s0, $s0;
  st_arg_u32 $s0, [%r];
  ret;
};
prog kernel &k(kernarg_u64 %out) {
  private_u32 %room[4];
  ld_kernarg_u64 $d0, [%out];
  workitemabsid_u32 $s0, 0;
  cmp_lt_b1_u32 $c0, $s0, 5;
  cbr_b1 $c0, @less;
  st_private_u32 $s0, [%room];
  {
    arg_u32 %in;
    arg_u32 %result;
    st_arg_u32 $s0, [%in];
    call &twice(%result)(%in);
    ld_arg_u32 $s1, [%result];
  }
  br @end;
@less:
  ld_private_u32 $s2, [%room];
  mul_u32 $s1, $s0, $s0;
  xor_b32 $s3, $s1, 77;
@end:
  st_global_u32 $s1, [$d0];
  ret;
};
";

    fn reduced(keep: &str) -> (String, usize) {
        let module = parse_text("m", TEXT).unwrap_or_else(|errors| panic!("{errors:?}"));
        let mut asked = 0;
        let small = reduce_hsail(&module, &mut |text, _| {
            asked += 1;
            text.contains(keep)
        });
        (print(&small), asked)
    }

    #[test]
    fn what_does_not_matter_goes() {
        let (text, asked) = reduced("mul_u32");
        for gone in [
            "twice", "unused", "cbr", "room", "@", "xor", "{\n\targ", "workitem",
        ] {
            assert!(!text.contains(gone), "{gone} is left:\n{text}");
        }
        assert!(
            text.contains("mul_u32\t$s1, 0, 0") || text.contains("mul_u32 $s1, 0, 0"),
            "{text}"
        );
        assert!(asked < 200, "{asked}");
    }

    #[test]
    fn a_call_keeps_what_it_needs() {
        let (text, _) = reduced("call");
        assert!(text.contains("&twice(arg_u32 %r)(arg_u32 %a)"), "{text}");
        assert!(text.contains("arg_u32 %in") && !text.contains("cbr"), "{text}");
        assert!(!text.contains("st_arg") && !text.contains("mul_u32"), "{text}");
    }

    #[test]
    fn branches_go_one_way() {
        let (text, _) = reduced("xor_b32");
        assert!(!text.contains("@less") && !text.contains("call"), "{text}");
    }
}
