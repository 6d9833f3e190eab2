//! Numbers that look random and are the same in every run, for tests that draw their cases.
#![allow(dead_code, reason = "every test takes what it needs")]

/// A linear congruential generator; the upper half of its 64 bits is what it gives.
pub struct Random(pub u64);

impl Random {
    /// 32 bits.
    pub fn half(&mut self) -> u32 {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 32) as u32
    }

    /// 64 bits.
    pub fn next(&mut self) -> u64 {
        u64::from(self.half()) << 32 | u64::from(self.half())
    }

    /// A number less than a bound, which is at most 2^31.
    pub fn below(&mut self, bound: u64) -> u64 {
        u64::from(self.half() >> 1) % bound
    }

    /// A place in a list of so many.
    pub fn index(&mut self, count: usize) -> usize {
        self.below(count as u64) as usize
    }

    /// One of a list.
    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.index(list.len())]
    }
}
