//! The AQL kernel dispatch packet: 64 bytes in memory that a kernel can read through its dispatch pointer.
//!
//! Layout of the HSA system architecture: byte 0 header u16, 2 setup u16, 4/6/8 work-group size u16, 12/16/20 grid size u32,
//! 24 private segment size u32, 28 group segment size u32, 32 kernel object u64, 40 kernarg address u64, 48 reserved,
//! 56 completion signal u64.

use super::Geometry;

/// Size of a packet in bytes.
pub const PACKET_SIZE: usize = 64;
/// Packet type of a kernel dispatch, with system-scope acquire and release fences.
const KERNEL_DISPATCH_HEADER: u16 = 2 | 2 << 9 | 2 << 11;

/// What a kernel dispatch packet says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DispatchPacket {
    /// Number of dimensions, 1 to 3.
    pub dimensions: u16,
    /// Work-items of a full work-group.
    pub group: [u16; 3],
    /// Work-items of the grid.
    pub grid: [u32; 3],
    /// Bytes of private memory per work-item.
    pub private_segment_size: u32,
    /// Bytes of group memory per work-group, dynamic part included.
    pub group_segment_size: u32,
    /// Address of the kernel descriptor.
    pub kernel_object: u64,
    /// Address of the kernel arguments.
    pub kernarg_address: u64,
    /// Handle of the completion signal, or 0.
    pub completion_signal: u64,
}

impl DispatchPacket {
    /// A packet for `geometry` with everything else zero.
    pub fn new(geometry: &Geometry) -> Self {
        Self {
            dimensions: geometry.dimensions() as u16,
            group: geometry.group().map(|size| size as u16),
            grid: geometry.grid(),
            private_segment_size: 0,
            group_segment_size: 0,
            kernel_object: 0,
            kernarg_address: 0,
            completion_signal: 0,
        }
    }

    /// The packet as it lies in memory.
    pub fn to_bytes(&self) -> [u8; PACKET_SIZE] {
        let mut out = [0; PACKET_SIZE];
        let mut put = |offset: usize, bytes: &[u8]| out[offset..offset + bytes.len()].copy_from_slice(bytes);
        put(0, &KERNEL_DISPATCH_HEADER.to_le_bytes());
        put(2, &self.dimensions.to_le_bytes());
        for axis in 0..3 {
            put(4 + 2 * axis, &self.group[axis].to_le_bytes());
            put(12 + 4 * axis, &self.grid[axis].to_le_bytes());
        }
        put(24, &self.private_segment_size.to_le_bytes());
        put(28, &self.group_segment_size.to_le_bytes());
        put(32, &self.kernel_object.to_le_bytes());
        put(40, &self.kernarg_address.to_le_bytes());
        put(56, &self.completion_signal.to_le_bytes());
        out
    }

    /// Reads a packet back from memory.
    pub fn from_bytes(bytes: &[u8; PACKET_SIZE]) -> Self {
        let u16_at = |offset: usize| u16::from_le_bytes([bytes[offset], bytes[offset + 1]]);
        let u32_at = |offset: usize| u32::from(u16_at(offset)) | u32::from(u16_at(offset + 2)) << 16;
        let u64_at = |offset: usize| u64::from(u32_at(offset)) | u64::from(u32_at(offset + 4)) << 32;
        Self {
            dimensions: u16_at(2) & 3,
            group: [u16_at(4), u16_at(6), u16_at(8)],
            grid: [u32_at(12), u32_at(16), u32_at(20)],
            private_segment_size: u32_at(24),
            group_segment_size: u32_at(28),
            kernel_object: u64_at(32),
            kernarg_address: u64_at(40),
            completion_signal: u64_at(56),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_lie_at_the_documented_offsets() {
        let geometry = Geometry::new(2, [20, 9, 1], [8, 4, 1]).unwrap();
        let mut packet = DispatchPacket::new(&geometry);
        packet.kernarg_address = 0x1122_3344_5566_7788;
        packet.group_segment_size = 0xabcd;
        let bytes = packet.to_bytes();
        assert_eq!(bytes[2], 2);
        assert_eq!(bytes[4..10], [8, 0, 4, 0, 1, 0]);
        assert_eq!(bytes[12..24], [20, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0]);
        assert_eq!(bytes[28..30], [0xcd, 0xab]);
        assert_eq!(bytes[40..48], [0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11]);
        assert_eq!(DispatchPacket::from_bytes(&bytes), packet);
    }
}
