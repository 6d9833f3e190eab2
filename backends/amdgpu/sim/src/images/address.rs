//! The words of an image's address: offset, bias, reference, changes, and the coordinates with a level behind them (RDNA4 ISA 10.4).
//!
//! They lie one after the other in the first operand, or in operands of their own, of which the last has what is left. Coordinates of 16 bits share words by
//! twos, the first in the low half; a bias of 16 bits has a word of its own. Changes of coordinates have 16 bits where the name says so, and on machines
//! without such names wherever coordinates have.

use super::super::fault::{Fault, illegal};
use super::super::machine::Machine;
use super::super::op::{Op, Place, Purpose};
use super::super::step::Step;
use super::ImageAccess;
use wavelift_amdgpu::isa::{Feature, LevelArgument};
use wavelift_images::Geometry;
use wavelift_simulator::float::{F16, F32, FloatMode, convert};

/// What a sample is told, for each lane.
pub(super) struct SampleAddress {
    /// What is added to indices, packed.
    pub(super) offset: Option<[u32; 64]>,
    /// What is added to the level.
    pub(super) bias: Option<[f32; 64]>,
    /// What elements are compared with.
    pub(super) reference: Option<[f32; 64]>,
    /// How each coordinate changes along both directions of the screen.
    pub(super) changes: Option<[[[f32; 64]; 3]; 2]>,
    /// Coordinates.
    pub(super) at: [[f32; 64]; 3],
    /// What follows them.
    pub(super) level: Option<[f32; 64]>,
}

/// Coordinates of elements, and the level if the address has one.
type Coordinates = ([[u32; 64]; 3], Option<[u32; 64]>);

/// A float of 16 bits as one of 32.
fn from_half(word: u32) -> f32 {
    f32::from_bits(convert::<F16, F32>(word as u16, FloatMode::IEEE).0)
}

/// Lanes as floats.
fn floats(lanes: [u32; 64], half: bool) -> [f32; 64] {
    lanes.map(|bits| match half {
        true => from_half(bits),
        false => f32::from_bits(bits),
    })
}

/// Components of an address one after the other.
struct Cursor<'s, 'a, M: Machine> {
    step: &'s mut Step<'a, M>,
    op: &'s Op<M>,
    /// The next word.
    word: u8,
}

impl<M: Machine> Cursor<'_, '_, M> {
    /// The next word.
    fn next(&mut self) -> Result<[u32; 64], Fault> {
        let word = self.step.address_word(self.op, self.word)?;
        self.word += 1;
        Ok(word)
    }

    /// The next components, of 16 bits two in a word; the last word may have one.
    fn components(&mut self, count: usize, half: bool) -> Result<Vec<[u32; 64]>, Fault> {
        let mut found = Vec::with_capacity(count);
        while found.len() < count {
            let word = self.next()?;
            if !half {
                found.push(word);
                continue;
            }
            found.push(word.map(|word| word & 0xffff));
            if found.len() < count {
                found.push(word.map(|word| word >> 16));
            }
        }
        Ok(found)
    }
}

/// The first three of some components; those that are not there are 0.
fn three<T: Copy + Default>(lanes: &[[T; 64]]) -> [[T; 64]; 3] {
    std::array::from_fn(|axis| lanes.get(axis).copied().unwrap_or([T::default(); 64]))
}

impl<M: Machine> Step<'_, M> {
    /// A word of the address, all lanes. Older encodings name the first register only, and the descriptor says how many are read.
    pub(super) fn address_word(&mut self, op: &Op<M>, number: u8) -> Result<[u32; 64], Fault> {
        let (mut left, mut last) = (number, None);
        for (index, slot) in op.slots.iter().enumerate() {
            if slot.purpose != Purpose::Address || slot.words == 0 || slot.place == Place::Off {
                continue;
            }
            if left < slot.words {
                return self.word(op, index, left);
            }
            left -= slot.words;
            last = Some((index, slot.words));
        }
        match last {
            Some((index, words)) => self.word(op, index, words + left),
            None => Err(illegal("no address")),
        }
    }

    /// The coordinates of elements, and the level if the operation takes one: integers without sign.
    pub(super) fn element_coordinates(
        &mut self,
        op: &Op<M>,
        access: ImageAccess,
        geometry: Geometry,
    ) -> Result<Coordinates, Fault> {
        let mut cursor = Cursor {
            step: self,
            op,
            word: 0,
        };
        let count = geometry.coordinates();
        let has_level = access.arguments.has_level();
        let found = cursor.components(count + usize::from(has_level), access.half_address)?;
        Ok((three(&found[..count]), found.get(count).copied()))
    }

    /// What a sample is told.
    pub(super) fn sample_address(
        &mut self,
        op: &Op<M>,
        access: ImageAccess,
        geometry: Geometry,
    ) -> Result<SampleAddress, Fault> {
        let (arguments, half) = (access.arguments, access.half_address);
        let mut cursor = Cursor {
            step: self,
            op,
            word: 0,
        };
        let mut next = |there: bool| there.then(|| cursor.next()).transpose();
        let offset = next(arguments.offset)?;
        let bias = next(arguments.bias)?.map(|lanes| floats(lanes, half));
        let reference = next(arguments.reference)?.map(|lanes| floats(lanes, false));
        let mut changes = None;
        if let Some(named) = arguments.changes {
            let packed = named || half && !access.isa.has_feature(Feature::Rdna);
            let mut direction = || -> Result<[[f32; 64]; 3], Fault> {
                let found = cursor.components(geometry.dimensions(), packed)?;
                let found: Vec<[f32; 64]> = found.into_iter().map(|lanes| floats(lanes, packed)).collect();
                Ok(three(&found))
            };
            changes = Some([direction()?, direction()?]);
        }
        let count = geometry.coordinates();
        let body = cursor.components(count + usize::from(arguments.has_level()), half)?;
        let body: Vec<[f32; 64]> = body.into_iter().map(|lanes| floats(lanes, half)).collect();
        Ok(SampleAddress {
            offset,
            bias,
            reference,
            changes,
            at: three(&body[..count]),
            level: body.get(count).copied(),
        })
    }
}

impl SampleAddress {
    /// What is added to the index of a lane's elements: three numbers of six bits with a sign (RDNA4 ISA 10.4).
    pub(super) fn offset(&self, lane: usize) -> [i32; 3] {
        let word = self.offset.map_or(0, |lanes| lanes[lane]);
        std::array::from_fn(|axis| ((word >> (8 * axis)) << 26) as i32 >> 26)
    }

    /// What is said of the level, if the argument is this.
    pub(super) fn level(
        &self,
        said: Option<LevelArgument>,
        wanted: LevelArgument,
        lane: usize,
    ) -> Option<f32> {
        self.level
            .filter(|_| said == Some(wanted))
            .map(|lanes| lanes[lane])
    }
}
