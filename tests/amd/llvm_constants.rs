//! Where a constant may stand in place of a register: our encoder and LLVM 19 agree about each source of each operation, in its longest form that moves
//! nothing between lanes, on gfx900 and gfx1201.

use std::collections::BTreeMap;
use std::path::Path;
use wavelift_amdgpu::isa::{Format, Inst, Isa, Machine, Op, Operand, Role, WaveSize, decode, encode};
use wavelift_peers::llvm;

/// Machine, processor, features, and the file with an instruction of each encoding.
const MACHINES: [(Machine, &str, &str, &str); 2] = [
    (
        Machine {
            isa: Isa::Gfx9,
            wave: WaveSize::Wave64,
        },
        "gfx900",
        "+wavefrontsize64",
        "backends/gcn/tests/data/gfx900-samples.tsv",
    ),
    (
        Machine {
            isa: Isa::Gfx12,
            wave: WaveSize::Wave32,
        },
        "gfx1201",
        "+wavefrontsize32,-wavefrontsize64",
        "backends/rdna4/tests/data/gfx12-samples.tsv",
    ),
];

/// What llvm-mc assembles, and does not disassemble: a register that M0 is added to is none where a constant stands, and sources of sums of products of
/// bytes are vectors.
const ASSEMBLED_ONLY: [&str; 2] = ["s_movrelsd_2_b32", "v_dot4_f32_"];

/// An instruction of each operation, in its longest form.
fn samples(machine: Machine, file: &str) -> BTreeMap<Op, Inst> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(path).expect("the samples");
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let is_hex =
            |column: &&str| column.len() >= 8 && column.chars().all(|c| c == ' ' || c.is_ascii_hexdigit());
        let hex = line.split('\t').find(is_hex).expect("words");
        let words: Result<Vec<u32>, _> = hex.split(' ').map(|word| u32::from_str_radix(word, 16)).collect();
        let Ok((inst, _)) = decode(machine, &words.expect("words"), 0) else {
            continue;
        };
        let longest = inst.info().vop3_format().unwrap_or(inst.info().format());
        if inst.format == longest {
            found.insert(inst.op, inst);
        }
    }
    found
}

#[test]
fn constants_stand_where_llvm_takes_them() {
    if !wavelift_peers::installed(&llvm::TOOLS) {
        return;
    }
    let mut wrong = Vec::new();
    let mut compared = 0;
    for (machine, processor, features, file) in MACHINES {
        let mut asked = Vec::new();
        // The text of scalar loads does not show what an offset in no register is.
        let samples = samples(machine, file);
        for inst in samples.values().filter(|inst| inst.format != Format::Smem) {
            let places = inst.info().operands.iter().zip(&inst.operands).enumerate();
            let sources = places.filter(|(_, (what, operand))| {
                what.role == Role::Src && matches!(operand, Operand::Vgpr { .. } | Operand::Sgpr { .. })
            });
            for (index, _) in sources {
                let mut changed = inst.clone();
                changed.operands[index] = Operand::Int(1);
                let ours = encode(&changed, &mut Vec::new()).is_ok();
                asked.push((changed.to_string(), ours));
            }
        }
        let texts: Vec<String> = asked.iter().map(|(text, _)| text.clone()).collect();
        compared += texts.len();
        for ((text, ours), theirs) in asked.iter().zip(llvm::names(processor, features, &texts)) {
            let assembled_only = ASSEMBLED_ONLY.iter().any(|name| text.starts_with(name));
            if *ours != theirs.is_some() && !assembled_only {
                wrong.push(format!("{processor} `{text}`: {ours}, LLVM {}", theirs.is_some()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {compared}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert!(compared > 4_000, "{compared}");
}
