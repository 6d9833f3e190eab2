//! Where a work-item is in a launch (HSA PRM 2.2 and 11.1): what the operations mean that tell it.

use wavelift_cells::values::Random;
use wavelift_codegen::ir::Opcode;

/// A work-item, its work-group and the grid, along three dimensions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Place {
    grid: [u64; 3],
    size: [u64; 3],
    group: [u64; 3],
    item: [u64; 3],
    lane: u64,
}

impl Place {
    /// A place in a grid of up to 2^32 - 1 work-items along each dimension. The last group, which may be partial, is as likely as all others.
    pub fn draw(random: &mut Random) -> Place {
        let mut place = Place {
            lane: random.any() & 63,
            ..Place::default()
        };
        for dim in 0..3 {
            let grid = 1 + (random.any() >> (32 + random.below(32))).min(0xffff_fffe);
            let most = 1usize << random.below(11);
            let size = 1 + random.below(most) as u64;
            let last = (grid - 1) / size;
            let group = if random.below(2) == 0 {
                last
            } else {
                random.any() % (last + 1)
            };
            place.grid[dim] = grid;
            place.size[dim] = size;
            place.group[dim] = group;
            place.item[dim] = random.any() % size.min(grid - group * size);
        }
        place
    }

    fn absolute(&self) -> [u64; 3] {
        [0, 1, 2].map(|dim| self.group[dim] * self.size[dim] + self.item[dim])
    }

    fn current(&self) -> [u64; 3] {
        [0, 1, 2].map(|dim| self.size[dim].min(self.grid[dim] - self.group[dim] * self.size[dim]))
    }

    /// What an operation tells, before it is cut to the width of its type; nothing if it tells no place.
    pub fn tell(&self, opcode: Opcode, dim: u8) -> Option<u64> {
        let numbers = match opcode {
            Opcode::Workitemid => self.item,
            Opcode::Workitemabsid => self.absolute(),
            Opcode::Workgroupid => self.group,
            Opcode::Workgroupsize => self.size,
            Opcode::Currentworkgroupsize => self.current(),
            Opcode::Gridsize => self.grid,
            Opcode::Gridgroups => [0, 1, 2].map(|dim| self.grid[dim].div_ceil(self.size[dim])),
            Opcode::Workitemflatid => [flat(self.item, self.size); 3],
            Opcode::Currentworkitemflatid => [flat(self.item, self.current()); 3],
            Opcode::Workitemflatabsid => [flat(self.absolute(), self.grid); 3],
            Opcode::Laneid | Opcode::Waveid | Opcode::Cuid => [self.lane; 3],
            _ => return None,
        };
        numbers.get(usize::from(dim)).copied()
    }
}

/// The number of a place in a box, row by row.
fn flat(place: [u64; 3], of: [u64; 3]) -> u64 {
    let [x, y, z] = place.map(u128::from);
    let [width, height, _] = of.map(u128::from);
    (x + width * (y + height * z)) as u64
}
