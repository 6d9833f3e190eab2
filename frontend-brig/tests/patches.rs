//! What is wrong with a wrong BRIG module: each rule of `data/patches.txt` as a change of a few bytes of `everything.brig`,
//! with the messages that it must give.
//!
//! `== RULE` begins a case; the lines after it change the module:
//! - `PLACE +OFFSET BYTES`: hexadecimal bytes at an offset of a place;
//! - `append BYTES`, `truncate COUNT`: at the end of the file;
//! - `size`: the byte count of the header becomes that of the file.
//!
//! Places are `header`, `index N` (an entry of the section index), `section N`, `data N` (the N-th entry of `hsa_data`),
//! `code KIND N` and `operand KIND N` (the N-th entry of that kind). `=PLACE` instead of bytes is the offset of a place in
//! its section, as 32 bits. `! ...` lines are the messages expected. WAVELIFT_BLESS=1 writes them anew: read each of them.

use std::fmt::Write as _;
use wavelift_frontend_brig::{read, source};
use wavelift_hsail::{diagnostics, validate};

const EVERYTHING: &[u8] = include_bytes!("data/everything.brig");

fn word(at: usize) -> usize {
    u32::from_le_bytes(EVERYTHING[at..at + 4].try_into().unwrap()) as usize
}

fn number(text: &str) -> usize {
    match text.strip_prefix("0x") {
        Some(hex) => usize::from_str_radix(hex, 16).unwrap(),
        None => text.parse().unwrap(),
    }
}

fn section(n: usize) -> usize {
    word(word(96) + 8 * n)
}

/// Offset in the module of a place, and of its section.
fn place(words: &[&str]) -> (usize, usize) {
    let entry = |n: usize, wanted: Option<usize>, mut count: usize| {
        let base = section(n);
        let mut at = base + word(base + 8);
        while at < base + word(base) {
            if wanted.is_none_or(|kind| word(at) >> 16 == kind) {
                if count == 0 {
                    return (at, base);
                }
                count -= 1;
            }
            at += match wanted {
                Some(_) => word(at) & 0xffff,
                None => (word(at) + 7) & !3,
            };
        }
        panic!("no such entry: {words:?}");
    };
    match words {
        ["header"] => (0, 0),
        ["index", n] => (word(96) + 8 * number(n), 0),
        ["section", n] => (section(number(n)), 0),
        ["data", n] => entry(0, None, number(n)),
        ["code", kind, n] => entry(1, Some(number(kind)), number(n)),
        ["operand", kind, n] => entry(2, Some(number(kind)), number(n)),
        _ => panic!("no place: {words:?}"),
    }
}

fn bytes(words: &[&str]) -> Vec<u8> {
    if let Some(first) = words[0].strip_prefix('=') {
        let mut target = words.to_vec();
        target[0] = first;
        let (at, base) = place(&target);
        return ((at - base) as u32).to_le_bytes().to_vec();
    }
    words.iter().map(|w| u8::from_str_radix(w, 16).unwrap()).collect()
}

fn apply(module: &mut Vec<u8>, line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    match words[..] {
        ["append", ..] => module.extend(bytes(&words[1..])),
        ["truncate", count] => module.truncate(number(count)),
        ["size"] => {
            let size = module.len() as u64;
            module[16..24].copy_from_slice(&size.to_le_bytes());
        }
        _ => {
            let offset = words.iter().position(|w| w.starts_with('+')).unwrap();
            let at = place(&words[..offset]).0 + number(&words[offset][1..]);
            let new = bytes(&words[offset + 1..]);
            assert_ne!(module[at..at + new.len()], new, "{line} changes nothing");
            module[at..at + new.len()].copy_from_slice(&new);
        }
    }
}

fn messages(module: &[u8]) -> Vec<String> {
    let source = source("m.brig", module);
    let found = match read(module) {
        Ok(module) => validate(&module),
        Err(found) => found,
    };
    let message = |d: &wavelift_hsail::Diagnostic| {
        let place = source.locate(d.span);
        let rendered = diagnostics::render(d, &source, false);
        for part in [&format!("m.brig:{place}"), "= help: ", "see HSA PRM "] {
            assert!(rendered.contains(part), "no `{part}` in:\n{rendered}");
        }
        let json = diagnostics::to_json(d, &source);
        assert!(
            json.contains("\"section\":\"") && json.contains("\"offset\":"),
            "{json}"
        );
        format!("! {}[{}] {place}: {}", d.severity.name(), d.code, d.message)
    };
    found.iter().map(message).collect()
}

#[test]
fn the_module_is_fine_without_changes() {
    assert_eq!(messages(EVERYTHING), [""; 0]);
}

#[test]
fn every_rule_has_its_message() {
    let data = include_str!("data/patches.txt");
    let mut parts = data.split("\n== ");
    let mut blessed = parts.next().unwrap().to_owned();
    let mut wrong = String::new();
    let mut count = 0;
    for case in parts {
        let (rule, lines) = case.split_once('\n').unwrap();
        let (expected, changes): (Vec<&str>, Vec<&str>) = lines
            .lines()
            .filter(|l| !l.is_empty())
            .partition(|l| l.starts_with("! "));
        let mut module = EVERYTHING.to_vec();
        for change in &changes {
            apply(&mut module, change);
        }
        let found = messages(&module);
        // A rule may also say that something is accepted.
        if found.is_empty() != rule.starts_with("fine: ") {
            let _ = writeln!(wrong, "{rule} is judged wrongly: {found:?}");
            continue;
        }
        let _ = write!(
            blessed,
            "\n== {rule}\n{}\n{}",
            changes.join("\n"),
            found.join("\n")
        );
        if found != expected {
            let _ = writeln!(
                wrong,
                "{rule}:\n  found:    {found:#?}\n  expected: {expected:#?}"
            );
        }
        count += 1;
    }
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        // What is accepted although the rule says otherwise, or the other way round.
        let wrong: Vec<&str> = wrong
            .lines()
            .filter(|l| l.contains("is judged wrongly"))
            .collect();
        assert!(wrong.is_empty(), "{wrong:#?}");
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/patches.txt");
        std::fs::write(path, blessed.trim_end().to_owned() + "\n").unwrap();
    } else {
        assert!(wrong.is_empty(), "{wrong}");
        assert!(count >= 100, "{count} rules");
    }
}
