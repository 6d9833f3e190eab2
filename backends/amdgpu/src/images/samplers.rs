//! Samplers as AMD machines know them (S#, four words; RDNA4 ISA 10.6).

use super::SAMPLER_WORDS;
use super::fields::{self, Field, get, put};
use crate::isa::Isa;
use wavelift_images::{
    Between, Border, Comparison, DetailSampler, Reduction, Sampler, SamplerAddressing, SamplerCoord,
    SamplerFilter, Wrap,
};

/// The descriptor of a sampler. The border is transparent black; constants of the image's components apply to it, too.
pub fn describe_sampler(isa: Isa, sampler: &Sampler) -> [u32; SAMPLER_WORDS] {
    let table = fields::sampler(isa);
    let mut words = [0; SAMPLER_WORDS];
    let clamp = match sampler.addressing {
        SamplerAddressing::Repeat => 0,
        SamplerAddressing::MirroredRepeat => 1,
        SamplerAddressing::Undefined | SamplerAddressing::ClampToEdge => 2,
        SamplerAddressing::ClampToBorder => 6,
    };
    let linear = u64::from(sampler.filter == SamplerFilter::Linear);
    let fields = [
        (Field::ClampX, clamp),
        (Field::ClampY, clamp),
        (Field::ClampZ, clamp),
        (
            Field::Unnormalized,
            u64::from(sampler.coord == SamplerCoord::Unnormalized),
        ),
        // The element that a coordinate is in, however near it is to the next one.
        (Field::Truncate, 1 - linear),
        (Field::MaxLevel, 0xfff),
        (Field::Magnified, linear),
        (Field::Reduced, linear),
    ];
    for (field, value) in fields {
        put(&mut words, table, field, value);
    }
    words
}

/// A filter of a plane: 2 and 3 are anisotropic, which a largest ratio of 1 makes 0 and 1.
fn filter(code: u64, anisotropy: u64) -> Result<SamplerFilter, String> {
    match code {
        2 | 3 if anisotropy != 0 => Err(format!(
            "a sampler with an anisotropic filter of ratio {}",
            1u64 << anisotropy
        )),
        0 | 2 => Ok(SamplerFilter::Nearest),
        _ => Ok(SamplerFilter::Linear),
    }
}

fn wrap(code: u64) -> Result<Wrap, String> {
    match code {
        0 => Ok(Wrap::Repeat),
        1 => Ok(Wrap::Mirror),
        2 => Ok(Wrap::Edge),
        3 => Ok(Wrap::MirrorOnceEdge),
        6 => Ok(Wrap::Border),
        7 => Ok(Wrap::MirrorOnceBorder),
        code => Err(format!(
            "a sampler with addressing mode {code}, which is half of the border"
        )),
    }
}

fn comparison(code: u64) -> Comparison {
    match code {
        0 => Comparison::Never,
        1 => Comparison::Less,
        2 => Comparison::Equal,
        3 => Comparison::LessOrEqual,
        4 => Comparison::Greater,
        5 => Comparison::NotEqual,
        6 => Comparison::GreaterOrEqual,
        _ => Comparison::Always,
    }
}

/// A field with a sign.
fn signed(value: u64, bits: u32) -> i32 {
    let up = 32 - bits;
    ((value as u32) << up) as i32 >> up
}

/// The sampler of an S#.
///
/// # Errors
/// What the descriptor says that makes no sense or is not simulated.
pub fn sampler(isa: Isa, words: [u32; SAMPLER_WORDS]) -> Result<DetailSampler, String> {
    let table = fields::sampler(isa);
    let of = |field| get(&words, table, field);
    let refused = [
        (
            Field::Motion,
            "fractions of one bit, or sRGB whatever the format is",
        ),
        (Field::RawColours, "colours of sRGB that are not decoded"),
        (Field::Shortcuts, "shortcuts of filters"),
    ];
    if let Some((_, what)) = refused.into_iter().find(|&(field, _)| of(field) != 0) {
        return Err(format!("a sampler with {what}"));
    }
    let anisotropy = of(Field::Anisotropy);
    let magnified = filter(of(Field::Magnified), anisotropy)?;
    let reduced = filter(of(Field::Reduced), anisotropy)?;
    let depth = match of(Field::DepthFilter) {
        0 => None,
        1 => Some(SamplerFilter::Nearest),
        2 => Some(SamplerFilter::Linear),
        code => return Err(format!("a sampler with filter {code} along z")),
    };
    let exact = of(Field::Truncate) == 1;
    let linear = [Some(magnified), Some(reduced), depth].contains(&Some(SamplerFilter::Linear));
    if exact && linear {
        return Err("a sampler that averages elements and cuts coordinates".to_owned());
    }
    let limits = [Field::MinLevel, Field::MaxLevel].map(|field| of(field) as i32);
    if limits[0] > limits[1] {
        return Err(format!(
            "a sampler with levels from {} to {} of 256ths",
            limits[0], limits[1]
        ));
    }
    Ok(DetailSampler {
        coord: match of(Field::Unnormalized) {
            0 => SamplerCoord::Normalized,
            _ => SamplerCoord::Unnormalized,
        },
        wrap: [
            wrap(of(Field::ClampX))?,
            wrap(of(Field::ClampY))?,
            wrap(of(Field::ClampZ))?,
        ],
        magnified,
        reduced,
        depth,
        exact,
        between: match of(Field::LevelFilter) {
            0 => Between::First,
            1 => Between::Nearest,
            2 => Between::Linear,
            code => return Err(format!("a sampler with filter {code} of levels")),
        },
        limits,
        bias: signed(of(Field::Bias), 14) + 16 * signed(of(Field::SecondBias), 6),
        reduction: match of(Field::Reduction) {
            0 => Reduction::Average,
            1 => Reduction::Least,
            2 => Reduction::Greatest,
            code => return Err(format!("a sampler with filter mode {code}")),
        },
        comparison: comparison(of(Field::Comparison)),
        border: match of(Field::BorderKind) {
            0 => Border::Transparent,
            1 => Border::Opaque,
            2 => Border::White,
            _ => return Err("a sampler with a border's colour in a table".to_owned()),
        },
    })
}
