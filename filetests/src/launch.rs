//! `run:` directives: a launch of a kernel and what it must leave in memory.
//!
//! ```text
//! ; run: %vadd([1, 2, 3]: i32, zero(3): i32, 10) grid 3 group 3 == _, [11, 12, 13]
//! ; run: %oops([1]: i32) grid 64 group 64 wave 32 fails out of bounds
//! ```
//! - Arguments are in the order of the kernel's parameters. A buffer is a list in brackets, `zero(COUNT)` or
//!   `iota(COUNT)` (0, 1, 2, ...), with an element type; the parameter gets its address. Anything else is a value of the
//!   parameter's type. In a list `VALUE x COUNT` repeats.
//! - `grid` and `group` take one to three sizes, `64` or `64,2,1`. `dynamic BYTES` adds dynamic group memory, `wave LANES`
//!   says how many lanes a wave has (64 if missing).
//! - After `==` stands one list per buffer, in order; `_` is for buffers whose content does not matter.
//! - `fails TEXT`: the launch must fail with a message that contains the text.
//!
//! Integers are decimal, negative or `0x...`; floats are decimal, `inf`, `-inf`, or `0x...` for their bits. Floats are
//! compared by bits, except that `nan` in an expected list stands for every NaN.
//!
//! A [`KernelRunner`] carries launches out. `test run` uses the one called `interpreter`, `test run NAME` another.

use crate::registry::{CommandOptions, Failure};
use wavelift_codegen::ir::{Function, Module, Type};

/// Carries out launches: an interpreter, or a compiler with a simulator.
pub trait KernelRunner: Send + Sync {
    /// What `test run NAME` calls it.
    fn name(&self) -> &str;

    /// Runs a kernel on buffers and returns what they hold afterwards, in the order of [`Launch::args`].
    ///
    /// # Errors
    /// What `fails` is compared with.
    fn run(
        &self,
        module: &Module,
        launch: &Launch,
        options: &CommandOptions,
    ) -> Result<Vec<Vec<u8>>, Failure>;

    /// Runs several launches, each by itself; what is made of a kernel for one of them may serve the others.
    fn run_all(&self, module: &Module, launches: &[&Launch], options: &CommandOptions) -> Vec<Launched> {
        launches
            .iter()
            .map(|launch| self.run(module, launch, options))
            .collect()
    }
}

/// What buffers hold after a launch, or why it failed.
pub type Launched = Result<Vec<Vec<u8>>, Failure>;

/// An argument of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The bytes of a value.
    Value(Vec<u8>),
    /// The address of a buffer with these bytes.
    Buffer(Vec<u8>),
}

/// A launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// Name of the kernel, without sigil.
    pub kernel: String,
    /// Arguments in the order of the kernel's parameters.
    pub args: Vec<Arg>,
    /// Work-items.
    pub grid: [u32; 3],
    /// Work-items of a group.
    pub group: [u32; 3],
    /// Bytes of dynamic group memory.
    pub dynamic_group_bytes: u32,
    /// Lanes of a wave.
    pub wave_size: u32,
}

impl Launch {
    /// The kernarg segment, with the addresses that a runner gave the buffers, in order.
    ///
    /// # Errors
    /// If there are not as many arguments as parameters or an argument has another size than its parameter.
    pub fn kernarg(&self, func: &Function, addresses: &[u64]) -> Result<Vec<u8>, Failure> {
        if self.args.len() != func.params.len() {
            let text = format!(
                "{} argument(s) for {} parameter(s)",
                self.args.len(),
                func.params.len()
            );
            return Err(Failure::new(text));
        }
        let mut bytes = vec![0; func.kernarg_bytes as usize];
        let mut addresses = addresses.iter();
        for (param, arg) in func.params.iter().zip(&self.args) {
            let value = match arg {
                Arg::Value(value) => value.clone(),
                Arg::Buffer(_) => {
                    let address = addresses.next().copied().unwrap_or(0).to_le_bytes();
                    address[..param.bytes().min(8) as usize].to_vec()
                }
            };
            let place = param.offset as usize..param.offset as usize + value.len();
            match bytes.get_mut(place) {
                Some(to) if value.len() == param.bytes() as usize => to.copy_from_slice(&value),
                _ => {
                    return Err(Failure::new(format!(
                        "the argument does not fit parameter %{}",
                        param.name
                    )));
                }
            }
        }
        Ok(bytes)
    }
}

/// What a buffer must hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// Anything.
    Ignored,
    /// These elements; `None` is any NaN.
    Elements(Vec<Option<u64>>),
}

/// What a launch must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Leave this in the buffers.
    Buffers(Vec<Expected>),
    /// Fail with a message that contains this.
    Fails(String),
}

/// A `run:` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunDirective {
    /// The launch.
    pub launch: Launch,
    /// The element types of the buffers among its arguments.
    pub buffer_types: Vec<Type>,
    /// What it must do.
    pub effect: Effect,
}

/// Most elements of a list.
const MAX_ELEMENTS: usize = 1 << 20;

impl RunDirective {
    /// Reads the text after `run:`.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(text: &str, module: &Module) -> Result<RunDirective, Failure> {
        let mut cursor = Cursor { rest: text.trim() };
        cursor.expect("%")?;
        let kernel = cursor.word().to_owned();
        let Some((_, func)) = module.defined().find(|(_, func)| func.name == kernel) else {
            return Err(Failure::new(format!("no kernel %{kernel}")));
        };
        let (mut args, mut buffer_types) = (Vec::new(), Vec::new());
        cursor.expect("(")?;
        while !cursor.eat(")") {
            let param = func.params.get(args.len());
            let param = param.ok_or_else(|| Failure::new("more arguments than parameters"))?;
            match cursor.list()? {
                Some(list) => {
                    cursor.expect(":")?;
                    let name = cursor.word();
                    let ty = Type::parse(name).filter(|ty| !ty.is_vector() && ty.bytes() > 0);
                    let ty = ty.ok_or_else(|| Failure::new(format!("`{name}` is no element type")))?;
                    let elements = list.elements(ty)?;
                    let mut bytes = Vec::new();
                    for element in elements {
                        let element = element.ok_or_else(|| Failure::new("give the bits of a NaN"))?;
                        bytes.extend_from_slice(&element.to_le_bytes()[..ty.bytes() as usize]);
                    }
                    args.push(Arg::Buffer(bytes));
                    buffer_types.push(ty);
                }
                None => {
                    let bits = value(cursor.word(), param.ty)?;
                    let bits = bits.ok_or_else(|| Failure::new("give the bits of a NaN"))?;
                    args.push(Arg::Value(
                        bits.to_le_bytes()[..param.ty.bytes() as usize].to_vec(),
                    ));
                }
            }
            if !cursor.at(")") {
                cursor.expect(",")?;
            }
        }
        if args.len() != func.params.len() {
            return Err(Failure::new(format!(
                "{} argument(s) for {} parameter(s)",
                args.len(),
                func.params.len()
            )));
        }
        let (mut grid, mut group, mut dynamic_group_bytes, mut wave_size) = (None, None, 0, 64);
        let effect = loop {
            if cursor.eat("==") {
                break Effect::Buffers(expected_buffers(&mut cursor, &buffer_types)?);
            }
            match cursor.word() {
                "grid" => grid = Some(cursor.sizes()?),
                "group" => group = Some(cursor.sizes()?),
                "dynamic" => dynamic_group_bytes = cursor.number()?,
                "wave" => wave_size = cursor.number()?,
                "fails" => break Effect::Fails(cursor.rest.trim().to_owned()),
                word => {
                    let text = format!("`{word}`: expected grid, group, dynamic, wave, fails or ==");
                    return Err(Failure::new(text));
                }
            }
        };
        let (Some(grid), Some(group)) = (grid, group) else {
            return Err(Failure::new("grid and group are needed"));
        };
        let launch = Launch {
            kernel,
            args,
            grid,
            group,
            dynamic_group_bytes,
            wave_size,
        };
        Ok(RunDirective {
            launch,
            buffer_types,
            effect,
        })
    }

    /// Compares what the buffers hold with what is expected.
    ///
    /// # Errors
    /// The first element that differs in each buffer.
    pub fn check(&self, buffers: &[Vec<u8>]) -> Result<(), Failure> {
        let Effect::Buffers(expected) = &self.effect else {
            return Ok(());
        };
        let mut failure = Failure::default();
        for (index, (expected, ty)) in expected.iter().zip(&self.buffer_types).enumerate() {
            let Expected::Elements(expected) = expected else {
                continue;
            };
            let found: Vec<u64> = buffers
                .get(index)
                .map_or(&[][..], Vec::as_slice)
                .chunks(ty.bytes() as usize)
                .map(load)
                .collect();
            let same = |(found, expected): (&u64, &Option<u64>)| match expected {
                Some(bits) => found == bits,
                None => is_nan(*found, *ty),
            };
            let differs = found.iter().zip(expected).position(|pair| !same(pair));
            if found.len() != expected.len() {
                failure.0.push(format!(
                    "buffer {index} has {} element(s), not {}",
                    found.len(),
                    expected.len()
                ));
            } else if let Some(at) = differs {
                failure.0.push(format!(
                    "buffer {index}, element {at}: {}, expected {}; the buffer holds [{}]",
                    show(found[at], *ty),
                    expected[at].map_or_else(|| "nan".to_owned(), |bits| show(bits, *ty)),
                    found
                        .iter()
                        .take(256)
                        .map(|&bits| show(bits, *ty))
                        .collect::<Vec<_>>()
                        .join(", ")
                ));
            }
        }
        if failure.0.is_empty() {
            Ok(())
        } else {
            Err(failure)
        }
    }
}

fn load(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |value, &byte| value << 8 | u64::from(byte))
}

fn expected_buffers(cursor: &mut Cursor, types: &[Type]) -> Result<Vec<Expected>, Failure> {
    let mut expected = Vec::new();
    for (index, &ty) in types.iter().enumerate() {
        if index > 0 {
            cursor.expect(",")?;
        }
        expected.push(match cursor.list()? {
            Some(list) => Expected::Elements(list.elements(ty)?),
            None => {
                cursor.expect("_")?;
                Expected::Ignored
            }
        });
    }
    if !cursor.rest.trim().is_empty() {
        return Err(Failure::new(format!(
            "`{}` follows the last buffer",
            cursor.rest.trim()
        )));
    }
    Ok(expected)
}

/// A list of elements as written.
enum List<'t> {
    Items(Vec<&'t str>),
    Zero(usize),
    Iota(usize),
}

impl List<'_> {
    fn elements(&self, ty: Type) -> Result<Vec<Option<u64>>, Failure> {
        match self {
            List::Zero(count) => Ok(vec![Some(0); *count]),
            List::Iota(count) => (0..*count).map(|i| value(&i.to_string(), ty)).collect(),
            List::Items(items) => {
                let mut elements = Vec::new();
                for item in items {
                    let (text, count) = match item.split_once(" x ") {
                        Some((text, count)) => (text.trim(), parse_count(count.trim())?),
                        None => (*item, 1),
                    };
                    let element = value(text, ty)?;
                    elements.extend(std::iter::repeat_n(element, count));
                    if elements.len() > MAX_ELEMENTS {
                        return Err(too_many());
                    }
                }
                Ok(elements)
            }
        }
    }
}

fn too_many() -> Failure {
    Failure::new(format!("a list has at most {MAX_ELEMENTS} elements"))
}

fn parse_count(text: &str) -> Result<usize, Failure> {
    let count: usize = text
        .parse()
        .map_err(|_| Failure::new(format!("`{text}` is no count")))?;
    if count > MAX_ELEMENTS {
        Err(too_many())
    } else {
        Ok(count)
    }
}

/// The bits of a value; `None` is any NaN.
fn value(text: &str, ty: Type) -> Result<Option<u64>, Failure> {
    let wrong = || Failure::new(format!("`{text}` is no value of type {ty}"));
    let bits = ty.bits().clamp(1, 64);
    let mask = u64::MAX >> (64 - bits);
    if let Some(hex) = text.strip_prefix("0x") {
        let value = u64::from_str_radix(&hex.replace('_', ""), 16).map_err(|_| wrong())?;
        return if value <= mask {
            Ok(Some(value))
        } else {
            Err(wrong())
        };
    }
    if ty.is_float() {
        if text == "nan" {
            return Ok(None);
        }
        let wide: f64 = text.parse().map_err(|_| wrong())?;
        return Ok(Some(match ty {
            Type::F16 => u64::from(half::f16::from_f64(wide).to_bits()),
            Type::F32 => u64::from(text.parse::<f32>().map_err(|_| wrong())?.to_bits()),
            _ => wide.to_bits(),
        }));
    }
    let number: i128 = text.replace('_', "").parse().map_err(|_| wrong())?;
    let (low, high) = (-(1i128 << (bits - 1)), i128::from(mask));
    if (low..=high).contains(&number) {
        Ok(Some(number as u64 & mask))
    } else {
        Err(wrong())
    }
}

fn is_nan(bits: u64, ty: Type) -> bool {
    match ty {
        Type::F16 => half::f16::from_bits(bits as u16).is_nan(),
        Type::F32 => f32::from_bits(bits as u32).is_nan(),
        Type::F64 => f64::from_bits(bits).is_nan(),
        _ => false,
    }
}

fn show(bits: u64, ty: Type) -> String {
    match ty {
        _ if is_nan(bits, ty) => format!("{bits:#x}"),
        Type::F16 => half::f16::from_bits(bits as u16).to_string(),
        Type::F32 => format!("{:?}", f32::from_bits(bits as u32)),
        Type::F64 => format!("{:?}", f64::from_bits(bits)),
        _ if bits < 0x1_0000 => bits.to_string(),
        _ => format!("{bits:#x}"),
    }
}

struct Cursor<'t> {
    rest: &'t str,
}

impl<'t> Cursor<'t> {
    fn at(&mut self, mark: &str) -> bool {
        self.rest = self.rest.trim_start();
        self.rest.starts_with(mark)
    }

    fn eat(&mut self, mark: &str) -> bool {
        let found = self.at(mark);
        if found {
            self.rest = &self.rest[mark.len()..];
        }
        found
    }

    fn expect(&mut self, mark: &str) -> Result<(), Failure> {
        if self.eat(mark) {
            return Ok(());
        }
        let found: String = self.rest.chars().take(12).collect();
        Err(Failure::new(format!("expected `{mark}`, found `{found}`")))
    }

    /// Everything up to a space or a mark.
    fn word(&mut self) -> &'t str {
        self.rest = self.rest.trim_start();
        let end = self
            .rest
            .find(|c: char| c.is_whitespace() || matches!(c, ',' | '(' | ')' | '[' | ']' | ':'));
        let (word, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        word
    }

    fn number(&mut self) -> Result<u32, Failure> {
        let word = self.word();
        word.parse()
            .map_err(|_| Failure::new(format!("`{word}` is no number")))
    }

    /// One to three sizes with commas, others 1.
    fn sizes(&mut self) -> Result<[u32; 3], Failure> {
        let mut sizes = [1; 3];
        for (index, size) in sizes.iter_mut().enumerate() {
            if index > 0 && !self.eat(",") {
                break;
            }
            *size = self.number()?;
        }
        Ok(sizes)
    }

    /// A list, if one stands here.
    fn list(&mut self) -> Result<Option<List<'t>>, Failure> {
        for (name, make) in [
            ("zero(", List::Zero as fn(usize) -> List<'t>),
            ("iota(", List::Iota),
        ] {
            if self.eat(name) {
                let count = parse_count(self.word())?;
                self.expect(")")?;
                return Ok(Some(make(count)));
            }
        }
        if !self.eat("[") {
            return Ok(None);
        }
        let end = self.rest.find(']').ok_or_else(|| Failure::new("expected `]`"))?;
        let items = self.rest[..end]
            .split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty())
            .collect();
        self.rest = &self.rest[end + 1..];
        Ok(Some(List::Items(items)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::text::parse_module;

    fn module() -> Module {
        parse_module(
            "kernel %k {\nparam %out : i64 at 0 align 8\nparam %n : i32 at 8 align 4\nparam %x : f32 at 12 align 4\nblock0:\n\
             return\n}\n",
        )
        .unwrap()
    }

    #[test]
    fn launch_with_expected_buffers() {
        let run = RunDirective::parse(
            "%k([1, -1 x 2, 0xff]: i16, -2, 1.5) grid 64,2 group 32,2,1 dynamic 16 wave 32 == [1, 65535, -1, 7]",
            &module(),
        )
        .unwrap();
        let launch = &run.launch;
        assert_eq!((launch.grid, launch.group), ([64, 2, 1], [32, 2, 1]));
        assert_eq!((launch.dynamic_group_bytes, launch.wave_size), (16, 32));
        assert_eq!(
            launch.args[0],
            Arg::Buffer(vec![1, 0, 255, 255, 255, 255, 255, 0])
        );
        let module = module();
        let (_, func) = module.defined().next().unwrap();
        let kernarg = launch.kernarg(func, &[0x1122_3344_5566_7788]).unwrap();
        let words = [0x5566_7788u32, 0x1122_3344, 0xffff_fffe, 0x3fc0_0000];
        assert_eq!(
            kernarg,
            words.iter().flat_map(|w| w.to_le_bytes()).collect::<Vec<u8>>()
        );
        assert_eq!(run.check(&[vec![1, 0, 255, 255, 255, 255, 7, 0]]), Ok(()));
        let wrong = run.check(&[vec![1, 0, 255, 255, 255, 255, 8, 0]]).unwrap_err();
        assert!(
            wrong.0[0].starts_with("buffer 0, element 3: 8, expected 7"),
            "{wrong:?}"
        );
        assert!(run.check(&[vec![1, 0]]).is_err());
    }

    #[test]
    fn floats_and_ignored_buffers() {
        let parse = |expected: &str| {
            RunDirective::parse(
                &format!("%k(iota(2): f32, 0, 0x7fc00000) grid 1 group 1 == {expected}"),
                &module(),
            )
        };
        let bytes = |values: [f32; 2]| vec![values.iter().flat_map(|v| v.to_le_bytes()).collect::<Vec<u8>>()];
        assert_eq!(
            parse("[nan, -0.0]").unwrap().check(&bytes([f32::NAN, -0.0])),
            Ok(())
        );
        assert!(
            parse("[nan, 0.0]")
                .unwrap()
                .check(&bytes([f32::NAN, -0.0]))
                .is_err()
        );
        assert!(parse("[nan, 0.0]").unwrap().check(&bytes([1.0, 0.0])).is_err());
        assert_eq!(parse("_").unwrap().check(&bytes([1.0, 0.0])), Ok(()));
    }

    #[test]
    fn expected_failure() {
        let run = RunDirective::parse(
            "%k(zero(1): i8, 0, 0) grid 1 group 1 fails out of bounds",
            &module(),
        )
        .unwrap();
        assert_eq!(run.effect, Effect::Fails("out of bounds".into()));
    }

    #[test]
    fn mistakes() {
        for (text, part) in [
            ("%x() grid 1 group 1 ==", "no kernel %x"),
            ("%k(zero(1): i32, 1) grid 1 group 1 == _", "2 argument(s) for 3"),
            ("%k(zero(1): i32, 1, 1, 1) grid 1 group 1 == _", "more arguments"),
            ("%k(zero(1): i7, 1, 1) grid 1 group 1 == _", "no element type"),
            (
                "%k([300]: i8, 1, 1) grid 1 group 1 == _",
                "`300` is no value of type i8",
            ),
            (
                "%k(zero(1): i8, 1, x) grid 1 group 1 == _",
                "`x` is no value of type f32",
            ),
            ("%k(zero(1): i8, 1, 1) group 1 == _", "grid and group"),
            ("%k(zero(1): i8, 1, 1) gird 1 == _", "`gird`"),
            (
                "%k(zero(1): i8, 1, 1) grid 1 group 1 == _, _",
                "follows the last buffer",
            ),
            ("%k(zero(9999999): i8, 1, 1) grid 1 group 1 == _", "at most"),
            ("%k([1: i8, 1, 1) grid 1 group 1 == _", "expected `]`"),
        ] {
            let failure = RunDirective::parse(text, &module()).unwrap_err();
            assert!(failure.0[0].contains(part), "{text}: {failure:?}");
        }
    }
}
