//! What the machine says to the pipeline ([`wavelift_codegen::target::Compiler`]), which makes a target of it.

use crate::emit::{self, Code, EmitError};
use crate::legalize::legality;
use crate::machine::{FILES, MInst, PARKING, SCALAR, VECTOR};
use crate::object::{self, Image};
use crate::sim::Kernel;
use crate::{abi, isa, lower};
use std::convert::Infallible;
use std::fmt::Write;
use std::sync::Arc;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::{FuncRef, Function, Module};
use wavelift_codegen::legalize::Legality;
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::text::Header;
use wavelift_codegen::machine::{MachFunc, RegFile, RegFileInfo, View};
use wavelift_codegen::regalloc::Budget;
use wavelift_codegen::target::{
    Backend, Body, Callees, CodeLine, CompileError, Compiler, FileInfo, FileUse, KernelFacts, Limits,
    ObjectError, ObjectKind, Options, Origin, Program, Registers, Selected, Target, TargetInfo, Unit, Whole,
};

/// Register files in reports and options.
const SCALARS: &str = "scalars";
const VECTORS: &str = "vectors";

/// The machine.
#[derive(Debug)]
pub struct Tiny {
    info: TargetInfo,
}

/// Registers that values may use, and so what passes after selection need to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Scalars. Fewer make spills.
    pub scalars: u16,
    /// Vectors.
    pub vectors: u16,
}

/// The target, as a registry takes it.
pub fn target() -> Arc<dyn Target> {
    Arc::new(compiler())
}

/// Its compiler.
pub fn compiler() -> Compiler<Tiny> {
    let files = FILES.iter().map(|file| FileInfo {
        name: file.name,
        plural: if file.view == View::Thread {
            VECTORS
        } else {
            SCALARS
        },
        count: file.units.into(),
        bits: file.unit_bits.into(),
        per_lane: file.view == View::Thread,
        fewest: 1,
    });
    let info = TargetInfo {
        name: "tiny",
        aliases: &[],
        triple: TargetInfo::triple_of("wavelift"),
        description: "A made-up GPU with waves of 8 lanes, and its simulator",
        like: None,
        compiles: true,
        waves: &[abi::LANES as u32],
        files: files.collect(),
        features: &[],
        limits: Limits {
            group_items: MAX_GROUP_ITEMS,
            group_bytes: Some(0),
            ..Limits::default()
        },
        options: &[],
    };
    Compiler::new(Tiny { info })
}

/// Units that values of a file may use.
fn limit(options: &Options, name: &str, file: RegFile) -> u16 {
    let all = FILES[usize::from(file.0)].units;
    options.limit_of(name).unwrap_or(all)
}

impl Backend for Tiny {
    type Inst = MInst;
    type Config = Plan;
    // There are no calls.
    type Agreed = ();
    type Plan = Plan;
    type Learned = ();
    type Code = Code;
    type EmitError = EmitError;
    type Kernel = Kernel;
    type WriteError = Infallible;

    fn info(&self) -> &TargetInfo {
        &self.info
    }

    /// There is no room for variables.
    fn variable_bytes(&self) -> u64 {
        0
    }

    fn config(&self, options: &Options, _: u32) -> Plan {
        Plan {
            scalars: limit(options, SCALARS, SCALAR),
            vectors: limit(options, VECTORS, VECTOR),
        }
    }

    fn agree(&self, _: &Unit<'_, Self>, _: &[FuncRef]) {}

    fn plan(&self, unit: &Unit<'_, Self>, _: Option<Callees<'_, Self>>) -> Result<Plan, CompileError> {
        Ok(*unit.config)
    }

    fn legality(&self) -> &Legality {
        legality()
    }

    /// The scalar unit can do all that vectors can, so every uniform value is a scalar. Most machines take some back: `select::files::assign`.
    fn assign_files(&self, func: &Function, info: &UniformityInfo) -> ValueFiles {
        ValueFiles::by_uniformity(func, info)
    }

    fn select(
        &self,
        _: &Unit<'_, Self>,
        _: &Plan,
        func: &Function,
        files: &ValueFiles,
    ) -> Result<Selected<Self>, CompileError> {
        Ok(Selected {
            func: lower::select(func, files)?,
            learned: (),
        })
    }

    fn files(&self, _: u32) -> &[RegFileInfo] {
        &FILES
    }

    /// Where vectors take all registers, some are set aside whose lanes hold scalars.
    fn registers(&self, plan: &Plan) -> Registers {
        let budget = Budget {
            units: vec![plan.scalars, plan.vectors],
            parking: Some(PARKING),
            ..Budget::default()
        };
        Registers {
            budget,
            set_aside: plan.vectors / 2,
        }
    }

    fn encode(&self, _: &Plan, func: &MachFunc<MInst>, _: bool) -> Result<Code, EmitError> {
        emit::emit(func)
    }

    fn kernel(&self, whole: &Whole<'_, Self>) -> Result<Kernel, CompileError> {
        let original = whole.original()?;
        Ok(Kernel {
            name: original.name.clone(),
            code: whole.body.code.0.bytes(),
            argument_bytes: original.kernarg_bytes,
            spill_words: whole.body.spill_bytes.div_ceil(4),
        })
    }

    fn facts(&self, body: &Body<Self>, _: Option<&Kernel>) -> KernelFacts {
        let of = |file: RegFile, name| {
            let stats = body.registers.files.get(usize::from(file.0));
            FileUse {
                name,
                used: stats.map_or(0, |stats| stats.units.into()),
                spills: stats.map_or(0, |stats| stats.spills),
                copies: stats.map_or(0, |stats| stats.copies),
            }
        };
        KernelFacts {
            wave: abi::LANES as u32,
            files: vec![of(SCALAR, SCALARS), of(VECTOR, VECTORS)],
            private_bytes: body.spill_bytes,
            code_bytes: body.code.0.here(),
            instructions: body.code.0.instructions,
            branches: body.code.0.branches,
            ..KernelFacts::default()
        }
    }

    fn write(&self, _: &Module, program: &Program<Self>, _: ObjectKind) -> Result<Vec<u8>, Infallible> {
        Ok(object::write(program.kernels.iter().map(|kernel| &kernel.kernel)))
    }

    fn header(&self, plan: &Plan) -> Header {
        Header::new(true, self.info.name, abi::LANES as u32, "")
            .fact(SCALARS, plan.scalars)
            .fact(VECTORS, plan.vectors)
    }

    fn plan_of(&self, header: &Header) -> Result<Plan, String> {
        header.check_names(&[SCALARS, VECTORS])?;
        let all = |file: RegFile| FILES[usize::from(file.0)].units;
        Ok(Plan {
            scalars: header.number(SCALARS)?.unwrap_or(all(SCALAR)),
            vectors: header.number(VECTORS)?.unwrap_or(all(VECTOR)),
        })
    }

    fn origin(&self, object: &[u8]) -> Origin {
        match object.starts_with(object::MAGIC) {
            true => Origin::Own,
            false => Origin::Foreign,
        }
    }

    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        Image::read(object).map(|_| ()).map_err(ObjectError::Unloadable)
    }

    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError> {
        let lines = |code: &[u8]| -> Result<String, ObjectError> {
            let lines = self.list(code, abi::LANES as u32)?.into_iter();
            Ok(lines
                .map(|line| format!("{:8x}: {}\n", line.offset, line.text))
                .collect())
        };
        if raw {
            return lines(bytes);
        }
        let image = Image::read(bytes).map_err(ObjectError::Malformed)?;
        let mut out = format!("\n{name}:\tfile format tiny\n");
        for kernel in &image.kernels {
            // Writing to a string cannot fail.
            let _ = write!(out, "\n<{}>:\n{}", kernel.name, lines(&kernel.code)?);
        }
        Ok(out)
    }

    fn list(&self, code: &[u8], _: u32) -> Result<Vec<CodeLine>, ObjectError> {
        let insts = isa::decode(code).map_err(|error| ObjectError::Code(error.to_string()))?;
        let lines = insts.iter().enumerate().map(|(index, inst)| CodeLine {
            offset: (index * isa::INST_BYTES) as u32,
            label: None,
            text: inst.to_string(),
            flow: matches!(
                inst.op,
                isa::Op::Run | isa::Op::Jmp | isa::Op::Jany | isa::Op::Jnz
            ),
        });
        Ok(lines.collect())
    }
}
