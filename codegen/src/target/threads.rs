//! Work on several threads, with results in the order of the work.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Bytes of a thread's stack. Only what is used of them takes memory; deeply nested control flow uses much.
const STACK_BYTES: usize = 256 << 20;

/// So many threads; 0 is one per processor.
pub(super) fn count(asked: usize) -> usize {
    match asked {
        0 => thread::available_parallelism().map_or(1, NonZeroUsize::get),
        asked => asked,
    }
}

/// Does every piece of work, on so many threads at most, the caller's among them. Threads take the first piece that nobody has taken. Without a
/// thread, because the system has no more, the others do its work.
pub(super) fn map<T: Send>(threads: usize, pieces: usize, work: &(dyn Fn(usize) -> T + Sync)) -> Vec<T> {
    let threads = threads.min(pieces);
    if threads <= 1 {
        return (0..pieces).map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(pieces));
    let run = || {
        loop {
            let piece = next.fetch_add(1, Ordering::Relaxed);
            if piece >= pieces {
                return;
            }
            let result = work(piece);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((piece, result));
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            let thread = thread::Builder::new().stack_size(STACK_BYTES);
            let _ = thread.spawn_scoped(scope, run);
        }
        run();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(|&(piece, _)| piece);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_work() {
        for threads in [0, 1, 2, 7] {
            for pieces in [0, 1, 2, 100] {
                let squares = map(count(threads), pieces, &|piece| piece * piece);
                let expected: Vec<usize> = (0..pieces).map(|piece| piece * piece).collect();
                assert_eq!(squares, expected, "{threads} threads");
            }
        }
    }

    #[test]
    fn a_panic_reaches_the_caller() {
        let result = std::panic::catch_unwind(|| {
            map(2, 10, &|piece| assert_ne!(piece, 5, "planted"));
        });
        assert!(result.is_err());
    }
}
