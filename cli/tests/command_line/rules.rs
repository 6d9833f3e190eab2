//! The rules of HSAIL on the command line, one by one: each at each level, by the modules of `data/rules.txt`, as text and as BRIG; and
//! how the options of levels go together.
//!
//! Every rule has a module there that breaks it and nothing else. A rule without one fails here, apart from [`NOT_BROKEN`].

use crate::command::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

const MODULES: &str = include_str!("../data/rules.txt");

/// Rules that no file here breaks, and why.
const NOT_BROKEN: &[(&str, &str)] = &[
    (
        "brig-limit",
        "the tests of the BRIG reader do, with files that have to be built",
    ),
    ("module-header", MODEL),
    (
        "not-text",
        "the command line says it itself, with what else the file may be",
    ),
    ("out-of-scope", MODEL),
    ("signature-linkage", MODEL),
    ("text-too-long", "it takes 4 GiB"),
    ("too-many-errors", "the command line says it itself, in a note"),
    ("wrong-allocation", MODEL),
    ("wrong-linkage", MODEL),
];
const MODEL: &str = "both readers refuse it first; it is of modules that a program makes";

/// Free rules of what BRIG does not keep: white space, comments, digits, how a string was written.
const OF_TEXT: &[&str] = &[
    "adjacent-strings",
    "base-f64-constant",
    "carriage-return",
    "comment-in-statement",
    "comment-white-space",
    "constant-truncated",
    "formal-allocation",
    "hexadecimal-point",
    "literal-infinity",
    "literal-overflow",
    "missing-white-space",
    "string-not-ascii",
    "unusual-white-space",
];

/// A rule, as `verify --rules` has it.
struct Rule {
    name: String,
    level: String,
    hsailasm: String,
    lowerable: bool,
}

fn rules() -> Vec<Rule> {
    let listed: serde_json::Value = serde_json::from_str(&good("verify --rules --json")).expect("JSON");
    let text = |rule: &serde_json::Value, key: &str| rule[key].as_str().expect("a text").to_owned();
    let rule = |rule: &serde_json::Value| Rule {
        name: text(rule, "name"),
        level: text(rule, "level"),
        hsailasm: text(rule, "hsailasm"),
        lowerable: rule["lowerable"].as_bool().expect("true or false"),
    };
    listed.as_array().expect("a list").iter().map(rule).collect()
}

/// A module that breaks a rule: what to run on which files.
struct Broken {
    rule: String,
    /// Rules that are broken, too.
    with: Vec<String>,
    command: &'static [&'static str],
    files: Vec<String>,
    is_text: bool,
}

/// Bytes of everything.brig, changed as lines say: `+OFFSET BYTES`, all hexadecimal.
fn patched(lines: &str) -> Vec<u8> {
    let mut bytes = include_bytes!("../../../frontend-brig/tests/data/everything.brig").to_vec();
    for line in lines.lines() {
        let (at, new) = line.split_once(' ').expect("bytes");
        let at = usize::from_str_radix(at.trim_start_matches("+0x"), 16).expect("an offset");
        for (n, byte) in new.split(' ').enumerate() {
            bytes[at + n] = u8::from_str_radix(byte, 16).expect("a byte");
        }
    }
    bytes
}

/// Files that are too long, or too odd, to be written down.
fn made(rule: &str) -> Vec<u8> {
    let module = |body: &str| format!("module &m:1:0:$full:$large:$default;\n{body}").into_bytes();
    match rule {
        "brig-elf" => {
            // An ELF file of 64 bits, made for BRIG, whose section headers are beyond its end.
            let mut file = b"\x7fELF\x02\x01\x01".to_vec();
            file.resize(64, 0);
            file[18..20].copy_from_slice(&0xaf5b_u16.to_le_bytes());
            file[40] = 64;
            (file[58], file[60], file[62]) = (64, 2, 1);
            file
        }
        "call-graph-limit" => {
            let count = 2100;
            let mut text = String::new();
            for n in 0..count {
                let last = format!("function &f{n}()() {{ maxflatworkgroupsize 64; }};\n");
                let call = format!("function &f{n}()() {{ {{ call &f{}()(); }} }};\n", n + 1);
                text =
                    format!("decl function &f{n}()();\n{text}") + if n + 1 == count { &last } else { &call };
            }
            for n in 0..count {
                writeln!(text, "kernel &k{n}() {{ {{ call &f0()(); }} }};").expect("a string");
            }
            module(&text)
        }
        "list-too-long" => {
            let labels = vec!["@l"; (1 << 16) + 1].join(", ");
            module(&format!("kernel &k()\n{{\nsbr_u32 $s0 [{labels}];\n@l:\n}};\n"))
        }
        _ => panic!("nobody makes a file for {rule}"),
    }
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path: PathBuf = folder.join(name);
    std::fs::write(&path, bytes).expect("a file");
    path.display().to_string()
}

/// The modules of `data/rules.txt`, written to files.
fn broken(folder: &Path) -> Vec<Broken> {
    let case = |text: &str| {
        let (head, body) = text.split_once('\n').expect("a module");
        let (head, with) = head.split_once(" with ").unwrap_or((head, ""));
        let (rule, kind) = head.split_once(' ').unwrap_or((head, ""));
        let folder = folder.join(rule);
        std::fs::create_dir_all(&folder).expect("a folder");
        let body = body.replace("<CR>", "\r").replace("<FF>", "\x0c");
        let one = |name: &str, bytes: &[u8]| vec![write(&folder, name, bytes)];
        let files = match kind {
            "" | "compile" => one("m.hsail", body.as_bytes()),
            "brig" => one("m.brig", &patched(&body)),
            "made" => one("m", &made(rule)),
            "program" => {
                let parts = body.split("-- ").skip(1);
                let part = |part: &str| {
                    let (name, text) = part.split_once('\n').expect("a module");
                    write(&folder, &format!("{name}.hsail"), text.as_bytes())
                };
                parts.map(part).collect()
            }
            _ => panic!("no kind of module: {kind}"),
        };
        Broken {
            rule: rule.to_owned(),
            with: with
                .split(',')
                .filter(|name| !name.is_empty())
                .map(str::to_owned)
                .collect(),
            command: match kind {
                "program" => &["link"],
                "compile" => &["compile", "--target", "gfx900", "-o", "-"],
                _ => &["verify"],
            },
            files,
            is_text: kind.is_empty(),
        }
    };
    MODULES
        .split("\n== ")
        .skip(1)
        .map(|text| case(&format!("{text}\n")))
        .collect()
}

impl Broken {
    /// Runs the command with options of levels: its end, and the severity of each rule that it names.
    fn run(&self, files: &[String], options: &[&str]) -> (i32, BTreeMap<String, &'static str>) {
        let files = files.iter().map(String::as_str);
        let words: Vec<&str> = self.command.iter().chain(options).copied().chain(files).collect();
        let outcome = wavelift(&words);
        let mut found = BTreeMap::new();
        for line in outcome.err.lines() {
            for (severity, mark) in [("error", "error["), ("warning", "warning[")] {
                let code = line.strip_prefix(mark).and_then(|rest| rest.split(']').next());
                found.extend(code.map(|code| (code.to_owned(), severity)));
            }
        }
        assert!(
            outcome.code != 2 || found.is_empty(),
            "{words:?}: wrong usage and diagnostics\n{}",
            outcome.err
        );
        (outcome.code, found)
    }

    /// That a rule has a level with these options, on these files.
    fn has_level(&self, files: &[String], options: &[&str], level: &str) {
        let (code, mut found) = self.run(files, options);
        for other in &self.with {
            assert!(
                found.remove(other).is_some(),
                "{}: {other} is said not to be broken",
                self.rule
            );
        }
        let severity = match level {
            "allow" => None,
            "warn" => Some("warning"),
            _ => Some("error"),
        };
        let expected: BTreeMap<String, &str> = severity
            .map(|severity| (self.rule.clone(), severity))
            .into_iter()
            .collect();
        assert_eq!(found, expected, "{} with {options:?} on {files:?}", self.rule);
        assert_eq!(code, i32::from(level == "deny"), "{} with {options:?}", self.rule);
    }
}

fn check(rule: &Rule, broken: &Broken) {
    let name = rule.name.as_str();
    broken.has_level(&broken.files, &[], &rule.level);
    broken.has_level(&broken.files, &["--compat", "hsailasm"], &rule.hsailasm);
    broken.has_level(&broken.files, &["--deny", name], "deny");
    if !rule.lowerable {
        for option in ["--allow", "--warn"] {
            let (code, _) = broken.run(&broken.files, &[option, name]);
            assert_eq!(code, 2, "{name} cannot be lowered");
        }
        return;
    }
    broken.has_level(&broken.files, &["--allow", name], "allow");
    broken.has_level(&broken.files, &["--warn", name], "warn");
    broken.has_level(&broken.files, &["--warn", name, "--deny", "warnings"], "deny");
    broken.has_level(&broken.files, &["--compat", "hsailasm", "--warn", name], "warn");
    // A rule that only warns is an error like all warnings, and one that is let pass is not.
    let denied = if rule.level == "allow" { "allow" } else { "deny" };
    broken.has_level(&broken.files, &["--deny", "warnings"], denied);
    if broken.is_text {
        check_brig(name, broken);
    }
}

/// The module that was let pass is as good or bad as BRIG.
fn check_brig(name: &str, broken: &Broken) {
    let brig = vec![format!("{}.brig", broken.files[0])];
    let outcome = wavelift(&["assemble", "--allow", name, &broken.files[0], "-o", &brig[0]]);
    assert_eq!(outcome.code, 0, "{name} is let pass\n{}", outcome.err);
    let gone = OF_TEXT.contains(&name);
    for (option, level) in [("--allow", "allow"), ("--warn", "warn"), ("--deny", "deny")] {
        let level = if gone { "allow" } else { level };
        broken.has_level(&brig, &[option, name], level);
        // What is let pass can be shown, and a refusal shows nothing.
        let outcome = wavelift(&["disassemble", option, name, &brig[0]]);
        assert_eq!(
            outcome.code,
            i32::from(level == "deny"),
            "{name} {option}: {}",
            outcome.err
        );
        assert_eq!(outcome.out.is_empty(), level == "deny", "{name} {option}");
    }
}

#[test]
fn every_rule_has_each_level() {
    let rules = rules();
    let folder = folder("rules");
    let all: BTreeMap<String, Broken> = broken(&folder)
        .into_iter()
        .map(|broken| (broken.rule.clone(), broken))
        .collect();
    let without: BTreeSet<&str> = rules
        .iter()
        .map(|rule| rule.name.as_str())
        .filter(|name| !all.contains_key(*name))
        .collect();
    let expected: BTreeSet<&str> = NOT_BROKEN.iter().map(|(name, _)| *name).collect();
    assert_eq!(without, expected, "rules without a module that breaks them");
    let unknown: Vec<&String> = all
        .keys()
        .filter(|name| !rules.iter().any(|rule| rule.name == **name))
        .collect();
    assert!(unknown.is_empty(), "no rules: {unknown:?}");
    for rule in &rules {
        match all.get(&rule.name) {
            Some(broken) => check(rule, broken),
            None => assert!(!rule.lowerable, "{} can have any level", rule.name),
        }
    }
}

/// A module that breaks `outside-variable` (an error) and `write-to-const` (a warning).
fn two_findings(folder: &Path) -> String {
    let text = "module &m:1:0:$full:$large:$default;\nglobal_u32 &x;\nconst global_u32 &c = 1;\nprog kernel &k()\n{\n\
                \tst_global_u32 1, [&x][4];\n\tst_global_u32 1, [&c];\n};\n";
    write(folder, "two.hsail", text.as_bytes())
}

#[test]
fn levels_go_together() {
    let file = two_findings(&folder("levels"));
    let said = |options: &str| {
        let outcome = run(&format!("verify {options} {file}"));
        let mut all = String::new();
        for line in outcome.err.lines() {
            for mark in ["error[", "warning["] {
                if let Some(code) = line.strip_prefix(mark).and_then(|rest| rest.split(']').next()) {
                    let _ = write!(all, "{}{code} ", &mark[..1]);
                }
            }
        }
        (outcome.code, all.trim_end().to_owned())
    };
    let expect = |options: &str, code: i32, all: &str| {
        assert_eq!(said(options), (code, all.to_owned()), "{options}");
    };
    expect("", 1, "eoutside-variable wwrite-to-const");
    expect("--allow outside-variable", 0, "wwrite-to-const");
    expect("--allow outside-variable,write-to-const", 0, "");
    expect("--allow outside-variable --allow write-to-const", 0, "");
    expect("--warn outside-variable", 0, "woutside-variable wwrite-to-const");
    expect("--deny write-to-const", 1, "eoutside-variable ewrite-to-const");
    expect("--deny warnings", 1, "eoutside-variable ewrite-to-const");
    // `--deny warnings` makes errors of all that is warned of, wherever it stands, and lets pass what is allowed.
    expect("--deny warnings --allow outside-variable", 1, "ewrite-to-const");
    expect(
        "--warn outside-variable --deny warnings",
        1,
        "eoutside-variable ewrite-to-const",
    );
    expect(
        "--deny warnings --warn outside-variable --allow write-to-const",
        1,
        "eoutside-variable",
    );
    expect(
        "--deny warnings,outside-variable --allow write-to-const",
        1,
        "eoutside-variable",
    );
    // Options change the levels of `--compat`, wherever that stands.
    expect("--compat hsailasm", 1, "eoutside-variable");
    expect("--compat hsailasm --allow outside-variable", 0, "");
    expect("--allow outside-variable --compat hsailasm", 0, "");
    expect(
        "--compat hsailasm --warn write-to-const,outside-variable",
        0,
        "woutside-variable wwrite-to-const",
    );
    expect("--compat hsailasm --deny warnings", 1, "eoutside-variable");
    // The same level twice is no contradiction.
    expect(
        "--allow outside-variable --allow outside-variable",
        0,
        "wwrite-to-const",
    );
}

#[test]
fn options_that_mean_nothing_are_refused() {
    let file = two_findings(&folder("levels-refused"));
    let refused = |options: &str, says: &[&str]| bad(&format!("verify {options} {file}"), 2, says);
    refused(
        "--allow frobnicate",
        &["no rule is called `frobnicate`", "verify --rules"],
    );
    refused("--warn outside-variabel", &["did you mean `outside-variable`?"]);
    refused("--deny write-to-cons", &["did you mean `write-to-const`?"]);
    refused("--allow wrong-type", &["rule `wrong-type` cannot be lowered"]);
    refused(
        "--warn brig-magic",
        &["rule `brig-magic` cannot be lowered: the file is damaged"],
    );
    refused("--allow warnings", &["no rule is called `warnings`"]);
    refused("--compat clang", &["clang", "hsailasm"]);
    refused(
        "--allow write-to-const --deny write-to-const",
        &["both in --allow and in --deny"],
    );
    refused(
        "--warn outside-variable --deny outside-variable",
        &["both in --warn and in --deny"],
    );
    refused("--allow", &["--allow"]);
}

/// Every command that reads HSAIL has the same options, and a level means the same to each.
#[test]
fn all_commands_have_the_levels() {
    let folder = folder("levels-commands");
    let file = two_findings(&folder);
    let brig = folder.join("two.brig").display().to_string();
    let allow = "--allow outside-variable,write-to-const";
    assert_eq!(good(&format!("assemble {allow} {file} -o {brig}")), "");
    for input in [&file, &brig] {
        let copy = folder.join("copy.brig").display().to_string();
        let object = folder.join("k.co").display().to_string();
        let commands = [
            format!("verify {input}"),
            format!("assemble {input} -o {copy}"),
            format!("link {input}"),
            format!("compile --target gfx900 {input} -o {object}"),
            format!("run --target interp --grid 1 --group 1 {input}"),
        ];
        for command in commands {
            let (name, rest) = command.split_once(' ').expect("operands");
            let strict = run(&command);
            assert_eq!(strict.code, 1, "{command}\n{}", strict.err);
            assert!(
                strict.err.contains("error[outside-variable]"),
                "{command}\n{}",
                strict.err
            );
            let lowered = run(&format!("{name} {allow} {rest}"));
            assert!(
                !lowered.err.contains("outside-variable"),
                "{command}\n{}",
                lowered.err
            );
            assert!(
                !lowered.err.contains("write-to-const"),
                "{command}\n{}",
                lowered.err
            );
            let denied = run(&format!("{name} --warn outside-variable --deny warnings {rest}"));
            assert_eq!(denied.code, 1, "{command}\n{}", denied.err);
            assert!(
                denied.err.contains("error[write-to-const]"),
                "{command}\n{}",
                denied.err
            );
        }
    }
}

/// `assemble` and `disassemble` have the other tool's numbers only where its levels are asked for.
#[test]
fn numbers_are_those_of_the_other_tool_with_compat_only() {
    let folder = folder("levels-numbers");
    let text = "module &m:1:0:$full:$large:$default;\nkernel &k()\n{\n\tmov_f16 $s0, 1.00048828125h;\n\
                \tmov_f32 $s0, 0x1.000003p0f;\n\tmov_b1 $c0, 2;\n\tld_global_u32 $s0, [$d0-4];\n};\n";
    let file = write(&folder, "m.hsail", text.as_bytes());
    let brig = folder.join("m.brig").display().to_string();
    let shown = |options: &str| {
        good(&format!("assemble {options} {file} -o {brig}"));
        let text = good(&format!("disassemble {options} {brig}"));
        let lines = text.lines().filter(|line| line.starts_with('\t'));
        lines
            .map(|line| line.trim().replace('\t', " "))
            .collect::<Vec<_>>()
    };
    let load = "ld_global_u32 $s0, [$d0-4];";
    let usual = [
        "mov_f16 $s0, 0H3c00;",
        "mov_f32 $s0, 0F3f800002;",
        "mov_b1 $c0, 0;",
        load,
    ];
    assert_eq!(shown(""), usual);
    let compat = [
        "mov_f16 $s0, 0H3c01;",
        "mov_f32 $s0, 0F3f800001;",
        "mov_b1 $c0, 1;",
        load,
    ];
    assert_eq!(shown("--compat hsailasm"), compat);
}

/// Levels on cases, however they are named: a denied rule makes the case fail with the rule's name, an allowed one lets the kernel run.
#[test]
fn cases_heed_levels() {
    let folder = folder("levels-of-cases");
    let vecadd = Path::new(ROOT).join("kernels/O2");
    let copy = |name: &str| std::fs::read_to_string(vecadd.join(name)).expect("a file");
    // A name of the implementation's, which is denied unless something else is said, and a directive that the kernel does not repeat, which
    // is warned of.
    let more = "prog global_u32 &__hsa.mine = 1;\nfunction &g()() { requirenopartialworkgroups; };\n\
                kernel &other() { { call &g()(); } };\n";
    let text = copy("vecadd.hsail") + more;
    let hsail = write(&folder, "vecadd.hsail", text.as_bytes());
    let brig = folder.join("vecadd.brig");
    good(&format!(
        "assemble --allow reserved-name {hsail} -o {}",
        brig.display()
    ));
    let case = write(&folder, "vecadd.case", copy("vecadd.case").as_bytes());
    let list = write(&folder, "list.txt", b"vecadd.case\n");
    let forms = [case, folder.display().to_string(), format!("--list {list}")];
    for (form, target) in forms.iter().zip(["gfx900", "interp", "ivb"]) {
        for text in ["", "--text"] {
            for (levels, denied) in [
                ("", Some("reserved-name")),
                ("--deny reserved-name", Some("reserved-name")),
                ("--compat hsailasm --deny reserved-name", Some("reserved-name")),
                (
                    "--allow reserved-name --deny control-unstated",
                    Some("control-unstated"),
                ),
                ("--allow reserved-name --deny warnings", Some("control-unstated")),
                ("--allow reserved-name", None),
                ("--warn reserved-name", None),
                ("--compat hsailasm", None),
            ] {
                let line = format!("case {form} {text} {levels} --target {target}");
                let outcome = run(&line);
                let said = format!("{line}\n{}{}", outcome.out, outcome.err);
                assert_eq!(outcome.code, i32::from(denied.is_some()), "{said}");
                match denied {
                    Some(rule) => {
                        let start = "FAIL corpus/vecadd ";
                        assert!(
                            outcome.out.starts_with(start) && outcome.out.contains(rule),
                            "{said}"
                        );
                        assert!(outcome.out.ends_with("0 passed, 1 failed, 0 skipped\n"), "{said}");
                    }
                    None => assert_eq!(outcome.out, "1 passed, 0 failed, 0 skipped\n", "{said}"),
                }
            }
        }
    }
}
