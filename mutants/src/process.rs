//! Runs tests as a process of its own, which ends at the first test that fails.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Memory that a process may ask for: a mistake that makes a list grow for ever must not take the machine's, in kilobytes.
const MOST_MEMORY: u64 = 8 << 20;

/// What came of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// Every test passed.
    Passed,
    /// A test failed: its name, if one was said.
    Failed(String),
    /// It took too long.
    Late,
}

/// How long a process may run, in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Of a processor.
    pub processor: u64,
    /// On the clock: also what waits for ever ends.
    pub clock: u64,
}

/// The name of the test that a line of output says has failed.
fn failed(line: &str) -> Option<&str> {
    let name = line.trim_end().strip_prefix("test ")?.strip_suffix("FAILED")?;
    Some(name.trim_end().trim_end_matches("...").trim_end())
}

/// Runs the commands of `script` with variables set; ends them at the first test that fails.
///
/// # Errors
/// Those of the system.
pub fn run(script: &Path, environment: &[(&str, &str)], most: Most) -> Result<Ended, String> {
    let limits = format!(
        "ulimit -t {}; ulimit -v {MOST_MEMORY}; . {} 2>&1",
        most.processor,
        script.display()
    );
    let mut process = Command::new("timeout");
    process
        .args(["--kill-after=5", &most.clock.to_string(), "sh", "-c", &limits])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    for (name, value) in environment {
        process.env(name, value);
    }
    let mut child = process.spawn().map_err(|error| error.to_string())?;
    let Some(stdout) = child.stdout.take() else {
        return Err("no output".into());
    };
    for line in BufReader::new(stdout).split(b'\n') {
        let line = line.map_err(|error| error.to_string())?;
        if let Some(name) = failed(&String::from_utf8_lossy(&line)) {
            // What `timeout` runs ends with it.
            let _ = Command::new("kill").arg(child.id().to_string()).status();
            let _ = child.wait();
            return Ok(Ended::Failed(name.into()));
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    Ok(match status.code() {
        Some(0) => Ended::Passed,
        // `timeout` ended it, or the system did: more seconds of the processor than it may have.
        Some(124 | 137 | 152) => Ended::Late,
        code => Ended::Failed(code.map_or("ended".into(), |code| format!("ended with {code}"))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_say_what_failed() {
        assert_eq!(failed("test a::b ... FAILED\n"), Some("a::b"));
        assert_eq!(failed("test run/a b.wl ... FAILED"), Some("run/a b.wl"));
        assert_eq!(failed("test a::b ... ok"), None);
        assert_eq!(failed("test result: FAILED. 1 passed"), None);
    }

    #[test]
    fn a_process_ends_as_it_ends() {
        let most = Most {
            processor: 20,
            clock: 1,
        };
        let run = |text: &str| {
            let script = std::env::temp_dir().join(format!("planted-{}-{}", std::process::id(), text.len()));
            std::fs::write(&script, text).unwrap();
            let ended = run(&script, &[("PLANTED", "7")], most);
            std::fs::remove_file(&script).unwrap();
            ended.unwrap()
        };
        assert_eq!(run("exit $((PLANTED - 7))"), Ended::Passed);
        assert_eq!(run("exit 3"), Ended::Failed("ended with 3".into()));
        assert_eq!(
            run("echo 'test a ... FAILED'; sleep 60"),
            Ended::Failed("a".into())
        );
        assert_eq!(run("sleep 10"), Ended::Late);
    }
}
