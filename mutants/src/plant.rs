//! Plants mutants in a copy of the tree.

use crate::edit;
use crate::mutant::{Draw, Kind, Mutant};
use crate::rows::Rows;
use crate::rules::{Change, Generated, draw_change};
use crate::rust::{File, Listed};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Parts of the compiler by the start of the path, the first that fits.
pub const AREAS: &[(&str, &str)] = &[
    ("codegen/src/divergence/", "divergence"),
    ("codegen/src/analysis/uniformity", "divergence"),
    ("codegen/src/regalloc/", "registers"),
    ("codegen/src/legalize/", "legaliser"),
    ("backends/amdgpu/src/waits.rs", "waits and hazards"),
    ("backends/amdgpu/src/counters.rs", "waits and hazards"),
    ("backends/amdgpu/src/hazards", "waits and hazards"),
    ("backends/rdna4/src/waits", "waits and hazards"),
    ("backends/gcn/src/hazards", "waits and hazards"),
    ("backends/rdna4/src/hazards", "waits and hazards"),
    ("backends/gen7/src/emit/", "encoders"),
    ("backends/amdgpu/src/isa/", "encoders"),
    ("backends/gen7/src/isa/", "encoders"),
    ("frontend-hsail/model/src/validate/", "validator"),
    ("backends/amdgpu/sim/src/lanes", "masks of simulators"),
    ("backends/amdgpu/sim/src/state.rs", "masks of simulators"),
    ("backends/amdgpu/sim/src/step.rs", "masks of simulators"),
    ("backends/amdgpu/sim/src/wave.rs", "masks of simulators"),
    ("backends/gen7/sim/src/lanes.rs", "masks of simulators"),
    ("backends/gen7/sim/src/control.rs", "masks of simulators"),
    ("backends/gen7/sim/src/hints.rs", "masks of simulators"),
    ("backends/gen7/sim/src/state.rs", "masks of simulators"),
];

/// Generated rules: the start of the crate's folder among those of build scripts, the file, the crate, and the file that includes it.
const RULES: &[(&str, &str, &str, &str)] = &[
    ("wavelift-codegen-", "simplify.rs", "codegen", "src/opt/rules.rs"),
    (
        "wavelift-codegen-",
        "legalize.rs",
        "codegen",
        "src/legalize/rules.rs",
    ),
    ("wavelift-gcn-", "lower.rs", "backends/gcn", "src/rules.rs"),
    ("wavelift-rdna4-", "lower.rs", "backends/rdna4", "src/rules.rs"),
    ("wavelift-gen7-", "lower.rs", "backends/gen7", "src/lower/isle/mod.rs"),
];

/// How many of each kind are drawn.
#[derive(Clone, Copy, Debug)]
pub struct Counts {
    /// Of Rust code.
    pub rust: usize,
    /// Of rules.
    pub rules: usize,
    /// Of rows.
    pub rows: usize,
}

/// The tree that is changed.
pub struct Tree<'a> {
    /// Its root.
    pub root: &'a Path,
    /// The mutants so far.
    pub mutants: Vec<Mutant>,
    /// Numbers that are left out because they did not compile, with the message.
    pub left_out: BTreeMap<u32, String>,
    crates: BTreeSet<PathBuf>,
    /// What files are to hold. They are written once: one that is written twice is new to cargo, though it is the same in the end.
    files: BTreeMap<PathBuf, String>,
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a file if it would not be the same.
fn write(path: &Path, text: &str) -> Result<(), String> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// The file as it was before anything was planted in it: a copy stands beside it.
fn original(path: &Path) -> Result<String, String> {
    let mut kept = path.as_os_str().to_owned();
    kept.push(".unplanted");
    let kept = PathBuf::from(kept);
    if !kept.exists() {
        std::fs::copy(path, &kept).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    read(&kept)
}

impl<'a> Tree<'a> {
    /// A tree with nothing planted in it.
    pub fn new(root: &'a Path, left_out: BTreeMap<u32, String>) -> Tree<'a> {
        Tree {
            root,
            mutants: Vec::new(),
            left_out,
            crates: BTreeSet::new(),
            files: BTreeMap::new(),
        }
    }

    /// What a file is to hold so far, or what it held before anything was planted.
    fn text(&self, path: &Path) -> Result<String, String> {
        self.files
            .get(path)
            .map_or_else(|| original(path), |text| Ok(text.clone()))
    }

    fn add(&mut self, kind: Kind, (area, place, what): (&str, &str, &str), planted: bool) -> u32 {
        let number = self.mutants.len() as u32;
        let left_out = self.left_out.get(&number).cloned();
        self.mutants.push(Mutant {
            number,
            kind,
            area: area.into(),
            place: place.into(),
            what: what.into(),
            left_out: left_out.or((!planted).then(|| "cannot be planted".into())),
        });
        number
    }

    /// Whether the next number does not compile.
    fn next_is_left_out(&self) -> bool {
        self.left_out.contains_key(&(self.mutants.len() as u32))
    }

    /// Mutants of Rust code, as many of each area.
    ///
    /// # Errors
    /// Those of files.
    pub fn plant_rust(&mut self, listed: &[Listed], count: usize, draw: &mut Draw) -> Result<(), String> {
        let area_of = |file: &str| {
            AREAS
                .iter()
                .find(|(start, _)| file.starts_with(start))
                .map(|found| found.1)
        };
        let mut by_area: BTreeMap<&str, Vec<&Listed>> = BTreeMap::new();
        for mutant in listed.iter().filter(|mutant| !mutant.file.contains("tests")) {
            if let Some(area) = area_of(&mutant.file) {
                by_area.entry(area).or_default().push(mutant);
            }
        }
        let areas = by_area.len().max(1);
        let mut chosen: BTreeMap<&str, Vec<(u32, &Listed)>> = BTreeMap::new();
        for (index, (area, all)) in by_area.into_iter().enumerate() {
            let share = count / areas + usize::from(index < count % areas);
            for mutant in draw.some(all, share) {
                let place = format!("{}:{}", mutant.file, mutant.start.0);
                let number = self.add(Kind::Rust, (area, &place, &mutant.name), true);
                chosen.entry(&mutant.file).or_default().push((number, mutant));
            }
        }
        for (file, mutants) in chosen {
            let path = self.root.join(file);
            let source = original(&path)?;
            let parsed = File::new(&source).map_err(|error| format!("{file}: {error}"))?;
            let mut edits = Vec::new();
            for (number, mutant) in mutants {
                let slot = &mut self.mutants[number as usize].left_out;
                match parsed.plant(mutant, number) {
                    Some(edit) if slot.is_none() => edits.push(edit),
                    Some(_) => {}
                    None => *slot = Some("cannot be planted".into()),
                }
            }
            self.files.insert(path, edit::apply(&source, edits));
            let folder = Path::new(file).ancestors().find(|folder| {
                self.root.join(folder).join("src/lib.rs").exists() && !folder.ends_with("src")
            });
            self.crates.extend(folder.map(Path::to_path_buf));
        }
        Ok(())
    }

    /// Mutants of rules; `generated` is the folder of what build scripts made.
    ///
    /// # Errors
    /// Those of files.
    pub fn plant_rules(&mut self, generated: &Path, count: usize, draw: &mut Draw) -> Result<(), String> {
        let mut sets = Vec::new();
        for &(start, file, folder, includer) in RULES {
            let code = read(&newest(generated, start, file)?)?;
            sets.push((Generated::new(&code), file, folder, includer));
        }
        let all: BTreeSet<String> = sets.iter().flat_map(|(code, ..)| code.rules()).collect();
        let mut all: Vec<String> = all.into_iter().collect();
        all.sort();
        for rule in draw.some(all, count) {
            let changes = sets.iter().map(|(code, ..)| code.changes(&rule));
            let changes = changes.max_by_key(Vec::len).unwrap_or_default();
            let Some(change) = draw_change(&changes, draw) else {
                continue;
            };
            let what = match change {
                Change::Drop => "left out".to_string(),
                Change::Constant(which) => format!("constant {which} is one more"),
                Change::Swap(which) => format!("operands {which} change places"),
            };
            let number = self.mutants.len() as u32;
            let mut planted = false;
            if !self.next_is_left_out() {
                for (code, ..) in &mut sets {
                    planted |= code.plant(&rule, &change, number);
                }
            }
            let root = self.root.display().to_string();
            let place = rule.replace(&format!("{root}/"), "");
            let area = match &*place {
                place if place.contains("legalize") => "rules of legalisation",
                place if place.contains("gen7") => "rules of Gen7",
                place if place.contains('/') && place.contains("backends") => "rules of AMD",
                _ => "rules of the mid-end and legalisation",
            };
            self.add(Kind::Rule, (area, &place, &what), planted);
        }
        for (code, file, folder, includer) in sets {
            let name = format!("planted_{file}");
            self.files.insert(self.root.join(folder).join(&name), code.text());
            let path = self.root.join(folder).join(includer);
            let old = format!("include!(concat!(env!(\"OUT_DIR\"), \"/{file}\"));");
            let new = format!("include!(concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/{name}\"));");
            let source = self.text(&path)?.replace(&old, &new);
            self.files.insert(path, source);
            self.crates.insert(PathBuf::from(folder));
        }
        Ok(())
    }

    /// Mutants of rows.
    ///
    /// # Errors
    /// Those of files.
    pub fn plant_rows(&mut self, generated: &Path, count: usize, draw: &mut Draw) -> Result<(), String> {
        let amd = read(&newest(generated, "wavelift-amdgpu-", "isa.rs")?)?;
        let gen7 = read(&newest(generated, "wavelift-gen7-", "isa.rs")?)?;
        let none = || "the generated table is not what it was";
        let tables = [
            (
                Rows::amd(&amd).ok_or_else(none)?,
                "rows of AMD",
                "backends/amdgpu",
                "&self.tables().operations[op as usize]",
                "planted_row(self, op).unwrap_or(&self.tables().operations[op as usize])",
            ),
            (
                Rows::gen7(&gen7).ok_or_else(none)?,
                "rows of Gen7",
                "backends/gen7",
                "&OPCODES[self as usize]",
                "planted_row(self).unwrap_or(&OPCODES[self as usize])",
            ),
        ];
        let all: Vec<(usize, usize)> = tables
            .iter()
            .enumerate()
            .flat_map(|(table, (rows, ..))| (0..rows.count()).map(move |row| (table, row)))
            .collect();
        let mut arms = [String::new(), String::new()];
        let mut left = count;
        for (table, row) in draw.some(all, usize::MAX) {
            if left == 0 {
                break;
            }
            let (rows, area, ..) = &tables[table];
            let number = self.mutants.len() as u32;
            let Some((what, code)) = rows.draw(row, number, draw) else {
                continue;
            };
            left -= 1;
            if !self.next_is_left_out() {
                arms[table].push_str(&code);
            }
            self.add(Kind::Row, (area, rows.name(row), &what), true);
        }
        for ((rows, _, folder, old, new), arms) in tables.iter().zip(arms) {
            let path = self.root.join(folder).join("src/isa/table.rs");
            let source = self.text(&path)?.replace(old, new) + &rows.function(&arms);
            self.files.insert(path, source);
            self.crates.insert(PathBuf::from(folder));
        }
        Ok(())
    }

    /// Gives each changed crate the module that knows which mistake is made, and writes all files.
    ///
    /// # Errors
    /// Those of files.
    pub fn finish(&mut self) -> Result<(), String> {
        for folder in &self.crates {
            let source = self.root.join(folder).join("src");
            write(&source.join("planted.rs"), include_str!("planted.rs"))?;
            let lib = source.join("lib.rs");
            let text = self.text(&lib)? + "\n#[doc(hidden)]\npub mod planted;\n";
            self.files.insert(lib, text);
        }
        self.files.iter().try_for_each(|(path, text)| write(path, text))
    }
}

/// The file of the last run of a crate's build script.
fn newest(generated: &Path, start: &str, file: &str) -> Result<PathBuf, String> {
    let entries =
        std::fs::read_dir(generated).map_err(|error| format!("{}: {error}", generated.display()))?;
    let hash = |name: &str| name.strip_prefix(start).is_some_and(|hash| !hash.contains('-'));
    let found = entries
        .flatten()
        .filter(|entry| hash(&entry.file_name().to_string_lossy()));
    let paths = found
        .map(|entry| entry.path().join("out").join(file))
        .filter(|path| path.exists());
    let time = |path: &PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    paths.max_by_key(time).ok_or_else(|| {
        format!(
            "{}: no {start}*/out/{file}: build the copy first",
            generated.display()
        )
    })
}

/// The mutants that messages of cargo (`--message-format=json`) are about: in each message the last question in front of the place.
pub fn blamed(messages: &str, root: &Path) -> BTreeMap<u32, String> {
    let mut out = BTreeMap::new();
    for line in messages.lines() {
        let Ok(message) = serde_json::from_str::<serde_json::Value>(line) else {
            continue;
        };
        let message = &message["message"];
        if message["level"] != "error" {
            continue;
        }
        let text = message["message"].as_str().unwrap_or("").to_string();
        for span in message["spans"].as_array().into_iter().flatten() {
            let (Some(file), Some(at)) = (span["file_name"].as_str(), span["byte_start"].as_u64()) else {
                continue;
            };
            let end = span["byte_end"].as_u64().unwrap_or(at) as usize;
            let Ok(source) = read(&root.join(file)) else {
                continue;
            };
            let (Some(before), Some(after)) = (source.get(..end), source.get(end..)) else {
                continue;
            };
            // Of a match whose arms do not suffice the arm that may be left out.
            let asked = match text.starts_with("non-exhaustive") {
                true => after.split_once("if !crate::planted::on("),
                false => before.rsplit_once("planted::on("),
            };
            let number = asked
                .and_then(|(_, rest)| rest.split_once("u32"))
                .map(|(number, _)| number);
            if span["is_primary"] == true
                && let Some(number) = number.and_then(|number| number.parse().ok())
            {
                out.insert(number, text.clone());
            }
        }
    }
    out
}
