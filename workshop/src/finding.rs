//! What a campaign found, as a test file that fails until the mistake is mended.

use crate::campaign::Input;
use crate::execute::{self, Failure, Way};
use crate::metamorphic::Variation;
use std::fmt::Write;
use wavelift_codegen::opt::Level;
use wavelift_generate::{Argument, Program};
use wavelift_simulator::Registry;

/// A mistake, with the program that shows it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Number of the program.
    pub number: u64,
    /// Seed of the campaign.
    pub seed: u64,
    /// How it was compiled.
    pub way: Way,
    /// What went wrong.
    pub failure: Failure,
    /// The program.
    pub program: Program,
    /// How it was varied from the program that was drawn.
    pub variation: Option<Variation>,
    /// What was drawn.
    pub input: Input,
    /// The HSAIL text that does not come back, in place of the program.
    pub text: Option<String>,
    /// Whether that text is a kernel, which must be translated.
    pub kernel: bool,
}

impl Finding {
    /// Name of a file for it.
    pub fn file_name(&self) -> String {
        match self.text {
            Some(_) => format!("{}-{}.hsail", self.seed, self.number),
            None => format!(
                "{}-{}-{}-w{}.wl",
                self.seed, self.number, self.way.target, self.way.wave
            ),
        }
    }

    /// The text of a test file: how it was found, the launch with what the reference gives, and the program.
    pub fn test_file(&self, registry: &Registry, reference: &Way) -> String {
        if let Some(text) = &self.text {
            let mut file = "// test hsail parse\n".to_owned();
            for line in self.failure.to_string().lines().take(6) {
                let _ = writeln!(file, "// {line}");
            }
            return file + text;
        }
        let mut text = String::new();
        let way = &self.way;
        let level = match way.level {
            Level::None => 0,
            Level::Clean => 1,
            Level::Full => 2,
        };
        let _ = write!(text, "; test run {} wave={} level={level}", way.target, way.wave);
        if way.fuel != u64::MAX {
            let _ = write!(text, " fuel={}", way.fuel);
        }
        if !way.without.is_empty() {
            let _ = write!(text, " without={}", way.without);
        }
        let _ = writeln!(
            text,
            "\n; Found by `wavelift fuzz{} --seed {} --first {} --programs 1{}`:",
            if self.input == Input::Hsail {
                " --input hsail"
            } else {
                ""
            },
            self.seed,
            self.number,
            if self.variation.is_some() {
                " --metamorphic"
            } else {
                ""
            }
        );
        if let Some(variation) = self.variation {
            let _ = writeln!(text, "; {variation}");
        }
        for line in self.failure.to_string().lines().take(4) {
            let _ = writeln!(text, "; {line}");
        }
        let _ = writeln!(text, "\n{}", self.program.module);
        let reference = Way {
            wave: way.wave,
            ..reference.clone()
        };
        let expected = execute::run(registry, &self.program, &reference);
        let _ = writeln!(
            text,
            "{}",
            directive(&self.program, way.wave, expected.ok().as_ref())
        );
        text
    }
}

/// The `run:` line of a program's launch, with what it is to give if that is known.
pub fn directive(program: &Program, wave: u32, expected: Option<&execute::Buffers>) -> String {
    let bytes_of = |argument: &Argument| match argument {
        Argument::Value(bytes) | Argument::Buffer(bytes) => bytes.clone(),
    };
    let arguments: Vec<String> = program
        .arguments
        .iter()
        .map(|argument| match argument {
            Argument::Buffer(bytes) => format!("{}: i32", list(bytes)),
            Argument::Value(_) => {
                let bytes = bytes_of(argument);
                let number = bytes
                    .iter()
                    .rev()
                    .fold(0u64, |value, &byte| value << 8 | u64::from(byte));
                format!("{number:#x}")
            }
        })
        .collect();
    let sizes = |sizes: [u32; 3]| format!("{},{},{}", sizes[0], sizes[1], sizes[2]);
    let mut text = format!(
        "; run: %{}({}) grid {} group {} wave {wave}",
        program.kernel,
        arguments.join(", "),
        sizes(program.grid),
        sizes(program.group)
    );
    if let Some(expected) = expected {
        let buffers = program.arguments.iter().zip(expected);
        let lists: Vec<String> = buffers
            .filter(|(argument, _)| matches!(argument, Argument::Buffer(_)))
            .map(|(_, bytes)| list(bytes))
            .collect();
        let _ = write!(text, " == {}", lists.join(", "));
    }
    text
}

/// Words of 32 bits, with repetitions counted.
fn list(bytes: &[u8]) -> String {
    let words = bytes.chunks(4).map(|word| {
        word.iter()
            .rev()
            .fold(0u32, |value, &byte| value << 8 | u32::from(byte))
    });
    let mut runs: Vec<(u32, usize)> = Vec::new();
    for word in words {
        match runs.last_mut() {
            Some((value, count)) if *value == word => *count += 1,
            _ => runs.push((word, 1)),
        }
    }
    let texts: Vec<String> = runs
        .iter()
        .map(|&(word, count)| match count {
            1 => format!("{word:#x}"),
            _ => format!("{word:#x} x {count}"),
        })
        .collect();
    format!("[{}]", texts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_repeat_are_counted() {
        assert_eq!(
            list(&[1, 0, 0, 0, 1, 0, 0, 0, 0xff, 0xff, 0, 0]),
            "[0x1 x 2, 0xffff]"
        );
        assert_eq!(list(&[]), "[]");
    }
}
