//! The kernel descriptor: 64 bytes that the command processor reads to start waves (AMDGPU guide, "Kernel Descriptor"; layout of
//! code object v3 and later).
//!
//! | byte | field |
//! |---|---|
//! | 0 | u32 group segment bytes |
//! | 4 | u32 private segment bytes per work-item |
//! | 8 | u32 kernarg bytes |
//! | 16 | i64 entry point minus descriptor address |
//! | 44, 48, 52 | u32 compute_pgm_rsrc3, rsrc1, rsrc2 |
//! | 56 | u16 properties: which user SGPRs, wave32, dynamic stack |
//! | 58 | u16 kernarg preload |
//!
//! Registers are kept as the 32-bit words with named accessors, so that nothing is lost when a foreign descriptor is read and written.

/// Size of a descriptor in bytes.
pub const DESCRIPTOR_SIZE: usize = 64;
/// Alignment of a descriptor in bytes.
pub const DESCRIPTOR_ALIGN: u64 = 64;

macro_rules! bit_fields {
    ($name:ident, $storage:ty: $( $(#[$doc:meta])* $get:ident, $set:ident = $high:literal : $low:literal; )*) => {
        impl $name {
            $(
                $(#[$doc])*
                pub const fn $get(self) -> u32 {
                    (self.0 as u32 >> $low) & (u32::MAX >> (31 - ($high - $low)))
                }
                /// Sets the field read by the accessor of the same name; bits that do not fit are dropped.
                #[must_use]
                pub const fn $set(self, value: u32) -> Self {
                    let mask = u32::MAX >> (31 - ($high - $low));
                    Self(((self.0 as u32 & !(mask << $low)) | (value & mask) << $low) as $storage)
                }
            )*
        }
    };
}

/// `compute_pgm_rsrc1`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rsrc1(pub u32);

bit_fields! { Rsrc1, u32:
    /// Granulated VGPR count: blocks minus one (gfx6-9: blocks of 4).
    vgpr_blocks, with_vgpr_blocks = 5:0;
    /// Granulated SGPR count: blocks of 8 minus one; 0 on gfx10 and later.
    sgpr_blocks, with_sgpr_blocks = 9:6;
    /// f32 rounding: 0 nearest even, 1 up, 2 down, 3 zero.
    round_f32, with_round_f32 = 13:12;
    /// f16 and f64 rounding.
    round_f16_f64, with_round_f16_f64 = 15:14;
    /// f32 denormals: 0 flush both, 1 flush results, 2 flush sources, 3 keep.
    denorm_f32, with_denorm_f32 = 17:16;
    /// f16 and f64 denormals.
    denorm_f16_f64, with_denorm_f16_f64 = 19:18;
    /// Clamp NaN to zero when clamping (up to gfx11).
    dx10_clamp, with_dx10_clamp = 21:21;
    /// IEEE mode: quieting of signalling NaNs in min and max (up to gfx11).
    ieee_mode, with_ieee_mode = 23:23;
    /// f16 overflow is clamped (gfx9 and later).
    fp16_overflow, with_fp16_overflow = 26:26;
    /// Work-group processor mode (gfx10 and later).
    wgp_mode, with_wgp_mode = 29:29;
    /// Memory results in order (gfx10 and later).
    mem_ordered, with_mem_ordered = 30:30;
    /// Forward progress (gfx10 and later).
    fwd_progress, with_fwd_progress = 31:31;
}

impl Rsrc1 {
    /// The `MODE` register's low byte that a wave starts with: rounding in bits 3:0, denormals in bits 7:4.
    pub const fn float_mode(self) -> u32 {
        self.0 >> 12 & 0xff
    }
}

/// `compute_pgm_rsrc2`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rsrc2(pub u32);

bit_fields! { Rsrc2, u32:
    /// Scratch wave offset SGPR (gfx6-9), private segment enable (gfx11 and later).
    enable_private_segment, with_enable_private_segment = 0:0;
    /// Number of user SGPRs.
    user_sgpr_count, with_user_sgpr_count = 5:1;
    /// Trap handler.
    enable_trap_handler, with_enable_trap_handler = 6:6;
    /// Work-group id x in an SGPR.
    workgroup_id_x, with_workgroup_id_x = 7:7;
    /// Work-group id y in an SGPR.
    workgroup_id_y, with_workgroup_id_y = 8:8;
    /// Work-group id z in an SGPR.
    workgroup_id_z, with_workgroup_id_z = 9:9;
    /// Work-group info in an SGPR.
    workgroup_info, with_workgroup_info = 10:10;
    /// Work-item id VGPRs: 0 x, 1 x and y, 2 x, y and z.
    workitem_id, with_workitem_id = 12:11;
    /// Enabled floating-point exceptions, bits 24 to 30.
    exceptions, with_exceptions = 30:24;
}

/// `compute_pgm_rsrc3` of gfx90a and gfx942.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rsrc3(pub u32);

bit_fields! { Rsrc3, u32:
    /// The first accumulation register among the registers of a wave, in blocks of 4, minus one.
    accum_offset, with_accum_offset = 5:0;
    /// Whether waves of a work-group may be on several compute units.
    tg_split, with_tg_split = 16:16;
}

/// Kernel code properties.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KernelProperties(pub u16);

bit_fields! { KernelProperties, u16:
    /// Scratch resource descriptor in 4 user SGPRs.
    private_segment_buffer, with_private_segment_buffer = 0:0;
    /// Dispatch packet address in 2 user SGPRs.
    dispatch_ptr, with_dispatch_ptr = 1:1;
    /// Queue address in 2 user SGPRs.
    queue_ptr, with_queue_ptr = 2:2;
    /// Kernarg address in 2 user SGPRs.
    kernarg_segment_ptr, with_kernarg_segment_ptr = 3:3;
    /// Dispatch id in 2 user SGPRs.
    dispatch_id, with_dispatch_id = 4:4;
    /// Flat scratch base in 2 user SGPRs.
    flat_scratch_init, with_flat_scratch_init = 5:5;
    /// Private bytes per work-item in 1 user SGPR.
    private_segment_size, with_private_segment_size = 6:6;
    /// Waves of 32 lanes (gfx10 and later).
    wavefront_size32, with_wavefront_size32 = 10:10;
    /// The private size is a lower bound; the stack comes on top.
    uses_dynamic_stack, with_uses_dynamic_stack = 11:11;
}

/// What the ABI can put into user SGPRs, in the order it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UserSgpr {
    /// Scratch resource descriptor, 4 registers.
    PrivateSegmentBuffer,
    /// Dispatch packet address.
    DispatchPtr,
    /// Queue address.
    QueuePtr,
    /// Kernarg address.
    KernargSegmentPtr,
    /// Dispatch id.
    DispatchId,
    /// Flat scratch base.
    FlatScratchInit,
    /// Private bytes per work-item, 1 register.
    PrivateSegmentSize,
}

impl UserSgpr {
    /// All of them, in register order.
    pub const ORDER: [UserSgpr; 7] = [
        UserSgpr::PrivateSegmentBuffer,
        UserSgpr::DispatchPtr,
        UserSgpr::QueuePtr,
        UserSgpr::KernargSegmentPtr,
        UserSgpr::DispatchId,
        UserSgpr::FlatScratchInit,
        UserSgpr::PrivateSegmentSize,
    ];

    /// Number of SGPRs.
    pub fn registers(self) -> u32 {
        match self {
            UserSgpr::PrivateSegmentBuffer => 4,
            UserSgpr::PrivateSegmentSize => 1,
            _ => 2,
        }
    }
}

impl KernelProperties {
    /// The enabled user SGPRs with the first register of each.
    pub fn user_sgprs(self) -> impl Iterator<Item = (UserSgpr, u32)> {
        let mut next = 0;
        let enabled = (0..)
            .zip(UserSgpr::ORDER)
            .filter(move |(bit, _)| self.0 >> bit & 1 == 1);
        enabled.map(move |(_, which)| {
            let first = next;
            next += which.registers();
            (which, first)
        })
    }

    /// Number of user SGPRs that the enabled ones take.
    pub fn user_sgpr_count(self) -> u32 {
        self.user_sgprs().map(|(which, _)| which.registers()).sum()
    }
}

/// A kernel descriptor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KernelDescriptor {
    /// Static group memory in bytes.
    pub group_segment_fixed_size: u32,
    /// Static private memory per work-item in bytes.
    pub private_segment_fixed_size: u32,
    /// Bytes of the kernarg segment, hidden arguments included.
    pub kernarg_size: u32,
    /// Entry point minus address of the descriptor.
    pub kernel_code_entry_byte_offset: i64,
    /// `compute_pgm_rsrc3`; 0 but on gfx90a and gfx942.
    pub rsrc3: Rsrc3,
    /// `compute_pgm_rsrc1`.
    pub rsrc1: Rsrc1,
    /// `compute_pgm_rsrc2`.
    pub rsrc2: Rsrc2,
    /// Kernel code properties.
    pub properties: KernelProperties,
    /// Kernarg preload, gfx90a and later.
    pub kernarg_preload: u16,
}

impl KernelDescriptor {
    /// The descriptor as it lies in memory.
    pub fn to_bytes(&self) -> [u8; DESCRIPTOR_SIZE] {
        let mut out = [0; DESCRIPTOR_SIZE];
        let mut put = |offset: usize, bytes: &[u8]| out[offset..offset + bytes.len()].copy_from_slice(bytes);
        put(0, &self.group_segment_fixed_size.to_le_bytes());
        put(4, &self.private_segment_fixed_size.to_le_bytes());
        put(8, &self.kernarg_size.to_le_bytes());
        put(16, &self.kernel_code_entry_byte_offset.to_le_bytes());
        put(44, &self.rsrc3.0.to_le_bytes());
        put(48, &self.rsrc1.0.to_le_bytes());
        put(52, &self.rsrc2.0.to_le_bytes());
        put(56, &self.properties.0.to_le_bytes());
        put(58, &self.kernarg_preload.to_le_bytes());
        out
    }

    /// Reads a descriptor. Reserved bytes are ignored.
    pub fn from_bytes(bytes: &[u8; DESCRIPTOR_SIZE]) -> Self {
        let u16_at = |offset: usize| u16::from_le_bytes([bytes[offset], bytes[offset + 1]]);
        let u32_at = |offset: usize| u32::from(u16_at(offset)) | u32::from(u16_at(offset + 2)) << 16;
        Self {
            group_segment_fixed_size: u32_at(0),
            private_segment_fixed_size: u32_at(4),
            kernarg_size: u32_at(8),
            kernel_code_entry_byte_offset: (u64::from(u32_at(16)) | u64::from(u32_at(20)) << 32) as i64,
            rsrc3: Rsrc3(u32_at(44)),
            rsrc1: Rsrc1(u32_at(48)),
            rsrc2: Rsrc2(u32_at(52)),
            properties: KernelProperties(u16_at(56)),
            kernarg_preload: u16_at(58),
        }
    }
}

/// VGPR blocks for gfx6 to gfx9 when `count` registers are used: blocks of 4, at least one, minus one.
pub fn gcn_vgpr_blocks(count: u32) -> u32 {
    count.div_ceil(4).max(1) - 1
}

/// VGPR blocks for gfx90a and gfx942, where they are of 8.
pub fn gfx90a_vgpr_blocks(count: u32) -> u32 {
    count.div_ceil(8).max(1) - 1
}

/// VGPR blocks for gfx10 and later when `count` registers are used: blocks of 8 in waves of 32 lanes, of 4 in waves of 64.
pub fn gfx10_vgpr_blocks(count: u32, wave32: bool) -> u32 {
    count.div_ceil(if wave32 { 8 } else { 4 }).max(1) - 1
}

/// SGPR blocks for gfx6 to gfx9 when `count` registers are used, the special ones at the top included: blocks of 8 minus one.
pub fn gcn_sgpr_blocks(count: u32) -> u32 {
    count.div_ceil(8).max(1) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The descriptor that clang 19 emits for a gfx900 kernel with a kernarg pointer, work-group id x and a private segment buffer.
    #[test]
    fn fields_of_a_foreign_descriptor() {
        let mut bytes = [0; 64];
        bytes[8] = 12;
        bytes[16..18].copy_from_slice(&[0x40, 0x11]);
        bytes[48..52].copy_from_slice(&0x00af_0040u32.to_le_bytes());
        bytes[52..56].copy_from_slice(&0x8cu32.to_le_bytes());
        bytes[56] = 9;
        let descriptor = KernelDescriptor::from_bytes(&bytes);
        assert_eq!(descriptor.kernarg_size, 12);
        assert_eq!(descriptor.kernel_code_entry_byte_offset, 0x1140);
        assert_eq!(descriptor.rsrc1.sgpr_blocks(), 1);
        assert_eq!(descriptor.rsrc1.float_mode(), 0xf0);
        assert_eq!(
            (descriptor.rsrc1.dx10_clamp(), descriptor.rsrc1.ieee_mode()),
            (1, 1)
        );
        assert_eq!(descriptor.rsrc2.user_sgpr_count(), 6);
        assert_eq!(descriptor.rsrc2.workgroup_id_x(), 1);
        let sgprs: Vec<_> = descriptor.properties.user_sgprs().collect();
        assert_eq!(
            sgprs,
            [
                (UserSgpr::PrivateSegmentBuffer, 0),
                (UserSgpr::KernargSegmentPtr, 4)
            ]
        );
        assert_eq!(descriptor.properties.user_sgpr_count(), 6);
        assert_eq!(descriptor.to_bytes(), bytes);
    }

    #[test]
    fn setting_a_field_leaves_the_others() {
        let all = Rsrc1(u32::MAX).with_denorm_f32(0);
        assert_eq!(all.0, !(3 << 16));
        let some = Rsrc2::default().with_user_sgpr_count(40).with_workitem_id(2);
        assert_eq!(some.0, 8 << 1 | 2 << 11);
        assert_eq!(KernelProperties::default().with_wavefront_size32(1).0, 0x400);
    }

    #[test]
    fn register_blocks_as_measured() {
        assert_eq!([0, 1, 4, 5, 256].map(gcn_vgpr_blocks), [0, 0, 0, 1, 63]);
        assert_eq!([0, 8, 9, 256].map(|n| gfx10_vgpr_blocks(n, true)), [0, 0, 1, 31]);
        assert_eq!([9, 256].map(|n| gfx10_vgpr_blocks(n, false)), [2, 63]);
        assert_eq!([0, 8, 9, 16, 102].map(gcn_sgpr_blocks), [0, 0, 1, 1, 12]);
    }
}
