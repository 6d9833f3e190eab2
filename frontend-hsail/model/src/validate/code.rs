//! Code blocks: order of statements, arg blocks, branches, register pools (HSA PRM 4.3.5, 4.3.6, 4.7, 8.1, 10.2).

use super::{Formal, Validator};
use crate::model::*;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// Highest number of `$c` registers in a function (HSA PRM 4.7).
const CONTROL_REGISTERS: u32 = 128;
/// Size of the pool of `$s`, `$d` and `$q` registers, in 32-bit units (HSA PRM 4.7).
const REGISTER_POOL: u32 = 2048;

/// One more than the highest number of each kind of registers; 0 if there are none.
pub(super) type Highest = [u16; 4];

#[inline]
fn note(highest: &mut Highest, register: Register) {
    let known = &mut highest[register.kind().brig_code() as usize];
    // No number comes near the largest of 16 bits.
    *known = (*known).max(register.number() + 1);
}

/// How far a code block is: what comes first, and cannot come any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stage {
    Controls,
    Definitions,
    Statements,
}

/// An arg block while it is being read.
pub(super) struct ArgBlock<'m> {
    pub(super) start: Span,
    pub(super) variables: Vec<VariableId>,
    /// The same, to look up.
    pub(super) own: FxHashSet<VariableId>,
    pub(super) calls: Vec<&'m Inst>,
    /// Loads and stores of arguments: variable, instruction, whether it is a load, number of calls before it.
    pub(super) accesses: Vec<(VariableId, &'m Inst, usize)>,
    pub(super) has_control_flow: bool,
    /// Place of each label: number of instructions of the block before it.
    pub(super) labels: FxHashMap<LabelId, usize>,
    /// Branches: place and targets.
    pub(super) branches: Vec<(usize, &'m Inst, Vec<LabelId>)>,
    /// Place of the first call.
    pub(super) call_place: usize,
    instructions: usize,
}

impl ArgBlock<'_> {
    fn new(start: Span) -> Self {
        ArgBlock {
            start,
            variables: Vec::new(),
            own: FxHashSet::default(),
            calls: Vec::new(),
            accesses: Vec::new(),
            has_control_flow: false,
            labels: FxHashMap::default(),
            branches: Vec::new(),
            call_place: 0,
            instructions: 0,
        }
    }
}

/// How far the statements of a code block are read.
struct Progress<'m> {
    stage: Stage,
    /// The arg block at hand, its number from 1, and its stage.
    block: Option<ArgBlock<'m>>,
    block_number: usize,
    block_stage: Stage,
    highest: Highest,
}

impl Progress<'_> {
    fn new(stage: Stage) -> Self {
        Progress {
            stage,
            block: None,
            block_number: 0,
            block_stage: Stage::Definitions,
            highest: Highest::default(),
        }
    }

    /// After a label or an instruction there are no definitions.
    fn statement(&mut self) {
        self.stage = Stage::Statements;
        self.block_stage = Stage::Statements;
    }

    /// An arg block is a statement of the function, with definitions of its own.
    fn open(&mut self, start: Span) {
        self.stage = Stage::Statements;
        self.block_stage = Stage::Definitions;
        self.block_number += 1;
        self.block = Some(ArgBlock::new(start));
    }
}

impl<'m> Validator<'m> {
    pub(super) fn code(&mut self, id: ExecutableId, e: &'m Executable) {
        if !e.is_definition || e.kind == ExecutableKind::Signature {
            return;
        }
        let blocks = self.label_blocks(id, e);
        let highest = self.statements(id, e, &blocks, Stage::Controls);
        self.register_pools(e, highest);
    }

    /// Checks statements that are at a stage of their code block.
    pub(super) fn statements(
        &mut self,
        id: ExecutableId,
        e: &'m Executable,
        blocks: &FxHashMap<LabelId, usize>,
        stage: Stage,
    ) -> Highest {
        let mut at = Progress::new(stage);
        for statement in &e.body {
            match statement {
                Statement::Control(control) => self.control_order(control, &at),
                Statement::Variable(v) => self.code_variable(id, *v, &mut at),
                Statement::Fbarrier(f) => self.code_fbarrier(e, *f, &mut at),
                Statement::Label(label) => {
                    at.statement();
                    if let Some(b) = &mut at.block {
                        b.has_control_flow = true;
                        b.labels.insert(*label, b.instructions);
                    }
                }
                Statement::ArgBlockStart(span) => {
                    if at.block.is_some() {
                        self.error("nested-arg-block", *span, "10.2", "arg blocks do not nest");
                    }
                    at.open(*span);
                }
                Statement::ArgBlockEnd(span) => match at.block.take() {
                    Some(b) => self.close_arg_block(b),
                    None => {
                        self.error("arg-block", *span, "10.2", "an arg block ends that did not start");
                    }
                },
                Statement::Inst(inst) => {
                    at.statement();
                    self.inst(id, inst);
                    if self.registers(inst.operands, &mut at.highest) {
                        let here = if at.block.is_some() { at.block_number } else { 0 };
                        self.targets(id, inst, inst.operands, blocks, here);
                    }
                    self.in_block(inst, &mut at.block);
                    self.argument_access(id, inst, &mut at.block);
                }
                Statement::Annotation(annotation) => self.pragma_in_code(annotation, &mut at.highest),
            }
        }
        if let Some(b) = at.block {
            self.error("arg-block", b.start, "10.2", "the arg block does not end");
        }
        at.highest
    }

    fn control_order(&mut self, control: &Control, at: &Progress<'m>) {
        if at.stage > Stage::Controls || at.block.is_some() {
            let message = format!("`{}` stands after a definition or instruction", control.directive);
            self.error("control-order", control.span, "13.4", message).help =
                Some("control directives come first in a code block".into());
        }
    }

    /// A variable of the function, or of an arg block.
    fn code_variable(&mut self, id: ExecutableId, v: VariableId, at: &mut Progress<'m>) {
        let Some(variable) = self.module.variables.get(v) else {
            return;
        };
        let (stage, wanted) = match &mut at.block {
            Some(b) => {
                b.variables.push(v);
                b.own.insert(v);
                (at.block_stage, Linkage::Arg)
            }
            None => {
                let before = at.stage;
                at.stage = before.max(Stage::Definitions);
                (before, Linkage::Function)
            }
        };
        if stage > Stage::Definitions {
            self.definition_order(variable.span);
        }
        if variable.linkage != wanted || variable.owner != Some(id) {
            let name = self.name(variable.name);
            let message = format!("`{name}` has {} linkage here", variable.linkage);
            self.error("wrong-linkage", variable.span, "4.12", message);
        }
    }

    fn code_fbarrier(&mut self, e: &Executable, f: FbarrierId, at: &mut Progress<'m>) {
        let span = self.module.fbarriers.get(f).map_or(e.span, |f| f.span);
        if at.block.is_some() {
            let message = "an fbarrier cannot stand in an arg block";
            self.error("fbarrier-placement", span, "4.3.9", message);
        } else if at.stage > Stage::Definitions {
            self.definition_order(span);
        }
        at.stage = at.stage.max(Stage::Definitions);
    }

    /// A pragma names registers as instructions do (HSA PRM 4.7).
    fn pragma_in_code(&mut self, annotation: &'m Annotation, highest: &mut Highest) {
        let Annotation::Pragma(pragma) = annotation else {
            return;
        };
        for operand in &pragma.operands {
            if let PragmaOperand::Register(r) = operand {
                note(highest, *r);
            }
        }
        self.pragma(pragma);
    }

    fn definition_order(&mut self, span: Span) {
        self.error(
            "definition-order",
            span,
            "4.3.5",
            "a definition stands after a label, instruction or arg block",
        )
        .help = Some("variables and fbarriers come before the first statement of their block".into());
    }

    /// The arg block, counted from 1, in which each label stands; 0 outside.
    pub(super) fn label_blocks(&mut self, id: ExecutableId, e: &Executable) -> FxHashMap<LabelId, usize> {
        let mut blocks = FxHashMap::default();
        let mut number = 0;
        let mut inside = false;
        for statement in &e.body {
            match statement {
                Statement::ArgBlockStart(_) => {
                    number += 1;
                    inside = true;
                }
                Statement::ArgBlockEnd(_) => inside = false,
                Statement::Label(label) => {
                    blocks.insert(*label, if inside { number } else { 0 });
                    if self.module.labels.get(*label).is_some_and(|l| l.owner != id) {
                        self.error(
                            "out-of-scope",
                            e.span,
                            "4.9",
                            "a label of another function stands here",
                        );
                    }
                }
                _ => {}
            }
        }
        blocks
    }

    /// Notes the registers among operands. Whether there are labels.
    fn registers(&self, list: OperandList, highest: &mut Highest) -> bool {
        let mut labels = false;
        for operand in self.module.operands(list) {
            let register = match *operand {
                Operand::Register(r) => Some(r),
                Operand::Address { register, .. } => register,
                // Vectors hold no vectors: one level is all there is.
                Operand::Vector(inner) if inner != list => {
                    for component in self.module.operands(inner) {
                        if let Operand::Register(r) = component {
                            note(highest, *r);
                        }
                    }
                    None
                }
                Operand::Label(_) | Operand::Labels(_) => {
                    labels = true;
                    None
                }
                _ => None,
            };
            if let Some(r) = register {
                note(highest, r);
            }
        }
        labels
    }

    pub(super) fn register_pools(&mut self, e: &Executable, highest: Highest) {
        let count = |i: usize| u32::from(highest[i]);
        let name = self.name(e.name);
        if count(0) > CONTROL_REGISTERS {
            let message = format!(
                "`{name}` uses {} `$c` registers, the limit is {CONTROL_REGISTERS}",
                count(0)
            );
            self.error("too-many-registers", e.span, "4.7", message);
        }
        let pool = count(1) + 2 * count(2) + 4 * count(3);
        if pool > REGISTER_POOL {
            let message = format!(
                "`{name}` uses {pool} units of `$s`, `$d` and `$q` registers, the limit is {REGISTER_POOL}"
            );
            self.error("too-many-registers", e.span, "4.7", message).help = Some(
                "a `$s` register counts 1, a `$d` 2, a `$q` 4, each kind up to its highest number".into(),
            );
        }
    }

    fn targets(
        &mut self,
        id: ExecutableId,
        inst: &Inst,
        list: OperandList,
        blocks: &FxHashMap<LabelId, usize>,
        here: usize,
    ) {
        for operand in self.module.operands(list) {
            match *operand {
                Operand::Label(label) => self.target(id, inst, label, blocks, here),
                Operand::Labels(labels) => {
                    for label in self.module.operands(labels) {
                        if let Operand::Label(label) = label {
                            self.target(id, inst, *label, blocks, here);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn target(
        &mut self,
        id: ExecutableId,
        inst: &Inst,
        label: LabelId,
        blocks: &FxHashMap<LabelId, usize>,
        here: usize,
    ) {
        let Some(target) = self.module.labels.get(label) else {
            return;
        };
        let name = self.name(target.name);
        match blocks.get(&label) {
            Some(&there) if there != here => {
                let way = if here == 0 { "into" } else { "out of" };
                let d = self.error(
                    "branch-across-arg-block",
                    inst.span,
                    "10.2",
                    format!("branch {way} an arg block"),
                );
                *d = d.clone().also(target.span, format!("`{name}` stands here"));
            }
            Some(_) => {}
            None if target.owner == id
                && here == 0
                && let Some(elsewhere) = &mut self.elsewhere =>
            {
                elsewhere.push(label);
            }
            None if target.owner != id => {
                self.error(
                    "unknown-label",
                    inst.span,
                    "4.9",
                    format!("label `{name}` belongs to another function"),
                );
            }
            None => {
                self.error(
                    "unknown-label",
                    inst.span,
                    "4.9",
                    format!("label `{name}` does not stand in this function"),
                );
            }
        }
    }

    /// What depends on being inside or outside an arg block.
    #[inline]
    fn in_block(&mut self, inst: &'m Inst, block: &mut Option<ArgBlock<'m>>) {
        use Opcode::*;
        let op = inst.opcode;
        match block {
            Some(b) => {
                if matches!(op, Ret | Alloca) {
                    let message = format!("`{op}` cannot stand in an arg block");
                    self.error("in-arg-block", inst.span, "10.2", message);
                }
                if op.is_call() {
                    if b.calls.is_empty() {
                        b.call_place = b.instructions;
                    }
                    b.calls.push(inst);
                }
                if matches!(op, Br | Cbr | Sbr) {
                    b.has_control_flow = true;
                    let targets = branch_targets(self.module, inst);
                    b.branches.push((b.instructions, inst, targets));
                }
                b.instructions += 1;
            }
            None if op.is_call() => {
                let message = format!("`{op}` stands outside an arg block");
                self.error("call-outside-arg-block", inst.span, "10.6", message)
                    .help = Some("put it in braces, also if there are no arguments".into());
            }
            None => {}
        }
    }

    /// Which arguments an instruction loads and stores: its own block's, or formals in their direction.
    #[inline]
    fn argument_access(&mut self, id: ExecutableId, inst: &'m Inst, block: &mut Option<ArgBlock<'m>>) {
        use Opcode::{Ld, St};
        let op = inst.opcode;
        if inst.mods.segment != Some(Segment::Arg) || !matches!(op, Ld | St) {
            return;
        }
        let address = self.module.inst_operands(inst).iter().find_map(Operand::address);
        let Some(variable) = address.and_then(|a| a.symbol.expand()) else {
            return;
        };
        let Some(v) = self.module.variables.get(variable) else {
            return;
        };
        let is_own = v.owner == Some(id);
        let name = self.name(v.name);
        if v.linkage == Linkage::Arg {
            match block {
                Some(b) if b.own.contains(&variable) => {
                    let calls = b.calls.len();
                    b.accesses.push((variable, inst, calls));
                }
                _ if is_own => {
                    let message = format!("`{name}` belongs to another arg block");
                    self.error("out-of-scope", inst.span, "4.6.2", message);
                }
                _ => {}
            }
            return;
        }
        let formal = self.formals.get(&variable).filter(|_| is_own);
        let (rule, message) = match (formal, op) {
            (Some(Formal::Input), St) => (
                "store-to-input",
                format!("`{name}` is an input: it can only be loaded"),
            ),
            (Some(Formal::Output), Ld) => (
                "load-of-output",
                format!("`{name}` is the output: it can only be stored"),
            ),
            _ => return,
        };
        self.error(rule, inst.span, "10.2", message);
    }
}

fn branch_targets(module: &Module, inst: &Inst) -> Vec<LabelId> {
    let label = |o: &Operand| match o {
        Operand::Label(id) => Some(*id),
        _ => None,
    };
    let operands = module.inst_operands(inst);
    let listed = operands.iter().filter_map(|o| match o {
        Operand::Labels(list) => Some(module.operands(*list)),
        _ => None,
    });
    operands
        .iter()
        .chain(listed.flatten())
        .filter_map(label)
        .collect()
}
