//! What is undefined, bit by bit: the rules of `wavelift_simulator::undefined` for instructions of AMD machines.
//!
//! - U1: an instruction runs as if everything were defined. The first read of an undefined bit that counts (of a lane that runs, of a
//!   byte that is loaded) ends this attempt before anything is written, and the instruction starts anew here. So what is defined costs
//!   nothing but the look at one mask per register.
//! - U2: the instruction is first *tried*: its step function runs with the undefined bits of each source zero and one, in all
//!   combinations, while [`Step`] collects what it would write. What differs between the attempts depends on undefined bits. So modifiers,
//!   parts of registers and movement between lanes need no rules of their own. How the operation passes on what is
//!   undefined ([`Passing`]) says what becomes of these differences.
//! - U3: then it runs for good, and its results get their shadows.
//! - U4: results of memory instructions that are still in flight are another matter: reading them is an error at once.
//! - U5: a lane of a VGPR whose bit in `State::undefined` is clear is defined. If it is set, the lane has the shadow of its row, or,
//!   without a row, no defined bit.

use super::fault::{Fault, cause_text, illegal, poison};
use super::machine::Machine;
use super::op::{Kind, Op, Place};
use super::state::{SCALARS, State};
use super::step::Step;
use wavelift_simulator::UndefinedPolicy;
use wavelift_simulator::undefined::{Decides, upwards};

/// Slots of an operation that control it, a bit each, and which of their bits it looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Controls {
    slots: u8,
    bits: u32,
}

/// How an operation passes on what is undefined of its sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Structural: undefined is what differs. With undefined controls it mixes.
    Bits(Controls),
    /// Bits of the result depend on bits of the sources up to their own place: undefined from the first one on that differs.
    Carries(Controls),
    /// Everything, if any of these bits of a source is undefined.
    Mixes(u32),
    /// The first source goes to the low half of the result, the second to the high one; each mixes.
    Packs,
    /// Whether two scalars are equal: they are not if a defined bit differs.
    Equality,
    /// An undefined source decides something.
    Decides(Decides),
}

/// Without controls.
const ALONE: Controls = Controls { slots: 0, bits: 0 };

/// The bits of a shift amount for values of this many bits, in a slot.
const fn shift(slot: u8, bits: u32) -> Controls {
    Controls {
        slots: 1 << slot,
        bits: bits - 1,
    }
}

/// Bits of the values that a mnemonic is about, 32 if it does not say.
fn width(name: &str) -> u32 {
    match name.rsplit('_').next() {
        Some("b64" | "i64" | "u64") => 64,
        Some("b16" | "i16" | "u16") => 16,
        _ => 32,
    }
}

impl Passing {
    /// Loads move what they read.
    pub(crate) const LOADS: Passing = Passing::Bits(ALONE);

    /// What an arithmetic operation does, by its mnemonic in the spelling of any generation.
    pub fn of(mnemonic: &str) -> Passing {
        let (unit, name) = mnemonic.split_once('_').unwrap_or(("", mnemonic));
        let name = name.strip_prefix("dual_").unwrap_or(name);
        if let Some(name) = name.strip_prefix("pk_") {
            return match Self::of(&format!("v_{name}")) {
                Passing::Bits(controls) => Passing::Bits(Controls {
                    bits: controls.bits | controls.bits << 16,
                    ..controls
                }),
                passing => passing,
            };
        }
        let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
        if starts(&[
            "cvt_pkrtz",
            "cvt_pk_rtz",
            "cvt_pk_u16",
            "cvt_pk_i16",
            "cvt_pknorm",
            "cvt_pk_norm",
        ]) {
            return Passing::Packs;
        }
        if name.starts_with("cmp_eq") || name.starts_with("cmp_lg") {
            return if unit == "s" {
                Passing::Equality
            } else {
                Passing::Mixes(u32::MAX)
            };
        }
        if let Some(passing) = Self::bitwise(unit, name) {
            return passing;
        }
        let float = ["_f16", "_f32", "_f64", "_bf16"]
            .iter()
            .any(|ty| name.contains(ty));
        if let Some(byte) = name.strip_prefix("cvt_f32_ubyte") {
            return Passing::Mixes(0xff << (8 * byte.parse().unwrap_or(0)));
        }
        if name.starts_with("mul_hi") && name.ends_with("24") {
            return Passing::Mixes(0xff_ffff);
        }
        match () {
            _ if float => Passing::Mixes(u32::MAX),
            _ if name.starts_with("lshl_add") => Passing::Carries(shift(2, 32)),
            _ if name.starts_with("add_lshl") => Passing::Carries(shift(3, 32)),
            _ if starts(&["add", "sub", "mad", "xad", "lshl1_", "lshl2_", "lshl3_", "lshl4_"]) => {
                Passing::Carries(ALONE)
            }
            _ if starts(&["mul_lo", "mul_i32", "mul_u32", "mul_u64", "mulk"]) => Passing::Carries(ALONE),
            _ => Passing::Mixes(u32::MAX),
        }
    }

    /// Structural operations.
    fn bitwise(unit: &str, name: &str) -> Option<Passing> {
        let controls = match name.split('_').next()? {
            "mov" | "movk" | "cmov" | "cmovk" | "cselect" | "cndmask" | "swap" | "not" | "nand" | "nor"
            | "xor" | "xnor" | "andn1" | "andn2" | "orn1" | "orn2" | "bfi" | "or3" | "xor3" | "brev"
            | "bfrev" | "sext" | "pack" | "bitreplicate" | "movrels" | "movreld" | "movrelsd" | "swaprel"
            | "readlane" | "readfirstlane" | "writelane" | "permlane16" | "permlanex16" | "permlane64"
            | "bpermute" | "permute" | "swizzle" | "and" | "or" => ALONE,
            "lshlrev" | "lshrrev" | "ashrrev" => shift(1, width(name)),
            "lshl" if name.starts_with("lshl_or") => shift(2, 32),
            "lshl" | "lshr" | "ashr" if unit == "s" => shift(2, width(name)),
            "bfe" if unit == "v" => Controls {
                slots: 0b1100,
                bits: 31,
            },
            "bfe" => Controls {
                slots: 0b100,
                bits: u32::MAX,
            },
            "bitset0" | "bitset1" => shift(1, 64),
            "bitcmp0" | "bitcmp1" => shift(1, width(name)),
            "perm" => Controls {
                slots: 0b1000,
                bits: u32::MAX,
            },
            "alignbit" => shift(3, 32),
            "alignbyte" => shift(3, 4),
            _ if matches!(name, "cvt_u32_u16" | "cvt_i32_i16") => ALONE,
            _ => return None,
        };
        Some(Passing::Bits(controls))
    }
}

/// How reads and writes of the instruction treat what is undefined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// As if there were nothing undefined: the first read of it is the end of the attempt.
    Fast,
    /// An undefined bit was read: nothing is written any more.
    Given,
    /// Undefined bits of the sources of this set are ones, those of others zeros; results are collected.
    Try(u32),
    /// Results get their shadows.
    Settle,
}

/// Number of SCC, VCC as an implicit operand, and loaded memory as sources; others have the numbers of their slots.
const SCC: u8 = 16;
/// VCC that the operation does not name.
pub(crate) const IMPLICIT_VCC: u8 = 17;
/// Memory.
pub(crate) const MEMORY: u8 = 18;
/// Number of EXEC among results.
const EXEC_RESULT: u8 = 19;

/// A word of a source that has undefined bits, modifiers applied.
#[derive(Debug)]
struct Source {
    number: u8,
    shadow: [u32; 64],
}

/// A word that an attempt would write: bits that were one, and zero, in any.
#[derive(Debug)]
struct Collected {
    slot: u8,
    word: u8,
    mask: bool,
    ones: [u32; 64],
    zeros: [u32; 64],
}

/// What is known about an instruction that meets undefined values.
#[derive(Debug, Default)]
pub(crate) struct Tracked {
    /// Lane, register and cause of the first.
    found: Option<(Option<u32>, String, u32)>,
    sources: Vec<Source>,
    collected: Vec<Collected>,
    /// Shadows of results by slot and word.
    settled: Vec<(u8, u8, [u32; 64])>,
    scc: bool,
}

impl<M: Machine> State<M> {
    /// Undefined bits of a lane of a VGPR.
    pub(crate) fn vector_shadow(&self, register: usize, lane: usize) -> u32 {
        let undefined = self.undefined.get(register).copied().unwrap_or(0);
        if undefined >> lane & 1 == 0 {
            return 0;
        }
        self.rows[register].as_ref().map_or(u32::MAX, |row| row[lane])
    }

    /// Sets the undefined bits of lanes of a VGPR. Lanes that have none become defined.
    pub(crate) fn set_vector_shadow(&mut self, register: usize, lanes: u64, shadow: &[u32; 64], cause: u32) {
        let undefined = (0..64)
            .filter(|&lane| shadow[lane] != 0)
            .fold(0, |mask, lane| mask | 1u64 << lane)
            & lanes;
        self.undefined[register] = self.undefined[register] & !lanes | undefined;
        if undefined == 0 {
            return;
        }
        self.cause[register] = cause;
        let row = self.rows[register].get_or_insert_with(|| Box::new([u32::MAX; 64]));
        for lane in (0..64).filter(|lane| undefined >> lane & 1 == 1) {
            row[lane] = shadow[lane];
        }
    }

    /// Undefined bits of a scalar register.
    pub(crate) fn scalar_shadow(&self, register: u8) -> u32 {
        if self.is_exec(register) {
            return 0;
        }
        self.shadow[usize::from(register) % SCALARS]
    }
}

/// The error of an undefined value that decides something.
pub(crate) fn decided((lane, holder, cause): (Option<u32>, String, u32), decides: Decides) -> Fault {
    poison(lane, holder, format!("{decides}; {}", cause_text(cause)))
}

impl<M: Machine> Step<'_, M> {
    /// An undefined value is read: what the value is for this attempt, or its end. `shadow` is what is undefined in lanes that count,
    /// of the source with this number.
    ///
    /// # Errors
    /// If the value decides something, or the instruction must start anew.
    #[cold]
    pub(crate) fn meet(&mut self, number: u8, found: (Option<u32>, String, u32)) -> Result<bool, Fault> {
        if self.state.policy == UndefinedPolicy::Ignore {
            return Ok(false);
        }
        if let Some(decides) = self.deciding {
            return Err(decided(found, decides));
        }
        match self.mode {
            Mode::Fast | Mode::Given => {
                self.mode = Mode::Given;
                self.tracked_mut().found = Some(found);
                // What it says is never seen.
                Err(illegal("an undefined value"))
            }
            Mode::Try(ones) => Ok(ones >> number & 1 == 1),
            Mode::Settle => Ok(false),
        }
    }

    fn tracked_mut(&mut self) -> &mut Tracked {
        self.tracked.get_or_insert_default()
    }

    /// Whether an attempt is being made.
    #[inline]
    pub(crate) fn tries(&self) -> bool {
        matches!(self.mode, Mode::Try(_))
    }

    /// Notes the undefined bits of a source.
    pub(crate) fn note_source(&mut self, number: u8, shadow: [u32; 64]) {
        if self.mode == Mode::Try(0) && shadow.iter().any(|&bits| bits != 0) {
            self.tracked_mut().sources.push(Source { number, shadow });
        }
    }

    /// What is undefined in any lane of a source counts in all lanes.
    pub(crate) fn spread_source(&mut self, number: u8) {
        if self.mode == Mode::Try(0) {
            let mut sources = self.tracked_mut().sources.iter_mut();
            if let Some(source) = sources.find(|source| source.number == number) {
                source.shadow = [u32::MAX; 64];
            }
        }
    }

    /// SCC, which is undefined.
    #[cold]
    pub(crate) fn undefined_scc(&mut self) -> Result<bool, Fault> {
        let found = (None, "scc".to_owned(), self.state.scc_cause);
        if self.op.branches && self.state.policy != UndefinedPolicy::Ignore {
            return Err(decided(found, Decides::Branch));
        }
        let one = self.meet(SCC, found)?;
        self.note_source(SCC, [1; 64]);
        Ok(if self.tries() { one } else { self.state.scc })
    }

    /// Collects a word that an attempt would write.
    pub(crate) fn collect(&mut self, slot: usize, word: u8, values: &[u32; 64]) {
        self.collect_as(slot as u8, word, false, values);
    }

    /// Collects a lane mask that an attempt would write.
    pub(crate) fn collect_mask(&mut self, slot: usize, mask: u64) {
        let values = std::array::from_fn(|lane| (mask >> lane) as u32 & 1);
        self.collect_as(slot as u8, 0, true, &values);
    }

    /// Collects SCC.
    pub(crate) fn collect_scc(&mut self, value: bool) {
        self.collect_as(SCC, 0, false, &[value.into(); 64]);
    }

    /// Collects EXEC.
    pub(crate) fn collect_exec(&mut self, value: u64) {
        let values = std::array::from_fn(|lane| (value >> lane) as u32 & 1);
        self.collect_as(EXEC_RESULT, 0, true, &values);
    }

    fn collect_as(&mut self, slot: u8, word: u8, mask: bool, values: &[u32; 64]) {
        let all = &mut self.tracked_mut().collected;
        let found = all
            .iter_mut()
            .find(|entry| entry.slot == slot && entry.word == word);
        match found {
            Some(entry) => {
                for (lane, &value) in values.iter().enumerate() {
                    entry.ones[lane] |= value;
                    entry.zeros[lane] |= !value;
                }
            }
            None => all.push(Collected {
                slot,
                word,
                mask,
                ones: *values,
                zeros: values.map(|value| !value),
            }),
        }
    }

    /// The shadow of a word of a result, if it has one.
    #[inline]
    pub(crate) fn settled(&self, slot: usize, word: u8) -> Option<[u32; 64]> {
        if self.mode != Mode::Settle {
            return None;
        }
        let tracked = self.tracked.as_ref()?;
        let mut all = tracked.settled.iter();
        all.find(|entry| usize::from(entry.0) == slot && entry.1 == word)
            .map(|entry| entry.2)
    }

    /// Whether SCC has a value after the instruction.
    #[inline]
    pub(crate) fn defines_scc(&self) -> bool {
        self.mode != Mode::Settle || self.tracked.as_ref().is_none_or(|tracked| !tracked.scc)
    }

    /// Runs an instruction that has met an undefined value: see U2 and U3.
    ///
    /// # Errors
    /// Where an undefined value decides something, and what else is wrong with the instruction.
    #[cold]
    pub(crate) fn run_tracked(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let found =
            self.tracked_mut()
                .found
                .take()
                .unwrap_or((None, "a source".to_owned(), super::fault::NEVER));
        self.fault = None;
        self.targets.clear();
        if self.state.policy == UndefinedPolicy::Trap && !op.moves && !op.loads {
            return Err(poison(found.0, found.1, cause_text(found.2)));
        }
        for passing in op.passing {
            if let Passing::Decides(decides) = passing {
                return Err(decided(found, decides));
            }
        }
        let tracked = self.tracked_mut();
        tracked.sources.clear();
        tracked.collected.clear();
        tracked.settled.clear();
        self.attempt(op, 0)?;
        let mut numbers: Vec<u8> = self
            .tracked_mut()
            .sources
            .iter()
            .map(|source| source.number)
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        for combination in 1..1u32 << numbers.len() {
            let ones = (0..).zip(&numbers);
            let ones = ones.filter(|&(index, _)| combination >> index & 1 == 1);
            self.attempt(op, ones.fold(0, |set, (_, &number)| set | 1 << number))?;
        }
        self.settle_shadows(op, &found)?;
        self.mode = Mode::Settle;
        let result = (op.run)(self, op);
        self.mode = Mode::Fast;
        result
    }

    fn attempt(&mut self, op: &Op<M>, ones: u32) -> Result<(), Fault> {
        if op.waits {
            self.mem.begin_again();
        }
        self.mode = Mode::Try(ones);
        self.mem.ones = Some(ones >> MEMORY & 1 == 1);
        let result = (op.run)(self, op);
        self.mem.ones = None;
        self.mode = Mode::Fast;
        if op.waits {
            self.mem.begin_again();
        }
        result?;
        self.fault.take().map_or(Ok(()), Err)
    }

    /// Shadows of everything that was collected.
    fn settle_shadows(&mut self, op: &Op<M>, found: &(Option<u32>, String, u32)) -> Result<(), Fault> {
        let Some(mut tracked) = self.tracked.take() else {
            return Ok(());
        };
        let mut words: Vec<(u8, u8, [u32; 64])> = Vec::new();
        for entry in &tracked.collected {
            words.push((entry.slot, entry.word, shadow_of(op, entry, &tracked.sources)));
        }
        // A carry goes on from the low word of a result to the high one.
        let carried = |slot: u8| carries(op, slot);
        for index in 0..words.len() {
            let (slot, word, low) = words[index];
            if word == 0 && carried(slot) {
                for other in words.iter_mut().filter(|other| other.0 == slot && other.1 == 1) {
                    for lane in (0..64).filter(|&lane| low[lane] != 0) {
                        other.2[lane] = u32::MAX;
                    }
                }
            }
        }
        tracked.scc = scc_undefined(self.state, op, &tracked.collected, &words);
        let exec = words.iter().find(|word| word.0 == EXEC_RESULT);
        let named = op.slots.iter().position(|slot| {
            slot.writes && matches!(slot.place, Place::Scalar(first) if self.state.is_exec(first))
        });
        let masks = words.iter().filter(|word| named == Some(usize::from(word.0)));
        let lanes = exec.into_iter().chain(masks).fold(0, |lanes, word| {
            let is_mask = tracked
                .collected
                .iter()
                .any(|entry| (entry.slot, entry.word) == (word.0, word.1) && entry.mask);
            lanes
                | if is_mask {
                    (0..64)
                        .filter(|&lane| word.2[lane] != 0)
                        .fold(0, |mask, lane| mask | 1 << lane)
                } else {
                    u64::from(word.2[0]) << (32 * u32::from(word.1))
                }
        });
        let lanes = if op.writes_exec || named.is_some() {
            lanes & self.state.all_lanes()
        } else {
            0
        };
        if lanes != 0 {
            let lane = lanes.trailing_zeros();
            return Err(decided((Some(lane), found.1.clone(), found.2), Decides::Lanes));
        }
        tracked.settled = words;
        self.tracked = Some(tracked);
        Ok(())
    }
}

/// How the part of an operation with a slot passes on what is undefined.
fn passing_of<M: Machine>(op: &Op<M>, slot: u8) -> Passing {
    let second = usize::from(slot) >= op.second && usize::from(slot) < op.slots.len();
    let passing = op.passing[usize::from(second)];
    match passing {
        // Saturation looks at all bits.
        Passing::Carries(_) if op.clamp => Passing::Mixes(u32::MAX),
        passing => passing,
    }
}

fn carries<M: Machine>(op: &Op<M>, slot: u8) -> bool {
    matches!(passing_of(op, slot), Passing::Carries(_))
}

/// The shadow of a word of a result before it is put into its place.
fn shadow_of<M: Machine>(op: &Op<M>, entry: &Collected, sources: &[Source]) -> [u32; 64] {
    let second = usize::from(entry.slot) >= op.second && usize::from(entry.slot) < op.slots.len();
    // Sources of this part of a dual instruction; implicit ones belong to both.
    let own = |source: &&Source| {
        let number = usize::from(source.number);
        number >= op.slots.len() || (number >= op.second) == second
    };
    let kind = op.slots.get(usize::from(entry.slot)).map(|slot| slot.kind);
    let pair = matches!(kind, Some(Kind::Pair | Kind::FloatPair));
    let whole = if entry.mask { 1 } else { u32::MAX };
    let mixed = |lane: usize, used: u32| {
        let any = sources.iter().filter(own).fold(0, |any, source| {
            let halves = op.slots.get(usize::from(source.number));
            let apart = halves.is_some_and(|slot| matches!(slot.kind, Kind::Pair | Kind::FloatPair));
            let bits = source.shadow[lane] & used;
            any | if apart || bits == 0 { bits } else { u32::MAX }
        });
        if !pair {
            return if any != 0 { whole } else { 0 };
        }
        let half = |bits: u32| if bits != 0 { 0xffff } else { 0 };
        half(any & 0xffff) | half(any >> 16) << 16
    };
    let controlled = |lane: usize, controls: Controls| {
        let mut all = sources.iter();
        all.any(|source| {
            let control = source.number < 8 && controls.slots >> source.number & 1 == 1;
            control && source.shadow[lane] & controls.bits != 0
        })
    };
    std::array::from_fn(|lane| {
        let differing = entry.ones[lane] & entry.zeros[lane];
        // Of two floats each has sources of its own: zero and NaN in place of what is undefined tell by the result whether it counts.
        if kind == Some(Kind::FloatWords) {
            return if differing != 0 { u32::MAX } else { 0 };
        }
        match passing_of(op, entry.slot) {
            Passing::Bits(controls) | Passing::Carries(controls) if controlled(lane, controls) => {
                mixed(lane, u32::MAX)
            }
            Passing::Bits(_) => differing,
            Passing::Carries(_) if entry.mask => mixed(lane, u32::MAX),
            Passing::Carries(_) if pair => {
                let half = |bits: u32| upwards(bits.into()) as u32 & 0xffff;
                half(differing & 0xffff) | half(differing >> 16) << 16
            }
            Passing::Carries(_) => upwards(differing.into()) as u32,
            Passing::Packs => {
                let half = |number: u8| {
                    let source = sources.iter().find(|source| source.number == number);
                    source.is_some_and(|source| source.shadow[lane] != 0)
                };
                (u32::from(half(1)) * 0xffff) | (u32::from(half(2)) * 0xffff_0000)
            }
            Passing::Mixes(used) => mixed(lane, used),
            Passing::Equality | Passing::Decides(_) => mixed(lane, u32::MAX),
        }
    })
}

/// Whether SCC is undefined after an instruction.
fn scc_undefined<M: Machine>(
    state: &State<M>,
    op: &Op<M>,
    collected: &[Collected],
    words: &[(u8, u8, [u32; 64])],
) -> bool {
    let Some(scc) = words.iter().find(|word| word.0 == SCC) else {
        return false;
    };
    match op.passing[0] {
        Passing::Equality => {
            let wide = op.slots.iter().any(|slot| slot.words == 2);
            let mut operands = op.slots.iter().map(|slot| shadowed(state, slot.place, wide));
            match (operands.next(), operands.next()) {
                (Some((a, ua)), Some((b, ub))) => (a ^ b) & !ua & !ub == 0,
                _ => true,
            }
        }
        // It says whether the result is zero, which a defined one rules out; or it is the result.
        Passing::Bits(_) => {
            let results = || words.iter().filter(|word| usize::from(word.0) < op.slots.len());
            if results().all(|word| word.2[0] == 0) {
                return scc.2[0] != 0;
            }
            !results().any(|word| {
                let mut all = collected.iter();
                let values = all.find(|entry| (entry.slot, entry.word) == (word.0, word.1));
                values.is_some_and(|entry| entry.ones[0] & !word.2[0] != 0)
            })
        }
        _ => scc.2[0] != 0 || words.iter().any(|word| word.0 != SCC && word.2[0] != 0),
    }
}

/// A scalar operand with its undefined bits.
fn shadowed<M: Machine>(state: &State<M>, place: Place, wide: bool) -> (u64, u64) {
    match place {
        Place::Scalar(first) => (0..if wide { 2 } else { 1 }).fold((0, 0), |(value, shadow), word| {
            let (register, shift) = (first + word, 32 * u32::from(word));
            (
                value | u64::from(state.scalar(register)) << shift,
                shadow | u64::from(state.scalar_shadow(register)) << shift,
            )
        }),
        Place::Constant(bits) => (bits, 0),
        _ => (0, 0),
    }
}
