//! One encoded example per gfx900 opcode and encoding, with the text an independent assembler prints for it.

use wavelift_gcn::isa::{decode, encode, parse};

const SAMPLES: &str = include_str!("data/gfx900-samples.tsv");

/// Rows that no encoder can produce: VOP1 opcode 53 has no operands, and these words carry some anyway.
const ARTEFACTS: [&str; 2] = ["7e006af9 06060601", "7e006afa ff00e401"];

#[test]
fn every_sample_decodes_to_its_text_and_encodes_to_its_bytes() {
    let mut failures = Vec::new();
    let mut count = 0;
    for line in SAMPLES.lines().filter(|l| !l.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [format, opcode, hex, text] = columns[..] else {
            panic!("bad row {line}")
        };
        if ARTEFACTS.contains(&hex) {
            continue;
        }
        count += 1;
        let words: Vec<u32> = hex
            .split(' ')
            .map(|w| u32::from_str_radix(w, 16).unwrap())
            .collect();
        match decode(&words, 0) {
            Err(error) => failures.push(format!("{format} {opcode} {hex} `{text}`: {error}")),
            Ok((inst, length)) => {
                if length != words.len() {
                    failures.push(format!("{format} {opcode} {hex} `{text}`: length {length}"));
                }
                if inst.to_string() != text {
                    failures.push(format!("{format} {opcode} {hex} `{text}`: printed `{inst}`"));
                }
                let mut out = Vec::new();
                match encode(&inst, &mut out) {
                    Err(error) => {
                        failures.push(format!("{format} {opcode} {hex} `{text}`: encoder: {error}"))
                    }
                    Ok(()) if out != words => {
                        failures.push(format!("{format} {opcode} {hex} `{text}`: encoded {out:08x?}"))
                    }
                    Ok(()) => {}
                }
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{} of {count} samples fail:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert_eq!(count, 1852);
}

#[test]
fn every_sample_text_parses_to_its_bytes() {
    // The long forms of operations without operands have the text of the short ones.
    let mut long_forms = 0;
    let mut failures = Vec::new();
    for line in SAMPLES.lines().filter(|l| !l.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [format, _, hex, text] = columns[..] else {
            panic!("bad row {line}")
        };
        if matches!(text, "v_nop" | "v_clrexcp") && format != "VOP1" {
            long_forms += 1;
            continue;
        }
        let words: Vec<u32> = hex
            .split(' ')
            .map(|w| u32::from_str_radix(w, 16).unwrap())
            .collect();
        match parse(text) {
            Err(error) => failures.push(format!("`{text}`: {error}")),
            Ok(inst) => {
                let mut out = Vec::new();
                encode(&inst, &mut out).unwrap();
                if out != words {
                    failures.push(format!("`{text}`: {out:08x?}, not {words:08x?}"));
                }
            }
        }
    }
    assert!(
        failures.is_empty(),
        "{}:\n{}",
        failures.len(),
        failures.join("\n")
    );
    assert_eq!(long_forms, 5);
}
