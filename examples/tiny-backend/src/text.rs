//! Machine functions as text (docs/design/machine-text.md).
//!
//! An operation of the table has its name, with `.l` in the lanes that run, its result in front, its sources in the order of the table's
//! letters, and its literal after them: `%3:v1 = add.l %1, 5`.

use crate::isa::Op;
use crate::machine::{Condition, MInst, Source};
use wavelift_codegen::machine::text::{
    Argument, Arguments, DefForm, InstForm, InstText, Piece, Problem, RegForm, TextContext, parse_word,
    word_text,
};
use wavelift_codegen::machine::{Pseudo, Reg, SubReg};

fn source(form: InstForm, source: &Source, cx: &TextContext<'_>) -> InstForm {
    match *source {
        Source::Unit { reg, unit } => form.reg(RegForm::part_of(reg, SubReg::unit(unit), cx)),
        Source::Imm(bits) => form.text(word_text(bits)),
    }
}

fn parse_source(arg: &Argument, cx: &TextContext<'_>) -> Result<Source, Problem> {
    if arg.piece.is_none() {
        let word = parse_word(arg.text("a register or a literal")?);
        return word
            .map(Source::Imm)
            .ok_or_else(|| Problem::at(&arg.at, "expected a register or a literal"));
    }
    let form = arg.reg()?;
    let part = form.units(&arg.at, cx)?;
    if part.width != 1 {
        return Err(Problem::at(&arg.at, "expected one unit of the register").help("as `%4.0`"));
    }
    Ok(Source::Unit {
        reg: form.reg,
        unit: part.start,
    })
}

/// Letters of sources in the table.
fn sources(op: Op) -> usize {
    let letters = op.info().operands.chars();
    letters.filter(|letter| "abcvw".contains(*letter)).count()
}

fn operation(
    op: Op,
    lanes: bool,
    form: &InstForm,
    args: &Arguments,
    cx: &TextContext<'_>,
) -> Result<MInst, Problem> {
    let dst = match form.defs[..] {
        [] => None,
        _ => Some(form.only_def()?.0.reg.reg),
    };
    let (srcs, imm) = args.list.split_at(sources(op).min(args.list.len()));
    let wrong = || {
        let (name, count) = (&form.mnemonic.what, sources(op));
        let literal = if op.has('#') { " and a literal" } else { "" };
        let what = format!("expected {count} source(s){literal} after `{name}`");
        Problem::at(&form.mnemonic.at, what)
    };
    let imm = match imm {
        _ if srcs.len() < sources(op) => return Err(wrong()),
        [] if !op.has('#') => 0,
        [imm] if op.has('#') => {
            parse_word(imm.text("a literal")?).ok_or_else(|| Problem::at(&imm.at, "expected a literal"))?
        }
        _ => return Err(wrong()),
    };
    let srcs: Result<_, Problem> = srcs.iter().map(|arg| parse_source(arg, cx)).collect();
    Ok(MInst::Op {
        op,
        lanes,
        dst,
        srcs: srcs?,
        imm,
    })
}

/// Whether the machine has a pseudo-instruction.
fn has(pseudo: &Pseudo) -> bool {
    matches!(
        pseudo,
        Pseudo::Undef { .. }
            | Pseudo::Copy { .. }
            | Pseudo::Spill { .. }
            | Pseudo::Reload { .. }
            | Pseudo::Park { .. }
            | Pseudo::Unpark { .. }
            | Pseudo::Jump { .. }
            | Pseudo::End
    )
}

impl InstText for MInst {
    fn form(&self, cx: &TextContext<'_>) -> InstForm {
        let named = |name: &str, lanes: bool| {
            InstForm::new(if lanes {
                format!("{name}.l")
            } else {
                name.to_owned()
            })
        };
        let def = |reg: Reg| DefForm::new(RegForm::new(reg));
        match self {
            MInst::Op {
                op,
                lanes,
                dst,
                srcs,
                imm,
            } => {
                let form = named(op.info().mnemonic, *lanes);
                let form = dst.iter().fold(form, |form, &dst| form.def(def(dst)));
                let form = srcs.iter().fold(form, |form, src| source(form, src, cx));
                if op.has('#') {
                    form.text(word_text(*imm))
                } else {
                    form
                }
            }
            MInst::Pair { dst, lanes, halves } => {
                let early = DefForm {
                    early: true,
                    ..def(*dst)
                };
                let form = named("pair", *lanes).def(early);
                halves.iter().fold(form, |form, half| source(form, half, cx))
            }
            MInst::Branch(condition, targets) => {
                let form = match condition {
                    Condition::AnyLane => InstForm::new("branch.any"),
                    Condition::NotZero(value) => source(InstForm::new("branch.nz"), value, cx),
                };
                targets
                    .iter()
                    .fold(form, |form, &to| form.arg([Piece::Block(to)]))
            }
            MInst::Pseudo(pseudo) => pseudo.form(),
        }
    }

    fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<MInst, Problem> {
        match Pseudo::from_form(form, cx)? {
            Some(pseudo) if has(&pseudo) => return Ok(pseudo.into()),
            Some(_) => {
                let what = format!("the machine has no `{}`", form.mnemonic.what);
                return Err(Problem::at(&form.mnemonic.at, what));
            }
            None => {}
        }
        if !form.kills.is_empty() || !form.makes.is_empty() {
            return Err(Problem::at(
                &form.mnemonic.at,
                "nothing kills or makes anything here",
            ));
        }
        let args = form.arguments()?;
        args.finish(form)?;
        let name = form.mnemonic.what.as_str();
        let (base, lanes) = match name.strip_suffix(".l") {
            Some(base) => (base, true),
            None => (name, false),
        };
        match name {
            "pair" | "pair.l" => {
                let [low, high] = args.exactly(form)?;
                Ok(MInst::Pair {
                    dst: form.only_def()?.0.reg.reg,
                    lanes,
                    halves: [parse_source(low, cx)?, parse_source(high, cx)?],
                })
            }
            "branch.any" => {
                form.no_def()?;
                let [yes, no] = args.exactly(form)?;
                Ok(MInst::Branch(Condition::AnyLane, [yes.block()?, no.block()?]))
            }
            "branch.nz" => {
                form.no_def()?;
                let [value, yes, no] = args.exactly(form)?;
                let value = parse_source(value, cx)?;
                Ok(MInst::Branch(
                    Condition::NotZero(value),
                    [yes.block()?, no.block()?],
                ))
            }
            _ => match Op::ALL.iter().find(|op| op.info().mnemonic == base) {
                Some(&op) => operation(op, lanes, form, &args, cx),
                None => Err(Self::unknown(form)),
            },
        }
    }

    fn mnemonics() -> Vec<String> {
        let own = ["pair", "branch.any", "branch.nz"]
            .into_iter()
            .chain(Pseudo::MNEMONICS);
        let table = Op::ALL.iter().map(|op| op.info().mnemonic);
        let all: Vec<&str> = own.chain(table).collect();
        let lanes = all.iter().map(|name| format!("{name}.l"));
        all.iter().map(|name| (*name).to_owned()).chain(lanes).collect()
    }

    fn same(&self, other: &MInst) -> bool {
        self == other
    }
}
