//! Small changes: of texts in tokens, of binaries in bits, bytes and words.

/// A sequence of numbers that its start determines (SplitMix64).
pub struct Random(u64);

impl Random {
    pub fn new(start: u64) -> Random {
        Random(start.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x5851_f42d_4c95_7f2d)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }
}

/// Words and numbers in one piece, every other character alone, white space in between kept with what it precedes.
fn tokens(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_alphanumeric() || "_&%$@.".contains(c);
    let mut tokens = Vec::new();
    let mut start = 0;
    let mut end = 0;
    while end < text.len() {
        let rest = &text[end..];
        let space = rest.len() - rest.trim_start().len();
        let body = &rest[space..];
        let word = body.find(|c| !is_word(c)).unwrap_or(body.len());
        let one = body.chars().next().map_or(0, char::len_utf8);
        end += space + word.max(one);
        tokens.push(&text[start..end]);
        start = end;
    }
    tokens
}

/// What sort of token it is: tokens of one sort stand in the same places.
fn sort(token: &str) -> (char, bool) {
    let body = token.trim_start();
    match body.chars().next() {
        // Registers by their first letter, which says their size.
        Some('$') => (body.chars().nth(1).unwrap_or('$'), true),
        Some('%' | '&' | '@') => (body.chars().next().unwrap_or('%'), true),
        Some(c) if c.is_ascii_digit() => ('0', false),
        // Values and blocks of the IR are words with numbers.
        Some(c) if c.is_alphabetic() => match body.ends_with(|c: char| c.is_ascii_digit()) {
            true => (c, false),
            false => ('a', body.contains(['_', '.'])),
        },
        Some(c) => (c, false),
        None => (' ', false),
    }
}

/// Numbers at which something changes.
const NUMBERS: [&str; 14] = [
    "0",
    "1",
    "2",
    "3",
    "31",
    "32",
    "63",
    "64",
    "255",
    "256",
    "65536",
    "2147483648",
    "4294967295",
    "18446744073709551615",
];

/// One to three changes of a text; `other` lends tokens.
pub fn text(seed: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let (seed, other) = (String::from_utf8_lossy(seed), String::from_utf8_lossy(other));
    let mut tokens: Vec<&str> = tokens(&seed);
    let pool: Vec<&str> = self::tokens(&other);
    for _ in 0..1 + random.below(3) {
        if tokens.is_empty() {
            break;
        }
        let at = random.below(tokens.len());
        let to = random.below(tokens.len());
        match random.below(16) {
            9.. => {
                // A token of the same sort from either text: the mutant is likely to be read.
                let wanted = sort(tokens[at]);
                let fitting = tokens.iter().chain(&pool).filter(|token| sort(token) == wanted);
                let fitting: Vec<&str> = fitting.copied().collect();
                tokens[at] = fitting[random.below(fitting.len())];
            }
            0 => {
                tokens.remove(at);
            }
            1 => tokens.insert(at, tokens[at]),
            2 => tokens.swap(at, to),
            3 if !pool.is_empty() => tokens[at] = pool[random.below(pool.len())],
            4 if !pool.is_empty() => tokens.insert(at, pool[random.below(pool.len())]),
            // Another word of the same text, which is likelier to have a meaning there.
            5 => tokens[at] = tokens[to],
            6 => {
                let numbers = tokens
                    .iter()
                    .enumerate()
                    .filter(|(_, token)| token.trim_start().starts_with(|c: char| c.is_ascii_digit()));
                let numbers: Vec<usize> = numbers.map(|(index, _)| index).collect();
                if !numbers.is_empty() {
                    let at = numbers[random.below(numbers.len())];
                    tokens[at] = NUMBERS[random.below(NUMBERS.len())];
                    tokens.insert(at, " ");
                }
            }
            7 => {
                // A line, or what is between two places of it, once more or no more.
                let end = (at + random.below(12)).min(tokens.len());
                let piece: Vec<&str> = tokens[at..end].to_vec();
                if random.below(2) == 0 {
                    tokens.drain(at..end);
                } else {
                    let to = to.min(tokens.len());
                    tokens.splice(to..to, piece);
                }
            }
            _ => {
                if random.below(8) == 0 {
                    tokens.truncate(at);
                } else {
                    tokens.swap(at, (at + 1).min(to));
                }
            }
        }
    }
    tokens.concat().into_bytes()
}

/// One to four changes of bytes.
pub fn binary(seed: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..1 + random.below(4) {
        if bytes.len() < 8 {
            break;
        }
        let at = random.below(bytes.len() - 7);
        match random.below(10) {
            0..=2 => bytes[at] ^= 1 << random.below(8),
            3 => bytes[at] = random.next() as u8,
            4 => {
                let value = [0u16, 1, 0x7fff, 0x8000, 0xffff, 2, 4, 8][random.below(8)];
                bytes[at..at + 2].copy_from_slice(&value.to_le_bytes());
            }
            5 => {
                let at = at & !3;
                let value = [
                    0u32,
                    1,
                    4,
                    0x7fff_ffff,
                    0x8000_0000,
                    0xffff_ffff,
                    0xffff_fffc,
                    seed.len() as u32,
                ];
                bytes[at..at + 4].copy_from_slice(&value[random.below(8)].to_le_bytes());
            }
            6 => {
                // A word from elsewhere: an offset, a number of bytes, an entry of another kind.
                let from = random.below(bytes.len() - 7) & !3;
                let word: [u8; 4] = std::array::from_fn(|index| bytes[from + index]);
                let at = at & !3;
                bytes[at..at + 4].copy_from_slice(&word);
            }
            7 => {
                let at = at & !3;
                let word = u32::from_le_bytes(std::array::from_fn(|index| bytes[at + index]));
                let step = [1u32, 4, 8, u32::MAX, u32::MAX - 3, 0x100][random.below(6)];
                bytes[at..at + 4].copy_from_slice(&word.wrapping_add(step).to_le_bytes());
            }
            8 => {
                let at = at & !7;
                let value = [u64::MAX, 1 << 63, i64::MAX as u64, 1 << 32][random.below(4)];
                if at + 8 <= bytes.len() {
                    bytes[at..at + 8].copy_from_slice(&value.to_le_bytes());
                }
            }
            _ if random.below(6) == 0 => bytes.truncate(at),
            _ => {
                bytes.remove(at);
            }
        }
    }
    bytes
}
