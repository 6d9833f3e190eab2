//! The retargetable core of Wavelift: IR, analyses, divergence, machine layer and register allocation.
