//! The text form of the IR (`.wl` files): printer and parser.
//!
//! The text is complete: what is printed parses back to the same module, with the same value and block numbers, and
//! printing that gives the same text again. Both directions follow the instruction table by format; an instruction
//! that is added to the table has its text form without any code here.
//!
//! # Grammar
//! A statement is one line; lines may be continued inside `()` and `[]`. `;` starts a comment.
//! ```text
//! module %name large                      ; or small; the line may be missing: large
//! group %tile : 1024 align 4              ; segment, name, bytes, alignment in bytes
//! global %table : 4 align 4 = [01 00 00 ff]
//! global external %other : 8 align 8      ; defined in another module
//! global export %shared : 8 align 8       ; seen by other modules
//! readonly const %table : 4 align 4 = [01 00 00 00]     ; always its initial bytes
//! external function %g
//! kernel %k {
//!     source "k.hsail"                    ; what @LINE refers to
//!     kernarg 24                          ; bytes; may be missing: the end of the last parameter
//!     param %out : i64 at 0 align 8       ; an array: i32 x 4
//!     param %image : i64 at 8 align 8 read_only_image     ; and the other kinds, by their names in `ParamKind`
//!     required_group_size 64 1 1          ; and the other limits, by their names in `KernelLimits`
//!     private %stack : 16 align 4         ; a variable that only this kernel has
//! block0:
//!     v0 = workitemabsid.i32 0
//!     v1 = iconst.i32 -1                  ; decimal or 0x; negative: as many bits as the type has
//!     v2 = fconst.f32 1.5                 ; 0x means bits
//!     v3 = symbol_addr.i32 %tile
//!     v4, v5 = load.i32 group align 8 width all [v3+16]
//!     v6 = fadd.ftz.up.f32 v2, v2 @12     ; a mode, the controlling type, a source line
//!     v7 = icmp.slt v4, v5
//!     v8 = atomic_rmw.i32 add group align 4 scar wg [v3], v4
//!     v9: i32 = call %g(v4)               ; result types that the table does not give
//!     branch width 64 v7, block1(v4), block2
//! block1(v10: i32):
//!     switch v10, [block2, block1(v4)]
//! block2:
//!     return
//! wave {                                  ; the wave level, once a function has one
//! block3 of block0 1..2:              ; the lane program of block0 is instructions 1 to 2
//!     v20 = exec_get
//!     | v0 = workitemabsid.i32 0
//!     wave_end
//! }
//! }
//! ```
//! The suffixes of a mnemonic (condition, mode, type) may come in any order; the printer writes condition, mode, type.
//! Memory attributes are `align N` (bytes), `const` or `mutable` where the segment's default is the other, `equiv N`,
//! an order (`rlx scacq screl scar`), a scope (`wi wave wg agent system`) and `width W`, all but `align` only where
//! they are not the default.
//!
//! In the wave section `|` marks an instruction that the wave level shares with the thread level; its text is that of
//! the thread level. Instructions without the mark belong to the wave level alone.
//!
//! Values keep the numbers they have in the text; numbers that are left out are taken up by unplaced `undef`s.

mod build;
mod error;
mod lexer;
mod names;
mod parse_header;
mod parse_inst;
mod parse_operands;
mod parser;
mod printer;
#[cfg(test)]
mod tests;
mod tokens;

pub use error::{ParseError, ParseErrorKind, Span};
pub use names::{Names, print_name};
pub use parser::{Comment, FunctionSpan, ParsedModule, Places, parse_module, parse_module_with_comments};
pub use printer::{display_bytes, print_block_header, print_function, print_inst, print_module};
