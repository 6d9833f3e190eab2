//! `wavelift case` as a runner: reports that grow, runs that are cut and go on, selections, and what other programs read.

#[path = "support/command.rs"]
#[allow(dead_code)]
mod command;

use command::*;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const PARAMETERS: &str = "(kernarg_u64 %a, kernarg_u64 %b, kernarg_u64 %c, kernarg_u32 %n)";

/// A folder with `good.case`, which passes, `wrong.case`, `other.case`, which is skipped, and `endless.case`.
fn cases(name: &str) -> PathBuf {
    let folder = folder(name);
    let corpus = Path::new(ROOT).join("kernels/O2");
    std::fs::copy(corpus.join("vecadd.brig"), folder.join("vecadd.brig")).expect("a copy");
    let text = std::fs::read_to_string(corpus.join("vecadd.case")).expect("the case");
    let write = |file: &str, text: String| std::fs::write(folder.join(file), text).expect("a file");
    write("good.case", text.replace("corpus/vecadd", "some/family/good"));
    let mut wrong = text.replace("corpus/vecadd", "some/family/wrong");
    let at = wrong.rfind(" x").expect("a value") + 2;
    wrong.replace_range(at..at + 8, "00000000");
    write("wrong.case", wrong);
    // Its values hold for waves of 32 lanes, and the module sees how many there are.
    let waves = text
        .replace("corpus/vecadd", "other/waves")
        .replace("wavesize 64", "wavesize 32")
        .replace("vecadd.brig", "waves.hsail");
    write("other.case", waves);
    let endless = text
        .replace("corpus/vecadd", "other/endless")
        .replace("vecadd.brig", "endless.hsail");
    write("endless.case", endless);
    let module = |body: &str| {
        format!("module &m:1:0:$full:$large:$near;\nprog kernel &vecadd{PARAMETERS}\n{{\n{body}\n}};\n")
    };
    write("endless.hsail", module("@again:\n\tbr @again;"));
    write("waves.hsail", module("\tlaneid_u32 $s0;"));
    folder
}

fn rows(report: &Path) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(report).expect("a report");
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    let columns = |line: &str| line.split('\t').map(str::to_owned).collect();
    text.lines().map(columns).collect()
}

fn last_line(text: &str) -> &str {
    text.lines().last().unwrap_or_default()
}

/// A run of the good case, and of the endless one, that has written the verdict of the good one.
fn half_done(folder: &Path, report: &Path) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_wavelift"))
        .current_dir(folder)
        .args("case good.case endless.case --target interp -j 1 --timeout 300 --report".split(' '))
        .arg(report)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let start = Instant::now();
    while std::fs::read_to_string(report)
        .unwrap_or_default()
        .lines()
        .count()
        == 0
    {
        assert!(start.elapsed() < Duration::from_secs(120), "no row comes");
        assert_eq!(child.try_wait().expect("a child"), None);
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}

#[cfg(unix)]
fn signal(child: &Child, name: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-s", name, &id]).status();
    assert!(sent.expect("kill").success());
}

#[test]
fn a_case_whose_time_is_over_has_its_own_verdict() {
    let folder = cases("timeout");
    let report = folder.join("report.tsv");
    let outcome = run(&format!(
        "case {0}/endless.case {0}/wrong.case --target gfx900 --timeout 1 --report {1}",
        folder.display(),
        report.display()
    ));
    assert_eq!(outcome.code, 1);
    assert_eq!(last_line(&outcome.out), "0 passed, 2 failed, 0 skipped");
    let verdicts: Vec<_> = rows(&report)
        .into_iter()
        .map(|row| (row[0].clone(), row[1].clone()))
        .collect();
    let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
    assert_eq!(
        verdicts,
        [
            pair("other/endless", "TIMEOUT"),
            pair("some/family/wrong", "FAIL")
        ]
    );
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_run_with_what_ended_and_resume_goes_on() {
    let folder = cases("interrupt");
    let report = folder.join("report.tsv");
    let child = half_done(&folder, &report);
    // The terminal and a program around this one may both send it.
    signal(&child, "INT");
    signal(&child, "INT");
    let output = child.wait_with_output().expect("an end");
    let (out, err) = (
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    assert_eq!(output.status.code(), Some(130), "{out}{err}");
    assert_eq!(out, "1 passed, 0 failed, 0 skipped\n");
    assert!(
        err.contains("1 of 2 cases ended") && err.contains("--resume"),
        "{err}"
    );
    assert_eq!(rows(&report).len(), 1);

    // It would fail if it ran again.
    std::fs::copy(folder.join("wrong.case"), folder.join("good.case")).expect("a copy");
    let again = |cases: &str, more: &str| {
        let words = format!(
            "case {cases} --resume --timeout 1 --report {} {more}",
            report.display()
        );
        let words: Vec<&str> = words.split_whitespace().collect();
        let program = Command::new(env!("CARGO_BIN_EXE_wavelift"))
            .current_dir(&folder)
            .args(words)
            .output();
        let output = program.expect("the program starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (code, _, err) = again("good.case endless.case", "--target gfx900");
    assert_eq!(code, Some(1));
    assert!(
        err.contains("line 1: the verdict is for `--target interp`"),
        "{err}"
    );
    let (code, _, err) = again("endless.case", "--target interp");
    assert_eq!(code, Some(1));
    assert!(
        err.contains("line 1: good.case is none of the cases of this run") && err.contains("help: "),
        "{err}"
    );
    assert_eq!(rows(&report).len(), 1);

    let (code, out, err) = again("endless.case good.case", "--target interp");
    assert_eq!(code, Some(1), "{err}");
    assert_eq!(last_line(&out), "1 passed, 1 failed, 0 skipped");
    assert!(err.contains("1 of 2 cases ran before"), "{err}");
    let names: Vec<String> = rows(&report).into_iter().map(|row| row[5].clone()).collect();
    assert_eq!(names, ["endless.case", "good.case"]);
}

#[cfg(unix)]
#[test]
fn a_run_that_is_killed_leaves_whole_lines() {
    let folder = cases("killed");
    let report = folder.join("report.tsv");
    let mut child = half_done(&folder, &report);
    child.kill().expect("a signal");
    child.wait().expect("an end");
    let found = rows(&report);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0][..3], ["some/family/good", "PASS", ""]);

    // What a full disk leaves behind is no row, and the next stands on a line of its own.
    let mut text = std::fs::read_to_string(&report).expect("a report");
    text.push_str("other/endl");
    std::fs::write(&report, text).expect("a file");
    std::fs::rename(folder.join("wrong.case"), folder.join("endless.case")).expect("a file");
    let program = Command::new(env!("CARGO_BIN_EXE_wavelift"))
        .current_dir(&folder)
        .args("case good.case endless.case --target interp --report report.tsv --resume".split(' '))
        .output()
        .expect("the program starts");
    let out = String::from_utf8_lossy(&program.stdout);
    assert_eq!(last_line(&out), "1 passed, 1 failed, 0 skipped");
    assert_eq!(rows(&report).len(), 2);
}

#[test]
fn resume_without_a_report_begins_and_damaged_reports_have_a_place() {
    let folder = cases("resume");
    let report = folder.join("report.tsv");
    let line = format!(
        "case {}/good.case --target interp --resume --report {}",
        folder.display(),
        report.display()
    );
    assert_eq!(good(&line), "1 passed, 0 failed, 0 skipped\n");
    assert_eq!(rows(&report).len(), 1);
    for (text, says) in [
        ("x\tGOOD\t\t1\t1.0\n", "line 1: `GOOD` is no verdict"),
        ("x\tPASS\t\t1\t1.0\n", "line 1: there is no column with the file"),
        ("\u{fffd}\n", "line 1: there is one column"),
    ] {
        std::fs::write(&report, text).expect("a file");
        bad(&line, 1, &[says]);
        assert_eq!(std::fs::read_to_string(&report).expect("a report"), text);
    }
    bad(
        &line.replace("--resume --report", "--report /nowhere/"),
        1,
        &["cannot write"],
    );
}

#[test]
fn a_run_takes_a_part_of_the_cases() {
    let corpus = "case kernels/O2 --target interp -q";
    let count = |more: &str| -> usize {
        let out = good(&format!("{corpus} {more}"));
        let word = out.split(' ').next().expect("a number");
        word.parse().expect("a number")
    };
    assert_eq!(count("--filter vec"), 1);
    assert_eq!(
        count("--filter O2/re"),
        count("--filter O2/re --partition count:1/2") + count("--filter O2/re --partition count:2/2")
    );
    let hashed: Vec<usize> = (1..=3)
        .map(|part| count(&format!("--partition hash:{part}/3")))
        .collect();
    let entries = std::fs::read_dir(Path::new(ROOT).join("kernels/O2")).expect("the corpus");
    let is_case = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "case");
    let all = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(is_case)
        .count();
    assert_eq!(hashed.iter().sum::<usize>(), all, "{hashed:?}");
    assert!(hashed.iter().all(|part| *part > 0), "{hashed:?}");
    bad(
        &format!("{corpus} --filter nothing/like/this"),
        1,
        &["the path of no case contains `nothing/like/this`"],
    );
}

#[test]
fn of_cases_that_are_the_same_one_runs() {
    let folder = cases("same");
    let good = std::fs::read_to_string(folder.join("good.case")).expect("the case");
    let write = |file: &str, text: String| std::fs::write(folder.join(file), text).expect("a file");
    // The module of another file, and one that is other code.
    std::fs::copy(folder.join("vecadd.brig"), folder.join("copy.brig")).expect("a copy");
    let copy = good.replace("some/family/good", "some/family/copy");
    write("copy.case", copy.replace("vecadd.brig", "copy.brig"));
    let nothing = "module &m:1:0:$full:$large:$near;\nprog kernel &vecadd";
    write(
        "nothing.hsail",
        format!("{nothing}{PARAMETERS}\n{{\n\tret;\n}};\n"),
    );
    let nothing = good.replace("some/family/good", "some/family/nothing");
    write("nothing.case", nothing.replace("vecadd.brig", "nothing.hsail"));
    let files = ["good", "copy", "nothing", "wrong"].map(|name| folder.join(format!("{name}.case")));
    let files = files.map(|file| file.display().to_string()).join(" ");
    let report = folder.join("report.tsv");
    for target in ["interp", "gfx900", "ivb"] {
        let settings = format!("--target {target} --once -j 1 --report {}", report.display());
        assert_eq!(run(&format!("case {files} {settings}")).code, 1, "{target}");
        let rows = rows(&report);
        let verdicts: Vec<&str> = rows.iter().map(|row| row[1].as_str()).collect();
        assert_eq!(verdicts, ["PASS", "PASS", "FAIL", "FAIL"], "{target}: {rows:?}");
        assert_eq!(rows[0][2], "", "{target}");
        assert_eq!(rows[1][2], "code and data of some/family/good", "{target}");
        assert_eq!(rows[0][3], rows[1][3], "{target}: instructions");
    }
}

/// What is loaded after the first launch also tells cases apart, and what is never launched is not loaded.
#[test]
fn executables_that_come_later_count_and_those_that_never_do_not() {
    let folder = folder("later");
    let write = |file: &str, text: &str| std::fs::write(folder.join(file), text).expect("a file");
    let module = "module &m:1:0:$full:$large:$near;\nprog kernel &";
    write(
        "good.hsail",
        &format!("{module}count(kernarg_u64 %out)\n{{\n\tret;\n}};\n"),
    );
    write(
        "other.hsail",
        &format!("{module}other(kernarg_u64 %out)\n{{\n\tret;\n}};\n"),
    );
    write("damaged.hsail", "module");
    let case = |name: &str, second: &str, more: &str, end: &str| {
        let text = format!(
            "test later/{name}
wavesize 64
buffer out 4
program p
module m good.hsail
add p m
program p2
module m2 {second}.hsail
add p2 m2
finalize c p
finalize c2 p2
executable e
load e c
executable e2
load e2 c2
freeze e
dispatch go exe=e kernel=count module=- dim=1 grid=64,1,1 wg=64,1,1 dyngroup=0
arg go buffer out
{more}exec go
check out u32 method=default 1 u32 x00000000
{end}end
"
        );
        write(&format!("{name}.case"), &text);
        folder.join(format!("{name}.case")).display().to_string()
    };
    let never = "dispatch never exe=e2 kernel=other module=- dim=1 grid=64,1,1 wg=64,1,1 dyngroup=0\n";
    let files = [
        case("good", "other", "", "freeze e2\n"),
        case("damaged", "damaged", "", "freeze e2\n"),
        case("never", "damaged", never, ""),
    ];
    for target in ["interp", "gfx900"] {
        let out = run(&format!(
            "case {} --target {target} --once -j 1 -v",
            files.join(" ")
        ))
        .out;
        let verdicts = out.lines().map(|line| line.split(' ').next().unwrap_or_default());
        let verdicts: Vec<&str> = verdicts.collect();
        assert_eq!(verdicts, ["PASS", "FAIL", "PASS", "2"], "{target}: {out}");
    }
}

/// Orders and scopes of memory that a machine has one sequence for make no other code.
#[test]
fn orders_that_a_machine_does_not_tell_apart_are_the_same() {
    let folder = folder("orders");
    let write = |file: &str, text: String| std::fs::write(folder.join(file), text).expect("a file");
    let orders = ["rlx_agent", "rlx_system", "scacq_agent"];
    for order in orders {
        let module = format!(
            "module &m:1:0:$full:$large:$near;
prog kernel &count(kernarg_u64 %out) {{
    ld_kernarg_align(8)_width(all)_u64 $d0, [%out];
    atomicnoret_add_global_{order}_u32 [$d0], 1;
}};
"
        );
        write(&format!("{order}.hsail"), module);
        let case = format!(
            "test orders/{order}
wavesize 64
buffer out 4
module m {order}.hsail
dispatch go exe=e kernel=count module=- dim=1 grid=64,1,1 wg=64,1,1 dyngroup=0
arg go buffer out
exec go
check out u32 method=default 1 u32 x40000000
end
"
        );
        write(&format!("{order}.case"), case);
    }
    let files = orders.map(|order| folder.join(format!("{order}.case")).display().to_string());
    let same = |target: &str| {
        let out = good(&format!(
            "case {} --target {target} --once -j 1 -v",
            files.join(" ")
        ));
        assert_eq!(last_line(&out), "3 passed, 0 failed, 0 skipped");
        out.matches("code and data of orders/rlx_agent").count()
    };
    assert_eq!(same("interp"), 2);
    assert_eq!(same("gfx900"), 1, "an acquire invalidates the cache");
}

#[test]
fn summary_json_and_junit() {
    let folder = cases("formats");
    let file = |name: &str| folder.join(name).display().to_string();
    let (json, junit) = (file("out.json"), file("out.xml"));
    let outcome = run(&format!(
        "case {} --target gfx900 --timeout 1 --summary --json {json} --junit {junit}",
        folder.display()
    ));
    assert_eq!(outcome.code, 1, "{}", outcome.err);
    assert_eq!(last_line(&outcome.out), "1 passed, 2 failed, 1 skipped");
    let table: Vec<Vec<&str>> = outcome
        .out
        .lines()
        .map(|line| line.split_whitespace().collect())
        .collect();
    let counts = |family: &str| {
        table
            .iter()
            .find(|words| words.first() == Some(&family))
            .map(|words| words[1..4].to_vec())
    };
    assert_eq!(counts("some/family"), Some(vec!["1", "1", "0"]));
    assert_eq!(counts("other"), Some(vec!["0", "1", "1"]));
    let at = table
        .iter()
        .position(|words| words.first() == Some(&"slowest,"))
        .expect("the slowest");
    assert_eq!(table[at + 1][1..], ["TIMEOUT", "other/endless"]);

    let read: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(&json).expect("a file")).expect("JSON");
    assert_eq!(
        (&read["passed"], &read["failed"], &read["timed_out"]),
        (&1.into(), &2.into(), &1.into())
    );
    assert_eq!(read["settings"], "--target gfx900");
    assert_eq!(read["interrupted"], false);
    let cases = read["cases"].as_array().expect("cases");
    let verdicts: Vec<&str> = cases.iter().filter_map(|case| case["verdict"].as_str()).collect();
    assert_eq!(verdicts, ["TIMEOUT", "PASS", "SKIP", "FAIL"]);
    assert_eq!(cases[1]["family"], "some/family");

    let text = std::fs::read_to_string(&junit).expect("a file");
    let report = quick_junit::Report::deserialize_from_str(&text).expect("JUnit");
    assert_eq!((report.tests, report.failures), (4, 2));
    let suites: Vec<(&str, usize, usize, usize)> = report
        .test_suites
        .iter()
        .map(|suite| (suite.name.as_str(), suite.tests, suite.failures, suite.skipped))
        .collect();
    assert_eq!(suites, [("other", 2, 1, 1), ("some/family", 2, 1, 0)]);
    assert!(
        text.contains("type=\"TIMEOUT\"") && text.contains("time is over"),
        "{text}"
    );
}

#[test]
fn reports_are_compared() {
    let folder = folder("compare-cases");
    let write = |name: &str, lines: &str| {
        let path = folder.join(name);
        std::fs::write(&path, lines.replace(' ', "\t")).expect("a file");
        path.display().to_string()
    };
    let old = write(
        "old.tsv",
        "a PASS  100 1.0\nb FAIL  0 1.0\nc PASS  10 1.0\nd PASS  10 1.0\n",
    );
    let same = good(&format!("compare {old} {old}"));
    assert_eq!(
        last_line(&same),
        "verdicts: 0 better, 0 worse, 0 other, 0 gone, 0 new"
    );
    let new = write(
        "new.tsv",
        "b PASS  5 1.0\na PASS  110 1.0\nc TIMEOUT it_runs 0 9.0\ne FAIL  0 0.0\n",
    );
    let outcome = run(&format!("compare {old} {new}"));
    assert_eq!(outcome.code, 1);
    for line in [
        "worse  PASS -> TIMEOUT c it_runs",
        "better FAIL -> PASS b",
        "gone   PASS d",
        "new    FAIL e",
        "worse  instructions 100 -> 110 (+10.00 %) a",
        "verdicts: 1 better, 1 worse, 0 other, 1 gone, 1 new",
    ] {
        assert!(
            outcome.out.lines().any(|found| found == line),
            "no {line:?} in\n{}",
            outcome.out
        );
    }
    let better = write(
        "better.tsv",
        "a PASS  99 1.0\nb PASS  5 1.0\nc PASS  10 9.0\nd PASS  10 1.0\n",
    );
    assert!(good(&format!("compare {old} {better}")).contains("better instructions 100 -> 99 (-1.00 %) a"));
    assert_eq!(
        run(&format!("compare {better} {old} --tolerance 2")).code,
        1,
        "a verdict is worse"
    );
    let slower = write(
        "slower.tsv",
        "a PASS  101 1.0\nb FAIL  0 1.0\nc PASS  10 9.0\nd PASS  10 1.0\n",
    );
    assert_eq!(run(&format!("compare {old} {slower}")).code, 1);
    good(&format!("compare {old} {slower} --tolerance 1"));
}

#[test]
fn builds_are_compared() {
    let folder = folder("compare-builds");
    let build = |name: &str, level: &str| {
        let path = folder.join(name).display().to_string();
        good(&format!(
            "compile kernels/O0/reduce.brig kernels/O0/vecadd.brig --target gfx900 --emit stats --stats json {level} -o {path}"
        ));
        path
    };
    let (plain, full) = (build("plain.json", "-O0"), build("full.json", "-O2"));
    good(&format!("compare {plain} {plain}"));
    let better = run(&format!("compare {plain} {full}")).out;
    let row: Vec<&str> = better
        .lines()
        .find(|line| line.starts_with("instructions "))
        .map(|line| line.split_whitespace().collect())
        .expect("a row");
    // Of two kernels; the change and the mean have a `%` of their own.
    let number = |word: &str| word.parse::<usize>().expect("a number");
    let (better_ones, worse_ones) = (number(row[row.len() - 2]), number(row[row.len() - 1]));
    assert!(row[1] == "2" && better_ones > 0 && worse_ones == 0, "{better}");
    let worse = run(&format!("compare {full} {plain}"));
    assert_eq!(worse.code, 1);
    let line = worse
        .out
        .lines()
        .find(|line| line.starts_with("worse  instructions "))
        .expect("a line");
    assert!(line.contains("kernels/O0/"), "{line}");

    let report = folder.join("report.tsv").display().to_string();
    good(&format!(
        "case kernels/O2/vecadd.case --target interp --report {report}"
    ));
    bad(&format!("compare {plain} {report}"), 1, &["are of two kinds"]);
    let list = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let broken = list("broken.json", "[{\"file\": \"a\", \"kernel\": 7}]");
    bad(
        &format!("compare {plain} {broken}"),
        1,
        &["kernel 1 of the list", "\"kernel\""],
    );
    let broken = list("cut.json", "[{\"file\": ");
    bad(&format!("compare {plain} {broken}"), 1, &["cut.json", "EOF"]);
}
