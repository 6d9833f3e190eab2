//! Properties of images and samplers (HSA PRM 7.5): words of the runtime's structures that the handles point to
//! ([`RuntimeLayout`](super::RuntimeLayout)). Reading and writing of images is not supported yet.

use super::body::Body;
use super::{Failure, Result};
use crate::model::{self, ImageQuery, Inst, Opcode, SamplerQuery};
use wavelift_codegen::ir::{InstBuilder, MemInfo, Segment, Type};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
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
