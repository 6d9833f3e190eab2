//! Accesses of memory: places of every segment that a work-item may read or write without anybody noticing.

use crate::body::Body;
use crate::classes;
use crate::indices::Elements;
use crate::names::KNOWN_BYTES;
use wavelift_codegen::ir::{
    AtomicOp, InstBuilder, InstructionData, MemInfo, MemoryOrder, MemoryScope, Opcode, Segment, Type, Value,
    Width,
};

/// Bytes of group memory of a work-item.
pub(crate) const GROUP_ITEM_BYTES: u32 = 32;
/// Bytes of a work-item's part of the output that statements write; results follow.
pub(crate) const OWN_BYTES: u32 = 64;
/// Bytes of the buffer that is only read, which indices select from; a power of two.
pub(crate) const INPUT_BYTES: u32 = 1024;
/// Bytes that an access may reach beyond what an index of the work-item selects.
pub(crate) const INPUT_REACH: u32 = 512;
/// Bytes of private memory.
pub(crate) const PRIVATE_BYTES: u32 = 64;
/// Bytes of the variable that does not change.
pub(crate) const READONLY_BYTES: u32 = 128;

/// The operation of each shared counter: all that do it in some order leave the same.
const COUNTERS: [AtomicOp; 8] = [
    AtomicOp::Add,
    AtomicOp::And,
    AtomicOp::Or,
    AtomicOp::Xor,
    AtomicOp::UMin,
    AtomicOp::UMax,
    AtomicOp::SMin,
    AtomicOp::SMax,
];
/// Bytes of the shared counters: 32 bits each, then 64 bits each.
pub(crate) const COUNTER_BYTES: u32 = COUNTERS.len() as u32 * 12;

/// How far below its memory an address may begin, bytes.
const BELOW: [u32; 4] = [8, 64, 4096, 1 << 20];

/// Group memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    /// Where it begins.
    pub(crate) base: Value,
    /// Where the work-item's own part begins.
    pub(crate) own: Value,
    /// Work-items of a group, a power of two.
    pub(crate) items: u32,
}

/// Addresses that a function has.
#[derive(Clone, Debug, Default)]
pub(crate) struct Places {
    /// The buffer that is only read.
    pub(crate) input: Option<Value>,
    /// What the work-item loads values of its own from.
    pub(crate) lane: Option<Value>,
    /// The output of all work-items.
    pub(crate) output: Option<Value>,
    /// The work-item's part of the output.
    pub(crate) own: Option<Value>,
    /// The same by another argument.
    pub(crate) again: Option<Value>,
    pub(crate) counters: Option<Value>,
    pub(crate) group: Option<Group>,
    pub(crate) private: Option<Value>,
    /// The private array that loops go over.
    pub(crate) array: Option<Value>,
    /// A small private array that is accessed at indices.
    pub(crate) elements: Option<Elements<Value>>,
    pub(crate) readonly: Option<Value>,
    /// A table of constants in global memory.
    pub(crate) table: Option<Value>,
    /// Names of the work-item's parts of known variables.
    pub(crate) known: Vec<(Segment, Value)>,
    /// Private memory that holds a pointer now and then.
    pub(crate) slot: Option<Value>,
    /// Private memory that holds numbers from one place to another.
    pub(crate) kept: Option<Value>,
    /// Two private variables that pointers of loops are made for.
    pub(crate) walked: Option<[Value; 2]>,
    /// The arguments of the kernel.
    pub(crate) arguments: Option<Value>,
}

/// Memory that may be accessed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) segment: Segment,
    pub(crate) base: Value,
    pub(crate) bytes: u32,
    pub(crate) writable: bool,
    /// Class of accesses that alias no other class; 0 for none.
    pub(crate) equiv: u8,
    /// A known variable, which may have other names.
    pub(crate) known: bool,
}

impl Places {
    /// Everything that may be accessed, once for each name.
    pub(crate) fn all(&self) -> Vec<Place> {
        let place = |segment, base: Option<Value>, bytes, writable, equiv| {
            base.map(|base| Place {
                segment,
                base,
                bytes,
                writable,
                equiv,
                known: false,
            })
        };
        let known = self.known.iter().map(|&(segment, base)| Place {
            segment,
            base,
            bytes: KNOWN_BYTES,
            writable: true,
            equiv: match segment {
                Segment::Global => 5,
                Segment::Group => 6,
                _ => 7,
            },
            known: true,
        });
        let group = self.group.map(|group| group.own);
        [
            place(Segment::Global, self.input, INPUT_BYTES, false, classes::INPUT),
            place(Segment::Global, self.own, OWN_BYTES, true, 2),
            place(Segment::Global, self.again, OWN_BYTES, true, 2),
            place(Segment::Group, group, GROUP_ITEM_BYTES, true, 3),
            place(Segment::Private, self.private, PRIVATE_BYTES, true, 4),
            place(Segment::Readonly, self.readonly, READONLY_BYTES, false, 0),
            place(Segment::Global, self.table, READONLY_BYTES, false, 0),
        ]
        .into_iter()
        .flatten()
        .chain(known)
        .collect()
    }
}

/// Where an access goes, and what it promises.
pub(crate) struct Access {
    pub(crate) mem: MemInfo,
    pub(crate) offset: i32,
    pub(crate) address: Value,
}

impl Body<'_, '_, '_> {
    /// A load of one to four values.
    pub(crate) fn load(&mut self) {
        let places = self.places.all();
        if places.is_empty() {
            return;
        }
        let place = self.choices.of(&places);
        let (ty, count) = self.shape(place.bytes);
        let mut access = self.access(place, ty, ty.bytes() * count);
        let fixed = !place.writable && access.mem.segment != Segment::Flat;
        access.mem.constant = fixed && (place.segment == Segment::Readonly || self.choices.one_in(3));
        if access.mem.constant && self.is_uniform(access.address) {
            access.mem.width = self.choices.of(&[Width::ONE, Width::Wave, Width::All]);
        }
        let data = InstructionData::Load {
            opcode: Opcode::Load,
            mem: access.mem,
            offset: access.offset,
            arg: access.address,
        };
        self.emit(data, ty, Some(&vec![ty; count as usize]));
    }

    /// A store of one to four values.
    pub(crate) fn store(&mut self) {
        let places: Vec<Place> = self
            .places
            .all()
            .into_iter()
            .filter(|place| place.writable)
            .collect();
        if places.is_empty() {
            return;
        }
        let place = self.choices.of(&places);
        let (ty, count) = self.shape(place.bytes);
        let values = self.values(&vec![ty; count as usize]);
        let access = self.access(place, ty, ty.bytes() * count);
        let args: Vec<Value> = std::iter::once(access.address).chain(values).collect();
        self.end().store(ty, access.mem, access.offset, &args);
    }

    /// What is accessed at once: a type that memory holds and how many, at most half of a place.
    fn shape(&mut self, place: u32) -> (Type, u32) {
        let most = (place / 2).min(32);
        let ty = self.type_where(Type::I32, |ty| ty.lane() != Type::B1 && ty.bytes() <= most);
        let count = self.choices.of(&[1, 1, 1, 2, 3, 4]);
        (ty, count.min(most / ty.bytes()))
    }

    /// An address within a place: a constant part, and an index that each work-item may have of its own. Now and then what the constant is added to
    /// is below the place, or even below its segment.
    pub(crate) fn access(&mut self, place: Place, ty: Type, bytes: u32) -> Access {
        let natural = ty.lane().bytes().trailing_zeros();
        let align_log2 = match self.choices.one_in(5) {
            true => self.choices.below(natural as usize + 1) as u32,
            false => natural,
        };
        let room = (place.bytes / 2 - bytes) >> align_log2;
        let mut offset = (self.choices.below(room as usize + 1) as u32) << align_log2;
        let mut address = place.base;
        let mut wide = place.segment;
        let flat = self.settings.flat && place.segment != Segment::Readonly && self.choices.one_in(6);
        let below = match self.choices.one_in(if flat { 3 } else { 8 }) {
            true => self.choices.of(&BELOW),
            false => 0,
        };
        if flat && below != 0 {
            address = self.flat(place.segment, address);
        }
        if below != 0 || self.choices.below(2) == 0 {
            let mask = (place.bytes / 2 - 1) >> align_log2 << align_log2;
            address = self.indexed(address, mask, below);
        }
        if below != 0 && self.choices.below(2) == 0 {
            let ty = self.type_of(address);
            let uniform = self.is_uniform(address);
            let back = self.int(ty, below.into());
            address = self.end().iadd(ty, address, back);
            self.set_uniform(address, uniform);
        } else {
            offset += below;
        }
        if flat {
            wide = Segment::Flat;
            if below == 0 {
                address = self.flat(place.segment, address);
            }
        }
        let mut mem = MemInfo::plain(wide, align_log2 as u8);
        mem.equiv = if self.choices.one_in(3) { place.equiv } else { 0 };
        Access {
            mem,
            offset: offset as i32,
            address,
        }
    }

    /// The flat address of an address in a segment.
    pub(crate) fn flat(&mut self, segment: Segment, address: Value) -> Value {
        let uniform = self.is_uniform(address);
        let flat = self.end().stof(Type::I64, segment, false, address);
        self.set_uniform(flat, uniform);
        flat
    }

    /// An address with an index within a mask, less a number of bytes.
    fn indexed(&mut self, address: Value, mask: u32, below: u32) -> Value {
        let index = self.value(Type::I32);
        let uniform = self.is_uniform(index) && self.is_uniform(address);
        let mask = self.int(Type::I32, mask.into());
        let mut index = self.end().band(Type::I32, index, mask);
        if below != 0 {
            let below = self.int(Type::I32, below.into());
            index = self.end().isub(Type::I32, index, below);
        }
        let ty = self.type_of(address);
        let index = match ty {
            Type::I64 if below != 0 => self.end().sextend(ty, index),
            Type::I64 => self.end().uextend(ty, index),
            _ => index,
        };
        let address = self.end().iadd(ty, address, index);
        self.set_uniform(address, uniform);
        address
    }

    /// An atomic: of the work-item's own memory with any operation, or of a shared counter with that counter's.
    pub(crate) fn atomic(&mut self) {
        match self.choices.below(6) {
            0 => self.fence(),
            1..=2 if self.places.counters.is_some() => self.count(),
            _ => self.own_atomic(),
        }
    }

    /// Changes a shared counter. Nobody reads it while the kernel runs.
    fn count(&mut self) {
        let Some(counters) = self.places.counters else {
            return;
        };
        let which = self.choices.below(COUNTERS.len());
        let (ty, offset) = match self.choices.below(2) {
            0 => (Type::I32, which * 4),
            _ => (Type::I64, COUNTERS.len() * 4 + which * 8),
        };
        let value = self.value(ty);
        let mem = self.atomic_info(Segment::Global, ty, true);
        self.end()
            .atomic_rmw_noret(ty, COUNTERS[which], mem, offset as i32, &[counters, value]);
    }

    fn atomic_info(&mut self, segment: Segment, ty: Type, relaxed: bool) -> MemInfo {
        let scopes = [
            MemoryScope::Wave,
            MemoryScope::WorkGroup,
            MemoryScope::Agent,
            MemoryScope::System,
        ];
        // Group memory is that of a work-group (HSA PRM 6.2.2).
        let scopes = if segment == Segment::Group {
            &scopes[..2]
        } else {
            &scopes[..]
        };
        MemInfo {
            order: match relaxed {
                true => MemoryOrder::Relaxed,
                false => self
                    .choices
                    .of(&[MemoryOrder::Relaxed, MemoryOrder::AcquireRelease]),
            },
            scope: self.choices.of(scopes),
            ..MemInfo::plain(segment, ty.bytes().trailing_zeros() as u8)
        }
    }

    fn own_atomic(&mut self) {
        let group = self.places.group.map(|group| (Segment::Group, group.own));
        let own = self.places.own.map(|own| (Segment::Global, own));
        let places: Vec<(Segment, Value)> = [own, group].into_iter().flatten().collect();
        if places.is_empty() {
            return;
        }
        let (segment, address) = self.choices.of(&places);
        let ty = self.choices.of(&[Type::I32, Type::I64]);
        let offset = 8 * self.choices.below(GROUP_ITEM_BYTES as usize / 8) as i32;
        let mut mem = self.atomic_info(segment, ty, false);
        let (a, b) = (self.value(ty), self.value(ty));
        use AtomicOp as A;
        let make = |opcode, op, mem, args| InstructionData::Atomic {
            opcode,
            op,
            mem,
            offset,
            args,
        };
        let data = match self.choices.below(5) {
            0 => {
                let args = self.func.dfg.make_list(&[address, a, b]);
                make(Opcode::AtomicCas, A::Cas, mem, args)
            }
            1 => {
                mem.order = self.choices.of(&[MemoryOrder::Relaxed, MemoryOrder::Acquire]);
                let args = self.func.dfg.make_list(&[address]);
                make(Opcode::AtomicLoad, A::Load, mem, args)
            }
            2 => {
                mem.order = self.choices.of(&[MemoryOrder::Relaxed, MemoryOrder::Release]);
                let args = self.func.dfg.make_list(&[address, a]);
                make(Opcode::AtomicStore, A::Store, mem, args)
            }
            _ => {
                let op = self.choices.of(&AtomicOp::ALL[..12]);
                let args = self.func.dfg.make_list(&[address, a]);
                make(Opcode::AtomicRmw, op, mem, args)
            }
        };
        self.emit(data, ty, None);
    }
}
