//! Occupancy: how many waves run at once, as far as registers bound them.
//!
//! Waves of an execution unit (a SIMD) share its register files. A wave gets registers in granules, so occupancy falls in steps: the
//! allocator stays at or below a step where it can, and reports say the number of waves.

/// A register file that the waves of an execution unit share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedFile {
    /// Registers of the file.
    pub count: u16,
    /// How many are given out together.
    pub granule: u16,
    /// What every wave has on top of the registers that its code names.
    pub extra: u16,
}

/// How register files bound the waves of an execution unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupancy {
    /// The most waves, whatever they use.
    pub most: u16,
    /// By file of the machine; `None` where every wave has the whole file.
    pub files: &'static [Option<SharedFile>],
    /// Execution units that the waves of a work-group are spread over.
    pub units: u16,
}

impl SharedFile {
    /// Waves that have so many registers each.
    fn waves(self, registers: u16) -> u16 {
        let granted = (registers + self.extra).max(1).next_multiple_of(self.granule);
        self.count / granted
    }

    /// The most registers with which so many waves run at once.
    fn registers(self, waves: u16) -> u16 {
        (self.count / waves / self.granule * self.granule).saturating_sub(self.extra)
    }
}

impl Occupancy {
    /// Waves that run at once on an execution unit with so many registers of each file.
    pub fn waves(&self, registers: &[u16]) -> u16 {
        let files = self.files.iter().zip(registers);
        let bounds = files.filter_map(|(file, &used)| Some((*file)?.waves(used)));
        bounds.fold(self.most, u16::min)
    }

    /// Waves with so many registers of one file that run at once where a work-group runs.
    pub fn group_waves(&self, file: usize, registers: u16) -> u32 {
        let bound = self.files[file].map_or(self.most, |file| file.waves(registers));
        u32::from(self.units) * u32::from(bound.min(self.most))
    }

    /// By file, the numbers of registers with which one more wave runs at once, ascending, below the number that code can name
    /// ([`Budget::steps`](crate::regalloc::Budget::steps)).
    pub fn steps(&self, named: &[u16]) -> Vec<Vec<u16>> {
        let of = |(file, &named): (&Option<SharedFile>, &u16)| {
            let Some(file) = file else { return Vec::new() };
            let mut steps: Vec<u16> = (1..=self.most).rev().map(|waves| file.registers(waves)).collect();
            steps.dedup();
            steps.retain(|&step| step < named);
            steps
        };
        self.files.iter().zip(named).map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Occupancy, SharedFile};

    const OCCUPANCY: Occupancy = Occupancy {
        most: 10,
        files: &[
            Some(SharedFile {
                count: 800,
                granule: 16,
                extra: 4,
            }),
            Some(SharedFile {
                count: 256,
                granule: 4,
                extra: 0,
            }),
            None,
        ],
        units: 4,
    };

    #[test]
    fn steps_are_where_a_wave_more_runs() {
        let steps = OCCUPANCY.steps(&[102, 256, 16]);
        assert_eq!(steps[0], [76, 92]);
        assert_eq!(steps[1], [24, 28, 32, 36, 40, 48, 64, 84, 128]);
        assert!(steps[2].is_empty());
        for (file, steps) in steps.iter().enumerate() {
            for &step in steps {
                let mut registers = [1, 1, 1];
                registers[file] = step;
                let at = OCCUPANCY.waves(&registers);
                registers[file] += 1;
                assert!(OCCUPANCY.waves(&registers) < at, "{step} of file {file}");
            }
        }
    }

    #[test]
    fn the_scarcest_file_bounds_waves() {
        assert_eq!(OCCUPANCY.waves(&[0, 0, 0]), 10);
        assert_eq!(OCCUPANCY.waves(&[92, 24, 16]), 8);
        assert_eq!(OCCUPANCY.waves(&[92, 128, 16]), 2);
        assert_eq!(OCCUPANCY.group_waves(1, 128), 8);
        assert_eq!(OCCUPANCY.group_waves(2, 16), 40);
    }
}
