//! Instructions in memory.
//!
//! [`Inst`] has every field of the encoding under its meaning, also those that the operation ignores, so that decoding loses nothing.
//! Fields that are absent in an operation's format have the value that [`Inst::new`] gives them.

use super::generation::Generation;
use super::operand::{Arf, Dst, Place, RegFile, Region, Src, SrcValue};
use super::table::{Format, Opcode, Type};

/// Declares an enum whose discriminants are encodings.
macro_rules! coded {
    ($(#[$meta:meta])* $name:ident { $($(#[doc = $doc:literal])* $variant:ident = $code:literal $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum $name { $($(#[doc = $doc])* $variant = $code,)* }

        impl $name {
            /// Every value.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The value with this encoding.
            pub fn from_code(code: u32) -> Option<$name> {
                $name::ALL.iter().copied().find(|&value| value as u32 == code)
            }

            /// Encoding.
            pub fn code(self) -> u32 {
                self as u32
            }

            /// Name in assembly.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The value with this name.
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|value| value.name() == name)
            }
        }
    };
}

coded! {
    /// Channels that an instruction works on.
    ExecSize {
        /// 1 channel.
        S1 = 0 "1",
        /// 2 channels.
        S2 = 1 "2",
        /// 4 channels.
        S4 = 2 "4",
        /// 8 channels.
        S8 = 3 "8",
        /// 16 channels.
        S16 = 4 "16",
        /// 32 channels.
        S32 = 5 "32",
    }
}

impl ExecSize {
    /// Number of channels.
    pub fn channels(self) -> u32 {
        1 << self.code()
    }

    /// The size with this many channels.
    pub fn of(channels: u32) -> Option<ExecSize> {
        channels
            .is_power_of_two()
            .then(|| ExecSize::from_code(channels.trailing_zeros()))
            .flatten()
    }
}

coded! {
    /// How operands are addressed.
    Access {
        /// By regions.
        Align1 = 0 "align1",
        /// By vectors of four, with swizzles and channel masks.
        Align16 = 1 "align16",
    }
}

coded! {
    /// Bit pair for the thread's scheduler.
    ThreadControl {
        /// Nothing.
        Normal = 0 "",
        /// Keeps priority for the next instruction.
        Atomic = 1 "atomic",
        /// Switches threads after the instruction.
        Switch = 2 "switch",
    }
}

coded! {
    /// Conditional modifier.
    Cond {
        /// None.
        None = 0 "",
        /// Zero, or equal.
        Z = 1 "z",
        /// Not zero, or not equal.
        Nz = 2 "nz",
        /// Greater.
        G = 3 "g",
        /// Greater or equal.
        Ge = 4 "ge",
        /// Less.
        L = 5 "l",
        /// Less or equal.
        Le = 6 "le",
        /// Overflow.
        O = 8 "o",
        /// Unordered: NaN.
        U = 9 "u",
    }
}

coded! {
    /// Function of the math box.
    MathFn {
        /// Reciprocal.
        Inv = 1 "inv",
        /// Base 2 logarithm.
        Log = 2 "log",
        /// Base 2 exponential.
        Exp = 3 "exp",
        /// Square root.
        Sqrt = 4 "sqrt",
        /// Reciprocal square root.
        Rsq = 5 "rsq",
        /// Sine.
        Sin = 6 "sin",
        /// Cosine.
        Cos = 7 "cos",
        /// Float division.
        Fdiv = 9 "fdiv",
        /// Power.
        Pow = 10 "pow",
        /// Integer quotient, and remainder in the next register.
        IntDivMod = 11 "intdivmod",
        /// Integer quotient.
        IntDiv = 12 "intdiv",
        /// Integer remainder.
        IntMod = 13 "intmod",
    }
}

impl MathFn {
    /// Whether the function has a second operand.
    pub fn is_binary(self) -> bool {
        self.code() >= 9
    }

    /// Integer division in one of its forms.
    pub fn is_integer(self) -> bool {
        self.code() >= 11
    }
}

coded! {
    /// Shared function that a message goes to.
    Sfid {
        /// Nobody.
        Null = 0 "null",
        /// Sampler.
        Sampler = 2 "sampler",
        /// Message gateway: barriers.
        Gateway = 3 "gateway",
        /// Data port, sampler cache.
        DataSampler = 4 "dp_sampler",
        /// Data port, render cache.
        Render = 5 "render",
        /// Unified return buffer.
        Urb = 6 "urb",
        /// Thread spawner: end of thread.
        ThreadSpawner = 7 "thread_spawner",
        /// Video motion estimation.
        Vme = 8 "vme",
        /// Data port, constant cache.
        Const = 9 "const",
        /// Data port, data cache.
        Data = 10 "data",
        /// Pixel interpolator.
        Pixel = 11 "pixel",
        /// Data port, data cache, second port (Haswell).
        Data1 = 12 "data1",
    }
}

/// Flag subregister: `f0.0`, `f0.1`, `f1.0` or `f1.1`, 16 bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flag {
    /// 0 or 1.
    pub reg: u8,
    /// 0 or 1.
    pub sub: u8,
}

/// Which dependency checks of the destination are left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DepControl {
    /// The destination stays marked busy when the instruction is done.
    pub no_clear: bool,
    /// The destination is not checked for being busy.
    pub no_check: bool,
}

/// Predicate control: which bits of the flag decide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Predicate {
    /// Encoding of PredCtrl, 0 without a predicate.
    pub control: u8,
    /// Inverted after combination.
    pub inverse: bool,
}

impl Predicate {
    /// Sequential: each channel its own bit.
    pub const NORMAL: Predicate = Predicate {
        control: 1,
        inverse: false,
    };

    /// The same, or its opposite.
    pub fn of(inverse: bool) -> Predicate {
        Predicate {
            inverse,
            ..Predicate::NORMAL
        }
    }

    /// Names of PredCtrl by access mode. Names for 0 and 1 are empty.
    pub(super) fn names(access: Access) -> &'static [&'static str] {
        match access {
            Access::Align1 => &[
                "", "", "anyv", "allv", "any2h", "all2h", "any4h", "all4h", "any8h", "all8h", "any16h",
                "all16h", "any32h", "all32h",
            ],
            Access::Align16 => &["", "", "x", "y", "z", "w", "any4h", "all4h"],
        }
    }
}

/// What all instructions have in their first 32 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Control {
    /// Number of channels.
    pub exec: ExecSize,
    /// Addressing of operands.
    pub access: Access,
    /// Write enable of all channels (WE_all).
    pub no_mask: bool,
    /// Quarter of the dispatch mask (QtrCtrl), 0 to 3.
    pub quarter: u8,
    /// Odd nibble of the quarter (NibCtrl).
    pub nibble: bool,
    /// Dependency control.
    pub dep: DepControl,
    /// Thread control.
    pub thread: ThreadControl,
    /// Predicate.
    pub pred: Predicate,
    /// Flag subregister of predicate and conditional modifier.
    pub flag: Flag,
    /// Conditional modifier.
    pub cond: Cond,
    /// Saturate.
    pub saturate: bool,
    /// Accumulator write enable.
    pub acc_write: bool,
    /// Breakpoint.
    pub debug: bool,
}

impl Control {
    /// Align1, masked, first quarter.
    pub fn new(exec: ExecSize) -> Self {
        Control {
            exec,
            access: Access::Align1,
            no_mask: false,
            quarter: 0,
            nibble: false,
            dep: DepControl::default(),
            thread: ThreadControl::Normal,
            pred: Predicate::default(),
            flag: Flag::default(),
            cond: Cond::None,
            saturate: false,
            acc_write: false,
            debug: false,
        }
    }

    /// First channel of the dispatch mask and flags that the instruction works on.
    pub fn first_channel(&self) -> u32 {
        let quarter = u32::from(self.quarter);
        match self.exec {
            ExecSize::S32 => 0,
            ExecSize::S16 => quarter / 2 * 16,
            _ => quarter * 8 + 4 * u32::from(self.nibble),
        }
    }
}

/// What a `send` has beside payload and response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SendTo {
    /// Receiver.
    pub sfid: Sfid,
    /// End of thread.
    pub eot: bool,
}

/// One instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inst {
    /// Operation.
    pub op: Opcode,
    /// Encoded in 64 bits.
    pub compact: bool,
    /// Channels, masks and modifiers.
    pub control: Control,
    /// Destination.
    pub dst: Dst,
    /// Sources. The descriptor of a `send` is source 1, without its end-of-thread bit.
    pub src: [Src; 3],
    /// Distance to JIP from this instruction in units of 8 bytes.
    pub jip: i32,
    /// Distance to UIP from this instruction in units of 8 bytes.
    pub uip: i32,
    /// Function of `math`.
    pub math: Option<MathFn>,
    /// Receiver of `send`.
    pub send: Option<SendTo>,
}

impl Inst {
    /// An instruction with absent operands, encoded as the format of `op` wants it.
    pub fn new(op: Opcode, exec: ExecSize) -> Inst {
        let packed = Src::reg(Place::NULL, Type::D, Region::PACKED);
        let absent = Src::absent(Type::Ud);
        let mut inst = Inst {
            op,
            compact: false,
            control: Control::new(exec),
            dst: Dst::null(Type::Ud),
            src: [absent; 3],
            jip: 0,
            uip: 0,
            math: None,
            send: None,
        };
        match op.info().format {
            Format::None => {
                inst.control.exec = ExecSize::S1;
                inst.dst.stride = 0;
            }
            Format::Jip | Format::Uip | Format::Call => {
                let ty = match op {
                    Opcode::Break | Opcode::Cont | Opcode::Halt | Opcode::Brc | Opcode::Brd => Type::D,
                    _ => Type::W,
                };
                inst.dst = Dst::null(Type::D);
                inst.src[0] = match op {
                    Opcode::If => Src::absent(Type::D),
                    Opcode::Call => Src {
                        region: Region::PAIR,
                        ..packed
                    },
                    _ => packed,
                };
                inst.src[1] = Src::imm(0, ty);
            }
            Format::Jmpi => {
                let ip = Place::Direct {
                    file: RegFile::Arf,
                    reg: Arf::Ip.number(0),
                    sub: 0,
                };
                inst.dst.place = ip;
                inst.src[0].value = SrcValue::Reg(ip);
                inst.control.no_mask = true;
            }
            Format::Ret => inst.dst = Dst::null(Type::D),
            Format::Math => {
                inst.src[1] = Src {
                    ty: Type::F,
                    ..packed
                }
            }
            Format::Wait => {
                let n0 = Place::Direct {
                    file: RegFile::Arf,
                    reg: Arf::Notification.number(0),
                    sub: 0,
                };
                inst.dst.place = n0;
                inst.src[0].value = SrcValue::Reg(n0);
                inst.src[1] = Src {
                    ty: Type::F,
                    ..packed
                };
                inst.control.no_mask = true;
            }
            Format::One | Format::Two | Format::Three | Format::Send => {}
        }
        if op.info().switches {
            inst.control.thread = ThreadControl::Switch;
        }
        inst
    }

    /// The instruction as a generation has it: the type of a call's distance says how many bits it has.
    pub fn of(mut self, generation: Generation) -> Inst {
        if self.op.info().format == Format::Call && generation.call_unit() == 1 {
            self.src[1].ty = Type::D;
        }
        self
    }

    /// Bytes of the encoding.
    pub fn length(&self) -> u32 {
        if self.compact { 8 } else { 16 }
    }

    /// The descriptor of a `send`, if it is a constant.
    pub fn descriptor(&self) -> Option<u32> {
        (self.op.info().format == Format::Send)
            .then(|| self.src[1].immediate())
            .flatten()
    }
}
