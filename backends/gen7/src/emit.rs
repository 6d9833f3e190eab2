//! Machine functions to instructions and bytes.
//!
//! Every operation becomes one or a few instructions. Those on vectors are predicated by f1.0, the running lanes; f0.0 belongs to one
//! operation at a time. r112 to r121 hold the payload of a message, r122 to r126 temporaries of one operation.

use crate::elf::{RelocationKind, SimdWidth};
use crate::isa::{
    AtomicOp, Cond, DataMessage, Dst, EncodeError, ExecSize, Flag, Inst, MathFn, Message, Opcode, Place,
    Predicate, RegFile as HwFile, Region, SendTo, Src, Swizzle, ThreadControl, Type, encode,
};
use crate::machine::{
    Access, BranchCond, FIRST_PAYLOAD, FIRST_SCALAR, FIRST_VECTOR, GenOp, Kind, MInst, SCALAR, Scope, Source,
};
use crate::{abi, isa};
use cranelift_entity::SecondaryMap;
use std::fmt;
use wavelift_codegen::ir::{SourceLoc, Symbol};
use wavelift_codegen::machine::{LaneStep, MBlock, MachFunc, Reg, RegFile};

/// Temporary vectors, two registers each.
const TEMP: [u8; 2] = [122, 124];
/// Temporary scalars.
const TEMP_SCALARS: u8 = 126;
/// First register of the payload of the last message.
const END_PAYLOAD: u8 = 127;
const F0: u8 = 0x30;
const F1: u8 = 0x31;
const SR0: u8 = 0x70;
const ACC0: u8 = 0x20;

/// Why code cannot be emitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An instruction has no encoding (our fault).
    Encode(EncodeError),
    /// An operand has no register (our fault).
    Unallocated,
    /// A branch is too far.
    Far,
    /// More than a thread may have in scratch.
    Scratch(u32),
    /// Not supported yet.
    Unsupported(&'static str),
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Encode(error) => write!(f, "cannot encode: {error}"),
            EmitError::Unallocated => f.write_str("an operand has no register"),
            EmitError::Far => f.write_str("the code is longer than a branch reaches"),
            EmitError::Scratch(bytes) => {
                write!(
                    f,
                    "{bytes} bytes of spilled registers per thread, a thread of ivb has at most 12288"
                )
            }
            EmitError::Unsupported(what) => write!(f, "not supported yet on ivb: {what}"),
        }
    }
}

impl std::error::Error for EmitError {}

/// A field that depends on an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// Byte offset in the code.
    pub offset: u32,
    /// The variable.
    pub symbol: Symbol,
    /// Which half.
    pub kind: RelocationKind,
}

/// Code of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Code {
    /// Instructions.
    pub bytes: Vec<u8>,
    /// Addresses to be filled in.
    pub fixups: Vec<Fixup>,
    /// Source lines, by offset.
    pub lines: Vec<(u32, SourceLoc)>,
    /// Whether there is a barrier.
    pub barriers: bool,
    /// Bytes of scratch per thread.
    pub scratch_bytes: u32,
}

type Result<T> = std::result::Result<T, EmitError>;

struct Emitter {
    simd: SimdWidth,
    insts: Vec<Inst>,
    /// Branches: index of the instruction, target.
    jumps: Vec<(usize, MBlock)>,
    fixups: Vec<(usize, Symbol, RelocationKind)>,
    barriers: bool,
}

/// Emits an allocated function.
///
/// # Errors
/// [`EmitError`] if a branch does not reach or too much is spilled.
pub fn emit(func: &MachFunc<MInst>, simd: SimdWidth) -> Result<Code> {
    let mut out = Emitter {
        simd,
        insts: Vec::new(),
        jumps: Vec::new(),
        fixups: Vec::new(),
        barriers: false,
    };
    let mut starts: SecondaryMap<MBlock, usize> = SecondaryMap::new();
    let mut lines: Vec<(usize, SourceLoc)> = Vec::new();
    out.prologue();
    for (position, &block) in func.order.iter().enumerate() {
        starts[block] = out.insts.len();
        let next = func.order.get(position + 1).copied();
        let data = &func.blocks[block];
        for (index, inst) in data.insts.iter().enumerate() {
            let loc = data.locs.get(index).copied().unwrap_or(SourceLoc::UNKNOWN);
            if loc.is_known() && lines.last().is_none_or(|&(_, last)| last != loc) {
                lines.push((out.insts.len(), loc));
            }
            out.inst(inst, next)?;
        }
    }
    for &(at, target) in &out.jumps {
        // Native instructions are two units long; the distance counts from the next one.
        let distance = (starts[target] as i64 - at as i64 - 1) * 2;
        let distance = i16::try_from(distance).map_err(|_| EmitError::Far)?;
        out.insts[at].src[1] = Src::imm(i32::from(distance) as u32, Type::D);
    }
    let registers = func.spill_bytes / 4 * (simd.channels() / 8);
    let scratch_bytes = registers * 32;
    if scratch_bytes > crate::sim::MAX_SCRATCH_BYTES {
        return Err(EmitError::Scratch(scratch_bytes));
    }
    let mut code = Code {
        barriers: out.barriers,
        scratch_bytes,
        ..Code::default()
    };
    for inst in &out.insts {
        code.bytes.extend(encode(inst).map_err(EmitError::Encode)?);
    }
    code.fixups = out
        .fixups
        .iter()
        .map(|&(at, symbol, kind)| Fixup {
            offset: at as u32 * 16 + 12,
            symbol,
            kind,
        })
        .collect();
    code.lines = lines.into_iter().map(|(at, loc)| (at as u32 * 16, loc)).collect();
    Ok(code)
}

fn arf(reg: u8, sub: u8) -> Place {
    Place::Direct {
        file: HwFile::Arf,
        reg,
        sub,
    }
}

/// A flag as a word.
fn flag_source(reg: u8) -> Src {
    Src::reg(arf(reg, 0), Type::Uw, Region::SCALAR)
}

fn flag_dst(reg: u8) -> Dst {
    Dst {
        place: arf(reg, 0),
        ..Dst::null(Type::Uw)
    }
}

/// How an instruction is masked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mask {
    /// By the running lanes.
    Running,
    /// By f0.0.
    Flag,
    /// Not at all.
    All,
}

impl Emitter {
    fn push(&mut self, inst: Inst) -> usize {
        self.insts.push(inst);
        self.insts.len() - 1
    }

    fn exec(&self) -> ExecSize {
        match self.simd {
            SimdWidth::Simd8 => ExecSize::S8,
            SimdWidth::Simd16 => ExecSize::S16,
        }
    }

    /// Registers of a vector unit.
    fn span(&self) -> u8 {
        (self.simd.channels() / 8) as u8
    }

    /// An instruction with its channels and mask; sources that are constants are put where they may be.
    fn build(&mut self, op: Opcode, exec: ExecSize, mask: Mask, dst: Dst, srcs: &[Src]) -> Inst {
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
                inst.control.flag = Flag { reg: 1, sub: 0 };
            }
            Mask::Flag => inst.control.pred = Predicate::NORMAL,
            Mask::All => inst.control.no_mask = true,
        }
        inst
    }

    fn simple(&mut self, op: Opcode, exec: ExecSize, mask: Mask, dst: Dst, srcs: &[Src]) {
        let srcs = self.legal(op, srcs);
        let inst = self.build(op, exec, mask, dst, &srcs);
        self.push(inst);
    }

    /// One channel, whatever runs.
    fn scalar(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) {
        self.simple(op, ExecSize::S1, Mask::All, dst, srcs);
    }

    /// Constants go last, or to temporaries.
    fn legal(&mut self, op: Opcode, srcs: &[Src]) -> Vec<Src> {
        let mut srcs = srcs.to_vec();
        let commutes = matches!(
            op,
            Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Sel
        );
        if let [a, b] = &mut srcs[..]
            && commutes
            && a.immediate().is_some()
            && b.immediate().is_none()
        {
            std::mem::swap(a, b);
        }
        let allowed = match op {
            Opcode::Math | Opcode::Mad => usize::MAX,
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
    fn in_temp(&mut self, index: u8, bits: u32, ty: Type) -> Src {
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

    // -- Operands ---------------------------------------------------------------------------------------------------

    /// Register and byte of a unit.
    fn location(&self, reg: Reg, file: RegFile, unit: u8) -> Result<(u8, u8)> {
        let preg = reg.as_physical().ok_or(EmitError::Unallocated)?;
        let unit = preg.first + u16::from(unit);
        Ok(if file == SCALAR {
            (FIRST_SCALAR + (unit / 8) as u8, (unit % 8 * 4) as u8)
        } else {
            (FIRST_VECTOR + unit as u8 * self.span(), 0)
        })
    }

    /// A source as an operand of a type; with a half, the one of its eight channels.
    fn source(&self, source: Source, ty: Type, half: u8) -> Result<Src> {
        Ok(match source {
            Source::Imm(bits) => Src::imm(bits, ty),
            Source::Fixed {
                grf,
                sub,
                ty,
                lanes: true,
            } => Src::reg(Place::grf(grf, sub + half * 8 * ty.size()), ty, Region::PACKED),
            Source::Fixed {
                grf, sub, ty: own, ..
            } => {
                let ty = if own.size() == ty.size() { ty } else { own };
                Src::scalar(grf, sub, ty)
            }
            Source::Reg {
                reg,
                part,
                file,
                neg,
                abs,
            } => {
                let (grf, sub) = self.location(reg, file, part.start)?;
                let mut src = if file == SCALAR {
                    Src::scalar(grf, sub, ty)
                } else {
                    Src::grf(grf + half, ty)
                };
                (src.neg, src.abs) = (neg, abs);
                src
            }
        })
    }

    /// The low word of a scalar: lanes.
    fn lanes(&self, source: Source) -> Result<Src> {
        match source {
            Source::Imm(bits) => Ok(Src::imm(bits, Type::Uw)),
            _ => self.source(source, Type::Uw, 0),
        }
    }

    /// A 16-bit half of a source, for products.
    fn word_half(&self, source: Source, high: bool, half: u8) -> Result<Src> {
        if let Source::Imm(bits) = source {
            return Ok(Src::imm(if high { bits >> 16 } else { bits & 0xffff }, Type::Uw));
        }
        let mut src = self.source(source, Type::Uw, half)?;
        if let isa::SrcValue::Reg(Place::Direct { sub, .. }) = &mut src.value {
            *sub += if high { 2 } else { 0 };
        }
        if src.region == Region::PACKED {
            src.region = Region::Align1 {
                vert: 16,
                width: 8,
                horz: 2,
            };
        }
        Ok(src)
    }

    fn dst(&self, op: &GenOp, unit: u8, ty: Type) -> Result<Dst> {
        let Some((reg, file, _)) = op.dst else {
            return Ok(Dst::null(ty));
        };
        let (grf, sub) = self.location(reg, file, unit)?;
        Ok(Dst::grf(grf, sub, 1, ty))
    }

    // -- Pieces -------------------------------------------------------------------------------------------------------

    fn prologue(&mut self) {
        let dispatched = Src::reg(arf(SR0, 8), Type::Uw, Region::SCALAR);
        self.scalar(Opcode::Mov, flag_dst(F1), &[dispatched]);
        self.scalar(Opcode::Mov, flag_dst(F0), &[Src::imm(0, Type::Uw)]);
    }

    /// f0.0 becomes the running lanes.
    fn running_to_flag(&mut self) {
        self.scalar(Opcode::Mov, flag_dst(F0), &[flag_source(F1)]);
    }

    /// A comparison into f0.0: of the lanes that f0.0 has, or of one value.
    fn compare(&mut self, scope: Scope, cond: Cond, a: Src, b: Src) {
        let (exec, mask) = match scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Flag),
        };
        let srcs = self.legal(Opcode::Cmp, &[a, b]);
        let mut cmp = self.build(Opcode::Cmp, exec, mask, Dst::null(Type::D), &srcs);
        cmp.control.cond = cond;
        cmp.control.thread = ThreadControl::Switch;
        self.push(cmp);
    }

    /// A move of whole doublewords in the scope of an operation.
    fn mov(&mut self, scope: Scope, dst: Dst, src: Src) {
        match scope {
            Scope::Wave => self.scalar(Opcode::Mov, dst, &[src]),
            Scope::Lanes => self.simple(Opcode::Mov, self.exec(), Mask::Running, dst, &[src]),
        }
    }

    /// The same, only where f0.0 is set.
    fn mov_flagged(&mut self, scope: Scope, dst: Dst, src: Src) {
        let exec = match scope {
            Scope::Wave => ExecSize::S1,
            Scope::Lanes => self.exec(),
        };
        let mut mov = self.build(Opcode::Mov, exec, Mask::Flag, dst, &[src]);
        mov.control.no_mask = scope == Scope::Wave;
        self.push(mov);
    }

    fn send(&mut self, exec: ExecSize, mask: Mask, dst: Dst, payload: u8, message: Message, eot: bool) {
        let srcs = [
            Src::grf(payload, Type::Ud),
            Src::imm(message.descriptor(), Type::Ud),
        ];
        let mut send = self.build(Opcode::Send, exec, mask, dst, &srcs);
        if exec == ExecSize::S1 {
            send.src[0].region = Region::SCALAR;
        }
        send.send = Some(SendTo {
            sfid: message.sfid,
            eot,
        });
        self.push(send);
    }

    /// r0 goes to the first register of a payload.
    fn header(&mut self, register: u8) {
        let dst = Dst::grf(register, 0, 1, Type::Ud);
        self.simple(
            Opcode::Mov,
            ExecSize::S8,
            Mask::All,
            dst,
            &[Src::grf(0, Type::Ud)],
        );
    }

    // -- Operations -----------------------------------------------------------------------------------------------------

    fn inst(&mut self, inst: &MInst, next: Option<MBlock>) -> Result<()> {
        match inst {
            MInst::Op(op) => self.operation(op)?,
            MInst::Undef { .. } => {}
            MInst::Copy {
                file,
                width,
                dst,
                src,
            } => {
                let scope = if *file == SCALAR {
                    Scope::Wave
                } else {
                    Scope::Lanes
                };
                let first = |reg: &Reg| reg.as_physical().map_or(0, |preg| preg.first);
                let mut units: Vec<u8> = (0..*width).collect();
                if first(dst) > first(src) {
                    units.reverse();
                }
                for unit in units {
                    let (to, to_sub) = self.location(*dst, *file, unit)?;
                    let (from, from_sub) = self.location(*src, *file, unit)?;
                    let source = if scope == Scope::Wave {
                        Src::scalar(from, from_sub, Type::Ud)
                    } else {
                        Src::grf(from, Type::Ud)
                    };
                    self.mov(scope, Dst::grf(to, to_sub, 1, Type::Ud), source);
                }
            }
            MInst::Spill { width, src, slot } => {
                for unit in 0..*width {
                    let (from, _) = self.location(*src, crate::machine::VECTOR, unit)?;
                    self.header(FIRST_PAYLOAD);
                    let dst = Dst::grf(FIRST_PAYLOAD + 1, 0, 1, Type::Ud);
                    let exec = self.exec();
                    self.simple(Opcode::Mov, exec, Mask::All, dst, &[Src::grf(from, Type::Ud)]);
                    let message = Message::new(DataMessage::ScratchWrite {
                        registers: self.span(),
                        slot: self.slot(*slot, unit)?,
                        masked: true,
                    });
                    self.send(
                        exec,
                        Mask::Running,
                        Dst::null(Type::Uw),
                        FIRST_PAYLOAD,
                        message,
                        false,
                    );
                }
            }
            MInst::Reload { width, dst, slot } => {
                for unit in 0..*width {
                    let (to, _) = self.location(*dst, crate::machine::VECTOR, unit)?;
                    let message = Message::new(DataMessage::ScratchRead {
                        registers: self.span(),
                        slot: self.slot(*slot, unit)?,
                    });
                    let exec = self.exec();
                    self.send(
                        exec,
                        Mask::Running,
                        Dst::grf(to, 0, 1, Type::Uw),
                        0,
                        message,
                        false,
                    );
                }
            }
            MInst::Park { unit, lane, src } => {
                let (to, to_sub) = self.lane_place(*unit, *lane)?;
                let (from, from_sub) = self.location(Reg::Physical(*src), SCALAR, 0)?;
                let dst = Dst::grf(to, to_sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
            }
            MInst::Unpark { dst, unit, lane } => {
                let (from, from_sub) = self.lane_place(*unit, *lane)?;
                let (to, to_sub) = self.location(Reg::Physical(*dst), SCALAR, 0)?;
                let dst = Dst::grf(to, to_sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
            }
            MInst::Lanes { step, mask } => match step {
                LaneStep::Keep => {
                    let (to, sub) = self.location(*mask, SCALAR, 0)?;
                    self.scalar(Opcode::Mov, Dst::grf(to, sub, 1, Type::Ud), &[flag_source(F1)]);
                }
                LaneStep::All => self.scalar(Opcode::Mov, flag_dst(F1), &[Src::imm(0xffff, Type::Uw)]),
                LaneStep::Restore => {
                    let (from, sub) = self.location(*mask, SCALAR, 0)?;
                    self.scalar(Opcode::Mov, flag_dst(F1), &[Src::scalar(from, sub, Type::Uw)]);
                }
            },
            MInst::Jump { target } => {
                if next != Some(*target) {
                    self.jump(*target, None);
                }
            }
            MInst::Branch {
                cond,
                targets: [yes, no],
            } => {
                if next == Some(*yes) {
                    self.jump(*no, Some((*cond, true)));
                } else {
                    self.jump(*yes, Some((*cond, false)));
                    if next != Some(*no) {
                        self.jump(*no, None);
                    }
                }
            }
            MInst::End => {
                self.header(END_PAYLOAD);
                let message = Message::new(DataMessage::EndOfThread);
                let null = Dst::null(Type::Uw);
                self.send(ExecSize::S8, Mask::All, null, END_PAYLOAD, message, true);
            }
        }
        Ok(())
    }

    /// Register offset in scratch of a unit in the spill area.
    fn slot(&self, slot: u32, unit: u8) -> Result<u16> {
        let register = (slot / 4 + u32::from(unit)) * u32::from(self.span());
        u16::try_from(register)
            .ok()
            .filter(|&register| register < 384)
            .ok_or(EmitError::Scratch(register * 32))
    }

    fn lane_place(&self, unit: wavelift_codegen::machine::PReg, lane: u8) -> Result<(u8, u8)> {
        let (grf, _) = self.location(Reg::Physical(unit), crate::machine::VECTOR, 0)?;
        Ok((grf + lane / 8, lane % 8 * 4))
    }

    fn jump(&mut self, target: MBlock, cond: Option<(BranchCond, bool)>) {
        let mut jump = Inst::new(Opcode::Jmpi, ExecSize::S1);
        jump.src[1] = Src::imm(0, Type::D);
        if let Some((cond, inverse)) = cond {
            // Any of 8 or 16 lanes.
            let any = if self.simd == SimdWidth::Simd8 { 8 } else { 10 };
            let (flag, control) = match cond {
                BranchCond::ExecNonZero => (1, any),
                BranchCond::AnyLane => (0, any),
                BranchCond::Flag => (0, 1),
            };
            jump.control.flag = Flag { reg: flag, sub: 0 };
            jump.control.pred = Predicate { control, inverse };
        }
        let at = self.push(jump);
        self.jumps.push((at, target));
    }

    fn operation(&mut self, op: &GenOp) -> Result<()> {
        let scope = op.scope;
        let exec = self.exec();
        match op.kind {
            Kind::Alu {
                op: code,
                math,
                ty,
                dst,
            } => self.alu(op, code, math, ty, dst)?,
            Kind::MinMax { cond, ty } => {
                let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
                let srcs = self.legal(Opcode::Sel, &[a, b]);
                let dst = self.dst(op, 0, ty)?;
                // With a condition `sel` takes no predicate: lanes are chosen when the result moves.
                let (exec, to) = match scope {
                    Scope::Wave => (ExecSize::S1, dst),
                    Scope::Lanes => (exec, Dst::grf(TEMP[0], 0, 1, ty)),
                };
                let mut select = self.build(Opcode::Sel, exec, Mask::All, to, &srcs);
                select.control.cond = cond;
                self.push(select);
                if scope == Scope::Lanes {
                    self.mov(scope, Dst { ty: Type::Ud, ..dst }, Src::grf(TEMP[0], Type::Ud));
                }
            }
            Kind::Mad => self.mad(op)?,
            Kind::MulLow => self.multiply(op)?,
            Kind::MulHigh { ty } => self.multiply_high(op, ty)?,
            Kind::Compare { cond, ty } => {
                if scope == Scope::Lanes {
                    self.running_to_flag();
                }
                let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
                self.compare(scope, cond, a, b);
                let dst = self.dst(op, 0, Type::Ud)?;
                if scope == Scope::Lanes {
                    self.scalar(Opcode::Mov, dst, &[flag_source(F0)]);
                } else {
                    self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
                    self.mov_flagged(Scope::Wave, dst, Src::imm(1, Type::Ud));
                }
            }
            Kind::Test => {
                let value = self.source(op.srcs[0], Type::D, 0)?;
                self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
            }
            Kind::TestLanes => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::And, flag_dst(F0), &[flag_source(F1), lanes]);
            }
            Kind::Spread => {
                let value = self.source(op.srcs[0], Type::D, 0)?;
                self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
                self.mov_flagged(Scope::Wave, dst, Src::imm(0xffff, Type::Ud));
            }
            Kind::Select => {
                if scope == Scope::Lanes {
                    let lanes = self.lanes(op.srcs[0])?;
                    self.scalar(Opcode::And, flag_dst(F0), &[flag_source(F1), lanes]);
                } else {
                    let value = self.source(op.srcs[0], Type::D, 0)?;
                    self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
                }
                let units = (op.srcs.len() - 1) / 2;
                for unit in 0..units {
                    let dst = self.dst(op, unit as u8, Type::Ud)?;
                    let yes = self.source(op.srcs[1 + unit], Type::Ud, 0)?;
                    let no = self.source(op.srcs[1 + units + unit], Type::Ud, 0)?;
                    self.mov(scope, dst, no);
                    self.mov_flagged(scope, dst, yes);
                }
            }
            Kind::Tuple => {
                for (unit, &source) in op.srcs.iter().enumerate() {
                    let (dst, src) = (
                        self.dst(op, unit as u8, Type::Ud)?,
                        self.source(source, Type::Ud, 0)?,
                    );
                    self.mov(scope, dst, src);
                }
            }
            Kind::AddWide { subtract } => self.add_wide(op, subtract)?,
            Kind::AndNot => {
                let (a, b) = (
                    self.source(op.srcs[0], Type::Ud, 0)?,
                    self.source(op.srcs[1], Type::Ud, 0)?,
                );
                let temp = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
                self.scalar(Opcode::Not, temp, &[b]);
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::And, dst, &[a, Src::scalar(TEMP_SCALARS, 0, Type::Ud)]);
            }
            Kind::GetExec => {
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[flag_source(F1)]);
            }
            Kind::SetExec => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::Mov, flag_dst(F1), &[lanes]);
            }
            Kind::LaneNumber => {
                self.lane_numbers();
                let dst = self.dst(op, 0, Type::Ud)?;
                self.mov(Scope::Lanes, dst, Src::grf(TEMP[0], Type::Uw));
            }
            Kind::PrivateAddress { bytes } => self.private_address(op, bytes)?,
            Kind::SymbolAddress { symbol, high } => {
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
                let kind = if high {
                    RelocationKind::AddressHigh32
                } else {
                    RelocationKind::Address32
                };
                self.fixups.push((self.insts.len() - 1, symbol, kind));
            }
            Kind::Load {
                surface,
                access,
                offset,
            } => self.load(op, surface, access, offset)?,
            Kind::Store {
                surface,
                access,
                offset,
            } => {
                let simd = self.simd.channels() as u8;
                let kind = match access {
                    Access::Dwords(count) => DataMessage::UntypedWrite {
                        simd,
                        components: (1 << count) - 1,
                        surface,
                    },
                    Access::Bytes(bytes) => DataMessage::ByteWrite {
                        simd,
                        size: element(bytes),
                        surface,
                    },
                };
                self.payload(op, offset)?;
                let null = Dst::null(Type::Uw);
                self.send(
                    exec,
                    Mask::Running,
                    null,
                    FIRST_PAYLOAD,
                    Message::new(kind),
                    false,
                );
            }
            Kind::Atomic {
                surface,
                op: atomic,
                offset,
            } => self.atomic(op, surface, atomic, offset)?,
            Kind::Fence => {
                self.header(FIRST_PAYLOAD);
                let done = FIRST_PAYLOAD + 1;
                let message = Message::new(DataMessage::Fence { commit: true });
                let dst = Dst::grf(done, 0, 1, Type::Uw);
                self.send(ExecSize::S1, Mask::All, dst, FIRST_PAYLOAD, message, false);
                self.scalar(
                    Opcode::Mov,
                    Dst::null(Type::Ud),
                    &[Src::scalar(done, 0, Type::Ud)],
                );
            }
            Kind::Barrier => {
                let payload = Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud);
                self.simple(
                    Opcode::Mov,
                    ExecSize::S8,
                    Mask::All,
                    payload,
                    &[Src::imm(0, Type::Ud)],
                );
                let id = Dst::grf(FIRST_PAYLOAD, 8, 1, Type::Ud);
                self.scalar(
                    Opcode::And,
                    id,
                    &[Src::scalar(0, 8, Type::Ud), Src::imm(0x0f00_0000, Type::Ud)],
                );
                let message = Message::new(DataMessage::Barrier);
                let null = Dst::null(Type::Uw);
                self.send(ExecSize::S8, Mask::All, null, FIRST_PAYLOAD, message, false);
                let wait = Inst::new(Opcode::Wait, ExecSize::S1);
                self.push(wait);
                self.barriers = true;
            }
        }
        Ok(())
    }

    /// One instruction of the table; integer division in halves of eight channels.
    fn alu(&mut self, op: &GenOp, code: Opcode, math: Option<MathFn>, ty: Type, dst_ty: Type) -> Result<()> {
        let halves = math.is_some_and(MathFn::is_integer) && op.scope == Scope::Lanes;
        let parts = if halves { self.span() } else { 1 };
        for half in 0..parts {
            let mut srcs = Vec::new();
            for &source in &op.srcs {
                srcs.push(self.source(source, ty, half)?);
            }
            let mut srcs = self.legal(code, &srcs);
            if math.is_some() && srcs.len() == 1 {
                srcs.push(Src::reg(Place::NULL, ty, Region::PACKED));
            }
            let mut dst = self.dst(op, 0, dst_ty)?;
            let (exec, mask) = match op.scope {
                Scope::Wave => (ExecSize::S1, Mask::All),
                Scope::Lanes if halves => (ExecSize::S8, Mask::Running),
                Scope::Lanes => (self.exec(), Mask::Running),
            };
            if let Place::Direct { reg, .. } = &mut dst.place {
                *reg += half;
            }
            let mut inst = self.build(code, exec, mask, dst, &srcs);
            inst.math = math;
            inst.control.quarter = half;
            self.push(inst);
        }
        Ok(())
    }

    /// `a * b + c`; the addend comes first, and operands are registers in Align16.
    fn mad(&mut self, op: &GenOp) -> Result<()> {
        let order = [op.srcs[2], op.srcs[0], op.srcs[1]];
        for half in 0..self.span() {
            let mut srcs = Vec::new();
            for (index, &source) in order.iter().enumerate() {
                let mut src = match source {
                    Source::Imm(bits) => self.in_temp(index as u8, bits, Type::F),
                    _ => self.source(source, Type::F, half)?,
                };
                let scalar = src.region == Region::SCALAR;
                src.region = Region::Three {
                    scalar,
                    swizzle: if scalar { Swizzle(0) } else { Swizzle::XYZW },
                };
                srcs.push(src);
            }
            let mut dst = self.dst(op, 0, Type::F)?;
            dst.mask = 15;
            if let Place::Direct { reg, .. } = &mut dst.place {
                *reg += half;
            }
            let mut inst = self.build(Opcode::Mad, ExecSize::S8, Mask::Running, dst, &srcs);
            inst.control.access = isa::Access::Align16;
            inst.control.quarter = half;
            self.push(inst);
        }
        Ok(())
    }

    /// Products of doublewords are made of two with a word each.
    fn multiply(&mut self, op: &GenOp) -> Result<()> {
        let (mut a, mut b) = (op.srcs[0], op.srcs[1]);
        if matches!(a, Source::Imm(_)) {
            std::mem::swap(&mut a, &mut b);
        }
        let (exec, mask) = match op.scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Running),
        };
        let dst = self.dst(op, 0, Type::Ud)?;
        let mut first = self.source(a, Type::Ud, 0)?;
        if let Some(bits) = first.immediate() {
            first = self.in_temp(0, bits, Type::Ud);
        }
        if let Source::Imm(bits) = b
            && bits < 0x1_0000
        {
            self.simple(Opcode::Mul, exec, mask, dst, &[first, Src::imm(bits, Type::Uw)]);
            return Ok(());
        }
        let (low, high) = (self.word_half(b, false, 0)?, self.word_half(b, true, 0)?);
        let (temps, subs, region) = match op.scope {
            Scope::Wave => ([TEMP_SCALARS; 2], [0, 4], Region::SCALAR),
            Scope::Lanes => (
                TEMP,
                [0, 0],
                Region::Align1 {
                    vert: 16,
                    width: 8,
                    horz: 2,
                },
            ),
        };
        for (index, word) in [low, high].into_iter().enumerate() {
            let to = Dst::grf(temps[index], subs[index], 1, Type::Ud);
            self.simple(Opcode::Mul, exec, mask, to, &[first, word]);
        }
        let word =
            |index: usize, high: u8| Src::reg(Place::grf(temps[index], subs[index] + high), Type::Uw, region);
        let stride = if op.scope == Scope::Wave { 1 } else { 2 };
        let to = Dst::grf(temps[0], subs[0] + 2, stride, Type::Uw);
        self.simple(Opcode::Add, exec, mask, to, &[word(0, 2), word(1, 0)]);
        let result = match op.scope {
            Scope::Wave => Src::scalar(temps[0], subs[0], Type::Ud),
            Scope::Lanes => Src::grf(temps[0], Type::Ud),
        };
        self.mov(op.scope, dst, result);
        Ok(())
    }

    /// The accumulator serves the first quarter only, so halves are computed in all channels and moved to the lanes.
    fn multiply_high(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        for half in 0..self.span() {
            let (a, b) = (
                self.source(op.srcs[0], ty, half)?,
                self.source(op.srcs[1], ty, half)?,
            );
            let srcs = self.legal(Opcode::Mul, &[a, b]);
            let acc = Dst {
                place: arf(ACC0, 0),
                ..Dst::null(ty)
            };
            let mul = self.build(Opcode::Mul, ExecSize::S8, Mask::All, acc, &srcs);
            self.push(mul);
            let to = Dst::grf(TEMP[0] + half, 0, 1, ty);
            let mut mach = self.build(Opcode::Mach, ExecSize::S8, Mask::All, to, &srcs);
            mach.control.acc_write = true;
            self.push(mach);
        }
        let dst = self.dst(op, 0, Type::Ud)?;
        self.mov(Scope::Lanes, dst, Src::grf(TEMP[0], Type::Ud));
        Ok(())
    }

    fn add_wide(&mut self, op: &GenOp, subtract: bool) -> Result<()> {
        let (exec, mask) = match op.scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Running),
        };
        let mut srcs = Vec::new();
        for (index, &source) in op.srcs.iter().enumerate() {
            let source = if subtract && index >= 2 {
                source.negated(Type::D)
            } else {
                source
            };
            srcs.push(self.source(source, Type::D, 0)?);
        }
        let plain = |at: &Self, index: usize| at.source(op.srcs[index], Type::Ud, 0);
        let [low, high] = [self.dst(op, 0, Type::D)?, self.dst(op, 1, Type::D)?];
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        if subtract {
            // A borrow if the first is less.
            let (a, b) = (plain(self, 0)?, plain(self, 2)?);
            self.compare(op.scope, Cond::L, a, b);
        }
        self.simple(Opcode::Add, exec, mask, low, &[srcs[0], srcs[2]]);
        if !subtract {
            // A carry if the sum is less than a term.
            let term = plain(self, 2)?;
            let mut sum = match op.scope {
                Scope::Wave => Src::scalar(0, 0, Type::Ud),
                Scope::Lanes => Src::grf(0, Type::Ud),
            };
            sum.value = isa::SrcValue::Reg(low.place);
            self.compare(op.scope, Cond::L, sum, term);
        }
        self.simple(Opcode::Add, exec, mask, high, &[srcs[1], srcs[3]]);
        let mut one = match op.scope {
            Scope::Wave => Src::scalar(0, 0, Type::D),
            Scope::Lanes => Src::grf(0, Type::D),
        };
        one.value = isa::SrcValue::Reg(high.place);
        let carry = Src::imm(if subtract { u32::MAX } else { 1 }, Type::D);
        let mut add = self.build(Opcode::Add, exec, Mask::Flag, high, &[one, carry]);
        add.control.no_mask = op.scope == Scope::Wave;
        self.push(add);
        Ok(())
    }

    /// Numbers of the lanes, as words, in the first temporary.
    fn lane_numbers(&mut self) {
        let words = |sub: u8| Dst::grf(TEMP[0], sub, 1, Type::Uw);
        let numbers = Src::imm(0x7654_3210, Type::V);
        self.simple(Opcode::Mov, ExecSize::S8, Mask::All, words(0), &[numbers]);
        if self.simd == SimdWidth::Simd16 {
            let srcs = [Src::grf(TEMP[0], Type::Uw), Src::imm(8, Type::Uw)];
            self.simple(Opcode::Add, ExecSize::S8, Mask::All, words(16), &srcs);
        }
    }

    /// Private memory of all hardware threads, then of this one, then of the lane.
    fn private_address(&mut self, op: &GenOp, bytes: u32) -> Result<()> {
        let thread_bytes = bytes * self.simd.channels();
        if thread_bytes >= 0x1_0000 {
            return Err(EmitError::Unsupported(
                "private memory of more than 4 KB per work-item",
            ));
        }
        let temp = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
        let at = Src::scalar(TEMP_SCALARS, 0, Type::Ud);
        let thread = self.source(abi::thread(), Type::Ud, 0)?;
        self.scalar(Opcode::And, temp, &[thread, Src::imm(0x1ff, Type::Ud)]);
        self.scalar(Opcode::Mul, temp, &[at, Src::imm(thread_bytes, Type::Uw)]);
        let base = self.source(abi::private(), Type::Ud, 0)?;
        self.scalar(Opcode::Add, temp, &[at, base]);
        self.lane_numbers();
        let vector = Dst::grf(TEMP[1], 0, 1, Type::Ud);
        self.mov(Scope::Lanes, vector, Src::grf(TEMP[0], Type::Uw));
        let exec = self.exec();
        let srcs = [Src::grf(TEMP[1], Type::Ud), Src::imm(bytes, Type::Uw)];
        self.simple(Opcode::Mul, exec, Mask::Running, vector, &srcs);
        let dst = self.dst(op, 0, Type::Ud)?;
        self.simple(
            Opcode::Add,
            exec,
            Mask::Running,
            dst,
            &[Src::grf(TEMP[1], Type::Ud), at],
        );
        Ok(())
    }

    /// An address with an offset, at the start of the payload.
    fn address(&mut self, exec: ExecSize, mask: Mask, source: Source, offset: i32) -> Result<()> {
        let dst = Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud);
        let src = self.source(source, Type::Ud, 0)?;
        match (offset, src.immediate()) {
            (0, _) => self.simple(Opcode::Mov, exec, mask, dst, &[src]),
            (_, Some(bits)) => {
                let sum = Src::imm(bits.wrapping_add(offset as u32), Type::Ud);
                self.simple(Opcode::Mov, exec, mask, dst, &[sum]);
            }
            _ => self.simple(
                Opcode::Add,
                exec,
                mask,
                dst,
                &[src, Src::imm(offset as u32, Type::Ud)],
            ),
        }
        Ok(())
    }

    /// Address and data of an operation that has both.
    fn payload(&mut self, op: &GenOp, offset: i32) -> Result<()> {
        let exec = self.exec();
        self.address(exec, Mask::Running, op.srcs[0], offset)?;
        for (index, &source) in op.srcs[1..].iter().enumerate() {
            let register = FIRST_PAYLOAD + self.span() * (1 + index as u8);
            let src = self.source(source, Type::Ud, 0)?;
            self.mov(Scope::Lanes, Dst::grf(register, 0, 1, Type::Ud), src);
        }
        Ok(())
    }

    fn load(&mut self, op: &GenOp, surface: u8, access: Access, offset: i32) -> Result<()> {
        let simd = match op.scope {
            Scope::Wave => 8,
            Scope::Lanes => self.simd.channels() as u8,
        };
        let kind = match access {
            Access::Dwords(count) => DataMessage::UntypedRead {
                simd,
                components: (1 << count) - 1,
                surface,
            },
            Access::Bytes(bytes) => DataMessage::ByteRead {
                simd,
                size: element(bytes),
                surface,
            },
        };
        let message = Message::new(kind);
        if op.scope == Scope::Lanes {
            let mut payload = FIRST_PAYLOAD;
            match op.srcs[0] {
                Source::Reg { reg, part, file, .. } if offset == 0 && file != SCALAR => {
                    payload = self.location(reg, file, part.start)?.0;
                }
                source => self.address(self.exec(), Mask::Running, source, offset)?,
            }
            let dst = self.dst(op, 0, Type::Uw)?;
            self.send(self.exec(), Mask::Running, dst, payload, message, false);
            return Ok(());
        }
        // All channels read the same; the first has what is wanted.
        self.address(ExecSize::S8, Mask::All, op.srcs[0], offset)?;
        let response = FIRST_PAYLOAD + 1;
        let dst = Dst::grf(response, 0, 1, Type::Uw);
        self.send(ExecSize::S8, Mask::All, dst, FIRST_PAYLOAD, message, false);
        for unit in 0..message.response {
            let dst = self.dst(op, unit, Type::Ud)?;
            self.scalar(Opcode::Mov, dst, &[Src::scalar(response + unit, 0, Type::Ud)]);
        }
        Ok(())
    }

    fn atomic(&mut self, op: &GenOp, surface: u8, atomic: AtomicOp, offset: i32) -> Result<()> {
        let message = Message::new(DataMessage::UntypedAtomic {
            simd: self.simd.channels() as u8,
            op: atomic,
            returns: op.dst.is_some(),
            surface,
        });
        self.payload(op, offset)?;
        let dst = self.dst(op, 0, Type::Uw)?;
        self.send(self.exec(), Mask::Running, dst, FIRST_PAYLOAD, message, false);
        Ok(())
    }
}

fn element(bytes: u8) -> isa::ElementSize {
    match bytes {
        1 => isa::ElementSize::Byte,
        2 => isa::ElementSize::Word,
        _ => isa::ElementSize::Dword,
    }
}
