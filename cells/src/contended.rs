//! Atomic operations under contention: all lanes, waves and work-groups of a launch hit the same location (HSA PRM 6.6, 6.7).
//!
//! In which order they come is open, so what each returns is; but every value that an operation leaves is what the next one finds, or
//! what is there at the end. So, whatever the order, with multiplicity,
//!
//! `{returned values} + {last value} = {first value} + {what each operation makes of the value that it returned}`.
//!
//! For `add` of 1 that says: a permutation of the numbers from the first on. A lost, torn or doubled operation breaks it. Where the last value
//! depends on no order it is compared, too, which is all that there is to forms without a result.
//!
//! In the group segment and at flat addresses of it each work-group has a location; in the global segment and at flat addresses of that there
//! is one for the launch. Beside the cells there are loops of `cas` that add.

use crate::list::{Cell, Family, cells};
use crate::machine::Machine;
use crate::probes::atomics::result_of;
use crate::values::Random;
use std::fmt::Write;
use std::path::PathBuf;
use wavelift::case::{
    ExecError, Executor, KernArgValue, Kernarg, KernelRef, Launch, LoadedId, ModuleForm, ModuleSource, Packet,
};
use wavelift_hsail::model::{AtomicOperation, MemoryOrder, MemoryScope, Opcode, Segment, Type};

/// Work-items of a work-group: more than a wave has on every target, and no multiple of the longest.
const GROUP: usize = 96;
/// Work-groups.
const GROUPS: usize = 4;
/// Work-items of a launch.
const ITEMS: usize = GROUP * GROUPS;

/// What is run.
struct Case {
    /// As findings name it.
    name: String,
    /// The statement, with `{}` for what is in brackets; a loop of `cas` if there is none.
    mnemonic: Option<String>,
    operation: AtomicOperation,
    ty: Type,
    operands: usize,
    returns: bool,
    /// Whether the location is in the group segment.
    group: bool,
    flat: bool,
}

/// The cells that change memory, by relaxed order and the narrowest scope that has all contenders, and the loops.
fn cases() -> Vec<Case> {
    let mut all = Vec::new();
    let cells = cells();
    for cell in cells.iter().filter(|cell| cell.family == Family::Atomic) {
        let mods = &cell.inst.mods;
        let (Some(operation), Some(segment), Some(ty)) = (mods.atomic, mods.segment, cell.inst.ty) else {
            continue;
        };
        let scope = match segment {
            Segment::Group => MemoryScope::WorkGroup,
            _ => MemoryScope::Agent,
        };
        let reads = operation == AtomicOperation::Ld;
        if reads || mods.order != Some(MemoryOrder::Relaxed) || mods.scope != Some(scope) {
            continue;
        }
        let groups: &[bool] = match segment {
            Segment::Flat => &[false, true],
            Segment::Group => &[true],
            _ => &[false],
        };
        all.extend(groups.iter().map(|&group| of_cell(cell, operation, ty, group)));
    }
    for ty in [Type::U32, Type::U64] {
        for (group, flat) in [(false, false), (true, false), (false, true), (true, true)] {
            all.push(Case {
                name: String::new(),
                mnemonic: None,
                operation: AtomicOperation::Add,
                ty,
                operands: 1,
                returns: true,
                group,
                flat,
            });
        }
    }
    for case in &mut all {
        let what = case.mnemonic.as_deref().unwrap_or("loop of cas");
        let segment = if case.group { "group" } else { "global" };
        case.name = match case.mnemonic {
            Some(_) if !case.flat => what.to_owned(),
            _ => format!("{what}, {segment} memory, flat: {}, {}", case.flat, case.ty),
        };
    }
    all
}

fn of_cell(cell: &Cell, operation: AtomicOperation, ty: Type, group: bool) -> Case {
    Case {
        name: String::new(),
        mnemonic: Some(cell.mnemonic.clone()),
        operation,
        ty,
        operands: cell.sources().len(),
        returns: cell.inst.opcode == Opcode::Atomic,
        group,
        flat: cell.inst.mods.segment == Some(Segment::Flat),
    }
}

impl Case {
    fn bits(&self) -> u32 {
        self.ty.bits()
    }

    fn mask(&self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// The kernel: operands in 16 bytes of `%from` for each work-item, results in 8 of `%to`, locations in 8 of `%places` each.
    fn kernel(&self, number: usize) -> String {
        let (plain, r) = match self.bits() {
            64 => ("u64", "$d"),
            _ => ("u32", "$s"),
        };
        let mut text = format!(
            "kernel &k{number}(kernarg_u64 %from, kernarg_u64 %to, kernarg_u64 %places)\n{{\n\
             group_{plain} %c;\n\
             ld_kernarg_align(8)_width(all)_u64 $d0, [%from];\n\
             ld_kernarg_align(8)_width(all)_u64 $d1, [%to];\n\
             ld_kernarg_align(8)_width(all)_u64 $d2, [%places];\n\
             workitemflatabsid_u32 $s0;\nworkitemflatid_u32 $s1;\nworkgroupid_u32 $s2, 0;\n\
             shl_u32 $s3, $s0, 4;\ncvt_u64_u32 $d3, $s3;\nadd_u64 $d3, $d0, $d3;\n\
             ld_global_{plain} {r}20, [$d3];\nld_global_{plain} {r}21, [$d3+8];\n\
             shl_u32 $s3, $s0, 3;\ncvt_u64_u32 $d4, $s3;\nadd_u64 $d4, $d1, $d4;\n\
             cmp_ne_b1_u32 $c0, $s1, 0;\n"
        );
        if self.group {
            let _ = write!(
                text,
                "shl_u32 $s3, $s2, 3;\ncvt_u64_u32 $d5, $s3;\nadd_u64 $d2, $d2, $d5;\n\
                 cbr_b1 $c0, @there;\nld_global_{plain} {r}22, [$d2];\nst_group_{plain} {r}22, [%c];\n@there:\n\
                 memfence_scar_wg;\nbarrier;\nmemfence_scar_wg;\n"
            );
        }
        let (at, segment) = match (self.group, self.flat) {
            (true, true) => {
                text.push_str("lda_group_u32 $s4, [%c];\nstof_group_u64_u32 $d6, $s4;\n");
                ("[$d6]", "")
            }
            (true, false) => ("[%c]", "_group"),
            (false, true) => ("[$d2]", ""),
            (false, false) => ("[$d2]", "_global"),
        };
        self.operation(&mut text, at, segment, r);
        if self.returns {
            let _ = writeln!(text, "st_global_{plain} {r}23, [$d4];");
        }
        if self.group {
            let _ = write!(
                text,
                "memfence_scar_wg;\nbarrier;\nmemfence_scar_wg;\n\
                 cbr_b1 $c0, @end;\nld_group_{plain} {r}22, [%c];\nst_global_{plain} {r}22, [$d2];\n@end:\n"
            );
        }
        text.push_str("ret;\n};\n");
        text
    }

    fn operation(&self, text: &mut String, at: &str, segment: &str, r: &str) {
        if let Some(mnemonic) = &self.mnemonic {
            let result = if self.returns {
                format!("{r}23, ")
            } else {
                String::new()
            };
            let operands: String = (0..self.operands).map(|i| format!(", {r}{}", 20 + i)).collect();
            let _ = writeln!(text, "{mnemonic} {result}{at}{operands};");
            return;
        }
        let (bits, ty) = (self.bits(), self.ty);
        let scope = if self.group && !self.flat { "wg" } else { "agent" };
        let _ = write!(
            text,
            "atomic_ld{segment}_rlx_{scope}_b{bits} {r}24, {at};\n@again:\nadd_{ty} {r}25, {r}24, {r}20;\n\
             atomic_cas{segment}_rlx_{scope}_b{bits} {r}23, {at}, {r}24, {r}25;\n\
             cmp_ne_b1_{ty} $c1, {r}23, {r}24;\nmov_b{bits} {r}24, {r}23;\ncbr_b1 $c1, @again;\n"
        );
    }

    /// Operands that keep operations from becoming idle: bits come and go one by one, compared values are met.
    fn operands(&self, random: &mut Random) -> Vec<[u64; 2]> {
        use AtomicOperation::*;
        let bound = random.below(7) as u64;
        let mut one = || match self.operation {
            And => [!(1 << random.below(64)), 0],
            Or => [1 << random.below(64) & random.any(), 0],
            Cas => [random.below(4) as u64, random.below(4) as u64],
            WrapInc | WrapDec => [bound, 0],
            _ => [random.any(), 0],
        };
        (0..ITEMS).map(|_| one().map(|x| x & self.mask())).collect()
    }

    fn first(&self, random: &mut Random) -> u64 {
        use AtomicOperation::*;
        let first = match self.operation {
            Cas | WrapInc | WrapDec => random.below(9) as u64,
            _ => random.any(),
        };
        first & self.mask()
    }

    /// What is wrong with what contenders of a location found.
    fn judge(&self, first: u64, last: u64, operands: &[[u64; 2]], returned: &[u64]) -> Option<String> {
        use AtomicOperation::*;
        let apply = |old: u64, operands: &[u64; 2]| result_of(self.operation, self.ty, old, operands);
        let right = match self.operation {
            Exch | St => operands.iter().any(|[value, _]| *value == last),
            Cas => last == first || operands.iter().any(|[_, value]| *value == last),
            _ => last == operands.iter().fold(first, apply),
        };
        if !right {
            return Some(format!(
                "{last:#x} is there at the end, {first:#x} was at the start"
            ));
        }
        if !self.returns {
            return None;
        }
        let mut found: Vec<u64> = returned.iter().copied().chain([last]).collect();
        let made = returned.iter().zip(operands).map(|(&old, o)| apply(old, o));
        let mut left: Vec<u64> = std::iter::once(first).chain(made).collect();
        found.sort_unstable();
        left.sort_unstable();
        let odd = found.iter().zip(&left).find(|(found, left)| found != left);
        odd.map(|(found, left)| format!("{found:#x} was found where {left:#x} was left"))
    }
}

/// Runs everything on a machine with the operands of a seed; what is wrong, a line each, and the number of cases.
pub fn check(machine: Machine, seed: u64) -> (Vec<String>, usize) {
    let cases = cases();
    let mut wrong = Vec::new();
    for (chunk, cases) in cases.chunks(64).enumerate() {
        let mut executor = machine.executor();
        let id = match load(executor.as_mut(), cases) {
            Ok(id) => id,
            Err(error) => {
                wrong.push(format!("{}: part {chunk}: {error}", machine.name()));
                continue;
            }
        };
        for (number, case) in cases.iter().enumerate() {
            let mut random = Random::new(seed, &case.name);
            let found = run(executor.as_mut(), id, number, case, &mut random);
            if let Some(what) = found.unwrap_or_else(|error| Some(error.to_string())) {
                wrong.push(format!("{}: {}: {what}", machine.name(), case.name));
            }
        }
    }
    (wrong, cases.len())
}

fn load(executor: &mut dyn Executor, cases: &[Case]) -> Result<LoadedId, ExecError> {
    let kernels = cases.iter().enumerate().map(|(number, case)| case.kernel(number));
    let text: String = std::iter::once("module &m:1:0:$full:$large:$default;\n".to_owned())
        .chain(kernels)
        .collect();
    let source = ModuleSource {
        path: PathBuf::from("contended"),
        bytes: text.into_bytes(),
        form: ModuleForm::Text,
        levels: Default::default(),
    };
    Ok(executor.load(&[vec![source]])?.id)
}

fn run(
    executor: &mut dyn Executor,
    id: LoadedId,
    number: usize,
    case: &Case,
    random: &mut Random,
) -> Result<Option<String>, ExecError> {
    let operands = case.operands(random);
    let places: Vec<u64> = (0..GROUPS).map(|_| case.first(random)).collect();
    let bytes = |words: &[u64]| -> Vec<u8> { words.iter().flat_map(|word| word.to_le_bytes()).collect() };
    let words = |bytes: Vec<u8>| -> Vec<u64> {
        let words = bytes.chunks_exact(8);
        let all = words.map(|word| u64::from_le_bytes(word.try_into().unwrap_or_default()));
        all.map(|word| word & case.mask()).collect()
    };
    let mut kernarg = Kernarg::new();
    let mut buffers = Vec::new();
    for (name, content) in [
        ("operands", bytes(operands.as_flattened())),
        ("results", bytes(&[0; ITEMS])),
        ("places", bytes(&places)),
    ] {
        let buffer = executor.allocate(name, content.len() as u64, 256)?;
        executor.write(buffer, &content)?;
        kernarg.push_address(KernArgValue::Buffer(buffer), buffer.0, 8);
        buffers.push(buffer);
    }
    let name = format!("k{number}");
    executor.dispatch(&Launch {
        kernel: KernelRef {
            executable: id,
            kernel: Some(&name),
            module: None,
        },
        dimensions: 1,
        grid: [ITEMS as u32, 1, 1],
        work_group: [GROUP as u32, 1, 1],
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    })?;
    let returned = words(executor.read(buffers[1], 8 * ITEMS as u64)?);
    let last = words(executor.read(buffers[2], 8 * GROUPS as u64)?);
    let contenders = if case.group { GROUP } else { ITEMS };
    let parts = operands.chunks(contenders).zip(returned.chunks(contenders));
    let mut found = parts
        .enumerate()
        .map(|(place, (operands, returned))| case.judge(places[place], last[place], operands, returned));
    Ok(found.find_map(|what| what))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(operation: AtomicOperation) -> Case {
        Case {
            name: String::new(),
            mnemonic: Some(String::new()),
            operation,
            ty: Type::U32,
            operands: 1,
            returns: true,
            group: false,
            flat: false,
        }
    }

    #[test]
    fn a_permutation_is_right_and_nothing_else() {
        let add = case(AtomicOperation::Add);
        let ones = [[1, 0]; 4];
        assert_eq!(add.judge(7, 11, &ones, &[8, 7, 10, 9]), None);
        // A lost addition; one that two saw; a wrong end.
        assert!(add.judge(7, 10, &ones, &[8, 7, 9, 9]).is_some());
        assert!(add.judge(7, 11, &ones, &[8, 7, 10, 10]).is_some());
        assert!(add.judge(7, 12, &ones, &[8, 7, 10, 9]).is_some());
    }

    #[test]
    fn exchanged_values_form_a_chain() {
        let exch = case(AtomicOperation::Exch);
        let values = [[3, 0], [4, 0], [5, 0]];
        assert_eq!(exch.judge(1, 4, &values, &[1, 5, 3]), None);
        // The first value twice.
        assert!(exch.judge(1, 4, &values, &[1, 1, 3]).is_some());
    }
}
