//! The report of a run while it runs: each row goes to the file in one write, as soon as its case ended.

use crate::input::Input;
use crate::output::{cannot_write, write_file};
use crate::report::CliError;
use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use wavelift::case::report::{self, Row};

pub(super) struct ReportFile {
    path: PathBuf,
    file: File,
}

impl ReportFile {
    /// A report without rows.
    pub(super) fn create(path: &Path) -> Result<ReportFile, CliError> {
        let file = File::create(path).map_err(|error| cannot_write(path, &error))?;
        let path = path.to_owned();
        Ok(ReportFile { path, file })
    }

    /// Goes on with a report: its rows are those of the `files` that they name. A report that is not there is one without rows.
    pub(super) fn resume(
        path: &Path,
        files: &[PathBuf],
        settings: &str,
        rows: &mut [Option<Row>],
    ) -> Result<ReportFile, CliError> {
        if !path.exists() {
            return ReportFile::create(path);
        }
        let input = Input::read(path)?;
        let fail = |line: usize, what: &str, help: &str| {
            CliError::Failed(format!("{}: line {line}: {what}", input.name)).help(help)
        };
        let text = str::from_utf8(&input.bytes)
            .map_err(|_| fail(1, "this is no UTF-8", "name the --report of an earlier run"))?;
        let found = report::parse(text).map_err(|error| {
            let help = "name the --report of an earlier run, or remove the line";
            CliError::Failed(format!("{}: {error}", input.name)).help(help)
        })?;
        let mut places: HashMap<String, Vec<usize>> = HashMap::new();
        for (index, file) in files.iter().enumerate().rev() {
            places.entry(report::file_column(file)).or_default().push(index);
        }
        for (index, row) in found.into_iter().enumerate() {
            let line = index + 1;
            if row.file.is_empty() {
                let help = "leave out --resume; only reports of seven columns name the file of a case";
                return Err(fail(line, "there is no column with the file of the case", help));
            }
            if row.settings != settings {
                let what = format!(
                    "the verdict is for `{}`, and this run is for `{settings}`",
                    row.settings
                );
                return Err(fail(
                    line,
                    &what,
                    "use the options of the run that was cut, or another --report",
                ));
            }
            let Some(place) = places.get_mut(&row.file).and_then(Vec::pop) else {
                let what = format!(
                    "{} is none of the cases of this run, or stands here twice",
                    row.file
                );
                let help = "name the same cases, --filter and --partition as the run that was cut, or another --report";
                return Err(fail(line, &what, help));
            };
            rows[place] = Some(row);
        }
        let open = || {
            let file = OpenOptions::new().append(true).open(path)?;
            file.set_len(report::whole_lines(text).len() as u64)?;
            Ok(file)
        };
        let file = open().map_err(|error| cannot_write(path, &error))?;
        let path = path.to_owned();
        Ok(ReportFile { path, file })
    }

    /// Adds a row. A process that is killed leaves it there as a whole, or nothing of it.
    pub(super) fn append(&self, row: &Row) -> Result<(), CliError> {
        let line = format!("{row}\n");
        let written = (&self.file).write_all(line.as_bytes());
        written.map_err(|error| cannot_write(&self.path, &error))
    }

    /// Puts the rows of a run that is complete into the order of its cases.
    pub(super) fn sort(self, rows: &[Row]) -> Result<(), CliError> {
        // What went through a pipe is gone.
        if !self.path.is_file() {
            return Ok(());
        }
        let lines: String = rows.iter().map(|row| format!("{row}\n")).collect();
        write_file(&self.path, lines.as_bytes())
    }
}
