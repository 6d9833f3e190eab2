//! Bytes in hexadecimal, with comments.

/// Bytes in their order, two digits each; spaces and ends of lines may stand between any two.
///
/// # Errors
/// One text per line with a mistake.
pub(crate) fn bytes(text: &str, comment: &str) -> Result<Vec<u8>, Vec<String>> {
    read(text, comment, |word, out| {
        if word.len() % 2 == 1 {
            return Err(format!(
                "`{}` has an odd number of digits; a byte has two",
                clip(word)
            ));
        }
        out.extend(word.as_bytes().chunks(2).map(number));
        Ok(())
    })
}

/// Bytes as words of two digits, dwords as words of eight with the most significant digit first, as listings of code have them.
///
/// # Errors
/// One text per line with a mistake.
pub(crate) fn words(text: &str, comment: &str) -> Result<Vec<u8>, Vec<String>> {
    read(text, comment, |word, out| match word.len() {
        2 => {
            out.push(number(word.as_bytes()));
            Ok(())
        }
        8 => {
            out.extend(word.as_bytes().chunks(2).rev().map(number));
            Ok(())
        }
        digits => Err(format!(
            "`{}` has {digits} digits; a byte has two, a dword eight, the most significant first",
            clip(word)
        )),
    })
}

fn read(
    text: &str,
    comment: &str,
    mut take: impl FnMut(&str, &mut Vec<u8>) -> Result<(), String>,
) -> Result<Vec<u8>, Vec<String>> {
    let (mut out, mut wrong) = (Vec::new(), Vec::new());
    for (number, line) in (1u32..).zip(text.lines()) {
        let code = line.split(comment).next().unwrap_or_default();
        for word in code.split_whitespace() {
            let digits = word.strip_prefix("0x").unwrap_or(word);
            let other = digits.chars().find(|c| !c.is_ascii_hexdigit());
            let taken = match other {
                Some(other) => Err(format!("`{other}` in `{}` is no hexadecimal digit", clip(word))),
                None => take(digits, &mut out),
            };
            if let Err(what) = taken {
                wrong.push(format!("line {number}: {what}; comments begin with `{comment}`"));
                break;
            }
        }
    }
    if wrong.is_empty() { Ok(out) } else { Err(wrong) }
}

/// The value of digits that were checked.
fn number(digits: &[u8]) -> u8 {
    let value = |digit: &u8| char::from(*digit).to_digit(16).unwrap_or(0) as u8;
    digits.iter().fold(0, |byte, digit| byte << 4 | value(digit))
}

fn clip(word: &str) -> String {
    match word.char_indices().nth(16) {
        Some((end, _)) => format!("{}...", &word[..end]),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_dwords() {
        assert_eq!(
            bytes("48 53415f // HSA_\n0x42", "//"),
            Ok(vec![0x48, 0x53, 0x41, 0x5f, 0x42])
        );
        assert_eq!(words("; code\nbf810000 01", ";"), Ok(vec![0, 0, 0x81, 0xbf, 1]));
    }

    #[test]
    fn mistakes_have_a_place_and_a_remedy() {
        assert_eq!(
            bytes("12\n4g", "//").unwrap_err(),
            ["line 2: `g` in `4g` is no hexadecimal digit; comments begin with `//`"]
        );
        assert!(bytes("123", "//").unwrap_err()[0].contains("a byte has two"));
        assert!(words("1234", ";").unwrap_err()[0].contains("a dword eight"));
        assert!(words("\u{e4}\u{e4}", ";").unwrap_err()[0].contains("no hexadecimal digit"));
    }
}
