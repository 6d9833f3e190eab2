//! Arbitrary bytes and text: no panic, and what decodes encodes to the same bytes.

#[path = "../../../tests/support/numbers.rs"]
mod numbers;

use numbers::Random;
use wavelift_gen7::isa::{Generation, Opcode, assemble, decode, encode, parse};

fn golden() -> Vec<[u8; 16]> {
    include_str!("vectors.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let hex = line.rsplit('\t').next().unwrap();
            let bytes: Vec<u8> = hex
                .split(' ')
                .map(|byte| u8::from_str_radix(byte, 16).unwrap())
                .collect();
            bytes.try_into().unwrap()
        })
        .collect()
}

#[test]
fn random_bytes_round_trip_or_are_refused() {
    let mut random = Random(1);
    let mut accepted = 0;
    for round in 0..200_000 {
        let mut bytes = [random.next().to_le_bytes(), random.next().to_le_bytes()].concat();
        // Most random opcodes do not exist.
        let op = Opcode::ALL[round % Opcode::ALL.len()];
        bytes[0] = bytes[0] & 0x80 | op.info().code;
        if let Ok(inst) = decode(Generation::Gen7, &bytes) {
            accepted += 1;
            let again = encode(Generation::Gen7, &inst).unwrap();
            assert_eq!(again, bytes[..again.len()]);
            // Any text is either read or refused.
            let _ = parse(&inst.to_string());
        }
    }
    assert!(accepted > 300, "{accepted}");
}

#[test]
fn flipped_bits_of_instructions_round_trip_or_are_refused() {
    let mut random = Random(2);
    let mut accepted = 0;
    for bytes in golden() {
        for _ in 0..64 {
            let mut bytes = bytes;
            for _ in 0..1 + random.next() % 3 {
                let bit = random.next() as usize % 128;
                bytes[bit / 8] ^= 1 << (bit % 8);
            }
            let Ok(inst) = decode(Generation::Gen7, &bytes) else {
                continue;
            };
            accepted += 1;
            let again = encode(Generation::Gen7, &inst).unwrap();
            assert_eq!(again, bytes[..again.len()]);
            let text = inst.to_string();
            if let Ok(parsed) = parse(&text) {
                // What text does not show may differ, what it shows may not.
                assert_eq!(parsed.to_string(), text);
            }
        }
    }
    assert!(accepted > 20_000, "{accepted}");
}

#[test]
fn compact_words_round_trip_or_are_refused() {
    let mut random = Random(3);
    let mut accepted = 0;
    for round in 0..200_000 {
        let op = Opcode::ALL[round % Opcode::ALL.len()];
        let word = random.next() & !0x1000_007f | 1 << 29 | u64::from(op.info().code);
        if let Ok(inst) = decode(Generation::Gen7, &word.to_le_bytes()) {
            assert!(inst.compact);
            assert_eq!(encode(Generation::Gen7, &inst).unwrap(), word.to_le_bytes());
            accepted += 1;
        }
    }
    assert!(accepted > 1000, "{accepted}");
}

/// Only code of others has its descriptor in the null register.
#[test]
fn a_descriptor_in_the_null_register_comes_back() {
    let text = "send(1) null<1>UW g4<8,8,1>UD null<2,1,0>UD 0x00400000 null MsgDesc: indirect { align1 1N }";
    let inst = parse(text).expect("an instruction");
    assert_eq!(inst.to_string(), text);
    assert!(inst.descriptor().is_none(), "it is no number");
}

/// Only code of others jumps so. The instruction pointer, its first source, is not in the text.
#[test]
fn a_jump_in_align16_comes_back() {
    let text = "(+f0.1.w) jmpi.breakpoint(1) f0<2>.xUD { align16 3N atomic }";
    let inst = parse(text).expect("an instruction");
    let code = encode(Generation::Gen7, &inst).expect("code");
    assert_eq!(
        decode(Generation::Gen7, &code)
            .expect("an instruction")
            .to_string(),
        text
    );
}

#[test]
fn damaged_text_does_not_panic() {
    let mut random = Random(4);
    let lines: Vec<&str> = include_str!("vectors.tsv")
        .lines()
        .filter_map(|line| line.split('\t').nth(1))
        .collect();
    for line in &lines {
        for _ in 0..16 {
            let mut text: Vec<char> = line.chars().collect();
            let at = random.next() as usize % text.len();
            match random.next() % 3 {
                0 => drop(text.remove(at)),
                1 => text.insert(
                    at,
                    lines[0].chars().nth(random.next() as usize % 40).unwrap_or('<'),
                ),
                _ => text.truncate(at),
            }
            let _ = assemble(Generation::Gen7, &text.into_iter().collect::<String>());
        }
    }
}

#[test]
fn mistakes_are_named() {
    let cases = [
        (
            "frob(8) g1<1>F g2<8,8,1>F { align1 1Q }",
            "no operation is called `frob`",
        ),
        (
            "mov(8) q1<1>F g2<8,8,1>F { align1 1Q }",
            "no register is called `q`",
        ),
        ("mov(8) g1<1>X g2<8,8,1>F { align1 1Q }", "no type is called `X`"),
        (
            "mov(7) g1<1>F g2<8,8,1>F { align1 1Q }",
            "the number 7 does not fit",
        ),
        (
            "mov(8) g128<1>F g2<8,8,1>F { align1 1Q }",
            "the number 128 does not fit",
        ),
        ("else(8) JIP: NOWHERE { align1 1Q }", "label `NOWHERE`"),
        (
            "mov(8) g1<1>F g2<8,8,1>F { align1 5Q }",
            "no option is called `5Q`",
        ),
        (
            "send(8) g2<1>UW g3<8,8,1>UD 0x02106e01 data MsgDesc: something mlen 1 rlen 1 { align1 1Q }",
            "the descriptor means",
        ),
    ];
    for (text, message) in cases {
        let error = assemble(Generation::Gen7, text).unwrap_err();
        assert!(error.to_string().contains(message), "{text}: {error}");
    }
}
