//! The value of an instruction from those of the free values: once as the operations mean it, once as Wavelift's evaluator has it.
//!
//! Values lie in one list of lanes, so that many operands are tried without making anything.

use crate::instance::well_typed;
use crate::meaning::{Operation, is_native, meaning};
use crate::place::Place;
use std::collections::HashMap;
use wavelift_cells::oracle::expect::Expect;
use wavelift_cells::oracle::format::{Format, ones};
use wavelift_codegen::ir::{Function, InstructionData, Opcode, Type, Value, ValueDef, eval_lane};

/// Where a value lies.
#[derive(Clone, Copy, Debug)]
struct Slot {
    at: usize,
    ty: Type,
}

impl Slot {
    fn lanes(self) -> std::ops::Range<usize> {
        self.at..self.at + self.ty.lanes() as usize
    }
}

#[derive(Clone, Debug)]
enum Kind {
    Constant(u64),
    Lanewise(Operation),
    Bits,
    Vector,
    Extract(usize),
    Insert(usize),
    Told(Opcode, u8),
}

#[derive(Clone, Debug)]
struct Step {
    kind: Kind,
    args: Vec<Slot>,
    out: Slot,
}

/// Instructions in order, ready to be run.
#[derive(Clone, Debug)]
pub struct Graph {
    steps: Vec<Step>,
    free: Vec<Slot>,
    size: usize,
    root: Slot,
    /// Whether it asks where a work-item is.
    pub places: bool,
    /// Whether it has operations at the machine's accuracy.
    pub natives: bool,
}

/// Why there is no value to compare with.
#[derive(Clone, Debug, PartialEq)]
pub enum Nothing {
    /// The manual says that it is undefined.
    Undefined,
    /// The evaluator and the oracle differ on an operation of the left side.
    Differ(String),
}

impl Graph {
    /// What computes a value of a function.
    ///
    /// # Errors
    /// An operation whose value is no function of its operands.
    pub fn new(func: &Function, root: Value) -> Result<Graph, String> {
        let dfg = &func.dfg;
        let mut graph = Graph {
            steps: Vec::new(),
            free: Vec::new(),
            size: 0,
            root: Slot {
                at: 0,
                ty: Type::INVALID,
            },
            places: false,
            natives: false,
        };
        let mut slots: HashMap<Value, Slot> = HashMap::new();
        for &param in dfg.block_params(func.layout.blocks()[0]) {
            let slot = graph.slot(dfg.value_type(param));
            slots.insert(param, slot);
            graph.free.push(slot);
        }
        graph.visit(func, dfg.resolve(root), &mut slots)?;
        graph.root = slots[&dfg.resolve(root)];
        Ok(graph)
    }

    fn slot(&mut self, ty: Type) -> Slot {
        let slot = Slot { at: self.size, ty };
        self.size += ty.lanes() as usize;
        slot
    }

    fn visit(
        &mut self,
        func: &Function,
        value: Value,
        slots: &mut HashMap<Value, Slot>,
    ) -> Result<(), String> {
        let dfg = &func.dfg;
        if slots.contains_key(&value) {
            return Ok(());
        }
        let ValueDef::Result(inst, _) = dfg.value_def(value) else {
            return Err("a parameter of another block".to_owned());
        };
        let operands: Vec<Value> = dfg.args(inst).iter().map(|&arg| dfg.resolve(arg)).collect();
        for &operand in &operands {
            self.visit(func, operand, slots)?;
        }
        let args: Vec<Slot> = operands.iter().map(|operand| slots[operand]).collect();
        let out = self.slot(dfg.value_type(value));
        let types: Vec<Type> = args.iter().map(|slot| slot.ty).collect();
        if !well_typed(dfg.opcode(inst), dfg.ctrl_type(inst), &types) {
            let types: Vec<String> = types.iter().map(Type::to_string).collect();
            return Err(format!(
                "{}.{} cannot be of {}",
                dfg.opcode(inst).name(),
                dfg.ctrl_type(inst),
                types.join(", ")
            ));
        }
        let kind = self.kind(dfg.inst(inst), &args, out)?;
        self.steps.push(Step { kind, args, out });
        slots.insert(value, out);
        Ok(())
    }

    fn kind(&mut self, data: &InstructionData, args: &[Slot], out: Slot) -> Result<Kind, String> {
        let opcode = data.opcode();
        Ok(match *data {
            InstructionData::Const { imm, .. } => Kind::Constant(imm),
            InstructionData::Dim { dim, .. } => {
                self.places = true;
                Kind::Told(opcode, dim)
            }
            InstructionData::UnaryImm {
                opcode: Opcode::ExtractLane,
                imm,
                ..
            } => Kind::Extract(imm.into()),
            InstructionData::BinaryImm {
                opcode: Opcode::InsertLane,
                imm,
                ..
            } => Kind::Insert(imm.into()),
            _ if opcode == Opcode::Bitcast => Kind::Bits,
            _ if opcode == Opcode::MakeVector => Kind::Vector,
            _ if Place::default().tell(opcode, 0).is_some() => {
                self.places = true;
                Kind::Told(opcode, 0)
            }
            _ if opcode.info().evaluates => {
                self.natives |= is_native(opcode);
                Kind::Lanewise(Operation {
                    opcode,
                    width: out.ty.lane_bits(),
                    from: args.first().map_or(0, |slot| slot.ty.lane_bits()),
                    mode: data.fp_mode(),
                    condition: data.condition(),
                })
            }
            _ => return Err(format!("{} is no function of its operands", opcode.name())),
        })
    }

    /// Types of the free values.
    pub fn free(&self) -> Vec<Type> {
        self.free.iter().map(|slot| slot.ty).collect()
    }

    /// The constants.
    pub fn constants(&self) -> Vec<(Type, u64)> {
        let constant = |step: &Step| match step.kind {
            Kind::Constant(bits) => Some((step.out.ty, bits)),
            _ => None,
        };
        self.steps.iter().filter_map(constant).collect()
    }

    /// Type of the result.
    pub fn result(&self) -> Type {
        self.root.ty
    }

    /// A list for lanes, with the constants in it.
    pub fn memory(&self) -> Vec<u64> {
        let mut memory = vec![0; self.size];
        for step in &self.steps {
            if let Kind::Constant(bits) = step.kind {
                memory[step.out.lanes()].fill(bits);
            }
        }
        memory
    }

    /// Writes lanes of the free values.
    pub fn put(&self, memory: &mut [u64], lanes: &[u64]) {
        let mut rest = lanes;
        for slot in &self.free {
            let (now, later) = rest.split_at(slot.ty.lanes() as usize);
            memory[slot.lanes()].copy_from_slice(now);
            rest = later;
        }
    }

    /// The result's lanes by the evaluator. Operations at the machine's accuracy are rounded to nearest, or, with
    /// a tilt of -1 or 1, down or up: less than a unit of the last place off.
    pub fn evaluate<'m>(&self, memory: &'m mut [u64], place: &Place, tilt: i64) -> &'m [u64] {
        for step in &self.steps {
            match &step.kind {
                Kind::Lanewise(op) => {
                    for lane in 0..step.out.ty.lanes() as usize {
                        memory[step.out.at + lane] = ours(op, &operands(memory, step, lane), tilt);
                    }
                }
                _ => step.moves(memory, place),
            }
        }
        &memory[self.root.lanes()]
    }

    /// What the result's lanes may be.
    ///
    /// # Errors
    /// There is nothing to compare with.
    pub fn expect(&self, memory: &mut [u64], place: &Place) -> Result<Vec<Expect>, Nothing> {
        self.expect_by(memory, place, 0)
    }

    /// As [`Graph::expect`], where operations in the middle leave a choice: the evaluator's is 0, others are the next ones of those that the oracle lists.
    ///
    /// # Errors
    /// There is nothing to compare with.
    pub fn expect_by(
        &self,
        memory: &mut [u64],
        place: &Place,
        choice: usize,
    ) -> Result<Vec<Expect>, Nothing> {
        for (index, step) in self.steps.iter().enumerate() {
            let last = index + 1 == self.steps.len() && step.out.at == self.root.at;
            let Kind::Lanewise(op) = &step.kind else {
                step.moves(memory, place);
                continue;
            };
            let mut lanes = Vec::new();
            for lane in 0..step.out.ty.lanes() as usize {
                let args = operands(memory, step, lane);
                let expected = meaning(op, &args)
                    .ok_or_else(|| Nothing::Differ(format!("{} has no meaning here", op.opcode.name())))?;
                if last {
                    lanes.push(expected);
                } else {
                    memory[step.out.at + lane] = settled(op, &args, &expected, choice)?;
                }
            }
            if last {
                return Ok(lanes);
            }
        }
        Ok(memory[self.root.lanes()]
            .iter()
            .map(|&bits| Expect::Bits(bits))
            .collect())
    }
}

/// One of the values that an inner operation may have: the evaluator's, or another one of those that are listed.
fn settled(op: &Operation, args: &[u64; 4], expected: &Expect, choice: usize) -> Result<u64, Nothing> {
    let other = |list: &[u64]| (choice > 0 && !list.is_empty()).then(|| list[(choice - 1) % list.len()]);
    match expected {
        Expect::Bits(bits) => Ok(*bits),
        Expect::Any => Err(Nothing::Undefined),
        Expect::OneOf(list) if other(list).is_some() => Ok(other(list).unwrap_or_default()),
        Expect::Nan(list) if other(list).is_some() => {
            Ok(Format::of(op.width).quiet(other(list).unwrap_or_default()))
        }
        _ => {
            let bits = ours(op, args, 0);
            if expected.holds(op.width, bits) {
                return Ok(bits);
            }
            Err(Nothing::Differ(format!(
                "{} of {args:x?} is {bits:#x}, not {expected:x?}",
                op.opcode.name()
            )))
        }
    }
}

fn operands(memory: &[u64], step: &Step, lane: usize) -> [u64; 4] {
    let mut args = [0; 4];
    for (arg, slot) in args.iter_mut().zip(&step.args) {
        let lane = if slot.ty.lanes() == 1 { 0 } else { lane };
        *arg = memory[slot.at + lane];
    }
    args
}

fn ours(op: &Operation, args: &[u64; 4], tilt: i64) -> u64 {
    let eval = |width, from, args| eval_lane(op.opcode, width, from, op.mode, op.condition, args);
    let bits = eval(op.width, op.from, *args).unwrap_or_default();
    if tilt == 0 || !is_native(op.opcode) {
        return bits;
    }
    let format = Format::of(op.width);
    let magnitude = format.magnitude(bits);
    if magnitude <= format.least_normal() || magnitude >= format.infinity() - 1 {
        return bits;
    }
    if op.width == 64 {
        return bits.wrapping_add_signed(tilt * NATIVE_DOUBLE);
    }
    let doubles = args.map(|arg| format.to_double(arg).to_bits());
    let exact = f64::from_bits(eval(64, 64, doubles).unwrap_or_default());
    let rounded = format.to_double(bits);
    let below = rounded < exact;
    if rounded == exact || below != (tilt > 0) {
        return bits;
    }
    // Away from zero is the next number, whatever the sign.
    let away = (bits & format.sign() == 0) == below;
    if away { bits + 1 } else { bits - 1 }
}

/// Units of the last place that the machine's functions of doubles are off: a relative 2^-21.
const NATIVE_DOUBLE: i64 = 1 << 31;

impl Step {
    /// What only moves bits.
    fn moves(&self, memory: &mut [u64], place: &Place) {
        let out = self.out;
        match self.kind {
            Kind::Constant(_) | Kind::Lanewise(_) => {}
            Kind::Extract(lane) => memory[out.at] = memory[self.args[0].at + lane],
            Kind::Insert(lane) => {
                memory.copy_within(self.args[0].lanes(), out.at);
                memory[out.at + lane] = memory[self.args[1].at];
            }
            Kind::Vector => {
                for (lane, slot) in self.args.iter().enumerate() {
                    memory[out.at + lane] = memory[slot.at];
                }
            }
            Kind::Told(opcode, dim) => {
                memory[out.at] = place.tell(opcode, dim).unwrap_or_default() & ones(out.ty.bits());
            }
            Kind::Bits => {
                let from = self.args[0];
                let step = from.ty.lane_bits();
                let lanes = memory[from.lanes()].iter().enumerate();
                let whole = lanes.fold(0u128, |all, (lane, &bits)| {
                    all | u128::from(bits) << (lane as u32 * step)
                });
                let width = out.ty.lane_bits();
                for lane in 0..out.ty.lanes() {
                    memory[out.at + lane as usize] = (whole >> (lane * width)) as u64 & ones(width);
                }
            }
        }
    }
}
