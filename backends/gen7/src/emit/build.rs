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
    /// By the opposite of f1.0.
    Others,
    /// By which channels run.
    Channels,
    /// Not at all.
    All,
}

impl Mask {
    /// By f1.0, or its opposite.
    pub(super) fn flag(inverse: bool) -> Mask {
        if inverse { Mask::Others } else { Mask::Flag }
    }
}

impl Inst {
    /// What the instruction finds goes to f1.0.
    pub(super) fn judges(&mut self, cond: Cond) {
        self.control.cond = cond;
        self.control.flag = WORK_FLAG;
        self.control.thread = ThreadControl::Switch;
    }
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
    pub(super) fn emit(
        &mut self,
        op: Opcode,
        exec: ExecSize,
        mask: Mask,
        dst: Dst,
        srcs: &[Src],
    ) -> &mut Inst {
        let srcs = self.legal(op, srcs);
        let mut inst = Inst::new(op, exec);
        inst.dst = dst;
        inst.src[..srcs.len()].copy_from_slice(&srcs);
        if let ([only], Some(_)) = (&srcs[..], inst.src[0].immediate()) {
            inst.src[1].ty = only.ty;
        }
        match mask {
            Mask::Channels => {}
            Mask::All => inst.control.no_mask = true,
            _ => inst.control.pred = Predicate::of(mask == Mask::Others),
        }
        if matches!(mask, Mask::Flag | Mask::Others) {
            inst.control.flag = WORK_FLAG;
        }
        let at = self.push(inst);
        &mut self.code.units[at]
    }

    /// An instruction of eight channels: the lower or the higher.
    pub(super) fn eight(&mut self, mask: Mask, op: Opcode, half: u8, dst: Dst, srcs: &[Src]) -> &mut Inst {
        let inst = self.emit(op, ExecSize::S8, mask, dst, srcs);
        inst.control.quarter = half;
        inst
    }

    /// One channel, whatever runs.
    pub(super) fn scalar(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) -> &mut Inst {
        self.emit(op, ExecSize::S1, Mask::All, dst, srcs)
    }

    /// All of a register, whatever runs.
    pub(super) fn fill(&mut self, register: u8, src: Src) {
        let dst = to(register, Type::Ud);
        self.emit(Opcode::Mov, ExecSize::S8, Mask::All, dst, &[src]);
    }

    /// Constants go last, or to temporaries.
    pub(super) fn legal(&mut self, op: Opcode, srcs: &[Src]) -> SmallVec<[Src; 3]> {
        let mut srcs: SmallVec<[Src; 3]> = SmallVec::from_slice(srcs);
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
        self.scalar(Opcode::Mov, temp_dst(sub), &[ud(bits)]);
        temp(sub, ty)
    }

    /// A source in a register.
    pub(super) fn registered(&mut self, index: u8, src: Src) -> Src {
        match src.immediate() {
            Some(bits) => self.in_temp(index, bits, src.ty),
            None => src,
        }
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
        let null = Dst::null(Type::D);
        self.emit(Opcode::Cmp, exec, mask, null, &[a, b]).judges(cond);
    }

    /// A move of whole doublewords in the scope of an operation.
    pub(super) fn mov(&mut self, scope: Scope, dst: Dst, src: Src) {
        match scope {
            Scope::Wave => self.scalar(Opcode::Mov, dst, &[src]),
            _ => self.emit(Opcode::Mov, self.exec(), Mask::Running, dst, &[src]),
        };
    }

    /// An instruction in the scope of an operation, only where f1.0 is set, or clear.
    pub(super) fn flagged(&mut self, scope: Scope, op: Opcode, inverse: bool, dst: Dst, srcs: &[Src]) {
        let (exec, _) = self.scope(scope);
        self.emit(op, exec, Mask::flag(inverse), dst, srcs)
            .control
            .no_mask = scope == Scope::Wave;
    }

    pub(super) fn send(
        &mut self,
        exec: ExecSize,
        mask: Mask,
        dst: Dst,
        payload: u8,
        kind: DataMessage,
    ) -> &mut Inst {
        let message = self.message(kind);
        self.fenced &= matches!(kind, DataMessage::Barrier);
        let mut header = Src::grf(payload, Type::Ud);
        if exec == ExecSize::S1 {
            header.region = Region::SCALAR;
        }
        let send = self.emit(Opcode::Send, exec, mask, dst, &[header, ud(message.descriptor())]);
        send.send = Some(SendTo {
            sfid: message.sfid,
            eot: matches!(kind, DataMessage::EndOfThread),
        });
        send
    }

    /// r0 goes to the first register of a payload.
    pub(super) fn header(&mut self, register: u8) {
        self.fill(register, Src::grf(0, Type::Ud));
    }

    /// Memory accesses are done, if there have been any: before those that follow, or, where the thread `waits`, before anything else.
    pub(super) fn fence(&mut self, waits: bool) {
        if self.fenced {
            return;
        }
        // The header is that of the thread.
        let kind = DataMessage::Fence { commit: waits };
        let done = if waits {
            to(FIRST_PAYLOAD, Type::Uw)
        } else {
            NOWHERE
        };
        self.send(ExecSize::S1, Mask::All, done, 0, kind);
        if waits {
            let done = Src::scalar(FIRST_PAYLOAD, 0, Type::Ud);
            self.scalar(Opcode::Mov, Dst::null(Type::Ud), &[done]);
            self.fenced = true;
        }
    }
}
