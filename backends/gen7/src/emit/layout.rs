//! From instructions to bytes: dependency hints, compact forms, and where each instruction is.
//!
//! An instruction that writes a part of a register need not wait for the one before, which writes another part of it: the first leaves the
//! register marked as busy (NoDDClr), the last does not look (NoDDChk). That holds where neither is a message, nothing in between reads the
//! register, nobody enters in between, and the last writes for certain (manual 3.7).

use super::{Code, EmitError, Emitter, Result, far_jump};
use crate::elf::RelocationKind;
use crate::isa::{Cond, Generation, Inst, Place, RegFile, Region, Src, Type, Unit, encode, is_compactable};
use rustc_hash::FxHashSet;
use wavelift_codegen::machine::{Branch, CodeBuffer, CodeUnit, Packing};

const REGISTER: u32 = 32;
/// Bytes that the distances of conditionals and loops count.
const DISTANCE_UNIT: i64 = 8;

/// Instructions are written in their long form, and some of them become compact later.
impl CodeUnit for Inst {
    const BYTES: u32 = 16;
}

/// The byte offset of an instruction as long as none is compact.
pub(super) fn place_of(index: usize) -> u32 {
    CodeBuffer::<Inst, ()>::offset(index)
}

/// A distance in an instruction, by its index.
#[derive(Clone, Copy, Debug)]
pub(super) enum Field {
    /// What `jmpi` adds.
    Jump(usize),
    /// Where the thread goes.
    Jip(usize),
    /// Where channels wait.
    Uip(usize),
}

/// A function whose instructions have their places.
pub(super) struct Written {
    code: Code,
    text: CodeBuffer<Inst, RelocationKind>,
    packing: Packing,
}

impl Emitter<'_, '_> {
    /// Chooses the forms of instructions.
    pub(super) fn laid_out(mut self) -> Result<Written> {
        self.lead_regions()?;
        let generation = self.generation();
        let entered: FxHashSet<u32> = self.branches.targets().collect();
        let hints = hints(generation, &mut self.code.units, &entered);
        let packing = self.code.pack(|index, inst| {
            inst.compact = !self.long.contains(&index) && is_compactable(generation, inst);
            inst.length()
        });
        self.branches.pack(&packing);
        for (offset, _) in &mut self.notes {
            *offset = packing.place(*offset);
        }
        let count = |what: fn(&&Inst) -> bool| self.code.units.iter().filter(what).count() as u32;
        self.code.instructions = self.code.units.len() as u32;
        self.code.branches = count(|inst| inst.op.info().format.has_jip());
        let code = Code {
            messages: count(|inst| inst.send.is_some()),
            barriers: self.barriers,
            hints,
            notes: self.notes,
            register_bytes: self.saved.bytes,
            generation,
            ..Code::default()
        };
        Ok(Written {
            code,
            text: self.code,
            packing,
        })
    }
}

impl Written {
    /// Byte offset of an instruction.
    fn place(&self, index: usize) -> u32 {
        self.packing.place(place_of(index))
    }

    /// Puts a distance into its instruction. A jump that does not reach becomes one that does, which has the same length.
    pub(super) fn fill(&mut self, branch: Branch<Field>) -> Result<bool> {
        let distance = |from: u32, unit: i64| {
            i16::try_from((i64::from(branch.target) - i64::from(from)) / unit).map(i32::from)
        };
        match branch.field {
            Field::Jump(at) => {
                // The distance counts from the next instruction.
                let unit = self.code.generation.jump_unit().into();
                let near = distance(self.place(at + 1), unit);
                let far = branch.target.wrapping_sub(self.place(at));
                let inst = &mut self.text.units[at];
                match near {
                    Ok(near) => inst.src[1] = Src::imm(near as u32, Type::D),
                    Err(_) => far_jump(inst, far),
                }
            }
            Field::Jip(at) => {
                let distance = distance(self.place(at), DISTANCE_UNIT);
                self.text.units[at].jip = distance.map_err(|_| EmitError::Nested)?;
            }
            Field::Uip(at) => {
                let distance = distance(self.place(at), DISTANCE_UNIT);
                self.text.units[at].uip = distance.map_err(|_| EmitError::Nested)?;
            }
        }
        Ok(true)
    }

    /// The bytes.
    pub(super) fn encoded(self) -> Result<Code> {
        let long = self.text.here();
        let generation = self.code.generation;
        let text = self.text.encoded(|inst, bytes| {
            bytes.extend(encode(generation, inst).map_err(EmitError::Encode)?);
            Ok(())
        })?;
        Ok(Code {
            saved_bytes: long - text.here(),
            text,
            ..self.code
        })
    }
}

/// The register that an instruction writes a part of, whoever runs.
fn part_of(inst: &Inst) -> Option<u8> {
    let control = &inst.control;
    let plain = inst.op.info().unit == Unit::Alu
        && control.no_mask
        && control.pred.control == 0
        && control.cond == Cond::None
        && !control.acc_write
        && inst.dst.ty != Type::Df
        && inst.src.iter().all(|src| src.ty != Type::Df);
    let Place::Direct {
        file: RegFile::Grf,
        reg,
        sub,
    } = inst.dst.place
    else {
        return None;
    };
    let size = u32::from(inst.dst.ty.size());
    let last = (control.exec.channels() - 1) * u32::from(inst.dst.stride) * size;
    (plain && u32::from(sub) + last + size <= REGISTER).then_some(reg)
}

/// Whether a source may lie in a register.
fn reads(inst: &Inst, register: u8) -> bool {
    let touches = |src: &Src| match src.place() {
        Some(Place::Direct {
            file: RegFile::Grf,
            reg,
            ..
        }) => register == reg || src.region != Region::SCALAR && register == reg + 1,
        Some(Place::Indirect { .. }) => true,
        _ => false,
    };
    inst.src[..inst.op.sources()].iter().any(touches)
}

/// Marks what need not wait; `entered` are byte offsets that branches lead to. Compact forms are worth more. Returns how many waits are gone.
fn hints(generation: Generation, insts: &mut [Inst], entered: &FxHashSet<u32>) -> u32 {
    let mut count = 0;
    for at in 1..insts.len() {
        let (Some(first), Some(second)) = (part_of(&insts[at - 1]), part_of(&insts[at])) else {
            continue;
        };
        if first != second || entered.contains(&place_of(at)) || reads(&insts[at], first) {
            continue;
        }
        let (mut before, mut after) = (insts[at - 1], insts[at]);
        before.control.dep.no_clear = true;
        after.control.dep.no_check = true;
        let grows = [(before, insts[at - 1]), (after, insts[at])]
            .iter()
            .any(|(new, old)| is_compactable(generation, old) && !is_compactable(generation, new));
        if !grows {
            (insts[at - 1], insts[at]) = (before, after);
            count += 1;
        }
    }
    count
}
