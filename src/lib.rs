//! Wavelift: a retargetable compiler framework for GPUs.
