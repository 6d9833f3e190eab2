//! Kernels that compute cells.
//!
//! A [`Probe`] is one use of a cell: which operands it gets, the statements, what comes out and how that is judged. Several probes make a
//! kernel. Operands come from a buffer and results go to another, so that nothing is folded:
//!
//! - [`Mode::Lanes`]: every work-item has operands of its own. Registers hold noise above values of fewer than 32 bits, which count for
//!   nothing (HSA PRM 4.16).
//! - [`Mode::Uniform`]: all work-items of a work-group have the same, loaded with `const`, which targets may keep in scalar registers.
//! - [`Mode::Grid`]: a grid of three dimensions with partial work-groups; operands by flat identifier.

use crate::list::Cell;
use crate::oracle::expect::Expected;
use crate::oracle::{self};
use crate::values::{Random, Tuple, tuples};
use std::fmt::Write;
use wavelift_hsail::model::{Profile, RegisterKind, Type};
use wavelift_hsail::table::Slot;

/// Where operands of a kernel are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Each work-item has its own.
    Lanes,
    /// The work-items of a work-group share them.
    Uniform,
    /// As `Lanes`, in a grid of three dimensions.
    Grid,
}

/// Work-items of a work-group, by dimension.
pub const GRID_GROUP: [u32; 3] = [5, 3, 2];
/// Work-items of a grid of three dimensions.
pub const GRID: [u32; 3] = [12, 5, 3];
/// Work-items of a work-group in [`Mode::Lanes`]: a whole number of waves of every size.
pub const GROUP: u32 = 64;
/// Bytes of memory that each work-item of a kernel has for each probe.
pub const SCRATCH: u32 = 128;
/// Bytes of the kernel argument `%fixed`, and of readonly variables of probes.
pub const KERNARG_BYTES: usize = 128;

/// What stands in memory that is the same for all: no two neighbours are alike, and the sign bits vary.
pub fn fixed_byte(index: usize) -> u8 {
    (index as u8).wrapping_mul(0x95) ^ 0x5c
}

/// The launch of a kernel, for judges that need it.
#[derive(Clone, Copy, Debug)]
pub struct Launched<'a> {
    /// Where operands are.
    pub mode: Mode,
    /// Lanes of a wave.
    pub wave: u32,
    /// The operands of all work-items.
    pub tuples: &'a [Tuple],
}

/// Makes the operands of one work-item.
pub type MakeTuple = Box<dyn Fn(&mut Random, usize) -> Tuple + Send + Sync>;
/// Says what the destinations of one work-item hold.
pub type Judge = Box<dyn Fn(&Launched<'_>, usize) -> Vec<Expected> + Send + Sync>;

/// One use of a cell.
pub struct Probe<'a> {
    /// The cell.
    pub cell: &'a Cell,
    /// Types of the registers with operands.
    pub sources: Vec<Type>,
    /// Types of the registers with results.
    pub dests: Vec<Type>,
    /// Immediates, for messages and the oracle.
    pub immediates: Vec<u64>,
    /// Definitions in the kernel; `#` is a number of the probe's own.
    pub locals: String,
    /// Statements; `#` as above, `+@` is where the first operand is in the buffer.
    pub body: String,
    /// Extensions that the module needs.
    pub extensions: Vec<&'static str>,
    /// Operands, if not those of [`tuples`].
    pub make: Option<MakeTuple>,
    /// What is right, if not what [`oracle::expected`] says.
    pub judge: Option<Judge>,
}

/// The register of a source.
pub fn source(ty: Type, index: usize) -> String {
    format!("{}{}", ty.register_kind(), 40 + index)
}

/// The register of a destination.
pub fn dest(ty: Type, index: usize) -> String {
    format!("{}{}", ty.register_kind(), 60 + index)
}

impl<'a> Probe<'a> {
    /// The use of a cell whose operands are all registers and immediates.
    pub fn of_registers(cell: &'a Cell, immediates: Vec<u64>) -> Probe<'a> {
        let mut sources = cell.sources();
        let dests = cell.dests();
        if cell.keeps() {
            sources.extend(&dests);
        }
        Probe {
            body: format!("{};\n", statement(cell, &immediates)),
            cell,
            sources,
            dests,
            immediates,
            locals: String::new(),
            extensions: cell.inst.opcode.vendor_extension().into_iter().collect(),
            make: None,
            judge: None,
        }
    }

    /// The operands of `count` work-items.
    pub fn tuples(&self, seed: u64, count: usize) -> Vec<Tuple> {
        match &self.make {
            None => tuples(self.cell, seed, count),
            Some(make) => {
                let mut random = Random::new(seed, &self.cell.mnemonic);
                (0..count).map(|index| make(&mut random, index)).collect()
            }
        }
    }

    /// What the destinations of a work-item hold.
    pub fn expected(&self, launched: &Launched<'_>, index: usize) -> Vec<Expected> {
        match &self.judge {
            None => oracle::expected(self.cell, &launched.tuples[index], &self.immediates),
            Some(judge) => judge(launched, index),
        }
    }

    /// The register of a source: what the destination held before is loaded there.
    fn source(&self, index: usize) -> String {
        if self.cell.keeps() && index + 1 == self.sources.len() {
            dest(self.sources[index], 0)
        } else {
            source(self.sources[index], index)
        }
    }
}

/// The statement of a cell without memory operands.
fn statement(cell: &Cell, immediates: &[u64]) -> String {
    let (mut sources, mut dests) = (
        cell.sources().into_iter().enumerate(),
        cell.dests().into_iter().enumerate(),
    );
    let mut immediates = immediates.iter();
    let count = usize::from(cell.inst.mods.vector);
    let list = |registers: Vec<String>| match count {
        0 => registers.concat(),
        _ => format!("({})", registers.join(", ")),
    };
    let mut operands = Vec::new();
    for slot in cell.row.operands {
        match slot {
            Slot::Dest(_) => operands.extend(dests.next().map(|(i, ty)| dest(ty, i))),
            Slot::DestVector(_) => {
                operands.push(list(
                    dests
                        .by_ref()
                        .take(count.max(1))
                        .map(|(i, ty)| dest(ty, i))
                        .collect(),
                ));
            }
            Slot::Src(_) | Slot::Reg(_) => operands.extend(sources.next().map(|(i, ty)| source(ty, i))),
            Slot::SrcVector(_) => {
                let some = sources.by_ref().take(count.max(1));
                operands.push(list(some.map(|(i, ty)| source(ty, i)).collect()));
            }
            Slot::DestQuad(_) => {
                let four: Vec<String> = dests.by_ref().take(4).map(|(i, ty)| dest(ty, i)).collect();
                operands.push(format!("({})", four.join(", ")));
            }
            Slot::SrcQuad(_) => {
                let four: Vec<String> = sources.by_ref().take(4).map(|(i, ty)| source(ty, i)).collect();
                operands.push(format!("({})", four.join(", ")));
            }
            Slot::Imm(_) => operands.extend(immediates.next().map(u64::to_string)),
            _ => {}
        }
    }
    format!("{} {}", cell.mnemonic, operands.join(", "))
}

/// A module with a cell, to ask the validator; `None` if there is no use of it.
pub fn for_validator(cell: &Cell) -> Option<String> {
    let probes = crate::probes::probes_of(cell, 0);
    let kernel = Kernel {
        mode: Mode::Lanes,
        probes: probes.iter().take(1).collect(),
        count: GROUP as usize,
    };
    (!probes.is_empty()).then(|| module(&[kernel]))
}

/// A kernel with its probes.
pub struct Kernel<'p, 'a> {
    /// Where operands are.
    pub mode: Mode,
    /// What it computes.
    pub probes: Vec<&'p Probe<'a>>,
    /// Work-items with operands of their own.
    pub count: usize,
}

/// Bytes of the element of a buffer for a register.
fn stride(ty: Type) -> usize {
    match ty.register_kind() {
        RegisterKind::Double => 8,
        RegisterKind::Quad => 16,
        _ => 4,
    }
}

/// Where the operands or results of each probe are: offsets of the arrays.
fn layout(count: usize, types: impl Iterator<Item = Vec<Type>>) -> (Vec<Vec<usize>>, usize) {
    let mut end = 0;
    let places = types
        .map(|types| {
            let place = |ty: Type| {
                let at = end;
                end += (stride(ty) * count).next_multiple_of(16);
                at
            };
            types.into_iter().map(place).collect()
        })
        .collect();
    (places, end.max(16))
}

impl Kernel<'_, '_> {
    fn inputs(&self) -> (Vec<Vec<usize>>, usize) {
        layout(self.count, self.probes.iter().map(|p| p.sources.clone()))
    }

    fn outputs(&self) -> (Vec<Vec<usize>>, usize) {
        layout(self.count, self.probes.iter().map(|p| p.dests.clone()))
    }

    /// Bytes of the buffer for results.
    pub fn output_bytes(&self) -> usize {
        self.outputs().1
    }

    /// Grid and work-group.
    pub fn launch(&self) -> (u8, [u32; 3], [u32; 3]) {
        match self.mode {
            Mode::Lanes => (1, [self.count as u32, 1, 1], [GROUP, 1, 1]),
            Mode::Uniform => (1, [self.count as u32, 1, 1], [1, 1, 1]),
            Mode::Grid => (3, GRID, GRID_GROUP),
        }
    }

    /// The content of the buffer for operands.
    pub fn input(&self, tuples: &[Vec<Tuple>]) -> Vec<u8> {
        let (places, bytes) = self.inputs();
        let mut buffer = vec![0; bytes];
        for ((probe, places), tuples) in self.probes.iter().zip(&places).zip(tuples) {
            for (i, (&ty, &place)) in probe.sources.iter().zip(places).enumerate() {
                for (index, tuple) in tuples.iter().enumerate() {
                    let at = place + index * stride(ty);
                    // Bits of a register that a narrow value does not use.
                    let noise = match ty.bits() {
                        2..32 => (0x9e37_79b9u32.wrapping_mul(index as u32 + 1) as u128) << ty.bits(),
                        _ => 0,
                    };
                    let bytes = (tuple[i] | noise).to_le_bytes();
                    buffer[at..at + stride(ty)].copy_from_slice(&bytes[..stride(ty)]);
                }
            }
        }
        buffer
    }

    /// The results of a probe for a work-item, from the buffer.
    pub fn results(&self, places: &[Vec<usize>], buffer: &[u8], probe: usize, index: usize) -> Vec<u128> {
        let dests = &self.probes[probe].dests;
        let one = |(&ty, &place): (&Type, &usize)| {
            let at = place + index * stride(ty);
            let mut bytes = [0; 16];
            bytes[..stride(ty)].copy_from_slice(&buffer[at..at + stride(ty)]);
            u128::from_le_bytes(bytes)
        };
        dests.iter().zip(&places[probe]).map(one).collect()
    }

    /// Where results are.
    pub fn result_places(&self) -> Vec<Vec<usize>> {
        self.outputs().0
    }

    /// The text of the kernel.
    pub fn text(&self, name: &str) -> String {
        let (inputs, outputs) = (self.inputs().0, self.outputs().0);
        let mut text = format!(
            "prog kernel &{name}(kernarg_u64 %in, kernarg_u64 %out, kernarg_u64 %scratch, \
             align(16) kernarg_u8 %fixed[{KERNARG_BYTES}])\n{{\n"
        );
        for (number, probe) in self.probes.iter().enumerate() {
            text.push_str(&probe.locals.replace('#', &number.to_string()));
        }
        text.push_str(self.prologue());
        text.push_str(ADDRESSES);
        for (number, probe) in self.probes.iter().enumerate() {
            let _ = writeln!(text, "// {} {:?}", probe.cell.mnemonic, probe.immediates);
            for (i, &ty) in probe.sources.iter().enumerate() {
                self.load(&mut text, ty, &probe.source(i), inputs[number][i]);
            }
            let operands = inputs[number].first().map_or(0, |&place| place).to_string();
            text.push_str(
                &probe
                    .body
                    .replace('#', &number.to_string())
                    .replace("+@", &format!("+{operands}")),
            );
            for (i, &ty) in probe.dests.iter().enumerate() {
                store(&mut text, ty, &dest(ty, i), outputs[number][i]);
            }
        }
        text.push_str("ret;\n};\n");
        text
    }

    /// The index of the operands goes to `$s0`.
    fn prologue(&self) -> &'static str {
        match self.mode {
            Mode::Lanes => "workitemabsid_u32 $s0, 0;\n",
            Mode::Uniform => "workgroupid_u32 $s0, 0;\n",
            Mode::Grid => {
                "workitemabsid_u32 $s0, 2;\ngridsize_u32 $s1, 1;\nworkitemabsid_u32 $s2, 1;\nmad_u32 $s0, $s0, $s1, $s2;\n\
                 gridsize_u32 $s1, 0;\nworkitemabsid_u32 $s2, 0;\nmad_u32 $s0, $s0, $s1, $s2;\n"
            }
        }
    }

    fn load(&self, text: &mut String, ty: Type, register: &str, place: usize) {
        let constant = if self.mode == Mode::Uniform { "_const" } else { "" };
        let uniform = self.mode == Mode::Uniform;
        let (base, name) = match ty.register_kind() {
            RegisterKind::Control => ("$d4", "u32"),
            RegisterKind::Single if uniform && ty.is_float() && !ty.is_packed() => ("$d4", ty.name()),
            RegisterKind::Single => ("$d4", "u32"),
            RegisterKind::Double if uniform && ty == Type::F64 => ("$d6", "f64"),
            RegisterKind::Double => ("$d6", "u64"),
            RegisterKind::Quad => ("$d8", "b128"),
        };
        let align = stride(ty);
        let control = ty.register_kind() == RegisterKind::Control;
        let loaded = if control { "$s30" } else { register };
        let _ = writeln!(
            text,
            "ld_global_align({align}){constant}_{name} {loaded}, [{base}+{place}];"
        );
        if control {
            let _ = writeln!(text, "cmp_ne_b1_u32 {register}, $s30, 0;");
        }
    }
}

fn store(text: &mut String, ty: Type, register: &str, place: usize) {
    let _ = match ty.register_kind() {
        RegisterKind::Control => writeln!(
            text,
            "cvt_u32_b1 $s30, {register};\nst_global_align(4)_u32 $s30, [$d5+{place}];"
        ),
        RegisterKind::Single if ty == Type::F16 => {
            writeln!(text, "st_global_align(4)_f16 {register}, [$d5+{place}];")
        }
        RegisterKind::Single => writeln!(text, "st_global_align(4)_u32 {register}, [$d5+{place}];"),
        RegisterKind::Double => writeln!(text, "st_global_align(8)_u64 {register}, [$d7+{place}];"),
        RegisterKind::Quad => writeln!(text, "st_global_align(16)_b128 {register}, [$d9+{place}];"),
    };
}

/// From the index in `$s0`: where the operands of 4, 8 and 16 bytes are in `$d4`, `$d6`, `$d8`, results in `$d5`, `$d7`, `$d9`, memory of
/// the work-item's own in `$d10`.
const ADDRESSES: &str = "cvt_u64_u32 $d0, $s0;
ld_kernarg_align(8)_u64 $d1, [%in];
ld_kernarg_align(8)_u64 $d2, [%out];
ld_kernarg_align(8)_u64 $d3, [%scratch];
shl_u64 $d11, $d0, 2;
add_u64 $d4, $d1, $d11;
add_u64 $d5, $d2, $d11;
shl_u64 $d11, $d0, 3;
add_u64 $d6, $d1, $d11;
add_u64 $d7, $d2, $d11;
shl_u64 $d11, $d0, 4;
add_u64 $d8, $d1, $d11;
add_u64 $d9, $d2, $d11;
shl_u64 $d11, $d0, 7;
add_u64 $d10, $d3, $d11;
";

/// A function that copies its argument: memory of the arg segment that really goes through a call.
const COPY: &str = "function &copy(align(16) arg_u8 %o[96])(align(16) arg_u8 %i[96])
{
ld_v4_arg_align(16)_u64 ($d0, $d1, $d2, $d3), [%i][0];
ld_v4_arg_align(16)_u64 ($d4, $d5, $d6, $d7), [%i][32];
ld_v4_arg_align(16)_u64 ($d8, $d9, $d10, $d11), [%i][64];
st_v4_arg_align(16)_u64 ($d0, $d1, $d2, $d3), [%o][0];
st_v4_arg_align(16)_u64 ($d4, $d5, $d6, $d7), [%o][32];
st_v4_arg_align(16)_u64 ($d8, $d9, $d10, $d11), [%o][64];
ret;
};
";

/// The text of a module of kernels, which are called `k0` and so on.
pub fn module(kernels: &[Kernel<'_, '_>]) -> String {
    let mut extensions: Vec<&str> = kernels
        .iter()
        .flat_map(|k| &k.probes)
        .flat_map(|p| p.extensions.clone())
        .collect();
    extensions.sort_unstable();
    extensions.dedup();
    let extensions: String = extensions
        .iter()
        .map(|name| format!("extension \"{name}\";\n"))
        .collect();
    // All are of one profile.
    let first = kernels.iter().flat_map(|k| &k.probes).next();
    let profile = first.map_or(Profile::Full, |probe| probe.cell.profile);
    let mut text = format!("module &m:1:0:{profile}:$large:$near;\n{extensions}{COPY}");
    for (number, kernel) in kernels.iter().enumerate() {
        text.push_str(&kernel.text(&format!("k{number}")));
    }
    text
}
