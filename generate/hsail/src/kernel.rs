//! Kernels that can be run: they end, and their result is determined, for the reasons that `wavelift-generate` names.
//!
//! A kernel gets an input that nobody writes and an output of which each work-item has a part of its own. Registers from 0 on of each kind hold
//! values from the start; others are addresses (`$d30`, `$d31`), counters of loops (`$s40` and on) or short-lived.

use crate::callees::{self, Callee, Family};
use crate::fbarriers::{self, Place};
use crate::layouts;
use crate::meetings;
use crate::names::{self, Known};
use crate::patterns;
use crate::scope::{Scope, Setting};
use crate::shapes::{self, Shapes};
use crate::tables::{self, Table};
use crate::values::{self, PLAIN, known as known_register, pool};
use crate::whereabouts;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Argument, Choices};
use wavelift_hsail::model::{MachineModel, Profile, RegisterKind, Type};

/// Bytes of the input; a power of two.
pub(crate) const INPUT_BYTES: usize = 1024;
/// Bytes that an access may reach beyond what an index selects.
const REACH: usize = 64;
/// Bytes of a work-item's part of the output: a power of two.
const ITEM_BYTES: usize = 256;
/// Bytes at its start that it reads and writes.
const OWN_BYTES: usize = 64;
/// Regions stand in each other so far.
const DEEPEST: usize = 4;
/// Most rounds of a loop.
const MOST_ROUNDS: usize = 4;
/// Functions beside the kernel, at most.
pub(crate) const MOST_FUNCTIONS: usize = 3;

/// A kernel `&k` with what it calls, and its launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// The module.
    pub text: String,
    /// Arguments in the order of the kernel's parameters.
    pub arguments: Vec<Argument>,
    /// Work-items.
    pub grid: [u32; 3],
    /// Work-items of a group.
    pub group: [u32; 3],
    /// Whether its result depends on the size of a wave.
    pub observes_wave_size: bool,
    /// What was drawn, as far as the text does not tell.
    pub shapes: Shapes,
}

/// What code blocks of a kernel and its functions share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shared {
    /// Functions that can be called.
    pub(crate) callees: Vec<Callee>,
    /// Those with the same formal arguments.
    pub(crate) family: Option<Family>,
    /// Variables of the module.
    pub(crate) known: Vec<Known>,
    /// Tables of constants.
    pub(crate) tables: Vec<Table>,
    /// Whether there are cross-lane operations, whose results depend on the size of a wave.
    pub(crate) crosses: bool,
    /// Whether the launch has one dimension: both flattened numbers of a work-item are the same then.
    pub(crate) is_line: bool,
}

/// What writes a code block.
pub(crate) struct Writer<'c, 'b> {
    pub(crate) choices: &'c mut Choices<'b>,
    pub(crate) scope: Scope,
    pub(crate) out: String,
    labels: usize,
    budget: usize,
    depth: usize,
    pub(crate) shared: Shared,
    /// What was drawn.
    pub(crate) shapes: Shapes,
    /// Whether this is the kernel.
    pub(crate) is_kernel: bool,
    /// What the function gives.
    pub(crate) output: Option<Type>,
    /// Labels behind the loops around this place.
    pub(crate) exits: Vec<String>,
    /// Whether all work-items come to this place.
    pub(crate) together: bool,
    /// Whether this place is in a loop with barriers, before which nobody leaves.
    pub(crate) meeting: bool,
    /// Whether they exchange words of group memory.
    pub(crate) meets: bool,
    /// Whether a register holds the handle of an indirect function.
    pub(crate) has_handle: bool,
    /// Where fbarriers are defined, if there are any.
    pub(crate) fences: Option<Place>,
}

/// Draws a kernel of about so many statements.
pub fn kernel(choices: &mut Choices<'_>, size: usize) -> Kernel {
    // First, so that few bytes have data, too.
    let data = choices.bits();
    let rounding = choices.of(&["$default", "$near", "$zero"]);
    let mut text = format!("module &m:1:0:$full:$large:{rounding};\n");
    text.push_str(patterns::LENGTHS);
    let (grid, group) = whereabouts::launch(choices);
    let items: u32 = grid.iter().product();
    let mut shared = Shared {
        known: names::variables(choices, items, group.iter().product(), &mut text),
        tables: tables::tables(choices, &mut text),
        crosses: choices.below(2) == 0,
        is_line: grid[1] == 1 && grid[2] == 1,
        ..Shared::default()
    };
    let mut shapes = Shapes::new();
    callees::functions(choices, size / 3, &mut shared, (&mut shapes, &mut text));
    let handles = shared.handle_bytes();
    let size = size / 4 + choices.below(size * 3 / 2 + 1);
    let mut writer = Writer::new(choices, size, shared);
    writer.shapes = shapes;
    writer.kernel();
    text.push_str(&fbarriers::of_module(writer.fences));
    text.push_str(&writer.out);
    if writer.choices.one_in(6) {
        writer.note(shapes::CLASSES);
        text = patterns::with_classes(&text);
    }
    let shapes = writer.shapes;
    let bytes = bytes_of_seed(data, 16 * (INPUT_BYTES + REACH));
    let choices = &mut Choices::new(&bytes);
    let input = (0..(INPUT_BYTES + REACH) / 4).flat_map(|_| word(choices).to_le_bytes());
    let input = input.collect();
    let mut arguments = vec![
        Argument::Buffer(input),
        Argument::Buffer(vec![0; items as usize * ITEM_BYTES]),
        Argument::Value((choices.bits() as u32).to_le_bytes().to_vec()),
        Argument::Value(choices.bits().to_le_bytes().to_vec()),
        Argument::Value(choices.bits().to_le_bytes().to_vec()),
    ];
    if !handles.is_empty() {
        arguments.push(Argument::Buffer(handles));
    }
    Kernel {
        text,
        arguments,
        grid,
        group,
        observes_wave_size: shapes::LANE_PLACES.iter().any(|place| shapes.contains_key(place)),
        shapes,
    }
}

/// Bits that mean something as numbers and floats of several sizes, or any.
fn word(choices: &mut Choices<'_>) -> u32 {
    match choices.below(2) {
        0 => choices.of(&[
            0,
            1,
            u32::MAX,
            0x7fff_ffff,
            0x8000_0000,
            0x3f80_0000,
            0x7f80_0000,
            0x7fa0_0001,
            0x3ff0_0000,
            0x0080_0000,
            0x3c00_bc00,
        ]),
        _ => choices.bits() as u32,
    }
}

impl<'c, 'b> Writer<'c, 'b> {
    pub(crate) fn new(choices: &'c mut Choices<'b>, budget: usize, shared: Shared) -> Writer<'c, 'b> {
        Writer {
            choices,
            scope: Scope::new(Setting::new(Profile::Full, MachineModel::Large), false),
            out: String::new(),
            labels: 0,
            budget,
            depth: 0,
            shared,
            shapes: Shapes::new(),
            is_kernel: true,
            output: None,
            exits: Vec::new(),
            together: true,
            meeting: false,
            meets: false,
            has_handle: false,
            fences: None,
        }
    }

    /// Counts a shape.
    pub(crate) fn note(&mut self, shape: &'static str) {
        *self.shapes.entry(shape).or_default() += 1;
    }

    /// Whether all work-items come to this place, so that they may meet here.
    pub(crate) fn may_meet(&self) -> bool {
        self.is_kernel && self.together && self.depth == 0
    }

    /// How deep regions stand in each other here.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    /// Writes lines.
    pub(crate) fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A new label.
    pub(crate) fn label(&mut self) -> String {
        self.labels += 1;
        format!("@l{}", self.labels)
    }

    fn kernel(&mut self) {
        let handles = if self.shared.handles() > 0 {
            ", kernarg_u64 %h"
        } else {
            ""
        };
        self.line(&format!(
            "kernel &k(kernarg_u64 %in, kernarg_u64 %out, kernarg_u32 %x, kernarg_u64 %y, kernarg_u64 %l{handles})\n{{"
        ));
        let shuffles = self.choices.one_in(2);
        self.definitions();
        let start = self.out.len();
        self.line("ld_kernarg_u64 $d30, [%in];\nld_kernarg_u64 $d31, [%out];\nworkitemflatabsid_u32 $s30;");
        self.line("cvt_u64_u32 $d20, $s30;");
        self.line(&format!("mad_u64 $d31, $d20, {ITEM_BYTES}, $d31;"));
        self.fill_pool("mov_b32 $s0, $s30;");
        self.line("ld_kernarg_u32 $s1, [%x];\nld_kernarg_u64 $d1, [%y];");
        self.name_variables(true);
        self.first_handle();
        let budget = self.budget;
        self.statements(budget);
        self.results();
        self.lay_out(start, shuffles);
        if self.meets {
            self.out.insert_str(start, meetings::WORDS);
        }
        self.out.insert_str(start, fbarriers::of_kernel(self.fences));
    }

    /// Ends a code block, whose statements are laid out in another order from `start` on if it `shuffles`.
    pub(crate) fn lay_out(&mut self, start: usize, shuffles: bool) {
        if shuffles {
            let body = self.out.split_off(start);
            let body = layouts::shuffled(self.choices, &body, "@b");
            self.out.push_str(&body);
        }
        self.line("};");
    }

    /// Private memory and memory for spills, of the code block's own.
    pub(crate) fn definitions(&mut self) {
        self.line("private_u64 %p[4];\nspill_u64 %s[2];");
    }

    /// Gives every register that statements read a value; the address of the input is known.
    pub(crate) fn fill_pool(&mut self, first: &str) {
        self.line(first);
        self.line("and_b32 $s20, $s0, 0x7f;\ncvt_u64_u32 $d20, $s20;\nshl_u64 $d20, $d20, 3;\nadd_u64 $d20, $d20, $d30;");
        for number in 1..pool(RegisterKind::Single) {
            self.line(&format!("ld_global_u32 $s{number}, [$d20+{}];", number * 4));
        }
        for number in 0..pool(RegisterKind::Double) {
            self.line(&format!("ld_global_u64 $d{number}, [$d20+{}];", number * 8));
        }
        for number in 0..pool(RegisterKind::Quad) {
            self.line(&format!(
                "combine_v2_b128_b64 $q{number}, ($d{number}, $d{});",
                number + 1
            ));
        }
        for number in 0..pool(RegisterKind::Control) {
            self.line(&format!(
                "cmp_lt_b1_s32 $c{number}, $s{number}, $s{};",
                number + 1
            ));
        }
        for word in 0..4 {
            self.line(&format!("st_private_u64 $d{word}, [%p][{}];", word * 8));
        }
        self.line("st_spill_u64 $d0, [%s];\nst_spill_u64 $d1, [%s][8];");
    }

    /// Stores all that registers hold.
    fn results(&mut self) {
        let mut at = OWN_BYTES;
        for number in 0..pool(RegisterKind::Quad) {
            self.line(&format!("st_global_b128 $q{number}, [$d31+{at}];"));
            at += 16;
        }
        for number in 0..pool(RegisterKind::Double) {
            self.line(&format!("st_global_u64 $d{number}, [$d31+{at}];"));
            at += 8;
        }
        for number in 0..pool(RegisterKind::Single) {
            self.line(&format!("st_global_u32 $s{number}, [$d31+{at}];"));
            at += 4;
        }
        for number in 0..pool(RegisterKind::Control) {
            self.line(&format!(
                "cmov_b32 $s20, $c{number}, 1, 0;\nst_global_u32 $s20, [$d31+{at}];"
            ));
            at += 4;
        }
    }

    pub(crate) fn statements(&mut self, most: usize) {
        for _ in 0..most {
            if self.budget == 0 || self.choices.is_empty() {
                return;
            }
            self.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        let region = usize::from(self.depth < DEEPEST);
        let has = |there: bool| usize::from(there);
        let meets = has(self.may_meet());
        let weights = [
            50,
            8,
            8,
            4,
            8 * region,
            6 * region,
            3 * region,
            3 * has(!self.shared.callees.is_empty()),
            3 * has(!self.exits.is_empty()),
            2 * meets,
            3,
            6 * has(!self.shared.known.is_empty()),
            2,
            2,
            3 * has(self.is_kernel),
            5 * region,
            3 * meets,
            4 * has(self.depth < 2),
            2 * has(!self.meeting),
            2,
            5 * has(!self.shared.tables.is_empty()),
            6 * has(self.shared.crosses),
            3 * meets,
            4 * region,
            2 * region,
            3,
            5 * has(self.shared.family.is_some()),
            2 * region,
            3,
            4 * region,
        ];
        match self.choices.weighted(&weights) {
            0 => values::operation(self.choices, &self.scope, &mut self.out),
            1 => self.load(),
            2 => self.own(),
            3 => self.private(),
            4 => self.conditional(),
            5 => self.repeat(),
            6 => self.switch(),
            7 => self.call(),
            8 => self.leave(),
            9 => self.barrier(),
            10 => self.atomic(),
            11 => self.two_names(),
            12 => self.below_private(),
            13 => self.below_input(),
            14 => self.listed(),
            15 => self.walk(),
            16 => self.meet_in_rounds(),
            17 => self.long_loop(),
            18 => self.leave_early(),
            19 => self.whereabouts(),
            20 => self.look_up(),
            21 => self.across_lanes(),
            22 => self.meet_at_fbarriers(),
            23 => self.promised_conditional(),
            24 => self.promised_loop(),
            25 => self.promised_load(),
            26 => self.call_one_of(),
            27 => self.states(),
            28 => self.select(),
            _ => self.pattern(),
        }
    }

    /// The start of a branch on a register that holds something.
    pub(crate) fn condition(&mut self) -> String {
        let register = known_register(self.choices, Type::B1);
        let width = self.choices.of(&["", "", "_width(1)"]);
        format!("cbr{width}_b1 {register}")
    }

    /// A load from the input at an index that a register has.
    fn load(&mut self) {
        let index = known_register(self.choices, Type::U32);
        self.line(&format!(
            "and_b32 $s20, {index}, {:#x};\ncvt_u64_u32 $d20, $s20;\nadd_u64 $d20, $d20, $d30;",
            INPUT_BYTES - 8
        ));
        let ty = self.choices.of(&PLAIN);
        let segment = self.choices.of(&["_global", "_global", ""]);
        let modifiers = match segment {
            "" => self.choices.of(&["", "_align(8)"]),
            _ => self
                .choices
                .of(&["", "_align(8)", "_const", "_align(4)_equiv(3)"]),
        };
        let offset = self.choices.below(3) * 8;
        let count = self.choices.of(&[1, 1, 2, 4]);
        let room = count * ty.bytes() as usize <= REACH - 24 && count <= pool(ty.register_kind());
        if count == 1 || !room {
            let register = known_register(self.choices, ty);
            self.line(&format!(
                "ld{segment}{modifiers}_{ty} {register}, [$d20+{offset}];"
            ));
        } else {
            let kind = ty.register_kind();
            let all: Vec<String> = (0..count).map(|number| format!("{kind}{number}")).collect();
            self.line(&format!(
                "ld_v{count}{segment}{modifiers}_{ty} ({}), [$d20+{offset}];",
                all.join(", ")
            ));
        }
    }

    /// An access to the work-item's own part of the output.
    fn own(&mut self) {
        let ty = self.choices.of(&PLAIN);
        let offset = self.choices.below(OWN_BYTES - ty.bytes() as usize + 1);
        let aligned = offset
            .is_multiple_of(ty.bytes() as usize)
            .then_some("_align")
            .filter(|_| ty.bytes() > 1);
        let align = aligned.map_or(String::new(), |align| format!("{align}({})", ty.bytes()));
        let operation = self.choices.of(&["st", "ld"]);
        let segment = self.choices.of(&["_global", "_global", ""]);
        let register = known_register(self.choices, ty);
        self.line(&format!(
            "{operation}{segment}{align}_{ty} {register}, [$d31+{offset}];"
        ));
    }

    /// An access to memory of the code block.
    fn private(&mut self) {
        let ty = self.choices.of(&PLAIN[..11]);
        let operation = self.choices.of(&["st", "ld"]);
        let register = known_register(self.choices, ty);
        match self.choices.below(3) {
            0 => {
                let offset = 8 * self.choices.below(2);
                self.line(&format!("{operation}_spill_{ty} {register}, [%s][{offset}];"));
            }
            1 => {
                let offset = self.choices.below(32 - ty.bytes() as usize + 1);
                self.line(&format!("{operation}_private_{ty} {register}, [%p][{offset}];"));
            }
            _ => {
                let index = known_register(self.choices, Type::U32);
                self.line(&format!(
                    "and_b32 $s20, {index}, 0x18;\n{operation}_private_align(8)_{ty} {register}, [%p][$s20];"
                ));
            }
        }
    }

    fn atomic(&mut self) {
        let offset = 8 * self.choices.below(OWN_BYTES / 8);
        let address = format!("[$d31+{offset}]");
        if let Some(text) = values::atomic(self.choices, &self.scope, &address) {
            self.line(&text);
        }
    }

    /// Statements of a region.
    pub(crate) fn inside(&mut self, most: usize) {
        self.depth += 1;
        let count = self.choices.below(most + 1);
        self.statements(count);
        self.depth -= 1;
    }

    fn conditional(&mut self) {
        let (otherwise, join) = (self.label(), self.label());
        let condition = self.condition();
        self.line(&format!("{condition}, {otherwise};"));
        self.inside(6);
        if self.choices.below(2) == 0 {
            self.line(&format!("br {join};\n{otherwise}:"));
            self.inside(6);
        } else {
            self.line(&format!("{otherwise}:"));
        }
        self.line(&format!("{join}:"));
    }

    /// A loop that counts to a bound. Now and then it is entered in its middle, too.
    fn repeat(&mut self) {
        let (top, middle, exit) = (self.label(), self.label(), self.label());
        let counter = format!("$s{}", 40 + self.depth);
        let bound = 1 + self.choices.below(MOST_ROUNDS);
        self.line(&format!("mov_b32 {counter}, 0;"));
        if self.choices.one_in(4) {
            let condition = self.condition();
            self.line(&format!("{condition}, {middle};"));
        }
        self.line(&format!("{top}:"));
        self.exits.push(exit.clone());
        self.inside(4);
        self.line(&format!("{middle}:"));
        self.inside(4);
        self.exits.pop();
        self.line(&format!(
            "add_u32 {counter}, {counter}, 1;\ncmp_lt_b1_u32 $c21, {counter}, {bound};\ncbr_b1 $c21, {top};\n{exit}:"
        ));
    }

    fn leave(&mut self) {
        let at = self.choices.below(self.exits.len());
        let exit = self.exits[at].clone();
        let condition = self.condition();
        self.line(&format!("{condition}, {exit};"));
    }
}
