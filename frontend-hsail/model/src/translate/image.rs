//! Instructions on images and samplers (HSA PRM 7.2 to 7.6), and those on levels of images (the extension "amd:mipmap").
//!
//! Handles are 64 bits, the addresses of the runtime's structures. Properties are words of these structures
//! ([`RuntimeLayout`](super::RuntimeLayout)); the other instructions are ones of the IR.

use super::body::Body;
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{self, ImageQuery, Inst, Opcode, SamplerQuery};
use wavelift_codegen::ir::{InstBuilder, MemInfo, Segment, Type};

/// `rdimage`, `ldimage` and `stimage`, of the first level or of one that follows from their last operands.
pub(crate) fn access(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let missing = |what: &str| Failure::invalid(format!("`{}` lacks its {what}", inst.opcode));
    let geometry = inst.mods.geometry.ok_or_else(|| missing("geometry"))?;
    let coordinate_type = inst.coord_type.ok_or_else(|| missing("type of coordinates"))?;
    let (ty, image_type) = (body.ty(inst)?, body.source_type(inst)?);
    // The channels of depths are floats; with another type the result is undefined (HSA PRM 7.1.9), and bits will do.
    let t = match geometry.is_depth() {
        true => Type::F32,
        false => ir_type(ty),
    };
    let mut args = vec![body.src(inst, 1, image_type)?];
    let samples = matches!(
        inst.opcode,
        Opcode::RdImage | Opcode::AmdMipmapRdImageLod | Opcode::AmdMipmapRdImageGrad
    );
    if samples {
        args.push(body.src(inst, 2, model::Type::Samp)?);
    }
    // A level of elements is a number as their coordinates are; one of samples is a float, and so are gradients.
    let first = 2 + usize::from(samples);
    for index in first..body.operands(inst).len() {
        let ty = match samples && index > first {
            true => model::Type::F32,
            false => coordinate_type,
        };
        let operand = body.operand(inst, index)?;
        for part in body.parts(operand) {
            let value = body.source(part, ty)?;
            args.push(value);
        }
    }
    let texel = body.operand(inst, 0)?;
    let texel = body.parts(texel);
    if matches!(inst.opcode, Opcode::StImage | Opcode::AmdMipmapStImageMip) {
        for operand in texel {
            let value = body.source(operand, ty)?;
            args.push(body.bitcast(value, t));
        }
        match inst.opcode {
            Opcode::StImage => body.ins().image_store(t, geometry, &args),
            _ => body.ins().image_store_level(t, geometry, &args),
        };
        return Ok(());
    }
    let types = vec![t; texel.len()];
    let mut ins = body.ins();
    let loaded = match inst.opcode {
        Opcode::RdImage => ins.image_sample(t, &types, geometry, &args),
        Opcode::AmdMipmapRdImageLod => ins.image_sample_level(t, &types, geometry, &args),
        Opcode::AmdMipmapRdImageGrad => ins.image_sample_gradient(t, &types, geometry, &args),
        Opcode::AmdMipmapLdImageMip => ins.image_load_level(t, &types, geometry, &args),
        _ => ins.image_load(t, &types, geometry, &args),
    };
    let values = body.func.dfg.results(loaded).to_vec();
    for (destination, value) in texel.into_iter().zip(values) {
        let value = body.bitcast(value, ir_type(ty));
        body.write(destination, ty, value)?;
    }
    Ok(())
}

/// `imagefence`.
pub(crate) fn fence(body: &mut Body<'_>, _: &Inst) -> Result<()> {
    body.ins().image_fence();
    Ok(())
}

/// `queryimage`, `querysampler`, and the question for the number of levels.
pub(crate) fn query(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let runtime = body.context.options.runtime;
    let missing = || Failure::invalid(format!("`{}` lacks its property", inst.opcode));
    let (field, handle_type) = match inst.opcode {
        Opcode::QueryImage | Opcode::AmdMipmapQueryImage => {
            let field = match inst.mods.image_query.ok_or_else(missing)? {
                ImageQuery::ChannelOrder => runtime.image_properties,
                ImageQuery::ChannelType => runtime.image_properties + 4,
                ImageQuery::Width => runtime.image_properties + 8,
                ImageQuery::Height => runtime.image_properties + 12,
                ImageQuery::Depth => runtime.image_properties + 16,
                ImageQuery::Array => runtime.image_properties + 20,
                ImageQuery::NumMipLevels => runtime.image_levels,
            };
            (field, body.source_type(inst)?)
        }
        Opcode::QuerySampler => {
            let word = match inst.mods.sampler_query.ok_or_else(missing)? {
                SamplerQuery::Addressing => 0,
                SamplerQuery::Coord => 1,
                SamplerQuery::Filter => 2,
            };
            (runtime.sampler_properties + 4 * word, model::Type::Samp)
        }
        other => return Err(Failure::unsupported(format!("`{other}`"))),
    };
    let handle = body.src(inst, 1, handle_type)?;
    let bits = body.context.module.address_bits(model::Segment::Global);
    let base = if bits == 64 {
        handle
    } else {
        body.ins().ireduce(Type::I32, handle)
    };
    // Properties never change.
    let mem = MemInfo {
        constant: true,
        ..MemInfo::plain(Segment::Global, 2)
    };
    let load = body.ins().load(Type::I32, &[Type::I32], mem, field, base);
    let value = body.func.dfg.first_result(load);
    body.def(inst, model::Type::U32, value)
}
