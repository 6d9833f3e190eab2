//! Text to machine functions.
//!
//! Two passes: the first takes lines apart and collects the types of virtual registers, which stand where a register is defined, maybe
//! after its uses; the second makes instructions.

use super::InstText;
use super::context::{Dialect, Registers, TextContext};
use super::cursor::{Cursor, MOST, without_comment};
use super::error::{Problem, TextError};
use super::form::{Def, InstForm, Piece, Placed, role};
use super::header::{Header, Part};
use super::line::{InstLine, Types, instruction};
use crate::ir::Block;
use crate::machine::{
    Body, MBlock, MBlockData, MEdge, MachFunc, Operand, OperandKind, Reg, RegFile, RegFileInfo, Terminator,
    VReg, VRegData,
};
use cranelift_entity::PrimaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Mistakes after which a function is given up.
const MAX_ERRORS: usize = 20;

/// What stands for a register that nothing names, so that numbers stay what they are.
const UNNAMED: VRegData = VRegData {
    file: RegFile::SCALAR,
    width: 1,
};

/// Reads a function.
///
/// # Errors
/// What is wrong with the text, up to a limit.
pub fn parse<'a, I: InstText>(
    part: &Part<'_>,
    dialect: impl Into<Dialect<'a>>,
) -> Result<(Header, MachFunc<I>), Vec<TextError>> {
    let Dialect { files, variant } = dialect.into();
    let mut reader = Reader {
        header: part.header.clone(),
        spill_bytes: 0,
        files,
        variant,
        lines: &part.lines,
        first: part.first_line + 1,
        types: FxHashMap::default(),
        vregs: 0,
        blocks: Vec::new(),
        in_lanes: false,
        errors: Vec::new(),
    };
    reader.read::<I>();
    let func = reader.build::<I>(&part.name);
    match func {
        Some(func) if reader.errors.is_empty() => Ok((reader.header, func)),
        _ => Err(reader.errors),
    }
}

/// A block whose instructions are not made yet.
struct RawBlock {
    number: MBlock,
    /// Line of its header, by index.
    line: usize,
    data: MBlockData<()>,
    insts: Vec<(usize, InstForm)>,
}

struct Reader<'t> {
    header: Header,
    spill_bytes: u32,
    files: &'t [RegFileInfo],
    variant: u8,
    lines: &'t [&'t str],
    /// Number of the first line.
    first: u32,
    types: FxHashMap<VReg, VRegData>,
    /// Virtual registers that there are, named or not.
    vregs: usize,
    blocks: Vec<RawBlock>,
    /// Between the braces of a lane program.
    in_lanes: bool,
    errors: Vec<TextError>,
}

impl Reader<'_> {
    fn fail(&mut self, line: usize, problem: Problem) {
        let text = self.lines.get(line).copied().unwrap_or("");
        self.errors.push(problem.in_line(self.first + line as u32, text));
    }

    fn read<I: InstText>(&mut self) {
        let none = PrimaryMap::new();
        let target = self.header.target.clone();
        let cx = TextContext {
            files: self.files,
            variant: self.variant,
            vregs: &none,
            registers: Registers::after(&self.header.after),
            wave: self.header.wave,
            target: &target,
        };
        for (index, line) in self.lines.iter().enumerate() {
            if self.errors.len() >= MAX_ERRORS {
                return;
            }
            let code = without_comment(line);
            if code.trim().is_empty() {
                continue;
            }
            let mut types = Types::new();
            let result = self.line::<I>(index, code, &cx, &mut types);
            let result = result.and_then(|()| self.declare(types));
            if let Err(problem) = result {
                self.fail(index, problem);
            }
        }
        if self.in_lanes && self.errors.is_empty() {
            let last = self.lines.len().saturating_sub(1);
            self.fail(
                last,
                Problem::at(&(0..1), "the lane program does not end").help("it ends with `}`"),
            );
        }
    }

    fn line<I: InstText>(
        &mut self,
        index: usize,
        code: &str,
        cx: &TextContext<'_>,
        types: &mut Types,
    ) -> Result<(), Problem> {
        let word = code.trim_start();
        let start = code.len() - word.len();
        let whole = start..code.trim_end().len();
        if let Some(fact) = word.strip_prefix('.') {
            return self.fact(fact, &whole);
        }
        if is_block(word) {
            return self.block::<I>(index, code, cx, types);
        }
        let lanes = word.starts_with("lanes") && word.trim_end().ends_with('{');
        if lanes {
            return self.lanes::<I>(code, cx, types, &whole);
        }
        let Some(block) = self.blocks.last_mut() else {
            let problem = Problem::at(&whole, "expected a block in front of the first instruction");
            return Err(problem.help("a block begins as `mb0: wave -> mb1`"));
        };
        if word.trim_end() == "}" {
            let end = block.insts.len();
            if let Some(body) = block.data.body.as_mut().filter(|_| self.in_lanes) {
                body.insts.end = end;
            }
            self.in_lanes = false;
            return Ok(());
        }
        let InstLine {
            form,
            loc,
            types: own,
        } = instruction::<I>(code, cx)?;
        block.insts.push((index, form));
        block.data.locs.push(loc);
        types.extend(own);
        for reg in registers(&block.insts[block.insts.len() - 1].1) {
            self.count(reg);
        }
        Ok(())
    }

    /// Numbers reach as far as this register.
    fn count(&mut self, reg: Reg) {
        if let Reg::Virtual(vreg) = reg {
            self.vregs = self.vregs.max(vreg.as_u32() as usize + 1);
        }
    }

    fn fact(&mut self, fact: &str, at: &std::ops::Range<usize>) -> Result<(), Problem> {
        if !self.blocks.is_empty() {
            return Err(Problem::at(at, "facts stand in front of the first block"));
        }
        let mut cursor = Cursor::new(fact);
        let name = cursor.word("the name of a fact").map_err(|problem| Problem {
            columns: at.clone(),
            ..problem
        })?;
        let value = cursor.remainder();
        if name.what == "spills" {
            let bytes = value.parse().ok().filter(|&bytes| u64::from(bytes) <= MOST);
            let wrong = || {
                Problem::at(
                    at,
                    format!("expected the bytes of the spill area, at most {MOST}"),
                )
            };
            self.spill_bytes = bytes.ok_or_else(wrong)?;
            return Ok(());
        }
        if self.header.get(name.what).is_some() {
            return Err(Problem::at(at, format!("`.{}` was said already", name.what)));
        }
        self.header.facts.push((name.what.to_owned(), value.to_owned()));
        Ok(())
    }

    fn block<I: InstText>(
        &mut self,
        index: usize,
        code: &str,
        cx: &TextContext<'_>,
        types: &mut Types,
    ) -> Result<(), Problem> {
        if self.in_lanes {
            let problem = Problem::at(
                &(0..code.len()),
                "the lane program of the block before does not end",
            );
            return Err(problem.help("it ends with `}`"));
        }
        let mut cursor = Cursor::new(code);
        let number = cursor.block()?;
        if self.blocks.iter().any(|block| block.number == number) {
            return Err(Problem::at(
                &(0..code.trim_end().len()),
                format!("{number} is there twice"),
            ));
        }
        let params = cursor.params::<I>(cx, types)?;
        cursor.expect(":")?;
        cursor.keyword("wave")?;
        let succs = cursor.edges::<I>(cx, types)?;
        let mut ir_block = None;
        if cursor.eat_word("of") {
            let word = cursor.word("a block of the IR, as `block0`")?;
            let block = word.what.strip_prefix("block").and_then(|n| n.parse().ok());
            let block = block.filter(|&number| number < u32::MAX);
            let block =
                block.ok_or_else(|| Problem::at(&word.at, "expected a block of the IR, as `block0`"))?;
            ir_block = Some(Block::from_u32(block));
        }
        cursor.end()?;
        self.count_edges(&params, &succs);
        self.blocks.push(RawBlock {
            number,
            line: index,
            data: MBlockData {
                params,
                succs,
                ir_block,
                ..MBlockData::default()
            },
            insts: Vec::new(),
        });
        Ok(())
    }

    fn count_edges(&mut self, params: &[VReg], edges: &[MEdge]) {
        params.iter().for_each(|&param| self.count(param.into()));
        edges
            .iter()
            .flat_map(|edge| &edge.args)
            .for_each(|&arg| self.count(arg));
    }

    fn lanes<I: InstText>(
        &mut self,
        code: &str,
        cx: &TextContext<'_>,
        types: &mut Types,
        whole: &std::ops::Range<usize>,
    ) -> Result<(), Problem> {
        let mut cursor = Cursor::new(code);
        cursor.skip_space();
        cursor.eat("lanes");
        let params = cursor.params::<I>(cx, types)?;
        let succs = cursor.edges::<I>(cx, types)?;
        cursor.expect("{")?;
        cursor.end()?;
        self.count_edges(&params, &succs);
        let Some(block) = self.blocks.last_mut() else {
            return Err(Problem::at(
                whole,
                "expected a block in front of its lane program",
            ));
        };
        if block.data.body.is_some() {
            return Err(Problem::at(whole, "a block has one lane program"));
        }
        let start = block.insts.len();
        block.data.body = Some(Body {
            insts: start..start,
            params,
            succs,
        });
        self.in_lanes = true;
        Ok(())
    }

    fn declare(&mut self, types: Types) -> Result<(), Problem> {
        for Placed {
            what: (vreg, data),
            at,
        } in types
        {
            if let Some(known) = self.types.insert(vreg, data)
                && known != data
            {
                return Err(Problem::at(&at, format!("{vreg} has another type above")));
            }
        }
        Ok(())
    }

    /// Makes instructions, and the function.
    fn build<I: InstText>(&mut self, name: &str) -> Option<MachFunc<I>> {
        if !self.errors.is_empty() {
            return None;
        }
        let mut vregs = PrimaryMap::with_capacity(self.vregs);
        for number in 0..self.vregs {
            let data = self.types.get(&VReg::from_u32(number as u32));
            vregs.push(data.copied().unwrap_or(UNNAMED));
        }
        let mut func = MachFunc::new(name);
        func.spill_bytes = self.spill_bytes;
        let blocks = std::mem::take(&mut self.blocks);
        self.check_edges(&blocks);
        let blocks_there: FxHashSet<MBlock> = blocks.iter().map(|block| block.number).collect();
        let physical = Registers::after(&self.header.after) == Registers::Physical;
        let highest = blocks.iter().map(|block| block.number).max()?;
        for _ in 0..=highest.as_u32() {
            func.blocks.push(MBlockData::default());
        }
        for RawBlock {
            number,
            line: header_line,
            data,
            insts,
        } in blocks
        {
            let mut made = Vec::with_capacity(insts.len());
            let last = insts.len().checked_sub(1);
            for (index, (line, form)) in insts.into_iter().enumerate() {
                let ends = (Some(index) == last).then_some(&data.succs[..]);
                let inst = self.inst::<I>(&form, &vregs);
                match inst.and_then(|inst| flows(&form, inst, &blocks_there, ends, physical)) {
                    Ok(inst) => made.push(inst),
                    Err(problem) => self.fail(line, problem),
                }
                if self.errors.len() >= MAX_ERRORS {
                    return None;
                }
            }
            if made.is_empty() && self.errors.is_empty() {
                self.fail(
                    header_line,
                    Problem::at(&(0..2), "expected an instruction that ends the block"),
                );
            }
            func.order.push(number);
            func.blocks[number] = MBlockData {
                insts: made,
                locs: data.locs,
                params: data.params,
                succs: data.succs,
                body: data.body,
                ir_block: data.ir_block,
            };
        }
        func.vregs = vregs;
        Some(func)
    }

    /// Every block that an edge leads to is there, and gets as many arguments as it has parameters; registers have types.
    fn check_edges(&mut self, blocks: &[RawBlock]) {
        if blocks.is_empty() {
            let problem = Problem::at(&(0..1), "a function has a block at least");
            self.fail(0, problem);
        }
        let numbers: FxHashMap<MBlock, &RawBlock> =
            blocks.iter().map(|block| (block.number, block)).collect();
        let mut problems = Vec::new();
        for block in blocks {
            let lanes = block.data.body.iter().flat_map(|body| &body.succs);
            let wave = block.data.succs.iter().map(|edge| (edge, false));
            for (edge, of_lanes) in wave.chain(lanes.map(|edge| (edge, true))) {
                let params = numbers
                    .get(&edge.block)
                    .map(|to| match (of_lanes, &to.data.body) {
                        (true, body) => body.as_ref().map(|body| body.params.len()),
                        (false, _) => Some(to.data.params.len()),
                    });
                match params.flatten() {
                    None if params.is_some() => {
                        problems.push((block.line, format!("{} has no lane program", edge.block)));
                    }
                    None => problems.push((block.line, format!("there is no block {}", edge.block))),
                    Some(count) if count != edge.args.len() => {
                        let what =
                            format!("{} has {count} parameter(s), not {}", edge.block, edge.args.len());
                        problems.push((block.line, what));
                    }
                    Some(_) => {}
                }
                let untyped = |reg: &&Reg| {
                    reg.as_virtual()
                        .is_some_and(|vreg| !self.types.contains_key(&vreg))
                };
                if let Some(Reg::Virtual(vreg)) = edge.args.iter().find(untyped) {
                    problems.push((block.line, without_type(*vreg)));
                }
            }
        }
        for (line, what) in problems {
            let length = self.lines[line].trim_end().len();
            self.fail(line, Problem::at(&(0..length), what));
        }
    }

    fn inst<I: InstText>(&self, form: &InstForm, vregs: &PrimaryMap<VReg, VRegData>) -> Result<I, Problem> {
        for (reg, at) in placed_registers(form) {
            if let Reg::Virtual(vreg) = reg
                && !self.types.contains_key(&vreg)
            {
                return Err(Problem::at(&at, without_type(vreg))
                    .help(format!("say it where the register is defined: `{vreg}:s1 = ...`")));
            }
        }
        let cx = TextContext {
            files: self.files,
            variant: self.variant,
            vregs,
            registers: Registers::after(&self.header.after),
            wave: self.header.wave,
            target: &self.header.target,
        };
        let inst = I::from_form(form, &cx)?;
        check_roles(form, &inst)?;
        Ok(inst)
    }
}

/// Blocks that an instruction names are there; one that ends a block is the last one, and goes where the block's edges do.
fn flows<I: InstText>(
    form: &InstForm,
    inst: I,
    there: &FxHashSet<MBlock>,
    ends: Option<&[MEdge]>,
    physical: bool,
) -> Result<I, Problem> {
    let terminator = inst.terminator();
    let jumps = matches!(terminator, Terminator::Jump | Terminator::Branch);
    if ends.is_none() && terminator != Terminator::None {
        let what = format!(
            "`{}` ends a block, but is not its last instruction",
            form.mnemonic.what
        );
        return Err(Problem::at(&form.mnemonic.at, what));
    }
    for piece in &form.body {
        let Piece::Block(block) = piece.what else { continue };
        if !there.contains(&block) {
            return Err(Problem::at(&piece.at, format!("there is no block {block}")));
        }
        let edges = ends.unwrap_or_default();
        if jumps && !edges.iter().any(|edge| edge.block == block) {
            let problem = Problem::at(&piece.at, format!("the block has no edge to {block}"));
            return Err(problem.help(format!("its header says where the wave goes: `wave -> {block}`")));
        }
    }
    match (ends, terminator) {
        (Some(edges), Terminator::End) if !edges.is_empty() => {
            let what = format!(
                "the block goes on to {}, but nothing does after `{}`",
                edges[0].block, form.mnemonic.what
            );
            Err(Problem::at(&form.mnemonic.at, what))
        }
        // A return has become instructions after frames.
        (Some([]), Terminator::None) if physical => Ok(inst),
        (Some(_), Terminator::None) => {
            let what = format!("`{}` does not end a block", form.mnemonic.what);
            Err(Problem::at(&form.mnemonic.at, what).help("`jump`, a branch, `end` or `return` does"))
        }
        _ => Ok(inst),
    }
}

fn without_type(vreg: VReg) -> String {
    format!("nothing says what type {vreg} has")
}

/// Whether a line begins a block: `mb1:`, `mb1(%2:s1):`.
fn is_block(word: &str) -> bool {
    let digits = word
        .strip_prefix("mb")
        .map(|rest| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    digits.is_some_and(|rest| rest.starts_with([':', '(']))
}

fn placed_registers(form: &InstForm) -> Vec<(Reg, std::ops::Range<usize>)> {
    let mut list = Vec::new();
    for def in &form.defs {
        if let Def::Reg(reg) = &def.what {
            list.push((reg.reg.reg, def.at.clone()));
            list.extend(reg.tied.map(|tied| (tied, def.at.clone())));
        }
    }
    for piece in &form.body {
        if let Piece::Reg(reg) = &piece.what {
            list.push((reg.reg, piece.at.clone()));
        }
    }
    list
}

fn registers(form: &InstForm) -> Vec<Reg> {
    placed_registers(form).into_iter().map(|(reg, _)| reg).collect()
}

/// What the text says of the roles of operands is so: a mark that is missing is none that is wrong.
fn check_roles<I: InstText>(form: &InstForm, inst: &I) -> Result<(), Problem> {
    let mut marked = Vec::new();
    for def in &form.defs {
        if let Def::Reg(reg) = &def.what
            && (reg.early || reg.reg.whole_wave)
        {
            marked.push((
                reg.reg.reg,
                true,
                (reg.early, false, reg.reg.whole_wave),
                def.at.clone(),
            ));
        }
    }
    for piece in &form.body {
        if let Piece::Reg(reg) = &piece.what
            && (reg.late || reg.whole_wave)
        {
            marked.push((
                reg.reg,
                false,
                (false, reg.late, reg.whole_wave),
                piece.at.clone(),
            ));
        }
    }
    if marked.is_empty() {
        return Ok(());
    }
    let mut operands: Vec<Operand> = Vec::new();
    inst.operands(&mut operands);
    for (reg, written, wanted, at) in marked {
        let is = |operand: &&Operand| {
            let kind = operand.kind;
            let writes = !matches!(kind, OperandKind::Use | OperandKind::LateUse);
            operand.reg == reg && writes == written && role(operand) == wanted
        };
        if !operands.iter().any(|operand| is(&operand)) {
            let what = format!("`{}` does not treat this operand so", form.mnemonic.what);
            return Err(Problem::at(&at, what).help("leave out `early`, `late` or `all`"));
        }
    }
    Ok(())
}
