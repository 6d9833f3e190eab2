//! What gfx900 adds to the text form of machine functions ([`wavelift_amdgpu::text`]): its assembler, and where registers are spilled to.

use crate::emit::SpillArea;
use crate::isa::{self, Inst, Opcode};
use wavelift_amdgpu::isa::text::Problem;
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::text::{AreaText, AsmText, number};

impl AsmText for Inst {
    fn asm(&self) -> String {
        self.to_string()
    }

    fn from_asm(text: &str, _: WaveSize) -> Result<Inst, Problem> {
        isa::parse_unsettled(text)
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
        let SpillArea {
            buffer,
            offset,
            base,
            moved,
            far,
        } = self;
        let far = far.map_or_else(String::new, |far| format!(" far:{far}"));
        format!("buffer:{buffer} offset:{offset} base:{base} moved:{moved}{far}")
    }

    fn parse(text: &str) -> Option<SpillArea> {
        Some(SpillArea {
            buffer: number(text, "buffer")??,
            offset: number(text, "offset")??,
            base: number(text, "base")??,
            moved: number(text, "moved")?.unwrap_or(0),
            far: number(text, "far")?,
        })
    }
}
