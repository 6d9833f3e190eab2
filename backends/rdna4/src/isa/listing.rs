//! Whole code as a listing, in the format of `llvm-objdump -d`.

use super::decode::decode;
use super::inst::{Inst, Operand};
use super::table::{ImmKind, OperandName, WaveSize};
use wavelift_amdgpu::isa::listing::Decoded;
pub use wavelift_amdgpu::isa::listing::Listing;

/// Disassembles `bytes`, which are loaded at address `base` and part of a program with this wave size, with labels at branch targets.
pub fn disassemble(bytes: &[u8], base: u64, wave: WaveSize) -> String {
    let listing = Listing {
        base,
        symbols: Vec::new(),
        labels: true,
    };
    render(&listing, bytes, wave)
}

/// The listing of `bytes` with symbols.
pub fn render(listing: &Listing<'_>, bytes: &[u8], wave: WaveSize) -> String {
    listing.render(bytes, &|words, pc| {
        let (inst, length) = decode(words, pc, wave).ok()?;
        Some(Decoded {
            text: inst.to_string(),
            target: branch_target(&inst, pc),
            words: length,
        })
    })
}

/// The target of a relative branch at `pc`.
fn branch_target(inst: &Inst, pc: u64) -> Option<u64> {
    let info = inst.op.info();
    let index = info.index_of(OperandName::Imm)?;
    match (info.operands[index].imm, inst.operands.get(index)) {
        (Some(ImmKind::Rel16), Some(&Operand::Imm(words))) => {
            Some(pc.wrapping_add(4).wrapping_add_signed(i64::from(words) * 4))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The expected text is llvm-objdump's for the same bytes.
    #[test]
    fn a_loop_gets_a_label() {
        let code: Vec<u8> = [0x7e000280u32, 0x4a000081, 0xbfa2fffe, 0xbfb00000]
            .iter()
            .flat_map(|w| w.to_le_bytes())
            .collect();
        let expected = "\
\tv_mov_b32_e32 v0, 0                                        // 000000001000: 7E000280

0000000000001004 <L0>:
\tv_add_nc_u32_e32 v0, 1, v0                                 // 000000001004: 4A000081
\ts_cbranch_scc1 L0                                          // 000000001008: BFA2FFFE
\ts_endpgm                                                   // 00000000100C: BFB00000
";
        assert_eq!(disassemble(&code, 0x1000, WaveSize::Wave32), expected);
    }
}
