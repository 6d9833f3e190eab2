//! Work in pieces: pieces are made by several threads at once, and taken one by one in their order.
//!
//! - L1: a piece is taken when all before it have been.
//! - L2: at most [`ahead`] pieces are made and not yet taken, so memory does not grow with their number.
//! - L3: after an error nothing more is begun; the error that is given is one of those that occurred.
//!
//! Every thread makes and takes, whichever can be done: taking comes first, because it frees what waits. With one job no
//! thread is started.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// How many pieces may wait.
fn ahead(jobs: usize) -> usize {
    if jobs == 1 { 1 } else { jobs + 2 }
}

struct State<T, E> {
    /// The next piece to make.
    next: usize,
    /// The next piece to take.
    taken: usize,
    /// Whether a thread is taking.
    taking: bool,
    made: BTreeMap<usize, T>,
    error: Option<E>,
    lost: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A thread that panics says so itself (see `Lost`).
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Tells the other threads when this one panics, so that they do not wait for it.
struct Lost<'a, T, E> {
    state: &'a Mutex<State<T, E>>,
    changed: &'a Condvar,
}

impl<T, E> Drop for Lost<'_, T, E> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            lock(self.state).lost = true;
            self.changed.notify_all();
        }
    }
}

/// Makes `count` pieces with `jobs` threads, each of which has what `worker` gives, and takes them in order.
///
/// # Errors
/// The first error of `make` or `take` that was noticed.
pub(crate) fn in_order<W, T: Send, E: Send>(
    jobs: usize,
    count: usize,
    worker: impl Fn() -> W + Sync,
    make: impl Fn(&mut W, usize) -> Result<T, E> + Sync,
    take: impl FnMut(T) -> Result<(), E> + Send,
) -> Result<(), E> {
    let jobs = jobs.clamp(1, count.max(1));
    let state = Mutex::new(State {
        next: 0,
        taken: 0,
        taking: false,
        made: BTreeMap::new(),
        error: None,
        lost: false,
    });
    let changed = Condvar::new();
    let take = Mutex::new(take);
    let run = || {
        let _lost = Lost {
            state: &state,
            changed: &changed,
        };
        let mut worker = worker();
        let mut s = lock(&state);
        while s.error.is_none() && !s.lost && s.taken < count {
            let at = s.taken;
            if !s.taking
                && let Some(piece) = s.made.remove(&at)
            {
                s.taking = true;
                drop(s);
                let result = (lock(&take))(piece);
                s = lock(&state);
                s.taking = false;
                s.taken += 1;
                s.error = result.err().or(s.error.take());
                changed.notify_all();
            } else if s.next < count && s.next < s.taken + ahead(jobs) {
                let n = s.next;
                s.next += 1;
                drop(s);
                let result = make(&mut worker, n);
                s = lock(&state);
                match result {
                    Ok(piece) => {
                        s.made.insert(n, piece);
                    }
                    Err(error) => s.error = Some(error),
                }
                changed.notify_all();
            } else {
                s = changed.wait(s).unwrap_or_else(PoisonError::into_inner);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..jobs {
            // Without a thread the others do the work.
            let _ = std::thread::Builder::new().spawn_scoped(scope, run);
        }
        run();
    });
    let state = state.into_inner().unwrap_or_else(PoisonError::into_inner);
    state.error.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn pieces_are_taken_in_order_and_few_wait() {
        for jobs in [1, 2, 5] {
            let waiting = AtomicUsize::new(0);
            let mut taken = Vec::new();
            let make = |made: &mut usize, n: usize| {
                *made += 1;
                waiting.fetch_add(1, Ordering::Relaxed);
                Ok::<_, ()>(n)
            };
            let take = |n| {
                assert!(waiting.fetch_sub(1, Ordering::Relaxed) <= ahead(jobs));
                taken.push(n);
                Ok(())
            };
            in_order(jobs, 300, || 0, make, take).expect("no error");
            assert_eq!(taken, (0..300).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_ends_the_work() {
        for jobs in [1, 3] {
            let mut taken = 0;
            let make = |_: &mut (), n| if n == 50 { Err("made") } else { Ok(n) };
            let result = in_order(
                jobs,
                1000,
                || (),
                make,
                |_| {
                    taken += 1;
                    Ok(())
                },
            );
            assert_eq!(result, Err("made"));
            assert!(taken <= 50);
            let result = in_order(
                jobs,
                1000,
                || (),
                |_, n| Ok(n),
                |n| if n == 7 { Err("taken") } else { Ok(()) },
            );
            assert_eq!(result, Err("taken"));
        }
    }

    #[test]
    fn nothing_to_do_is_done() {
        let none = in_order(4, 0, || (), |_, _| Err(()), |()| Err(()));
        assert_eq!(none, Ok(()));
    }
}
