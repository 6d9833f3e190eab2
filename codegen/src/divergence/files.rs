//! Which register file each value lives in: what the divergence pass and instruction selection agree on.

use crate::analysis::UniformityInfo;
use crate::ir::{Function, Type, Value};
use cranelift_entity::SecondaryMap;

/// Where a value lives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ValueFile {
    /// One value per lane; liveness follows the thread level.
    #[default]
    Vector,
    /// One value per wave; liveness follows the wave level.
    Scalar,
    /// A `b1` as a set of lanes, or a lane mask; liveness follows the wave level. Bits of lanes that did not run the
    /// definition are arbitrary.
    Mask,
}

/// The file of every value.
#[derive(Clone, Debug, Default)]
pub struct ValueFiles(SecondaryMap<Value, ValueFile>);

impl ValueFiles {
    /// The assignment of a machine whose scalar unit can do everything: uniform values are scalars, divergent `b1` are
    /// masks, the rest is per lane.
    pub fn by_uniformity(func: &Function, info: &UniformityInfo) -> ValueFiles {
        let mut files = ValueFiles::default();
        for value in func.dfg.values() {
            files.0[value] = match func.dfg.value_type(value) {
                Type::MASK => ValueFile::Mask,
                _ if info.is_uniform(value) => ValueFile::Scalar,
                Type::B1 => ValueFile::Mask,
                _ => ValueFile::Vector,
            };
        }
        files
    }

    /// The file of a value.
    pub fn get(&self, value: Value) -> ValueFile {
        self.0[value]
    }

    /// Sets the file of a value.
    pub fn set(&mut self, value: Value, file: ValueFile) {
        self.0[value] = file;
    }
}
