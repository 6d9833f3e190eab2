//! Control directives: ranges, and agreement within a function and between a kernel and what it calls (HSA PRM 13.4).

use super::Validator;
use crate::model::*;
use rustc_hash::FxHashMap;

impl<'m> Validator<'m> {
    pub(super) fn control_directives(&mut self) {
        for (id, e) in &self.module.executables {
            for control in controls(e) {
                self.control_values(control);
            }
            if e.is_definition {
                self.control_agreement(id, e);
            }
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
                }
            }
        }
    }

    /// Directives of `root` and everything it calls must agree; functions are roots for their own directives only.
    fn control_agreement(&mut self, root: ExecutableId, e: &'m Executable) {
        use ControlDirective::*;
        let reached = if e.kind == ExecutableKind::Kernel {
            self.reachable(root)
        } else {
            vec![root]
        };
        let mut first: FxHashMap<ControlDirective, &'m Control> = FxHashMap::default();
        for id in reached {
            let Some(function) = self.module.executables.get(id) else {
                continue;
            };
            for control in controls(function) {
                let directive = control.directive;
                if matches!(directive, EnableBreakExceptions | EnableDetectExceptions) {
                    continue;
                }
                match first.get(&directive) {
                    None => {
                        if directive == RequireNoPartialWorkGroups && id != root {
                            let message = format!(
                                "kernel `{}` reaches `{directive}` and does not state it",
                                self.name(e.name)
                            );
                            // Legal if the finalizer is told so instead.
                            let d = self.warning("control-conflict", e.span, "13.4", message);
                            *d = d.clone().also(control.span, "stated here");
                        }
                        first.insert(directive, control);
                    }
                    Some(known) if known.operands != control.operands => {
                        let message = format!("`{directive}` has another value than before");
                        let earlier = known.span;
                        let d = self.error("control-conflict", control.span, "13.4", message);
                        *d = d.clone().also(earlier, "before");
                    }
                    Some(_) => {}
                }
            }
        }
        self.sizes(&first, MaxFlatGridSize, RequiredGridSize);
        self.sizes(&first, MaxFlatWorkGroupSize, RequiredWorkGroupSize);
        self.dimensions(&first, RequiredGridSize);
        self.dimensions(&first, RequiredWorkGroupSize);
    }

    fn sizes(
        &mut self,
        known: &FxHashMap<ControlDirective, &'m Control>,
        most: ControlDirective,
        sizes: ControlDirective,
    ) {
        let (Some(limit), Some(required)) = (known.get(&most), known.get(&sizes)) else {
            return;
        };
        let Some(ControlOperand::Value(bound)) = limit.operands.first() else {
            return;
        };
        let product = required.operands.iter().try_fold(1u64, |p, o| match o {
            ControlOperand::Value(v) => Some(p.saturating_mul(*v)),
            ControlOperand::Wavesize => None,
        });
        if let Some(product) = product.filter(|p| p > bound) {
            let message = format!("`{sizes}` has product {product}, above the {bound} of `{most}`");
            let there = limit.span;
            let d = self.error("control-conflict", required.span, "13.4", message);
            *d = d.clone().also(there, "the limit");
        }
    }

    fn dimensions(&mut self, known: &FxHashMap<ControlDirective, &'m Control>, sizes: ControlDirective) {
        let (Some(dim), Some(required)) = (known.get(&ControlDirective::RequiredDim), known.get(&sizes))
        else {
            return;
        };
        let Some(ControlOperand::Value(dim_value)) = dim.operands.first() else {
            return;
        };
        let unused = required.operands.iter().skip(*dim_value as usize);
        if unused.into_iter().any(|o| *o != ControlOperand::Value(1)) {
            let message = format!("`{sizes}` has a size other than 1 beyond dimension {dim_value}");
            let there = dim.span;
            let d = self.error("control-conflict", required.span, "13.4", message);
            *d = d.clone().also(there, "the number of dimensions");
        }
    }
}

fn controls(e: &Executable) -> impl Iterator<Item = &Control> {
    e.body.iter().filter_map(|s| match s {
        Statement::Control(control) => Some(&**control),
        _ => None,
    })
}
