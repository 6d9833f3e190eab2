//! What to do about a diagnostic that has no help of its own, by its code.
//!
//! Where a rule is found broken, the one who finds it often knows what was meant (`did you mean`) and says so; what is here
//! is what the rule itself asks for.

/// The general remedy for a code.
pub fn remedy(code: &str) -> Option<&'static str> {
    let found = REMEDIES.binary_search_by(|(name, _)| (*name).cmp(code));
    found.ok().map(|index| REMEDIES[index].1)
}

/// Codes and remedies, in the order of the codes.
const REMEDIES: &[(&str, &str)] = &[
    (
        "address-segment",
        "take the address of a variable of the segment that the instruction names",
    ),
    ("address-size", "use a register of the segment's address size"),
    (
        "aggregate-for-non-bit",
        "aggregates initialise variables of bit types only: declare it as `b8` and so on",
    ),
    (
        "align-below-natural",
        "give at least the natural alignment of the type, or leave `align` out",
    ),
    (
        "arg-block",
        "begin the block with `{` and end it with `}` within the same code block",
    ),
    (
        "arg-block-without-call",
        "put one call into the arg block, or remove the block",
    ),
    (
        "argument-access",
        "store inputs before the call and load outputs after it",
    ),
    (
        "argument-count",
        "pass one arg variable for each formal of the callee",
    ),
    (
        "argument-mismatch",
        "declare the arg variable with the type, size and alignment of the formal",
    ),
    ("array-element", "write each element with the type of the array"),
    (
        "atomic-model",
        "use the size of the machine model's addresses: 32 bits in the small model, 32 or 64 in the large",
    ),
    (
        "b1-variable",
        "control registers hold such values; use `b8` or larger in memory",
    ),
    ("bad-align", "alignments are powers of two from 1 to 256"),
    (
        "bad-argument",
        "see the values that the modifier takes in the section named here",
    ),
    (
        "bad-identifier",
        "a sigil, then a letter or `_`, then letters, digits, `_` and `.`",
    ),
    (
        "bad-literal",
        "decimal, `0x` hexadecimal or octal digits; floats as `1.5f` or bits such as `0F3fc00000`",
    ),
    (
        "bad-loc",
        "write `loc LINE;`, `loc LINE COLUMN;` or `loc LINE COLUMN \"FILE\";`",
    ),
    (
        "bad-opcode",
        "use an instruction of the HSA Programmer's Reference Manual 1.0",
    ),
    (
        "bad-register",
        "registers are `$c`, `$s`, `$d` or `$q` and a number below that file's limit",
    ),
    (
        "bad-segment",
        "use global, readonly, group, private, spill, arg or kernarg",
    ),
    ("base-f64", "declare the module with `$full`, or use f32"),
    (
        "base-ftz",
        "write the modifier `ftz`: the Base profile flushes subnormal numbers",
    ),
    ("base-icall", "declare the module with `$full`, or use `scall`"),
    (
        "base-rounding",
        "declare the module with `$full`, or leave the rounding to the default",
    ),
    ("bit-constant", "give the bits as an integer"),
    (
        "branch-across-arg-block",
        "branch within the arg block, or past it as a whole",
    ),
    (
        "brig-constant",
        "the file is damaged, or its producer writes another BRIG version",
    ),
    (
        "brig-elf",
        "the file is damaged or cut off, or has no section `.brig`; write it again",
    ),
    (
        "brig-entry",
        "the file is damaged, or its producer writes another BRIG version",
    ),
    (
        "brig-enum",
        "the file is damaged, or its producer writes another BRIG version",
    ),
    ("brig-header", "the file is damaged or cut off; write it again"),
    ("brig-limit", "split the module"),
    ("brig-magic", "pass BRIG, HSAIL text, IR text or a code object"),
    (
        "brig-module",
        "a BRIG module begins with exactly one `module` directive",
    ),
    (
        "brig-name",
        "the file is damaged, or its producer writes another BRIG version",
    ),
    (
        "brig-offset",
        "the file is damaged, or its producer writes another BRIG version",
    ),
    (
        "brig-operand",
        "the file is damaged, or its producer writes another BRIG version",
    ),
    (
        "brig-padding",
        "producers must set padding to zero; write the file again",
    ),
    (
        "brig-reserved",
        "producers must set reserved fields to zero; write the file again",
    ),
    ("brig-section", "the file is damaged or cut off; write it again"),
    ("brig-version", "write the module as BRIG 1.0"),
    ("call-graph-limit", "split the module, or check kernels in groups"),
    ("call-not-once", "put exactly one call into each arg block"),
    (
        "call-outside-arg-block",
        "put the call, with its arguments, into `{ ... }`",
    ),
    (
        "const-without-initializer",
        "initialise the variable, or leave `const` out",
    ),
    ("constant-range", "use a number that the type can hold"),
    (
        "constant-truncated",
        "write the number in the digits that the type can hold",
    ),
    (
        "constant-type",
        "write a constant of the type that is expected here, or its bits",
    ),
    (
        "control-conflict",
        "keep one of the directives, or give them the same values",
    ),
    (
        "control-operand",
        "see the operands of the directive in the section named here",
    ),
    (
        "control-order",
        "control directives come before the first statement of the code block",
    ),
    ("core-extension", "`CORE` excludes every other extension"),
    (
        "declaration-mismatch",
        "make the declaration and the definition the same",
    ),
    ("declaration-with-body", "leave out `decl`, or the body"),
    (
        "defined-twice",
        "keep one definition, declare the others with `decl`, or leave out `prog`",
    ),
    ("definition-order", "put the definition before what needs it"),
    (
        "duplicate-definition",
        "remove one of the definitions or rename it",
    ),
    (
        "duplicate-destination",
        "load each element into a register of its own",
    ),
    ("duplicate-label", "rename one of the labels"),
    ("duplicate-name", "rename one of the two"),
    ("duplicate-property", "keep one of the properties"),
    ("empty-aggregate", "give at least one element"),
    ("empty-statement", "remove the `;`"),
    ("extension-order", "put extensions right behind the module header"),
    (
        "fbarrier-placement",
        "declare fbarriers in the module or in a kernel or function",
    ),
    ("float-for-integer", "write an integer, or the bits of the float"),
    ("formal-qualifier", "leave the qualifier out"),
    (
        "formal-segment",
        "formals are `kernarg` in kernels and `arg` in functions and signatures",
    ),
    (
        "handle-allocation",
        "declare images, samplers and signals without `alloc(agent)` or as the section named here allows",
    ),
    (
        "handle-segment",
        "see the segments that may hold such handles in the section named here",
    ),
    (
        "icall-target",
        "define an indirect function with the arguments of the signature in a module of the program",
    ),
    (
        "image-format",
        "use a channel type and order that may stand together",
    ),
    (
        "image-property",
        "give the properties that this geometry has, and no others",
    ),
    ("in-arg-block", "move it out of the arg block"),
    (
        "indirect-function",
        "declare a function for calls through an address as `indirect`",
    ),
    (
        "initializer-on-declaration",
        "leave out `decl`, or the initialiser",
    ),
    (
        "initializer-segment",
        "only global and readonly variables have initialisers: store the value in the code",
    ),
    (
        "initializer-size",
        "give exactly as many elements as the variable has",
    ),
    ("initializer-type", "initialise the variable with its own type"),
    (
        "invalid-character",
        "remove the character, or write it inside a comment or string",
    ),
    ("kernel-output", "kernels have no output: store results to memory"),
    ("list-too-long", "split the instruction"),
    (
        "load-of-output",
        "store to the output formal, and keep the value in a register",
    ),
    (
        "misplaced-qualifier",
        "remove the qualifier, or put it before what it qualifies",
    ),
    ("missing-argument", "write the argument in parentheses"),
    (
        "missing-dimension",
        "write the number of elements, or initialise the array",
    ),
    (
        "missing-extension",
        "write `extension \"NAME\";` behind the module header",
    ),
    (
        "missing-module-header",
        "begin with `module &NAME:1:0:$full:$large:$default;`",
    ),
    ("missing-property", "give every property once"),
    ("missing-semicolon", "write the `;`"),
    ("missing-suffix", "write the suffix behind the instruction's name"),
    ("module-header", "write `module &NAME:1:0:$full:$large:$default;`"),
    ("module-name", "give each module of the program a name of its own"),
    ("nested-arg-block", "end the outer block first"),
    (
        "nonzero-signal",
        "initialise it with 0; the host puts the handle there",
    ),
    ("not-a-variable", "use a variable, or the address in a register"),
    (
        "not-supported-yet",
        "do it with other instructions: no target has it (docs/status.md says what is missing)",
    ),
    ("not-text", "pass text in UTF-8, or BRIG"),
    ("offset-after-name", "write `[NAME][OFFSET]`"),
    (
        "opaque-store",
        "copy images, samplers and signals with `ld` and `st` of their own type",
    ),
    (
        "opaque-type",
        "load and store images, samplers and signals with the type of their variable",
    ),
    (
        "operand-count",
        "see the instruction's operands in the section named here",
    ),
    (
        "out-of-scope",
        "declare it before its use, in the same block or an outer one",
    ),
    ("outside-variable", "keep the access within the variable"),
    ("program-mismatch", "declare all modules of the program alike"),
    (
        "qualifier-order",
        "write `decl prog` and so on in the order of the section named here",
    ),
    ("repeated-argument", "give each argument once"),
    ("reserved-name", "rename it"),
    (
        "sampler-addressing",
        "use an addressing mode that goes with the coordinates",
    ),
    ("scalar-for-array", "initialise the array with `TYPE[](...)`"),
    (
        "scall-mismatch",
        "list functions with the same formals as the first",
    ),
    ("second-call", "put each call into an arg block of its own"),
    ("second-module-header", "put each module into a file of its own"),
    (
        "signal-model",
        "use `sig64` in the large machine model and `sig32` in the small",
    ),
    ("signature-linkage", "leave out `decl` and `prog`"),
    ("store-to-input", "copy the input into a register and change that"),
    (
        "suffix-order",
        "write the suffixes in the order of the section named here",
    ),
    ("text-too-long", "split the module"),
    ("too-large", "make it smaller, or split it"),
    (
        "too-many-errors",
        "mend these first; the rest may follow from them",
    ),
    (
        "too-many-outputs",
        "functions have at most one output: return more through memory",
    ),
    (
        "too-many-registers",
        "use fewer registers at a time, or spill to the spill segment",
    ),
    (
        "undefined-in-program",
        "add the module that defines it to the program",
    ),
    (
        "undefined-symbol",
        "define it in the module, or declare it with `decl prog` and define it in another module",
    ),
    ("unexpected-token", "see the grammar in the section named here"),
    ("unexpected-vector", "write one operand"),
    (
        "unknown-instruction",
        "see the instructions in the section named here",
    ),
    (
        "unknown-label",
        "write the label before a statement of this function",
    ),
    ("unknown-property", "see the properties in the section named here"),
    (
        "unknown-suffix",
        "see the suffixes of the instruction in the section named here",
    ),
    ("unknown-symbol", "declare it before its use"),
    ("unknown-type", "see the types in the section named here"),
    ("unnamed-formal", "name every formal of a definition"),
    (
        "unsized-formal",
        "only the last formal may have an open size, and only in functions",
    ),
    ("unsupported-version", "use version 1:0"),
    ("unterminated-comment", "end the comment with `*/`"),
    ("unterminated-string", "end the string with `\"` on the same line"),
    ("untyped-in-aggregate", "write each element as `TYPE(VALUE)`"),
    (
        "unused-argument",
        "pass the arg variable to the call, or remove it",
    ),
    (
        "variable-placement",
        "put the variable where its segment may be, as the section named here says",
    ),
    (
        "vector-size",
        "use as many elements as the instruction's `v2`, `v3` or `v4` says",
    ),
    (
        "wavesize",
        "use `WAVESIZE` only where the section named here allows it, or write a number",
    ),
    ("write-to-const", "leave out `const`, or do not write"),
    (
        "wrong-allocation",
        "leave `alloc(agent)` out; only global and readonly variables have it",
    ),
    (
        "wrong-argument",
        "see the values that may stand here in the section named here",
    ),
    ("wrong-callee", "name a function"),
    (
        "wrong-const",
        "leave `const` out, or read from global, readonly or kernarg memory",
    ),
    (
        "wrong-constant",
        "use a constant in the range that the section named here gives",
    ),
    ("wrong-ftz", "leave `ftz` out"),
    (
        "wrong-linkage",
        "see what may have program linkage in the section named here",
    ),
    (
        "wrong-operand",
        "use an operand of the kind that the section named here asks for",
    ),
    (
        "wrong-operation",
        "see the operations of the instruction in the section named here",
    ),
    (
        "wrong-order",
        "use one of the memory orders that the section named here allows",
    ),
    (
        "wrong-packing",
        "use one of the packing controls that the section named here allows",
    ),
    (
        "wrong-register",
        "use a register of the size that the type asks for",
    ),
    (
        "wrong-rounding",
        "use a rounding that the instruction and type have, or leave it out",
    ),
    (
        "wrong-scope",
        "use one of the memory scopes that the section named here allows",
    ),
    (
        "wrong-segment",
        "use one of the segments that the section named here allows",
    ),
    ("wrong-size", "use the size that the machine model asks for"),
    (
        "wrong-symbol-kind",
        "name something of the kind that is expected here",
    ),
    (
        "wrong-type",
        "use one of the types that the section named here allows",
    ),
    (
        "wrong-vector",
        "use one of the vector sizes that the section named here allows",
    ),
    ("zero-dimension", "give a number of elements above 0"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorted_without_duplicates() {
        assert!(REMEDIES.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(
            remedy("zero-dimension"),
            Some("give a number of elements above 0")
        );
        assert_eq!(remedy("address-segment").map(str::len), Some(REMEDIES[0].1.len()));
        assert_eq!(remedy("no-such-code"), None);
    }
}
