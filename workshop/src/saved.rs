//! Programs from files: a module of the IR with `run:` lines, as findings are saved.

use wavelift_codegen::ir::Module;
use wavelift_filetests::launch::{Arg, RunDirective};
use wavelift_generate::{Argument, Program};

/// A program with the lanes of a wave that its launch asks for.
#[derive(Clone, Debug)]
pub struct Saved {
    /// The program.
    pub program: Program,
    /// Lanes of a wave.
    pub wave: u32,
}

/// The programs of a file: one for each `run:` line of its comments.
///
/// # Errors
/// A `run:` line that cannot be read, or that asks for dynamic group memory.
pub fn programs(text: &str, module: &Module) -> Result<Vec<Saved>, String> {
    let lines = text.lines().enumerate().filter_map(|(index, line)| {
        let comment = line.trim_start().strip_prefix(';')?;
        Some((index + 1, comment.trim_start().strip_prefix("run:")?))
    });
    lines
        .map(|(number, line)| program(line, module).map_err(|what| format!("line {number}: {what}")))
        .collect()
}

fn program(line: &str, module: &Module) -> Result<Saved, String> {
    let directive = RunDirective::parse(line, module).map_err(|failure| failure.0.join("\n"))?;
    let launch = directive.launch;
    if launch.dynamic_group_bytes != 0 {
        return Err("dynamic group memory is not supported here".to_owned());
    }
    let arguments = launch.args.into_iter().map(|arg| match arg {
        Arg::Value(bytes) => Argument::Value(bytes),
        Arg::Buffer(bytes) => Argument::Buffer(bytes),
    });
    Ok(Saved {
        program: Program {
            module: module.clone(),
            kernel: launch.kernel,
            arguments: arguments.collect(),
            grid: launch.grid,
            group: launch.group,
            observes_wave_size: true,
        },
        wave: launch.wave_size,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::text::parse_module;

    const TEXT: &str = "kernel %k {\n    param %out : i64 at 0 align 8\nblock0:\n    return\n}\n";

    #[test]
    fn a_run_line_gives_a_launch() {
        let module = parse_module(TEXT).unwrap_or_else(|errors| panic!("{errors:?}"));
        let text =
            format!("{TEXT}; run: %k([1, 2]: i32) grid 3 group 3 wave 32 == _\n; run is no directive\n");
        let found = programs(&text, &module).expect("a launch");
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].wave, found[0].program.grid), (32, [3, 1, 1]));
        assert_eq!(
            found[0].program.arguments,
            [Argument::Buffer(vec![1, 0, 0, 0, 2, 0, 0, 0])]
        );
        let wrong = programs("\n; run: %l() grid 1 group 1 == _", &module);
        assert!(wrong.is_err_and(|what| what.starts_with("line 2: no kernel")));
    }
}
