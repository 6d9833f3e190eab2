//! Writes the simulator's steps: one function per operation that reads the operands, runs the formula of the semantics
//! column and writes the results, and the table that maps opcodes to functions.
//!
//! A vector instruction reads each source once for all lanes (modifiers, lane movement and the check for undefined values happen there),
//! runs the formula lane by lane, and writes each destination once. Formulas without side effects on integers run over all 64
//! lanes, whatever EXEC says, so that the loop can be vectorised: the write keeps inactive lanes.

use std::fmt::Write;

use crate::emit_facts::emit_facts;
use crate::machines::{Machine, Machines};
use crate::model::*;

/// The Rust source of the step functions of machines that one simulator runs. An operation does what it does on the first of them that
/// has it.
///
/// ```text
/// fn v_add_f32(cx: &mut Step<'_>, op: &Op) -> Result<(), Fault>
/// static STEPS: [fn(&mut Step<'_>, &Op) -> Result<(), Fault>; N]
/// static REFUSED: [&str; N]
/// ```
///
/// Beside them stand the functions `kind`, `unit` and `purpose`: what types, scheduling classes and operands are to the simulator.
///
/// The including module provides the enums of the instruction set, `Step`, `Op`, `Fault`, the macro `clamped!`, the free functions that formulas call, a
/// function `unsupported` for rows without semantics, and these methods of `Step`, where `i` is the operand's index:
/// - `read32`, `read64`, `read_words::<N>`, `write32`, `write64`, `write_words` with `(op, i)`: scalar operands as bits;
/// - `lanes32`, `lanes64`, `lane_words::<N>`, `mask` with `(op, i)`: vector operands, all lanes at once;
/// - `put32`, `put64`, `put_words`, `put_mask` with `(op, i, value)`: results of vector instructions;
/// - `vector(op, i)`: the number of a VGPR for instructions with the flag `wave`;
/// - `scc`, `set_scc`, `vcc`, `set_vcc`, `exec`, `set_exec`, `m0`, `set_m0`: implicit registers, read with `Result`;
/// - `next_pc`, `set_next_pc`, `target(op)`;
/// - `active`: the lanes to run, `set_exec_by_compare(mask)`;
/// - `scalar_address(op)`, `addresses(op)` (a pair of arrays), `mem.lane(lane)`, `finish_access(op)` around memory accesses;
/// - the fields `fp` and `mem`, and whatever formulas call on `wave`, as methods of `Step`.
pub fn emit_step(machines: &Machines, family: &[&str]) -> String {
    let known: Vec<&Machine> = family.iter().filter_map(|name| machines.get(name)).collect();
    let found = |key: &String| {
        let mut rows = known.iter().filter_map(|machine| machine.table.instruction(key));
        rows.find(|row| row.semantics.is_some())
    };
    let mut out = String::from("// Generated from the instruction table; do not edit.\n\n");
    emit_facts(&mut out, &machines.operand_names());
    for instruction in machines.operations.iter().filter_map(found) {
        if let Some(formula) = &instruction.semantics {
            emit_function(&mut out, instruction, formula);
        }
    }
    let count = machines.operations.len();
    let _ = writeln!(
        out,
        "/// What each operation does, in the order of [`Op::ALL`].\npub(crate) static STEPS: [Run; {count}] = ["
    );
    for key in &machines.operations {
        let name = found(key).map_or("unsupported".to_string(), function_name);
        let _ = writeln!(out, "    {name},");
    }
    out.push_str("];\n");
    let refused = |key: &String| {
        let mut rows = known.iter().filter_map(|machine| machine.table.instruction(key));
        rows.find_map(|row| row.refused.as_deref())
    };
    let _ = writeln!(
        out,
        "/// Why a wave of a kernel cannot run an operation, in the order of [`Op::ALL`]; empty if it can.\npub(crate) static REFUSED: [&str; {count}] = ["
    );
    for key in &machines.operations {
        let _ = writeln!(out, "    {:?},", refused(key).unwrap_or_default());
    }
    out.push_str("];\n");
    out
}

/// Name of the function of an operation.
fn function_name(instruction: &Instruction) -> String {
    instruction.key.replace(" :: ", "_and_")
}

/// How often a formula runs and over what.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Once, on scalar values.
    Scalar,
    /// Once per lane.
    Lanes,
    /// Once, on handles of vector registers.
    Wave,
    /// A method of the step does all of it.
    Whole,
}

/// What a formula begins with that is a method of the step, which takes the instruction.
const WHOLE: &str = "whole.";

fn shape(instruction: &Instruction) -> Shape {
    let scalar = matches!(
        instruction.latency,
        Latency::Salu | Latency::Sopp | Latency::Branch | Latency::Message | Latency::Smem
    );
    // Vector arithmetic on scalar registers runs once, too.
    let vector = |operand: &Operand| {
        !matches!(
            operand.class,
            Class::Sgpr | Class::Null | Class::SgprData | Class::ScalarSrc | Class::Imm | Class::Literal
        )
    };
    if instruction
        .semantics
        .as_deref()
        .is_some_and(|formula| formula.starts_with(WHOLE))
    {
        Shape::Whole
    } else if scalar || !instruction.operands.iter().any(vector) {
        Shape::Scalar
    } else if instruction.flags.contains(&Flag::Wave) {
        Shape::Wave
    } else {
        Shape::Lanes
    }
}

fn occurrences(formula: &str, name: &str) -> usize {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    let whole = |&(at, _): &(usize, &str)| {
        !formula[..at].ends_with(word) && !formula[at + name.len()..].starts_with(word)
    };
    formula.match_indices(name).filter(whole).count()
}

fn uses(formula: &str, name: &str) -> bool {
    occurrences(formula, name) > 0
}

/// Whether the formula needs the old value of a destination that it may keep in part: it does unless it starts by
/// assigning all of it and never names it again.
fn reads_old(formula: &str, name: &str) -> bool {
    let assigned_first =
        formula.starts_with(&format!("{name} = ")) || formula.starts_with(&format!("({name}, "));
    !assigned_first || occurrences(formula, name) > 1
}

/// What holds an operand before and after the formula.
#[derive(Clone, Copy)]
enum Holder {
    /// At most 32 bits, kept in a `u32`.
    Word,
    /// 64 bits.
    Double,
    /// This many words.
    Words(u32),
    /// One bit per lane.
    Mask,
}

fn holder(operand: &Operand) -> Holder {
    match (operand.ty, operand.ty.bits()) {
        (Type::Mask, _) => Holder::Mask,
        (_, ..=32) => Holder::Word,
        (_, 64) => Holder::Double,
        (_, bits) => Holder::Words(bits / 32),
    }
}

/// An expression of the formula's type from the raw bits.
fn from_raw(rust: &str, raw: &str) -> String {
    match rust {
        "u16" => format!("{raw} as u16"),
        "i16" => format!("{raw} as u16 as i16"),
        "i32" => format!("{raw} as i32"),
        "i64" => format!("{raw} as i64"),
        "[u16; 2]" => format!("[{raw} as u16, ({raw} >> 16) as u16]"),
        "[u32; 2]" => format!("[{raw} as u32, ({raw} >> 32) as u32]"),
        "[i16; 2]" => format!("[{raw} as u16 as i16, ({raw} >> 16) as u16 as i16]"),
        _ => raw.to_string(),
    }
}

/// The raw bits of a value of the formula's type.
fn to_raw(rust: &str, value: &str) -> String {
    match rust {
        "u16" => format!("u32::from({value})"),
        "i16" => format!("u32::from({value} as u16)"),
        "i32" => format!("{value} as u32"),
        "i64" => format!("{value} as u64"),
        "[u16; 2]" => format!("u32::from({value}[0]) | u32::from({value}[1]) << 16"),
        "[u32; 2]" => format!("u64::from({value}[0]) | u64::from({value}[1]) << 32"),
        "[i16; 2]" => format!("u32::from({value}[0] as u16) | u32::from({value}[1] as u16) << 16"),
        _ => value.to_string(),
    }
}

fn implicit_registers() -> impl Iterator<Item = (usize, &'static str)> {
    Implicit::DECLARATION.2.iter().take(4).map(|v| v.0).enumerate()
}

/// The function of one operation while it is written.
struct StepFunction<'a> {
    out: &'a mut String,
    instruction: &'a Instruction,
    formula: &'a str,
    shape: Shape,
    /// Whether the formula accesses memory.
    memory: bool,
    /// Destinations that the formula names, with their indices.
    results: Vec<(usize, &'a Operand)>,
}

fn emit_function(out: &mut String, instruction: &Instruction, formula: &str) {
    let shape = shape(instruction);
    let is_result = |operand: &Operand| {
        operand.role != Role::Src
            && uses(formula, &operand.name)
            && !(shape == Shape::Wave && operand.class == Class::Vgpr)
    };
    let operands = instruction.operands.iter().enumerate();
    let mut function = StepFunction {
        out,
        instruction,
        formula,
        shape,
        memory: instruction
            .flags
            .iter()
            .any(|f| matches!(f, Flag::Load | Flag::Store)),
        results: operands.filter(|(_, operand)| is_result(operand)).collect(),
    };
    function.emit();
}

impl StepFunction<'_> {
    fn line(&mut self, text: impl AsRef<str>) {
        let _ = writeln!(self.out, "    {}", text.as_ref());
    }

    fn emit(&mut self) {
        let _ = writeln!(
            self.out,
            "fn {}(cx: &mut Step<'_>, op: &Op) -> Result<(), Fault> {{",
            function_name(self.instruction)
        );
        if let Some(method) = self.formula.strip_prefix(WHOLE) {
            self.line(match method.split_once('(') {
                Some((method, arguments)) => format!("cx.{method}(op, {arguments}"),
                None => format!("cx.{method}(op)"),
            });
            self.out.push_str("}\n\n");
            return;
        }
        let body = self
            .formula
            .replace("mem.", "cx.mem.")
            .replace("wave.", "cx.")
            .replace("clamped!(", "clamped!(CLAMP; ");
        self.context();
        let names = self.sources();
        match self.shape {
            Shape::Lanes => self.run_in_lanes(names, &body),
            Shape::Scalar | Shape::Wave | Shape::Whole => self.run_once(names, &body),
        }
        self.write_results();
        self.write_implicit(&body);
        self.line("Ok(())");
        self.out.push_str("}\n\n");
    }

    /// What the formula names beside its operands.
    fn context(&mut self) {
        if uses(self.formula, "fp") {
            self.line("let fp = cx.fp;");
        }
        if self.formula.contains("clamped!") {
            self.line("let CLAMP = op.inst.mods.clamp;");
        }
        if uses(self.formula, "OFFSET") {
            self.line("let OFFSET = op.inst.mods.offset as u32;");
        }
        for (_, register) in implicit_registers() {
            let name = register.to_uppercase();
            if uses(self.formula, &name) {
                // A register that is only written must not be read: it may hold nothing defined.
                let zero = if name == "SCC" { "false" } else { "0" };
                let is_read = self.instruction.reads.iter().any(|&r| r.variant() == register);
                self.line(if is_read {
                    format!("let mut {name} = cx.{}()?;", register.to_lowercase())
                } else {
                    format!("let mut {name} = {zero};")
                });
            }
        }
        if uses(self.formula, "NEXT_PC") {
            self.line("let mut NEXT_PC: u64 = cx.next_pc();");
        }
        if uses(self.formula, "TARGET") {
            self.line("let TARGET: u64 = cx.target(op);");
        }
    }

    /// Reads the operands, each once. Returns the lines that give them names at each run of the formula.
    fn sources(&mut self) -> Vec<String> {
        let mut names = Vec::new();
        for (index, operand) in self.instruction.operands.iter().enumerate() {
            let name = &operand.name;
            if !uses(self.formula, name) {
                continue;
            }
            if operand.class == Class::Imm {
                let unsigned = operand.imm == Some(ImmKind::HexU16);
                let cast = if unsigned { " as u32" } else { "" };
                self.line(format!("let {name} = op.imm{cast};"));
                continue;
            }
            if self.shape == Shape::Wave && operand.class == Class::Vgpr {
                self.line(format!("let {name} = cx.vector(op, {index})?;"));
                continue;
            }
            let read = match operand.role {
                Role::Src | Role::SrcDstReturn => true,
                Role::Dst => false,
                Role::SrcDst => reads_old(self.formula, name),
            };
            if !read {
                let is_scalar_mask = self.shape != Shape::Lanes && matches!(operand.ty, Type::Mask);
                let ty = if is_scalar_mask { "u64" } else { operand.ty.rust() };
                names.push(format!("let mut {name}: {ty} = Default::default();"));
            } else if self.shape == Shape::Lanes {
                names.push(self.lane_source(index, operand));
            } else {
                self.scalar_source(index, operand);
            }
        }
        names
    }

    /// Reads an operand for all lanes, and returns the line that names the value of one.
    fn lane_source(&mut self, index: usize, operand: &Operand) -> String {
        let (name, rust) = (&operand.name, operand.ty.rust());
        let (method, raw) = match holder(operand) {
            Holder::Word => ("lanes32".into(), from_raw(rust, &format!("s{index}[LANE]"))),
            Holder::Double => ("lanes64".into(), from_raw(rust, &format!("s{index}[LANE]"))),
            Holder::Words(words) => (
                format!("lane_words::<{words}>"),
                format!("std::array::from_fn(|word| s{index}[word][LANE])"),
            ),
            Holder::Mask => ("mask".into(), format!("s{index} >> LANE & 1 == 1")),
        };
        self.line(format!("let s{index} = cx.{method}(op, {index})?;"));
        format!("let {}{name}: {rust} = {raw};", mutable(operand))
    }

    /// Reads an operand that has one value and names it.
    fn scalar_source(&mut self, index: usize, operand: &Operand) {
        let (name, rust) = (&operand.name, operand.ty.rust());
        let (method, ty, raw) = match holder(operand) {
            Holder::Word => ("read32".into(), rust, from_raw(rust, "raw")),
            Holder::Double => ("read64".into(), rust, from_raw(rust, "raw")),
            Holder::Mask => ("read64".into(), "u64", "raw".into()),
            Holder::Words(words) => (format!("read_words::<{words}>"), rust, "raw".into()),
        };
        self.line(format!("let raw = cx.{method}(op, {index})?;"));
        self.line(format!("let {}{name}: {ty} = {raw};", mutable(operand)));
    }

    /// Runs the formula in each lane: in those that run if it has side effects, works on masks or is costly, otherwise in all.
    fn run_in_lanes(&mut self, names: Vec<String>, body: &str) {
        if self.memory {
            self.line("let (addresses, addresses1) = cx.addresses(op)?;");
        }
        let results = self.results.clone();
        for (index, operand) in &results {
            self.line(match holder(operand) {
                Holder::Word => format!("let mut d{index} = [0u32; 64];"),
                Holder::Double => format!("let mut d{index} = [0u64; 64];"),
                Holder::Words(words) => format!("let mut d{index} = [[0u32; 64]; {words}];"),
                Holder::Mask => format!("let mut d{index} = 0u64;"),
            });
        }
        let is_mask = |(_, operand): &(usize, &Operand)| matches!(holder(operand), Holder::Mask);
        if self.memory || results.iter().any(is_mask) || uses(self.formula, "fp") {
            self.line("let mut rest = cx.active();");
            self.line("while rest != 0 {");
            self.line("let LANE = rest.trailing_zeros() as usize;");
            self.line("rest &= rest - 1;");
        } else {
            self.line("for LANE in 0..64usize {");
        }
        if self.memory {
            self.line("cx.mem.lane(LANE);");
            self.line("let (A, A1) = (addresses[LANE], addresses1[LANE]);");
        }
        names.into_iter().for_each(|text| self.line(text));
        self.line(format!("{body};"));
        for (index, operand) in &results {
            let (name, rust) = (&operand.name, operand.ty.rust());
            self.line(match holder(operand) {
                Holder::Word | Holder::Double => format!("d{index}[LANE] = {};", to_raw(rust, name)),
                Holder::Words(words) => {
                    format!("for word in 0..{words} {{ d{index}[word][LANE] = {name}[word]; }}")
                }
                Holder::Mask => format!("d{index} |= u64::from({name}) << LANE;"),
            });
        }
        self.line("}");
        if self.memory {
            self.line("cx.finish_access(op)?;");
        }
    }

    /// Runs the formula once.
    fn run_once(&mut self, names: Vec<String>, body: &str) {
        if self.memory {
            self.line("let A = cx.scalar_address(op)?;");
        }
        names.into_iter().for_each(|text| self.line(text));
        self.line(format!("{body};"));
        if self.memory {
            self.line("cx.finish_access(op)?;");
        }
    }

    /// Writes the destinations.
    fn write_results(&mut self) {
        let writes_exec = self.instruction.writes.iter().any(|w| w.variant() == "Exec");
        for (index, operand) in self.results.clone() {
            let (name, rust) = (&operand.name, operand.ty.rust());
            let write = match (self.shape, holder(operand)) {
                (Shape::Lanes, Holder::Word) => format!("cx.put32(op, {index}, &d{index})?;"),
                (Shape::Lanes, Holder::Double) => format!("cx.put64(op, {index}, &d{index})?;"),
                (Shape::Lanes, Holder::Words(_)) => format!("cx.put_words(op, {index}, &d{index})?;"),
                (Shape::Lanes, Holder::Mask) => format!("cx.put_mask(op, {index}, d{index})?;"),
                (_, Holder::Word) => format!("cx.write32(op, {index}, {})?;", to_raw(rust, name)),
                (_, Holder::Double) => format!("cx.write64(op, {index}, {})?;", to_raw(rust, name)),
                (_, Holder::Mask) => format!("cx.write64(op, {index}, {name})?;"),
                (_, Holder::Words(_)) => format!("cx.write_words(op, {index}, &{name})?;"),
            };
            if operand.condition == Condition::Return || operand.role == Role::SrcDstReturn {
                self.line(format!("if op.inst.returns() {{ {write} }}"));
            } else {
                self.line(write);
            }
            let compares_into_exec = self.shape == Shape::Lanes && writes_exec;
            if compares_into_exec && matches!(holder(operand), Holder::Mask) {
                self.line(format!("cx.set_exec_by_compare(d{index});"));
            }
        }
    }

    /// Writes the implicit registers and the program counter.
    fn write_implicit(&mut self, body: &str) {
        let instruction = self.instruction;
        for (number, register) in implicit_registers() {
            let name = register.to_uppercase();
            if uses(body, &name) && instruction.writes.iter().any(|&w| w as usize == number) {
                self.line(format!("cx.set_{}({name});", register.to_lowercase()));
            }
        }
        if uses(body, "NEXT_PC") && instruction.flags.contains(&Flag::Branch) {
            self.line("cx.set_next_pc(NEXT_PC);");
        }
    }
}

/// How the name of an operand is declared.
fn mutable(operand: &Operand) -> &'static str {
    if operand.role == Role::Src { "" } else { "mut " }
}
