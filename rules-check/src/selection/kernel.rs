//! An instance as a kernel: free values come from memory, the result goes there.
//!
//! A work-item has a record with its own operands, a work-group one with operands that all its work-items share: those are loaded as what never changes, so that
//! scalar units compute what is made of them. What stands above a narrow value in its register is noise, as it may be in programs.

use std::collections::HashMap;
use wavelift_cells::values::Random;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{
    Block, Function, FunctionDecl, FunctionKind, InstBuilder, IntCC, MemInfo, Module, Opcode, Param,
    ParamKind, Segment, Type, Value, ValueDef, Width,
};

/// Bytes of a value in a record.
pub const SLOT: usize = 16;
/// Work-items of a work-group whose work-items have operands of their own.
pub const GROUP: usize = 64;
/// The kernel's name.
pub const NAME: &str = "k";

/// Where a free value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// Its type.
    pub ty: Type,
    /// Whether a work-group shares it.
    pub shared: bool,
    /// Whether it is made of words with noise beside it, and not loaded as it is.
    pub noise: bool,
}

/// Where the free values of an instance come from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// The values in order.
    pub sources: Vec<Source>,
    /// Whether all of them are shared: then a work-group is one work-item.
    pub shared: bool,
    /// Whether an integer that comes out is combined with a zero from memory: a store may take apart what it is given.
    pub combined: bool,
}

impl Plan {
    /// Draws where values come from so that the result is in a file. `wanted` says so of some of them.
    pub fn draw(
        func: &Function,
        file: ValueFile,
        wanted: &HashMap<Value, ValueFile>,
        random: &mut Random,
    ) -> Plan {
        let params = func.dfg.block_params(func.layout.blocks()[0]);
        let mut sources: Vec<Source> = Vec::new();
        for param in params {
            let shared = match wanted.get(param) {
                _ if file == ValueFile::Scalar => true,
                Some(wanted) => *wanted == ValueFile::Scalar,
                None => random.below(7) == 0,
            };
            let ty = func.dfg.value_type(*param);
            let noise = shared || random.below(2) == 0;
            sources.push(Source { ty, shared, noise });
        }
        let free = |param: &Value| wanted.get(param) != Some(&ValueFile::Scalar);
        // Bits of several values may be lanes' although all lanes have the same.
        let apart = if sources.len() == 1 { 2 } else { 8 };
        if file != ValueFile::Scalar
            && random.below(apart) != 0
            && sources.iter().all(|source| source.shared)
            && let Some(index) = params.iter().position(free)
        {
            sources[index].shared = false;
        }
        Plan {
            shared: sources.iter().all(|source| source.shared),
            combined: random.below(4) == 0,
            sources,
        }
    }

    /// Bytes of a record: a power of two.
    pub fn record(&self) -> usize {
        (SLOT * (self.sources.len() + 1)).next_power_of_two()
    }

    /// Work-items of a work-group.
    pub fn group(&self) -> usize {
        if self.shared { 1 } else { GROUP }
    }

    /// The kernel that computes a value of a function; without one, the kernel that only moves the free values. `avoid` is an operation that that one does without.
    pub fn module(&self, func: &Function, root: Option<Value>, avoid: Option<Opcode>) -> Module {
        let mut func = func.clone();
        NAME.clone_into(&mut func.name);
        func.kind = FunctionKind::Kernel;
        func.kernarg_bytes = 24;
        let param = |(index, name): (usize, &str)| Param {
            name: name.to_owned(),
            ty: Type::I64,
            count: 1,
            offset: 8 * index as u32,
            align: 8,
            kind: ParamKind::Value,
        };
        func.params = ["own", "shared", "out"]
            .into_iter()
            .enumerate()
            .map(param)
            .collect();
        let block = func.layout.blocks()[0];
        let mut build = Build { func, block };
        let [own, shared, out] = build.addresses(self);
        let params = build.func.dfg.block_params(block).to_vec();
        let mut loaded = Vec::new();
        for (index, (&param, &source)) in params.iter().zip(&self.sources).enumerate() {
            let record = if source.shared { shared } else { own };
            let value = build.load(source, record, (index * SLOT) as i32);
            build.func.dfg.make_alias(param, value);
            loaded.push(value);
        }
        build.func.dfg.retain_block_params(block, |_| false);
        match root {
            Some(root) => {
                build.place(root);
                let ty = build.func.dfg.value_type(root);
                let mut result = root;
                let by_itself = build.opcode(root) == Some(Opcode::Bxor);
                if self.combined && !by_itself && matches!(ty, Type::I32 | Type::I64) {
                    // What comes after the operands in a record is zero.
                    let zero = build.loads(ty, 1, true, shared, (SLOT * self.sources.len()) as i32)[0];
                    result = build.func.at_end(block).bxor(ty, root, zero);
                }
                build.store(result, out, 0, Opcode::Uextend);
            }
            None => {
                let by = match avoid {
                    Some(Opcode::Uextend) => Opcode::Select,
                    _ => Opcode::Uextend,
                };
                // It is compiled only: where the values go does not matter, so that they go anywhere.
                for (index, value) in loaded.into_iter().enumerate() {
                    build.store(value, out, (index * SLOT) as i32, by);
                }
            }
        }
        let mut func = build.func;
        func.at_end(block).return_(&[]);
        func.resolve_all_aliases();
        let mut module = Module::default();
        module.functions.push(FunctionDecl::Defined(Box::new(func)));
        module
    }
}

/// Builds a kernel.
struct Build {
    func: Function,
    block: Block,
}

/// A load or store of the records.
fn access(ty: Type, shared: bool) -> MemInfo {
    let mem = MemInfo::plain(Segment::Global, ty.bytes().trailing_zeros() as u8);
    if !shared {
        return mem;
    }
    MemInfo {
        constant: true,
        width: Width::All,
        ..mem
    }
}

impl Build {
    /// The records of this work-item: with its own operands, with those of its group, and for the result.
    fn addresses(&mut self, plan: &Plan) -> [Value; 3] {
        let mut at = self.func.at_end(self.block);
        let zero = at.int(Type::I64, 0);
        let mut argument = |offset: i32| {
            let mem = MemInfo {
                align_log2: 3,
                width: Width::All,
                ..MemInfo::plain(Segment::Kernarg, 3)
            };
            at.load(Type::I64, &[Type::I64], mem, offset, zero)
        };
        let bases = [argument(0), argument(8), argument(16)];
        let [own, shared, out] = bases.map(|base| self.func.dfg.first_result(base));
        let mut at = self.func.at_end(self.block);
        let group = at.workgroupid(Type::I32, 0);
        let mut index = group;
        if !plan.shared {
            let six = at.int(Type::I32, GROUP.trailing_zeros().into());
            let first = at.ishl(Type::I32, group, six);
            let item = at.workitemid(Type::I32, 0);
            index = at.iadd(Type::I32, first, item);
        }
        let mut record = |base: Value, index: Value, bytes: usize| {
            let wide = at.uextend(Type::I64, index);
            let log = at.int(Type::I32, bytes.trailing_zeros().into());
            let offset = at.ishl(Type::I64, wide, log);
            at.iadd(Type::I64, base, offset)
        };
        let own = record(own, index, plan.record());
        let shared = record(shared, group, plan.record());
        [own, shared, record(out, index, SLOT)]
    }

    fn loads(&mut self, ty: Type, count: usize, shared: bool, record: Value, offset: i32) -> Vec<Value> {
        let types = vec![ty; count];
        let mut at = self.func.at_end(self.block);
        let inst = at.load(ty, &types, access(ty, shared), offset, record);
        self.func.dfg.results(inst).to_vec()
    }

    fn load(&mut self, source: Source, record: Value, offset: i32) -> Value {
        let Source { ty, shared, noise } = source;
        if ty == Type::B1 {
            let [a, b] = [0, 4].map(|word| self.loads(Type::I32, 1, shared, record, offset + word)[0]);
            let mut at = self.func.at_end(self.block);
            let zero = at.int(Type::I32, 0);
            let truth = at.icmp(IntCC::Ne, a, zero);
            if !noise {
                return truth;
            }
            let other = at.icmp(IntCC::Ne, b, zero);
            return at.bxor(Type::B1, truth, other);
        }
        if ty.is_vector() && noise {
            return self.vector(ty, shared, record, offset);
        }
        if ty.bits() >= 32 || !noise {
            return self.loads(ty, 1, shared, record, offset)[0];
        }
        let word = self.loads(Type::I32, 1, shared, record, offset)[0];
        let mut at = self.func.at_end(self.block);
        match ty {
            Type::F16 => {
                let bits = at.ireduce(Type::I16, word);
                at.bitcast(Type::F16, bits)
            }
            _ => at.ireduce(ty, word),
        }
    }

    fn vector(&mut self, ty: Type, shared: bool, record: Value, offset: i32) -> Value {
        if ty.lane_bits() >= 32 {
            let lanes = self.loads(ty.lane(), ty.lanes() as usize, shared, record, offset);
            return self.func.at_end(self.block).make_vector(ty, &lanes);
        }
        let words = (ty.bits() / 32) as usize;
        let loaded = self.loads(Type::I32, words, shared, record, offset);
        let mut at = self.func.at_end(self.block);
        let whole = match Type::I32.vector(words as u32).filter(|_| words > 1) {
            Some(whole) => at.make_vector(whole, &loaded),
            None => loaded[0],
        };
        at.bitcast(ty, whole)
    }

    fn opcode(&self, value: Value) -> Option<Opcode> {
        self.func
            .dfg
            .defining_inst(value)
            .map(|inst| self.func.dfg.opcode(inst))
    }

    /// Puts what makes a value into the block.
    fn place(&mut self, value: Value) {
        let dfg = &self.func.dfg;
        let ValueDef::Result(inst, _) = dfg.value_def(dfg.resolve(value)) else {
            return;
        };
        if self.func.layout.insts(self.block).contains(&inst) {
            return;
        }
        for arg in self.func.dfg.args(inst).to_vec() {
            self.place(arg);
        }
        self.func.layout.append_inst(inst, self.block);
    }

    /// Stores a value; a truth value as a word that `by` makes.
    fn store(&mut self, value: Value, record: Value, at: i32, by: Opcode) {
        let ty = self.func.dfg.value_type(value);
        let mut end = self.func.at_end(self.block);
        let value = match ty {
            Type::B1 if by == Opcode::Uextend => end.uextend(Type::I32, value),
            Type::B1 => {
                let [one, zero] = [1, 0].map(|bit| end.int(Type::I32, bit));
                end.select(Type::I32, value, one, zero)
            }
            _ => value,
        };
        let ty = self.func.dfg.value_type(value);
        let mem = access(ty, false);
        self.func.at_end(self.block).store(ty, mem, at, &[record, value]);
    }
}

/// Writes the lanes of a value into its place in a record.
pub fn write(source: Source, lanes: &[u64], noise: u64, slot: &mut [u8]) {
    if source.ty == Type::B1 {
        // The first word decides, or both of them together.
        let other = u32::from(source.noise) * (noise as u32 & 1);
        let words = [lanes[0] as u32 ^ other, other];
        for (word, bytes) in words.iter().zip(slot.chunks_exact_mut(4)) {
            // Anything but zero is true.
            let bits = word * (noise as u32 | 1);
            bytes.copy_from_slice(&bits.to_le_bytes());
        }
        return;
    }
    slot[..8].copy_from_slice(&noise.to_le_bytes());
    let bytes = (source.ty.lane_bits() / 8) as usize;
    for (lane, place) in lanes.iter().zip(slot.chunks_exact_mut(bytes)) {
        place.copy_from_slice(&lane.to_le_bytes()[..bytes]);
    }
}

/// Reads the lanes of a result.
pub fn read(ty: Type, slot: &[u8]) -> Vec<u64> {
    let bytes = if ty == Type::B1 {
        4
    } else {
        (ty.lane_bits() / 8) as usize
    };
    let lanes = slot.chunks_exact(bytes).take(ty.lanes() as usize);
    let number = |lane: &[u8]| {
        let mut number = [0; 8];
        number[..bytes].copy_from_slice(lane);
        u64::from_le_bytes(number)
    };
    lanes.map(number).collect()
}
