//! Both directions over an instruction that can have every role, and what mistakes are reported.

use super::*;
use crate::machine::{
    MBlock, MachFunc, MachInst, Operand, OperandKind, Pseudo, Reg, RegFile, RegFileInfo, SubReg, Terminator,
    View,
};

fn files() -> [RegFileInfo; 2] {
    let file = |name, prefix, view| RegFileInfo {
        name,
        prefix,
        view,
        units: 16,
        unit_bits: 32,
        widths: &[(1, 1), (2, 1), (4, 1)],
        extra: &[(20, 2)],
    };
    [file("scalar", "s", View::Wave), file("vector", "v", View::Thread)]
}

/// An instruction whose name says what is special about it: `early`, `late`, `whole`; `go` and `stop` end blocks.
#[derive(Clone, Debug, PartialEq)]
struct Any {
    name: String,
    operands: Vec<Operand>,
    targets: Vec<MBlock>,
    slot: Option<u32>,
    clobbers: Vec<PReg>,
    makes: Vec<String>,
    modifiers: Vec<String>,
}

impl MachInst for Any {
    fn operands(&self, out: &mut Vec<Operand>) {
        out.extend(&self.operands);
    }

    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        for (operand, reg) in self.operands.iter_mut().zip(regs) {
            operand.reg = reg;
        }
    }

    fn clobbers(&self) -> &[PReg] {
        &self.clobbers
    }

    fn pseudo(&self) -> Option<&Pseudo> {
        None
    }

    fn terminator(&self) -> Terminator {
        match (self.name.as_str(), self.targets.len()) {
            ("go", 1) => Terminator::Jump,
            ("go", _) => Terminator::Branch,
            ("stop", _) => Terminator::End,
            _ => Terminator::None,
        }
    }

    fn set_targets(&mut self, targets: &[MBlock]) {
        self.targets = targets.to_vec();
    }

    fn removable(&self) -> bool {
        false
    }
}

impl From<Pseudo> for Any {
    fn from(_: Pseudo) -> Any {
        unreachable!("nothing is allocated here")
    }
}

const NAMES: [&str; 6] = ["plain", "early", "late", "whole", "go", "stop"];

impl InstText for Any {
    fn form(&self, cx: &TextContext<'_>) -> InstForm {
        let mut form = InstForm::new(self.name.clone());
        for operand in &self.operands {
            let reg = RegForm {
                fixed: operand.fixed,
                late: operand.kind == OperandKind::LateUse,
                whole_wave: operand.whole_wave,
                ..RegForm::part_of(operand.reg, operand.part, cx)
            };
            form = match operand.kind {
                _ if operand.part == SubReg::NONE => form,
                OperandKind::Use | OperandKind::LateUse => form.reg(reg),
                kind => form.def(DefForm {
                    early: kind == OperandKind::EarlyDef,
                    tied: match kind {
                        OperandKind::TiedDef { tied } => Some(self.operands[usize::from(tied)].reg),
                        _ => None,
                    },
                    ..DefForm::new(reg)
                }),
            };
        }
        form = self
            .targets
            .iter()
            .fold(form, |form, &to| form.arg([Piece::Block(to)]));
        form = self
            .slot
            .iter()
            .fold(form, |form, &slot| form.arg([Piece::Slot(slot)]));
        form = self.modifiers.iter().fold(form, |form, text| form.modifier(text));
        form.kills.clone_from(&self.clobbers);
        form.makes.clone_from(&self.makes);
        form
    }

    fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Any, Problem> {
        let name = form.mnemonic.what.clone();
        if !NAMES.contains(&name.as_str()) {
            return Err(Any::unknown(form));
        }
        let args = form.arguments()?;
        let mut inst = Any {
            operands: Vec::new(),
            targets: Vec::new(),
            slot: None,
            clobbers: form.kills.clone(),
            makes: form.makes.clone(),
            modifiers: args.modifiers.iter().map(|m| m.what.clone()).collect(),
            name,
        };
        let whole_wave = inst.name == "whole";
        let operand = |reg: RegForm, at: &std::ops::Range<usize>, kind| {
            let mut operand = Operand::new(reg.reg, reg.units(at, cx)?, kind);
            operand.fixed = reg.fixed;
            operand.whole_wave = whole_wave;
            Ok(operand)
        };
        let used = if inst.name == "late" {
            OperandKind::LateUse
        } else {
            OperandKind::Use
        };
        for arg in &args.list {
            match arg.piece {
                Some(Piece::Block(block)) => inst.targets.push(block),
                Some(Piece::Slot(slot)) => inst.slot = Some(slot),
                _ => inst.operands.push(operand(arg.reg()?, &arg.at, used)?),
            }
        }
        for (def, at) in form.reg_defs()? {
            let kind = match def.tied {
                Some(tied) => {
                    inst.operands
                        .push(Operand::new(tied, SubReg::NONE, OperandKind::Use));
                    let tied = inst.operands.len() as u8 - 1;
                    OperandKind::TiedDef { tied }
                }
                None if def.reg.part.is_some() => OperandKind::PartDef,
                None if inst.name == "early" => OperandKind::EarlyDef,
                None => OperandKind::Def,
            };
            inst.operands.push(operand(def.reg, &at, kind)?);
        }
        Ok(inst)
    }

    fn mnemonics() -> Vec<String> {
        NAMES.map(str::to_owned).to_vec()
    }

    fn named(word: &str) -> Option<PReg> {
        (word == "flags").then_some(PReg::new(RegFile::SCALAR, 20, 2))
    }

    fn name_of(preg: PReg) -> Option<&'static str> {
        (preg == PReg::new(RegFile::SCALAR, 20, 2)).then_some("flags")
    }

    fn same(&self, other: &Any) -> bool {
        self == other
    }
}

fn read(text: &str) -> Result<(Header, MachFunc<Any>), Vec<String>> {
    let parts = parts(text).map_err(|error| vec![error.to_string()])?;
    let texts = |errors: Vec<TextError>| errors.iter().map(ToString::to_string).collect();
    parse(&parts[0], &files()).map_err(texts)
}

/// Everything that text can say, as the printer writes it.
const SAMPLE: &str = "machine kernel %\"a name\" target any wave 8 after isel {
    .limit 3
    .words a b:1
    .spills 12
mb0: wave -> mb2(%1), mb1 of block4
lanes -> mb2(%4), mb1 {
    %0=s[2:3]:s2, %2=v4:v1 = plain
    %1:s1 = plain %0.1 @7
    %3:v4 early = early %2, flags @8
    late %3.1-2 late, %2 late
    %4.0:v2 = plain %2
    %5.1:v2 tied(%4) = plain %2 kills s0-s3, flags, v[1:2], v5, v6
    %6:v1 all = whole %5.1 all, %2 all
    plain %9:v1, slot8 far:yes makes carry, zero
}
    go mb2, mb1
mb2(%7:s1): wave of block1
lanes(%8:v2) {
}
    stop %7
mb1: wave
lanes {
}
    stop
}
";

#[test]
fn everything_reads_back() {
    let text = SAMPLE;
    let (header, func) = read(text).unwrap();
    assert_eq!(print(&func, &header, &files()), text);
    assert_eq!(
        func.order,
        [MBlock::from_u32(0), MBlock::from_u32(2), MBlock::from_u32(1)]
    );
    assert_eq!(
        (func.name.as_str(), func.spill_bytes, header.wave),
        ("a name", 12, 8)
    );
    let data = &func.blocks[func.order[0]];
    assert_eq!(data.body.as_ref().map(|body| body.insts.clone()), Some(0..8));
    assert_eq!(data.insts[5].clobbers.len(), 8);
    assert_eq!(data.insts[5].operands[2].kind, OperandKind::TiedDef { tied: 1 });
    assert_eq!(data.insts[3].operands[0].part, SubReg { start: 1, width: 2 });
    assert_eq!(header.get("words"), Some("a b:1"));
    let mut prints = Prints::new(true).checked(true);
    prints.after("isel", &func, &files(), || header.clone());
    assert_eq!(prints.list()[0].fault, None);
    // What differs is told.
    let mut other = func.clone();
    other.blocks[func.order[0]].locs[1].0 = 6;
    assert!(difference(&func, &other).is_some_and(|what| what.contains("in mb0 lines")));
}

#[test]
fn mistakes_have_line_column_and_remedy() {
    let text = |lines: &str| {
        format!("machine kernel %k target any wave 8 after isel {{\nmb0: wave\n{lines}\n    stop\n}}\n")
    };
    let mut wrong = Vec::new();
    for (lines, says) in [
        (
            "    plai",
            "3:5: unknown instruction `plai`; did you mean `plain`?",
        ),
        (
            "    plain %1",
            "3:11: nothing says what type %1 has; say it where the register is defined: `%1:s1 = ...`",
        ),
        (
            "    plain %1:x1",
            "3:14: `x1` is no type; a type is the prefix of a file (s, v) and as many units as its tuples have",
        ),
        (
            "    plain %1:s3",
            "3:14: `s3` is no type; a type is the prefix of a file (s, v) and as many units as its tuples have",
        ),
        ("    plain %1:s1, %1:v1", "3:21: %1 has another type above"),
        (
            "    plain v16",
            "3:11: there is no such register: they are v0 to v15",
        ),
        ("    plain %1:s2.2", "3:11: expected a register"),
        (
            "    %1:s2 = plain\n    plain %1.2",
            "4:11: the register has 2 unit(s), numbered from 0",
        ),
        (
            "    %1:s1 early = plain",
            "3:5: `plain` does not treat this operand so; leave out `early`, `late` or `all`",
        ),
        (
            "    plain @x",
            "3:11: expected the number of a source line after `@`",
        ),
        (
            "    go mb0",
            "3:5: `go` ends a block, but is not its last instruction",
        ),
        ("mb0: wave", "3:1: mb0 is there twice"),
        ("mb1: wave -> mb9", "3:1: there is no block mb9"),
        ("    .late 1", "3:5: facts stand in front of the first block"),
        ("    = plain", "3:5: expected a result, found the end of the line"),
    ] {
        let found = read(&text(lines)).map(|_| ()).unwrap_err();
        if !found.iter().any(|error| error == says) {
            wrong.push(format!("{lines}: {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let error = parts("machine kernel %k target any wave 8\n").unwrap_err();
    let rendered = error.render("f.mir", "machine kernel %k target any wave 8\n");
    assert!(
        rendered.starts_with("f.mir:1:36: expected `after`, found the end of the line; a function begins as")
    );
    assert!(
        rendered.contains("\n    machine kernel %k target any wave 8\n"),
        "{rendered}"
    );
    assert!(parts("machine kernel %k target any wave 8 after isel {\n").is_err());
}

#[test]
fn damaged_text_never_panics() {
    // Every line left out, doubled, and cut at every byte; every byte as another.
    let lines: Vec<&str> = SAMPLE.lines().collect();
    let mut errors = 0;
    let mut try_one = |text: String| errors += usize::from(read(&text).is_err());
    for at in 0..lines.len() {
        let without: Vec<&str> = lines
            .iter()
            .enumerate()
            .filter(|(n, _)| *n != at)
            .map(|(_, l)| *l)
            .collect();
        if at > 0 {
            try_one(format!("{}\n}}\n", without.join("\n")));
        }
        let mut twice = lines.clone();
        twice.insert(at, lines[at]);
        try_one(format!("{}\n}}\n", twice.join("\n")));
    }
    for at in 0..SAMPLE.len() {
        try_one(format!("{}\n}}\n}}\n", &SAMPLE[..at]));
        for with in ["%", "(", " ", "9", "=", "\"", "é"] {
            try_one(format!("{}{with}{}\n}}\n", &SAMPLE[..at], &SAMPLE[at + 1..]));
        }
    }
    assert!(errors > 1000, "{errors}");
}
