//! Instructions as text.

use crate::isa::value::VirtualReg;
use crate::isa::{
    Access, Flag, Inst, Isa, Latency, Machine, Op, Operand, OperandName, Sgpr, WaveSize, encodings,
    is_mnemonic, parse_unsettled,
};
use crate::machine::{BranchCond, MInst, MOST_UNITS, Real, SGPR, Tie, TrapInst, VGPR};
use crate::schedule;
use std::collections::BTreeSet;
use std::ops::Range;
use wavelift_codegen::ir::{Block, FuncRef, Symbol};
use wavelift_codegen::machine::text::{
    Arguments, Def, DefForm, InstForm, InstText, Piece, Placed, Problem, RegForm, Registers, TextContext,
    in_places, places,
};
use wavelift_codegen::machine::{PReg, Pseudo, Reg};

/// The names of VCC and its halves: first register, units.
const VCC_NAMES: [(&str, u16, u8); 3] = [
    ("vcc", Sgpr::VCC.0 as u16, 2),
    ("vcc_lo", Sgpr::VCC.0 as u16, 1),
    ("vcc_hi", Sgpr::VCC.0 as u16 + 1, 1),
];

/// Conditions of branches.
const CONDITIONS: [(&str, BranchCond); 4] = [
    ("branch.scc1", BranchCond::Scc1),
    ("branch.scc0", BranchCond::Scc0),
    ("branch.vccnz", BranchCond::VccNonZero),
    ("branch.execnz", BranchCond::ExecNonZero),
];

/// Pseudo-instructions that only AMD machines have, besides branches.
const OWN: [&str; 6] = [
    "trap",
    "symbol_address",
    "function_address",
    "arg_store",
    "arg_load",
    "decide",
];

/// What an SCC that a following instruction takes is called.
const SCC: &str = "scc";
/// What an access is called that keeps its place among communication.
const ORDER: &str = "order";
/// What a scalar load of memory that may be written later is called.
const INITIAL: &str = "initial";
const CONSTANT: &str = "constant";

/// Whether an instruction loads by the scalar unit, and does nothing else there; the clock is read there, too.
fn is_scalar_load(inst: &Inst) -> bool {
    let info = inst.info();
    let loads = info.has(Flag::Load) && !info.has(Flag::Store);
    info.latency == Latency::Smem && loads && info.index_of(OperandName::Sbase).is_some()
}

fn wave_of(cx: &TextContext<'_>) -> WaveSize {
    match cx.wave {
        32 => WaveSize::Wave32,
        _ => WaveSize::Wave64,
    }
}

/// The number of an instruction set is the variant of its text.
fn isa_of(cx: &TextContext<'_>) -> Isa {
    let mut all = Isa::ALL.iter().copied();
    all.find(|&isa| isa as u8 == cx.variant).unwrap_or(Isa::Gfx9)
}

/// What code is for.
fn machine_of(cx: &TextContext<'_>) -> Machine {
    Machine {
        isa: isa_of(cx),
        wave: wave_of(cx),
    }
}

/// The registers of an operand that a file of the allocator has.
fn allocatable(isa: Isa, operand: Operand) -> Option<PReg> {
    match operand {
        Operand::Sgpr { first, count } => {
            let last = first.0 + count - 1;
            let usual = last < isa.traits().sgprs;
            let vcc = first >= Sgpr::VCC && last <= Sgpr::VCC.0 + 1;
            (usual || vcc).then(|| PReg::new(SGPR, first.0.into(), count))
        }
        Operand::Vgpr { first, count } => Some(PReg::new(VGPR, first.0.into(), count)),
        _ => None,
    }
}

/// An operand that is printed as `%n`.
fn placeholder(number: usize) -> Operand {
    Operand::Virtual(VirtualReg {
        index: number as u32,
        first: 0,
        count: 1,
    })
}

/// Assembler text of an instruction of which some operands are replaced: operation, and what follows.
fn asm_with(inst: &Inst, replaced: impl Fn(usize) -> bool) -> (String, String) {
    let mut inst = inst.clone();
    for (number, operand) in inst.operands.iter_mut().enumerate() {
        if replaced(number) {
            *operand = placeholder(number);
        }
    }
    let text = inst.to_string();
    let (mnemonic, rest) = text.split_once(' ').unwrap_or((&text, ""));
    (mnemonic.to_owned(), rest.to_owned())
}

/// Splits off so many operands.
fn split_operands(text: &str, count: usize) -> (Vec<&str>, &str) {
    let mut list = Vec::new();
    let mut rest = text;
    for _ in 0..count {
        // No register has a comma in its text.
        let (operand, after) = rest
            .split_once(", ")
            .unwrap_or_else(|| match rest.split_once(' ') {
                Some((operand, after)) => (operand, after),
                None => (rest, ""),
            });
        list.push(operand);
        rest = after;
    }
    (list, rest)
}

/// The number of the placeholder that some text is.
fn placeholder_number(text: &str) -> Option<usize> {
    text.strip_prefix('%')?.parse().ok()
}

/// Text with placeholders as pieces.
fn pieces(text: &str, reg: impl Fn(usize) -> Option<RegForm>) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find('%') {
        let (before, after) = (&rest[..at], &rest[at + 1..]);
        let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
        if !before.is_empty() {
            out.push(Piece::Text(before.to_owned()));
        }
        match after[..digits].parse().ok().and_then(&reg) {
            Some(form) => out.push(Piece::Reg(form)),
            None => out.push(Piece::Text(rest[at..=at + digits].to_owned())),
        }
        rest = &after[digits..];
    }
    if !rest.is_empty() {
        out.push(Piece::Text(rest.to_owned()));
    }
    out
}

impl Real {
    /// What an operand is to the allocator, if it has anything to do with it.
    fn reg_form(&self, number: usize, cx: &TextContext<'_>) -> Option<RegForm> {
        if let Some((reg, part)) = self.register(number) {
            return Some(RegForm::part_of(reg, part, cx));
        }
        let operand = *self.inst.operands.get(number)?;
        let preg =
            allocatable(self.inst.machine.isa, operand).filter(|_| cx.registers == Registers::Allocated)?;
        Some(RegForm {
            given: true,
            ..RegForm::new(preg)
        })
    }

    fn form(&self, cx: &TextContext<'_>) -> InstForm {
        let operands = &self.inst.operands;
        let regs: Vec<Option<RegForm>> = (0..operands.len()).map(|n| self.reg_form(n, cx)).collect();
        let is_register = |n: usize| {
            matches!(
                operands[n],
                Operand::Sgpr { .. } | Operand::Vgpr { .. } | Operand::Agpr(_) | Operand::Virtual(_)
            )
        };
        let (mnemonic, rest) = asm_with(&self.inst, |n| regs[n].is_some());
        // With all registers as placeholders it shows which are printed, and first.
        let (_, shape) = asm_with(&self.inst, is_register);
        let results = shape.split([',', ' ']).filter(|word| !word.is_empty());
        let written = |n: usize| self.inst.access(n).is_some_and(Access::writes);
        let defs: Vec<usize> = results
            .map_while(|word| placeholder_number(word).filter(|&n| written(n)))
            .collect();
        let (texts, rest) = split_operands(&rest, defs.len());
        let mut form = InstForm::new(mnemonic);
        for (&number, text) in defs.iter().zip(texts) {
            let what = match regs[number] {
                Some(reg) => Def::Reg(self.def_form(number, reg)),
                None => Def::Text(text.to_owned()),
            };
            form.defs.push(Placed { what, at: 0..0 });
        }
        let body = pieces(rest, |number| regs.get(number).copied().flatten());
        form.body = body.into_iter().map(|what| Placed { what, at: 0..0 }).collect();
        if self.clobbers_vcc {
            form.kills
                .push(PReg::new(SGPR, Sgpr::VCC.0.into(), wave_of(cx).mask_registers()));
        }
        if self.scc_used {
            form.makes.push(SCC.to_owned());
        }
        if self.communicates {
            form.makes.push(ORDER.to_owned());
        }
        if self.initial {
            form.makes.push(INITIAL.to_owned());
        }
        if self.constant {
            form.makes.push(CONSTANT.to_owned());
        }
        form
    }

    fn def_form(&self, number: usize, reg: RegForm) -> DefForm {
        let tie = self.ties.iter().find(|tie| usize::from(tie.operand) == number);
        DefForm {
            reg,
            tied: tie.and_then(|tie| tie.prev),
            // What the allocator did not place is no operand to it.
            early: tie.is_none() && !reg.given && self.inst.overwrites_early(number),
        }
    }

    fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Real, Problem> {
        let mut asm = Rebuilt::default();
        asm.push(&form.mnemonic.what, &form.mnemonic.at);
        asm.text.push(' ');
        for (index, def) in form.defs.iter().enumerate() {
            asm.separate(index);
            match &def.what {
                Def::Reg(known) => asm.reg(&known.reg, Some(known), &def.at, cx)?,
                Def::Text(text) => asm.push(text, &def.at),
            }
        }
        if !form.body.is_empty() {
            asm.separate(form.defs.len());
        }
        for piece in &form.body {
            match &piece.what {
                Piece::Text(text) => asm.push(text, &piece.at),
                Piece::Reg(reg) => asm.reg(reg, None, &piece.at, cx)?,
                Piece::Block(_) | Piece::Slot(_) => {
                    return Err(Problem::at(&piece.at, "expected a register or a constant"));
                }
            }
        }
        let inst = parse_unsettled(machine_of(cx), asm.text.trim_end())
            .map_err(|(columns, what)| Problem::at(&asm.source_of(&columns, form), what))?;
        let mut real = Real::new(inst);
        real.settle(&asm, cx)?;
        real.clobbers_vcc = !form.kills.is_empty();
        let vcc = |preg: &PReg| preg.file == SGPR && preg.first == u16::from(Sgpr::VCC.0);
        if !form.kills.iter().all(vcc) || form.kills.len() > 1 {
            return Err(Problem::at(
                &form.mnemonic.at,
                "an instruction of the table kills nothing but `vcc`",
            ));
        }
        let makes = |what: &str| form.makes.iter().any(|made| made == what);
        (real.scc_used, real.communicates) = (makes(SCC), makes(ORDER));
        (real.initial, real.constant) = (makes(INITIAL), makes(CONSTANT));
        let known = [SCC, ORDER, INITIAL, CONSTANT];
        if form.makes.iter().any(|what| !known.contains(&&**what)) {
            return Err(Problem::at(
                &form.mnemonic.at,
                "an instruction of the table makes nothing but `scc`, `order`, `initial` and `constant`",
            ));
        }
        if real.initial && !is_scalar_load(&real.inst) {
            let problem = Problem::at(&form.mnemonic.at, "only a scalar load makes `initial`");
            return Err(problem.help("leave `makes initial` out: vector memory keeps its order by itself"));
        }
        if real.constant && !schedule::is_vector_load(&real.inst) {
            let problem = Problem::at(&form.mnemonic.at, "only a load of vector memory makes `constant`");
            return Err(problem.help("leave `makes constant` out: nothing else could be free of order by it"));
        }
        Ok(real)
    }

    /// Puts registers where their placeholders are.
    fn settle(&mut self, asm: &Rebuilt, cx: &TextContext<'_>) -> Result<(), Problem> {
        let mut placed = 0;
        for operand in 0..self.inst.operands.len() {
            let Operand::Virtual(v) = self.inst.operands[operand] else {
                continue;
            };
            let Some(Register { reg, def, at }) = asm.regs.get(v.index as usize) else {
                continue;
            };
            placed += 1;
            let part = reg.units(at, cx)?;
            if let Reg::Physical(preg) = reg.reg
                && (preg.width > MOST_UNITS || part.start >= MOST_UNITS)
            {
                let problem = Problem::at(at, format!("a tuple has at most {MOST_UNITS} registers"));
                return Err(problem.help("name as many registers as the operation takes"));
            }
            self.inst.operands[operand] = Operand::Virtual(VirtualReg {
                index: 0,
                first: part.start,
                count: part.width,
            });
            self.place(operand, reg.reg);
            let written = self.inst.access(operand).is_some_and(Access::writes);
            if def.is_some() && !written {
                let problem = Problem::at(at, "the operation does not write this operand");
                return Err(problem.help("only results stand in front of `=`"));
            }
            if let Some(def) = def.filter(|def| def.tied.is_some() || def.reg.part.is_some()) {
                self.ties.push(Tie {
                    operand: operand as u8,
                    prev: def.tied,
                    width: cx.width(def.reg.reg).unwrap_or(1),
                });
            }
        }
        match asm.regs.first() {
            Some(first) if placed < asm.regs.len() => Err(Problem::at(
                &first.at,
                "the operation does not have all of these operands",
            )),
            _ => Ok(()),
        }
    }
}

/// A register that a placeholder stands for.
struct Register {
    reg: RegForm,
    /// If it is a result.
    def: Option<DefForm>,
    at: Range<usize>,
}

/// Assembler text that is put together from pieces.
#[derive(Default)]
struct Rebuilt {
    text: String,
    /// Registers with their columns, by the numbers of their placeholders.
    regs: Vec<Register>,
    /// Where pieces begin, here and in the source line.
    starts: Vec<(usize, Range<usize>)>,
}

impl Rebuilt {
    fn push(&mut self, text: &str, at: &Range<usize>) {
        self.starts.push((self.text.len(), at.clone()));
        self.text.push_str(text);
    }

    fn separate(&mut self, index: usize) {
        if index > 0 {
            self.text.push_str(", ");
        }
    }

    fn reg(
        &mut self,
        reg: &RegForm,
        def: Option<&DefForm>,
        at: &Range<usize>,
        cx: &TextContext<'_>,
    ) -> Result<(), Problem> {
        if reg.fixed.is_some() {
            let what = "an operand of an instruction of the table is in no certain place";
            return Err(Problem::at(at, what).help("use a physical register, or a copy in front"));
        }
        let always = reg.given || cx.registers != Registers::Allocated;
        match reg.reg {
            Reg::Physical(preg) if always => {
                let part = reg.units(at, cx)?;
                let text = cx.preg_text::<MInst>(preg.part(part));
                self.push(&text, at);
            }
            _ => {
                let text = format!("%{}", self.regs.len());
                self.push(&text, at);
                self.regs.push(Register {
                    reg: *reg,
                    def: def.copied(),
                    at: at.clone(),
                });
            }
        }
        Ok(())
    }

    /// Where in the source line some columns of the text come from.
    fn source_of(&self, columns: &Range<usize>, form: &InstForm) -> Range<usize> {
        let piece = self
            .starts
            .iter()
            .rev()
            .find(|(start, _)| *start <= columns.start);
        let Some((start, at)) = piece else {
            return form.mnemonic.at.clone();
        };
        let offset = (columns.start - start).min(at.len().saturating_sub(1));
        let from = at.start + offset;
        from..(from + columns.len()).clamp(from + 1, at.end.max(from + 1))
    }
}

fn yes(modifiers: &mut Arguments, name: &str) -> bool {
    modifiers.take(&format!("{name}:yes"))
}

impl MInst {
    /// Pseudo-instructions that only AMD machines have.
    fn own(form: &InstForm, cx: &TextContext<'_>) -> Result<MInst, Problem> {
        let mut args = form.arguments()?;
        let width = |reg| cx.width(reg).unwrap_or(1);
        let inst = match form.mnemonic.what.as_str() {
            "trap" => {
                let number = Self::wanted(form, &mut args, "number")?;
                let queue = args.take_number("queue")?;
                form.no_def()?;
                MInst::Trap(Box::new(TrapInst {
                    number,
                    uses: places(&args.list)?,
                    queue: queue.map(|first| PReg::new(SGPR, first, 2)),
                }))
            }
            "symbol_address" | "function_address" => Self::address(form, &mut args)?,
            "arg_store" => {
                let dword = Self::wanted(form, &mut args, "dword")?;
                let outgoing = args.take("area:callee");
                let [src] = args.exactly(form)?;
                let src = src.reg()?.reg;
                form.no_def()?;
                MInst::ArgStore {
                    src,
                    width: width(src),
                    dword,
                    outgoing,
                }
            }
            "arg_load" => {
                let dword = Self::wanted(form, &mut args, "dword")?;
                let outgoing = args.take("area:callee");
                let [] = args.exactly(form)?;
                let dst = form.only_def()?.0.reg.reg;
                MInst::ArgLoad {
                    dst,
                    width: width(dst),
                    dword,
                    outgoing,
                }
            }
            "decide" => {
                let [block, by] = args.exactly(form)?;
                form.no_def()?;
                let by = by.reg()?.reg;
                MInst::Decide {
                    block: Block::from_u32(block.entity("block")?),
                    by,
                    width: width(by),
                }
            }
            _ => Self::branch(form, &args)?,
        };
        args.finish(form)?;
        Ok(inst)
    }

    /// The number of a modifier that must be there.
    fn wanted<N: TryFrom<i64>>(form: &InstForm, args: &mut Arguments, name: &str) -> Result<N, Problem> {
        let number = args.take_number(name)?;
        number.ok_or_else(|| Problem::at(&form.mnemonic.at, format!("expected `{name}:NUMBER`")))
    }

    /// A branch by a condition to one of two blocks.
    fn branch(form: &InstForm, args: &Arguments) -> Result<MInst, Problem> {
        let [yes, no] = args.exactly(form)?;
        form.no_def()?;
        let cond = CONDITIONS.iter().find(|(known, _)| *known == form.mnemonic.what);
        let &(_, cond) = cond.ok_or_else(|| Self::unknown(form))?;
        Ok(MInst::Branch {
            cond,
            targets: [yes.block()?, no.block()?],
        })
    }

    /// The address of a symbol or a function.
    fn address(form: &InstForm, args: &mut Arguments) -> Result<MInst, Problem> {
        let guarded = yes(args, "guarded");
        let [named] = args.exactly(form)?;
        let (def, at) = form.only_def()?;
        let dst = def.reg.reg;
        if form.mnemonic.what == "symbol_address" {
            return Ok(MInst::SymbolAddress {
                dst,
                symbol: Symbol::from_u32(named.entity("sym")?),
                guarded,
            });
        }
        Ok(MInst::FunctionAddress {
            dst: dst
                .as_physical()
                .ok_or_else(|| Problem::at(&at, "expected a physical register"))?,
            func: FuncRef::from_u32(named.entity("fn")?),
            guarded,
        })
    }
}

impl InstText for MInst {
    fn form(&self, cx: &TextContext<'_>) -> InstForm {
        let def = |reg: Reg| DefForm::new(RegForm::new(reg));
        match self {
            MInst::Trap(trap) => {
                let form = in_places(InstForm::new("trap"), &trap.uses);
                let form = form.modifier(format!("number:{}", trap.number));
                match trap.queue {
                    Some(queue) => form.modifier(format!("queue:{}", queue.first)),
                    None => form,
                }
            }
            MInst::SymbolAddress { dst, symbol, guarded } => InstForm::new("symbol_address")
                .def(def(*dst))
                .text(symbol.to_string())
                .modifier_if(*guarded, "guarded:yes"),
            MInst::FunctionAddress { dst, func, guarded } => InstForm::new("function_address")
                .def(def((*dst).into()))
                .text(func.to_string())
                .modifier_if(*guarded, "guarded:yes"),
            MInst::ArgStore {
                src, dword, outgoing, ..
            } => InstForm::new("arg_store")
                .reg(RegForm::new(*src))
                .modifier(format!("dword:{dword}"))
                .modifier_if(*outgoing, "area:callee"),
            MInst::ArgLoad {
                dst, dword, outgoing, ..
            } => InstForm::new("arg_load")
                .def(def(*dst))
                .modifier(format!("dword:{dword}"))
                .modifier_if(*outgoing, "area:callee"),
            MInst::Decide { block, by, .. } => InstForm::new("decide")
                .text(block.to_string())
                .reg(RegForm::new(*by)),
            MInst::Branch { cond, targets } => {
                let name = CONDITIONS.iter().find(|(_, known)| known == cond);
                let form = InstForm::new(name.map_or("branch", |(name, _)| name));
                targets
                    .iter()
                    .fold(form, |form, &to| form.arg([Piece::Block(to)]))
            }
            MInst::Real(real) => real.form(cx),
            MInst::Pseudo(pseudo) => pseudo.form(),
        }
    }

    fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Self, Problem> {
        match Pseudo::from_form(form, cx)? {
            Some(Pseudo::Mark { flag: Some(_), .. }) => {
                let what = format!("{} has no `{}` like this", cx.target, form.mnemonic.what);
                return Err(Problem::at(&form.mnemonic.at, what));
            }
            Some(pseudo) => return Ok(pseudo.into()),
            None => {}
        }
        let name = form.mnemonic.what.as_str();
        if OWN.contains(&name) || CONDITIONS.iter().any(|(known, _)| *known == name) {
            return Self::own(form, cx);
        }
        if !is_mnemonic(isa_of(cx), name) {
            return Err(Self::unknown(form));
        }
        Real::from_form(form, cx).map(MInst::Real)
    }

    fn mnemonics() -> Vec<String> {
        let branches = CONDITIONS.iter().map(|(name, _)| *name);
        let real = Isa::ALL
            .iter()
            .flat_map(|isa| Op::ALL.iter().map(|op| isa.op(*op).mnemonic));
        let all = real.chain(Pseudo::MNEMONICS).chain(OWN);
        // Most operations are in several instruction sets.
        let all: BTreeSet<&str> = all.chain(branches).collect();
        all.into_iter().map(str::to_owned).collect()
    }

    fn encodings() -> Vec<&'static str> {
        encodings().collect()
    }

    fn named(word: &str) -> Option<PReg> {
        let found = VCC_NAMES.iter().find(|(name, ..)| *name == word);
        found.map(|&(_, first, width)| PReg::new(SGPR, first, width))
    }

    fn name_of(preg: PReg) -> Option<&'static str> {
        let is = |&&(_, first, width): &&(&str, u16, u8)| preg == PReg::new(SGPR, first, width);
        VCC_NAMES.iter().find(is).map(|&(name, ..)| name)
    }

    /// Waves of instructions that the allocator put in are known at emission only.
    fn same(&self, other: &Self) -> bool {
        let settled = |inst: &Self| {
            let mut inst = inst.clone();
            if let MInst::Real(real) = &mut inst {
                real.inst.machine.wave = WaveSize::Wave64;
            }
            inst
        };
        settled(self) == settled(other)
    }
}
