//! The walk as a command: `cargo run --release -p wavelift-cells -- --target ivb --values 4096`.

use clap::Parser;
use std::io::Write;
use std::time::Duration;
use wavelift_cells::contended::check;
use wavelift_cells::machine::Machine;
use wavelift_cells::walk::{Walk, walk};
use wavelift_cells::{report, table};
use wavelift_hsail::model::Profile;

/// Walks every cell: operation x types x modifiers x target, against independent arithmetic.
#[derive(Parser)]
struct Arguments {
    /// Targets to walk, with or without the size of a wave: `ivb`, `gfx1201 w64`; all if none is given.
    #[arg(long)]
    target: Vec<String>,
    /// Only cells whose mnemonic contains this, or whose family is this.
    #[arg(long)]
    filter: Vec<String>,
    /// Operands for each cell.
    #[arg(long, default_value_t = 1024)]
    values: usize,
    /// Operands for each cell with uniform operands.
    #[arg(long, default_value_t = 64)]
    uniform: usize,
    /// Seed of the operands.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Go on with further seeds for so many seconds.
    #[arg(long)]
    time: Option<u64>,
    /// Lines to print of each kind of finding.
    #[arg(long, default_value_t = 40)]
    most: usize,
    /// Write the table of what works to this file; without --target of the machines that tests walk as a whole.
    #[arg(long)]
    table: Option<std::path::PathBuf>,
    /// Walk the cells of the Base profile, in modules of it.
    #[arg(long)]
    base: bool,
    /// Check atomic operations under contention, with so many seeds, instead of walking.
    #[arg(long)]
    contended: Option<u64>,
    /// Ask gccbrig about the cells that the filters choose, instead of walking.
    #[arg(long)]
    gccbrig: bool,
    /// Only list the cells.
    #[arg(long)]
    list: bool,
}

fn main() {
    let arguments = Arguments::parse();
    let profile = match arguments.base {
        true => Profile::Base,
        false => Profile::Full,
    };
    if arguments.list {
        let cells = wavelift_cells::walk::chosen(profile, &arguments.filter);
        let lines: String = cells
            .iter()
            .map(|c| format!("{}\t{}\n", c.family, c.mnemonic))
            .collect();
        // A reader that has enough closes the pipe.
        let _ = std::io::stdout().write_all(lines.as_bytes());
        return;
    }
    if arguments.gccbrig {
        match wavelift_cells::gccbrig::campaign(&arguments.filter, arguments.values, arguments.seed) {
            Ok(text) => print!("{text}"),
            Err(why) => {
                eprintln!("gccbrig cannot be asked: {why}");
                std::process::exit(1);
            }
        }
        return;
    }
    let mut machines = match (arguments.target.is_empty(), &arguments.table) {
        (true, None) => Machine::all(),
        (true, Some(_)) => Machine::whole_and_sampled().0,
        (false, _) => Machine::every(),
    };
    let wanted = |machine: &Machine| {
        let is = |text: &String| *text == machine.name() || text == machine.target;
        arguments.target.is_empty() || arguments.target.iter().any(is)
    };
    machines.retain(wanted);
    if let Some(seeds) = arguments.contended {
        let seeds = (arguments.seed..).take(usize::try_from(seeds).unwrap_or(usize::MAX));
        let all = seeds.flat_map(|seed| machines.iter().map(move |&machine| check(machine, seed)));
        let wrong: Vec<String> = all.flat_map(|(wrong, _)| wrong).collect();
        println!("{} wrong", wrong.len());
        wrong
            .iter()
            .take(arguments.most)
            .for_each(|line| println!("{line}"));
        std::process::exit(i32::from(!wrong.is_empty()));
    }
    if std::env::var_os("RUST_BACKTRACE").is_none() {
        std::panic::set_hook(Box::new(|_| {}));
    }
    let report = walk(&Walk {
        machines: machines.clone(),
        profile,
        filters: arguments.filter,
        one_in: 1,
        values: arguments.values,
        uniform_values: arguments.uniform,
        uniform_memory: true,
        seed: arguments.seed,
        time: arguments.time.map(Duration::from_secs),
    });
    print!("{}", report::text(&report, arguments.most));
    if let Some(path) = arguments.table
        && let Err(error) = std::fs::write(&path, table::page(&report, &machines))
    {
        eprintln!("{}: {error}", path.display());
        std::process::exit(1);
    }
}
