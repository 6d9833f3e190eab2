//! Where the variables of a kernel lie in the group, private and spill segments.
//!
//! Everybody who runs or compiles a kernel needs the same answer: the interpreter, the backends, and who computes
//! the offset of dynamic group memory. Addresses are offsets within the segment (HSA PRM 2.8).
//!
//! - *group*: one instance per work-group of every group variable that the kernel or a function it can call owns
//!   or names, also under recursion (HSA PRM 4.3.8). Dynamic group memory starts at [`SegmentLayout::group_bytes`]
//!   (HSA PRM 4.20), which is a multiple of [`DYNAMIC_GROUP_ALIGN`].
//! - *private* and *spill* share one area per work-item. Variables of the module and of the kernel have absolute
//!   offsets. Variables of a called function have offsets relative to the frame of the activation.
//!
//! Variables keep the order of their ids; padding is only what alignment demands.
//!
//! When the mid-end has made values of private variables, [`SegmentLayout::tightened`] leaves them out.

use super::entities::{FuncRef, Inst, Symbol};
use super::function::Function;
use super::instructions::InstructionData;
use super::memory::Segment;
use super::module::{FunctionDecl, Module, SymbolScope};
use cranelift_entity::SecondaryMap;
use std::fmt;

/// Alignment of the start of dynamic group memory.
pub const DYNAMIC_GROUP_ALIGN: u32 = 16;

/// Why a layout does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SegmentError {
    /// A segment has more bytes than its 32-bit addresses reach.
    TooLarge {
        /// The segment.
        segment: Segment,
        /// The first variable that does not fit.
        symbol: String,
    },
    /// A group, private or spill variable that has no definition in the module.
    Undefined {
        /// The variable.
        symbol: String,
    },
}

impl fmt::Display for SegmentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SegmentError::TooLarge { segment, symbol } => {
                write!(f, "variable {symbol} does not fit the {} segment", segment.name())
            }
            SegmentError::Undefined { symbol } => {
                write!(f, "variable {symbol} is declared here but not defined")
            }
        }
    }
}

impl std::error::Error for SegmentError {}

/// Private and spill bytes of one activation of a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameLayout {
    /// Bytes, a multiple of the alignment.
    pub bytes: u32,
    /// Alignment of the frame, a power of two.
    pub align: u32,
}

impl Default for FrameLayout {
    fn default() -> Self {
        FrameLayout { bytes: 0, align: 1 }
    }
}

/// The layout of one kernel with everything it can call.
#[derive(Clone, Debug)]
pub struct SegmentLayout {
    /// The kernel, then every function it can call, each once.
    pub functions: Vec<FuncRef>,
    /// Bytes of static group memory, a multiple of [`DYNAMIC_GROUP_ALIGN`].
    pub group_bytes: u32,
    /// Largest alignment of a group variable.
    pub group_align: u32,
    frames: SecondaryMap<FuncRef, FrameLayout>,
    offsets: SecondaryMap<Symbol, Option<u32>>,
}

impl SegmentLayout {
    /// Offset of a group, private or spill variable; `None` for other segments and for variables that the kernel
    /// cannot reach.
    pub fn offset(&self, symbol: Symbol) -> Option<u32> {
        self.offsets[symbol]
    }

    /// Private and spill bytes of an activation. That of the kernel holds the module's private variables, too.
    pub fn frame(&self, function: FuncRef) -> FrameLayout {
        self.frames[function]
    }

    /// This layout for the code that a function became: of its private and spill variables, those that nothing in `body` names any more have no
    /// place. A kernel that calls functions keeps the variables of the module, which these may name. If the code reaches private memory at an
    /// address that is a number, everything stays where it is.
    ///
    /// # Errors
    /// None but those of [`layout_symbols`], which has laid out more.
    pub fn tightened(
        &self,
        module: &Module,
        function: FuncRef,
        body: &Function,
    ) -> Result<SegmentLayout, SegmentError> {
        let mut layout = self.clone();
        if self.frame(function).bytes == 0 || body.layout.iter().any(|(_, inst)| at_number(body, inst)) {
            return Ok(layout);
        }
        let mut named: SecondaryMap<Symbol, bool> = SecondaryMap::new();
        for (_, inst) in body.layout.iter() {
            if let InstructionData::SymbolAddr { symbol, .. } = *body.dfg.inst(inst) {
                named[symbol] = true;
            }
        }
        let of_kernel = self.functions.first() == Some(&function);
        let calls = self.functions.len() > 1;
        let mut area = Area { bytes: 0, align: 1 };
        for scope in [SymbolScope::Module, SymbolScope::Function(function)] {
            if scope == SymbolScope::Module && !of_kernel {
                continue;
            }
            for (symbol, data) in module.symbols.iter() {
                let private = matches!(data.segment, Segment::Private | Segment::Spill);
                if !private || data.scope != scope || self.offsets[symbol].is_none() {
                    continue;
                }
                let stays = named[symbol] || (scope == SymbolScope::Module && calls);
                layout.offsets[symbol] = match stays {
                    true => Some(area.place(module, symbol)?),
                    false => None,
                };
            }
        }
        layout.frames[function] = area.frame();
        Ok(layout)
    }
}

/// Whether an instruction reaches private memory at a number, not by the name of a variable.
fn at_number(func: &Function, inst: Inst) -> bool {
    let data = func.dfg.inst(inst);
    let segment = match *data {
        InstructionData::SegmentCvt { segment, .. } => Some(segment),
        _ => data.mem().map(|mem| mem.segment),
    };
    let private = matches!(segment, Some(Segment::Private | Segment::Spill));
    let address = func.dfg.args(inst).first();
    private && address.is_some_and(|&address| func.dfg.int_constant(address).is_some())
}

/// A segment that is being filled.
struct Area {
    bytes: u64,
    align: u32,
}

impl Area {
    fn place(&mut self, module: &Module, symbol: Symbol) -> Result<u32, SegmentError> {
        let data = &module.symbols[symbol];
        let align = data.layout_align();
        let offset = self.bytes.next_multiple_of(u64::from(align));
        let end = offset.checked_add(data.size).filter(|&end| end <= 1 << 31);
        let Some(end) = end else {
            return Err(SegmentError::TooLarge {
                segment: data.segment,
                symbol: data.name.clone(),
            });
        };
        self.bytes = end;
        self.align = self.align.max(align);
        Ok(offset as u32)
    }

    fn frame(&self) -> FrameLayout {
        FrameLayout {
            bytes: self.bytes.next_multiple_of(u64::from(self.align)) as u32,
            align: self.align,
        }
    }
}

/// The functions that a kernel can reach, itself first, and the variables they name.
fn reachable(module: &Module, kernel: FuncRef) -> (Vec<FuncRef>, SecondaryMap<Symbol, bool>) {
    let mut functions = vec![kernel];
    let mut seen: SecondaryMap<FuncRef, bool> = SecondaryMap::new();
    let mut named: SecondaryMap<Symbol, bool> = SecondaryMap::new();
    seen[kernel] = true;
    let mut next = 0;
    while let Some(&function) = functions.get(next) {
        next += 1;
        let FunctionDecl::Defined(body) = &module.functions[function] else {
            continue;
        };
        for (_, inst) in body.layout.iter() {
            match *body.dfg.inst(inst) {
                InstructionData::Call { func, .. } if !seen[func] => {
                    seen[func] = true;
                    functions.push(func);
                }
                InstructionData::SymbolAddr { symbol, .. } => named[symbol] = true,
                _ => {}
            }
        }
    }
    (functions, named)
}

/// Lays out the group, private and spill variables of a kernel and of everything it can call.
///
/// # Errors
/// [`SegmentError`] if a segment overflows or a variable has no definition.
pub fn layout_symbols(module: &Module, kernel: FuncRef) -> Result<SegmentLayout, SegmentError> {
    let (functions, named) = reachable(module, kernel);
    let mut layout = SegmentLayout {
        functions,
        group_bytes: 0,
        group_align: 1,
        frames: SecondaryMap::new(),
        offsets: SecondaryMap::new(),
    };
    let mut group = Area { bytes: 0, align: 1 };
    let mut areas: SecondaryMap<FuncRef, (u64, u32)> = SecondaryMap::with_default((0, 1));
    // The module's own variables come first, so that those of the kernel stand after them.
    for pass_module in [true, false] {
        for (symbol, data) in module.symbols.iter() {
            let owner = match data.scope {
                SymbolScope::Module => kernel,
                SymbolScope::Function(function) => function,
            };
            let of_module = data.scope == SymbolScope::Module;
            let used = named[symbol] || (!of_module && layout.functions.contains(&owner));
            if of_module != pass_module || !used {
                continue;
            }
            let in_segment = matches!(data.segment, Segment::Group | Segment::Private | Segment::Spill);
            if in_segment && data.external {
                return Err(SegmentError::Undefined {
                    symbol: data.name.clone(),
                });
            }
            match data.segment {
                Segment::Group => layout.offsets[symbol] = Some(group.place(module, symbol)?),
                Segment::Private | Segment::Spill => {
                    let (bytes, align) = areas[owner];
                    let mut area = Area { bytes, align };
                    layout.offsets[symbol] = Some(area.place(module, symbol)?);
                    areas[owner] = (area.bytes, area.align);
                    layout.frames[owner] = area.frame();
                }
                _ => {}
            }
        }
    }
    layout.group_bytes = group.bytes.next_multiple_of(u64::from(DYNAMIC_GROUP_ALIGN)) as u32;
    layout.group_align = group.align;
    Ok(layout)
}

#[cfg(test)]
mod tests {
    use super::super::function::FunctionKind;
    use super::super::instructions::InstBuilder;
    use super::super::module::SymbolData;
    use super::super::types::Type;
    use super::*;

    fn symbol(name: &str, segment: Segment, size: u64, align: u32, scope: SymbolScope) -> SymbolData {
        SymbolData {
            name: name.to_owned(),
            segment,
            size,
            align,
            init: None,
            handles: Vec::new(),
            constant: false,
            scope,
            external: false,
            exported: false,
        }
    }

    #[test]
    fn group_is_shared_and_private_is_per_activation() {
        let mut module = Module::default();
        let (kernel, callee) = (FuncRef::from_u32(0), FuncRef::from_u32(1));
        let (of_kernel, of_callee) = (SymbolScope::Function(kernel), SymbolScope::Function(callee));
        let a = module.symbols.push(symbol("a", Segment::Group, 5, 1, of_kernel));
        let b = module.symbols.push(symbol("b", Segment::Group, 8, 8, of_callee));
        let unused = module
            .symbols
            .push(symbol("unused", Segment::Group, 64, 8, SymbolScope::Module));
        let p = module
            .symbols
            .push(symbol("p", Segment::Private, 12, 4, of_kernel));
        let q = module.symbols.push(symbol("q", Segment::Spill, 4, 4, of_callee));
        let m = module
            .symbols
            .push(symbol("m", Segment::Private, 2, 2, SymbolScope::Module));

        let mut func = Function::new("k", FunctionKind::Kernel);
        let entry = func.append_block();
        func.at_end(entry).symbol_addr(Type::I32, m);
        func.at_end(entry).call(&[], callee, &[]);
        func.at_end(entry).return_(&[]);
        module.functions.push(FunctionDecl::Defined(Box::new(func)));
        let mut func = Function::new("f", FunctionKind::Function);
        let entry = func.append_block();
        // Recursion must not loop.
        func.at_end(entry).call(&[], callee, &[]);
        func.at_end(entry).return_(&[]);
        module.functions.push(FunctionDecl::Defined(Box::new(func)));

        let layout = layout_symbols(&module, kernel).unwrap();
        assert_eq!(layout.functions, [kernel, callee]);
        assert_eq!((layout.offset(a), layout.offset(b)), (Some(0), Some(8)));
        assert_eq!(layout.offset(unused), None);
        assert_eq!((layout.group_bytes, layout.group_align), (16, 8));
        assert_eq!(
            (layout.offset(m), layout.offset(p), layout.offset(q)),
            (Some(0), Some(4), Some(0))
        );
        assert_eq!(layout.frame(kernel), FrameLayout { bytes: 16, align: 4 });
        assert_eq!(layout.frame(callee), FrameLayout { bytes: 4, align: 4 });
    }

    #[test]
    fn what_nothing_names_any_more_has_no_place() {
        let mut module = Module::default();
        let kernel = FuncRef::from_u32(0);
        let own = SymbolScope::Function(kernel);
        let lds = module.symbols.push(symbol("lds", Segment::Group, 8, 4, own));
        let gone = module
            .symbols
            .push(symbol("gone", Segment::Private, 256, 16, own));
        let left = module.symbols.push(symbol("left", Segment::Private, 12, 4, own));
        let of_module = module
            .symbols
            .push(symbol("m", Segment::Private, 4, 4, SymbolScope::Module));
        let kernel_of = |names: &[Symbol], number: bool| {
            let mut func = Function::new("k", FunctionKind::Kernel);
            let entry = func.append_block();
            for &name in names {
                func.at_end(entry).symbol_addr(Type::I32, name);
            }
            if number {
                let number = func.at_end(entry).iconst(Type::I32, 8);
                func.at_end(entry).stof(Type::I64, Segment::Private, true, number);
            }
            func.at_end(entry).return_(&[]);
            func
        };
        let func = kernel_of(&[lds, gone, left, of_module], false);
        module.functions.push(FunctionDecl::Defined(Box::new(func)));

        let whole = layout_symbols(&module, kernel).unwrap();
        assert_eq!(
            whole.frame(kernel),
            FrameLayout {
                bytes: 288,
                align: 16
            }
        );
        let tight = whole
            .tightened(&module, kernel, &kernel_of(&[left], false))
            .unwrap();
        assert_eq!(tight.frame(kernel), FrameLayout { bytes: 12, align: 4 });
        assert_eq!((tight.offset(left), tight.offset(gone)), (Some(0), None));
        assert_eq!(tight.group_bytes, whole.group_bytes);
        let none = whole.tightened(&module, kernel, &kernel_of(&[], false)).unwrap();
        assert_eq!(none.frame(kernel), FrameLayout::default());
        let number = whole
            .tightened(&module, kernel, &kernel_of(&[left], true))
            .unwrap();
        assert_eq!(number.frame(kernel), whole.frame(kernel));
    }

    #[test]
    fn too_large_names_the_variable() {
        let mut module = Module::default();
        let scope = SymbolScope::Function(FuncRef::from_u32(0));
        module
            .symbols
            .push(symbol("big", Segment::Private, 1 << 33, 4, scope));
        let mut func = Function::new("k", FunctionKind::Kernel);
        let entry = func.append_block();
        func.at_end(entry).return_(&[]);
        module.functions.push(FunctionDecl::Defined(Box::new(func)));
        let error = layout_symbols(&module, FuncRef::from_u32(0)).unwrap_err();
        assert_eq!(error.to_string(), "variable big does not fit the private segment");
    }
}
