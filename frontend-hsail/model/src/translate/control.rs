//! Ends of blocks, barriers and cross-lane operations (HSA PRM 8, 9).

use super::body::Body;
use super::types::{ir_type, width};
use super::{Failure, Result};
use crate::model::{self, Inst, Opcode};
use wavelift_codegen::ir::{InstBuilder, Width};

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    match inst.opcode {
        Opcode::Barrier => {
            let width = width(inst.mods.width);
            body.ins().barrier(width);
            Ok(())
        }
        Opcode::WaveBarrier => {
            body.ins().wavebarrier(Width::Wave);
            Ok(())
        }
        Opcode::ActiveLaneId => {
            let value = body.ins().activelaneid();
            body.def(inst, model::Type::U32, value)
        }
        Opcode::ActiveLaneCount => {
            let holds = body.src(inst, 1, model::Type::B1)?;
            let value = body.ins().activelanecount(holds);
            body.def(inst, model::Type::U32, value)
        }
        Opcode::ActiveLaneMask => {
            let holds = body.src(inst, 1, model::Type::B1)?;
            let mask = body.ins().activelanemask(holds);
            let words = body.func.dfg.results(mask).to_vec();
            let destination = body.operand(inst, 0)?;
            for (register, word) in body.parts(destination).into_iter().zip(words) {
                body.write(register, model::Type::B64, word)?;
            }
            Ok(())
        }
        Opcode::ActiveLanePermute => {
            let ty = body.ty(inst)?;
            let value = body.src(inst, 1, ty)?;
            let lane = body.src_u32(inst, 2)?;
            let identity = body.src(inst, 3, ty)?;
            let use_identity = body.src(inst, 4, model::Type::B1)?;
            let value = body
                .ins()
                .activelanepermute(ir_type(ty), value, lane, identity, use_identity);
            body.def(inst, ty, value)
        }
        other => Err(Failure::unsupported(format!("`{other}`"))),
    }
}

/// Ends source block `index`: by its terminator, by falling through, or by the implicit `ret`.
///
/// Edges are made in the order of the IR terminator's targets, which is the order of the source block's successors.
pub(crate) fn terminate(body: &mut Body<'_>, index: usize, last: Option<&Inst>) -> Result<()> {
    let successors = body.successors(index);
    let mut calls = Vec::with_capacity(successors.len());
    for &target in &successors {
        let block = body.target(target)?;
        calls.push(body.func.dfg.block_call(block, &[]));
    }
    let width = width(last.and_then(|inst| inst.mods.width));
    let terminator = match (last, calls.as_slice()) {
        (last, &[]) if last.is_none_or(|inst| inst.opcode == Opcode::Ret) => {
            body.leave();
            let values = body.returned()?;
            body.ins().return_(&values)
        }
        (Some(inst), _) if inst.opcode == Opcode::Sbr && !calls.is_empty() => {
            let index = body.entry(inst, 0)?;
            let table = body.func.dfg.switch_tables.push(calls);
            body.ins().switch(width, index, table)
        }
        (_, &[target]) => body.ins().jump(target),
        (Some(inst), &[taken, next]) if inst.opcode == Opcode::Cbr => {
            let condition = body.src(inst, 0, model::Type::B1)?;
            body.ins().branch(width, condition, [taken, next])
        }
        _ => return Err(Failure::invalid("a branch without a target")),
    };
    for (position, &target) in successors.iter().enumerate() {
        body.edge(terminator, position, target)?;
    }
    Ok(())
}
