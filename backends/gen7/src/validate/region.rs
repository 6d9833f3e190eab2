//! Register regions (manual 3.3.9).
//!
//! Doubles follow the syntax of the generation: on Ivy Bridge execution size and regions count pairs of floats, so an element is 4 bytes.

use super::{Report, Rule};
use crate::isa::{Access, Dst, Format, Generation, Inst, Opcode, Place, RegFile, Region, Src, Type};

/// Bytes of a register.
const REGISTER: u32 = 32;

/// Bytes per channel in region arithmetic.
fn element_size(generation: Generation, ty: Type) -> u32 {
    match ty {
        Type::Df => u32::from(ty.size()) / generation.double_elements(),
        other => other.size().into(),
    }
}

/// Byte of channel `channel` after the start of an Align1 region, in elements of `size` bytes.
fn channel_bytes(region: Region, channel: u32, size: u32) -> u32 {
    let Region::Align1 { vert, width, horz } = region else {
        return channel * size;
    };
    let width = u32::from(width.max(1));
    let vert = if vert == Region::PER_CHANNEL {
        0
    } else {
        u32::from(vert)
    };
    (channel / width * vert + channel % width * u32::from(horz)) * size
}

/// Registers and bytes of an operand, relative to the first register.
struct Span {
    /// Start of each channel.
    starts: Vec<u32>,
    size: u32,
}

impl Span {
    fn registers(&self) -> u32 {
        let last = self.starts.iter().max().map_or(0, |start| start + self.size - 1);
        last / REGISTER + 1
    }

    /// Register of each channel.
    fn register(&self, channel: usize) -> u32 {
        self.starts.get(channel).map_or(0, |start| start / REGISTER)
    }
}

fn destination(generation: Generation, inst: &Inst) -> Option<(u32, Span)> {
    let Place::Direct { file, reg, sub } = inst.dst.place else {
        return None;
    };
    let size = element_size(generation, inst.dst.ty);
    let stride = u32::from(inst.dst.stride) * size;
    let starts = (0..inst.control.exec.channels())
        .map(|channel| u32::from(sub) + channel * stride)
        .collect();
    (file == RegFile::Grf).then_some((reg.into(), Span { starts, size }))
}

fn source(generation: Generation, src: &Src, channels: u32) -> Option<(u32, Span)> {
    let Some(Place::Direct {
        file: RegFile::Grf,
        reg,
        sub,
    }) = src.place()
    else {
        return None;
    };
    let size = element_size(generation, src.ty);
    let starts = (0..channels)
        .map(|channel| u32::from(sub) + channel_bytes(src.region, channel, size))
        .collect();
    Some((reg.into(), Span { starts, size }))
}

/// Sources that are read by regions.
pub(super) fn sources(inst: &Inst) -> &[Src] {
    match inst.op.info().format {
        Format::One => &inst.src[..1],
        Format::Two | Format::Math => &inst.src[..2],
        _ => &[],
    }
}

/// Operations whose destination is written by channels.
pub(super) fn has_destination(inst: &Inst) -> bool {
    matches!(
        inst.op.info().format,
        Format::One | Format::Two | Format::Three | Format::Math
    )
}

pub(super) fn check(inst: &Inst, report: &mut Report) {
    if !has_destination(inst) || inst.op == Opcode::Movi {
        return;
    }
    let channels = inst.control.exec.channels();
    let sources = sources(inst);
    let size = |ty| element_size(report.generation, ty);
    let sizes = sources.iter().map(|src| size(src.ty));
    let largest = sizes.max().unwrap_or(0).max(size(inst.dst.ty));
    report.require(channels * largest <= 64, Rule::ExecWidth);
    if inst.control.access == Access::Align16 {
        align16(inst, report);
        return;
    }
    report.require(inst.dst.stride != 0, Rule::DstStride);
    for (index, src) in sources.iter().enumerate() {
        if src.immediate().is_none() {
            shape(src, channels, report);
            indirect(inst, index, src, report);
        }
    }
    alignment(inst, report);
    spans(inst, sources, report);
}

fn align16(inst: &Inst, report: &mut Report) {
    let three = inst.op.info().format == Format::Three;
    let limit = match inst.dst.ty.size() {
        4.. if three => report.generation.three_channels(),
        4.. => 8,
        _ => 16,
    };
    report.require(inst.control.exec.channels() <= limit, Rule::Align16Size);
    report.require(inst.dst.stride == 1, Rule::Align16Region);
    for src in sources(inst) {
        if let Region::Align16 { vert, .. } = src.region {
            report.require(vert == 0 || vert == 4, Rule::Align16Region);
        }
    }
    let registers = if inst.control.exec.channels() * element_size(report.generation, inst.dst.ty) > REGISTER
    {
        2
    } else {
        1
    };
    for place in [Some(inst.dst.place)]
        .into_iter()
        .chain(inst.src[..if three { 3 } else { 2 }].iter().map(Src::place))
    {
        if let Some(Place::Direct {
            file: RegFile::Grf,
            reg,
            ..
        }) = place
        {
            report.require(
                u32::from(reg) + registers <= 128 || place != Some(inst.dst.place),
                Rule::RegisterRange,
            );
        }
    }
}

/// The parameters of one region.
fn shape(src: &Src, channels: u32, report: &mut Report) {
    let Region::Align1 { vert, width, horz } = src.region else {
        return;
    };
    let rows = channels.div_ceil(u32::from(width));
    report.require(u32::from(width) <= channels, Rule::WidthExceedsExec);
    report.require(width != 1 || horz == 0, Rule::WidthOne);
    if vert == Region::PER_CHANNEL {
        report.require(rows <= 8, Rule::IndirectExec);
        return;
    }
    if rows == 1 && width == 1 {
        report.require(vert == 0 && horz == 0, Rule::ScalarRegion);
    } else if rows == 1 && horz != 0 {
        report.require(vert == width * horz, Rule::VerticalStride);
    }
    report.require(vert != 0 || horz != 0 || width == 1, Rule::RepeatedRow);
}

fn indirect(inst: &Inst, index: usize, src: &Src, report: &mut Report) {
    let Region::Align1 { vert, .. } = src.region else {
        return;
    };
    let per_channel = vert == Region::PER_CHANNEL;
    let is_indirect = matches!(src.place(), Some(Place::Indirect { .. }));
    report.require(!per_channel || is_indirect, Rule::IndirectExec);
    report.require(index == 0 || !per_channel, Rule::IndirectSource1);
    if per_channel && let Some((_, span)) = destination(report.generation, inst) {
        report.require(span.registers() == 1, Rule::PerChannelSpan);
    }
    if let (true, Some(Place::Indirect { addr, .. }), Region::Align1 { width, .. }) =
        (per_channel, src.place(), src.region)
    {
        let rows = inst.control.exec.channels() / u32::from(width);
        report.require(u32::from(addr) + rows <= 8, Rule::IndirectExec);
    }
}

/// Size of the execution type (manual 3.3.8).
fn exec_size(generation: Generation, inst: &Inst) -> u32 {
    let of = |src: &Src| match src.ty.element() {
        Type::B | Type::Ub => 2,
        ty => element_size(generation, ty),
    };
    sources(inst).iter().map(of).max().unwrap_or(0)
}

/// A mov that copies bits.
fn is_raw_move(inst: &Inst) -> bool {
    let src = &inst.src[0];
    inst.op == Opcode::Mov
        && src.ty.size() == inst.dst.ty.size()
        && src.ty.is_float() == inst.dst.ty.is_float()
        && !src.abs
        && !src.neg
        && !inst.control.saturate
}

fn alignment(inst: &Inst, report: &mut Report) {
    let Dst {
        place, ty, stride, ..
    } = inst.dst;
    let size = element_size(report.generation, ty);
    let byte = size == 1;
    let channels = inst.control.exec.channels();
    if byte && stride == 1 && channels > 1 {
        report.require(is_raw_move(inst), Rule::PackedByte);
        return;
    }
    let exec = exec_size(report.generation, inst);
    let Place::Direct { sub, .. } = place else {
        return;
    };
    if size >= exec || byte && is_raw_move(inst) {
        return;
    }
    // Bytes may sit in either of the two low bytes.
    let sub = if byte { sub & !1 } else { sub };
    report.require(u32::from(sub).is_multiple_of(exec), Rule::DstAlignment);
    if channels > 1 {
        report.require(u32::from(stride) * size >= exec, Rule::DstAlignment);
    }
}

fn spans(inst: &Inst, sources: &[Src], report: &mut Report) {
    let channels = inst.control.exec.channels();
    let dst = destination(report.generation, inst);
    if let Some((reg, span)) = &dst {
        report.require(span.registers() <= 2, Rule::DestinationSpan);
        report.require(reg + span.registers() <= 128, Rule::RegisterRange);
        if span.registers() == 2 && !inst.control.no_mask && channels > 8 {
            let first = (0..channels as usize).filter(|&c| span.register(c) == 0).count();
            report.require(first == 8 && channels == 16, Rule::CompressedMask);
        }
    }
    for place in [Some(inst.dst.place), inst.src[0].place(), inst.src[1].place()]
        .into_iter()
        .flatten()
    {
        let double = |ty: Type, place: Place| match place {
            Place::Direct { sub, .. } => ty != Type::Df || sub % 8 == 0,
            Place::Indirect { .. } => true,
        };
        if place == inst.dst.place {
            report.require(double(inst.dst.ty, place), Rule::DoubleAlignment);
        }
        for src in sources.iter().filter(|src| src.place() == Some(place)) {
            report.require(double(src.ty, place), Rule::DoubleAlignment);
        }
    }
    if sources.iter().any(|src| src.ty == Type::Df) || inst.dst.ty == Type::Df {
        report.require(
            channels >= report.generation.double_channels(1),
            Rule::DoubleAlignment,
        );
    }
    for src in sources {
        let Some((reg, span)) = source(report.generation, src, channels) else {
            continue;
        };
        let registers = span.registers();
        report.require(registers <= 2, Rule::SourceSpan);
        report.require(reg + registers <= 128, Rule::RegisterRange);
        let crosses = span.starts.iter().enumerate().any(|(channel, start)| {
            let Region::Align1 { width, .. } = src.region else {
                return false;
            };
            let first = channel - channel % usize::from(width.max(1));
            (start + span.size - 1) / REGISTER != span.starts[first] / REGISTER
        });
        report.require(!crosses, Rule::RowCrossesRegister);
        if let Some((_, dst)) = &dst {
            pair(src, &span, dst, channels as usize, report);
        }
    }
}

/// Source and destination that span one or two registers.
fn pair(src: &Src, source: &Span, dst: &Span, channels: usize, report: &mut Report) {
    let oword = |channel: usize| dst.starts.get(channel).map_or(0, |start| start / 16);
    match (source.registers(), dst.registers()) {
        (2, 1) => {
            let low = (0..channels).filter(|&channel| oword(channel) == 0).count();
            report.require(
                low == 0 || low == channels || low * 2 == channels,
                Rule::SplitSource,
            );
        }
        (2, 2) => {
            let half = channels / 2;
            let matched = (0..channels).all(|c| dst.register(c) == source.register(c));
            let even = (0..channels).filter(|&c| dst.register(c) == 0).count() == half;
            let offset = |c: usize| source.starts.get(c).map_or(0, |start| start % REGISTER);
            report.require(matched && even && offset(0) == offset(half), Rule::SplitBoth);
        }
        (1, 2) => {
            let scalar = source.starts.iter().all(|&start| start == source.starts[0]);
            let packed = source.size == 2
                && dst.size == 4
                && source.starts.windows(2).all(|pair| pair[1] == pair[0] + 2)
                && dst.starts.windows(2).all(|pair| pair[1] == pair[0] + 4);
            report.require(scalar || packed || src.ty == Type::Df, Rule::SourceMustSpan);
        }
        _ => {}
    }
}
