//! The validator of emitted code: what the hardware leaves undefined or does wrong, checked on decoded bytes.
//!
//! [`check`] looks at one instruction, [`check_code`] at a whole program: each instruction, and what depends on neighbours and
//! targets. Every [`Rule`] cites the manual (Ivy Bridge EU ISA) or says that it is an erratum known from drivers; where Haswell differs, its generation says how. The validator does
//! not repeat what the decoder refuses already (reserved bits, registers that do not exist, subregisters that are not aligned to
//! their type).
//!
//! - `region`: register regions and what they span;
//! - `operand`: types, constants, modifiers, accumulators, single operations;
//! - `message`: `send`;
//! - `sequence`: branches, `wait`, dependency control.

mod message;
mod operand;
mod region;
mod sequence;

use crate::isa::{DecodeError, Generation, Inst, decode_all, known_bits};
use std::fmt;

/// Declares the rules with what they say and where.
macro_rules! rules {
    ($($variant:ident, $cite:literal, $text:literal;)*) => {
        /// A restriction of the machine.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Rule { $(#[doc = $text] $variant,)* }

        impl Rule {
            /// Every rule.
            pub const ALL: &'static [Rule] = &[$(Rule::$variant,)*];

            /// What the rule says.
            pub fn text(self) -> &'static str {
                match self { $(Rule::$variant => $text,)* }
            }

            /// Where it comes from: a section of the manual, or `erratum`.
            pub fn source(self) -> &'static str {
                match self { $(Rule::$variant => $cite,)* }
            }
        }
    };
}

rules! {
    ExecWidth, "3.3.9 1A", "channels times the largest operand size are at most 64 bytes";
    DstAlignment, "3.3.9 1B 3F 4B", "elements of the destination are aligned to the execution type";
    WidthExceedsExec, "3.3.9 2A", "a row has at most as many elements as there are channels";
    VerticalStride, "3.3.9 2B", "a single row has a vertical stride of width times horizontal stride";
    WidthOne, "3.3.9 2D", "a row of one element has no horizontal stride";
    ScalarRegion, "3.3.9 2E", "a region of one element is <0;1,0>";
    RepeatedRow, "3.3.9 2F", "without strides the width is 1";
    DstStride, "3.3.9 2G", "the destination stride is not 0";
    RowCrossesRegister, "3.3.9 2H", "a row lies within one register";
    SourceSpan, "3.3.9 3A", "a source spans at most two registers";
    DestinationSpan, "3.3.9 3B", "a destination spans at most two registers";
    RegisterRange, "3.1", "operands lie within r0 to r127";
    SplitSource, "3.3.9 3C", "two source registers for one destination register: within a half or evenly split";
    SplitBoth, "3.3.9 3D", "each of two destination registers comes from one source register, at the same offset";
    SourceMustSpan, "3.3.9 3E", "two destination registers need two source registers, a scalar, or packed words";
    PackedByte, "3.3.9 4A", "only a raw mov writes packed bytes";
    DoubleAlignment, "3.3.9 5A", "doubles are aligned to 8 bytes and come in pairs of channels";
    IndirectExec, "3.1 a0", "addressing per channel has at most 8 rows";
    IndirectSource1, "3.3.9 6C", "source 1 takes a single address";
    PerChannelSpan, "3.3.9 6D", "with addresses per channel the destination is one register";
    Align16Size, "3.3.9 7A", "align16 has at most 8 channels of doublewords, and words in pairs of vectors";
    Align16Region, "3.3.2", "align16 has a vertical stride of 0 or 4 and a destination stride of 1";
    Simd32, "3.3.9 7B 7C", "32 channels: no masks, no conditional modifier, no sel";
    BranchAccess, "3.3.9 7D", "branches are align1";
    Types, "6", "the operation takes these types";
    MixedTypes, "3.3.8", "sources are all integers, or all of one float type";
    ConstantPlace, "2.3", "only the last source may be a constant";
    VectorConstant, "3.3.1", "V and UV go to words, VF to doublewords, at a multiple of 16 bytes";
    SourceModifier, "6", "the operation takes no source modifiers";
    Saturate, "6", "the operation cannot saturate";
    ConditionalModifier, "6", "the operation takes no such conditional modifier";
    ConvertingCondition, "6 mov", "mov with a conditional modifier does not convert";
    Predicated, "6", "the operation takes no predicate";
    SelectForm, "6 sel", "sel has either a predicate or a conditional modifier";
    MultiplyDwords, "6 mul", "mul of doublewords: words in source 1, no conditional modifier, no saturation, no float result";
    CompareWide, "6 cmp, erratum", "cmp of 16 channels of doublewords writes null of type D";
    CompareSwitch, "6 cmp", "cmp to null needs {Switch}";
    MathOperand, "6 math", "math takes general registers, direct, packed or scalar";
    MathTypes, "6 math", "all operands of math have one type, that of its function";
    MathWidth, "6 math", "integer division has at most 8 channels";
    Architecture, "3.2", "architecture registers are destination or source 0";
    ControlSwitch, "3.2 cr0", "cr0 as an operand needs {Switch}";
    BranchSwitch, "6 brd brc", "brd and brc need {Switch}";
    AccumulatorPlace, "3.2 acc, 6", "the operation does not take the accumulator there";
    AccumulatorWide, "3.2 acc", "explicit accumulators hold 8 doublewords or floats, 16 words";
    AccumulatorWrite, "6", "the operation needs AccWrEnable, or must not have it";
    AccumulatorQuarter, "erratum", "implicit accumulators of integers exist for the first quarter only";
    CompressedMask, "erratum", "a masked destination of two registers has 8 channels in each";
    Nibble, "3.3 NibCtrl", "NibCtrl is for doubles only";
    ThreeSource, "2.4", "three sources: align16, at most 8 channels (Haswell 16, but 8 of bit fields)";
    FieldWidth, "erratum", "bfi1 has at most 8 channels on Haswell";
    SendPort, "messages", "untyped messages go to the port of the generation";
    HalfFloat, "6 f32to16", "half floats are words: a destination in the low half of doublewords";
    DotProduct, "6 dp", "dot products have at least 4 channels";
    Plane, "6 line pln", "line and pln: 8 or 16 channels, a scalar at .0 or .4";
    LeadingZeros, "6 lzd", "lzd of a signed source needs (abs)";
    MoveIndexed, "6 movi", "movi: align1, at most 8 channels, an indirect source, a destination at a multiple of 16 bytes";
    JumpForm, "6 jmpi", "jmpi has one channel, WE_all, no Switch";
    CallForm, "6 call ret", "call and ret have two channels and the region <2;2,1>, the destination is aligned to 8 bytes";
    WaitForm, "6 wait", "wait has one channel, a notification register, no predicate";
    SendPayload, "6 send", "the payload is in whole general registers, with 1 to 15 registers";
    SendDescriptor, "6 send", "the descriptor is a constant or a0.0<0;1,0>:ud";
    SendResponse, "6 send", "there is a response exactly if there is a destination in whole general registers";
    SendControl, "6 send", "send has no saturation, accumulator, thread control or NoDDChk";
    SendLength, "messages", "the lengths are those that the message needs";
    SendMask, "messages", "fences, barriers and scratch writes of whole registers are WE_all, blocks of several registers have 16 channels";
    EndOfThread, "6 send", "an end of thread has no response, a payload in r112 to r127, and a receiver";
    BranchTarget, "6", "branches lead to instructions, and to those that fit them";
    BranchWidth, "6", "if, else and endif, and while, break and cont have equal execution sizes";
    WaitPair, "6 wait", "two waits have an instruction between them";
    DependencyChain, "3.7", "NoDDClr is followed by NoDDChk to the same register, without sends and branches in between";
    DependencyMask, "3.7", "the last of a chain of NoDDClr writes something in any case";
    EndsInside, "3.9", "the last instruction ends the thread or jumps";
}

/// A violation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Offset of the instruction in bytes.
    pub offset: u32,
    /// The rule.
    pub rule: Rule,
    /// The instruction as text.
    pub instruction: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:#06x}: `{}`: {} ({})",
            self.offset,
            self.instruction,
            self.rule.text(),
            self.rule.source()
        )
    }
}

/// Collects rules of a generation that are broken.
struct Report {
    generation: Generation,
    broken: Vec<Rule>,
}

impl Report {
    fn require(&mut self, holds: bool, rule: Rule) {
        if !holds && !self.broken.contains(&rule) {
            self.broken.push(rule);
        }
    }
}

/// The rules of a generation that one instruction breaks by itself.
pub fn check(generation: Generation, inst: &Inst) -> Vec<Rule> {
    let mut report = Report {
        generation,
        broken: Vec::new(),
    };
    operand::check(inst, &mut report);
    region::check(inst, &mut report);
    message::check(inst, &mut report);
    report.broken
}

/// Everything that is wrong with a program for a generation.
///
/// # Errors
/// The first bytes that are no instruction.
pub fn check_code(generation: Generation, bytes: &[u8]) -> Result<Vec<Violation>, DecodeError> {
    let code = decode_all(generation, bytes)?;
    let mut violations = Vec::new();
    for &(offset, inst) in &code {
        let rules = check(generation, &inst);
        violations.extend(rules.into_iter().map(|rule| (offset, rule)));
    }
    for pair in code.windows(2) {
        let [(_, before), (offset, inst)] = pair else {
            continue;
        };
        if let (Some(bits), Some(send)) = (known_bits(before, inst), inst.send) {
            let mut report = Report {
                generation,
                broken: Vec::new(),
            };
            message::described(inst, send, bits, &mut report);
            violations.extend(report.broken.into_iter().map(|rule| (*offset, rule)));
        }
    }
    sequence::check(generation, &code, &mut violations);
    violations.sort_unstable();
    let text = |offset: u32| {
        let at = code.binary_search_by_key(&offset, |&(offset, _)| offset);
        at.map_or(String::new(), |index| code[index].1.to_string())
    };
    Ok(violations
        .into_iter()
        .map(|(offset, rule)| Violation {
            offset,
            rule,
            instruction: text(offset),
        })
        .collect())
}
