//! Operations of the extensions "amd:gcn" and "amd:mipmap": none is translated, no manual describes them. Most have a name that says
//! what they were made for, and the language has instructions for that.

use crate::diagnostics::Diagnostic;
use crate::model::{Item, Module, Opcode};
use crate::source::Span;

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

/// What to write instead of an operation of an extension.
fn instead(opcode: Opcode) -> &'static str {
    use Opcode::*;
    match opcode {
        AmdGcnMadU | AmdGcnMadS => "write `mad`, or `mad24` for factors of 24 bits",
        AmdGcnMax3 => "write two `max`",
        AmdGcnMin3 => "write two `min`",
        AmdGcnMed3 => "write `min` and `max`: the middle one is max(min(a, b), min(max(a, b), c))",
        AmdGcnMax => "write `max`",
        AmdGcnMin => "write `min`",
        AmdGcnDivRelaxed | AmdGcnDivRelaxedNarrow => {
            "write `div`, or `nrcp` and `mul` where less precision is enough"
        }
        AmdGcnFLdExp => "multiply by the power of two, whose bits are the exponent shifted to its place",
        AmdGcnFrExpExp | AmdGcnFrExpMant => {
            "take exponent and fraction apart with `bitextract`, as bits of the number"
        }
        AmdGcnTrigPreOp => {
            "write `nsin` and `ncos` for arguments that are not large, or reduce the argument before"
        }
        AmdGcnBfm => "write `bitmask`",
        AmdGcnMSad | AmdGcnQSad | AmdGcnMQSad | AmdGcnMQSad4 | AmdGcnSadW | AmdGcnSadD => {
            "write `sad` and `sadhi`, or `sub` and `abs` with `add`"
        }
        AmdGcnAtomic | AmdGcnAtomicNoRet => "write a loop with `atomic_cas`, or use integers",
        AmdGcnLd | AmdGcnSt | AmdGcnRegionAlloc => {
            "no target has the region segment: use the group segment within a work-group, else the global one"
        }
        AmdGcnAtomicConsume => "write `atomic_sub` on a counter in the global segment",
        AmdGcnAtomicAppend => "write `atomic_add` on a counter in the global segment",
        AmdGcnB4Xchg | AmdGcnB32Xchg => "write `activelanepermute` to exchange values between lanes",
        AmdGcnSleep | AmdGcnPriority => "leave it out: it changes no result",
        AmdMipmapRdImageLod | AmdMipmapRdImageGrad | AmdMipmapLdImageMip | AmdMipmapStImageMip
        | AmdMipmapQueryImage => {
            "keep each level in a buffer of its own in the global segment, and pass its sizes as arguments"
        }
        _ => "write it with instructions of the HSA Programmer's Reference Manual 1.0",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_of_an_extension_has_a_remedy_of_its_own() {
        let general = instead(Opcode::Add);
        let mut count = 0;
        for opcode in Opcode::ALL
            .iter()
            .filter(|opcode| opcode.vendor_extension().is_some())
        {
            let found = untranslated(*opcode, Span::NONE);
            assert!(found.message.contains(opcode.name()), "{}", found.message);
            assert_ne!(found.help.as_deref(), Some(general), "{opcode}");
            count += 1;
        }
        assert_eq!(count, 36);
    }
}
