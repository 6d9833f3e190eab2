//! Operations of the extensions "amd:gcn" and "amd:mipmap".
//!
//! No manual describes the extension "amd:gcn"; its operations are called after instructions of AMD's machines, whose manuals say what those do
//! (RDNA4 ISA 16.9, 16.12). What is one instruction is translated to operations of the IR that mean the same, so that every target takes it that
//! can compute it; floats in memory are changed by loops of compare and swap. What is left names hardware that no target has (the region segment),
//! or a pattern of lanes that nobody describes. Operations of "amd:mipmap" are [instructions on images](super::image).

use super::body::Body;
use super::types::ir_type;
use super::{Failure, Result, atomic};
use crate::diagnostics::Diagnostic;
use crate::model::{Inst, Item, Module, Opcode, Type as HsailType};
use crate::source::Span;
use wavelift_codegen::ir::{FpMode, InstBuilder, Type, Value, Width};

/// Whether an operation of an extension is translated.
pub(super) fn is_translated(opcode: Opcode) -> bool {
    use Opcode::*;
    opcode.vendor_extension().is_some()
        && !matches!(
            opcode,
            AmdGcnLd
                | AmdGcnSt
                | AmdGcnRegionAlloc
                | AmdGcnAtomicConsume
                | AmdGcnAtomicAppend
                | AmdGcnB4Xchg
                | AmdGcnB32Xchg
        )
}

pub(super) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    use Opcode::*;
    match inst.opcode {
        AmdGcnMadU | AmdGcnMadS => mad(body, inst),
        AmdGcnMax3 | AmdGcnMin3 | AmdGcnMed3 | AmdGcnMax | AmdGcnMin => extreme(body, inst),
        AmdGcnFLdExp | AmdGcnFrExpExp | AmdGcnFrExpMant | AmdGcnTrigPreOp => exponent(body, inst),
        AmdGcnDivRelaxed | AmdGcnDivRelaxedNarrow => quotient(body, inst),
        AmdGcnBfm => {
            // The instruction takes the width first.
            let (width, offset) = (body.src_u32(inst, 1)?, body.src_u32(inst, 2)?);
            let value = body.ins().bitmask(Type::I32, offset, width);
            body.def(inst, HsailType::B32, value)
        }
        AmdGcnMSad | AmdGcnSadW | AmdGcnSadD => {
            let [a, b, c] = [1, 2, 3].map(|index| body.src_u32(inst, index));
            let (a, b, c) = (a?, b?, c?);
            let value = match inst.opcode {
                AmdGcnMSad => body.ins().msad_u8(a, b, c),
                AmdGcnSadW => body.ins().sad_u16(a, b, c),
                _ => body.ins().sad_u32(a, b, c),
            };
            body.def(inst, HsailType::B32, value)
        }
        AmdGcnQSad | AmdGcnMQSad => {
            let (a, b) = (body.src(inst, 1, HsailType::B64)?, body.src_u32(inst, 2)?);
            let c = body.src(inst, 3, HsailType::B64)?;
            let value = if inst.opcode == AmdGcnQSad {
                body.ins().qsad_u8(a, b, c)
            } else {
                body.ins().mqsad_u8(a, b, c)
            };
            body.def(inst, HsailType::B64, value)
        }
        AmdGcnMQSad4 => four_sums(body, inst),
        AmdGcnAtomic | AmdGcnAtomicNoRet => atomic::of_floats(body, inst),
        // How long the wave waits, and how it ranks among others, changes no result.
        AmdGcnSleep => {
            body.ins().pause(Width::ONE);
            Ok(())
        }
        AmdGcnPriority => Ok(()),
        other => Err(Failure::Extension(other)),
    }
}

/// A product of words and a sum of 64 bits.
fn mad(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let signed = inst.opcode == Opcode::AmdGcnMadS;
    let ty = if signed { HsailType::S64 } else { HsailType::U64 };
    let (a, b) = (body.src_u32(inst, 1)?, body.src_u32(inst, 2)?);
    let c = body.src(inst, 3, ty)?;
    let [a, b] = [a, b].map(|x| body.extend(x, Type::I64, signed));
    let product = body.ins().imul(Type::I64, a, b);
    let value = body.ins().iadd(Type::I64, product, c);
    body.def(inst, ty, value)
}

/// The least, greatest or middle of two or three numbers.
fn extreme(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    use Opcode::*;
    let ty = body.ty(inst)?;
    let mut args = Vec::with_capacity(3);
    for index in 1..body.operands(inst).len() {
        args.push(body.src(inst, index, ty)?);
    }
    let t = ir_type(ty);
    let mut pick = |most: bool, a, b| {
        let mut ins = body.ins();
        match (ty.is_float(), ty.is_signed(), most) {
            (true, _, true) => ins.fmax(t, FpMode::DEFAULT, a, b),
            (true, _, false) => ins.fmin(t, FpMode::DEFAULT, a, b),
            (false, true, true) => ins.smax(t, a, b),
            (false, true, false) => ins.smin(t, a, b),
            (false, false, true) => ins.umax(t, a, b),
            (false, false, false) => ins.umin(t, a, b),
        }
    };
    let most = matches!(inst.opcode, AmdGcnMax | AmdGcnMax3);
    let value = match (inst.opcode, args.as_slice()) {
        (AmdGcnMed3, &[a, b, c]) if ty.is_float() => body.ins().fmed3(t, FpMode::DEFAULT, a, b, c),
        (AmdGcnMed3, &[a, b, c]) => {
            let (low, high) = (pick(false, a, b), pick(true, a, b));
            let upper = pick(false, high, c);
            pick(true, low, upper)
        }
        (_, &[a, b]) => pick(most, a, b),
        (_, &[a, b, c]) => {
            let first = pick(most, a, b);
            pick(most, first, c)
        }
        _ => return Err(Failure::invalid(format!("`{}` of so many sources", inst.opcode))),
    };
    body.def(inst, ty, value)
}

/// Exponents and fractions, and pieces of 2/pi.
fn exponent(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    use Opcode::*;
    let ty = body.ty(inst)?;
    let (t, mode) = (ir_type(ty), body.fp_mode(inst));
    let a = body.src(inst, 1, ty)?;
    let value = match inst.opcode {
        AmdGcnFrExpExp => {
            let value = body.ins().frexp_exp(mode, a);
            return body.def(inst, HsailType::S32, value);
        }
        AmdGcnFrExpMant => body.ins().frexp_mant(t, mode, a),
        AmdGcnFLdExp => {
            let by = body.src_u32(inst, 2)?;
            body.ins().fldexp(t, mode, a, by)
        }
        _ => {
            let piece = body.src_u32(inst, 2)?;
            body.ins().trig_preop(a, piece)
        }
    };
    body.def(inst, ty, value)
}

/// "Relaxed" says that the quotient need not be rounded right, not by how much it may be off, so it is; the "narrow" one, for operands and
/// quotients that are far from the ends of the range, is a product with the machine's reciprocal.
fn quotient(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let (t, mode) = (ir_type(ty), body.fp_mode(inst));
    let (a, b) = (body.src(inst, 1, ty)?, body.src(inst, 2, ty)?);
    let mut ins = body.ins();
    let value: Value = if inst.opcode == Opcode::AmdGcnDivRelaxed {
        ins.fdiv(t, mode, a, b)
    } else {
        let reciprocal = ins.nrcp(t, b);
        ins.fmul(t, mode, a, reciprocal)
    };
    body.def(inst, ty, value)
}

/// `mqsad4`: four sums of 32 bits each, of the words that begin at the first four bytes of the first source.
fn four_sums(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let a = body.src(inst, 1, HsailType::B64)?;
    let b = body.src_u32(inst, 2)?;
    let addends = body.operand(inst, 3)?;
    let mut sums = Vec::with_capacity(4);
    let (low, high) = (body.ins().ilow(a), body.ins().ihigh(a));
    for (byte, addend) in body.parts(addends).into_iter().enumerate() {
        let addend = body.source(addend, HsailType::B32)?;
        let mut ins = body.ins();
        let place = ins.int(Type::I32, byte as u64);
        let word = ins.bytealign(Type::I32, low, high, place);
        sums.push(ins.msad_u8(word, b, addend));
    }
    let destinations = body.operand(inst, 0)?;
    for (destination, sum) in body.parts(destinations).into_iter().zip(sums) {
        body.write(destination, HsailType::B32, sum)?;
    }
    Ok(())
}

/// That an operation is not translated, and what there is instead.
pub(super) fn untranslated(opcode: Opcode, span: Span) -> Diagnostic {
    let extension = opcode.vendor_extension().unwrap_or("HSAIL");
    let message = format!("not supported yet: `{opcode}` of the extension \"{extension}\", on any target");
    Diagnostic::error("not-supported-yet", span, message).help(instead(opcode))
}

/// The extensions that a module names and that are not known, each of which is an error (HSA PRM 13.1). One with an empty name is
/// ignored.
pub(super) fn unknown(module: &Module) -> Vec<Diagnostic> {
    let known = |name: &str| {
        let vendors = Opcode::ALL.iter().filter_map(|op| op.vendor_extension());
        ["", "CORE", "IMAGE"].contains(&name) || vendors.into_iter().any(|known| known == name)
    };
    let named = module.items.iter().filter_map(|item| match item {
        Item::Extension { name, span } => Some((module.name(*name), *span)),
        _ => None,
    });
    named
        .filter(|(name, _)| !known(name))
        .map(|(name, span)| {
            let message = format!("no target has the extension \"{name}\"");
            Diagnostic::error("unknown-extension", span, message)
                .prm("13.1")
                .help("leave it out, if the module does without; \"CORE\", \"IMAGE\", \"amd:gcn\" and \"amd:mipmap\" are known")
        })
        .collect()
}

/// What to write instead of an operation of an extension that is not translated.
fn instead(opcode: Opcode) -> &'static str {
    use Opcode::*;
    match opcode {
        AmdGcnLd | AmdGcnSt | AmdGcnRegionAlloc => {
            "no target has the region segment: use the group segment within a work-group, else the global one"
        }
        AmdGcnAtomicConsume => "write `atomic_sub` on a counter in the global segment",
        AmdGcnAtomicAppend => "write `atomic_add` on a counter in the global segment",
        AmdGcnB4Xchg | AmdGcnB32Xchg => "write `activelanepermute` to exchange values between lanes",
        _ => "write it with instructions of the HSA Programmer's Reference Manual 1.0",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_that_is_not_translated_has_a_remedy_of_its_own() {
        let general = instead(Opcode::Add);
        let of_vendors = Opcode::ALL
            .iter()
            .filter(|opcode| opcode.vendor_extension().is_some());
        let (translated, lacking): (Vec<&Opcode>, Vec<&Opcode>) =
            of_vendors.partition(|opcode| is_translated(**opcode));
        for opcode in &lacking {
            let found = untranslated(**opcode, Span::NONE);
            assert!(found.message.contains(opcode.name()), "{}", found.message);
            assert_ne!(found.help.as_deref(), Some(general), "{opcode}");
        }
        assert_eq!((translated.len(), lacking.len()), (29, 7));
    }
}
