//! `wavelift reduce --differs A B`: a program stays interesting while two ways to run it come to different results.

use super::comments;
use crate::input::{Input, InputKind};
use crate::report::{CliError, Reporter};
use crate::run::{Extent, arguments};
use std::ffi::OsString;
use wavelift::args::{Content, KernelArg, Print, format_elements};
use wavelift::case::{ElementKind, ElementType};
use wavelift::files::{self, ReadError};
use wavelift_codegen::ir::{self, FunctionKind};
use wavelift_generate::{Argument, Program};
use wavelift_hsail::model::Module;
use wavelift_hsail::translate;
use wavelift_simulator::Registry;
use wavelift_workshop::Way;
use wavelift_workshop::differs::{Difference, difference};
use wavelift_workshop::execute;
use wavelift_workshop::finding::directive;
use wavelift_workshop::reduce::{launch, reduce, reduce_hsail};
use wavelift_workshop::saved;

/// Bytes of a buffer at most.
const MOST_BYTES: u64 = 64 << 20;

/// The launch of a module that has no `run:` line of its own.
pub(super) struct LaunchWords<'a> {
    pub(super) kernel: Option<&'a str>,
    pub(super) grid: Option<Extent>,
    pub(super) group: Option<Extent>,
    pub(super) words: &'a [OsString],
}

/// What is compared, and how it differed first.
struct Sides<'a> {
    registry: &'a Registry,
    ways: [Way; 2],
    first: Difference,
}

impl Sides<'_> {
    fn still(&self, programs: [&Program; 2]) -> bool {
        difference(self.registry, programs, &self.ways) == Some(self.first)
    }
}

/// The smallest text, with the launch that shows the difference.
///
/// # Errors
/// Words that name no way or no launch, and a program that both ways run alike.
pub(super) fn smallest(
    input: &Input,
    names: &[String],
    given: &LaunchWords<'_>,
    registry: &Registry,
    reporter: &Reporter,
) -> Result<String, CliError> {
    if input.kind == InputKind::Ir {
        return of_ir(input, names, given, registry, reporter);
    }
    let [first, second] = [0, 1].map(|side| way(&names[side], registry, None));
    let ways = [first?, second?];
    let (module, _) = input.hsail(reporter)?;
    let launched = Launched::new(given)?;
    let program = |way: &Way| launched.program(input.ir(way.wave, reporter)?, given.kernel);
    let (mut a, mut b) = (program(&ways[0])?, program(&ways[1])?);
    let sides = Sides {
        first: first_difference(input, registry, [&a, &b], &ways)?,
        registry,
        ways,
    };
    let mut best = module;
    loop {
        let before = wavelift_frontend_hsail::print(&best).len();
        best = reduce_hsail(&best, &mut |_, module| {
            let translated = [0, 1].map(|side| in_ir(module, sides.ways[side].wave));
            let [Some(first), Some(second)] = translated else {
                return false;
            };
            let candidates = [with_module(&a, first), with_module(&b, second)];
            let works = sides.still([&candidates[0], &candidates[1]]);
            if works {
                [a, b] = candidates;
            }
            works
        });
        let mut other = b.clone();
        launch(&mut a, &mut |program| {
            with_launch(&mut other, program);
            sides.still([program, &other])
        });
        with_launch(&mut b, &a);
        if wavelift_frontend_hsail::print(&best).len() >= before {
            break;
        }
    }
    let mut text = comments(input.text().unwrap_or_default(), "//");
    text += &launched.commands(&a, &sides.ways, input);
    Ok(text + &wavelift_frontend_hsail::print(&best))
}

fn way(word: &str, registry: &Registry, wave: Option<u32>) -> Result<Way, CliError> {
    Way::parse(word, registry, wave).map_err(|error| CliError::Usage(format!("--differs {word}: {error}")))
}

fn first_difference(
    input: &Input,
    registry: &Registry,
    programs: [&Program; 2],
    ways: &[Way; 2],
) -> Result<Difference, CliError> {
    difference(registry, programs, ways).ok_or_else(|| {
        let both = format!("{}: {} and {}", input.name, ways[0], ways[1]);
        let what = match execute::run(registry, programs[0], &ways[0]) {
            Ok(_) => format!("{both} come to the same"),
            Err(failure) => format!("{both} come to the same: {failure}"),
        };
        CliError::failed(what)
            .help("name two ways that give different results; `wavelift run` shows what each gives")
    })
}

/// IR: the launch of the first `run:` line that shows a difference, or the one that is given.
fn of_ir(
    input: &Input,
    names: &[String],
    given: &LaunchWords<'_>,
    registry: &Registry,
    reporter: &Reporter,
) -> Result<String, CliError> {
    let module = input.ir(64, reporter)?;
    let text = input.text()?;
    let launches: Vec<(Program, Option<u32>)> = if given.grid.is_some() {
        vec![(Launched::new(given)?.program(module, given.kernel)?, None)]
    } else {
        let found = saved::programs(text, &module);
        let found = found.map_err(|what| CliError::failed(format!("{}: {what}", input.name)))?;
        let found = found.into_iter();
        found.map(|saved| (saved.program, Some(saved.wave))).collect()
    };
    let mut same = None;
    for (program, wave) in &launches {
        let [first, second] = [0, 1].map(|side| way(&names[side], registry, *wave));
        let ways = [first?, second?];
        match first_difference(input, registry, [program, program], &ways) {
            Ok(first) => {
                let sides = Sides {
                    registry,
                    ways,
                    first,
                };
                let small = reduce(program, &mut |program| sides.still([program, program]));
                let way = &sides.ways[1];
                let expected = execute::run(registry, &small, way).ok();
                let line = directive(&small, way.wave, expected.as_ref());
                let before = comments(text, ";");
                let before = before.lines().filter(|line| !is_launch(line));
                let before: String = before.flat_map(|line| [line, "\n"]).collect();
                return Ok(format!("{before}{}{line}\n", small.module));
            }
            Err(error) => same = Some(error),
        }
    }
    Err(same.unwrap_or_else(|| {
        let what = format!(
            "{} has no `run:` line, so nothing says what to launch",
            input.name
        );
        CliError::failed(what).help("add one, or give --grid, --group and the kernel's arguments")
    }))
}

/// A `run:` line.
fn is_launch(line: &str) -> bool {
    let comment = line.trim_start().trim_start_matches(';').trim_start();
    comment.starts_with("run:")
}

fn in_ir(module: &Module, wave: u32) -> Option<ir::Module> {
    translate::translate(module, &translate::Options::new(wave)).ok()
}

fn with_module(program: &Program, module: ir::Module) -> Program {
    Program {
        module,
        ..program.clone()
    }
}

fn with_launch(program: &mut Program, other: &Program) {
    program.arguments.clone_from(&other.arguments);
    (program.grid, program.group) = (other.grid, other.group);
}

/// A launch from words of the command line.
struct Launched {
    grid: [u32; 3],
    group: [u32; 3],
    words: Vec<KernelArg>,
    arguments: Vec<Argument>,
}

impl Launched {
    fn new(given: &LaunchWords<'_>) -> Result<Launched, CliError> {
        let (Some(grid), Some(group)) = (given.grid, given.group) else {
            let what =
                "--differs needs a launch: --grid and --group, and the kernel's arguments after the input";
            return Err(CliError::Usage(what.to_owned()));
        };
        let words = arguments(given.words)?;
        let mut bytes = Vec::new();
        for word in &words {
            bytes.push(match word {
                KernelArg::Scalar(_, bytes) => Argument::Value(bytes.clone()),
                KernelArg::Function(name) => {
                    Argument::Value(translate::indirect_handle(name).to_le_bytes().to_vec())
                }
                KernelArg::Group(_) => {
                    let what = "--differs has no dynamic group memory";
                    return Err(
                        CliError::failed(what).help("declare group memory of that size in the module")
                    );
                }
                KernelArg::Image(..) | KernelArg::Sampler(_) => {
                    let what = "--differs has no images and samplers as arguments";
                    return Err(CliError::failed(what).help("initialise variables of the module with them"));
                }
                KernelArg::Buffer(buffer) => Argument::Buffer(match &buffer.content {
                    Content::Undefined(bytes) | Content::Zero(bytes) if *bytes > MOST_BYTES => {
                        let what = format!(
                            "a buffer of {bytes} bytes; every trial copies it, so {MOST_BYTES} is the most"
                        );
                        return Err(CliError::failed(what).help("make the buffer smaller"));
                    }
                    Content::Undefined(bytes) | Content::Zero(bytes) => vec![0; *bytes as usize],
                    Content::Bytes(_, bytes) => bytes.clone(),
                    Content::File(path) | Content::Picture(path) => {
                        files::read(path, MOST_BYTES).map_err(|error| {
                            let why = match error {
                                ReadError::System(error) => files::message(&error),
                                ReadError::TooLarge(most) => format!("more than {most} bytes"),
                            };
                            CliError::failed(format!("cannot read {}: {why}", path.display()))
                                .help("name a file of the size that the kernel needs")
                        })?
                    }
                }),
            });
        }
        Ok(Launched {
            grid: grid.sizes(),
            group: group.sizes(),
            words,
            arguments: bytes,
        })
    }

    /// The launch of a kernel: the one with this name, or the only one.
    fn program(&self, module: ir::Module, name: Option<&str>) -> Result<Program, CliError> {
        let name = name.map(|name| name.trim_start_matches('&'));
        let kernels: Vec<&ir::Function> = module
            .defined()
            .map(|(_, func)| func)
            .filter(|func| func.kind == FunctionKind::Kernel && name.is_none_or(|name| func.name == name))
            .collect();
        let [kernel] = kernels.as_slice() else {
            let what = format!("{} kernels could be launched", kernels.len());
            return Err(CliError::failed(what).help("name one with --kernel"));
        };
        if kernel.params.len() != self.arguments.len() {
            let what = format!(
                "&{} has {} arguments, and {} are given",
                kernel.name,
                kernel.params.len(),
                self.arguments.len()
            );
            return Err(
                CliError::failed(what).help("give one word for each argument, see `wavelift help run`")
            );
        }
        Ok(Program {
            kernel: kernel.name.clone(),
            arguments: self.arguments.clone(),
            grid: self.grid,
            group: self.group,
            observes_wave_size: true,
            module,
        })
    }

    /// Comments with the commands that show the difference.
    fn commands(&self, program: &Program, ways: &[Way; 2], input: &Input) -> String {
        let words: Vec<String> = (0..program.arguments.len())
            .map(|index| self.word(index, &program.arguments[index]))
            .collect();
        let sizes = |sizes: [u32; 3]| format!("{},{},{}", sizes[0], sizes[1], sizes[2]);
        let lines = ways.iter().map(|way| {
            format!(
                "// {way}: wavelift run {} --kernel {} --target {} --wave {} --grid {} --group {} {}\n",
                input.name,
                program.kernel,
                way.target,
                way.wave,
                sizes(program.grid),
                sizes(program.group),
                words.join(" ")
            )
        });
        lines.collect()
    }

    /// An argument as `run` reads it, buffers with what shows them afterwards.
    fn word(&self, index: usize, argument: &Argument) -> String {
        match (argument, &self.words[index]) {
            (_, KernelArg::Function(name)) => format!("func:{name}"),
            (Argument::Value(bytes), KernelArg::Scalar(ty, _)) => format!("{ty}:{}", elements(*ty, bytes)),
            (Argument::Value(bytes), _) => format!("u{}:{}", bytes.len() * 8, hexadecimal(bytes)),
            (Argument::Buffer(bytes), word) => {
                let ty = match word {
                    KernelArg::Buffer(buffer) => match (&buffer.content, buffer.print) {
                        (Content::Bytes(ty, _), _) => Some(*ty),
                        (_, print) => print.map(|print| print.ty),
                    },
                    _ => None,
                };
                let whole = |ty: &ElementType| ty.lanes() == 1 && bytes.len().is_multiple_of(ty.bytes());
                let ty = ty
                    .filter(whole)
                    .or_else(|| ElementType::from_name("u32").filter(whole));
                let ty = ty.or_else(|| ElementType::from_name("u8"));
                match ty {
                    Some(ty) if bytes.iter().any(|&byte| byte != 0) => {
                        format!("values:{ty}:{}:print", elements(ty, bytes))
                    }
                    Some(ty) => format!("zero:{}:print={ty}", bytes.len()),
                    None => format!("zero:{}", bytes.len()),
                }
            }
        }
    }
}

/// Elements with commas, floats by their bits.
fn elements(ty: ElementType, bytes: &[u8]) -> String {
    if ty.kind() == ElementKind::Float {
        let prefix = match ty.bytes() {
            2 => "0h",
            4 => "0f",
            _ => "0d",
        };
        let words = bytes.chunks(ty.bytes());
        let words: Vec<String> = words
            .map(|word| format!("{prefix}{}", &hexadecimal(word)[2..]))
            .collect();
        return words.join(",");
    }
    let print = Print { ty, count: None };
    format_elements(print, bytes, &[]).replace(' ', ",")
}

/// A number of any length, the first byte the lowest.
fn hexadecimal(bytes: &[u8]) -> String {
    let digits: String = bytes.iter().rev().map(|byte| format!("{byte:02x}")).collect();
    format!("0x{digits}")
}
