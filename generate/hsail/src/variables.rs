//! Variables of all segments, with what they are initialized with (HSA PRM 4.3.8, 4.3.10, 4.8, 4.10, 7.1).

use crate::constants::{constant, typed};
use crate::scope::{Access, Scope, Setting, Variable};
use wavelift_generate::Choices;
use wavelift_hsail::model::{Segment, Type, TypeClass};

/// Elements of an array, at most.
const MOST_ELEMENTS: usize = 12;

/// A type that a variable of a segment can have.
pub(crate) fn ty(choices: &mut Choices<'_>, scope: &Scope, segment: Segment) -> Type {
    let images = matches!(
        segment,
        Segment::Global | Segment::Readonly | Segment::Kernarg | Segment::Arg
    );
    let fits = |ty: &&Type| {
        scope.setting.has(**ty)
            && **ty != Type::B1
            && match ty.class() {
                TypeClass::Image | TypeClass::Sampler => images && scope.extensions,
                TypeClass::Signal => images || segment == Segment::Spill,
                _ => true,
            }
    };
    let all: Vec<Type> = Type::ALL.iter().filter(fits).copied().collect();
    choices.of(&all)
}

const IMAGES: [&str; 5] = [
    "geometry=1d, width=4, channel_type=float, channel_order=rgba",
    "geometry=2d, width=4, height=2, channel_type=unorm_int8, channel_order=srgb",
    "geometry=3d, width=4, height=1, depth=3, channel_type=half_float, channel_order=r",
    "geometry=2da, width=4, height=1, array=3, channel_type=unorm_short_565, channel_order=rgb",
    "geometry=2ddepth, width=8, height=8, channel_type=unorm_int24, channel_order=depth",
];

const SAMPLERS: [&str; 3] = [
    "coord=normalized, filter=linear, addressing=repeat",
    "coord=unnormalized, filter=nearest, addressing=clamp_to_edge",
    "coord=normalized, filter=nearest, addressing=undefined",
];

/// A constant of the very type of a variable that is no array.
fn single(choices: &mut Choices<'_>, setting: Setting, ty: Type) -> String {
    match ty.class() {
        TypeClass::Image => format!("{ty}({})", choices.of(&IMAGES)),
        TypeClass::Sampler => format!("samp({})", choices.of(&SAMPLERS)),
        _ => constant(choices, ty, !setting.is_base()),
    }
}

/// Constants of other types one after the other, of so many bytes altogether; `None` if they do not come out even.
fn aggregate(choices: &mut Choices<'_>, setting: Setting, bytes: u64) -> String {
    let mut left = bytes;
    let mut parts = Vec::new();
    while left > 0 {
        let fits = |ty: &&Type| {
            let plain = !ty.is_bit() && !ty.is_opaque() && ty.element() != Type::F64;
            plain && setting.has(**ty) && u64::from(ty.bytes()) <= left
        };
        let all: Vec<Type> = Type::ALL.iter().filter(fits).copied().collect();
        let ty = choices.of(&all);
        let room = left / u64::from(ty.bytes());
        let count = 1 + choices.below(room.min(3) as usize) as u64;
        parts.push(match count {
            1 => typed(choices, ty),
            _ => array(choices, setting, ty, count),
        });
        left -= count * u64::from(ty.bytes());
    }
    format!("{{{}}}", parts.join(", "))
}

/// An array of constants, each with its type where it needs one.
fn array(choices: &mut Choices<'_>, setting: Setting, ty: Type, count: u64) -> String {
    let all: Vec<String> = (0..count).map(|_| single(choices, setting, ty)).collect();
    format!("{ty}[]({})", all.join(", "))
}

fn initializer(choices: &mut Choices<'_>, setting: Setting, ty: Type, count: Option<u64>) -> String {
    match count {
        None => single(choices, setting, ty),
        Some(count) if ty.is_bit() => aggregate(choices, setting, count * u64::from(ty.bytes())),
        Some(count) => array(choices, setting, ty, count),
    }
}

/// `[count]` or nothing.
pub(crate) fn dimension(count: Option<u64>) -> String {
    count.map_or(String::new(), |count| format!("[{count}]"))
}

/// An alignment of at least the natural one, if one is to be written.
pub(crate) fn align(choices: &mut Choices<'_>, ty: Type) -> Option<u32> {
    choices
        .one_in(4)
        .then(|| (ty.bytes() << choices.below(3)).min(256))
}

/// `align(n) ` or nothing.
pub(crate) fn align_text(align: Option<u32>) -> String {
    align.map_or(String::new(), |align| format!("align({align}) "))
}

/// Where a variable is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// At module scope.
    Module,
    /// In a code block.
    Code,
}

/// Draws the definition or declaration of a variable, which comes into scope.
pub(crate) fn variable(
    choices: &mut Choices<'_>,
    scope: &mut Scope,
    name: &str,
    level: Level,
    group: bool,
) -> String {
    let segments: &[Segment] = match (level, group) {
        (Level::Module, _) => &[
            Segment::Global,
            Segment::Readonly,
            Segment::Group,
            Segment::Private,
        ],
        (Level::Code, true) => &[
            Segment::Private,
            Segment::Spill,
            Segment::Group,
            Segment::Global,
            Segment::Readonly,
        ],
        (Level::Code, false) => &[Segment::Private, Segment::Spill],
    };
    let segment = choices.of(segments);
    let ty = ty(choices, scope, segment);
    let mut count = match choices.below(2) {
        0 => None,
        _ => Some(1 + choices.below(MOST_ELEMENTS) as u64),
    };
    let image = matches!(ty.class(), TypeClass::Image | TypeClass::Sampler);
    let initialized = matches!(segment, Segment::Global | Segment::Readonly);
    let elsewhere = level == Level::Module && initialized && choices.one_in(6);
    let constant = initialized && !elsewhere && choices.one_in(5);
    let with_value = !elsewhere && (constant || initialized && choices.below(3) != 0);
    let align = align_text(align(choices, ty));
    let mut text = String::new();
    if elsewhere {
        text.push_str("decl prog ");
    } else if level == Level::Module && choices.one_in(4) {
        text.push_str("prog ");
    }
    // Readonly memory is an agent's in any case.
    if segment == Segment::Global && (image && with_value || choices.one_in(6)) {
        text.push_str("alloc(agent) ");
    }
    text.push_str(&align);
    if constant {
        text.push_str("const ");
    }
    text.push_str(&format!("{segment}_{ty} {name}"));
    if elsewhere && count.is_some() && choices.one_in(2) {
        text.push_str("[]");
        count = None;
    } else if with_value && count.is_some() && choices.one_in(3) {
        text.push_str("[]");
    } else {
        text.push_str(&dimension(count));
    }
    if with_value {
        text.push_str(" = ");
        text.push_str(&initializer(choices, scope.setting, ty, count));
    }
    text.push(';');
    let open = text.contains("[];");
    scope.variables.push(Variable {
        name: name.to_owned(),
        segment,
        ty,
        bytes: (!open).then(|| u64::from(ty.bytes()) * count.unwrap_or(1)),
        access: match constant || segment == Segment::Readonly {
            true => Access::Load,
            false => Access::Any,
        },
    });
    text
}
