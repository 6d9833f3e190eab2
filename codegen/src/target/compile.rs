//! A compiler for a machine: the only implementation of [`Target`] that compiles.

use super::backend::{Backend, MachineCode};
use super::passes::{self, context};
use super::program::{FunctionId, Program, compile_program, places};
use super::unit::Body;
use super::{
    CodeLine, CompileError, CompiledModule, CompiledUnit, Encoding, ErrorKind, Input, ObjectError, Options,
    Origin, ResumedText, Target, TargetInfo, TextFailure,
};
use crate::analysis::check_program;
use crate::divergence::linearize;
use crate::ir::{FuncRef, Function, Inst, Module, Value};
use crate::legalize::{self, Action, Legality};
use crate::machine::text::Part;
use crate::opt;
use crate::pass::{Broken, Context};
use std::sync::Arc;

/// A compiler from the IR to objects of a machine.
#[derive(Debug)]
pub struct Compiler<B: Backend> {
    backend: B,
}

impl<B: Backend> Compiler<B> {
    /// The compiler for a machine.
    pub fn new(backend: B) -> Compiler<B> {
        Compiler { backend }
    }

    /// The machine.
    pub fn backend(&self) -> &B {
        &self.backend
    }

    /// Compiles a module for waves of one number of lanes, as [`Target::compile`], with all that the backend knows of it.
    ///
    /// # Errors
    /// As [`Target::compile`].
    pub fn program(&self, module: &Module, options: &Options) -> Result<Program<B>, CompileError> {
        options.check(self.backend.info())?;
        self.program_for(module, options, self.first_wave(options))
    }

    fn program_for(&self, module: &Module, options: &Options, wave: u32) -> Result<Program<B>, CompileError> {
        let backend = &self.backend;
        check_program(
            module,
            backend.info().name,
            backend.variable_bytes(),
            options.leave_undefined,
        )?;
        let mut context = context(options, None);
        let module = legalize::images::for_machine(module, backend.legality(), options.level, &context);
        let module = &*opt::inline::for_machine(&module, options.inline, options.level, &mut context)?;
        let mut program = compile_program(backend, module, options, wave)?;
        program.passes = context.passes;
        Ok(program)
    }

    /// What compiling gave, as everybody sees it.
    fn as_module(&self, program: Program<B>, options: &Options) -> CompiledModule {
        let watched = match options.watch {
            true => program.watched(),
            false => Vec::new(),
        };
        let kernels = program.kernels.len();
        let passes = program.passes();
        let unit = |func: FuncRef,
                    symbol: String,
                    body: Body<B>,
                    kernel: Option<&B::Kernel>,
                    callees: &[(FuncRef, FunctionId)]| {
            CompiledUnit {
                func,
                symbol,
                kernel: kernel.is_some(),
                facts: self.backend.facts(&body, kernel),
                code: body.code.bytes(),
                lines: body.code.lines().to_vec(),
                callees: places(callees, kernels),
                mir: body.mir,
                proof: body.proof,
                times: body.times,
                midend: body.midend,
                legalized: body.legalized,
                divergence: body.divergence,
                registers: body.registers,
            }
        };
        let mut units = Vec::new();
        for kernel in program.kernels {
            let (body, own) = (kernel.body, Some(&kernel.kernel));
            units.push(unit(kernel.func, kernel.name, body, own, &kernel.callees));
        }
        for function in program.functions.into_list() {
            units.push(unit(
                function.func,
                function.name,
                function.body,
                None,
                &function.callees,
            ));
        }
        CompiledModule {
            object: program.object,
            wave: program.wave,
            units,
            failed: program.failed,
            thread: program.thread,
            watched,
            passes,
        }
    }
}

impl<B: Backend> Target for Compiler<B> {
    fn info(&self) -> &TargetInfo {
        self.backend.info()
    }

    fn with_settings(&self, settings: &str) -> Result<Arc<dyn Target>, String> {
        let backend = self.backend.with_settings(settings)?;
        Ok(Arc::new(Compiler::new(backend)))
    }

    fn ir_machine(&self, wave: u32) -> opt::Machine {
        passes::machine(&self.backend, wave)
    }

    /// If a kernel does not fit the registers, nobody asked for a size of waves, and the program cannot tell, all of it is compiled for the next
    /// narrower waves, if the machine has such: the size is one for the whole program.
    fn compile(&self, input: &dyn Input, options: &Options) -> Result<CompiledModule, CompileError> {
        options.check(self.info())?;
        let wave = self.first_wave(options);
        let compile = |module: &Module, wave| {
            let program = self.program_for(module, options, wave)?;
            Ok::<_, CompileError>(self.as_module(program, options))
        };
        let mut compiled = compile(&*input.module(wave).map_err(ErrorKind::Input)?, wave)?;
        let Some(narrow) = self.backend.narrower(wave).filter(|_| compiled.wants_registers()) else {
            return Ok(compiled);
        };
        if options.wave.is_none()
            && !input.observes_wave_size()
            && let Ok(module) = input.module(narrow)
        {
            let again = compile(&module, narrow)?;
            if !again.wants_registers() {
                return Ok(again);
            }
        }
        for error in compiled.failed.iter_mut().filter(|error| error.wants_registers()) {
            error.narrower = Some(narrow);
        }
        Ok(compiled)
    }

    fn legality(&self) -> Option<&Legality> {
        Some(self.backend.legality())
    }

    fn expand(&self, func: &mut Function, inst: Inst) -> Option<(Value, Vec<Inst>)> {
        match self.backend.legality().action(func, inst) {
            Action::Legal => None,
            action => legalize::step(func, action, inst, &mut |at, action, inst| {
                self.backend.expand(at, action, inst)
            }),
        }
    }

    fn legalize(&self, func: &mut Function) -> Result<usize, Broken> {
        let count = self.backend.legalize(func);
        count.map_err(|endless| endless.broken(func))
    }

    fn wave_level(&self, func: &mut Function, wave: u32) -> Result<(), Broken> {
        let mut context = Context::new(None);
        legalize::checked(func, &mut context, &mut |func| self.backend.legalize(func))?;
        let files = &mut |func: &Function, info: &_| self.backend.assign_files(func, info);
        linearize(func, wave, files, &mut context)?;
        Ok(())
    }

    fn resume(&self, part: &Part<'_>, until: Option<&str>, check: bool) -> Result<ResumedText, TextFailure> {
        passes::resume(&self.backend, part, until, check)
    }

    fn origin(&self, object: &[u8]) -> Origin {
        self.backend.origin(object)
    }

    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        self.backend.check_object(object)
    }

    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError> {
        self.backend.disassemble(name, bytes, raw)
    }

    fn list(&self, code: &[u8], wave: u32) -> Result<Vec<CodeLine>, ObjectError> {
        self.backend.list(code, wave)
    }

    fn assemble(&self, text: &str, wave: u32) -> Result<Vec<u8>, ObjectError> {
        self.backend.assemble(text, wave)
    }

    fn encodings(&self, wave: u32) -> Vec<Encoding> {
        self.backend.encodings(wave)
    }
}
