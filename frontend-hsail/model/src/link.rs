//! The modules of a program together (HSA PRM 4.2.1, 4.12, 10.6 to 10.8, 13.4): do they fit, and what do kernels need?
//!
//! Each module is legal by itself ([`crate::validate()`]); [`check()`] says what is wrong between them, and names both
//! places:
//! - machine model, profile and default rounding are those of the program, names of modules are unique;
//! - what has program linkage under one name is one thing, declared alike everywhere, with at most one definition;
//! - what kernels and indirect functions reach by `call` and `scall` is defined, with the group and private variables and
//!   fbarriers that it uses; global and readonly variables may be defined by the runtime;
//! - control directives agree and indirect functions keep to their limits, across modules too;
//! - for each `icall` there is a function that it can reach, else a warning.
//!
//! [`report()`] adds up what a loader must know about each kernel (HSA PRM 4.2.3), as far as it follows from the modules.

mod icall;
mod report;

use crate::diagnostics::{Diagnostic, SecondaryLabel, render_across, to_json_across};
use crate::model::*;
use crate::rules::RuleLevels;
use crate::source::{Source, Span};
use crate::validate::agreement::{disagreement, kind_name};
use crate::validate::graph::CallGraph;
pub use report::{KernelNeeds, Report, report};
use rustc_hash::FxHashMap;

/// Something wrong with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Number of the module where the main place is.
    pub part: usize,
    /// What is wrong. Its labels are places of the same module.
    pub diagnostic: Diagnostic,
    /// Places in other modules, with the numbers of these.
    pub elsewhere: Vec<(usize, SecondaryLabel)>,
}

impl Finding {
    pub(crate) fn new(part: usize, diagnostic: Diagnostic) -> Finding {
        Finding {
            part,
            diagnostic,
            elsewhere: Vec::new(),
        }
    }

    /// With another place.
    pub(crate) fn also(mut self, part: usize, span: Span, text: &str) -> Finding {
        let text = text.to_owned();
        let label = SecondaryLabel { span, text };
        if part == self.part {
            self.diagnostic.labels.push(label);
        } else {
            self.elsewhere.push((part, label));
        }
        self
    }

    /// As text with source lines and carets of all places; `sources` are those of the modules.
    pub fn render(&self, sources: &[&Source], color: bool) -> String {
        self.with_places(sources, |source, elsewhere| {
            render_across(&self.diagnostic, source, elsewhere, color)
        })
    }

    /// As a JSON object on one line.
    pub fn to_json(&self, sources: &[&Source]) -> String {
        self.with_places(sources, |source, elsewhere| {
            to_json_across(&self.diagnostic, source, elsewhere)
        })
    }

    fn with_places<'s, T>(
        &self,
        sources: &[&'s Source],
        show: impl FnOnce(&'s Source, &[(&'s Source, &SecondaryLabel)]) -> T,
    ) -> T {
        let places = self.elsewhere.iter().map(|(part, label)| (sources[*part], label));
        show(sources[self.part], &places.collect::<Vec<_>>())
    }

    fn leveled(mut self, levels: &RuleLevels) -> Option<Finding> {
        self.diagnostic = levels.apply(self.diagnostic)?;
        Some(self)
    }

    fn help(mut self, text: &str) -> Finding {
        self.diagnostic.help = Some(text.to_owned());
        self
    }
}

/// An appearance of a name with program linkage.
#[derive(Clone, Copy)]
struct Appearance {
    part: usize,
    symbol: Symbol,
    span: Span,
    is_definition: bool,
}

/// Names with program linkage in order of their first appearance, with all their appearances.
struct Shared<'m> {
    names: Vec<(&'m str, Vec<Appearance>)>,
    index: FxHashMap<&'m str, usize>,
    /// The first definition of a name.
    definitions: FxHashMap<&'m str, Appearance>,
}

impl<'m> Shared<'m> {
    fn new(modules: &[&'m Module]) -> Shared<'m> {
        let mut shared = Shared {
            names: Vec::new(),
            index: FxHashMap::default(),
            definitions: FxHashMap::default(),
        };
        for (part, module) in modules.iter().enumerate() {
            for item in &module.items {
                let Some((name, linkage, span, is_definition, symbol)) = appearance(module, item) else {
                    continue;
                };
                if linkage != Linkage::Program {
                    continue;
                }
                let name = module.name(name);
                let next = shared.names.len();
                let at = *shared.index.entry(name).or_insert(next);
                if at == next {
                    shared.names.push((name, Vec::new()));
                }
                let appearance = Appearance {
                    part,
                    symbol,
                    span,
                    is_definition,
                };
                if is_definition {
                    shared.definitions.entry(name).or_insert(appearance);
                }
                shared.names[at].1.push(appearance);
            }
        }
        shared
    }

    fn definition(&self, name: &str) -> Option<Appearance> {
        self.definitions.get(name).copied()
    }
}

fn appearance(module: &Module, item: &Item) -> Option<(Name, Linkage, Span, bool, Symbol)> {
    Some(match item {
        Item::Variable(id) => {
            let v = module.variables.get(*id)?;
            (v.name, v.linkage, v.span, v.is_definition, Symbol::Variable(*id))
        }
        Item::Fbarrier(id) => {
            let f = module.fbarriers.get(*id)?;
            (f.name, f.linkage, f.span, f.is_definition, Symbol::Fbarrier(*id))
        }
        Item::Executable(id) => {
            let e = module.executables.get(*id)?;
            (
                e.name,
                e.linkage,
                e.span,
                e.is_definition,
                Symbol::Executable(*id),
            )
        }
        Item::Header | Item::Extension { .. } | Item::Annotation(_) => return None,
    })
}

/// Which of some libraries the modules of a program need, in their order: those that define a name with program linkage that the modules,
/// or libraries that are needed, declare and do not define. Of several that define a name the first counts.
pub fn needed_libraries(modules: &[&Module], libraries: &[&Module]) -> Vec<usize> {
    let mut chosen = vec![false; libraries.len()];
    loop {
        let taken = libraries.iter().zip(&chosen).filter(|(_, taken)| **taken);
        let all: Vec<&Module> = modules
            .iter()
            .chain(taken.map(|(library, _)| library))
            .copied()
            .collect();
        let shared = Shared::new(&all);
        let missing = |name: &str| shared.index.contains_key(name) && shared.definition(name).is_none();
        let next = (0..libraries.len()).find(|&index| {
            let offered = Shared::new(&libraries[index..=index]);
            !chosen[index] && offered.definitions.keys().any(|name| missing(name))
        });
        match next {
            Some(index) => chosen[index] = true,
            None => return (0..libraries.len()).filter(|&index| chosen[index]).collect(),
        }
    }
}

/// What is wrong between the modules of a program, each of which is valid by itself. Only findings that concern more than
/// one module, what nothing defines, and calls that nothing answers.
///
/// Findings have the severities of the rules; those of rules that allow everything are left out.
pub fn check(modules: &[&Module], levels: &RuleLevels) -> Vec<Finding> {
    let mut found = Vec::new();
    headers(modules, &mut found);
    let shared = Shared::new(modules);
    for (name, appearances) in &shared.names {
        one_thing(modules, name, appearances, &mut found);
    }
    let graph = CallGraph::new(modules);
    undefined(modules, &shared, &graph, &mut found);
    icall::unanswered(modules, &mut found);
    let between = |f: &Finding| !f.elsewhere.is_empty();
    found.extend(graph.indirect_functions().into_iter().filter(between));
    found.extend(graph.control_directives().into_iter().filter(between));
    found.sort_by_key(|f| (f.part, f.diagnostic.span.start, f.diagnostic.span.end));
    found.into_iter().filter_map(|f| f.leveled(levels)).collect()
}

fn headers(modules: &[&Module], found: &mut Vec<Finding>) {
    let Some(first) = modules.first() else { return };
    let mut names: FxHashMap<&str, usize> = FxHashMap::default();
    let mut rounding: Option<usize> = None;
    for (part, module) in modules.iter().enumerate() {
        let header = &module.header;
        let mut differs = |other: usize, message: String, code: &'static str, prm: &'static str| {
            let d = Diagnostic::error(code, header.span, message).prm(prm);
            let there = modules[other].header.span;
            found.push(Finding::new(part, d).also(other, there, "the other module"));
        };
        let name = module.name(header.name);
        match names.get(name) {
            Some(&other) => {
                let message = format!("two modules of the program are called `{name}`");
                differs(other, message, "module-name", "4.2.1");
            }
            None => {
                names.insert(name, part);
            }
        }
        let of = &first.header;
        if header.machine != of.machine {
            let message = format!("machine model {} here and {} there", header.machine, of.machine);
            differs(0, message, "program-mismatch", "4.2.1");
        }
        if header.profile != of.profile {
            let message = format!("profile {} here and {} there", header.profile, of.profile);
            differs(0, message, "program-mismatch", "4.2.1");
        }
        if header.round != DefaultRound::Default {
            match rounding {
                Some(other) if modules[other].header.round != header.round => {
                    let there = modules[other].header.round;
                    let message = format!("default float rounding {} here and {there} there", header.round);
                    differs(other, message, "program-mismatch", "4.2.1");
                }
                Some(_) => {}
                None => rounding = Some(part),
            }
        }
    }
}

/// All appearances of a name mean one thing, which is defined once.
fn one_thing(modules: &[&Module], name: &str, all: &[Appearance], found: &mut Vec<Finding>) {
    let mut definition: Option<Appearance> = None;
    // Declarations are compared with the first appearance in another module: those of one module are compared with each
    // other when it is validated.
    let mut compared = vec![false; modules.len()];
    for a in all {
        if a.is_definition {
            match definition {
                Some(d) if d.part != a.part => {
                    let what = kind_name(modules[a.part], a.symbol);
                    let message = format!("{what} `{name}` has two definitions in the program");
                    let diagnostic = Diagnostic::error("defined-twice", a.span, message).prm("4.12.1");
                    let finding = Finding::new(a.part, diagnostic).also(d.part, d.span, "first defined here");
                    found
                        .push(finding.help("keep one definition, and declare it with `decl prog` elsewhere"));
                    continue;
                }
                Some(_) => {}
                None => definition = Some(*a),
            }
        }
        let first = all[0];
        if a.part == first.part || std::mem::replace(&mut compared[a.part], true) {
            continue;
        }
        if let Some(why) = disagreement(modules[first.part], first.symbol, modules[a.part], a.symbol) {
            let message = format!("`{name}` {why}");
            let d = Diagnostic::error("declaration-mismatch", a.span, message).prm("4.12.1");
            found.push(Finding::new(a.part, d).also(first.part, first.span, "in the other module"));
        }
    }
}

/// What kernels and indirect functions reach must be defined (HSA PRM 4.2.1).
fn undefined(modules: &[&Module], shared: &Shared<'_>, graph: &CallGraph<'_>, found: &mut Vec<Finding>) {
    let roots = graph.of_kind(ExecutableKind::Kernel);
    let roots: Vec<usize> = roots
        .chain(graph.of_kind(ExecutableKind::IndirectFunction))
        .collect();
    let mut reported: FxHashMap<(usize, Symbol), ()> = FxHashMap::default();
    for (node, _) in graph.reached(roots) {
        let part = graph.nodes[node].part;
        let module = modules[part];
        let mut missing = |symbol: Symbol, name: Name, declared: Span, used: Span, what: &str| {
            if reported.insert((part, symbol), ()).is_some() {
                return;
            }
            let user = graph.executable(node);
            let message = format!(
                "{what} `{}` is used in {} `{}` and no module of the program defines it",
                module.name(name),
                user.kind.name(),
                module.name(user.name)
            );
            let d = Diagnostic::error("undefined-in-program", used, message).prm("4.2.1");
            found.push(Finding::new(part, d).also(part, declared, "declared here"));
        };
        for (target, span) in &graph.nodes[node].undefined {
            if let Some(e) = module.executables.get(*target).filter(|e| !e.is_definition) {
                missing(Symbol::Executable(*target), e.name, e.span, *span, e.kind.name());
            }
        }
        for statement in &graph.executable(node).body {
            let Statement::Inst(inst) = statement else {
                continue;
            };
            for (i, operand) in module.inst_operands(inst).iter().enumerate() {
                match operand {
                    Operand::Address { symbol, .. } => {
                        let Some(id) = symbol.expand() else { continue };
                        let Some(v) = module.variables.get(id) else {
                            continue;
                        };
                        let reserved = matches!(v.segment, Segment::Group | Segment::Private);
                        if reserved && !v.is_definition && shared.definition(module.name(v.name)).is_none() {
                            let used = module.operand_span(inst, inst.operands, i);
                            let what = format!("{} variable", v.segment);
                            missing(Symbol::Variable(id), v.name, v.span, used, &what);
                        }
                    }
                    Operand::Fbarrier(id) => {
                        let Some(f) = module.fbarriers.get(*id) else {
                            continue;
                        };
                        if !f.is_definition && shared.definition(module.name(f.name)).is_none() {
                            let used = module.operand_span(inst, inst.operands, i);
                            missing(Symbol::Fbarrier(*id), f.name, f.span, used, "fbarrier");
                        }
                    }
                    _ => {}
                }
            }
        }
    }
}
