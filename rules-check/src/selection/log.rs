//! Which rules fired: debug builds of the backends log each rule with its file and line.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::Once;

/// The folder of the backends, in the root of the tree.
const TREE: &str = "backends/";

/// How often rules fired, by their names (`backends/gcn/lower/wide.isle:3`).
pub type Fired = BTreeMap<String, u32>;

thread_local! {
    /// The modules whose rules are counted on this thread, and what fired.
    static COUNTED: RefCell<Option<(String, Fired)>> = const { RefCell::new(None) };
}

struct Collector;

impl log::Log for Collector {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true
    }

    fn log(&self, record: &log::Record<'_>) {
        COUNTED.with_borrow_mut(|counted| {
            let Some((module, fired)) = counted else { return };
            if !record
                .module_path()
                .is_some_and(|path| path.starts_with(module.as_str()))
            {
                return;
            }
            let text = record.args().to_string();
            if let Some(name) = name(&text) {
                *fired.entry(name).or_default() += 1;
            }
        });
    }

    fn flush(&self) {}
}

/// The name of the rule of a record: `ISLE lower /tree/backends/gcn/lower/wide.isle line 2`, where lines are counted from 0.
fn name(text: &str) -> Option<String> {
    let (_, place) = text.strip_prefix("ISLE ")?.split_once(' ')?;
    let (path, line) = place.rsplit_once(" line ")?;
    // From the root of the tree on, wherever it was when the rules were compiled.
    let path = &path[path.rfind(TREE)?..];
    let line: usize = line.parse().ok()?;
    Some(format!("{path}:{}", line + 1))
}

/// Whether rules are logged at all.
pub const LOGGED: bool = cfg!(debug_assertions);

/// Counts the rules of modules whose names begin with this while something is done on this thread.
///
/// # Panics
/// If another logger was installed before.
pub fn counted<T>(module: &str, work: impl FnOnce() -> T) -> (T, Fired) {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        log::set_logger(&Collector).expect("the only logger");
        log::set_max_level(log::LevelFilter::Debug);
    });
    COUNTED.set(Some((module.to_owned(), Fired::new())));
    let result = work();
    let (_, fired) = COUNTED.take().unwrap_or_default();
    (result, fired)
}
