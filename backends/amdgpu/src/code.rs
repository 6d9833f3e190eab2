//! The code of a kernel or function: its words, what is to be filled in when it is linked, and where things are.

use crate::elf::{Relocation, RelocationKind};
use crate::watched::watched_code;
use wavelift_codegen::divergence::watch::{FlowTable, Mark, WatchedCode};

use wavelift_codegen::ir::{Block, FuncRef, SourceLoc, Symbol};
use wavelift_codegen::machine::{MBlock, PReg};
use wavelift_codegen::target::MachineCode;

/// A place in the code that refers to a variable: the word holds half of the distance from itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SymbolFixup {
    /// Byte offset of the word.
    pub offset: u32,
    /// The variable.
    pub symbol: Symbol,
    /// The upper half.
    pub high: bool,
    /// What to add to the distance.
    pub addend: i64,
}

/// A place in the code that refers to a function, as [`SymbolFixup`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallFixup {
    /// Byte offset of the word.
    pub offset: u32,
    /// The function.
    pub func: FuncRef,
    /// The upper half.
    pub high: bool,
    /// What to add to the distance.
    pub addend: i64,
}

/// Bytes with what is still to be filled in, and the source lines.
#[derive(Clone, Debug, Default)]
pub struct Code {
    /// Instruction words.
    pub words: Vec<u32>,
    /// Instructions.
    pub instructions: u32,
    /// Branches among them; one that is too far for its distance counts as the branch around its jump.
    pub branches: u32,
    /// Registers that instructions name, one more than the highest: scalar, vector.
    pub touched: (u16, u16),
    /// References to variables.
    pub fixups: Vec<SymbolFixup>,
    /// References to functions.
    pub calls: Vec<CallFixup>,
    /// Byte offset of the first instruction from each source place.
    pub lines: Vec<(u32, SourceLoc)>,
    /// Start of each block in bytes.
    pub blocks: Vec<(MBlock, u32)>,
    /// Byte offset of the instruction that each mark stands in front of.
    pub marks: Vec<(u32, Mark)>,
    /// Byte offset of the instruction in front of which a register says where the lanes of a marked block go.
    pub decisions: Vec<(u32, Block, PReg)>,
}

impl Code {
    /// The words as bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.words.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    /// The references to variables and functions, by the names of their symbols; functions without one are left out. Of a variable
    /// it is told whether others define it: then the code expects its slot of the global offset table.
    pub fn relocations(
        &self,
        variable: impl Fn(Symbol) -> (String, bool),
        function: impl Fn(FuncRef) -> Option<String>,
    ) -> Vec<Relocation> {
        let half = |high| match high {
            true => RelocationKind::Rel32Hi,
            false => RelocationKind::Rel32Lo,
        };
        let variables = self.fixups.iter().map(|fixup| {
            let (symbol, external) = variable(fixup.symbol);
            Relocation {
                offset: u64::from(fixup.offset),
                kind: match (external, fixup.high) {
                    (false, high) => half(high),
                    (true, false) => RelocationKind::GotPcRel32Lo,
                    (true, true) => RelocationKind::GotPcRel32Hi,
                },
                symbol,
                addend: fixup.addend,
            }
        });
        let calls = self.calls.iter().filter_map(|fixup| {
            Some(Relocation {
                offset: u64::from(fixup.offset),
                kind: half(fixup.high),
                symbol: function(fixup.func)?,
                addend: fixup.addend,
            })
        });
        variables.chain(calls).collect()
    }
}

impl MachineCode for Code {
    fn bytes(&self) -> Vec<u8> {
        Code::bytes(self)
    }

    fn lines(&self) -> &[(u32, SourceLoc)] {
        &self.lines
    }

    fn watched(&self, symbol: &str, table: &FlowTable) -> Option<WatchedCode> {
        Some(watched_code(symbol, table.clone(), &self.marks, &self.decisions))
    }
}
