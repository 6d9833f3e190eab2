//! Names that somebody may have meant.

/// The known name that differs least from `text`, if it differs by at most two edits.
pub fn nearest_name<'n>(text: &str, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    const LONGEST: usize = 64;
    const MOST: usize = 4096;
    if text.len() > LONGEST {
        return None;
    }
    let near = known
        .take(MOST)
        .filter(|k| k.len().abs_diff(text.len()) <= 2 && k.len() <= LONGEST && *k != text);
    near.map(|k| (edit_distance(text, k), k))
        .filter(|(d, _)| *d <= 2)
        .min()
        .map(|(_, k)| k)
}

fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<u8> = b.bytes().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let substituted = diagonal + (x != *y) as usize;
            diagonal = row[j + 1];
            row[j + 1] = substituted.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_edits_at_most() {
        let known = || ["v_add_f32", "v_sub_f32", "s_add_u32"].into_iter();
        assert_eq!(nearest_name("v_ad_f32", known()), Some("v_add_f32"));
        assert_eq!(nearest_name("v_mul_f64", known()), None);
        let only = || ["v_add_f32"].into_iter();
        assert_eq!(
            nearest_name("v_add_f32", only()),
            None,
            "nobody means the same word"
        );
    }
}
