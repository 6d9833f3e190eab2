//! Grid and work-group geometry (HSA PRM 2.2 to 2.6).
//!
//! The grid need not be a multiple of the work-group: groups at the upper edges are partial and hold fewer work-items. Work-items of
//! a group are numbered densely by their current flattened id, `x + y * cx + z * cx * cy` with `c` the size of *this* group, and
//! consecutive numbers fill the lanes of consecutive waves. Only the last wave of a group can have empty lanes.

use crate::error::SimError;

pub use wavelift_codegen::limits::MAX_GROUP_ITEMS;

/// The shape of a dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Geometry {
    dimensions: u32,
    grid: [u32; 3],
    group: [u32; 3],
}

impl Geometry {
    /// A dispatch of `grid` work-items in work-groups of `group`. Components past `dimensions` must be 1.
    ///
    /// # Errors
    /// [`SimError::Launch`] if a size is zero, too large, or the work-group has more than [`MAX_GROUP_ITEMS`].
    pub fn new(dimensions: u32, grid: [u32; 3], group: [u32; 3]) -> Result<Self, SimError> {
        let launch = |what: String| Err(SimError::Launch { what });
        if !(1..=3).contains(&dimensions) {
            return launch(format!("a grid has 1 to 3 dimensions, not {dimensions}"));
        }
        for axis in 0..3 {
            if grid[axis] == 0 || group[axis] == 0 {
                return launch(format!(
                    "grid {grid:?} and work-group {group:?} must not have a zero size"
                ));
            }
            if axis as u32 >= dimensions && (grid[axis] != 1 || group[axis] != 1) {
                return launch(format!(
                    "{dimensions} dimensions, but grid {grid:?} and work-group {group:?} use more"
                ));
            }
        }
        // Three such sizes have a product of 32 bits.
        let wide = group.iter().any(|&size| size > MAX_GROUP_ITEMS);
        if wide || group.iter().product::<u32>() > MAX_GROUP_ITEMS {
            return launch(format!(
                "work-group {group:?} has more than {MAX_GROUP_ITEMS} work-items"
            ));
        }
        Ok(Self {
            dimensions,
            grid,
            group,
        })
    }

    /// As [`Geometry::new`], with the number of dimensions taken from the sizes.
    ///
    /// # Errors
    /// As [`Geometry::new`].
    pub fn from_sizes(grid: [u32; 3], group: [u32; 3]) -> Result<Self, SimError> {
        let used = |axis: usize| grid[axis] > 1 || group[axis] > 1;
        let dimensions = if used(2) {
            3
        } else if used(1) {
            2
        } else {
            1
        };
        Self::new(dimensions, grid, group)
    }

    /// Number of dimensions, 1 to 3.
    pub fn dimensions(&self) -> u32 {
        self.dimensions
    }

    /// Work-items of the grid.
    pub fn grid(&self) -> [u32; 3] {
        self.grid
    }

    /// Work-items of a full work-group.
    pub fn group(&self) -> [u32; 3] {
        self.group
    }

    /// Number of work-groups along each axis, partial ones included.
    pub fn group_counts(&self) -> [u32; 3] {
        std::array::from_fn(|axis| self.grid[axis].div_ceil(self.group[axis]))
    }

    /// Number of work-groups; [`u64::MAX`] if there are more, which no run gets to.
    pub fn group_total(&self) -> u64 {
        let counts = self.group_counts();
        let counts = counts.iter().map(|&count| u64::from(count));
        counts.fold(1, u64::saturating_mul)
    }

    /// The `index`-th work-group, x fastest.
    pub fn group_info(&self, index: u64) -> GroupInfo {
        let counts = self.group_counts().map(u64::from);
        let id = [
            index % counts[0],
            index / counts[0] % counts[1],
            index / (counts[0] * counts[1]),
        ]
        .map(|v| v as u32);
        let size = std::array::from_fn(|axis| {
            self.group[axis]
                .min(self.grid[axis] - id[axis].saturating_mul(self.group[axis]).min(self.grid[axis]))
        });
        GroupInfo {
            index,
            id,
            size,
            full_size: self.group,
        }
    }
}

/// One work-group of a dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupInfo {
    /// Flattened number in the grid, x fastest.
    pub index: u64,
    /// Work-group id along each axis.
    pub id: [u32; 3],
    /// Work-items of this group along each axis (smaller in partial groups).
    pub size: [u32; 3],
    /// Work-items of a full group along each axis.
    pub full_size: [u32; 3],
}

impl GroupInfo {
    /// Number of work-items in this group.
    pub fn items(&self) -> u32 {
        self.size.iter().product()
    }

    /// Number of waves of `wave_size` lanes.
    pub fn waves(&self, wave_size: u32) -> u32 {
        self.items().div_ceil(wave_size)
    }

    /// Absolute id in the grid of the `flat`-th work-item of this group.
    pub fn absolute_id(&self, flat: u32) -> [u32; 3] {
        let item = self.item_id(flat);
        std::array::from_fn(|axis| {
            self.id[axis]
                .wrapping_mul(self.full_size[axis])
                .wrapping_add(item[axis])
        })
    }

    /// Work-item id of the `flat`-th work-item of this group.
    pub fn item_id(&self, flat: u32) -> [u32; 3] {
        [
            flat % self.size[0],
            flat / self.size[0] % self.size[1],
            flat / (self.size[0] * self.size[1]),
        ]
    }

    /// The `wave`-th wave of `wave_size` lanes (at most 64).
    pub fn wave(&self, wave: u32, wave_size: u32) -> WaveInfo {
        let first = wave * wave_size;
        let lanes = self.items().saturating_sub(first).min(wave_size);
        let active = if lanes == 0 {
            0
        } else {
            u64::MAX >> (64 - lanes.min(64))
        };
        WaveInfo {
            number: wave,
            wave_size,
            first,
            active,
        }
    }
}

/// One wave of a work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WaveInfo {
    /// Number of the wave in its work-group.
    pub number: u32,
    /// Lanes per wave.
    pub wave_size: u32,
    /// Flattened id of the work-item in lane 0.
    pub first: u32,
    /// Lanes that hold a work-item.
    pub active: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partial_groups_at_the_upper_edges() {
        let geometry = Geometry::new(2, [20, 9, 1], [8, 4, 1]).unwrap();
        assert_eq!(geometry.group_counts(), [3, 3, 1]);
        let sizes: Vec<_> = (0..geometry.group_total())
            .map(|index| geometry.group_info(index).size)
            .collect();
        assert_eq!(sizes[0], [8, 4, 1]);
        assert_eq!(sizes[2], [4, 4, 1]);
        assert_eq!(sizes[8], [4, 1, 1]);
        let items: u32 = (0..geometry.group_total())
            .map(|index| geometry.group_info(index).items())
            .sum();
        assert_eq!(items, 20 * 9);
    }

    #[test]
    fn lanes_follow_the_dense_flat_id() {
        let geometry = Geometry::new(2, [20, 9, 1], [8, 4, 1]).unwrap();
        let edge = geometry.group_info(2);
        assert_eq!(edge.id, [2, 0, 0]);
        assert_eq!(edge.item_id(5), [1, 1, 0]);
        let wave = edge.wave(0, 64);
        assert_eq!((wave.active, wave.first), (0xffff, 0));
    }

    #[test]
    fn last_wave_is_partly_empty() {
        let group = Geometry::new(1, [100, 1, 1], [100, 1, 1]).unwrap().group_info(0);
        assert_eq!(group.waves(64), 2);
        assert_eq!(group.wave(0, 64).active, u64::MAX);
        assert_eq!(group.wave(1, 64).active, (1 << 36) - 1);
        assert_eq!(group.waves(32), 4);
        assert_eq!(group.wave(3, 32).active, 0xf);
    }

    #[test]
    fn bad_shapes_are_refused() {
        assert!(Geometry::new(0, [1; 3], [1; 3]).is_err());
        assert!(Geometry::new(1, [4, 2, 1], [4, 1, 1]).is_err());
        assert!(Geometry::new(3, [4, 0, 1], [4, 1, 1]).is_err());
        assert!(Geometry::new(3, [64; 3], [64, 64, 1]).is_err());
        // 2^31 * 2^31 * 4 is 0 in 64 bits.
        assert!(Geometry::new(3, [8; 3], [1 << 31, 1 << 31, 4]).is_err());
        assert!(Geometry::new(3, [8; 3], [1024; 3]).is_err());
        assert_eq!(
            Geometry::from_sizes([4, 2, 1], [4, 2, 1]).unwrap().dimensions(),
            2
        );
    }

    #[test]
    fn largest_grid_does_not_overflow() {
        let geometry = Geometry::new(3, [u32::MAX; 3], [1024, 1, 1]).unwrap();
        let last = geometry.group_info(u64::from(geometry.group_counts()[0]) - 1);
        assert_eq!(last.size, [1023, 1, 1]);
        assert_eq!(geometry.group_total(), u64::MAX);
    }
}
