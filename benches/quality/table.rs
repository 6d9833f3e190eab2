//! The table of a machine: every kernel of both compilers, the ratios, and their geometric means.

use super::measure::Measured;
use serde_json::{Map, Value};

/// A kernel.
pub struct Row {
    /// The case.
    pub name: String,
    /// Of this compiler.
    pub ours: Measured,
    /// Of clang, if there is one.
    pub clang: Option<Measured>,
}

/// One of the numbers of a kernel.
type Number = fn(&Measured) -> f64;

/// Ratios that the last line has means of.
const RATIOS: [(&str, Number); 6] = [
    ("executed", |m| m.executed as f64),
    ("cycles", |m| m.cycles as f64),
    ("exposed", |m| m.exposed as f64),
    ("VGPRs", |m| m.vgprs as f64),
    ("bytes", |m| m.bytes as f64),
    ("ms", |m| m.seconds),
];

/// The geometric mean of ours to clang's, of the kernels where both have something.
fn mean(rows: &[Row], of: Number) -> Option<f64> {
    let logarithms: Vec<f64> = rows
        .iter()
        .filter_map(|row| Some((of(&row.ours), of(row.clang.as_ref()?))))
        .filter(|&(ours, clang)| ours > 0.0 && clang > 0.0)
        .map(|(ours, clang)| (ours / clang).ln())
        .collect();
    let count = logarithms.len();
    (count > 0).then(|| (logarithms.iter().sum::<f64>() / count as f64).exp())
}

/// Ours beside clang's.
fn pair(ours: u64, clang: Option<u64>) -> String {
    match clang {
        Some(clang) => format!("{ours} {clang}"),
        None => format!("{ours} -"),
    }
}

/// Prints the table of a machine.
pub fn print(machine: &str, rows: &[Row]) {
    println!("{machine}: ours, clang's");
    println!(
        "{:<16}{:>18}{:>8}{:>20}{:>8}{:>13}{:>9}{:>9}{:>7}{:>7}{:>13}{:>14}",
        "kernel",
        "executed",
        "ratio",
        "cycles",
        "ratio",
        "exposed",
        "VGPRs",
        "SGPRs",
        "waves",
        "spills",
        "bytes",
        "ms"
    );
    for Row { name, ours, clang } in rows {
        let of = |field: fn(&Measured) -> u64| pair(field(ours), clang.as_ref().map(field));
        let ratio = |field: fn(&Measured) -> u64| {
            let ratio = clang
                .as_ref()
                .map(|clang| field(ours) as f64 / field(clang) as f64);
            ratio.map_or("-".to_owned(), |ratio| format!("{ratio:.2}"))
        };
        let time = clang.map_or("-".to_owned(), |clang| format!("{:.1}", clang.seconds * 1e3));
        println!(
            "{name:<16}{:>18}{:>8}{:>20}{:>8}{:>13}{:>9}{:>9}{:>7}{:>7}{:>13}{:>14}",
            of(|m| m.executed),
            ratio(|m| m.executed),
            of(|m| m.cycles),
            ratio(|m| m.cycles),
            of(|m| m.exposed),
            of(|m| m.vgprs),
            of(|m| m.sgprs),
            of(|m| m.waves.into()),
            of(|m| m.spills),
            of(|m| m.bytes),
            format!("{:.2} {time}", ours.seconds * 1e3),
        );
    }
    let all = |of: fn(&Measured) -> u64| {
        let ours: u64 = rows.iter().map(|row| of(&row.ours)).sum();
        let clang: u64 = rows.iter().filter_map(|row| row.clang.as_ref()).map(of).sum();
        pair(ours, Some(clang))
    };
    println!(
        "{:<16}{:>18}{:>28}{:>21}",
        "sum",
        all(|m| m.executed),
        all(|m| m.cycles),
        all(|m| m.exposed)
    );
    let less = rows
        .iter()
        .filter(|row| row.clang.is_some_and(|clang| row.ours.waves < clang.waves));
    println!("kernels with fewer waves at once than clang's: {}", less.count());
    let means: Vec<String> = RATIOS
        .iter()
        .filter_map(|(name, of)| Some(format!("{name} {:.3}", mean(rows, *of)?)))
        .collect();
    println!("geometric means of ours to clang's: {}\n", means.join(", "));
}

/// What `wavelift compare` reads: an object for each kernel and compiler.
pub fn json(machine: &str, rows: &[Row]) -> Vec<Value> {
    let object = |file: String, name: &str, of: &Measured| {
        let mut object = Map::new();
        object.insert("file".to_owned(), file.into());
        object.insert("kernel".to_owned(), name.into());
        let numbers = [
            ("executed", of.executed),
            ("cycles", of.cycles),
            ("exposed_waits", of.exposed),
            ("vgprs", of.vgprs),
            ("sgprs", of.sgprs),
            ("max_waves", of.waves.into()),
            ("spills", of.spills),
            ("code_bytes", of.bytes),
        ];
        object.extend(numbers.map(|(name, number)| (name.to_owned(), number.into())));
        object.insert("milliseconds".to_owned(), (of.seconds * 1e3).into());
        Value::Object(object)
    };
    let both = rows.iter().flat_map(|row| {
        let clang = row.clang.as_ref();
        let clang = clang.map(|clang| object(format!("{machine}, clang"), &row.name, clang));
        [Some(object(machine.to_owned(), &row.name, &row.ours)), clang]
    });
    both.flatten().collect()
}
