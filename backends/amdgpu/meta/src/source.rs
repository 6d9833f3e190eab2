//! Tables as text: rows of columns, and what operations do.

use std::collections::HashMap;

use crate::error::TableError;

/// A table as text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name in messages.
    pub name: &'a str,
    /// What it holds.
    pub text: &'a str,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub(crate) struct Row<'a> {
    /// Line number from 1.
    pub line: usize,
    /// What stands in its columns, empty for `-`.
    pub columns: Vec<&'a str>,
}

impl<'a> Source<'a> {
    /// A mistake in a line.
    pub(crate) fn error(&self, line: usize, message: String) -> TableError {
        TableError {
            table: self.name.to_string(),
            line,
            message,
        }
    }

    /// The names of the columns, which begin with some, and the rows.
    pub(crate) fn rows(&self, first: &[&str]) -> Result<(Vec<&'a str>, Vec<Row<'a>>), TableError> {
        let lines = self.text.lines().enumerate();
        let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let (line, header) = lines.next().unwrap_or_default();
        let header: Vec<&str> = header.split('\t').collect();
        if !header.starts_with(first) {
            return Err(self.error(
                line + 1,
                format!("the columns do not begin with {}", first.join(", ")),
            ));
        }
        let row = |(index, line): (usize, &'a str)| {
            let columns: Vec<&str> = line.split('\t').map(|c| if c == "-" { "" } else { c }).collect();
            let (line, count, wanted) = (index + 1, columns.len(), header.len());
            match count == wanted {
                true => Ok(Row { line, columns }),
                false => Err(self.error(line, format!("{count} columns where {wanted} are needed"))),
            }
        };
        let rows = lines.map(row).collect::<Result<_, _>>()?;
        Ok((header, rows))
    }
}

/// What operations do, whatever machine has them.
#[derive(Debug)]
pub(crate) struct Operations<'a> {
    rows: Vec<Row<'a>>,
    places: HashMap<&'a str, usize>,
}

impl<'a> Operations<'a> {
    /// The columns that say what an operation does; tables of encodings may have some of them, for what is different there.
    pub(crate) const COLUMNS: [&'static str; 6] =
        ["operands", "implicit", "waits", "latency", "flags", "semantics"];
    /// Where these columns stand.
    const PLACES: [usize; 6] = [1, 2, 3, 4, 5, 7];

    /// Splits the table into rows.
    pub(crate) fn read(source: Source<'a>) -> Result<Operations<'a>, TableError> {
        let (_, rows) = source.rows(&[
            "key",
            "operands",
            "implicit",
            "waits",
            "latency",
            "flags",
            "needs",
            "semantics",
        ])?;
        let mut places = HashMap::new();
        for (index, row) in rows.iter().enumerate() {
            if places.insert(row.columns[0], index).is_some() {
                return Err(source.error(row.line, format!("{} appears twice", row.columns[0])));
            }
        }
        Ok(Operations { rows, places })
    }

    /// What stands in [`Operations::COLUMNS`] of an operation.
    pub(crate) fn meaning(&self, key: &str) -> Result<[&'a str; 6], String> {
        let place = self.places.get(key);
        let row = place.ok_or_else(|| format!("no operation is called {key}"))?;
        Ok(Self::PLACES.map(|place| self.rows[*row].columns[place]))
    }

    /// Line, name and needed feature of every operation.
    pub(crate) fn needs(&self) -> impl Iterator<Item = (usize, &'a str, &'a str)> + '_ {
        self.rows
            .iter()
            .map(|row| (row.line, row.columns[0], row.columns[6]))
    }
}
