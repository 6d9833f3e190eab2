//! Control directives: ranges of their operands (HSA PRM 13.4). That they agree is checked along the call graph.

use super::Validator;
use super::graph::controls;
use crate::model::*;

impl<'m> Validator<'m> {
    pub(super) fn control_directives(&mut self, e: &Executable) {
        for control in controls(e) {
            self.control_values(control);
        }
    }

    /// The Base profile may enable none of the five exceptions (HSA PRM 12.2, 13.2).
    fn base_exceptions(&mut self, control: &Control, mask: u64) {
        let names = wavelift_codegen::ir::exception_names(mask);
        if !names.is_empty() {
            let message = format!(
                "`{}` asks for {names}, which the Base profile does not have",
                control.directive
            );
            self.error("base-exceptions", control.span, "12.2", message).help =
                Some("leave the directive out, or write the module for `$full`".into());
        }
    }

    fn control_values(&mut self, control: &Control) {
        use ControlDirective::*;
        let directive = control.directive;
        if control.operands.len() != directive.arity() {
            let message = format!(
                "`{directive}` takes {} operands, found {}",
                directive.arity(),
                control.operands.len()
            );
            self.error("control-operand", control.span, "13.4", message);
            return;
        }
        for operand in &control.operands {
            match operand {
                ControlOperand::Wavesize if !directive.allows_wavesize() => {
                    self.error(
                        "control-operand",
                        control.span,
                        "13.4",
                        format!("`{directive}` does not take `WAVESIZE`"),
                    );
                }
                ControlOperand::Wavesize => {}
                ControlOperand::Value(value) => {
                    let (least, most) = match directive {
                        EnableBreakExceptions | EnableDetectExceptions | MaxDynamicGroupSize => {
                            (0, u32::MAX as u64)
                        }
                        RequiredDim => (1, 3),
                        _ if directive.is_wide() => (1, u64::MAX),
                        _ => (1, u32::MAX as u64),
                    };
                    if !(least..=most).contains(value) {
                        let message = format!("`{directive}` takes {least} to {most}, found {value}");
                        self.error("control-operand", control.span, "13.4", message);
                    }
                    let policy = matches!(directive, EnableBreakExceptions | EnableDetectExceptions);
                    if policy && self.module.header.profile == Profile::Base {
                        self.base_exceptions(control, *value);
                    }
                }
            }
        }
    }
}
