//! Constants of halves after allocation: the shortest operand, which is what the assembler makes of the instruction's text.

use wavelift_amdgpu::isa::{Inst, Isa, Machine, Op, Operand, WaveSize, assemble, encode};
use wavelift_amdgpu::shrink::shorten;

#[test]
fn literals_of_halves_that_are_inline_constants_become_them() {
    // 1.0, -16, 16, 1/(2*pi), and a number that is no inline constant (RDNA4 ISA 7.2.1).
    let constants: [(u32, usize); 5] = [(0x3c00, 1), (0xfff0, 1), (0x10, 1), (0x3118, 1), (0x3c01, 2)];
    for isa in [Isa::Gfx9, Isa::Gfx10, Isa::Gfx11, Isa::Gfx12] {
        let machine = Machine {
            isa,
            wave: if isa == Isa::Gfx9 {
                WaveSize::Wave64
            } else {
                WaveSize::Wave32
            },
        };
        for (bits, length) in constants {
            let operands = [Operand::v(1), Operand::Literal(bits), Operand::v(2)];
            let mut inst = Inst::new(machine, Op::VAddF16, &operands);
            shorten(&mut inst);
            let mut words = Vec::new();
            encode(&inst, &mut words).unwrap_or_else(|error| panic!("{error}: {inst}"));
            assert_eq!(words.len(), length, "{inst}");
            let again = assemble(machine, &inst.to_string());
            assert_eq!(again.as_ref().ok(), Some(&words), "{inst}");
        }
        // A word with the same bits is another number.
        let operands = [Operand::v(1), Operand::Literal(0x3c00), Operand::v(2)];
        let mut inst = Inst::new(machine, Op::VOrB32, &operands);
        shorten(&mut inst);
        assert_eq!(inst.operands[1], Operand::Literal(0x3c00));
    }
}
