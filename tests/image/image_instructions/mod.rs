//! Every image instruction of AMD's machines, assembled and run from bytes, beside formulas that are written here once more, in plain integers and
//! double precision: what lies where, descriptors, elements, samples. Images, samplers and coordinates are random, from fixed seeds.
//!
//! `compiled.rs` has what the compiler makes of operations on levels, `picture.rs` images and their descriptors, `reference.rs` samples, `machines.rs` programs and generations.

mod compiled;
mod elements;
mod machines;
mod picture;
mod reference;
mod samples;
mod senseless;
