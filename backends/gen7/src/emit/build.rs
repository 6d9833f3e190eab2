//! Single instructions: their channels and masks, constants where they may be, messages.

use super::*;
use crate::elf::FIELD;

/// How an instruction is masked.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mask {
    /// By the running lanes.
    Running,
    /// By f1.0.
    Flag,
    /// By which channels run.
    Channels,
    /// Not at all.
    All,
}

impl Emitter<'_, '_> {
    pub(super) fn push(&mut self, inst: Inst) -> usize {
        self.code.units.push(inst);
        self.code.units.len() - 1
    }

    /// An instruction that keeps its long form.
    pub(super) fn push_long(&mut self, inst: Inst) -> usize {
        let at = self.push(inst);
        self.long.insert(at);
        at
    }

    /// What an instruction holds depends on where something is.
    pub(super) fn refer(&mut self, at: usize, to: Referent, kind: RelocationKind) {
        self.long.insert(at);
        self.code.refer(layout::place_of(at) + FIELD, to, kind, 0);
    }

    pub(super) fn generation(&self) -> Generation {
        self.machine.generation
    }

    pub(super) fn unsupported(&self, what: &'static str) -> EmitError {
        let machine = self.machine;
        EmitError::Unsupported { what, machine }
    }

    pub(super) fn message(&self, kind: DataMessage) -> Message {
        Message::new(self.generation(), kind)
    }

    pub(super) fn exec(&self) -> ExecSize {
        match self.simd {
            SimdWidth::Simd8 => ExecSize::S8,
            SimdWidth::Simd16 => ExecSize::S16,
        }
    }

    /// An instruction with its channels and mask; sources that are constants are put where they may be.
    pub(super) fn build(&mut self, op: Opcode, exec: ExecSize, mask: Mask, dst: Dst, srcs: &[Src]) -> Inst {
        let mut inst = Inst::new(op, exec);
        inst.dst = dst;
        for (slot, src) in inst.src.iter_mut().zip(srcs) {
            *slot = *src;
        }
        if let ([only], Some(_)) = (srcs, inst.src[0].immediate()) {
            inst.src[1].ty = only.ty;
        }
        match mask {
            Mask::Running => {
                inst.control.pred = Predicate::NORMAL;
            }
            Mask::Flag => {
                inst.control.pred = Predicate::NORMAL;
                inst.control.flag = WORK_FLAG;
            }
            Mask::Channels => {}
            Mask::All => inst.control.no_mask = true,
        }
        inst
    }

    pub(super) fn simple(&mut self, op: Opcode, exec: ExecSize, mask: Mask, dst: Dst, srcs: &[Src]) {
        let srcs = self.legal(op, srcs);
        let inst = self.build(op, exec, mask, dst, &srcs);
        self.push(inst);
    }

    /// One channel, whatever runs.
    pub(super) fn scalar(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) {
        self.simple(op, ExecSize::S1, Mask::All, dst, srcs);
    }

    /// Constants go last, or to temporaries.
    pub(super) fn legal(&mut self, op: Opcode, srcs: &[Src]) -> Vec<Src> {
        let mut srcs = srcs.to_vec();
        let commutes = matches!(
            op,
            Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Sel
        );
        if let [a, b] = &mut srcs[..]
            && commutes
        {
            let constant_first = a.immediate().is_some() && b.immediate().is_none();
            // Architecture registers are source 0.
            let is_arf = |src: &Src| src.place().is_some_and(|place| place.arf().is_some());
            if constant_first || is_arf(b) && !is_arf(a) {
                std::mem::swap(a, b);
            }
        }
        let allowed = match op {
            Opcode::Math | Opcode::Mad | Opcode::F16to32 | Opcode::F32to16 => usize::MAX,
            _ => srcs.len() - 1,
        };
        for (index, src) in srcs.iter_mut().enumerate() {
            if index != allowed
                && let Some(bits) = src.immediate()
            {
                *src = self.in_temp(index as u8, bits, src.ty);
            }
        }
        srcs
    }

    /// A constant in a temporary scalar.
    pub(super) fn in_temp(&mut self, index: u8, bits: u32, ty: Type) -> Src {
        let sub = 16 + 4 * (index & 3);
        let mov = self.build(
            Opcode::Mov,
            ExecSize::S1,
            Mask::All,
            Dst::grf(TEMP_SCALARS, sub, 1, Type::Ud),
            &[Src::imm(bits, Type::Ud)],
        );
        self.push(mov);
        Src::scalar(TEMP_SCALARS, sub, ty)
    }

    /// f1.0 becomes the running lanes.
    pub(super) fn running_to_flag(&mut self) {
        self.scalar(Opcode::Mov, flag_dst(WORK), &[flag_source(RUNNING)]);
    }

    /// A comparison into f1.0: of the lanes that f1.0 has, of those that the machine has on, or of one value.
    pub(super) fn compare(&mut self, scope: Scope, cond: Cond, a: Src, b: Src) {
        let (exec, mask) = match scope {
            Scope::Lanes => (self.exec(), Mask::Flag),
            _ => self.scope(scope),
        };
        let srcs = self.legal(Opcode::Cmp, &[a, b]);
        let mut cmp = self.build(Opcode::Cmp, exec, mask, Dst::null(Type::D), &srcs);
        cmp.control.cond = cond;
        cmp.control.flag = WORK_FLAG;
        cmp.control.thread = ThreadControl::Switch;
        self.push(cmp);
    }

    /// A move of whole doublewords in the scope of an operation.
    pub(super) fn mov(&mut self, scope: Scope, dst: Dst, src: Src) {
        match scope {
            Scope::Wave => self.scalar(Opcode::Mov, dst, &[src]),
            _ => self.simple(Opcode::Mov, self.exec(), Mask::Running, dst, &[src]),
        }
    }

    /// The same, only where f1.0 is set.
    pub(super) fn mov_flagged(&mut self, scope: Scope, dst: Dst, src: Src) {
        let (exec, _) = self.scope(scope);
        let mut mov = self.build(Opcode::Mov, exec, Mask::Flag, dst, &[src]);
        mov.control.no_mask = scope == Scope::Wave;
        self.push(mov);
    }

    pub(super) fn send(
        &mut self,
        exec: ExecSize,
        mask: Mask,
        dst: Dst,
        payload: u8,
        message: Message,
        eot: bool,
    ) {
        let srcs = [
            Src::grf(payload, Type::Ud),
            Src::imm(message.descriptor(), Type::Ud),
        ];
        let mut send = self.build(Opcode::Send, exec, mask, dst, &srcs);
        if exec == ExecSize::S1 {
            send.src[0].region = Region::SCALAR;
        }
        self.fenced &= matches!(message.kind, DataMessage::Barrier);
        send.send = Some(SendTo {
            sfid: message.sfid,
            eot,
        });
        self.push(send);
    }

    /// r0 goes to the first register of a payload.
    pub(super) fn header(&mut self, register: u8) {
        let dst = Dst::grf(register, 0, 1, Type::Ud);
        self.simple(
            Opcode::Mov,
            ExecSize::S8,
            Mask::All,
            dst,
            &[Src::grf(0, Type::Ud)],
        );
    }

    /// Memory accesses are done, if there have been any: before those that follow, or, where the thread `waits`, before anything else.
    pub(super) fn fence(&mut self, waits: bool) {
        if self.fenced {
            return;
        }
        if !waits {
            let message = self.message(DataMessage::Fence { commit: false });
            self.send(ExecSize::S1, Mask::All, Dst::null(Type::Uw), 0, message, false);
            return;
        }
        // The header is that of the thread.
        let done = FIRST_PAYLOAD;
        let message = self.message(DataMessage::Fence { commit: true });
        let dst = Dst::grf(done, 0, 1, Type::Uw);
        self.send(ExecSize::S1, Mask::All, dst, 0, message, false);
        self.scalar(
            Opcode::Mov,
            Dst::null(Type::Ud),
            &[Src::scalar(done, 0, Type::Ud)],
        );
        self.fenced = true;
    }
}
