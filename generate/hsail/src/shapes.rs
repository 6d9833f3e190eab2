//! Shapes of kernels that only what draws them can tell, counted while they are drawn.

use std::collections::BTreeMap;

pub(crate) const SCALL_EACH: &str = "scall by an index of each lane";
pub(crate) const SCALL_WIDE: &str = "scall by an index of 64 bits";
pub(crate) const SCALL_SHARED: &str = "scall by an index of the work-group";
pub(crate) const SCALL_CONSTANT: &str = "scall by a constant";
pub(crate) const SCALL_TWICE: &str = "scall with a function listed twice";
pub(crate) const ICALL_EACH: &str = "icall by a handle of each lane";
pub(crate) const ICALL_SHARED: &str = "icall by a handle of the work-group";
pub(crate) const ICALL_CHOSEN: &str = "icall by one of two handles";
pub(crate) const ICALL_PASSED: &str = "icall by a handle that was passed";
pub(crate) const INDIRECT_BY_NAME: &str = "call of an indirect function by its name";

pub(crate) const FENCE_ROUNDS: &str = "rounds of exchange at an fbarrier";
pub(crate) const FENCE_PART: &str = "exchange at an fbarrier that some waves left";
pub(crate) const FENCE_ARRIVES: &str = "waves that arrive at an fbarrier and waves that wait";
pub(crate) const FENCE_NAMED: &str = "fbarrier by its name";
pub(crate) const FENCE_ADDRESS: &str = "fbarrier by its address";
pub(crate) const FENCE_PASSED: &str = "fbarrier passed to a function";
pub(crate) const FENCE_MODULE: &str = "fbarrier of the module";
pub(crate) const FENCE_KERNEL: &str = "fbarrier of the kernel";

/// Where a cross-lane operation stands: where all work-items come, after the end of some, in a region, in a function.
pub(crate) const LANE_PLACES: [&str; 4] = [
    "cross-lane operation where all work-items come",
    "cross-lane operation after some lanes left",
    "cross-lane operation in a region",
    "cross-lane operation in a function",
];
pub(crate) const LANES_PROMISED: &str = "cross-lane operation with a width";
pub(crate) const LANE_CONSTANT: &str = "value of one lane for all";
pub(crate) const LANE_NEAR: &str = "value of a lane that follows from the lane's own number";
pub(crate) const LANE_ANY: &str = "value of any lane";

pub(crate) const MEET_ALL: &str = "exchange at a barrier";
pub(crate) const MEET_SLICE: &str = "exchange within a slice at a barrier with a width";
pub(crate) const MEET_BRANCH: &str = "exchange in a branch that a work-group takes together";

pub(crate) const TABLE_AT_LANES: &str = "table read at an index of each lane";
pub(crate) const TABLE_AT_CONSTANT: &str = "table read at a constant";
pub(crate) const TABLE_IN_ROUNDS: &str = "table read in rounds";
pub(crate) const TABLE_FLAT: &str = "table read by a flat address";
pub(crate) const TABLE_PART: &str = "part of an element of a table";
pub(crate) const TABLE_VECTOR: &str = "several elements of a table at once";

pub(crate) const BRANCH_ALL: &str = "branch that a work-group takes together";
pub(crate) const BRANCH_SLICE: &str = "branch that a slice takes together";
pub(crate) const LOOP_ALL: &str = "loop whose rounds a work-group makes together";
pub(crate) const LOAD_ALL: &str = "load of what a work-group shares";
pub(crate) const LOAD_SLICE: &str = "load of what a slice shares";

pub(crate) const SWITCH_TWICE: &str = "switch with a label listed twice";
pub(crate) const SWITCH_WIDE: &str = "switch by an index of 64 bits";
pub(crate) const SWITCH_SHARED: &str = "switch by an index of the work-group";
pub(crate) const SWITCH_CONSTANT: &str = "switch by a constant";
pub(crate) const SWITCH_ONE: &str = "switch with one label";
pub(crate) const SWITCH_STATES: &str = "switch of states in a loop";

pub(crate) const SELECT_CHAIN: &str = "cmov of a cmov";
pub(crate) const SELECT_OPPOSITE: &str = "cmov by the opposite condition";
pub(crate) const SELECT_TRUTH: &str = "cmov of truth values";
pub(crate) const SELECT_ELEMENTS: &str = "cmov of packed elements";

pub(crate) const ONE_CONSTANT: &str = "one constant from both sides of a branch";
pub(crate) const SHARED_CODE: &str = "loops that share code with the way into them";
pub(crate) const ROWS: &str = "rows of a length that is known at run time only";
pub(crate) const CLASSES: &str = "global memory written in one equivalence class only";

/// Every shape.
pub const ALL: &[&str] = &[
    SCALL_EACH,
    SCALL_WIDE,
    SCALL_SHARED,
    SCALL_CONSTANT,
    SCALL_TWICE,
    ICALL_EACH,
    ICALL_SHARED,
    ICALL_CHOSEN,
    ICALL_PASSED,
    INDIRECT_BY_NAME,
    FENCE_ROUNDS,
    FENCE_PART,
    FENCE_ARRIVES,
    FENCE_NAMED,
    FENCE_ADDRESS,
    FENCE_PASSED,
    FENCE_MODULE,
    FENCE_KERNEL,
    LANE_PLACES[0],
    LANE_PLACES[1],
    LANE_PLACES[2],
    LANE_PLACES[3],
    LANES_PROMISED,
    LANE_CONSTANT,
    LANE_NEAR,
    LANE_ANY,
    MEET_ALL,
    MEET_SLICE,
    MEET_BRANCH,
    TABLE_AT_LANES,
    TABLE_AT_CONSTANT,
    TABLE_IN_ROUNDS,
    TABLE_FLAT,
    TABLE_PART,
    TABLE_VECTOR,
    BRANCH_ALL,
    BRANCH_SLICE,
    LOOP_ALL,
    LOAD_ALL,
    LOAD_SLICE,
    SWITCH_TWICE,
    SWITCH_WIDE,
    SWITCH_SHARED,
    SWITCH_CONSTANT,
    SWITCH_ONE,
    SWITCH_STATES,
    SELECT_CHAIN,
    SELECT_OPPOSITE,
    SELECT_TRUTH,
    SELECT_ELEMENTS,
    ONE_CONSTANT,
    SHARED_CODE,
    ROWS,
    CLASSES,
];

/// Shapes with how often each was drawn.
pub type Shapes = BTreeMap<&'static str, u64>;
