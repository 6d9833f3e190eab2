//! Memory: which surface, which message, which address.
//!
//! | segment | surface | address |
//! |---|---|---|
//! | global, readonly, flat | 255 | lower half of the 64-bit address |
//! | kernarg | 255 | that of the arguments and an offset |
//! | group | 254 | 32 bits |
//! | private, spill | 255 | that of the lane's private memory and 32 bits |
//!
//! Values of 8 and 16 bits take byte scattered messages, all others untyped ones of up to four doublewords.

use super::context::{InstOutput, Lower, Vr, file_of, scope_of};
use crate::abi;
use crate::isa::{AtomicOp, Opcode as Gen7Op, SURFACE_GROUP, SURFACE_STATELESS, Type as GenType};
use crate::machine::{Access, Kind, SCALAR, Scope, Source, VECTOR};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{AtomicOp as IrAtomic, Inst, MemInfo, Segment, Symbol, Type, Value, ValueList};

/// Doublewords of one message.
const MOST_DWORDS: u8 = 4;

impl Lower<'_> {
    /// Surface and address of an access.
    fn place(&mut self, segment: Segment, address: Value) -> (u8, Source) {
        let address = match segment {
            Segment::Kernarg => {
                let base = abi::arguments();
                match self.constant(address) {
                    Some(0) => base,
                    _ => {
                        let value = self.word(address, 0);
                        let file = match value {
                            Source::Reg { file, .. } => file,
                            _ => SCALAR,
                        };
                        let sum = self.alu(file, Gen7Op::Add, GenType::Ud, GenType::Ud, &[base, value]);
                        self.unit(sum, 0)
                    }
                }
            }
            Segment::Private | Segment::Spill | Segment::Arg => {
                let bytes = self.around.private_bytes;
                let base = self.emit_new(Kind::PrivateAddress { bytes }, Scope::Lanes, VECTOR, 1, &[]);
                let (base, value) = (self.unit(base, 0), self.word(address, 0));
                let sum = self.alu(VECTOR, Gen7Op::Add, GenType::Ud, GenType::Ud, &[base, value]);
                self.unit(sum, 0)
            }
            _ => self.word(address, 0),
        };
        let surface = if segment == Segment::Group {
            SURFACE_GROUP
        } else {
            SURFACE_STATELESS
        };
        (surface, address)
    }

    /// Whether an access can be done as a whole.
    fn check_access(&mut self, ty: Type, mem: MemInfo) -> Access {
        let bytes = ty.bits().div_ceil(8);
        if ty.is_vector() || mem.align_log2 < (bytes.min(4) as u8).trailing_zeros() as u8 {
            self.fail("an access that is not aligned");
        }
        match bytes {
            1 | 2 => Access::Bytes(bytes as u8),
            _ => Access::Dwords(bytes.div_ceil(4) as u8),
        }
    }

    pub(super) fn load(
        &mut self,
        file: ValueFile,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        let results = self.func.dfg.results(inst).to_vec();
        let Some(&first) = results.first() else {
            return InstOutput::new();
        };
        let (ty, unit) = (self.func.dfg.value_type(first), self.width_of(first));
        let access = self.check_access(ty, mem);
        let (surface, address) = self.place(mem.segment, address);
        let file = file_of(file);
        let scope = scope_of(file);
        let total = unit * results.len() as u8;
        let mut words = Vec::new();
        let mut parts = Vec::new();
        let step = match access {
            Access::Bytes(_) => 1,
            Access::Dwords(_) => MOST_DWORDS / unit.max(1) * unit.max(1),
        };
        let mut done = 0;
        while done < total {
            let count = step.min(total - done);
            // Registers have 1, 2, 4 or 8 units.
            let count = if count == 3 && file == SCALAR { 2 } else { count };
            let (access, bytes) = match access {
                Access::Bytes(bytes) => (access, i32::from(bytes) * i32::from(done)),
                Access::Dwords(_) => (Access::Dwords(count), 4 * i32::from(done)),
            };
            let kind = Kind::Load {
                surface,
                access,
                offset: offset + bytes,
            };
            let loaded = self.emit_new(kind, scope, file, count, &[address]);
            words.extend((0..count).map(|word| self.unit(loaded, word)));
            parts.extend((0..count).map(|word| Vr {
                reg: loaded.reg,
                first: word,
                count: 1,
            }));
            done += count;
        }
        (0..results.len())
            .map(|index| {
                let at = index * usize::from(unit);
                let first = parts[at];
                let together = (0..unit).all(|word| {
                    let part = parts[at + usize::from(word)];
                    part.reg == first.reg && part.first == first.first + word
                });
                if together {
                    return Vr { count: unit, ..first };
                }
                self.tuple(file, &words[at..at + usize::from(unit)])
            })
            .collect()
    }

    pub(super) fn store(&mut self, mem: MemInfo, offset: i32, args: ValueList) {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let Some((&address, values)) = args.split_first() else {
            return;
        };
        let Some(&first) = values.first() else { return };
        let (ty, unit) = (self.func.dfg.value_type(first), self.width_of(first));
        let access = self.check_access(ty, mem);
        let (surface, address) = self.place(mem.segment, address);
        let words: Vec<Source> = values
            .iter()
            .flat_map(|&value| (0..unit).map(move |word| (value, word)))
            .map(|(value, word)| self.word(value, word))
            .collect();
        let step = match access {
            Access::Bytes(_) => 1,
            Access::Dwords(_) => usize::from(MOST_DWORDS),
        };
        for (index, chunk) in words.chunks(step).enumerate() {
            let (access, bytes) = match access {
                Access::Bytes(bytes) => (access, i32::from(bytes) * index as i32),
                Access::Dwords(_) => (Access::Dwords(chunk.len() as u8), 16 * index as i32),
            };
            let kind = Kind::Store {
                surface,
                access,
                offset: offset + bytes,
            };
            let mut srcs = vec![address];
            srcs.extend(chunk);
            self.emit(kind, Scope::Lanes, None, &srcs);
        }
    }

    pub(super) fn atomic(
        &mut self,
        inst: Inst,
        op: IrAtomic,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let Some((&address, values)) = args.split_first() else {
            return InstOutput::new();
        };
        let op = match op {
            IrAtomic::Add => AtomicOp::Add,
            IrAtomic::Sub => AtomicOp::Sub,
            IrAtomic::And => AtomicOp::And,
            IrAtomic::Or => AtomicOp::Or,
            IrAtomic::Xor => AtomicOp::Xor,
            IrAtomic::Exch => AtomicOp::Mov,
            IrAtomic::UMin => AtomicOp::UMin,
            IrAtomic::UMax => AtomicOp::UMax,
            IrAtomic::SMin => AtomicOp::IMin,
            IrAtomic::SMax => AtomicOp::IMax,
            IrAtomic::Cas => AtomicOp::CmpWr,
            other => {
                self.fail(format!("atomic {other:?}"));
                return InstOutput::new();
            }
        };
        if values
            .iter()
            .any(|&value| self.func.dfg.value_type(value).bits() != 32)
        {
            self.fail("an atomic operation of other than 32 bits");
        }
        let (surface, address) = self.place(mem.segment, address);
        let mut srcs = vec![address];
        for &value in values {
            srcs.push(self.word(value, 0));
        }
        let kind = Kind::Atomic { surface, op, offset };
        // Orders other than relaxed are fences around it.
        self.emit(Kind::Fence, Scope::Wave, None, &[]);
        let mut out = InstOutput::new();
        if self.func.dfg.results(inst).is_empty() {
            self.emit(kind, Scope::Lanes, None, &srcs);
        } else {
            out.push(self.emit_new(kind, Scope::Lanes, VECTOR, 1, &srcs));
        }
        self.emit(Kind::Fence, Scope::Wave, None, &[]);
        out
    }

    pub(super) fn symbol(&mut self, file: ValueFile, symbol: Symbol) -> InstOutput {
        let file = file_of(file);
        let mut out = InstOutput::new();
        out.push(match self.symbol_offset(symbol) {
            Some(offset) => self.tuple(file, &[Source::Imm(offset as u32)]),
            None => {
                let halves = [false, true].map(|high| {
                    let kind = Kind::SymbolAddress { symbol, high };
                    let half = self.emit_new(kind, Scope::Wave, SCALAR, 1, &[]);
                    self.unit(half, 0)
                });
                self.tuple(file, &halves)
            }
        });
        out
    }
}
