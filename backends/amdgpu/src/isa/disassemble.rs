//! Whole code of a machine as a listing.

use super::decode::decode;
use super::inst::{Inst, Machine};
use super::listing::{Decoded, Listing};
use super::operand::Operand;
use super::table::{ImmKind, OperandName};

/// Disassembles `bytes`, which are loaded at address `base`, with labels at branch targets.
pub fn disassemble(machine: Machine, bytes: &[u8], base: u64) -> String {
    let listing = Listing {
        base,
        symbols: Vec::new(),
        labels: true,
    };
    render(machine, &listing, bytes)
}

/// The listing of `bytes` with symbols.
pub fn render(machine: Machine, listing: &Listing<'_>, bytes: &[u8]) -> String {
    listing.render(bytes, &|words, pc| {
        let (inst, length) = decode(machine, words, pc).ok()?;
        Some(Decoded {
            text: inst.to_string(),
            target: branch_target(&inst, pc),
            words: length,
        })
    })
}

/// The target of a relative branch at `pc`.
fn branch_target(inst: &Inst, pc: u64) -> Option<u64> {
    let info = inst.info();
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
    use crate::isa::value::WaveSize;

    fn bytes(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    // The expected text is llvm-objdump's for the same bytes.
    #[test]
    fn symbols_padding_and_unknown_words() {
        let mut code = bytes(&[
            0xbf800000, 0xffffffff, 0xbf8a0001, 0xbf82fffc, 0xbf820000, 0, 0, 0, 0xbf810000,
        ]);
        code.extend([1, 2, 3]);
        let listing = Listing {
            base: 0,
            symbols: vec![(0, "foo"), (0x14, "bar")],
            labels: false,
        };
        let expected = "\
0000000000000000 <foo>:
\ts_nop 0                                                    // 000000000000: BF800000
\t.long 0xffffffff                                           // 000000000004: FFFFFFFF
\t.long 0xbf8a0001                                           // 000000000008: BF8A0001
\ts_branch foo                                               // 00000000000C: BF82FFFC
\ts_branch bar                                               // 000000000010: BF820000

0000000000000014 <bar>:
\t\t...
\ts_endpgm                                                   // 000000000020: BF810000
\t.byte 0x01, 0x02, 0x03                                     // 000000000024: 01 02 03
";
        assert_eq!(render(Machine::GFX9, &listing, &code), expected);
    }

    #[test]
    fn a_loop_gets_a_label() {
        let code = bytes(&[0x7e000280, 0x68000081, 0xbf85fffe, 0xbf810000]);
        let expected = "\
\tv_mov_b32_e32 v0, 0                                        // 000000001000: 7E000280

0000000000001004 <L0>:
\tv_add_u32_e32 v0, 1, v0                                    // 000000001004: 68000081
\ts_cbranch_scc1 L0                                          // 000000001008: BF85FFFE
\ts_endpgm                                                   // 00000000100C: BF810000
";
        assert_eq!(disassemble(Machine::GFX9, &code, 0x1000), expected);
        let code = bytes(&[0x7e000280, 0x4a000081, 0xbfa2fffe, 0xbfb00000]);
        let expected = "\
\tv_mov_b32_e32 v0, 0                                        // 000000001000: 7E000280

0000000000001004 <L0>:
\tv_add_nc_u32_e32 v0, 1, v0                                 // 000000001004: 4A000081
\ts_cbranch_scc1 L0                                          // 000000001008: BFA2FFFE
\ts_endpgm                                                   // 00000000100C: BFB00000
";
        let rdna = Machine::gfx12(WaveSize::Wave32);
        assert_eq!(disassemble(rdna, &code, 0x1000), expected);
    }

    #[test]
    fn nothing_and_single_bytes() {
        assert_eq!(disassemble(Machine::GFX9, &[], 0), "");
        assert!(disassemble(Machine::GFX9, &[7], 0).contains(".byte 0x07"));
    }
}
