//! Atomic operations of all lanes, waves and work-groups on the same locations, on every target.

use wavelift_cells::contended::check;
use wavelift_cells::machine::Machine;

#[test]
fn no_operation_is_lost_or_seen_twice() {
    let machines = Machine::all();
    let found: Vec<_> = std::thread::scope(|scope| {
        let tasks: Vec<_> = machines
            .iter()
            .map(|&machine| scope.spawn(move || check(machine, 1)))
            .collect();
        tasks
            .into_iter()
            .map(|task| task.join().expect("no check panics"))
            .collect()
    });
    let mut wrong = Vec::new();
    for (found, cases) in found {
        // Ten operations with and without results, of both widths, in two segments and at flat addresses.
        assert!(cases > 150, "{cases}");
        wrong.extend(found);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
