//! The reader against all case files at hand, and against damaged ones.

use super::*;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Everything about a case that can be checked without running it holds.
fn check_case(case: &Case, is_there: impl Fn(&Path) -> bool) {
    let base = case.path.parent().expect("a folder");
    for module in &case.modules {
        assert!(
            is_there(&base.join(&module.file)),
            "{}: no {}",
            case.name,
            module.file.display()
        );
    }
    for dispatch in &case.dispatches {
        assert!(
            !case.modules_of(dispatch.executable).concat().is_empty(),
            "{}",
            case.name
        );
    }
    let runs = case
        .steps
        .iter()
        .any(|step| matches!(step.action, Action::Execute(_)));
    assert!(runs, "{} runs nothing", case.name);
}

#[test]
fn kernels_of_both_levels() {
    for level in ["O0", "O2"] {
        let folder = root().join("kernels").join(level);
        let entries = std::fs::read_dir(&folder).expect("the corpus");
        let mut files: Vec<PathBuf> = entries
            .map(|entry| entry.expect("a folder entry").path())
            .collect();
        files.retain(|path| path.extension().is_some_and(|extension| extension == "case"));
        assert_eq!(files.len(), 25, "{level}");
        for file in files {
            let case = Case::read(&file).unwrap_or_else(|e| panic!("{e}"));
            check_case(&case, Path::is_file);
            assert_eq!(case.wave_size, 64);
            assert!(case.name.starts_with("corpus/"));
            assert!(case.dispatches.iter().all(|dispatch| dispatch.kernel.is_some()));
        }
    }
}

/// What `tar` writes for an archive.
fn tar(archive: &Path, arguments: &[&str]) -> String {
    let output = Command::new("tar")
        .arg("--zstd")
        .args(arguments)
        .arg("-f")
        .arg(archive)
        .output()
        .expect("tar");
    assert!(output.status.success(), "{}: {output:?}", archive.display());
    String::from_utf8(output.stdout).expect("text")
}

/// Parses all cases of a pack, straight from the archive: each ends with its `end` line and says its own name.
#[track_caller]
fn check_pack(pack: &str, count: usize) {
    let Some(archive) = wavelift_peers::pack(pack) else {
        return;
    };
    let names = tar(&archive, &["-t"]);
    let names: HashSet<&str> = names.lines().map(|name| name.trim_start_matches("./")).collect();
    let texts = tar(&archive, &["-xO", "--wildcards", "*.case"]);
    let mut found = 0;
    for text in texts.split_inclusive("\nend\n") {
        let name = text
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("test "))
            .expect("a name");
        let path = PathBuf::from(format!("{name}.case"));
        let case = Case::parse(text, &path).unwrap_or_else(|e| panic!("{e}"));
        check_case(&case, |file| names.contains(file.to_string_lossy().as_ref()));
        found += 1;
    }
    assert_eq!(found, count, "{pack}");
}

#[test]
fn core_conformance_cases() {
    check_pack("ws64_core_sample", 10_721);
}

#[test]
fn image_and_system_conformance_cases() {
    check_pack("ws64_image_sysarch_sample", 20_356);
}

#[test]
fn control_flow_conformance_cases() {
    for pack in [
        "ws64_cfg_sample",
        "ws32_cfg_sample",
        "ws16_cfg_sample",
        "ws8_cfg_sample",
    ] {
        check_pack(pack, 84);
    }
}

const SMALL: &str = "test t\nwavesize 64\nwavespergroup 4\nbuffer a 16 init 2 f32 x0000803f00000040\n\
    buffer b 16 init 2 mixed u32:01000000 $a.handle\nsignal s 1\nqueue q 0\n\
    image %i roimg(BRIG_GEOMETRY_1D, BRIG_CHANNEL_ORDER_A, BRIG_CHANNEL_TYPE_FLOAT, 4, 1, 1, 1) optional\n\
    image_init %i u32:33323130\nimage_write %i 0 0 0 1 1 1 1 u32 x7b000000\n\
    sampler %s sampler(BRIG_COORD_NORMALIZED, BRIG_FILTER_LINEAR, BRIG_ADDRESSING_REPEAT)\n\
    program p\nmodule m m.brig\nadd p m\nfinalize c p\nexecutable e\nload e c\nfreeze e\n\
    dispatch d exe=e kernel=k module=&m dim=2 grid=8,4,1 wg=4,4,1 dyngroup=12\n\
    arg d buffer a\narg d image %i\narg d sampler %s\narg d signal s\narg d queue q\narg d value s16:0100\n\
    arg d value $s.handle\narg d values 2 u16 x01000200\narg d groupoffset 4\nexec d\n\
    check a f32 method=ulps=2,minf=-1.0,maxf=1.5,flushDenorms 2 u32 x0000803f00000040\n\
    check b f16u32 method=relf=1e-3 1 u32 x00000000\nsignal_wait s 0\nend\n";

#[test]
fn every_statement() {
    let case = Case::parse(SMALL, Path::new("t.case")).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(case.dispatches[0].args.len(), 9);
    assert_eq!(case.dispatches[0].module.as_deref(), Some("m"));
    assert_eq!(case.dispatches[0].grid, [8, 4, 1]);
    assert!(case.images[0].optional);
    assert_eq!(case.images[0].size, [4, 1, 1, 1]);
    assert_eq!(case.buffers[1].init.as_ref().map(Values::byte_len), Some(12));
    let methods: Vec<Method> = case
        .steps
        .iter()
        .filter_map(|step| match &step.action {
            Action::Check(check) => Some(check.method),
            _ => None,
        })
        .collect();
    let bounded = Method {
        measure: Measure::Ulps(2.0),
        min: Some(-1.0),
        max: Some(1.5),
        flush_denorms: true,
    };
    let relative = Method {
        measure: Measure::Relative(1e-3),
        ..Method::default()
    };
    assert_eq!(methods, [bounded, relative]);
    let lines: Vec<u32> = case.steps.iter().map(|step| step.line).collect();
    assert_eq!(lines, [4, 5, 6, 7, 8, 9, 10, 11, 15, 18, 29, 30, 31, 32]);
}

fn error(text: &str) -> String {
    match Case::parse(text, Path::new("t.case")) {
        Ok(_) => panic!("must not parse: {text}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn errors_name_file_line_and_need() {
    let with = |line: &str| error(&format!("test t\nwavesize 64\n{line}\nend\n"));
    assert_eq!(with("bufer a 4"), "t.case:3: unknown statement `bufer`");
    assert_eq!(
        with("buffer a"),
        "t.case:3: the line ends where a size in bytes is needed"
    );
    assert_eq!(
        with("buffer a x"),
        "t.case:3: expected a size in bytes, found `x`"
    );
    assert_eq!(
        with("buffer a 4 init 2 u32 x0000000000000000"),
        "t.case:3: 8 bytes of values for buffer `a`, which has 4"
    );
    assert_eq!(
        with("buffer a 8 init 2 u32 x00000000"),
        "t.case:3: the count and type of the values ask for 8 bytes, but there are 4"
    );
    assert_eq!(
        with("buffer a 8 init 2 u32 x0g"),
        "t.case:3: expected hexadecimal bytes, found `0g`"
    );
    assert_eq!(
        with("signal s 1 2"),
        "t.case:3: unexpected `2` at the end of the line"
    );
    assert_eq!(
        with("exec d"),
        "t.case:3: no earlier line declares a dispatch `d`"
    );
    assert_eq!(with("program p\nprogram p"), "t.case:4: `p` is declared twice");
    assert_eq!(
        with("requires luck"),
        "t.case:3: expected `detect` or `break`, found `luck`"
    );
    assert_eq!(
        error("test t\nwavesize 64\n"),
        "t.case: the file has no `end` line"
    );
    assert_eq!(error("test t\nend\n"), "t.case: the file has no `wavesize` line");
    assert_eq!(
        error("wavesize 48\n"),
        "t.case:1: expected a power of two up to 256, found `48`"
    );
    let method = |method| {
        with(&format!(
            "buffer a 4\ncheck a f32 method={method} 1 f32 x00000000"
        ))
    };
    assert_eq!(method("ulps=x"), "t.case:4: expected a number, found `x`");
    assert_eq!(
        method("ulps=-1"),
        "t.case:4: expected a limit that is not negative, found `ulps=-1`"
    );
    assert_eq!(
        method("ulps=1,absf=1"),
        "t.case:4: expected one measure, found `ulps=1,absf=1`"
    );
    assert_eq!(
        method("close"),
        "t.case:4: expected a check method, found `close`"
    );
}

#[test]
fn damaged_cases_do_not_panic() {
    // Every prefix, and every byte replaced by a few others that matter to the reader.
    for end in (0..SMALL.len()).filter(|end| SMALL.is_char_boundary(*end)) {
        let _ = Case::parse(&SMALL[..end], Path::new("t.case"));
    }
    for at in 0..SMALL.len() {
        for byte in [b' ', b'\n', b'$', b'-', b'9', b'x', b'(', b','] {
            let mut bytes = SMALL.as_bytes().to_vec();
            bytes[at] = byte;
            if let Ok(text) = String::from_utf8(bytes) {
                let _ = Case::parse(&text, Path::new("t.case"));
            }
        }
    }
}
