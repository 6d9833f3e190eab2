//! Legal statements of `data/accepts.txt` and the canonical text of each.

use wavelift_frontend_hsail::{parse_text, parse_with, print};
use wavelift_hsail::model::{Operand, Statement};
use wavelift_hsail::{Severity, validate};

fn kernel(statement: &str) -> String {
    format!("module &m:1:0:$full:$large:$default;\nkernel &k()\n{{\n{statement}\n}};\n")
}

#[test]
fn canonical_text_of_each_statement() {
    let mut count = 0;
    for line in include_str!("data/accepts.txt")
        .lines()
        .filter(|l| !l.starts_with('#'))
    {
        let (statement, expected) = line.split_once(" => ").unwrap();
        let module =
            parse_text("t", &kernel(statement)).unwrap_or_else(|found| panic!("{statement}: {found:?}"));
        assert_eq!(validate(&module), [], "{statement}");
        let printed = print(&module);
        assert_eq!(
            printed.lines().nth(4),
            Some(format!("\t{expected}").as_str()),
            "{statement}"
        );
        count += 1;
    }
    assert!(count >= 40);
}

#[test]
fn integers_that_lose_bits_are_warned_of() {
    for (statement, warns) in [
        ("mov_b32 $s0, 0x100000000;", true),
        ("mov_b32 $s0, 0xffffffff;", false),
        ("mov_b32 $s0, -2147483648;", false),
        ("mov_b32 $s0, -2147483649;", true),
        ("mov_b1 $c0, 2;", true),
        ("cvt_u32_u8 $s0, 256;", true),
        ("mov_u64 $d0, -1;", false),
    ] {
        let (module, found) = parse_with("t", &kernel(statement), Default::default());
        assert!(module.is_some(), "{statement}");
        let warned = found
            .iter()
            .any(|d| d.severity == Severity::Warning && d.code == "constant-truncated");
        assert_eq!(warned, warns, "{statement}: {found:?}");
    }
}

#[test]
fn references_point_to_the_definition() {
    // HSA PRM 18.5.1: even where the definition comes later.
    let text = "module &m:1:0:$full:$large:$default;\ndecl global_u32 &x;\ndecl function &f()();\n\
                kernel &k() { ld_global_u32 $s0, [&x]; { call &f()(); } };\n\
                global_u32 &x;\nfunction &f()() {};\n";
    let module = parse_text("t", text).unwrap();
    assert_eq!(validate(&module), []);
    let kernel = &module.executables[module.find_executable("&k").unwrap()];
    let mut seen = 0;
    for statement in &kernel.body {
        let wavelift_hsail::model::Statement::Inst(inst) = statement else {
            continue;
        };
        for operand in module.inst_operands(inst) {
            if let Some(id) = operand.address().and_then(|a| a.symbol.expand()) {
                assert!(module.variables[id].is_definition);
                seen += 1;
            }
            if let wavelift_hsail::model::Operand::Executable(id) = operand {
                assert!(module.executables[*id].is_definition);
                seen += 1;
            }
        }
    }
    assert_eq!(seen, 2);
}

#[test]
fn layout_of_vectors_and_addresses_says_nothing() {
    // The first of each is laid out as most texts have it.
    for group in [
        &[
            "ld_v2_global_u32 ($s0, $s1), [$d2+12];",
            "ld_v2_global_u32 ($s0,$s1), [$d2+12];",
            "ld_v2_global_u32 ( $s0 ,  $s1 ) , [ $d2 + 12 ] ;",
            "ld_v2_global_u32 ($s0,\n$s1), [$d2+0xc];",
            "ld_v2_global_u32 ($s0, $s1), [$d2+014];",
        ][..],
        &[
            "st_v4_global_u32 ($s0, $s1, $s2, $s3), [$d0];",
            "st_v4_global_u32 ($s0, $s1, $s2 , $s3), [ $d0];",
            "st_v4_global_u32 ($s0, $s1, $s2, $s3), [$d0 + 0];",
        ],
        // An address of group memory has 32 bits.
        &[
            "ld_group_u32 $s0, [$s1+4];",
            "ld_group_u32 $s0, [$s1+4294967300];",
            "ld_group_u32 $s0, [$s1-4294967292];",
        ],
        &[
            "ld_global_u32 $s0, [$d1+4294967300];",
            "ld_global_u32 $s0, [ $d1+4294967300];",
        ],
        &[
            "combine_v2_b64_b32 $d0, ($s0, $s1);",
            "combine_v2_b64_b32 $d0,( $s0,$s1);",
        ],
    ] {
        let printed = |statement: &str| {
            let (module, _) = parse_with("t", &kernel(statement), Default::default());
            print(&module.unwrap_or_else(|| panic!("{statement}")))
        };
        for other in &group[1..] {
            assert_eq!(printed(other), printed(group[0]), "{other}");
        }
    }
}

#[test]
fn operands_of_vectors_have_places() {
    let statement = "ld_v2_global_u32 ($s0, $s1), [$d2+12];";
    for text in [kernel(statement), kernel(&statement.replace("($s0", "( $s0"))] {
        let module = parse_text("t", &text).unwrap();
        let inst = module
            .executables
            .values()
            .flat_map(|executable| &executable.body)
            .find_map(|statement| match statement {
                Statement::Inst(inst) => Some(inst),
                _ => None,
            });
        let inst = inst.expect("an instruction");
        let operands = module.operands(inst.operands);
        let Operand::Vector(list) = operands[0] else {
            panic!("{operands:?}")
        };
        let place = |list, index| &text[module.operand_span(inst, list, index).range()];
        assert_eq!([place(list, 0), place(list, 1)], ["$s0", "$s1"]);
        assert_eq!(place(inst.operands, 1), "[$d2+12]");
    }
}
