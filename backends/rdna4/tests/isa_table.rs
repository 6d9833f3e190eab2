//! The columns of the instruction table must not contradict one another: what the formula does to registers, memory and the
//! program counter is what roles, implicit registers, flags and wait counters say.

use wavelift_amdgpu_meta::{Class, Flag, Implicit, Instruction, Latency, Machines, Role, Table, WaitCounter};

fn table() -> Table {
    let machines = Machines::read().unwrap();
    machines.get("Gfx12").unwrap().table.clone()
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

/// Whether a formula assigns a name, alone or in a tuple, or reads it. Compound assignment does both.
fn use_of(formula: &str, name: &str) -> (bool, bool) {
    let (mut writes, mut reads) = (false, false);
    for at in positions(formula, name) {
        let after = formula[at + name.len()..].trim_start();
        let assigns = |text: &str| text.starts_with('=') && !text.starts_with("==");
        let in_tuple = formula[..at].trim_end().ends_with(['(', ',']) && after.starts_with([',', ')']);
        let tuple = in_tuple
            && after
                .split_once(')')
                .is_some_and(|(_, rest)| assigns(rest.trim_start()));
        if ["&=", "|=", "^="].iter().any(|op| after.starts_with(op)) {
            (writes, reads) = (true, true);
        } else if assigns(after) || tuple {
            writes = true;
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
    assert!(formulas > 1100, "only {formulas} formulas");
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
            // The execution mask also decides which lanes run.
            let hidden = matches!(register, Implicit::Exec | Implicit::M0) && !writes && !reads
                || formula.contains("vcc_is_zero");
            if !hidden && (writes != listed_writes || (reads && !writes) && !listed_reads) {
                problems.push(format!("{}: {name} {formula}", instruction.mnemonic));
            }
        }
    });
}

#[test]
fn formulas_use_every_source_and_assign_every_destination() {
    for_each_formula(|instruction, formula, problems| {
        let memory = instruction
            .flags
            .iter()
            .any(|f| matches!(f, Flag::Load | Flag::Store));
        // Operations on a whole wave pass handles; what only has effects on caches uses no operand.
        if instruction.flags.contains(&Flag::Wave)
            || formula.contains("wave.prefetch")
            || formula.starts_with("whole.")
        {
            return;
        }
        for operand in &instruction.operands {
            let name = operand.name.as_str();
            let address = ["ADDR", "SBASE", "SADDR", "SRSRC", "SOFF"].contains(&name);
            let (writes, reads) = use_of(formula, name);
            let fine = match operand.role {
                _ if memory && address => !writes,
                // Branches take their target from the immediate; hints have no visible effect.
                Role::Src
                    if operand.class == Class::Imm
                        && matches!(instruction.latency, Latency::Sopp | Latency::Branch) =>
                {
                    true
                }
                Role::Src => reads || formula.contains("wave.sleep"),
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

#[test]
fn formulas_access_memory_as_the_flags_say() {
    for_each_formula(|instruction, formula, problems| {
        let has = |flag| instruction.flags.contains(&flag);
        let (load, store) = (formula.contains("mem.load"), formula.contains("mem.store"));
        let atomic = formula.contains("mem.atomic");
        let expected = (load || atomic, store || atomic, atomic);
        if (load || store || atomic) && (has(Flag::Load), has(Flag::Store), has(Flag::Atomic)) != expected {
            problems.push(format!("{}: {formula}", instruction.mnemonic));
        }
        if use_of(formula, "NEXT_PC").0 != has(Flag::Branch) {
            problems.push(format!("{}: branch flag against {formula}", instruction.mnemonic));
        }
    });
}

#[test]
fn memory_formats_count_with_their_counters() {
    let table = table();
    for instruction in &table.instructions {
        use WaitCounter::{Bvh, Ds, Exp, Km, Load, Sample, Store};
        let has = |flag| instruction.flags.contains(&flag);
        // An atomic is a load if it returns the old value and a store if not.
        let moved: &[WaitCounter] = match (has(Flag::Load), has(Flag::Store)) {
            (true, true) => &[Load, Store],
            (true, false) => &[Load],
            (false, true) => &[Store],
            // Cache operations: an invalidation returns, a write-back is written.
            (false, false) if ["global_inv", "image_get_resinfo"].contains(&&*instruction.mnemonic) => {
                &[Load]
            }
            (false, false) => &[Store],
        };
        let expected = match table.formats[instruction.format].name.as_str() {
            "SMEM" => vec![Km],
            "DS" | "DS2" => vec![Ds],
            "MUBUF" | "MTBUF" | "GLOBAL" | "SCRATCH" => moved.to_vec(),
            "VIMAGE" => moved.to_vec(),
            "VIMAGE_RAY" => vec![Bvh],
            "VSAMPLE" => vec![Sample],
            "EXP" | "VDSDIR" => vec![Exp],
            "FLAT" => [moved, &[Ds]].concat(),
            _ if ["s_sendmsg", "s_get_barrier_state", "s_barrier_signal_isfirst"]
                .iter()
                .any(|name| instruction.mnemonic.starts_with(name)) =>
            {
                vec![Km]
            }
            _ => vec![],
        };
        assert_eq!(instruction.waits, expected, "{}", instruction.mnemonic);
    }
}

#[test]
fn dual_instructions_are_all_pairs() {
    let table = table();
    let pairs: Vec<&Instruction> = table
        .instructions
        .iter()
        .filter(|i| i.flags.contains(&Flag::Dual))
        .collect();
    assert_eq!(pairs.len(), 14 * 17);
    let pair = pairs
        .iter()
        .find(|i| i.mnemonic == "v_dual_fmac_f32 :: v_dual_lshlrev_b32")
        .unwrap();
    assert_eq!(
        pair.semantics.as_deref(),
        Some("DX = fp.fma32(X0, X1, DX); DY = Y1 << (Y0 & 31)")
    );
    assert_eq!(pair.opcode, 17);
}
