//! What goes wrong in a step.

use wavelift_simulator::error::Site;
use wavelift_simulator::{MemoryFault, SimError};

/// No instruction made the register undefined: it was never written.
pub const NEVER: u32 = u32::MAX;

/// A fault of a step; the place is filled in by the wave.
pub type Fault = Box<SimError>;

/// Text of a cause.
pub fn cause_text(cause: u32) -> String {
    match cause {
        NEVER => "never written".into(),
        pc => format!("left undefined by the instruction at offset {pc:#x}"),
    }
}

fn site(lane: Option<u32>) -> Box<Site> {
    Box::new(Site {
        lane,
        ..Site::default()
    })
}

/// A use of an undefined value.
pub fn poison(lane: Option<u32>, holder: String, cause: String) -> Fault {
    Box::new(SimError::Poison {
        site: site(lane),
        holder,
        cause,
    })
}

/// Something the manual forbids.
pub fn illegal(what: impl Into<String>) -> Fault {
    Box::new(SimError::Illegal {
        site: site(None),
        what: what.into(),
    })
}

/// Something this simulator cannot do.
pub fn unsupported(what: impl Into<String>) -> Fault {
    Box::new(SimError::Unsupported {
        site: site(None),
        what: what.into(),
    })
}

/// An operation that a wave of a kernel cannot run, with the reason if the tables have one.
pub fn refusal(mnemonic: &str, reason: &str) -> Fault {
    match reason {
        "" => unsupported(format!("the operation {mnemonic}")),
        reason => unsupported(format!("{mnemonic}: {reason}")),
    }
}

/// Wait states that are missing.
pub fn hazard(rule: String) -> Fault {
    Box::new(SimError::Hazard {
        site: site(None),
        rule,
    })
}

/// An access outside memory.
pub fn memory_fault(lane: Option<u32>, fault: MemoryFault) -> Fault {
    Box::new(SimError::Memory {
        site: site(lane),
        fault,
    })
}
