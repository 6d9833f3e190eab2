//! Whole files against HSAILasm: the kernel corpus in every run, the modules of the conformance packs in a campaign.
//!
//! Of text, the BRIG that both make, and their text of that; of BRIG, the text of it, the BRIG of that and the text once more. All of it under
//! `--compat hsailasm` and byte for byte.

#[allow(dead_code)]
#[path = "../../../tests/support/packs.rs"]
mod packs;

use super::{difference, found, is_there, theirs};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use wavelift_convert::{Work, disassemble};
use wavelift_hsail::RuleLevels;

/// The packs, in the order in which they are tried.
const PACKS: [&str; 5] = [
    "ws64_core_sample",
    "ws64_cfg_sample",
    "ws64_image_sysarch_sample",
    "ws32_core_sample",
    "ws16_core_sample",
];

/// How we differ from HSAILasm on a text.
fn of_text(text: &str) -> Option<String> {
    let ours = found(text, RuleLevels::HSAILASM);
    match (theirs("-assemble", text.as_bytes()), ours.first()) {
        (Ok(brig), None) => difference(text, &brig),
        (Ok(_), Some(d)) => Some(format!("only we refuse the text: {}", d.code)),
        (Err(_), None) => Some("only HSAILasm refuses the text".to_owned()),
        (Err(_), Some(_)) => None,
    }
}

/// How we differ from HSAILasm on a BRIG module.
fn of_brig(brig: &[u8]) -> Option<String> {
    let work = Work {
        levels: RuleLevels::HSAILASM,
        ..Work::with_jobs(1)
    };
    let (ours, found) = disassemble(brig, work);
    match (theirs("-disassemble", brig), ours) {
        (Ok(text), Some(ours)) => {
            let (ours, text) = (ours.concat(), String::from_utf8_lossy(&text).into_owned());
            let line = ours
                .lines()
                .zip(text.lines())
                .find(|(ours, theirs)| ours != theirs);
            match ours == text {
                true => of_text(&text),
                false => Some(format!("text differs, ours and theirs: {line:?}")),
            }
        }
        (Ok(_), None) => {
            let why = found.first().map_or("?", |d| d.code);
            Some(format!("only we refuse the module: {why}"))
        }
        (Err(_), Some(_)) => Some("only HSAILasm refuses the module".to_owned()),
        (Err(_), None) => None,
    }
}

fn of_file(path: &Path) -> Option<String> {
    let bytes = std::fs::read(path).expect("a file");
    match path.extension().is_some_and(|end| end == "hsail") {
        true => of_text(&String::from_utf8_lossy(&bytes)),
        false => of_brig(&bytes),
    }
}

fn modules(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a folder entry").path();
        if path.is_dir() {
            modules(&path, found);
        } else if path
            .extension()
            .is_some_and(|end| end == "brig" || end == "hsail")
        {
            found.push(path);
        }
    }
    found.sort();
}

/// The differences by kind: how many files, and one of them.
fn differences(files: &[PathBuf]) -> BTreeMap<String, (usize, PathBuf)> {
    let (next, all) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(file) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(what) = of_file(file) {
                        let mut all = all.lock().expect("no thread panicked");
                        all.entry(what).or_insert((0, file.clone())).0 += 1;
                    }
                }
            });
        }
    });
    all.into_inner().expect("no thread panicked")
}

#[test]
fn kernel_corpus_is_as_the_peer_has_it() {
    if !is_there() {
        return;
    }
    let mut files = Vec::new();
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels");
    for level in ["O0", "O2"] {
        modules(&corpus.join(level), &mut files);
    }
    assert!(files.len() >= 96, "{} files", files.len());
    let found = differences(&files);
    assert!(found.is_empty(), "{found:#?}");
}

/// `WAVELIFT_PACK` names one pack instead of all.
#[test]
#[ignore = "a campaign of many minutes: tens of thousands of modules"]
fn conformance_modules_are_as_the_peer_has_them() {
    if !is_there() {
        return;
    }
    let one = std::env::var("WAVELIFT_PACK").ok();
    if let Some(one) = &one {
        assert!(
            PACKS.contains(&one.as_str()),
            "WAVELIFT_PACK={one}: the packs are {PACKS:?}"
        );
    }
    let mut differ = 0;
    for name in PACKS
        .iter()
        .filter(|name| one.as_deref().is_none_or(|one| one == **name))
    {
        let Some(pack) = packs::unpack(name) else { continue };
        let mut files = Vec::new();
        modules(&pack.0, &mut files);
        let found = differences(&files);
        eprintln!(
            "{name}: {} modules, {} kinds of difference",
            files.len(),
            found.len()
        );
        for (what, (count, file)) in &found {
            eprintln!("{count:6} {what}\n       {}", file.display());
        }
        differ += found.len();
    }
    assert_eq!(differ, 0);
}
