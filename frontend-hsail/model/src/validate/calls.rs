//! Calls, their arguments, and what indirect functions may use (HSA PRM 10.2, 10.3, 10.6 to 10.8).

use super::code::ArgBlock;
use super::{Validator, with_article};
use crate::model::*;
use crate::source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

impl<'m> Validator<'m> {
    pub(super) fn close_arg_block(&mut self, block: ArgBlock<'m>) {
        let mut seen: FxHashMap<Name, Span> = FxHashMap::default();
        for id in &block.variables {
            if let Some(v) = self.module.variables.get(*id) {
                self.local_name(&mut seen, v.name, v.span);
            }
        }
        let [call] = block.calls[..] else {
            match block.calls.get(1) {
                Some(second) => {
                    let d = self.error("second-call", second.span, "10.2", "an arg block has one call");
                    *d = d.clone().also(block.calls[0].span, "the first call");
                }
                None => {
                    self.error(
                        "arg-block-without-call",
                        block.start,
                        "10.2",
                        "an arg block has a call in it",
                    );
                }
            }
            return;
        };
        let operands = self.module.inst_operands(call);
        let (outputs, inputs) = match operands {
            [Operand::Arguments(outputs), _, Operand::Arguments(inputs), ..] => (*outputs, *inputs),
            _ => return,
        };
        let mut used: FxHashMap<VariableId, usize> = FxHashMap::default();
        for list in [outputs, inputs] {
            for (i, operand) in self.module.operands(list).iter().enumerate() {
                let span = self.module.operand_span(call, list, i);
                let Operand::Variable(id) = operand else {
                    self.error(
                        "wrong-argument",
                        span,
                        "10.2",
                        "an actual argument is a variable of the arg block",
                    );
                    continue;
                };
                let name = self
                    .module
                    .variables
                    .get(*id)
                    .map_or("", |v| self.module.name(v.name));
                if !block.own.contains(id) {
                    let message = format!("`{name}` is not a variable of this arg block");
                    self.error("wrong-argument", span, "10.2", message).help = Some(
                        "arguments are passed in variables defined at the start of the arg block".into(),
                    );
                    continue;
                }
                let count = used.entry(*id).or_default();
                *count += 1;
                if *count > 1 {
                    self.error(
                        "repeated-argument",
                        span,
                        "10.2",
                        format!("`{name}` is passed twice"),
                    );
                }
            }
        }
        for id in &block.variables {
            if let Some(v) = self.module.variables.get(*id).filter(|_| !used.contains_key(id)) {
                let message = format!("`{}` is not an argument of the call", self.name(v.name));
                self.error("unused-argument", v.span, "10.2", message);
            }
        }
        self.argument_accesses(&block, outputs);
        self.executed_once(&block);
        self.callee(call, operands, outputs, inputs);
    }

    /// Undefined accesses that can be seen without control flow: inputs are stored before, outputs loaded after the call.
    fn argument_accesses(&mut self, block: &ArgBlock<'m>, outputs: OperandList) {
        let outputs = self.module.operands(outputs).iter();
        let outputs: FxHashSet<VariableId> = outputs
            .filter_map(|output| match output {
                Operand::Variable(id) => Some(*id),
                _ => None,
            })
            .collect();
        for (variable, inst, calls) in &block.accesses {
            let is_output = outputs.contains(variable);
            let load = inst.opcode == Opcode::Ld;
            let name = self
                .module
                .variables
                .get(*variable)
                .map_or("", |v| self.module.name(v.name));
            if is_output != load {
                let message = if load {
                    format!("load of the input argument `{name}`: only the called function reads it")
                } else {
                    format!("store to the output argument `{name}`: only the called function writes it")
                };
                self.warning("argument-access", inst.span, "10.2", message);
            } else if !block.has_control_flow && load == (*calls == 0) {
                let message = if load {
                    format!("load of `{name}` before the call that writes it")
                } else {
                    format!("store to `{name}` after the call that reads it")
                };
                self.warning("argument-access", inst.span, "10.2", message);
            }
        }
    }

    /// HSA PRM 10.2: the call runs exactly once. A branch over it, or back across it, makes that doubtful.
    fn executed_once(&mut self, block: &ArgBlock<'m>) {
        let call = block.call_place;
        for (place, inst, targets) in &block.branches {
            let targets = targets.iter().filter_map(|t| block.labels.get(t));
            let over = targets.clone().any(|t| *place < call && *t > call);
            let back = targets.clone().any(|t| *place > call && *t <= call);
            if over || back {
                let what = if over { "skip the call" } else { "repeat the call" };
                let message = format!("this branch can {what} of its arg block, which must run exactly once");
                let there = block.calls[0].span;
                let d = self.warning("call-not-once", inst.span, "10.2", message);
                *d = d.clone().also(there, "the call");
            }
        }
    }

    fn callee(&mut self, call: &Inst, operands: &[Operand], outputs: OperandList, inputs: OperandList) {
        let targets: Vec<(ExecutableId, Span)> = match (call.opcode, operands) {
            (Opcode::Call, [_, Operand::Executable(id), ..]) => {
                vec![(*id, self.module.operand_span(call, call.operands, 1))]
            }
            (Opcode::ICall, [_, _, _, Operand::Executable(id)]) => {
                vec![(*id, self.module.operand_span(call, call.operands, 3))]
            }
            (Opcode::SCall, [_, _, _, Operand::Executables(list)]) => {
                let ids = self.module.operands(*list).iter().enumerate();
                ids.filter_map(|(i, o)| match o {
                    Operand::Executable(id) => Some((*id, self.module.operand_span(call, *list, i))),
                    _ => None,
                })
                .collect()
            }
            _ => return,
        };
        if targets.is_empty() {
            self.error(
                "operand-count",
                call.span,
                "10.7",
                "`scall` needs at least one function",
            );
        }
        let mut first: Option<&Executable> = None;
        for (id, span) in targets {
            let Some(target) = self.module.executables.get(id) else {
                continue;
            };
            let name = self.name(target.name);
            let fine = match call.opcode {
                Opcode::ICall => target.kind == ExecutableKind::Signature,
                _ => matches!(
                    target.kind,
                    ExecutableKind::Function | ExecutableKind::IndirectFunction
                ),
            };
            if !fine {
                let wanted = if call.opcode == Opcode::ICall {
                    "a signature"
                } else {
                    "a function"
                };
                let message = format!(
                    "`{name}` is {}, `{}` needs {wanted}",
                    with_article(target.kind.name()),
                    call.opcode
                );
                self.error("wrong-callee", span, "10.6", message);
                continue;
            }
            match first {
                None => {
                    first = Some(target);
                    self.match_arguments(call, target, outputs, &target.outputs, "output");
                    self.match_arguments(call, target, inputs, &target.inputs, "input");
                }
                Some(f) => {
                    let same = self.same_formals(&f.outputs, &target.outputs)
                        && self.same_formals(&f.inputs, &target.inputs);
                    if !same {
                        let message = format!(
                            "`{name}` and `{}` have different formal arguments",
                            self.name(f.name)
                        );
                        self.error("scall-mismatch", span, "10.7", message);
                    }
                }
            }
        }
    }

    fn match_arguments(
        &mut self,
        call: &Inst,
        callee: &Executable,
        actuals: OperandList,
        formals: &[VariableId],
        what: &str,
    ) {
        let name = self.name(callee.name);
        let list = self.module.operands(actuals);
        if list.len() != formals.len() {
            let message = format!(
                "`{name}` has {} {what} arguments, the call passes {}",
                formals.len(),
                list.len()
            );
            let d = self.error("argument-count", call.span, "10.2", message);
            *d = d.clone().also(callee.span, "declared here");
            return;
        }
        for (i, (operand, formal)) in list.iter().zip(formals).enumerate() {
            let Operand::Variable(actual) = operand else {
                continue;
            };
            let (Some(a), Some(f)) = (
                self.module.variables.get(*actual),
                self.module.variables.get(*formal),
            ) else {
                continue;
            };
            let variadic =
                f.dim == Dimension::Unsized && matches!(a.dim, Dimension::Array(_)) && i + 1 == formals.len();
            let why = if a.ty != f.ty {
                format!("has type {}, the formal {}", a.ty, f.ty)
            } else if a.dim != f.dim && !variadic {
                "has another dimension than the formal".to_string()
            } else if a.align != f.align {
                format!(
                    "has alignment {}, the formal {}",
                    a.align.bytes(),
                    f.align.bytes()
                )
            } else {
                continue;
            };
            let span = self.module.operand_span(call, actuals, i);
            let message = format!("{what} argument `{}` of `{name}` {why}", self.name(a.name));
            let declared = f.span;
            let d = self.error("argument-mismatch", span, "10.2", message);
            *d = d.clone().also(declared, "the formal argument");
        }
    }
}
