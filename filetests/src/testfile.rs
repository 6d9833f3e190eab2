//! The parts of a test file: commands, the module, and directives by function.

use crate::hex;
use crate::suggest::unknown;
use std::path::Path;
use wavelift_codegen::ir::text::{ParseError, parse_module_with_comments};
use wavelift_codegen::ir::{FuncRef, Module};
use wavelift_hsail::{Diagnostic, Severity, Source, translate, validate};

/// The language of a file, by the end of its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// IR text, `.wl`.
    Ir,
    /// HSAIL text, `.hsail`.
    Hsail,
    /// Machine text, `.mir`.
    Machine,
    /// BRIG in hexadecimal, `.brig`.
    Brig,
    /// Machine code in hexadecimal, `.hex`.
    Code,
}

/// What is said of a file with another end.
pub(crate) const ENDS: &str = "a test file ends in .wl, .mir, .hsail, .brig or .hex";

impl Language {
    /// The language of a file.
    pub fn of(path: &Path) -> Option<Language> {
        match path.extension()?.to_str()? {
            "wl" => Some(Language::Ir),
            "hsail" => Some(Language::Hsail),
            "mir" => Some(Language::Machine),
            "brig" => Some(Language::Brig),
            "hex" => Some(Language::Code),
            _ => None,
        }
    }

    /// What starts a comment.
    pub fn comment(self) -> &'static str {
        match self {
            Language::Ir | Language::Machine | Language::Code => ";",
            Language::Hsail | Language::Brig => "//",
        }
    }

    /// What starts a line of expected output.
    pub fn precise(self) -> &'static str {
        match self {
            Language::Ir | Language::Machine | Language::Code => ";;",
            Language::Hsail | Language::Brig => "//;",
        }
    }

    /// What a program in it is called.
    pub fn name(self) -> &'static str {
        match self {
            Language::Ir => "IR",
            Language::Hsail => "HSAIL",
            Language::Machine => "machine text",
            Language::Brig => "BRIG",
            Language::Code => "machine code",
        }
    }
}

/// A `test` line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The command.
    pub name: String,
    /// Whether the whole output is compared.
    pub precise: bool,
    /// Whether it must fail, with the file's `error:` lines.
    pub fails: bool,
    /// The other words.
    pub words: Vec<String>,
}

impl Command {
    /// As the `test` line has it.
    pub(crate) fn written(&self) -> String {
        let mut text = self.name.clone();
        let fails = self.fails.then(|| FAILS.to_owned());
        for word in fails.iter().chain(&self.words) {
            text.push(' ');
            text.push_str(word);
        }
        text
    }
}

/// A comment with a keyword.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Directive {
    /// Line in the file, from 1.
    pub line: u32,
    /// The word in front of the colon.
    pub keyword: String,
    /// What follows it, trimmed.
    pub text: String,
}

/// What directives belong to: a function, or all of a file that is not IR or machine text.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The functions whose outputs are put together.
    pub functions: Vec<FuncRef>,
    /// In machine text, the place of the function among those of the file.
    pub machine: Option<usize>,
    /// Directives in order.
    pub directives: Vec<Directive>,
    /// Expected whole output.
    pub precise: Vec<String>,
    /// The lines that hold it, from 1; empty if there are none.
    pub precise_lines: Vec<u32>,
    /// The last line of the unit's program text, after which the whole output belongs.
    pub last_line: u32,
}

/// Why the program of a file was not understood: one text per mistake.
pub type LoadErrors = Vec<String>;

/// A test file.
#[derive(Debug)]
pub struct TestFile {
    /// Its language.
    pub language: Language,
    /// Its `test` lines.
    pub commands: Vec<Command>,
    /// Its `target` line.
    pub target: Option<String>,
    /// Its program, or the mistakes in it.
    pub module: Result<Module, LoadErrors>,
    /// The bytes of a file in hexadecimal, or the mistakes in it; empty for text.
    pub bytes: Result<Vec<u8>, LoadErrors>,
    /// Directives by function; one unit with all of them if the program was not understood.
    pub units: Vec<Unit>,
}

/// Keywords of the `filecheck` crate.
pub(crate) const CHECKS: [&str; 6] = ["check", "nextln", "sameln", "unordered", "not", "regex"];
const KEYWORDS: [&str; 4] = ["error", "run", "case", "note"];

/// A comment of the file after its header.
struct Comment<'t> {
    line: u32,
    /// Whether it follows the mark of precise output.
    precise: bool,
    text: &'t str,
}

impl TestFile {
    /// Takes a file apart.
    ///
    /// # Errors
    /// Mistakes in the test's own lines, one text each. Mistakes in the program are in [`TestFile::module`].
    pub fn parse(text: &str, language: Language) -> Result<TestFile, Vec<String>> {
        let mut errors = Vec::new();
        let (commands, target, header_lines) = header(text, language, &mut errors);
        let bytes = match language {
            Language::Brig => hex::bytes(text, language.comment()),
            Language::Code => hex::words(text, language.comment()),
            Language::Ir | Language::Hsail | Language::Machine => Ok(Vec::new()),
        };
        let (module, mut units) = load(text, language, &bytes);
        let starts: Vec<u32> = units.iter().map(|(first, _)| *first).collect();
        for comment in comments(text, language, header_lines) {
            // What stands in front of the first function belongs to nothing, unless the program has none.
            if let Some(at) = starts.iter().rposition(|&first| first <= comment.line) {
                sort_comment(&mut units[at].1, &comment, &mut errors);
            }
        }
        if commands.is_empty() && errors.is_empty() {
            let mark = language.comment();
            let what = if text.trim().is_empty() {
                "the file is empty"
            } else {
                "the file has no `test` line"
            };
            errors.push(format!(
                "{what}; its first lines say what to do, such as `{mark} test verify`"
            ));
        }
        if commands.iter().filter(|command| command.precise).count() > 1 {
            errors.push("only one command of a file can have `precise-output`".into());
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let units = units.into_iter().map(|(_, unit)| unit).collect();
        Ok(TestFile {
            language,
            commands,
            target,
            module,
            bytes,
            units,
        })
    }
}

/// The word for commands whose whole output is compared.
const PRECISE: &str = "precise-output";
/// The word for commands that must fail.
const FAILS: &str = "expect-fail";
/// What stands after any command.
pub(crate) const EXPECTATIONS: [&str; 2] = [PRECISE, FAILS];

/// Commands, target and the number of lines of the comments that the file starts with.
fn header(text: &str, language: Language, errors: &mut Vec<String>) -> (Vec<Command>, Option<String>, u32) {
    let (mut commands, mut target, mut lines) = (Vec::new(), None, 0);
    for line in text.lines() {
        let trimmed = line.trim();
        let comment = trimmed.strip_prefix(language.comment());
        if comment.is_none() && !trimmed.is_empty() {
            break;
        }
        lines += 1;
        let mut words = comment.unwrap_or("").split_whitespace();
        match words.next() {
            Some("test") => match words.next() {
                Some(name) => {
                    let words: Vec<&str> = words.collect();
                    let own = words.iter().filter(|w| !EXPECTATIONS.contains(w));
                    let command = Command {
                        name: name.to_owned(),
                        precise: words.contains(&PRECISE),
                        fails: words.contains(&FAILS),
                        words: own.map(|&word| word.to_owned()).collect(),
                    };
                    if command.precise && command.fails {
                        errors.push(format!(
                            "line {lines}: what fails has no output: `{FAILS}` goes with `error:` lines, not with `{PRECISE}`"
                        ));
                    }
                    commands.push(command);
                }
                None => errors.push(format!("line {lines}: `test` without a command")),
            },
            Some("target") => match (words.next(), words.next()) {
                (Some(name), None) if target.is_none() => target = Some(name.to_owned()),
                _ => errors.push(format!("line {lines}: `target` takes one name, once")),
            },
            Some(word) => {
                let directive = word.split_once(':').map(|(keyword, _)| keyword);
                // A note may be prose, as everything else here.
                if directive.is_some_and(|d| d != "note" && is_directive(d)) {
                    errors.push(format!(
                        "line {lines}: `{word}` in front of the program belongs to nothing; write it after what it is about"
                    ));
                }
            }
            None => {}
        }
    }
    (commands, target, lines)
}

fn is_directive(keyword: &str) -> bool {
    CHECKS.contains(&keyword) || KEYWORDS.contains(&keyword)
}

/// The comments after the header, without their marks.
fn comments(text: &str, language: Language, header_lines: u32) -> Vec<Comment<'_>> {
    let mut comments = Vec::new();
    for (number, line) in text.lines().enumerate().skip(header_lines as usize) {
        let line_number = number as u32 + 1;
        let trimmed = line.trim_start();
        if let Some(rest) = trimmed.strip_prefix(language.precise()) {
            // The space after the mark is the format's, further ones are the output's.
            let text = rest.strip_prefix(' ').unwrap_or(rest);
            comments.push(Comment {
                line: line_number,
                precise: true,
                text,
            });
        } else if let Some(start) = comment_start(line, language.comment()) {
            comments.push(Comment {
                line: line_number,
                precise: false,
                text: line[start..].trim(),
            });
        }
    }
    comments
}

/// Where the text of a line's comment starts, outside of quotes.
fn comment_start(line: &str, mark: &str) -> Option<usize> {
    let mut quoted = false;
    let mut escaped = false;
    for (at, c) in line.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if !quoted && line[at..].starts_with(mark) => return Some(at + mark.len()),
            _ => {}
        }
    }
    None
}

/// Puts a comment into its unit if it is a directive.
fn sort_comment(unit: &mut Unit, comment: &Comment, errors: &mut Vec<String>) {
    if comment.precise {
        unit.precise.push(comment.text.trim_end().to_owned());
        unit.precise_lines.push(comment.line);
        return;
    }
    let Some((keyword, text)) = comment.text.split_once(':') else {
        return;
    };
    if keyword.is_empty() || !keyword.bytes().all(|b| b.is_ascii_lowercase()) {
        return;
    }
    if is_directive(keyword) {
        unit.directives.push(Directive {
            line: comment.line,
            keyword: keyword.to_owned(),
            text: text.trim().to_owned(),
        });
    } else {
        let known = CHECKS.iter().chain(&KEYWORDS).copied();
        errors.push(format!(
            "line {}: {}",
            comment.line,
            unknown("directive", keyword, known)
        ));
    }
}

type Units = Vec<(u32, Unit)>;

fn unit(functions: Vec<FuncRef>, last_line: u32) -> Unit {
    Unit {
        functions,
        machine: None,
        directives: Vec::new(),
        precise: Vec::new(),
        precise_lines: Vec::new(),
        last_line,
    }
}

/// The program, and the units with the lines they start at.
fn load(
    text: &str,
    language: Language,
    bytes: &Result<Vec<u8>, LoadErrors>,
) -> (Result<Module, LoadErrors>, Units) {
    let lines = text.lines().count() as u32;
    match language {
        Language::Ir => match parse_module_with_comments(text) {
            Ok(parsed) => {
                let units = parsed
                    .functions
                    .iter()
                    .map(|f| (f.first_line, unit(vec![f.func], f.last_line)));
                let mut units: Units = units.collect();
                if units.is_empty() {
                    units.push((0, unit(Vec::new(), lines)));
                }
                (Ok(parsed.module), units)
            }
            Err(errors) => {
                let texts = errors.iter().map(ParseError::to_string).collect();
                (Err(texts), vec![(0, unit(Vec::new(), lines))])
            }
        },
        Language::Machine => {
            let whole = || vec![(0, unit(Vec::new(), lines))];
            match crate::commands::functions(text) {
                Ok(list) if !list.is_empty() => {
                    let units = list.into_iter().enumerate().map(|(number, (first, last))| {
                        let machine = Some(number);
                        let unit = unit(Vec::new(), last);
                        (first, Unit { machine, ..unit })
                    });
                    (Ok(Module::default()), units.collect())
                }
                Ok(_) => (Err(vec!["the file has no machine function".to_owned()]), whole()),
                Err(error) => (Err(vec![error]), whole()),
            }
        }
        Language::Hsail | Language::Brig | Language::Code => {
            let module = match (language, bytes) {
                (_, Err(errors)) => Err(errors.clone()),
                (Language::Brig, Ok(bytes)) => brig(bytes),
                (Language::Code, Ok(_)) => Err(vec![
                    "the file is machine code, which `test disassemble` takes".to_owned(),
                ]),
                _ => hsail(text),
            };
            let functions = module.as_ref().map_or_else(
                |_| Vec::new(),
                |module| module.defined().map(|(id, _)| id).collect(),
            );
            let precise = text
                .lines()
                .rev()
                .take_while(|l| l.trim_start().starts_with(language.precise()));
            let last_line = lines - precise.count() as u32;
            (module, vec![(0, unit(functions, last_line))])
        }
    }
}

/// Mistakes of a module; those of text begin with their place, line and column.
fn describe(errors: Vec<Diagnostic>, source: Option<&Source>) -> LoadErrors {
    let one = |error: &Diagnostic| match source {
        Some(source) => format!("{}: {}: {}", source.locate(error.span), error.code, error.message),
        None => format!("{}: {}", error.code, error.message),
    };
    errors.iter().map(one).collect()
}

/// HSAIL text as IR, for waves of 64.
fn hsail(text: &str) -> Result<Module, LoadErrors> {
    let source = Source::text("test", text);
    let module = wavelift_frontend_hsail::parse_text("test", text).map_err(|e| describe(e, Some(&source)))?;
    let mut mistakes = validate(&module);
    mistakes.retain(|found| found.severity == Severity::Error);
    if !mistakes.is_empty() {
        return Err(describe(mistakes, Some(&source)));
    }
    let options = translate::Options::new(64);
    translate::translate(&module, &options).map_err(|e| describe(e, Some(&source)))
}

/// BRIG as IR, for waves of 64.
fn brig(bytes: &[u8]) -> Result<Module, LoadErrors> {
    let module = wavelift_frontend_brig::read(bytes).map_err(|e| describe(e, None))?;
    translate::translate(&module, &translate::Options::new(64)).map_err(|e| describe(e, None))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "; test cat precise-output fast n=3\n; test verify\n; target gfx900\n\nmodule large ; check: no\n\
        kernel %a {\nblock0: ; not: x\n    return\n}\n; check: \"a;b\"\n;; kernel %a {\n;;\n;;   x\nkernel %b {\nblock0:\n\
        return\n}\n; error: bad\n; Prose: with a colon\n";

    #[test]
    fn parts_of_a_file() {
        let file = TestFile::parse(FILE, Language::Ir).unwrap();
        let command = Command {
            name: "cat".into(),
            precise: true,
            fails: false,
            words: vec!["fast".into(), "n=3".into()],
        };
        assert_eq!(file.commands[0], command);
        assert_eq!((file.commands.len(), file.target.as_deref()), (2, Some("gfx900")));
        let [a, b] = &file.units[..] else {
            panic!("two units")
        };
        let directives = |unit: &Unit| -> Vec<(u32, String, String)> {
            unit.directives
                .iter()
                .map(|d| (d.line, d.keyword.clone(), d.text.clone()))
                .collect()
        };
        let expect = |line, keyword: &str, text: &str| (line, keyword.to_owned(), text.to_owned());
        assert_eq!(
            directives(a),
            [expect(7, "not", "x"), expect(10, "check", "\"a;b\"")]
        );
        assert_eq!(directives(b), [expect(18, "error", "bad")]);
        assert_eq!(a.precise, ["kernel %a {", "", "  x"]);
        assert_eq!((a.last_line, a.precise_lines.as_slice()), (9, &[11, 12, 13][..]));
    }

    #[test]
    fn mistakes_of_the_test_itself() {
        let errors = |text: &str| {
            TestFile::parse(text, Language::Ir)
                .map(|_| ())
                .unwrap_err()
                .join("; ")
        };
        let program = "kernel %k {\nblock0:\nreturn\n}\n";
        assert!(errors(program).contains("no `test` line"));
        assert!(errors(&format!("; test\n{program}")).contains("without a command"));
        assert!(
            errors(&format!("; test cat\n{program}; chekc: x\n"))
                .contains("no directive `chekc`; did you mean `check`?")
        );
        assert!(errors("").starts_with("the file is empty"));
        assert!(
            errors("; test cat\n; check: k\nkernel %k {\nblock0:\n    return\n}\n")
                .starts_with("line 2: `check:` in front")
        );
        assert!(
            errors(&format!("; test cat precise-output expect-fail\n{program}")).contains("has no output")
        );
        assert!(
            errors(&format!(
                "; test a precise-output\n; test b precise-output\n{program}"
            ))
            .contains("only one")
        );
        assert!(errors(&format!("; test a\n; target x y\n{program}")).contains("one name"));
    }

    #[test]
    fn hsail_is_validated_and_mistakes_have_places() {
        let text = "// test verify\nmodule &m:1:0:$full:$large:$default;\nprog kernel &k()\n{\n    add_u8 $s0, $s1, $s2;\n    ret;\n};\n";
        let file = TestFile::parse(text, Language::Hsail).unwrap();
        let errors = file.module.unwrap_err();
        assert_eq!(errors, ["5:5: wrong-type: `add` has no form with type `u8`"]);
    }

    #[test]
    fn text_errors_leave_one_unit_with_all_directives() {
        let file = TestFile::parse(
            "; test verify\nkernel %k {\nnope\n}\n; error: nope\n",
            Language::Ir,
        )
        .unwrap();
        assert!(file.module.is_err());
        assert_eq!((file.units.len(), file.units[0].directives.len()), (1, 1));
    }

    #[test]
    fn comment_marks_inside_quotes_are_text() {
        assert_eq!(comment_start("a \"x;\\\";\" ; b", ";"), Some(11));
        assert_eq!(comment_start("a / b // c", "//"), Some(8));
        assert_eq!(comment_start("none", ";"), None);
    }
}
