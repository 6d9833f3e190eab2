//! Functions after passes, as text, while they are compiled.

use super::header::Header;
use super::{Dialect, InstText, difference, parse, parts, print};
use crate::machine::MachFunc;

/// A function after a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedPass {
    /// The pass.
    pub pass: String,
    /// The function.
    pub text: String,
    /// Why the text does not read back as the function, if it does not: a mistake of this compiler, looked for where
    /// [`Prints::checked`] says so.
    pub fault: Option<String>,
}

/// A function after each of its passes, if anybody wants to know.
#[derive(Clone, Debug, Default)]
pub struct Prints {
    /// Whether to print.
    wanted: bool,
    /// Whether to read what was printed.
    check: bool,
    list: Vec<PrintedPass>,
}

impl Prints {
    /// Prints if `wanted`.
    pub fn new(wanted: bool) -> Prints {
        Prints {
            wanted,
            ..Prints::default()
        }
    }

    /// Reads every text back if `check`, and compares.
    #[must_use]
    pub fn checked(mut self, check: bool) -> Prints {
        self.check = check;
        self
    }

    /// A pass has run. If it ran before, what it did then is forgotten: selection is repeated when spills need registers.
    pub fn after<'a, I: InstText>(
        &mut self,
        pass: &str,
        func: &MachFunc<I>,
        dialect: impl Into<Dialect<'a>>,
        header: impl FnOnce() -> Header,
    ) {
        if !self.wanted {
            return;
        }
        let header = Header {
            after: pass.to_owned(),
            ..header()
        };
        let dialect = dialect.into();
        let text = print(func, &header, dialect);
        let fault = self.check.then(|| fault(func, &header, dialect, &text)).flatten();
        self.list.retain(|known| known.pass != pass);
        self.list.push(PrintedPass {
            pass: pass.to_owned(),
            text,
            fault,
        });
    }

    /// What was printed, in order.
    pub fn list(&self) -> &[PrintedPass] {
        &self.list
    }

    /// The function after a pass.
    pub fn get(&self, pass: &str) -> Option<&PrintedPass> {
        self.list.iter().find(|printed| printed.pass == pass)
    }

    /// The text of the function after a pass; nothing if it was not printed.
    pub fn text(&self, pass: &str) -> &str {
        self.get(pass).map_or("", |printed| &printed.text)
    }
}

/// Why a text does not read back as the function that it was made from.
fn fault<I: InstText>(
    func: &MachFunc<I>,
    header: &Header,
    dialect: Dialect<'_>,
    text: &str,
) -> Option<String> {
    let parts = match parts(text) {
        Ok(parts) => parts,
        Err(error) => return Some(error.render("text", text)),
    };
    let [part] = &parts[..] else {
        return Some(format!("{} functions", parts.len()));
    };
    let (known, read) = match parse::<I>(part, dialect) {
        Ok(read) => read,
        Err(errors) => {
            let list: Vec<String> = errors.iter().map(|error| error.render("text", text)).collect();
            return Some(list.join("\n"));
        }
    };
    if known != *header {
        return Some(format!("headers {header:?} and {known:?}"));
    }
    if let Some(what) = difference(func, &read) {
        return Some(what);
    }
    let again = print(&read, &known, dialect);
    let mut lines = text.lines().zip(again.lines());
    (again != text).then(|| format!("printed again: {:?}", lines.find(|(a, b)| a != b)))
}
