//! Code for Ivy Bridge beside what Mesa's crocus made of the same kernels: numbers in a table, as crocus is not there to run.

use serde_json::{Map, Value};
use std::path::Path;
use wavelift::case::{ModuleForm, ModuleSource};
use wavelift::exec::source_to_ir;
use wavelift::target::{Options, Verify};
use wavelift_hsail::RuleLevels;

/// The table.
const CROCUS: &str = include_str!("crocus.tsv");
/// Lanes of a wave.
const SIMD: u32 = 16;
/// The numbers of the table, in the order of its columns.
const COLUMNS: [&str; 3] = ["instructions", "messages", "code_bytes"];

/// Compiles the kernels of the table, prints the comparison, and gives objects for `wavelift compare`.
pub fn compare() -> Vec<Value> {
    println!("ivb, SIMD{SIMD}, static: ours, crocus'");
    println!(
        "{:<16}{:>16}{:>12}{:>14}",
        "kernel", "instructions", "messages", "bytes"
    );
    let mut logarithms: [Vec<f64>; 3] = Default::default();
    let mut objects = Vec::new();
    for line in CROCUS.lines().filter(|line| !line.starts_with(['#', 'k'])) {
        let mut words = line.split('\t');
        let name = words.next().unwrap_or_default();
        let crocus: Vec<Option<u32>> = words.map(|word| word.parse().ok()).collect();
        let facts = facts(name);
        let mut pairs = Vec::new();
        for ((column, peer), logarithms) in COLUMNS.iter().zip(&crocus).zip(&mut logarithms) {
            let ours = facts
                .iter()
                .find(|(name, _)| name == column)
                .map_or(0, |fact| fact.1);
            pairs.push(peer.map_or(format!("{ours} -"), |peer| format!("{ours} {peer}")));
            logarithms.extend(peer.map(|peer| (f64::from(ours) / f64::from(peer)).ln()));
        }
        println!("{name:<16}{:>16}{:>12}{:>14}", pairs[0], pairs[1], pairs[2]);
        let mut object = Map::new();
        object.insert("file".to_owned(), "ivb".into());
        object.insert("kernel".to_owned(), name.into());
        object.extend(
            facts
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value.into())),
        );
        objects.push(Value::Object(object));
    }
    let means = logarithms.map(|list| (list.iter().sum::<f64>() / list.len() as f64).exp());
    println!(
        "geometric means of ours to crocus': instructions {:.2}, messages {:.2}, bytes {:.2}",
        means[0], means[1], means[2]
    );
    objects
}

/// The facts of a kernel of the corpus.
fn facts(name: &str) -> Vec<(&'static str, u32)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels/O2");
    let path = folder.join(name).with_extension("hsail");
    let source = ModuleSource {
        bytes: std::fs::read(&path).expect("a file of the corpus"),
        form: ModuleForm::Text,
        levels: RuleLevels::USUAL,
        path,
    };
    let program = source_to_ir(&source, SIMD).unwrap_or_else(|error| panic!("{name}: {error}"));
    let options = Options {
        verify: Verify::Nothing,
        ..Options::for_wave(SIMD)
    };
    let registry = wavelift::targets();
    let target = registry.find("ivb").unwrap_or_else(|error| panic!("{error}"));
    let compiled = target
        .compile(&program.ir, &options)
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    compiled
        .kernels()
        .next()
        .map_or_else(Vec::new, |kernel| kernel.facts.fields())
}
