//! Cases of the system architecture on waves of another size than they were made for.
//!
//! Tests of memory order and of atomic operations say in a comment who works together: `Testing memory operations within wave`. What
//! depends on the wave size follows from it:
//!
//! | within    | what depends on it                                                   | on fewer lanes     |
//! |-----------|----------------------------------------------------------------------|--------------------|
//! | workgroup | nothing: work-items in different waves stay in different waves       | the same launch    |
//! | grid      | nothing, as above                                                    | the same launch    |
//! | wave      | nothing, if the work-group has at most as many work-items as lanes   | the same launch    |
//! | wave      | the work-group, and whatever counts its work-items                   | [`derive`]         |
//!
//! In the last line the work-group becomes as large as a wave, the grid has as many work-groups as before, and expected values
//! are cut to as many work-items as there are. Constants of the module that count the work-items of a work-group ([`COUNTS`]) become the
//! count of the smaller one: where a neighbour's number wraps, how often a variable is changed, what it begins and ends with. Arrays keep
//! their sizes, of which less is used.
//!
//! Invariants:
//! - W1: nothing else of the module changes.
//! - W2: what is not of the form above is refused with a reason, never guessed: see [`Derived`] for what a case must be.

use super::executor::{ModuleForm, ModuleSource};
use super::model::{Action, ArgValue, Case, Check, Dispatch, Values};
use std::collections::HashSet;
use wavelift_frontend_hsail::{ParseOptions, parse_with};
use wavelift_hsail::model::{
    Annotation, AtomicOperation, Constant, Dimension, Item, Module, Opcode, Operand, Statement,
};

/// Who works together in a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Within {
    /// Work-items of one wave.
    Wave,
    /// Work-items of one work-group.
    WorkGroup,
    /// All of them.
    Grid,
}

/// What comments say, and whom they mean.
const SAYS: &[(&str, Within)] = &[
    ("Testing memory operations within wave", Within::Wave),
    ("Testing atomic operations within wave", Within::Wave),
    ("Testing memory operations within workgroup", Within::WorkGroup),
    ("Testing atomic operations within workgroup", Within::WorkGroup),
    ("Testing memory operations within grid", Within::Grid),
    ("Testing atomic operations within grid", Within::Grid),
];

/// What a number that counts work-items counts, and the number for so many of them.
type Count = (&'static str, fn(u64) -> u64);

/// The numbers that count the work-items of a work-group.
const COUNTS: &[Count] = &[
    ("work-items", |items| items),
    ("the last work-item", |items| items - 1),
];

/// Copies of a number in one word: tests multiply by these, so that an operation on a part of a word shows.
const COPIES: &[u64] = &[
    0x0101_0101,
    0x0001_0001,
    0x0101_0101_0101_0101,
    0x0001_0001_0001_0001,
];

/// A smaller work-group could be mistaken for what else is in these modules: sizes of elements, and bits of the result.
const SMALLEST: u32 = 16;

/// Who works together in a module, if it says so. The module must have been read with its comments.
pub fn tested(module: &Module) -> Option<Within> {
    module.items.iter().find_map(|item| {
        let Item::Annotation(Annotation::Comment { text, .. }) = item else {
            return None;
        };
        let says = module.name(*text).trim_start_matches('/').trim();
        SAYS.iter()
            .find(|(text, _)| *text == says)
            .map(|(_, within)| *within)
    })
}

/// A case on waves of another size than it was made for.
#[derive(Debug, Default)]
pub(super) struct Adapted {
    /// The case, if it has changed.
    pub(super) case: Option<Case>,
    /// Its module as BRIG, if that has changed.
    pub(super) module: Option<Vec<u8>>,
    /// The values hold although the module can tell the wave size.
    pub(super) holds: bool,
    /// What has changed.
    pub(super) note: String,
}

/// Changes a case of one module that says who works together in it for waves of `lanes`; leaves others as they are.
///
/// # Errors
/// Why the case says nothing about such waves.
pub(super) fn adapt(case: &Case, source: Option<&ModuleSource>, lanes: u32) -> Result<Adapted, String> {
    // On more lanes work-items come together that were in different waves.
    let fewer = source.filter(|_| lanes < case.wave_size);
    // What cannot be read is told when it is loaded.
    let Some(module) = fewer.and_then(read) else {
        return Ok(Adapted::default());
    };
    let Some(within) = tested(&module) else {
        return Ok(Adapted::default());
    };
    let larger = case.dispatches.iter().any(|dispatch| {
        let items: u64 = dispatch.work_group.iter().copied().map(u64::from).product();
        items > lanes.into()
    });
    if within != Within::Wave || !larger {
        return Ok(Adapted {
            holds: true,
            ..Adapted::default()
        });
    }
    let refused = |why: String| format!("holds for waves of {} lanes, and {why}", case.wave_size);
    let derived = derive(case, module, lanes).map_err(refused)?;
    let module = wavelift_frontend_brig::write(&derived.module);
    let module = module.map_err(|error| refused(format!("no module can be written for others: {error}")))?;
    Ok(Adapted {
        case: Some(derived.case),
        module: Some(module),
        holds: true,
        note: derived.note,
    })
}

/// A module with its comments.
fn read(source: &ModuleSource) -> Option<Module> {
    match source.form {
        ModuleForm::Brig => {
            let options = wavelift_frontend_brig::Options {
                comments: true,
                ..wavelift_frontend_brig::Options::default()
            };
            wavelift_frontend_brig::read_with(&source.bytes, options).ok()
        }
        ModuleForm::Text => {
            let text = std::str::from_utf8(&source.bytes).ok()?;
            let options = ParseOptions {
                levels: source.levels,
                ..ParseOptions::with_comments()
            };
            parse_with("case", text, options).0
        }
        ModuleForm::Ir | ModuleForm::CodeObject => None,
    }
}

/// A case for waves of other lanes, with the module to run.
#[derive(Debug)]
pub struct Derived {
    /// The case: one module, one launch in one dimension of buffers only, checks of values that are all alike.
    pub case: Case,
    /// Its module.
    pub module: Module,
    /// What has changed, for the report.
    pub note: String,
}

/// Derives a case within waves whose work-group is larger than a wave of `lanes`.
///
/// # Errors
/// What of the case is not as it must be.
pub fn derive(case: &Case, mut module: Module, lanes: u32) -> Result<Derived, String> {
    let (dispatch, items) = launch(case, lanes)?;
    let constants = change_constants(&mut module, u64::from(items), u64::from(lanes))?;
    let mut derived = case.clone();
    let grid = dispatch.grid[0] / items * lanes;
    let before = dispatch.grid[0];
    for launch in &mut derived.dispatches {
        launch.work_group[0] = lanes;
        launch.grid[0] = grid;
    }
    for step in &mut derived.steps {
        if let Action::Check(check) = &mut step.action {
            shorten(check, before, grid)?;
        }
    }
    derived.wave_size = lanes;
    Ok(Derived {
        case: derived,
        module,
        note: format!(
            "launch derived for waves of {lanes} lanes: work-group {items} -> {lanes}, grid {before} -> {grid}, {constants} constants"
        ),
    })
}

/// The launch and the work-items of its work-groups.
fn launch(case: &Case, lanes: u32) -> Result<(&Dispatch, u32), String> {
    let ([dispatch], 1) = (&case.dispatches[..], case.modules.len()) else {
        return Err("has more than one launch or module".to_owned());
    };
    let items = dispatch.work_group[0];
    let line = [dispatch.work_group, dispatch.grid]
        .iter()
        .all(|size| size[1..] == [1, 1]);
    let plain = dispatch
        .args
        .iter()
        .all(|arg| matches!(arg.value, ArgValue::Buffer(_)));
    if !line || !plain || case.buffers.iter().any(|buffer| buffer.init.is_some()) {
        return Err("has a launch of another form: more dimensions, or data from outside".to_owned());
    }
    if items < SMALLEST || items % lanes != 0 || dispatch.grid[0] % items != 0 {
        return Err(format!(
            "has work-groups of {items} work-items in a grid of {}, which do not divide into waves of {lanes}",
            dispatch.grid[0]
        ));
    }
    Ok((dispatch, items))
}

/// Cuts the values of a check of all work-items to as many as there are now.
fn shorten(check: &mut Check, before: u32, now: u32) -> Result<(), String> {
    let Values::Bytes(ty, bytes) = &mut check.values else {
        return Err("has expected values in a file".to_owned());
    };
    let size = ty.bytes();
    let alike = bytes.chunks(size).all(|value| value == &bytes[..size]);
    if bytes.len() != size * before as usize || !alike {
        return Err("has expected values that are not one for each work-item, all alike".to_owned());
    }
    bytes.truncate(size * now as usize);
    Ok(())
}

/// What a module's constants become.
struct Change {
    from: u64,
    to: u64,
    /// The copies of numbers that the module works with.
    copies: Vec<u64>,
    /// Each work-item has a bit of the variable.
    bits: bool,
}

/// All ones up to so many bits, at most 64.
fn ones(bits: u64) -> u64 {
    u64::MAX >> (64 - bits.clamp(1, 64))
}

impl Change {
    /// The number for fewer work-items, if a number of so many bits counts them.
    fn of(&self, value: u64, bits: u32) -> Option<u64> {
        let mask = ones(bits.into());
        let counted = COUNTS.iter().flat_map(|(_, count)| {
            let copies = [1].into_iter().chain(self.copies.iter().copied());
            copies.map(move |copies| {
                (
                    count(self.from).wrapping_mul(copies),
                    count(self.to).wrapping_mul(copies),
                )
            })
        });
        let whole = (self.bits && self.from <= 64).then(|| (ones(self.from), ones(self.to)));
        let mut all = counted.chain(whole);
        all.find(|(from, _)| from & mask == value & mask && from & !mask == 0)
            .map(|(_, to)| to & mask)
    }
}

/// Puts the smaller counts in; says how many constants have changed.
fn change_constants(module: &mut Module, from: u64, to: u64) -> Result<usize, String> {
    let (mut copies, mut bits, mut places) = (Vec::new(), false, HashSet::new());
    let [executable] = module.executables.values().collect::<Vec<_>>()[..] else {
        return Err("has a module of more than one kernel".to_owned());
    };
    for statement in &executable.body {
        let Statement::Inst(inst) = statement else {
            continue;
        };
        if inst.opcode == Opcode::Mul {
            let operands = module.inst_operands(inst).iter();
            copies.extend(operands.filter_map(|operand| match operand {
                Operand::Immediate { bits, .. } => COPIES.iter().find(|copies| *copies == bits),
                _ => None,
            }));
        }
        // Counts of bits are no counts of work-items.
        use Opcode::{BitExtract, BitInsert, BitMask, Shl, Shr};
        if matches!(inst.opcode, Shl | Shr | BitExtract | BitInsert | BitMask) {
            places.extend(inst.operands.start as usize..(inst.operands.start + inst.operands.len) as usize);
        }
        use AtomicOperation::{And, Or, Xor};
        bits |= matches!(inst.mods.atomic, Some(And | Or | Xor));
    }
    let change = Change {
        from,
        to,
        copies,
        bits,
    };
    let mut changed = 0;
    for (place, operand) in module.operands_mut().iter_mut().enumerate() {
        if let Operand::Immediate { ty, bits } = operand
            && !places.contains(&place)
            && let Some(new) = change.of(*bits, ty.bits())
        {
            (*bits, changed) = (new, changed + 1);
        }
    }
    // Of variables only those that are no arrays: arrays have a value for each work-item of the grid.
    let scalars = module
        .variables
        .values()
        .filter(|variable| variable.dim == Dimension::Scalar);
    let first: Vec<_> = scalars.filter_map(|variable| variable.init).collect();
    for id in first {
        if let Constant::Bytes { ty, bytes, .. } = &mut module.constants[id]
            && bytes.len() <= 8
        {
            let value = bytes
                .iter()
                .rev()
                .fold(0, |value, &byte| value << 8 | u64::from(byte));
            if let Some(new) = change.of(value, ty.bits()) {
                let length = bytes.len();
                bytes.copy_from_slice(&new.to_le_bytes()[..length]);
                changed += 1;
            }
        }
    }
    match changed {
        0 => Err("has no constant that counts the work-items of a work-group".to_owned()),
        _ => Ok(changed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_that_count_work_items() {
        let change = Change {
            from: 64,
            to: 16,
            copies: vec![0x0101_0101],
            bits: true,
        };
        // By hand: 64 is 0x40, 63 is 0x3f; 16 is 0x10, 15 is 0x0f.
        for (value, bits, expected) in [
            (64, 32, Some(16)),
            (63, 64, Some(15)),
            (0x4040_4040, 32, Some(0x1010_1010)),
            (0x3f3f_3f3f, 32, Some(0x0f0f_0f0f)),
            (u64::MAX, 64, Some(0xffff)),
            (0xffff_ffff, 32, None),
            (0x0101_0101, 32, None),
            (1000, 32, None),
            (8, 32, None),
        ] {
            assert_eq!(change.of(value, bits), expected, "{value:#x}");
        }
    }

    #[test]
    fn counts_of_bits_stay() {
        let text = "module &m:1:0:$full:$large:$default;\nprog kernel &k()\n{\n shl_u32 $s0, 1, 31;\n add_u32 $s1, $s0, 31;\n ret;\n};\n";
        let mut module = parse_with("case", text, ParseOptions::default())
            .0
            .expect("a module");
        assert_eq!(change_constants(&mut module, 32, 8), Ok(1));
        let bits = |operand: &Operand| match operand {
            Operand::Immediate { bits, .. } => Some(*bits),
            _ => None,
        };
        let left: Vec<u64> = module.operands_mut().iter().filter_map(bits).collect();
        assert_eq!(left, [1, 31, 7]);
    }
}
