//! Messages: what the descriptor of a `send` says (GEN7 EU ISA, "send"; field positions as the open drivers use them).
//!
//! [`Message`] is a descriptor taken apart, for those messages that kernels send (`encode`, `decode`); `text` has what assembly shows of any.

mod decode;
mod encode;
mod text;

use decode::{data, sampler, scratch, typed, untyped_of};
pub(super) use text::message_text;

use super::generation::Generation;
use super::inst::{ExecSize, Inst, Sfid};
use super::operand::{Arf, Place};
use super::table::{Field, Opcode, Type, field as f};

/// Binding table index of the memory of the work-group.
pub const SURFACE_GROUP: u8 = 254;
/// Binding table index of the whole address space.
pub const SURFACE_STATELESS: u8 = 255;

/// What an atomic message does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum AtomicOp {
    /// `old & a`
    And = 1,
    /// `old | a`
    Or = 2,
    /// `old ^ a`
    Xor = 3,
    /// `a`
    Mov = 4,
    /// `old + 1`
    Inc = 5,
    /// `old - 1`
    Dec = 6,
    /// `old + a`
    Add = 7,
    /// `old - a`
    Sub = 8,
    /// `a - old`
    RevSub = 9,
    /// Signed maximum.
    IMax = 10,
    /// Signed minimum.
    IMin = 11,
    /// Unsigned maximum.
    UMax = 12,
    /// Unsigned minimum.
    UMin = 13,
    /// `b` if `old == a`
    CmpWr = 14,
    /// `old - 1`; returns the new value.
    PreDec = 15,
}

impl AtomicOp {
    /// Every operation.
    pub const ALL: [AtomicOp; 15] = [
        AtomicOp::And,
        AtomicOp::Or,
        AtomicOp::Xor,
        AtomicOp::Mov,
        AtomicOp::Inc,
        AtomicOp::Dec,
        AtomicOp::Add,
        AtomicOp::Sub,
        AtomicOp::RevSub,
        AtomicOp::IMax,
        AtomicOp::IMin,
        AtomicOp::UMax,
        AtomicOp::UMin,
        AtomicOp::CmpWr,
        AtomicOp::PreDec,
    ];

    /// Number of operands in the payload.
    pub fn operands(self) -> u8 {
        match self {
            AtomicOp::Inc | AtomicOp::Dec | AtomicOp::PreDec => 0,
            AtomicOp::CmpWr => 2,
            _ => 1,
        }
    }
}

/// Size of an element of a byte scattered message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ElementSize {
    /// 1 byte.
    Byte = 0,
    /// 2 bytes.
    Word = 1,
    /// 4 bytes.
    Dword = 2,
}

impl ElementSize {
    /// In bytes.
    pub fn bytes(self) -> u32 {
        1 << self as u32
    }
}

/// What a message asks of the sampler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum SampleOp {
    /// A sample at u, v, r; the level follows from neighbouring channels.
    Sample = 0,
    /// A sample of a level: lod, u, v, r.
    SampleL = 2,
    /// The element at integer coordinates: u, lod, v, r.
    Ld = 7,
    /// Sizes of a level: lod.
    Resinfo = 10,
    /// Samples of an element; nothing but a header.
    Sampleinfo = 11,
}

impl SampleOp {
    /// Every operation.
    pub const ALL: [SampleOp; 5] = [
        SampleOp::Sample,
        SampleOp::SampleL,
        SampleOp::Ld,
        SampleOp::Resinfo,
        SampleOp::Sampleinfo,
    ];

    /// The fewest and the most parameters of a channel.
    pub fn parameters(self) -> std::ops::RangeInclusive<u8> {
        match self {
            SampleOp::Sample => 1..=3,
            SampleOp::SampleL => 2..=4,
            SampleOp::Ld => 1..=4,
            SampleOp::Resinfo => 1..=1,
            SampleOp::Sampleinfo => 0..=0,
        }
    }

    /// Whether the payload begins with a header.
    pub fn has_header(self) -> bool {
        self == SampleOp::Sampleinfo
    }

    /// Its name in assembly.
    pub fn name(self) -> &'static str {
        match self {
            SampleOp::Sample => "sample",
            SampleOp::SampleL => "sample_l",
            SampleOp::Ld => "ld",
            SampleOp::Resinfo => "resinfo",
            SampleOp::Sampleinfo => "sampleinfo",
        }
    }
}

/// What a message asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataMessage {
    /// Each channel reads some dwords at a byte address.
    UntypedRead {
        /// Channels: 8 or 16.
        simd: u8,
        /// Components that are read, the first in bit 0.
        components: u8,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel writes some dwords at a byte address.
    UntypedWrite {
        /// Channels: 8 or 16.
        simd: u8,
        /// Components that are written.
        components: u8,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel does something to a dword.
    UntypedAtomic {
        /// Channels: 8 or 16.
        simd: u8,
        /// Operation.
        op: AtomicOp,
        /// The old value is returned.
        returns: bool,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel reads the element of a surface with a format; there are four components in the response.
    Sample {
        /// Channels: 8 or 16.
        simd: u8,
        /// Which element, or what is made of several.
        op: SampleOp,
        /// Doublewords of a channel in the payload.
        parameters: u8,
        /// Binding table index.
        surface: u8,
        /// Entry of the table of samplers.
        sampler: u8,
    },
    /// Each of eight channels reads components of an element of a surface with a format.
    TypedRead {
        /// The second eight channels.
        high: bool,
        /// Components that are read, the first in bit 0.
        components: u8,
        /// Doublewords of an address: u, v, r, lod.
        coordinates: u8,
        /// Binding table index.
        surface: u8,
    },
    /// Each of eight channels writes components of an element of a surface with a format.
    TypedWrite {
        /// The second eight channels.
        high: bool,
        /// Components that are written, the first in bit 0.
        components: u8,
        /// Doublewords of an address: u, v, r, lod.
        coordinates: u8,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel reads an element at a byte address.
    ByteRead {
        /// Channels: 8 or 16.
        simd: u8,
        /// Element.
        size: ElementSize,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel writes an element at a byte address.
    ByteWrite {
        /// Channels: 8 or 16.
        simd: u8,
        /// Element.
        size: ElementSize,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel reads a dword at a dword address.
    DwordRead {
        /// Channels: 8 or 16.
        simd: u8,
        /// Binding table index.
        surface: u8,
    },
    /// Each channel writes a dword at a dword address.
    DwordWrite {
        /// Channels: 8 or 16.
        simd: u8,
        /// Binding table index.
        surface: u8,
    },
    /// Consecutive blocks of 16 bytes are read at the offset in the header.
    BlockRead {
        /// Blocks: 1, 2, 4 or 8.
        blocks: u8,
        /// A single block goes to the upper half of the register.
        high: bool,
        /// The offset counts bytes instead of blocks.
        unaligned: bool,
        /// Binding table index.
        surface: u8,
    },
    /// Consecutive blocks of 16 bytes are written at the offset in the header.
    BlockWrite {
        /// Blocks: 1, 2, 4 or 8.
        blocks: u8,
        /// A single block comes from the upper half of the register.
        high: bool,
        /// Binding table index.
        surface: u8,
    },
    /// Registers of this thread's scratch memory are read.
    ScratchRead {
        /// Registers: 1, 2 or 4.
        registers: u8,
        /// Offset in registers.
        slot: u16,
    },
    /// Registers of this thread's scratch memory are written.
    ScratchWrite {
        /// Registers: 1, 2 or 4.
        registers: u8,
        /// Offset in registers.
        slot: u16,
        /// Only dwords of enabled channels are written.
        masked: bool,
    },
    /// Earlier memory accesses are done before later ones.
    Fence {
        /// The response register is written when they are.
        commit: bool,
    },
    /// This thread has arrived at the barrier of its work-group.
    Barrier,
    /// This thread ends.
    EndOfThread,
}

impl DataMessage {
    /// Binding table index of the memory that it accesses.
    pub fn surface(&self) -> Option<u8> {
        match *self {
            DataMessage::UntypedRead { surface, .. }
            | DataMessage::UntypedWrite { surface, .. }
            | DataMessage::UntypedAtomic { surface, .. }
            | DataMessage::Sample { surface, .. }
            | DataMessage::TypedRead { surface, .. }
            | DataMessage::TypedWrite { surface, .. }
            | DataMessage::ByteRead { surface, .. }
            | DataMessage::ByteWrite { surface, .. }
            | DataMessage::DwordRead { surface, .. }
            | DataMessage::DwordWrite { surface, .. }
            | DataMessage::BlockRead { surface, .. }
            | DataMessage::BlockWrite { surface, .. } => Some(surface),
            _ => None,
        }
    }
}

/// A message with its lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// Receiver.
    pub sfid: Sfid,
    /// Registers of the payload.
    pub length: u8,
    /// Registers of the response.
    pub response: u8,
    /// The first register of the payload is a header.
    pub header: bool,
    /// What it asks for.
    pub kind: DataMessage,
}

/// Encodings of [`DataMessage`] at the data port, without untyped messages.
mod kind {
    pub(super) const BLOCK_READ: u32 = 0;
    pub(super) const BLOCK_READ_UNALIGNED: u32 = 1;
    pub(super) const TYPED_READ: u32 = 5;
    pub(super) const TYPED_WRITE: u32 = 13;
    pub(super) const DWORD_READ: u32 = 3;
    pub(super) const BYTE_READ: u32 = 4;
    pub(super) const FENCE: u32 = 7;
    pub(super) const BLOCK_WRITE: u32 = 8;
    pub(super) const DWORD_WRITE: u32 = 11;
    pub(super) const BYTE_WRITE: u32 = 12;
}

const GATEWAY_BARRIER: u32 = 4;

impl Message {
    /// A message of a generation with the lengths that it needs. Messages of the data port go to the data cache.
    pub fn new(generation: Generation, kind: DataMessage) -> Message {
        let (length, response) = match kind {
            DataMessage::UntypedRead { simd, components, .. } => {
                (simd / 8, simd / 8 * components.count_ones() as u8)
            }
            DataMessage::UntypedWrite { simd, components, .. } => {
                (simd / 8 * (1 + components.count_ones() as u8), 0)
            }
            DataMessage::UntypedAtomic {
                simd, op, returns, ..
            } => (simd / 8 * (1 + op.operands()), if returns { simd / 8 } else { 0 }),
            DataMessage::Sample {
                simd, op, parameters, ..
            } => (u8::from(op.has_header()) + simd / 8 * parameters, simd / 8 * 4),
            DataMessage::TypedRead {
                components,
                coordinates,
                ..
            } => (1 + coordinates, components.count_ones() as u8),
            DataMessage::TypedWrite {
                components,
                coordinates,
                ..
            } => (1 + coordinates + components.count_ones() as u8, 0),
            DataMessage::ByteRead { simd, .. } | DataMessage::DwordRead { simd, .. } => (simd / 8, simd / 8),
            DataMessage::ByteWrite { simd, .. } | DataMessage::DwordWrite { simd, .. } => (simd / 4, 0),
            DataMessage::BlockRead { blocks, .. } => (1, blocks.div_ceil(2)),
            DataMessage::BlockWrite { blocks, .. } => (1 + blocks.div_ceil(2), 0),
            DataMessage::ScratchRead { registers, .. } => (1, registers),
            DataMessage::ScratchWrite { registers, .. } => (1 + registers, 0),
            DataMessage::Fence { commit } => (1, commit.into()),
            DataMessage::Barrier | DataMessage::EndOfThread => (1, 0),
        };
        let (sfid, header) = match kind {
            DataMessage::Barrier => (Sfid::Gateway, false),
            DataMessage::Sample { op, .. } => (Sfid::Sampler, op.has_header()),
            DataMessage::TypedRead { .. } | DataMessage::TypedWrite { .. } => (typed_port(generation), true),
            DataMessage::EndOfThread => (Sfid::ThreadSpawner, false),
            DataMessage::BlockRead { .. }
            | DataMessage::BlockWrite { .. }
            | DataMessage::ScratchRead { .. }
            | DataMessage::ScratchWrite { .. }
            | DataMessage::Fence { .. } => (Sfid::Data, true),
            DataMessage::UntypedRead { .. }
            | DataMessage::UntypedWrite { .. }
            | DataMessage::UntypedAtomic { .. } => (untyped_port(generation), false),
            _ => (Sfid::Data, false),
        };
        Message {
            sfid,
            length,
            response,
            header,
            kind,
        }
    }

    /// Takes a descriptor of a generation apart. `None` if it is a message that is not represented here (URB, gathers, typed atomics) or its
    /// control bits mean nothing.
    pub fn decode(generation: Generation, sfid: Sfid, descriptor: u32) -> Option<Message> {
        let bits = u128::from(descriptor);
        let get = |field: Field| field.get(bits);
        let kind = match sfid {
            Sfid::Gateway if get(f::GATEWAY_FUNCTION) == GATEWAY_BARRIER => DataMessage::Barrier,
            Sfid::ThreadSpawner if get(f::SPAWNER_OPCODE) == 0 => DataMessage::EndOfThread,
            Sfid::Sampler => sampler(bits)?,
            _ if sfid == typed_port(generation) && is_typed(bits) => typed(generation, bits)?,
            Sfid::Data if get(f::DATA_SCRATCH) == 1 => scratch(bits)?,
            Sfid::Data | Sfid::Data1 | Sfid::Const if get(f::DATA_SCRATCH) == 0 => {
                let untyped = sfid == Sfid::Const || sfid == untyped_port(generation);
                match untyped.then(|| untyped_of(generation, bits)).flatten() {
                    Some(kind) => kind,
                    None if sfid == Sfid::Data1 => return None,
                    None => data(bits)?,
                }
            }
            _ => return None,
        };
        Some(Message {
            sfid,
            length: get(f::MESSAGE_MLEN) as u8,
            response: get(f::MESSAGE_RLEN) as u8,
            header: get(f::MESSAGE_HEADER) == 1,
            kind,
        })
    }
}

/// The bits that are known of a descriptor in a0.0: those that the instruction in front of the message puts there by `or` with a constant. The
/// other source has the entries of tables, which are known when a kernel runs.
pub fn known_bits(before: &Inst, send: &Inst) -> Option<u32> {
    let register = send.send.is_some() && send.src[1].place().is_some_and(is_first_address);
    let control = &before.control;
    let plain = control.exec == ExecSize::S1 && control.no_mask && control.pred.control == 0;
    let made = before.op == Opcode::Or && before.dst.ty == Type::Ud && is_first_address(before.dst.place);
    (register && plain && made).then(|| before.src[1].immediate())?
}

/// Whether a place is a0.0.
fn is_first_address(place: Place) -> bool {
    place.arf() == Some(Arf::Address) && matches!(place, Place::Direct { sub: 0, .. })
}

/// The port of a generation's untyped messages.
fn untyped_port(generation: Generation) -> Sfid {
    Sfid::from_code(generation.untyped_port()).unwrap_or(Sfid::Data)
}

/// The port of a generation's typed messages.
fn typed_port(generation: Generation) -> Sfid {
    Sfid::from_code(generation.typed_port()).unwrap_or(Sfid::Render)
}

/// Whether the type of a message to the port of typed ones is theirs.
fn is_typed(bits: u128) -> bool {
    matches!(f::DATA_TYPE.get(bits), kind::TYPED_READ | kind::TYPED_WRITE)
}

/// A generation that sends untyped or typed messages to a port.
pub(super) fn of_port(port: Sfid) -> Generation {
    let mut all = Generation::ALL.into_iter();
    all.find(|&generation| [untyped_port(generation), typed_port(generation)].contains(&port))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Descriptors that the open drivers build.
    #[test]
    fn descriptors_of_drivers() {
        let cases = [
            (
                DataMessage::UntypedRead {
                    simd: 16,
                    components: 1,
                    surface: 2,
                },
                0x0421_5e02,
            ),
            (
                DataMessage::UntypedRead {
                    simd: 8,
                    components: 15,
                    surface: 2,
                },
                0x0241_6002,
            ),
            (
                DataMessage::UntypedWrite {
                    simd: 16,
                    components: 1,
                    surface: 2,
                },
                0x0803_5e02,
            ),
            (
                DataMessage::UntypedAtomic {
                    simd: 8,
                    op: AtomicOp::Add,
                    returns: true,
                    surface: 3,
                },
                0x0411_b703,
            ),
            (
                DataMessage::ScratchRead {
                    registers: 2,
                    slot: 5,
                },
                0x022c_1005,
            ),
            (
                DataMessage::ScratchWrite {
                    registers: 1,
                    slot: 5,
                    masked: true,
                },
                0x040f_0005,
            ),
            (DataMessage::Fence { commit: true }, 0x0219_e000),
            (DataMessage::Fence { commit: false }, 0x0209_c000),
            (DataMessage::Barrier, 0x0200_0004),
            (DataMessage::EndOfThread, 0x0200_0010),
        ];
        for (kind, descriptor) in cases {
            let message = Message::new(Generation::Gen7, kind);
            assert_eq!(message.descriptor(), descriptor, "{kind:?}");
            assert_eq!(
                Message::decode(Generation::Gen7, message.sfid, descriptor),
                Some(message)
            );
        }
    }

    #[test]
    fn constant_block_read() {
        let read = DataMessage::BlockRead {
            blocks: 4,
            high: false,
            unaligned: false,
            surface: 1,
        };
        let mut message = Message::new(Generation::Gen7, read);
        message.sfid = Sfid::Const;
        assert_eq!(message.descriptor(), 0x0228_0301);
        assert_eq!(
            Message::decode(Generation::Gen7, Sfid::Const, 0x0228_0301),
            Some(message)
        );
    }

    /// What public drivers send to the sampler, and typed messages: the descriptor of a message with its response and length is the sum of fields that the Ivy Bridge PRM
    /// (volume 4) has. Surface 3, sampler 2.
    #[test]
    fn images_of_both_generations() {
        let sample = |simd, op, parameters| DataMessage::Sample {
            simd,
            op,
            parameters,
            surface: 3,
            sampler: 2,
        };
        let write = |high| DataMessage::TypedWrite {
            high,
            components: 15,
            coordinates: 2,
            surface: 3,
        };
        let read = DataMessage::TypedRead {
            high: false,
            components: 1,
            coordinates: 3,
            surface: 3,
        };
        let (low, high) = (Sfid::Render, Sfid::Data1);
        let cases = [
            // Length 3, response 4, type 2 of eight channels.
            (
                sample(8, SampleOp::SampleL, 3),
                [Sfid::Sampler; 2],
                [0x0642_2203; 2],
            ),
            // Length 6, response 8, type 7 of sixteen.
            (sample(16, SampleOp::Ld, 3), [Sfid::Sampler; 2], [0x0c84_7203; 2]),
            (
                sample(8, SampleOp::Resinfo, 1),
                [Sfid::Sampler; 2],
                [0x0242_a203; 2],
            ),
            // A header alone.
            (
                sample(16, SampleOp::Sampleinfo, 0),
                [Sfid::Sampler; 2],
                [0x028c_b203; 2],
            ),
            // Header, two coordinates, four components; type 13. Haswell names the low slots.
            (write(false), [low, high], [0x0e0b_4003, 0x0e0b_5003]),
            (write(true), [low, high], [0x0e0b_6003; 2]),
            // Header and three coordinates, one component; type 5, three channels disabled.
            (read, [low, high], [0x0819_4e03, 0x0819_5e03]),
        ];
        for (kind, ports, descriptors) in cases {
            for (index, generation) in Generation::ALL.into_iter().enumerate() {
                let message = Message::new(generation, kind);
                let descriptor = message.descriptor();
                assert_eq!(
                    (message.sfid, descriptor),
                    (ports[index], descriptors[index]),
                    "{kind:?}"
                );
                assert_eq!(
                    Message::decode(generation, message.sfid, descriptor),
                    Some(message)
                );
            }
        }
        // Half a register, no parameter, a header that chooses, both halves of the slots.
        for (port, descriptor) in [
            (Sfid::Sampler, 0x0a84_7203),
            (Sfid::Sampler, 0x0042_2203),
            (Sfid::Sampler, 0x084a_2203),
        ] {
            assert_eq!(Message::decode(Generation::Gen7, port, descriptor), None);
        }
        assert_eq!(Message::decode(Generation::Gen75, Sfid::Data1, 0x0e0b_7003), None);
    }

    /// What `iga64` says of descriptors to port 12 of Haswell, and that they are nothing to Ivy Bridge.
    #[test]
    fn untyped_messages_of_haswell() {
        let read = DataMessage::UntypedRead {
            simd: 8,
            components: 1,
            surface: 2,
        };
        let write = DataMessage::UntypedWrite {
            simd: 16,
            components: 1,
            surface: 2,
        };
        let atomic = DataMessage::UntypedAtomic {
            simd: 8,
            op: AtomicOp::Add,
            returns: true,
            surface: 3,
        };
        for (kind, descriptor) in [(read, 0x0210_6e02), (write, 0x0802_5e02), (atomic, 0x0410_b703)] {
            let message = Message::new(Generation::Gen75, kind);
            assert_eq!((message.sfid, message.descriptor()), (Sfid::Data1, descriptor));
            let decoded = |generation, port| Message::decode(generation, port, descriptor);
            assert_eq!(decoded(Generation::Gen75, Sfid::Data1), Some(message));
            assert_ne!(decoded(Generation::Gen7, Sfid::Data), Some(message));
        }
        let old = Message::new(Generation::Gen7, read).descriptor();
        assert_eq!(Message::decode(Generation::Gen75, Sfid::Data, old), None);
    }
}
