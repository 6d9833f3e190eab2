//! Which of the mistakes that are planted in this copy of the crate is made: `PLANTED` has its number.
//!
//! With `PLANTED=reached` none is, and the numbers of those that code comes by go to the file `PLANTED_REACHED`, each with the name of the thread, which is
//! that of the test; so does the time that each thread takes from there on.

use std::cell::RefCell;
use std::io::Write;
use std::sync::OnceLock;
use std::time::Instant;

const NONE: u32 = u32::MAX;
const REACHED: u32 = u32::MAX - 1;

/// What a thread has come by.
struct Notes {
    thread: String,
    seen: Vec<bool>,
    start: Instant,
}

thread_local! {
    static NOTES: RefCell<Notes> = RefCell::new(Notes {
        thread: std::thread::current().name().unwrap_or_default().into(),
        seen: Vec::new(),
        start: Instant::now(),
    });
}

fn chosen() -> u32 {
    static CHOSEN: OnceLock<u32> = OnceLock::new();
    *CHOSEN.get_or_init(|| match std::env::var("PLANTED").ok().as_deref() {
        None => NONE,
        Some("reached") => REACHED,
        Some(number) => number.parse().unwrap_or(NONE),
    })
}

/// Writes a line: what, the name of the thread, and what belongs to it.
fn write(what: &str, thread: &str, rest: &str) {
    static PATH: OnceLock<Option<String>> = OnceLock::new();
    let path = PATH.get_or_init(|| std::env::var("PLANTED_REACHED").ok());
    if let Some(path) = path
        && let Ok(mut file) = std::fs::File::options().create(true).append(true).open(path)
    {
        let _ = file.write_all(format!("{what}\t{thread}\t{rest}\n").as_bytes());
    }
}

impl Notes {
    fn note(&mut self, number: u32) {
        let number = number as usize;
        if self.seen.len() <= number {
            self.seen.resize(number + 1, false);
        }
        if !std::mem::replace(&mut self.seen[number], true) {
            write(&number.to_string(), &self.thread, "");
        }
    }
}

impl Drop for Notes {
    fn drop(&mut self) {
        write("time", &self.thread, &self.start.elapsed().as_millis().to_string());
    }
}

/// Whether a mistake is made here.
pub fn on(number: u32) -> bool {
    let chosen = chosen();
    if chosen == REACHED {
        let _ = NOTES.try_with(|notes| {
            if let Ok(mut notes) = notes.try_borrow_mut() {
                notes.note(number);
            }
        });
    }
    chosen == number
}
