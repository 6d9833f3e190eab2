//! What is true of AMD's tables whatever a row says: dual instructions are their halves, names say which operands are floats, accesses count with the
//! counters of their path to memory, and atomic operations load and store.

use std::collections::{BTreeMap, BTreeSet};
use wavelift_amdgpu::isa::{Flag, Format, Implicit, Isa, Op, OpInfo, OperandName, Role, Type, WaitCounter};

/// Each operation of each instruction set.
fn rows() -> impl Iterator<Item = (Isa, Op, &'static OpInfo)> {
    let of = |&isa: &Isa| isa.operations().map(move |op| (isa, op, isa.op(op)));
    Isa::ALL.iter().flat_map(of)
}

/// What an operand of a vector operation is, but for masks of lanes, which dual instructions do not name.
fn data(info: &OpInfo) -> Vec<(Role, Type)> {
    let all = info.operands.iter().filter(|operand| operand.ty != Type::Mask);
    all.map(|operand| (operand.role, operand.ty)).collect()
}

/// Moves and selections of a dual instruction have no modifiers of floats, and its shift shifts a number.
fn same(dual: (Role, Type), single: (Role, Type), name: &str) -> bool {
    let kind = ["cndmask", "lshlrev"].iter().any(|part| name.contains(part));
    dual.0 == single.0
        && dual.1.bits() == single.1.bits()
        && (kind || dual.1.is_float() == single.1.is_float())
}

/// A dual instruction has the operands of its two operations, and reads what they read (RDNA4 ISA 7.6).
#[test]
fn dual_instructions_are_their_halves() {
    let (mut wrong, mut compared) = (Vec::new(), 0);
    let mut singles: BTreeMap<(Isa, &str), &OpInfo> = BTreeMap::new();
    singles.extend(rows().map(|(isa, _, info)| ((isa, info.mnemonic), info)));
    for (isa, _, info) in rows().filter(|(.., info)| info.mnemonic.contains("::")) {
        assert!(info.has(Flag::Dual), "{}", info.mnemonic);
        assert!(info.reads(Implicit::Exec), "{}", info.mnemonic);
        let (x, y) = info.mnemonic.split_once(" :: ").expect("two operations");
        // This one has a form of two operands only where it is half of a pair.
        let known = |name: &str| {
            singles
                .get(&(isa, name.replace("v_dual_", "v_").as_str()))
                .copied()
        };
        let (mut start, operands) = (0, data(info));
        for name in [x, y] {
            let three = ["fmaak", "fmamk", "dot2acc"]
                .iter()
                .any(|part| name.contains(part));
            let count = match (known(name), name.contains("mov"), three) {
                (Some(single), ..) => data(single).len(),
                (None, true, _) => 2,
                (None, false, _) => 3,
            };
            let half = &operands[start..start + count];
            start += count;
            let Some(single) = known(name) else {
                // Sums of products of halves add to what was there.
                assert!(name.contains("dot2acc"), "{isa:?} {name}");
                let roles = half
                    .iter()
                    .map(|(role, ty)| (*role, ty.bits()))
                    .collect::<Vec<_>>();
                assert_eq!(
                    roles,
                    [(Role::SrcDst, 32), (Role::Src, 32), (Role::Src, 32)],
                    "{}",
                    info.mnemonic
                );
                continue;
            };
            compared += 1;
            let mut pairs = half.iter().zip(data(single));
            if !pairs.all(|(&dual, single)| same(dual, single, name)) {
                wrong.push(format!(
                    "{isa:?} {}: {half:?}, and {:?}",
                    info.mnemonic,
                    data(single)
                ));
            }
        }
        assert_eq!(start, operands.len(), "{}", info.mnemonic);
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(compared > 500, "{compared}");
}

/// Whether a part of a name is a type, and one of floats.
fn is_float_type(part: &str) -> Option<bool> {
    let digits = part.find(|c: char| c.is_ascii_digit())?;
    match &part[..digits] {
        "f" | "bf" => Some(true),
        "i" | "u" | "b" => Some(false),
        _ => None,
    }
}

/// Whether an operand is a float, or several.
fn is_float(ty: Type) -> bool {
    use Type::{Bf16x2, F16Hi, F16x2, F32x2, Mix};
    ty.is_float() || matches!(ty, Bf16x2 | F16Hi | F16x2 | F32x2 | Mix)
}

/// Operations whose operands are no floats, or are, although the name says otherwise: what they do is about bits, or the name about another operand.
const OTHER_TYPES: &[&str] = &[
    "cndmask",
    "frexp_exp",
    "v_pk_mov",
    "bf8",
    "fp8",
    "v_sat_pk",
    "v_movrel",
    "interp",
    "v_cvt_pk_u8",
    "v_cvt_pkaccum",
    "s_cvt_pk_rtz",
    "s_cvt_hi",
    "ubyte",
    "dot2_bf16",
];

/// The last type in a name is that of the first source, the first that of the result.
#[test]
fn names_say_which_operands_are_floats() {
    let mut wrong: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    let mut compared = 0;
    for (_, _, info) in rows() {
        let name = info.mnemonic;
        let types: Vec<bool> = name.split('_').filter_map(is_float_type).collect();
        // Memory keeps bits.
        let moves =
            info.has(Flag::Load) || info.has(Flag::Store) || info.has(Flag::Matrix) || info.has(Flag::Dual);
        let (Some(&first), Some(&last)) = (types.first(), types.last()) else {
            continue;
        };
        for operand in info.operands {
            let expected = match operand.name {
                OperandName::D => first,
                OperandName::S0 => last,
                _ => continue,
            };
            let counts =
                !moves && operand.ty != Type::Mask && !OTHER_TYPES.iter().any(|part| name.contains(part));
            compared += usize::from(counts);
            if counts && is_float(operand.ty) != expected {
                let what = format!("{:?} is {:?}", operand.name, operand.ty);
                wrong.entry(what).or_default().insert(name);
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(compared > 5_000, "{compared}");
}

/// Memory has no floats but where it computes with them.
#[test]
fn names_without_floats_have_none() {
    for (isa, _, info) in rows() {
        let float = info.operands.iter().any(|operand| is_float(operand.ty));
        let name = info.mnemonic;
        let said = [
            "f16", "f32", "f64", "bf8", "fp8", "cndmask", "fcmpswap", "fmin", "fmax", "sample", "gather",
            "interp", "exp", "v_pk_mov",
        ];
        let says = said.iter().any(|part| name.contains(part));
        let image = info.format().is_image()
            || matches!(info.format(), Format::Mubuf | Format::Mtbuf) && name.contains("format");
        assert!(!float || says || image, "{isa:?} {name}");
    }
}

/// The counters of an access (AMDGPU guide, "Memory Model"; RDNA4 ISA 5.6).
fn counters(isa: Isa, info: &OpInfo) -> Vec<WaitCounter> {
    use WaitCounter::{Bvh, Ds, Exp, Km, Lgkm, Load, Sample, Store, Vm};
    let old = !matches!(isa, Isa::Gfx10 | Isa::Gfx11 | Isa::Gfx12);
    let (loads, stores) = (info.has(Flag::Load), info.has(Flag::Store));
    let samples = ["sample", "gather", "get_lod", "msaa"]
        .iter()
        .any(|part| info.mnemonic.contains(part));
    let moved = match (old, loads, stores) {
        (true, ..) => vec![Vm],
        _ if info.mnemonic.contains("_bvh") => vec![Bvh],
        _ if samples => vec![Sample],
        (_, true, true) => vec![Load, Store],
        (_, false, true) => vec![Store],
        _ => vec![Load],
    };
    let shared = if old { Lgkm } else { Ds };
    match info.format() {
        Format::Ds if info.has(Flag::Gds) && info.mnemonic.contains("gws") => vec![shared, Exp],
        Format::Ds | Format::Ds2 => vec![shared],
        Format::Smem if old => vec![Lgkm],
        Format::Smem => vec![Km],
        Format::Flat => [moved, vec![shared]].concat(),
        _ => moved,
    }
}

#[test]
fn accesses_count_by_their_path() {
    let mut compared = 0;
    for (isa, _, info) in rows().filter(|(.., info)| info.has(Flag::Load) || info.has(Flag::Store)) {
        let counted = WaitCounter::ALL
            .iter()
            .copied()
            .filter(|&counter| info.may_wait(counter));
        let found: Vec<WaitCounter> = counted.collect();
        assert_eq!(found, counters(isa, info), "{isa:?} {}", info.mnemonic);
        compared += 1;
    }
    assert!(compared > 3_000, "{compared}");
}

/// Operations whose first two sources may be exchanged, by the first word of their names and what may not follow.
const COMMUTATIVE: &[&str] = &[
    "add", "add3", "and", "fma", "fmac", "mac", "mad", "max", "max3", "min", "min3", "mul", "or", "or3",
    "xnor", "xor", "xor3",
];
const NOT_COMMUTATIVE: &[&str] = &["legacy", "lshl", "or", "mixlo", "mixhi"];

/// Comparisons that do not ask which is larger.
const SYMMETRIC: &[&str] = &["eq", "ne", "neq", "lg", "nlg", "o", "u"];

/// Whether a name says that sources of a vector operation may be exchanged.
fn is_commutative(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("v_") else {
        return false;
    };
    let words: Vec<&str> = rest.strip_prefix("pk_").unwrap_or(rest).split('_').collect();
    if words[0].starts_with("cmp") {
        return SYMMETRIC.contains(&words[1]);
    }
    COMMUTATIVE.contains(&words[0]) && !words[1..].iter().any(|word| NOT_COMMUTATIVE.contains(word))
}

/// Flags that a name implies.
#[test]
fn names_say_what_is_done() {
    const STARTS: &[(&[&str], Flag)] = &[
        (
            &[
                "v_cmp_", "v_cmpx_", "v_cmps_", "v_cmpsx_", "s_cmp_", "s_cmpk_", "s_bitcmp",
            ],
            Flag::Compare,
        ),
        (
            &["s_branch", "s_cbranch", "s_setpc", "s_swappc", "s_call", "s_rfe"],
            Flag::Branch,
        ),
    ];
    // Others have these flags as well.
    const AMONG: &[(&[&str], Flag)] = &[
        (
            &["s_wait", "s_setreg", "s_round_mode", "s_denorm_mode"],
            Flag::Effect,
        ),
        (&["v_wmma", "v_swmmac"], Flag::Matrix),
        (&["v_wmma", "v_swmmac"], Flag::Convergent),
    ];
    let mut lacking = BTreeSet::new();
    for (isa, _, info) in rows().filter(|(.., info)| !info.has(Flag::Dual)) {
        let name = info.mnemonic;
        let all = [Flag::Load, Flag::Store].iter().all(|&flag| info.has(flag));
        assert!(
            !info.has(Flag::Atomic) || all,
            "{isa:?} {name}: an atomic operation loads and stores"
        );
        let says = |starts: &[&str]| starts.iter().any(|start| name.starts_with(start));
        for &(starts, flag) in STARTS {
            assert_eq!(info.has(flag), says(starts), "{isa:?} {name}: {flag:?}");
        }
        for &(starts, flag) in AMONG {
            assert!(info.has(flag) || !says(starts), "{isa:?} {name}: {flag:?}");
        }
        if is_commutative(name) && !info.has(Flag::Commutative) {
            lacking.insert((isa, name));
        }
    }
    // No rule selects these but with their sources in the order of the operation.
    let halves = ["v_fma_f16", "v_mad_f16", "v_mad_i16", "v_mad_u16"].map(|name| (Isa::Gfx8, name));
    let others =
        [Isa::Gfx11, Isa::Gfx12].map(|isa| ["v_fma_dx9_zero_f32", "v_pk_fmac_f16"].map(|name| (isa, name)));
    let known = halves.into_iter().chain(others.into_iter().flatten());
    assert_eq!(lacking, known.collect::<BTreeSet<_>>());
}
