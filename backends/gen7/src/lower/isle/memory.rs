//! Memory and images.

use super::*;
use crate::order::{Around, Side};

impl MemoryTerms for Lower<'_> {
    fn scalar_memory(&mut self, ty: Type, mem: MemInfo) -> Option<Unit> {
        thread_loads(ty, mem).then_some(())
    }

    fn load_from(
        &mut self,
        file: &File,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        self.load(*file, inst, mem, offset, address)
    }

    fn store_to(&mut self, mem: MemInfo, offset: i32, args: ValueList) -> Unit {
        self.store(mem, offset, args);
    }

    fn atomic_on(
        &mut self,
        inst: Inst,
        op: &AtomicOp,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        self.atomic(inst, *op, mem, offset, args)
    }

    fn atomic_load_from(&mut self, inst: Inst, mem: MemInfo, offset: i32, args: ValueList) -> InstOutput {
        let Some(&address) = args.as_slice(&self.func.dfg.value_lists).first() else {
            return InstOutput::new();
        };
        self.fence_before(mem);
        let loaded = self.load(File::Vector, inst, mem, offset, address);
        self.fence_after(mem);
        loaded
    }

    fn atomic_store_to(&mut self, mem: MemInfo, offset: i32, args: ValueList) -> Unit {
        self.fence_before(mem);
        self.store(mem, offset, args);
        self.fence_after(mem);
    }

    fn address_of(&mut self, file: &File, symbol: IrSymbol) -> InstOutput {
        self.symbol(*file, symbol)
    }

    fn memory_fence(&mut self) -> Unit {
        self.fence_beside(&[Around::Fence], Side::Before);
    }

    fn stop(&mut self, debug: bool, reason: Value) -> Unit {
        let reason = self.word(reason, 0);
        self.emit(Kind::Trap { debug }, Scope::Lanes, &[reason]);
    }

    fn group_barrier(&mut self) -> Unit {
        self.fence_beside(&[Around::Barrier], Side::Before);
        self.emit(Kind::Barrier, Scope::Wave, &[]);
    }
}

impl ImagesTerms for Lower<'_> {
    fn coordinates(&mut self, geometry: &ImageGeometry, args: ValueList, skip: u8) -> Coordinates {
        self.image_coordinates(*geometry, args, skip)
    }

    fn array_geometry(&mut self, geometry: &ImageGeometry) -> Option<()> {
        geometry.is_array().then_some(())
    }

    fn first_value(&mut self, args: ValueList) -> Option<Value> {
        args.as_slice(&self.func.dfg.value_lists).first().copied()
    }

    fn first_two_values(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, ..] => Some((a, b)),
            _ => None,
        }
    }

    fn entry_of(&mut self, handle: Value) -> S {
        self.table_entry(handle)
    }

    fn payload2(&mut self, a: V, b: V) -> Payload {
        self.tuple(VECTOR, &[a, b])
    }

    fn payload3(&mut self, a: V, b: V, c: V) -> Payload {
        self.tuple(VECTOR, &[a, b, c])
    }

    fn payload4(&mut self, a: V, b: V, c: V, d: V) -> Payload {
        self.tuple(VECTOR, &[a, b, c, d])
    }

    fn load_element(&mut self, geometry: &ImageGeometry, image: S, at: Payload) -> InstOutput {
        self.texel(SampleOp::Ld, *geometry, &[image], at)
    }

    fn sample_image(&mut self, geometry: &ImageGeometry, image: S, sampler: S, at: Payload) -> InstOutput {
        self.texel(SampleOp::SampleL, *geometry, &[image, sampler], at)
    }

    fn store_element(&mut self, geometry: &ImageGeometry, image: S, args: ValueList) -> Unit {
        self.store_texel(*geometry, image, args);
    }
}
