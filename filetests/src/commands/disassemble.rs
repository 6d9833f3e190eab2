//! `test disassemble`: what is binary as text. BRIG (`.brig`) becomes HSAIL; machine code (`.hex`, with a `target` line; `wave=N` says for
//! which waves) becomes a listing with addresses and words; of IR and HSAIL with a `target` line it is the text of the kernel's object.

use super::compile::{caller, only, options, target_of};
use super::hsail::line;
use super::machine::listing;
use crate::registry::{Failure, FileJob, Job, Output, Scope, SubTest};
use crate::suggest::only_known;
use crate::testfile::Language;
use wavelift_codegen::ir::FunctionKind;
use wavelift_codegen::target::Options;
use wavelift_convert::Work;
use wavelift_simulator::Registry;

pub(super) struct Disassemble(pub(super) Registry);

const NAME: &str = "disassemble";

impl SubTest for Disassemble {
    fn name(&self) -> &str {
        NAME
    }

    fn scope(&self, language: Language) -> Scope {
        match language {
            Language::Brig | Language::Code => Scope::File,
            Language::Ir | Language::Hsail | Language::Machine => Scope::Function,
        }
    }

    fn run(&self, job: &Job<'_>) -> Output {
        let target = target_of(&self.0, job.target)?;
        let options = options(job.options, target.as_ref(), &[])?;
        let kernel = match job.function.kind {
            FunctionKind::Kernel => job.function.name.clone(),
            // The object of its caller has it.
            FunctionKind::Function => return caller(job).map(|_| String::new()),
        };
        let compiled = target.compile(&only(job.module, &kernel), &options)?;
        if let Some(error) = compiled.failure(&kernel) {
            return Err(error.clone().into());
        }
        Ok(target.disassemble("test", &compiled.object, false)?)
    }

    fn run_file(&self, job: &FileJob<'_>) -> Output {
        if job.language == Language::Brig {
            only_known(&job.options.0, [].into_iter()).map_err(Failure)?;
            let (text, found) = wavelift_convert::disassemble(job.bytes, Work::with_jobs(1));
            let source = wavelift_frontend_brig::source("", job.bytes);
            return match text {
                Some(pieces) => Ok(pieces.concat()),
                None => Err(Failure::all(found.iter().map(|d| line(d, &source)))),
            };
        }
        only_known(&job.options.0, ["wave=", "simd="].into_iter()).map_err(Failure)?;
        let target = target_of(&self.0, job.target)?;
        let asked = job.options.value("wave").or_else(|| job.options.value("simd"));
        let wave = match asked {
            None => target.first_wave(&Options::default()),
            Some(text) => {
                let wave = text.parse().ok();
                let wave = wave.filter(|wave| target.info().waves.contains(wave));
                wave.ok_or_else(|| {
                    let known: Vec<String> = target.info().waves.iter().map(u32::to_string).collect();
                    Failure::new(format!(
                        "no waves of {text} lanes; there are {}",
                        known.join(", ")
                    ))
                })?
            }
        };
        if job.bytes.is_empty() {
            return Err(Failure::new(
                "the file has no code; write its bytes in hexadecimal",
            ));
        }
        listing(target.as_ref(), job.bytes, wave)
    }
}
