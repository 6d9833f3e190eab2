//! Machine functions as text. That what is printed reads back and goes on to the same bytes is checked of every program that these tests
//! run (`support::on_tiny`): the kernel corpus has private memory or operations that the machine lacks.

mod support;

use support::{compiled, module, with_registers};
use wavelift_codegen::machine::text::{ResumeError, parts};
use wavelift_codegen::target::{Options, Target};
use wavelift_tiny::backend::compiler;

#[test]
fn spills_fixed_edges_and_both_views_are_in_the_text() {
    let text = include_str!("../vector_add.hsail");
    let kernel = compiled(&module(text), &Options::default(), "&vector_add");
    let isel = kernel.body.mir.text("isel");
    for part in [
        "machine kernel %vector_add target tiny wave 8 after isel {\n    .scalars 32\n    .vectors 32\nmb0: wave",
        "lanes -> ",
        ":v1 = item.l 0 @",
        ":s2 early = pair ",
    ] {
        assert!(isel.contains(part), "{part}\n{isel}");
    }
    let tight = with_registers([4, 3]);
    let kernel = compiled(&module(text), &tight, "&vector_add");
    let text = kernel.body.mir.text("regalloc");
    assert!(text.contains(" = park s") || text.contains("spill v"), "{text}");
}

/// What is wrong with a kernel of these lines.
fn wrong(lines: &str) -> String {
    let text = format!("machine kernel %k target tiny wave 8 after isel {{\n{lines}\n}}\n");
    let parts = parts(&text).unwrap_or_else(|error| panic!("{error}"));
    match compiler().resume(&parts[0], None, true) {
        Err(ResumeError::Text(errors)) => errors[0].to_string(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn mistakes_have_places_and_remedies() {
    let block = "mb0: wave of block0\n";
    for (line, says) in [
        (
            "    %1:s1 = ad 1, 2",
            "3:13: unknown instruction `ad`; did you mean `add`?",
        ),
        ("    %1:s1 = add 1", "3:13: expected 2 source(s) after `add`"),
        (
            "    %1:q1 = add 1, 2",
            "3:8: `q1` is no type; a type is the prefix of a file (s, v) and as many units as its tuples have",
        ),
        (
            "    %1:s1 = add %2, 2",
            "3:17: nothing says what type %2 has; say it where the register is defined: `%2:s1 = ...`",
        ),
        (
            "    %1:s2 = pair 1 2",
            "3:20: expected a modifier (`name:value`) or a comma in front of another operand",
        ),
        ("    jump mb7", "3:10: there is no block mb7"),
    ] {
        // A jump ends the block itself.
        let end = if line.contains("jump") { "" } else { "\n    end" };
        let found = wrong(&format!("{block}{line}{end}"));
        assert_eq!(found, says, "{line}");
    }
}
