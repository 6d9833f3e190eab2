//! An instruction taken apart: what the printer writes and the parser reads, and what a target makes of its instructions.

use super::context::TextContext;
use super::error::Problem;
use crate::machine::{MBlock, Operand, PReg, Reg, SubReg};
use std::ops::Range;

/// A register as an operand names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegForm {
    /// The register: a whole tuple.
    pub reg: Reg,
    /// The part of it; `None` for all of it.
    pub part: Option<SubReg>,
    /// The only register that will do, if there is one and `reg` is another.
    pub fixed: Option<PReg>,
    /// A physical register that the allocator did not choose: always this one, whoever asks.
    pub given: bool,
    /// Read after results are written.
    pub late: bool,
    /// All lanes of it, whichever run.
    pub whole_wave: bool,
}

impl RegForm {
    /// All of a register.
    pub fn new(reg: impl Into<Reg>) -> RegForm {
        RegForm {
            reg: reg.into(),
            part: None,
            fixed: None,
            given: false,
            late: false,
            whole_wave: false,
        }
    }

    /// A part of a register, which may be all of it.
    pub fn part_of(reg: impl Into<Reg>, part: SubReg, cx: &TextContext<'_>) -> RegForm {
        let form = RegForm::new(reg);
        let whole = cx
            .width(form.reg)
            .is_some_and(|width| part == SubReg::whole(width));
        RegForm {
            part: (!whole).then_some(part),
            ..form
        }
    }

    /// A register that has to be in a place.
    pub fn fixed_in((reg, place): (Reg, PReg)) -> RegForm {
        RegForm {
            fixed: (reg != Reg::Physical(place)).then_some(place),
            ..RegForm::new(reg)
        }
    }

    /// The register and the place that it has to be in.
    ///
    /// # Errors
    /// There is no such place.
    pub fn place(&self, at: &Range<usize>) -> Result<(Reg, PReg), Problem> {
        let place = self.fixed.or(self.reg.as_physical());
        let place = place.ok_or_else(|| {
            Problem::at(at, "a register here has to be in a certain place")
                .help("write it after the register: `%4=v0`")
        })?;
        Ok((self.reg, place))
    }

    /// The units that are meant.
    ///
    /// # Errors
    /// A part that the register does not have.
    pub fn units(&self, at: &Range<usize>, cx: &TextContext<'_>) -> Result<SubReg, Problem> {
        let width = cx.width(self.reg).unwrap_or(1);
        let part = self.part.unwrap_or(SubReg::whole(width));
        if part.start.saturating_add(part.width) > width {
            let what = format!("the register has {width} unit(s), numbered from 0");
            return Err(Problem::at(at, what));
        }
        Ok(part)
    }
}

/// A register that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefForm {
    /// The register.
    pub reg: RegForm,
    /// The register whose rest the result keeps.
    pub tied: Option<Reg>,
    /// Written before all operands are read.
    pub early: bool,
}

impl DefForm {
    /// A plain definition.
    pub fn new(reg: RegForm) -> DefForm {
        DefForm {
            reg,
            tied: None,
            early: false,
        }
    }
}

/// What stands left of `=`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Def {
    /// A register of the allocator's files.
    Reg(DefForm),
    /// Another register, as the target's assembler names it.
    Text(String),
}

/// A piece of what stands after the mnemonic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// As the target writes it.
    Text(String),
    /// A register.
    Reg(RegForm),
    /// A block.
    Block(MBlock),
    /// A byte of the spill area.
    Slot(u32),
}

/// Something with the columns that it takes in its line, bytes from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<T> {
    /// The thing.
    pub what: T,
    /// Its columns.
    pub at: Range<usize>,
}

/// An instruction taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InstForm {
    /// Results, in the order of the instruction's.
    pub defs: Vec<Placed<Def>>,
    /// The operation.
    pub mnemonic: Placed<String>,
    /// Operands and modifiers, with what stands between them.
    pub body: Vec<Placed<Piece>>,
    /// Registers that are lost besides.
    pub kills: Vec<PReg>,
    /// What no register holds that a following instruction takes, such as a condition code.
    pub makes: Vec<String>,
}

fn nowhere<T>(what: T) -> Placed<T> {
    Placed { what, at: 0..0 }
}

impl InstForm {
    /// An operation without anything.
    pub fn new(mnemonic: impl Into<String>) -> InstForm {
        InstForm {
            defs: Vec::new(),
            mnemonic: nowhere(mnemonic.into()),
            body: Vec::new(),
            kills: Vec::new(),
            makes: Vec::new(),
        }
    }

    /// With a result.
    #[must_use]
    pub fn def(mut self, def: DefForm) -> InstForm {
        self.defs.push(nowhere(Def::Reg(def)));
        self
    }

    /// With an operand made of pieces.
    #[must_use]
    pub fn arg(mut self, pieces: impl IntoIterator<Item = Piece>) -> InstForm {
        if !self.body.is_empty() {
            self.body.push(nowhere(Piece::Text(", ".into())));
        }
        self.body.extend(pieces.into_iter().map(nowhere));
        self
    }

    /// With a register as operand.
    #[must_use]
    pub fn reg(self, reg: RegForm) -> InstForm {
        self.arg([Piece::Reg(reg)])
    }

    /// With text as operand.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> InstForm {
        self.arg([Piece::Text(text.into())])
    }

    /// With a modifier, after all operands.
    #[must_use]
    pub fn modifier(mut self, text: impl Into<String>) -> InstForm {
        let space = if self.body.is_empty() { "" } else { " " };
        let text = format!("{space}{}", text.into());
        self.body.push(nowhere(Piece::Text(text)));
        self
    }

    /// With a modifier if it is wanted.
    #[must_use]
    pub fn modifier_if(self, wanted: bool, text: &str) -> InstForm {
        if wanted { self.modifier(text) } else { self }
    }

    /// The only result.
    ///
    /// # Errors
    /// There is none, or more than one, or it is none of the allocator's registers.
    pub fn only_def(&self) -> Result<(DefForm, Range<usize>), Problem> {
        match &self.defs[..] {
            [
                Placed {
                    what: Def::Reg(def),
                    at,
                },
            ] => Ok((*def, at.clone())),
            _ => {
                let what = format!("`{}` has one result", self.mnemonic.what);
                Err(Problem::at(&self.mnemonic.at, what).help("write it in front: `%4:v1 = ...`"))
            }
        }
    }

    /// The results, all of them the allocator's registers.
    ///
    /// # Errors
    /// One is not.
    pub fn reg_defs(&self) -> Result<Vec<(DefForm, Range<usize>)>, Problem> {
        let defs = self.defs.iter().map(|def| match &def.what {
            Def::Reg(reg) => Ok((*reg, def.at.clone())),
            Def::Text(_) => Err(Problem::at(&def.at, "expected a register")),
        });
        defs.collect()
    }

    /// An instruction that has no result.
    ///
    /// # Errors
    /// It has one.
    pub fn no_def(&self) -> Result<(), Problem> {
        match self.defs.first() {
            None => Ok(()),
            Some(def) => Err(Problem::at(
                &def.at,
                format!("`{}` has no result", self.mnemonic.what),
            )),
        }
    }

    /// Operands and modifiers of an operation that separates operands by commas and puts modifiers, words without spaces, after them.
    ///
    /// # Errors
    /// Two things where one should be.
    pub fn arguments(&self) -> Result<Arguments, Problem> {
        super::arguments::split(self)
    }
}

/// The operands and modifiers of an [`InstForm`].
#[derive(Clone, Debug, Default)]
pub struct Arguments {
    /// Operands.
    pub list: Vec<Argument>,
    /// Modifiers.
    pub modifiers: Vec<Placed<String>>,
}

/// An operand: something with text around it, or only text.
#[derive(Clone, Debug)]
pub struct Argument {
    /// Text in front of the register, block or slot, or all of it.
    pub before: String,
    /// Register, block or slot.
    pub piece: Option<Piece>,
    /// Text after it.
    pub after: String,
    /// Columns.
    pub at: Range<usize>,
}

impl Argument {
    fn expected(&self, what: &str) -> Problem {
        Problem::at(&self.at, format!("expected {what}"))
    }

    fn bare(&self) -> Option<&Piece> {
        let bare = self.before.is_empty() && self.after.is_empty();
        self.piece.as_ref().filter(|_| bare)
    }

    /// The register that the operand is, without anything around it.
    ///
    /// # Errors
    /// It is something else.
    pub fn reg(&self) -> Result<RegForm, Problem> {
        match self.bare() {
            Some(Piece::Reg(reg)) => Ok(*reg),
            _ => Err(self.expected("a register")),
        }
    }

    /// The block that the operand is.
    ///
    /// # Errors
    /// It is something else.
    pub fn block(&self) -> Result<MBlock, Problem> {
        match self.bare() {
            Some(Piece::Block(block)) => Ok(*block),
            _ => Err(self.expected("a block, as `mb1`")),
        }
    }

    /// The byte of the spill area that the operand is.
    ///
    /// # Errors
    /// It is something else.
    pub fn slot(&self) -> Result<u32, Problem> {
        match self.bare() {
            Some(Piece::Slot(slot)) => Ok(*slot),
            _ => Err(self.expected("a byte of the spill area, as `slot8`")),
        }
    }

    /// The text that the operand is; what it should be is for the error.
    ///
    /// # Errors
    /// It is something else.
    pub fn text(&self, what: &str) -> Result<&str, Problem> {
        match self.piece {
            None => Ok(&self.before),
            Some(_) => Err(self.expected(what)),
        }
    }

    /// The number of an entity that prints as this prefix and a number.
    ///
    /// # Errors
    /// It is something else.
    pub fn entity(&self, prefix: &str) -> Result<u32, Problem> {
        let example = format!("`{prefix}0`");
        let number = self.text(&example)?.strip_prefix(prefix);
        let number = number.and_then(|digits| digits.parse().ok());
        let number = number.filter(|&number| number < u32::MAX);
        number.ok_or_else(|| self.expected(&example))
    }
}

impl Arguments {
    /// Exactly so many operands.
    ///
    /// # Errors
    /// There are more or fewer.
    pub fn exactly<const N: usize>(&self, form: &InstForm) -> Result<&[Argument; N], Problem> {
        let list: Result<&[Argument; N], _> = self.list[..].try_into();
        list.map_err(|_| {
            let what = format!(
                "`{}` takes {N} operand(s), not {}",
                form.mnemonic.what,
                self.list.len()
            );
            Problem::at(&form.mnemonic.at, what)
        })
    }

    /// Takes a modifier out, and says whether it was there.
    pub fn take(&mut self, name: &str) -> bool {
        let found = self.modifiers.iter().position(|m| m.what == name);
        found.map(|index| self.modifiers.remove(index)).is_some()
    }

    /// Takes a modifier `name:value` out, and gives its value.
    pub fn take_value(&mut self, name: &str) -> Option<Placed<String>> {
        let value = |m: &Placed<String>| m.what.strip_prefix(name)?.strip_prefix(':').map(str::to_owned);
        let index = self.modifiers.iter().position(|m| value(m).is_some())?;
        let found = self.modifiers.remove(index);
        let what = value(&found)?;
        Some(Placed { what, at: found.at })
    }

    /// Takes a modifier `name:NUMBER` out.
    ///
    /// # Errors
    /// Its value is no number of the type.
    pub fn take_number<T: TryFrom<i64>>(&mut self, name: &str) -> Result<Option<T>, Problem> {
        let Some(value) = self.take_value(name) else {
            return Ok(None);
        };
        let number = super::arguments::number(&value.what).and_then(|n| T::try_from(n).ok());
        let wrong = || Problem::at(&value.at, format!("expected a number in range after `{name}:`"));
        number.ok_or_else(wrong).map(Some)
    }

    /// All modifiers were taken.
    ///
    /// # Errors
    /// One was not.
    pub fn finish(&self, form: &InstForm) -> Result<(), Problem> {
        match self.modifiers.first() {
            None => Ok(()),
            Some(left) => {
                let what = format!("`{}` has no modifier `{}`", form.mnemonic.what, left.what);
                Err(Problem::at(&left.at, what))
            }
        }
    }
}

/// The role of an operand that its instruction gives it, for the marks that repeat it.
pub(super) fn role(operand: &Operand) -> (bool, bool, bool) {
    use crate::machine::OperandKind::{EarlyDef, LateUse};
    (
        operand.kind == EarlyDef,
        operand.kind == LateUse,
        operand.whole_wave,
    )
}
