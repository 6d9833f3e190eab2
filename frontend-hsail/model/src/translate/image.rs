//! Instructions on images and samplers (HSA PRM 7.2 to 7.6).
//!
//! Handles are 64 bits, the addresses of the runtime's structures. Properties are words of these structures
//! ([`RuntimeLayout`](super::RuntimeLayout)); the other instructions are ones of the IR.

use super::body::Body;
use super::types::ir_type;
use super::{Failure, Result};
use crate::model::{self, ImageQuery, Inst, Opcode, SamplerQuery};
use wavelift_codegen::ir::{InstBuilder, MemInfo, Segment, Type};

/// `rdimage`, `ldimage` and `stimage`.
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
    let samples = inst.opcode == Opcode::RdImage;
    if samples {
        args.push(body.src(inst, 2, model::Type::Samp)?);
    }
    let coordinates = body.operand(inst, 2 + usize::from(samples))?;
    for operand in body.parts(coordinates) {
        let coordinate = body.source(operand, coordinate_type)?;
        args.push(coordinate);
    }
    let texel = body.operand(inst, 0)?;
    let texel = body.parts(texel);
    if inst.opcode == Opcode::StImage {
        for operand in texel {
            let value = body.source(operand, ty)?;
            args.push(body.bitcast(value, t));
        }
        body.ins().image_store(t, geometry, &args);
        return Ok(());
    }
    let types = vec![t; texel.len()];
    let mut ins = body.ins();
    let loaded = match samples {
        true => ins.image_sample(t, &types, geometry, &args),
        false => ins.image_load(t, &types, geometry, &args),
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

/// `queryimage` and `querysampler`.
pub(crate) fn query(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let runtime = body.context.options.runtime;
    let missing = || Failure::invalid(format!("`{}` lacks its property", inst.opcode));
    let (field, handle_type) = match inst.opcode {
        Opcode::QueryImage => {
            let word = match inst.mods.image_query.ok_or_else(missing)? {
                ImageQuery::ChannelOrder => 0,
                ImageQuery::ChannelType => 1,
                ImageQuery::Width => 2,
                ImageQuery::Height => 3,
                ImageQuery::Depth => 4,
                ImageQuery::Array => 5,
                ImageQuery::NumMipLevels => {
                    return Err(Failure::unsupported(format!("`{}` of levels", inst.opcode)));
                }
            };
            (runtime.image_properties + 4 * word, body.source_type(inst)?)
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
