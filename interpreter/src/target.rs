//! The interpreter in a list of targets: it runs programs of the IR, and there is no machine code for it.

use crate::dispatch::Options as RunOptions;
use std::sync::Arc;
use wavelift_codegen::divergence::{ValueFiles, linearize};
use wavelift_codegen::ir::{Function, Inst, Value};
use wavelift_codegen::legalize::Legality;
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::text::Part;
use wavelift_codegen::opt::Machine;
use wavelift_codegen::pass::{Broken, Context};
use wavelift_codegen::target::{
    CodeLine, CompileError, CompiledModule, Encoding, ErrorKind, Input, Limits, ObjectError, Options, Origin,
    ResumedText, Target, TargetInfo, TextFailure, Triple,
};

/// The interpreter as a target.
#[derive(Debug)]
pub struct Interp {
    info: TargetInfo,
}

const NAME: &str = "interp";

/// The target, as a registry takes it.
pub fn target() -> Arc<dyn Target> {
    Arc::new(interpreter())
}

fn interpreter() -> Interp {
    Interp {
        info: TargetInfo {
            name: NAME,
            aliases: &["interpreter"],
            triple: Triple::unknown(),
            description: "interpreter of the IR, the reference",
            like: None,
            compiles: false,
            waves: &[64, 32, 16, 8],
            files: Vec::new(),
            features: &[],
            limits: Limits {
                group_items: MAX_GROUP_ITEMS,
                group_bytes: None,
                private_bytes: Some(RunOptions::default().max_private_bytes),
                waves_at_once: None,
                own: &[],
            },
            options: &[],
        },
    }
}

impl Target for Interp {
    fn info(&self) -> &TargetInfo {
        &self.info
    }

    fn compile(&self, _: &dyn Input, _: &Options) -> Result<CompiledModule, CompileError> {
        Err(ErrorKind::NoMachineCode { target: NAME }.into())
    }

    fn ir_machine(&self, _: u32) -> Machine {
        Machine::default()
    }

    fn legality(&self) -> Option<&Legality> {
        None
    }

    fn expand(&self, _: &mut Function, _: Inst) -> Option<(Value, Vec<Inst>)> {
        None
    }

    fn legalize(&self, _: &mut Function) -> Result<usize, Broken> {
        Ok(0)
    }

    fn wave_level(&self, func: &mut Function, wave: u32) -> Result<(), Broken> {
        let mut context = Context::new(None);
        linearize(func, wave, &mut ValueFiles::by_uniformity, &mut context)?;
        Ok(())
    }

    fn resume(&self, _: &Part<'_>, _: Option<&str>, _: bool) -> Result<ResumedText, TextFailure> {
        Err(TextFailure::compile(ErrorKind::NoMachineCode { target: NAME }))
    }

    fn origin(&self, _: &[u8]) -> Origin {
        Origin::Foreign
    }

    fn check_object(&self, _: &[u8]) -> Result<(), ObjectError> {
        Err(ObjectError::NoMachineCode { target: NAME })
    }

    fn disassemble(&self, _: &str, _: &[u8], _: bool) -> Result<String, ObjectError> {
        Err(ObjectError::NoMachineCode { target: NAME })
    }

    fn list(&self, _: &[u8], _: u32) -> Result<Vec<CodeLine>, ObjectError> {
        Err(ObjectError::NoMachineCode { target: NAME })
    }

    fn assemble(&self, _: &str, _: u32) -> Result<Vec<u8>, ObjectError> {
        Err(ObjectError::NoMachineCode { target: NAME })
    }

    fn encodings(&self, _: u32) -> Vec<Encoding> {
        Vec::new()
    }
}
