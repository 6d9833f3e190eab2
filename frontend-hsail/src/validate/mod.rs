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
mod variables;

use crate::diagnostics::Diagnostic;
use crate::model::*;
use crate::source::Span;

/// Checks a module; empty if there is nothing to say.
pub fn validate(module: &Module) -> Vec<Diagnostic> {
    let mut v = Validator {
        module,
        found: Vec::new(),
        image_extension: false,
        extensions: Vec::new(),
    };
    v.declarations();
    for (id, variable) in &module.variables {
        v.variable(id, variable);
    }
    for (id, executable) in &module.executables {
        v.code(id, executable);
    }
    v.control_directives();
    let graph = graph::CallGraph::new(std::slice::from_ref(&module));
    let along_calls = graph.control_directives().into_iter();
    v.found.extend(
        along_calls
            .chain(graph.indirect_functions())
            .map(|f| f.diagnostic),
    );
    v.found.sort_by_key(|d| (d.span.start, d.span.end));
    v.found
}

struct Validator<'m> {
    module: &'m Module,
    found: Vec<Diagnostic>,
    image_extension: bool,
    /// Extensions that the module names.
    extensions: Vec<&'m str>,
}

impl<'m> Validator<'m> {
    fn error(
        &mut self,
        code: &'static str,
        span: Span,
        prm: &'static str,
        message: impl Into<String>,
    ) -> &mut Diagnostic {
        self.push(Diagnostic::error(code, span, message).prm(prm))
    }

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
        let last = self.found.len();
        self.found.push(d);
        &mut self.found[last]
    }

    fn name(&self, name: Name) -> &'m str {
        self.module.name(name)
    }

    /// Types that the machine model, the profile or a missing extension forbid, wherever they stand.
    fn type_available(&mut self, ty: Type, span: Span) {
        let header = &self.module.header;
        match ty {
            Type::Sig32 if header.machine == MachineModel::Large => {
                self.error(
                    "signal-model",
                    span,
                    "4.13.3",
                    "`sig32` belongs to the small machine model",
                )
                .help = Some("use `sig64`".into());
            }
            Type::Sig64 if header.machine == MachineModel::Small => {
                self.error(
                    "signal-model",
                    span,
                    "4.13.3",
                    "`sig64` belongs to the large machine model",
                )
                .help = Some("use `sig32`".into());
            }
            Type::F64 | Type::F64X2 if header.profile == Profile::Base => {
                self.error(
                    "base-f64",
                    span,
                    "16.2.1",
                    format!("`{ty}` is not available in the Base profile"),
                );
            }
            _ => {}
        }
        if matches!(ty.class(), TypeClass::Image | TypeClass::Sampler) && !self.image_extension {
            self.error(
                "missing-extension",
                span,
                "13.1.2",
                format!("`{ty}` needs the extension \"IMAGE\""),
            )
            .help = Some("add `extension \"IMAGE\";` behind the module header".into());
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
