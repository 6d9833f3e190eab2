//! Random instructions, legal and not, against the verdict of HSAILasm, where it is installed.
//!
//! Types and modifiers are drawn from the instruction table, now and then beside it; operands follow the types. Where the
//! two disagree, the manual decides: [`known`] lists the places where that tool deviates from it.
//! `WAVELIFT_PEER_CASES` sets the number of instructions (250 by default), `WAVELIFT_PEER_SEED` the seed.

mod combinations;

use std::process::Command;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::{Choices, near};
use wavelift_hsail::model::*;
use wavelift_hsail::{RuleLevels, Severity, validate_with};

/// More bytes than an instruction is drawn from.
const BYTES: usize = 256;

fn module(instructions: &[&str]) -> String {
    let mut text =
        "module &m:1:0:$full:$large:$default;\nextension \"IMAGE\";\nextension \"amd:gcn\";\nextension \"amd:mipmap\";\nkernel &k()\n{\nfbarrier %fb;\n"
            .to_string();
    for i in instructions {
        text.push_str(i);
        text.push('\n');
    }
    text.push_str("@l:\nret;\n};\n");
    text
}

fn ours(text: &str) -> Result<(), String> {
    let levels = RuleLevels::HSAILASM;
    let options = ParseOptions {
        levels,
        ..ParseOptions::default()
    };
    let found = match parse_with("t", text, options) {
        (Some(module), _) => validate_with(&module, &levels),
        (None, found) => found,
    };
    match found.iter().find(|d| d.severity == Severity::Error) {
        Some(d) => Err(d.message.clone()),
        None => Ok(()),
    }
}

fn theirs(text: &str) -> Result<(), String> {
    let stem = std::env::temp_dir().join(format!(
        "wavelift-peer-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    let (input, output) = (stem.with_extension("hsail"), stem.with_extension("brig"));
    std::fs::write(&input, text).unwrap();
    let run = Command::new("HSAILasm")
        .arg("-assemble")
        .arg(&input)
        .arg("-o")
        .arg(&output)
        .output()
        .unwrap();
    std::fs::remove_file(&input).ok();
    std::fs::remove_file(&output).ok();
    let message = String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout);
    if run.status.success() {
        Ok(())
    } else {
        Err(message)
    }
}

/// Disagreements where the tool deviates from the manual.
fn known(inst: &Inst, text: &str, we_accept: bool) -> bool {
    let image = matches!(
        inst.opcode,
        Opcode::RdImage
            | Opcode::LdImage
            | Opcode::StImage
            | Opcode::AmdMipmapRdImageLod
            | Opcode::AmdMipmapRdImageGrad
            | Opcode::AmdMipmapLdImageMip
            | Opcode::AmdMipmapStImageMip
    );
    let f16_texels = image && inst.ty == Some(Type::F16);
    match we_accept {
        // HSA PRM 4.8.3 has typed signal constants, 7.4 immediates in depth stores, 5.13 `WAVESIZE` as class condition.
        true => {
            let operands = text.split_once(' ').map_or("", |(_, operands)| operands);
            let immediate = operands
                .split([',', ' ', '(', ')', ';'])
                .any(|word| word.starts_with(|c: char| c.is_ascii_digit() || c == '-'));
            matches!(inst.opcode, Opcode::StImage | Opcode::AmdMipmapStImageMip) && immediate
                || inst.opcode == Opcode::Class && text.contains("WAVESIZE")
                || inst.ty.is_some_and(|t| t.class() == TypeClass::Signal) && immediate
        }
        // HSA PRM 7.2 to 7.4 know u32, s32 and f32 only.
        false => f16_texels,
    }
}

#[test]
fn verdicts_agree_with_the_peer() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    let number = |name: &str, default: u64| {
        std::env::var(name)
            .ok()
            .and_then(|v| v.parse().ok())
            .unwrap_or(default)
    };
    let cases = number("WAVELIFT_PEER_CASES", 250);
    let seed = number("WAVELIFT_PEER_SEED", 1);
    let (mut accepted, mut rejected) = (0, 0);
    let mut differences = Vec::new();
    for case in 0..cases {
        let bytes = bytes_of_seed(seed << 32 | case, BYTES);
        let Some((text, inst)) = near::instruction(&mut Choices::new(&bytes)) else {
            continue;
        };
        let whole = module(&[&text]);
        let (a, b) = (ours(&whole), theirs(&whole));
        if a.is_ok() {
            accepted += 1
        } else {
            rejected += 1
        }
        if a.is_ok() != b.is_ok() && !known(&inst, &text, a.is_ok()) {
            differences.push(format!("{text}\n  ours:   {a:?}\n  theirs: {b:?}"));
        }
    }
    eprintln!(
        "{accepted} accepted, {rejected} rejected, {} differences",
        differences.len()
    );
    assert!(
        accepted * 5 > cases / 2 && rejected * 20 > cases / 2,
        "the mix is off"
    );
    assert!(
        differences.is_empty(),
        "{} differences:\n{}",
        differences.len(),
        differences.join("\n")
    );
}
