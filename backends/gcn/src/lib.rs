//! The AMD GCN backend (gfx900).
