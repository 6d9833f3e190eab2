//! All machines of the family.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use crate::error::TableError;
use crate::model::*;

/// A machine with its tables.
#[derive(Clone, Debug)]
pub struct Machine {
    /// Name in generated code.
    pub name: &'static str,
    /// What it is, for documentation.
    pub doc: &'static str,
    /// Its tables.
    pub table: Table,
}

/// Name, documentation, and the two tables below the folder of backends. Operations and formats are numbered in this order.
const MACHINES: [(&str, &str, &str, &str); 2] = [
    (
        "Gfx9",
        " GCN of the fifth generation: gfx900.",
        "gcn/isa/formats.tsv",
        "gcn/isa/gfx900.tsv",
    ),
    (
        "Gfx12",
        " RDNA4: gfx1200 and gfx1201.",
        "rdna4/isa/formats.tsv",
        "rdna4/isa/gfx12.tsv",
    ),
];

/// The tables of all machines.
#[derive(Clone, Debug)]
pub struct Machines {
    /// One after the other.
    pub list: Vec<Machine>,
    /// The keys of the operations that some machine has, in the order of the machines.
    pub operations: Vec<String>,
    /// The names of the formats that some machine has, in the order of the machines.
    pub formats: Vec<String>,
}

impl Machines {
    /// The files that [`Machines::read`] reads.
    pub fn files(backends: &Path) -> impl Iterator<Item = PathBuf> + '_ {
        MACHINES
            .iter()
            .flat_map(|&(_, _, formats, table)| [backends.join(formats), backends.join(table)])
    }

    /// Reads the tables of all machines, which are below the folder `backends`.
    ///
    /// # Errors
    /// The first mistake in a table.
    pub fn read(backends: &Path) -> Result<Machines, TableError> {
        let mut machines = Machines {
            list: Vec::new(),
            operations: Vec::new(),
            formats: Vec::new(),
        };
        for (name, doc, formats, table) in MACHINES {
            let before: Vec<&Table> = machines.list.iter().map(|machine| &machine.table).collect();
            let table = Table::read(&backends.join(formats), &backends.join(table), &before)?;
            machines.list.push(Machine { name, doc, table });
        }
        let tables = machines.list.iter().map(|machine| &machine.table);
        let operations = tables.clone().flat_map(|table| &table.instructions);
        machines.operations = unique(operations.map(|instruction| &instruction.key));
        machines.formats = unique(tables.flat_map(|table| &table.formats).map(|format| &format.name));
        Ok(machines)
    }

    /// The machine with a name.
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

    /// The operations as an ISLE enum.
    pub fn isle_operations(&self) -> String {
        let variants = self
            .operations
            .iter()
            .map(|key| format!("    ({})\n", variant(key)));
        format!("(type Op extern (enum\n{}))\n", variants.collect::<String>())
    }
}

/// Each name once, where it stands first.
fn unique<'a>(names: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut known = HashSet::new();
    names.filter(|name| known.insert(*name)).cloned().collect()
}
