//! Floating-point exceptions of the DETECT and BREAK policies (HSA PRM 11.2, 12.2, 12.3), for every target in the same way.
//!
//! No hardware's flags are used: operations are made of several instructions on every machine, which raise flags of their own, and one of the
//! machines has none. Instead each work-item keeps the exceptions that it has generated in a word of private memory. Before an operation the
//! translation puts code that finds out what it generates; `getdetectexcept` asks all lanes of the wave. Programs that never ask, or enable nothing, have no such
//! code, and only exceptions are computed that a directive of the program enables. Where the program is to break ([`breaks`]) it stops
//! before the operation that generates the exception. How conditions are found stands in `watch`.
//!
//! Cost: up to four operations in place of one, and some 20 instructions for each exception; none without
//! `getdetectexcept` or an exception to break at.

mod watch;

use self::watch::Watch;
use super::body::Body;
use super::breaks;
use super::program::Part;
use super::{Result, as_inst};
use crate::model::{self, ControlDirective, ControlOperand, Inst, Opcode, Statement};
use wavelift_codegen::ir::{self, InstBuilder, MemInfo, Segment, Type, Value};

const INVALID: u64 = 1;
const DIVIDE_BY_ZERO: u64 = 2;
const OVERFLOW: u64 = 4;
const UNDERFLOW: u64 = 8;
const INEXACT: u64 = 16;
/// The bits of all.
pub(crate) const ALL: u64 = 31;

/// What a program wants to know of exceptions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Detect {
    /// The word of each work-item.
    symbol: ir::Symbol,
    /// The exceptions that some directive enables.
    enabled: u64,
}

impl Detect {
    /// `None` if the program never asks.
    pub(super) fn new(parts: &[Part<'_>], out: &mut ir::Module) -> Option<Detect> {
        let (mut asks, mut enabled) = (false, 0);
        let executables = parts.iter().flat_map(|part| part.module.executables.values());
        for statement in executables.flat_map(|exec| &exec.body) {
            asks |= as_inst(statement).is_some_and(|inst| inst.opcode == Opcode::GetDetectExcept);
            if let Statement::Control(control) = statement
                && control.directive == ControlDirective::EnableDetectExceptions
                && let Some(ControlOperand::Value(mask)) = control.operands.first()
            {
                enabled |= mask & ALL;
            }
        }
        asks.then(|| Detect {
            symbol: out.symbols.push(ir::SymbolData {
                name: "exceptions".to_owned(),
                segment: Segment::Private,
                size: 4,
                align: 4,
                init: None,
                handles: Vec::new(),
                constant: false,
                scope: ir::SymbolScope::Module,
                external: false,
                exported: false,
            }),
            enabled,
        })
    }
}

const WORD: Type = Type::I32;

fn load(body: &mut Body<'_>, detect: Detect) -> (Value, Value) {
    let address = body.ins().symbol_addr(WORD, detect.symbol);
    let load = body
        .ins()
        .load(WORD, &[WORD], MemInfo::plain(Segment::Private, 2), 0, address);
    (address, body.func.dfg.first_result(load))
}

fn store(body: &mut Body<'_>, address: Value, word: Value) {
    let mem = MemInfo::plain(Segment::Private, 2);
    body.ins().store(WORD, mem, 0, &[address, word]);
}

/// The start of a kernel: nothing has been detected.
pub(crate) fn begin(body: &mut Body<'_>) {
    if let Some(detect) = body.context.detect {
        let address = body.ins().symbol_addr(WORD, detect.symbol);
        let nothing = body.ins().iconst(WORD, 0);
        store(body, address, nothing);
    }
}

/// `cleardetectexcept`, `getdetectexcept`, `setdetectexcept`.
pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let Some(detect) = body.context.detect else {
        // Nobody ever asks.
        return Ok(());
    };
    let (address, word) = load(body, detect);
    if inst.opcode != Opcode::GetDetectExcept {
        let mask = body.immediate(inst, 0)? & ALL;
        let sets = inst.opcode == Opcode::SetDetectExcept;
        let mut ins = body.ins();
        let word = if sets {
            let mask = ins.iconst(WORD, mask);
            ins.bor(WORD, word, mask)
        } else {
            let mask = ins.iconst(WORD, !mask & ALL);
            ins.band(WORD, word, mask)
        };
        store(body, address, word);
        return Ok(());
    }
    let mut ins = body.ins();
    let zero = ins.iconst(WORD, 0);
    let mut found = zero;
    for bit in (0..5).map(|n| 1 << n) {
        let mask = ins.iconst(WORD, bit);
        let own = ins.band(WORD, word, mask);
        let has = ins.icmp(ir::IntCC::Ne, own, zero);
        let lanes = ins.activelanecount(has);
        let any = ins.icmp(ir::IntCC::Ne, lanes, zero);
        let bit = ins.select(WORD, any, mask, zero);
        found = ins.bor(WORD, found, bit);
    }
    body.def(inst, model::Type::U32, found)
}

/// Puts code in front of a floating-point operation that notes the exceptions that it generates, and stops where the program is to break.
pub(crate) fn watch(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let detect = body.context.detect.filter(|detect| detect.enabled != 0);
    let breaks = breaks::possible(body);
    let enabled = detect.map_or(0, |detect| detect.enabled) | breaks;
    if enabled == 0 {
        return Ok(());
    }
    let found = Watch::new(body, enabled).conditions(inst)?;
    if let Some(detect) = detect
        && found.iter().any(|(exception, _)| detect.enabled & exception != 0)
    {
        let (address, word) = load(body, detect);
        let word = add(body, word, &found, detect.enabled);
        store(body, address, word);
    }
    if found.iter().any(|(exception, _)| breaks & exception != 0) {
        let none = body.ins().iconst(WORD, 0);
        let generated = add(body, none, &found, breaks);
        breaks::stop_at(body, generated);
    }
    Ok(())
}

/// Adds the bits of those exceptions of a set whose conditions hold.
fn add(body: &mut Body<'_>, mut word: Value, found: &[(u64, Value)], set: u64) -> Value {
    for &(exception, condition) in found.iter().filter(|(exception, _)| set & exception != 0) {
        let mut ins = body.ins();
        let (bit, zero) = (ins.iconst(WORD, exception), ins.iconst(WORD, 0));
        let bit = ins.select(WORD, condition, bit, zero);
        word = ins.bor(WORD, word, bit);
    }
    word
}
