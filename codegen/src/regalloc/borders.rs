//! What is live where blocks end, for who wants to know pressure before registers are allocated.

use super::error::RegAllocError;
use super::linear::Linear;
use super::liveness::Liveness;
use crate::machine::{MBlock, MachFunc, MachInst, RegFile, RegFileInfo, VReg};
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
