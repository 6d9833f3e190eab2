//! Code blocks in slices ([`crate::model::part`]): what only all slices together can say.
//!
//! Definitions come before everything else in a code block, and arg blocks are not cut. So a slice can be checked alone, but for
//! two rules: labels stand once, and branches from outside of arg blocks do not lead into one of another slice (HSA PRM 4.9,
//! 10.2); and registers are limited (HSA PRM 4.7).

use super::code::{Highest, Stage};
use super::{Phase, Validator};
use crate::model::part::Part;
use crate::model::*;

/// How a label is used in a slice, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LabelUse(u8);

impl LabelUse {
    /// It stands there.
    const STANDS: LabelUse = LabelUse(1);
    /// It stands in an arg block.
    const IN_ARG_BLOCK: LabelUse = LabelUse(2);
    /// It stands there more than once.
    const TWICE: LabelUse = LabelUse(4);
    /// A branch outside of arg blocks leads there.
    const BRANCH: LabelUse = LabelUse(8);

    fn has(self, other: LabelUse) -> bool {
        self.0 & other.0 != 0
    }

    /// Both uses together.
    fn and(self, other: LabelUse) -> LabelUse {
        let both = LabelUse(self.0 | other.0);
        if self.has(LabelUse::STANDS) && other.has(LabelUse::STANDS) {
            LabelUse(both.0 | LabelUse::TWICE.0)
        } else {
            both
        }
    }
}

/// Labels of a code block by name.
#[derive(Debug, Default)]
pub(super) struct Labels {
    names: Names,
    /// By name; missing for those that are only named.
    uses: Vec<LabelUse>,
}

impl Labels {
    fn note(&mut self, name: &str, more: LabelUse) {
        let name = self.names.intern(name).index();
        if self.uses.len() <= name {
            self.uses.resize(name + 1, LabelUse::default());
        }
        self.uses[name] = self.uses[name].and(more);
    }

    fn add(&mut self, other: &Labels) {
        for (name, more) in other.names.all().zip(&other.uses) {
            self.note(name, *more);
        }
    }
}

/// What a slice has that the others need to know.
#[derive(Debug, Default)]
pub(super) struct SliceFacts {
    highest: Highest,
    labels: Labels,
}

impl SliceFacts {
    /// Adds those of another slice of the code block.
    pub(super) fn add(&mut self, slice: &SliceFacts) {
        for (known, more) in self.highest.iter_mut().zip(slice.highest) {
            *known = (*known).max(more);
        }
        self.labels.add(&slice.labels);
    }
}

impl<'m> Validator<'m> {
    /// Checks statements that are at a stage of their code block, and of which others follow.
    pub(super) fn slice(&mut self, id: ExecutableId, e: &'m Executable, stage: Stage) -> SliceFacts {
        self.phase = Phase::Code;
        let blocks = self.label_blocks(id, e);
        self.elsewhere = Some(Vec::new());
        let highest = self.statements(id, e, &blocks, stage);
        let elsewhere = self.elsewhere.take().unwrap_or_default();
        let mut labels = Labels::default();
        for (label, entity) in self.module.labels.iter().filter(|(_, l)| l.owner == id) {
            let stands = match blocks.get(&label) {
                Some(0) => LabelUse::STANDS,
                Some(_) => LabelUse(LabelUse::STANDS.0 | LabelUse::IN_ARG_BLOCK.0),
                None => LabelUse::default(),
            };
            labels.note(self.name(entity.name), stands);
        }
        for label in elsewhere {
            let name = self.module.labels.get(label).map_or(Name::EMPTY, |l| l.name);
            labels.note(self.name(name), LabelUse::BRANCH);
        }
        SliceFacts { highest, labels }
    }

    /// Checks a slice of a code block that is a part, whose executable is `id` there.
    pub(super) fn slice_of_part(&mut self, part: &'m Part, id: ExecutableId) -> SliceFacts {
        let module = self.module;
        self.phase = Phase::Declarations;
        for label in module.labels.values() {
            self.reserved_name(label.name, label.span);
        }
        self.phase = Phase::Variables;
        // Formals and what the function defines have been checked with the outline.
        let own = |id: &VariableId| part.origin(Symbol::Variable(*id)).is_none();
        for (id, variable) in module.variables.iter().filter(|(id, _)| own(id)) {
            self.variable(id, variable);
        }
        match module.executables.get(id) {
            Some(executable) => self.slice(id, executable, Stage::Statements),
            None => SliceFacts::default(),
        }
    }

    /// Checks what only all slices of a code block together can say.
    pub(super) fn whole_of_slices(&mut self, e: &'m Executable, slices: &SliceFacts) {
        let SliceFacts { highest, labels } = slices;
        self.register_pools(e, *highest);
        for (name, uses) in labels.names.all().zip(&labels.uses).skip(1) {
            let (code, section, what) = if uses.has(LabelUse::TWICE) {
                ("duplicate-name", "4.6.2", "stands twice in one scope")
            } else if !uses.has(LabelUse::STANDS) {
                ("unknown-label", "4.9", "does not stand in this function")
            } else if uses.has(LabelUse::BRANCH) && uses.has(LabelUse::IN_ARG_BLOCK) {
                (
                    "branch-across-arg-block",
                    "10.2",
                    "stands in an arg block, and a branch leads into it",
                )
            } else {
                continue;
            };
            self.error(code, e.span, section, format!("label `{name}` {what}"));
        }
    }
}
