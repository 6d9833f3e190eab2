//! What gfx900 says to the pipeline of the AMD targets ([`wavelift_amdgpu::compile`]).

use crate::calls::{self, Convention, FIRST_KEPT_VGPR};
use crate::isa::Inst;
use crate::machine::{FILES, VGPR};
use crate::{abi, emit, files, hazards, lower, masks, waits};
use wavelift_amdgpu::KernelDescriptor;
use wavelift_amdgpu::compile::{Backend, MachinePass, Place};
use wavelift_amdgpu::descriptor::{gcn_sgpr_blocks, gcn_vgpr_blocks};
use wavelift_amdgpu::inputs::InitialState;
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::masks::MaskCodeError;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::Function;
use wavelift_codegen::machine::{PReg, RegFileInfo};
use wavelift_codegen::regalloc::Budget;
use wavelift_codegen::verify::masks::MaskProgram;

use crate::emit::SpillArea;
pub use wavelift_amdgpu::compile::{
    CompileError, CompiledFunction, CompiledKernel, CompiledModule, Flow, FunctionId, Functions, PhaseTimes,
    compile_kernel, compile_module, compile_with_callees,
};

/// gfx900 as the pipeline sees it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Gfx900;

/// How to compile.
pub type Options = wavelift_amdgpu::compile::Options<Gfx900>;

/// Lanes of a wave.
pub const WAVE_SIZE: u32 = 64;

/// The largest private segment of a work-item: the hardware counts that of a wave in 13 bits, in units of 256 dwords.
pub const MAX_PRIVATE_BYTES: u32 = ((1 << 13) - 1) * 256 * 4 / WAVE_SIZE;

/// Vector registers with which ten, nine, ... waves run at once: 256 of them, given out by fours.
const VGPR_STEPS: [u16; 9] = [24, 28, 32, 36, 40, 48, 64, 84, 128];
/// Scalar registers besides VCC and the XNACK mask with which ten and eight waves run: 800 of them, given out by sixteens.
const SGPR_STEPS: [u16; 2] = [76, 92];

/// Bytes of private memory that accesses to the spill area behind it reach over.
const NEAR: u32 = 1024;

/// The one processor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TargetProcessor;

impl From<TargetProcessor> for &'static str {
    fn from(_: TargetProcessor) -> &'static str {
        "gfx900"
    }
}

/// The one number of lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lanes64;

impl From<Lanes64> for WaveSize {
    fn from(_: Lanes64) -> WaveSize {
        WaveSize::Wave64
    }
}

impl wavelift_amdgpu::compile::SpillArea for SpillArea {
    /// By the calling convention the registers for spills are where they must be; otherwise they are kept if there are spills.
    fn new(convention: Convention, private: u32) -> Option<SpillArea> {
        let offset = match convention {
            Convention::Plain => return None,
            Convention::Caller => calls::WAVE_OFFSET,
            Convention::Function => calls::STACK_POINTER,
        };
        Some(SpillArea {
            buffer: calls::PRIVATE_BUFFER.0,
            offset: offset.0,
            base: private,
            moved: 0,
            far: None,
        })
    }

    fn larger(area: Option<SpillArea>, spilled: u32, place: &Place) -> Option<SpillArea> {
        if spilled == 0 {
            return None;
        }
        let near = place.private <= NEAR;
        // Five registers: buffer descriptor and wave offset.
        let first = (place.scalars.saturating_sub(5) & !3) as u8;
        let known = area.unwrap_or(SpillArea {
            buffer: first,
            offset: first + 4,
            base: if near { place.private } else { 0 },
            moved: if near { 0 } else { place.private },
            far: None,
        });
        let reached = known.base.saturating_add(spilled) <= SpillArea::REACH;
        let far = match place.convention {
            _ if reached => known.far,
            Convention::Plain => Some(place.vectors.saturating_sub(1) as u8),
            Convention::Caller | Convention::Function => Some(FIRST_KEPT_VGPR as u8 - 1),
        };
        (area.is_none() || far != known.far).then_some(SpillArea { far, ..known })
    }

    /// The register for far addresses is the last one of a kernel, where lanes for scalars would end; functions have theirs among
    /// those that a call destroys.
    fn reserve(&self, convention: Convention, budget: &mut Budget) {
        let own = convention == Convention::Plain;
        if own {
            budget.units[0] = budget.units[0].min(self.buffer.into());
        }
        match self.far {
            Some(_) if own => budget.units[1] = budget.units[1].saturating_sub(1),
            Some(far) => budget.reserved.push(PReg::new(VGPR, far.into(), 1)),
            None => {}
        }
    }

    fn touched(&self) -> (u16, u16) {
        (
            u16::from(self.offset) + 1,
            self.far.map_or(0, |far| u16::from(far) + 1),
        )
    }
}

impl Backend for Gfx900 {
    type Processor = TargetProcessor;
    type Wave = Lanes64;
    type Inst = Inst;

    const SYSTEM_SGPRS: u8 = calls::SYSTEM_SGPRS;
    const FLAT_PRIVATE_BYTES: u32 = 0;

    fn processors() -> &'static [&'static str] {
        &["gfx900"]
    }

    fn wave_of(wave: WaveSize) -> Option<Lanes64> {
        (wave == WaveSize::Wave64).then_some(Lanes64)
    }

    fn max_private_bytes(_: WaveSize) -> u32 {
        MAX_PRIVATE_BYTES
    }

    /// Four SIMDs, each with 256 registers that are given out by four, for ten waves at most (GCN3 ISA 3.6).
    fn group_waves(_: WaveSize, vgprs: u16) -> u32 {
        4 * u32::from((256 / vgprs.max(1).next_multiple_of(4)).min(10))
    }

    /// VCC, the XNACK mask and, where it is used, FLAT_SCRATCH.
    fn special_sgprs(flat_private: bool) -> u16 {
        if flat_private { 6 } else { 4 }
    }

    fn steps(_: WaveSize) -> Vec<Vec<u16>> {
        vec![SGPR_STEPS.to_vec(), VGPR_STEPS.to_vec()]
    }

    fn files(_: WaveSize) -> &'static [RegFileInfo] {
        &FILES
    }

    fn legalize(func: &mut Function) -> usize {
        crate::legalize::legalize(func)
    }

    fn assign_files(func: &Function, info: &UniformityInfo) -> ValueFiles {
        files::assign(func, info)
    }

    fn select(
        surroundings: &lower::Surroundings<'_>,
        func: &Function,
        files: &ValueFiles,
        own: Option<SpillArea>,
    ) -> Result<lower::Selected, lower::LowerError> {
        lower::select(surroundings, func, files, own)
    }

    fn passes(_: WaveSize) -> &'static [MachinePass<Inst>] {
        const {
            &[
                MachinePass {
                    name: "waits",
                    run: |func, _, _| waits::insert(func),
                },
                MachinePass {
                    name: "hazards",
                    run: |func, _, _| {
                        hazards::insert(func);
                        0
                    },
                },
            ]
        }
    }

    fn mask_program(code: &emit::Code, _: WaveSize, upper: bool) -> Result<MaskProgram, MaskCodeError> {
        masks::mask_program(code, upper)
    }

    fn initial_of_caller(workitem_ids: u8) -> InitialState {
        abi::initial_of_caller(workitem_ids)
    }

    fn set_up(initial: &InitialState) -> (u16, u16) {
        let system = u16::from(initial.workgroup_ids) + u16::from(initial.scratch_offset);
        (initial.user_sgprs() + system, initial.workitem_ids.into())
    }

    fn describe(kernel: &CompiledKernel, _: WaveSize, descriptor: KernelDescriptor) -> KernelDescriptor {
        let (initial, sgprs) = (&kernel.initial, kernel.sgprs + kernel.special_sgprs);
        KernelDescriptor {
            rsrc1: descriptor
                .rsrc1
                .with_vgpr_blocks(gcn_vgpr_blocks(kernel.vgprs.into()))
                .with_sgpr_blocks(gcn_sgpr_blocks(sgprs.into()))
                .with_dx10_clamp(1)
                .with_ieee_mode(1),
            rsrc2: descriptor
                .rsrc2
                .with_enable_private_segment(initial.scratch_offset.into()),
            properties: descriptor
                .properties
                .with_private_segment_buffer(initial.private_buffer.into()),
            ..descriptor
        }
    }
}
