//! What can have happened to a communication operation.

use super::certificate::Uncertified;
use crate::ir::SourceLoc;
use std::fmt;

/// How a communication operation or a branch around one changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It stands for two.
    Merged,
    /// Two stand for it.
    Cloned,
    /// It went, though it has an effect, or its result became another one's.
    Lost,
    /// Lanes that came the same way come to something else.
    Moved {
        /// What they come to now.
        found: String,
    },
    /// Lanes that part here meet somewhere else, which a cross-lane operation can tell.
    Meets {
        /// What they came to together.
        expected: String,
        /// What they come to together now.
        found: String,
    },
    /// Lanes that part here to two places go to one together, which a cross-lane operation can tell, or the other way round.
    Groups,
    /// It is said to be a round of a loop that must not be replaced by its rounds.
    Uncertified(Uncertified),
    /// The wave level has it in another place, or not just once.
    WaveLevel,
}

/// A communication operation did not stay where it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommunicationError {
    /// Name of the function, without sigil.
    pub function: String,
    /// What it happened to.
    pub what: String,
    /// Where that comes from.
    pub loc: SourceLoc,
    /// What happened.
    pub change: Change,
}

impl fmt::Display for CommunicationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}: {} ", self.function, self.what)?;
        match &self.change {
            Change::Merged => write!(f, "stands for two of them")?,
            Change::Cloned => write!(f, "was cloned")?,
            Change::Lost => write!(f, "went, or another one took its place")?,
            Change::Moved { found } => write!(f, "was next, and now {found} is")?,
            Change::Meets { expected, found } => write!(
                f,
                "parted lanes that met in front of {expected}, and now meet in front of {found}"
            )?,
            Change::Groups => write!(f, "parts lanes into other groups than it did")?,
            Change::Uncertified(why) => {
                write!(f, "must not be copied for the rounds of a loop: {}", why.text())?
            }
            Change::WaveLevel => write!(f, "is not in its place at the wave level")?,
        }
        if self.loc.is_known() {
            write!(f, " (line {})", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for CommunicationError {}
