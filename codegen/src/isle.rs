//! What every set of ISLE rules needs that uses the shared prelude (`isle-rules`): names for the generated code, and the terms
//! of the prelude that need no more of their context than a function `self.func`.
//!
//! The generated code is included in a module of the crate that has the rules, and finds what it names there:
//!
//! ```ignore
//! wavelift_codegen::isle_names!();
//! include!(concat!(env!("OUT_DIR"), "/lower.rs"));
//! impl Context for Lower<'_> {
//!     wavelift_codegen::isle_prelude_terms!();
//!     // The others: `inst_typed`, `def_inst`, and those of the rules themselves.
//! }
//! ```

/// The types and constants that code generated from ISLE rules names.
#[macro_export]
macro_rules! isle_names {
    () => {
        use $crate::ir::{
            AtomicOp, BlockCall, FloatCC, FpMode, FuncRef, ImageGeometry, Inst, InstructionData, IntCC,
            MatrixIntegers, MatrixProduct, MemInfo, MemoryOrder, MemoryScope, Opcode, Segment, SwitchTable,
            Symbol, Type, Value, ValueList, Width,
        };

        type ValueArray2 = [Value; 2];
        type ValueArray3 = [Value; 3];
        type ValueArray4 = [Value; 4];
        type BlockCallArray2 = [BlockCall; 2];

        const B1: Type = Type::B1;
        const I8: Type = Type::I8;
        const I16: Type = Type::I16;
        const I32: Type = Type::I32;
        const I64: Type = Type::I64;
        const F16: Type = Type::F16;
        const F32: Type = Type::F32;
        const F64: Type = Type::F64;
    };
}

/// Terms of the shared prelude, for a `Context` with a `Function` as its `self.func`.
#[macro_export]
macro_rules! isle_prelude_terms {
    () => {
        fn value_type(&mut self, value: Value) -> Type {
            self.func.dfg.value_type(value)
        }

        fn unpack_value_array_2(&mut self, values: ValueArray2) -> (Value, Value) {
            values.into()
        }

        fn pack_value_array_2(&mut self, a: Value, b: Value) -> ValueArray2 {
            [a, b]
        }

        fn unpack_value_array_3(&mut self, values: ValueArray3) -> (Value, Value, Value) {
            values.into()
        }

        fn pack_value_array_3(&mut self, a: Value, b: Value, c: Value) -> ValueArray3 {
            [a, b, c]
        }

        fn unpack_value_array_4(&mut self, values: ValueArray4) -> (Value, Value, Value, Value) {
            values.into()
        }

        fn pack_value_array_4(&mut self, a: Value, b: Value, c: Value, d: Value) -> ValueArray4 {
            [a, b, c, d]
        }

        fn fits_in_32(&mut self, ty: Type) -> Option<Type> {
            (ty.bits() <= 32).then_some(ty)
        }

        fn int_type(&mut self, ty: Type) -> Option<Type> {
            ty.is_int().then_some(ty)
        }

        fn float_type(&mut self, ty: Type) -> Option<Type> {
            ty.is_float().then_some(ty)
        }

        fn u64_from_value(&mut self, value: Value) -> Option<u64> {
            self.func.dfg.int_constant(value)
        }
    };
}
