//! HSAIL modules, one after the other with a line `---` between two, as one program: no panic, and every message can be shown.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_hsail::{Module, RuleLevels, Source, link, validate};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let mut parts: Vec<(Module, Source)> = Vec::new();
    for (number, part) in text.split("\n---\n").take(4).enumerate() {
        let name = format!("part {number}");
        if let (Some(module), _) = parse_with(&name, part, ParseOptions::default())
            && validate(&module).is_empty()
        {
            parts.push((module, Source::text(&name, part)));
        }
    }
    let modules: Vec<&Module> = parts.iter().map(|(module, _)| module).collect();
    let sources: Vec<&Source> = parts.iter().map(|(_, source)| source).collect();
    for found in link::check(&modules, &RuleLevels::default()) {
        assert!(!found.render(&sources, false).is_empty());
        assert!(!found.to_json(&sources).contains('\n'));
    }
    link::report(&modules);
});
