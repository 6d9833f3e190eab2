//! Mutants of rules: in the Rust code that the ISLE compiler has made of them.
//!
//! Where a rule has matched stands a run of `let` lines, the line `// Rule at FILE line N.`, and a `return`. A rule is left out by making
//! that run depend on the question which mistake is made: what comes after it are the rules that are tried next. A changed rule has another
//! constant, or two operands of one call in the other order. A rule that was compiled into several targets is changed in all of them.

use crate::mutant::Draw;

/// What is done to a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It never matches.
    Drop,
    /// The `n`-th number of what it makes is one more.
    Constant(usize),
    /// In the `n`-th call with two values in a row those change places.
    Swap(usize),
}

/// Where a rule has matched: lines of the generated code.
#[derive(Clone, Debug)]
struct Site {
    /// File and line of the rule.
    rule: String,
    /// The first of the lines that make the result.
    first: usize,
    /// The line that returns it.
    last: usize,
}

/// Generated code.
pub struct Generated {
    lines: Vec<String>,
    sites: Vec<Site>,
}

impl Generated {
    /// Finds the rules of generated code.
    pub fn new(text: &str) -> Generated {
        let lines: Vec<String> = text.lines().map(str::to_string).collect();
        let mut sites = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            let Some(rule) = line.trim_start().strip_prefix("// Rule at ") else {
                continue;
            };
            let indent = line.len() - line.trim_start().len();
            let is_let = |line: &String| {
                line.len() > indent
                    && line[..indent].trim().is_empty()
                    && line[indent..].starts_with("let ")
                    && line.ends_with(';')
            };
            let first = at - lines[..at].iter().rev().take_while(|line| is_let(line)).count();
            let returns = |line: &String| line.trim_start().starts_with("return ");
            let Some(last) = lines[at..].iter().take(4).position(returns) else {
                continue;
            };
            sites.push(Site {
                rule: rule.trim_end_matches('.').replace(" line ", ":"),
                first,
                last: at + last,
            });
        }
        Generated { lines, sites }
    }

    /// The rules.
    pub fn rules(&self) -> Vec<String> {
        let mut rules: Vec<String> = self.sites.iter().map(|site| site.rule.clone()).collect();
        rules.sort();
        rules.dedup();
        rules
    }

    /// What can be done to a rule.
    pub fn changes(&self, rule: &str) -> Vec<Change> {
        let mut changes = vec![Change::Drop];
        if let Some(site) = self.sites.iter().find(|site| site.rule == rule) {
            let made = self.lines[site.first..=site.last].iter();
            let (constants, swaps) = made.fold((0, 0), |(constants, swaps), line| {
                (constants + numbers(line).len(), swaps + pairs(line).len())
            });
            changes.extend((0..constants).map(Change::Constant));
            changes.extend((0..swaps).map(Change::Swap));
        }
        changes
    }

    /// Plants a change of a rule; says whether the rule is here and has what is changed.
    pub fn plant(&mut self, rule: &str, change: &Change, number: u32) -> bool {
        let on = format!("crate::planted::on({number}u32)");
        let mut any = false;
        for site in self.sites.iter().filter(|site| site.rule == rule) {
            match change {
                Change::Drop => {
                    self.lines[site.first].insert_str(0, &format!("if !{on} {{ "));
                    // A function that ends here has no other rule.
                    let ends = self.lines[site.last].starts_with("    return");
                    let after = if ends { " } panic!(\"no rule\")" } else { " }" };
                    self.lines[site.last].push_str(after);
                    any = true;
                }
                Change::Constant(which) => any |= change_line(&mut self.lines, site, *which, &on, numbers),
                Change::Swap(which) => any |= change_line(&mut self.lines, site, *which, &on, pairs),
            }
        }
        any
    }

    /// The code.
    pub fn text(&self) -> String {
        self.lines.join("\n") + "\n"
    }
}

/// Makes the `which`-th change that `found` knows of the lines of a site depend on a mistake.
fn change_line(
    lines: &mut [String],
    site: &Site,
    which: usize,
    on: &str,
    found: impl Fn(&str) -> Vec<String>,
) -> bool {
    let mut before = 0;
    for line in &mut lines[site.first..=site.last] {
        let all = found(line);
        if let Some(changed) = which.checked_sub(before).and_then(|at| all.get(at)) {
            let value = |line: &str| {
                let line = line.trim().trim_end_matches(';');
                let value = line.strip_prefix("return ");
                value
                    .or_else(|| line.split_once(" = ").map(|(_, value)| value))
                    .map(str::to_string)
            };
            let (Some(old), Some(new)) = (value(line), value(changed)) else {
                return false;
            };
            let start = line.trim_end().trim_end_matches(';').len() - old.len();
            *line = format!("{}if {on} {{ {new} }} else {{ {old} }};", &line[..start]);
            return true;
        }
        before += all.len();
    }
    false
}

/// The line with one number more by one, for each number.
fn numbers(line: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(found) = line[at..].find("0x") {
        let start = at + found + 2;
        let end = line[start..]
            .find(|c: char| !c.is_ascii_hexdigit())
            .map_or(line.len(), |length| start + length);
        if let Ok(value) = u64::from_str_radix(&line[start..end], 16) {
            let changed = if value == u64::MAX { 0 } else { value + 1 };
            out.push(format!("{}{changed:x}{}", &line[..start], &line[end..]));
        }
        at = end;
    }
    out
}

/// The line with two values that follow each other in a call in the other order, for each two.
fn pairs(line: &str) -> Vec<String> {
    let is_value = |text: &str| {
        let rest = text.strip_prefix('v').or_else(|| text.strip_prefix("arg"));
        rest.is_some_and(|rest| {
            rest.starts_with(|c: char| c.is_ascii_digit())
                && rest.chars().all(|c| c.is_ascii_digit() || c == '.')
        })
    };
    let Some((start, rest)) = line.split_once("(ctx, ") else {
        return Vec::new();
    };
    let Some((inner, end)) = rest.rsplit_once(')') else {
        return Vec::new();
    };
    let operands: Vec<&str> = inner.split(", ").collect();
    let mut out = Vec::new();
    for at in 1..operands.len() {
        let (first, second) = (operands[at - 1], operands[at]);
        if is_value(first.trim_start_matches('&'))
            && is_value(second.trim_start_matches('&'))
            && first != second
        {
            let mut swapped = operands.clone();
            swapped.swap(at - 1, at);
            out.push(format!("{start}(ctx, {}){end}", swapped.join(", ")));
        }
    }
    out
}

/// One of the changes, those of each kind as likely as those of another.
pub fn draw_change(changes: &[Change], draw: &mut Draw) -> Option<Change> {
    let kind = |change: &Change| match change {
        Change::Drop => 0,
        Change::Constant(_) => 1,
        Change::Swap(_) => 2,
    };
    let mut kinds: Vec<i32> = changes.iter().map(kind).collect();
    kinds.dedup();
    let wanted = *kinds.get(draw.below(kinds.len()))?;
    let of_kind: Vec<&Change> = changes.iter().filter(|change| kind(change) == wanted).collect();
    of_kind
        .get(draw.below(of_kind.len()))
        .map(|&change| change.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "\
fn constructor_f<C: Context>(ctx: &mut C, arg0: V, arg1: V) -> V {
    if let Some(v2) = v1 {
        let v3 = C::imm(ctx, 0xf_u64);
        let v4 = constructor_g(ctx, arg0, arg1, v3);
        // Rule at a.isle line 7.
        log::debug!(\"x\");
        return v4;
    }
    // Rule at a.isle line 9.
    log::debug!(\"y\");
    return arg0;
}
";

    #[test]
    fn rules_are_found_with_their_changes() {
        let code = Generated::new(CODE);
        assert_eq!(code.rules(), ["a.isle:7", "a.isle:9"]);
        assert_eq!(
            code.changes("a.isle:7"),
            [
                Change::Drop,
                Change::Constant(0),
                Change::Swap(0),
                Change::Swap(1)
            ]
        );
        assert_eq!(code.changes("a.isle:9"), [Change::Drop]);
        assert_eq!(code.text(), CODE);
    }

    #[test]
    fn a_dropped_rule_falls_through_to_the_next() {
        let mut code = Generated::new(CODE);
        assert!(code.plant("a.isle:7", &Change::Drop, 3));
        assert!(code.plant("a.isle:9", &Change::Drop, 4));
        let text = code.text();
        assert!(
            text.contains("if !crate::planted::on(3u32) {         let v3 = "),
            "{text}"
        );
        assert!(text.contains("        return v4; }\n    }"), "{text}");
        assert!(
            text.contains("    return arg0; } panic!(\"no rule\")\n}"),
            "{text}"
        );
        assert!(!code.plant("b.isle:7", &Change::Drop, 5));
    }

    #[test]
    fn constants_and_operands_change() {
        let mut code = Generated::new(CODE);
        assert!(code.plant("a.isle:7", &Change::Constant(0), 3));
        assert!(code.plant("a.isle:7", &Change::Swap(1), 4));
        let text = code.text();
        let constant =
            "let v3 = if crate::planted::on(3u32) { C::imm(ctx, 0x10_u64) } else { C::imm(ctx, 0xf_u64) };";
        assert!(text.contains(constant), "{text}");
        assert!(
            text.contains("{ constructor_g(ctx, arg0, v3, arg1) } else"),
            "{text}"
        );
    }
}
