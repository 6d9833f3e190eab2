//! Maps from entities.

use cranelift_entity::{EntityRef, SecondaryMap};

/// A map with the default for the first `len` entities: growing it one by one is slow where many follow.
pub(crate) fn sized<K: EntityRef, V: Clone + Default>(len: usize) -> SecondaryMap<K, V> {
    let mut map = SecondaryMap::new();
    map.resize(len);
    map
}
