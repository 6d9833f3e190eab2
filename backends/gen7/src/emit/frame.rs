//! Frames of functions: saved registers, spills, calls and returns, by the convention of [`crate::calls`].
//!
//! A function's frame of registers has its spilled vectors first, then what it saves. Registers are saved whole, with all channels:
//! those that do not run get back what their lane waits with. Spills are written and read by the running lanes, because lanes that
//! wait may share their place.

use super::*;
use crate::calls::{FRAME_REGISTER, Field, is_kept};
use std::collections::BTreeSet;
use wavelift_codegen::machine::{MachInst, OperandKind, PReg, Pseudo};

/// Bytes of a block of a message.
const BLOCK_BYTES: u32 = 16;
/// Blocks of a register.
const REGISTER_BLOCKS: u32 = 2;

/// How a kernel or function finds its memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Frame {
    /// A kernel that calls nothing.
    #[default]
    Plain,
    /// A kernel that calls functions. Its own spills are in scratch memory.
    Caller {
        /// Bytes of its variables per lane, after which functions have theirs.
        variables: u32,
        /// Bytes of variables per lane in all.
        stride: u32,
        /// Bytes of private memory of a thread, variables and registers.
        thread_bytes: u32,
    },
    /// A function.
    Function {
        /// Bytes of its frame of variables per lane.
        variables: u32,
    },
}

impl Frame {
    /// Bytes of its variables per lane, where calls are.
    pub(crate) fn variables(&self) -> u32 {
        match *self {
            Frame::Plain => 0,
            Frame::Caller { variables, .. } | Frame::Function { variables } => variables,
        }
    }
}

/// The frame of registers of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Saved {
    /// Whether spills are in it.
    pub(super) in_frame: bool,
    /// Runs of registers: the first, how many (4, 2 or 1), the block in the frame.
    runs: Vec<(u8, u8, u32)>,
    /// Bytes.
    pub(super) bytes: u32,
}

impl Saved {
    /// What an allocated function must give back.
    pub(super) fn of(func: &MachFunc<MInst>, simd: SimdWidth, frame: &Frame) -> Saved {
        let Frame::Function { .. } = frame else {
            return Saved::default();
        };
        let span = (simd.channels() / 8) as u8;
        let mut registers = BTreeSet::new();
        let mut keep = |preg: PReg| {
            for unit in preg.first..preg.first + u16::from(preg.width) {
                let one = PReg::new(preg.file, unit, 1);
                if !is_kept(simd, one) {
                    continue;
                }
                if preg.file == SCALAR {
                    registers.insert(FIRST_SCALAR + (unit / 8) as u8);
                } else {
                    let first = FIRST_VECTOR + unit as u8 * span;
                    registers.extend(first..first + span);
                }
            }
        };
        let (mut operands, mut calls) = (Vec::new(), false);
        for inst in func.order.iter().flat_map(|&block| &func.blocks[block].insts) {
            match inst {
                MInst::Pseudo(Pseudo::Park { unit, .. }) => keep(*unit),
                MInst::Pseudo(Pseudo::Unpark { dst, .. }) => keep(*dst),
                MInst::Pseudo(Pseudo::Call(_)) => calls = true,
                _ => {}
            }
            operands.clear();
            inst.operands(&mut operands);
            for operand in &operands {
                if let (true, Some(preg)) = (operand.kind != OperandKind::Use, operand.reg.as_physical()) {
                    keep(preg);
                }
            }
        }
        if calls {
            registers.insert(FRAME_REGISTER);
        }
        let mut block = func.spill_bytes / 4 * u32::from(span) * REGISTER_BLOCKS;
        let mut runs = Vec::new();
        let list: Vec<u8> = registers.into_iter().collect();
        let mut rest = &list[..];
        while let Some(&first) = rest.first() {
            let follows = |count: usize| rest.get(count - 1) == Some(&(first + count as u8 - 1));
            let count = [4, 2, 1].into_iter().find(|&count| follows(count)).unwrap_or(1);
            runs.push((first, count as u8, block));
            block += count as u32 * REGISTER_BLOCKS;
            rest = &rest[count..];
        }
        Saved {
            in_frame: true,
            runs,
            bytes: block * BLOCK_BYTES,
        }
    }
}

/// A field of the frame register as a source.
pub(super) fn field(field: Field) -> Src {
    Src::scalar(FRAME_REGISTER, field.byte(), Type::Ud)
}

fn field_dst(field: Field) -> Dst {
    Dst::grf(FRAME_REGISTER, field.byte(), 1, Type::Ud)
}

/// Channels of a message with so many registers of blocks.
fn block_exec(registers: u8) -> ExecSize {
    if registers == 1 {
        ExecSize::S8
    } else {
        ExecSize::S16
    }
}

impl Emitter<'_, '_> {
    /// Sets up the frame register of a kernel that calls.
    pub(super) fn make_frame(&mut self) -> Result<()> {
        let Frame::Caller {
            variables,
            stride,
            thread_bytes,
        } = self.frame
        else {
            return Ok(());
        };
        self.fill(FRAME_REGISTER, ud(0));
        self.private_base(field_dst(Field::Base), thread_bytes)?;
        self.scalar(Opcode::Mov, field_dst(Field::Stride), &[ud(stride)]);
        let (registers, bytes) = (field_dst(Field::Registers), stride * self.simd.channels());
        self.scalar(Opcode::Add, registers, &[field(Field::Base), ud(bytes)]);
        let blocks = [field(Field::Registers), ud(BLOCK_BYTES.ilog2())];
        self.scalar(Opcode::Shr, registers, &blocks);
        self.scalar(Opcode::Mov, field_dst(Field::Variables), &[ud(variables)]);
        Ok(())
    }

    /// A header for blocks of the frame of registers.
    fn frame_header(&mut self, block: u32) {
        self.fill(FIRST_PAYLOAD, Src::grf(FRAME_REGISTER, Type::Ud));
        if block > 0 {
            let offset = Dst::grf(FIRST_PAYLOAD, Field::Registers.byte(), 1, Type::Ud);
            self.scalar(Opcode::Add, offset, &[field(Field::Registers), ud(block)]);
        }
    }

    pub(super) fn save_registers(&mut self) {
        for (first, count, block) in self.saved.runs.clone() {
            self.frame_header(block);
            for index in 0..count {
                let from = Src::grf(first + index, Type::Ud);
                self.fill(FIRST_PAYLOAD + 1 + index, from);
            }
            let message = DataMessage::BlockWrite {
                blocks: count * REGISTER_BLOCKS as u8,
                high: false,
                surface: isa::SURFACE_STATELESS,
            };
            self.send(block_exec(count), Mask::All, NOWHERE, FIRST_PAYLOAD, message);
        }
    }

    pub(super) fn restore_and_return(&mut self) {
        for (first, count, block) in self.saved.runs.clone() {
            // The frame register comes first: its pointers are those of the function anyway.
            self.frame_header(block);
            let message = DataMessage::BlockRead {
                blocks: count * REGISTER_BLOCKS as u8,
                high: false,
                unaligned: false,
                surface: isa::SURFACE_STATELESS,
            };
            let first = to(first, Type::Uw);
            self.send(block_exec(count), Mask::All, first, FIRST_PAYLOAD, message);
        }
        let mut ret = Inst::new(Opcode::Ret, ExecSize::S2);
        let place = Place::grf(FRAME_REGISTER, Field::Return.byte());
        ret.src[0] = Src::reg(place, Type::D, Region::PAIR);
        self.push(ret);
    }

    /// Moves the pointers of the frame over it, or back.
    fn move_frame(&mut self, back: bool) {
        let Frame::Function { variables } = self.frame else {
            return;
        };
        for (pointer, step) in [
            (Field::Registers, self.saved.bytes / BLOCK_BYTES),
            (Field::Variables, variables),
        ] {
            if step > 0 {
                let step = if back { step.wrapping_neg() } else { step };
                let (dst, src) = (field_dst(pointer), field(pointer));
                let (dst, src) = (Dst { ty: Type::D, ..dst }, Src { ty: Type::D, ..src });
                self.scalar(Opcode::Add, dst, &[src, Src::imm(step, Type::D)]);
            }
        }
    }

    pub(super) fn call(&mut self, callee: FuncRef) {
        self.move_frame(false);
        let mut call = Inst::new(Opcode::Call, ExecSize::S2).of(self.generation());
        call.dst = Dst::grf(FRAME_REGISTER, Field::Return.byte(), 1, Type::D);
        let at = self.push_long(call);
        let callee = Referent::Function(callee);
        if self.far_calls {
            // The call leads after the jump that it comes back to, and from there on to the callee.
            self.code.units[at].jip = 4;
            let over = self.jump_within(None, false);
            let onward = self.push(pointer_plus(0));
            self.land(over);
            self.refer(onward, callee, RelocationKind::Branch32);
        } else {
            let kind = match self.generation().call_unit() {
                1 => RelocationKind::Branch32,
                _ => RelocationKind::Branch16,
            };
            self.refer(at, callee, kind);
        }
        self.move_frame(true);
    }

    /// Addresses of the channels' doublewords of a spilled unit, at the start of the payload.
    fn spill_place(&mut self, slot: u32, unit: u8) {
        let bytes = (slot / 4 + u32::from(unit)) * u32::from(self.span()) * 32;
        self.lane_numbers();
        let (registers, at) = (field(Field::Registers), temp(0, Type::Ud));
        self.scalar(Opcode::Add, temp_dst(0), &[registers, ud(bytes / BLOCK_BYTES)]);
        self.scalar(Opcode::Shl, temp_dst(0), &[at, ud(BLOCK_BYTES.ilog2())]);
        let exec = self.exec();
        let (numbers, four) = (Src::grf(TEMP[0], Type::Uw), Src::imm(4, Type::Uw));
        let (payload, lanes) = (to(FIRST_PAYLOAD, Type::Ud), Src::grf(FIRST_PAYLOAD, Type::Ud));
        self.emit(Opcode::Mul, exec, Mask::All, payload, &[numbers, four]);
        self.emit(Opcode::Add, exec, Mask::All, payload, &[lanes, at]);
    }

    pub(super) fn spill_to_frame(&mut self, from: u8, unit: u8, slot: u32) {
        self.spill_place(slot, unit);
        let exec = self.exec();
        let (data, from) = (
            to(FIRST_PAYLOAD + self.span(), Type::Ud),
            Src::grf(from, Type::Ud),
        );
        self.emit(Opcode::Mov, exec, Mask::All, data, &[from]);
        let message = DataMessage::UntypedWrite {
            simd: self.simd.channels() as u8,
            components: 1,
            surface: self.surface(Space::Global),
        };
        self.send(exec, self.moved, NOWHERE, FIRST_PAYLOAD, message);
    }

    pub(super) fn reload_from_frame(&mut self, dst: Dst, unit: u8, slot: u32) {
        self.spill_place(slot, unit);
        let message = DataMessage::UntypedRead {
            simd: self.simd.channels() as u8,
            components: 1,
            surface: self.surface(Space::Global),
        };
        self.send(self.exec(), self.moved, dst, FIRST_PAYLOAD, message);
    }
}
