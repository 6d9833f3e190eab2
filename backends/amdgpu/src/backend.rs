//! The AMD machines as the pipeline sees them ([`wavelift_codegen::target::backend`]): what depends on the [`Subtarget`] only.
//!
//! A backend crate brings a subtarget, a value; [`targets`] makes a compiler of each of its processors.

use crate::accumulators::SpillPlaces;
use crate::calls::{self, Convention, FIRST_KEPT_SGPR, FIRST_KEPT_VGPR};
use crate::code::Code;
use crate::constants;
use crate::elf::{DESCRIPTOR_SUFFIX, MAX_IMAGE_BYTES, WriteError};
use crate::emit::{self, EmitError};
use crate::frame::{self, Known};
use crate::inputs::Input;
use crate::isa::{self, FlatScratch, WaveSize};
use crate::kernel::{self, Kernel};
use crate::machine::{BranchCond, MInst};
use crate::modes::Mode;
use crate::moved;
use crate::private::{SpillArea, SpillPlace};
use crate::schedule::AmdModel;
use crate::subdword;
use crate::subtarget::{Described, Subtarget};
use crate::target::{CodeObjectVersion, TargetId};
use crate::text::Plan;
use crate::{exec, files, fill, group, hazards, legalize, listing, lower, masks, object, segments, waits};
use std::sync::Arc;
use wavelift_codegen::analysis::{FlatSegments, UniformityInfo};
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::{FuncRef, Function, Inst, Module, Segment, Value};
use wavelift_codegen::legalize::{Action, Expander, Legality};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::text::Header;
use wavelift_codegen::machine::{MachFunc, RegFile, RegFileInfo, View, lay_apart, rotate_loops};
use wavelift_codegen::opt::Merging;
use wavelift_codegen::regalloc::{Budget, Parking};
use wavelift_codegen::schedule::{Model, fill as codegen_fill};
use wavelift_codegen::target::{
    Backend, Body, Callees, CodeLine, CompileError, Compiler, Encoding, FileInfo, KernelFacts, Limits,
    MachPass, ObjectError, ObjectKind, OptionInfo, OptionKind, OptionValue, Options, Origin, Program,
    Registers, Selected, Target, TargetInfo, Unit, Whole,
};
use wavelift_codegen::verify::masks::MaskProgram;

/// Layout of code objects.
const VERSION: &str = "code-object-version";

/// The option that only the AMD targets have, with the versions that there are for a processor.
const fn versions(numbers: &'static [u32]) -> OptionInfo {
    OptionInfo {
        name: VERSION,
        kind: OptionKind::Number(numbers),
        default: OptionValue::Number(5),
        help: "Layout of code objects for AMD GPUs",
    }
}

const OPTIONS: &[OptionInfo] = &[versions(&[4, 5, 6])];
/// Those of GCN, which is older than version 4, and of the processors that are older than version 3.
const GCN_OPTIONS: &[OptionInfo] = &[versions(&[3, 4, 5, 6])];
const OLD_OPTIONS: &[OptionInfo] = &[versions(&[2, 3, 4, 5, 6])];
/// Processors of GCN that LLVM 14 does not write version 2 for.
const WITHOUT_V2: [&str; 4] = ["gfx909", "gfx90a", "gfx90c", "gfx942"];

/// Register files in reports.
pub(crate) const SGPRS: &str = "sgprs";
pub(crate) const VGPRS: &str = "vgprs";

/// Most bytes of global and readonly variables, with room for code in an image that loaders take.
const MAX_VARIABLE_BYTES: u64 = MAX_IMAGE_BYTES / 2;

/// Vector registers that are set aside for scalars at most: 4,096 scalars in waves of 64 lanes.
const MOST_SET_ASIDE: u16 = 64;

/// An AMD processor.
#[derive(Debug)]
pub struct Amd {
    /// What it is.
    pub sub: &'static Subtarget,
    /// Which of its processors.
    pub processor: Described,
    /// The target id of its code objects.
    pub target: TargetId,
    info: TargetInfo,
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Layout of the code object.
    pub version: CodeObjectVersion,
    /// Lanes of a wave.
    pub wave: WaveSize,
    /// Vector registers that instructions of a kernel may name, for more waves at once; values beyond are spilled.
    pub vgpr_limit: Option<u16>,
    /// Scalar registers that a kernel may use; values beyond go to lanes of vector registers.
    pub sgpr_limit: Option<u16>,
}

/// What a kernel and its callees agree on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Agreed {
    /// The float mode.
    pub mode: Mode,
    /// Alignment of frames: that of the most demanding one.
    pub align: u32,
    /// Vector registers that each may use.
    pub vgpr_limit: Option<u16>,
}

/// What selection finds out.
#[derive(Debug)]
pub struct Learned {
    /// The kernel inputs that are read.
    pub inputs: Vec<Input>,
    /// The float mode that the kernel starts in.
    pub mode: Mode,
    /// Whether flat addresses of private memory are made.
    pub flat_private: bool,
    /// Indices of the work-group that are read where no input says so.
    pub workgroup_ids: u8,
    /// Indices of the work-item that are read where no input says so, by callees too.
    pub workitem_ids: u8,
}

/// The compilers for the processors of a subtarget.
pub fn compilers(sub: &'static Subtarget) -> impl Iterator<Item = Compiler<Amd>> {
    sub.processors
        .iter()
        .map(move |processor| Compiler::new(Amd::new(sub, processor)))
}

/// The processors of subtargets, as a registry takes them. The pipeline for AMD is compiled here and nowhere else, as long as the crates above
/// see it as a [`Target`] only.
pub fn targets(subs: &[&'static Subtarget]) -> Vec<Arc<dyn Target>> {
    let mut targets: Vec<Arc<dyn Target>> = Vec::new();
    for compiler in subs.iter().flat_map(|sub| compilers(sub)) {
        targets.push(Arc::new(compiler));
    }
    targets
}

/// The size of a wave by its lanes, which are among those of a subtarget.
pub(crate) fn wave_size(lanes: u32) -> WaveSize {
    match lanes {
        32 => WaveSize::Wave32,
        _ => WaveSize::Wave64,
    }
}

impl Amd {
    /// A processor of a subtarget.
    pub fn new(sub: &'static Subtarget, processor: &Described) -> Amd {
        let wave = sub.usual_wave();
        let target = TargetId::of_processor(processor.name);
        let files = (sub.files)(wave).iter().map(|file| FileInfo {
            name: file.name,
            plural: if file.view == View::Thread { VGPRS } else { SGPRS },
            count: file.units.into(),
            bits: file.unit_bits.into(),
            per_lane: file.view == View::Thread,
            fewest: 1,
        });
        let private = sub
            .waves
            .iter()
            .map(|&lanes| (sub.max_private_bytes)(wave_size(lanes)));
        let info = TargetInfo {
            name: processor.name,
            aliases: processor.aliases,
            triple: TargetInfo::known_triple("amdgcn-amd-amdhsa"),
            description: processor.description,
            like: processor.like,
            compiles: true,
            waves: sub.waves,
            files: files.collect(),
            features: target.processor.features(),
            limits: Limits {
                group_items: MAX_GROUP_ITEMS,
                group_bytes: Some(sub.max_group_bytes),
                private_bytes: private.min(),
                waves_at_once: Some((sub.occupancy)(wave).most.into()),
                own: &[],
            },
            options: match sub.isa.has_feature(crate::isa::Feature::Gcn) {
                true if WITHOUT_V2.contains(&processor.name) => GCN_OPTIONS,
                true => OLD_OPTIONS,
                false => OPTIONS,
            },
        };
        Amd {
            sub,
            processor: *processor,
            target,
            info,
        }
    }

    /// Scalar registers that kernels may use, if these are less than there are.
    fn sgpr_limit(&self, options: &Options) -> Option<u16> {
        let fixed = self.processor.fixed_sgprs;
        let fixed = fixed.map(|fixed| fixed - (self.sub.special_sgprs)(true, true));
        options.limit_of(SGPRS).into_iter().chain(fixed).min()
    }

    /// Vector registers whose lanes hold the scalars that a function keeps for its caller, and the return address.
    fn holders(&self, wave: WaveSize) -> u16 {
        (self.sub.sgprs() - u16::from(FIRST_KEPT_SGPR) + 2).div_ceil(wave.lanes() as u16)
    }

    /// Vector registers that may hold values.
    fn vector_limit(&self, plan: &Plan) -> u16 {
        let wanted = plan.vgpr_limit.unwrap_or(group::VGPRS);
        match plan.convention {
            Convention::Plain => wanted,
            Convention::Caller => wanted.max(64),
            // Scalars that it keeps for its caller are saved to lanes of some more.
            Convention::Function => wanted.max(64) - self.holders(plan.wave),
        }
    }

    /// The machine as the scheduler sees it, before allocation or after it.
    fn model(&self, plan: &Plan, allocated: bool) -> AmdModel<'_> {
        let place = self.place(plan);
        AmdModel {
            isa: self.sub.isa,
            counters: &self.sub.counters,
            steps: self.registers(plan).budget.steps,
            units: [place.scalars, place.vectors],
            allocated,
        }
    }

    /// Where registers of a kernel or function may be.
    fn place(&self, plan: &Plan) -> SpillPlace {
        let all = self.sub.sgprs();
        SpillPlace {
            convention: plan.convention,
            private: plan.private,
            reach: self.sub.reach(),
            scalars: plan.sgpr_limit.unwrap_or(all).min(all),
            vectors: self.vector_limit(plan),
        }
    }
}

/// Replaces pseudo-instructions, once spilled registers have their place.
const EXPAND: MachPass<Amd> = MachPass {
    name: "expand",
    run: |amd, func, plan, _| {
        let places = SpillPlaces::of(amd.sub, plan);
        places.check(amd.sub, plan, func.spill_bytes)?;
        emit::expand(func, amd.sub, plan.wave, places)?;
        Ok(0)
    },
};

/// Makes the frame of a function or of a kernel that calls; says how many bytes per lane it has.
const FRAME: MachPass<Amd> = MachPass {
    name: "frame",
    run: |amd, func, plan, _| {
        let known = Known {
            variables: plan.private,
            spills: func.spill_bytes,
            align: plan.align,
        };
        Ok(frame::build(func, amd.sub, plan.wave, plan.convention, known)? as usize)
    },
};

/// Puts waits in front of what takes results of memory operations, and of what orders memory.
pub const WAITS: MachPass<Amd> = MachPass {
    name: "waits",
    run: |amd, func, plan, _| Ok(waits::insert(func, amd.sub, plan.wave)),
};

/// Lays loops out with their conditions at their ends, and what waves run that have no lanes left apart. Before whatever counts instructions between others: jumps vanish.
pub const ROTATE: MachPass<Amd> = MachPass {
    name: "rotate",
    run: |_, func, _, _| {
        let by_lanes =
            |inst: &MInst| matches!(inst, MInst::Branch { cond, .. } if *cond == BranchCond::ExecNonZero);
        Ok(rotate_loops(func) + lay_apart(func, by_lanes))
    },
};

/// Moves instructions to where something would wait. Before whatever makes them wait, and when blocks are what they will be.
pub const FILL: MachPass<Amd> = MachPass {
    name: codegen_fill::NAME,
    run: |amd, func, plan, limits| {
        let model = amd.model(plan, true);
        let filler = fill::AmdFiller::new(func, model, amd.sub, plan.wave, amd.target.replays());
        let filled = codegen_fill::run(func, &filler, &mut limits.fuel, limits.check)?;
        Ok(filled)
    },
};

/// Keeps instructions apart that hardware does not.
pub const HAZARDS: MachPass<Amd> = MachPass {
    name: "hazards",
    run: |amd, func, plan, _| {
        let is_function = plan.convention == Convention::Function;
        Ok(hazards::insert(
            func,
            amd.sub,
            plan.wave,
            is_function,
            amd.target.replays(),
        ))
    },
};

impl Backend for Amd {
    type Inst = MInst;
    type Config = Config;
    type Agreed = Agreed;
    type Plan = Plan;
    type Learned = Learned;
    type Code = Code;
    type EmitError = EmitError;
    type Kernel = Kernel;
    type WriteError = WriteError;

    fn info(&self) -> &TargetInfo {
        &self.info
    }

    fn machine(&self) -> &'static str {
        self.sub.name()
    }

    fn with_settings(&self, settings: &str) -> Result<Amd, String> {
        let target = self.target.with_settings(settings)?;
        let id = target.to_string();
        let mut names = self.processor.with_settings.iter();
        let name = names.find(|name| id.strip_suffix(**name).is_some_and(|rest| rest.ends_with('-')));
        let name = name.ok_or_else(|| format!("there is no target id {id}"))?;
        let mut amd = Amd::new(self.sub, &self.processor);
        (amd.target, amd.info.name, amd.info.aliases) = (target, name, &[]);
        Ok(amd)
    }

    fn variable_bytes(&self) -> u64 {
        MAX_VARIABLE_BYTES
    }

    fn suffixes(&self) -> &'static [&'static str] {
        &[DESCRIPTOR_SUFFIX]
    }

    fn merging(&self, segment: Segment) -> Merging {
        lower::merging(self.sub, segment)
    }

    fn bytes_to_floats(&self) -> bool {
        true
    }

    /// An access of scratch memory takes hundreds of cycles, a choice two instructions, and its comparison is a mask that others share.
    fn indexed_registers(&self) -> u32 {
        32
    }

    fn config(&self, options: &Options, wave: u32) -> Config {
        Config {
            version: match options.number(&self.info, VERSION) {
                Some(2) => CodeObjectVersion::V2,
                Some(3) => CodeObjectVersion::V3,
                Some(4) => CodeObjectVersion::V4,
                Some(6) => CodeObjectVersion::V6,
                _ => CodeObjectVersion::V5,
            },
            wave: wave_size(wave),
            vgpr_limit: options.limit_of(VGPRS),
            sgpr_limit: self.sgpr_limit(options),
        }
    }

    fn for_kernel(&self, config: &Config, kernel: &Function) -> Config {
        group::fitting(self.sub, config, &kernel.limits)
    }

    fn agree(&self, scope: &Unit<'_, Self>, reached: &[FuncRef]) -> Agreed {
        let align = reached.iter().map(|&func| scope.layout.frame(func).align).max();
        Agreed {
            mode: Mode::of_all(scope.bodies(reached)),
            align: align.unwrap_or(1).max(16),
            vgpr_limit: scope.config.vgpr_limit,
        }
    }

    fn plan(&self, unit: &Unit<'_, Self>, _: Option<Callees<'_, Self>>) -> Result<Plan, CompileError> {
        let start = unit.frame_start(&self.sub.abi());
        let private = start + unit.layout.frame(unit.func).bytes.next_multiple_of(4);
        Ok(Plan {
            wave: unit.config.wave,
            convention: unit.convention,
            private,
            align: unit.agreed.map_or(16, |agreed| agreed.align),
            sgpr_limit: unit.config.sgpr_limit,
            vgpr_limit: unit.config.vgpr_limit,
            area: SpillArea::new(self.sub, unit.convention, private),
        })
    }

    fn legality(&self) -> &Legality {
        legalize::legality(&self.sub.facts)
    }

    fn expand(&self, at: &mut Expander<'_>, _: Action, inst: Inst) -> Option<Value> {
        legalize::expand(at, inst, &self.sub.facts)
    }

    fn borders(&self, func: &mut Function) {
        legalize::settle_borders(func);
    }

    /// Flat accesses come apart where the machine has none.
    fn prepare(&self, unit: &Unit<'_, Self>, func: &mut Function) {
        if self.sub.isa.traits().flat_scratch == FlatScratch::Absent {
            segments::split(func, FlatSegments::of(unit.module));
        }
    }

    fn assign_files(&self, func: &Function, info: &UniformityInfo) -> ValueFiles {
        files::assign(func, info, self.sub)
    }

    /// By the calling convention, the registers of an area for spills need not be set up.
    fn select(
        &self,
        unit: &Unit<'_, Self>,
        plan: &Plan,
        func: &Function,
        files: &ValueFiles,
    ) -> Result<Selected<Self>, CompileError> {
        let own = plan.area.filter(|_| plan.convention == Convention::Plain);
        let mut selected = lower::select(unit, func, files, own)?;
        constants::run(&mut selected.func);
        subdword::run(&mut selected.func);
        moved::run(&mut selected.func);
        Ok(selected)
    }

    fn files(&self, wave: u32) -> &[RegFileInfo] {
        (self.sub.files)(wave_size(wave))
    }

    fn variant(&self) -> u8 {
        self.sub.isa as u8
    }

    fn registers(&self, plan: &Plan) -> Registers {
        let (place, convention) = (self.place(plan), plan.convention);
        let plain = convention == Convention::Plain;
        let mut budget = Budget {
            units: vec![place.scalars, place.vectors],
            // Conditions that come and go live in VCC, where instructions are shorter.
            extra: true,
            // Spilled scalars go to lanes of vector registers.
            parking: Some(Parking {
                file: RegFile::VECTOR,
                lanes: plan.wave.lanes() as u8,
            }),
            // With calls, the kernel's number counts, which is not known here.
            steps: if plain {
                let files = (self.sub.files)(plan.wave);
                let named: Vec<u16> = files.iter().map(|file| file.units).collect();
                (self.sub.occupancy)(plan.wave).steps(&named)
            } else {
                Vec::new()
            },
            reserved: calls::reserved(convention, self.sub.system_sgprs),
            parking_from: if plain { 0 } else { FIRST_KEPT_VGPR },
            ..Budget::default()
        };
        if !plain {
            // With fewer registers there would be none that a callee keeps.
            budget.units[0] = budget.units[0].max(64);
        }
        if let Some(area) = plan.area {
            area.reserve(convention, &mut budget);
        }
        let set_aside = if budget.units[1] > 64 { MOST_SET_ASIDE } else { 0 };
        Registers { budget, set_aside }
    }

    fn scheduling(&self, plan: &Plan) -> Option<Box<dyn Model<MInst> + '_>> {
        Some(Box::new(self.model(plan, false)))
    }

    fn between(&self, plan: &Plan, func: &mut MachFunc<MInst>) {
        exec::simplify(func, plan.wave);
    }

    /// Only spills tell what they need: registers for the area, and one for addresses that are far away.
    fn larger(&self, plan: &mut Plan, spilled: u32) -> bool {
        let spilled = SpillPlaces::of(self.sub, plan).memory_bytes(spilled);
        let larger = SpillArea::larger(plan.area, spilled, &self.place(plan));
        plan.area = larger.or(plan.area);
        larger.is_some()
    }

    fn machine_passes(&self, plan: &Plan) -> Vec<MachPass<Self>> {
        let mut passes = vec![EXPAND];
        if plan.convention != Convention::Plain {
            passes.push(FRAME);
        }
        passes.extend_from_slice((self.sub.passes)(plan.wave));
        passes
    }

    fn encode(&self, plan: &Plan, func: &MachFunc<MInst>, _: bool) -> Result<Code, EmitError> {
        emit::encode(func, self.sub, plan.wave)
    }

    /// For lanes of both halves of the wave.
    fn mask_programs(&self, plan: &Plan, code: &Code) -> Option<Result<Vec<MaskProgram>, String>> {
        let halves: &[bool] = match plan.wave {
            WaveSize::Wave32 => &[false],
            WaveSize::Wave64 => &[false, true],
        };
        let machine = self.sub.machine(plan.wave);
        let programs = halves
            .iter()
            .map(|&upper| masks::mask_program(machine, code, upper));
        Some(
            programs
                .map(|program| program.map_err(|error| error.to_string()))
                .collect(),
        )
    }

    fn kernel(&self, whole: &Whole<'_, Self>) -> Result<Kernel, CompileError> {
        kernel::kernel(self.sub, &self.target, whole)
    }

    fn facts(&self, body: &Body<Self>, kernel: Option<&Kernel>) -> KernelFacts {
        kernel::facts(self.sub, body, kernel)
    }

    fn write(
        &self,
        module: &Module,
        program: &Program<Self>,
        kind: ObjectKind,
    ) -> Result<Vec<u8>, WriteError> {
        object::write(self, module, program, kind)
    }

    fn header(&self, plan: &Plan) -> Header {
        plan.header(self.sub, self.info.name)
    }

    fn plan_of(&self, header: &Header) -> Result<Plan, String> {
        Plan::of_header(self.sub, header)
    }

    fn origin(&self, object: &[u8]) -> Origin {
        listing::origin(self.processor.name, object)
    }

    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        listing::check_object(object)
    }

    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError> {
        match raw {
            true => Ok(listing::plain_code(self.sub, bytes, self.sub.usual_wave())),
            false => listing::list_object(self.sub, name, bytes),
        }
    }

    fn list(&self, code: &[u8], wave: u32) -> Result<Vec<CodeLine>, ObjectError> {
        let text = listing::plain_code(self.sub, code, wave_size(wave));
        Ok(listing::lines_of(&text))
    }

    fn assemble(&self, text: &str, wave: u32) -> Result<Vec<u8>, ObjectError> {
        let machine = self.sub.machine(wave_size(wave));
        let words = isa::assemble(machine, text).map_err(|error| {
            let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
            match isa::parse_unsettled(machine, line) {
                Ok(_) => ObjectError::Rule(error.to_string()),
                Err(_) => ObjectError::Text(error.to_string()),
            }
        })?;
        Ok(words.into_iter().flat_map(u32::to_le_bytes).collect())
    }

    fn encodings(&self, wave: u32) -> Vec<Encoding> {
        let encoding = |fixed: isa::Fixed| {
            let bytes = |bits: u128| bits.to_le_bytes()[..4 * fixed.words].to_vec();
            Encoding {
                value: bytes(fixed.value),
                fixed: bytes(fixed.mask),
            }
        };
        let all = isa::fixed_bits(self.sub.machine(wave_size(wave)));
        all.into_iter().map(encoding).collect()
    }
}
