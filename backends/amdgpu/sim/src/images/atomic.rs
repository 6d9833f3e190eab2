//! Atomic operations on elements: what they do is said by the operations on buffers of the same name, with 32 or with 64 bits as the mask of data
//! says (RDNA4 ISA 10.4.2). An element is one number whatever its format; outside the image nothing is written, and 0 is returned.

use super::super::access::OUT_OF_RANGE;
use super::super::fault::{Fault, illegal};
use super::super::machine::Machine;
use super::super::op::Op;
use super::super::step::{Run, Step};

impl<M: Machine> Step<'_, M> {
    /// The address of each lane's element.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub(crate) fn element_addresses(&mut self, op: &Op<M>) -> Result<[u64; 64], Fault> {
        let mut addresses = [OUT_OF_RANGE; 64];
        let Some(place) = self.image_place(op)? else {
            return Ok(addresses);
        };
        let bytes = place.image.first().element_bytes();
        if bytes != usize::from(place.access.bytes) {
            return Err(illegal(format!(
                "an atomic operation of {} bytes on elements of {bytes}: the mask of data is not that of the format",
                place.access.bytes
            )));
        }
        for (lane, address) in addresses.iter_mut().enumerate() {
            let found = place.of(lane).and_then(|(view, at)| view.address(at));
            *address = found.unwrap_or(OUT_OF_RANGE);
        }
        Ok(addresses)
    }

    /// Runs the step of the operation on buffers that has the size of the data.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_atomic(&mut self, op: &Op<M>, word: Run<M>, double: Run<M>) -> Result<(), Fault> {
        match op.image.map_or(4, |access| access.bytes) {
            8 => double(self, op),
            _ => word(self, op),
        }
    }

    /// The same of an operation that has one size.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_atomic_word(&mut self, op: &Op<M>, word: Run<M>) -> Result<(), Fault> {
        match op.image.map_or(4, |access| access.bytes) {
            4 => word(self, op),
            bytes => Err(illegal(format!(
                "an atomic operation on {bytes} bytes that there is on 4 only"
            ))),
        }
    }
    /// An operation that buffers lack: what memory becomes of what was there and of the data, with 32 and with 64 bits.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_update(
        &mut self,
        op: &Op<M>,
        word: fn(u32, u32) -> u32,
        double: fn(u64, u64) -> u64,
    ) -> Result<(), Fault> {
        let wide = op.image.is_some_and(|access| access.bytes == 8);
        let data = match wide {
            true => self.lanes64(op, 0)?,
            false => self.lanes32(op, 0)?.map(u64::from),
        };
        let (addresses, _) = self.addresses(op)?;
        let mut before = [0; 64];
        let active = self.active();
        for lane in (0..64).filter(|lane| active >> lane & 1 == 1) {
            self.mem.lane(lane);
            before[lane] = match wide {
                true => self.mem.atomic64(addresses[lane], |old| double(old, data[lane])),
                false => self
                    .mem
                    .atomic32(addresses[lane], |old| word(old, data[lane] as u32))
                    .into(),
            };
        }
        self.finish_access(op)?;
        if !op.slots[0].writes {
            return Ok(());
        }
        match wide {
            true => self.put64(op, 0, &before),
            false => self.put32(op, 0, &before.map(|bits| bits as u32)),
        }
    }
}
