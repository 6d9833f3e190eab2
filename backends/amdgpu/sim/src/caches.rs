//! What instructions do to caches.

use super::access::Access;
use wavelift_simulator::MemoryFault;

impl Access<'_> {
    /// Reads one piece by the scalar unit: what its cache has kept, or what memory holds now.
    pub(crate) fn read_scalar(&mut self, address: u64, out: &mut [u8]) -> Result<u64, MemoryFault> {
        if self.dry {
            self.touch_global(address, out.len());
        }
        if self.fresh {
            self.group.cache().note_load(address);
            return self.device.read_undefined(address, out);
        }
        self.device.read_stale(address, out)
    }

    /// `s_dcache_inv`: scalar loads see memory as it is now.
    pub fn invalidate_scalar_cache(&mut self) {
        self.device.refresh_stale();
    }

    /// Scalar stores are not supported, so there is nothing to write back.
    pub fn write_back_scalar_cache(&mut self) {}

    /// Whether what the instruction does to caches is for the second-level cache, which the work-group has for itself.
    fn reaches_past_second(&self) -> bool {
        let second = self.device.second_level.as_ref();
        second.is_some_and(|second| self.reach >= second.past)
    }

    /// `buffer_wbl2`, `global_wb`: when it is complete, others see what the second-level cache has kept.
    pub fn write_back_vector_cache(&mut self) {
        self.writes_back |= self.reaches_past_second();
    }

    /// `buffer_invl2`, and other invalidations as far as they reach: the second-level cache has nothing that memory does not have.
    pub fn invalidate_second_cache(&mut self) {
        if self.reaches_past_second() {
            for cache in self.group.caches() {
                cache.invalidate_second();
            }
        }
    }

    /// `buffer_wbinvl1`: vector loads see memory as it is now.
    pub fn invalidate_vector_cache(&mut self) {
        self.invalidate_second_cache();
        self.group.cache_mut().invalidate();
    }

    /// `buffer_gl0_inv`: vector loads see what the cache of the shader array has.
    pub fn invalidate_first_cache(&mut self) {
        self.group.cache_mut().invalidate_first();
    }

    /// `buffer_gl1_inv`: the cache of the shader array has nothing that memory does not have.
    pub fn invalidate_middle_cache(&mut self) {
        for cache in self.group.caches() {
            cache.invalidate_behind();
        }
    }
}
