//! Machine functions to text.

use super::InstText;
use super::context::{Dialect, Registers, TextContext};
use super::form::{Def, DefForm, InstForm, Piece, RegForm};
use super::header::Header;
use crate::machine::{MBlockData, MEdge, MachFunc, PReg, Reg, SubReg, VReg};
use cranelift_entity::EntitySet;
use std::fmt::Write;

/// The text of a function.
pub fn print<'a, I: InstText>(
    func: &MachFunc<I>,
    header: &Header,
    dialect: impl Into<Dialect<'a>>,
) -> String {
    let Dialect { files, variant } = dialect.into();
    let mut out = String::new();
    header.write(&func.name, func.spill_bytes, &mut out);
    let cx = TextContext {
        files,
        variant,
        vregs: &func.vregs,
        registers: Registers::after(&header.after),
        wave: header.wave,
        target: &header.target,
    };
    let mut printer = Printer::<I> {
        defined: defined(func),
        cx,
        out,
        inst: std::marker::PhantomData,
    };
    for &block in &func.order {
        printer.block(&block.to_string(), &func.blocks[block]);
    }
    printer.out.push_str("}\n");
    printer.out
}

/// The virtual registers that a parameter or an instruction defines: their types stand there, those of others at each use.
fn defined<I: InstText>(func: &MachFunc<I>) -> EntitySet<VReg> {
    let mut set = EntitySet::with_capacity(func.vregs.len());
    let mut operands = Vec::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        let lanes = data.body.iter().flat_map(|body| &body.params);
        set.extend(data.params.iter().chain(lanes).copied());
        for inst in &data.insts {
            operands.clear();
            inst.operands(&mut operands);
            let defs = operands.iter().filter(|operand| !operand.is_use());
            set.extend(defs.filter_map(|operand| operand.reg.as_virtual()));
        }
    }
    set
}

struct Printer<'a, I> {
    defined: EntitySet<VReg>,
    cx: TextContext<'a>,
    out: String,
    inst: std::marker::PhantomData<I>,
}

impl<I: InstText> Printer<'_, I> {
    fn block(&mut self, name: &str, data: &MBlockData<I>) {
        self.out.push_str(name);
        self.params(&data.params);
        self.out.push_str(": wave");
        self.edges(&data.succs);
        if let Some(block) = data.ir_block {
            let _ = write!(self.out, " of {block}");
        }
        self.out.push('\n');
        let lanes = data.body.as_ref();
        for index in 0..=data.insts.len() {
            if let Some(body) = lanes.filter(|body| body.insts.start == index) {
                self.out.push_str("lanes");
                self.params(&body.params);
                self.edges(&body.succs);
                self.out.push_str(" {\n");
            }
            if lanes.is_some_and(|body| body.insts.end == index) {
                self.out.push_str("}\n");
            }
            if let Some(inst) = data.insts.get(index) {
                self.inst(&inst.form(&self.cx));
                if let Some(loc) = data.locs.get(index).filter(|loc| loc.is_known()) {
                    let _ = write!(self.out, " @{}", loc.0);
                }
                self.out.push('\n');
            }
        }
    }

    fn params(&mut self, params: &[VReg]) {
        for (index, &param) in params.iter().enumerate() {
            self.out.push_str(if index == 0 { "(" } else { ", " });
            let _ = write!(self.out, "{param}:{}", self.cx.type_text(self.cx.vregs[param]));
        }
        if !params.is_empty() {
            self.out.push(')');
        }
    }

    fn edges(&mut self, edges: &[MEdge]) {
        for (index, edge) in edges.iter().enumerate() {
            self.out.push_str(if index == 0 { " -> " } else { ", " });
            let _ = write!(self.out, "{}", edge.block);
            for (index, &arg) in edge.args.iter().enumerate() {
                self.out.push_str(if index == 0 { "(" } else { ", " });
                self.used(&RegForm::new(arg));
            }
            if !edge.args.is_empty() {
                self.out.push(')');
            }
        }
    }

    fn inst(&mut self, form: &InstForm) {
        self.out.push_str("    ");
        for (index, def) in form.defs.iter().enumerate() {
            self.out.push_str(if index == 0 { "" } else { ", " });
            match &def.what {
                Def::Reg(def) => self.def(def),
                Def::Text(text) => self.out.push_str(text),
            }
        }
        if !form.defs.is_empty() {
            self.out.push_str(" = ");
        }
        self.out.push_str(&form.mnemonic.what);
        if !form.body.is_empty() {
            self.out.push(' ');
        }
        for piece in &form.body {
            match &piece.what {
                Piece::Text(text) => self.out.push_str(text),
                Piece::Reg(reg) => self.used(reg),
                Piece::Block(block) => {
                    let _ = write!(self.out, "{block}");
                }
                Piece::Slot(slot) => {
                    let _ = write!(self.out, "slot{slot}");
                }
            }
        }
        self.kills(&form.kills);
        for (index, what) in form.makes.iter().enumerate() {
            self.out.push_str(if index == 0 { " makes " } else { ", " });
            self.out.push_str(what);
        }
    }

    /// Lost registers; runs of single ones as the first and the last.
    fn kills(&mut self, kills: &[PReg]) {
        let mut rest = kills;
        while let [first, ..] = rest {
            self.out.push_str(if rest.len() == kills.len() {
                " kills "
            } else {
                ", "
            });
            let follows = |index: usize, preg: &PReg| {
                preg.file == first.file
                    && preg.width == 1
                    && usize::from(preg.first) == usize::from(first.first) + index
            };
            let run = (0..).zip(rest).take_while(|(index, preg)| follows(*index, preg));
            let count = run.count();
            self.out.push_str(&self.cx.preg_text::<I>(*first));
            if count > 2 {
                let _ = write!(self.out, "-{}", self.cx.preg_text::<I>(rest[count - 1]));
                rest = &rest[count..];
            } else {
                rest = &rest[1..];
            }
        }
    }

    fn def(&mut self, def: &DefForm) {
        self.reg(&def.reg);
        self.type_of(def.reg.reg);
        if let Some(tied) = def.tied {
            self.out.push_str(" tied(");
            self.used(&RegForm::new(tied));
            self.out.push(')');
        }
        if def.early {
            self.out.push_str(" early");
        }
        self.roles(&def.reg);
    }

    /// A register that is read: with its type only if nothing defines it.
    fn used(&mut self, form: &RegForm) {
        self.reg(form);
        if form
            .reg
            .as_virtual()
            .is_some_and(|vreg| !self.defined.contains(vreg))
        {
            self.type_of(form.reg);
        }
        self.roles(form);
    }

    fn roles(&mut self, form: &RegForm) {
        if form.late {
            self.out.push_str(" late");
        }
        if form.whole_wave {
            self.out.push_str(" all");
        }
    }

    fn type_of(&mut self, reg: Reg) {
        if let Reg::Virtual(vreg) = reg
            && let Some(&data) = self.cx.vregs.get(vreg)
        {
            let _ = write!(self.out, ":{}", self.cx.type_text(data));
        }
    }

    fn reg(&mut self, form: &RegForm) {
        match form.reg {
            Reg::Virtual(vreg) => {
                let _ = write!(self.out, "{vreg}");
            }
            Reg::Physical(preg) => {
                if form.given && self.cx.registers == Registers::Allocated {
                    self.out.push('=');
                }
                self.out.push_str(&self.cx.preg_text::<I>(preg));
            }
        }
        match form.part {
            None => {}
            Some(SubReg { start, width: 1 }) => {
                let _ = write!(self.out, ".{start}");
            }
            Some(SubReg { start, width }) => {
                let last = i32::from(start) + i32::from(width) - 1;
                let _ = write!(self.out, ".{start}-{last}");
            }
        }
        if let Some(fixed) = form.fixed {
            let _ = write!(self.out, "={}", self.cx.preg_text::<I>(fixed));
        }
    }
}
