//! Why programs stop: the operands of `trap`, and what is said of them and of `debugtrap`.
//!
//! The reasons of `trap` have their upper bits set, so that they are told from what other compilers leave in the register of a
//! reason: numbers of work-items, addresses.

/// The handle of an indirect call names no function of its signature.
pub const BAD_HANDLE_TRAP: u64 = 0xffff_fff1;

/// Bytes of a work-item's stack, from which `alloca` takes what is not known when code is made.
pub const STACK_BYTES: u32 = 16 * 1024;

/// `alloca` finds no room on the stack of the work-item; the lower bits ([`STACK_TRAP_BYTES`]) are the bytes that it would have had to have.
pub const STACK_TRAP: u64 = 0xe000_0000;

/// Most bytes that [`STACK_TRAP`] tells.
pub const STACK_TRAP_BYTES: u64 = 0x0fff_ffff;

/// An operation generates floating-point exceptions at which the program is to stop; the lower bits say which, in the order of [`EXCEPTIONS`].
pub const EXCEPTION_TRAP: u64 = 0xd0ff_f000;

/// Names of the floating-point exceptions by their bits (HSA PRM 4.19.5).
pub const EXCEPTIONS: [&str; 5] = [
    "INVALID_OPERATION",
    "DIVIDE_BY_ZERO",
    "OVERFLOW",
    "UNDERFLOW",
    "INEXACT",
];

/// Names of the floating-point exceptions that have a bit here.
pub fn exception_names(bits: u64) -> String {
    let named = EXCEPTIONS.iter().enumerate();
    let named = named.filter(|(bit, _)| bits >> bit & 1 == 1);
    named.map(|(_, name)| *name).collect::<Vec<_>>().join(", ")
}

/// What a `debugtrap` with this operand says to users.
pub fn debugtrap_message(operand: u64) -> String {
    format!("debugtrap {operand:#x}")
}

/// What a `trap` for this reason says to users; nothing if it is none.
pub fn trap_message(reason: u64) -> Option<String> {
    const BITS: u64 = (1 << EXCEPTIONS.len()) - 1;
    Some(match reason {
        BAD_HANDLE_TRAP => "the handle of an indirect call names no function of its signature".to_owned(),
        _ if reason & !BITS == EXCEPTION_TRAP => {
            format!(
                "exception {}, at which the program is to break",
                exception_names(reason & BITS)
            )
        }
        _ if reason & !STACK_TRAP_BYTES == STACK_TRAP => match reason & STACK_TRAP_BYTES {
            STACK_TRAP_BYTES => format!(
                "out of stack: `alloca` needs {STACK_TRAP_BYTES} bytes or more, but a work-item has {STACK_BYTES}"
            ),
            need => format!(
                "out of stack: `alloca` needs {need} bytes with those in use, but a work-item has {STACK_BYTES}"
            ),
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages() {
        assert_eq!(debugtrap_message(7), "debugtrap 0x7");
        let text = |reason| trap_message(reason).expect("a reason");
        assert!(text(BAD_HANDLE_TRAP).contains("handle"));
        let stack = text(STACK_TRAP | 20_000);
        assert!(
            stack.contains("20000 bytes") && stack.contains("16384"),
            "{stack}"
        );
        let stack = text(STACK_TRAP | STACK_TRAP_BYTES);
        assert!(stack.contains("or more"), "{stack}");
        let exception = text(EXCEPTION_TRAP | 0b10010);
        assert!(exception.contains("DIVIDE_BY_ZERO, INEXACT"), "{exception}");
        assert_eq!(trap_message(7), None);
    }
}
