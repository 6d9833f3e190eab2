//! What is live where blocks end, for who wants to know pressure before registers are allocated.

use super::error::RegAllocError;
use super::linear::Linear;
use super::liveness::{Liveness, all_units, unit_bits};
use crate::machine::{
    MBlock, MachFunc, MachInst, Operand, OperandKind, Reg, RegFile, RegFileInfo, Terminator, VReg, View,
};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;

/// A value and those of its units that are meant, as bits.
pub type Units = (VReg, u16);

/// Liveness at the borders of blocks, of every register file on the view that its liveness follows.
#[derive(Clone, Debug, Default)]
pub struct Borders {
    /// What is live at the start of a block, its parameters included.
    pub live_in: SecondaryMap<MBlock, Vec<Units>>,
    /// What is live at the end of a block, what it passes on included.
    pub live_out: SecondaryMap<MBlock, Vec<Units>>,
    /// The units of a value that its definition gives it: some of a tuple that is built part by part, otherwise all.
    pub defined: SecondaryMap<VReg, u16>,
}

/// The borders of a function.
///
/// # Errors
/// What register allocation would say of the function.
pub fn borders<I: MachInst>(func: &MachFunc<I>, files: &[RegFileInfo]) -> Result<Borders, RegAllocError> {
    match of_one_block(func, files) {
        Some(all) => Ok(all),
        None => of_blocks(func, files),
    }
}

/// The borders of a function of any number of blocks.
pub(super) fn of_blocks<I: MachInst>(
    func: &MachFunc<I>,
    files: &[RegFileInfo],
) -> Result<Borders, RegAllocError> {
    let mut all = Borders::default();
    all.live_in.resize(func.blocks.len());
    all.live_out.resize(func.blocks.len());
    all.defined.resize(func.vregs.len());
    for (number, info) in files.iter().enumerate() {
        let lin = Linear::new(func, info, RegFile(number as u8), info.view, &|_| true, false)?;
        let live = Liveness::new(&lin)?;
        for (val, value) in lin.values.iter() {
            all.defined[value.vreg] = live.defined[val];
        }
        for (block, data) in &lin.blocks {
            let units = |&(val, bits): &(_, u16)| (lin.values[val].vreg, bits);
            let params = data.params.iter().map(|&val| (val, live.defined[val]));
            let params: Vec<_> = params.filter(|&(val, _)| live.needed[val]).collect();
            let starts = params.iter().chain(&live.live_in[block]).map(units);
            all.live_in[data.mblock].extend(starts);
            all.live_out[data.mblock].extend(live.live_out[block].iter().map(units));
        }
    }
    Ok(all)
}

/// The borders of a function of one block, over which nothing lives: one walk says what definitions give. `None` if there are more blocks, or an invariant of
/// [`Linear`] does not hold, which says how.
pub(super) fn of_one_block<I: MachInst>(func: &MachFunc<I>, files: &[RegFileInfo]) -> Option<Borders> {
    let &[block] = &func.order[..] else { return None };
    let data = &func.blocks[block];
    let body = data.body.as_ref()?;
    let alone = data.succs.is_empty() && body.succs.is_empty();
    let plain = data.params.is_empty() && body.params.is_empty();
    let ends = data
        .insts
        .iter()
        .position(|inst| inst.terminator() != Terminator::None)?;
    let whole = ends + 1 == data.insts.len() && body.insts.start <= body.insts.end && body.insts.end <= ends;
    if !(alone && plain && whole) {
        return None;
    }
    let mut walk = Walk {
        func,
        files,
        defined: sized(func.vregs.len()),
    };
    let mut operands = Vec::new();
    for (index, inst) in data.insts.iter().enumerate() {
        operands.clear();
        inst.operands(&mut operands);
        walk.inst(&operands, body.insts.contains(&index))?;
    }
    Some(Borders {
        defined: walk.defined,
        ..Borders::default()
    })
}

/// The walk over the instructions of a block that is alone.
struct Walk<'a, I> {
    func: &'a MachFunc<I>,
    files: &'a [RegFileInfo],
    /// Units of each value; none before its definition.
    defined: SecondaryMap<VReg, u16>,
}

impl<I> Walk<'_, I> {
    /// Whether a value may stand in an operand, inside of the block's body or not.
    fn may_stand(&self, vreg: VReg, operand: &Operand, inside: bool) -> bool {
        let data = self.func.vregs[vreg];
        let fits = |info: &RegFileInfo| {
            (inside || info.view != View::Thread) && info.widths.iter().any(|&(width, _)| width == data.width)
        };
        let fixed = operand.fixed;
        self.files.get(usize::from(data.file.0)).is_some_and(fits)
            && fixed.is_none_or(|preg| preg.file == data.file && preg.width == data.width)
    }

    /// The operands of an instruction: what it reads is defined, and what it defines is not yet.
    fn inst(&mut self, operands: &[Operand], inside: bool) -> Option<()> {
        for operand in operands {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            let right = operand.is_use() == (self.defined[vreg] != 0);
            if !right || !self.may_stand(vreg, operand, inside) {
                return None;
            }
        }
        for operand in operands.iter().filter(|operand| !operand.is_use()) {
            let Reg::Virtual(vreg) = operand.reg else { continue };
            let units = match operand.kind {
                OperandKind::PartDef => unit_bits(operand.part),
                OperandKind::TiedDef { tied } => {
                    let kept = operands.get(usize::from(tied));
                    let kept = kept
                        .filter(|kept| kept.kind == OperandKind::Use)?
                        .reg
                        .as_virtual()?;
                    if self.func.vregs[kept] != self.func.vregs[vreg] {
                        return None;
                    }
                    self.defined[kept] | unit_bits(operand.part)
                }
                _ => all_units(self.func.vregs[vreg].width),
            };
            // A second definition by the same instruction, or one of nothing.
            if units == 0 || std::mem::replace(&mut self.defined[vreg], units) != 0 {
                return None;
            }
        }
        Some(())
    }
}
