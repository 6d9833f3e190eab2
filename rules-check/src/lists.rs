//! What stands on lists, each line with its reason: `WHAT ; WHY`. A list is wrong, too, if it names what is not so.

use std::collections::BTreeSet;
use wavelift_isle_rules::Unfired;

/// Rules that cannot be computed.
pub const UNCHECKED: &str = include_str!("../unchecked.txt");
/// Changes of rules that make no difference.
pub const UNNOTICED: &str = include_str!("../unnoticed.txt");

/// Rules that the solver does not prove.
pub const UNPROVED: &str = include_str!("../unproved.txt");

/// Rules that never fire, and commutative operations that rules take in one order.
pub const ODD: &str = include_str!("../odd.txt");

/// What stands on a list, without the reasons.
///
/// # Errors
/// A line without a reason.
pub fn read(list: &str) -> Result<BTreeSet<String>, String> {
    let lines = Unfired::read(list)?.rules;
    Ok(lines.into_iter().map(|(what, _)| what).collect())
}

/// What is missing on a list, and what is on it that is not so. Of others than those that `concerns` names a list says nothing here.
///
/// # Errors
/// A line without a reason.
pub fn problems(
    list: &str,
    found: &BTreeSet<String>,
    concerns: impl Fn(&str) -> bool,
) -> Result<Vec<String>, String> {
    let listed = read(list)?;
    let missing = found
        .difference(&listed)
        .map(|what| format!("not listed: {what}"));
    let stale = listed.difference(found).filter(|what| concerns(what));
    Ok(missing
        .chain(stale.map(|what| format!("listed, but not so: {what}")))
        .collect())
}
