//! The golden instructions: text and bytes agree in both directions.

use std::collections::HashMap;
use wavelift_gen7::isa::{Generation, assemble, decode, disassemble, encode};

/// Programs of the file: name, lines of text, bytes.
fn programs() -> Vec<(String, Vec<String>, Vec<u8>)> {
    let mut programs: Vec<(String, Vec<String>, Vec<u8>)> = Vec::new();
    for line in include_str!("vectors.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let cells: Vec<&str> = line.split('\t').collect();
        let [name, text, hex] = cells[..] else {
            panic!("three columns: {line}")
        };
        let bytes: Vec<u8> = hex
            .split(' ')
            .map(|byte| u8::from_str_radix(byte, 16).unwrap())
            .collect();
        match programs.last_mut().filter(|(last, ..)| last == name) {
            Some((_, lines, all)) => {
                lines.push(text.to_owned());
                all.extend(bytes);
            }
            None => programs.push((name.to_owned(), vec![text.to_owned()], bytes)),
        }
    }
    programs
}

/// Names of labels in a text.
fn labels(text: &str) -> Vec<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| word.starts_with("LABEL"))
        .collect()
}

/// A line without the label in front of it.
fn without_label(line: &str) -> &str {
    match line.split_once(": ") {
        Some((name, rest)) if name.starts_with("LABEL") => rest,
        _ => line,
    }
}

#[test]
fn there_are_as_many_as_there_should_be() {
    let lines: usize = programs().iter().map(|(_, lines, _)| lines.len()).sum();
    assert_eq!(lines, 1176);
}

#[test]
fn bytes_give_the_text() {
    let mut failures = Vec::new();
    for (name, lines, bytes) in programs() {
        let listing = disassemble(Generation::Gen7, &bytes).unwrap();
        assert_eq!(listing.len(), lines.len(), "{name}");
        // Labels are numbered differently.
        for (line, expected) in listing.iter().zip(&lines) {
            let mut text = line.text.clone();
            let expected = without_label(expected);
            let own = labels(&line.text);
            for (mine, theirs) in own.iter().zip(labels(expected)) {
                let owned = text.replace(mine, &format!("@{theirs}@"));
                text = owned;
            }
            let text = text.replace('@', "");
            if text != expected {
                failures.push(format!("{name}:\n  {text}\n  {expected}"));
            }
        }
        // Every target is the same place for both.
        let mut places: HashMap<String, i64> = HashMap::new();
        for (line, expected) in listing.iter().zip(&lines) {
            let expected_labels = labels(without_label(expected));
            let distances = [line.inst.jip, line.inst.uip];
            for (label, distance) in expected_labels.iter().zip(distances) {
                let target = i64::from(line.offset) + i64::from(distance) * 8;
                let known = places.entry((*label).to_owned()).or_insert(target);
                assert_eq!(*known, target, "{name}: {label}");
            }
            if let Some((label, _)) = expected
                .split_once(": ")
                .filter(|(label, _)| label.starts_with("LABEL"))
            {
                let known = places.entry(label.to_owned()).or_insert(line.offset.into());
                assert_eq!(*known, i64::from(line.offset), "{name}: {label}");
            }
        }
    }
    let count = failures.len();
    failures.truncate(20);
    assert!(failures.is_empty(), "{count} differ\n{}", failures.join("\n"));
}

#[test]
fn text_gives_the_bytes() {
    let mut count = 0;
    for (name, lines, bytes) in programs() {
        let mut text = lines.join("\n");
        // Labels after the last instruction have no line in the file.
        let undefined: Vec<String> = labels(&text)
            .iter()
            .filter(|label| !lines.iter().any(|line| line.starts_with(&format!("{label}: "))))
            .map(|&label| label.to_owned())
            .collect();
        for label in &undefined {
            if !text.contains(&format!("\n{label}:")) {
                text.push_str(&format!("\n{label}:"));
            }
        }
        let own = assemble(Generation::Gen7, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (index, (own, expected)) in own.chunks(16).zip(bytes.chunks(16)).enumerate() {
            assert_eq!(own, expected, "{name}: {}", lines[index]);
            count += 1;
        }
    }
    assert_eq!(count, 1176);
}

#[test]
fn compact_forms_expand_to_the_same_instruction() {
    let mut compacted = 0;
    for (name, lines, bytes) in programs() {
        for (line, bytes) in lines.iter().zip(bytes.chunks(16)) {
            let mut inst = decode(Generation::Gen7, bytes).unwrap();
            assert_eq!(encode(Generation::Gen7, &inst).unwrap(), bytes);
            inst.compact = true;
            let Ok(short) = encode(Generation::Gen7, &inst) else {
                continue;
            };
            assert_eq!(short.len(), 8);
            let mut again =
                decode(Generation::Gen7, &short).unwrap_or_else(|error| panic!("{name}: {line}: {error}"));
            assert_eq!(again, inst, "{line}");
            again.compact = false;
            assert_eq!(encode(Generation::Gen7, &again).unwrap(), bytes, "{line}");
            compacted += 1;
        }
    }
    // 585 are messages, which never have one.
    assert!(compacted > 150, "{compacted}");
}
