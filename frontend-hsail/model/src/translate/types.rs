//! From the language's types and modifiers to those of the IR.

use crate::model::{self, RegisterKind, TypeClass};
use wavelift_codegen::ir;

/// The IR type of a value of an HSAIL type. Bit types are integers, 128 bits are `i64x2`, handles are `i64`.
pub(crate) fn ir_type(ty: model::Type) -> ir::Type {
    let lane = match (ty.class(), ty.element_bits()) {
        (_, 1) => ir::Type::B1,
        (_, 128) => return ir::Type::I64X2,
        (TypeClass::Float, bits) => ir::Type::float(bits).unwrap_or(ir::Type::F32),
        (_, bits) => ir::Type::int(bits).unwrap_or(ir::Type::I32),
    };
    lane.vector(ty.elements()).unwrap_or(lane)
}

/// The type of a register's variable.
pub(crate) fn container(kind: RegisterKind) -> ir::Type {
    match kind {
        RegisterKind::Control => ir::Type::B1,
        RegisterKind::Single => ir::Type::I32,
        RegisterKind::Double => ir::Type::I64,
        RegisterKind::Quad => ir::Type::I64X2,
    }
}

pub(crate) fn segment(segment: model::Segment) -> ir::Segment {
    match segment {
        // Nothing that is translated is in the region segment.
        model::Segment::Flat | model::Segment::Region => ir::Segment::Flat,
        model::Segment::Global => ir::Segment::Global,
        model::Segment::Readonly => ir::Segment::Readonly,
        model::Segment::Kernarg => ir::Segment::Kernarg,
        model::Segment::Group => ir::Segment::Group,
        model::Segment::Private => ir::Segment::Private,
        model::Segment::Spill => ir::Segment::Spill,
        model::Segment::Arg => ir::Segment::Arg,
    }
}

pub(crate) fn order(order: model::MemoryOrder) -> ir::MemoryOrder {
    match order {
        model::MemoryOrder::Relaxed => ir::MemoryOrder::Relaxed,
        model::MemoryOrder::Acquire => ir::MemoryOrder::Acquire,
        model::MemoryOrder::Release => ir::MemoryOrder::Release,
        model::MemoryOrder::AcquireRelease => ir::MemoryOrder::AcquireRelease,
    }
}

pub(crate) fn scope(scope: model::MemoryScope) -> ir::MemoryScope {
    match scope {
        model::MemoryScope::WorkItem => ir::MemoryScope::WorkItem,
        model::MemoryScope::Wavefront => ir::MemoryScope::Wave,
        model::MemoryScope::WorkGroup => ir::MemoryScope::WorkGroup,
        model::MemoryScope::Agent => ir::MemoryScope::Agent,
        model::MemoryScope::System => ir::MemoryScope::System,
    }
}

/// A width; `None` (an instruction without the modifier) promises nothing.
pub(crate) fn width(width: Option<model::Width>) -> ir::Width {
    match width {
        None => ir::Width::ONE,
        Some(model::Width::WAVESIZE) => ir::Width::Wave,
        Some(width) => match width.lanes() {
            Some(lanes) => ir::Width::Lanes(lanes.trailing_zeros() as u8),
            None => ir::Width::All,
        },
    }
}
