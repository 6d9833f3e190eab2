//! Instructions on images: which message, what is in its payload and where the entries of tables come from say rules (`lower/images.isle`); here are the
//! registers of payloads and answers.
//!
//! Rust, not rules: how many registers a payload or an answer takes follows from the message and the channels.

use super::context::{InstOutput, Lower, Vr};
use super::isle::ImagesTerms;
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
    /// A message to the sampler, and the components that the geometry has of its answer.
    fn texel(
        &mut self,
        op: SampleOp,
        geometry: &ImageGeometry,
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
}

impl ImagesTerms for Lower<'_> {
    fn coordinates(&mut self, geometry: &ImageGeometry, args: ValueList, skip: u8) -> Coordinates {
        let args = &args.as_slice(&self.func.dfg.value_lists)[usize::from(skip)..];
        let (x, count) = (args[0], geometry.coordinates());
        match *args {
            [_, y, z, ..] if count > 2 => Coordinates::Three { x, y, z },
            [_, y, ..] if count > 1 => Coordinates::Two { x, y },
            _ => Coordinates::One { x },
        }
    }

    fn array_geometry(&mut self, geometry: &ImageGeometry) -> Option<()> {
        geometry.is_array().then_some(())
    }

    fn first_value(&mut self, args: ValueList) -> Option<Value> {
        args.as_slice(&self.func.dfg.value_lists).first().copied()
    }

    fn first_two_values(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, ..] => Some((a, b)),
            _ => None,
        }
    }

    fn in_lanes(&mut self, value: Value) -> Option<()> {
        matches!(self.word(value, 0), Source::Reg { file: VECTOR, .. }).then_some(())
    }

    fn of_lane(&mut self, offset: Source, value: Source) -> Source {
        self.made(Kind::Gather, SCALAR, &[offset, value])
    }

    fn first_word(&mut self, handle: Source) -> Source {
        let kind = Kind::Load {
            space: Space::Global,
            access: Access::Dwords(1),
            offset: 0,
        };
        self.made(kind, SCALAR, &[handle])
    }

    fn payload2(&mut self, a: Source, b: Source) -> Vr {
        self.tuple(VECTOR, &[a, b])
    }

    fn payload3(&mut self, a: Source, b: Source, c: Source) -> Vr {
        self.tuple(VECTOR, &[a, b, c])
    }

    fn payload4(&mut self, a: Source, b: Source, c: Source, d: Source) -> Vr {
        self.tuple(VECTOR, &[a, b, c, d])
    }

    fn load_element(&mut self, geometry: &ImageGeometry, image: Source, at: Vr) -> InstOutput {
        self.texel(SampleOp::Ld, geometry, &[image], at)
    }

    fn sample_image(
        &mut self,
        geometry: &ImageGeometry,
        image: Source,
        sampler: Source,
        at: Vr,
    ) -> InstOutput {
        self.texel(SampleOp::SampleL, geometry, &[image, sampler], at)
    }

    /// All operands go to the payload when code is emitted.
    fn store_element(&mut self, geometry: &ImageGeometry, image: Source, args: ValueList) {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let mut srcs = vec![image];
        srcs.extend(args.iter().skip(1).map(|&value| self.word(value, 0)));
        let coordinates = geometry.coordinates() as u8;
        self.emit(Kind::StoreTexel { coordinates }, Scope::Lanes, &srcs);
    }
}
