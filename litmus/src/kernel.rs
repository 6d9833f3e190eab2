//! A test as HSAIL.
//!
//! Every `stride`-th work-item is a thread; the others do nothing. Places lie [`PLACE_BYTES`] apart, in the buffer that the first argument
//! points to or in group memory; what loads gave goes to the second argument's buffer, 4 bytes each, and for group memory what its places
//! hold in the end after it.

use crate::shapes::{Access, Step};
use crate::test::{Event, Order, Placement, SKIPPED, Segment, Test};
use std::fmt::Write;

/// Bytes from one place to the next: no two share a line of any cache.
pub const PLACE_BYTES: usize = 256;

/// How a test is launched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Work-items from one thread to the next.
    pub stride: u32,
    /// Work-items of a work-group.
    pub group: u32,
    /// Work-items of the grid.
    pub grid: u32,
}

/// How a test is launched in waves of so many lanes.
pub fn launch(test: &Test, wave: u32) -> Shape {
    let threads = test.threads.len() as u32;
    let (stride, group) = match test.placement {
        Placement::Wave => (1, threads),
        Placement::Group => (wave, threads * wave),
        Placement::Device => (wave, wave),
        Placement::Mixed => (wave, 2 * wave),
    };
    Shape {
        stride,
        group,
        grid: threads * stride,
    }
}

/// The module of a test, with the kernel `&litmus`.
pub fn text(test: &Test, wave: u32) -> String {
    let stride = launch(test, wave).stride;
    let mut out = String::from(
        "module &litmus:1:0:$full:$large:$default;\n\
         prog kernel &litmus(kernarg_u64 %places, kernarg_u64 %seen) {\n",
    );
    let places = test.places();
    if test.segment == Segment::Group {
        let _ = writeln!(out, "  group_u8 %own[{}];", places * PLACE_BYTES);
    }
    out.push_str(
        "  ld_kernarg_align(8)_u64 $d0, [%places];\n  ld_kernarg_align(8)_u64 $d1, [%seen];\n  workitemabsid_u32 $s0, 0;\n",
    );
    if test.segment == Segment::Group {
        let zero = |out: &mut String, place| {
            let _ = writeln!(out, "  st_group_u32 0, [%own][{}];", place * PLACE_BYTES);
        };
        once(&mut out, "first", "zeroed", |out| {
            (0..places).for_each(|place| zero(out, place))
        });
        out.push_str("  barrier;\n");
    }
    let _ = writeln!(
        out,
        "  rem_u32 $s1, $s0, {stride};\n  div_u32 $s0, $s0, {stride};"
    );
    out.push_str("  cmp_ne_b1_u32 $c0, $s1, 0;\n  cbr_b1 $c0, @end;\n");
    for thread in 1..test.threads.len() {
        let _ = writeln!(
            out,
            "  cmp_eq_b1_u32 $c0, $s0, {thread};\n  cbr_b1 $c0, @thread{thread};"
        );
    }
    let mut load = 0;
    for (number, events) in test.threads.iter().enumerate() {
        if number > 0 {
            let _ = writeln!(out, "@thread{number}:");
        }
        thread(&mut out, test, number, events, &mut load);
        out.push_str("  br @end;\n");
    }
    out.push_str("@end:\n");
    if test.segment == Segment::Group {
        out.push_str("  barrier;\n  workitemabsid_u32 $s0, 0;\n");
        let show = |out: &mut String, place| {
            let at = 4 * (load + place);
            let _ = writeln!(out, "  ld_group_u32 $s2, [%own][{}];", place * PLACE_BYTES);
            let _ = writeln!(out, "  st_global_u32 $s2, [$d1+{at}];");
        };
        once(&mut out, "last", "shown", |out| {
            (0..places).for_each(|place| show(out, place))
        });
    }
    out.push_str("  ret;\n};\n");
    out
}

/// What only the first work-item does.
fn once(out: &mut String, name: &str, after: &str, body: impl FnOnce(&mut String)) {
    let _ = writeln!(
        out,
        "  cmp_ne_b1_u32 $c1, $s0, 0;\n  cbr_b1 $c1, @{after};\n@{name}:"
    );
    body(out);
    let _ = writeln!(out, "@{after}:");
}

/// The events of a thread, then what its loads gave.
fn thread(out: &mut String, test: &Test, number: usize, events: &[Event], load: &mut usize) {
    let mut register = 2;
    let mut guarded = 0;
    for event in events {
        match *event {
            Event::Fence(order) => {
                let _ = writeln!(out, "  memfence_{}_{};", order_name(order), test.scope);
            }
            Event::Access { step, order, guard } => {
                let label = format!("@skip{number}_{guarded}");
                if let Some(value) = guard {
                    let _ = writeln!(out, "  mov_b32 $s{register}, {SKIPPED};");
                    let _ = writeln!(
                        out,
                        "  cmp_ne_b1_u32 $c0, $s{}, {value};\n  cbr_b1 $c0, {label};",
                        register - 1
                    );
                }
                access(out, test, step, order, register);
                if guard.is_some() {
                    let _ = writeln!(out, "{label}:");
                    guarded += 1;
                }
                register += usize::from(step.access.reads());
            }
        }
    }
    for register in 2..register {
        let _ = writeln!(out, "  st_global_u32 $s{register}, [$d1+{}];", 4 * *load);
        *load += 1;
    }
}

fn order_name(order: Order) -> &'static str {
    match order {
        Order::Plain | Order::Relaxed => "rlx",
        Order::Acquire => "scacq",
        Order::Release => "screl",
        Order::AcquireRelease => "scar",
    }
}

fn access(out: &mut String, test: &Test, step: Step, order: Order, register: usize) {
    let at = step.place * PLACE_BYTES;
    let (segment, address) = match test.segment {
        Segment::Global => ("_global", format!("[$d0+{at}]")),
        Segment::Flat => ("", format!("[$d0+{at}]")),
        Segment::Group => ("_group", format!("[%own][{at}]")),
    };
    let suffix = format!("{segment}_{}_{}", order_name(order), test.scope);
    let _ = match (step.access, order) {
        (Access::Load, Order::Plain) => writeln!(out, "  ld{segment}_u32 $s{register}, {address};"),
        (Access::Store(value), Order::Plain) => writeln!(out, "  st{segment}_u32 {value}, {address};"),
        (Access::Load, _) => writeln!(out, "  atomic_ld{suffix}_b32 $s{register}, {address};"),
        (Access::Store(value), _) => writeln!(out, "  atomicnoret_st{suffix}_b32 {address}, {value};"),
        (Access::Exchange(value), _) => {
            writeln!(out, "  atomic_exch{suffix}_b32 $s{register}, {address}, {value};")
        }
        (Access::Add(value), _) => {
            writeln!(out, "  atomic_add{suffix}_u32 $s{register}, {address}, {value};")
        }
    };
}
