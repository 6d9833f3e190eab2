//! All machines of the family.

use std::collections::HashSet;

use crate::error::TableError;
use crate::model::*;
use crate::order::{self, Hazard, MemoryRow, TimingRow};
use crate::read::Family;
use crate::source::{Operations, Source};

/// A machine with its tables.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The name of its column.
    pub column: String,
    /// Name in generated code.
    pub name: String,
    /// What it is, for documentation.
    pub doc: &'static str,
    /// Its tables.
    pub table: Table,
}

/// What some generations have and others lack.
#[derive(Clone, Debug)]
pub struct Feature {
    /// Its name.
    pub name: String,
    /// The columns of the generations that have it.
    pub generations: Vec<String>,
}

/// What generations are, for documentation. Operations and formats are numbered in this order.
const GENERATIONS: [(&str, &str); 11] = [
    (
        "gfx6",
        " GCN of the first generation (Southern Islands): gfx600 to gfx602.",
    ),
    (
        "gfx7",
        " GCN of the second generation (Sea Islands): gfx700 to gfx705.",
    ),
    (
        "gfx8",
        " GCN of the third generation (Volcanic Islands): gfx801 to gfx810.",
    ),
    (
        "gfx9",
        " GCN of the fifth generation: gfx900, gfx902, gfx909, gfx90c.",
    ),
    (
        "gfx904",
        " GCN of the fifth generation with other mixed precision: gfx904.",
    ),
    (
        "gfx906",
        " GCN of the fifth generation with dot products: gfx906.",
    ),
    (
        "gfx90a",
        " CDNA2: gfx90a, without graphics, with packed arithmetic of 32 bits.",
    ),
    ("gfx942", " CDNA3: gfx942."),
    ("gfx10", " RDNA2: gfx1030 to gfx1036."),
    ("gfx11", " RDNA3: gfx1100 to gfx1103."),
    ("gfx12", " RDNA4: gfx1200 and gfx1201."),
];

/// The tables that machines are read from.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// What operations do.
    pub operations: Source<'a>,
    /// Which generations have what.
    pub features: Source<'a>,
    /// Pairs of instructions that are to be kept apart.
    pub hazards: Source<'a>,
    /// What orders of memory take.
    pub memory: Source<'a>,
    /// How long instructions take.
    pub timings: Source<'a>,
    /// Formats and encodings of every family.
    pub families: &'a [(Source<'a>, Source<'a>)],
}

macro_rules! source {
    ($name:literal) => {
        Source {
            name: $name,
            text: include_str!(concat!("../tables/", $name)),
        }
    };
}

/// The tables of the AMD machines.
const SOURCES: Sources<'static> = Sources {
    operations: source!("operations.tsv"),
    features: source!("features.tsv"),
    hazards: source!("hazards.tsv"),
    memory: source!("memory.tsv"),
    timings: source!("sched.tsv"),
    families: &[
        (source!("gcn-formats.tsv"), source!("gcn.tsv")),
        (source!("rdna-formats.tsv"), source!("rdna.tsv")),
    ],
};

/// The tables of all machines.
#[derive(Clone, Debug)]
pub struct Machines {
    /// One after the other.
    pub list: Vec<Machine>,
    /// The keys of the operations that some machine has, in the order of the machines.
    pub operations: Vec<String>,
    /// The names of the formats that some machine has, in the order of the machines.
    pub formats: Vec<String>,
    /// What not all generations have.
    pub features: Vec<Feature>,
    /// Operations that not all generations have, with the feature that they need.
    pub needs: Vec<(String, String)>,
    /// Pairs of instructions that are to be kept apart.
    pub hazards: Vec<Hazard>,
    /// What orders of memory take.
    pub memory: Vec<MemoryRow>,
    /// How long instructions take.
    pub timings: Vec<TimingRow>,
}

impl Machines {
    /// Reads the tables of all machines.
    ///
    /// # Errors
    /// The first mistake in a table.
    pub fn read() -> Result<Machines, TableError> {
        Machines::parse(&SOURCES)
    }

    /// Reads tables.
    ///
    /// # Errors
    /// The first mistake.
    pub fn parse(sources: &Sources<'_>) -> Result<Machines, TableError> {
        let operations = Operations::read(sources.operations)?;
        let mut list = Vec::new();
        for &(formats, encodings) in sources.families {
            let family = Family::read(formats, encodings)?;
            for (place, column) in family.generations() {
                let doc = GENERATIONS.iter().find(|(name, _)| *name == column);
                list.push(Machine {
                    column: column.to_string(),
                    name: variant(column),
                    doc: doc.map_or("", |(_, doc)| doc),
                    table: family.table((place, column), &operations)?,
                });
            }
        }
        let place = |machine: &Machine| GENERATIONS.iter().position(|(name, _)| *name == machine.column);
        list.sort_by_key(place);
        let tables = list.iter().map(|machine| &machine.table);
        let rows = tables.clone().flat_map(|table| &table.instructions);
        let mut machines = Machines {
            operations: unique(rows.map(|instruction| &instruction.key)),
            formats: unique(tables.flat_map(|table| &table.formats).map(|format| &format.name)),
            list,
            features: Vec::new(),
            needs: Vec::new(),
            hazards: Vec::new(),
            memory: Vec::new(),
            timings: Vec::new(),
        };
        machines.read_features(sources.features)?;
        machines.check_needs(sources.operations, &operations)?;
        machines.hazards = order::hazards(&machines, sources.hazards)?;
        machines.memory = order::memory(&machines, sources.memory)?;
        machines.timings = order::timings(&machines, sources.timings)?;
        Ok(machines)
    }

    fn read_features(&mut self, source: Source<'_>) -> Result<(), TableError> {
        let (_, rows) = source.rows(&["feature", "generations"])?;
        for row in rows {
            let generations = row.columns[1].split(',').map(str::to_string);
            let feature = Feature {
                name: row.columns[0].to_string(),
                generations: generations.collect(),
            };
            let known = |name: &&String| self.list.iter().any(|machine| machine.column == **name);
            if let Some(unknown) = feature.generations.iter().find(|name| !known(name)) {
                return Err(source.error(row.line, format!("`{unknown}` is no generation")));
            }
            self.features.push(feature);
        }
        Ok(())
    }

    /// Whether a machine has a feature.
    pub fn has_feature(&self, machine: &Machine, feature: &str) -> bool {
        let mut features = self.features.iter().filter(|known| known.name == feature);
        features.any(|feature| feature.generations.contains(&machine.column))
    }

    /// Every operation needs the feature whose generations are exactly those that have it.
    fn check_needs(&mut self, source: Source<'_>, operations: &Operations<'_>) -> Result<(), TableError> {
        for (line, key, feature) in operations.needs() {
            let error = |message| Err(source.error(line, message));
            if !self.list.iter().any(|machine| machine.table.names(key)) {
                return error(format!("no generation has {key}"));
            }
            if !feature.is_empty() && !self.features.iter().any(|known| known.name == feature) {
                return error(format!("`{feature}` is no feature"));
            }
            for machine in &self.list {
                let (has, should) = (
                    machine.table.names(key),
                    feature.is_empty() || self.has_feature(machine, feature),
                );
                match (has, should, feature) {
                    (false, true, "") => {
                        return error(format!("{} lacks {key}, so it needs a feature", machine.column));
                    }
                    (false, true, _) => {
                        return error(format!("{} has `{feature}` but lacks {key}", machine.column));
                    }
                    (true, false, _) => {
                        return error(format!("{} has {key} but lacks `{feature}`", machine.column));
                    }
                    _ => {}
                }
            }
            if !feature.is_empty() {
                self.needs.push((key.to_string(), feature.to_string()));
            }
        }
        Ok(())
    }

    /// The machine with a name in generated code.
    pub fn get(&self, name: &str) -> Option<&Machine> {
        self.list.iter().find(|machine| machine.name == name)
    }

    /// Names of operands and of the fields that hold them.
    pub fn operand_names(&self) -> Vec<String> {
        let tables = self.list.iter().map(|machine| &machine.table);
        let fields = tables.clone().flat_map(|table| &table.formats);
        let fields = fields.flat_map(|format| format.operands.iter().map(|field| &field.name));
        let operands = tables.flat_map(|table| &table.instructions);
        let operands = operands.flat_map(|row| row.operands.iter().map(|operand| &operand.name));
        unique(fields.chain(operands))
    }

    /// The operations and the features as ISLE enums, and the condition that rules ask for a feature by.
    pub fn isle_operations(&self) -> String {
        let all = |names: &mut dyn Iterator<Item = &String>| {
            names
                .map(|name| format!("    ({})\n", variant(name)))
                .collect::<String>()
        };
        format!(
            "(type Op extern (enum\n{}))\n(type Feature extern (enum\n{}))\n\
             (decl pure partial has (Feature) Unit)\n(extern constructor has has)\n",
            all(&mut self.operations.iter()),
            all(&mut self.features.iter().map(|feature| &feature.name))
        )
    }

    /// What rules for some generations have to ask: terms of operations that one of them lacks, and of the feature that says so.
    pub fn isle_needs<'a>(&'a self, columns: &'a [&str]) -> impl Iterator<Item = (String, String)> + 'a {
        let lacking = |feature: &str| {
            let machines = self
                .list
                .iter()
                .filter(|machine| columns.contains(&&*machine.column));
            machines
                .filter(|machine| !self.has_feature(machine, feature))
                .count()
                != 0
        };
        let needs = self.needs.iter().filter(move |(_, feature)| lacking(feature));
        needs.flat_map(|(key, feature)| {
            let terms = [format!("Op.{}", variant(key)), key.clone(), format!("{key}_scc")];
            terms.map(|term| (term, format!("Feature.{}", variant(feature))))
        })
    }
}

/// Each name once, where it stands first.
fn unique<'a>(names: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut known = HashSet::new();
    names.filter(|name| known.insert(*name)).cloned().collect()
}
