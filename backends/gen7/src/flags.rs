//! Sets of lanes that go straight into the flag of what reads them.
//!
//! Selection keeps a set of lanes in a scalar, which costs a move for each comparison and an operation to join two. Where nobody else reads
//! the parts, comparisons follow one another in f1.0 instead: the next one in the lanes that the flag has (*and*), or in those that it
//! has not (*or*), and lanes that do not compare keep their bit. So `a < b && c < d || e` is a comparison, one predicated by the flag, and one
//! predicated by its inverse.
//!
//! - What reads the flag: the branch of a region or of all lanes, a choice; a set that stays in a scalar is moved there once.
//! - One part of each operation may be anything, which comes first; the others are comparisons, or *not* of comparisons of integers.
//! - Comparisons move down to what reads them: nothing in between writes their operands or changes the lanes.
//!
//! Runs last before scalars get registers, while they have one definition each: [`crate::structure`] and [`crate::channels`] say which comparisons need
//! no predicate of their own. Cost: linear, and for each set the instructions between its parts and what reads it.

use crate::exec::{Uses, count_uses, op, overlap, scalar};
use crate::isa::{Cond, Opcode, Type};
use crate::machine::{BranchCond, GenOp, Join, Kind, MInst, SCALAR, Scope, Source};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, OperandKind, Reg, VReg};

/// Puts sets of lanes into flags.
pub fn chain(func: &mut MachFunc<MInst>) {
    let uses = count_uses(func);
    for block in func.order.clone() {
        let insts = &func.blocks[block].insts;
        if insts.iter().any(|inst| wanted(inst).is_some()) {
            let edits = Sets::new(insts, &uses).edits();
            apply(func, block, edits);
        }
    }
}

/// How an instruction reads a set of lanes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// Puts it into the flag of a branch, where the channels that are on are the lanes that run.
    Branch,
    /// Puts a condition of the thread into the flag of a branch.
    Test,
    /// Chooses by it, for channels or for the thread.
    Select(Scope),
    /// Makes it of others, in a scalar.
    Scalar,
}

fn wanted(inst: &MInst) -> Option<Reader> {
    let op = op(inst)?;
    match op.kind {
        Kind::LanesToFlag => Some(Reader::Branch),
        Kind::Test => Some(Reader::Test),
        Kind::Select if op.scope != Scope::Lanes => Some(Reader::Select(op.scope)),
        _ => join_of(op).map(|_| Reader::Scalar),
    }
}

/// How an operation on scalars joins two sets.
fn join_of(op: &GenOp) -> Option<Join> {
    match op.kind {
        Kind::Alu {
            op: code,
            math: None,
            ty: Type::Ud,
            dst: Type::Ud,
        } if op.scope == Scope::Wave && op.part.is_none() => match code {
            Opcode::And => Some(Join::And),
            Opcode::Or => Some(Join::Or),
            _ => None,
        },
        _ => None,
    }
}

/// What an operation is the opposite of: lanes, or a truth value of the thread.
fn opposite_of(op: &GenOp) -> Option<Source> {
    let xor = Kind::Alu {
        op: Opcode::Xor,
        math: None,
        ty: Type::Ud,
        dst: Type::Ud,
    };
    match (op.kind == xor && op.scope == Scope::Wave, &op.srcs[..]) {
        (true, &[set, Source::Imm(1 | 0xffff)]) => Some(set),
        _ => None,
    }
}

/// The condition that holds where one does not, if the machine has it.
fn opposite(cond: Cond, ty: Type) -> Option<Cond> {
    if !matches!(ty, Type::D | Type::Ud) {
        // Of a NaN neither holds.
        return None;
    }
    Some(match cond {
        Cond::Z => Cond::Nz,
        Cond::Nz => Cond::Z,
        Cond::L => Cond::Ge,
        Cond::Ge => Cond::L,
        Cond::G => Cond::Le,
        Cond::Le => Cond::G,
        _ => return None,
    })
}

/// A comparison of a chain.
struct Link {
    /// Index of the comparison.
    at: usize,
    cond: Cond,
    join: Option<Join>,
}

/// A set as what comes into the flag.
#[derive(Default)]
struct Chain {
    /// What is in the flag at first.
    first: Option<Source>,
    links: SmallVec<[Link; 4]>,
    /// Instructions that nobody needs then.
    gone: SmallVec<[usize; 8]>,
}

/// What becomes of a block.
#[derive(Default)]
struct Edits {
    gone: FxHashSet<usize>,
    instead: FxHashMap<usize, SmallVec<[MInst; 4]>>,
}

/// The sets of a block.
struct Sets<'a> {
    insts: &'a [MInst],
    uses: &'a Uses,
    made: FxHashMap<VReg, usize>,
    /// What reads the chain that is looked for.
    reader: (usize, Reader),
}

impl<'a> Sets<'a> {
    fn new(insts: &'a [MInst], uses: &'a Uses) -> Self {
        let mut made = FxHashMap::default();
        for (at, inst) in insts.iter().enumerate() {
            if let Some((Reg::Virtual(reg), SCALAR, 1)) = op(inst).and_then(|op| op.dst) {
                made.insert(reg, at);
            }
        }
        Sets {
            insts,
            uses,
            made,
            reader: (0, Reader::Scalar),
        }
    }

    fn edits(mut self) -> Edits {
        let mut edits = Edits::default();
        for at in (0..self.insts.len()).rev() {
            let Some(reader) = wanted(&self.insts[at]).filter(|_| !edits.gone.contains(&at)) else {
                continue;
            };
            self.reader = (at, reader);
            if let Some((chain, instead)) = self.chained() {
                edits.gone.extend(chain.gone);
                edits.instead.insert(at, instead);
            }
        }
        edits
    }

    /// The chain for what reads a set, and the instructions that take the reader's place.
    fn chained(&self) -> Option<(Chain, SmallVec<[MInst; 4]>)> {
        let (at, reader) = self.reader;
        let own = op(&self.insts[at])?;
        let chain = match reader {
            Reader::Scalar => self.joined(at, false)?,
            _ => self.set(own.srcs[0], false)?,
        };
        // What is joined by one operation takes as long where the result must be a scalar anyway.
        let least = if reader == Reader::Scalar { 2 } else { 1 };
        if chain.links.len() < least || reader == Reader::Scalar && !self.flag_is_free(at) {
            return None;
        }
        let mut instead = SmallVec::new();
        instead.extend(chain.first.map(|set| in_flag(own, set)));
        instead.extend(chain.links.iter().filter_map(|link| self.compare(link)));
        match reader {
            Reader::Branch | Reader::Test => {}
            Reader::Select(_) => {
                let mut select = own.clone();
                select.srcs[0] = Source::Flag;
                instead.push(MInst::Op(Box::new(select)));
            }
            Reader::Scalar => {
                let mut set = own.clone();
                set.kind = crate::lower::MOVE;
                set.srcs = smallvec![Source::Flag];
                instead.push(MInst::Op(Box::new(set)));
            }
        }
        Some((chain, instead))
    }

    /// Whether nobody reads later what is in the flag now.
    fn flag_is_free(&self, at: usize) -> bool {
        for inst in &self.insts[at + 1..] {
            match inst {
                MInst::Branch { cond, .. } => {
                    return matches!(cond, BranchCond::ExecNonZero | BranchCond::Follow);
                }
                MInst::Op(op) => match op.kind {
                    Kind::MoveFlagged { .. } => return false,
                    Kind::LanesToFlag
                    | Kind::Test
                    | Kind::TestLanes
                    | Kind::CompareToFlag { join: None, .. } => return true,
                    _ => {}
                },
                _ => {}
            }
        }
        true
    }

    /// Where a set is made that only one instruction of the block reads.
    fn made_for_one(&self, set: Source) -> Option<usize> {
        let reg = scalar(set).filter(|reg| self.uses.get(reg) == Some(&1))?;
        self.made.get(&reg).copied().filter(|&at| at < self.reader.0)
    }

    /// A set as a chain: comparisons and what joins them, from the first to the last.
    fn set(&self, set: Source, inverse: bool) -> Option<Chain> {
        let at = self.made_for_one(set)?;
        let own = op(&self.insts[at])?;
        let mut chain = if join_of(own).is_some() {
            self.joined(at, inverse)?
        } else if let Some(other) = opposite_of(own) {
            self.set(other, !inverse)?
        } else {
            self.comparison(at, inverse)?
        };
        chain.gone.push(at);
        Some(chain)
    }

    /// A comparison that may stand at its reader.
    fn comparison(&self, at: usize, inverse: bool) -> Option<Chain> {
        let own = op(&self.insts[at])?;
        let Kind::Compare { cond, ty } = own.kind else {
            return None;
        };
        let fits = match self.reader.1 {
            Reader::Branch => own.scope != Scope::Wave,
            Reader::Test => own.scope == Scope::Wave,
            Reader::Select(scope) => own.scope == scope,
            Reader::Scalar => own.scope == Scope::Channels,
        };
        let cond = if inverse { opposite(cond, ty)? } else { cond };
        let join = None;
        (fits && self.may_move(at)).then(|| Chain {
            links: smallvec![Link { at, cond, join }],
            ..Chain::default()
        })
    }

    /// What an operation joins. Of the parts that are no comparisons one may stand first.
    fn joined(&self, at: usize, inverse: bool) -> Option<Chain> {
        let join = join_of(op(&self.insts[at])?)?;
        let (mut chain, mut links) = (None, Chain::default());
        self.parts(at, inverse, join, &mut chain, &mut links)?;
        let mut chain: Chain = chain.unwrap_or_default();
        let begun = chain.first.is_some() || !chain.links.is_empty();
        let effective = if inverse { join.opposite() } else { join };
        for (index, link) in links.links.into_iter().enumerate() {
            let join = (begun || index > 0).then_some(effective);
            chain.links.push(Link { join, ..link });
        }
        chain.gone.extend(links.gone);
        Some(chain)
    }

    /// Takes operations of one kind apart: comparisons go to `links`, one part that is none to `first`.
    fn parts(
        &self,
        at: usize,
        inverse: bool,
        join: Join,
        first: &mut Option<Chain>,
        links: &mut Chain,
    ) -> Option<()> {
        for &part in &op(&self.insts[at])?.srcs {
            let made = self.made_for_one(part);
            let same = made.filter(|&made| op(&self.insts[made]).and_then(join_of) == Some(join));
            if let Some(made) = same {
                links.gone.push(made);
                self.parts(made, inverse, join, first, links)?;
                continue;
            }
            match self.set(part, inverse) {
                Some(chain) if chain.first.is_none() && chain.links.len() == 1 => {
                    links.links.extend(chain.links);
                    links.gone.extend(chain.gone);
                }
                Some(chain) if first.is_none() => *first = Some(chain),
                // Of a truth value of the thread the flag has one bit only.
                None if first.is_none() && !inverse && self.is_set(part) => {
                    *first = Some(Chain {
                        first: Some(part),
                        ..Chain::default()
                    });
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Whether what reads the chain is about lanes, and a part of it a set of them.
    fn is_set(&self, part: Source) -> bool {
        let lanes = match self.reader.1 {
            Reader::Branch | Reader::Scalar => true,
            Reader::Test => false,
            Reader::Select(scope) => scope == Scope::Channels,
        };
        lanes && (scalar(part).is_some() || part == Source::Exec)
    }

    /// Whether a comparison says the same where its reader stands.
    fn may_move(&self, at: usize) -> bool {
        let mut operands = Vec::new();
        self.insts[at].operands(&mut operands);
        let read: SmallVec<[Reg; 4]> = operands
            .iter()
            .filter(|operand| operand.is_use())
            .map(|operand| operand.reg)
            .collect();
        self.insts[at + 1..self.reader.0].iter().all(|inst| {
            operands.clear();
            inst.operands(&mut operands);
            let mut written = operands.iter().filter(|operand| operand.kind != OperandKind::Use);
            let kept = written.all(|operand| !read.iter().any(|&reg| overlap(reg, operand.reg)));
            kept && !inst.writes_exec() && inst.clobbers().is_empty()
        })
    }

    /// A comparison as a link of its chain.
    fn compare(&self, link: &Link) -> Option<MInst> {
        let mut compare = op(&self.insts[link.at])?.clone();
        if let Kind::Compare { ty, .. } = compare.kind {
            compare.kind = Kind::CompareToFlag {
                cond: link.cond,
                ty,
                join: link.join,
            };
        }
        compare.dst = None;
        Some(MInst::Op(Box::new(compare)))
    }
}

/// What puts a set that is in a scalar into the flag, for an operation that reads it.
fn in_flag(reader: &GenOp, set: Source) -> MInst {
    let mut lanes = reader.clone();
    (lanes.kind, lanes.scope) = (Kind::LanesToFlag, Scope::Wave);
    (lanes.dst, lanes.part) = (None, None);
    lanes.srcs = smallvec![set];
    MInst::Op(Box::new(lanes))
}

fn apply(func: &mut MachFunc<MInst>, block: MBlock, mut edits: Edits) {
    if edits.instead.is_empty() {
        return;
    }
    let data = &mut func.blocks[block];
    let (insts, locs) = (std::mem::take(&mut data.insts), std::mem::take(&mut data.locs));
    let mut bounds = data.body.as_ref().map(|body| body.insts.clone());
    let old = bounds.clone();
    for (at, (inst, loc)) in insts.into_iter().zip(locs).enumerate() {
        if let (Some(bounds), Some(old)) = (&mut bounds, &old) {
            if at == old.start {
                bounds.start = data.insts.len();
            }
            if at == old.end {
                bounds.end = data.insts.len();
            }
        }
        if edits.gone.contains(&at) {
            continue;
        }
        match edits.instead.remove(&at) {
            Some(list) => data.insts.extend(list),
            None => data.insts.push(inst),
        }
        data.locs.resize(data.insts.len(), loc);
    }
    if let (Some(body), Some(bounds)) = (&mut data.body, bounds) {
        body.insts = bounds;
    }
}
