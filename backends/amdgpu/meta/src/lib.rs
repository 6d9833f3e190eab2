//! Build-time generator for the instruction tables of the AMD backends.
