//! Metadata of code objects of version 2: the same facts as YAML text, in a note of owner `AMD`, type 10 (`NT_AMD_HSA_METADATA`; AMDGPU
//! guide, "Code Object V2 Metadata").
//!
//! Text has other keys than MessagePack, and arguments have an alignment in place of an offset: each begins at the first multiple of it
//! after the one before.

use super::{Argument, Fields, KernelMetadata, MAX_DEPTH, Metadata, MetadataError, ValueKind, error};
use rmpv::Value;
use std::fmt::Write as _;
use yaml_rust2::parser::{Event, Parser};
use yaml_rust2::scanner::TScalarStyle;

/// Note owner.
pub const NOTE_OWNER: &[u8] = b"AMD";
/// Note type `NT_AMD_HSA_METADATA`.
pub const NOTE_TYPE: u32 = 10;
/// What the name of a kernel is followed by in `SymbolName`; the symbol of the file is the name.
const SYMBOL_SUFFIX: &str = "@kd";
/// Parts of a text that are read: a kernel has a few dozen.
const MOST_EVENTS: usize = 1 << 22;
/// Largest natural alignment of an argument.
const MOST_NATURAL: u64 = 16;

/// Words that version 2 writes in one way and later versions in another: `GlobalBuffer`, `global_buffer`.
fn camel(word: &str) -> String {
    let parts = word.split('_').map(|part| {
        let mut letters = part.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    });
    parts.collect()
}

fn snake(word: &str) -> String {
    let mut out = String::new();
    for letter in word.chars() {
        if letter.is_ascii_uppercase() && !out.is_empty() {
            out.push('_');
        }
        out.push(letter.to_ascii_lowercase());
    }
    out
}

/// Text in single quotes, which hold everything but line breaks and themselves.
fn quoted(text: &str) -> String {
    let printable: String = text.chars().filter(|c| !c.is_control()).collect();
    format!("'{}'", printable.replace('\'', "''"))
}

/// The alignment by which the argument at `offset` follows one that ends at `end`: the natural one of its size, or what more it takes.
fn align(argument: &Argument, end: u64) -> u64 {
    let mut align = 1;
    while align < MOST_NATURAL
        && argument.size.is_multiple_of(2 * align)
        && argument.offset.is_multiple_of(2 * align)
    {
        align *= 2;
    }
    while align < argument.offset && end.next_multiple_of(align) != argument.offset {
        align *= 2;
    }
    align
}

impl Argument {
    fn to_text(&self, out: &mut String, end: u64) {
        let mut lines: Vec<(&str, String)> = Vec::new();
        let texts = [("Name", &self.name), ("TypeName", &self.type_name)];
        lines.extend(
            texts
                .iter()
                .filter_map(|(key, text)| Some((*key, quoted(text.as_deref()?)))),
        );
        lines.push(("Size", self.size.to_string()));
        lines.push(("Align", align(self, end).to_string()));
        lines.push(("ValueKind", camel(self.kind.as_str())));
        lines.extend(
            self.pointee_align
                .map(|align| ("PointeeAlign", align.to_string())),
        );
        let words = [("AddrSpaceQual", &self.address_space), ("AccQual", &self.access)];
        lines.extend(
            words
                .iter()
                .filter_map(|(key, word)| Some((*key, camel(word.as_deref()?)))),
        );
        for (index, (key, value)) in lines.iter().enumerate() {
            let lead = if index == 0 { "-" } else { " " };
            let _ = writeln!(out, "      {lead} {key}: {value}");
        }
    }

    fn from_text(value: &Value, end: u64) -> Result<Argument, MetadataError> {
        let fields = Fields::new(value, "argument")?;
        let (size, align) = (fields.required("Size")?, fields.number("Align")?.unwrap_or(1));
        let offset = (align.is_power_of_two())
            .then(|| end.checked_next_multiple_of(align))
            .flatten();
        let Some(offset) = offset.filter(|offset| offset.checked_add(size).is_some()) else {
            return error(format!("argument has the alignment {align} and {size} bytes"));
        };
        let Some(kind) = fields.text("ValueKind")? else {
            return error("argument has no ValueKind");
        };
        let word = |key| Ok(fields.text(key)?.map(|word| snake(&word)));
        Ok(Argument {
            name: fields.text("Name")?,
            type_name: fields.text("TypeName")?,
            address_space: word("AddrSpaceQual")?,
            access: word("AccQual")?.filter(|access| access != "default"),
            pointee_align: fields.number("PointeeAlign")?,
            ..Argument::new(ValueKind::parse(&snake(&kind)), offset, size)
        })
    }
}

impl KernelMetadata {
    fn to_text(&self, out: &mut String) {
        let _ = writeln!(out, "  - Name: {}", quoted(&self.name));
        let _ = writeln!(
            out,
            "    SymbolName: {}",
            quoted(&format!("{}{SYMBOL_SUFFIX}", self.name))
        );
        if let Some(size) = self.reqd_workgroup_size {
            let _ = writeln!(out, "    Attrs:\n      ReqdWorkGroupSize: {}", list(&size));
        }
        if !self.arguments.is_empty() {
            out.push_str("    Args:\n");
            let mut end = 0;
            for argument in &self.arguments {
                argument.to_text(out, end);
                end = argument.offset + argument.size;
            }
        }
        out.push_str("    CodeProps:\n");
        let numbers = [
            ("KernargSegmentSize", self.kernarg_segment_size),
            ("GroupSegmentFixedSize", self.group_segment_fixed_size),
            ("PrivateSegmentFixedSize", self.private_segment_fixed_size),
            ("KernargSegmentAlign", self.kernarg_segment_align),
            ("WavefrontSize", self.wavefront_size),
            ("NumSGPRs", self.sgpr_count),
            ("NumVGPRs", self.vgpr_count),
            ("MaxFlatWorkGroupSize", self.max_flat_workgroup_size),
        ];
        for (key, number) in numbers {
            let _ = writeln!(out, "      {key}: {number}");
        }
        let spills = [
            ("NumSpilledSGPRs", self.sgpr_spill_count),
            ("NumSpilledVGPRs", self.vgpr_spill_count),
        ];
        for (key, number) in spills.into_iter().filter(|(_, number)| *number > 0) {
            let _ = writeln!(out, "      {key}: {number}");
        }
        if self.uses_dynamic_stack {
            out.push_str("      IsDynamicCallStack: true\n");
        }
    }

    fn from_text(value: &Value) -> Result<Self, MetadataError> {
        let fields = Fields::new(value, "kernel")?;
        let Some(name) = fields.text("Name")? else {
            return error("kernel has no Name");
        };
        let Some(props) = fields.get("CodeProps") else {
            return error(format!("kernel {name} has no CodeProps"));
        };
        let props = Fields::new(props, "CodeProps")?;
        let number = |key: &str| Ok(props.number(key)?.unwrap_or(0));
        let mut arguments: Vec<Argument> = Vec::new();
        for value in fields.array("Args")? {
            let end = arguments.last().map_or(0, |last| last.offset + last.size);
            arguments.push(Argument::from_text(value, end)?);
        }
        let attributes = fields
            .get("Attrs")
            .map(|value| Fields::new(value, "Attrs"))
            .transpose()?;
        let required = attributes
            .map(|fields| fields.numbers("ReqdWorkGroupSize"))
            .transpose()?;
        Ok(Self {
            symbol: name.clone(),
            name,
            arguments,
            language: fields.text("Language")?,
            language_version: fields.numbers("LanguageVersion")?,
            kernarg_segment_size: props.required("KernargSegmentSize")?,
            kernarg_segment_align: props.required("KernargSegmentAlign")?,
            group_segment_fixed_size: props.required("GroupSegmentFixedSize")?,
            private_segment_fixed_size: props.required("PrivateSegmentFixedSize")?,
            wavefront_size: props.required("WavefrontSize")?,
            sgpr_count: number("NumSGPRs")?,
            vgpr_count: number("NumVGPRs")?,
            sgpr_spill_count: number("NumSpilledSGPRs")?,
            vgpr_spill_count: number("NumSpilledVGPRs")?,
            max_flat_workgroup_size: number("MaxFlatWorkGroupSize")?,
            reqd_workgroup_size: required.flatten(),
            uses_dynamic_stack: props.boolean("IsDynamicCallStack")?.unwrap_or(false),
            ..Self::default()
        })
    }
}

fn list(numbers: &[u64]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("[ {} ]", numbers.join(", "))
}

impl Metadata {
    /// The text of the note of version 2.
    pub fn to_text(&self) -> String {
        let mut out = format!("---\nVersion: {}\n", list(&self.version));
        if !self.kernels.is_empty() {
            out.push_str("Kernels:\n");
        }
        for kernel in &self.kernels {
            kernel.to_text(&mut out);
        }
        out.push_str("...\n");
        out
    }

    /// Reads the text of the note of version 2.
    ///
    /// # Errors
    /// [`MetadataError`] if it is not YAML or a required key is missing or has the wrong type.
    pub fn from_text(text: &[u8]) -> Result<Self, MetadataError> {
        let Ok(text) = str::from_utf8(text) else {
            return error("the text is not UTF-8");
        };
        let value = Reader::read(text.trim_end_matches('\0'))?;
        let fields = Fields::new(&value, "code object")?;
        let Some(version) = fields.numbers("Version")? else {
            return error("no Version");
        };
        let kernels = fields.array("Kernels")?.iter().map(KernelMetadata::from_text);
        Ok(Self {
            version,
            target: None,
            kernels: kernels.collect::<Result<_, _>>()?,
        })
    }
}

/// A YAML document as the values that MessagePack has: text, unsigned numbers, truths, lists, maps.
struct Reader<'a> {
    parser: Parser<std::str::Chars<'a>>,
    events: usize,
}

impl<'a> Reader<'a> {
    fn read(text: &'a str) -> Result<Value, MetadataError> {
        let mut reader = Reader {
            parser: Parser::new_from_str(text),
            events: 0,
        };
        loop {
            match reader.next()? {
                Event::StreamStart | Event::DocumentStart | Event::Nothing => {}
                Event::DocumentEnd | Event::StreamEnd => return Ok(Value::Nil),
                event => return reader.value(event, MAX_DEPTH),
            }
        }
    }

    fn next(&mut self) -> Result<Event, MetadataError> {
        self.events += 1;
        if self.events > MOST_EVENTS {
            return error("the text is too long");
        }
        match self.parser.next_token() {
            Ok((event, _)) => Ok(event),
            Err(cause) => error(format!("not YAML: {cause}")),
        }
    }

    fn value(&mut self, event: Event, depth: usize) -> Result<Value, MetadataError> {
        if depth == 0 {
            return error("parts are too deep in each other");
        }
        match event {
            Event::Scalar(text, style, ..) => Ok(match (style, text.as_str(), text.parse::<u64>()) {
                (TScalarStyle::Plain, _, Ok(number)) => number.into(),
                (TScalarStyle::Plain, "true", _) => true.into(),
                (TScalarStyle::Plain, "false", _) => false.into(),
                _ => text.into(),
            }),
            Event::SequenceStart(..) => {
                let mut items = Vec::new();
                loop {
                    match self.next()? {
                        Event::SequenceEnd => return Ok(Value::Array(items)),
                        event => items.push(self.value(event, depth - 1)?),
                    }
                }
            }
            Event::MappingStart(..) => {
                let mut entries = Vec::new();
                loop {
                    let key = match self.next()? {
                        Event::MappingEnd => return Ok(Value::Map(entries)),
                        event => self.value(event, depth - 1)?,
                    };
                    let event = self.next()?;
                    entries.push((key, self.value(event, depth - 1)?));
                }
            }
            _ => error("the text has aliases"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::CodeObjectVersion;

    /// As `llc-14 --amdhsa-code-object-version=2` writes it.
    const FOREIGN: &[u8] = b"---
Version:         [ 1, 0 ]
Kernels:
  - Name:            k
    SymbolName:      'k@kd'
    Language:        OpenCL C
    LanguageVersion: [ 1, 2 ]
    Args:
      - Name:            n
        Size:            4
        Align:           4
        ValueKind:       ByValue
        AccQual:         Default
      - Name:            out
        Size:            8
        Align:           8
        ValueKind:       GlobalBuffer
        AddrSpaceQual:   Global
    CodeProps:
      KernargSegmentSize: 16
      GroupSegmentFixedSize: 256
      PrivateSegmentFixedSize: 0
      KernargSegmentAlign: 8
      WavefrontSize:   64
      NumSGPRs:        10
      NumVGPRs:        3
      MaxFlatWorkGroupSize: 1024
...
";

    #[test]
    fn foreign_text_is_understood() {
        let metadata = Metadata::from_text(FOREIGN).unwrap();
        let kernel = metadata.kernel("k").unwrap();
        assert_eq!((metadata.version, kernel.symbol.as_str()), ([1, 0], "k"));
        assert_eq!((kernel.sgpr_count, kernel.group_segment_fixed_size), (10, 256));
        let [value, buffer] = &kernel.arguments[..] else {
            panic!("{:?}", kernel.arguments);
        };
        assert_eq!(
            (value.offset, &value.kind, &value.access),
            (0, &ValueKind::ByValue, &None)
        );
        assert_eq!((buffer.offset, &buffer.kind), (8, &ValueKind::GlobalBuffer));
        assert_eq!(buffer.address_space.as_deref(), Some("global"));
    }

    #[test]
    fn write_then_read() {
        let mut image = Argument::new(ValueKind::Image, 40, 8);
        image.access = Some("read_only".into());
        image.name = Some("it's: [odd]".into());
        let mut group = Argument::new(ValueKind::DynamicSharedPointer, 48, 4);
        group.pointee_align = Some(16);
        let mut metadata = Metadata::new(CodeObjectVersion::V2, String::new());
        metadata.kernels.push(KernelMetadata {
            name: "123".into(),
            symbol: "123".into(),
            // An array of bytes, and one that is aligned beyond its size.
            arguments: vec![
                Argument::new(ValueKind::ByValue, 0, 3),
                Argument::new(ValueKind::ByValue, 32, 4),
                image,
                group,
            ],
            kernarg_segment_size: 52,
            kernarg_segment_align: 32,
            wavefront_size: 64,
            vgpr_spill_count: 2,
            reqd_workgroup_size: Some([8, 8, 1]),
            uses_dynamic_stack: true,
            ..KernelMetadata::default()
        });
        assert_eq!(Metadata::from_text(metadata.to_text().as_bytes()), Ok(metadata));
    }

    #[test]
    fn damaged_text_is_an_error() {
        let deep = "- ".repeat(100_000);
        for (text, wanted) in [
            (deep.as_str(), "deep"),
            ("Version: [ 1 ]", "Version"),
            ("Version: [ 1, 0 ]\nKernels:\n  - Name: k\n", "CodeProps"),
            ("Version: &a [ 1, 0 ]\nKernels: *a\n", "aliases"),
            ("'", "YAML"),
            ("", "not a map"),
        ] {
            let found = Metadata::from_text(text.as_bytes()).unwrap_err().to_string();
            assert!(found.contains(wanted), "{found}");
        }
        for length in 0..FOREIGN.len() {
            // Whatever it is, it is not a panic.
            let _ = Metadata::from_text(&FOREIGN[..length]);
        }
    }
}
