//! One encoded example per operation and encoding, with the text and bytes of an independent assembler.

use std::collections::HashSet;

use wavelift_rdna4::isa::{Isa, WaveSize, decode, encode, parse};

const SAMPLES: &str = include_str!("data/gfx12-samples.tsv");

fn samples() -> impl Iterator<Item = (WaveSize, Vec<u32>, &'static str)> {
    SAMPLES.lines().filter(|l| !l.starts_with('#')).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [wave, hex, text] = columns[..] else {
            panic!("bad row {line}")
        };
        let wave = if wave == "32" {
            WaveSize::Wave32
        } else {
            WaveSize::Wave64
        };
        let words = hex.split(' ').map(|w| u32::from_str_radix(w, 16).unwrap());
        (wave, words.collect(), text)
    })
}

fn report(failures: &[String], of: usize) {
    assert!(
        failures.is_empty(),
        "{} of {of}:\n{}",
        failures.len(),
        failures.join("\n")
    );
}

#[test]
fn every_sample_decodes_to_its_text_and_encodes_to_its_bytes() {
    let (mut failures, mut count, mut forms) = (Vec::new(), 0, HashSet::new());
    for (wave, words, text) in samples() {
        count += 1;
        match decode(&words, 0, wave) {
            Err(error) => failures.push(format!("{words:08x?} `{text}`: {error}")),
            Ok((inst, length)) => {
                forms.insert((inst.op, inst.format));
                if length != words.len() || inst.to_string() != text {
                    failures.push(format!("{words:08x?} `{text}`: `{inst}` of {length} words"));
                }
                let mut out = Vec::new();
                match encode(&inst, &mut out) {
                    Ok(()) if out == words => {}
                    other => failures.push(format!("{words:08x?} `{text}`: {other:?} {out:08x?}")),
                }
            }
        }
    }
    report(&failures, count);
    // Every operation in every encoding is there, but for those that the assembler does not know.
    let unknown = [
        "s_alloc_vgpr",
        "ds_bpermute_fi",
        "ds_bvh_stack",
        "dual_dot2acc",
        "image_bvh_dual",
        "image_bvh8",
        "v_swap_b16",
    ];
    let mut missing = Vec::new();
    for op in Isa::Gfx12.operations() {
        for &(format, _) in Isa::Gfx12.op(op).encodings {
            let name = Isa::Gfx12.op(op).mnemonic;
            if !forms.contains(&(op, format)) && !unknown.iter().any(|part| name.contains(part)) {
                missing.push(format!("{name} {format:?}"));
            }
        }
    }
    assert!(missing.len() <= 8, "{missing:?}");
}

#[test]
fn every_sample_text_parses_to_its_bytes() {
    let (mut failures, mut count) = (Vec::new(), 0);
    for (wave, words, text) in samples() {
        count += 1;
        // Forms of 64 bits without operands have the text of those of 32.
        if matches!(text, "v_nop" | "v_pipeflush") && words.len() > 1 {
            continue;
        }
        match parse(text, wave) {
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
    report(&failures, count);
}
