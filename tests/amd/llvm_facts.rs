//! What AMD's tables say about registers that instructions do not name, and about memory, beside the tables of LLVM 19.
//!
//! `tests/data/llvm-facts.tsv` holds LLVM's answers about each operation of each machine, in its longest form that moves nothing between lanes, which
//! names most. A test compares our rows with them; another asks LLVM again about some. All answers anew, in half an hour:
//! `WAVELIFT_BLESS=1 cargo test --test amd llvm_facts::the_file`; with `WAVELIFT_FACTS_OF=gfx900` those of one machine.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use wavelift::targets;
use wavelift_amdgpu::isa::{
    Class, Condition, Flag, Format, Implicit, Inst, Machine, Op, OperandInfo, Role, WaveSize, decode,
};
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_generate::Choices;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_peers::llvm;
use wavelift_workshop::code::Drawer;

/// LLVM's answers: processor, registers read and written without a name, how many operands are written, and how many of them are read, too, what is done
/// to memory, and the operations of which it says that.
const FACTS: &str = include_str!("../data/llvm-facts.tsv");

/// Encodings of a machine about which an ordinary run asks again.
const AGAIN: usize = 12;

/// One processor of each table.
fn machines() -> Vec<&'static Subtarget> {
    use wavelift_gcn::subtarget as gcn;
    use wavelift_rdna4::subtarget as rdna;
    vec![
        &gcn::GFX6,
        &gcn::GFX7,
        &gcn::GFX8,
        &gcn::SUBTARGET,
        &gcn::GFX90A,
        &gcn::GFX942,
        &rdna::GFX10,
        &rdna::GFX11,
        &rdna::SUBTARGET,
    ]
}

/// A fact about an operation, in LLVM's words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fact {
    registers: llvm::Registers,
    load: bool,
    store: bool,
}

/// An instruction of each operation of a machine that LLVM takes, and its name there; of one in `step` encodings.
fn instructions(sub: &Subtarget, drawers: &[Drawer], step: usize) -> BTreeMap<Op, (String, String)> {
    let drawer = drawer_of(sub, drawers);
    let machine = machine_of(sub);
    let mut texts: BTreeMap<Op, (Format, String)> = BTreeMap::new();
    for number in (0..drawer.encodings().len()).step_by(step) {
        let bytes = bytes_of_seed(number as u64, 80);
        let Some(code) = drawer.of(number, &mut Choices::new(&bytes)) else {
            continue;
        };
        let words: Vec<u32> = code
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect();
        let Ok((inst, _)) = decode(machine, &words, 0) else {
            continue;
        };
        if inst.format == longest(&inst) {
            texts.insert(inst.op, (inst.format, inst.to_string()));
        }
    }
    let list: Vec<String> = texts.values().map(|(_, text)| text.clone()).collect();
    let names = llvm::names(processor(sub), features(sub), &list);
    let named = texts.into_iter().zip(names);
    named
        .filter_map(|((op, (_, text)), name)| Some((op, (text, name?))))
        .collect()
}

/// The form of an instruction's operation that names most registers.
fn longest(inst: &Inst) -> Format {
    inst.info().vop3_format().unwrap_or(inst.info().format())
}

/// The processor whose code those like it share.
fn processor(sub: &Subtarget) -> &'static str {
    let own = sub.processors.iter().find(|processor| processor.like.is_none());
    own.expect("one has code of its own").name
}

fn features(sub: &Subtarget) -> &'static str {
    match sub.waves[0] {
        32 => "+wavefrontsize32,-wavefrontsize64",
        _ => "+wavefrontsize64",
    }
}

fn machine_of(sub: &Subtarget) -> Machine {
    let wave = match sub.waves[0] {
        32 => WaveSize::Wave32,
        _ => WaveSize::Wave64,
    };
    sub.machine(wave)
}

fn drawer_of<'a>(sub: &Subtarget, drawers: &'a [Drawer]) -> &'a Drawer {
    let name = processor(sub);
    let same = |drawer: &&Drawer| drawer.target().name() == name && drawer.wave() == sub.waves[0];
    drawers
        .iter()
        .find(same)
        .expect("each machine draws instructions")
}

/// LLVM's facts about some instructions, by operation. `known` keeps registers of names that several machines share.
fn ask(
    sub: &Subtarget,
    asked: &[(Op, (String, String))],
    known: &mut BTreeMap<String, llvm::Registers>,
) -> BTreeMap<Op, Fact> {
    let processor = processor(sub);
    let texts: Vec<String> = asked.iter().map(|(_, (text, _))| text.clone()).collect();
    let memory = llvm::memory(processor, features(sub), &texts);
    let mut facts = BTreeMap::new();
    for ((op, (_, name)), memory) in asked.iter().zip(memory) {
        let Some(memory) = memory else {
            eprintln!("{processor}: llvm-mca does not survive {op:?}");
            continue;
        };
        let found = || llvm::registers(processor, name);
        let fact = Fact {
            registers: known.entry(name.clone()).or_insert_with(found).clone(),
            load: memory.load,
            store: memory.store,
        };
        facts.insert(*op, fact);
    }
    facts
}

/// The facts of the file, by processor and name of the operation.
fn kept() -> BTreeMap<(&'static str, &'static str), Fact> {
    let mut all = BTreeMap::new();
    for line in FACTS.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [processor, reads, writes, written, changed, memory, operations] = columns[..] else {
            panic!("seven columns: {line}")
        };
        let set = |list: &str| {
            list.split(' ')
                .filter(|name| *name != "-")
                .map(str::to_owned)
                .collect()
        };
        let fact = Fact {
            registers: llvm::Registers {
                reads: set(reads),
                writes: set(writes),
                written: written.parse().expect("a number"),
                changed: changed.parse().expect("a number"),
            },
            load: memory.contains("load"),
            store: memory.contains("store"),
        };
        for operation in operations.split(' ') {
            all.insert((processor, operation), fact.clone());
        }
    }
    all
}

/// Lines of the file for a machine.
fn lines_of(processor: &str, facts: &BTreeMap<Op, Fact>) -> String {
    let mut groups: BTreeMap<&Fact, Vec<String>> = BTreeMap::new();
    for (op, fact) in facts {
        groups.entry(fact).or_default().push(format!("{op:?}"));
    }
    let list = |set: &BTreeSet<String>| match set.is_empty() {
        true => "-".to_owned(),
        false => set.iter().cloned().collect::<Vec<_>>().join(" "),
    };
    let mut text = String::new();
    for (fact, operations) in groups {
        let memory = match (fact.load, fact.store) {
            (false, false) => "-",
            (true, false) => "load",
            (false, true) => "store",
            (true, true) => "load store",
        };
        let (reads, writes) = (list(&fact.registers.reads), list(&fact.registers.writes));
        let llvm::Registers { written, changed, .. } = fact.registers;
        let operations = operations.join(" ");
        let _ = writeln!(
            text,
            "{processor}\t{reads}\t{writes}\t{written}\t{changed}\t{memory}\t{operations}"
        );
    }
    text
}

/// Where LLVM and a row may differ: in what, for operations with one of these in their name, and why.
const DIFFERENCES: &[(&str, &[&str], &str)] = &[
    (
        "reads m0",
        &["Ds"],
        "one instruction of LLVM's stands for several generations; M0 limits group memory of the first, which a subtarget says",
    ),
    (
        "reads m0",
        &["VInterpP2F16"],
        "the manual has it as for the other interpolations (Vega ISA 10.2)",
    ),
    (
        "reads flat_scr",
        &["Flat", "Scratch"],
        "LLVM says so of all flat accesses; the register is for private ones, of which the frame's setup knows",
    ),
    (
        "reads exec",
        &[
            "BufferGl",
            "BufferInv",
            "BufferWb",
            "GlobalInv",
            "GlobalWb",
            "VSExp",
            "VSLog",
            "VSRcp",
            "VSRsq",
            "VSSqrt",
            "DsNop",
            "SSendmsg",
            "VClrexcp",
            "VMovrelsd2",
            "VNop",
            "VPipeflush",
            "VSwaprel",
        ],
        "LLVM says so by the encoding",
    ),
    ("writes scc", &["SQuadmask"], "by the manual (Vega ISA 12.5)"),
    (
        "writes scc",
        &["SSetvskip"],
        "LLVM says so of all scalar comparisons",
    ),
    (
        "written",
        &["SMovreld", "VMovrel"],
        "LLVM shows the register that M0 is added to as a source",
    ),
    (
        "changed",
        &[
            "16",
            "SBitset",
            "SCmov",
            "VCvtPkaccum",
            "VInterpP2F32",
            "VPermlane64",
        ],
        "LLVM ties before it encodes, where it has other instructions; halves keep the other half by the manual",
    ),
    (
        "memory",
        &[
            "DsDirectLoad",
            "DsGws",
            "DsParamLoad",
            "Exp",
            "SWaitcnt",
            "SWakeup",
            "Prefetch",
        ],
        "no access of memory that a program has: LLVM says so to keep them in their places",
    ),
    (
        "memory",
        &["DsWriteSrc2"],
        "LLVM says that the store of a loaded value is a load",
    ),
];

/// In what a row and LLVM differ, in the words of [`DIFFERENCES`].
fn differences(sub: &Subtarget, op: Op, theirs: &Fact) -> Vec<String> {
    let info = sub.isa.op(op);
    let mut found = Vec::new();
    // A comparison that writes EXEC names it in our text.
    let is_exec = |operand: &OperandInfo| operand.class == Class::ExecMask && operand.role == Role::Dst;
    let named_exec = info.operands.iter().any(is_exec);
    for &register in Implicit::ALL {
        let name = register_name(register);
        let in_theirs =
            |set: &BTreeSet<String>| set.iter().any(|theirs| theirs.trim_end_matches("_lo") == name);
        if info.reads(register) != in_theirs(&theirs.registers.reads) {
            found.push(format!("reads {name}"));
        }
        let written = info.writes(register) || register == Implicit::Exec && named_exec;
        if written != in_theirs(&theirs.registers.writes) {
            found.push(format!("writes {name}"));
        }
    }
    let count = |wanted: &dyn Fn(&OperandInfo) -> bool| {
        info.operands.iter().filter(|operand| wanted(operand)).count()
    };
    let written = count(&|operand| matches!(operand.role, Role::Dst | Role::SrcDst) && !is_exec(operand));
    let changed = count(&|operand| operand.role == Role::SrcDst);
    // Whether the old value is returned, LLVM was not told by the name alone.
    let returned = count(&|operand| operand.role == Role::Dst && operand.condition == Condition::Return);
    let exchanged = count(&|operand| operand.role == Role::SrcDstReturn);
    if !(written - returned..=written + exchanged).contains(&theirs.registers.written) {
        found.push("written".to_owned());
    }
    if !(changed..=changed + exchanged).contains(&theirs.registers.changed) {
        found.push("changed".to_owned());
    }
    let atomic = info.has(Flag::Atomic);
    let ours = (info.has(Flag::Load) || atomic, info.has(Flag::Store) || atomic);
    if ours != (theirs.load, theirs.store) {
        found.push("memory".to_owned());
    }
    found
}

fn register_name(register: Implicit) -> &'static str {
    match register {
        Implicit::Scc => "scc",
        Implicit::Vcc => "vcc",
        Implicit::Exec => "exec",
        Implicit::M0 => "m0",
        Implicit::FlatScratch => "flat_scr",
    }
}

#[test]
fn rows_agree_with_llvm() {
    let (mut wrong, mut needed) = (Vec::new(), BTreeSet::new());
    let (kept, mut compared) = (kept(), 0);
    for sub in machines() {
        let processor = processor(sub);
        for op in sub.isa.operations() {
            let name = format!("{op:?}");
            let Some(theirs) = kept.get(&(processor, name.as_str())) else {
                continue;
            };
            compared += 1;
            for difference in differences(sub, op, theirs) {
                let reason = |&(what, names, _): &(&str, &[&str], &str)| {
                    what == difference && names.iter().any(|part| name.contains(part))
                };
                match DIFFERENCES.iter().position(reason) {
                    Some(line) => drop(needed.insert(line)),
                    None => wrong.push(format!("{processor} {name}: {difference}; LLVM has {theirs:?}")),
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert_eq!(
        needed.len(),
        DIFFERENCES.len(),
        "a difference is no more: {needed:?}"
    );
    assert!(compared > 8_000, "{compared}");
}

#[test]
fn the_file_is_what_llvm_says() {
    if !wavelift_peers::installed(&llvm::TOOLS) {
        return;
    }
    let bless = std::env::var_os("WAVELIFT_BLESS").is_some();
    let drawers = Drawer::all(&targets());
    let kept = kept();
    let mut known = BTreeMap::new();
    let mut text = String::from(
        "# Written by tests/amd/llvm_facts.rs: processor, registers read and written without a name, operands written, those of them that are read, memory, operations.\n",
    );
    let wanted = std::env::var("WAVELIFT_FACTS_OF").unwrap_or_default();
    for sub in machines() {
        let processor = processor(sub);
        if !wanted.is_empty() && wanted != processor {
            text.extend(
                FACTS
                    .lines()
                    .filter(|line| line.split('\t').next() == Some(processor))
                    .map(|line| format!("{line}\n")),
            );
            continue;
        }
        let count = drawer_of(sub, &drawers).encodings().len();
        let step = if bless { 1 } else { count / AGAIN };
        let asked: Vec<(Op, (String, String))> = instructions(sub, &drawers, step).into_iter().collect();
        eprintln!(
            "{processor}: {} of {} operations",
            asked.len(),
            sub.isa.operations().count()
        );
        assert!(!asked.is_empty(), "{processor}");
        let facts = ask(sub, &asked, &mut known);
        for (op, fact) in facts.iter().filter(|_| !bless) {
            let name = format!("{op:?}");
            assert_eq!(
                Some(fact),
                kept.get(&(processor, name.as_str())),
                "{processor} {name}"
            );
        }
        text += &lines_of(processor, &facts);
    }
    if bless {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/llvm-facts.tsv");
        std::fs::write(path, &text).expect("the file");
    }
}
