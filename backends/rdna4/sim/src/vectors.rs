//! Vector registers as a set: blocks of them in memory, and waves that change how many they have (RDNA4 ISA 3.3.3, 11.5).

use super::step::{Op, Step};
use wavelift_amdgpu_sim::fault::{Fault, illegal};
use wavelift_amdgpu_sim::op::Purpose;
use wavelift_rdna4::isa::WaitCounter;

/// Blocks that a wave has at most.
const MOST_BLOCKS: u32 = 8;

/// What formulas call for sets of vector registers.
pub(crate) trait Vectors {
    /// `global_load_block`, `scratch_load_block`: the registers that bits of M0 choose, each from its own dword.
    fn load_block(&mut self, op: &Op) -> Result<(), Fault>;
    /// `global_store_block`, `scratch_store_block`.
    fn store_block(&mut self, op: &Op) -> Result<(), Fault>;
    /// `s_alloc_vgpr`: whether the wave has as many registers now. New ones have no value.
    fn allocate_vectors(&mut self, count: u32) -> bool;
}

/// The registers of a block that a mask chooses.
fn chosen(mask: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |register| mask >> register & 1 == 1)
}

impl Vectors for Step<'_> {
    fn load_block(&mut self, op: &Op) -> Result<(), Fault> {
        let mask = self.m0()?;
        let (addresses, _) = self.addresses(op)?;
        let mut words = vec![[0; 64]; 32];
        let active = self.active();
        for lane in (0..64).filter(|lane| active >> lane & 1 == 1) {
            self.mem.lane(lane);
            for register in chosen(mask) {
                words[usize::from(register)][lane] =
                    self.mem.load32(addresses[lane] + 4 * u64::from(register));
            }
        }
        self.finish_access(op)?;
        for register in chosen(mask) {
            self.put_one_word(op, 0, register, &words[usize::from(register)])?;
        }
        Ok(())
    }

    fn store_block(&mut self, op: &Op) -> Result<(), Fault> {
        let mask = self.m0()?;
        let (addresses, _) = self.addresses(op)?;
        let Some((data, _)) = op.slot_for(Purpose::Data) else {
            return Err(illegal("no data"));
        };
        let words: Result<Vec<(u8, [u32; 64])>, Fault> = chosen(mask)
            .map(|register| Ok((register, self.stored_word(op, data, register)?)))
            .collect();
        let words = words?;
        let active = self.active();
        for lane in (0..64).filter(|lane| active >> lane & 1 == 1) {
            self.mem.lane(lane);
            for (register, values) in &words {
                self.mem
                    .store32(addresses[lane] + 4 * u64::from(*register), values[lane]);
            }
        }
        self.finish_access(op)
    }

    fn allocate_vectors(&mut self, count: u32) -> bool {
        let Some(block) = self.state.vgpr_block.filter(|_| self.state.lanes == 32) else {
            self.fail(illegal("the wave does not have dynamic vector registers"));
            return false;
        };
        let isa = self.state.rules.isa;
        for counter in super::machine::COUNTERS {
            if counter != WaitCounter::Store {
                self.wait_until(super::machine::counter_of(isa, counter), 0);
            }
        }
        self.land();
        // A block at least stays.
        let blocks = count.div_ceil(block).max(1);
        if blocks <= MOST_BLOCKS {
            self.state.resize_vectors((blocks * block) as usize);
        }
        blocks <= MOST_BLOCKS
    }
}
