//! What gfx900 instructions are to code that all AMD machines share.

use crate::isa::{self, Flag, Format, Implicit, Inst, Opcode, Operand, Role, Sgpr};
use wavelift_amdgpu::isa::instruction::{Access, Instruction, Operations};
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::machine::BranchCond;
pub use wavelift_amdgpu::mask_op::MaskOp;

wavelift_amdgpu::common_operations!(Opcode);

impl Instruction for Inst {
    type Opcode = Opcode;

    const MACHINE: &'static str = "gfx900";
    const ONLY_WAVE: Option<WaveSize> = Some(WaveSize::Wave64);
    const SGPRS: u8 = isa::SGPRS;
    const M0: Sgpr = isa::M0;
    const OPS: Operations<Opcode> = Operations {
        s_mov: Opcode::SMovB32,
        s_mov_pair: Opcode::SMovB64,
        v_mov: Opcode::VMovB32,
        s_add: Opcode::SAddU32,
        s_add_carry: Opcode::SAddcU32,
        s_sub: Opcode::SSubU32,
        v_write_lane: Opcode::VWritelaneB32,
        v_read_lane: Opcode::VReadlaneB32,
        s_get_pc: Opcode::SGetpcB64,
        s_set_pc: Opcode::SSetpcB64,
        s_swap_pc: Opcode::SSwappcB64,
        s_branch: Opcode::SBranch,
        s_nop: Opcode::SNop,
        s_end: Opcode::SEndpgm,
    };

    fn of(_: WaveSize, op: Opcode, operands: &[Operand]) -> Inst {
        Inst::new(op, operands)
    }

    fn op(&self) -> Opcode {
        self.op
    }

    fn wave(&self) -> WaveSize {
        WaveSize::Wave64
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
        self.op.info().reads(Implicit::Exec) || matches!(self.op, Opcode::SBarrier)
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

    fn mask_opcode(op: MaskOp, _: WaveSize) -> Opcode {
        mask_opcode(op)
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
pub fn mask_opcode(op: MaskOp) -> Opcode {
    match op {
        MaskOp::And => Opcode::SAndB64,
        MaskOp::Or => Opcode::SOrB64,
        MaskOp::Xor => Opcode::SXorB64,
        MaskOp::Xnor => Opcode::SXnorB64,
        MaskOp::AndNot => Opcode::SAndn2B64,
        MaskOp::Select => Opcode::SCselectB64,
        MaskOp::Move => Opcode::SMovB64,
        MaskOp::Count => Opcode::SBcnt1I32B64,
        MaskOp::AndSaveExec => Opcode::SAndSaveexecB64,
        MaskOp::OrSaveExec => Opcode::SOrSaveexecB64,
    }
}
