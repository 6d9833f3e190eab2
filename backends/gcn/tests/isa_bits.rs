//! Arbitrary words: the decoder never panics, and what it accepts encodes to the same words.

use wavelift_gcn::isa::{Isa, Listing, decode, disassemble, encode, render};

struct Random(u64);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as u32
    }
}

fn check(words: &[u32]) -> bool {
    let Ok((inst, length)) = decode(words, 0x1000) else {
        return false;
    };
    let mut back = Vec::new();
    match encode(&inst, &mut back) {
        Ok(()) => assert_eq!(back, words[..length], "`{inst}`"),
        // The constant bus is a rule of the encoder, not of the bits.
        Err(wavelift_gcn::isa::EncodeError::ScalarValues) => {}
        Err(error) => panic!("{words:08x?} `{inst}`: {error}"),
    }
    true
}

#[test]
fn accepted_words_survive_a_round_trip() {
    let mut random = Random(0x5eed_0f91);
    let mut accepted = 0;
    // Words that belong to a format, with everything else at random.
    for _ in 0..20_000 {
        for format in Isa::Gfx9.formats() {
            let info = Isa::Gfx9.format(format);
            let any = u64::from(random.next()) | u64::from(random.next()) << 32;
            // Sparse bits reach the operations whose other fields must be zero.
            let sparse =
                any & u64::from(random.next()) & (u64::from(random.next()) << 32 | u64::from(random.next()));
            for bits in [any, sparse] {
                let bits = bits & !(info.mask as u64) | info.value as u64;
                accepted += usize::from(check(&[bits as u32, (bits >> 32) as u32, random.next()]));
            }
        }
    }
    assert!(accepted > 100_000, "only {accepted} were accepted");
}

#[test]
fn every_length_of_input_is_an_instruction_or_an_error() {
    let mut random = Random(77);
    for _ in 0..20_000 {
        let words = [random.next(), random.next(), random.next()];
        for length in 0..3 {
            let _ = decode(&words[..length], u64::MAX - 2);
        }
    }
}

#[test]
fn listings_cover_every_byte_string() {
    let mut random = Random(99);
    for length in 0..200 {
        let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        assert_eq!(disassemble(&bytes, u64::MAX - 64).is_empty(), length == 0);
        let listing = Listing {
            base: 0,
            symbols: vec![(3, "odd"), (3, "twin"), (1000, "outside")],
            labels: true,
        };
        render(&listing, &bytes);
    }
}
