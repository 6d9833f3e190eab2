//! Which register each value gets: those that are alive in one block only share theirs.

use std::collections::HashMap;

type Name = (char, usize);

/// Where a register stands.
struct Range {
    block: usize,
    several: bool,
    last: usize,
}

/// Lines with registers as `$s<12>` become lines of HSAIL.
pub(crate) fn assign(lines: &[String]) -> Vec<String> {
    let mut ranges: HashMap<Name, Range> = HashMap::new();
    let mut block = 0;
    for (index, line) in lines.iter().enumerate() {
        block += usize::from(line.starts_with('@'));
        each(line, |name| {
            let range = ranges.entry(name).or_insert(Range {
                block,
                several: false,
                last: index,
            });
            range.several |= range.block != block;
            range.last = index;
        });
    }
    let mut numbers: HashMap<Name, usize> = HashMap::new();
    let mut counts: HashMap<char, usize> = HashMap::new();
    for line in lines {
        each(line, |name| {
            if ranges[&name].several && !numbers.contains_key(&name) {
                numbers.insert(name, take(&mut counts, name.0));
            }
        });
    }
    let mut free: HashMap<char, Vec<usize>> = HashMap::new();
    let mut found = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let mut ended = Vec::new();
        each(line, |name| {
            numbers.entry(name).or_insert_with(|| {
                let number = free.entry(name.0).or_default().pop();
                number.unwrap_or_else(|| take(&mut counts, name.0))
            });
            if !ranges[&name].several && ranges[&name].last == index && !ended.contains(&name) {
                ended.push(name);
            }
        });
        found.push(replaced(line, &numbers));
        for name in ended {
            free.entry(name.0).or_default().push(numbers[&name]);
        }
    }
    found
}

fn take(counts: &mut HashMap<char, usize>, class: char) -> usize {
    let count = counts.entry(class).or_default();
    *count += 1;
    *count - 1
}

/// Calls for each register of a line.
fn each(line: &str, mut see: impl FnMut(Name)) {
    for piece in line.split('$').skip(1) {
        if let Some((name, _)) = register(piece) {
            see(name);
        }
    }
}

/// `s<12>` at the beginning, and what comes after it.
fn register(piece: &str) -> Option<(Name, &str)> {
    let class = piece.chars().next()?;
    let rest = piece.get(1..)?.strip_prefix('<')?;
    let (number, after) = rest.split_once('>')?;
    Some(((class, number.parse().ok()?), after))
}

fn replaced(line: &str, numbers: &HashMap<Name, usize>) -> String {
    let mut pieces = line.split('$');
    let mut out = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        out.push('$');
        match register(piece) {
            Some((name, after)) => {
                out.push_str(&format!("{}{}{after}", name.0, numbers[&name]));
            }
            None => out.push_str(piece),
        }
    }
    out
}
