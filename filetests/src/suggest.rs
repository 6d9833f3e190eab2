//! What is said of a word that is none of those that there are.

use wavelift_codegen::nearest_name;

/// That there is no such thing, which one may be meant, and which there are.
pub(crate) fn unknown<'n>(what: &str, word: &str, known: impl Iterator<Item = &'n str> + Clone) -> String {
    let list: Vec<&str> = known.clone().collect();
    // Of `key=value` the key may be misspelt.
    match (nearest_name(key(word), known), list.is_empty()) {
        (Some(near), _) => format!(
            "no {what} `{word}`; did you mean `{near}`? There are {}",
            list.join(", ")
        ),
        (None, false) => format!("no {what} `{word}`; there are {}", list.join(", ")),
        (None, true) => format!("no {what} `{word}`; there are none"),
    }
}

/// The part of `key=value` up to the sign; other words as they are.
fn key(word: &str) -> &str {
    word.find('=').map_or(word, |at| &word[..=at])
}

/// The words of a line that a command does not know. `KEY=` in `known` stands for all words that begin so.
///
/// # Errors
/// One text per such word.
pub(crate) fn only_known<'n>(
    words: &[String],
    known: impl Iterator<Item = &'n str> + Clone,
) -> Result<(), Vec<String>> {
    let is_known = |word: &str| known.clone().any(|one| one == key(word));
    let others = words.iter().filter(|word| !is_known(word));
    let wrong: Vec<String> = others
        .map(|word| unknown("option", word, known.clone()))
        .collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_suggested_and_all_are_listed() {
        let known = ["verify", "uniformity"];
        assert_eq!(
            unknown("command", "uniformty", known.into_iter()),
            "no command `uniformty`; did you mean `uniformity`? There are verify, uniformity"
        );
        assert_eq!(
            unknown("command", "zzz", known.into_iter()),
            "no command `zzz`; there are verify, uniformity"
        );
        assert_eq!(
            unknown("option", "x", [].into_iter()),
            "no option `x`; there are none"
        );
    }

    #[test]
    fn options_are_words_or_keys() {
        let words = |list: &[&str]| -> Vec<String> { list.iter().map(|w| (*w).to_owned()).collect() };
        let known = ["wave=", "dot"];
        assert_eq!(only_known(&words(&["wave=32", "dot"]), known.into_iter()), Ok(()));
        let wrong = only_known(&words(&["wvae=32", "wave"]), known.into_iter()).unwrap_err();
        assert!(
            wrong[0].starts_with("no option `wvae=32`; did you mean `wave=`?"),
            "{wrong:?}"
        );
        assert!(wrong[1].contains("did you mean `wave=`?"), "{wrong:?}");
    }
}
