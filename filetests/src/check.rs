//! Comparison of a command's output with directives.

use crate::registry::{Failure, Output};
use crate::testfile::{CHECKS, Directive, Unit};
use filecheck::{CheckerBuilder, NO_VARIABLES};

/// What is wrong with the outcome of a command, in view of the directives of its unit. `Ok(true)` if any directive or
/// expected output was there to compare with.
pub(crate) fn compare(outcome: &Output, unit: &Unit, precise: bool) -> Result<bool, Vec<String>> {
    let expected_errors: Vec<&Directive> = unit.directives.iter().filter(|d| d.keyword == "error").collect();
    match outcome {
        Err(Failure(errors)) => {
            if expected_errors.is_empty() {
                return Err(errors.clone());
            }
            expect_errors(errors, &expected_errors).map(|()| true)
        }
        Ok(output) if !expected_errors.is_empty() => Err(vec![format!(
            "line {}: the command should fail with \"{}\", but printed\n{}",
            expected_errors[0].line,
            expected_errors[0].text,
            indent(output)
        )]),
        Ok(output) => {
            let mut checked = file_check(output, unit)?;
            if precise {
                compare_precise(output, unit)?;
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

fn file_check(output: &str, unit: &Unit) -> Result<bool, Vec<String>> {
    let mut builder = CheckerBuilder::new();
    for directive in unit
        .directives
        .iter()
        .filter(|d| CHECKS.contains(&d.keyword.as_str()))
    {
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
        Ok((false, explanation)) => Err(vec![format!(
            "the output does not match:\n{}",
            indent(&explanation)
        )]),
        Err(error) => Err(vec![error.to_string()]),
    }
}

/// The lines of an output as they stand in a file: without spaces at the end, and no empty line at the end.
pub(crate) fn precise_lines(output: &str) -> Vec<String> {
    output
        .trim_end()
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

fn compare_precise(output: &str, unit: &Unit) -> Result<(), Vec<String>> {
    let found = precise_lines(output);
    if found == unit.precise {
        return Ok(());
    }
    let same = found
        .iter()
        .zip(&unit.precise)
        .take_while(|(a, b)| a == b)
        .count();
    let line = |lines: &[String]| {
        lines
            .get(same)
            .map_or_else(|| "the end".to_owned(), |l| format!("\"{l}\""))
    };
    Err(vec![format!(
        "line {} of the output is {}, expected {}; WAVELIFT_BLESS=1 takes over the whole output:\n{}",
        same + 1,
        line(&found),
        line(&unit.precise),
        indent(output)
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

    fn ok(text: &str) -> Output {
        Ok(text.to_owned())
    }

    #[test]
    fn filecheck_directives() {
        let order = unit("; check: one\n; nextln: two\n");
        assert_eq!(compare(&ok("one\ntwo\n"), &order, false), Ok(true));
        assert!(compare(&ok("two\none\n"), &order, false).is_err());
        assert!(compare(&ok("x one\n"), &unit("; not: one\n"), false).is_err());
        assert_eq!(compare(&ok("anything"), &unit(""), false), Ok(false));
        assert!(compare(&ok(""), &unit("; check: $(=[)\n"), false).is_err());
    }

    #[test]
    fn errors_have_to_be_expected_and_expected_errors_have_to_come() {
        let failed = |texts: &[&str]| -> Output { Err(Failure::all(texts)) };
        assert!(compare(&failed(&["bad"]), &unit(""), false).is_err());
        assert_eq!(
            compare(
                &failed(&["very bad", "worse"]),
                &unit("; error: bad\n; error: worse\n"),
                false
            ),
            Ok(true)
        );
        assert!(compare(&failed(&["bad", "worse"]), &unit("; error: bad\n"), false).is_err());
        assert!(compare(&failed(&["bad"]), &unit("; error: bad\n; error: worse\n"), false).is_err());
        assert!(compare(&ok("fine"), &unit("; error: bad\n"), false).is_err());
    }

    #[test]
    fn precise_output_is_compared_and_blessed() {
        let text = "; test cat precise-output\nkernel %k {\nblock0:\nreturn\n}\n;; old\n; note: x\nkernel %l {\nblock0:\nreturn\n}\n";
        let file = TestFile::parse(text, Language::Ir).unwrap();
        let [k, l] = &file.units[..] else {
            panic!("two units")
        };
        assert_eq!(compare(&ok("old\n"), k, true), Ok(true));
        assert!(compare(&ok("new\n"), k, true).is_err());
        assert_eq!(compare(&ok(""), l, true), Ok(true));
        let blessed = bless(text, ";;", &[(k, "a\n\n  b \n".into()), (l, "c".into())]);
        assert_eq!(
            blessed,
            "; test cat precise-output\nkernel %k {\nblock0:\nreturn\n}\n;; a\n;;\n;;   b\n; note: x\nkernel %l {\nblock0:\n\
             return\n}\n;; c\n"
        );
        let again = TestFile::parse(&blessed, Language::Ir).unwrap();
        assert_eq!(compare(&ok("a\n\n  b \n"), &again.units[0], true), Ok(true));
    }
}
