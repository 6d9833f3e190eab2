//! Machines with image instructions, descriptors written from the manuals' tables, and programs around one instruction.

use std::collections::BTreeMap;
use wavelift::targets;
use wavelift_amdgpu::elf::CodeObject;
use wavelift_amdgpu::isa::{self, Isa, WaveSize};
use wavelift_amdgpu::metadata::{KernelMetadata, Metadata};
use wavelift_amdgpu::target::{CodeObjectVersion, Processor, TargetId};
use wavelift_amdgpu::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::target::{Options, Verify};
use wavelift_images::layout;
use wavelift_simulator::MachineOptions;
use wavelift_simulator::dispatch::Geometry as Grid;
use wavelift_simulator::machine::{Launch, LoadedId, Machine, Program};

/// A processor, its instruction set, and the lanes of a wave.
#[derive(Clone, Copy, Debug)]
pub struct Chip {
    pub name: &'static str,
    pub isa: Isa,
    pub wave: WaveSize,
}

const fn chip(name: &'static str, isa: Isa, wave: WaveSize) -> Chip {
    Chip { name, isa, wave }
}

/// One of each generation.
pub const CHIPS: [Chip; 8] = [
    chip("gfx600", Isa::Gfx6, WaveSize::Wave64),
    chip("gfx700", Isa::Gfx7, WaveSize::Wave64),
    chip("gfx803", Isa::Gfx8, WaveSize::Wave64),
    chip("gfx900", Isa::Gfx9, WaveSize::Wave64),
    chip("gfx90a", Isa::Gfx90a, WaveSize::Wave64),
    chip("gfx1030", Isa::Gfx10, WaveSize::Wave32),
    chip("gfx1100", Isa::Gfx11, WaveSize::Wave64),
    chip("gfx1201", Isa::Gfx12, WaveSize::Wave32),
];

impl Chip {
    /// The generations that keep each level of all images together.
    pub fn is_old(self) -> bool {
        matches!(self.isa, Isa::Gfx6 | Isa::Gfx7 | Isa::Gfx8)
    }

    /// GCN and CDNA.
    pub fn is_gcn(self) -> bool {
        !matches!(self.isa, Isa::Gfx10 | Isa::Gfx11 | Isa::Gfx12)
    }

    /// Whether coordinates and data can have 16 bits.
    pub fn has_halves(self) -> bool {
        !self.is_old()
    }
}

/// The operands of an instruction: address words in v16 and on, data and results in v[28:31], the image in s[8:15], the sampler in s[16:19].
pub struct Words {
    pub image: [u32; 8],
    pub sampler: [u32; 4],
    /// Of each lane.
    pub lanes: Vec<[u32; 16]>,
}

/// A machine with its buffers and programs.
pub struct Bench {
    pub chip: Chip,
    machine: Box<dyn Machine>,
    loaded: BTreeMap<String, LoadedId>,
    block: u64,
    buffer: u64,
    image: u64,
}

/// Bytes of the structures of an image and a sampler.
const BLOCK_BYTES: u64 = layout::IMAGE_BYTES + layout::SAMPLER_BYTES;

/// Bytes of the largest image.
const IMAGE_BYTES: u64 = 1 << 20;

impl Bench {
    pub fn new(chip: Chip) -> Bench {
        let setup = MachineOptions {
            wave: chip.wave.lanes(),
            limits: Default::default(),
            target: chip.name,
        };
        let mut machine = targets().device(chip.name, &setup).expect("a machine");
        let mut allocate = |what, bytes| machine.allocate(what, bytes).expect("memory");
        // Structures of images begin at multiples of 64 bytes.
        let block = allocate("descriptors", BLOCK_BYTES + 63).next_multiple_of(64);
        let buffer = allocate("lanes", 64 * 64);
        let image = allocate("image", IMAGE_BYTES).next_multiple_of(256);
        Bench {
            chip,
            machine,
            loaded: BTreeMap::new(),
            block,
            buffer,
            image,
        }
    }

    /// Where the image begins.
    pub fn image(&self) -> u64 {
        self.image
    }

    pub fn put_image(&mut self, bytes: &[u8]) {
        assert!(bytes.len() as u64 <= IMAGE_BYTES - 256, "{}", bytes.len());
        self.machine.memory().write(self.image, bytes).expect("the image");
    }

    pub fn read_image(&mut self, bytes: usize) -> Vec<u8> {
        let mut found = vec![0; bytes];
        self.machine
            .memory()
            .read(self.image, &mut found)
            .expect("the image");
        found
    }

    /// Runs an instruction, with some before it, in one wave; v[28:31] of each lane after it.
    pub fn run(&mut self, body: &str, words: &Words) -> Result<Vec<[u32; 4]>, String> {
        let mut block = [words.image.to_vec(), words.sampler.to_vec()].concat();
        // A buffer whose offsets are compared with its size.
        let checks = if self.chip.is_gcn() {
            0x27000
        } else {
            3 << 28 | 1 << 24
        };
        block.extend([self.buffer as u32, (self.buffer >> 32) as u32, 64 * 64, checks]);
        if !self.loaded.contains_key(body) {
            let program = self.program(body);
            let object = code_object(self.chip, &program);
            self.load(body, &object, false);
        }
        let kernarg = self.block.to_le_bytes();
        self.dispatch(body, &block, &words.lanes, &kernarg)
    }

    /// Runs the kernel `k` compiled from the text of a module, in one wave. Its arguments are the image, the sampler, and memory that holds 16 words for each lane, the last four
    /// of which are its results.
    pub fn run_compiled(&mut self, text: &str, words: &Words) -> Result<Vec<[u32; 4]>, String> {
        let mut block = words.image.to_vec();
        block.resize(layout::IMAGE_BYTES as usize / 4, 0);
        block.extend(words.sampler);
        block.resize(BLOCK_BYTES as usize / 4, 0);
        if !self.loaded.contains_key(text) {
            let object = compiled(self.chip, text);
            self.load(text, &object, true);
        }
        let arguments = [self.block, self.block + layout::IMAGE_BYTES, self.buffer];
        let kernarg: Vec<u8> = arguments.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.dispatch(text, &block, &words.lanes, &kernarg)
    }

    fn load(&mut self, name: &str, object: &[u8], own: bool) {
        let program = Program::Object {
            bytes: object,
            watched: Vec::new(),
            own,
        };
        let id = self
            .machine
            .load(program)
            .unwrap_or_else(|error| panic!("{error:?}"));
        self.loaded.insert(name.to_owned(), id);
    }

    /// Runs what was loaded with a name in one wave; the last four words of each lane after it.
    fn dispatch(
        &mut self,
        name: &str,
        block: &[u32],
        lanes: &[[u32; 16]],
        kernarg: &[u8],
    ) -> Result<Vec<[u32; 4]>, String> {
        let memory = self.machine.memory();
        memory.write(self.block, &bytes(block)).expect("the block");
        memory
            .write(self.buffer, &bytes(lanes.as_flattened()))
            .expect("the buffer");
        let items = self.chip.wave.lanes();
        let grid = Grid::from_sizes([items, 1, 1], [items, 1, 1]).expect("a grid");
        let launch = Launch {
            geometry: &grid,
            dynamic_group_bytes: 0,
            kernarg,
            packet_id: 0,
            completion_signal: 0,
            deadline: None,
        };
        self.machine
            .dispatch(self.loaded[name], "k", &launch)
            .map_err(|error| error.to_string())?;
        let mut found = vec![0; 64 * items as usize];
        self.machine
            .memory()
            .read(self.buffer, &mut found)
            .expect("the buffer");
        let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        Ok(found
            .chunks_exact(64)
            .map(|lane| std::array::from_fn(|index| word(&lane[48 + 4 * index..])))
            .collect())
    }

    /// The code that loads all words, runs the body, and stores the results.
    fn program(&self, body: &str) -> Vec<u32> {
        let chip = self.chip;
        let newer = matches!(chip.isa, Isa::Gfx11 | Isa::Gfx12);
        let name = |old: &str, new: &str| if newer { new.to_owned() } else { old.to_owned() };
        let (scalar, vector) = match chip.isa {
            Isa::Gfx12 => (
                "s_wait_kmcnt 0x0\n",
                "s_wait_loadcnt 0x0\ns_wait_samplecnt 0x0\ns_wait_storecnt 0x0\n",
            ),
            Isa::Gfx10 | Isa::Gfx11 => (
                "s_waitcnt lgkmcnt(0)\n",
                "s_waitcnt vmcnt(0)\ns_waitcnt_vscnt null, 0x0\n",
            ),
            _ => ("s_waitcnt lgkmcnt(0)\n", "s_waitcnt vmcnt(0) expcnt(0)\n"),
        };
        let offset = if chip.isa == Isa::Gfx12 { "null" } else { "0" };
        let mut text = format!(
            "{} s[4:5], s[0:1], 0x0\n{scalar}{} s[8:23], s[4:5], 0x0\nv_and_b32 v0, 0x3ff, v0\nv_lshlrev_b32 v1, 6, v0\n{scalar}",
            name("s_load_dwordx2", "s_load_b64"),
            name("s_load_dwordx16", "s_load_b512")
        );
        for part in 0..4 {
            let first = 16 + 4 * part;
            let load = name("buffer_load_dwordx4", "buffer_load_b128");
            text += &format!("{load} v[{first}:{}], v1, s[20:23], {offset} offen", first + 3);
            text += &if part == 0 {
                "\n".to_owned()
            } else {
                format!(" offset:{}\n", 16 * part)
            };
        }
        let store = name("buffer_store_dwordx4", "buffer_store_b128");
        text += &format!(
            "{vector}{body}\n{vector}{store} v[28:31], v1, s[20:23], {offset} offen offset:48\ns_endpgm\n"
        );
        let machine = isa::Machine {
            isa: chip.isa,
            wave: chip.wave,
        };
        isa::assemble(machine, &text).unwrap_or_else(|error| panic!("{}: {error}\n{text}", chip.name))
    }
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The code object of a module of the IR.
fn compiled(chip: Chip, text: &str) -> Vec<u8> {
    let module = parse_module(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
    let options = Options {
        verify: Verify::Passes,
        ..Options::for_wave(chip.wave.lanes())
    };
    let target = targets().find(chip.name).expect("a target");
    let compiled = target
        .compile(&module, &options)
        .unwrap_or_else(|error| panic!("{}: {error}\n{text}", chip.name));
    assert!(
        compiled.failed.is_empty(),
        "{}: {}\n{text}",
        chip.name,
        compiled.failed[0]
    );
    compiled.object
}

/// A code object with the kernel `k`, whose kernel arguments s[0:1] has.
fn code_object(chip: Chip, words: &[u32]) -> Vec<u8> {
    let target = TargetId::new(Processor::by_name(chip.name).expect("a processor"));
    let mut metadata = Metadata::new(CodeObjectVersion::V5, target.to_string());
    metadata.kernels.push(KernelMetadata {
        name: "k".into(),
        symbol: "k.kd".into(),
        kernarg_segment_size: 8,
        kernarg_segment_align: 8,
        wavefront_size: chip.wave.lanes().into(),
        ..KernelMetadata::default()
    });
    let scalars = if chip.is_gcn() { 12 } else { 0 };
    let unset = KernelDescriptor::default();
    // Registers after those of vectors are for sums.
    let rsrc3 = match chip.isa {
        Isa::Gfx90a => unset.rsrc3.with_accum_offset(7),
        _ => unset.rsrc3,
    };
    let descriptor = KernelDescriptor {
        kernarg_size: 8,
        rsrc1: Rsrc1(if chip.is_gcn() { 0x00af_0000 } else { 0x600f_0000 })
            .with_vgpr_blocks(15)
            .with_sgpr_blocks(scalars),
        rsrc2: Rsrc2::default().with_user_sgpr_count(2).with_workgroup_id_x(1),
        properties: KernelProperties::default()
            .with_kernarg_segment_ptr(1)
            .with_wavefront_size32(u32::from(chip.wave == WaveSize::Wave32)),
        rsrc3,
        ..unset
    };
    let mut object = CodeObject::new(target, CodeObjectVersion::V5, metadata);
    object.add_kernel("k", descriptor, bytes(words), Vec::new());
    object.write().expect("an object")
}

/// A small generator.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^ mixed >> 27
    }

    pub fn below(&mut self, limit: u64) -> u64 {
        (self.next() >> 16) % limit
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }

    /// From `low` to `high`, in 4096ths of the distance.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.below(4097) as f64 / 4096.0
    }
}
