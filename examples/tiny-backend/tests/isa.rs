//! The encoding against words worked out by hand from the table of fields; and every word either decodes to what gives it back, or to
//! nothing. With a real machine an assembler of someone else takes the place of the hand.

use wavelift_tiny::isa::{Inst, Op, Register, decode};

/// Fields from the lowest: operation, destination, a, b, c; then literal flag, lanes flag, literal.
fn word(fields: [u64; 5], flags: u64, literal: u64) -> u64 {
    let [op, dst, a, b, c] = fields;
    op | dst << 6 | a << 12 | b << 18 | c << 24 | flags << 30 | literal << 32
}

#[test]
fn words_worked_out_by_hand() {
    let cases = [
        (word([0x02, 32 + 3, 7, 32 + 1, 0], 0b10, 0), "add.l v3, s7, v1"),
        (word([0x02, 3, 7, 0, 0], 0b01, 0xffff_fffe), "add s3, s7, -2"),
        (word([0x10, 5, 32, 33, 0], 0b10, 0), "eq.l s5, v0, v1"),
        (word([0x16, 32, 33, 34, 9], 0b10, 0), "sel.l v0, s9, v1, v2"),
        (word([0x1a, 32, 40, 0, 0], 0b11, 16), "ld.l v0, v8, 16"),
        (word([0x1b, 0, 40, 0, 3], 0b11, 0), "st.l v8, s3, 0"),
        (word([0x1e, 63, 0, 0, 31], 0b11, 7), "put.l v31, s31, 7"),
        (word([0x1f, 31, 0, 0, 63], 0b11, 7), "take.l s31, v31, 7"),
        (word([0x24, 0, 0, 0, 2], 0b01, 0xffff_fffd), "jnz s2, -3"),
        (word([0x25, 0, 0, 0, 0], 0, 0), "end"),
    ];
    for (word, text) in cases {
        let inst = Inst::decode(word).unwrap_or_else(|| panic!("{text} does not decode"));
        assert_eq!(inst.to_string(), text);
        assert_eq!(inst.encode(), word, "{text}");
    }
}

#[test]
fn words_that_are_no_instructions() {
    let wrong = [
        word([0x3f, 0, 0, 0, 0], 0, 0),    // no such operation
        word([0x02, 3, 32, 1, 0], 0, 0),   // a vector in a scalar operation
        word([0x02, 3, 7, 1, 0], 0b10, 0), // a scalar result of a vector operation
        word([0x02, 3, 7, 1, 4], 0, 0),    // a field that is not used
        word([0x02, 3, 7, 1, 0], 0, 9),    // a literal without its flag
        word([0x02, 3, 7, 1, 0], 0b01, 9), // a literal and a register
        word([0x1a, 3, 7, 0, 0], 0, 0),    // a load without offset
        word([0x25, 0, 0, 0, 0], 0b10, 0), // `end` in lanes
    ];
    for word in wrong {
        assert_eq!(Inst::decode(word), None, "{word:#018x}");
    }
    let bytes = word([0x25, 0, 0, 0, 0], 0, 0).to_le_bytes();
    assert!(decode(&bytes).is_ok());
    assert!(decode(&bytes[..5]).is_err());
}

#[test]
fn every_word_that_decodes_is_what_its_instruction_gives() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        random = random
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        random ^ random >> 29
    };
    let mut seen = std::collections::HashSet::new();
    for _ in 0..1_000_000 {
        // Fields that are zero now and then, or nearly nothing would decode.
        let (bits, kept) = (next(), next() >> 20);
        let used = (0..4).fold(0xc000_003f, |used, at| {
            used | (0x3f * (kept >> at & 1)) << (6 + 6 * at)
        });
        let word = bits & (used | ((kept >> 4 & 1) * 0xffff_ffff_0000_0000));
        if let Some(inst) = Inst::decode(word) {
            assert!(inst.check());
            assert_eq!(inst.encode(), word);
            seen.insert(inst.op);
        }
    }
    assert_eq!(seen.len(), Op::ALL.len());
}

#[test]
fn registers_have_names() {
    assert_eq!(Register::scalar(5).to_string(), "s5");
    assert_eq!(Register::vector(31).to_string(), "v31");
}
