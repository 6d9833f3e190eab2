//! A module read from BRIG against the same module parsed from text, and against HSAILasm.

use super::{EVERYTHING, kernels, pack_modules};
use crate::{Options, read, read_with, write};
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use wavelift_frontend_hsail::{ParseOptions, parse_text, parse_with, print};
use wavelift_hsail::model::*;
use wavelift_hsail::{Severity, validate};

/// Everything that a module says, with names for references and without source positions: two modules mean the same
/// when their dumps are equal. Unlike the printer, this shows every default that the reader filled in.
fn dump(m: &Module) -> String {
    let mut out = String::new();
    let h = &m.header;
    writeln!(
        out,
        "module {} {}:{} {} {} {}",
        m.name(h.name),
        h.major,
        h.minor,
        h.profile,
        h.machine,
        h.round
    )
    .expect("a string");
    for item in &m.items {
        let line = match item {
            Item::Header => "header".to_owned(),
            Item::Extension { name, .. } => format!("extension {}", m.name(*name)),
            Item::Variable(id) => variable(m, *id),
            Item::Fbarrier(id) => fbarrier(m, *id),
            Item::Executable(id) => executable(m, *id),
            Item::Annotation(a) => annotation(m, a),
        };
        out += &line;
        out += "\n";
    }
    out
}

fn variable(m: &Module, id: VariableId) -> String {
    let v = &m.variables[id];
    format!(
        "variable {:?} {} {} {:?} {:?} const {} definition {} {} {} owner {:?} = {:?}",
        m.name(v.name),
        v.segment,
        v.ty,
        v.dim,
        v.align,
        v.is_const,
        v.is_definition,
        v.linkage,
        v.allocation,
        v.owner.map(|id| m.name(m.executables[id].name)),
        v.init.map(|id| &m.constants[id]),
    )
}

fn fbarrier(m: &Module, id: FbarrierId) -> String {
    let f = &m.fbarriers[id];
    let owner = f.owner.map(|id| m.name(m.executables[id].name));
    format!(
        "fbarrier {} definition {} {} owner {owner:?}",
        m.name(f.name),
        f.is_definition,
        f.linkage
    )
}

fn executable(m: &Module, id: ExecutableId) -> String {
    let e = &m.executables[id];
    let mut out = format!(
        "{} {} {} definition {}",
        e.kind.name(),
        m.name(e.name),
        e.linkage,
        e.is_definition
    );
    for (what, formals) in [("out", &e.outputs), ("in", &e.inputs)] {
        for formal in formals {
            write!(out, "\n  {what} {}", variable(m, *formal)).expect("a string");
        }
    }
    for statement in &e.body {
        let line = match statement {
            Statement::Inst(inst) => format!(
                "{} {:?} {:?} {:?} {:?} {}",
                inst.opcode,
                inst.ty,
                inst.source_type,
                inst.coord_type,
                inst.mods,
                operands(m, inst.operands)
            ),
            Statement::Label(id) => m.name(m.labels[*id].name).to_owned(),
            Statement::Variable(id) => variable(m, *id),
            Statement::Fbarrier(id) => fbarrier(m, *id),
            Statement::Control(c) => format!("{} {:?}", c.directive, c.operands),
            Statement::ArgBlockStart(_) => "{".to_owned(),
            Statement::ArgBlockEnd(_) => "}".to_owned(),
            Statement::Annotation(a) => annotation(m, a),
        };
        write!(out, "\n  {line}").expect("a string");
    }
    out
}

/// A reference: name, and whether it is the definition that it means.
fn symbol(m: &Module, symbol: Symbol) -> String {
    match symbol {
        Symbol::Variable(id) => {
            let v = &m.variables[id];
            let owner = v.owner.map(|id| m.name(m.executables[id].name));
            format!("{}({}, {owner:?})", m.name(v.name), v.is_definition)
        }
        Symbol::Fbarrier(id) => {
            format!(
                "{}({})",
                m.name(m.fbarriers[id].name),
                m.fbarriers[id].is_definition
            )
        }
        Symbol::Executable(id) => {
            format!(
                "{}({})",
                m.name(m.executables[id].name),
                m.executables[id].is_definition
            )
        }
        Symbol::Label(id) => {
            let label = &m.labels[id];
            format!(
                "{}({})",
                m.name(label.name),
                m.name(m.executables[label.owner].name)
            )
        }
        Symbol::Module => "module".to_owned(),
    }
}

fn operands(m: &Module, list: OperandList) -> String {
    let operand = |operand: &Operand| match *operand {
        Operand::Register(r) => r.to_string(),
        Operand::Immediate { ty, bits } => format!("{ty}:{bits:#x}"),
        Operand::WideImmediate(id) => format!("{:?}", m.constants[id]),
        Operand::Wavesize => "WAVESIZE".to_owned(),
        Operand::Address {
            symbol: variable,
            register,
            offset,
        } => {
            let variable = variable.expand().map(|id| symbol(m, Symbol::Variable(id)));
            format!("[{variable:?} {register:?} {offset:#x}]")
        }
        Operand::Vector(list) => format!("vector({})", operands(m, list)),
        Operand::Labels(list) => format!("labels({})", operands(m, list)),
        Operand::Executables(list) => format!("executables({})", operands(m, list)),
        Operand::Arguments(list) => format!("arguments({})", operands(m, list)),
        Operand::Label(id) => symbol(m, Symbol::Label(id)),
        Operand::Executable(id) => symbol(m, Symbol::Executable(id)),
        Operand::Variable(id) => symbol(m, Symbol::Variable(id)),
        Operand::Fbarrier(id) => symbol(m, Symbol::Fbarrier(id)),
    };
    m.operands(list)
        .iter()
        .map(operand)
        .collect::<Vec<_>>()
        .join(", ")
}

fn annotation(m: &Module, annotation: &Annotation) -> String {
    match annotation {
        Annotation::Comment { text, .. } => m.name(*text).to_owned(),
        Annotation::Loc(loc) => format!("loc {} {} {:?}", loc.line, loc.column, m.name(loc.file)),
        Annotation::Pragma(pragma) => {
            let operand = |operand: &PragmaOperand| match *operand {
                PragmaOperand::String(text) => format!("{:?}", m.name(text)),
                PragmaOperand::Constant(id) => format!("{:?}", m.constants[id]),
                PragmaOperand::Wavesize => "WAVESIZE".to_owned(),
                PragmaOperand::Register(r) => r.to_string(),
                PragmaOperand::Symbol(s) => symbol(m, s),
            };
            format!(
                "pragma {}",
                pragma.operands.iter().map(operand).collect::<Vec<_>>().join(", ")
            )
        }
    }
}

fn same_as_text(name: &str, brig: &[u8], text: &str) {
    let brig = read(brig).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    let text = parse_text(name, text).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    let (brig, text) = (dump(&brig), dump(&text));
    for (line, (brig, text)) in brig.lines().zip(text.lines()).enumerate() {
        assert_eq!(
            brig, text,
            "{name}: line {line} of the dump, from BRIG and from text"
        );
    }
    assert_eq!(brig.len(), text.len(), "{name}: one of the modules has more");
}

#[test]
fn everything_is_the_same() {
    same_as_text(
        "everything",
        EVERYTHING,
        include_str!("../../tests/data/everything.hsail"),
    );
}

#[test]
fn kernels_are_the_same() {
    for path in kernels() {
        let brig = std::fs::read(&path).expect("a module");
        let text = std::fs::read_to_string(path.with_extension("hsail")).expect("its text");
        same_as_text(&path.display().to_string(), &brig, &text);
    }
}

/// Printing a module and parsing the text again changes nothing, for every construct of the conformance modules.
#[test]
fn conformance_modules_survive_printing() {
    for pack in ["ws64_cfg_sample", "ws64_core_sample"] {
        pack_modules(pack, |number, bytes| {
            let module = read(bytes).unwrap_or_else(|errors| panic!("{number} of {pack}: {errors:?}"));
            let text = print(&module);
            let again = parse_text("printed", &text)
                .unwrap_or_else(|errors| panic!("{number} of {pack}: {errors:?}\n{text}"));
            assert_eq!(dump(&again), dump(&module), "{number} of {pack}\n{text}");
        });
    }
}

/// Runs HSAILasm.
fn hsailasm(arguments: &[&std::ffi::OsStr]) {
    let output = Command::new("HSAILasm")
        .args(arguments)
        .output()
        .expect("HSAILasm");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "HSAILasm: {error}");
}

/// Runs HSAILasm with `action` on a file with `input` and gives what it writes.
fn through_hsailasm(name: &str, action: &str, input: &[u8]) -> Vec<u8> {
    let file = |extension: &str| {
        let name = format!("wavelift-brig-{}-{name}.{extension}", std::process::id());
        std::env::temp_dir().join(name)
    };
    let (from, to) = (file("in"), file("out"));
    std::fs::write(&from, input).expect("a temporary file");
    hsailasm(&[action.as_ref(), from.as_ref(), "-o".as_ref(), to.as_ref()]);
    let bytes = std::fs::read(&to).expect("the output");
    // Files that stay behind are no reason to fail.
    let _ = std::fs::remove_file(&from);
    let _ = std::fs::remove_file(&to);
    bytes
}

/// What HSAILasm makes of the printed module are the bytes that were read: nothing was lost or misread.
fn reassembles(name: &str, bytes: &[u8]) {
    let options = Options {
        comments: true,
        ..Options::default()
    };
    let module = read_with(bytes, options).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
    let text = print(&module);
    let again = through_hsailasm(name, "-assemble", text.as_bytes());
    assert!(again == bytes, "{name} is not the same after\n{text}");
}

#[test]
fn printed_modules_assemble_to_the_same_bytes() {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    reassembles("everything", EVERYTHING);
    for path in kernels() {
        let level = path
            .parent()
            .and_then(Path::file_name)
            .expect("a folder")
            .to_string_lossy();
        let name = format!("{level}-{}", path.file_stem().expect("a name").to_string_lossy());
        let bytes = std::fs::read(&path).expect("a module");
        reassembles(&name, &bytes);
    }
}

/// Modules of the suite are laid out otherwise than HSAILasm does it, but both print the same text, and from that text and from
/// the module itself come the bytes that HSAILasm makes of the text. Starting a process for each of them takes long, so it is
/// one in `step`.
#[track_caller]
fn same_disassembly(pack: &str, step: usize) {
    if !wavelift_peers::installed(&["HSAILasm"]) {
        return;
    }
    pack_modules(pack, |number, bytes| {
        if number % step == 0 {
            let name = format!("{pack}-{number}");
            let options = Options {
                comments: true,
                ..Options::default()
            };
            let module = read_with(bytes, options).unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
            let text = print(&module);
            let expected = through_hsailasm(&name, "-disassemble", bytes);
            assert!(
                text.as_bytes() == expected,
                "{name}: the peer has other text than\n{text}"
            );
            let again = through_hsailasm(&name, "-assemble", text.as_bytes());
            let written = write(&module).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(again == written, "{name} is not the same after\n{text}");
            let (parsed, _) = parse_with("t", &text, ParseOptions::with_comments());
            let parsed = parsed.unwrap_or_else(|| panic!("{name} cannot be read again"));
            assert!(
                write(&parsed) == Ok(written),
                "{name} is not the same from\n{text}"
            );
        }
    });
}

#[test]
fn conformance_modules_disassemble_to_the_same_text() {
    same_disassembly("ws64_cfg_sample", 7);
    same_disassembly("ws64_core_sample", 101);
    same_disassembly("ws64_image_sysarch_sample", 101);
}

/// The modules of the suite are legal, so the validator has nothing against what the reader makes of them. One module
/// has `requirenopartialworkgroups` in a function but not in the kernel, which the manual forbids (HSA PRM 13.4.9).
#[test]
fn conformance_modules_are_valid() {
    for pack in ["ws64_cfg_sample", "ws64_core_sample", "ws64_image_sysarch_sample"] {
        pack_modules(pack, |number, bytes| {
            let module = read(bytes).unwrap_or_else(|errors| panic!("{number} of {pack}: {errors:?}"));
            let mut found = validate(&module);
            found.retain(|d| d.severity == Severity::Error && !d.code.starts_with("control-"));
            assert!(found.is_empty(), "{number} of {pack}: {found:?}");
        });
    }
}
