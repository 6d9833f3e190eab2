//! Text that grows by a few bytes at a time.
//!
//! A printer appends registers, numbers and commas, some bytes each. Appending so little to a `String` costs a call for
//! the copy; here short pieces are copied as blocks of a fixed size, of which too much is taken back.

use std::fmt;

/// Text; all that is appended is valid, so the bytes are UTF-8.
#[derive(Clone, Debug, Default)]
pub struct Text {
    bytes: Vec<u8>,
}

impl Text {
    /// An empty text.
    pub fn new() -> Text {
        Text::default()
    }

    /// Its bytes.
    pub fn len(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Takes everything out; keeps the memory.
    pub fn clear(&mut self) {
        self.bytes.clear();
    }

    /// The text from byte `at` on.
    pub fn from(&self, at: usize) -> &[u8] {
        self.bytes.get(at..).unwrap_or(&[])
    }

    /// Appends a character.
    #[inline]
    pub fn push(&mut self, c: char) {
        if c.is_ascii() {
            self.bytes.push(c as u8);
        } else {
            self.push_str(c.encode_utf8(&mut [0; 4]));
        }
    }

    /// Appends a string.
    #[inline]
    pub fn push_str(&mut self, text: &str) {
        self.bytes.extend_from_slice(text.as_bytes());
    }

    /// Appends bytes that were taken from a text.
    pub fn push_bytes(&mut self, bytes: &[u8]) {
        self.bytes.extend_from_slice(bytes);
    }

    /// Appends the first `length` of some ASCII characters.
    #[inline]
    pub fn push_ascii<const N: usize>(&mut self, block: [u8; N], length: usize) {
        debug_assert!(block.is_ascii());
        let end = self.bytes.len() + length.min(N);
        self.bytes.extend_from_slice(&block);
        self.bytes.truncate(end);
    }

    /// As a string of its own.
    pub fn to_text(&self) -> String {
        match std::str::from_utf8(&self.bytes) {
            Ok(text) => text.to_owned(),
            Err(_) => String::from_utf8_lossy(&self.bytes).into_owned(),
        }
    }

    /// The string.
    pub fn into_text(self) -> String {
        String::from_utf8(self.bytes)
            .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.push_str(text);
        Ok(())
    }

    fn write_char(&mut self, c: char) -> fmt::Result {
        self.push(c);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_cut() {
        let mut text = Text::new();
        text.push('é');
        text.push_ascii(*b"$s12....", 4);
        text.push_str(", ");
        text.push_ascii(*b"x", 5);
        assert_eq!(text.to_text(), "é$s12, x");
        assert_eq!(text.from(2), b"$s12, x");
        assert_eq!(text.into_text(), "é$s12, x");
    }
}
