//! The commands of the README with what it shows of them, and those in the pages for people who add something, as they stand there. Those of a new
//! backend are run by `.ci/run`, which is compared with the page.

use crate::command::*;
use std::path::Path;

const PAGES: [&str; 2] = ["adding-an-instruction.md", "adding-a-pass.md"];
const START: &str = "cargo run --release -- ";

/// The arguments of a command line; results go to a folder of the tests, and expected output is compared instead of written.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
    words.retain(|word| word != "--bless");
    if let Some(at) = words.iter().position(|word| word == "-o") {
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join(&words[at + 1]);
        words[at + 1] = out.display().to_string();
    }
    words
}

/// The blocks of a page that are in this language.
fn blocks<'t>(text: &'t str, language: &str) -> Vec<&'t str> {
    let start = format!("\n```{language}\n");
    let rest = text.split(&start).skip(1);
    rest.filter_map(|rest| Some(rest.split_once("\n```")?.0))
        .collect()
}

#[test]
fn the_readme_shows_what_its_commands_give() {
    let read = |name: &str| std::fs::read_to_string(Path::new(ROOT).join(name)).expect(name);
    let (text, example) = (read("README.md"), read("examples/vector_add.hsail"));
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    std::fs::create_dir_all(folder.join("examples")).expect("a folder");
    for (name, text) in [
        ("examples/vector_add.hsail", example.clone()),
        ("broken.hsail", example.replace("add_f32", "add_f33")),
    ] {
        std::fs::write(folder.join(name), text).expect(name);
    }
    let gives = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let outcome = wavelift_in(&folder, &words, None);
        (
            outcome.code,
            format!("{}{}", outcome.out, outcome.err).trim_end().to_owned(),
        )
    };
    let first = text
        .lines()
        .find_map(|line| line.strip_prefix(START))
        .expect("a command");
    assert_eq!(gives(first), (0, blocks(&text, "text")[0].to_owned()), "{first}");
    let consoles = blocks(&text, "console");
    assert_eq!(consoles.len(), 2);
    for (command, shown) in consoles.iter().filter_map(|block| block.split_once('\n')) {
        let line = command.strip_prefix("$ wavelift ").expect(command);
        assert_eq!(gives(line), (1, shown.to_owned()), "{line}");
    }
}

/// The commands that the function `outside` of `.ci/run` runs in the new crate and before, as the page writes them.
fn commands_of_ci(script: &str) -> Vec<String> {
    let (_, body) = script.split_once("\noutside() {\n").expect("the function");
    let (body, _) = body.split_once("\n}\n").expect("its end");
    let mut commands = Vec::new();
    for line in body.lines() {
        let Some(line) = line.trim().strip_suffix(" || return 1") else {
            continue;
        };
        let line = line
            .strip_prefix("said=$(")
            .and_then(|line| line.strip_suffix(')'))
            .unwrap_or(line);
        if ["cargo run ", "cargo test", "cd "]
            .iter()
            .any(|start| line.starts_with(start))
        {
            let line = line.replace(" --wavelift \"$root\"", "");
            commands.push(line.replace("\"$folder/nova\"", "../nova"));
        }
    }
    commands
}

#[test]
fn commands_of_a_new_backend_are_run() {
    let read = |name: &str| std::fs::read_to_string(Path::new(ROOT).join(name)).expect(name);
    let (page, script) = (read("docs/adding-a-backend.md"), read(".ci/run"));
    let (_, block) = page.split_once("\n```\n").expect("a block");
    let (block, _) = block.split_once("\n```\n").expect("its end");
    // How it is built does not matter.
    let commands: Vec<String> = block
        .lines()
        .map(|line| line.replace("cargo run --release ", "cargo run "))
        .collect();
    assert_eq!(commands, commands_of_ci(&script));
    assert!(commands.len() >= 6, "{commands:?}");
}

#[test]
fn commands_of_the_pages_run() {
    let mut run = 0;
    for page in PAGES {
        let path = Path::new(ROOT).join("docs").join(page);
        let text = std::fs::read_to_string(path).expect(page);
        for line in text.lines().filter_map(|line| line.strip_prefix(START)) {
            let words = words(line);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let outcome = wavelift(&words);
            assert_eq!(outcome.code, 0, "{page}: {line}\n{}{}", outcome.out, outcome.err);
            run += 1;
        }
        // Tests that a page names are there.
        for line in text.lines().filter(|line| line.starts_with("cargo test")) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let after = |flag: &str| {
                words
                    .iter()
                    .position(|word| *word == flag)
                    .map(|at| words[at + 1])
            };
            let package = after("-p").expect(line).trim_start_matches("wavelift-");
            let folder = match package.strip_suffix("-sim") {
                Some(backend) => format!("backends/{backend}/sim"),
                None if Path::new(ROOT).join(package).is_dir() => package.to_owned(),
                None => format!("backends/{package}"),
            };
            let file = match after("--test") {
                Some(test) => format!("{folder}/tests/{test}.rs"),
                None => format!("{folder}/Cargo.toml"),
            };
            assert!(Path::new(ROOT).join(&file).is_file(), "{page}: {line}: no {file}");
            run += 1;
        }
    }
    assert!(run >= 7, "{run}");
}
