//! The reader against real modules, against modules with one field changed, and against noise.

mod against_text;
mod copies;
mod writer;

use crate::{Options, image, is_brig, read, read_with, source};
use proptest::prelude::*;
use std::path::{Path, PathBuf};
use wavelift_hsail::model::*;

/// A module with at least one of almost everything; `everything.hsail` is its text, assembled by HSAILasm.
const EVERYTHING: &[u8] = include_bytes!("../../tests/data/everything.brig");
/// The same in the two ELF containers.
const IN_ELF32: &[u8] = include_bytes!("../../tests/data/everything.elf32");
const IN_ELF64: &[u8] = include_bytes!("../../tests/data/everything.elf64");

fn everything() -> Module {
    read(EVERYTHING).unwrap_or_else(|errors| panic!("{errors:?}"))
}

/// All corpus kernels.
fn kernels() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../kernels");
    let mut files = Vec::new();
    for level in ["O0", "O2"] {
        for entry in std::fs::read_dir(root.join(level)).expect("the corpus") {
            let path = entry.expect("a file").path();
            if path.extension().is_some_and(|extension| extension == "brig") {
                files.push(path);
            }
        }
    }
    assert_eq!(files.len(), 48);
    files
}

/// The first error for a changed copy of the module: `section+offset: code`.
fn error_with(at: usize, bytes: &[u8]) -> String {
    let mut changed = EVERYTHING.to_vec();
    changed[at..at + bytes.len()].copy_from_slice(bytes);
    match read(&changed) {
        Ok(_) => "none".to_owned(),
        Err(errors) => {
            let place = source("m", &changed).locate(errors[0].span);
            format!("{place}: {}", errors[0].code)
        }
    }
}

fn word(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
}

fn u32_at(at: usize) -> usize {
    word(EVERYTHING, at)
}

/// Offset in the module of the sections and of the `n`-th entry of a kind.
fn section(n: usize) -> usize {
    u32_at(u32_at(96) + 8 * n)
}

/// Offset in the module of every entry of a kind.
fn entries(bytes: &[u8], section_index: usize, kind: u16) -> Vec<usize> {
    let base = word(bytes, word(bytes, 96) + 8 * section_index);
    let end = base + word(bytes, base);
    let mut at = base + word(bytes, base + 8);
    let mut found = Vec::new();
    while at < end {
        let start = word(bytes, at);
        if (start >> 16) as u16 == kind {
            found.push(at);
        }
        at += start & 0xffff;
    }
    found
}

fn entry(section_index: usize, kind: u16, n: usize) -> usize {
    entries(EVERYTHING, section_index, kind)[n]
}

const CONTROL: u16 = 0x1003;
const KERNEL: u16 = 0x1008;
const MODULE: u16 = 0x100b;
const VARIABLE: u16 = 0x100e;
const INST_BASIC: u16 = 0x2002;
const INST_MEM: u16 = 0x2008;
const INST_MEM_FENCE: u16 = 0x2009;
const INST_MOD: u16 = 0x200a;
const OPERAND_LIST: u16 = 0x3009;
const REGISTER: u16 = 0x300a;
const CONSTANT_BYTES: u16 = 0x3004;

#[test]
fn header_and_symbols() {
    let m = everything();
    assert_eq!(m.name(m.header.name), "&m");
    assert_eq!(
        (m.header.profile, m.header.machine),
        (Profile::Full, MachineModel::Large)
    );
    assert_eq!(m.header.round, DefaultRound::Default);
    let names: Vec<&str> = m.executables.values().map(|e| m.name(e.name)).collect();
    assert_eq!(names, ["&f", "&sig", "&k"]);
    let kernel = &m.executables[m.find_executable("&k").expect("a kernel")];
    assert_eq!(kernel.kind, ExecutableKind::Kernel);
    let formals: Vec<(&str, Type, Segment)> = kernel
        .inputs
        .iter()
        .map(|id| &m.variables[*id])
        .map(|v| (m.name(v.name), v.ty, v.segment))
        .collect();
    assert_eq!(
        formals,
        [
            ("%p", Type::U64, Segment::Kernarg),
            ("%q", Type::F32, Segment::Kernarg)
        ]
    );
    let signature = &m.executables[m.find_executable("&sig").expect("a signature")];
    assert_eq!((signature.outputs.len(), signature.inputs.len()), (1, 2));
    assert_eq!(m.variables[signature.inputs[0]].name, Name::EMPTY);
    assert!(matches!(m.items[0], Item::Header), "comments are left out");
}

#[test]
fn variables_and_initializers() {
    let m = everything();
    let variable = |name: &str| {
        let found = m.variables.values().find(|v| m.name(v.name) == name);
        found.unwrap_or_else(|| panic!("no variable {name}"))
    };
    let init = |name: &str| variable(name).init.map(|id| m.constants[id].clone());
    let bytes = |ty, array, bytes: &[u8]| Constant::Bytes {
        ty,
        array,
        bytes: bytes.into(),
    };
    assert_eq!(init("&g"), Some(bytes(Type::U32, false, &[5, 0, 0, 0])));
    assert_eq!(variable("&g").linkage, Linkage::Program);
    assert_eq!(variable("&arr").dim, Dimension::Array(3));
    assert_eq!(
        init("&arr"),
        Some(bytes(Type::U32, true, &[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0]))
    );
    assert_eq!(variable("&ext").dim, Dimension::Unsized);
    assert!(!variable("&ext").is_definition);
    let aggregate = Constant::Aggregate(vec![
        bytes(Type::U32, false, &[1, 0, 0, 0]),
        Constant::Align(Align::from_bytes(4).expect("an alignment")),
        bytes(Type::U8X4, false, &[4, 3, 2, 1]),
        bytes(Type::U32, true, &[7, 0, 0, 0, 8, 0, 0, 0]),
    ]);
    assert_eq!(init("&agg"), Some(aggregate));
    let sampler = SamplerConstant {
        coord: SamplerCoord::Normalized,
        filter: SamplerFilter::Linear,
        addressing: SamplerAddressing::Repeat,
    };
    assert_eq!(init("&s"), Some(Constant::Sampler(sampler)));
    assert_eq!(variable("&s").allocation, Allocation::Agent);
    let first_is_highest: Vec<u8> = (1..=16).rev().collect();
    assert_eq!(init("&q"), Some(bytes(Type::U8X16, false, &first_is_highest)));
}

/// The instructions of the kernel.
fn instructions(m: &Module) -> Vec<Inst> {
    let kernel = &m.executables[m.find_executable("&k").expect("a kernel")];
    kernel
        .body
        .iter()
        .filter_map(|statement| match statement {
            Statement::Inst(inst) => Some(*inst),
            _ => None,
        })
        .collect()
}

#[test]
fn modifiers_with_defaults_filled_in() {
    let m = everything();
    let insts = instructions(&m);
    let load = insts[0].mods;
    assert_eq!(insts[0].opcode, Opcode::Ld);
    assert_eq!((load.vector, load.segment), (4, Some(Segment::Global)));
    assert_eq!(
        (load.align.map(Align::bytes), load.width),
        (Some(8), Some(Width::ALL))
    );
    assert!(load.constant);
    // A plain add comes as InstBasic, without a rounding.
    assert_eq!(
        (insts[1].opcode, insts[1].mods.round),
        (Opcode::Add, Some(Round::Default))
    );
    assert_eq!((insts[2].mods.ftz, insts[2].mods.round), (true, Some(Round::Up)));
    assert_eq!((insts[3].mods.pack, insts[3].mods.round), (Some(Pack::PP), None));
    assert_eq!(
        (insts[4].mods.pack, insts[4].mods.compare),
        (Some(Pack::PP), Some(CompareOperation::Eq))
    );
    let find = |opcode| {
        insts
            .iter()
            .find(|inst| inst.opcode == opcode)
            .expect("in the module")
    };
    let atomic = find(Opcode::Atomic).mods;
    assert_eq!(
        (atomic.order, atomic.scope),
        (Some(MemoryOrder::AcquireRelease), Some(MemoryScope::Agent))
    );
    assert_eq!((atomic.equiv, atomic.atomic), (3, Some(AtomicOperation::Add)));
    assert_eq!(find(Opcode::ActiveLaneMask).mods.vector, 4);
    assert_eq!(find(Opcode::Combine).mods.vector, 2);
    let image = find(Opcode::RdImage);
    assert_eq!(
        (image.mods.vector, image.mods.geometry),
        (4, Some(Geometry::TwoD))
    );
    assert_eq!(
        (image.source_type, image.coord_type),
        (Some(Type::RoImg), Some(Type::F32))
    );
    let conversions: Vec<Option<Round>> = insts
        .iter()
        .filter(|inst| inst.opcode == Opcode::Cvt)
        .map(|inst| inst.mods.round)
        .collect();
    assert_eq!(
        conversions,
        [
            Some(Round::ZeroI),
            Some(Round::Default),
            None,
            Some(Round::Default)
        ]
    );
}

#[test]
fn operands_of_every_kind() {
    let m = everything();
    let insts = instructions(&m);
    let find = |opcode| {
        insts
            .iter()
            .find(|inst| inst.opcode == opcode)
            .expect("in the module")
    };
    let operands = |opcode| m.inst_operands(find(opcode));
    let call = operands(Opcode::Call);
    assert!(matches!(
        call,
        [
            Operand::Arguments(_),
            Operand::Executable(_),
            Operand::Arguments(_)
        ]
    ));
    let arguments: Vec<&str> = call
        .iter()
        .filter_map(Operand::list)
        .flat_map(|list| m.operands(list))
        .map(|operand| match operand {
            Operand::Variable(id) => m.name(m.variables[*id].name),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(arguments, ["%r", "%a"]);
    let [_, Operand::Labels(labels)] = operands(Opcode::Sbr) else {
        panic!("no labels")
    };
    assert_eq!(m.operands(*labels).len(), 2);
    assert!(matches!(operands(Opcode::InitFbar), [Operand::Fbarrier(_)]));
    let [
        Operand::Vector(stored),
        Operand::Address {
            symbol,
            register,
            offset,
        },
    ] = operands(Opcode::St)
    else {
        panic!("no store")
    };
    assert_eq!(m.operands(*stored)[1], Operand::Wavesize);
    assert_eq!((symbol.is_some(), *register, *offset), (true, None, 0));
    let moved: Vec<&Inst> = insts.iter().filter(|inst| inst.opcode == Opcode::Mov).collect();
    let wide = m.immediate(m.inst_operands(moved[0])[1]);
    assert_eq!(wide, Some((Type::U8X16, 0x0102030405060708090a0b0c0d0e0f10)));
    assert_eq!(
        m.inst_operands(moved[1])[1],
        Operand::Immediate {
            ty: Type::U8,
            bits: 1
        }
    );
}

#[test]
fn annotations() {
    let m = everything();
    let kernel = &m.executables[m.find_executable("&k").expect("a kernel")];
    let Statement::Annotation(Annotation::Pragma(pragma)) = &kernel.body[0] else {
        panic!("no pragma")
    };
    assert!(matches!(pragma.operands[0], PragmaOperand::String(text) if m.name(text) == "xA\n\u{ff}"));
    assert!(matches!(
        pragma.operands[7],
        PragmaOperand::Symbol(Symbol::Label(_))
    ));
    let locs: Vec<(&str, u32, u32)> = kernel
        .body
        .iter()
        .filter_map(|statement| match statement {
            Statement::Annotation(Annotation::Loc(loc)) => Some((m.name(loc.file), loc.line, loc.column)),
            _ => None,
        })
        .collect();
    assert_eq!(locs, [("foo.c", 9, 1)]);
    let comments = Options {
        comments: true,
        ..Options::default()
    };
    let m = read_with(EVERYTHING, comments).expect("the module");
    let Item::Annotation(Annotation::Comment { text, .. }) = m.items[0] else {
        panic!("no comment")
    };
    assert_eq!(m.name(text), "// leading comment");
}

#[test]
fn elf_containers() {
    for elf in [IN_ELF32, IN_ELF64] {
        assert!(is_brig(elf));
        assert_eq!(image(elf).expect("an image"), EVERYTHING);
        assert_eq!(read(elf).expect("a module").executables.len(), 3);
        // Damage to the container is an error, wherever it is.
        for end in (0..elf.len()).step_by(7) {
            let _ = read(&elf[..end]);
        }
        for at in 0..0x40 {
            let mut damaged = elf.to_vec();
            damaged[at] ^= 0xff;
            let _ = read(&damaged);
            let _ = is_brig(&damaged);
        }
    }
    assert!(is_brig(EVERYTHING));
    assert!(!is_brig(b"module &m:1:0:$full:$large:$default;"));
    assert!(!is_brig(b"\x7fELF"));
    assert!(!is_brig(b""));
}

#[test]
fn container_errors_name_their_place() {
    assert_eq!(error_with(0, b"X"), "module+0x0: brig-magic");
    assert_eq!(error_with(8, &[2]), "module+0x8: brig-version");
    assert_eq!(error_with(16, &[1]), "module+0x10: brig-header");
    assert_eq!(error_with(24, &[1; 64]), "none", "the hash may be anything");
    assert_eq!(error_with(88, &[1]), "module+0x58: brig-reserved");
    assert_eq!(error_with(92, &[2]), "module+0x5c: brig-header");
    assert_eq!(error_with(96, &[4]), "module+0x60: brig-header");
    assert_eq!(
        error_with(section(1), &[0xff, 0xff]),
        "module+0xd0: brig-section".replace("0xd0", &format!("{:#x}", section(1)))
    );
    assert_eq!(
        error_with(section(0) + 16, b"x"),
        format!("module+{:#x}: brig-section", section(0) + 16)
    );
}

#[test]
fn entry_errors_name_their_place() {
    let code = |at: usize, len: &str| format!("hsa_code+{:#x}: {len}", at - section(1));
    let operand = |at: usize, what: &str| format!("hsa_operand+{:#x}: {what}", at - section(2));
    let module = entry(1, MODULE, 0);
    assert_eq!(error_with(module + 2, &[0x08, 0x30]), code(module, "brig-entry"));
    assert_eq!(error_with(module, &[19]), code(module, "brig-entry"));
    assert_eq!(error_with(module + 16, &[2]), code(module + 16, "brig-enum"));
    assert_eq!(error_with(module + 19, &[1]), code(module + 19, "brig-reserved"));
    assert_eq!(
        error_with(module + 4, &[0xff, 0xff]),
        code(module + 4, "brig-offset")
    );
    let kernel = entry(1, KERNEL, 0);
    assert_eq!(error_with(kernel + 10, &[3]), code(kernel + 8, "brig-entry"));
    assert_eq!(
        error_with(kernel + 16, &[0, 0, 0, 0]),
        code(kernel + 16, "brig-offset")
    );
    assert_eq!(error_with(kernel + 20, &[2]), code(kernel + 20, "brig-offset"));
    let variable = entry(1, VARIABLE, 0);
    assert_eq!(
        error_with(variable + 12, &[12]),
        code(variable + 12, "brig-enum"),
        "b1"
    );
    assert_eq!(
        error_with(variable + 14, &[1]),
        code(variable + 14, "brig-enum"),
        "flat"
    );
    assert_eq!(error_with(variable + 16, &[1]), code(variable + 16, "brig-entry"));
    let load = entry(1, INST_MEM, 0);
    assert_eq!(error_with(load + 4, &[0xff, 0xff]), code(load + 4, "brig-enum"));
    assert_eq!(
        error_with(load + 4, &[2, 0]),
        code(load + 2, "brig-entry"),
        "an add"
    );
    assert_eq!(error_with(load + 8, &[1]), code(load + 8, "brig-offset"));
    assert_eq!(error_with(load + 12, &[9]), code(load + 12, "brig-enum"));
    assert_eq!(error_with(load + 16, &[2]), code(load + 16, "brig-enum"));
    let fence = entry(1, INST_MEM_FENCE, 0);
    assert_eq!(error_with(fence + 14, &[5]), code(fence + 14, "brig-enum"));
    let register = entry(2, REGISTER, 0);
    assert_eq!(error_with(register + 4, &[4]), operand(register + 4, "brig-enum"));
    assert_eq!(
        error_with(register + 6, &[0xff, 0xff]),
        operand(register + 6, "brig-enum")
    );
    let constant = entry(2, CONSTANT_BYTES, 0);
    assert_eq!(
        error_with(constant + 4, &[4]),
        operand(constant + 8, "brig-constant"),
        "u64 of 4 bytes"
    );
    assert_eq!(
        error_with(constant + 4, &[15]),
        operand(constant + 4, "brig-constant"),
        "b32"
    );
}

#[test]
fn a_list_cannot_hold_itself() {
    // The first vector's first element becomes the vector.
    let vector = entry(2, OPERAND_LIST, 0);
    let elements = section(0) + u32_at(vector + 4) + 4;
    let itself = ((vector - section(2)) as u32).to_le_bytes();
    assert_eq!(
        error_with(elements, &itself),
        format!("hsa_operand+{:#x}: brig-operand", vector - section(2))
    );
}

/// References to a declaration mean the definition, wherever it is.
#[test]
fn references_to_declarations_mean_the_definition() {
    let original = include_bytes!("../../tests/data/declared_first.brig");
    let code = word(original, word(original, 96) + 8);
    let mut changed = original.to_vec();
    let mut count = 0;
    // The declaration and the definition of the function, the variable and the fbarrier are the first and the last
    // entry of their kind.
    for kind in [0x1006, VARIABLE, 0x1005] {
        let module_scope: Vec<usize> = entries(original, 1, kind)
            .into_iter()
            .filter(|at| kind != VARIABLE || original[at + 14] == 2)
            .collect();
        let [declaration, definition] = module_scope[..] else {
            panic!("{module_scope:?}")
        };
        // CodeRef and Address begin with the offset.
        for operand in [0x3003, 0x3000].map(|kind| entries(original, 2, kind)).concat() {
            if word(original, operand + 4) == definition - code {
                let to = ((declaration - code) as u32).to_le_bytes();
                changed[operand + 4..operand + 8].copy_from_slice(&to);
                count += 1;
            }
        }
    }
    assert_eq!(count, 3);
    let m = read(&changed).unwrap_or_else(|errors| panic!("{errors:?}"));
    let mut meant = Vec::new();
    for inst in instructions(&m) {
        for operand in m.inst_operands(&inst) {
            match operand {
                Operand::Executable(id) => meant.push(m.executables[*id].is_definition),
                Operand::Fbarrier(id) => meant.push(m.fbarriers[*id].is_definition),
                Operand::Address { symbol, .. } => {
                    meant.extend(symbol.expand().map(|id| m.variables[id].is_definition));
                }
                _ => {}
            }
        }
    }
    assert_eq!(
        meant, [true; 4],
        "the argument, the function, the variable, the fbarrier"
    );
}

/// A module image of three sections with these entries.
fn build(data: &[u8], code: &[u8], operand: &[u8]) -> Vec<u8> {
    let mut bytes = b"HSA BRIG".to_vec();
    bytes.resize(128, 0);
    bytes[8] = 1;
    bytes[92] = 3;
    bytes[96] = 104;
    for (n, (name, body)) in [("hsa_data", data), ("hsa_code", code), ("hsa_operand", operand)]
        .into_iter()
        .enumerate()
    {
        let start = bytes.len();
        bytes[104 + 8 * n..108 + 8 * n].copy_from_slice(&(start as u32).to_le_bytes());
        let header = (24 + name.len()).next_multiple_of(4);
        bytes.extend_from_slice(&((header + body.len()) as u64).to_le_bytes());
        bytes.extend_from_slice(&(header as u32).to_le_bytes());
        bytes.extend_from_slice(&(name.len() as u32).to_le_bytes());
        bytes.extend_from_slice(name.as_bytes());
        bytes.resize(start + header, 0);
        bytes.extend_from_slice(body);
        bytes.resize(bytes.len().next_multiple_of(16), 0);
    }
    let size = bytes.len() as u64;
    bytes[16..24].copy_from_slice(&size.to_le_bytes());
    bytes
}

/// A small file must not become a large model: here 2,000 instructions share one list of 10,000 operands.
#[test]
fn shared_lists_are_limited() {
    let module = |instructions: u32, list: u32| {
        let mut data = Vec::new();
        for name in ["&m", "&k"] {
            data.extend_from_slice(&2u32.to_le_bytes());
            data.extend_from_slice(name.as_bytes());
            data.extend_from_slice(&[0; 2]);
        }
        data.extend_from_slice(&(4 * list).to_le_bytes());
        // The one operand, WAVESIZE, is the first entry, at 36.
        data.extend(36u32.to_le_bytes().repeat(list as usize));
        // Names are at 32 and 40, the list at 48; the kernel is at 32 + 20.
        let end = 32 + 20 + 28 + 12 * instructions;
        let mut code = vec![20, 0, 0x0b, 0x10, 32, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0];
        code.extend_from_slice(&[28, 0, 8, 0x10, 40, 0, 0, 0, 0, 0, 0, 0]);
        for offset in [80, 80, end] {
            code.extend_from_slice(&u32::to_le_bytes(offset));
        }
        code.extend_from_slice(&[1, 2, 0, 0]);
        // `nop`, which the reader does not know to have no operands.
        let nop = [12, 0, 2, 0x20, 0, 0, 0, 0, 48, 0, 0, 0];
        code.extend(nop.repeat(instructions as usize));
        build(&data, &code, &[4, 0, 0x0c, 0x30])
    };
    assert_eq!(read(&module(10, 10)).map(|m| instructions(&m).len()), Ok(10));
    let errors = read(&module(2000, 10_000)).expect_err("too many operands");
    assert_eq!(errors[0].code, "brig-limit");
}

#[test]
fn fields_of_mod_in_the_manuals_order() {
    // add_pp_u8x4 is the second InstMod: no rounding, packing control `pp`.
    let packed = entry(1, INST_MOD, 1);
    assert_eq!(EVERYTHING[packed + 12..packed + 16], [0, 0, 1, 0]);
    let mut manual = EVERYTHING.to_vec();
    for n in 0..2 {
        let at = entry(1, INST_MOD, n);
        manual.swap(at + 13, at + 14);
    }
    let options = Options {
        mod_layout: crate::ModLayout::PackThenRound,
        ..Options::default()
    };
    let m = read_with(&manual, options).expect("a module");
    let insts = instructions(&m);
    assert_eq!((insts[2].mods.ftz, insts[2].mods.round), (true, Some(Round::Up)));
    assert_eq!((insts[3].mods.pack, insts[3].mods.round), (Some(Pack::PP), None));
}

#[test]
fn mod_with_default_modifiers_is_as_good_as_basic() {
    let m = everything();
    assert_eq!(instructions(&m)[1].mods.round, Some(Round::Default));
    // The first InstMod made a plain add: no ftz, no rounding.
    let at = entry(1, INST_MOD, 0);
    let mut changed = EVERYTHING.to_vec();
    changed[at + 12..at + 14].copy_from_slice(&[0, 0]);
    let m = read(&changed).expect("a module");
    assert_eq!(instructions(&m)[2].mods, instructions(&m)[1].mods);
    // But an operation that has no modifiers is never an InstMod.
    assert_ne!(error_with(entry(1, INST_BASIC, 0) + 2, &[0x0a]), "none");
}

#[test]
fn corpus() {
    for path in kernels() {
        let bytes = std::fs::read(&path).expect("a module");
        let module = read(&bytes).unwrap_or_else(|errors| panic!("{}: {errors:?}", path.display()));
        assert!(
            module
                .executables
                .values()
                .any(|e| e.kind == ExecutableKind::Kernel),
            "{}",
            path.display()
        );
    }
}

/// Every byte of a module, one at a time, replaced by values that are likely to matter.
fn flip_bytes(bytes: &[u8], step: usize) {
    for at in (0..bytes.len()).step_by(step) {
        for change in [0x01, 0x04, 0x80, 0xff] {
            let mut changed = bytes.to_vec();
            changed[at] ^= change;
            if let Err(errors) = read(&changed) {
                let source = source("m", &changed);
                for error in errors {
                    assert!(
                        error.span.end as usize <= changed.len(),
                        "{}",
                        error.one_line(&source)
                    );
                }
            }
        }
    }
}

#[test]
fn damaged_modules_do_not_panic() {
    flip_bytes(EVERYTHING, 1);
    for (n, path) in kernels().iter().enumerate() {
        // A step that is prime, and another phase for every file, meet every field sooner or later.
        let bytes = std::fs::read(path).expect("a module");
        flip_bytes(&bytes, 251 + n % 2 * 6);
    }
}

#[test]
fn truncated_modules_do_not_panic() {
    for end in 0..EVERYTHING.len() {
        assert!(read(&EVERYTHING[..end]).is_err());
        // With the size in the header corrected, the sections are what is cut.
        let mut cut = EVERYTHING[..end].to_vec();
        if end >= 24 {
            cut[16..24].copy_from_slice(&(end as u64).to_le_bytes());
        }
        assert!(read(&cut).is_err() || end % 16 == 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    /// Several fields at once, with any values.
    #[test]
    fn several_changes_do_not_panic(changes in prop::collection::vec((0..EVERYTHING.len() / 4, any::<u32>()), 1..6)) {
        let mut bytes = EVERYTHING.to_vec();
        for (word, value) in changes {
            // Small values are offsets and enumerators, and pass more checks.
            let value = if value & 1 == 0 { value } else { value >> 20 };
            bytes[word * 4..word * 4 + 4].copy_from_slice(&value.to_le_bytes());
        }
        let _ = read(&bytes);
    }

    /// Offsets exchanged for other offsets of the module: mostly valid structure, wrong meaning.
    #[test]
    fn exchanged_words_do_not_panic(pairs in prop::collection::vec((26..EVERYTHING.len() / 4, 26..EVERYTHING.len() / 4), 1..8)) {
        let mut bytes = EVERYTHING.to_vec();
        for (from, to) in pairs {
            let word: [u8; 4] = EVERYTHING[from * 4..from * 4 + 4].try_into().expect("four bytes");
            bytes[to * 4..to * 4 + 4].copy_from_slice(&word);
        }
        let _ = read(&bytes);
    }
}

/// Gives every module of a conformance pack, straight from the archive, to `check` and counts them: modules say how
/// long they are. `None` if there is no such pack, and then the test counts as skipped.
#[track_caller]
fn pack_modules(pack: &str, mut check: impl FnMut(usize, &[u8])) -> Option<usize> {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let archive = wavelift_peers::pack(pack)?;
    let mut tar = Command::new("tar");
    tar.arg("--zstd")
        .arg("-xOf")
        .arg(&archive)
        .args(["--wildcards", "*.brig"]);
    let mut tar = tar.stdout(Stdio::piped()).spawn().expect("tar");
    let mut stream = std::io::BufReader::new(tar.stdout.take().expect("a pipe"));
    let mut found = 0;
    let mut header = [0; 24];
    while stream.read_exact(&mut header).is_ok() {
        let size = u64::from_le_bytes(header[16..].try_into().expect("eight bytes"));
        let mut module = header.to_vec();
        (&mut stream)
            .take(size - 24)
            .read_to_end(&mut module)
            .expect("a whole module");
        check(found, &module);
        found += 1;
    }
    let status = tar.wait().expect("tar");
    assert!(
        status.success() && found > 0,
        "{found} modules of {pack}: {status}"
    );
    Some(found)
}

/// Reads every module of a conformance pack, which must be `count`.
#[track_caller]
fn read_pack(pack: &str, count: usize) {
    let found = pack_modules(pack, |number, module| {
        let read = read(module);
        assert!(read.is_ok(), "module {number} of {pack}: {:?}", read.err());
    });
    if let Some(found) = found {
        assert_eq!(found, count, "{pack}");
    }
}

#[test]
fn core_conformance_modules() {
    read_pack("ws64_core_sample", 10_725);
}

#[test]
fn control_flow_conformance_modules() {
    read_pack("ws64_cfg_sample", 84);
}

#[test]
fn image_and_system_conformance_modules() {
    read_pack("ws64_image_sysarch_sample", 20_356);
}
