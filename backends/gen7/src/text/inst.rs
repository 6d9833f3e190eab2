//! Instructions as text.

use super::kind;
use crate::machine::{BranchCond, Decider, GenOp, Kind, MInst, MarkerKind, PartOf, Scope, Source, VECTOR};
use smallvec::SmallVec;
use wavelift_codegen::ir::Block;
use wavelift_codegen::machine::text::{
    Argument, Arguments, DefForm, InstForm, InstText, Piece, Problem, RegForm, TextContext, parse_word,
    word_text,
};
use wavelift_codegen::machine::{Pseudo, SubReg};

/// Pseudo-instructions of this machine, without what follows a dot.
const OWN: [&str; 3] = ["branch", "marker", "decide"];

/// A source as an operand.
fn source(source: &Source, whole_wave: bool, form: InstForm, cx: &TextContext<'_>) -> InstForm {
    let around = |operand: Piece, neg: bool, abs: bool| {
        let text = |wanted: bool, text: &str| wanted.then(|| Piece::Text(text.to_owned()));
        let pieces = [text(neg, "-"), text(abs, "|"), Some(operand), text(abs, "|")];
        pieces.into_iter().flatten()
    };
    match *source {
        Source::Reg {
            reg, part, neg, abs, ..
        } => {
            let part = RegForm {
                whole_wave,
                ..RegForm::part_of(reg, part, cx)
            };
            form.arg(around(Piece::Reg(part), neg, abs))
        }
        Source::Imm(bits) => form.text(word_text(bits)),
        Source::Exec => form.text("exec"),
        Source::Flag => form.text("flag"),
        Source::Fixed {
            grf,
            sub,
            ty,
            lanes,
            neg,
            abs,
        } => {
            let lanes = if lanes { ".lanes" } else { "" };
            let text = format!("r{grf}.{sub}.{}{lanes}", kind::type_text(ty));
            form.arg(around(Piece::Text(text), neg, abs))
        }
    }
}

/// The inverse of [`source`].
fn parse_source(arg: &Argument, cx: &TextContext<'_>) -> Result<Source, Problem> {
    let expected = || {
        let problem = Problem::at(&arg.at, "expected a register, a constant, `exec` or `flag`");
        problem.help("registers are `%4`, `-%4`, `|%4|` or `-|%4|`; what the thread starts with is `r1.0.uw`")
    };
    let Some(piece) = &arg.piece else {
        let text = arg.before.as_str();
        let fixed = || parse_fixed(text);
        return match text {
            "exec" => Ok(Source::Exec),
            "flag" => Ok(Source::Flag),
            _ => parse_word(text)
                .map(Source::Imm)
                .or_else(fixed)
                .ok_or_else(expected),
        };
    };
    let Piece::Reg(form) = piece else {
        return Err(expected());
    };
    let (neg, abs) = match (arg.before.as_str(), arg.after.as_str()) {
        ("", "") => (false, false),
        ("-", "") => (true, false),
        ("|", "|") => (false, true),
        ("-|", "|") => (true, true),
        _ => return Err(expected()),
    };
    Ok(Source::Reg {
        reg: form.reg,
        part: form.units(&arg.at, cx)?,
        file: cx.file(form.reg).unwrap_or(VECTOR),
        neg,
        abs,
    })
}

fn parse_fixed(text: &str) -> Option<Source> {
    let (text, neg) = match text.strip_prefix('-') {
        Some(text) => (text, true),
        None => (text, false),
    };
    let (text, abs) = match text.strip_prefix('|').and_then(|text| text.strip_suffix('|')) {
        Some(text) => (text, true),
        None => (text, false),
    };
    let (text, lanes) = match text.strip_suffix(".lanes") {
        Some(text) => (text, true),
        None => (text, false),
    };
    let mut words = text.strip_prefix('r')?.split('.');
    let fixed = Source::Fixed {
        grf: words.next()?.parse().ok().filter(|&grf| grf < 128)?,
        sub: words.next()?.parse().ok().filter(|&sub| sub < 32)?,
        ty: kind::parse_type(words.next()?)?,
        lanes,
        neg,
        abs,
    };
    words.next().is_none().then_some(fixed)
}

fn operation(op: &GenOp, cx: &TextContext<'_>) -> InstForm {
    let mut form = kind::form(&op.kind);
    if let Some((reg, ..)) = op.dst {
        form = form.def(match op.part {
            Some(part) => DefForm {
                tied: part.kept,
                ..DefForm::new(RegForm::part_of(
                    reg,
                    SubReg {
                        start: part.unit,
                        width: 1,
                    },
                    cx,
                ))
            },
            None => DefForm {
                early: op.writes_early(),
                ..DefForm::new(RegForm {
                    whole_wave: op.weaves(),
                    ..RegForm::new(reg)
                })
            },
        });
    }
    if let Kind::SymbolAddress { symbol, .. } = op.kind {
        form = form.text(symbol.to_string());
    }
    let add = |form, src| source(src, op.is_woven(src), form, cx);
    form = op.srcs.iter().fold(form, add);
    kind::modifiers(&op.kind, form)
        .modifier_if(op.scope == Scope::Wave, "scope:wave")
        .modifier_if(op.scope == Scope::Channels, "scope:channels")
}

/// Whether an operation may write a unit of a register, or has to.
fn check_part(form: &InstForm, kind: &Kind, part: Option<PartOf>) -> Result<(), Problem> {
    let name = &form.mnemonic.what;
    let changes = matches!(kind, Kind::Carry { .. } | Kind::AddWord);
    let single = matches!(
        kind,
        Kind::Alu { .. } | Kind::Three { .. } | Kind::MulWord { .. } | Kind::MoveFlagged { .. }
    );
    let what = match part {
        Some(_) if !changes && !single => format!("`{name}` writes all of a register"),
        Some(PartOf { kept: Some(_), .. }) => return Ok(()),
        _ if changes => format!("`{name}` changes a register: expected `tied(%1)` after the result"),
        _ => return Ok(()),
    };
    Err(Problem::at(&form.mnemonic.at, what))
}

fn parse_operation(form: &InstForm, cx: &TextContext<'_>) -> Result<Option<MInst>, Problem> {
    let mut args = form.arguments()?;
    let Some(kind) = kind::parse(form, &mut args)? else {
        return Ok(None);
    };
    let scope = match (args.take("scope:wave"), args.take("scope:channels")) {
        (true, _) => Scope::Wave,
        (false, true) => Scope::Channels,
        (false, false) => Scope::Lanes,
    };
    args.finish(form)?;
    let (mut dst, mut part) = (None, None);
    if !form.defs.is_empty() {
        let (def, at) = form.only_def()?;
        let reg = def.reg.reg;
        let units = def.reg.units(&at, cx)?;
        let one = def.reg.part.is_some() || def.tied.is_some();
        if def.reg.fixed.is_some() || one && units.width != 1 {
            return Err(Problem::at(
                &at,
                "an operation writes a whole register or one unit of it, wherever it is",
            ));
        }
        part = one.then_some(PartOf {
            unit: units.start,
            kept: def.tied,
        });
        dst = Some((reg, cx.file(reg).unwrap_or(VECTOR), cx.width(reg).unwrap_or(1)));
    }
    check_part(form, &kind, part)?;
    let written = match part {
        Some(_) => 1,
        None => dst.map_or(0, |(_, _, width)| width),
    };
    let wanted = kind::sources(&kind, written);
    if !wanted.contains(&args.list.len()) {
        let (least, most) = (wanted.start(), wanted.end());
        let count = if least == most {
            least.to_string()
        } else {
            format!("{least} to {most}")
        };
        let what = format!(
            "`{}` has {count} source(s), not {}",
            form.mnemonic.what,
            args.list.len()
        );
        return Err(Problem::at(&form.mnemonic.at, what));
    }
    let srcs: Result<SmallVec<[Source; 4]>, Problem> =
        args.list.iter().map(|arg| parse_source(arg, cx)).collect();
    let srcs = srcs?;
    if let Some(units) = kind::payload(&kind) {
        let fits = match srcs.last() {
            Some(Source::Reg { part, file, .. }) => part.width == units && *file == VECTOR,
            _ => false,
        };
        if !fits {
            let what = format!("`{}` takes a vector of {units} units", form.mnemonic.what);
            return Err(Problem::at(&form.mnemonic.at, what).help("the address, and then what is sent"));
        }
    }
    Ok(Some(MInst::Op(Box::new(GenOp {
        kind,
        scope,
        dst,
        part,
        srcs,
    }))))
}

fn branch(cond: BranchCond) -> (&'static str, Option<u32>, Option<u32>, bool) {
    match cond {
        BranchCond::ExecNonZero => ("branch.exec", None, None, false),
        BranchCond::Flag => ("branch.flag", None, None, false),
        BranchCond::AnyLane => ("branch.any", None, None, false),
        BranchCond::If { region, inverse } => ("branch.if", Some(region), None, inverse),
        BranchCond::While { region, inverse } => ("branch.while", Some(region), None, inverse),
        BranchCond::Break {
            region,
            inside,
            inverse,
        } => ("branch.break", Some(region), Some(inside), inverse),
        BranchCond::Follow => ("branch.follow", None, None, false),
    }
}

fn marker(kind: MarkerKind) -> (&'static str, Option<u32>) {
    match kind {
        MarkerKind::Else => ("marker.else", None),
        MarkerKind::Running => ("marker.running", None),
        MarkerKind::Leave { inside } => ("marker.leave", Some(inside)),
        MarkerKind::EndBlock { .. } => ("marker.end_block", None),
        MarkerKind::EndIf { inside } => ("marker.end_if", inside),
    }
}

/// Regions that something belongs to.
fn regions(form: InstForm, region: Option<u32>, inside: Option<u32>) -> InstForm {
    let named = |form: InstForm, name: &str, number: Option<u32>| match number {
        Some(number) => form.modifier(format!("{name}:{number}")),
        None => form,
    };
    named(named(form, "region", region), "inside", inside)
}

fn wanted(number: Option<u32>, name: &str, form: &InstForm) -> Result<u32, Problem> {
    let what = format!("`{}` has a region: expected `{name}:NUMBER`", form.mnemonic.what);
    number.ok_or_else(|| Problem::at(&form.mnemonic.at, what))
}

fn parse_branch(form: &InstForm, args: &mut Arguments) -> Result<MInst, Problem> {
    let region: Option<u32> = args.take_number("region")?;
    let inside: Option<u32> = args.take_number("inside")?;
    let inverse = args.take("flag:out");
    let region_of = |name| wanted(region, name, form);
    let cond = match form.mnemonic.what.as_str() {
        "branch.exec" => BranchCond::ExecNonZero,
        "branch.flag" => BranchCond::Flag,
        "branch.any" => BranchCond::AnyLane,
        "branch.if" => BranchCond::If {
            region: region_of("region")?,
            inverse,
        },
        "branch.while" => BranchCond::While {
            region: region_of("region")?,
            inverse,
        },
        "branch.break" => BranchCond::Break {
            region: region_of("region")?,
            inside: wanted(inside, "inside", form)?,
            inverse,
        },
        "branch.follow" => BranchCond::Follow,
        _ => return Err(MInst::unknown(form)),
    };
    if branch(cond) != (branch(cond).0, region, inside, inverse) {
        let what = format!("`{}` has a region, inside or flag too many", form.mnemonic.what);
        return Err(Problem::at(&form.mnemonic.at, what));
    }
    let [yes, no] = args.exactly(form)?;
    Ok(MInst::Branch {
        cond,
        targets: [yes.block()?, no.block()?],
    })
}

fn parse_marker(form: &InstForm, args: &mut Arguments) -> Result<MInst, Problem> {
    let region = wanted(args.take_number("region")?, "region", form)?;
    let inside = args.take_number("inside")?;
    let kind = match form.mnemonic.what.as_str() {
        "marker.else" => MarkerKind::Else,
        "marker.running" => MarkerKind::Running,
        "marker.leave" => MarkerKind::Leave {
            inside: wanted(inside, "inside", form)?,
        },
        "marker.end_if" => MarkerKind::EndIf { inside },
        "marker.end_block" => {
            let [top] = args.exactly(form)?;
            MarkerKind::EndBlock { top: top.block()? }
        }
        _ => return Err(MInst::unknown(form)),
    };
    if !matches!(kind, MarkerKind::EndBlock { .. }) {
        let [] = args.exactly(form)?;
    }
    Ok(MInst::Marker { region, kind })
}

fn parse_decide(form: &InstForm, args: &mut Arguments) -> Result<MInst, Problem> {
    let by = args.take_value("by");
    let Some((block, rest)) = args.list.split_first() else {
        return Err(Problem::at(
            &form.mnemonic.at,
            "expected a block of the IR, as `block0`",
        ));
    };
    let by = match (by.as_ref().map(|by| by.what.as_str()), rest) {
        (None, [reg]) => Decider::Register(reg.reg()?.reg),
        (Some("flag"), []) => Decider::Flag,
        (Some("together"), []) => Decider::Together { any: false },
        (Some("any"), []) => Decider::Together { any: true },
        (Some("left"), []) => Decider::Left,
        _ => {
            let problem = Problem::at(&form.mnemonic.at, "expected a register, or what decides");
            return Err(problem.help("`by:flag`, `by:together`, `by:any` or `by:left`"));
        }
    };
    Ok(MInst::Decide {
        block: Block::from_u32(block.entity("block")?),
        by,
    })
}

fn decide(block: Block, by: Decider) -> InstForm {
    let form = InstForm::new("decide").text(block.to_string());
    match by {
        Decider::Register(reg) => form.reg(RegForm::new(reg)),
        Decider::Flag => form.modifier("by:flag"),
        Decider::Together { any: false } => form.modifier("by:together"),
        Decider::Together { any: true } => form.modifier("by:any"),
        Decider::Left => form.modifier("by:left"),
    }
}

impl InstText for MInst {
    fn form(&self, cx: &TextContext<'_>) -> InstForm {
        match self {
            MInst::Op(op) => operation(op, cx),
            MInst::Branch { cond, targets } => {
                let (name, region, inside, inverse) = branch(*cond);
                let form = InstForm::new(name);
                let form = targets
                    .iter()
                    .fold(form, |form, &to| form.arg([Piece::Block(to)]));
                regions(form, region, inside).modifier_if(inverse, "flag:out")
            }
            MInst::Marker { region, kind } => {
                let (name, inside) = marker(*kind);
                let form = match kind {
                    MarkerKind::EndBlock { top } => InstForm::new(name).arg([Piece::Block(*top)]),
                    _ => InstForm::new(name),
                };
                regions(form, Some(*region), inside)
            }
            MInst::Decide { block, by } => decide(*block, *by),
            MInst::Pseudo(pseudo) => pseudo.form(),
        }
    }

    fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Self, Problem> {
        if let Some(pseudo) = Pseudo::from_form(form, cx)? {
            return Ok(pseudo.into());
        }
        if !form.kills.is_empty() || !form.makes.is_empty() {
            return Err(Problem::at(
                &form.mnemonic.at,
                "only calls kill registers, and nothing is made",
            ));
        }
        let mut args = form.arguments()?;
        let inst = match form.mnemonic.what.split('.').next().unwrap_or_default() {
            "branch" => parse_branch(form, &mut args)?,
            "marker" => parse_marker(form, &mut args)?,
            "decide" => parse_decide(form, &mut args)?,
            _ => return parse_operation(form, cx)?.ok_or_else(|| Self::unknown(form)),
        };
        form.no_def()?;
        args.finish(form)?;
        Ok(inst)
    }

    fn mnemonics() -> Vec<String> {
        let own = Pseudo::MNEMONICS.into_iter().chain(OWN).map(str::to_owned);
        own.chain(kind::mnemonics()).collect()
    }

    fn same(&self, other: &Self) -> bool {
        self == other
    }
}
