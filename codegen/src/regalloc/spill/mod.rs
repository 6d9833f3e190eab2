//! Spilling before regalloc2 runs, until what is live at once fits.
//!
//! regalloc2 sees one width at a time and cannot weigh a quad against four singles, so the choice of what leaves the registers is
//! made here, over all widths:
//!
//! 1. [`choose`]: where too many units are live, the values whose next use is far and whose accesses are few go, those first
//!    that can be computed again;
//! 2. [`insert`]: a chosen value is stored once, right after its definition. A block that reads it loads it once, keeps the loaded
//!    copy while there is room, and gives up the copy whose next use is farthest. Copies end with their block, so SSA form stays
//!    as it is. A value that can be computed again is neither stored nor loaded. Parameters for which there is no room at an edge come in
//!    memory, in one place with the victims that are passed for them ([`places`]);
//! 3. [`share`]: values that are not in memory at the same time share their places there.
//!
//! The order of 1 and 2 is that of Braun and Hack, "Register Spilling and Live-Range Splitting for SSA-Form Programs" (2009), but
//! for values that cross blocks: those stay in memory at block borders.
//!
//! Cost: rounds times the size of the live sets; two or three rounds are usual.

mod choose;
mod distance;
mod insert;
mod places;
mod share;

pub(super) use choose::choose;
pub(super) use insert::spill;
pub(super) use share::share;
