//! Samples, gathers, and the level of detail that they take.
//!
//! Without derivatives the level follows from how coordinates differ between lanes of four: lane 1 is beside lane 0, and lane 2 below it. A level that
//! matters must not come from lanes that do not run.

use super::super::fault::{Fault, illegal, unsupported};
use super::super::machine::Machine;
use super::super::op::{Op, Purpose};
use super::super::step::Step;
use super::ImageAccess;
use super::address::SampleAddress;
use wavelift_amdgpu::images;
use wavelift_amdgpu::isa::LevelArgument;
use wavelift_images::{
    Access as ChannelAccess, Between, DetailSampler, Gather, Levels, Request, SamplerCoord, Wanted,
};
use wavelift_simulator::undefined::Decides;

/// A sample: what it is, of what, how, and what each lane says.
struct Sample {
    access: ImageAccess,
    image: Levels,
    sampler: DetailSampler,
    address: SampleAddress,
    /// How large a step between lanes is, where it matters.
    steps: [f64; 64],
}

impl Sample {
    /// What a lane asks for.
    fn request(&self, lane: usize) -> Request {
        let (said, address) = (self.access.arguments.level, &self.address);
        let geometry = self.image.first().geometry;
        let mut at = address.at.map(|axis| axis[lane]);
        if geometry.is_array() {
            let slice = &mut at[geometry.dimensions()];
            *slice = slice.floor();
        }
        let bias = address.bias.map_or(0.0, |lanes| lanes[lane]);
        Request {
            at,
            offset: address.offset(lane),
            wanted: match address.level(said, LevelArgument::Given, lane) {
                _ if said == Some(LevelArgument::First) => Wanted::First,
                Some(level) => Wanted::Given(level),
                None => Wanted::Step(self.steps[lane], bias),
            },
            least: address.level(said, LevelArgument::Least, lane),
            reference: address.reference.map(|lanes| lanes[lane]),
        }
    }
}

/// What of a sample depends on its level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    /// Elements and their filter.
    Elements,
    /// Elements.
    Gather,
    /// The level itself.
    Level,
}

impl Asks {
    /// Whether the level decides anything.
    fn needs_level(self, image: &Levels, sampler: &DetailSampler) -> bool {
        let several = image.views.len() > 1 && sampler.between != Between::First;
        match self {
            Asks::Level => true,
            Asks::Gather => several,
            Asks::Elements => several || sampler.magnified != sampler.reduced,
        }
    }
}

/// A result of a sample: subnormal numbers become zeros.
fn flushed(bits: u32, access: ChannelAccess) -> u32 {
    match access {
        ChannelAccess::Float if bits & 0x7f80_0000 == 0 => bits & 0x8000_0000,
        _ => bits,
    }
}

impl<M: Machine> Step<'_, M> {
    /// The sampler of the descriptor.
    fn image_sampler(&mut self, op: &Op<M>, access: ImageAccess) -> Result<DetailSampler, Fault> {
        let slots = op.slots.iter();
        let Some(index) = slots.clone().position(|slot| slot.purpose == Purpose::Sampler) else {
            return Err(illegal("no sampler"));
        };
        let words = self.read_words(op, index)?;
        let mut sampler = images::sampler(access.isa, words).map_err(unsupported)?;
        if access.unnormalized {
            sampler.coord = SamplerCoord::Unnormalized;
        }
        Ok(sampler)
    }

    /// How large a step between lanes is.
    fn steps(
        &self,
        image: &Levels,
        sampler: &DetailSampler,
        address: &SampleAddress,
    ) -> Result<[f64; 64], Fault> {
        let mut steps = [1.0; 64];
        for lane in (0..64).filter(|lane| self.active() >> lane & 1 == 1) {
            let changes = match &address.changes {
                Some(changes) => changes.map(|direction| direction.map(|axis| f64::from(axis[lane]))),
                None => {
                    let corner = lane & !3;
                    if let Some(absent) = (corner..corner + 3).find(|lane| self.active() >> lane & 1 == 0) {
                        return Err(illegal(format!(
                            "the level of detail is that of lanes {corner} to {}, of which lane {absent} does not run: run whole groups of four (s_wqm), or name a level",
                            corner + 3
                        )));
                    }
                    let from = |other: usize| {
                        address
                            .at
                            .map(|axis| f64::from(axis[corner + other]) - f64::from(axis[corner]))
                    };
                    [from(1), from(2)]
                }
            };
            steps[lane] = image.step(sampler.coord, changes);
        }
        Ok(steps)
    }

    /// All that a sample needs, `None` if there is no image.
    fn image_sample_of(&mut self, op: &Op<M>, asks: Asks) -> Result<Option<Sample>, Fault> {
        let access = self.image_access(op)?;
        let Some(image) = self.image_levels(op, access)? else {
            return Ok(None);
        };
        let sampler = self.image_sampler(op, access)?;
        let geometry = image.first().geometry;
        let address = self.sample_address(op, access, geometry)?;
        let is_said = matches!(
            access.arguments.level,
            Some(LevelArgument::Given | LevelArgument::First)
        );
        let steps = match is_said || !asks.needs_level(&image, &sampler) {
            true => [1.0; 64],
            false => self.steps(&image, &sampler, &address)?,
        };
        if access.arguments.reference && image.first().ty.access() != ChannelAccess::Float {
            return Err(unsupported("comparisons of integers with a reference"));
        }
        if asks == Asks::Gather && geometry.dimensions() != 2 {
            return Err(illegal(format!("a gather from an image of geometry {geometry}")));
        }
        Ok(Some(Sample {
            access,
            image,
            sampler,
            address,
            steps,
        }))
    }

    /// The operands of a sample, all of which decide where it reads.
    fn sampled(&mut self, op: &Op<M>, asks: Asks) -> Result<Option<Sample>, Fault> {
        self.deciding = Some(Decides::Address);
        let sample = self.image_sample_of(op, asks);
        self.deciding = None;
        sample
    }

    /// Samples an image in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_sample(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let (mut values, mut channels) = ([[0; 64]; 4], ChannelAccess::Float);
        if let Some(sample) = self.sampled(op, Asks::Elements)? {
            channels = sample.image.first().ty.access();
            self.each_lane(|lane, memory| {
                let request = sample.request(lane);
                let Ok(element) =
                    wavelift_images::sample_levels(&sample.image, &sample.sampler, &request, memory);
                for (lanes, value) in values.iter_mut().zip(element) {
                    lanes[lane] = flushed(value, channels);
                }
            });
        }
        self.put_components(op, &values, channels)
    }

    /// One component of four elements in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_gather(&mut self, op: &Op<M>, shape: Gather) -> Result<(), Fault> {
        let (mut values, mut channels) = ([[0; 64]; 4], ChannelAccess::Float);
        if let Some(sample) = self.sampled(op, Asks::Gather)? {
            channels = sample.image.first().ty.access();
            let component = sample.access.components.trailing_zeros() as usize;
            self.each_lane(|lane, memory| {
                let request = sample.request(lane);
                let Ok(elements) = wavelift_images::gather(
                    &sample.image,
                    &sample.sampler,
                    &request,
                    (shape, component),
                    memory,
                );
                for (lanes, value) in values.iter_mut().zip(elements) {
                    lanes[lane] = flushed(value, channels);
                }
            });
        }
        self.put_components(op, &values, channels)
    }

    /// The level of detail in each lane, within limits and before them, as floats.
    ///
    /// # Errors
    /// What is wrong with the operands.
    pub fn image_get_lod(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let mut values = [[0; 64]; 4];
        if let Some(sample) = self.sampled(op, Asks::Level)? {
            for lane in (0..64).filter(|lane| self.active() >> lane & 1 == 1) {
                let request = sample.request(lane);
                let detail = sample
                    .image
                    .detail(&sample.sampler, request.wanted, request.least);
                values[0][lane] = (detail.clamped as f32 / 256.0).to_bits();
                values[1][lane] = (detail.raw as f32).to_bits();
            }
        }
        self.put_components(op, &values, ChannelAccess::Float)
    }
}
