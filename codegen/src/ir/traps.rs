//! Reasons of `debugtrap` that programs do not give themselves: what the translation checks at run time.
//!
//! Programs may use any number of 32 bits; these are chosen to be unlikely, and are for messages only.

/// The handle of an indirect call names no function of its signature.
pub const BAD_HANDLE_TRAP: u64 = 0xffff_fff1;

/// Bytes of a work-item's stack, from which `alloca` takes what is not known when code is made.
pub const STACK_BYTES: u32 = 16 * 1024;

/// `alloca` finds no room on the stack of the work-item; the lower bits ([`STACK_TRAP_BYTES`]) are the bytes that it would have had to have.
pub const STACK_TRAP: u64 = 0xe000_0000;

/// Most bytes that [`STACK_TRAP`] tells.
pub const STACK_TRAP_BYTES: u64 = 0x0fff_ffff;

/// What a `debugtrap` with this reason says to users.
pub fn trap_message(reason: u64) -> String {
    match reason {
        BAD_HANDLE_TRAP => "the handle of an indirect call names no function of its signature".to_owned(),
        _ if reason & !STACK_TRAP_BYTES == STACK_TRAP => match reason & STACK_TRAP_BYTES {
            STACK_TRAP_BYTES => format!(
                "out of stack: `alloca` needs {STACK_TRAP_BYTES} bytes or more, but a work-item has {STACK_BYTES}"
            ),
            need => format!(
                "out of stack: `alloca` needs {need} bytes with those in use, but a work-item has {STACK_BYTES}"
            ),
        },
        _ => format!("debugtrap {reason:#x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages() {
        assert_eq!(trap_message(7), "debugtrap 0x7");
        assert!(trap_message(BAD_HANDLE_TRAP).contains("handle"));
        let text = trap_message(STACK_TRAP | 20_000);
        assert!(text.contains("20000 bytes") && text.contains("16384"), "{text}");
        let text = trap_message(STACK_TRAP | STACK_TRAP_BYTES);
        assert!(text.contains("or more"), "{text}");
    }
}
