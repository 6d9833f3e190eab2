//! Whether a module can tell how many lanes a wave has.
//!
//! The values of a case hold for one wave size. On a target with another one they hold as well if nothing in the modules
//! depends on it. The answer here errs on the side of "yes".

use wavelift_hsail::model::{ControlOperand, Inst, MemoryScope, Module, Opcode, Operand, Statement, Width};

/// Whether anything in `module` can observe the wave size: the constant `WAVESIZE`, lane and wave ids, operations across
/// the lanes of a wave, synchronisation of less than a work-group (HSA PRM 2.6, 2.12, 6.2, 9).
pub fn observes_wave_size(module: &Module) -> bool {
    module.executables.values().any(|executable| {
        executable.body.iter().any(|statement| match statement {
            Statement::Inst(inst) => inst_observes(module, inst),
            Statement::Control(control) => control.operands.contains(&ControlOperand::Wavesize),
            _ => false,
        })
    })
}

fn inst_observes(module: &Module, inst: &Inst) -> bool {
    use Opcode::*;
    let opcode = match inst.opcode {
        ActiveLaneCount | ActiveLaneId | ActiveLaneMask | ActiveLanePermute | LaneId | WaveId | MaxWaveId
        | WaveBarrier | InitFbar | JoinFbar | WaitFbar | ArriveFbar | LeaveFbar | ReleaseFbar => true,
        // A barrier of a width synchronises only that many work-items.
        Barrier => inst.mods.width != Some(Width::ALL),
        // A promise about a wave is no promise about a larger one.
        _ => inst.mods.width == Some(Width::WAVESIZE),
    };
    let operands = module.inst_operands(inst).iter().any(|operand| match operand {
        Operand::Wavesize => true,
        Operand::Vector(list) => module.operands(*list).contains(&Operand::Wavesize),
        _ => false,
    });
    opcode || operands || inst.mods.scope == Some(MemoryScope::Wavefront)
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_frontend_hsail::parse_text;

    fn observes(body: &str) -> bool {
        let text = format!(
            "module &m:1:0:$full:$large:$default;\nprog global_u32 &g;\n\
             prog kernel &k(kernarg_u64 %p) {{\n{body}\n}};\n"
        );
        let module = parse_text("test", &text).unwrap_or_else(|errors| panic!("{errors:?}"));
        observes_wave_size(&module)
    }

    #[test]
    fn what_shows_the_wave_size() {
        for body in [
            "add_u32 $s0, $s1, WAVESIZE;",
            "laneid_u32 $s0;",
            "activelanecount_u32_b1 $s0, 1;",
            "wavebarrier;",
            "barrier_width(WAVESIZE);",
            "barrier_width(64);",
            "requiredworkgroupsize WAVESIZE, 1, 1;",
            "st_v2_global_u32 ($s0, WAVESIZE), [$d0];",
            "memfence_screl_wave;",
            "cbr_width(WAVESIZE)_b1 $c0, @l;\n@l:",
        ] {
            assert!(observes(body), "{body}");
        }
    }

    #[test]
    fn what_does_not() {
        for body in [
            "workitemabsid_u32 $s0, 0;\nadd_u32 $s0, $s0, 64;",
            "barrier;",
            "memfence_screl_wg;",
            "cbr_width(64)_b1 $c0, @l;\n@l:",
            "atomic_add_global_scar_agent_u32 $s0, [&g], 1;",
        ] {
            assert!(!observes(body), "{body}");
        }
    }

    #[test]
    fn some_corpus_kernels_do_and_some_do_not() {
        let kernel = |name: &str| {
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("kernels/O2")
                .join(name);
            let text = std::fs::read_to_string(&path).expect("a kernel");
            observes_wave_size(&parse_text(name, &text).expect("a module"))
        };
        assert!(!kernel("vecadd.hsail"));
        assert!(!kernel("sha256.hsail"));
    }
}
