//! Modules that do not fit together: every finding of `data/link.txt` with both places, as text and as JSON.
//!
//! `== TITLE` begins a program, `-- NAME` a module of it. `! ...` lines are the findings expected, in order:
//! `severity[code] file:line:column: message; file:line:column: text of a further place; ...`.

use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::{Module, Severity, Source, link, validate};

/// A program and what is found.
struct Case<'a> {
    title: &'a str,
    modules: Vec<(String, String)>,
    expected: Vec<&'a str>,
    /// The modules as they stand in the file.
    text: String,
}

fn cases() -> Vec<Case<'static>> {
    let data = include_str!("data/link.txt");
    let case = |text: &'static str| {
        let (title, rest) = text.split_once('\n').unwrap();
        let (expected, lines): (Vec<&str>, Vec<&str>) = rest.lines().partition(|l| l.starts_with("! "));
        let lines = lines.join("\n");
        let modules = lines.split("-- ").skip(1).map(|module| {
            let (name, body) = module.split_once('\n').unwrap_or((module, ""));
            let file = name.split(' ').next().unwrap();
            let header = match name.split_once(' ') {
                Some((_, header)) => header.to_owned(),
                None => format!("module &of_{file}:1:0:$full:$large:$default;"),
            };
            (file.to_owned(), format!("{header}\n{body}"))
        });
        Case {
            title,
            modules: modules.collect(),
            expected,
            text: lines.trim_end().to_owned(),
        }
    };
    data.split("\n== ").skip(1).map(case).collect()
}

fn modules(case: &Case<'_>) -> (Vec<Module>, Vec<Source>) {
    let parse = |(name, text): &(String, String)| {
        let module = parse_text(name, text).unwrap_or_else(|found| panic!("{}: {found:?}", case.title));
        let wrong: Vec<_> = validate(&module)
            .into_iter()
            .filter(|d| d.severity == Severity::Error)
            .collect();
        assert_eq!(wrong, [], "{}: each module is fine by itself", case.title);
        (module, Source::text(name.as_str(), text.as_str()))
    };
    case.modules.iter().map(parse).unzip()
}

#[test]
fn findings_name_all_places() {
    let cases = cases();
    assert!(cases.len() >= 25);
    let mut differ = false;
    let mut blessed = include_str!("data/link.txt")
        .split("\n== ")
        .next()
        .unwrap()
        .to_owned();
    for case in &cases {
        let (modules, sources) = modules(case);
        let parts: Vec<&Module> = modules.iter().collect();
        let sources: Vec<&Source> = sources.iter().collect();
        let mut found = Vec::new();
        for finding in link::check(&parts, &Default::default()) {
            let d = &finding.diagnostic;
            let place = |part: usize, span| format!("{}:{}", sources[part].name, sources[part].locate(span));
            let mut line = format!("! {}[{}] ", d.severity.name(), d.code);
            line += &format!("{}: {}", place(finding.part, d.span), d.message);
            let here = d.labels.iter().map(|l| (finding.part, l));
            let all = here.chain(finding.elsewhere.iter().map(|(part, l)| (*part, l)));
            let text = finding.render(&sources, false);
            let json: serde_json::Value = serde_json::from_str(&finding.to_json(&sources)).unwrap();
            for (i, (part, label)) in all.enumerate() {
                line += &format!("; {}: {}", place(part, label.span), label.text);
                assert!(text.contains(&label.text), "{text}");
                let file = if part == finding.part {
                    &json["file"]
                } else {
                    &json["labels"][i]["file"]
                };
                assert_eq!(file, &sources[part].name);
                assert!(text.contains(&sources[part].name), "{text}");
            }
            assert!(
                text.contains("= help: ") && text.contains("see HSA PRM"),
                "{text}"
            );
            found.push(line);
        }
        differ |= found != case.expected;
        blessed += &format!("\n== {}\n", case.title);
        blessed += &found.iter().map(|l| format!("{l}\n")).collect::<String>();
        blessed += &case.text;
    }
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/link.txt");
        std::fs::write(path, blessed + "\n").unwrap();
    } else {
        assert!(!differ, "other findings than expected:\n{blessed}");
    }
}

#[test]
fn a_message_shows_both_modules() {
    let a = "module &a:1:0:$full:$large:$default;\nprog global_u32 &x;\n";
    let b = "module &b:1:0:$full:$large:$default;\n\nprog global_u32 &x;\n";
    let modules = [parse_text("a", a).unwrap(), parse_text("b", b).unwrap()];
    let sources = [Source::text("a.hsail", a), Source::text("b.hsail", b)];
    let found = link::check(&[&modules[0], &modules[1]], &Default::default());
    let text = found[0].render(&[&sources[0], &sources[1]], false);
    let expected = "\
error[defined-twice]: variable `&x` has two definitions in the program
 --> b.hsail:3:17
  |
3 | prog global_u32 &x;
  |                 ^^
  |
 ::: a.hsail:2:17
  |
2 | prog global_u32 &x;
  |                 -- first defined here
  |
  = help: keep one definition, and declare it with `decl prog` elsewhere
  = note: see HSA PRM 4.12.1
";
    assert_eq!(text, expected);
}

#[test]
fn needs_of_kernels() {
    let a = "module &a:1:0:$full:$large:$default;
group_u64 &shared[4];
decl prog group_u8 &other;
decl prog global_u32 &host;
decl prog function &f()();
prog kernel &k(kernarg_u8 %a, align(32) kernarg_u64 %b, kernarg_u8 %c)
{
    private_u8 %p;
    spill_u64 %s;
    fbarrier %fb;
    initfbar %fb;
    ld_group_u64 $d0, [&shared];
    ld_group_u64 $d0, [&shared][8];
    ld_global_u32 $s0, [&host];
    { call &f()(); }
};
kernel &unused() {};
";
    let b = "module &b:1:0:$full:$large:$default;
prog group_u8 &other;
signature &sg()();
decl prog function &f()();
function &g()() { { call &f()(); } };
prog function &f()()
{
    st_group_u8 1, [&other];
    alloca_u32 $s0, 16;
    { call &g()(); }
    { icall_u64 $d0()() &sg; }
};
";
    let modules = [parse_text("a", a).unwrap(), parse_text("b", b).unwrap()];
    let parts = [&modules[0], &modules[1]];
    let found: Vec<&str> = link::check(&parts, &Default::default())
        .iter()
        .map(|f| f.diagnostic.code)
        .collect();
    assert_eq!(found, ["icall-target"]);
    let report = link::report(&parts);
    let lines: Vec<String> = report.kernels.iter().map(ToString::to_string).collect();
    // Kernarg: 0, 32 and 40, rounded up to 16 (HSA PRM 4.21). Group: four of 8 bytes, and one. Private: one, and 8 at 8.
    assert_eq!(
        lines,
        [
            "kernel &k: kernarg 48 bytes at 32, group 33 bytes, private 16 bytes, 1 fbarriers, calls 2 functions, \
             dynamic stack (recursion, alloca in &f, icall in &f)",
            "kernel &unused: kernarg 0 bytes at 16, group 0 bytes, private 0 bytes, 0 fbarriers, calls 0 functions",
        ]
    );
    assert_eq!(report.external, ["&host"]);
}

/// Kernels that all call all functions of a long chain: the work has a limit, and reaching it is said.
#[test]
fn call_graphs_of_hostile_size_have_a_limit() {
    let functions = 3000;
    let mut text = String::from("module &m:1:0:$full:$large:$default;\n");
    for i in 0..functions {
        let call = if i == 0 {
            String::new()
        } else {
            format!("{{ call &f{}()(); }}", i - 1)
        };
        text += &format!("function &f{i}()() {{ requireddim 1; {call} }};\n");
    }
    for i in 0..functions {
        text += &format!("kernel &k{i}() {{ {{ call &f{}()(); }} }};\n", functions - 1);
    }
    let module = parse_text("t", &text).unwrap();
    let start = std::time::Instant::now();
    let found = validate(&module);
    assert_eq!(
        found.iter().map(|d| d.code).collect::<Vec<_>>(),
        ["call-graph-limit"]
    );
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
}

#[test]
fn libraries_are_needed_for_what_is_declared_only() {
    let module = |name: &str, body: &str| {
        let text = format!("module &{name}:1:0:$full:$large:$default;\n{body}\n");
        parse_text(name, &text).unwrap_or_else(|found| panic!("{text}{found:?}"))
    };
    let main = module("main", "decl prog global_u32 &a;");
    // Needs what another library has, which stands before it.
    let libraries = [
        module("deep", "prog global_u32 &b = 1;"),
        module("first", "prog global_u32 &a = 1; decl prog global_u32 &b;"),
        module("second", "prog global_u32 &a = 2;"),
        module("nobodys", "prog global_u32 &c = 2;"),
    ];
    let all: Vec<&Module> = libraries.iter().collect();
    assert_eq!(link::needed_libraries(&[&main], &all), [0, 1]);
    assert_eq!(link::needed_libraries(&[&main], &all[2..]), [0]);
    let own = module("own", "global_u32 &a = 1;");
    assert_eq!(
        link::needed_libraries(&[&own], &all),
        [0usize; 0],
        "module linkage"
    );
}
