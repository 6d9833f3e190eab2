//! Reduction of any text: what is in braces, ranges of lines, and words of the lines that are left.

use super::ranges;

/// The fewest lines of a text for which `fails` holds, as far as leaving out ranges of them reaches; then the fewest operands. What is in
/// braces goes as a whole first.
pub fn reduce_lines(text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    loop {
        let before = lines.clone();
        braces(&mut lines, fails);
        whole_lines(&mut lines, fails);
        if lines.len() == before.len() {
            operands(&mut lines, fails);
        }
        if lines == before {
            return joined(&lines);
        }
    }
}

fn joined(lines: &[String]) -> String {
    lines.iter().flat_map(|line| [line, "\n"]).collect()
}

/// Leaves out what is in braces.
fn braces(lines: &mut Vec<String>, fails: &mut dyn FnMut(&str) -> bool) {
    for (from, to) in in_braces(lines).into_iter().rev() {
        if to > lines.len() {
            continue;
        }
        let mut candidate = lines.clone();
        candidate.drain(from..to);
        if fails(&joined(&candidate)) {
            *lines = candidate;
        }
    }
}

/// Leaves out ranges of lines.
fn whole_lines(lines: &mut Vec<String>, fails: &mut dyn FnMut(&str) -> bool) {
    let mut keep = vec![true; lines.len()];
    let kept = |keep: &[bool]| -> Vec<String> {
        let lines = lines.iter().zip(keep);
        lines
            .filter(|(_, keep)| **keep)
            .map(|(line, _)| line.clone())
            .collect()
    };
    ranges(lines.len(), |from, to| {
        let mut candidate = keep.clone();
        candidate[from..to].fill(false);
        let works = candidate != keep && fails(&joined(&kept(&candidate)));
        if works {
            keep = candidate;
        }
        works
    });
    *lines = kept(&keep);
}

/// Operands, which commas part, become zeros, the last first. What was named goes in the next round.
fn operands(lines: &mut [String], fails: &mut dyn FnMut(&str) -> bool) {
    for index in (0..lines.len()).rev() {
        let parts = lines[index].split(',').count();
        for part in (0..parts).rev() {
            let Some(line) = with_zero(&lines[index], part) else {
                continue;
            };
            let whole = std::mem::replace(&mut lines[index], line);
            if !fails(&joined(lines)) {
                lines[index] = whole;
            }
        }
    }
}

/// A line with its last word before the comma of this number a zero; `None` if that is a number already, or no operand.
fn with_zero(line: &str, part: usize) -> Option<String> {
    let start = line
        .split(',')
        .take(part)
        .map(|part| part.len() + 1)
        .sum::<usize>();
    let end = start + line[start..].find(',').unwrap_or(line.len() - start);
    let mut text = line[start..end].trim_end_matches([' ', ';', ')', ']']);
    // The line of the source that an instruction of machine text is of is no operand.
    if let Some((operand, place)) = text.rsplit_once(' ')
        && place.starts_with('@')
    {
        text = operand.trim_end();
    }
    let word = text.rfind([' ', '(', '[', ',']).map_or(0, |at| at + 1);
    let (from, to) = (start + word, start + text.len());
    let is_operand = line[from..to].starts_with(['%', '$', '&', 'v', 's']);
    (is_operand && to > from).then(|| format!("{}0{}", &line[..from], &line[to..]))
}

/// Ranges of lines from one with an opening brace to the one with its closing brace, by their beginnings.
fn in_braces(lines: &[String]) -> Vec<(usize, usize)> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    for (index, line) in lines.iter().enumerate() {
        for letter in line.chars() {
            match letter {
                '{' => open.push(index),
                '}' => found.extend(open.pop().map(|from| (from, index + 1))),
                _ => {}
            }
        }
    }
    found.sort_unstable();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_do_not_matter_go() {
        let text = "a\nb {\nc\n}\nd\ne\nf\n";
        let mut asked = 0;
        let small = reduce_lines(text, &mut |text| {
            asked += 1;
            text.contains('e') && text.contains('a')
        });
        assert_eq!(small, "a\ne\n");
        assert!(asked < 30, "{asked}");
    }

    #[test]
    fn what_is_in_braces_is_found_inside_out() {
        let lines = ["a {", "b { c }", "}", "{"].map(str::to_owned);
        assert_eq!(in_braces(&lines), [(0, 3), (1, 2)]);
    }

    #[test]
    fn operands_become_zeros() {
        let mut lines = vec!["%3:v1 = v_add_u32 %1:v1, %2:v1  @7".to_owned()];
        operands(&mut lines, &mut |text| text.contains("%1:v1"));
        assert_eq!(lines, ["%3:v1 = v_add_u32 %1:v1, 0  @7"]);
        let mut lines = vec!["add_u32 $s1, $s2, $s3;".to_owned()];
        operands(&mut lines, &mut |text| text.contains("$s1,"));
        assert_eq!(lines, ["add_u32 $s1, 0, 0;"]);
    }
}
