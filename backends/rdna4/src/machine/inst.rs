//! What gfx12 instructions are to code that all AMD machines share.

use crate::isa::{self, Flag, Format, Implicit, Inst, Opcode, Operand, Role, Sgpr, Type, WaveSize};
use wavelift_amdgpu::isa::instruction::{Access, Instruction, Operations};

use wavelift_amdgpu::machine::BranchCond;
pub use wavelift_amdgpu::mask_op::MaskOp;

wavelift_amdgpu::common_operations!(Opcode);

impl Instruction for Inst {
    type Opcode = Opcode;

    const MACHINE: &'static str = "gfx12";
    const ONLY_WAVE: Option<WaveSize> = None;
    const SGPRS: u8 = isa::SGPRS;
    const M0: Sgpr = isa::M0;
    const OPS: Operations<Opcode> = Operations {
        s_mov: Opcode::SMovB32,
        s_mov_pair: Opcode::SMovB64,
        v_mov: Opcode::VMovB32,
        s_add: Opcode::SAddCoU32,
        s_add_carry: Opcode::SAddCoCiU32,
        s_sub: Opcode::SSubCoU32,
        v_write_lane: Opcode::VWritelaneB32,
        v_read_lane: Opcode::VReadlaneB32,
        s_get_pc: Opcode::SGetpcB64,
        s_set_pc: Opcode::SSetpcB64,
        s_swap_pc: Opcode::SSwappcB64,
        s_branch: Opcode::SBranch,
        s_nop: Opcode::SNop,
        s_end: Opcode::SEndpgm,
    };

    fn of(wave: WaveSize, op: Opcode, operands: &[Operand]) -> Inst {
        Inst::new(wave, op, operands)
    }

    fn op(&self) -> Opcode {
        self.op
    }

    fn wave(&self) -> WaveSize {
        self.wave
    }

    fn set_wave(&mut self, wave: WaveSize) {
        self.wave = wave;
    }

    fn operands(&self) -> &[Operand] {
        &self.operands
    }

    fn operands_mut(&mut self) -> &mut [Operand] {
        &mut self.operands
    }

    fn access(&self, index: usize) -> Option<Access> {
        Some(match self.operand_role(index)? {
            Role::Dst => Access::Write,
            Role::SrcDst => Access::ReadWrite,
            _ => Access::Read,
        })
    }

    fn reads_exec(&self) -> bool {
        self.op.info().reads(Implicit::Exec)
            || matches!(self.op, Opcode::SBarrierSignal | Opcode::SBarrierWait)
    }

    fn writes_exec(&self) -> bool {
        self.op.info().writes(Implicit::Exec)
    }

    fn has_effect(&self) -> bool {
        let info = self.op.info();
        [
            Flag::Effect,
            Flag::Store,
            Flag::Atomic,
            Flag::Branch,
            Flag::Terminator,
            Flag::Call,
            Flag::Barrier,
        ]
        .into_iter()
        .any(|flag| info.has(flag))
            || [Implicit::Exec, Implicit::Vcc, Implicit::M0]
                .into_iter()
                .any(|register| info.writes(register))
    }

    fn compares(&self) -> bool {
        self.op.info().has(Flag::Compare)
    }

    fn is_plain_vector_move(&self) -> bool {
        self.op == Opcode::VMovB32 && self.format == Format::Vop1
    }

    /// Whether the first pass of a wave of 64 lanes writes a scalar register that the second still reads others beside
    /// (RDNA4 ISA 7.2.3.2): lane masks come in halves, each of its pass, but other scalars are read by both.
    fn overwrites_early(&self, index: usize) -> bool {
        let info = self.op.info();
        let mask = |i: usize| info.operands.get(i).is_some_and(|o| o.ty == Type::Mask);
        // Also where it will be a vector register, so that the answer does not change while registers are given out.
        let register = |i: usize| {
            matches!(
                self.operands[i],
                Operand::Virtual(_) | Operand::Sgpr { .. } | Operand::Vgpr { .. }
            )
        };
        self.wave == WaveSize::Wave64
            && self.format.is_valu()
            && mask(index)
            && (0..self.operands.len()).any(|i| i != index && !mask(i) && register(i))
    }

    fn mask_opcode(op: MaskOp, wave: WaveSize) -> Opcode {
        mask_opcode(op, wave)
    }

    fn branch_opcodes(cond: BranchCond) -> (Opcode, Opcode) {
        use Opcode::{
            SCbranchExecnz, SCbranchExecz, SCbranchScc0, SCbranchScc1, SCbranchVccnz, SCbranchVccz,
        };
        match cond {
            BranchCond::Scc1 => (SCbranchScc1, SCbranchScc0),
            BranchCond::Scc0 => (SCbranchScc0, SCbranchScc1),
            BranchCond::VccNonZero => (SCbranchVccnz, SCbranchVccz),
            BranchCond::ExecNonZero => (SCbranchExecnz, SCbranchExecz),
        }
    }

    fn encode(&self, words: &mut Vec<u32>) -> Result<(), String> {
        isa::encode(self, words).map_err(|why| why.to_string())
    }
}

/// The operation on lane masks.
pub fn mask_opcode(op: MaskOp, wave: WaveSize) -> Opcode {
    use Opcode::*;
    let (narrow, wide) = match op {
        MaskOp::And => (SAndB32, SAndB64),
        MaskOp::Or => (SOrB32, SOrB64),
        MaskOp::Xor => (SXorB32, SXorB64),
        MaskOp::Xnor => (SXnorB32, SXnorB64),
        MaskOp::AndNot => (SAndNot1B32, SAndNot1B64),
        MaskOp::Select => (SCselectB32, SCselectB64),
        MaskOp::Move => (SMovB32, SMovB64),
        MaskOp::Count => (SBcnt1I32B32, SBcnt1I32B64),
        MaskOp::AndSaveExec => (SAndSaveexecB32, SAndSaveexecB64),
        MaskOp::OrSaveExec => (SOrSaveexecB32, SOrSaveexecB64),
    };
    match wave {
        WaveSize::Wave32 => narrow,
        WaveSize::Wave64 => wide,
    }
}
