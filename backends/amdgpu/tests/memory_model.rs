//! The rows of `memory.tsv` against an independent compiler: the cache bits of atomic accesses by segment, order and scope, and the instructions
//! that fences and accesses of each order and scope make beside waits, which depend on what is outstanding.

use std::io::Write;
use std::process::{Command, Stdio};
use wavelift_amdgpu::isa::{Isa, MemoryOperation, MemorySegment, ModField, Order, Scope, Step, WaitCounter};

const SCOPES: [(Scope, &str); 3] = [
    (Scope::Workgroup, "syncscope(\"workgroup\") "),
    (Scope::Agent, "syncscope(\"agent\") "),
    (Scope::System, ""),
];

/// The accesses, as functions of an address and a value, with the orders that they may have.
const ACCESSES: [(MemoryOperation, &str, &[&str]); 3] = [
    (
        MemoryOperation::Load,
        "%v = load atomic i32, POINTER %p SCOPE ORDER, align 4\n  store volatile i32 %v, ptr addrspace(3) null",
        &["monotonic", "acquire"],
    ),
    (
        MemoryOperation::Store,
        "store atomic i32 %x, POINTER %p SCOPE ORDER, align 4",
        &["monotonic", "release"],
    ),
    (
        MemoryOperation::Rmw,
        "%r = atomicrmw xor POINTER %p, i32 %x SCOPE ORDER, align 4",
        &["monotonic", "acquire", "release", "acq_rel"],
    ),
];

/// The segments, with their pointers and what instructions that access them begin with.
const SEGMENTS: [(MemorySegment, &str, &[&str]); 3] = [
    (MemorySegment::Flat, "ptr", &["flat_"]),
    // gfx8 has no others for it.
    (
        MemorySegment::Global,
        "ptr addrspace(1)",
        &["global_load", "global_store", "global_atomic", "flat_"],
    ),
    (MemorySegment::Group, "ptr addrspace(3)", &["ds_"]),
];

/// What llc makes of functions, given with the type of their pointer: the lines of instructions of each.
fn compiled(processor: &str, functions: &[(&str, String)]) -> Option<Vec<Vec<String>>> {
    let mut text = String::new();
    for (number, (pointer, body)) in functions.iter().enumerate() {
        text.push_str(&format!(
            "define amdgpu_kernel void @f{number}({pointer} %p, i32 %x) {{\n  {body}\n  ret void\n}}\n"
        ));
    }
    let mut child = Command::new("llc-19")
        .args(["-mtriple=amdgcn-amd-amdhsa", "-O2", &format!("-mcpu={processor}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    let mut stdin = child.stdin.take()?;
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    let output = String::from_utf8(output.stdout).ok()?;
    let mut lines: Vec<Vec<String>> = vec![Vec::new(); functions.len()];
    let mut at = None;
    for line in output.lines() {
        let line = line.split(';').next().unwrap_or("").trim();
        if let Some(label) = line.strip_suffix(':') {
            let number = label.strip_prefix('f').and_then(|number| number.parse().ok());
            at = number.or(at);
        } else if line.starts_with('.') {
            at = at.filter(|_| !line.starts_with(".section"));
        } else if let Some(lines) = at.and_then(|at: usize| lines.get_mut(at))
            && !line.is_empty()
        {
            lines.push(line.to_string());
        }
    }
    Some(lines)
}

fn bits_text(isa: Isa, bits: &[(ModField, i32)]) -> Vec<String> {
    const NAMES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];
    let [glc, slc, dlc, sc1] = isa.traits().cache_bits;
    let text = |&(field, value): &(ModField, i32)| match field {
        ModField::Scope => format!("scope:{}", NAMES[value as usize]),
        ModField::Glc => glc.to_string(),
        ModField::Slc => slc.to_string(),
        ModField::Dlc => dlc.to_string(),
        ModField::Sc1 => sc1.to_string(),
        other => panic!("{other:?}"),
    };
    bits.iter().map(text).collect()
}

/// The cache bits in the text of an instruction.
fn cache_bits(line: &str) -> Vec<String> {
    let words = line.split([' ', ',']).map(str::to_string);
    words
        .filter(|word| {
            ["glc", "slc", "dlc", "sc0", "sc1", "nt"].contains(&&**word) || word.starts_with("scope:")
        })
        .collect()
}

fn expected_bits(isa: Isa, operation: MemoryOperation, segment: MemorySegment, scope: Scope) -> Vec<String> {
    let about = |row: &&wavelift_amdgpu::isa::MemoryRow| {
        row.order.is_none()
            && (row.operation == operation || row.operation == MemoryOperation::Any)
            && row.scopes.contains(&scope)
            && row.segments.contains(&segment)
    };
    isa.memory()
        .iter()
        .filter(about)
        .flat_map(|row| bits_text(isa, row.bits))
        .collect()
}

/// The instructions of a fence but waits.
fn expected_fence(isa: Isa, order: Order, scope: Scope) -> Vec<String> {
    let rows = isa.memory().iter();
    let rows = rows.filter(|row| row.order == Some(order) && row.scopes.contains(&scope));
    rows.flat_map(|row| row.before.iter().chain(row.after))
        .filter_map(|step| match step {
            Step::Wait(_) => None,
            Step::Op { op, bits, .. } => {
                let mut text = vec![isa.op(*op).mnemonic.to_string()];
                text.extend(bits_text(isa, bits));
                Some(text.join(" "))
            }
        })
        .collect()
}

/// Write-backs that LLVM 19 emits and later versions do not: below the scope of the system they do nothing but take time, because stores of gfx12 are
/// complete when the second level of caches has them (LLVM's pull request 110636).
fn needless_in_llvm_19(line: &str) -> bool {
    matches!(line, "global_wb scope:SCOPE_SE" | "global_wb scope:SCOPE_DEV")
}

/// The instructions among these that write back or invalidate caches.
fn cache_operations(lines: &[String]) -> Vec<String> {
    const STARTS: [&str; 6] = [
        "buffer_wb",
        "buffer_inv",
        "buffer_gl",
        "global_wb",
        "global_inv",
        "s_icache",
    ];
    let operates = |line: &&String| STARTS.iter().any(|start| line.starts_with(start));
    let lines = lines.iter().filter(operates);
    lines.filter(|line| !needless_in_llvm_19(line)).cloned().collect()
}

/// An access of a segment with an order: its bits, and what stands before and after it.
fn check_access(
    (processor, isa): (&str, Isa),
    (operation, segment, starts): (MemoryOperation, MemorySegment, &[&str]),
    (order, scope): (&str, Scope),
    lines: &[String],
) {
    let what = format!("{processor}: {operation:?} {segment:?} {order} {scope:?}: {lines:#?}");
    // Arguments are loaded by the scalar unit.
    let accesses = |line: &String| starts.iter().any(|start| line.starts_with(start));
    let at = lines
        .iter()
        .position(accesses)
        .unwrap_or_else(|| panic!("no access: {what}"));
    assert_eq!(
        cache_bits(&lines[at]),
        expected_bits(isa, operation, segment, scope),
        "{what}"
    );
    let (before, after) = (&lines[..at], &lines[at + 1..]);
    let expected = |fences: bool, order| match fences {
        true => expected_fence(isa, order, scope),
        false => Vec::new(),
    };
    let releases = matches!(order, "release" | "acq_rel");
    let acquires = matches!(order, "acquire" | "acq_rel");
    assert_eq!(
        cache_operations(before),
        expected(releases, Order::Release),
        "before: {what}"
    );
    assert_eq!(
        cache_operations(after),
        expected(acquires, Order::Acquire),
        "after: {what}"
    );
}

fn check(processor: &str, isa: Isa) {
    if !wavelift_peers::installed(&["llc-19"]) {
        return;
    }
    let (mut functions, mut accesses) = (Vec::new(), Vec::new());
    for (segment, pointer, starts) in SEGMENTS {
        // Of group memory work-groups are all that can be told apart (HSA PRM 6.2.1).
        let scopes = SCOPES
            .iter()
            .filter(|(scope, _)| segment != MemorySegment::Group || *scope == Scope::Workgroup);
        for &(scope, name) in scopes {
            for (operation, body, orders) in ACCESSES {
                for &order in orders {
                    let body = body.replace("SCOPE ", name).replace("ORDER", order);
                    functions.push((pointer, body.replace("POINTER", pointer)));
                    accesses.push(((operation, segment, starts), (order, scope)));
                }
            }
        }
    }
    for (_, name) in SCOPES {
        functions.push(("ptr", format!("fence {name}release")));
        functions.push(("ptr", format!("fence {name}acquire")));
    }
    let made = compiled(processor, &functions).expect("llc-19 answers");
    let (of_accesses, of_fences) = made.split_at(accesses.len());
    for ((access, how), lines) in accesses.into_iter().zip(of_accesses) {
        check_access((processor, isa), access, how, lines);
    }
    let orders = SCOPES
        .iter()
        .flat_map(|(scope, _)| [(Order::Release, scope), (Order::Acquire, scope)]);
    for ((order, scope), lines) in orders.zip(of_fences) {
        let wanted = expected_fence(isa, order, *scope);
        assert_eq!(
            cache_operations(lines),
            wanted,
            "{processor}: {order:?} {scope:?}"
        );
    }
    assert_eq!((of_accesses.len(), of_fences.len()), (56, 6));
}

#[test]
fn accesses_and_fences_are_as_in_llvm() {
    check("gfx803", Isa::Gfx8);
    check("gfx900", Isa::Gfx9);
    check("gfx90a", Isa::Gfx90a);
    check("gfx942", Isa::Gfx942);
    check("gfx1030", Isa::Gfx10);
    check("gfx1100", Isa::Gfx11);
    check("gfx1201", Isa::Gfx12);
}

/// Counters whose waits `llc` puts between a store that releases and a load that acquires, both sequentially consistent.
fn waits_between(lines: &[String]) -> Vec<WaitCounter> {
    const NAMES: &[(&str, WaitCounter)] = &[
        ("vmcnt", WaitCounter::Vm),
        ("lgkmcnt", WaitCounter::Lgkm),
        ("vscnt", WaitCounter::Store),
        ("storecnt", WaitCounter::Store),
        ("dscnt", WaitCounter::Ds),
    ];
    let at = |start: &str| {
        lines
            .iter()
            .position(|line| line.starts_with(start))
            .expect("an access")
    };
    let between = lines[at("flat_store")..at("flat_load")].join(" ");
    let named = |&&(name, _): &&(&str, WaitCounter)| between.contains(name);
    NAMES.iter().filter(named).map(|&(_, counter)| counter).collect()
}

/// What a row waits for of what a store by a flat address counts on. Before gfx12 the counter of LDS is that of scalar memory, too.
fn waits_for_a_store(isa: Isa, scope: Scope) -> Vec<WaitCounter> {
    let acquires = |row: &&wavelift_amdgpu::isa::MemoryRow| {
        row.order == Some(Order::Acquire) && row.scopes.contains(&scope)
    };
    let steps = isa.memory().iter().filter(acquires).flat_map(|row| row.before);
    let counters = steps.flat_map(|step| match step {
        Step::Wait(counters) => counters.to_vec(),
        Step::Op { .. } => Vec::new(),
    });
    let one_for_both = matches!(isa, Isa::Gfx10 | Isa::Gfx11);
    counters
        .filter(|counter| *counter != WaitCounter::Load)
        .map(|counter| match counter {
            WaitCounter::Ds if one_for_both => WaitCounter::Lgkm,
            other => other,
        })
        .collect()
}

/// A load that acquires must not overtake the store that releases before it: accesses that synchronize have one order for everybody.
#[test]
fn loads_that_acquire_wait_for_stores_as_in_llvm() {
    if !wavelift_peers::installed(&["llc-19"]) {
        return;
    }
    let body = "%q = getelementptr i8, ptr %p, i64 4096\n  store atomic i32 %x, ptr %p SCOPE seq_cst, align 4\n  \
                %v = load atomic i32, ptr %q SCOPE seq_cst, align 4\n  store i32 %v, ptr addrspace(3) null";
    let functions: Vec<(&str, String)> = SCOPES
        .iter()
        .map(|(_, name)| ("ptr", body.replace("SCOPE ", name)))
        .collect();
    const PROCESSORS: &[(&str, Isa)] = &[
        ("gfx803", Isa::Gfx8),
        ("gfx900", Isa::Gfx9),
        ("gfx90a", Isa::Gfx90a),
        ("gfx942", Isa::Gfx942),
        ("gfx1030", Isa::Gfx10),
        ("gfx1100", Isa::Gfx11),
        ("gfx1201", Isa::Gfx12),
    ];
    for &(processor, isa) in PROCESSORS {
        let made = compiled(processor, &functions).expect("llc-19 answers");
        for ((scope, _), lines) in SCOPES.iter().zip(made) {
            let mut wanted = waits_for_a_store(isa, *scope);
            let mut found = waits_between(&lines);
            wanted.sort_by_key(|counter| *counter as u8);
            found.sort_by_key(|counter| *counter as u8);
            assert_eq!(wanted, found, "{processor} {scope:?}: {lines:?}");
        }
    }
}
