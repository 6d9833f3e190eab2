//! The functions of a kernel, and calls of them: by name, by an index into a list (`scall`), and by a handle (`icall`).
//!
//! A *family* is two or three functions with the same formal arguments, so that one of them can be chosen where the kernel runs. An index is
//! held below the number of functions listed (HSA PRM 10.7.2). Handles of indirect functions come in global memory, as the manual
//! says that a host passes them (HSA PRM 10.8); the kernel may pass one on. Indirect functions know no variables of the module in group or private memory, nor does what
//! they call.

use crate::kernel::{MOST_FUNCTIONS, Shared, Writer};
use crate::shapes::{self, Shapes};
use crate::values::{PLAIN, known as known_register};
use std::fmt::Write;
use wavelift_generate::Choices;
use wavelift_hsail::model::Type;
use wavelift_hsail::translate::indirect_handle;

/// Functions of a family, at most.
const MOST_ALIKE: usize = 3;
/// Functions that an `scall` lists, at most.
const MOST_LISTED: usize = 4;
/// The register that holds a handle.
const HANDLE: &str = "$d22";

/// A function: types of its output and of its inputs beside the two addresses.
#[derive(Clone, Debug)]
pub(crate) struct Callee {
    name: String,
    formals: Formals,
    indirect: bool,
}

/// The formal arguments of a function.
#[derive(Clone, Debug)]
struct Formals {
    /// Whether it calls itself as often as its first argument says.
    recurs: bool,
    /// Whether it gets pointers to the variables of the module.
    knows: bool,
    /// Whether it gets a handle of an indirect function.
    handle: bool,
    output: Type,
    inputs: Vec<Type>,
}

/// Functions with the same formal arguments: the first one's place among all functions, and how many there are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Family {
    first: usize,
    count: usize,
    /// How many of them, from the first on, are indirect.
    indirect: usize,
}

impl Formals {
    fn draw(choices: &mut Choices<'_>) -> Formals {
        let count = choices.below(4);
        Formals {
            recurs: choices.one_in(3),
            knows: true,
            handle: false,
            output: choices.of(&PLAIN),
            inputs: (0..count).map(|_| choices.of(&PLAIN)).collect(),
        }
    }

    /// `(output)(inputs)`; `known` are the formals of the variables of the module.
    fn text(&self, known: &str) -> String {
        let inputs = self.inputs.iter().enumerate();
        let inputs: String = inputs
            .map(|(number, ty)| format!(", arg_{ty} %i{number}"))
            .collect();
        format!(
            "(arg_{} %o)({}arg_u64 %in, arg_u64 %own{}{}{inputs})",
            self.output,
            if self.recurs { "arg_u32 %n, " } else { "" },
            if self.knows { known } else { "" },
            if self.handle { ", arg_u64 %h" } else { "" },
        )
    }
}

/// Draws the functions of a kernel, of about so many statements each.
pub(crate) fn functions(
    choices: &mut Choices<'_>,
    size: usize,
    shared: &mut Shared,
    (seen, text): (&mut Shapes, &mut String),
) {
    if choices.below(2) == 0 {
        family(choices, size * 2 / 3, shared, (seen, text));
    }
    // Each function that is drawn costs every target its time.
    let most = MOST_FUNCTIONS - usize::from(shared.family.is_some());
    for number in 0..choices.below(most + 1) {
        let mut formals = Formals::draw(choices);
        formals.handle = shared.handles() > 0 && choices.below(2) == 0;
        let callee = Callee {
            name: format!("&f{number}"),
            formals,
            indirect: false,
        };
        function(choices, size, shared, (seen, text), &callee);
        shared.callees.push(callee);
    }
}

/// Functions with the same formal arguments. Indirect ones come first; others may stand among the functions that an index chooses from.
fn family(
    choices: &mut Choices<'_>,
    size: usize,
    shared: &mut Shared,
    (seen, text): (&mut Shapes, &mut String),
) {
    let mut formals = Formals::draw(choices);
    let count = 2 + choices.below(MOST_ALIKE - 1);
    let indirect = match choices.below(3) {
        2 => 0,
        _ => 1 + choices.below(count),
    };
    formals.knows = indirect == 0;
    if indirect > 0 {
        let _ = writeln!(text, "signature &sig{};", formals.text(""));
    }
    let first = shared.callees.len();
    for number in 0..count {
        let callee = Callee {
            name: format!("&g{number}"),
            formals: formals.clone(),
            indirect: number < indirect,
        };
        function(choices, size, shared, (seen, text), &callee);
        shared.callees.push(callee);
    }
    shared.family = Some(Family {
        first,
        count,
        indirect,
    });
}

fn function(
    choices: &mut Choices<'_>,
    size: usize,
    shared: &Shared,
    (seen, text): (&mut Shapes, &mut String),
    callee: &Callee,
) {
    let mut own = shared.clone();
    let formals = &callee.formals;
    if !formals.knows {
        own.known.clear();
    }
    let mut writer = Writer::new(choices, size, own);
    (writer.together, writer.is_kernel) = (false, false);
    writer.output = Some(formals.output);
    writer.has_handle = formals.handle;
    let head = format!(
        "{}function {}{}\n{{",
        if callee.indirect { "indirect " } else { "" },
        callee.name,
        formals.text(&writer.formal_variables())
    );
    let shuffles = writer.choices.one_in(2);
    writer.line(&head);
    writer.definitions();
    let start = writer.out.len();
    writer.line("ld_arg_u64 $d30, [%in];\nld_arg_u64 $d31, [%own];");
    writer.take_variables();
    if formals.handle {
        writer.line(&format!("ld_arg_u64 {HANDLE}, [%h];"));
    }
    if formals.recurs {
        writer.once_more(callee);
    }
    writer.fill_pool("mov_b32 $s0, 7;");
    writer.name_variables(false);
    for (number, ty) in formals.inputs.iter().enumerate() {
        let register = known_register(writer.choices, *ty);
        writer.line(&format!("ld_arg_{ty} {register}, [%i{number}];"));
    }
    writer.statements(size);
    let register = known_register(writer.choices, formals.output);
    writer.line(&format!("st_arg_{} {register}, [%o];", formals.output));
    writer.lay_out(start, shuffles);
    text.push_str(&writer.out);
    for (shape, times) in std::mem::take(&mut writer.shapes) {
        *seen.entry(shape).or_default() += times;
    }
}

impl Shared {
    /// Indirect functions.
    pub(crate) fn handles(&self) -> usize {
        self.family.map_or(0, |family| family.indirect)
    }

    /// What the kernel gets as handles: one for each indirect function.
    pub(crate) fn handle_bytes(&self) -> Vec<u8> {
        let indirect = self.callees.iter().filter(|callee| callee.indirect);
        indirect
            .flat_map(|callee| indirect_handle(&callee.name).to_le_bytes())
            .collect()
    }
}

/// What a call passes: definitions of arguments, stores to them, and their names.
struct Actuals {
    definitions: String,
    stores: String,
    names: String,
}

impl Writer<'_, '_> {
    /// A call of a function by its name.
    pub(crate) fn call(&mut self) {
        let at = self.choices.below(self.shared.callees.len());
        let callee = self.shared.callees[at].clone();
        if callee.formals.handle && !self.has_handle {
            return;
        }
        if callee.indirect {
            self.note(shapes::INDIRECT_BY_NAME);
        }
        let actuals = self.actuals(&callee.formals);
        let call = format!("call {}(%r)({});", callee.name, actuals.names);
        self.arg_block(&callee.formals, &actuals, &call);
    }

    /// Writes the arguments of a call, the call, and takes its result.
    fn arg_block(&mut self, formals: &Formals, actuals: &Actuals, call: &str) {
        let output = formals.output;
        let register = known_register(self.choices, output);
        self.line(&format!(
            "{{\n{}{}{call}\nld_arg_{output} {register}, [%r];\n}}",
            actuals.definitions, actuals.stores
        ));
    }

    fn actuals(&mut self, formals: &Formals) -> Actuals {
        let mut definitions = format!("arg_{} %r;\narg_u64 %in;\narg_u64 %own;\n", formals.output);
        let mut stores = "st_arg_u64 $d30, [%in];\nst_arg_u64 $d31, [%own];\n".to_owned();
        let mut names = "%in, %own".to_owned();
        if formals.recurs {
            let depth = self.choices.below(2);
            definitions.push_str("arg_u32 %n;\n");
            let _ = writeln!(stores, "st_arg_u32 {depth}, [%n];");
            names.insert_str(0, "%n, ");
        }
        if formals.knows {
            self.pass_variables(&mut names, &mut definitions, &mut stores);
        }
        if formals.handle {
            definitions.push_str("arg_u64 %h;\n");
            let _ = writeln!(stores, "st_arg_u64 {HANDLE}, [%h];");
            names.push_str(", %h");
        }
        for (number, ty) in formals.inputs.iter().enumerate() {
            let register = known_register(self.choices, *ty);
            let _ = writeln!(definitions, "arg_{ty} %a{number};");
            let _ = writeln!(stores, "st_arg_{ty} {register}, [%a{number}];");
            let _ = write!(names, ", %a{number}");
        }
        Actuals {
            definitions,
            stores,
            names,
        }
    }

    /// A call of one of a family, by an index or by a handle.
    pub(crate) fn call_one_of(&mut self) {
        let Some(family) = self.shared.family else {
            return;
        };
        if family.indirect > 0 && self.has_handle && self.choices.below(2) == 0 {
            self.icall(family);
        } else {
            self.scall(family);
        }
    }

    fn scall(&mut self, family: Family) {
        let members = &self.shared.callees[family.first..family.first + family.count];
        let formals = members[0].formals.clone();
        let all: Vec<String> = members.iter().map(|member| member.name.clone()).collect();
        let count = 1 + self.choices.below(MOST_LISTED);
        let listed: Vec<usize> = (0..count).map(|_| self.choices.below(all.len())).collect();
        if (1..count).any(|at| listed[..at].contains(&listed[at])) {
            self.note(shapes::SCALL_TWICE);
        }
        let names: Vec<&str> = listed.iter().map(|&at| all[at].as_str()).collect();
        let (head, index) = match self.choices.below(5) {
            0 => {
                self.note(shapes::SCALL_SHARED);
                self.shared_index("$s20", count);
                ("scall_width(all)_u32", "$s20".to_owned())
            }
            1 => {
                self.note(shapes::SCALL_CONSTANT);
                ("scall_u32", self.choices.below(count).to_string())
            }
            2 => {
                self.note(shapes::SCALL_WIDE);
                let index = known_register(self.choices, Type::U64);
                self.line(&format!("rem_u64 $d20, {index}, {count};"));
                ("scall_u64", "$d20".to_owned())
            }
            _ => {
                self.note(shapes::SCALL_EACH);
                let index = known_register(self.choices, Type::U32);
                self.line(&format!("rem_u32 $s20, {index}, {count};"));
                ("scall_u32", "$s20".to_owned())
            }
        };
        let actuals = self.actuals(&formals);
        let call = format!("{head} {index}(%r)({}) [{}];", actuals.names, names.join(", "));
        self.arg_block(&formals, &actuals, &call);
    }

    /// Puts the handle of an indirect function where calls take it from.
    pub(crate) fn first_handle(&mut self) {
        if self.shared.handles() > 0 {
            self.has_handle = true;
            self.handle();
        }
    }

    /// Takes a handle from the kernel's list: that of each lane, or one for all. Says what kind it is, with the promise of the call.
    fn handle(&mut self) -> (&'static str, &'static str) {
        let count = self.shared.handles();
        self.line("ld_kernarg_width(all)_u64 $d21, [%h];");
        match self.choices.below(3) {
            0 => {
                let index = known_register(self.choices, Type::U32);
                self.line(&format!(
                    "rem_u32 $s20, {index}, {count};\nshl_u32 $s20, $s20, 3;\ncvt_u64_u32 $d20, $s20;\n\
                     add_u64 $d21, $d21, $d20;\nld_global_u64 {HANDLE}, [$d21];"
                ));
                ("", shapes::ICALL_EACH)
            }
            1 => {
                let at = 8 * self.choices.below(count);
                self.line(&format!("ld_global_width(all)_u64 {HANDLE}, [$d21+{at}];"));
                ("_width(all)", shapes::ICALL_SHARED)
            }
            _ => {
                let condition = known_register(self.choices, Type::B1);
                self.line(&format!(
                    "ld_global_u64 $d20, [$d21];\nld_global_u64 {HANDLE}, [$d21+{}];\n\
                     cmov_b64 {HANDLE}, {condition}, $d20, {HANDLE};",
                    8 * (count - 1)
                ));
                ("", shapes::ICALL_CHOSEN)
            }
        }
    }

    fn icall(&mut self, family: Family) {
        let (width, shape) = match self.is_kernel {
            true => self.handle(),
            false => ("", shapes::ICALL_PASSED),
        };
        self.note(shape);
        let formals = self.shared.callees[family.first].formals.clone();
        let actuals = self.actuals(&formals);
        let call = format!("icall{width}_u64 {HANDLE}(%r)({}) &sig;", actuals.names);
        self.arg_block(&formals, &actuals, &call);
    }

    /// Calls the function itself while its first argument is not zero, and goes on where it is.
    fn once_more(&mut self, callee: &Callee) {
        let first = self.label();
        let formals = &callee.formals;
        let output = formals.output;
        let mut definitions = format!("arg_{output} %r;\narg_u32 %m;\narg_u64 %a;\narg_u64 %b;\n");
        let mut stores = "st_arg_u32 $s0, [%m];\nst_arg_u64 $d30, [%a];\nst_arg_u64 $d31, [%b];\n".to_owned();
        let mut names = "%m, %a, %b".to_owned();
        for (number, known) in self.shared.known.iter().enumerate() {
            let ty = known.address;
            let _ = writeln!(definitions, "arg_{ty} %p{number};");
            let _ = writeln!(stores, "st_arg_{ty} {}, [%p{number}];", known.given);
            let _ = write!(names, ", %p{number}");
        }
        if formals.handle {
            definitions.push_str("arg_u64 %c;\n");
            let _ = writeln!(stores, "st_arg_u64 {HANDLE}, [%c];");
            names.push_str(", %c");
        }
        for (number, ty) in formals.inputs.iter().enumerate() {
            let register = format!("{}1", ty.register_kind());
            let _ = writeln!(definitions, "arg_{ty} %q{number};");
            let _ = writeln!(
                stores,
                "ld_arg_{ty} {register}, [%i{number}];\nst_arg_{ty} {register}, [%q{number}];"
            );
            let _ = write!(names, ", %q{number}");
        }
        let register = format!("{}1", output.register_kind());
        self.line(&format!(
            "ld_arg_u32 $s0, [%n];\ncmp_eq_b1_u32 $c0, $s0, 0;\ncbr_b1 $c0, {first};\nsub_u32 $s0, $s0, 1;"
        ));
        self.line(&format!(
            "{{\n{definitions}{stores}call {}(%r)({names});\nld_arg_{output} {register}, [%r];\n}}\n\
             st_arg_{output} {register}, [%o];\nret;\n{first}:",
            callee.name
        ));
    }
}
