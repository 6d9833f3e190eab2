//! From the IR to text.

use super::names::{Names, print_name, quote};
use crate::ir::eval::{ones, sx};
use crate::ir::{
    Block, BlockCall, Format, FpMode, Function, FunctionDecl, FunctionKind, Inst, InstructionData,
    KernelLimits, Layout, MachineModel, MemInfo, MemoryOrder, MemoryScope, Module, ParamKind, Segment,
    Symbol, SymbolData, SymbolScope, Type, TypeClass, Value, ValueList, WaveLevel, Width,
};
use rustc_hash::FxHashSet;
use std::fmt::{self, Write};

/// Bytes as a bracketed list of hexadecimal pairs, 32 on a line.
pub fn display_bytes(bytes: &[u8]) -> String {
    let mut out = String::from("[");
    for (i, byte) in bytes.iter().enumerate() {
        out.push_str(match i {
            0 if bytes.len() > 32 => "\n    ",
            0 => "",
            _ if i % 32 == 0 => "\n    ",
            _ => " ",
        });
        let _ = write!(out, "{byte:02x}");
    }
    out.push(']');
    out
}

/// The text of a module.
pub fn print_module(module: &Module) -> String {
    let names = Names::new(module);
    let mut out = String::from("module ");
    if !module.name.is_empty() {
        out.push_str(&print_name(&module.name));
        out.push(' ');
    }
    out.push_str(match module.model {
        MachineModel::Small => "small\n",
        MachineModel::Large => "large\n",
    });
    let mut first = true;
    for (id, symbol) in module.symbols.iter() {
        if symbol.scope == SymbolScope::Module {
            if std::mem::take(&mut first) {
                out.push('\n');
            }
            print_symbol(&mut out, symbol, &names.symbol(id));
        }
    }
    for (id, decl) in module.functions.iter() {
        out.push('\n');
        match decl {
            FunctionDecl::External(_) => {
                let _ = writeln!(out, "external function {}", names.function(id));
            }
            FunctionDecl::Defined(func) => {
                let symbols: Vec<Symbol> = module
                    .symbols
                    .iter()
                    .filter(|(_, s)| s.scope == SymbolScope::Function(id))
                    .map(|(id, _)| id)
                    .collect();
                let text = FunctionText {
                    func,
                    name: names.function(id),
                    module: Some(module),
                    symbols: &symbols,
                    names: &names,
                };
                text.print(&mut out);
            }
        }
    }
    out
}

/// The text of one function. With a module, symbols and callees are printed by name, and variables of the function
/// are listed if `func` is one of the module's (found by name).
pub fn print_function(func: &Function, module: Option<&Module>) -> String {
    let names = module.map_or_else(Names::default, Names::new);
    let id = module.and_then(|m| m.defined().find(|(_, f)| f.name == func.name).map(|(id, _)| id));
    let symbols: Vec<Symbol> = module.map_or_else(Vec::new, |m| {
        m.symbols
            .iter()
            .filter(|(_, s)| id.is_some_and(|id| s.scope == SymbolScope::Function(id)))
            .map(|(id, _)| id)
            .collect()
    });
    let mut out = String::new();
    let text = FunctionText {
        func,
        name: id.map_or_else(|| print_name(&func.name), |id| names.function(id)),
        module,
        symbols: &symbols,
        names: &names,
    };
    text.print(&mut out);
    out
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print_module(self))
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&print_function(self, None))
    }
}

fn print_symbol(out: &mut String, symbol: &SymbolData, name: &str) {
    let linkage = match (symbol.external, symbol.exported) {
        (true, _) => "external ",
        (false, true) => "export ",
        (false, false) => "",
    };
    let constant = if symbol.constant { "const " } else { "" };
    let _ = write!(
        out,
        "{} {linkage}{constant}{name} : {} align {}",
        symbol.segment, symbol.size, symbol.align
    );
    if let Some(init) = &symbol.init {
        let _ = write!(out, " = {}", display_bytes(init));
    }
    for (index, handle) in symbol.handles.iter().enumerate() {
        let before = if index == 0 { " handles" } else { "," };
        let _ = write!(out, "{before} {}: {}", handle.offset, handle.object);
    }
    out.push('\n');
}

struct FunctionText<'a> {
    func: &'a Function,
    name: String,
    module: Option<&'a Module>,
    symbols: &'a [Symbol],
    names: &'a Names,
}

impl FunctionText<'_> {
    fn print(&self, out: &mut String) {
        let func = self.func;
        let kind = match func.kind {
            FunctionKind::Kernel => "kernel",
            FunctionKind::Function => "function",
        };
        let _ = writeln!(out, "{kind} {} {{", self.name);
        if !func.source_name.is_empty() {
            let _ = writeln!(out, "    source {}", quote(&func.source_name));
        }
        let end = func
            .params
            .iter()
            .map(|p| p.offset.saturating_add(p.bytes()))
            .max();
        if func.kernarg_bytes != end.unwrap_or(0) {
            let _ = writeln!(out, "    kernarg {}", func.kernarg_bytes);
        }
        for param in &func.params {
            let count = if param.count == 1 {
                String::new()
            } else {
                format!(" x {}", param.count)
            };
            let _ = write!(
                out,
                "    param {} : {}{count} at {} align {}",
                print_name(&param.name),
                param.ty,
                param.offset,
                param.align
            );
            match param.kind {
                ParamKind::Value => out.push('\n'),
                kind => {
                    let _ = writeln!(out, " {kind}");
                }
            }
        }
        print_limits(out, &func.limits);
        if let Some(module) = self.module {
            for &symbol in self.symbols {
                out.push_str("    ");
                print_symbol(out, &module.symbols[symbol], &self.names.symbol(symbol));
            }
        }
        self.print_layout(out, &func.layout, None);
        if let Some(wave) = &func.wave {
            out.push_str("wave {\n");
            self.print_layout(out, &wave.layout, Some(wave));
            out.push_str("}\n");
        }
        out.push_str("}\n");
    }

    /// The blocks of a layout; of the wave level if it is given.
    fn print_layout(&self, out: &mut String, layout: &Layout, wave: Option<&WaveLevel>) {
        let shared: FxHashSet<Inst> = match wave {
            Some(_) => self.func.layout.iter().map(|(_, inst)| inst).collect(),
            None => FxHashSet::default(),
        };
        for &block in layout.blocks() {
            out.push_str(&print_block_header(self.func, block));
            if let Some(wave) = wave
                && let Some(thread) = wave.thread_block[block].expand()
            {
                let (start, end) = (wave.body_start[block], wave.body_end[block]);
                let _ = write!(out, " of {thread} {start}..{end}");
            }
            out.push_str(":\n");
            for &inst in layout.insts(block) {
                out.push_str("    ");
                if shared.contains(&inst) {
                    out.push_str("| ");
                }
                out.push_str(&print_inst(self.func, self.names, inst));
                let loc = self.func.dfg.locs[inst];
                if loc.is_known() {
                    let _ = write!(out, " @{}", loc.0);
                }
                out.push('\n');
            }
        }
    }
}

fn print_limits(out: &mut String, limits: &KernelLimits) {
    if let Some([x, y, z]) = limits.required_group_size {
        let _ = writeln!(out, "    required_group_size {x} {y} {z}");
    }
    if let Some(size) = limits.max_flat_group_size {
        let _ = writeln!(out, "    max_flat_group_size {size}");
    }
    if let Some([x, y, z]) = limits.required_grid_size {
        let _ = writeln!(out, "    required_grid_size {x} {y} {z}");
    }
    if let Some(dim) = limits.required_dim {
        let _ = writeln!(out, "    required_dim {dim}");
    }
    if limits.no_partial_groups {
        out.push_str("    no_partial_groups\n");
    }
    if let Some(bytes) = limits.max_dynamic_group_size {
        let _ = writeln!(out, "    max_dynamic_group_size {bytes}");
    }
    if let Some(size) = limits.max_flat_grid_size {
        let _ = writeln!(out, "    max_flat_grid_size {size}");
    }
}

/// A block with its parameters and their types, as in `block1(v2: i32)`.
pub fn print_block_header(func: &Function, block: Block) -> String {
    let params: Vec<String> = func
        .dfg
        .block_params(block)
        .iter()
        .map(|&v| format!("{v}: {}", func.dfg.value_type(v)))
        .collect();
    if params.is_empty() {
        block.to_string()
    } else {
        format!("{block}({})", params.join(", "))
    }
}

/// The text of an instruction, without its source line. Aliases are printed as what they stand for.
pub fn print_inst(func: &Function, names: &Names, inst: Inst) -> String {
    let dfg = &func.dfg;
    let data = dfg.inst(inst);
    let opcode = data.opcode();
    let info = opcode.info();
    let ty = dfg.ctrl_type(inst);
    let mut out = String::new();

    let given = info.results.is_none();
    for (i, &result) in dfg.results(inst).iter().enumerate() {
        let comma = if i > 0 { ", " } else { "" };
        let _ = write!(out, "{comma}{result}");
        let result_ty = dfg.value_type(result);
        if given && (info.class == TypeClass::None || result_ty != ty) {
            let _ = write!(out, ": {result_ty}");
        }
    }
    if !dfg.results(inst).is_empty() {
        out.push_str(" = ");
    }

    out.push_str(opcode.name());
    match data {
        InstructionData::IntCompare { cond, .. } => {
            let _ = write!(out, ".{cond}");
        }
        InstructionData::FloatCompare { cond, .. } => {
            let _ = write!(out, ".{cond}");
        }
        _ => {}
    }
    if data.fp_mode() != FpMode::DEFAULT {
        out.push_str(&data.fp_mode().suffix());
    }
    if info.class != TypeClass::None {
        let _ = write!(out, ".{ty}");
    }

    let operands = Operands { func, names };
    let text = operands.text(data, ty);
    if !text.is_empty() {
        out.push(' ');
        out.push_str(&text);
    }
    out
}

struct Operands<'a> {
    func: &'a Function,
    names: &'a Names,
}

impl Operands<'_> {
    fn value(&self, value: Value) -> String {
        self.func.dfg.resolve(value).to_string()
    }

    fn list(&self, values: &[Value]) -> String {
        let texts: Vec<String> = values.iter().map(|&v| self.value(v)).collect();
        texts.join(", ")
    }

    fn target(&self, call: &BlockCall) -> String {
        let args = self.func.dfg.call_args(call);
        if args.is_empty() {
            call.block.to_string()
        } else {
            format!("{}({})", call.block, self.list(args))
        }
    }

    fn address(&self, arg: Value, offset: i32) -> String {
        match offset {
            0 => format!("[{}]", self.value(arg)),
            _ => format!("[{}{offset:+}]", self.value(arg)),
        }
    }

    /// The address in brackets, then the other operands.
    fn addressed(&self, args: &[Value], offset: i32) -> String {
        match args.split_first() {
            None => "[]".into(),
            Some((&address, rest)) => {
                let mut text = self.address(address, offset);
                if !rest.is_empty() {
                    text.push_str(", ");
                    text.push_str(&self.list(rest));
                }
                text
            }
        }
    }

    fn text(&self, data: &InstructionData, ty: Type) -> String {
        use InstructionData as D;
        let pool = &self.func.dfg.value_lists;
        match data {
            D::Nullary { .. } => String::new(),
            D::Const { imm, .. } => constant(*imm, ty),
            D::Dim { dim, .. } => dim.to_string(),
            D::Unary { .. }
            | D::Binary { .. }
            | D::Ternary { .. }
            | D::Quaternary { .. }
            | D::UnaryFp { .. }
            | D::BinaryFp { .. }
            | D::TernaryFp { .. }
            | D::IntCompare { .. }
            | D::FloatCompare { .. }
            | D::MultiAry { .. } => self.list(data.args(pool)),
            D::UnaryImm { imm, .. } | D::BinaryImm { imm, .. } => {
                format!("{}, {imm}", self.list(data.args(pool)))
            }
            D::Segment { segment, .. } => segment.to_string(),
            D::SegmentCvt {
                segment, nonull, arg, ..
            } => {
                let nonull = if *nonull { "nonull " } else { "" };
                format!("{segment} {nonull}{}", self.value(*arg))
            }
            D::SymbolAddr { symbol, .. } => self.names.symbol(*symbol),
            D::Load { mem, offset, arg, .. } => {
                format!("{} {}", memory(mem), self.address(*arg, *offset))
            }
            D::Store {
                mem, offset, args, ..
            } => self.access(mem, *offset, args),
            D::Atomic {
                op,
                mem,
                offset,
                args,
                ..
            } => format!("{op} {}", self.access(mem, *offset, args)),
            D::Fence { order, scope, .. } => {
                let mut text = String::new();
                order_and_scope(&mut text, *order, *scope);
                text
            }
            D::Image { geometry, .. } => format!("{geometry} {}", self.list(data.args(pool))),
            D::Matrix {
                product, integers, ..
            } => format!("{product} {integers}{}", self.list(data.args(pool))),
            D::Barrier { width, .. } => width_text(*width).trim_end().to_owned(),
            D::Jump { target, .. } => self.target(target),
            D::Branch {
                width, arg, targets, ..
            } => {
                let [yes, no] = targets.each_ref().map(|call| self.target(call));
                format!("{}{}, {yes}, {no}", width_text(*width), self.value(*arg))
            }
            D::Switch {
                width, arg, table, ..
            } => {
                let targets = self.func.dfg.switch_tables[*table].iter();
                let targets: Vec<String> = targets.map(|call| self.target(call)).collect();
                let targets = targets.join(", ");
                format!("{}{}, [{targets}]", width_text(*width), self.value(*arg))
            }
            D::Call { func, args, .. } => {
                let args = self.list(args.as_slice(pool));
                format!("{}({args})", self.names.function(*func))
            }
        }
    }

    /// The memory and the address of what writes, then the values.
    fn access(&self, mem: &MemInfo, offset: i32, args: &ValueList) -> String {
        let args = args.as_slice(&self.func.dfg.value_lists);
        format!("{} {}", memory(mem), self.addressed(args, offset))
    }
}

fn width_text(width: Width) -> String {
    if width == Width::ONE {
        String::new()
    } else {
        format!("width {width} ")
    }
}

fn order_and_scope(out: &mut String, order: MemoryOrder, scope: MemoryScope) {
    if order != MemoryOrder::None {
        out.push_str(order.name());
    }
    if scope != MemoryScope::None {
        if order != MemoryOrder::None {
            out.push(' ');
        }
        out.push_str(scope.name());
    }
}

/// Segment and attributes, those that are not the segment's default.
fn memory(mem: &MemInfo) -> String {
    let mut out = format!("{} align {}", mem.segment, 1u64 << mem.align_log2.min(63));
    if mem.constant != default_constant(mem.segment) {
        out.push_str(if mem.constant { " const" } else { " mutable" });
    }
    if mem.initial {
        out.push_str(" initial");
    }
    if mem.equiv != 0 {
        let _ = write!(out, " equiv {}", mem.equiv);
    }
    if (mem.order, mem.scope) != (MemoryOrder::None, MemoryScope::None) {
        out.push(' ');
        order_and_scope(&mut out, mem.order, mem.scope);
    }
    if mem.width != Width::ONE {
        let _ = write!(out, " width {}", mem.width);
    }
    out
}

/// Whether memory of a segment is constant unless the text says otherwise.
pub(super) fn default_constant(segment: Segment) -> bool {
    MemInfo::plain(segment, 0).constant
}

/// A constant: floats by value where that is short and exact, integers in decimal near zero.
fn constant(imm: u64, ty: Type) -> String {
    if ty.is_float() {
        if let Some(text) = float(imm, ty) {
            return text;
        }
        return format!("{imm:#x}");
    }
    let bits = ty.bits();
    if bits > 1 && imm <= ones(bits) && (-1024..0).contains(&sx(imm, bits)) {
        return sx(imm, bits).to_string();
    }
    if imm < 0x1_0000 {
        imm.to_string()
    } else {
        format!("{imm:#x}")
    }
}

fn float(imm: u64, ty: Type) -> Option<String> {
    if imm > ones(ty.bits()) {
        return None;
    }
    let text = match ty {
        Type::F16 => {
            let value = half::f16::from_bits(imm as u16);
            value.is_finite().then(|| format!("{:?}", value.to_f32()))
        }
        Type::F32 => {
            let value = f32::from_bits(imm as u32);
            value.is_finite().then(|| format!("{value:?}"))
        }
        Type::F64 => {
            let value = f64::from_bits(imm);
            value.is_finite().then(|| format!("{value:?}"))
        }
        _ => None,
    }?;
    (text.len() <= 10).then_some(text)
}

/// The formats whose text has a width at its start.
pub(super) fn has_leading_width(format: Format) -> bool {
    matches!(format, Format::Barrier | Format::Branch | Format::Switch)
}
