//! What is wrong with a wrong module: every diagnostic of `data/rejects.txt`, and behaviour of the parser in trouble.

use proptest::prelude::*;
use std::path::Path;
use wavelift_frontend_hsail::{MAX_ERRORS, parse_text, parse_with};
use wavelift_hsail::{Diagnostic, Severity, Source, diagnostics, validate};

const PRELUDE: &str = "global_u32 &gv;
const global_u32 &cv = 1;
readonly_u32 &ro;
signature &sg(arg_u32 %r)(arg_f32 %a);
decl prog function &f(arg_u32 %r)(arg_f32 %a);
decl prog function &f0()();
decl prog kernel &kk();
kernel &k(kernarg_u32 %ka)
{
";

fn whole(scope: &str, options: &[&str], text: &str) -> String {
    let profile = if options.contains(&"base") { "base" } else { "full" };
    let machine = if options.contains(&"small") {
        "small"
    } else {
        "large"
    };
    let header = format!("module &m:1:0:${profile}:${machine}:$default;\nextension \"IMAGE\";\n");
    match scope {
        "F" => text.to_string(),
        "M" => format!("{header}{text}\n"),
        _ => format!("{header}{PRELUDE}{text}\n}};\n"),
    }
}

fn check(text: &str) -> Vec<Diagnostic> {
    match parse_text("t", text) {
        Ok(module) => validate(&module),
        Err(found) => found,
    }
}

/// One case of `data/rejects.txt`.
struct Case {
    head: String,
    group: u32,
    scope: String,
    options: Vec<String>,
    body: String,
    expected: Vec<String>,
}

impl Case {
    fn text(&self) -> String {
        let options: Vec<&str> = self.options.iter().map(String::as_str).collect();
        whole(&self.scope, &options, &self.body)
    }
}

/// Comment lines before the first case, and the cases.
fn cases(data: &str) -> (&str, Vec<Case>) {
    let mut parts = data.split("\n== ");
    let top = parts.next().unwrap();
    let case = |text: &str| {
        let (head, rest) = text.split_once('\n').unwrap();
        let words: Vec<String> = head.split(' ').map(str::to_owned).collect();
        let (expected, body): (Vec<&str>, Vec<&str>) = rest.split('\n').partition(|l| l.starts_with("! "));
        Case {
            head: head.to_owned(),
            group: words[0].parse().unwrap(),
            scope: words[1].clone(),
            options: words[3..].to_vec(),
            body: body.join("\n").trim_end_matches('\n').to_owned(),
            expected: expected.into_iter().map(str::to_owned).collect(),
        }
    };
    (top, parts.map(case).collect())
}

/// What is said about a text, a line for each diagnostic. Each must name place, line with carets, remedy and section.
fn messages(text: &str) -> Vec<String> {
    let source = Source::text("t", text);
    let message = |d: &Diagnostic| {
        let place = source.locate(d.span);
        let rendered = diagnostics::render(d, &source, false);
        for part in [
            &format!("--> t:{place}\n"),
            "^",
            "= help: ",
            "= note: see HSA PRM ",
        ] {
            assert!(rendered.contains(part), "no `{part}` in:\n{rendered}");
        }
        let json: serde_json::Value = serde_json::from_str(&diagnostics::to_json(d, &source)).unwrap();
        let place_in_json = format!("{}:{}", json["line"], json["column"]);
        assert_eq!(place_in_json, place.to_string());
        format!("! {}[{}] {place}: {}", d.severity.name(), d.code, d.message)
    };
    check(text).iter().map(message).collect()
}

#[test]
fn every_wrong_input_gets_its_message() {
    let (top, cases) = cases(include_str!("data/rejects.txt"));
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        let mut out = top.to_owned();
        for case in &cases {
            let found = messages(&case.text()).join("\n");
            out += &format!("\n== {}\n{found}\n{}", case.head, case.body);
        }
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/rejects.txt");
        std::fs::write(path, out + "\n").unwrap();
        return;
    }
    for case in &cases {
        let text = case.text();
        assert_eq!(messages(&text), case.expected, "group {}:\n{text}", case.group);
        assert!(
            !case.expected.is_empty(),
            "group {} expects nothing:\n{text}",
            case.group
        );
    }
    assert!(cases.len() > 450, "only {} cases were found", cases.len());
}

/// A list of what there is names all of it, halves too but where images have none; the section is that of the operation.
#[test]
fn remedies_list_what_there_is() {
    for (statement, help, section) in [
        (
            "add_b8 $s0, $s1, $s2;",
            "`s64`, `f16`, `f32`, `f64`, `u8x4`",
            "see HSA PRM 5.2",
        ),
        (
            "activelaneid_b32 $s0;",
            "its types are `u32`\n",
            "see HSA PRM 9.4",
        ),
        (
            "ldimage_v4_1d_f64_roimg_u32 ($s0,$s1,$s2,$s3), $d1, $s6;",
            "its types are `u32`, `s32` and `f32`\n",
            "see HSA PRM 7.3",
        ),
    ] {
        let text = whole("K", &[], statement);
        let found = check(&text);
        assert_eq!(found.len(), 1, "{statement}");
        let rendered = diagnostics::render(&found[0], &Source::text("t", &text), false);
        for part in [help, section] {
            assert!(rendered.contains(part), "no `{part}` in:\n{rendered}");
        }
    }
    // No exceptions at all may be asked for (HSA PRM 13.4).
    assert_eq!(check(&whole("K", &[], "enablebreakexceptions 0;")), []);
}

/// The verdict in the head of each case is that of HSAILasm, where it is installed.
#[test]
fn verdicts_of_the_peer_are_noted() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    let assemble = |input: &Path| {
        let output = input.with_extension("brig");
        let mut command = std::process::Command::new("HSAILasm");
        let run = command
            .arg("-assemble")
            .arg(input)
            .arg("-o")
            .arg(&output)
            .output();
        std::fs::remove_file(&output).ok();
        run
    };
    let input = std::env::temp_dir().join(format!("wavelift-rejects-{}.hsail", std::process::id()));
    for case in &cases(include_str!("data/rejects.txt")).1 {
        std::fs::write(&input, case.text()).unwrap();
        let run = assemble(&input).unwrap();
        let verdict = if run.status.success() { "A" } else { "R" };
        let noted = case.head.split(' ').nth(2).unwrap();
        assert_eq!(verdict, noted, "{}", case.text());
    }
    std::fs::remove_file(&input).ok();
}

/// `data/coverage.txt` lists the rules and what must occur in the cases of each.
#[test]
fn every_rule_has_its_cases() {
    let (_, cases) = cases(include_str!("data/rejects.txt"));
    let mut rows = 0;
    let mut missing = String::new();
    for line in include_str!("data/coverage.txt")
        .lines()
        .filter(|l| !l.starts_with('#'))
    {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [row, verdict, rule, pieces] = fields[..] else {
            panic!("four fields are needed: {line}");
        };
        rows += 1;
        assert_eq!(row, rows.to_string(), "{line}");
        let of_row: Vec<&Case> = cases.iter().filter(|c| c.group == rows).collect();
        for piece in pieces.split(" ;; ") {
            let wanted = piece.replace("\\n", "\n");
            if !of_row.iter().any(|c| c.text().contains(&wanted)) {
                missing += &format!("row {row} ({rule}) has no case with `{piece}`\n");
            }
        }
        for case in of_row {
            let says = |severity: &str| case.expected.iter().any(|e| e.starts_with(severity));
            let right = if verdict == "warning" {
                says("! warning") && !says("! error")
            } else {
                says("! error")
            };
            assert!(right, "row {row} is to be found as {verdict}: {}", case.text());
        }
    }
    assert_eq!(rows, 90);
    assert!(missing.is_empty(), "{missing}");
}

#[test]
fn the_prelude_alone_is_fine() {
    assert_eq!(check(&whole("K", &[], "ret;")), []);
}

#[test]
fn one_run_reports_many_errors() {
    let text = whole(
        "K",
        &[],
        "add_u9 $s0, $s1, $s2;\nadd_u32 $s0, $s1, $s2\nld_global_u32 $s0, [&nothing];\nmov_b32 $s0, 1.0d;\nbr @no;\nadd_u32 $s0 $s1;",
    );
    let codes: Vec<&str> = check(&text).iter().map(|d| d.code).collect();
    let expected = [
        "unknown-type",
        "missing-semicolon",
        "unknown-symbol",
        "constant-type",
        "unknown-label",
        "operand-count",
    ];
    assert_eq!(codes, expected);
}

#[test]
fn an_error_in_one_kernel_does_not_hide_the_next() {
    let text = whole(
        "M",
        &[],
        "kernel &a( { ret; };\nkernel &b() { frob; };\nkernel &c(kernarg_u9 %x) { ret; };",
    );
    let codes: Vec<&str> = check(&text).iter().map(|d| d.code).collect();
    assert_eq!(codes, ["unexpected-token", "unknown-instruction", "unknown-type"]);
}

#[test]
fn errors_have_an_end() {
    let text = whole("K", &[], &"frob;\n".repeat(10_000));
    let found = check(&text);
    assert!(found.len() <= MAX_ERRORS + 1, "{} diagnostics", found.len());
}

#[test]
fn many_unknown_names_cost_little() {
    let uses: String = (0..50_000)
        .map(|i| format!("ld_global_u32 $s0, [&nothing{i}]; br @l{i};\n"))
        .collect();
    let variables: String = (0..5_000)
        .map(|i| format!("global_u32 &something{i};\n"))
        .collect();
    let text = whole("M", &[], &format!("{variables}kernel &k() {{\n{uses}}};"));
    let start = std::time::Instant::now();
    assert!(check(&text).len() <= MAX_ERRORS + 1);
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn a_message_shows_line_caret_remedy_and_section() {
    let text = whole("K", &[], "\tcvt_u32_s32\t$s0, $s1;");
    let found = check(&text);
    let source = Source::text("k.hsail", text.as_str());
    let rendered = diagnostics::render(&found[0], &source, false);
    let expected = "\
error[wrong-type]: `cvt_u32` cannot have `s32` as its second type
  --> k.hsail:12:2
   |
12 |     cvt_u32_s32    $s0, $s1;
   |     ^^^^^^^^^^^^^^^^^^^^^^^^
   |
   = help: types of the same size are converted by `mov`
   = note: see HSA PRM 5.19
";
    assert_eq!(rendered, expected);
}

#[test]
fn warnings_do_not_reject() {
    let text = whole("K", &[], "st_global_u32 1, [&cv];");
    let module = parse_text("t", &text).expect("parses");
    let found = validate(&module);
    assert!(found.iter().all(|d| d.severity == Severity::Warning) && found.len() == 1);
}

#[test]
fn deep_and_long_inputs_do_not_overflow() {
    for text in [
        whole("K", &[], &"{".repeat(100_000)),
        whole("M", &[], &format!("global_b8 &x[] = {}", "{".repeat(100_000))),
        whole("M", &[], &format!("global_u32 &x = {};", "u32(".repeat(100_000))),
        whole("K", &[], &format!("add{} $s0;", "_u32".repeat(100_000))),
        whole("K", &[], &format!("mov_b32 $s0, {};", "9".repeat(100_000))),
        whole("M", &[], &format!("global_u32 &{};", "x".repeat(100_000))),
    ] {
        let _ = check(&text);
    }
}

fn corpus() -> Vec<&'static str> {
    vec![
        include_str!("data/everything.hsail"),
        include_str!("data/layout.hsail"),
        include_str!("data/examples.hsail"),
        include_str!("../../kernels/O2/histogram.hsail"),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    /// A kernel text with pieces cut, doubled, swapped or overwritten never panics, and every message can be rendered.
    #[test]
    fn damaged_text_never_panics(
        which in 0usize..4,
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0u8..5, any::<char>()), 1..6),
    ) {
        let mut text: Vec<char> = corpus()[which].chars().take(8000).collect();
        for (a, b, kind, c) in edits {
            if text.is_empty() { break; }
            let (a, b) = (a.index(text.len()), b.index(text.len()));
            let (from, to) = (a.min(b), a.max(b).min(a.min(b) + 200));
            match kind {
                0 => { text.drain(from..to); }
                1 => { let piece: Vec<char> = text[from..to].to_vec(); text.splice(from..from, piece); }
                2 => text[a] = c,
                3 => text.swap(a, b),
                _ => text.truncate(a),
            }
        }
        let text: String = text.into_iter().collect();
        let (module, mut found) = parse_with("t", &text, Default::default());
        prop_assert!(module.is_some() || found.iter().any(|d| d.severity == Severity::Error));
        if let Some(module) = &module {
            found.extend(validate(module));
            let once = wavelift_frontend_hsail::print(module);
            let again = parse_text("t", &once).expect("canonical text reads");
            prop_assert_eq!(wavelift_frontend_hsail::print(&again), once);
        }
        let source = Source::text("t", text);
        for d in found.iter().take(5) {
            prop_assert!(diagnostics::render(d, &source, true).contains(d.code));
            let json = diagnostics::to_json(d, &source);
            prop_assert!(!json.contains('\n'));
        }
    }
}
