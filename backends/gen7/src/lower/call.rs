//! Calls, arguments and results, by the convention of [`crate::calls`], and frames.
//!
//! Rust, not rules: places follow from the convention and the types of a whole signature.

use super::context::{InstOutput, Lower, Vr};
use crate::calls::{Convention, Field, abi};
use crate::isa::{Opcode as Gen7Op, Type as GenType};
use crate::machine::{Access, Kind, MInst, Scope, Source, Space, VECTOR};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Block, FuncRef, Inst, Opcode, Segment, Symbol, SymbolScope, Type, Value};
use wavelift_codegen::machine::{CallInst, PReg, Pseudo, Reg, RegFile};
use wavelift_codegen::select;
use wavelift_codegen::target::abi::{Place, dwords};

impl Lower<'_> {
    /// The offset of a variable in the frame of the function, if that is where it is.
    pub(super) fn frame_offset(&self, symbol: Symbol) -> Option<u32> {
        let data = &self.unit.module.symbols[symbol];
        let own = self.unit.convention == Convention::Function
            && matches!(data.scope, SymbolScope::Function(_))
            && matches!(data.segment, Segment::Private | Segment::Spill | Segment::Arg);
        own.then(|| self.variables.start + self.unit.layout.offset(symbol).unwrap_or(0))
    }

    /// The offset in the lane's private memory of a byte of the function's frame.
    pub(super) fn frame_address(&mut self, file: RegFile, offset: u32) -> Vr {
        let srcs = [Field::Variables.source(), Source::Imm(offset)];
        self.alu(file, Gen7Op::Add, GenType::Ud, GenType::Ud, &srcs)
    }

    /// Asks whether a value may cross the border of a function.
    fn crosses(&mut self, value: Value) {
        if self.func.dfg.value_type(value) == Type::B1 {
            self.fail("a b1 as argument or result of a function");
        }
    }

    /// The register of a value that crosses it: all of a vector register.
    fn crossing(&mut self, value: Value) -> Reg {
        self.crosses(value);
        select::edge_argument(self, value, ValueFile::Vector)
    }

    /// The place of a doubleword of an interface area: that of a function that is called here, or of this one.
    fn interface(&mut self, dword: u16, outgoing: bool) -> Source {
        let start = match self.unit.convention {
            Convention::Function if outgoing => self.variables.bytes,
            _ => 0,
        };
        let offset = self.frame_address(VECTOR, start + 4 * u32::from(dword));
        let offset = self.unit(offset, 0);
        self.private_place(offset)
    }

    /// Puts values to their places; those with registers are returned.
    fn give(&mut self, values: &[Value], places: &[Place], outgoing: bool) -> Vec<(Reg, PReg)> {
        let mut uses = Vec::new();
        for (&value, &place) in values.iter().zip(places) {
            match place {
                Place::Registers(preg) => uses.push((self.crossing(value), preg)),
                Place::Stack(dword) => {
                    for word in 0..dwords(self.func.dfg.value_type(value)) {
                        let at = self.interface(dword + u16::from(word), outgoing);
                        let source = self.word(value, word);
                        let srcs = self.message(&[at], 0, &[source]);
                        self.emit(STORE, Scope::Lanes, &srcs);
                    }
                }
            }
        }
        uses
    }

    /// The words of a value of the interface area.
    fn fetch(&mut self, width: u8, dword: u16, outgoing: bool) -> Vec<Source> {
        let mut words = Vec::new();
        for word in 0..u16::from(width) {
            let at = self.interface(dword + word, outgoing);
            words.push(self.made(LOAD, VECTOR, &[at]));
        }
        words
    }

    /// Where the convention has values.
    fn places(&self, values: &[Value]) -> Vec<Place> {
        let widths = values
            .iter()
            .map(|&value| dwords(self.func.dfg.value_type(value)));
        abi(self.simd).places(widths).0
    }

    pub(super) fn call(&mut self, inst: Inst, callee: FuncRef) -> InstOutput {
        let args = self.func.dfg.args(inst).to_vec();
        let results = self.func.dfg.results(inst).to_vec();
        let result_places = self.places(&results);
        let uses = self.give(&args, &self.places(&args), true);
        let mut defs = Vec::new();
        let mut found = Vec::new();
        for (&value, &place) in results.iter().zip(&result_places) {
            self.crosses(value);
            found.push(match place {
                Place::Registers(preg) => {
                    let count = dwords(self.func.dfg.value_type(value));
                    let reg = self.mach.vreg(VECTOR, count);
                    defs.push((Reg::Virtual(reg), preg));
                    Some(Vr { reg, first: 0, count })
                }
                Place::Stack(_) => None,
            });
        }
        let clobbers = abi(self.simd).clobbers(&result_places);
        self.current.push(MInst::Pseudo(Pseudo::Call(Box::new(CallInst {
            callee,
            uses,
            defs,
            clobbers,
        }))));
        let mut output = InstOutput::new();
        for ((&value, place), found) in results.iter().zip(&result_places).zip(found) {
            output.push(match (place, found) {
                (&Place::Stack(dword), _) => {
                    let words = self.fetch(dwords(self.func.dfg.value_type(value)), dword, true);
                    self.tuple(VECTOR, &words)
                }
                (_, Some(found)) => found,
                (_, None) => continue,
            });
        }
        output
    }

    /// What a function returns goes to its places, at the end of the block that returns.
    pub(super) fn give_results(&mut self, thread: Block) {
        let returns = |&inst: &Inst| self.func.dfg.opcode(inst) == Opcode::Return;
        let Some(inst) = self.func.terminator(thread).filter(returns) else {
            return;
        };
        let values = self.func.dfg.args(inst).to_vec();
        if values.is_empty() {
            return;
        }
        let uses = self.give(&values, &self.places(&values), false);
        self.current.push(MInst::Pseudo(Pseudo::Results { uses }));
    }

    /// The parameters of a function as instructions of its first block.
    pub(super) fn take_parameters(&mut self, entry: Block) -> Vec<MInst> {
        let params = self.func.dfg.block_params(entry).to_vec();
        let list = self.places(&params);
        let mut defs = Vec::new();
        self.current.clear();
        for (&param, &place) in params.iter().zip(&list) {
            self.crosses(param);
            let reg = self.reg_of(param);
            match place {
                Place::Registers(preg) => defs.push((Reg::Virtual(reg.reg), preg)),
                Place::Stack(dword) => {
                    let words = self.fetch(reg.count, dword, false);
                    self.tuple_to(reg.reg, &words);
                }
            }
        }
        let fetched = std::mem::take(&mut self.current);
        std::iter::once(MInst::Pseudo(Pseudo::Inputs { defs }))
            .chain(fetched)
            .collect()
    }
}

const SPACE: Space = Space::Global;
const LOAD: Kind = Kind::Load {
    space: SPACE,
    access: Access::Dwords(1),
    offset: 0,
};
const STORE: Kind = Kind::Store {
    space: SPACE,
    access: Access::Dwords(1),
};
