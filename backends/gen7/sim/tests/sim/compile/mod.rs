//! Compiled kernels on the simulator, against the host's arithmetic.

mod far;
mod floats;
mod singles;
mod values;

use wavelift_codegen::ir::Module;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

/// The IR of a module of HSAIL text, for waves of so many channels.
fn translated(text: &str, channels: u32) -> Module {
    let parsed = parse_text("test", text).unwrap_or_else(|found| panic!("{found:?}\n{text}"));
    let source = Source::text("test".to_owned(), text);
    let part = translate::Part {
        module: &parsed,
        source: Some(&source),
    };
    translate::translate_program(&[part], &translate::Options::new(channels))
        .unwrap_or_else(|found| panic!("{found:?}\n{text}"))
        .ir
}
