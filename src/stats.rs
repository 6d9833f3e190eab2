//! Facts about compiled kernels, for reports and for tests that watch the quality of code.

use wavelift_gcn::compile::CompiledKernel;
use wavelift_gcn::isa::decode;
use wavelift_gcn::machine::{FILES, SGPR, VGPR};

/// Waves that a SIMD of gfx900 holds at once.
pub const MAX_WAVES: u32 = 10;
/// Scalar registers of a SIMD of gfx900, and how many are given out together.
const SIMD_SGPRS: u32 = 800;
const SGPR_GRANULE: u32 = 16;
/// Vector registers are given out in groups of this.
const VGPR_GRANULE: u32 = 4;
/// VCC and the XNACK mask, which every wave has on top of its numbered scalar registers.
const EXTRA_SGPRS: u32 = 4;

/// What a kernel needs and costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelStats {
    /// Name without sigil.
    pub name: String,
    /// Vector registers.
    pub vgprs: u32,
    /// Scalar registers, VCC not counted.
    pub sgprs: u32,
    /// Values stored to memory for want of registers.
    pub spills: u32,
    /// Private memory per work-item in bytes.
    pub scratch_bytes: u32,
    /// Static group memory in bytes.
    pub group_bytes: u32,
    /// Code in bytes.
    pub code_bytes: u32,
    /// Instructions.
    pub instructions: u32,
    /// Copies between registers that allocation inserted.
    pub copies: u32,
    /// `s_waitcnt` instructions.
    pub waits: u32,
    /// Branches.
    pub branches: u32,
    /// Waves that a SIMD can hold at once, as far as registers limit them.
    pub max_waves: u32,
}

impl KernelStats {
    /// The facts of a kernel.
    pub fn of(kernel: &CompiledKernel) -> KernelStats {
        let words = &kernel.code.words;
        let (instructions, branches) = count(words, |words, address| {
            decode(words, address)
                .ok()
                .map(|(inst, length)| (inst.info().mnemonic, length))
        });
        let files = &kernel.registers.files;
        KernelStats {
            name: kernel.name.clone(),
            vgprs: kernel.vgprs.into(),
            sgprs: kernel.sgprs.into(),
            spills: files.iter().map(|file| file.spills).sum(),
            scratch_bytes: kernel.private_bytes,
            group_bytes: kernel.group_bytes,
            code_bytes: words.len() as u32 * 4,
            instructions,
            copies: files.iter().map(|file| file.copies).sum(),
            waits: kernel.waits as u32,
            branches,
            max_waves: max_waves(kernel.vgprs.into(), kernel.sgprs.into()),
        }
    }

    /// Names and values, in the order of reports.
    pub fn fields(&self) -> [(&'static str, u32); 11] {
        [
            ("vgprs", self.vgprs),
            ("sgprs", self.sgprs),
            ("spills", self.spills),
            ("scratch_bytes", self.scratch_bytes),
            ("group_bytes", self.group_bytes),
            ("code_bytes", self.code_bytes),
            ("instructions", self.instructions),
            ("copies", self.copies),
            ("waits", self.waits),
            ("branches", self.branches),
            ("max_waves", self.max_waves),
        ]
    }
}

/// Instructions and branches among the words of a kernel. The backends' own code decodes; a word that does not would count as one
/// instruction.
fn count(words: &[u32], decode: impl Fn(&[u32], u64) -> Option<(&'static str, usize)>) -> (u32, u32) {
    let (mut at, mut instructions, mut branches) = (0, 0, 0);
    while at < words.len() {
        let (name, length) = decode(&words[at..], 4 * at as u64).unwrap_or(("", 1));
        let branch = name.starts_with("s_branch") || name.starts_with("s_cbranch");
        branches += u32::from(branch);
        instructions += 1;
        at += length.max(1);
    }
    (instructions, branches)
}

/// What a kernel of RDNA4 needs and costs, as [`KernelStats::fields`].
pub fn rdna4_fields(
    kernel: &wavelift_rdna4::compile::CompiledKernel,
    wave: wavelift_rdna4::isa::WaveSize,
) -> Vec<(&'static str, u32)> {
    let words = &kernel.code.words;
    let (instructions, branches) = count(words, |words, address| {
        let decoded = wavelift_rdna4::isa::decode(words, address, wave).ok();
        decoded.map(|(inst, length)| (inst.info().mnemonic, length))
    });
    let files = &kernel.registers.files;
    vec![
        ("wave", wave.lanes()),
        ("vgprs", kernel.vgprs.into()),
        ("sgprs", kernel.sgprs.into()),
        ("spills", files.iter().map(|file| file.spills).sum()),
        ("scratch_bytes", kernel.private_bytes),
        ("group_bytes", kernel.group_bytes),
        ("code_bytes", words.len() as u32 * 4),
        ("instructions", instructions),
        ("copies", files.iter().map(|file| file.copies).sum()),
        ("waits", kernel.waits as u32),
        ("guards", kernel.guards as u32),
        ("pairs", kernel.pairs as u32),
        ("branches", branches),
        (
            "max_waves",
            wavelift_rdna4::compile::max_waves(wave, kernel.vgprs).into(),
        ),
    ]
}

/// What a kernel of Ivy Bridge needs and costs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gen7Stats {
    /// Channels of a thread.
    pub simd: u32,
    /// Vectors, a doubleword per channel.
    pub vectors: u32,
    /// Scalars, a doubleword per thread.
    pub scalars: u32,
    /// Values stored to scratch, or parked in vectors, for want of registers.
    pub spills: u32,
    /// Scratch of a thread in bytes.
    pub scratch_bytes: u32,
    /// Private memory per work-item in bytes.
    pub private_bytes: u32,
    /// Static group memory in bytes.
    pub group_bytes: u32,
    /// Code in bytes.
    pub code_bytes: u32,
    /// Instructions.
    pub instructions: u32,
    /// Copies between registers that allocation inserted.
    pub copies: u32,
    /// Messages.
    pub messages: u32,
    /// Branches.
    pub branches: u32,
}

impl Gen7Stats {
    /// The facts of a kernel.
    pub fn of(kernel: &wavelift_gen7::compile::CompiledKernel) -> Gen7Stats {
        let files = &kernel.registers.files;
        let units = |number: usize| files.get(number).map_or(0, |file| u32::from(file.units));
        // The backend's own code decodes.
        let code = wavelift_gen7::isa::decode_all(&kernel.code.bytes).unwrap_or_default();
        let count = |what: &dyn Fn(&wavelift_gen7::isa::Inst) -> bool| {
            code.iter().filter(|(_, inst)| what(inst)).count() as u32
        };
        Gen7Stats {
            simd: kernel.info.simd.channels(),
            vectors: units(wavelift_gen7::machine::VECTOR.0.into()),
            scalars: units(wavelift_gen7::machine::SCALAR.0.into()),
            spills: files.iter().map(|file| file.spills).sum(),
            scratch_bytes: kernel.info.scratch_bytes,
            private_bytes: kernel.info.private_bytes,
            group_bytes: kernel.info.group_bytes,
            code_bytes: kernel.code.bytes.len() as u32,
            instructions: code.len() as u32,
            copies: files.iter().map(|file| file.copies).sum(),
            messages: count(&|inst| inst.send.is_some()),
            branches: count(&|inst| inst.op.info().format.has_jip()),
        }
    }

    /// Names and values, in the order of reports.
    pub fn fields(&self) -> [(&'static str, u32); 12] {
        [
            ("simd", self.simd),
            ("vectors", self.vectors),
            ("scalars", self.scalars),
            ("spills", self.spills),
            ("scratch_bytes", self.scratch_bytes),
            ("private_bytes", self.private_bytes),
            ("group_bytes", self.group_bytes),
            ("code_bytes", self.code_bytes),
            ("instructions", self.instructions),
            ("copies", self.copies),
            ("messages", self.messages),
            ("branches", self.branches),
        ]
    }
}

/// Waves of a SIMD, by the registers of one of them (GCN3 ISA 3.6).
pub fn max_waves(vgprs: u32, sgprs: u32) -> u32 {
    let vector = vgprs.max(1).next_multiple_of(VGPR_GRANULE);
    let scalar = (sgprs + EXTRA_SGPRS).next_multiple_of(SGPR_GRANULE);
    let by_vector = u32::from(FILES[VGPR.0 as usize].units) / vector;
    let by_scalar = SIMD_SGPRS / scalar;
    debug_assert!(u32::from(FILES[SGPR.0 as usize].units) <= SIMD_SGPRS);
    by_vector.min(by_scalar).min(MAX_WAVES)
}

#[cfg(test)]
mod tests {
    use super::max_waves;

    // Occupancy as AMD's compute documentation tabulates it for GCN.
    #[test]
    fn waves_by_registers() {
        for (vgprs, waves) in [
            (1, 10),
            (24, 10),
            (25, 9),
            (28, 9),
            (32, 8),
            (36, 7),
            (40, 6),
            (48, 5),
            (64, 4),
            (84, 3),
            (128, 2),
            (129, 1),
            (256, 1),
        ] {
            assert_eq!(max_waves(vgprs, 10), waves, "{vgprs}");
        }
        assert_eq!(max_waves(1, 76), 10);
        assert_eq!(max_waves(1, 77), 8);
        assert_eq!(max_waves(1, 92), 8);
        assert_eq!(max_waves(1, 102), 7);
    }
}
