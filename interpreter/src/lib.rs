//! Reference semantics of the IR: waves with an immediate-post-dominator stack.
