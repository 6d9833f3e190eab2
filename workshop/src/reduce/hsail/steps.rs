//! The steps of a reduction, from coarse to fine.

use super::{Fails, attempt, code_block, is_immediate, is_named};
use crate::reduce::ranges;
use rustc_hash::FxHashSet;
use wavelift_hsail::model::{
    ExecutableId, FbarrierId, Inst, Item, LabelId, Module, Opcode, Operand, RegisterKind, Statement, Type,
    VariableId,
};
use wavelift_hsail::table::{Slot, fill_defaults, find};

/// The operands of an instruction, those in lists too.
pub(super) fn all_operands(module: &Module, inst: &Inst) -> Vec<Operand> {
    let mut all = Vec::new();
    for &operand in module.inst_operands(inst) {
        all.push(operand);
        if let Operand::Vector(list)
        | Operand::Labels(list)
        | Operand::Executables(list)
        | Operand::Arguments(list) = operand
        {
            all.extend(module.operands(list));
        }
    }
    all
}

/// Executables, variables and the rest at module scope, by ranges; what code names stays.
pub(super) fn items(best: &mut Module, fails: &mut Fails<'_>) {
    let whole = best.clone();
    let mut keep = vec![true; whole.items.len()];
    ranges(whole.items.len(), |from, to| {
        let mut kept = keep.clone();
        kept[from..to].fill(false);
        for (item, kept) in whole.items.iter().zip(&mut kept) {
            *kept |= matches!(item, Item::Header);
        }
        // Of what goes, whose code names others first: the code goes with it.
        let mut candidate = whole.clone();
        for (item, kept) in whole.items.iter().zip(&kept) {
            if let (Item::Executable(id), false) = (item, kept) {
                candidate.executables[*id].body.clear();
            }
        }
        for (item, kept) in whole.items.iter().zip(&mut kept) {
            *kept |= is_named(&candidate, item);
        }
        if kept == keep {
            return false;
        }
        let works = attempt(best, fails, |module| {
            *module = whole.clone();
            let mut kept = kept.iter();
            module.items.retain(|_| *kept.next().unwrap_or(&true));
            true
        });
        if works {
            keep = kept;
        }
        works
    });
}

/// Conditional branches and switches go one way, or on to the next statement.
pub(super) fn branches(best: &mut Module, name: &str, fails: &mut Fails<'_>) {
    let mut at = 0;
    while let Some(inst) = instruction(best, name, at) {
        let targets: Vec<LabelId> = match inst {
            Some(inst) if matches!(inst.opcode, Opcode::Cbr | Opcode::Sbr) => all_operands(best, &inst)
                .iter()
                .filter_map(|operand| match operand {
                    Operand::Label(label) => Some(*label),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        };
        let ways = targets.iter().copied().map(Some).chain([None]);
        for target in ways.take(if targets.is_empty() { 0 } else { 9 }) {
            let works = attempt(best, fails, |module| {
                let Some(id) = code_block(module, name) else {
                    return false;
                };
                match target {
                    Some(label) => {
                        let span = inst.map(|inst| inst.span).unwrap_or_default();
                        let mut branch = Inst::new(Opcode::Br, span);
                        branch.operands = module.push_operands(&[Operand::Label(label)], &[], span.start);
                        fill_defaults(&mut branch);
                        module.executables[id].body[at] = Statement::Inst(branch);
                    }
                    None => {
                        module.executables[id].body.remove(at);
                    }
                }
                tidy(module, id);
                true
            });
            if works {
                break;
            }
        }
        at += 1;
    }
}

/// The instruction at a place, `Some(None)` for another statement; `None` after the end.
fn instruction(module: &Module, name: &str, at: usize) -> Option<Option<Inst>> {
    let id = code_block(module, name)?;
    let statement = module.executables[id].body.get(at)?;
    Some(match statement {
        Statement::Inst(inst) => Some(*inst),
        _ => None,
    })
}

/// Instructions, control directives and annotations, by ranges. The rest goes when nothing needs it.
pub(super) fn statements(best: &mut Module, name: &str, fails: &mut Fails<'_>) {
    let Some(id) = code_block(best, name) else {
        return;
    };
    let whole = best.clone();
    let mut keep = vec![true; whole.executables[id].body.len()];
    ranges(keep.len(), |from, to| {
        let mut kept = keep.clone();
        for (statement, kept) in whole.executables[id].body[from..to]
            .iter()
            .zip(&mut kept[from..to])
        {
            *kept &= !matches!(
                statement,
                Statement::Inst(_) | Statement::Control(_) | Statement::Annotation(_)
            );
        }
        if kept == keep {
            return false;
        }
        let works = attempt(best, fails, |module| {
            *module = whole.clone();
            let mut kept = kept.iter();
            module.executables[id]
                .body
                .retain(|_| *kept.next().unwrap_or(&true));
            tidy(module, id);
            true
        });
        if works {
            keep = kept;
        }
        works
    });
}

/// Instructions whose result is one of their sources.
pub(super) fn copies(best: &mut Module, name: &str, fails: &mut Fails<'_>) {
    let mut at = 0;
    while let Some(inst) = instruction(best, name, at) {
        at += 1;
        let Some(inst) = inst.filter(|inst| inst.opcode != Opcode::Mov) else {
            continue;
        };
        let operands = best.inst_operands(&inst).to_vec();
        let (Some(Operand::Register(to)), Some(row)) = (operands.first(), find(&inst)) else {
            continue;
        };
        if !matches!(row.operands.first(), Some(Slot::Dest(_))) {
            continue;
        }
        let ty = match to.kind() {
            RegisterKind::Control => Type::B1,
            RegisterKind::Single => Type::B32,
            RegisterKind::Double => Type::B64,
            RegisterKind::Quad => Type::B128,
        };
        for source in &operands[1..] {
            let Operand::Register(from) = source else {
                continue;
            };
            if from.kind() != to.kind() || from == to {
                continue;
            }
            let works = attempt(best, fails, |module| {
                let Some(id) = code_block(module, name) else {
                    return false;
                };
                let mut copy = Inst::new(Opcode::Mov, inst.span);
                copy.ty = Some(ty);
                copy.operands = module.push_operands(&[operands[0], *source], &[], inst.span.start);
                fill_defaults(&mut copy);
                module.executables[id].body[at - 1] = Statement::Inst(copy);
                true
            });
            if works {
                break;
            }
        }
    }
}

/// Sources that are zeros.
pub(super) fn operands(best: &mut Module, name: &str, fails: &mut Fails<'_>) {
    let mut at = 0;
    while let Some(inst) = instruction(best, name, at) {
        at += 1;
        let Some(row) = inst.as_ref().and_then(find) else {
            continue;
        };
        for which in 0..row.operands.len() {
            // Each time anew: reading back makes instructions anew.
            let Some(Some(inst)) = instruction(best, name, at - 1) else {
                break;
            };
            let Slot::Src(ty) = row.operands[which] else {
                continue;
            };
            let known = best.inst_operands(&inst).get(which);
            let (Some(ty), Some(operand)) = (ty.of(&inst), known) else {
                continue;
            };
            if is_immediate(operand) {
                continue;
            }
            attempt(best, fails, |module| {
                let zero = module.make_immediate(ty.constant_type(), 0);
                let index = inst.operands.start as usize + which;
                module.operands_mut()[index] = zero;
                true
            });
        }
    }
}

/// Modifiers that may be left out.
pub(super) fn modifiers(best: &mut Module, name: &str, fails: &mut Fails<'_>) {
    const CHANGES: [fn(&mut Inst); 6] = [
        |inst| inst.mods.ftz = false,
        |inst| inst.mods.equiv = 0,
        |inst| inst.mods.constant = false,
        |inst| inst.mods.width = None,
        |inst| inst.mods.round = None,
        |inst| inst.mods.align = None,
    ];
    let mut at = 0;
    while let Some(inst) = instruction(best, name, at) {
        at += 1;
        let Some(inst) = inst.filter(|inst| written_modifiers(inst) > 0) else {
            continue;
        };
        for change in CHANGES {
            let mut other = inst;
            change(&mut other);
            fill_defaults(&mut other);
            if written_modifiers(&other) >= written_modifiers(&inst) {
                continue;
            }
            attempt(best, fails, |module| {
                let Some(id) = code_block(module, name) else {
                    return false;
                };
                if let Statement::Inst(inst) = &mut module.executables[id].body[at - 1] {
                    change(inst);
                    fill_defaults(inst);
                }
                true
            });
        }
    }
}

/// How many modifiers of an instruction are not what it has when none is written.
pub(super) fn written_modifiers(inst: &Inst) -> usize {
    let mut plain = *inst;
    plain.mods.width = None;
    plain.mods.round = None;
    plain.mods.align = None;
    fill_defaults(&mut plain);
    [
        inst.mods.ftz,
        inst.mods.equiv != 0,
        inst.mods.constant,
        inst.mods.width != plain.mods.width,
        inst.mods.round != plain.mods.round,
        inst.mods.align != plain.mods.align,
    ]
    .into_iter()
    .filter(|&written| written)
    .count()
}

/// What a code block names of its own.
#[derive(Default)]
struct Named {
    labels: FxHashSet<LabelId>,
    variables: FxHashSet<VariableId>,
    fbarriers: FxHashSet<FbarrierId>,
}

impl Named {
    fn of(module: &Module, body: &[Statement]) -> Named {
        let mut named = Named::default();
        for statement in body {
            let Statement::Inst(inst) = statement else {
                continue;
            };
            for operand in all_operands(module, inst) {
                match operand {
                    Operand::Label(id) => _ = named.labels.insert(id),
                    Operand::Variable(id) => _ = named.variables.insert(id),
                    Operand::Fbarrier(id) => _ = named.fbarriers.insert(id),
                    Operand::Address { symbol, .. } => named.variables.extend(symbol.expand()),
                    _ => {}
                }
            }
        }
        named
    }
}

/// Without what nothing names or reaches.
fn tidy(module: &mut Module, id: ExecutableId) {
    loop {
        let mut body = std::mem::take(&mut module.executables[id].body);
        let before = body.len();
        let named = Named::of(module, &body);
        body.retain(|statement| match statement {
            Statement::Label(label) => named.labels.contains(label),
            Statement::Variable(variable) => named.variables.contains(variable),
            Statement::Fbarrier(fbarrier) => named.fbarriers.contains(fbarrier),
            _ => true,
        });
        drop_unreached(&mut body);
        drop_empty(module, &mut body);
        let after = body.len();
        module.executables[id].body = body;
        if after == before {
            return;
        }
    }
}

/// Instructions from one that never goes on to the next label, outside of arg blocks.
fn drop_unreached(body: &mut Vec<Statement>) {
    let (mut reached, mut depth) = (true, 0);
    body.retain(|statement| {
        match statement {
            Statement::Label(_) => reached = true,
            Statement::ArgBlockStart(_) if reached => depth += 1,
            _ => {}
        }
        let stays = reached || !matches!(statement, Statement::Inst(_)) && depth > 0;
        match statement {
            Statement::ArgBlockEnd(_) if reached => depth -= 1,
            Statement::Inst(inst) if depth == 0 => {
                reached &= !matches!(inst.opcode, Opcode::Br | Opcode::Ret | Opcode::Sbr);
            }
            _ => {}
        }
        stays
    });
}

/// Arg blocks without instructions, and branches to the statement after them.
fn drop_empty(module: &Module, body: &mut Vec<Statement>) {
    let mut at = 0;
    while at < body.len() {
        match &body[at] {
            Statement::ArgBlockStart(_) => {
                let rest = &body[at + 1..];
                let inside = rest
                    .iter()
                    .take_while(|statement| matches!(statement, Statement::Variable(_)));
                let count = inside.count();
                if matches!(rest.get(count), Some(Statement::ArgBlockEnd(_))) {
                    body.drain(at..at + count + 2);
                    continue;
                }
            }
            Statement::Inst(inst) if inst.opcode == Opcode::Br => {
                let target = module.inst_operands(inst).first();
                let next = body.get(at + 1);
                if let (Some(Operand::Label(target)), Some(Statement::Label(next))) = (target, next)
                    && target == next
                {
                    body.remove(at);
                    continue;
                }
            }
            _ => {}
        }
        at += 1;
    }
}
