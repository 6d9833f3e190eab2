//! From what the parser read to functions: looks up names, checks that every value and block is defined once, and
//! makes values in the order of their numbers.

use super::error::ParseErrorKind;
use super::lexer::Token;
use super::parse_inst::RawInst;
use super::parser::{FunctionSpan, ParsedModule, Parser, Places, RawBlock, RawFunction, RawModule};
use super::print_name;
use crate::ir::{
    Block, Function, FunctionDecl, FunctionKind, Inst, InstructionData, Layout, Opcode, SourceLoc, Symbol,
    Type, Value, WaveLevel,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

impl Parser {
    pub(super) fn build_module(&mut self, raw: RawModule) -> ParsedModule {
        let mut parsed = ParsedModule {
            module: raw.module,
            comments: Vec::new(),
            functions: Vec::new(),
            places: SecondaryMap::new(),
        };
        for function in raw.functions {
            let id = function.id;
            parsed.functions.push(FunctionSpan {
                func: id,
                first_line: function.first_line,
                last_line: function.last_line,
            });
            let (func, places) = self.build_function(function, &raw.symbols);
            parsed.places[id] = places;
            parsed.module.functions[id] = FunctionDecl::Defined(Box::new(func));
        }
        parsed
    }

    fn build_function(
        &mut self,
        mut raw: RawFunction,
        symbols: &FxHashMap<String, Symbol>,
    ) -> (Function, Places) {
        if raw.thread.is_empty() {
            self.error(raw.header, ParseErrorKind::NoBlocks(print_name(&raw.func.name)));
        }
        let errors = self.errors.len();
        let shared = self.match_shared(&raw);
        self.resolve_symbols(&mut raw, symbols);
        let definitions = self.definitions(&raw);
        for &(value, span) in &raw.body.values {
            if !raw.broken && !definitions.contains_key(&value) {
                self.error(span, ParseErrorKind::Undefined(format!("v{value}")));
            }
        }
        let known: FxHashSet<u32> = raw.all_blocks().map(|b| b.number).collect();
        for &(block, span) in &raw.body.blocks {
            if !raw.broken && !known.contains(&block) {
                self.error(span, ParseErrorKind::Undefined(format!("block{block}")));
            }
        }
        if raw.broken || self.errors.len() > errors {
            return (raw.func, Places::default());
        }
        Builder {
            raw,
            shared,
            definitions,
        }
        .build()
    }

    /// For each instruction with `|`, the thread-level one that it is: (block, instruction) indices to indices.
    fn match_shared(&mut self, raw: &RawFunction) -> FxHashMap<(usize, usize), (usize, usize)> {
        let text = |inst: &RawInst| -> Vec<&Token> {
            self.tokens[inst.tokens.clone()]
                .iter()
                .map(|(token, _)| token)
                .collect()
        };
        let mut waiting: FxHashMap<Vec<&Token>, Vec<(usize, usize)>> = FxHashMap::default();
        if raw.wave.is_some() {
            for (b, block) in raw.thread.iter().enumerate().rev() {
                for (i, inst) in block.insts.iter().enumerate().rev() {
                    waiting.entry(text(inst)).or_default().push((b, i));
                }
            }
        }
        let mut shared = FxHashMap::default();
        let mut missing = Vec::new();
        for (b, block) in raw.wave.iter().flatten().enumerate() {
            for (i, inst) in block.insts.iter().enumerate().filter(|(_, inst)| inst.shared) {
                // Equal text without results may stand in several blocks: take it from the block of the same number.
                let found = waiting.get_mut(&text(inst)).and_then(|list| {
                    let here = list
                        .iter()
                        .rposition(|&(tb, _)| raw.thread[tb].number == block.number);
                    match here {
                        Some(at) => Some(list.remove(at)),
                        None => list.pop(),
                    }
                });
                match found {
                    Some(place) => {
                        shared.insert((b, i), place);
                    }
                    None => missing.push(inst.span),
                }
            }
        }
        for span in missing {
            self.error(span, ParseErrorKind::NotAtThreadLevel);
        }
        shared
    }

    fn resolve_symbols(&mut self, raw: &mut RawFunction, symbols: &FxHashMap<String, Symbol>) {
        let own = std::mem::take(&mut raw.symbols);
        let blocks = raw.thread.iter_mut().chain(raw.wave.iter_mut().flatten());
        for inst in blocks.flat_map(|b| b.insts.iter_mut()) {
            if let Some((name, span)) = inst.symbol.take() {
                match own.get(&name).or_else(|| symbols.get(&name)) {
                    Some(&id) => {
                        if let InstructionData::SymbolAddr { symbol, .. } = &mut inst.data {
                            *symbol = id;
                        }
                    }
                    None => self.error(span, ParseErrorKind::Undefined(print_name(&name))),
                }
            }
        }
    }

    /// What defines each value, by number. Reports what is defined twice.
    fn definitions(&mut self, raw: &RawFunction) -> BTreeMap<u32, Definition> {
        let mut definitions = BTreeMap::new();
        let mut blocks: FxHashMap<u32, &RawBlock> = FxHashMap::default();
        let levels = [
            (false, &raw.thread[..]),
            (true, raw.wave.as_deref().unwrap_or(&[])),
        ];
        for (wave, list) in levels {
            let mut seen = FxHashSet::default();
            for (b, block) in list.iter().enumerate() {
                if !seen.insert(block.number) {
                    self.error(
                        block.span,
                        ParseErrorKind::Redefined(format!("block{}", block.number)),
                    );
                    continue;
                }
                let known = if wave { blocks.get(&block.number) } else { None };
                if let Some(known) = known {
                    let same = known.params.len() == block.params.len()
                        && known
                            .params
                            .iter()
                            .zip(&block.params)
                            .all(|(a, b)| (a.0, a.1) == (b.0, b.1));
                    if !same {
                        let name = format!("block{}", block.number);
                        self.error(block.span, ParseErrorKind::BlockHeaderDiffers(name));
                    }
                } else {
                    let mut last = None;
                    for (number, ty, span) in block.params.iter().copied() {
                        let definition = Definition::Param {
                            block: block.number,
                            ty,
                        };
                        if definitions.insert(number, definition).is_some() {
                            self.error(span, ParseErrorKind::Redefined(format!("v{number}")));
                        } else if last.is_some_and(|last| last > number) {
                            self.error(span, ParseErrorKind::ParamsNotIncreasing(number));
                        }
                        last = Some(number);
                    }
                    blocks.insert(block.number, block);
                }
                for (i, inst) in block.insts.iter().enumerate().filter(|(_, inst)| !inst.shared) {
                    for (n, &(number, span)) in inst.results.iter().enumerate() {
                        let definition = Definition::Result {
                            wave,
                            block: b,
                            inst: i,
                            first: n == 0,
                        };
                        if definitions.insert(number, definition).is_some() {
                            self.error(span, ParseErrorKind::Redefined(format!("v{number}")));
                        }
                    }
                }
            }
        }
        definitions
    }
}

#[derive(Clone, Copy)]
enum Definition {
    Param {
        block: u32,
        ty: Type,
    },
    Result {
        wave: bool,
        block: usize,
        inst: usize,
        first: bool,
    },
}

impl RawFunction {
    fn all_blocks(&self) -> impl Iterator<Item = &RawBlock> {
        self.thread.iter().chain(self.wave.iter().flatten())
    }
}

/// Makes the function once its text is known to be consistent.
struct Builder {
    raw: RawFunction,
    shared: FxHashMap<(usize, usize), (usize, usize)>,
    definitions: BTreeMap<u32, Definition>,
}

impl Builder {
    fn build(mut self) -> (Function, Places) {
        let mut func = std::mem::replace(&mut self.raw.func, Function::new("", FunctionKind::Kernel));
        let num_blocks = self.raw.all_blocks().map(|b| b.number + 1).max().unwrap_or(0);
        for _ in 0..num_blocks {
            func.dfg.make_block();
        }
        // Values in the order of their numbers; what the text leaves out becomes an `undef` without a place.
        let mut made: FxHashMap<(bool, usize, usize), Inst> = FxHashMap::default();
        for (&number, &definition) in &self.definitions {
            while func.dfg.num_values() < number as usize {
                func.dfg.make_inst(
                    InstructionData::Nullary {
                        opcode: Opcode::Undef,
                    },
                    Type::I32,
                    None,
                );
            }
            match definition {
                Definition::Param { block, ty } => {
                    let value = func.dfg.append_block_param(Block::from_u32(block), ty);
                    debug_assert_eq!(value, Value::from_u32(number));
                }
                Definition::Result {
                    wave,
                    block,
                    inst,
                    first: true,
                } => {
                    let id = self.make(&mut func, wave, block, inst);
                    made.insert((wave, block, inst), id);
                }
                Definition::Result { .. } => {}
            }
        }
        let thread = self.layout(&mut func, &mut made, false);
        func.layout = thread;
        if self.raw.wave.is_some() {
            let layout = self.layout(&mut func, &mut made, true);
            let mut wave = WaveLevel {
                layout,
                ..WaveLevel::default()
            };
            for raw in self.level(true) {
                let block = Block::from_u32(raw.number);
                if let Some((thread, start, end)) = raw.lanes {
                    wave.thread_block[block] = Some(Block::from_u32(thread)).into();
                    wave.body_start[block] = start;
                    wave.body_end[block] = end;
                }
            }
            func.wave = Some(wave);
        }
        let mut places = Places::default();
        for raw in self.raw.all_blocks() {
            places.blocks[Block::from_u32(raw.number)] = raw.span;
        }
        for ((wave, block, inst), id) in made {
            places.insts[id] = self.level(wave)[block].insts[inst].span;
        }
        (func, places)
    }

    fn level(&self, wave: bool) -> &[RawBlock] {
        if wave {
            self.raw.wave.as_deref().unwrap_or(&[])
        } else {
            &self.raw.thread
        }
    }

    fn make(&self, func: &mut Function, wave: bool, block: usize, inst: usize) -> Inst {
        let raw = &self.level(wave)[block].insts[inst];
        let id = func.dfg.make_inst(raw.data, raw.ty, raw.result_types.as_deref());
        if raw.loc != SourceLoc::UNKNOWN {
            func.dfg.locs[id] = raw.loc;
        }
        id
    }

    fn layout(
        &self,
        func: &mut Function,
        made: &mut FxHashMap<(bool, usize, usize), Inst>,
        wave: bool,
    ) -> Layout {
        let mut layout = Layout::default();
        for (b, raw) in self.level(wave).iter().enumerate() {
            let block = Block::from_u32(raw.number);
            layout.append_block(block);
            for i in 0..raw.insts.len() {
                let place = if wave { self.shared.get(&(b, i)) } else { None };
                let key = place.map_or((wave, b, i), |&(b, i)| (false, b, i));
                let inst = match made.get(&key) {
                    Some(&inst) => inst,
                    None => {
                        let inst = self.make(func, key.0, key.1, key.2);
                        made.insert(key, inst);
                        inst
                    }
                };
                layout.append_inst(inst, block);
            }
        }
        layout
    }
}
