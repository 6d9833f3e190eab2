//! Kernels that nobody tuned for: OpenCL sources, which clang makes LLVM IR of, which becomes HSAIL here.
//!
//! The quality of code is measured beside clang's on kernels of the corpus, and these are looked at again and again. Here anybody writes a kernel
//! in OpenCL, and has it as HSAIL and as clang's code object in a moment: [`translate`] does what a high-level compiler's last step
//! does, no optimisation of its own. [`Kernel`] reads a source with its launch, and makes both.
//!
//! What is not translated is an error with the line of the IR: calls that are not inlined and are no function of OpenCL that an operation of
//! HSAIL does, integers of more than 64 bits, arguments of several values, `frem`.

mod constants;
mod emit;
mod instructions;
mod ir;
mod lex;
mod parse;
mod peer;
mod run;

pub use peer::{Kernel, Launch, MACHINES, Machine};
pub use run::{Run, beside};

use std::fmt;

/// What cannot be translated, or a tool that failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// The line of the text, from 1; 0 where none is to blame.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

impl Error {
    pub(crate) fn new(line: usize, what: impl Into<String>) -> Error {
        Error {
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.what),
            line => write!(f, "line {line} of the IR: {}", self.what),
        }
    }
}

impl std::error::Error for Error {}

/// LLVM IR text of kernels for `spir64` as HSAIL text of the large machine model.
///
/// # Errors
/// With the line, if the text has what is not translated.
pub fn translate(text: &str) -> Result<String, Error> {
    emit::text(&parse::module(text)?)
}

#[cfg(test)]
mod tests {
    use super::translate;

    fn kernel(body: &str) -> String {
        format!("define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\nentry:\n{body}\n}}\n")
    }

    #[test]
    fn a_loop_has_copies_at_its_edges() {
        let text = kernel(
            "  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %j = add nuw i32 %i, 1\n  %c = icmp \
             slt i32 %j, %n\n  br i1 %c, label %loop, label %out\nout:\n  store i32 %j, ptr addrspace(1) %p, align 4\n  ret void",
        );
        let made = translate(&text).expect("a loop");
        for line in [
            "\tadd_u32\t$s",
            "\tcmp_lt_b1_s32\t$c0, ",
            "\tcbr_b1\t$c0, @L1;",
            "\tst_global_align(4)_u32\t$s",
        ] {
            assert!(made.contains(line), "{line} in {made}");
        }
    }

    #[test]
    fn atomics_and_copies_keep_signs_and_alignments() {
        let call = |name: &str| format!("  %o = call i32 @{name}(ptr addrspace(1) %p, i32 %n)\n  ret void");
        for (name, operation) in [
            ("_Z10atomic_maxPU3AS1Vii", "max_global_rlx_agent_s32"),
            ("_Z10atomic_maxPU3AS1Vjj", "max_global_rlx_agent_u32"),
        ] {
            let made = translate(&kernel(&call(name))).expect("an atomic operation");
            assert!(made.contains(operation), "{made}");
        }
        for (alignment, access) in [(4, "ld_global_align(4)_u32"), (1, "ld_global_align(1)_u8")] {
            let text = kernel(&format!(
                "  %a = alloca [4 x i32], align 4\n  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %a, ptr addrspace(1) align \
                 {alignment} %p, i64 16, i1 false)\n  ret void"
            ));
            let made = translate(&text).expect("a copy");
            assert!(made.contains(access), "{made}");
        }
    }

    #[test]
    fn what_moves_is_loaded_first() {
        let text = kernel(
            "  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %p, ptr addrspace(1) align 1 %p, i64 3, i1 false)\n  ret void",
        );
        let made = translate(&text).expect("a move");
        let of = |what: &str| {
            made.lines()
                .map(|line| line.trim_start().starts_with(what))
                .collect::<Vec<_>>()
        };
        let (loads, stores) = (of("ld_global"), of("st_global"));
        assert_eq!(loads.iter().filter(|&&load| load).count(), 3, "{made}");
        assert!(
            loads.iter().rposition(|&load| load) < stores.iter().position(|&store| store),
            "{made}"
        );
    }

    #[test]
    fn what_is_not_translated_is_an_error() {
        for (text, wrong) in [
            (
                kernel(
                    "  %b = call <4 x i32> @llvm.umin.v4i32(<4 x i32> zeroinitializer, <4 x i32> zeroinitializer)\n  ret void",
                ),
                "several elements",
            ),
            (
                kernel("  %b = call i32 @llvm.umin.i32()\n  ret void"),
                "takes 2 arguments",
            ),
            (
                kernel("  %b = call i32 @llvm.abs.i32()\n  ret void"),
                "takes 1 arguments",
            ),
            (
                kernel("  %b = call i32 @llvm.uadd.sat.i32(i32 %n)\n  ret void"),
                "takes 2 arguments",
            ),
            (kernel("  %b = sext i0 0 to i32\n  ret void"), "no type"),
            (
                kernel("  %b = add <0 x i32> zeroinitializer, zeroinitializer\n  ret void"),
                "1 to 16 scalars",
            ),
            (
                kernel("  %b = alloca [18446744073709551615 x i64]\n  ret void"),
                "are the most",
            ),
            (
                kernel(&format!(
                    "  %b = alloca {}i32\n  ret void",
                    "[1 x ".repeat(100_000)
                )),
                "within each other",
            ),
            (
                kernel("  %b = alloca i32, i32 4, align 4\n  ret void"),
                "of several",
            ),
            (kernel("  %b = icmp \"\" i32 %n, 1\n  ret void"), "comparison"),
            (
                "define spir_kernel void @k() {\nentry:\n  ret void\n".to_owned(),
                "does not end",
            ),
            (
                "@x = addrspace(1) global i32 5, align 4\n".to_owned(),
                "may write",
            ),
        ] {
            let error = translate(&text).expect_err(wrong).to_string();
            assert!(error.contains(wrong), "{error}");
        }
    }

    #[test]
    fn narrow_integers_are_extended_before_they_are_compared() {
        let text = kernel(
            "  %a = trunc i32 %n to i8\n  %b = add i8 %a, 3\n  %c = icmp slt i8 %b, -2\n  %d = zext i1 %c to i32\n  store i32 %d, \
             ptr addrspace(1) %p\n  ret void",
        );
        let made = translate(&text).expect("bytes");
        assert!(made.contains("cvt_s32_s8"), "{made}");
        assert!(made.contains(", 4294967294;"), "{made}");
    }

    #[test]
    fn what_is_not_translated_is_an_error_with_its_line() {
        for (body, what) in [
            ("  %a = zext i32 %n to i128\n  ret void", "i128"),
            ("  call void @printf(i32 %n)\n  ret void", "printf"),
            ("  %a = add i32 %m, 1\n  ret void", "%m"),
        ] {
            let error = translate(&kernel(body)).expect_err(body);
            assert_eq!(error.line, 3, "{error}");
            assert!(error.what.contains(what), "{error}");
        }
    }
}
