//! Code object metadata: a MessagePack map in a note of owner `AMDGPU`, type 32 (`NT_AMDGPU_METADATA`), code object v3 to v6. That of
//! version 2 is text ([`yaml`]).
//!
//! Writing sorts the keys, as the tools do. Reading takes what it knows and ignores other keys, because the format is open.

pub mod yaml;

use crate::target::CodeObjectVersion;
use rmpv::Value;
use std::fmt;

/// Note owner.
pub const NOTE_OWNER: &[u8] = b"AMDGPU";
/// Note type `NT_AMDGPU_METADATA`.
pub const NOTE_TYPE: u32 = 32;
/// Nesting depth that reading follows.
const MAX_DEPTH: usize = 16;

/// Metadata that cannot be read (the input's fault).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MetadataError {
    /// What is wrong, with the key.
    pub what: String,
}

impl fmt::Display for MetadataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "code object metadata: {}", self.what)
    }
}

impl std::error::Error for MetadataError {}

fn error<T>(what: impl Into<String>) -> Result<T, MetadataError> {
    Err(MetadataError { what: what.into() })
}

macro_rules! value_kinds {
    ($($(#[$doc:meta])* $variant:ident = $text:literal,)*) => {
        /// What a kernel argument is (`.value_kind`).
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum ValueKind {
            $($(#[$doc])* $variant,)*
            /// A kind not known here.
            Other(String),
        }

        impl ValueKind {
            /// The text in the metadata.
            pub fn as_str(&self) -> &str {
                match self {
                    $(ValueKind::$variant => $text,)*
                    ValueKind::Other(text) => text,
                }
            }

            fn parse(text: &str) -> Self {
                match text {
                    $($text => ValueKind::$variant,)*
                    _ => ValueKind::Other(text.to_owned()),
                }
            }
        }
    };
}

value_kinds! {
    /// The bytes themselves.
    ByValue = "by_value",
    /// Address of a buffer.
    GlobalBuffer = "global_buffer",
    /// Offset of dynamic group memory.
    DynamicSharedPointer = "dynamic_shared_pointer",
    /// Sampler handle.
    Sampler = "sampler",
    /// Image handle.
    Image = "image",
    /// Pipe.
    Pipe = "pipe",
    /// Device queue.
    Queue = "queue",
    /// Number of full work-groups along x.
    HiddenBlockCountX = "hidden_block_count_x",
    /// Number of full work-groups along y.
    HiddenBlockCountY = "hidden_block_count_y",
    /// Number of full work-groups along z.
    HiddenBlockCountZ = "hidden_block_count_z",
    /// Work-group size along x.
    HiddenGroupSizeX = "hidden_group_size_x",
    /// Work-group size along y.
    HiddenGroupSizeY = "hidden_group_size_y",
    /// Work-group size along z.
    HiddenGroupSizeZ = "hidden_group_size_z",
    /// Size of the partial work-group along x.
    HiddenRemainderX = "hidden_remainder_x",
    /// Size of the partial work-group along y.
    HiddenRemainderY = "hidden_remainder_y",
    /// Size of the partial work-group along z.
    HiddenRemainderZ = "hidden_remainder_z",
    /// Global offset along x.
    HiddenGlobalOffsetX = "hidden_global_offset_x",
    /// Global offset along y.
    HiddenGlobalOffsetY = "hidden_global_offset_y",
    /// Global offset along z.
    HiddenGlobalOffsetZ = "hidden_global_offset_z",
    /// Number of dimensions.
    HiddenGridDims = "hidden_grid_dims",
    /// Unused slot.
    HiddenNone = "hidden_none",
    /// Bytes of dynamic group memory.
    HiddenDynamicLdsSize = "hidden_dynamic_lds_size",
    /// High half of the private aperture.
    HiddenPrivateBase = "hidden_private_base",
    /// High half of the group aperture.
    HiddenSharedBase = "hidden_shared_base",
    /// Queue address.
    HiddenQueuePtr = "hidden_queue_ptr",
}

impl ValueKind {
    /// Whether the runtime fills the argument in.
    pub fn is_hidden(&self) -> bool {
        self.as_str().starts_with("hidden_")
    }
}

/// One kernel argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// Name in the source, if known.
    pub name: Option<String>,
    /// Type name in the source, if known.
    pub type_name: Option<String>,
    /// Offset in the kernarg segment.
    pub offset: u64,
    /// Size in bytes.
    pub size: u64,
    /// What it is.
    pub kind: ValueKind,
    /// `global`, `local`, `constant`, `generic`, `private` or `region`, for pointers.
    pub address_space: Option<String>,
    /// `read_only`, `write_only` or `read_write`: what the source lets a kernel do with an image.
    pub access: Option<String>,
    /// Alignment of what a dynamic shared pointer points to.
    pub pointee_align: Option<u64>,
}

impl Argument {
    /// An argument without the optional parts.
    pub fn new(kind: ValueKind, offset: u64, size: u64) -> Self {
        Self {
            name: None,
            type_name: None,
            offset,
            size,
            kind,
            address_space: None,
            access: None,
            pointee_align: None,
        }
    }
}

/// One kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelMetadata {
    /// Name of the kernel.
    pub name: String,
    /// Symbol of its descriptor (`NAME.kd`).
    pub symbol: String,
    /// Source language, if known.
    pub language: Option<String>,
    /// Version of the source language.
    pub language_version: Option<[u64; 2]>,
    /// Arguments in kernarg order.
    pub arguments: Vec<Argument>,
    /// Bytes of the kernarg segment.
    pub kernarg_segment_size: u64,
    /// Alignment of the kernarg segment.
    pub kernarg_segment_align: u64,
    /// Static group memory.
    pub group_segment_fixed_size: u64,
    /// Static private memory per work-item.
    pub private_segment_fixed_size: u64,
    /// Lanes per wave.
    pub wavefront_size: u64,
    /// SGPRs used.
    pub sgpr_count: u64,
    /// VGPRs used.
    pub vgpr_count: u64,
    /// SGPRs spilled.
    pub sgpr_spill_count: u64,
    /// VGPRs spilled.
    pub vgpr_spill_count: u64,
    /// Accumulation registers used; of processors that have some only.
    pub agpr_count: Option<u64>,
    /// Most work-items in a work-group.
    pub max_flat_workgroup_size: u64,
    /// Required work-group size.
    pub reqd_workgroup_size: Option<[u64; 3]>,
    /// Whether the stack size is not known statically.
    pub uses_dynamic_stack: bool,
    /// Whether no dispatch has partial work-groups.
    pub uniform_work_group_size: bool,
    /// Work-group processor mode; gfx10 and later only.
    pub workgroup_processor_mode: Option<bool>,
}

/// Metadata of a code object.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Metadata {
    /// `amdhsa.version`
    pub version: [u64; 2],
    /// `amdhsa.target`
    pub target: Option<String>,
    /// The kernels.
    pub kernels: Vec<KernelMetadata>,
}

fn map(mut entries: Vec<(&str, Value)>) -> Value {
    entries.sort_by(|a, b| a.0.cmp(b.0));
    Value::Map(
        entries
            .into_iter()
            .map(|(key, value)| (Value::from(key), value))
            .collect(),
    )
}

fn list<T: Copy + Into<Value>>(items: &[T]) -> Value {
    Value::Array(items.iter().map(|&item| item.into()).collect())
}

impl Argument {
    fn to_value(&self) -> Value {
        let mut entries: Vec<(&str, Value)> = vec![
            (".offset", self.offset.into()),
            (".size", self.size.into()),
            (".value_kind", self.kind.as_str().into()),
        ];
        let texts = [
            (".name", &self.name),
            (".type_name", &self.type_name),
            (".address_space", &self.address_space),
            (".access", &self.access),
        ];
        entries.extend(
            texts
                .into_iter()
                .filter_map(|(key, text)| Some((key, text.as_deref()?.into()))),
        );
        entries.extend(self.pointee_align.map(|align| (".pointee_align", align.into())));
        map(entries)
    }

    fn from_value(value: &Value) -> Result<Self, MetadataError> {
        let fields = Fields::new(value, "argument")?;
        Ok(Self {
            name: fields.text(".name")?,
            type_name: fields.text(".type_name")?,
            offset: fields.required(".offset")?,
            size: fields.required(".size")?,
            kind: match fields.text(".value_kind")? {
                Some(text) => ValueKind::parse(&text),
                None => return error("argument has no .value_kind"),
            },
            address_space: fields.text(".address_space")?,
            access: fields.text(".access")?,
            pointee_align: fields.number(".pointee_align")?,
        })
    }
}

impl KernelMetadata {
    fn to_value(&self) -> Value {
        let mut entries: Vec<(&str, Value)> = vec![
            (".name", self.name.as_str().into()),
            (".symbol", self.symbol.as_str().into()),
            (
                ".args",
                Value::Array(self.arguments.iter().map(Argument::to_value).collect()),
            ),
            (".kernarg_segment_size", self.kernarg_segment_size.into()),
            (".kernarg_segment_align", self.kernarg_segment_align.into()),
            (".group_segment_fixed_size", self.group_segment_fixed_size.into()),
            (
                ".private_segment_fixed_size",
                self.private_segment_fixed_size.into(),
            ),
            (".wavefront_size", self.wavefront_size.into()),
            (".sgpr_count", self.sgpr_count.into()),
            (".vgpr_count", self.vgpr_count.into()),
            (".sgpr_spill_count", self.sgpr_spill_count.into()),
            (".vgpr_spill_count", self.vgpr_spill_count.into()),
            (".max_flat_workgroup_size", self.max_flat_workgroup_size.into()),
            (".uses_dynamic_stack", self.uses_dynamic_stack.into()),
        ];
        entries.extend(self.agpr_count.map(|count| (".agpr_count", count.into())));
        entries.extend(self.language.as_deref().map(|text| (".language", text.into())));
        entries.extend(
            self.language_version
                .map(|version| (".language_version", list(&version))),
        );
        entries.extend(
            self.reqd_workgroup_size
                .map(|size| (".reqd_workgroup_size", list(&size))),
        );
        entries.extend(
            self.workgroup_processor_mode
                .map(|mode| (".workgroup_processor_mode", u64::from(mode).into())),
        );
        // The tools write these two as numbers, and the second only if it holds.
        if self.uniform_work_group_size {
            entries.push((".uniform_work_group_size", 1.into()));
        }
        map(entries)
    }

    fn from_value(value: &Value) -> Result<Self, MetadataError> {
        let fields = Fields::new(value, "kernel")?;
        let number = |key: &str| Ok(fields.number(key)?.unwrap_or(0));
        let Some(name) = fields.text(".name")? else {
            return error("kernel has no .name");
        };
        let Some(symbol) = fields.text(".symbol")? else {
            return error(format!("kernel {name} has no .symbol"));
        };
        Ok(Self {
            arguments: fields
                .array(".args")?
                .iter()
                .map(Argument::from_value)
                .collect::<Result<_, _>>()?,
            language: fields.text(".language")?,
            language_version: fields.numbers(".language_version")?,
            kernarg_segment_size: fields.required(".kernarg_segment_size")?,
            kernarg_segment_align: fields.required(".kernarg_segment_align")?,
            group_segment_fixed_size: fields.required(".group_segment_fixed_size")?,
            private_segment_fixed_size: fields.required(".private_segment_fixed_size")?,
            wavefront_size: fields.required(".wavefront_size")?,
            sgpr_count: number(".sgpr_count")?,
            vgpr_count: number(".vgpr_count")?,
            sgpr_spill_count: number(".sgpr_spill_count")?,
            vgpr_spill_count: number(".vgpr_spill_count")?,
            max_flat_workgroup_size: number(".max_flat_workgroup_size")?,
            reqd_workgroup_size: fields.numbers(".reqd_workgroup_size")?,
            agpr_count: fields.number(".agpr_count")?,
            uses_dynamic_stack: fields.boolean(".uses_dynamic_stack")?.unwrap_or(false),
            uniform_work_group_size: fields.boolean(".uniform_work_group_size")?.unwrap_or(false),
            workgroup_processor_mode: fields.boolean(".workgroup_processor_mode")?,
            name,
            symbol,
        })
    }
}

impl Metadata {
    /// Empty metadata of this format version; versions 2 and 3 do not name the target.
    pub fn new(version: CodeObjectVersion, target: String) -> Self {
        Self {
            version: version.metadata_version(),
            target: version.names_target().then_some(target),
            kernels: Vec::new(),
        }
    }

    /// The kernel of this name.
    pub fn kernel(&self, name: &str) -> Option<&KernelMetadata> {
        self.kernels.iter().find(|kernel| kernel.name == name)
    }

    /// The MessagePack bytes of the note.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut entries = vec![
            ("amdhsa.version", list(&self.version)),
            (
                "amdhsa.kernels",
                Value::Array(self.kernels.iter().map(KernelMetadata::to_value).collect()),
            ),
        ];
        entries.extend(
            self.target
                .as_deref()
                .map(|target| ("amdhsa.target", target.into())),
        );
        let mut out = Vec::new();
        // Writing to a vector cannot fail, and the error type has no other cause.
        let _infallible = rmpv::encode::write_value(&mut out, &map(entries));
        out
    }

    /// Reads the MessagePack bytes of the note.
    ///
    /// # Errors
    /// [`MetadataError`] if the bytes are not MessagePack or a required key is missing or has the wrong type.
    pub fn from_bytes(mut bytes: &[u8]) -> Result<Self, MetadataError> {
        let value = match rmpv::decode::read_value_with_max_depth(&mut bytes, MAX_DEPTH) {
            Ok(value) => value,
            Err(cause) => return error(format!("not MessagePack: {cause}")),
        };
        let fields = Fields::new(&value, "code object")?;
        let Some(version) = fields.numbers("amdhsa.version")? else {
            return error("no amdhsa.version");
        };
        let kernels = fields
            .array("amdhsa.kernels")?
            .iter()
            .map(KernelMetadata::from_value)
            .collect::<Result<_, _>>()?;
        Ok(Self {
            version,
            target: fields.text("amdhsa.target")?,
            kernels,
        })
    }
}

/// A MessagePack map with typed look-ups.
struct Fields<'a> {
    entries: &'a [(Value, Value)],
    what: &'static str,
}

impl<'a> Fields<'a> {
    fn new(value: &'a Value, what: &'static str) -> Result<Self, MetadataError> {
        match value {
            Value::Map(entries) => Ok(Self { entries, what }),
            _ => error(format!("{what} is not a map")),
        }
    }

    fn get(&self, key: &str) -> Option<&'a Value> {
        self.entries
            .iter()
            .find(|(name, _)| name.as_str() == Some(key))
            .map(|(_, value)| value)
    }

    fn typed<T>(
        &self,
        key: &str,
        expected: &str,
        take: impl Fn(&'a Value) -> Option<T>,
    ) -> Result<Option<T>, MetadataError> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => match take(value) {
                Some(taken) => Ok(Some(taken)),
                None => error(format!("{key} of {} is not {expected}", self.what)),
            },
        }
    }

    fn text(&self, key: &str) -> Result<Option<String>, MetadataError> {
        self.typed(key, "a string", |value| value.as_str().map(str::to_owned))
    }

    fn number(&self, key: &str) -> Result<Option<u64>, MetadataError> {
        self.typed(key, "an unsigned integer", Value::as_u64)
    }

    fn boolean(&self, key: &str) -> Result<Option<bool>, MetadataError> {
        // clang writes some of them as 0 and 1.
        let truth = |value: &Value| match value.as_u64() {
            Some(number @ 0..=1) => Some(number == 1),
            _ => value.as_bool(),
        };
        self.typed(key, "a boolean", truth)
    }

    fn required(&self, key: &str) -> Result<u64, MetadataError> {
        match self.number(key)? {
            Some(number) => Ok(number),
            None => error(format!("{} has no {key}", self.what)),
        }
    }

    fn numbers<const N: usize>(&self, key: &str) -> Result<Option<[u64; N]>, MetadataError> {
        self.typed(key, "a list of integers of the right length", |value| {
            let numbers: Option<Vec<u64>> = value.as_array()?.iter().map(Value::as_u64).collect();
            numbers?.try_into().ok()
        })
    }

    fn array(&self, key: &str) -> Result<&'a [Value], MetadataError> {
        let found = self.typed(key, "a list", |value| value.as_array().map(Vec::as_slice))?;
        Ok(found.unwrap_or(&[]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample() -> Metadata {
        let mut pointer = Argument::new(ValueKind::GlobalBuffer, 0, 8);
        pointer.address_space = Some("global".into());
        pointer.name = Some("out".into());
        let kernel = KernelMetadata {
            name: "k".into(),
            symbol: "k.kd".into(),
            arguments: vec![pointer, Argument::new(ValueKind::Other("weird".into()), 8, 4)],
            kernarg_segment_size: 12,
            kernarg_segment_align: 8,
            wavefront_size: 64,
            reqd_workgroup_size: Some([8, 8, 1]),
            language_version: Some([2, 0]),
            uses_dynamic_stack: true,
            ..KernelMetadata::default()
        };
        let mut metadata = Metadata::new(CodeObjectVersion::V5, "amdgcn-amd-amdhsa--gfx900".into());
        metadata.kernels.push(kernel);
        metadata
    }

    #[test]
    fn write_then_read() {
        let metadata = sample();
        assert_eq!(Metadata::from_bytes(&metadata.to_bytes()), Ok(metadata));
    }

    #[test]
    fn truncated_bytes_are_an_error_not_a_panic() {
        let bytes = sample().to_bytes();
        for length in 0..bytes.len() {
            assert!(Metadata::from_bytes(&bytes[..length]).is_err(), "{length}");
        }
    }

    #[test]
    fn wrong_types_name_the_key() {
        let mut bytes = Vec::new();
        let value = Value::Map(vec![("amdhsa.version".into(), "1.2".into())]);
        rmpv::encode::write_value(&mut bytes, &value).unwrap();
        let error = Metadata::from_bytes(&bytes).unwrap_err();
        assert!(error.to_string().contains("amdhsa.version"), "{error}");
    }
}
