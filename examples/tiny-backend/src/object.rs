//! The machine's code objects: what a loader has to know of each kernel, and its code.
//!
//! | bytes | what |
//! |---|---|
//! | as many as it has | [`MAGIC`] |
//! | 4 | number of kernels |
//! | of each kernel 4 and as many as they say | its name |
//! | 4, 4 | bytes of its arguments, words of each lane for spilled registers |
//! | 4 and as many as they say | its instructions |
//!
//! Real machines have ELF files; `backends/amdgpu/src/elf` writes and reads some.

use crate::sim::Kernel;

/// The first bytes of an object.
pub const MAGIC: &[u8] = b"tinyobj\x01";

/// An object that was read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Image {
    /// Its kernels.
    pub kernels: Vec<Kernel>,
}

/// The object of some kernels.
pub fn write<'k>(kernels: impl ExactSizeIterator<Item = &'k Kernel>) -> Vec<u8> {
    let mut out = MAGIC.to_vec();
    let word = |out: &mut Vec<u8>, word: u32| out.extend(word.to_le_bytes());
    word(&mut out, kernels.len() as u32);
    for kernel in kernels {
        word(&mut out, kernel.name.len() as u32);
        out.extend(kernel.name.as_bytes());
        word(&mut out, kernel.argument_bytes);
        word(&mut out, kernel.spill_words);
        word(&mut out, kernel.code.len() as u32);
        out.extend(&kernel.code);
    }
    out
}

/// What is left to read.
struct Reader<'b>(&'b [u8]);

impl<'b> Reader<'b> {
    fn bytes(&mut self, count: usize) -> Result<&'b [u8], String> {
        let (bytes, rest) = self.0.split_at_checked(count).ok_or("the object is cut off")?;
        self.0 = rest;
        Ok(bytes)
    }

    fn word(&mut self) -> Result<u32, String> {
        let mut word = [0; 4];
        word.copy_from_slice(self.bytes(4)?);
        Ok(u32::from_le_bytes(word))
    }

    fn sized(&mut self) -> Result<&'b [u8], String> {
        let size = self.word()?;
        self.bytes(size as usize)
    }
}

impl Image {
    /// Reads an object.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(object: &[u8]) -> Result<Image, String> {
        let mut reader = Reader(object);
        if reader.bytes(MAGIC.len())? != MAGIC {
            return Err("this is no object of the machine".to_owned());
        }
        let mut image = Image::default();
        for _ in 0..reader.word()? {
            let name = std::str::from_utf8(reader.sized()?).map_err(|_| "a name is not text")?;
            image.kernels.push(Kernel {
                name: name.to_owned(),
                argument_bytes: reader.word()?,
                spill_words: reader.word()?,
                code: reader.sized()?.to_vec(),
            });
        }
        match reader.0 {
            [] => Ok(image),
            rest => Err(format!("{} bytes too many", rest.len())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back_and_what_is_cut_off_does_not() {
        let kernel = Kernel {
            name: "k".to_owned(),
            code: vec![1, 2, 3],
            argument_bytes: 16,
            spill_words: 2,
        };
        let object = write([&kernel, &kernel].into_iter());
        let image = Image::read(&object).expect("an object");
        assert_eq!(image.kernels, [kernel.clone(), kernel]);
        for end in 0..object.len() {
            assert!(Image::read(&object[..end]).is_err(), "{end}");
        }
        let more = [&object[..], &[0]].concat();
        assert_eq!(Image::read(&more), Err("1 bytes too many".to_owned()));
    }
}
