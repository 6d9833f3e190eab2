//! Objects that are loaded together: which of them defines a name that others leave open.
//!
//! A loader places all of them first, then asks [`exports`] for the addresses of what they define for one another, then fills in
//! references. So objects may refer to one another in any order, and in circles.

use std::collections::HashMap;
use std::fmt;

/// Why objects cannot be loaded together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BindError<E> {
    /// One of them, by its index, cannot be loaded.
    Object(usize, E),
    /// Two of them, by their indices, define one name.
    Twice {
        /// The name.
        name: String,
        /// Who defines it.
        first: usize,
        /// Who defines it, too.
        second: usize,
    },
}

impl<E> BindError<E> {
    /// With another error of the object.
    pub fn map<F>(self, change: impl FnOnce(E) -> F) -> BindError<F> {
        match self {
            BindError::Object(index, error) => BindError::Object(index, change(error)),
            BindError::Twice { name, first, second } => BindError::Twice { name, first, second },
        }
    }
}

impl<E: fmt::Display> fmt::Display for BindError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BindError::Object(_, error) => error.fmt(f),
            BindError::Twice { name, first, second } => {
                write!(f, "objects {first} and {second} both define the symbol {name}")
            }
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for BindError<E> {}

/// The addresses of all names that objects define for others: of each object its names with their addresses.
///
/// # Errors
/// [`BindError::Twice`] for the first name that two of them define.
pub fn exports<'n, E, I>(objects: impl IntoIterator<Item = I>) -> Result<HashMap<&'n str, u64>, BindError<E>>
where
    I: IntoIterator<Item = (&'n str, u64)>,
{
    let mut found: HashMap<&str, (usize, u64)> = HashMap::new();
    for (second, object) in objects.into_iter().enumerate() {
        for (name, address) in object {
            if let Some(&(first, _)) = found.get(name)
                && first != second
            {
                let name = name.to_owned();
                return Err(BindError::Twice { name, first, second });
            }
            found.insert(name, (second, address));
        }
    }
    Ok(found
        .into_iter()
        .map(|(name, (_, address))| (name, address))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_has_one_definition() {
        let found = exports::<(), _>([vec![("a", 1), ("b", 2)], vec![], vec![("c", 3)]]);
        let found = found.expect("no name is there twice");
        assert_eq!(
            (found.get("b"), found.get("c"), found.len()),
            (Some(&2), Some(&3), 3)
        );
        let twice = exports::<(), _>([vec![("a", 1)], vec![("b", 2)], vec![("c", 3), ("a", 4)]]);
        let name = "a".to_owned();
        assert_eq!(
            twice,
            Err(BindError::Twice {
                name,
                first: 0,
                second: 2
            })
        );
    }
}
