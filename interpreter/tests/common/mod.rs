//! What the tests share: run a kernel of a text module and look at a buffer of words.

#![allow(dead_code)]

pub mod random;

use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::ir::{Block, Module};
use wavelift_interpreter::{BlockProfile, Interpreter, LaneMask, Launch, Observer, Options, Stats};
use wavelift_simulator::{DeviceMemory, Geometry, Limits, SimError};

/// The module of a text.
pub fn module(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|errors| {
        let list: Vec<String> = errors.iter().map(|e| e.render("test", text)).collect();
        panic!("{}", list.join("\n"))
    })
}

/// A launch with one output buffer of words, whose address is the first kernel argument.
pub struct Run<'a> {
    pub module: &'a Module,
    pub grid: [u32; 3],
    pub group: [u32; 3],
    pub options: Options,
    pub words: usize,
    pub dynamic_group: u32,
}

impl<'a> Run<'a> {
    pub fn new(module: &'a Module, items: u32, group: u32) -> Run<'a> {
        Run {
            module,
            grid: [items, 1, 1],
            group: [group, 1, 1],
            options: Options {
                limits: Limits {
                    max_steps: 400_000,
                    ..Limits::default()
                },
                ..Options::default()
            },
            words: items as usize,
            dynamic_group: 0,
        }
    }

    pub fn wave_size(mut self, size: u32) -> Self {
        self.options.wave_size = size;
        self
    }

    pub fn go(&self) -> Result<(Vec<u32>, Stats), SimError> {
        self.watched(&mut Nobody)
    }

    pub fn watched(&self, observer: &mut dyn Observer) -> Result<(Vec<u32>, Stats), SimError> {
        let mut memory = DeviceMemory::new();
        let out = memory.allocate("out", 4 * self.words as u64).unwrap();
        let kernarg = memory.address(out).to_le_bytes();
        let mut interpreter = Interpreter::new(self.module, self.options.clone())?;
        let launch = Launch {
            kernel: "k",
            geometry: Geometry::from_sizes(self.grid, self.group)?,
            dynamic_group_bytes: self.dynamic_group,
            kernarg: &kernarg,
            packet_id: 0,
            completion_signal: 0,
        };
        let stats = interpreter.dispatch_watched(&mut memory, &launch, observer)?;
        let words = memory.bytes(out).chunks_exact(4);
        let words = words.map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        Ok((words.collect(), stats))
    }

    /// The output, and the blocks that one wave ran with their lanes.
    pub fn masks(&self) -> (Vec<u32>, Vec<(u32, u64)>) {
        let mut profile = BlockProfile::with_masks();
        let (out, _) = self.watched(&mut profile).unwrap();
        let masks = profile.masks.unwrap_or_default();
        let masks = masks
            .into_iter()
            .map(|(block, LaneMask(mask))| (number(block), mask));
        (out, masks.collect())
    }
}

fn number(block: Block) -> u32 {
    block.as_u32()
}

struct Nobody;
impl Observer for Nobody {}

/// A kernel with an output pointer: `body` starts in block0 with v0 the work-item id in the grid, v1 the address of
/// the work-item's word, v2 the output pointer; values from v10 on are free.
pub fn kernel(body: &str) -> Module {
    let text = format!(
        "module %m large\n{SYMBOLS}kernel %k {{\nparam %out : i64 at 0 align 8\nblock0:\n\
         v0 = workitemabsid.i32 0\n\
         v3 = kernargbaseptr.i64\n\
         v2 = load.i64 kernarg align 8 [v3]\n\
         v4 = uextend.i64 v0\n\
         v5 = iconst.i32 2\n\
         v6 = ishl.i64 v4, v5\n\
         v1 = iadd.i64 v2, v6\n\
         {body}\n}}\n{CALLEES}"
    );
    module(&text)
}

const SYMBOLS: &str = "group %tile : 1024 align 4\nreadonly %table : 8 align 4 = [05 00 00 00 07 00 00 00]\n";
/// `%f`: sum of 1..n by recursion. `%g`: keeps its argument in private memory and gives it back plus the lane id.
const CALLEES: &str = "function %f {
block0(v0: i32):
    v1 = iconst.i32 0
    v2 = icmp.eq v0, v1
    branch v2, block1, block2
block1:
    return v1
block2:
    v3 = iconst.i32 1
    v4 = isub.i32 v0, v3
    v5: i32 = call %f(v4)
    v6 = iadd.i32 v5, v0
    return v6
}
function %g {
private %slot : 8 align 4
block0(v0: i32):
    v1 = symbol_addr.i32 %slot
    store.i32 private align 4 [v1+4], v0
    v2 = load.i32 private align 4 [v1+4]
    v3 = laneid.i32
    v4 = iadd.i32 v2, v3
    return v4
}
";
