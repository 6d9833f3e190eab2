//! What instructions are printed and parsed with: register files, virtual registers, how far allocation is.

use super::InstText;
use crate::machine::{PReg, Reg, RegFile, RegFileInfo, VReg, VRegData};
use cranelift_entity::PrimaryMap;

/// Which registers the instructions of a function name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Registers {
    /// Virtual ones, and physical ones that nobody chooses.
    Virtual,
    /// Those that the allocator chose, and others that nobody chooses: these are marked.
    Allocated,
    /// Physical ones; who chose them is forgotten.
    Physical,
}

impl Registers {
    /// What instructions name after a pass.
    pub fn after(pass: &str) -> Registers {
        match pass {
            "isel" | "schedule" => Registers::Virtual,
            "regalloc" => Registers::Allocated,
            _ => Registers::Physical,
        }
    }
}

/// What the text of a target's machine functions depends on beside the type of their instructions.
#[derive(Clone, Copy, Debug)]
pub struct Dialect<'a> {
    /// The register files, by number.
    pub files: &'a [RegFileInfo],
    /// Which of the machines that share the type of instructions it is: a number that means something to the type only.
    pub variant: u8,
}

/// Of the only machine of its type.
impl<'a> From<&'a [RegFileInfo]> for Dialect<'a> {
    fn from(files: &'a [RegFileInfo]) -> Dialect<'a> {
        Dialect { files, variant: 0 }
    }
}

impl<'a, const N: usize> From<&'a [RegFileInfo; N]> for Dialect<'a> {
    fn from(files: &'a [RegFileInfo; N]) -> Dialect<'a> {
        Dialect { files, variant: 0 }
    }
}

/// What the instructions of one function are printed and parsed with.
#[derive(Clone, Copy, Debug)]
pub struct TextContext<'a> {
    /// The register files, by number.
    pub files: &'a [RegFileInfo],
    /// [`Dialect::variant`].
    pub variant: u8,
    /// The virtual registers.
    pub vregs: &'a PrimaryMap<VReg, VRegData>,
    /// What instructions name.
    pub registers: Registers,
    /// Lanes of a wave.
    pub wave: u32,
    /// The target's name.
    pub target: &'a str,
}

impl TextContext<'_> {
    /// Units of a register; `None` for a virtual one that is not known.
    pub fn width(&self, reg: Reg) -> Option<u8> {
        match reg {
            Reg::Virtual(vreg) => self.vregs.get(vreg).map(|data| data.width),
            Reg::Physical(preg) => Some(preg.width),
        }
    }

    /// File of a register, as [`TextContext::width`].
    pub fn file(&self, reg: Reg) -> Option<RegFile> {
        match reg {
            Reg::Virtual(vreg) => self.vregs.get(vreg).map(|data| data.file),
            Reg::Physical(preg) => Some(preg.file),
        }
    }

    /// The type of a virtual register in text: prefix of its file, and units.
    pub fn type_text(&self, data: VRegData) -> String {
        format!("{}{}", self.prefix(data.file), data.width)
    }

    /// A type from its text.
    pub fn parse_type(&self, text: &str) -> Option<VRegData> {
        let (file, width) = self.split(text)?;
        let width = width.parse().ok()?;
        let known = &self.files[usize::from(file.0)].widths;
        let exists = known.iter().any(|&(units, _)| units == width);
        exists.then_some(VRegData { file, width })
    }

    fn prefix(&self, file: RegFile) -> &str {
        self.files
            .get(usize::from(file.0))
            .map_or("file", |info| info.prefix)
    }

    /// The file that a word begins with the prefix of, and the rest, which does not begin with a letter.
    fn split<'t>(&self, word: &'t str) -> Option<(RegFile, &'t str)> {
        let digits = word.find(|c: char| !c.is_ascii_alphabetic())?;
        let (prefix, rest) = word.split_at(digits);
        let file = self.files.iter().position(|info| info.prefix == prefix)?;
        Some((RegFile(file as u8), rest))
    }

    /// Whether a file has a physical register.
    pub(super) fn exists(&self, preg: PReg) -> bool {
        let Some(info) = self.files.get(usize::from(preg.file.0)) else {
            return false;
        };
        let end = u32::from(preg.first) + u32::from(preg.width);
        let within =
            |first: u16, units: u16| preg.first >= first && end <= u32::from(first) + u32::from(units);
        let mut extra = info.extra.iter();
        within(0, info.units) || extra.any(|&(first, width)| within(first, width.into()))
    }

    /// Prefix and highest number of a file's registers.
    pub(super) fn range_text(&self, file: RegFile) -> String {
        let units = self.files.get(usize::from(file.0)).map_or(0, |info| info.units);
        format!("{0}0 to {0}{1}", self.prefix(file), units.saturating_sub(1))
    }

    /// A physical register in text: `s4`, `v[2:3]`, or a name that the target has for it.
    pub fn preg_text<I: InstText>(&self, preg: PReg) -> String {
        if let Some(name) = I::name_of(preg) {
            return name.to_owned();
        }
        let prefix = self.prefix(preg.file);
        match preg.width {
            1 => format!("{prefix}{}", preg.first),
            width => format!("{prefix}[{}:{}]", preg.first, preg.first + u16::from(width) - 1),
        }
    }

    /// The physical register at the start of some text, and the bytes that it takes.
    pub(super) fn preg_at<I: InstText>(&self, text: &str) -> Option<(PReg, usize)> {
        let word = word_length(text);
        if let Some(preg) = I::named(&text[..word]) {
            return Some((preg, word));
        }
        if let Some(open) = text[word..].strip_prefix('[') {
            let (file, rest) = self.split(text)?;
            let inside = &open[..open.find(']')?];
            let (first, last) = inside.split_once(':')?;
            let (first, last): (u16, u16) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
            let units = last.checked_sub(first)?.checked_add(1)?;
            let width = u8::try_from(units).ok()?;
            return rest
                .starts_with('[')
                .then_some((PReg::new(file, first, width), word + inside.len() + 2));
        }
        let (file, number) = self.split(&text[..word])?;
        let plain = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        let first = number.parse().ok().filter(|_| plain)?;
        Some((PReg::new(file, first, 1), word))
    }
}

/// Bytes of the word that text begins with.
pub(super) fn word_length(text: &str) -> usize {
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    end.unwrap_or(text.len())
}
