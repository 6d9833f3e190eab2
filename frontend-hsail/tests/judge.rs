//! Modules with one change each, against the verdict of HSAILasm, where it is installed.
//!
//! A change is one token deleted, doubled, swapped with the next or replaced by another of its kind, a number set to a boundary value,
//! white space removed or a comment put in, a suffix or qualifier more or less, a statement deleted or doubled. Under
//! `--compat hsailasm` both must agree, apart from [`KNOWN`]. A usual run tries [`SAMPLE`] modules; `WAVELIFT_JUDGE=N` tries N,
//! `WAVELIFT_JUDGE_SEED` draws others, and `WAVELIFT_JUDGE_SHOW=1` prints the differences by kind without failing.

use std::collections::BTreeMap;
use std::process::Command;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_hsail::{Diagnostic, RuleLevels, Severity, validate_with};

/// Modules of a usual run.
const SAMPLE: usize = 300;

/// What only we say, by rule, or only HSAILasm says, by a part of its message: why the two differ for good.
const KNOWN: &[(&str, &str)] = &[];

const SEEDS: [&str; 3] = [
    include_str!("data/everything.hsail"),
    include_str!("data/layout.hsail"),
    "module &m:1:0:$full:$small:$default;\nextension \"IMAGE\";\nglobal_u32 &x[4] = u32[](1, 2, 3, 4);\n\
     align(8) group_b64 &g[2];\nprog fbarrier &fb;\nkernel &k(kernarg_u32 %a, align(8) kernarg_f32 %b[2])\n{\n\
     requireddim 1;\nrequiredgridsize 64, 1, 1;\nprivate_u64 %p[2];\nspill_u32 %s;\n\
     ld_kernarg_align(4)_u32 $s0, [%a];\nld_global_u32 $s1, [&x][4];\nst_spill_u32 $s1, [%s];\n\
     ld_private_u64 $d0, [%p][8];\natomic_add_global_rlx_agent_u32 $s2, [$s0], 1;\nclass_b1_f32 $c0, $s1, 3;\n\
     cvt_f16_f32 $s3, 1.5f;\nmov_f16 $s3, 2.5h;\nadd_f64 $d1, $d0, 0d3ff0000000000000;\n\
     cmp_lt_b1_s32 $c1, $s0, -1;\ncbr_width(2)_b1 $c1, @l;\nbarrier;\n@l:\nwaitfbar &fb;\nret;\n};\n",
];

/// xorshift64*.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n.max(1)
    }

    fn of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.below(all.len())]
    }
}

/// Tokens and what is between them, in turn: every second piece is a token.
fn pieces(text: &str) -> Vec<String> {
    let word = |c: char| c.is_ascii_alphanumeric() || "_.&%@$".contains(c);
    let mut all = vec![String::new()];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if first.is_whitespace() {
            rest.find(|c: char| !c.is_whitespace()).unwrap_or(rest.len())
        } else {
            let end = match first {
                '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
                c if word(c) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
                _ => 1,
            };
            all.push(rest[..end].to_owned());
            all.push(String::new());
            rest = &rest[end..];
            continue;
        };
        if let Some(gap) = all.last_mut() {
            gap.push_str(&rest[..length]);
        }
        rest = &rest[length..];
    }
    all
}

const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "8",
    "255",
    "256",
    "257",
    "65536",
    "2147483648",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "08",
    "0x",
    "0x10",
    "1e40f",
    "1e40h",
    "1.5",
    "WAVESIZE",
    "3.5e38f",
];
const WORDS: &[&str] = &[
    "decl",
    "prog",
    "alloc(agent)",
    "align(4)",
    "align(3)",
    "const",
    "kernel",
    "fbarrier",
    "loc 1;",
    "pragma $s1;",
];
const SUFFIXES: &[&str] = &[
    "u32", "s32", "f32", "u64", "f64", "f16", "b32", "b64", "b1", "u8", "global", "group", "private",
    "readonly", "spill", "arg", "kernarg", "v2", "v4", "ftz", "up", "zero", "near", "sat", "pp", "align(8)",
    "equiv(1)", "width(4)", "const", "rlx", "wg", "agent", "roimg", "samp", "sig64", "sig32",
];

/// What the change does, and the module with it.
fn mutant(random: &mut Random, seed: &str) -> (&'static str, String) {
    let mut all = pieces(seed);
    let count = all.len() / 2;
    let at = 1 + 2 * random.below(count);
    let other = all[1 + 2 * random.below(count)].clone();
    let is_number = all[at].starts_with(|c: char| c.is_ascii_digit());
    let kind = match random.below(12) {
        0 => {
            all[at].clear();
            "token deleted"
        }
        1 => {
            all[at] = format!("{0} {0}", all[at]);
            "token doubled"
        }
        2 if at + 2 < all.len() => {
            all.swap(at, at + 2);
            "tokens swapped"
        }
        3 => {
            all[at] = other;
            "token replaced"
        }
        4 | 5 if is_number => {
            all[at] = random.of(NUMBERS).to_owned();
            "number changed"
        }
        6 => {
            all[at - 1].clear();
            "white space removed"
        }
        7 => {
            let comment = random.of(&["/*c*/", " /*c*/ ", " // c\n", "/*c*//*d*/", "\n/*c*/\n"]);
            all[at - 1].push_str(comment);
            "comment put in"
        }
        8 => {
            all[at] = format!("{} {}", random.of(WORDS), all[at]);
            "word put in"
        }
        9 | 10 if all[at].contains('_') => {
            let mut parts: Vec<&str> = all[at].split('_').collect();
            let which = random.below(parts.len());
            match random.below(3) {
                0 => drop(parts.remove(which)),
                1 => parts.insert(which, random.of(SUFFIXES)),
                _ => parts[which] = random.of(SUFFIXES),
            }
            all[at] = parts.join("_");
            "suffix changed"
        }
        11 => {
            let end = (at..all.len()).find(|i| all[*i] == ";").unwrap_or(at);
            let start = (1..at).rev().find(|i| all[*i] == ";").map_or(1, |i| i + 1);
            let statement: String = all[start..=end.max(start)].concat();
            if random.below(2) == 0 {
                all.drain(start..=end.max(start));
            } else {
                all.insert(start, statement);
            }
            "statement deleted or doubled"
        }
        _ => {
            let text = &mut all[at];
            let place = random.below(text.len());
            text.remove(place);
            "character deleted"
        }
    };
    (kind, all.concat())
}

fn found(text: &str, levels: RuleLevels) -> Vec<Diagnostic> {
    let options = ParseOptions {
        levels,
        ..ParseOptions::default()
    };
    let mut found = match parse_with("t", text, options) {
        (Some(module), _) => validate_with(&module, &levels),
        (None, found) => found,
    };
    found.retain(|d| d.severity == Severity::Error);
    found
}

/// Why HSAILasm refuses a text, if it does.
fn theirs(text: &str) -> Result<(), String> {
    let stem = std::env::temp_dir().join(format!("wavelift-judge-{}", std::process::id()));
    let (input, output) = (stem.with_extension("hsail"), stem.with_extension("brig"));
    std::fs::write(&input, text).expect("a file for the module");
    let mut command = Command::new("HSAILasm");
    let run = command
        .arg("-assemble")
        .arg(&input)
        .arg("-o")
        .arg(&output)
        .output()
        .expect("HSAILasm");
    std::fs::remove_file(&input).ok();
    std::fs::remove_file(&output).ok();
    let said = String::from_utf8_lossy(&run.stderr).into_owned() + &String::from_utf8_lossy(&run.stdout);
    if run.status.success() { Ok(()) } else { Err(said) }
}

#[test]
fn verdicts_agree_with_the_peer() {
    if Command::new("HSAILasm").arg("-version").output().is_err() {
        eprintln!("HSAILasm is not installed: skipped");
        return;
    }
    let number = |name: &str, usual: usize| {
        let value = std::env::var(name).ok().and_then(|value| value.parse().ok());
        value.unwrap_or(usual)
    };
    let tries = number("WAVELIFT_JUDGE", SAMPLE);
    let mut random = Random(number("WAVELIFT_JUDGE_SEED", 1) as u64 | 1 << 40);
    let mut differences: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let (mut refused, mut usual_differences) = (0, 0);
    for _ in 0..tries {
        let seed = SEEDS[random.below(SEEDS.len())];
        let (kind, text) = mutant(&mut random, seed);
        let theirs = theirs(&text);
        let compat = found(&text, RuleLevels::HSAILASM);
        refused += usize::from(theirs.is_err());
        usual_differences += usize::from(found(&text, RuleLevels::USUAL).is_empty() != theirs.is_ok());
        let what = match (&theirs, compat.first()) {
            (Ok(()), Some(d)) => format!("only we refuse: {}: {}", d.code, d.message),
            (Err(said), None) => {
                let message = said.lines().find_map(|line| line.split_once("): "));
                format!(
                    "only HSAILasm refuses: {}",
                    message.map_or(said.as_str(), |(_, m)| m)
                )
            }
            _ => continue,
        };
        if !KNOWN.iter().any(|(part, _)| what.contains(part)) {
            let entry = differences.entry(what).or_insert((0, format!("{kind}:\n{text}")));
            entry.0 += 1;
        }
    }
    eprintln!(
        "{tries} modules, {refused} refused by HSAILasm, {usual_differences} other verdicts by the usual rules, {} kinds under --compat",
        differences.len()
    );
    for (what, (count, _)) in &differences {
        eprintln!("{count:5} {what}");
    }
    if std::env::var_os("WAVELIFT_JUDGE_SHOW").is_some() {
        return;
    }
    let first = differences.iter().next();
    assert!(first.is_none(), "{first:?}");
    assert!(refused * 2 > tries && refused < tries, "the mix is off");
}
