//! Variables: symbols of the IR module, and the layout of the kernarg segment.

use super::call::Passing;
use super::flow::Flow;
use super::program::Shared;
use super::types::{ir_type, segment};
use super::{Place, Uses, bare, fbarrier};
use crate::model::{
    self, Constant, Dimension, ExecutableId, ExecutableKind, FbarrierId, ImageConstant, Linkage, VariableId,
};
use rustc_hash::FxHashMap;
use wavelift_codegen::ir;
use wavelift_images::{Format, ImageProperties, Object, Permission, Sampler};

/// Gives every variable its place and makes the symbols.
///
/// A declaration without a definition becomes an external symbol if something refers to it.
pub(crate) fn place_variables(
    module: &model::Module,
    functions: &FxHashMap<ExecutableId, ir::FuncRef>,
    out: &mut ir::Module,
    shared: &mut Shared,
) -> FxHashMap<VariableId, Place> {
    let uses = Uses::new(module);
    let mut places = FxHashMap::default();
    for (_, exec) in &module.executables {
        if exec.kind == ExecutableKind::Kernel {
            for (param, &id) in kernarg_layout(module, exec).iter().zip(&exec.inputs) {
                places.insert(id, Place::Kernarg(param.offset));
            }
        }
    }
    for (id, variable) in &module.variables {
        if places.contains_key(&id) {
            continue;
        }
        let place = match symbol(module, functions, &uses, id, variable) {
            Ok(data) => {
                let align = data.align;
                Place::Symbol(add_symbol(data, module, variable.linkage, shared, out), align)
            }
            Err(place) => place,
        };
        places.insert(id, place);
    }
    places
}

/// The symbol of a variable, or where else it is.
fn symbol(
    module: &model::Module,
    functions: &FxHashMap<ExecutableId, ir::FuncRef>,
    uses: &Uses,
    id: VariableId,
    variable: &model::Variable,
) -> Result<ir::SymbolData, Place> {
    let argument = variable.segment == model::Segment::Arg;
    let align = variable.align.bytes();
    let defined = variable.owner.map(|owner| &module.executables[owner]);
    let is_formal =
        |e: &model::Executable| e.is_definition && (e.inputs.contains(&id) || e.outputs.contains(&id));
    if argument && defined.is_some_and(is_formal) && Passing::of(module, id).is_address() {
        return Err(Place::Array(align));
    }
    if argument && !uses.in_memory.contains(&id) && variable.dim == Dimension::Scalar {
        return Err(Place::Value);
    }
    let owned_by_declaration = variable
        .owner
        .is_some_and(|e| !module.executables[e].is_definition);
    if argument && owned_by_declaration {
        return Err(Place::Missing("formals of declarations"));
    }
    if !variable.is_definition && !uses.named.contains(&id) {
        return Err(Place::Missing("a declaration that another one replaces"));
    }
    let size = match variable.byte_size() {
        Some(size) => size,
        None if !variable.is_definition => 0,
        None => return Err(Place::Missing("an array of unknown size")),
    };
    let (init, handles) = match variable.init.and_then(|c| module.constants.get(c)) {
        None => (None, Vec::new()),
        Some(constant) => match initial(constant) {
            Some((bytes, handles)) => (Some(bytes), handles),
            None => return Err(Place::Missing("an image with a size of more than 32 bits")),
        },
    };
    let scope = match variable.owner {
        None => ir::SymbolScope::Module,
        Some(owner) => match functions.get(&owner) {
            Some(&func) => ir::SymbolScope::Function(func),
            None => return Err(Place::Missing("variables of signatures")),
        },
    };
    Ok(ir::SymbolData {
        name: bare(module.name(variable.name)).to_owned(),
        segment: if argument {
            ir::Segment::Private
        } else {
            segment(variable.segment)
        },
        size,
        align,
        init,
        handles,
        constant: variable.is_const && variable.is_definition,
        scope,
        external: !variable.is_definition,
        exported: variable.is_definition && variable.linkage == Linkage::Program,
    })
}

/// Adds a symbol, or completes the one that a shared name has already.
fn add_symbol(
    mut data: ir::SymbolData,
    module: &model::Module,
    linkage: Linkage,
    shared: &mut Shared,
    out: &mut ir::Module,
) -> ir::Symbol {
    if linkage != Linkage::Program {
        if linkage == Linkage::Module {
            data.name = shared.of_module(&data.name, module);
        }
        return out.symbols.push(data);
    }
    let Some(&symbol) = shared.symbols.get(&data.name) else {
        let name = data.name.clone();
        let symbol = out.symbols.push(data);
        shared.symbols.insert(name, symbol);
        return symbol;
    };
    let known = &mut out.symbols[symbol];
    if known.external && !data.external {
        *known = data;
    }
    symbol
}

/// Gives every fbarrier a word of group memory (see [`super::fbarrier`]).
pub(crate) fn place_fbarriers(
    module: &model::Module,
    functions: &FxHashMap<ExecutableId, ir::FuncRef>,
    out: &mut ir::Module,
    shared: &mut Shared,
) -> FxHashMap<FbarrierId, ir::Symbol> {
    let mut symbols = FxHashMap::default();
    for (id, fbarrier) in &module.fbarriers {
        let scope = match fbarrier.owner.and_then(|owner| functions.get(&owner)) {
            Some(&func) => ir::SymbolScope::Function(func),
            None => ir::SymbolScope::Module,
        };
        let defined_elsewhere = !fbarrier.is_definition
            && module
                .fbarriers
                .values()
                .any(|other| other.is_definition && other.name == fbarrier.name);
        if defined_elsewhere {
            continue;
        }
        let name = bare(module.name(fbarrier.name));
        let data = ir::SymbolData {
            name: name.to_owned(),
            segment: ir::Segment::Group,
            size: u64::from(fbarrier::BYTES),
            align: fbarrier::BYTES,
            init: None,
            handles: Vec::new(),
            constant: false,
            scope,
            external: !fbarrier.is_definition,
            exported: false,
        };
        symbols.insert(id, add_symbol(data, module, fbarrier.linkage, shared, out));
    }
    symbols
}

/// Gives every `alloca` of a known size that runs at most once in an activation a private variable of its function, by executable and
/// statement; it lives as long (HSA PRM 10.10). The others take from the work-item's [stack](super::stack).
pub(crate) fn place_allocations(
    module: &model::Module,
    functions: &FxHashMap<ExecutableId, ir::FuncRef>,
    wave_size: u32,
    out: &mut ir::Module,
) -> FxHashMap<(ExecutableId, usize), ir::Symbol> {
    let mut symbols = FxHashMap::default();
    for (id, exec) in &module.executables {
        let Some(&func) = functions.get(&id) else {
            continue;
        };
        let allocates = |s: &model::Statement| matches!(s, model::Statement::Inst(i) if i.opcode == model::Opcode::Alloca);
        if !exec.body.iter().any(allocates) {
            continue;
        }
        let flow = Flow::new(module, exec).ok();
        for (at, statement) in exec.body.iter().enumerate() {
            let model::Statement::Inst(inst) = statement else {
                continue;
            };
            if flow.as_ref().is_none_or(|flow| flow.repeats(at)) {
                continue;
            }
            let size = match module.inst_operands(inst) {
                _ if inst.opcode != model::Opcode::Alloca => continue,
                [_, model::Operand::Immediate { bits, .. }] => *bits,
                [_, model::Operand::Wavesize] => u64::from(wave_size),
                _ => continue,
            };
            let symbol = out.symbols.push(ir::SymbolData {
                name: format!("alloca.{at}"),
                segment: ir::Segment::Private,
                size,
                align: inst.mods.align.map_or(1, model::Align::bytes),
                init: None,
                handles: Vec::new(),
                constant: false,
                scope: ir::SymbolScope::Function(func),
                external: false,
                exported: false,
            });
            symbols.insert((id, at), symbol);
        }
    }
    symbols
}

/// The bytes of an initializer, with the handles of images and samplers in it, whose bytes are zeros; `None` if a size does not fit.
fn initial(constant: &Constant) -> Option<(Vec<u8>, Vec<ir::InitialHandle>)> {
    let (mut bytes, mut handles) = (Vec::new(), Vec::new());
    append(constant, &mut bytes, &mut handles)?;
    Some((bytes, handles))
}

fn append(constant: &Constant, out: &mut Vec<u8>, handles: &mut Vec<ir::InitialHandle>) -> Option<()> {
    let object = match constant {
        Constant::Bytes { bytes, .. } => {
            out.extend_from_slice(bytes);
            return Some(());
        }
        Constant::Aggregate(items) | Constant::OpaqueArray { elements: items, .. } => {
            return items.iter().try_for_each(|item| append(item, out, handles));
        }
        Constant::Align(align) => {
            out.resize(out.len().next_multiple_of(align.bytes() as usize), 0);
            return Some(());
        }
        Constant::Image(image) => Object::Image(image_properties(image)?),
        Constant::Sampler(sampler) => Object::Sampler(Sampler {
            coord: sampler.coord,
            filter: sampler.filter,
            addressing: sampler.addressing,
        }),
    };
    handles.push(ir::InitialHandle {
        offset: out.len() as u64,
        object,
    });
    out.extend([0; ir::InitialHandle::BYTES as usize]);
    Some(())
}

fn image_properties(image: &ImageConstant) -> Option<ImageProperties> {
    let size = [image.width, image.height, image.depth, image.array];
    Some(ImageProperties {
        permission: match image.ty {
            model::Type::WoImg => Permission::WriteOnly,
            model::Type::RwImg => Permission::ReadWrite,
            _ => Permission::ReadOnly,
        },
        geometry: image.geometry,
        format: Format {
            order: image.order,
            ty: image.channel,
        },
        size: size
            .map(|size| u32::try_from(size).ok())
            .into_iter()
            .collect::<Option<Vec<u32>>>()?
            .try_into()
            .ok()?,
    })
}

/// Where the formals of a kernel are in the kernarg segment (HSA PRM 4.21): in order, each at the next multiple of its
/// alignment.
pub(crate) fn kernarg_layout(module: &model::Module, exec: &model::Executable) -> Vec<ir::Param> {
    let mut offset = 0u64;
    let mut params = Vec::new();
    for &id in &exec.inputs {
        let variable = &module.variables[id];
        let align = variable.align.bytes();
        offset = offset.next_multiple_of(u64::from(align));
        params.push(ir::Param {
            name: bare(module.name(variable.name)).to_owned(),
            ty: ir_type(variable.ty),
            count: match variable.dim {
                Dimension::Scalar => 1,
                Dimension::Unsized => 0,
                Dimension::Array(n) => u32::try_from(n).unwrap_or(u32::MAX),
            },
            offset: u32::try_from(offset).unwrap_or(u32::MAX),
            align,
            kind: param_kind(variable.ty),
        });
        offset = offset
            .saturating_add(variable.byte_size().unwrap_or(0))
            .min(1 << 40);
    }
    params
}

/// What a type says of an argument beside its bits.
fn param_kind(ty: model::Type) -> ir::ParamKind {
    match ty {
        model::Type::RoImg => ir::ParamKind::ReadOnlyImage,
        model::Type::WoImg => ir::ParamKind::WriteOnlyImage,
        model::Type::RwImg => ir::ParamKind::ReadWriteImage,
        model::Type::Samp => ir::ParamKind::Sampler,
        _ => ir::ParamKind::Value,
    }
}
