//! The columns of the instruction table must not contradict one another: what the formula does to registers, memory and the
//! program counter is what roles, implicit registers, flags and wait counters say.

use wavelift_amdgpu_meta::{Class, Flag, Implicit, Instruction, Latency, Machines, Role, Table, WaitCounter};

fn table() -> Table {
    let machines = Machines::read().unwrap();
    machines.get("Gfx9").unwrap().table.clone()
}

/// Byte positions of a name in a formula, as a whole word that is no method.
fn positions(formula: &str, name: &str) -> Vec<usize> {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    formula
        .match_indices(name)
        .map(|(at, _)| at)
        .filter(|&at| {
            !formula[..at].ends_with(|c| word(c) || c == '.') && !formula[at + name.len()..].starts_with(word)
        })
        .collect()
}

/// Whether the occurrence at `at` is the target of a plain assignment, alone or in a tuple.
fn is_target(formula: &str, at: usize, name: &str) -> bool {
    let after = formula[at + name.len()..].trim_start();
    let assigns = |text: &str| text.starts_with('=') && !text.starts_with("==");
    let in_tuple = formula[..at].trim_end().ends_with(['(', ',']) && after.starts_with([',', ')']);
    assigns(after)
        || in_tuple
            && after
                .split_once(')')
                .is_some_and(|(_, rest)| assigns(rest.trim_start()))
}

/// Whether a formula writes and reads a name. Compound assignment does both.
fn use_of(formula: &str, name: &str) -> (bool, bool) {
    let (mut writes, mut reads) = (false, false);
    for at in positions(formula, name) {
        let after = formula[at + name.len()..].trim_start();
        let compound = ["&=", "|=", "^="].iter().any(|op| after.starts_with(op));
        let borrowed = formula[..at].ends_with("&mut ");
        if is_target(formula, at, name) {
            writes = true;
        } else if compound || borrowed {
            (writes, reads) = (true, true);
        } else {
            reads = true;
        }
    }
    (writes, reads)
}

fn for_each_formula(mut check: impl FnMut(&Instruction, &str, &mut Vec<String>)) {
    let mut problems = Vec::new();
    let mut formulas = 0;
    for instruction in &table().instructions {
        if let Some(formula) = &instruction.semantics {
            formulas += 1;
            check(instruction, formula, &mut problems);
        }
    }
    assert!(formulas > 900, "only {formulas} formulas");
    assert!(
        problems.is_empty(),
        "{}:\n{}",
        problems.len(),
        problems.join("\n")
    );
}

#[test]
fn formulas_touch_the_implicit_registers_the_column_lists() {
    let registers = [
        (Implicit::Scc, "SCC"),
        (Implicit::Vcc, "VCC"),
        (Implicit::Exec, "EXEC"),
        (Implicit::M0, "M0"),
    ];
    for_each_formula(|instruction, formula, problems| {
        for (register, name) in registers {
            let (writes, reads) = use_of(formula, name);
            let (listed_writes, listed_reads) = (
                instruction.writes.contains(&register),
                instruction.reads.contains(&register),
            );
            // The execution mask also decides which lanes run, and compares with exec write it after the formula.
            let hidden = register == Implicit::Exec && instruction.mnemonic.starts_with("v_")
                || matches!(register, Implicit::Exec | Implicit::M0) && !writes && !reads;
            if !hidden && (writes != listed_writes || (reads && !writes) && !listed_reads) {
                problems.push(format!(
                    "{}: {name} written {writes} read {reads}, listed {listed_writes} {listed_reads}: {formula}",
                    instruction.mnemonic
                ));
            }
        }
    });
}

#[test]
fn formulas_use_every_source_and_assign_every_destination() {
    for_each_formula(|instruction, formula, problems| {
        // The address goes into `A`; operations on a whole wave pass handles.
        let memory = instruction
            .flags
            .iter()
            .any(|f| matches!(f, Flag::Load | Flag::Store));
        if instruction.flags.contains(&Flag::Wave)
            || formula.contains("cache")
            || formula.starts_with("whole.")
        {
            return;
        }
        for operand in &instruction.operands {
            let name = operand.name.as_str();
            let address = ["ADDR", "SBASE", "SADDR", "SRSRC", "SOFF"].contains(&name)
                || matches!(
                    operand.class,
                    Class::SmemOffset | Class::GlobalBase | Class::ScratchBase
                );
            let (writes, reads) = use_of(formula, name);
            let fine = match operand.role {
                _ if memory && address => !writes,
                // Branches take their target from the immediate; hints have no visible effect.
                Role::Src
                    if name == "IMM" && matches!(instruction.latency, Latency::Sopp | Latency::Branch) =>
                {
                    true
                }
                Role::Src => reads && !writes || always_false_or_true(instruction),
                Role::Dst | Role::SrcDst => writes,
                Role::SrcDstReturn => writes && reads,
            };
            if !fine {
                problems.push(format!(
                    "{}: {name} ({:?}): {formula}",
                    instruction.mnemonic, operand.role
                ));
            }
        }
    });
}

/// Compares whose result does not depend on their operands.
fn always_false_or_true(instruction: &Instruction) -> bool {
    matches!(instruction.semantics.as_deref(), Some("D = false" | "D = true"))
}

#[test]
fn formulas_access_memory_as_the_flags_say() {
    for_each_formula(|instruction, formula, problems| {
        let has = |flag| instruction.flags.contains(&flag);
        let (load, store) = (formula.contains("mem.load"), formula.contains("mem.store"));
        let atomic = formula.contains("mem.atomic");
        // What an operation on two places of group memory does to the first one counts.
        let load = load && !formula.contains("second_source");
        let expected = (load || atomic, store || atomic, atomic);
        if (load || store || atomic) && (has(Flag::Load), has(Flag::Store), has(Flag::Atomic)) != expected {
            problems.push(format!("{}: {formula}", instruction.mnemonic));
        }
        let jumps = positions(formula, "NEXT_PC")
            .iter()
            .any(|&at| is_target(formula, at, "NEXT_PC"));
        if jumps != has(Flag::Branch) {
            problems.push(format!("{}: branch flag against {formula}", instruction.mnemonic));
        }
    });
}

#[test]
fn memory_formats_count_with_their_counters() {
    let table = table();
    for instruction in &table.instructions {
        use WaitCounter::{Exp, Lgkm, Vm};
        let expected: &[WaitCounter] = match table.formats[instruction.format].name.as_str() {
            "SMEM" => &[Lgkm],
            "DS" | "DS2" if instruction.mnemonic.contains("gws") => &[Lgkm, Exp],
            "DS" | "DS2" => &[Lgkm],
            "MUBUF" | "MTBUF" | "MIMG" | "GLOBAL" | "SCRATCH" => &[Vm],
            "FLAT" => &[Vm, Lgkm],
            "EXP" => &[Exp],
            _ if instruction.mnemonic.starts_with("s_sendmsg") => &[Lgkm],
            _ => &[],
        };
        assert_eq!(instruction.waits, expected, "{}", instruction.mnemonic);
    }
}

#[test]
fn commutative_operations_have_interchangeable_sources() {
    for instruction in &table().instructions {
        if !instruction.flags.contains(&Flag::Commutative) {
            continue;
        }
        let find = |name| instruction.operands.iter().find(|o| o.name == name);
        let (Some(a), Some(b)) = (find("S0"), find("S1")) else {
            panic!("{}", instruction.mnemonic)
        };
        assert_eq!((a.class, a.ty), (b.class, b.ty), "{}", instruction.mnemonic);
        // A scalar comparison of the sources is not symmetric.
        if let Some(formula) = &instruction.semantics {
            let ordered = [
                "S0 < S1", "S0 > S1", "S0 <= S1", "S0 >= S1", "sub", "<<", "cselect",
            ];
            assert!(
                !ordered.iter().any(|o| formula.contains(o)) || formula.contains("abs"),
                "{}: {formula}",
                instruction.mnemonic
            );
        }
    }
}

#[test]
fn terminators_are_what_ends_a_block() {
    for instruction in &table().instructions {
        let has = |flag| instruction.flags.contains(&flag);
        let ends = has(Flag::End) || has(Flag::Branch) && !has(Flag::Call);
        assert_eq!(has(Flag::Terminator), ends, "{}", instruction.mnemonic);
    }
}
