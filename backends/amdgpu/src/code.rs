//! The code of a kernel or function: its words, what is to be filled in when it is linked, and where things are.

use crate::elf::{Relocation, RelocationKind};
use crate::watched::watched_code;
use wavelift_codegen::divergence::watch::{FlowTable, Mark, WatchedCode};
use wavelift_codegen::ir::{Block, FuncRef, SourceLoc, Symbol};
use wavelift_codegen::machine::{CodeBuffer, PReg, Reference, Referent};
use wavelift_codegen::target::MachineCode;

/// The half of a distance that a word holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The lower 32 bits.
    Low,
    /// The upper 32 bits.
    High,
}

/// Code of a kernel or function.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// Instruction words. What is left to fill in are halves of distances, from the field itself.
    pub text: CodeBuffer<u32, Half>,
    /// Registers that instructions name, one more than the highest: scalar, vector.
    pub touched: (u16, u16),
    /// The same of accumulation registers.
    pub accumulators: u16,
    /// Byte offset of the instruction that each mark stands in front of.
    pub marks: Vec<(u32, Mark)>,
    /// Byte offset of the instruction in front of which a register says where the lanes of a marked block go.
    pub decisions: Vec<(u32, Block, PReg)>,
}

impl Code {
    /// Instruction words.
    pub fn words(&self) -> &[u32] {
        &self.text.units
    }

    /// The references to variables and functions, by the names of their symbols; functions without one are left out. Of a variable
    /// it is told whether others define it: then the code expects its slot of the global offset table.
    pub fn relocations(
        &self,
        variable: impl Fn(Symbol) -> (String, bool),
        function: impl Fn(FuncRef) -> Option<String>,
    ) -> Vec<Relocation> {
        let relocation = |reference: &Reference<Half>| {
            let (symbol, external) = match reference.to {
                Referent::Variable(symbol) => variable(symbol),
                Referent::Function(func) => (function(func)?, false),
            };
            Some(Relocation {
                offset: reference.offset.into(),
                kind: match (external, reference.kind) {
                    (false, Half::Low) => RelocationKind::Rel32Lo,
                    (false, Half::High) => RelocationKind::Rel32Hi,
                    (true, Half::Low) => RelocationKind::GotPcRel32Lo,
                    (true, Half::High) => RelocationKind::GotPcRel32Hi,
                },
                symbol,
                addend: reference.addend,
            })
        };
        self.text.references.iter().filter_map(relocation).collect()
    }
}

impl MachineCode for Code {
    fn bytes(&self) -> Vec<u8> {
        self.text.bytes()
    }

    fn lines(&self) -> &[(u32, SourceLoc)] {
        self.text.lines()
    }

    fn watched(&self, symbol: &str, table: &FlowTable) -> Option<WatchedCode> {
        Some(watched_code(symbol, table.clone(), &self.marks, &self.decisions))
    }
}
