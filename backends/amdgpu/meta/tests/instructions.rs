//! The page `docs/instructions.md` is what the tables say: operations of every machine that encode, decode, are simulated and selected.
//! `WAVELIFT_BLESS=1` writes it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use wavelift_amdgpu_meta::{Instruction, Machine, Machines, variant};

/// What manuals have and tables lack, by the machine, with the reason.
const LACKING: &[(&str, &[&str], &str)] = &[
    ("gfx90a, gfx942", &["v_mfma", "v_smfmac"], "products of matrices"),
    (
        "gfx942",
        &[
            "v_cvt_f32_fp8",
            "v_cvt_f32_bf8",
            "v_cvt_pk_f32_fp8",
            "v_cvt_pk_f32_bf8",
            "v_cvt_pk_fp8_f32",
            "v_cvt_pk_bf8_f32",
            "v_cvt_sr_fp8_f32",
            "v_cvt_sr_bf8_f32",
        ],
        "floats of 8 bits",
    ),
    (
        "gfx942",
        &[
            "global_load_lds_dword",
            "v_dot2c_f32_f16",
            "v_dot4c_i32_i8",
            "v_dot8c_i32_i4",
        ],
        "not taken up yet",
    ),
    ("gfx90a", &["v_mul_legacy_f32"], "not taken up yet"),
    (
        "gfx10",
        &[
            "s_subvector_loop_begin",
            "s_subvector_loop_end",
            "image_bvh_intersect_ray",
            "image_bvh64_intersect_ray",
            "image_atomic_fcmpswap",
            "image_atomic_fmin",
            "image_atomic_fmax",
            "image_msaa_load",
        ],
        "not taken up yet",
    ),
    (
        "gfx11",
        &[
            "v_wmma",
            "v_dual_dot2acc_f32_f16",
            "v_swap_b16",
            "lds_param_load",
            "ds_bvh_stack_rtn_b32",
            "ds_add_gs_reg_rtn",
            "image_bvh_intersect_ray",
            "image_bvh64_intersect_ray",
        ],
        "not taken up yet",
    ),
];

/// A folder beside this crate.
fn beside(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

/// The words of the rules in folders.
fn words(folders: &[&str]) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for folder in folders {
        let entries = std::fs::read_dir(beside(folder)).expect("a folder of rules");
        for path in entries.map(|entry| entry.expect("a file").path()) {
            if path.extension().is_none_or(|ending| ending != "isle") {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a file of rules");
            // Comments begin with a semicolon.
            let lines = text.lines().map(|line| line.split(';').next().unwrap_or(""));
            for line in lines {
                let word = |c: char| !(c.is_alphanumeric() || c == '_' || c == '.');
                all.extend(
                    line.split(word)
                        .filter(|word| !word.is_empty())
                        .map(str::to_owned),
                );
            }
        }
    }
    all
}

/// Whether rules make an operation.
fn is_selected(instruction: &Instruction, words: &BTreeSet<String>) -> bool {
    let key = &instruction.key;
    words.contains(key)
        || words.contains(&format!("{key}_scc"))
        || words.contains(&format!("Op.{}", variant(key)))
}

/// A row of the first table.
fn row(out: &mut String, name: &str, counts: [usize; 5]) {
    let [operations, encodings, simulated, refused, selected] = counts;
    let _ = writeln!(
        out,
        "| {name} | {operations} | {encodings} | {simulated} | {refused} | {selected} |"
    );
}

fn amd_row(out: &mut String, machine: &Machine, words: &BTreeSet<String>) {
    let all = &machine.table.instructions;
    let count = |wanted: &dyn Fn(&Instruction) -> bool| all.iter().filter(|one| wanted(one)).count();
    let counts = [
        all.len(),
        all.iter().map(|one| one.encodings.len()).sum(),
        count(&|one| one.semantics.is_some()),
        count(&|one| one.semantics.is_none()),
        count(&|one| is_selected(one, words)),
    ];
    row(out, &machine.column, counts);
}

/// Operations that are an error by name, by the reason, each with the machines that have it.
fn refused(out: &mut String, machines: &Machines) {
    let mut reasons: BTreeMap<&str, BTreeMap<&str, BTreeSet<&str>>> = BTreeMap::new();
    for machine in &machines.list {
        for one in machine
            .table
            .instructions
            .iter()
            .filter(|one| one.semantics.is_none())
        {
            let reason = one.refused.as_deref().unwrap_or("not done yet");
            let operations = reasons.entry(reason).or_default();
            operations.entry(&one.key).or_default().insert(&machine.column);
        }
    }
    for (reason, operations) in reasons {
        let names: Vec<String> = operations.keys().map(|key| format!("`{key}`")).collect();
        let _ = writeln!(out, "| {reason} | {} | {} |", names.len(), names.join(", "));
    }
}

fn page(machines: &Machines) -> String {
    let mut out = String::from(
        "# Instructions of every machine\n\n\
         Written by `WAVELIFT_BLESS=1 cargo test -p wavelift-amdgpu-meta --test instructions` from the tables\n\
         (`backends/amdgpu/meta/tables`, `backends/gen7/meta/isa`); the same test without the variable says whether it is up to date.\n\n\
         Every operation of a table encodes and decodes. *Encodings* counts its forms; *simulated* are operations with a formula or a routine, *error*\n\
         those that the simulator refuses by name. *Selected* are those that rules make; what passes add later (waits, branches, copies) is not counted.\n\n\
         | machine | operations | encodings | simulated | error | selected |\n|---|---|---|---|---|---|\n",
    );
    let gcn = words(&["rules", "../../gcn/lower"]);
    let rdna = words(&["rules", "../../rdna4/lower"]);
    for machine in &machines.list {
        let newer = ["gfx10", "gfx11", "gfx12"].contains(&&*machine.column);
        amd_row(&mut out, machine, if newer { &rdna } else { &gcn });
    }
    let gen7 = words(&["../../gen7/lower"]);
    let operations = wavelift_gen7_meta::operation_names().expect("the table of Gen7");
    let made = wavelift_gen7_meta::constructors().expect("the terms of Gen7");
    // Terms are a letter, the mnemonic, and types or what else the operation is told.
    let selected = |name: &String| {
        let mut terms = made.iter().filter(|term| gen7.contains(&term.term));
        terms.any(|term| {
            let rest = term.term.split_once('_').map_or("", |(_, rest)| rest);
            rest.strip_prefix(name.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
        })
    };
    let chosen = operations.iter().filter(|name| selected(name)).count();
    row(
        &mut out,
        "Gen7 (ivb, hsw)",
        [operations.len(), operations.len(), operations.len(), 0, chosen],
    );
    out.push_str("\n## Errors by name\n\nWhat a wave of a kernel cannot run here, and why.\n\n| reason | operations | |\n|---|---|---|\n");
    refused(&mut out, machines);
    out.push_str("\n## Not in the tables\n\nOf gfx12 nothing is missing; of the others this is what was tried and found missing.\n\n| machine | operations | why |\n|---|---|---|\n");
    for (machine, names, why) in LACKING {
        let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
        let _ = writeln!(out, "| {machine} | {} | {why} |", names.join(", "));
    }
    out
}

#[test]
fn the_page_is_up_to_date() {
    let machines = Machines::read().unwrap();
    let text = page(&machines);
    let path = beside("../../../docs/instructions.md");
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        std::fs::write(&path, &text).expect("the page is written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    let differing = text.lines().zip(written.lines()).find(|(new, old)| new != old);
    assert!(
        written == text,
        "docs/instructions.md is old; WAVELIFT_BLESS=1 writes it. The first line that differs: {differing:?}"
    );
}

/// What the page says is lacking is in no table, and every row has a formula or a reason.
#[test]
fn rows_have_a_formula_or_a_reason() {
    let machines = Machines::read().unwrap();
    for machine in &machines.list {
        for one in &machine.table.instructions {
            let said = one.semantics.is_some() || one.refused.is_some();
            assert!(said, "{}: {} has neither", machine.column, one.key);
            let lacking = LACKING.iter().find(|(machines, names, _)| {
                let here = machines.split(", ").any(|name| name == machine.column);
                here && names.contains(&&*one.mnemonic)
            });
            assert!(lacking.is_none(), "{} is there", one.mnemonic);
        }
    }
}
