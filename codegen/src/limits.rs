//! Limits that compilers and machines share.

/// Most work-items that a work-group may have, on every target.
pub const MAX_GROUP_ITEMS: u32 = 1024;
