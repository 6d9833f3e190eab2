//! The device model that all simulators share: memory, segments, dispatch, work-groups, barriers.
