//! Every combination of suffixes: all that are legal, and neighbours of those that are not.
//!
//! For each row of the table all legal types, packings, roundings, segments, orders, scopes, operations and geometries are
//! multiplied out, with a few values of `align`, `equiv` and `width`. The result goes through our parser and validator one
//! by one, and what these accept through HSAILasm, thousands in one file. Changing one suffix of a legal combination to any
//! other value, or leaving it out, gives the neighbours; those that we refuse go to HSAILasm one by one, which stops at
//! the first error.
//!
//! All legal combinations of all four settings of profile and machine model are tried in every run, and 400 neighbours of the first
//! setting and 100 of each other; with `WAVELIFT_COMBINATIONS=all` 100,000 and 25,000, or another number for the first.

use super::{known, ours, theirs};
use std::collections::HashSet;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::Choices;
use wavelift_hsail::Span;
use wavelift_hsail::combinations::{Value, legal_values, product, values};
use wavelift_hsail::model::*;
use wavelift_hsail::table::{self, Slot};

/// More bytes than are used until a neighbour is found.
const BYTES_OF_ONE: usize = 256;

/// Profile and machine model.
#[derive(Clone, Copy)]
struct Setting {
    profile: Profile,
    machine: MachineModel,
}

const SETTINGS: [Setting; 4] = [
    Setting {
        profile: Profile::Full,
        machine: MachineModel::Large,
    },
    Setting {
        profile: Profile::Full,
        machine: MachineModel::Small,
    },
    Setting {
        profile: Profile::Base,
        machine: MachineModel::Large,
    },
    Setting {
        profile: Profile::Base,
        machine: MachineModel::Small,
    },
];

/// Whether an instruction stands in the kernel or in the function with formal arguments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Kernel,
    Function,
}

/// A statement with registers, immediates and names that suit its suffixes.
fn statement(setting: Setting, opcode: Opcode, chosen: &[&Value]) -> Option<(Place, String, Inst)> {
    let mut inst = Inst::new(opcode, Span::NONE);
    let mut text = opcode.name().to_string();
    for value in chosen {
        (value.set)(&mut inst, value.code);
        if !value.text.is_empty() {
            text.push('_');
            text.push_str(&value.text);
        }
    }
    table::fill_defaults(&mut inst);
    let segment = inst.mods.segment;
    let place = if segment == Some(Segment::Arg) {
        Place::Function
    } else {
        Place::Kernel
    };
    let text = match opcode {
        Opcode::Call => format!("{{ {text} &f0()(); }}"),
        Opcode::SCall => {
            let register = inst.ty.map_or(RegisterKind::Single, Type::register_kind);
            format!("{{ {text} {register}1()()[&f0]; }}")
        }
        Opcode::ICall => {
            let register = inst.ty.map_or(RegisterKind::Double, Type::register_kind);
            format!("{{ {text} {register}1()() &sg; }}")
        }
        _ => {
            for (number, &slot) in table::nearest(&inst)?.operands.iter().enumerate() {
                let separator = if number == 0 || slot == Slot::Labels {
                    " "
                } else {
                    ", "
                };
                text.push_str(separator);
                text.push_str(&operand(setting, &inst, slot, number)?);
            }
            text.push(';');
            text
        }
    };
    Some((place, text, inst))
}

fn operand(setting: Setting, inst: &Inst, slot: Slot, number: usize) -> Option<String> {
    let wide = if setting.machine == MachineModel::Large {
        "[$d9+8]"
    } else {
        "[$s9+8]"
    };
    let register = |ty: Option<Type>, number: usize| {
        format!("{}{number}", ty.map_or(RegisterKind::Single, Type::register_kind))
    };
    let vector = |ty: Option<Type>, count: usize| {
        if count == 0 {
            return register(ty, number * 4);
        }
        let all: Vec<String> = (0..count).map(|i| register(ty, number * 4 + i)).collect();
        format!("({})", all.join(", "))
    };
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) | Slot::Src(ty) => register(ty.of(inst), number),
        Slot::Imm(_) | Slot::Constant(_) => "1".into(),
        Slot::DestVector(ty) | Slot::SrcVector(ty) => vector(ty.of(inst), inst.mods.vector.into()),
        Slot::DestQuad(ty) | Slot::SrcQuad(ty) => vector(ty.of(inst), 4),
        Slot::Coordinates => {
            let count = inst.mods.geometry?.coordinates();
            vector(inst.coord_type, if count == 1 { 0 } else { count })
        }
        Slot::Gradients => {
            let count = inst.mods.geometry?.dimensions();
            vector(Some(Type::F32), if count == 1 { 0 } else { count })
        }
        // Handles are loaded from variables of their type; only signals may be in the spill segment.
        Slot::Address if inst.ty.is_some_and(Type::is_opaque) => match (inst.mods.segment, inst.ty?) {
            (Some(Segment::Spill), Type::Sig64) if setting.machine == MachineModel::Large => {
                "[%sp_sig]".into()
            }
            (Some(Segment::Spill), Type::Sig32) if setting.machine == MachineModel::Small => {
                "[%sp_sig]".into()
            }
            (Some(Segment::Spill), _) => return None,
            (Some(Segment::Kernarg), Type::Sig32 | Type::Sig64) => "[%ka_sig]".into(),
            (Some(Segment::Arg), Type::Sig32 | Type::Sig64) => "[%i_sig]".into(),
            (Some(Segment::Kernarg), ty) => format!("[%ka_{ty}]"),
            (Some(Segment::Arg), ty) => format!("[%i_{ty}]"),
            (Some(Segment::Group | Segment::Private | Segment::Region), _) => "[$s9+8]".into(),
            _ => wide.into(),
        },
        Slot::Address => match inst.mods.segment {
            Some(Segment::Spill) => "[%sp]".into(),
            Some(Segment::Kernarg) => "[%ka]".into(),
            Some(Segment::Arg) if inst.opcode == Opcode::St => "[%o]".into(),
            Some(Segment::Arg) => "[%i]".into(),
            Some(Segment::Group | Segment::Private | Segment::Region) => "[$s9+8]".into(),
            _ => wide.into(),
        },
        Slot::Label => "@l".into(),
        Slot::Labels => "[@l, @l]".into(),
        Slot::Fbarrier | Slot::FbarrierName => "%fb".into(),
        Slot::Function | Slot::Functions | Slot::Signature | Slot::Arguments => return None,
    })
}

const BEFORE_FUNCTION: &str = "module &m:1:0:PROFILE:MACHINE:$default;
extension \"IMAGE\";
extension \"amd:gcn\";
extension \"amd:mipmap\";
decl prog function &f0()();
signature &sg()();
function &g(align(16) arg_u8 %o[64])(align(16) arg_u8 %i[64], arg_roimg %i_roimg[4], arg_woimg %i_woimg[4],
    arg_rwimg %i_rwimg[4], arg_samp %i_samp[4], arg_SIGNAL %i_sig[4])
{
";
const BEFORE_KERNEL: &str = "};
kernel &k(align(16) kernarg_u8 %ka[64], kernarg_roimg %ka_roimg[4], kernarg_woimg %ka_woimg[4],
    kernarg_rwimg %ka_rwimg[4], kernarg_samp %ka_samp[4], kernarg_SIGNAL %ka_sig[4])
{
spill_SIGNAL %sp_sig[4];
align(16) spill_u8 %sp[64];
fbarrier %fb;
";
const AFTER_KERNEL: &str = "@l:\nret;\n};\n";

fn whole(setting: Setting, function: &str, kernel: &str) -> String {
    let signal = match setting.machine {
        MachineModel::Small => "sig32",
        MachineModel::Large => "sig64",
    };
    let fill = |text: &str| {
        text.replace("PROFILE", setting.profile.name())
            .replace("MACHINE", setting.machine.name())
            .replace("SIGNAL", signal)
    };
    format!(
        "{}{function}{}{kernel}{AFTER_KERNEL}",
        fill(BEFORE_FUNCTION),
        fill(BEFORE_KERNEL)
    )
}

fn alone(setting: Setting, place: Place, text: &str) -> String {
    match place {
        Place::Kernel => whole(setting, "", text),
        Place::Function => whole(setting, text, ""),
    }
}

/// The statement, which we accept, and whether the tool takes it too.
struct Legal {
    opcode: Opcode,
    /// Index into the values of each suffix.
    chosen: Vec<usize>,
    place: Place,
    text: String,
    inst: Inst,
}

/// Every legal combination.
fn legal(setting: Setting, refused: &mut usize) -> Vec<Legal> {
    let mut all = Vec::new();
    let mut seen = HashSet::new();
    for row in table::TABLE {
        let parts: Vec<Vec<Value>> = table::syntax(row.opcode).iter().map(|p| values(*p)).collect();
        let fitting: Vec<Vec<usize>> = parts.iter().map(|part| legal_values(row, part)).collect();
        let sizes: Vec<usize> = fitting.iter().map(Vec::len).collect();
        product(&sizes, &mut |at| {
            let chosen: Vec<usize> = at.iter().zip(&fitting).map(|(i, fitting)| fitting[*i]).collect();
            let picked: Vec<&Value> = chosen.iter().zip(&parts).map(|(i, part)| &part[*i]).collect();
            let Some((place, text, inst)) = statement(setting, row.opcode, &picked) else {
                return;
            };
            if seen.contains(&text) {
                return;
            }
            if ours(&alone(setting, place, &text)).is_err() {
                *refused += 1;
                return;
            }
            seen.insert(text.clone());
            all.push(Legal {
                opcode: row.opcode,
                chosen,
                place,
                text,
                inst,
            });
        });
    }
    all
}

/// Gives `statements` to the tool as one module, and again without those that it stops at.
fn refused_by_peer(setting: Setting, mut statements: Vec<&Legal>, differences: &mut Vec<String>) {
    while !statements.is_empty() {
        let lines = |place: Place| -> String {
            let of_place = statements.iter().filter(|s| s.place == place);
            of_place.map(|s| format!("{}\n", s.text)).collect()
        };
        let (function, kernel) = (lines(Place::Function), lines(Place::Kernel));
        let Err(message) = theirs(&whole(setting, &function, &kernel)) else {
            return;
        };
        let line = message
            .split("input(")
            .nth(1)
            .and_then(|rest| rest.split(',').next())
            .and_then(|n| n.parse::<usize>().ok());
        let line = line.unwrap_or_else(|| panic!("no line in {message}"));
        let before_function = BEFORE_FUNCTION.lines().count();
        let in_function = function.lines().count();
        let (place, index) = if line <= before_function + in_function {
            (Place::Function, line - before_function - 1)
        } else {
            let before = before_function + in_function + BEFORE_KERNEL.lines().count();
            (Place::Kernel, line - before - 1)
        };
        let of_place: Vec<usize> = (0..statements.len())
            .filter(|i| statements[*i].place == place)
            .collect();
        let culprit = statements.remove(of_place[index]);
        if !known(&culprit.inst, &culprit.text, true) {
            differences.push(format!("{}\n  only we accept it: {message}", culprit.text));
        }
    }
}

/// HSA PRM 2.9: the small machine model has no 64-bit atomics.
fn missing_in_small(setting: Setting, inst: &Inst) -> bool {
    setting.machine == MachineModel::Small
        && matches!(inst.opcode, Opcode::Atomic | Opcode::AtomicNoRet)
        && inst.ty.is_some_and(|ty| ty.bits() == 64)
}

#[test]
fn combinations_agree_with_the_peer() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    let neighbours = match std::env::var("WAVELIFT_COMBINATIONS").ok() {
        None => 400,
        Some(number) => number.parse().unwrap_or(100_000),
    };
    // The full large setting has all forms and gets most neighbours; the others differ in sizes of addresses and in what they lack.
    let mut differences = Vec::new();
    for (index, one) in SETTINGS.into_iter().enumerate() {
        agree(
            one,
            if index == 0 { neighbours } else { neighbours / 4 },
            &mut differences,
        );
    }
    assert!(
        differences.is_empty(),
        "{} differences, the first:\n{}",
        differences.len(),
        differences[..differences.len().min(60)].join("\n")
    );
}

fn agree(setting: Setting, neighbours: usize, differences: &mut Vec<String>) {
    let mut refused = 0;
    let legal = legal(setting, &mut refused);
    let before = differences.len();
    let mut known_count = 0;
    let (known_ones, clean): (Vec<&Legal>, Vec<&Legal>) =
        legal.iter().partition(|l| known(&l.inst, &l.text, true));
    for chunk in clean.chunks(4000) {
        refused_by_peer(setting, chunk.to_vec(), differences);
    }
    // Those that differ for a known reason: some of them, to see that the reasons are not too wide.
    let every = (known_ones.len() / 500).max(1);
    for one in known_ones.iter().step_by(every) {
        known_count += usize::from(theirs(&alone(setting, one.place, &one.text)).is_err());
    }
    eprintln!(
        "{} {}: {} legal combinations ({refused} of the products are not), {} among them known to be refused by the peer ({known_count} of {} tried are), {} differences",
        setting.profile,
        setting.machine,
        legal.len(),
        known_ones.len(),
        known_ones.len().div_ceil(every),
        differences.len() - before,
    );
    let accepted = differences.len();
    let bytes = bytes_of_seed(1, BYTES_OF_ONE * neighbours);
    let mut random = Choices::new(&bytes);
    let mut seen = HashSet::new();
    let mut by_opcode: Vec<Vec<usize>> = vec![Vec::new(); Opcode::ALL.len()];
    for (i, l) in legal.iter().enumerate() {
        by_opcode[l.opcode.index()].push(i);
    }
    by_opcode.retain(|of| !of.is_empty());
    let (mut tried, mut same, mut attempts) = (0, 0, 0);
    while tried < neighbours && attempts < neighbours * 20 {
        attempts += 1;
        let of = &by_opcode[random.below(by_opcode.len())];
        let from = &legal[of[random.below(of.len())]];
        let syntax = table::syntax(from.opcode);
        if syntax.is_empty() {
            continue;
        }
        let parts: Vec<Vec<Value>> = syntax.iter().map(|p| values(*p)).collect();
        let mut chosen = from.chosen.clone();
        // Types get their share whatever the number of suffixes; now and then two suffixes change.
        for _ in 0..1 + usize::from(random.one_in(7)) {
            let part = random.below(parts.len());
            chosen[part] = random.below(parts[part].len());
        }
        let picked: Vec<&Value> = chosen.iter().zip(&parts).map(|(i, part)| &part[*i]).collect();
        let Some((place, text, inst)) = statement(setting, from.opcode, &picked) else {
            continue;
        };
        if !seen.insert(text.clone()) {
            continue;
        }
        let module = alone(setting, place, &text);
        let Err(why) = ours(&module) else { continue };
        tried += 1;
        if theirs(&module).is_err() {
            same += 1;
        } else if !known(&inst, &text, false) && !missing_in_small(setting, &inst) {
            differences.push(format!("{text}\n  only the peer accepts it; ours: {why}"));
        }
    }
    eprintln!(
        "{tried} neighbours refused, {same} of them by the peer, {} differences",
        differences.len() - accepted
    );
    assert!(legal.len() > 1000 && tried > neighbours / 2, "the mix is off");
}
