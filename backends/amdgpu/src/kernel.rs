//! Kernels with everything that they call: what descriptors and reports say of them.

use crate::accumulators::{self, AGPRS, SpillPlaces};
use crate::backend::{Amd, Config, SGPRS, VGPRS};
use crate::calls::Convention;
use crate::group;
use crate::inputs::InitialState;
use crate::modes::Mode;
use crate::subtarget::Subtarget;
use crate::target::CodeObjectVersion;
use crate::target::TargetId;
use cranelift_entity::SecondaryMap;
use wavelift_codegen::analysis::stack;
use wavelift_codegen::target::{
    Body, CompileError, ErrorKind, Fact, FileUse, KernelFacts, Limit, Limited, Whole, check_group_size,
};

/// Private memory per work-item for recursion where a code object cannot ask the runtime for it.
const RECURSION_BYTES: u32 = 16 * 1024;

/// What a code object says of a kernel.
#[derive(Debug)]
pub struct Kernel {
    /// What the hardware sets up.
    pub initial: InitialState,
    /// VGPRs used, with callees.
    pub vgprs: u16,
    /// Accumulation registers used.
    pub agprs: u16,
    /// SGPRs used, VCC not counted, with callees.
    pub sgprs: u16,
    /// Static group memory in bytes.
    pub group_bytes: u32,
    /// Private memory in bytes per work-item, spills and the frames of callees included.
    pub private_bytes: u32,
    /// A callee can call itself: the runtime adds memory for it.
    pub dynamic_stack: bool,
    /// The float mode that it starts in.
    pub mode: Mode,
    /// Scalar registers that the descriptor counts on top of [`Self::sgprs`].
    pub special_sgprs: u16,
}

impl Kernel {
    /// Registers that hardware gives a wave for VGPRs and accumulation registers.
    pub fn vector_registers(&self) -> u16 {
        accumulators::together(self.vgprs, self.agprs)
    }
}

/// More private memory than a work-item of the machine can have.
pub(crate) fn private_limit(sub: &Subtarget, bytes: u32, spilled: u32, most: u32) -> CompileError {
    let limit = Limit {
        what: Limited::PrivateMemory { spilled },
        machine: sub.name(),
        needed: bytes.into(),
        most: most.into(),
    };
    limit.into()
}

/// A kernel with all that it calls.
///
/// # Errors
/// More of something than the machine has.
pub(crate) fn kernel(
    sub: &'static Subtarget,
    target: &TargetId,
    whole: &Whole<'_, Amd>,
) -> Result<Kernel, CompileError> {
    let (unit, body, learned) = (whole.unit, whole.body, &whole.body.learned);
    let calls = unit.convention == Convention::Caller;
    let own = InitialState::of(learned.inputs.iter().copied())
        .with_ids(learned.workgroup_ids, learned.workitem_ids)
        .with_least(sub.least_sgprs);
    let initial = match calls {
        true => sub.initial_of_caller(own.workitem_ids),
        false => own,
    };
    let mut needs = Needs::of_body(sub, body, &initial);
    if calls {
        needs.add_callees(sub, whole)?;
    } else if let Some(area) = body.plan.area {
        needs.add_registers(area.touched());
    }
    needs.check_limits(whole.asked)?;
    let agprs = body.code.accumulators;
    let vectors = accumulators::together(needs.vgprs, agprs);
    let most = group::most_items(sub, unit.config.wave, vectors);
    check_group_size(whole.original()?, sub.name(), most, Some(vectors))?;
    Ok(Kernel {
        initial,
        vgprs: needs.vgprs,
        agprs,
        sgprs: needs.sgprs,
        group_bytes: unit.layout.group_bytes,
        private_bytes: needs.private_bytes,
        dynamic_stack: needs.dynamic_stack,
        mode: learned.mode,
        // Functions set up for themselves what they need for that.
        special_sgprs: (sub.special_sgprs)(learned.flat_private || calls, target.replays()),
    })
}

/// Bytes of the frame of a kernel or function per lane, spills to memory included.
fn frame_bytes(sub: &Subtarget, body: &Body<Amd>) -> u32 {
    let places = SpillPlaces::of(sub, &body.plan);
    match body.plan.convention {
        Convention::Plain => body
            .plan
            .private
            .saturating_add(places.memory_bytes(body.spill_bytes)),
        Convention::Caller | Convention::Function => body.count("frame") as u32,
    }
}

/// What a kernel needs of the machine.
struct Needs {
    vgprs: u16,
    sgprs: u16,
    private_bytes: u32,
    dynamic_stack: bool,
}

impl Needs {
    /// Without callees.
    fn of_body(sub: &Subtarget, body: &Body<Amd>, initial: &InitialState) -> Needs {
        let units = |file: usize| body.registers.files.get(file).map_or(0, |f| f.units);
        let private = if body.learned.flat_private {
            sub.flat_private_bytes
        } else {
            0
        };
        // What the hardware sets up counts, whether or not it is read.
        let set_up = (sub.set_up)(initial);
        Needs {
            vgprs: units(1).max(1).max(set_up.1),
            sgprs: units(0).min(sub.sgprs()).max(set_up.0),
            private_bytes: frame_bytes(sub, body).max(private),
            dynamic_stack: false,
        }
    }

    /// Scalar and vector registers that something else touches.
    fn add_registers(&mut self, (sgprs, vgprs): (u16, u16)) {
        self.sgprs = self.sgprs.max(sgprs);
        self.vgprs = self.vgprs.max(vgprs);
    }

    /// With everything that can be called at a time.
    fn add_callees(&mut self, sub: &Subtarget, whole: &Whole<'_, Amd>) -> Result<(), CompileError> {
        let (unit, body) = (whole.unit, whole.body);
        self.add_registers(body.code.touched);
        let mut frames = SecondaryMap::new();
        for function in whole.callees.iter() {
            frames[function.func] = frame_bytes(sub, &function.body);
            self.add_registers(function.body.code.touched);
        }
        let stack = stack(unit.graph, unit.func, &frames);
        self.private_bytes = self.private_bytes.saturating_add(stack.bytes);
        // Versions up to 4 have no word for it.
        let old = !matches!(unit.config.version, CodeObjectVersion::V5 | CodeObjectVersion::V6);
        self.dynamic_stack = stack.recursive && !old;
        if stack.recursive && !self.dynamic_stack {
            self.private_bytes = self.private_bytes.saturating_add(RECURSION_BYTES);
        }
        let most = (sub.max_private_bytes)(unit.config.wave);
        if self.private_bytes > most {
            return Err(private_limit(sub, self.private_bytes, body.spilled(), most));
        }
        Ok(())
    }

    /// Registers that were pinned to fewer than are needed.
    fn check_limits(&self, asked: &Config) -> Result<(), CompileError> {
        for (file, needed, limit) in [
            ("sgpr", self.sgprs, asked.sgpr_limit),
            ("vgpr", self.vgprs, asked.vgpr_limit),
        ] {
            if let Some(limit) = limit.filter(|&limit| needed > limit) {
                return Err(ErrorKind::Pinned { file, needed, limit }.into());
            }
        }
        Ok(())
    }
}

/// What a kernel or function needs and costs.
pub(crate) fn facts(sub: &Subtarget, body: &Body<Amd>, kernel: Option<&Kernel>) -> KernelFacts {
    let wave = body.plan.wave;
    let used = |kernel: &Kernel| (kernel.sgprs, kernel.vgprs);
    let (sgprs, vgprs) = kernel.map_or(body.code.touched, used);
    let of = |file: usize, name: &'static str, used: u16| {
        let stats = body.registers.files.get(file);
        FileUse {
            name,
            used: used.into(),
            spills: stats.map_or(0, |stats| stats.spills),
            copies: stats.map_or(0, |stats| stats.copies),
        }
    };
    let vectors = kernel.map_or(vgprs, Kernel::vector_registers);
    let accumulators = (accumulators::of_isa(sub.isa) > 0).then(|| Fact {
        name: AGPRS,
        unit: "registers",
        value: body.code.accumulators.into(),
    });
    let counts = sub.counts.iter().map(|&(name, pass)| Fact {
        name,
        unit: "instructions",
        value: body.count(pass) as u32,
    });
    KernelFacts {
        wave: wave.lanes(),
        files: vec![of(1, VGPRS, vgprs), of(0, SGPRS, sgprs)],
        group_bytes: kernel.map_or(0, |kernel| kernel.group_bytes),
        private_bytes: kernel.map_or_else(|| frame_bytes(sub, body), |kernel| kernel.private_bytes),
        dynamic_stack: kernel.is_some_and(|kernel| kernel.dynamic_stack),
        code_bytes: body.code.text.here(),
        instructions: body.code.text.instructions,
        branches: body.code.text.branches,
        waves_at_once: kernel.map(|_| (sub.occupancy)(wave).waves(&[sgprs, vectors]).into()),
        own: counts.chain(accumulators).collect(),
    }
}
