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

/// The first register of values that are read.
const FIRST_VALUE: usize = 2;

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
    let own = || (0..places).filter(|&place| test.segment.in_group(place));
    if test.segment.has_group() {
        let _ = writeln!(out, "  group_u8 %own[{}];", places * PLACE_BYTES);
    }
    out.push_str(
        "  ld_kernarg_align(8)_u64 $d0, [%places];\n  ld_kernarg_align(8)_u64 $d1, [%seen];\n  workitemabsid_u32 $s0, 0;\n",
    );
    if test.segment.has_group() {
        let zero = |out: &mut String, place| {
            let _ = writeln!(out, "  st_group_u32 0, [%own][{}];", place * PLACE_BYTES);
        };
        once(&mut out, "first", "zeroed", |out| {
            own().for_each(|place| zero(out, place))
        });
        out.push_str("  barrier;\n");
    }
    if test.segment.is_flat_group() {
        out.push_str("  lda_group_u32 $s2, [%own];\n  stof_group_u64_u32 $d2, $s2;\n");
    }
    let _ = writeln!(
        out,
        "  rem_u32 $s1, $s0, {stride};\n  div_u32 $s0, $s0, {stride};"
    );
    // Threads part between barriers, and all work-items come to each of them.
    let mut load = 0;
    let mut threads: Vec<Thread<'_>> = Vec::new();
    for events in &test.threads {
        let thread = Thread::new(events, load);
        load += thread.loads();
        threads.push(thread);
    }
    for phase in 0..=threads.iter().map(Thread::barriers).max().unwrap_or(0) {
        if phase > 0 {
            out.push_str("  barrier;\n");
        }
        let _ = writeln!(out, "  cmp_ne_b1_u32 $c0, $s1, 0;\n  cbr_b1 $c0, @end{phase};");
        for thread in 1..threads.len() {
            let _ = writeln!(
                out,
                "  cmp_eq_b1_u32 $c0, $s0, {thread};\n  cbr_b1 $c0, @thread{phase}_{thread};"
            );
        }
        for (number, thread) in threads.iter_mut().enumerate() {
            if number > 0 {
                let _ = writeln!(out, "@thread{phase}_{number}:");
            }
            thread.phase(&mut out, test, number);
            let _ = writeln!(out, "  br @end{phase};");
        }
        let _ = writeln!(out, "@end{phase}:");
    }
    if test.segment.has_group() {
        out.push_str("  barrier;\n  workitemabsid_u32 $s0, 0;\n");
        let show = |out: &mut String, place| {
            let at = 4 * (load + place);
            let _ = writeln!(out, "  ld_group_u32 $s2, [%own][{}];", place * PLACE_BYTES);
            let _ = writeln!(out, "  st_global_u32 $s2, [$d1+{at}];");
        };
        once(&mut out, "last", "shown", |out| {
            own().for_each(|place| show(out, place))
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

/// A thread that is written phase by phase.
struct Thread<'a> {
    /// Its events from here on.
    events: &'a [Event],
    /// The loads of the threads before it.
    first: usize,
    /// The register of the next value that is read.
    register: usize,
    guarded: usize,
}

impl<'a> Thread<'a> {
    fn new(events: &'a [Event], first: usize) -> Thread<'a> {
        Thread {
            events,
            first,
            register: FIRST_VALUE,
            guarded: 0,
        }
    }

    fn loads(&self) -> usize {
        let gives = |event: &&Event| matches!(event, Event::Access { step, .. } if step.access.gives());
        self.events.iter().filter(gives).count()
    }

    fn barriers(&self) -> usize {
        self.events
            .iter()
            .filter(|event| **event == Event::Barrier)
            .count()
    }

    /// The events up to the next barrier; after the last one what the thread's loads gave.
    fn phase(&mut self, out: &mut String, test: &Test, number: usize) {
        while let Some((event, rest)) = self.events.split_first() {
            self.events = rest;
            match *event {
                Event::Barrier => return,
                Event::Fence(order) => {
                    let _ = writeln!(out, "  memfence_{}_{};", order_name(order), test.scope);
                }
                Event::Access { step, order, guard } => self.access(out, test, number, (step, order, guard)),
            }
        }
        for (load, register) in (self.first..).zip(FIRST_VALUE..self.register) {
            let _ = writeln!(out, "  st_global_u32 $s{register}, [$d1+{}];", 4 * load);
        }
    }

    fn access(
        &mut self,
        out: &mut String,
        test: &Test,
        number: usize,
        (step, order, guard): (Step, Order, Option<u32>),
    ) {
        let (register, label) = (self.register, format!("@skip{number}_{}", self.guarded));
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
            self.guarded += 1;
        }
        self.register += usize::from(step.access.gives());
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
    let group = test.segment.in_group(step.place);
    let (segment, address) = match test.segment {
        segment if group && segment.is_flat_group() => ("", format!("[$d2+{at}]")),
        _ if group => ("_group", format!("[%own][{at}]")),
        Segment::Flat => ("", format!("[$d0+{at}]")),
        _ => ("_global", format!("[$d0+{at}]")),
    };
    // No other work-group has this group memory.
    let narrow = group && !test.segment.is_flat_group() && test.scope != "wave";
    let scope = if narrow { "wg" } else { test.scope };
    let suffix = format!("{segment}_{}_{scope}", order_name(order));
    let _ = match (step.access, order) {
        (Access::Load, Order::Plain) => {
            writeln!(out, "  ld{segment}_align(4)_u32 $s{register}, {address};")
        }
        (Access::Store(value), Order::Plain) => {
            writeln!(out, "  st{segment}_align(4)_u32 {value}, {address};")
        }
        (Access::Load, _) => writeln!(out, "  atomic_ld{suffix}_b32 $s{register}, {address};"),
        (Access::Store(value), _) => writeln!(out, "  atomicnoret_st{suffix}_b32 {address}, {value};"),
        (Access::Exchange(value), _) => {
            writeln!(out, "  atomic_exch{suffix}_b32 $s{register}, {address}, {value};")
        }
        (Access::Add(value), _) => {
            writeln!(out, "  atomic_add{suffix}_u32 $s{register}, {address}, {value};")
        }
        (Access::Change(value), _) => writeln!(out, "  atomicnoret_add{suffix}_u32 {address}, {value};"),
        (Access::Count(bound), _) => {
            writeln!(
                out,
                "  atomic_wrapinc{suffix}_u32 $s{register}, {address}, {bound};"
            )
        }
        (Access::Barrier, _) => Ok(()),
    };
}
