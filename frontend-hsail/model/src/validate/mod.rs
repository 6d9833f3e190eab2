//! Validator: is a module legal HSAIL?
//!
//! Works on the model, so it serves text and BRIG alike, and reports everything it finds. What the instruction table can
//! say about types, modifiers and operands is checked from the table ([`insts`]); declarations, code blocks, calls and
//! control directives have rules of their own. Errors are what the manual forbids; warnings are what it leaves undefined
//! though the cause is plain to see.
//!
//! Invariants M1 to M6 of [`crate::model`] are taken for granted, apart from ranges of indices: an index out of range is
//! skipped, never a panic. Cost is linear in the size of the module, but for control directives along calls, whose work has
//! a limit ([`graph`]).

pub(crate) mod agreement;
mod calls;
mod code;
mod control;
mod declarations;
pub(crate) mod graph;
mod insts;
mod slices;
mod variables;

use crate::diagnostics::{Diagnostic, Severity};
use crate::model::part::{CodePlace, Part};
use crate::model::*;
use crate::rules::RuleLevels;
use crate::source::Span;
use code::Stage;
use cranelift_entity::SecondaryMap;
use graph::Facts;
use insts::Available;
use rustc_hash::FxHashMap;
use slices::SliceFacts;
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

/// Checks a module by the usual rules; empty if there is nothing to say.
pub fn validate(module: &Module) -> Vec<Diagnostic> {
    validate_with(module, &RuleLevels::default())
}

/// Checks a module; empty if there is nothing to say.
pub fn validate_with(module: &Module, levels: &RuleLevels) -> Vec<Diagnostic> {
    let mut v = Validator::new(module, levels);
    v.module_scope();
    v.code_blocks(&|_| true);
    let mut found = v.found;
    let graph = graph::CallGraph::new(std::slice::from_ref(&module));
    found.extend(along_calls(&graph, levels));
    in_order(found)
}

/// Checks a module of which there are an outline and parts ([`crate::model::part`]). It finds the same as [`validate`] of the
/// whole module.
#[derive(Debug)]
pub struct PartValidator<'m> {
    outline: &'m Module,
    levels: RuleLevels,
    extensions: Vec<&'m str>,
    indirect: bool,
    found: Vec<Found>,
    facts: FxHashMap<ExecutableId, Facts>,
    /// Code blocks that are cut.
    cut: BTreeMap<ExecutableId, SliceFacts>,
}

/// What was found in parts.
#[derive(Debug, Default)]
pub struct PartFindings {
    found: Vec<Found>,
    /// By executable of the outline.
    facts: Vec<(ExecutableId, Facts)>,
    /// By executable of the outline, of slices.
    slices: BTreeMap<ExecutableId, SliceFacts>,
}

impl PartFindings {
    /// Whether an error is among it.
    pub fn has_errors(&self) -> bool {
        has_errors(&self.found)
    }

    /// Adds what was found in the next parts.
    pub fn append(&mut self, next: PartFindings) {
        self.found.extend(next.found);
        self.facts.extend(next.facts);
        for (id, slice) in next.slices {
            match self.slices.entry(id) {
                Entry::Occupied(mut known) => known.get_mut().add(&slice),
                Entry::Vacant(place) => {
                    place.insert(slice);
                }
            }
        }
    }
}

fn has_errors(found: &[Found]) -> bool {
    found.iter().any(|f| f.diagnostic.severity == Severity::Error)
}

impl<'m> PartValidator<'m> {
    /// Checks the outline. `place` says where the code block of an executable is.
    pub fn new(
        outline: &'m Module,
        place: &dyn Fn(ExecutableId) -> CodePlace,
        levels: &RuleLevels,
    ) -> PartValidator<'m> {
        let indirect = graph::has_indirect_functions(outline);
        let mut in_outline: SecondaryMap<ExecutableId, bool> = SecondaryMap::new();
        let mut is_cut: SecondaryMap<ExecutableId, bool> = SecondaryMap::new();
        for id in outline.executables.keys() {
            match place(id) {
                CodePlace::Outline => in_outline[id] = true,
                CodePlace::Slices => is_cut[id] = true,
                CodePlace::Part => {}
            }
        }
        let mut v = Validator::new(outline, levels);
        v.module_scope();
        v.code_blocks(&|id| in_outline[id]);
        let mut facts = FxHashMap::default();
        let mut cut = BTreeMap::new();
        v.definitions(&|id| is_cut[id]);
        for (id, executable) in outline.executables.iter().filter(|(id, _)| is_cut[*id]) {
            let beginning = v.slice(id, executable, Stage::Controls);
            cut.insert(id, beginning);
            let known = Facts::of(outline, id, indirect);
            if !known.is_empty() {
                facts.insert(id, known);
            }
        }
        v.controls(&|id| is_cut[id]);
        PartValidator {
            outline,
            levels: *levels,
            extensions: v.extensions,
            indirect,
            found: v.found,
            facts,
            cut,
        }
    }

    /// Whether anything was found that is an error, so far.
    pub fn has_errors(&self) -> bool {
        has_errors(&self.found)
    }

    /// Checks parts, one after the other. There can be several at once.
    pub fn checker(&self) -> PartChecker<'_> {
        PartChecker { validator: self }
    }

    /// Takes what was found in parts, in their order.
    pub fn add(&mut self, parts: PartFindings) {
        self.found.extend(parts.found);
        for (id, facts) in parts.facts {
            self.facts.entry(id).or_default().append(facts);
        }
        for (id, slices) in parts.slices {
            if let Some(known) = self.cut.get_mut(&id) {
                known.add(&slices);
            }
        }
    }

    /// Everything that was found, when all parts are there.
    pub fn finish(self) -> Vec<Diagnostic> {
        let mut facts = self.facts;
        let mut v = Validator::new(self.outline, &self.levels);
        v.found = self.found;
        v.phase = Phase::Code;
        for (id, slices) in self.cut {
            v.whole_of_slices(&self.outline.executables[id], &slices);
        }
        let mut found = v.found;
        // Without calls and without directives there is nothing that the rules along calls could forbid.
        if !facts.is_empty() {
            let modules = [self.outline];
            let graph = graph::CallGraph::with_facts(&modules, |_, id| facts.remove(&id).unwrap_or_default());
            found.extend(along_calls(&graph, &self.levels));
        }
        in_order(found)
    }
}

/// Checks parts of one module.
pub struct PartChecker<'v> {
    validator: &'v PartValidator<'v>,
}

impl PartChecker<'_> {
    /// Checks a part. Parts can be checked in any order.
    pub fn part(&mut self, part: &Part) -> PartFindings {
        let module = &part.module;
        let mut v = Validator {
            extensions: self.validator.extensions.clone(),
            ..Validator::new(module, &self.validator.levels)
        };
        let mut slices = BTreeMap::new();
        match part.slice {
            Some(slice) => {
                for id in part.executables() {
                    slices.insert(slice.executable, v.slice_of_part(part, id));
                }
            }
            None => {
                let mut own = SecondaryMap::new();
                for id in part.executables() {
                    own[id] = true;
                }
                v.code_blocks(&|id| own[id]);
            }
        }
        let mut facts = Vec::new();
        for id in part.executables() {
            let Some(Symbol::Executable(origin)) = part.origin(Symbol::Executable(id)) else {
                continue;
            };
            let mut known = Facts::of(module, id, self.validator.indirect);
            known
                .calls
                .retain_mut(|(target, _)| match part.origin(Symbol::Executable(*target)) {
                    Some(Symbol::Executable(origin)) => {
                        *target = origin;
                        true
                    }
                    _ => false,
                });
            if !known.is_empty() {
                facts.push((origin, known));
            }
        }
        PartFindings {
            found: v.found,
            facts,
            slices,
        }
    }
}

/// The rules along calls.
fn along_calls(graph: &graph::CallGraph<'_>, levels: &RuleLevels) -> Vec<Found> {
    let controls = graph.control_directives().into_iter();
    let findings = controls.chain(graph.indirect_functions());
    let phase = Phase::Calls;
    findings
        .filter_map(|f| levels.apply(f.diagnostic))
        .map(|diagnostic| Found { phase, diagnostic })
        .collect()
}

/// By place, and for one place by phase.
fn in_order(mut found: Vec<Found>) -> Vec<Diagnostic> {
    found.sort_by_key(|f| (f.diagnostic.span.start, f.diagnostic.span.end, f.phase));
    found.into_iter().map(|f| f.diagnostic).collect()
}

/// What is being checked: the order of what is found at one place does not depend on how the module is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Declarations,
    Variables,
    Code,
    Controls,
    Calls,
}

#[derive(Debug)]
struct Found {
    phase: Phase,
    diagnostic: Diagnostic,
}

struct Validator<'m> {
    module: &'m Module,
    levels: RuleLevels,
    found: Vec<Found>,
    /// The last finding that is not to be shown.
    unseen: Diagnostic,
    phase: Phase,
    /// Extensions that the module names.
    extensions: Vec<&'m str>,
    /// What instructions may use; known when the first code block is checked.
    available: Option<Available>,
    /// While a slice is checked: labels of other slices to which branches outside of arg blocks lead.
    elsewhere: Option<Vec<LabelId>>,
    /// What variables are formals, and whether of an input.
    formals: FxHashMap<VariableId, Formal>,
}

/// What a formal is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Formal {
    Input,
    Output,
}

fn formals(module: &Module) -> FxHashMap<VariableId, Formal> {
    let all = module.executables.values().flat_map(|e| {
        let inputs = e.inputs.iter().map(|id| (*id, Formal::Input));
        inputs.chain(e.outputs.iter().map(|id| (*id, Formal::Output)))
    });
    all.collect()
}

impl<'m> Validator<'m> {
    fn new(module: &'m Module, levels: &RuleLevels) -> Validator<'m> {
        Validator {
            module,
            levels: *levels,
            found: Vec::new(),
            unseen: Diagnostic::warning("", Span::NONE, ""),
            phase: Phase::Declarations,
            extensions: Vec::new(),
            available: None,
            elsewhere: None,
            formals: formals(module),
        }
    }

    /// Checks what stands at module scope, without executables.
    fn module_scope(&mut self) {
        self.phase = Phase::Declarations;
        self.declarations();
        self.phase = Phase::Variables;
        for (id, variable) in self.module.variables.iter().filter(|(_, v)| v.owner.is_none()) {
            self.variable(id, variable);
        }
    }

    /// Checks executables with their formals and code blocks.
    fn code_blocks(&mut self, which: &dyn Fn(ExecutableId) -> bool) {
        let module = self.module;
        self.definitions(which);
        self.phase = Phase::Code;
        for (id, executable) in module.executables.iter().filter(|(id, _)| which(*id)) {
            self.code(id, executable);
        }
        self.controls(which);
    }

    /// Checks executables with what they define.
    fn definitions(&mut self, which: &dyn Fn(ExecutableId) -> bool) {
        let module = self.module;
        self.phase = Phase::Declarations;
        for (id, executable) in module.executables.iter().filter(|(id, _)| which(*id)) {
            self.executable(id, executable);
        }
        for fbarrier in module.fbarriers.values().filter(|f| f.owner.is_some_and(which)) {
            self.reserved_name(fbarrier.name, fbarrier.span);
        }
        for label in module.labels.values().filter(|l| which(l.owner)) {
            self.reserved_name(label.name, label.span);
        }
        self.phase = Phase::Variables;
        for (id, variable) in module
            .variables
            .iter()
            .filter(|(_, v)| v.owner.is_some_and(which))
        {
            self.variable(id, variable);
        }
    }

    fn controls(&mut self, which: &dyn Fn(ExecutableId) -> bool) {
        let module = self.module;
        self.phase = Phase::Controls;
        for (_, executable) in module.executables.iter().filter(|(id, _)| which(*id)) {
            self.control_directives(executable);
        }
    }

    fn has_images(&self) -> bool {
        self.extensions.contains(&"IMAGE")
    }

    /// Records a finding with the severity of its rule.
    fn error(
        &mut self,
        code: &'static str,
        span: Span,
        prm: &'static str,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.push(Diagnostic::error(code, span, message).prm(prm))
    }

    /// As [`Validator::error`]: a rule that warns, unless its level was changed.
    fn warning(
        &mut self,
        code: &'static str,
        span: Span,
        prm: &'static str,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.push(Diagnostic::warning(code, span, message).prm(prm))
    }

    fn push(&mut self, d: Diagnostic) -> &mut Diagnostic {
        let Some(diagnostic) = self.levels.apply(d) else {
            return &mut self.unseen;
        };
        let last = self.found.len();
        self.found.push(Found {
            phase: self.phase,
            diagnostic,
        });
        &mut self.found[last].diagnostic
    }

    fn name(&self, name: Name) -> &'m str {
        self.module.name(name)
    }

    /// Types that the machine model, the profile or a missing extension forbid, wherever they stand.
    fn type_available(&mut self, ty: Type, span: Span) {
        if let Some((prm, message)) = self.unavailable(ty) {
            let (rule, help) = match ty {
                Type::Sig32 => ("signal-model", Some("use `sig64`".into())),
                Type::Sig64 => ("signal-model", Some("use `sig32`".into())),
                _ => ("base-f64", None),
            };
            self.error(rule, span, prm, message).help = help;
        }
        if self.lacks_extension(ty) {
            self.missing_extension("missing-extension", ty, span);
        }
    }

    /// Whether a type belongs to an extension that the module does not name.
    fn lacks_extension(&self, ty: Type) -> bool {
        matches!(ty.class(), TypeClass::Image | TypeClass::Sampler) && !self.has_images()
    }

    fn missing_extension(&mut self, rule: &'static str, ty: Type, span: Span) {
        let message = format!("`{ty}` needs the extension \"IMAGE\"");
        // A variable and its initializer say the same of one place: once is enough.
        let is_known = |known: &Diagnostic| {
            known.severity == Severity::Error && known.span == span && known.message == message
        };
        if self.found.last().is_some_and(|found| is_known(&found.diagnostic)) {
            return;
        }
        self.error(rule, span, "13.1.2", message).help =
            Some("add `extension \"IMAGE\";` after the module header".into());
    }

    /// Why the machine model or the profile does not have a type, with the section of the manual.
    fn unavailable(&self, ty: Type) -> Option<(&'static str, String)> {
        let header = &self.module.header;
        match (ty, header.machine, header.profile) {
            (Type::Sig32, MachineModel::Large, _) => {
                Some(("4.13.3", "`sig32` belongs to the small machine model".into()))
            }
            (Type::Sig64, MachineModel::Small, _) => {
                Some(("4.13.3", "`sig64` belongs to the large machine model".into()))
            }
            (Type::F64 | Type::F64X2, _, Profile::Base) => {
                Some(("16.2.1", format!("`{ty}` is not available in the Base profile")))
            }
            _ => None,
        }
    }
}

/// `a kernel`, `an fbarrier`.
pub(crate) fn with_article(noun: &str) -> String {
    // An fbarrier is spoken with its letter.
    let vowel = noun.starts_with(['a', 'e', 'i', 'o', 'u']) || noun == "fbarrier";
    format!("{} {noun}", if vowel { "an" } else { "a" })
}

/// `a, b and c` in backquotes.
fn listed<T: std::fmt::Display>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|i| format!("`{i}`")).collect();
    match items.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        Some((last, _)) => last.clone(),
        None => "nothing".into(),
    }
}

/// The section of the manual that describes an operation.
fn section(opcode: Opcode) -> &'static str {
    use Opcode::*;
    match opcode {
        Mad24 | Mad24Hi | Mul24 | Mul24Hi => "5.4",
        Shl | Shr => "5.5",
        And | Not | Or | PopCount | Xor => "5.6",
        BitExtract | BitInsert | BitMask | BitRev | BitSelect | FirstBit | LastBit => "5.7",
        Combine | Expand | Lda | Mov => "5.8",
        Shuffle | UnpackHi | UnpackLo | Pack | Unpack => "5.9",
        Cmov => "5.10",
        Ceil | Floor | Fma | Fract | Rint | Sqrt | Trunc => "5.11",
        Class | CopySign => "5.13",
        NCos | NExp2 | NFma | NLog2 | NRcp | NRsqrt | NSin | NSqrt => "5.14",
        BitAlign | ByteAlign | PackCvt | UnpackCvt | Lerp | Sad | SadHi => "5.15",
        SegmentP => "5.16",
        FToS | SToF => "5.17",
        Cmp => "5.18",
        Cvt => "5.19",
        Ld => "6.3",
        St => "6.4",
        Atomic => "6.6",
        AtomicNoRet => "6.7",
        Signal | SignalNoRet => "6.8",
        MemFence => "6.9",
        RdImage => "7.2",
        LdImage => "7.3",
        StImage => "7.4",
        QueryImage | QuerySampler => "7.5",
        ImageFence => "7.6",
        Cbr | Br | Sbr => "8.1",
        Barrier | WaveBarrier => "9.1",
        ArriveFbar | InitFbar | JoinFbar | LeaveFbar | ReleaseFbar | WaitFbar | Ldf => "9.2",
        ActiveLaneCount | ActiveLaneId | ActiveLaneMask | ActiveLanePermute => "9.4",
        Call => "10.6",
        SCall => "10.7",
        ICall => "10.8",
        Ret => "10.9",
        Alloca => "10.10",
        CurrentWorkGroupSize | CurrentWorkItemFlatId | Dim | GridGroups | GridSize | PacketCompletionSig => {
            "11.1"
        }
        PacketId | WorkGroupId | WorkGroupSize | WorkItemAbsId | WorkItemFlatAbsId | WorkItemFlatId
        | WorkItemId => "11.1",
        ClearDetectExcept | GetDetectExcept | SetDetectExcept => "11.2",
        AddQueueWriteIndex | CasQueueWriteIndex | LdQueueReadIndex | LdQueueWriteIndex => "11.3",
        StQueueReadIndex | StQueueWriteIndex => "11.3",
        Nop | Clock | CuId | DebugTrap | GroupBasePtr | KernargBasePtr | LaneId | MaxCuId => "11.4",
        MaxWaveId | NullPtr | WaveId => "11.4",
        op if op.vendor_extension().is_some() => "13.1",
        _ => "5.2",
    }
}
