//! The formats of surfaces: their codes, and what messages can do with them.

use wavelift_images::{ChannelOrder, ChannelType, Format, Source};

/// A format of elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its code in SURFACE_STATE.
    pub code: u16,
    /// What it is in HSAIL.
    pub format: Format,
    /// Whether the sampler reads all of it as HSAIL has it: not where alpha comes from bits of the element that nobody writes.
    pub is_read: bool,
    /// Whether typed messages write it.
    pub is_written: bool,
}

macro_rules! rows {
    ($($order:ident $($ty:ident $code:literal $uses:ident),+;)*) => {
        &[$($(Row {
            code: $code,
            format: Format { order: ChannelOrder::$order, ty: ChannelType::$ty },
            is_read: rows!(@read $uses),
            is_written: rows!(@write $uses),
        },)+)*]
    };
    (@read w) => { false };
    (@read $uses:ident) => { true };
    (@write r) => { false };
    (@write $uses:ident) => { true };
}

/// Ivy Bridge PRM volume 4 part 1, "surface format", and what public drivers read and write on Ivy Bridge: `r` read by the sampler, `w` written by typed messages.
const ROWS: &[Row] = rows! {
    R UnormInt8 320 rw, SnormInt8 321 rw, SignedInt8 322 rw, UnsignedInt8 323 rw,
      UnormInt16 266 rw, SnormInt16 267 rw, SignedInt16 268 rw, UnsignedInt16 269 rw, HalfFloat 270 rw,
      SignedInt32 214 rw, UnsignedInt32 215 rw, Float 216 rw;
    Rg UnormInt8 262 rw, SnormInt8 263 rw, SignedInt8 264 rw, UnsignedInt8 265 rw,
      UnormInt16 204 rw, SnormInt16 205 rw, SignedInt16 206 rw, UnsignedInt16 207 rw, HalfFloat 208 rw,
      SignedInt32 134 rw, UnsignedInt32 135 rw, Float 133 rw;
    Rgba UnormInt8 199 rw, SnormInt8 201 rw, SignedInt8 202 rw, UnsignedInt8 203 rw,
      UnormInt16 128 rw, SnormInt16 129 rw, SignedInt16 130 rw, UnsignedInt16 131 rw, HalfFloat 132 rw,
      SignedInt32 1 rw, UnsignedInt32 2 rw, Float 0 rw;
    Bgra UnormInt8 192 rw;
    Srgba UnormInt8 200 r;
    Sbgra UnormInt8 193 r;
    A UnormInt8 324 r, UnormInt16 275 r, HalfFloat 279 r, Float 229 r;
    Intensity UnormInt8 325 r, UnormInt16 273 r, HalfFloat 277 r, Float 227 r;
    Luminance UnormInt8 326 r, UnormInt16 274 r, HalfFloat 278 r, Float 228 r;
    Rgb UnormShort565 256 rw, UnormShort555 258 w, UnormInt101010 209 w, UnormInt101010 238 r;
    Depth UnormInt24 217 r;
    DepthStencil Float 136 r;
};

/// Where a channel of what is read comes from (Haswell); channels of the format count from 4.
pub const ZERO: u8 = 0;
/// 1, as a float or an integer.
pub const ONE: u8 = 1;
/// The first channel of the format.
pub const FIRST: u8 = 4;
/// Each channel from itself.
pub const NATURAL: [u8; 4] = [FIRST, FIRST + 1, FIRST + 2, FIRST + 3];

/// The order of a format whose elements, and values that are read, are those of another; `rx` and its like differ at the border only.
fn plain(format: Format) -> Format {
    use ChannelOrder as O;
    let order = match (format.order, format.ty) {
        (O::Rx, _) => O::R,
        (O::Rgx, _) => O::Rg,
        (O::Rgbx, _) => O::Rgb,
        (O::Depth, ChannelType::UnormInt16 | ChannelType::Float) => O::R,
        (O::DepthStencil, ChannelType::UnormInt24) => O::Depth,
        (order, _) => order,
    };
    Format { order, ..format }
}

/// The format that typed messages write elements of, which must have their channels where the format has them.
pub fn written(format: Format) -> Option<Row> {
    let format = plain(format);
    let mut rows = ROWS.iter().filter(|row| row.is_written);
    rows.find(|row| row.format == format).copied()
}

/// The format that the sampler reads elements of, and where channels come from; a machine that cannot choose that has fewer.
pub fn read(format: Format, chooses: bool) -> Option<(Row, [u8; 4])> {
    let format = plain(format);
    let is = |order: ChannelOrder| {
        let wanted = Format { order, ..format };
        move |row: &&Row| row.format == wanted
    };
    if let Some(&row) = ROWS.iter().filter(|row| row.is_read).find(is(format.order)) {
        return Some((row, NATURAL));
    }
    let base = match (format.order, format.order.memory_components()) {
        (order, _) if order.is_srgb() => ChannelOrder::Srgba,
        (ChannelOrder::Rgb, _) => ChannelOrder::Rgb,
        (_, 1) => ChannelOrder::R,
        (_, 2) => ChannelOrder::Rg,
        _ => ChannelOrder::Rgba,
    };
    let row = ROWS.iter().filter(|_| chooses).find(is(base))?;
    let select = format.order.swizzle().map(|source| match source {
        Source::Memory(index) => FIRST + index as u8,
        Source::Zero => ZERO,
        Source::One => ONE,
    });
    Some((*row, select))
}

/// The format with a code.
pub fn of_code(code: u16) -> Option<Row> {
    ROWS.iter().find(|row| row.code == code).copied()
}
