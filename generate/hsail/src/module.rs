//! Whole modules, and changes that keep them valid.

use crate::calls::{self, argument, formals, in_scope, shape};
use crate::constants::typed;
use crate::operands::instruction;
use crate::scope::{Access, Callee, Formal, Scope, Setting, Variable};
use crate::variables::{self, Level};
use std::fmt::{self, Write};
use wavelift_generate::Choices;
use wavelift_hsail::model::{MachineModel, Segment, Type};

/// Variables of a module, at most.
const MOST_VARIABLES: usize = 6;
/// Functions beside the kernel, at most.
const MOST_FUNCTIONS: usize = 4;
/// Statements of a code block, about.
const STATEMENTS: usize = 24;
/// Labels of a code block, at most.
const MOST_LABELS: usize = 4;
/// Changes are made to code blocks that have no more statements than this.
const MOST_STATEMENTS: usize = 4 * STATEMENTS;

/// A statement of a code block.
#[derive(Clone, Debug)]
enum Statement {
    /// One that must stand once, wherever it does.
    Label(usize),
    /// Any other, on one or several lines.
    Text(String),
}

/// A kernel or function with code.
#[derive(Clone, Debug)]
struct Code {
    head: String,
    /// Control directives and definitions, in their order.
    start: Vec<String>,
    body: Vec<Statement>,
    scope: Scope,
}

/// What stands at module scope.
#[derive(Clone, Debug)]
enum Item {
    Text(String),
    Code(Box<Code>),
}

/// A module that is valid, as text ([`ToString`]).
#[derive(Clone, Debug)]
pub struct Module {
    /// Profile and machine model.
    pub setting: Setting,
    head: String,
    items: Vec<Item>,
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.head)?;
        for item in &self.items {
            match item {
                Item::Text(text) => writeln!(f, "{text}")?,
                Item::Code(code) => write!(f, "{code}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n{{", self.head)?;
        for line in &self.start {
            writeln!(f, "{line}")?;
        }
        for statement in &self.body {
            match statement {
                Statement::Label(number) => writeln!(f, "@l{number}:")?,
                Statement::Text(text) => writeln!(f, "{text}")?,
            }
        }
        writeln!(f, "}};")
    }
}

/// Draws a module.
pub fn module(choices: &mut Choices<'_>) -> Module {
    let setting = choices.of(&Setting::ALL);
    let extensions = choices.below(4) != 3;
    let mut scope = Scope::new(setting, extensions);
    let rounding = choices.of(&["$default", "$near", "$zero"]);
    let mut head = format!(
        "module &m:1:0:{}:{}:{rounding};",
        setting.profile, setting.machine
    );
    if extensions {
        head.push_str("\nextension \"IMAGE\";\nextension \"amd:gcn\";\nextension \"amd:mipmap\";");
    }
    let mut items = Vec::new();
    for number in 0..choices.below(MOST_VARIABLES + 1) {
        let name = format!("&v{number}");
        let text = variables::variable(choices, &mut scope, &name, Level::Module, true);
        items.push(Item::Text(text));
        items.extend(annotation(choices, &scope, false).map(Item::Text));
    }
    if choices.below(2) == 0 {
        let prefix = choices.of(&["", "prog "]);
        items.push(Item::Text(format!("{prefix}fbarrier &fb;")));
        scope.fbarriers.push("&fb".to_owned());
    }
    for number in 0..choices.below(3) {
        let signature = shape(choices, &scope, format!("&s{number}"));
        let named = choices.below(2) == 0;
        items.push(Item::Text(format!(
            "signature {}{};",
            signature.name,
            formals(&signature, named)
        )));
        scope.signatures.push(signature);
    }
    for number in 0..choices.below(MOST_FUNCTIONS + 1) {
        items.extend(function(choices, &mut scope, number));
    }
    for number in 0..1 + usize::from(choices.one_in(4)) {
        items.push(kernel(choices, &scope, number));
    }
    Module { setting, head, items }
}

/// A function: declared only, defined, or defined and declared as well.
fn function(choices: &mut Choices<'_>, scope: &mut Scope, number: usize) -> Vec<Item> {
    // Now and then with the formal arguments of another, so that one of both can be chosen by a number.
    let callee = match scope.functions.last() {
        Some(other) if choices.one_in(3) => Callee {
            name: format!("&f{number}"),
            ..other.clone()
        },
        _ => shape(choices, scope, format!("&f{number}")),
    };
    let kind = choices.of(&["function", "function", "indirect function"]);
    let prefix = choices.of(&["", "prog "]);
    let head = format!("{kind} {}{}", callee.name, formals(&callee, true));
    let mut items = Vec::new();
    let only_declared = choices.one_in(5);
    if only_declared {
        items.push(Item::Text(format!("decl prog {head};")));
    } else {
        if choices.one_in(4) {
            items.push(Item::Text(format!("decl {prefix}{head};")));
        }
        let mut inner = scope.clone();
        let indirect = kind.starts_with("indirect");
        if indirect {
            // HSA PRM 10.8: it uses no memory that kernels would have to reserve, nor does what it calls.
            inner.functions.clear();
            inner.fbarriers.clear();
            inner
                .variables
                .retain(|v| !matches!(v.segment, Segment::Group | Segment::Private));
        }
        inner.variables.extend(in_scope(&callee));
        let controls = Vec::new();
        let head = format!("{prefix}{head}");
        items.push(code(choices, inner, head, controls, !indirect));
    }
    scope.functions.push(callee);
    items
}

fn kernel(choices: &mut Choices<'_>, scope: &Scope, number: usize) -> Item {
    let mut inner = scope.clone();
    let mut arguments = Vec::new();
    for number in 0..choices.below(5) {
        let ty = variables::ty(choices, scope, Segment::Kernarg);
        let formal = Formal {
            ty,
            count: choices.one_in(3).then(|| 1 + choices.below(6) as u64),
            open: false,
            align: variables::align(choices, ty),
        };
        let name = format!("%k{number}");
        arguments.push(argument(&formal, Segment::Kernarg, &name));
        inner.variables.push(Variable {
            name,
            segment: Segment::Kernarg,
            ty,
            bytes: Some(u64::from(ty.bytes()) * formal.count.unwrap_or(1)),
            access: Access::Load,
        });
    }
    let prefix = choices.of(&["", "prog "]);
    let head = format!("{prefix}kernel &k{number}({})", arguments.join(", "));
    let controls = controls(choices, scope.setting);
    code(choices, inner, head, controls, true)
}

/// Control directives that agree with each other (HSA PRM 13.4).
fn controls(choices: &mut Choices<'_>, setting: Setting) -> Vec<String> {
    let dimensions = 1 + choices.below(3);
    let size = |choices: &mut Choices<'_>| -> [u64; 3] {
        std::array::from_fn(|n| {
            if n < dimensions {
                1 + choices.below(8) as u64
            } else {
                1
            }
        })
    };
    let text = |size: [u64; 3]| format!("{}, {}, {}", size[0], size[1], size[2]);
    let (grid, group) = (size(choices), size(choices));
    let product = |size: [u64; 3]| size.iter().product::<u64>();
    let mask = if setting.is_base() { 0 } else { choices.below(32) };
    let limit = |choices: &mut Choices<'_>, least: u64| match choices.below(3) {
        0 => "WAVESIZE".to_owned(),
        _ => (least + choices.below(100) as u64).to_string(),
    };
    let all = [
        format!("enablebreakexceptions {mask};"),
        format!("enabledetectexceptions {mask};"),
        format!("maxdynamicgroupsize {};", choices.below(1024)),
        format!("maxflatgridsize {};", limit(choices, product(grid))),
        format!("maxflatworkgroupsize {};", limit(choices, product(group))),
        format!("requireddim {dimensions};"),
        format!("requiredgridsize {};", text(grid)),
        format!("requiredworkgroupsize {};", text(group)),
        "requirenopartialworkgroups;".to_owned(),
    ];
    all.into_iter().filter(|_| choices.one_in(3)).collect()
}

/// A code block; `group` if it may have group memory, fbarriers and static variables of its own.
fn code(
    choices: &mut Choices<'_>,
    mut scope: Scope,
    head: String,
    controls: Vec<String>,
    group: bool,
) -> Item {
    let mut start = controls;
    for number in 0..choices.below(5) {
        let name = format!("%v{number}");
        start.push(variables::variable(
            choices,
            &mut scope,
            &name,
            Level::Code,
            group,
        ));
    }
    if group && choices.below(2) == 0 {
        start.push("fbarrier %fb;".to_owned());
        scope.fbarriers.push("%fb".to_owned());
    }
    scope.labels = choices.below(MOST_LABELS + 1);
    let count = choices.below(STATEMENTS) + choices.below(STATEMENTS);
    let mut body: Vec<Statement> = (0..count).map(|_| statement(choices, &scope)).collect();
    for label in 0..scope.labels {
        let at = choices.below(body.len() + 1);
        body.insert(at, Statement::Label(label));
    }
    Item::Code(Box::new(Code {
        head,
        start,
        body,
        scope,
    }))
}

fn statement(choices: &mut Choices<'_>, scope: &Scope) -> Statement {
    if choices.one_in(10)
        && let Some(block) = calls::arg_block(choices, scope)
    {
        return Statement::Text(block);
    }
    if let Some(text) = annotation(choices, scope, true) {
        return Statement::Text(text);
    }
    Statement::Text(instruction(choices, scope))
}

/// Now and then a comment, `loc` or `pragma`.
fn annotation(choices: &mut Choices<'_>, scope: &Scope, in_code: bool) -> Option<String> {
    if !choices.one_in(12) {
        return None;
    }
    Some(match choices.below(4) {
        0 => "// a comment".to_owned(),
        1 => {
            let mut text = format!("loc {}", 1 + choices.below(1000));
            if choices.below(2) == 0 {
                let _ = write!(text, " {}", 1 + choices.below(80));
            }
            if choices.below(2) == 0 {
                let _ = write!(text, " \"{}\"", choices.of(&["a.cl", "b\\x41\\n", ""]));
            }
            text + ";"
        }
        _ => {
            let mut operands = vec!["\"about\"".to_owned()];
            for _ in 0..choices.below(3) {
                operands.push(pragma_operand(choices, scope, in_code));
            }
            format!("pragma {};", operands.join(", "))
        }
    })
}

fn pragma_operand(choices: &mut Choices<'_>, scope: &Scope, in_code: bool) -> String {
    match choices.below(5) {
        0 => choices.below(1 << 16).to_string(),
        1 => typed(choices, Type::U8X4),
        2 if in_code => "$s1".to_owned(),
        3 if !scope.variables.is_empty() => {
            let at = choices.below(scope.variables.len());
            scope.variables[at].name.clone()
        }
        _ => "WAVESIZE".to_owned(),
    }
}

impl Module {
    /// Whether addresses have 64 bits.
    pub fn is_large(&self) -> bool {
        self.setting.machine == MachineModel::Large
    }

    /// Statements of all code blocks.
    pub fn statements(&self) -> usize {
        let code = self.items.iter().map(|item| match item {
            Item::Text(_) => 0,
            Item::Code(code) => code.body.len(),
        });
        code.sum()
    }

    /// Makes one change that keeps the module valid (V3): a statement is replaced, put in, taken out, doubled or moved.
    pub fn mutate(&mut self, choices: &mut Choices<'_>) {
        let blocks = self.items.iter_mut().filter_map(|item| match item {
            Item::Text(_) => None,
            Item::Code(code) => Some(code),
        });
        let mut blocks: Vec<&mut Box<Code>> = blocks.collect();
        if blocks.is_empty() {
            return;
        }
        let which = choices.below(blocks.len());
        blocks[which].mutate(choices);
    }
}

impl Code {
    fn mutate(&mut self, choices: &mut Choices<'_>) {
        let count = self.body.len();
        if count == 0 || count < MOST_STATEMENTS && choices.below(5) == 0 {
            let new = statement(choices, &self.scope);
            let at = choices.below(count + 1);
            return self.body.insert(at, new);
        }
        let at = choices.below(count);
        let to = choices.below(count);
        match (&self.body[at], choices.below(4)) {
            (Statement::Text(_), 0) => drop(self.body.remove(at)),
            (Statement::Text(_), 1) => self.body[at] = statement(choices, &self.scope),
            (Statement::Text(text), 2) if count < MOST_STATEMENTS => {
                let again = Statement::Text(text.clone());
                self.body.insert(to, again);
            }
            _ => self.body.swap(at, to),
        }
    }
}
