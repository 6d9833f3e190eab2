//! What the machines say to the pipeline ([`wavelift_codegen::target::Compiler`]), which makes targets of them.

use crate::calls::{self, Convention};
use crate::elf::{KernelInfo, MAX_IMAGE_BYTES, SimdWidth, WriteError};
use crate::emit::{self, Code, EmitError};
use crate::lower::{self, FlatSegments};
use crate::machine::{self, MInst, SCALAR, VECTOR};
use crate::plan::Plan;
use crate::subtarget::{IVB, Subtarget};
use crate::{abi, channels, exec, files, flags, isa, legalize, listing, masks, object, structure};
use std::sync::Arc;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::watch::{FlowTable, WatchedCode};
use wavelift_codegen::divergence::{ValueFiles, chain_switches, normalize};
use wavelift_codegen::ir::{FuncRef, Function, Inst, Module, Segment, SourceLoc, Value};
use wavelift_codegen::legalize::flat::add_flat_offsets;
use wavelift_codegen::legalize::{Action, Endless, Expander, Legality, borders, run};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::text::Header;
use wavelift_codegen::machine::{MachFunc, RegFile, RegFileInfo, View};
use wavelift_codegen::opt::Merging;
use wavelift_codegen::regalloc::{Budget, Parking};
use wavelift_codegen::target::{
    Backend, Body, Callees, CodeLine, CompileError, Compiler, Encoding, Fact, FileInfo, FileUse, KernelFacts,
    Limit, Limited, Limits, MachineCode, ObjectError, ObjectKind, OptionInfo, OptionKind, OptionValue,
    Options, Origin, Program, Registers, Selected, Target, TargetInfo, Unit, Whole,
};
use wavelift_codegen::verify::masks::MaskProgram;

/// Use of the machine's conditionals and loops.
const STRUCTURE: &str = "structure";
/// Calls that reach all code.
const FAR_CALLS: &str = "far-calls";
/// Global memory without a surface.
const STATELESS: &str = "stateless";

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: STRUCTURE,
        kind: OptionKind::Flag,
        default: OptionValue::Flag(true),
        help: "Use the machine's conditionals and loops where control flow is properly nested",
    },
    OptionInfo {
        name: FAR_CALLS,
        kind: OptionKind::Flag,
        default: OptionValue::Flag(false),
        help: "Calls reach all code; without it they do where a module does not fit their 16 bits",
    },
    OptionInfo {
        name: STATELESS,
        kind: OptionKind::Flag,
        default: OptionValue::Flag(false),
        help: "Messages to global memory name no surface; without it the raw surface that the object's note says",
    },
];

/// Register files in reports.
const VECTORS: &str = "vectors";
const SCALARS: &str = "scalars";

/// Most bytes of global and readonly variables, with room for code in an image that loaders take.
const MAX_VARIABLE_BYTES: u64 = MAX_IMAGE_BYTES / 2;

/// Vectors that are set aside for spilled scalars, at most.
const MOST_SET_ASIDE: u16 = 16;

/// One of the machines.
#[derive(Debug)]
pub struct Gen7 {
    machine: &'static Subtarget,
    info: TargetInfo,
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// The machine.
    pub machine: &'static Subtarget,
    /// Channels of a thread.
    pub simd: SimdWidth,
    /// Vectors that a kernel may use: values beyond go to memory.
    pub vector_limit: Option<u16>,
    /// Scalars that a kernel may use: values beyond go to lanes of vectors.
    pub scalar_limit: Option<u16>,
    /// Use the machine's conditionals and loops where control flow is properly nested.
    pub structure: bool,
    /// Calls reach all code: without it they do where a module does not fit their 16 bits.
    pub far_calls: bool,
    /// Messages to global memory name no surface.
    pub stateless: bool,
}

impl Config {
    /// The index that messages to global memory have.
    pub fn global_surface(&self) -> u8 {
        match self.stateless {
            true => isa::SURFACE_STATELESS,
            false => abi::GLOBAL_SURFACE,
        }
    }
}

/// The compiler for Ivy Bridge.
pub fn compiler() -> Compiler<Gen7> {
    compiler_of(&IVB)
}

/// A machine as a registry takes it. The pipeline for Gen7 is compiled here and nowhere else, as long as the crates above see it as a
/// [`Target`] only.
pub fn target_of(machine: &'static Subtarget) -> Arc<dyn Target> {
    Arc::new(compiler_of(machine))
}

/// The compiler for a machine.
pub fn compiler_of(machine: &'static Subtarget) -> Compiler<Gen7> {
    let files = machine::files(SimdWidth::Simd16).iter().map(|file| FileInfo {
        name: file.name,
        plural: if file.view == View::Thread {
            VECTORS
        } else {
            SCALARS
        },
        count: match file.view {
            // In threads of 8 channels there are twice as many.
            View::Thread => machine::units(SimdWidth::Simd8).into(),
            View::Wave => file.units.into(),
        },
        bits: file.unit_bits.into(),
        per_lane: file.view == View::Thread,
        fewest: 1,
    });
    let info = TargetInfo {
        name: machine.name,
        aliases: machine.aliases,
        triple: TargetInfo::triple_of("intel"),
        description: machine.description,
        like: None,
        compiles: true,
        waves: &[16, 8],
        files: files.collect(),
        features: &[],
        limits: Limits {
            group_items: MAX_GROUP_ITEMS,
            group_bytes: Some(abi::MAX_GROUP_BYTES),
            private_bytes: Some(abi::MAX_PRIVATE_BYTES),
            waves_at_once: None,
            own: machine.limits,
        },
        options: OPTIONS,
    };
    Compiler::new(Gen7 { machine, info })
}

/// More of something than the machine has.
pub(crate) fn limit(machine: &Subtarget, what: Limited, needed: u64, most: u32) -> CompileError {
    let limit = Limit {
        what,
        machine: machine.name,
        needed,
        most: most.into(),
    };
    limit.into()
}

/// The width of threads of so many channels, which are among the target's.
fn simd_of(wave: u32) -> SimdWidth {
    SimdWidth::of(wave).unwrap_or(SimdWidth::Simd16)
}

impl MachineCode for Code {
    fn bytes(&self) -> Vec<u8> {
        self.text.units.clone()
    }

    fn lines(&self) -> &[(u32, SourceLoc)] {
        self.text.lines()
    }

    fn watched(&self, symbol: &str, table: &FlowTable) -> Option<WatchedCode> {
        Some(WatchedCode {
            symbol: symbol.to_owned(),
            table: table.clone(),
            notes: self.notes.clone(),
        })
    }
}

impl Backend for Gen7 {
    type Inst = MInst;
    type Config = Config;
    type Agreed = FlatSegments;
    type Plan = Plan;
    type Learned = ();
    type Code = Code;
    type EmitError = EmitError;
    type Kernel = KernelInfo;
    type WriteError = WriteError;

    fn info(&self) -> &TargetInfo {
        &self.info
    }

    fn variable_bytes(&self) -> u64 {
        MAX_VARIABLE_BYTES
    }

    fn config(&self, options: &Options, wave: u32) -> Config {
        Config {
            machine: self.machine,
            simd: simd_of(wave),
            vector_limit: options.limit_of(VECTORS),
            scalar_limit: options.limit_of(SCALARS),
            structure: options.flag(&self.info, STRUCTURE),
            far_calls: options.flag(&self.info, FAR_CALLS),
            stateless: options.flag(&self.info, STATELESS),
        }
    }

    /// Half as many channels have twice as many vectors.
    fn narrower(&self, wave: u32) -> Option<u32> {
        let narrow = SimdWidth::Simd8.channels();
        (wave > narrow).then_some(narrow)
    }

    fn most_items(&self, config: &Config) -> u32 {
        (config.machine.generation.group_threads() * config.simd.channels()).min(MAX_GROUP_ITEMS)
    }

    /// The module's flat addresses, which all code must take.
    fn agree(&self, scope: &Unit<'_, Self>, _: &[FuncRef]) -> FlatSegments {
        FlatSegments::of(scope.module)
    }

    /// The frames of callees lie after the kernel's, and how large they are is said to hardware.
    fn callees_first(&self) -> bool {
        true
    }

    fn plan(&self, unit: &Unit<'_, Self>, callees: Option<Callees<'_, Self>>) -> Result<Plan, CompileError> {
        Plan::new(unit, callees)
    }

    fn address_bits(&self, segment: Segment) -> u8 {
        match segment {
            // Of a flat address the high half says where it points.
            Segment::Flat => 64,
            // Messages have offsets of 32 bits.
            _ => 32,
        }
    }

    /// Untyped messages have four components, and take any address of a doubleword. Arguments are in registers or loaded one by one.
    fn merging(&self, segment: Segment) -> Merging {
        match segment {
            Segment::Global | Segment::Readonly | Segment::Group | Segment::Private => Merging {
                bytes: 16,
                slack: 2,
                thirds: true,
                constant_thirds: true,
                anywhere: false,
            },
            _ => Merging::default(),
        }
    }

    fn legality(&self) -> &Legality {
        legalize::legality()
    }

    fn expand(&self, at: &mut Expander<'_>, _: Action, inst: Inst) -> Option<Value> {
        legalize::expand(at, inst)
    }

    fn legalize(&self, func: &mut Function) -> Result<usize, Endless> {
        let count = run(func, self.legality(), &mut |at, action, inst| {
            self.expand(at, action, inst)
        })?;
        legalize::switches(func);
        Ok(count)
    }

    fn borders(&self, func: &mut Function) {
        borders::truth_as_words(func);
    }

    /// Flat addresses are told apart with their offsets. Conditionals nest, switches do not.
    fn prepare(&self, unit: &Unit<'_, Self>, func: &mut Function) {
        if unit.agreed.copied().unwrap_or_default() != FlatSegments::default() {
            add_flat_offsets(func);
        }
        if unit.config.structure && unit.convention != Convention::Function {
            normalize(func);
            chain_switches(func, 2);
        }
    }

    fn assign_files(&self, func: &Function, info: &UniformityInfo) -> ValueFiles {
        files::assign(func, info)
    }

    fn notes_edges(&self) -> bool {
        true
    }

    fn select(
        &self,
        unit: &Unit<'_, Self>,
        _: &Plan,
        func: &Function,
        files: &ValueFiles,
    ) -> Result<Selected<Self>, CompileError> {
        Ok(Selected {
            func: lower::select(unit, func, files)?,
            learned: (),
        })
    }

    fn files(&self, wave: u32) -> &[RegFileInfo] {
        machine::files(simd_of(wave))
    }

    fn registers(&self, plan: &Plan) -> Registers {
        let Config {
            simd,
            vector_limit,
            scalar_limit,
            ..
        } = plan.config;
        let all = machine::units(simd);
        let vectors = vector_limit.unwrap_or(all).min(all);
        let scalars = scalar_limit.unwrap_or(machine::SCALARS).min(machine::SCALARS);
        // With calls, values need registers that callees keep.
        let (least_scalars, least_vectors, parking_from) = match plan.convention {
            Convention::Plain => (0, 0, 0),
            Convention::Caller | Convention::Function => {
                let first = calls::first_kept(simd);
                (calls::LOST_SCALARS + 16, first + 8, first)
            }
        };
        let (scalars, vectors) = (scalars.max(least_scalars), vectors.max(least_vectors));
        let budget = Budget {
            units: vec![scalars, vectors],
            extra: false,
            parking: Some(Parking {
                file: VECTOR,
                lanes: simd.channels() as u8,
            }),
            parking_from,
            ..Budget::default()
        };
        let set_aside = MOST_SET_ASIDE.min((vectors / 2).saturating_sub(5));
        Registers { budget, set_aside }
    }

    fn between(&self, plan: &Plan, func: &mut MachFunc<MInst>) {
        if plan.config.structure {
            structure::apply(func, plan.convention != Convention::Function);
        }
        exec::simplify(func);
        if plan.convention != Convention::Function {
            channels::find(func);
        }
        flags::chain(func);
    }

    fn encode(&self, plan: &Plan, func: &MachFunc<MInst>, check: bool) -> Result<Code, EmitError> {
        emit::emit(func, plan, check)
    }

    /// Where scalars have got moves that the machine's conditionals leave no room for, there are none.
    fn unit_again(&self, config: &Config, why: &EmitError) -> Option<Config> {
        (config.structure && *why == EmitError::Nested).then_some(Config {
            structure: false,
            ..*config
        })
    }

    fn mask_programs(&self, plan: &Plan, code: &Code) -> Option<Result<Vec<MaskProgram>, String>> {
        let is_function = plan.convention == Convention::Function;
        let program = masks::mask_program(code, plan.config.simd, is_function);
        Some(
            program
                .map(|program| vec![program])
                .map_err(|error| error.to_string()),
        )
    }

    fn kernel(&self, whole: &Whole<'_, Self>) -> Result<KernelInfo, CompileError> {
        let (original, body, simd) = (whole.original()?, whole.body, whole.unit.config.simd);
        let mut info = KernelInfo::new(original.name.clone(), simd);
        info.global_surface = whole.unit.config.global_surface();
        info.group_bytes = whole.unit.layout.group_bytes;
        info.scratch_bytes = body.code.scratch_bytes;
        info.private_bytes = body.plan.private_bytes;
        info.barriers =
            body.code.barriers || whole.callees.iter().any(|function| function.body.code.barriers);
        info.argument_bytes = original.kernarg_bytes;
        info.curbe_registers = abi::curbe_registers(info.argument_bytes);
        info.curbe = abi::curbe(simd, info.argument_bytes);
        info.arguments = object::arguments(original);
        info.required_group = original.limits.required_group_size;
        Ok(info)
    }

    fn facts(&self, body: &Body<Self>, kernel: Option<&KernelInfo>) -> KernelFacts {
        let of = |file: RegFile, name: &'static str| {
            let stats = body.registers.files.get(usize::from(file.0));
            FileUse {
                name,
                used: stats.map_or(0, |stats| stats.units.into()),
                spills: stats.map_or(0, |stats| stats.spills),
                copies: stats.map_or(0, |stats| stats.copies),
            }
        };
        let fact = |name, unit, value| Fact { name, unit, value };
        let code = &body.code;
        KernelFacts {
            wave: body.plan.config.simd.channels(),
            files: vec![of(VECTOR, VECTORS), of(SCALAR, SCALARS)],
            group_bytes: kernel.map_or(0, |info| info.group_bytes),
            private_bytes: kernel.map_or(0, |info| info.private_bytes),
            code_bytes: code.text.here(),
            instructions: code.text.instructions,
            branches: code.text.branches,
            own: vec![
                fact("spill_bytes", "bytes of a thread", code.scratch_bytes),
                fact("messages", "instructions", code.messages),
            ],
            ..KernelFacts::default()
        }
    }

    /// Objects are the same for loaders and linkers: places are chosen by who loads them.
    fn write(&self, module: &Module, program: &Program<Self>, _: ObjectKind) -> Result<Vec<u8>, WriteError> {
        object::write(self.machine.generation, module, program)
    }

    /// Where a call does not reach, all reach everything.
    fn program_again(&self, config: &Config, why: &WriteError) -> Option<Config> {
        let far = matches!(why, WriteError::OutOfReach { .. }) && !config.far_calls;
        far.then_some(Config {
            far_calls: true,
            ..*config
        })
    }

    fn header(&self, plan: &Plan) -> Header {
        plan.header()
    }

    fn plan_of(&self, header: &Header) -> Result<Plan, String> {
        Plan::of_header(self.machine, header)
    }

    fn origin(&self, object: &[u8]) -> Origin {
        listing::origin(self.machine.generation, object)
    }

    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        listing::check_object(object)
    }

    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError> {
        listing::disassemble(self.machine.generation, name, bytes, raw)
    }

    fn list(&self, code: &[u8], _: u32) -> Result<Vec<CodeLine>, ObjectError> {
        listing::list(self.machine.generation, code)
    }

    fn assemble(&self, text: &str, _: u32) -> Result<Vec<u8>, ObjectError> {
        let code = isa::assemble(self.machine.generation, text);
        code.map_err(|error| ObjectError::Text(error.to_string()))
    }

    fn encodings(&self, _: u32) -> Vec<Encoding> {
        let encoding = |op: isa::Opcode| Encoding {
            value: u128::from(op.info().code).to_le_bytes().to_vec(),
            fixed: isa::opcode_bits().to_le_bytes().to_vec(),
        };
        isa::Opcode::ALL.into_iter().map(encoding).collect()
    }
}
