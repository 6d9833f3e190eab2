//! What every part of the reader works with: the sections, the module being filled, and the meaning of offsets.
//!
//! Reading takes two walks over `hsa_code`, because operands may refer to later entries. The first
//! (`declare`) makes an entity of the module for every directive that is one and finds what belongs to which
//! executable; the second (`code`) makes items and statements, with all references resolved.
//!
//! Entries may be shared: any number of instructions can name one operand list, and the module model has no sharing.
//! So that a small file cannot ask for more memory than any real module, copies are counted against
//! [`OPERAND_ALLOWANCE`] and [`MAX_CONSTANT_BYTES`].

use crate::container::{Image, SECTION_NAMES};
use crate::entry::{Entry, Section, code_bytes, operand_bytes};
use crate::error::Read;
use crate::validate;
use crate::write::Extras;
use rustc_hash::FxHashMap;
use wavelift_frontend_hsail::model::{
    ExecutableId, FbarrierId, LabelId, Module, ModuleHeader, Name, Names, Statement, Symbol, VariableId,
};
use wavelift_frontend_hsail::{Diagnostic, Span};

/// A module may have so many operands, shared ones counted each time, and one more for each of its bytes. Without
/// sharing an operand takes at least four bytes.
pub const OPERAND_ALLOWANCE: usize = 1 << 16;

/// The largest size of all constants, shared ones counted each time, of a module.
pub const MAX_CONSTANT_BYTES: usize = 1 << 28;

/// Reading stops after so many errors.
pub const MAX_ERRORS: usize = 20;

/// Where the two fields of `BrigInstMod` are whose order is disputed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ModLayout {
    /// Rounding, then packing: what tools write.
    #[default]
    RoundThenPack,
    /// Packing, then rounding: what the manual prints (HSA PRM 18.6.14).
    PackThenRound,
}

/// How to read a module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Keep comments as annotations.
    pub comments: bool,
    /// Layout of `BrigInstMod`.
    pub mod_layout: ModLayout,
}

/// What a name must look like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sigil {
    Module = b'&' as isize,
    Local = b'%' as isize,
    Label = b'@' as isize,
}

/// A string of the data section, interned.
#[derive(Clone, Copy)]
struct Interned {
    name: Name,
    /// The sigil, if the string is an identifier.
    sigil: Option<u8>,
}

/// The symbols of a module by their offset in `hsa_code`.
#[derive(Debug)]
pub(crate) struct Places {
    /// In order of their offsets, which is the order in which they are found.
    symbols: Vec<(u32, Symbol)>,
    /// By quarter of the offset, one more than an index of `symbols`; 0 for none. As large as the section.
    index: Vec<u32>,
}

impl Places {
    fn new(section_bytes: u32) -> Places {
        Places {
            symbols: Vec::new(),
            index: vec![0; section_bytes as usize / 4 + 1],
        }
    }

    pub(crate) fn insert(&mut self, offset: u32, symbol: Symbol) {
        self.symbols.push((offset, symbol));
        if let Some(slot) = self.index.get_mut(offset as usize / 4) {
            *slot = self.symbols.len() as u32;
        }
    }

    pub(crate) fn get(&self, offset: u32) -> Option<Symbol> {
        let slot = *self.index.get(offset as usize / 4)?;
        let (at, symbol) = *self.symbols.get((slot as usize).checked_sub(1)?)?;
        (at == offset).then_some(symbol)
    }

    /// All with their offsets, in order of those.
    pub(crate) fn all(&self) -> &[(u32, Symbol)] {
        &self.symbols
    }
}

pub(crate) struct Reader<'a> {
    pub(crate) data: Section<'a>,
    pub(crate) code: Section<'a>,
    pub(crate) operands: Section<'a>,
    pub(crate) options: Options,
    pub(crate) module: Module,
    /// What the entry at an offset of `hsa_code` is.
    pub(crate) entities: Places,
    /// Statements of the code block being read.
    pub(crate) statements: Vec<Statement>,
    /// What references to a declaration mean instead: see invariant M2 of the model.
    pub(crate) redirected: FxHashMap<Symbol, Symbol>,
    /// What the model has no place for.
    pub(crate) extras: Extras,
    /// First and end offset of the code block of an executable.
    pub(crate) bodies: FxHashMap<ExecutableId, (u32, u32)>,
    errors: Vec<Diagnostic>,
    strings: FxHashMap<u32, Interned>,
    comments: FxHashMap<u32, Name>,
    operand_count: usize,
    operand_limit: usize,
    constant_bytes: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(image: &Image<'a>, options: Options) -> Read<Reader<'a>> {
        let [data, code, operand] = [0, 1, 2].map(|n| image.sections[n]);
        let [data_name, code_name, operand_name] = SECTION_NAMES;
        let mut names = Names::new();
        let header = ModuleHeader {
            name: names.intern(""),
            major: 1,
            minor: 0,
            profile: wavelift_frontend_hsail::model::Profile::Full,
            machine: wavelift_frontend_hsail::model::MachineModel::Large,
            round: wavelift_frontend_hsail::model::DefaultRound::Default,
            span: Span::NONE,
        };
        // Most operands are registers, of eight bytes; room that is not used is never touched.
        const BYTES_PER_OPERAND: usize = 10;
        let mut module = Module::new(header, names);
        module.reserve_operands(operand.bytes.len() / BYTES_PER_OPERAND);
        Ok(Reader {
            data: Section::index_data(data, data_name)?,
            code: Section::index(code, code_name, code_bytes)?,
            operands: Section::index(operand, operand_name, operand_bytes)?,
            options,
            // The header is replaced when its directive is read; a module without one is an error.
            module,
            entities: Places::new(code.bytes.len() as u32),
            statements: Vec::new(),
            redirected: FxHashMap::default(),
            extras: image.extras(),
            bodies: FxHashMap::default(),
            errors: Vec::new(),
            strings: FxHashMap::default(),
            comments: FxHashMap::default(),
            operand_count: 0,
            operand_limit: OPERAND_ALLOWANCE + image.sections.iter().map(|s| s.bytes.len()).sum::<usize>(),
            constant_bytes: 0,
        })
    }

    /// Notes an error. False if there are too many to go on.
    pub(crate) fn report(&mut self, error: Diagnostic) -> bool {
        self.errors.push(error);
        self.errors.len() < MAX_ERRORS
    }

    /// The module, or what is wrong with it.
    pub(crate) fn finish(mut self) -> Result<(Module, Extras), Vec<Diagnostic>> {
        if self.errors.is_empty() {
            self.errors = validate::check(&self.module);
            self.errors.truncate(MAX_ERRORS);
        }
        if !self.errors.is_empty() {
            return Err(self.errors);
        }
        self.module.shrink_to_fit();
        Ok((self.module, self.extras))
    }

    /// Whether any error was noted.
    pub(crate) fn has_errors(&self) -> bool {
        !self.errors.is_empty()
    }

    /// Counts `count` operands against the limit.
    pub(crate) fn spend_operands(&mut self, entry: &Entry<'_>, count: usize) -> Read<()> {
        self.operand_count += count;
        if self.operand_count > self.operand_limit {
            let limit = self.operand_limit;
            let message =
                format!("the module has more than {limit} operands, which its size does not call for");
            return Err(entry.fail("brig-limit", message));
        }
        Ok(())
    }

    /// Counts the bytes of a constant against the limit.
    pub(crate) fn spend_constant(&mut self, entry: &Entry<'_>, bytes: usize) -> Read<()> {
        self.constant_bytes += bytes;
        if self.constant_bytes > MAX_CONSTANT_BYTES {
            let message = format!("the constants of the module have more than {MAX_CONSTANT_BYTES} bytes");
            return Err(entry.fail("brig-limit", message));
        }
        Ok(())
    }

    /// The bytes that the data offset in field `at` refers to.
    pub(crate) fn bytes(&self, entry: &Entry<'_>, at: usize) -> Read<&'a [u8]> {
        self.data
            .data(entry.u32(at))
            .ok_or_else(|| self.data.bad_offset(entry, at))
    }

    /// The offsets in the list that the data offset in field `at` refers to.
    pub(crate) fn list(
        &self,
        entry: &Entry<'_>,
        at: usize,
    ) -> Read<impl ExactSizeIterator<Item = u32> + use<'a>> {
        let bytes = self.bytes(entry, at)?;
        let (words, rest) = bytes.as_chunks::<4>();
        if !rest.is_empty() {
            let message = format!("a list of offsets cannot have {} bytes", bytes.len());
            return Err(entry.fail_at("brig-offset", at, 4, message));
        }
        Ok(words.iter().map(|word| u32::from_le_bytes(*word)))
    }

    /// The operand entry at `offset`, which stands in a list that field `at` of `entry` refers to, or in that field.
    pub(crate) fn operand_entry(&self, entry: &Entry<'_>, at: usize, offset: u32) -> Read<Entry<'a>> {
        self.operands.entry(offset).ok_or_else(|| {
            let message = format!("no entry of hsa_operand starts at offset {offset:#x}");
            entry.fail_at("brig-offset", at, 4, message)
        })
    }

    fn interned(&mut self, entry: &Entry<'_>, at: usize) -> Read<Interned> {
        let offset = entry.u32(at);
        if let Some(known) = self.strings.get(&offset) {
            return Ok(*known);
        }
        let bytes = self.bytes(entry, at)?;
        let identifier = |bytes: &[u8]| match bytes {
            [sigil @ (b'&' | b'%' | b'@'), first, rest @ ..] => {
                let letter = first.is_ascii_alphabetic() || *first == b'_';
                let word = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'.');
                (letter && rest.iter().all(word)).then_some(*sigil)
            }
            _ => None,
        };
        let sigil = identifier(bytes);
        // Strings are bytes; the model has text. Latin-1 keeps every byte.
        let text: String = bytes.iter().map(|byte| char::from(*byte)).collect();
        let interned = Interned {
            name: self.module.names.intern(&text),
            sigil,
        };
        self.strings.insert(offset, interned);
        Ok(interned)
    }

    /// The comment `bytes` that the data offset in field `at` refers to. Comments are copied from source text, which is
    /// UTF-8 more often than not.
    pub(crate) fn comment(&mut self, entry: &Entry<'_>, at: usize, bytes: &[u8]) -> Name {
        let names = &mut self.module.names;
        *self
            .comments
            .entry(entry.u32(at))
            .or_insert_with(|| match std::str::from_utf8(bytes) {
                Ok(text) => names.intern(text),
                Err(_) => names.intern(&bytes.iter().map(|byte| char::from(*byte)).collect::<String>()),
            })
    }

    /// The string that the data offset in field `at` refers to.
    pub(crate) fn string(&mut self, entry: &Entry<'_>, at: usize) -> Read<Name> {
        self.interned(entry, at).map(|interned| interned.name)
    }

    /// The identifier that the data offset in field `at` refers to.
    pub(crate) fn identifier(&mut self, entry: &Entry<'_>, at: usize, sigil: Sigil) -> Read<Name> {
        let interned = self.interned(entry, at)?;
        if interned.sigil != Some(sigil as u8) {
            // At most so much of the string is shown.
            const LONGEST: usize = 40;
            let text: String = self.module.name(interned.name).chars().take(LONGEST).collect();
            let message = format!(
                "{text:?} is no identifier that starts with `{}`",
                char::from(sigil as u8)
            );
            return Err(entry.fail_at("brig-name", at, 4, message));
        }
        Ok(interned.name)
    }

    /// What the code offset `offset` refers to, seen from `scope`: symbols of other executables are not in sight.
    /// `entry` and `at` say where the offset stands.
    pub(crate) fn symbol(
        &self,
        entry: &Entry<'_>,
        at: usize,
        offset: u32,
        scope: Option<ExecutableId>,
    ) -> Read<Symbol> {
        let mut symbol = self.entities.get(offset).ok_or_else(|| {
            let message = format!("no symbol of hsa_code starts at offset {offset:#x}");
            entry.fail_at("brig-offset", at, 4, message)
        })?;
        if !self.redirected.is_empty()
            && let Some(definition) = self.redirected.get(&symbol)
        {
            symbol = *definition;
        }
        let owner = match symbol {
            Symbol::Variable(id) => self.module.variables[id].owner,
            Symbol::Fbarrier(id) => self.module.fbarriers[id].owner,
            Symbol::Label(id) => Some(self.module.labels[id].owner),
            Symbol::Executable(_) | Symbol::Module => None,
        };
        if owner.is_some() && owner != scope {
            let message = "the symbol belongs to another executable";
            return Err(entry.fail_at("brig-offset", at, 4, message));
        }
        Ok(symbol)
    }

    /// As [`Reader::symbol`], for a variable.
    pub(crate) fn variable(&self, e: &Entry<'_>, at: usize, scope: Option<ExecutableId>) -> Read<VariableId> {
        match self.symbol(e, at, e.u32(at), scope)? {
            Symbol::Variable(id) => Ok(id),
            _ => Err(e.fail_at("brig-offset", at, 4, "the offset must be that of a variable")),
        }
    }

    pub(crate) fn variable_at(&self, offset: u32) -> Option<VariableId> {
        match self.entities.get(offset)? {
            Symbol::Variable(id) => Some(id),
            _ => None,
        }
    }

    pub(crate) fn fbarrier_at(&self, offset: u32) -> Option<FbarrierId> {
        match self.entities.get(offset)? {
            Symbol::Fbarrier(id) => Some(id),
            _ => None,
        }
    }

    pub(crate) fn label_at(&self, offset: u32) -> Option<LabelId> {
        match self.entities.get(offset)? {
            Symbol::Label(id) => Some(id),
            _ => None,
        }
    }

    pub(crate) fn executable_at(&self, offset: u32) -> Option<ExecutableId> {
        match self.entities.get(offset)? {
            Symbol::Executable(id) => Some(id),
            _ => None,
        }
    }
}
