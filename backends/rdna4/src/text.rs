//! What gfx12 adds to the text form of machine functions ([`wavelift_amdgpu::text`]): its assembler, and where registers are spilled to.

use crate::emit::SpillArea;
use crate::isa::{self, Inst, Opcode, Sgpr, WaveSize};
use wavelift_amdgpu::isa::text::Problem;
use wavelift_amdgpu::text::{AreaText, AsmText, number};

impl AsmText for Inst {
    fn asm(&self) -> String {
        self.to_string()
    }

    fn from_asm(text: &str, wave: WaveSize) -> Result<Inst, Problem> {
        isa::parse_unsettled(text, wave)
    }

    fn is_mnemonic(word: &str) -> bool {
        isa::is_mnemonic(word)
    }

    fn mnemonics() -> Vec<&'static str> {
        Opcode::ALL.iter().map(|op| op.mnemonic()).collect()
    }
}

impl AreaText for SpillArea {
    fn text(&self) -> String {
        match self.pointer {
            Some(pointer) => format!("base:{} pointer:{}", self.base, pointer.0),
            None => format!("base:{}", self.base),
        }
    }

    fn parse(text: &str) -> Option<SpillArea> {
        Some(SpillArea {
            pointer: number(text, "pointer")?.map(Sgpr),
            base: number(text, "base")??,
        })
    }
}
