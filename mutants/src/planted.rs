//! Which of the mistakes that are planted in this copy of the crate is made: `PLANTED` has its number.
//!
//! With `PLANTED=reached` none is, and the numbers of those that code comes by go to the file `PLANTED_REACHED`.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

const MOST: usize = 8192;
const NONE: u32 = u32::MAX;
const REACHED: u32 = u32::MAX - 1;

static SEEN: [AtomicBool; MOST] = [const { AtomicBool::new(false) }; MOST];

fn chosen() -> u32 {
    static CHOSEN: OnceLock<u32> = OnceLock::new();
    *CHOSEN.get_or_init(|| match std::env::var("PLANTED").ok().as_deref() {
        None => NONE,
        Some("reached") => REACHED,
        Some(number) => number.parse().unwrap_or(NONE),
    })
}

fn note(number: u32) {
    let seen = SEEN.get(number as usize);
    if seen.is_some_and(|seen| !seen.load(Ordering::Relaxed) && !seen.swap(true, Ordering::Relaxed))
        && let Ok(path) = std::env::var("PLANTED_REACHED")
        && let Ok(mut file) = std::fs::File::options().create(true).append(true).open(path)
    {
        let _ = std::io::Write::write_all(&mut file, format!("{number}\n").as_bytes());
    }
}

/// Whether a mistake is made here.
pub fn on(number: u32) -> bool {
    let chosen = chosen();
    if chosen == REACHED {
        note(number);
    }
    chosen == number
}
