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
use crate::outline::BrigOutline;
use crate::validate;
use crate::write::Extras;
use rustc_hash::FxHashMap;
use wavelift_hsail::model::part::{Copies, Part, Slice};
use wavelift_hsail::model::{
    ExecutableId, FbarrierId, LabelId, Module, ModuleHeader, Name, Names, Statement, Symbol, VariableId,
};
use wavelift_hsail::{Diagnostic, Span};

/// A module may have so many operands, shared ones counted each time, and one more for each of its bytes. Without
/// sharing an operand takes at least four bytes.
pub const OPERAND_ALLOWANCE: usize = 1 << 16;

/// The largest size of all constants of a module and of the ends of operands that are longer than this version knows, shared ones
/// counted each time.
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

impl Options {
    /// Everything that the model can hold, from what tools write.
    pub const EVERYTHING: Options = Options {
        comments: true,
        mod_layout: ModLayout::RoundThenPack,
    };
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

/// The symbols of a module, or of a piece of it, by their offset in `hsa_code`.
#[derive(Debug, Default)]
pub(crate) struct Places {
    /// In order of their offsets, which is the order in which they are found.
    symbols: Vec<(u32, Symbol)>,
    /// Offset of the piece.
    from: u32,
    /// By quarter of the offset in the piece, one more than an index of `symbols`; 0 for none. Where few entries are
    /// symbols there is no such table.
    index: Vec<u32>,
}

impl Places {
    /// Forgets all symbols. The next ones are between the offsets `from` and `to`.
    fn start(&mut self, from: u32, to: u32) {
        self.symbols.clear();
        self.from = from;
        self.index.clear();
        self.index.resize(to.saturating_sub(from) as usize / 4 + 1, 0);
    }

    pub(crate) fn insert(&mut self, offset: u32, symbol: Symbol) {
        self.symbols.push((offset, symbol));
        let at = offset.wrapping_sub(self.from) as usize / 4;
        if let Some(slot) = self.index.get_mut(at) {
            *slot = self.symbols.len() as u32;
        }
    }

    pub(crate) fn get(&self, offset: u32) -> Option<Symbol> {
        let n = if self.index.is_empty() {
            self.symbols.binary_search_by_key(&offset, |(at, _)| *at).ok()?
        } else {
            let slot = *self.index.get(offset.wrapping_sub(self.from) as usize / 4)?;
            (slot as usize).checked_sub(1)?
        };
        let (at, symbol) = *self.symbols.get(n)?;
        (at == offset).then_some(symbol)
    }

    /// All with their offsets, in order of those.
    pub(crate) fn all(&self) -> &[(u32, Symbol)] {
        &self.symbols
    }
}

/// The three standard sections.
#[derive(Debug)]
pub(crate) struct Sections<'a> {
    pub(crate) data: Section<'a>,
    pub(crate) code: Section<'a>,
    pub(crate) operands: Section<'a>,
}

impl<'a> Sections<'a> {
    /// Walks all of them, each in a thread of its own if there are several.
    pub(crate) fn index(image: &Image<'a>, jobs: usize) -> Read<Sections<'a>> {
        let [data, code, operands] = [0, 1, 2].map(|n| image.sections[n]);
        let [data_name, code_name, operand_name] = SECTION_NAMES;
        let index_data = || Section::index_data(data, data_name);
        let index_code = || Section::index(code, code_name, code_bytes);
        let index_operands = || Section::index(operands, operand_name, operand_bytes);
        if jobs == 1 {
            return Ok(Sections {
                data: index_data()?,
                code: index_code()?,
                operands: index_operands()?,
            });
        }
        let (data, code, operands) = std::thread::scope(|scope| {
            let thread = std::thread::Builder::new().spawn_scoped(scope, index_data);
            let (code, operands) = (index_code(), index_operands());
            // Without a thread, or if it is lost, the work is done here.
            let data = thread.ok().and_then(|thread| thread.join().ok());
            (data.unwrap_or_else(index_data), code, operands)
        });
        Ok(Sections {
            data: data?,
            code: code?,
            operands: operands?,
        })
    }
}

pub(crate) struct Reader<'a> {
    pub(crate) data: &'a Section<'a>,
    pub(crate) code: &'a Section<'a>,
    pub(crate) operands: &'a Section<'a>,
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
    /// Code blocks are passed over, and cut if they are larger than this.
    pub(crate) outline_only: Option<usize>,
    /// How code blocks are cut: where the first slice begins, and where each ends.
    pub(crate) slices: FxHashMap<ExecutableId, Box<[u32]>>,
    /// While a piece of a code block is read: where all of it is.
    pub(crate) function: Option<(u32, u32)>,
    /// Labels of that code block that stand in other pieces, by their offset.
    pub(crate) labels_elsewhere: FxHashMap<u32, LabelId>,
    /// If the module being read is a part: its outline, and what it has of that.
    pub(crate) outline: Option<&'a BrigOutline>,
    pub(crate) copies: Copies,
    errors: Vec<Diagnostic>,
    strings: FxHashMap<u32, Interned>,
    comments: FxHashMap<u32, Name>,
    operand_count: usize,
    operand_limit: usize,
    constant_bytes: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(sections: &'a Sections<'a>, extras: Extras, options: Options) -> Reader<'a> {
        let mut names = Names::new();
        let header = ModuleHeader {
            name: names.intern(""),
            major: 1,
            minor: 0,
            profile: wavelift_hsail::model::Profile::Full,
            machine: wavelift_hsail::model::MachineModel::Large,
            round: wavelift_hsail::model::DefaultRound::Default,
            span: Span::NONE,
        };
        let all = [&sections.data, &sections.code, &sections.operands];
        let bytes: usize = all.iter().map(|section| section.end() as usize).sum();
        let others: usize = extras.sections.iter().map(|other| other.bytes.len()).sum();
        Reader {
            data: &sections.data,
            code: &sections.code,
            operands: &sections.operands,
            options,
            // The header is replaced when its directive is read; a module without one is an error.
            module: Module::new(header, names),
            entities: Places::default(),
            statements: Vec::new(),
            redirected: FxHashMap::default(),
            extras,
            bodies: FxHashMap::default(),
            outline_only: None,
            slices: FxHashMap::default(),
            function: None,
            labels_elsewhere: FxHashMap::default(),
            outline: None,
            copies: Copies::default(),
            errors: Vec::new(),
            strings: FxHashMap::default(),
            comments: FxHashMap::default(),
            operand_count: 0,
            operand_limit: OPERAND_ALLOWANCE + bytes + others,
            constant_bytes: 0,
        }
    }

    /// Makes ready for all of the module.
    pub(crate) fn start_whole(&mut self) {
        // Most operands are registers, of eight bytes; room that is not used is never touched.
        const BYTES_PER_OPERAND: usize = 10;
        self.module
            .reserve_operands(self.operands.end() as usize / BYTES_PER_OPERAND);
        self.entities.start(0, self.code.end());
    }

    /// Makes ready for a part whose code blocks are between two offsets, in `room`.
    pub(crate) fn start_part(&mut self, from: u32, to: u32, room: Part) {
        (self.module, self.copies) = room.into_pieces();
        self.entities.start(from, to);
        self.labels_elsewhere.clear();
        self.strings.clear();
        self.comments.clear();
        self.operand_count = 0;
        self.constant_bytes = 0;
    }

    /// The part that was read.
    ///
    /// # Errors
    /// What is wrong with it.
    pub(crate) fn finish_part(
        &mut self,
        empty: Module,
        slice: Option<Slice>,
    ) -> Result<Part, Vec<Diagnostic>> {
        let errors = std::mem::take(&mut self.errors);
        let module = std::mem::replace(&mut self.module, empty);
        let copies = std::mem::take(&mut self.copies);
        let part = Part::from_pieces(module, copies, slice);
        let found = if errors.is_empty() {
            validate::check(&part.module)
        } else {
            errors
        };
        if found.is_empty() { Ok(part) } else { Err(found) }
    }

    /// Operands and bytes of constants that were counted.
    pub(crate) fn spent(&self) -> (usize, usize) {
        (self.operand_count, self.constant_bytes)
    }

    /// The most operands that the module may have.
    pub(crate) fn operand_limit(&self) -> usize {
        self.operand_limit
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

    /// Counts the bytes of a constant, or of the end of an operand, against the limit.
    pub(crate) fn spend_constant(&mut self, entry: &Entry<'_>, bytes: usize) -> Read<()> {
        self.constant_bytes += bytes;
        if self.constant_bytes > MAX_CONSTANT_BYTES {
            let message =
                format!("constants and ends of longer operands have more than {MAX_CONSTANT_BYTES} bytes");
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
        &mut self,
        entry: &Entry<'_>,
        at: usize,
        offset: u32,
        scope: Option<ExecutableId>,
    ) -> Read<Symbol> {
        let known = self.entities.get(offset).or_else(|| self.of_outline(offset));
        let known = known.or_else(|| self.label_elsewhere(offset, scope));
        let mut symbol = known.ok_or_else(|| {
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
    pub(crate) fn variable(
        &mut self,
        e: &Entry<'_>,
        at: usize,
        scope: Option<ExecutableId>,
    ) -> Read<VariableId> {
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
