//! I1 with values: every lane alone, beside a run of the wave level.
//!
//! A [`Replay`] carries a scalar execution of the thread level for each lane, as the divergence pass got it. It computes what a lane can compute
//! alone (constants, arithmetic, comparisons, what parameters of blocks get) from values of its own; what memory, atomics, the
//! clock, cross-lane operations and calls gave the lane in the run is taken from there. Where the lane goes after a block follows from its own
//! condition. So a value that the run has otherwise, or a block that the lane should not be in, is a mistake of the pass or of the run, and none of
//! it comes from what is checked.
//!
//! What is not known (parameters of functions, operations on packed values without a told result) is taken from the run or stays unknown;
//! a decision by something unknown is not checked. [`Replay::decisions`] and [`Replay::values`] say how much was.

use crate::eval::undef;
use crate::lanes::LaneMask;
use crate::observe::{Check, Interest, LaneValues, Observer, Place, UniformityOracle, WaveId};
use cranelift_entity::SecondaryMap;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use wavelift_codegen::ir::{Block, FuncRef, Function, Inst, InstructionData, Opcode, Value, eval_lane};

/// One execution of a function by one lane.
#[derive(Clone, Debug)]
struct Frame {
    func: FuncRef,
    block: Block,
    /// Values of its own.
    own: SecondaryMap<Value, Option<u128>>,
    /// What the run gave it in the block so far.
    given: SecondaryMap<Value, Option<u128>>,
}

/// The scalar executions of all lanes.
#[derive(Debug, Default)]
pub struct Replay {
    functions: HashMap<FuncRef, Rc<Function>>,
    lanes: BTreeMap<(WaveId, usize), Vec<Frame>>,
    violations: Vec<String>,
    /// Decisions that were made from values of their own lane.
    pub decisions: u64,
    /// Values of the run that were compared.
    pub values: u64,
}

impl Replay {
    /// A replay of these functions, as [`normalize`](wavelift_codegen::divergence::normalize) leaves them.
    pub fn new(functions: impl IntoIterator<Item = (FuncRef, Rc<Function>)>) -> Replay {
        Replay {
            functions: functions.into_iter().collect(),
            ..Replay::default()
        }
    }

    fn found(&mut self, what: String) {
        if self.violations.len() < UniformityOracle::MOST {
            self.violations.push(what);
        }
    }

    /// A lane has run a block to its end: its values, as it computes them. Says which of the run's differ, and counts those that were compared.
    fn compute(func: &Function, frame: &mut Frame, compared: &mut u64) -> Option<String> {
        let mut differs = None;
        for &inst in func.layout.insts(frame.block) {
            let alone = scalar(func, frame, inst);
            for &value in func.dfg.results(inst) {
                let given = frame.given[value].take();
                if let (Some(alone), Some(given)) = (alone, given) {
                    *compared += 1;
                    if alone != given {
                        differs.get_or_insert_with(|| format!("{value} is {given:#x}, alone {alone:#x}"));
                    }
                }
                frame.own[value] = alone.or(given);
            }
        }
        differs
    }

    /// Goes on to a block that the lane has come to, with what its parameters get. Says where it should be, if that is elsewhere.
    fn proceed(func: &Function, frame: &mut Frame, to: Block, decisions: &mut u64) -> Option<Block> {
        let calls = func.successor_calls(frame.block);
        let call = func.terminator(frame.block).and_then(|inst| {
            let index = match *func.dfg.inst(inst) {
                InstructionData::Branch { arg, .. } => frame.own[arg].map(|bits| usize::from(bits & 1 == 0)),
                InstructionData::Switch { arg, .. } => {
                    frame.own[arg].and_then(|bits| usize::try_from(bits).ok())
                }
                _ => Some(0),
            };
            *decisions += u64::from(index.is_some() && calls.len() > 1);
            calls.get(index?)
        });
        if let Some(call) = call
            && call.block != to
        {
            return Some(call.block);
        }
        // Blocks without a known decision: any edge there, as long as there is one.
        let mut edges = calls.iter().filter(|call| call.block == to);
        let call = call.or(match (edges.next(), edges.next()) {
            (only, None) => only,
            _ => None,
        });
        let params = func.dfg.block_params(to);
        let args: Vec<Option<u128>> = match call {
            Some(call) => func
                .dfg
                .call_args(call)
                .iter()
                .map(|&arg| frame.own[arg])
                .collect(),
            None => vec![None; params.len()],
        };
        for (&param, bits) in params.iter().zip(args) {
            frame.own[param] = bits;
        }
        frame.block = to;
        None
    }
}

/// What an instruction computes from values that the lane has, where it needs nobody else.
fn scalar(func: &Function, frame: &Frame, inst: Inst) -> Option<u128> {
    let data = func.dfg.inst(inst);
    let opcode = data.opcode();
    let &[result] = func.dfg.results(inst) else {
        return None;
    };
    let ty = func.dfg.value_type(result);
    match *data {
        InstructionData::Const { imm, .. } => return Some(u128::from(imm)),
        InstructionData::Nullary {
            opcode: Opcode::Undef,
        } => return Some(undef(ty)),
        _ => {}
    }
    let operands = data.args(&func.dfg.value_lists);
    let packed = |value: Value| func.dfg.value_type(value).is_vector();
    if !opcode.info().evaluates
        || operands.is_empty()
        || operands.len() > 4
        || packed(result)
        || operands.iter().any(|&value| packed(value))
    {
        return None;
    }
    let mut args = [0; 4];
    for (arg, &operand) in args.iter_mut().zip(operands) {
        *arg = frame.own[operand]? as u64;
    }
    let from = func.dfg.value_type(operands[0]).lane_bits();
    eval_lane(
        opcode,
        ty.lane_bits(),
        from,
        data.fp_mode(),
        data.condition(),
        args,
    )
    .map(u128::from)
}

impl Observer for Replay {
    fn interest(&self) -> Interest {
        Interest {
            uses: false,
            definitions: true,
        }
    }

    fn on_block(&mut self, place: &Place, active: LaneMask) {
        let Some(func) = self.functions.get(&place.func).cloned() else {
            return;
        };
        // Moves on edges have blocks of their own.
        if func.layout.insts(place.block).is_empty() || !self.violations.is_empty() {
            return;
        }
        let starts = func.layout.entry() == Some(place.block);
        let depth = place.depth as usize + 1;
        for lane in active.iter() {
            let frames = self.lanes.entry((place.wave, lane)).or_default();
            // Returns are not told, but nothing leads to an entry.
            let keep = if starts { depth - 1 } else { depth };
            frames.truncate(keep);
            if starts {
                frames.push(Frame {
                    func: place.func,
                    block: place.block,
                    own: SecondaryMap::new(),
                    given: SecondaryMap::new(),
                });
                continue;
            }
            let Some(frame) = frames.last_mut().filter(|frame| frame.func == place.func) else {
                continue;
            };
            let after = frame.block;
            let differs = Replay::compute(&func, frame, &mut self.values);
            let elsewhere = Replay::proceed(&func, frame, place.block, &mut self.decisions);
            let name = &func.name;
            if let Some(what) = differs {
                self.found(format!(
                    "I1 in &{name}: lane {lane} of wave {:?} has run {after}, where {what}",
                    place.wave
                ));
            } else if let Some(alone) = elsewhere {
                let here = place.block;
                self.found(format!(
                    "I1 in &{name}: lane {lane} of wave {:?} goes from {after} to {here}, alone to {alone}",
                    place.wave
                ));
            }
        }
    }

    fn on_define(&mut self, place: &Place, value: Value, lanes: LaneMask, bits: LaneValues<'_>) {
        for lane in lanes.iter() {
            let frames = self.lanes.get_mut(&(place.wave, lane));
            let frame = frames.and_then(|frames| frames.get_mut(place.depth as usize));
            if let Some(frame) = frame {
                frame.given[value] = Some(bits.get(lane));
            }
        }
    }
}

impl Check for Replay {
    fn violations(&self) -> &[String] {
        &self.violations
    }
}
