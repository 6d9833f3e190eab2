//! The writer and the printer over a corpus made from the instruction table, against HSAILasm.
//!
//! `data/corpus.txt` has for each operation and machine model how many statements there are, a hash of the BRIG that HSAILasm
//! makes of them and one of the text that it makes of that. So the everyday test needs no peer. Where HSAILasm is installed the
//! other test compares the bytes themselves, and with `WAVELIFT_BLESS=1` writes the file anew.

mod generate;

use operations::for_each_operation;
use std::path::{Path, PathBuf};
use std::process::Command;
use wavelift_convert::{Work, assemble, disassemble};
use wavelift_frontend_brig::{Container, Options, read_with, write};
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::RuleLevels;
use wavelift_hsail::model::Opcode;

/// Operations on the cores that there are.
mod operations {
    use super::Opcode;
    use std::sync::Mutex;
    use std::sync::atomic::{AtomicUsize, Ordering};

    pub fn for_each_operation<T: Send>(work: impl Fn(Opcode, bool) -> T + Sync) -> Vec<T> {
        let jobs: Vec<(Opcode, bool)> = Opcode::ALL
            .iter()
            .flat_map(|op| [(*op, false), (*op, true)])
            .collect();
        let next = AtomicUsize::new(0);
        let done = Mutex::new(Vec::new());
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(&(opcode, small)) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let result = work(opcode, small);
                        done.lock()
                            .expect("no thread panicked")
                            .push(((opcode, small), result));
                    }
                });
            }
        });
        let mut done = done.into_inner().expect("no thread panicked");
        done.sort_by_key(|(job, _)| *job);
        done.into_iter().map(|(_, result)| result).collect()
    }
}

/// FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3)
    })
}

/// The text, our BRIG of it and our text of that.
fn ours(statements: &[String], small: bool) -> (String, Vec<u8>, String) {
    let (text, _) = generate::module(statements, small);
    let (module, found) = parse_with("corpus", &text, ParseOptions::with_comments());
    let module = module.unwrap_or_else(|| panic!("{found:?}"));
    let brig = write(&module).unwrap_or_else(|error| panic!("{error}"));
    let options = Options {
        comments: true,
        ..Options::default()
    };
    let again = read_with(&brig, options).unwrap_or_else(|found| panic!("{found:?}"));
    let printed = print(&again);
    assert!(printed == print(&module), "text and BRIG do not mean the same");
    // In parts, as the command line does it, everything is the same.
    let work = Work {
        jobs: 2,
        part_bytes: 1,
        levels: RuleLevels::USUAL,
    };
    let (in_parts, found) = assemble("corpus", &text, Container::Raw, work);
    assert!(in_parts.unwrap_or_else(|| panic!("{found:?}")).concat() == brig);
    let (in_parts, found) = disassemble(&brig, work);
    assert!(in_parts.unwrap_or_else(|| panic!("{found:?}")).concat() == printed);
    let (from_text, found) = parse_with("corpus", &printed, ParseOptions::with_comments());
    let from_text = from_text.unwrap_or_else(|| panic!("{found:?}"));
    assert!(print(&from_text) == printed, "text is no fixed point");
    assert!(
        write(&from_text).as_ref() == Ok(&brig),
        "printed text is another module"
    );
    (text, brig, printed)
}

fn line(opcode: Opcode, small: bool, count: usize, brig: &[u8], text: &str) -> String {
    let model = if small { "small" } else { "large" };
    format!(
        "{opcode}\t{model}\t{count}\t{:016x}\t{:016x}\n",
        hash(brig),
        hash(text.as_bytes())
    )
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/corpus.txt")
}

#[test]
fn every_row_is_written_as_the_peer_did() {
    let expected = std::fs::read_to_string(data()).expect("the hashes");
    let lines = for_each_operation(|opcode, small| {
        let statements = generate::statements(opcode, small);
        let (_, brig, text) = ours(&statements, small);
        line(opcode, small, statements.len(), &brig, &text)
    });
    for (ours, theirs) in lines.iter().zip(expected.split_inclusive('\n')) {
        assert_eq!(ours, theirs, "ours and the peer's");
    }
    assert_eq!(lines.len(), expected.lines().count());
}

/// Runs HSAILasm on a file with `input`.
fn peer(name: &str, action: &str, input: &[u8]) -> Result<Vec<u8>, String> {
    let file = |kind: &str| {
        std::env::temp_dir().join(format!("wavelift-corpus-{}-{name}.{kind}", std::process::id()))
    };
    let (from, to) = (file("in"), file("out"));
    std::fs::write(&from, input).expect("a temporary file");
    let run = Command::new("HSAILasm")
        .arg(action)
        .arg(&from)
        .arg("-o")
        .arg(&to)
        .output()
        .expect("HSAILasm runs");
    let written = std::fs::read(&to);
    let _ = std::fs::remove_file(&from);
    let _ = std::fs::remove_file(&to);
    match written {
        Ok(bytes) if run.status.success() => Ok(bytes),
        _ => Err(format!(
            "{}{}",
            String::from_utf8_lossy(&run.stdout),
            String::from_utf8_lossy(&run.stderr)
        )),
    }
}

#[test]
fn every_row_is_written_as_the_peer_does() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    let results = for_each_operation(|opcode, small| {
        let statements = generate::statements(opcode, small);
        let (text, brig, printed) = ours(&statements, small);
        let model = if small { "small" } else { "large" };
        let name = format!("{opcode}-{model}");
        let theirs =
            peer(&name, "-assemble", text.as_bytes()).map_err(|e| format!("{name} is refused: {e}"))?;
        if brig != theirs {
            return Err(format!("{name}: the bytes differ"));
        }
        let their_text = peer(&name, "-disassemble", &brig).map_err(|e| format!("{name} is refused: {e}"))?;
        let their_text = String::from_utf8_lossy(&their_text);
        if let Some((ours, theirs)) = printed.lines().zip(their_text.lines()).find(|(a, b)| a != b) {
            return Err(format!("{name}:\n  ours:  {ours}\n  peer: {theirs}"));
        }
        if printed.len() != their_text.len() {
            return Err(format!("{name}: one text is longer"));
        }
        Ok((
            line(opcode, small, statements.len(), &theirs, &their_text),
            statements.len(),
        ))
    });
    let wrong: Vec<&String> = results
        .iter()
        .filter_map(|result| result.as_ref().err())
        .collect();
    assert!(wrong.is_empty(), "{} differ\n{wrong:#?}", wrong.len());
    let results: Vec<(String, usize)> = results.into_iter().flatten().collect();
    let count: usize = results.iter().map(|(_, count)| count).sum();
    println!("{count} statements, all the same");
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        let lines: String = results.into_iter().map(|(line, _)| line).collect();
        std::fs::write(data(), lines).expect("the hashes");
    }
}
