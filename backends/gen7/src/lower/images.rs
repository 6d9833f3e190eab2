//! Instructions on images: which message and what is in its payload say rules (`lower/images.isle`); here is where the entries of tables come from, and
//! the registers of payloads and answers.

use super::context::{InstOutput, Lower, Vr};
use crate::isa::SampleOp;
use crate::machine::{Access, Kind, SCALAR, Scope, Source, Space, VECTOR};
use wavelift_codegen::ir::{ImageGeometry, Value, ValueList};

/// Components of what the sampler answers.
const COMPONENTS: u8 = 4;

/// The coordinates of an operation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Coordinates {
    One { x: Value },
    Two { x: Value, y: Value },
    Three { x: Value, y: Value, z: Value },
}

impl Lower<'_> {
    /// The coordinates among the operands, after so many others.
    pub(super) fn image_coordinates(
        &self,
        geometry: ImageGeometry,
        args: ValueList,
        skip: u8,
    ) -> Coordinates {
        let args = args.as_slice(&self.func.dfg.value_lists);
        let at = |index: usize| args[usize::from(skip) + index];
        match geometry.coordinates() {
            1 => Coordinates::One { x: at(0) },
            2 => Coordinates::Two { x: at(0), y: at(1) },
            _ => Coordinates::Three {
                x: at(0),
                y: at(1),
                z: at(2),
            },
        }
    }

    /// The first word of the structure that a handle points to. Which image an instruction uses is meant to be known statically (HSA PRM 7.1.9): of a handle
    /// in lanes, the first that runs has it for all.
    pub(super) fn table_entry(&mut self, handle: Value) -> Source {
        let mut address = self.word(handle, 0);
        if matches!(address, Source::Reg { file: VECTOR, .. }) {
            address = self.made(Kind::FirstLane, SCALAR, &[address]);
        }
        let kind = Kind::Load {
            space: Space::Global,
            access: Access::Dwords(1),
            offset: 0,
        };
        self.made(kind, SCALAR, &[address])
    }

    /// A message to the sampler, and the components that the geometry has of its answer.
    pub(super) fn texel(
        &mut self,
        op: SampleOp,
        geometry: ImageGeometry,
        entries: &[Source],
        payload: Vr,
    ) -> InstOutput {
        let kind = Kind::Texel {
            op,
            parameters: payload.count,
        };
        let mut srcs = entries.to_vec();
        srcs.push(self.all_of(payload));
        let answer = self.emit_new(kind, VECTOR, COMPONENTS, &srcs);
        let components = 0..geometry.components() as u8;
        components.map(|first| answer.part(first, 1)).collect()
    }

    /// A store of an element, all of whose operands go to the payload when code is emitted.
    pub(super) fn store_texel(&mut self, geometry: ImageGeometry, image: Source, args: ValueList) {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let mut srcs = vec![image];
        srcs.extend(args.iter().skip(1).map(|&value| self.word(value, 0)));
        let coordinates = geometry.coordinates() as u8;
        self.emit(Kind::StoreTexel { coordinates }, Scope::Lanes, &srcs);
    }
}
