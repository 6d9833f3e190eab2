//! Rules of single instructions that the table's columns cannot say.

use super::Rule;
use super::context::Context;
use crate::ir::eval::ones;
use crate::ir::{
    AtomicOp, Format, FunctionDecl, FunctionKind, ImageGeometry, ImageOperands, Inst, InstructionData,
    MatrixIntegers, MemInfo, MemoryOrder, MemoryScope, Opcode, Segment, Type, Value,
};

pub(super) fn instruction(context: &mut Context, inst: Inst) {
    let func = context.func;
    let dfg = &func.dfg;
    let data = dfg.inst(inst);
    let ty = dfg.ctrl_type(inst);
    let args = dfg.args(inst);
    let of = |value: Value| dfg.value_type(value);

    if data.fp_mode().sat {
        let converts = matches!(data.opcode(), Opcode::FcvtToUint | Opcode::FcvtToSint);
        context.check(converts, || Rule::Saturation);
    }
    match data {
        InstructionData::Const { opcode, imm } => {
            constant(context, *opcode, *imm, ty);
        }
        InstructionData::Dim { dim, .. } => {
            context.check(*dim <= 2, || Rule::Dimension(*dim));
            query_type(context, ty);
        }
        InstructionData::Nullary { opcode } => nullary(context, *opcode, ty),
        InstructionData::IntCompare { .. } | InstructionData::FloatCompare { .. } => {
            comparison(context, args)
        }
        InstructionData::Binary {
            opcode: Opcode::Fclass,
            args,
        } => scalar_operand(context, of(args[0])),
        InstructionData::Ternary {
            opcode: Opcode::Lerp, ..
        } => {
            let expected = "i32";
            context.check(ty == Type::I32, || Rule::ControllingType { expected, found: ty });
        }
        InstructionData::Unary { opcode, arg } => conversion(context, *opcode, of(*arg), ty),
        InstructionData::UnaryFp { opcode, arg, .. } => conversion(context, *opcode, of(*arg), ty),
        InstructionData::UnaryImm { arg, imm, .. } => lane_of(context, of(*arg), *imm, ty),
        InstructionData::BinaryImm { imm, .. } => lane_number(context, *imm, ty),
        InstructionData::MultiAry {
            opcode: Opcode::MakeVector,
            ..
        } => vector_of(context, args, ty),
        InstructionData::MultiAry {
            opcode: Opcode::Return,
            ..
        } => returns(context, args),
        InstructionData::Segment { segment, .. } => address_type(context, *segment, ty),
        InstructionData::SegmentCvt {
            opcode, segment, arg, ..
        } => segment_conversion(context, *opcode, *segment, of(*arg), ty),
        InstructionData::SymbolAddr { symbol, .. } => match context.module.symbols.get(*symbol) {
            Some(data) if context.may_name(data.scope) => address_type(context, data.segment, ty),
            _ => context.error(Rule::UnknownSymbol),
        },
        InstructionData::Load { mem, .. } => load(context, inst, mem, ty),
        InstructionData::Store { mem, .. } => {
            ordinary(context, mem, ty);
            address_type(context, mem.segment, of(args[0]));
            writable(context, mem);
            all_have_type(context, args, 1, ty);
        }
        InstructionData::Atomic { opcode, op, mem, .. } => {
            address_type(context, mem.segment, of(args[0]));
            atomic(context, *opcode, *op, mem, ty);
        }
        InstructionData::Fence { order, scope, .. } => fence(context, *order, *scope),
        InstructionData::Image { opcode, geometry, .. } => image(context, inst, *opcode, *geometry, ty),
        InstructionData::Matrix { .. } => matrix(context, inst, ty),
        InstructionData::Switch { arg, table, .. } => {
            let entries = dfg.switch_tables.get(*table).map_or(0, Vec::len);
            switch(context, entries, dfg.value_type(*arg));
        }
        InstructionData::Call { func: callee, .. } => match context.module.functions.get(*callee) {
            None => context.error(Rule::UnknownFunction),
            Some(FunctionDecl::External(_)) => {}
            Some(FunctionDecl::Defined(callee)) => call(context, inst, callee),
        },
        _ => {}
    }
}

/// A switch with so many entries, on an index of a type.
fn switch(context: &mut Context, entries: usize, index: Type) {
    context.check(entries > 0, || Rule::EmptySwitch);
    let numbers = 1usize.checked_shl(index.bits());
    context.check(numbers.is_none_or(|most| entries <= most), || Rule::LongSwitch);
}

fn constant(context: &mut Context, opcode: Opcode, imm: u64, ty: Type) {
    context.check(!ty.is_vector(), || Rule::ControllingType {
        expected: "a scalar",
        found: ty,
    });
    let bits = if opcode == Opcode::Bconst { 1 } else { ty.bits() };
    context.check(imm <= ones(bits), || Rule::ConstantRange { imm, bits });
}

fn nullary(context: &mut Context, opcode: Opcode, ty: Type) {
    match opcode {
        Opcode::Groupbaseptr => address_type(context, Segment::Group, ty),
        Opcode::Kernargbaseptr => address_type(context, Segment::Kernarg, ty),
        Opcode::Undef => {}
        // The others have no type of their own or ask where the work-item is.
        _ if ty == Type::INVALID => {}
        _ => query_type(context, ty),
    }
}

/// Where a work-item is fits 32 or 64 bits (HSA PRM 11.1).
fn query_type(context: &mut Context, ty: Type) {
    let fits = matches!(ty, Type::I32 | Type::I64);
    context.check(fits, || Rule::ControllingType {
        expected: "i32 or i64",
        found: ty,
    });
}

fn scalar_operand(context: &mut Context, found: Type) {
    context.check(!found.is_vector(), || Rule::OperandType {
        index: 0,
        expected: "a scalar type".into(),
        found,
    });
}

fn all_have_type(context: &mut Context, args: &[Value], first: usize, expected: Type) {
    for (index, &arg) in args.iter().enumerate().skip(first) {
        let found = context.func.dfg.value_type(arg);
        context.check(found == expected, || Rule::OperandType {
            index,
            expected: expected.to_string(),
            found,
        });
    }
}

fn conversion(context: &mut Context, opcode: Opcode, from: Type, to: Type) {
    let scalar = !from.is_vector();
    let (holds, rule) = match opcode {
        Opcode::Uextend | Opcode::Sextend => (scalar && from.bits() < to.bits(), "an extension makes wider"),
        Opcode::Ireduce => (from.bits() > to.bits(), "a reduction makes narrower"),
        Opcode::Bitcast => (from.bits() == to.bits(), "a bit cast keeps the size"),
        Opcode::Fconvert => (
            from.lanes() == to.lanes() && from != to,
            "a conversion goes to another size and keeps the lanes",
        ),
        Opcode::FcvtToUint | Opcode::FcvtToSint => (scalar, "a conversion to integer is of a scalar"),
        Opcode::FcvtFromUint | Opcode::FcvtFromSint => {
            (!to.is_vector(), "a conversion from integer gives a scalar")
        }
        _ => return,
    };
    context.check(holds, || Rule::ConversionSize { rule, from, to });
}

fn comparison(context: &mut Context, args: &[Value]) {
    if let &[a, b] = args {
        let of = |value| context.func.dfg.value_type(value);
        let (a, b) = (of(a), of(b));
        context.check(a == b && !a.is_vector(), || Rule::ComparedTypes(a, b));
    }
}

fn lane_of(context: &mut Context, vector: Type, lane: u8, ty: Type) {
    context.check(vector.lane() == ty, || Rule::ControllingType {
        expected: "the lane type of the operand",
        found: ty,
    });
    lane_number(context, lane, vector);
}

fn lane_number(context: &mut Context, lane: u8, vector: Type) {
    let lanes = vector.lanes();
    context.check(u32::from(lane) < lanes, || Rule::LaneNumber { lane, lanes });
}

fn address_type(context: &mut Context, segment: Segment, found: Type) {
    let expected = context.address_type(segment);
    context.check(found == expected, || Rule::AddressWidth {
        segment,
        expected,
        found,
    });
}

/// HSA PRM 6.7 (`stof`, `ftos`, `segmentp`): one side is a flat address.
fn segment_conversion(context: &mut Context, opcode: Opcode, segment: Segment, from: Type, to: Type) {
    let flat = context.flat_type();
    let (from_segment, to_segment) = match opcode {
        Opcode::Stof => (segment, Some(Segment::Flat)),
        Opcode::Ftos => (Segment::Flat, Some(segment)),
        _ => (Segment::Flat, None),
    };
    debug_assert_eq!(flat, context.address_type(Segment::Flat));
    address_type(context, from_segment, from);
    if let Some(to_segment) = to_segment {
        address_type(context, to_segment, to);
    }
    let has_flat_addresses = matches!(segment, Segment::Global | Segment::Group | Segment::Private);
    context.check(has_flat_addresses, || Rule::Segment {
        expected: "global, group or private",
        found: segment,
    });
}

/// A vector is made of as many values as it has lanes.
fn vector_of(context: &mut Context, args: &[Value], ty: Type) {
    context.check(args.len() == ty.lanes() as usize, || Rule::OperandCount {
        expected: ty.lanes().to_string(),
        found: args.len(),
    });
    all_have_type(context, args, 0, ty.lane());
}

#[inline]
fn load(context: &mut Context, inst: Inst, mem: &MemInfo, ty: Type) {
    let dfg = &context.func.dfg;
    ordinary(context, mem, ty);
    address_type(context, mem.segment, dfg.value_type(dfg.args(inst)[0]));
    let results = dfg.results(inst);
    context.check((1..=4).contains(&results.len()), || Rule::ResultCount {
        expected: "1 to 4".into(),
        found: results.len(),
    });
    for (index, &result) in results.iter().enumerate() {
        let found = dfg.value_type(result);
        context.check(found == ty, || Rule::ResultType {
            index,
            expected: ty,
            found,
        });
    }
}

/// HSA PRM 7.1.7 to 7.1.9: numbers and types of coordinates and values follow from the geometry.
fn image(context: &mut Context, inst: Inst, opcode: Opcode, geometry: ImageGeometry, ty: Type) {
    let dfg = &context.func.dfg;
    let (args, results) = (dfg.args(inst), dfg.results(inst));
    let typed = ty == Type::F32 || ty == Type::I32 && geometry.components() > 1;
    context.check(typed, || Rule::ControllingType {
        expected: "f32 or i32, f32 for a depth",
        found: ty,
    });
    let operands = ImageOperands::of(opcode, geometry);
    let samplable = !operands.sampled || geometry != ImageGeometry::OneDBuffer;
    context.check(samplable, || Rule::Geometry(geometry));
    context.check(args.len() == operands.count(), || Rule::OperandCount {
        expected: operands.count().to_string(),
        found: args.len(),
    });
    let first = operands.coordinates.start;
    let coordinate = match args.get(first).map(|&arg| dfg.value_type(arg)) {
        Some(Type::F32) if operands.sampled => Type::F32,
        _ => Type::I32,
    };
    let level = if operands.sampled { Type::F32 } else { Type::I32 };
    for (index, &arg) in args.iter().enumerate().skip(first) {
        let expected = match index {
            _ if operands.coordinates.contains(&index) => coordinate,
            _ if operands.level.contains(&index) => level,
            _ => ty,
        };
        let found = dfg.value_type(arg);
        context.check(found == expected, || Rule::OperandType {
            index,
            expected: expected.to_string(),
            found,
        });
    }
    let expected = match operands.stored.is_empty() {
        true => geometry.components(),
        false => 0,
    };
    context.check(results.len() == expected, || Rule::ResultCount {
        expected: expected.to_string(),
        found: results.len(),
    });
    for (index, &result) in results.iter().enumerate() {
        let found = dfg.value_type(result);
        context.check(found == ty, || Rule::ResultType {
            index,
            expected: ty,
            found,
        });
    }
}

/// The number of results says how many lanes share the matrices; numbers and types of all words follow from that and the formats.
fn matrix(context: &mut Context, inst: Inst, ty: Type) {
    let dfg = &context.func.dfg;
    let InstructionData::Matrix {
        product, integers, ..
    } = *dfg.inst(inst)
    else {
        return;
    };
    let (args, results) = (dfg.args(inst), dfg.results(inst));
    let plain = integers == MatrixIntegers::default();
    context.check(plain || product.is_integer(), || Rule::MatrixIntegers(product));
    let sums = product.sum().word_type();
    if ty != sums {
        // Numbers and types of words would only repeat it.
        context.error(Rule::ControllingType {
            expected: "that of the words of the sum",
            found: ty,
        });
        return;
    }
    let Some(lanes) = product.lanes(results.len()) else {
        let of = |lanes| product.words(lanes)[2];
        context.error(Rule::ResultCount {
            expected: format!("{} (waves of 32 lanes) or {} (64)", of(32), of(64)),
            found: results.len(),
        });
        return;
    };
    let [a, b, c] = product.words(lanes);
    context.check(args.len() == a + b + c, || Rule::OperandCount {
        expected: format!("{a} words of A, {b} of B and {c} of C"),
        found: args.len(),
    });
    for (index, &arg) in args.iter().enumerate() {
        let expected = match index {
            _ if index < a => product.a().word_type(),
            _ if index < a + b => product.b().word_type(),
            _ => sums,
        };
        let found = dfg.value_type(arg);
        context.check(found == expected, || Rule::OperandType {
            index,
            expected: expected.to_string(),
            found,
        });
    }
    for (index, &result) in results.iter().enumerate() {
        let found = dfg.value_type(result);
        context.check(found == sums, || Rule::ResultType {
            index,
            expected: sums,
            found,
        });
    }
}

/// HSA PRM 6.9.
fn fence(context: &mut Context, order: MemoryOrder, scope: MemoryScope) {
    let ordering = !matches!(order, MemoryOrder::None | MemoryOrder::Relaxed);
    context.check(ordering, || {
        Rule::OrderOrScope("a fence acquires, releases or both")
    });
    let scoped = !matches!(scope, MemoryScope::None);
    context.check(scoped, || Rule::OrderOrScope("a fence needs a scope"));
}

/// What loads and stores share.
fn ordinary(context: &mut Context, mem: &MemInfo, ty: Type) {
    context.check(ty.lane() != Type::B1, || Rule::ControllingType {
        expected: "a type that memory holds",
        found: ty,
    });
    let plain = mem.order == MemoryOrder::None && mem.scope == MemoryScope::None;
    context.check(plain, || {
        Rule::OrderOrScope("an ordinary access has no order and no scope")
    });
}

fn writable(context: &mut Context, mem: &MemInfo) {
    let writable = !matches!(mem.segment, Segment::Kernarg | Segment::Readonly);
    context.check(writable, || Rule::Segment {
        expected: "one that can be written",
        found: mem.segment,
    });
}

/// HSA PRM 6.5 to 6.6.
fn atomic(context: &mut Context, opcode: Opcode, op: AtomicOp, mem: &MemInfo, ty: Type) {
    use AtomicOp as A;
    let performs = match opcode {
        Opcode::AtomicLoad => op == A::Load,
        Opcode::AtomicStore => op == A::Store,
        Opcode::AtomicCas | Opcode::AtomicCasNoret => op == A::Cas,
        _ => !matches!(op, A::Load | A::Store | A::Cas),
    };
    context.check(performs, || Rule::AtomicOperation(op));
    context.check(matches!(ty, Type::I32 | Type::I64), || Rule::ControllingType {
        expected: "i32 or i64",
        found: ty,
    });
    let shared = matches!(mem.segment, Segment::Flat | Segment::Global | Segment::Group);
    context.check(shared, || Rule::Segment {
        expected: "flat, global or group",
        found: mem.segment,
    });
    let ordered = match (opcode, mem.order) {
        (_, MemoryOrder::None) => Err("an atomic needs an order"),
        (Opcode::AtomicLoad, MemoryOrder::Release | MemoryOrder::AcquireRelease) => {
            Err("an atomic load does not release")
        }
        (Opcode::AtomicStore, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) => {
            Err("an atomic store does not acquire")
        }
        _ if mem.scope == MemoryScope::None => Err("an atomic needs a scope"),
        _ => Ok(()),
    };
    if let Err(rule) = ordered {
        context.error(Rule::OrderOrScope(rule));
    }
    let found = 1u64 << mem.align_log2.min(63);
    context.check(found >= u64::from(ty.bytes()), || Rule::AtomicAlignment {
        expected: ty.bytes(),
        found,
    });
}

fn types_of(context: &Context, values: &[Value]) -> Vec<Type> {
    values.iter().map(|&v| context.func.dfg.value_type(v)).collect()
}

fn returns(context: &mut Context, args: &[Value]) {
    let func = context.func;
    if func.kind == FunctionKind::Kernel {
        context.check(args.is_empty(), || Rule::ReturnsFromKernel(args.len()));
        return;
    }
    if let Some(expected) = return_types(func) {
        let found = types_of(context, args);
        context.check(found == expected, || Rule::ReturnTypes { expected, found });
    }
}

/// The types of the first `return` of a function.
fn return_types(func: &crate::ir::Function) -> Option<Vec<Type>> {
    let (_, inst) = func
        .layout
        .iter()
        .find(|&(_, inst)| func.dfg.opcode(inst) == Opcode::Return)?;
    Some(
        func.dfg
            .args(inst)
            .iter()
            .map(|&v| func.dfg.value_type(v))
            .collect(),
    )
}

/// A call passes the parameters of the callee's entry block and gets what the callee returns.
fn call(context: &mut Context, inst: Inst, callee: &crate::ir::Function) {
    debug_assert_eq!(context.func.dfg.opcode(inst).format(), Format::Call);
    if callee.kind == FunctionKind::Kernel {
        context.error(Rule::CallOfKernel);
        return;
    }
    let dfg = &context.func.dfg;
    let args = dfg.args(inst);
    if let Some(entry) = callee.layout.entry() {
        let params = callee.dfg.block_params(entry);
        context.check(params.len() == args.len(), || Rule::OperandCount {
            expected: params.len().to_string(),
            found: args.len(),
        });
        for (index, (&param, &arg)) in params.iter().zip(args).enumerate() {
            let (expected, found) = (callee.dfg.value_type(param), dfg.value_type(arg));
            context.check(expected == found, || Rule::OperandType {
                index,
                expected: expected.to_string(),
                found,
            });
        }
    }
    if let Some(expected) = return_types(callee) {
        let found = types_of(context, dfg.results(inst));
        context.check(found == expected, || Rule::ReturnTypes { expected, found });
    }
}
