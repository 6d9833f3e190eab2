//! The text of pseudo-instructions. Files and units are those of their registers.
//!
//! | text | what |
//! |---|---|
//! | `%1:v1 = undef` | a definition without a value |
//! | `%1:v1 = copy %2` | a copy |
//! | `spill %1, slot8`; `%1:v1 = reload slot8` | to and from the spill area, at a byte |
//! | `v3 = park s4 lane:2`; `s4 = unpark v3 lane:2` | a scalar to and from a lane |
//! | `%1:s2 = lanes.keep`; `lanes.all %1`; `lanes.restore %1` | steps around edits of whole-wave values |
//! | `jump mb1`, `end`, `return` | ends of blocks |
//! | `%1=s[0:1]:s2 = inputs`; `results %1=v0` | registers that are filled from the start; what a function gives back |
//! | `%2=v0:v1 = call fn1, %1=v0 kills v0-v31` | a call |
//! | `mark.enter block1`, `mark.edge block1 flag:in`, `mark.cross block1 number:2` | a place that is watched, with the lanes that the flag has (`in`) or has not (`out`) |

use super::context::TextContext;
use super::error::Problem;
use super::form::{Argument, Arguments, DefForm, InstForm, Piece, Placed, RegForm};
use crate::divergence::watch::Mark;
use crate::ir::{Block, FuncRef};
use crate::machine::{CallInst, LaneStep, PReg, Pseudo, Reg, RegFile};

fn def(reg: Reg) -> DefForm {
    DefForm::new(RegForm::new(reg))
}

/// A form with further operands that must be in registers of their own.
pub fn in_places(form: InstForm, list: &[(Reg, PReg)]) -> InstForm {
    list.iter()
        .fold(form, |form, &place| form.reg(RegForm::fixed_in(place)))
}

impl Pseudo {
    /// The operations.
    pub const MNEMONICS: [&'static str; 18] = [
        "undef",
        "copy",
        "spill",
        "reload",
        "park",
        "unpark",
        "lanes.keep",
        "lanes.all",
        "lanes.restore",
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
            Pseudo::Undef { dst, .. } => InstForm::new("undef").def(def(*dst)),
            Pseudo::Copy { dst, src, .. } => InstForm::new("copy").def(def(*dst)).reg(RegForm::new(*src)),
            Pseudo::Spill { src, slot, .. } => InstForm::new("spill")
                .reg(RegForm::new(*src))
                .arg([Piece::Slot(*slot)]),
            Pseudo::Reload { dst, slot, .. } => {
                InstForm::new("reload").def(def(*dst)).arg([Piece::Slot(*slot)])
            }
            Pseudo::Park { unit, lane, src } => InstForm::new("park")
                .def(def((*unit).into()))
                .reg(RegForm::new(*src))
                .modifier(format!("lane:{lane}")),
            Pseudo::Unpark { dst, unit, lane } => InstForm::new("unpark")
                .def(def((*dst).into()))
                .reg(RegForm::new(*unit))
                .modifier(format!("lane:{lane}")),
            Pseudo::Lanes { step, mask, .. } => lanes_form(*step, *mask),
            Pseudo::Jump { target } => InstForm::new("jump").arg([Piece::Block(*target)]),
            Pseudo::End => InstForm::new("end"),
            Pseudo::Return => InstForm::new("return"),
            Pseudo::Inputs { defs } => defined(InstForm::new("inputs"), defs),
            Pseudo::Results { uses } => in_places(InstForm::new("results"), uses),
            Pseudo::Call(call) => {
                let form = defined(InstForm::new("call"), &call.defs).text(call.callee.to_string());
                let mut form = in_places(form, &call.uses);
                form.kills.clone_from(&call.clobbers);
                form
            }
            Pseudo::Mark { mark, flag } => mark_form(*mark, *flag),
        }
    }

    /// The inverse of [`Pseudo::form`]; `None` for other operations.
    ///
    /// # Errors
    /// What was expected.
    pub fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Option<Pseudo>, Problem> {
        if !Pseudo::MNEMONICS.contains(&form.mnemonic.what.as_str()) {
            return Ok(None);
        }
        let mut args = form.arguments()?;
        let pseudo = Pseudo::read(form, &mut args, cx)?;
        args.finish(form)?;
        if !form.makes.is_empty() || !form.kills.is_empty() && !matches!(pseudo, Pseudo::Call(_)) {
            let what = format!("`{}` neither makes nor kills anything", form.mnemonic.what);
            return Err(Problem::at(&form.mnemonic.at, what));
        }
        let defines = matches!(
            pseudo,
            Pseudo::Undef { .. }
                | Pseudo::Copy { .. }
                | Pseudo::Reload { .. }
                | Pseudo::Park { .. }
                | Pseudo::Unpark { .. }
                | Pseudo::Lanes {
                    step: LaneStep::Keep,
                    ..
                }
                | Pseudo::Inputs { .. }
                | Pseudo::Call(_)
        );
        if !defines {
            form.no_def()?;
        }
        Ok(Some(pseudo))
    }

    fn read(form: &InstForm, args: &mut Arguments, cx: &TextContext<'_>) -> Result<Pseudo, Problem> {
        let dst = || Ok(whole(form.only_def()?.0.reg, &form.mnemonic.at)?.reg);
        let file = |reg| cx.file(reg).unwrap_or(RegFile::SCALAR);
        let width = |reg| cx.width(reg).unwrap_or(1);
        Ok(match form.mnemonic.what.as_str() {
            "undef" => {
                let [] = args.exactly(form)?;
                let dst = dst()?;
                let (file, width) = (file(dst), width(dst));
                Pseudo::Undef { dst, file, width }
            }
            "copy" => {
                let [src] = args.exactly(form)?;
                let (dst, from) = (dst()?, whole(src.reg()?, &src.at)?.reg);
                if (cx.file(dst), cx.width(dst)) != (cx.file(from), cx.width(from)) {
                    return Err(Problem::at(&src.at, "expected a register of the result's type"));
                }
                Pseudo::Copy {
                    file: file(dst),
                    width: width(dst),
                    dst,
                    src: from,
                }
            }
            "spill" => {
                let [src, slot] = args.exactly(form)?;
                let src = whole(src.reg()?, &src.at)?.reg;
                Pseudo::Spill {
                    file: file(src),
                    width: width(src),
                    src,
                    slot: slot.slot()?,
                }
            }
            "reload" => {
                let [slot] = args.exactly(form)?;
                let dst = dst()?;
                Pseudo::Reload {
                    file: file(dst),
                    width: width(dst),
                    dst,
                    slot: slot.slot()?,
                }
            }
            "park" | "unpark" => parking(form, args)?,
            "lanes.keep" | "lanes.all" | "lanes.restore" => lanes(form, args, cx)?,
            "jump" => {
                let [target] = args.exactly(form)?;
                Pseudo::Jump {
                    target: target.block()?,
                }
            }
            "end" => {
                let [] = args.exactly(form)?;
                Pseudo::End
            }
            "return" => {
                let [] = args.exactly(form)?;
                Pseudo::Return
            }
            "inputs" => {
                let [] = args.exactly(form)?;
                Pseudo::Inputs {
                    defs: places_of_defs(form)?,
                }
            }
            "results" => Pseudo::Results {
                uses: places(&args.list)?,
            },
            "call" => call(form, args)?,
            _ => mark(form, args)?,
        })
    }
}

fn call(form: &InstForm, args: &Arguments) -> Result<Pseudo, Problem> {
    let Some((callee, uses)) = args.list.split_first() else {
        let problem = Problem::at(&form.mnemonic.at, "expected the function that is called");
        return Err(problem.help("as `call fn1`"));
    };
    Ok(Pseudo::Call(Box::new(CallInst {
        callee: FuncRef::from_u32(callee.entity("fn")?),
        uses: places(uses)?,
        defs: places_of_defs(form)?,
        clobbers: form.kills.clone(),
    })))
}

fn lanes_form(step: LaneStep, mask: Reg) -> InstForm {
    match step {
        LaneStep::Keep => InstForm::new("lanes.keep").def(def(mask)),
        // The mask that the lanes come back from: no operand.
        LaneStep::All => InstForm::new("lanes.all").reg(RegForm {
            given: true,
            ..RegForm::new(mask)
        }),
        LaneStep::Restore => InstForm::new("lanes.restore").reg(RegForm::new(mask)),
    }
}

fn lanes(form: &InstForm, args: &Arguments, cx: &TextContext<'_>) -> Result<Pseudo, Problem> {
    let (step, mask) = match form.mnemonic.what.as_str() {
        "lanes.keep" => {
            let [] = args.exactly(form)?;
            (LaneStep::Keep, form.only_def()?.0.reg.reg)
        }
        name => {
            let [mask] = args.exactly(form)?;
            let step = match name {
                "lanes.all" => LaneStep::All,
                _ => LaneStep::Restore,
            };
            (step, mask.reg()?.reg)
        }
    };
    let width = cx.width(mask).unwrap_or(1);
    Ok(Pseudo::Lanes { step, mask, width })
}

fn mark_form(mark: Mark, flag: Option<bool>) -> InstForm {
    let (name, block, number) = match mark {
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

fn parking(form: &InstForm, args: &mut Arguments) -> Result<Pseudo, Problem> {
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
        "park" => Pseudo::Park { unit: dst, lane, src },
        _ => Pseudo::Unpark { dst, unit: src, lane },
    })
}

fn mark(form: &InstForm, args: &mut Arguments) -> Result<Pseudo, Problem> {
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
    Ok(Pseudo::Mark { mark, flag })
}
