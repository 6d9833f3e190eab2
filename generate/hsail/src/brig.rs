//! BRIG that is changed and keeps its structure: entries, operands, types and strings become others, and all sizes and offsets still fit (HSA PRM 18).
//!
//! An image is taken apart into entries whose offsets are numbers of entries, changed, and put together again. So a change gets past the checks of
//! containers and offsets, to those of what entries mean.

use wavelift_generate::Choices;

/// Bytes of `BrigModuleHeader` up to the index of sections.
const HEADER: usize = 104;
const SECTION_COUNT: usize = 92;
const SECTION_INDEX: usize = 96;
/// Sections begin at multiples of this.
const SECTION_ALIGN: usize = 16;
/// The most entries that a change adds to.
const MOST_ENTRIES: usize = 1 << 12;

/// One of the three standard sections, in the order of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Data = 0,
    Code = 1,
    Operand = 2,
}

/// What a field of 32 bits holds the offset of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// A string or bytes.
    Bytes,
    /// An entry of `hsa_code`.
    Code,
    /// An entry of `hsa_operand`.
    Operand,
    /// A list of offsets in `hsa_operand`.
    Operands,
    /// A list of offsets in `hsa_code`.
    Codes,
}

impl Target {
    fn place(self) -> Place {
        match self {
            Target::Code => Place::Code,
            Target::Operand => Place::Operand,
            _ => Place::Data,
        }
    }
}

/// Fields of an entry that are offsets, by its kind.
fn references(kind: u16) -> &'static [(usize, Target)] {
    use Target::{Bytes, Code, Codes, Operand, Operands};
    match kind {
        // Comment, extension, fbarrier, label, place of the source, module.
        0x1002 | 0x1004 | 0x1005 | 0x1009 | 0x100a | 0x100b => &[(4, Bytes)],
        // Control directive, pragma.
        0x1003 => &[(8, Operands)],
        0x100c => &[(4, Operands)],
        // Functions of all kinds, kernel, signature.
        0x1006..=0x1008 | 0x100d => &[(4, Bytes), (12, Code), (16, Code), (20, Code)],
        // Variable.
        0x100e => &[(4, Bytes), (8, Operand)],
        // Instructions.
        0x2000..=0x2fff => &[(8, Operands)],
        // Address.
        0x3000 => &[(4, Code), (8, Operand)],
        0x3002 => &[(4, Codes)],
        0x3003 => &[(4, Code)],
        // Bytes of a constant, list of constants, list of operands, string.
        0x3004 => &[(8, Bytes)],
        0x3007 => &[(8, Operands)],
        0x3009 => &[(4, Operands)],
        0x300b => &[(4, Bytes)],
        _ => &[],
    }
}

/// An entry, whose offsets are numbers of entries; `None` stands for offset 0, which is no entry.
#[derive(Clone, Debug)]
struct Entry {
    bytes: Vec<u8>,
    fields: Vec<(usize, Target, Option<usize>)>,
}

impl Entry {
    fn kind(&self) -> u16 {
        self.bytes
            .get(2..4)
            .map_or(0, |b| u16::from_le_bytes([b[0], b[1]]))
    }

    fn is_instruction(&self) -> bool {
        self.kind() & 0xf000 == 0x2000
    }
}

/// An entry of `hsa_data`.
#[derive(Clone, Debug)]
enum Data {
    Bytes(Vec<u8>),
    /// Numbers of entries of a section.
    List(Place, Vec<usize>),
}

/// A module image in parts.
#[derive(Clone, Debug)]
pub struct Image {
    header: Vec<u8>,
    /// Headers of the three sections.
    heads: [Vec<u8>; 3],
    data: Vec<Data>,
    code: Vec<Entry>,
    operands: Vec<Entry>,
}

fn word(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes = bytes.get(at..)?.first_chunk()?;
    Some(u32::from_le_bytes(*bytes) as usize)
}

/// A section with where its entries are: offset and length.
struct Raw<'b> {
    bytes: &'b [u8],
    first: usize,
    at: Vec<(usize, usize)>,
}

impl<'b> Raw<'b> {
    fn new(image: &'b [u8], number: usize) -> Option<Raw<'b>> {
        let index = word(image, SECTION_INDEX)?;
        let start = word(image, index + 8 * number)?;
        let bytes = image.get(start..start.checked_add(word(image, start)?)?)?;
        // The size of the section stands in its header.
        let first = word(bytes, 8).filter(|first| (8..=bytes.len()).contains(first))?;
        let mut at = Vec::new();
        let mut offset = first;
        while offset < bytes.len() {
            let length = match number {
                0 => word(bytes, offset)?.checked_add(7)? & !3,
                _ => word(bytes, offset)? & 0xffff,
            };
            if length < 4 || offset + length > bytes.len() {
                return None;
            }
            at.push((offset, length));
            offset += length;
        }
        Some(Raw { bytes, first, at })
    }

    /// The number of the entry at an offset; the one past the last is the end of the section.
    fn number(&self, offset: usize) -> Option<usize> {
        match self.at.binary_search_by_key(&offset, |entry| entry.0) {
            Ok(number) => Some(number),
            Err(_) => (offset == self.bytes.len()).then_some(self.at.len()),
        }
    }

    fn head(&self) -> Vec<u8> {
        self.bytes[..self.first].to_vec()
    }
}

impl Image {
    /// Takes a plain image with the three standard sections apart. `None` if it is none, or damaged.
    pub fn parse(image: &[u8]) -> Option<Image> {
        if word(image, SECTION_COUNT)? != 3 {
            return None;
        }
        let raw = [Raw::new(image, 0)?, Raw::new(image, 1)?, Raw::new(image, 2)?];
        let mut lists: Vec<Option<Place>> = vec![None; raw[0].at.len() + 1];
        let mut entries = |place: Place| -> Option<Vec<Entry>> {
            let section = &raw[place as usize];
            let entry = |&(at, length): &(usize, usize)| {
                let bytes = section.bytes[at..at + length].to_vec();
                let kind = (word(&bytes, 0)? >> 16) as u16;
                let mut fields = Vec::new();
                for &(field, target) in references(kind) {
                    let number = match word(&bytes, field)? {
                        0 => None,
                        offset => Some(raw[target.place() as usize].number(offset)?),
                    };
                    if let (Some(number), Target::Operands | Target::Codes) = (number, target) {
                        let of = if target == Target::Codes {
                            Place::Code
                        } else {
                            Place::Operand
                        };
                        lists[number] = Some(of);
                    }
                    fields.push((field, target, number));
                }
                Some(Entry { bytes, fields })
            };
            section.at.iter().map(entry).collect()
        };
        let (code, operands) = (entries(Place::Code)?, entries(Place::Operand)?);
        let data = raw[0].at.iter().zip(&lists).map(|(&(at, _), list)| {
            let length = word(raw[0].bytes, at)?;
            let bytes = raw[0].bytes.get(at + 4..at + 4 + length)?;
            Some(match list {
                None => Data::Bytes(bytes.to_vec()),
                Some(place) => {
                    let words = bytes.chunks_exact(4).map(|chunk| word(chunk, 0));
                    let numbers = words.map(|offset| raw[*place as usize].number(offset?));
                    Data::List(*place, numbers.collect::<Option<_>>()?)
                }
            })
        });
        Some(Image {
            header: image.get(..HEADER)?.to_vec(),
            data: data.collect::<Option<_>>()?,
            code,
            operands,
            heads: raw.map(|section| section.head()),
        })
    }

    fn entries(&mut self, place: Place) -> &mut Vec<Entry> {
        match place {
            Place::Operand => &mut self.operands,
            _ => &mut self.code,
        }
    }

    /// Offsets of entries, and the size of the section at the end.
    fn offsets(&self, place: Place) -> Vec<usize> {
        let mut at = self.heads[place as usize].len();
        let lengths: Vec<usize> = match place {
            Place::Data => self.data.iter().map(|entry| (entry.length() + 7) & !3).collect(),
            Place::Code => self.code.iter().map(|entry| entry.bytes.len()).collect(),
            Place::Operand => self.operands.iter().map(|entry| entry.bytes.len()).collect(),
        };
        let mut offsets = vec![at];
        for length in lengths {
            at += length;
            offsets.push(at);
        }
        offsets
    }

    /// Puts the image together.
    pub fn bytes(&self) -> Vec<u8> {
        let offsets = [Place::Data, Place::Code, Place::Operand].map(|place| self.offsets(place));
        let offset = |place: Place, number: usize| {
            let all = &offsets[place as usize];
            all[number.min(all.len() - 1)] as u32
        };
        let mut sections = self.heads.clone();
        for entry in &self.data {
            let bytes = match entry {
                Data::Bytes(bytes) => bytes.clone(),
                Data::List(place, numbers) => {
                    let words = numbers
                        .iter()
                        .flat_map(|&number| offset(*place, number).to_le_bytes());
                    words.collect()
                }
            };
            sections[0].extend((bytes.len() as u32).to_le_bytes());
            sections[0].extend(&bytes);
            sections[0].resize(sections[0].len().next_multiple_of(4), 0);
        }
        for (number, entries) in [(1, &self.code), (2, &self.operands)] {
            for entry in entries {
                let mut bytes = entry.bytes.clone();
                for &(at, target, number) in &entry.fields {
                    let value = number.map_or(0, |number| offset(target.place(), number));
                    bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
                }
                sections[number].extend(bytes);
            }
        }
        let mut image = self.header.clone();
        image.resize(HEADER.next_multiple_of(SECTION_ALIGN), 0);
        let index = image.len();
        image[SECTION_INDEX..SECTION_INDEX + 8].copy_from_slice(&(index as u64).to_le_bytes());
        image.resize((index + 24).next_multiple_of(SECTION_ALIGN), 0);
        for (number, mut section) in sections.into_iter().enumerate() {
            let size = section.len() as u64;
            section[..8].copy_from_slice(&size.to_le_bytes());
            let start = image.len() as u64;
            image[index + 8 * number..index + 8 * number + 8].copy_from_slice(&start.to_le_bytes());
            image.extend(section);
            image.resize(image.len().next_multiple_of(SECTION_ALIGN), 0);
        }
        let size = image.len() as u64;
        image[16..24].copy_from_slice(&size.to_le_bytes());
        image
    }

    /// Makes one change.
    pub fn mutate(&mut self, choices: &mut Choices<'_>) {
        match choices.weighted(&[6, 4, 4, 2, 2, 2, 2]) {
            0 => self.change_field(choices),
            1 => self.change_reference(choices),
            2 => self.change_list(choices),
            3 => self.change_data(choices),
            4 => self.double(choices),
            5 => self.take_out(choices),
            _ => self.swap(choices),
        }
    }

    fn draw(&mut self, choices: &mut Choices<'_>) -> Option<(Place, usize)> {
        let place = choices.of(&[Place::Code, Place::Code, Place::Operand]);
        let count = self.entries(place).len();
        (count > 0).then(|| (place, choices.below(count)))
    }

    /// A byte that is neither size nor kind nor part of an offset.
    fn change_field(&mut self, choices: &mut Choices<'_>) {
        let Some((place, number)) = self.draw(choices) else {
            return;
        };
        let entry = &mut self.entries(place)[number];
        let fixed = |at: usize| {
            entry
                .fields
                .iter()
                .any(|&(field, ..)| (field..field + 4).contains(&at))
        };
        let free: Vec<usize> = (4..entry.bytes.len()).filter(|&at| !fixed(at)).collect();
        if free.is_empty() {
            return;
        }
        let byte = &mut entry.bytes[choices.of(&free)];
        *byte = match choices.below(4) {
            0 => choices.below(40) as u8,
            1 => byte.wrapping_add(1),
            2 => byte.wrapping_sub(1),
            _ => *byte ^ 1 << choices.below(8),
        };
    }

    /// An offset becomes that of another entry, mostly one of the same kind.
    fn change_reference(&mut self, choices: &mut Choices<'_>) {
        let Some((place, number)) = self.draw(choices) else {
            return;
        };
        let fields = self.entries(place)[number].fields.clone();
        if fields.is_empty() {
            return;
        }
        let which = choices.below(fields.len());
        let (_, target, now) = fields[which];
        let to = match target.place() {
            Place::Data => self.other_data(choices, now),
            of => self.other_entry(choices, of, now),
        };
        self.entries(place)[number].fields[which].2 = if choices.one_in(16) { None } else { to };
    }

    fn other_data(&self, choices: &mut Choices<'_>, now: Option<usize>) -> Option<usize> {
        let kind = |entry: &Data| match entry {
            Data::Bytes(_) => None,
            Data::List(place, _) => Some(*place),
        };
        let alike = now.and_then(|now| self.data.get(now)).map(kind);
        let any = choices.one_in(8);
        let fits = |number: &usize| any || alike.is_none_or(|alike| kind(&self.data[*number]) == alike);
        let all: Vec<usize> = (0..self.data.len()).filter(fits).collect();
        (!all.is_empty()).then(|| choices.of(&all))
    }

    fn other_entry(&mut self, choices: &mut Choices<'_>, place: Place, now: Option<usize>) -> Option<usize> {
        let any = choices.one_in(8);
        let entries = self.entries(place);
        let kind = now.and_then(|now| entries.get(now)).map(Entry::kind);
        let fits = |number: &usize| any || kind.is_none_or(|kind| entries[*number].kind() == kind);
        let all: Vec<usize> = (0..entries.len()).filter(fits).collect();
        (!all.is_empty()).then(|| choices.of(&all))
    }

    /// A list of operands or code gets another element, one more, or one less.
    fn change_list(&mut self, choices: &mut Choices<'_>) {
        let lists = (0..self.data.len()).filter(|&number| matches!(self.data[number], Data::List(..)));
        let lists: Vec<usize> = lists.collect();
        if lists.is_empty() {
            return;
        }
        let which = choices.of(&lists);
        let Data::List(place, mut numbers) = self.data[which].clone() else {
            return;
        };
        let at = choices.below(numbers.len());
        let other = self.other_entry(choices, place, numbers.get(at).copied());
        match (choices.below(4), other) {
            (0, _) if at < numbers.len() => drop(numbers.remove(at)),
            (1, Some(other)) => numbers.insert(at, other),
            (_, Some(other)) if at < numbers.len() => numbers[at] = other,
            _ => {}
        }
        self.data[which] = Data::List(place, numbers);
    }

    /// A string or constant gets another byte, or another length.
    fn change_data(&mut self, choices: &mut Choices<'_>) {
        let plain = (0..self.data.len()).filter(|&number| matches!(self.data[number], Data::Bytes(_)));
        let plain: Vec<usize> = plain.collect();
        if plain.is_empty() {
            return;
        }
        let which = choices.of(&plain);
        if let Data::Bytes(bytes) = &mut self.data[which] {
            let at = choices.below(bytes.len());
            match choices.below(3) {
                0 if at < bytes.len() => bytes[at] ^= 1 << choices.below(8),
                1 if !bytes.is_empty() => drop(bytes.remove(at)),
                _ => bytes.insert(at, choices.below(256) as u8),
            }
        }
    }

    /// Numbers of entries from `at` on change by one.
    fn renumber(&mut self, place: Place, change: impl Fn(usize) -> usize) {
        for entry in self.code.iter_mut().chain(&mut self.operands) {
            for (_, target, number) in &mut entry.fields {
                if target.place() == place {
                    *number = number.map(&change);
                }
            }
        }
        for entry in &mut self.data {
            if let Data::List(of, numbers) = entry
                && *of == place
            {
                numbers.iter_mut().for_each(|number| *number = change(*number));
            }
        }
    }

    /// An entry comes a second time: an instruction anywhere among others, another entry at the end of its section.
    fn double(&mut self, choices: &mut Choices<'_>) {
        let Some((place, number)) = self.draw(choices) else {
            return;
        };
        let entries = self.entries(place);
        if entries.len() >= MOST_ENTRIES {
            return;
        }
        let copy = entries[number].clone();
        let at = match copy.is_instruction() {
            true => number + 1,
            false => entries.len(),
        };
        self.entries(place).insert(at, copy);
        self.renumber(place, |number| if number >= at { number + 1 } else { number });
    }

    fn take_out(&mut self, choices: &mut Choices<'_>) {
        if self.code.is_empty() {
            return;
        }
        let at = choices.below(self.code.len());
        // Other entries are named by many.
        if self.code[at].is_instruction() || choices.one_in(4) {
            self.code.remove(at);
            self.renumber(
                Place::Code,
                |number| if number > at { number - 1 } else { number },
            );
        }
    }

    fn swap(&mut self, choices: &mut Choices<'_>) {
        if self.code.is_empty() {
            return;
        }
        let (a, b) = (choices.below(self.code.len()), choices.below(self.code.len()));
        self.code.swap(a, b);
    }
}

impl Data {
    fn length(&self) -> usize {
        match self {
            Data::Bytes(bytes) => bytes.len(),
            Data::List(_, numbers) => 4 * numbers.len(),
        }
    }
}
