//! Comparison of a command's output with directives.

use crate::diff::{Colors, beginning, differences, near_match, near_mismatch};
use crate::registry::{Failure, Output};
use crate::testfile::{CHECKS, Directive, Unit};
use filecheck::{CheckerBuilder, NO_VARIABLES};

/// What is expected of a command beside the directives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expectation {
    /// The whole output is compared.
    pub(crate) precise: bool,
    /// It must fail.
    pub(crate) fails: bool,
    /// `error:` lines are for another command of the file, which has `expect-fail`.
    pub(crate) skip_errors: bool,
    /// Colours of differences.
    pub(crate) colors: Colors,
}

/// What is wrong with the outcome of a command, in view of the directives of its unit. `Ok(true)` if any directive or
/// expected output was there to compare with.
pub(crate) fn compare(outcome: &Output, unit: &Unit, expect: Expectation) -> Result<bool, Vec<String>> {
    let errors = unit.directives.iter().filter(|d| d.keyword == "error");
    let expected: Vec<&Directive> = errors.filter(|_| !expect.skip_errors).collect();
    match outcome {
        Err(Failure(errors)) if expected.is_empty() && expect.fails => Err(vec![format!(
            "it fails, as `expect-fail` says; add a line `error: TEXT` with a part of each message:\n{}",
            indent(&errors.join("\n"))
        )]),
        Err(Failure(errors)) if expected.is_empty() => Err(errors.clone()),
        Err(Failure(errors)) => expect_errors(errors, &expected).map(|()| true),
        Ok(output) => {
            if let Some(first) = expected.first() {
                return Err(vec![format!(
                    "line {}: the command should fail with \"{}\", but printed\n{}",
                    first.line,
                    first.text,
                    indent(&beginning(output))
                )]);
            }
            if expect.fails {
                return Err(vec![format!(
                    "the command should fail (`expect-fail`), but printed\n{}",
                    indent(&beginning(output))
                )]);
            }
            let mut checked = file_check(output, unit, expect.colors)?;
            if expect.precise {
                compare_precise(output, unit, expect.colors)?;
                checked = true;
            }
            Ok(checked)
        }
    }
}

fn expect_errors(errors: &[String], expected: &[&Directive]) -> Result<(), Vec<String>> {
    let mut wrong = Vec::new();
    for directive in expected {
        if !errors.iter().any(|e| e.contains(&directive.text)) {
            let found = errors.iter().map(|e| indent(e)).collect::<Vec<_>>().join("\n");
            wrong.push(format!(
                "line {}: no error contains \"{}\":\n{found}",
                directive.line, directive.text
            ));
        }
    }
    for error in errors {
        if !expected.iter().any(|directive| error.contains(&directive.text)) {
            wrong.push(format!("unexpected error: {error}"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

fn file_check(output: &str, unit: &Unit, colors: Colors) -> Result<bool, Vec<String>> {
    let mut builder = CheckerBuilder::new();
    let directives = unit.directives.iter();
    let checks: Vec<&Directive> = directives
        .filter(|d| CHECKS.contains(&d.keyword.as_str()))
        .collect();
    for directive in &checks {
        let text = format!("{}: {}", directive.keyword, directive.text);
        builder
            .directive(&text)
            .map_err(|error| vec![format!("line {}: {error}", directive.line)])?;
    }
    let checker = builder.finish();
    if checker.is_empty() {
        return Ok(false);
    }
    match checker.explain(output, NO_VARIABLES) {
        Ok((true, _)) => Ok(true),
        Ok((false, explanation)) => {
            let (mut number, mut shown) = near_mismatch(&explanation, colors);
            if number.is_none()
                && let Some((index, found)) = last_not(&explanation, &checks, colors)
            {
                (number, shown) = (Some(index), found);
            }
            let directive = number.and_then(|number| checks.get(number));
            let which = directive.map_or_else(String::new, |d| {
                format!("line {}: `{}: {}`: ", d.line, d.keyword, d.text)
            });
            Err(vec![format!(
                "{which}the output does not match:\n{}",
                indent(&shown)
            )])
        }
        Err(error) => Err(vec![error.to_string()]),
    }
}

/// The `not:` directive after the last other one that matches what is left, which `filecheck` does not tell, and the lines near the match.
fn last_not(explanation: &str, checks: &[&Directive], colors: Colors) -> Option<(usize, String)> {
    let lines: Vec<&str> = explanation.lines().collect();
    let start = lines.iter().rposition(|line| line.starts_with("Matched #"));
    let rest = &lines[start.map_or(0, |at| at + 1)..];
    let rest = rest.iter().filter_map(|line| line.strip_prefix("> "));
    let rest = rest.collect::<Vec<_>>().join("\n") + "\n";
    let (last, _) = checks
        .iter()
        .enumerate()
        .rfind(|(_, d)| d.keyword != "not")
        .unzip();
    for (index, directive) in checks.iter().enumerate().skip(last.map_or(0, |at| at + 1)) {
        let mut found = CheckerBuilder::new();
        found.directive(&format!("check: {}", directive.text)).ok()?;
        if let Ok((true, text)) = found.finish().explain(&rest, NO_VARIABLES) {
            return Some((index, near_match(&text, colors)));
        }
    }
    None
}

/// The lines of an output as they stand in a file: without spaces at the end, and no empty line at the end.
pub(crate) fn precise_lines(output: &str) -> Vec<String> {
    output
        .trim_end()
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

fn compare_precise(output: &str, unit: &Unit, colors: Colors) -> Result<(), Vec<String>> {
    let found = precise_lines(output);
    if found == unit.precise {
        return Ok(());
    }
    let lines = &unit.precise_lines;
    // What is missing at the end belongs after the last line.
    let end = lines.last().map_or(unit.last_line, |last| last + 1);
    let place = |index: usize| lines.get(index).copied().unwrap_or(end);
    Err(vec![format!(
        "the output is not the expected one (- is expected, + was printed); `--bless`, or WAVELIFT_BLESS=1, takes it over:\n{}",
        indent(&differences(&unit.precise, &found, place, colors))
    )])
}

fn indent(text: &str) -> String {
    text.trim_end()
        .lines()
        .map(|line| format!("    {line}"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The text of a file with the expected outputs of units replaced.
pub(crate) fn bless(text: &str, mark: &str, outputs: &[(&Unit, String)]) -> String {
    let mut out = String::new();
    for (number, line) in text.lines().enumerate() {
        let number = number as u32 + 1;
        if !outputs
            .iter()
            .any(|(unit, _)| unit.precise_lines.contains(&number))
        {
            out.push_str(line);
            out.push('\n');
        }
        for (_, output) in outputs.iter().filter(|(unit, _)| unit.last_line == number) {
            for line in precise_lines(output) {
                out.push_str(format!("{mark} {line}").trim_end());
                out.push('\n');
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testfile::{Language, TestFile};

    fn unit(directives: &str) -> Unit {
        let text = format!("; test cat\nkernel %k {{\nblock0:\nreturn\n}}\n{directives}");
        TestFile::parse(&text, Language::Ir).unwrap().units.remove(0)
    }

    fn check(outcome: &Output, unit: &Unit, precise: bool) -> Result<bool, Vec<String>> {
        let expect = Expectation {
            precise,
            fails: false,
            skip_errors: false,
            colors: Colors(false),
        };
        compare(outcome, unit, expect)
    }

    #[test]
    fn commands_that_must_fail() {
        let fails = Expectation {
            precise: false,
            fails: true,
            skip_errors: false,
            colors: Colors(false),
        };
        let failed: Output = Err(Failure::new("no room"));
        let with_error = unit("; error: no room\n; check: x\n");
        assert_eq!(compare(&failed, &with_error, fails), Ok(true));
        let found = compare(&failed, &unit(""), fails).unwrap_err();
        assert!(
            found[0].contains("add a line `error: TEXT`") && found[0].contains("no room"),
            "{found:?}"
        );
        let found = compare(&ok("fine"), &unit(""), fails).unwrap_err();
        assert!(
            found[0].contains("should fail (`expect-fail`), but printed\n    fine"),
            "{found:?}"
        );
        let others = Expectation {
            fails: false,
            skip_errors: true,
            ..fails
        };
        assert_eq!(compare(&ok("x"), &with_error, others), Ok(true));
    }

    #[test]
    fn a_mismatch_names_the_line_and_shows_what_is_near() {
        let text: String = (0..50).map(|n| format!("line {n}\n")).collect();
        let found = check(&ok(&text), &unit("; check: line 20\n; nextln: line 22\n"), false).unwrap_err();
        assert!(
            found[0].starts_with("line 7: `nextln: line 22`: the output does not match"),
            "{found:?}"
        );
        assert!(
            found[0].contains("line 20") && !found[0].contains("line 40"),
            "{found:?}"
        );
        let found = check(&ok(&text), &unit("; check: line 20\n; not: line 30\n"), false).unwrap_err();
        assert!(
            found[0].starts_with("line 7: `not: line 30`: the output does not match"),
            "{found:?}"
        );
        assert!(
            found[0].contains("line 30") && !found[0].contains("line 45"),
            "{found:?}"
        );
        let found = check(&ok("a\nb\n"), &unit(";; a\n;; c\n"), true).unwrap_err();
        assert!(found[0].contains("      a\n    - c\n    + b"), "{found:?}");
        assert!(found[0].contains("from line 6 of the file"), "{found:?}");
    }

    fn ok(text: &str) -> Output {
        Ok(text.to_owned())
    }

    #[test]
    fn filecheck_directives() {
        let order = unit("; check: one\n; nextln: two\n");
        assert_eq!(check(&ok("one\ntwo\n"), &order, false), Ok(true));
        assert!(check(&ok("two\none\n"), &order, false).is_err());
        assert!(check(&ok("x one\n"), &unit("; not: one\n"), false).is_err());
        assert_eq!(check(&ok("anything"), &unit(""), false), Ok(false));
        assert!(check(&ok(""), &unit("; check: $(=[)\n"), false).is_err());
    }

    #[test]
    fn errors_have_to_be_expected_and_expected_errors_have_to_come() {
        let failed = |texts: &[&str]| -> Output { Err(Failure::all(texts)) };
        assert!(check(&failed(&["bad"]), &unit(""), false).is_err());
        assert_eq!(
            check(
                &failed(&["very bad", "worse"]),
                &unit("; error: bad\n; error: worse\n"),
                false
            ),
            Ok(true)
        );
        assert!(check(&failed(&["bad", "worse"]), &unit("; error: bad\n"), false).is_err());
        assert!(check(&failed(&["bad"]), &unit("; error: bad\n; error: worse\n"), false).is_err());
        assert!(check(&ok("fine"), &unit("; error: bad\n"), false).is_err());
    }

    #[test]
    fn precise_output_is_compared_and_blessed() {
        let text = "; test cat precise-output\nkernel %k {\nblock0:\nreturn\n}\n;; old\n; note: x\nkernel %l {\nblock0:\nreturn\n}\n";
        let file = TestFile::parse(text, Language::Ir).unwrap();
        let [k, l] = &file.units[..] else {
            panic!("two units")
        };
        assert_eq!(check(&ok("old\n"), k, true), Ok(true));
        assert!(check(&ok("new\n"), k, true).is_err());
        assert_eq!(check(&ok(""), l, true), Ok(true));
        let blessed = bless(text, ";;", &[(k, "a\n\n  b \n".into()), (l, "c".into())]);
        assert_eq!(
            blessed,
            "; test cat precise-output\nkernel %k {\nblock0:\nreturn\n}\n;; a\n;;\n;;   b\n; note: x\nkernel %l {\nblock0:\n\
             return\n}\n;; c\n"
        );
        let again = TestFile::parse(&blessed, Language::Ir).unwrap();
        assert_eq!(check(&ok("a\n\n  b \n"), &again.units[0], true), Ok(true));
    }
}
