//! Launches in one to three dimensions, and questions of a work-item where it is (HSA PRM 11.1).

use crate::kernel::Writer;
use crate::values::known as known_register;
use wavelift_generate::Choices;
use wavelift_hsail::model::Type;

/// Most work-items of a group in each dimension, by the number of dimensions.
const MOST: [[usize; 3]; 3] = [[128, 1, 1], [16, 8, 1], [8, 4, 3]];
/// Questions along a dimension.
const ALONG: [&str; 7] = [
    "workitemid",
    "workitemabsid",
    "workgroupid",
    "workgroupsize",
    "currentworkgroupsize",
    "gridsize",
    "gridgroups",
];
/// Questions about all dimensions.
const FLAT: [&str; 4] = [
    "dim",
    "workitemflatid",
    "currentworkitemflatid",
    "workitemflatabsid",
];

/// The sizes of a launch: of the grid, which may end in groups that are partial, and of a group.
pub(crate) fn launch(choices: &mut Choices<'_>) -> ([u32; 3], [u32; 3]) {
    let dims = choices.of(&[1, 1, 1, 2, 3]);
    let (mut grid, mut group) = ([1; 3], [1; 3]);
    for dim in 0..dims {
        let items = 1 + choices.below(MOST[dims - 1][dim]) as u32;
        let groups = 1 + choices.below(if dim == 0 { 3 } else { 2 }) as u32;
        grid[dim] = items * groups - choices.below(items as usize) as u32;
        group[dim] = items.min(grid[dim]);
    }
    (grid, group)
}

impl Writer<'_, '_> {
    /// Asks where the work-item is, or how large the launch is.
    pub(crate) fn whereabouts(&mut self) {
        let register = known_register(self.choices, Type::U32);
        let question = match self.choices.one_in(4) {
            true => format!("{}_u32 {register};", self.choices.of(&FLAT)),
            false => {
                let (asked, dim) = (self.choices.of(&ALONG), self.choices.below(3));
                format!("{asked}_u32 {register}, {dim};")
            }
        };
        self.line(&question);
    }
}
