//! What a kernel begins and ends with: its arguments, addresses of memory every byte of which is written first (D4), and results.

use crate::arrays::ARRAY_BYTES;
use crate::body::Body;
use crate::choices::Choices;
use crate::indices::{self, Elements};
use crate::kernel::{Settings, variable};
use crate::launch::{BUFFERS, ITEM_BYTES, LOADED, NOTHING, PARAMS, RESULT_BYTES, RESULTS};
use crate::memory::{GROUP_ITEM_BYTES, Group, OWN_BYTES, PRIVATE_BYTES};
use crate::names::{KEPT_BYTES, SLOT_BYTES};
use crate::walks;
use wavelift_codegen::ir::{
    FuncRef, InstBuilder, MemInfo, Module, Opcode, Segment, Symbol, SymbolScope, Type, Value,
};

/// Variables of a function's own.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Variables {
    /// Private memory for any accesses.
    private: Option<Symbol>,
    /// The array that loops go over.
    array: Option<Symbol>,
    /// What holds a pointer now and then.
    slot: Option<Symbol>,
    /// What holds numbers from one place to another.
    kept: Option<Symbol>,
    /// What pointers of loops are made for.
    walked: Option<[Symbol; 2]>,
    /// The array that is accessed at indices.
    elements: Option<Elements<Symbol>>,
}

impl Variables {
    /// Some of them, each in a third of the functions that may have variables.
    pub(crate) fn draw(
        choices: &mut Choices<'_>,
        settings: &Settings,
        module: &mut Module,
        id: FuncRef,
    ) -> Variables {
        if !settings.variables {
            return Variables::default();
        }
        let scope = SymbolScope::Function(id);
        let mut private = |choices: &mut Choices<'_>, name: &str, bytes: u32| {
            let name = format!("{name}{}", id.as_u32());
            choices
                .one_in(3)
                .then(|| variable(module, name, Segment::Private, bytes, scope, None))
        };
        Variables {
            private: private(choices, "p", PRIVATE_BYTES),
            array: private(choices, "q", ARRAY_BYTES),
            slot: private(choices, "s", SLOT_BYTES),
            kept: private(choices, "k", KEPT_BYTES),
            walked: walks::variables(choices, module, id),
            elements: indices::array(choices, module, format!("e{}", id.as_u32()), scope),
        }
    }
}

impl Body<'_, '_, '_> {
    /// Names the function's own variables, and writes those that may be read first (D4).
    pub(crate) fn own_variables(&mut self, own: Variables) {
        let address = |body: &mut Self, symbol| body.end().symbol_addr(Type::I32, symbol);
        self.places.slot = own.slot.map(|symbol| address(self, symbol));
        self.places.kept = own.kept.map(|symbol| address(self, symbol));
        self.private_memory(own.private);
        self.walked_memory(own.walked);
        self.array(own.array);
        self.elements(own.elements);
    }

    /// Arguments, and where the work-item is.
    pub(crate) fn prologue(&mut self, tables: [Option<Symbol>; 2]) {
        // The segment begins at address 0.
        let base = match self.choices.below(2) {
            0 => self.int(Type::I64, 0),
            _ => self.end().kernargbaseptr(Type::I64),
        };
        self.places.arguments = Some(base);
        let argument = |body: &mut Self, number: usize| {
            let (_, ty, offset) = PARAMS[number];
            let mem = MemInfo::plain(Segment::Kernarg, ty.bytes().trailing_zeros() as u8);
            let load = body.end().load(ty, &[ty], mem, offset as i32, base);
            let value = body.result(load);
            body.set_uniform(value, true);
            value
        };
        let (input, output) = (argument(self, 0), argument(self, 1));
        let counters = self.settings.atomics.then(|| argument(self, 2));
        for number in BUFFERS..LOADED {
            // A uniform integer is always there.
            if number == BUFFERS || self.choices.below(2) == 0 {
                let value = argument(self, number);
                self.know(value, true);
            }
        }
        let id = self.end().workitemflatabsid(Type::I32);
        self.know(id, false);
        self.asked(Opcode::Workgroupid, 0);
        let bytes = self.int(Type::I32, ITEM_BYTES.into());
        let mut at = self.end();
        let offset = at.imul(Type::I32, id, bytes);
        let offset = at.uextend(Type::I64, offset);
        let own = at.iadd(Type::I64, output, offset);
        self.places.input = Some(input);
        self.places.output = Some(output);
        self.places.own = Some(own);
        self.own_input(input, id);
        if self.choices.one_in(3) {
            self.again(base, own);
        }
        self.places.counters = counters;
        [self.places.readonly, self.places.table] = tables.map(|table| {
            let address = self.end().symbol_addr(Type::I64, table?);
            self.set_uniform(address, true);
            Some(address)
        });
    }

    /// Another pointer to the work-item's part of the output, of which only the launch knows that it is the same.
    fn again(&mut self, base: Value, own: Value) {
        let mem = MemInfo::plain(Segment::Kernarg, 3);
        let load = self
            .end()
            .load(Type::I64, &[Type::I64], mem, NOTHING as i32, base);
        let nothing = self.result(load);
        self.places.again = Some(self.end().iadd(Type::I64, own, nothing));
    }

    /// Private memory, every byte of it written (D4).
    pub(crate) fn private_memory(&mut self, symbol: Option<Symbol>) {
        let Some(symbol) = symbol else {
            return;
        };
        let address = self.end().symbol_addr(Type::I32, symbol);
        self.fill(Segment::Private, address, PRIVATE_BYTES);
        self.places.private = Some(address);
    }

    /// The array that loops go over, every byte of it written (D4).
    pub(crate) fn array(&mut self, symbol: Option<Symbol>) {
        let Some(symbol) = symbol else {
            return;
        };
        let address = self.end().symbol_addr(Type::I32, symbol);
        self.fill(Segment::Private, address, ARRAY_BYTES);
        self.places.array = Some(address);
    }

    /// Group memory, of which each work-item writes its part.
    pub(crate) fn group_memory(&mut self, symbol: Option<(Symbol, u32)>) {
        let Some((symbol, items)) = symbol else {
            return;
        };
        let mut at = self.end();
        let base = at.symbol_addr(Type::I32, symbol);
        let item = at.currentworkitemflatid(Type::I32);
        let bytes = at.iconst(Type::I32, GROUP_ITEM_BYTES.into());
        let offset = at.imul(Type::I32, item, bytes);
        let own = at.iadd(Type::I32, base, offset);
        self.fill(Segment::Group, own, GROUP_ITEM_BYTES);
        self.places.group = Some(Group { base, own, items });
    }

    /// Writes every byte of some memory, 8 to 32 at once; how many bytes there are is a multiple of 8.
    pub(crate) fn fill(&mut self, segment: Segment, address: Value, bytes: u32) {
        let values = [self.value(Type::I64), self.value(Type::I64)];
        let most = self.choices.of(&[4, 4, 4, 4, 2, 4, 4, 1]);
        let words = bytes / 8;
        for first in (0..words).step_by(most) {
            let mut args = vec![address];
            args.extend(
                (0..words - first)
                    .take(most)
                    .map(|word| values[word as usize % 2]),
            );
            let mem = MemInfo::plain(segment, 3);
            self.end().store(Type::I64, mem, 8 * first as i32, &args);
        }
    }

    /// Stores values that nothing was made of, and ends the kernel.
    pub(crate) fn results(&mut self) {
        let Some(own) = self.places.own else {
            return;
        };
        for (index, value) in self.left_over(RESULTS).into_iter().enumerate() {
            let (ty, value) = match self.type_of(value) {
                Type::B1 => (Type::I32, self.end().uextend(Type::I32, value)),
                ty => (ty, value),
            };
            let offset = OWN_BYTES + index as u32 * RESULT_BYTES;
            let align_log2 = ty.lane().bytes().trailing_zeros() as u8;
            let mem = MemInfo::plain(Segment::Global, align_log2);
            self.end().store(ty, mem, offset as i32, &[own, value]);
        }
        self.end().return_(&[]);
    }

    /// Stores a value or two that came into scope after a mark and that nothing was made of, before they are forgotten: else what made them is dead.
    pub(crate) fn store_left_over(&mut self, mark: usize) {
        let Some(own) = self.places.own else {
            return;
        };
        for value in self.left_over_since(mark, 2) {
            let ty = self.type_of(value);
            let bytes = ty.lane().bytes();
            let room = (OWN_BYTES - ty.bytes()) / bytes;
            let offset = bytes * self.choices.below(room as usize + 1) as u32;
            let mem = MemInfo::plain(Segment::Global, bytes.trailing_zeros() as u8);
            self.take(value);
            self.end().store(ty, mem, offset as i32, &[own, value]);
        }
    }
}
