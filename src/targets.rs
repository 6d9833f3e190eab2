//! The targets that Wavelift brings along: the one place that names them.
//!
//! A crate outside adds its own to the registry and hands it to the command line; see
//! [adding a backend](https://github.com/wavelift/wavelift/blob/main/docs/adding-a-backend.md).

use std::sync::LazyLock;
use wavelift_simulator::Registry;

/// Every target that this build has, with the machine that executes its programs. The features `gcn`, `rdna4` and `gen7` say which backends those are.
///
/// The targets are made once for a process: a copy of the registry shares them.
pub fn targets() -> Registry {
    static TARGETS: LazyLock<Registry> = LazyLock::new(all);
    TARGETS.clone()
}

fn all() -> Registry {
    let mut registry = Registry::new();
    #[cfg(feature = "gcn")]
    for target in wavelift_gcn::target::targets() {
        registry.add(target);
        registry.machine(wavelift_gcn_sim::new_machine);
    }
    #[cfg(feature = "rdna4")]
    for target in wavelift_rdna4::target::targets() {
        registry.add(target);
        registry.machine(wavelift_rdna4_sim::new_machine);
    }
    #[cfg(feature = "gen7")]
    {
        use wavelift_gen7::backend::target_of;
        use wavelift_gen7::subtarget::{HSW, IVB};
        registry.add(target_of(&IVB));
        registry.machine(wavelift_gen7_sim::new_machine);
        registry.add(target_of(&HSW));
        registry.machine(wavelift_gen7_sim::new_haswell);
    }
    registry.add(wavelift_interpreter::target::target());
    registry.machine(wavelift_interpreter::machine::new_machine);
    registry
}

/// The target that is the reference: it runs programs as they are translated.
pub const REFERENCE: &str = "interp";

/// Targets whose rules and tables are mostly those of another one: where a test walks over everything on all targets, a part is enough on these.
pub const SAMPLED: [&str; 6] = ["gfx600", "gfx700", "gfx90a", "gfx942", "gfx1030", "hsw"];
