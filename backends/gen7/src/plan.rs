//! What is known of a kernel or function before its instructions are selected: its frame, and what passes after selection ask.

use crate::abi;
use crate::backend::{Config, Gen7, limit};
use crate::calls::{self, Convention};
use crate::elf::SimdWidth;
use crate::emit::Frame;
use crate::subtarget::Subtarget;
use cranelift_entity::SecondaryMap;
use wavelift_codegen::analysis::stack;
use wavelift_codegen::machine::text::Header;
use wavelift_codegen::target::{Body, Callees, CompileError, Limited, Unit};

/// Alignment of frames of variables.
const FRAME_ALIGN: u32 = 16;
/// Private memory of a work-item for functions that call themselves.
const RECURSION_BYTES: u32 = 16 * 1024;

/// Names of facts.
const NAMES: [&str; 9] = [
    "convention",
    "variables",
    "stride",
    "thread_bytes",
    "structure",
    "far_calls",
    "stateless",
    "scalars",
    "vectors",
];

/// What passes after selection know of a kernel or function beside its machine function.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// What registers hold at the start and at calls.
    pub convention: Convention,
    /// Its frame.
    pub frame: Frame,
    /// The choices that it is compiled under.
    pub config: Config,
    /// Of a kernel, private memory of a work-item in bytes, with the frames of callees.
    pub private_bytes: u32,
}

/// A lane's frame of variables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Variables {
    /// Bytes of the interface area at its start.
    pub(crate) start: u32,
    /// Bytes of all of it; of a kernel that calls nothing, private memory per work-item.
    pub(crate) bytes: u32,
}

impl Variables {
    pub(crate) fn of(unit: &Unit<'_, Gen7>) -> Variables {
        let own = unit.layout.frame(unit.func);
        let start = unit.frame_start(&calls::abi(unit.config.simd));
        let align = match unit.convention {
            Convention::Function => FRAME_ALIGN.max(own.align),
            Convention::Plain | Convention::Caller => 4,
        };
        Variables {
            start,
            bytes: (start + own.bytes).next_multiple_of(align),
        }
    }
}

impl Plan {
    /// The plan of a unit; a kernel that calls has its callees compiled.
    ///
    /// # Errors
    /// More private memory than a work-item can have.
    pub(crate) fn new(
        unit: &Unit<'_, Gen7>,
        callees: Option<Callees<'_, Gen7>>,
    ) -> Result<Plan, CompileError> {
        let variables = Variables::of(unit).bytes;
        let (frame, private_bytes) = match (unit.convention, callees) {
            (Convention::Function, _) => (Frame::Function { variables }, 0),
            (Convention::Caller, Some(callees)) => frame_of_caller(unit, variables, callees),
            _ => (Frame::Plain, variables),
        };
        if private_bytes > abi::MAX_PRIVATE_BYTES {
            let what = Limited::PrivateMemory { spilled: 0 };
            return Err(limit(
                unit.config.machine,
                what,
                private_bytes.into(),
                abi::MAX_PRIVATE_BYTES,
            ));
        }
        Ok(Plan {
            convention: unit.convention,
            frame,
            config: *unit.config,
            private_bytes,
        })
    }

    /// The header of the function's text; what pass ran is filled in by who prints it.
    pub(crate) fn header(&self) -> Header {
        let config = &self.config;
        let header = Header::new(
            self.convention.is_kernel(),
            config.machine.name,
            config.simd.channels(),
            "",
        )
        .fact_if("convention", self.convention.unusual());
        let header = match self.frame {
            Frame::Plain => header,
            Frame::Function { variables } => header.fact("variables", variables),
            Frame::Caller {
                variables,
                stride,
                thread_bytes,
            } => header
                .fact("variables", variables)
                .fact("stride", stride)
                .fact("thread_bytes", thread_bytes),
        };
        header
            .fact_if("structure", (!config.structure).then_some("no"))
            .fact_if("far_calls", config.far_calls.then_some("yes"))
            .fact_if("stateless", config.stateless.then_some("yes"))
            .fact_if("scalars", config.scalar_limit)
            .fact_if("vectors", config.vector_limit)
    }

    /// The inverse.
    ///
    /// # Errors
    /// What is wrong with the header.
    pub(crate) fn of_header(machine: &'static Subtarget, header: &Header) -> Result<Plan, String> {
        header.check_names(&NAMES)?;
        let convention = Convention::of_text(header.get("convention"), header.kernel)?;
        let number = |name| header.bytes(name);
        let frame = match convention {
            Convention::Plain => Frame::Plain,
            Convention::Function => Frame::Function {
                variables: number("variables")?,
            },
            Convention::Caller => Frame::Caller {
                variables: number("variables")?,
                stride: number("stride")?,
                thread_bytes: number("thread_bytes")?,
            },
        };
        let said = |name, usual: bool| match header.get(name) {
            None => Ok(usual),
            Some("yes") => Ok(true),
            Some("no") => Ok(false),
            Some(other) => Err(format!("`.{name} {other}`: expected `yes` or `no`")),
        };
        let config = Config {
            machine,
            simd: SimdWidth::of(header.wave).unwrap_or(SimdWidth::Simd16),
            structure: said("structure", true)?,
            far_calls: said("far_calls", false)?,
            stateless: said("stateless", false)?,
            scalar_limit: header.number("scalars")?,
            vector_limit: header.number("vectors")?,
        };
        Ok(Plan {
            convention,
            frame,
            config,
            private_bytes: 0,
        })
    }
}

/// The frame of a kernel that calls, from those of its callees, and private memory per work-item.
fn frame_of_caller(unit: &Unit<'_, Gen7>, variables: u32, callees: Callees<'_, Gen7>) -> (Frame, u32) {
    let channels = unit.config.simd.channels();
    let (mut of_lanes, mut of_thread) = (SecondaryMap::new(), SecondaryMap::new());
    let (mut most, mut least) = (0, u32::MAX);
    for function in callees.iter() {
        let Body { plan, code, .. } = &function.body;
        let variables = plan.frame.variables();
        (of_lanes[function.func], of_thread[function.func]) = (variables, code.register_bytes);
        if unit.graph.is_recursive(function.func) {
            most = most.max(variables);
            least = least.min(code.register_bytes);
        }
    }
    let variables = variables.next_multiple_of(FRAME_ALIGN);
    let (lanes, thread) = (
        stack(unit.graph, unit.func, &of_lanes),
        stack(unit.graph, unit.func, &of_thread),
    );
    let mut stride = variables.saturating_add(lanes.bytes);
    let mut registers = thread.bytes;
    if thread.recursive {
        // So many activations that the registers are used up first, whichever functions they are of: that is noticed.
        let least = least.clamp(32, RECURSION_BYTES);
        let depth = (RECURSION_BYTES * channels / (channels * most + least)).max(1);
        let slack = registers.div_ceil(least);
        stride = stride.saturating_add((depth + slack).saturating_mul(most));
        registers = registers.saturating_add(depth * least);
    }
    let per_lane = registers.div_ceil(channels).next_multiple_of(4);
    let private_bytes = stride.saturating_add(per_lane);
    let frame = Frame::Caller {
        variables,
        stride,
        thread_bytes: private_bytes.saturating_mul(channels),
    };
    (frame, private_bytes)
}
