//! Pseudo-instructions that targets have in one form or another: their text is the same everywhere.

use super::context::TextContext;
use super::error::Problem;
use super::form::{Argument, Arguments, DefForm, InstForm, Piece, Placed, RegForm};
use crate::divergence::watch::Mark;
use crate::ir::{Block, FuncRef};
use crate::machine::{MBlock, PReg, Reg};

/// A pseudo-instruction. Files and units are those of its registers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Common {
    /// `%1:v1 = undef`: a definition without a value.
    Undef(Reg),
    /// `%1:v1 = copy %2`
    Copy {
        /// Destination.
        dst: Reg,
        /// Source.
        src: Reg,
    },
    /// `spill %1, slot8`
    Spill {
        /// What is stored.
        src: Reg,
        /// Byte in the spill area.
        slot: u32,
    },
    /// `%1:v1 = reload slot8`
    Reload {
        /// What is loaded.
        dst: Reg,
        /// Byte in the spill area.
        slot: u32,
    },
    /// `v3 = park s4 lane:2`: a scalar goes to a lane.
    Park {
        /// The per-lane unit.
        unit: PReg,
        /// The lane.
        lane: u8,
        /// The scalar.
        src: PReg,
    },
    /// `s4 = unpark v3 lane:2`
    Unpark {
        /// The scalar.
        dst: PReg,
        /// The per-lane unit.
        unit: PReg,
        /// The lane.
        lane: u8,
    },
    /// `jump mb1`
    Jump(MBlock),
    /// `end`
    End,
    /// `return`
    Return,
    /// `%1=s[0:1]:s2 = inputs`: registers that are filled from the start.
    Inputs(Vec<(Reg, PReg)>),
    /// `results %1=v0`: what a function gives back.
    Results(Vec<(Reg, PReg)>),
    /// `%2=v0:v1 = call fn1, %1=v0 kills v0-v31`
    Call {
        /// The function.
        callee: FuncRef,
        /// Arguments with their places.
        uses: Vec<(Reg, PReg)>,
        /// Results with theirs.
        defs: Vec<(Reg, PReg)>,
        /// What is lost besides.
        clobbers: Vec<PReg>,
    },
    /// `mark.enter block1`, `mark.edge block1`, `mark.cross block1 number:2`: a place that is watched.
    Mark {
        /// Which.
        mark: Mark,
        /// `flag:in` or `flag:out`: the lanes that a flag has, or has not.
        flag: Option<bool>,
    },
}

fn def(reg: Reg) -> DefForm {
    DefForm::new(RegForm::new(reg))
}

/// A form with further operands that must be in registers of their own.
pub fn in_places(form: InstForm, list: &[(Reg, PReg)]) -> InstForm {
    list.iter()
        .fold(form, |form, &place| form.reg(RegForm::fixed_in(place)))
}

impl Common {
    /// The operations.
    pub const MNEMONICS: [&'static str; 15] = [
        "undef",
        "copy",
        "spill",
        "reload",
        "park",
        "unpark",
        "jump",
        "end",
        "return",
        "inputs",
        "results",
        "call",
        "mark.enter",
        "mark.edge",
        "mark.cross",
    ];

    /// The pseudo-instruction taken apart.
    pub fn form(&self) -> InstForm {
        let defined = |form: InstForm, list: &[(Reg, PReg)]| {
            let defs = list.iter().map(|&place| DefForm::new(RegForm::fixed_in(place)));
            defs.fold(form, InstForm::def)
        };
        match self {
            Common::Undef(dst) => InstForm::new("undef").def(def(*dst)),
            Common::Copy { dst, src } => InstForm::new("copy").def(def(*dst)).reg(RegForm::new(*src)),
            Common::Spill { src, slot } => InstForm::new("spill")
                .reg(RegForm::new(*src))
                .arg([Piece::Slot(*slot)]),
            Common::Reload { dst, slot } => InstForm::new("reload").def(def(*dst)).arg([Piece::Slot(*slot)]),
            Common::Park { unit, lane, src } => InstForm::new("park")
                .def(def((*unit).into()))
                .reg(RegForm::new(*src))
                .modifier(format!("lane:{lane}")),
            Common::Unpark { dst, unit, lane } => InstForm::new("unpark")
                .def(def((*dst).into()))
                .reg(RegForm::new(*unit))
                .modifier(format!("lane:{lane}")),
            Common::Jump(target) => InstForm::new("jump").arg([Piece::Block(*target)]),
            Common::End => InstForm::new("end"),
            Common::Return => InstForm::new("return"),
            Common::Inputs(defs) => defined(InstForm::new("inputs"), defs),
            Common::Results(uses) => in_places(InstForm::new("results"), uses),
            Common::Call {
                callee,
                uses,
                defs,
                clobbers,
            } => {
                let form = defined(InstForm::new("call"), defs).text(callee.to_string());
                let mut form = in_places(form, uses);
                form.kills.clone_from(clobbers);
                form
            }
            Common::Mark { mark, flag } => {
                let (name, block, number) = match *mark {
                    Mark::Enter(block) => ("mark.enter", block, None),
                    Mark::Edge(block) => ("mark.edge", block, None),
                    Mark::CrossLane(block, number) => ("mark.cross", block, Some(number)),
                };
                let mut form = InstForm::new(name).text(block.to_string());
                if let Some(number) = number {
                    form = form.modifier(format!("number:{number}"));
                }
                match flag {
                    Some(true) => form.modifier("flag:in"),
                    Some(false) => form.modifier("flag:out"),
                    None => form,
                }
            }
        }
    }

    /// The inverse of [`Common::form`]; `None` for other operations.
    ///
    /// # Errors
    /// What was expected.
    pub fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Option<Common>, Problem> {
        if !Common::MNEMONICS.contains(&form.mnemonic.what.as_str()) {
            return Ok(None);
        }
        let mut args = form.arguments()?;
        let common = Common::read(form, &mut args, cx)?;
        args.finish(form)?;
        if !form.makes.is_empty() || !form.kills.is_empty() && !matches!(common, Common::Call { .. }) {
            let what = format!("`{}` neither makes nor kills anything", form.mnemonic.what);
            return Err(Problem::at(&form.mnemonic.at, what));
        }
        let defines = matches!(
            common,
            Common::Undef(_)
                | Common::Copy { .. }
                | Common::Reload { .. }
                | Common::Park { .. }
                | Common::Unpark { .. }
                | Common::Inputs(_)
                | Common::Call { .. }
        );
        if !defines {
            form.no_def()?;
        }
        Ok(Some(common))
    }

    fn read(form: &InstForm, args: &mut Arguments, cx: &TextContext<'_>) -> Result<Common, Problem> {
        let dst = || Ok(whole(form.only_def()?.0.reg, &form.mnemonic.at)?.reg);
        Ok(match form.mnemonic.what.as_str() {
            "undef" => {
                let [] = args.exactly(form)?;
                Common::Undef(dst()?)
            }
            "copy" => {
                let [src] = args.exactly(form)?;
                let (dst, from) = (dst()?, whole(src.reg()?, &src.at)?.reg);
                if (cx.file(dst), cx.width(dst)) != (cx.file(from), cx.width(from)) {
                    return Err(Problem::at(&src.at, "expected a register of the result's type"));
                }
                Common::Copy { dst, src: from }
            }
            "spill" => {
                let [src, slot] = args.exactly(form)?;
                Common::Spill {
                    src: whole(src.reg()?, &src.at)?.reg,
                    slot: slot.slot()?,
                }
            }
            "reload" => {
                let [slot] = args.exactly(form)?;
                Common::Reload {
                    dst: dst()?,
                    slot: slot.slot()?,
                }
            }
            "park" | "unpark" => parking(form, args)?,
            "jump" => {
                let [target] = args.exactly(form)?;
                Common::Jump(target.block()?)
            }
            "end" | "return" => {
                let [] = args.exactly(form)?;
                match form.mnemonic.what.as_str() {
                    "end" => Common::End,
                    _ => Common::Return,
                }
            }
            "inputs" => {
                let [] = args.exactly(form)?;
                Common::Inputs(places_of_defs(form)?)
            }
            "results" => Common::Results(places(&args.list)?),
            "call" => {
                let Some((callee, uses)) = args.list.split_first() else {
                    return Err(
                        Problem::at(&form.mnemonic.at, "expected the function that is called")
                            .help("as `call fn1`"),
                    );
                };
                Common::Call {
                    callee: FuncRef::from_u32(callee.entity("fn")?),
                    uses: places(uses)?,
                    defs: places_of_defs(form)?,
                    clobbers: form.kills.clone(),
                }
            }
            _ => mark(form, args)?,
        })
    }
}

/// A whole register that no place is given for.
fn whole(reg: RegForm, at: &std::ops::Range<usize>) -> Result<RegForm, Problem> {
    match (reg.part, reg.fixed) {
        (None, None) => Ok(reg),
        _ => Err(Problem::at(at, "expected a whole register, without a place")),
    }
}

/// The inverse of [`in_places`].
///
/// # Errors
/// Operands that are none, or that name no place.
pub fn places(list: &[Argument]) -> Result<Vec<(Reg, PReg)>, Problem> {
    list.iter().map(|arg| arg.reg()?.place(&arg.at)).collect()
}

fn places_of_defs(form: &InstForm) -> Result<Vec<(Reg, PReg)>, Problem> {
    let defs = form.reg_defs()?;
    defs.iter().map(|(def, at)| def.reg.place(at)).collect()
}

fn parking(form: &InstForm, args: &mut Arguments) -> Result<Common, Problem> {
    let lane = args.take_number("lane")?;
    let lane = lane.ok_or_else(|| Problem::at(&form.mnemonic.at, "expected a lane").help("as `lane:2`"))?;
    let [src] = args.exactly(form)?;
    let physical = |reg: Reg, at: &std::ops::Range<usize>| {
        let preg = reg.as_physical().filter(|preg| preg.width == 1);
        preg.ok_or_else(|| Problem::at(at, "expected a physical register of one unit"))
    };
    let (def, at) = form.only_def()?;
    let (dst, src) = (physical(def.reg.reg, &at)?, physical(src.reg()?.reg, &src.at)?);
    Ok(match form.mnemonic.what.as_str() {
        "park" => Common::Park { unit: dst, lane, src },
        _ => Common::Unpark { dst, unit: src, lane },
    })
}

fn mark(form: &InstForm, args: &mut Arguments) -> Result<Common, Problem> {
    let number = args.take_number("number")?;
    let flag = match args.take_value("flag") {
        None => None,
        Some(Placed { what, at }) => match what.as_str() {
            "in" => Some(true),
            "out" => Some(false),
            _ => return Err(Problem::at(&at, "expected `flag:in` or `flag:out`")),
        },
    };
    let [block] = args.exactly(form)?;
    let block = Block::from_u32(block.entity("block")?);
    let mark = match (form.mnemonic.what.as_str(), number) {
        ("mark.enter", None) => Mark::Enter(block),
        ("mark.edge", None) => Mark::Edge(block),
        ("mark.cross", Some(number)) => Mark::CrossLane(block, number),
        _ => {
            let what = "`mark.cross` has a number, other marks have none";
            return Err(Problem::at(&form.mnemonic.at, what));
        }
    };
    Ok(Common::Mark { mark, flag })
}
