//! Reading and writing the channels of operands.
//!
//! Values are 64 bits per lane: integers extended from their type, floats as bits. A source also says which lanes it left undefined.

use super::op::{Kind, LANES, Op, Slot};
use super::state::{AccKind, FILE_BYTES, Fault, REGISTER_BYTES, State, illegal, illegal_in, poison};
use wavelift_gen7::isa::{Arf, Type};
use wavelift_simulator::undefined::Decides;

/// A value per lane.
pub(crate) type Values = [i64; LANES];

/// Reads an element of `ty` at `at` of a register file whose size is a power of two.
#[inline]
fn load<const N: usize>(bytes: &[u8; N], at: usize, ty: Type) -> i64 {
    let byte = |index: usize| bytes[(at + index) & (N - 1)];
    match ty {
        Type::Ub => byte(0).into(),
        Type::B => i64::from(byte(0) as i8),
        Type::Uw => u16::from_le_bytes([byte(0), byte(1)]).into(),
        Type::W => i16::from_le_bytes([byte(0), byte(1)]).into(),
        Type::D => i32::from_le_bytes([byte(0), byte(1), byte(2), byte(3)]).into(),
        Type::Df => i64::from_le_bytes(std::array::from_fn(byte)),
        _ => u32::from_le_bytes([byte(0), byte(1), byte(2), byte(3)]).into(),
    }
}

impl State {
    /// The bytes of an architecture register, and which have undefined bits.
    fn architecture(&self, register: u8, ip: u32) -> Result<([u8; 32], u32), Fault> {
        let mut bytes = [0; 32];
        let mut undefined = 0;
        let mut put = |at: usize, value: u32| bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        match Arf::of(register) {
            Some(Arf::Address) => {
                for (index, &value) in self.a0.iter().enumerate() {
                    bytes[2 * index..2 * index + 2].copy_from_slice(&value.to_le_bytes());
                    if self.a0_undefined >> index & 1 == 1 {
                        undefined |= 3 << (2 * index);
                    }
                }
            }
            Some(Arf::Flag) => {
                let first = usize::from(register & 1) * 2;
                for sub in 0..2 {
                    bytes[2 * sub..2 * sub + 2].copy_from_slice(&self.flags[first + sub].to_le_bytes());
                    for (index, bits) in self.flags_undefined[first + sub]
                        .to_le_bytes()
                        .into_iter()
                        .enumerate()
                    {
                        undefined |= u32::from(bits != 0) << (2 * sub + index);
                    }
                }
            }
            Some(Arf::State) => (0..4).for_each(|index| put(4 * index, self.sr0[index])),
            Some(Arf::Control) => put(0, self.cr0),
            Some(Arf::Ip) => put(0, ip),
            Some(Arf::Timestamp) => {
                put(0, self.clock as u32);
                put(4, (self.clock >> 32) as u32);
            }
            Some(Arf::Notification) => {}
            _ => return Err(illegal("this architecture register cannot be read")),
        }
        Ok((bytes, undefined))
    }

    /// Writes an architecture register back. Bytes of `written` have been written, with these undefined bits.
    fn set_architecture(
        &mut self,
        register: u8,
        bytes: [u8; 32],
        written: u32,
        open: [u8; 32],
    ) -> Result<(), Fault> {
        let word = |index: usize| u16::from_le_bytes([bytes[2 * index], bytes[2 * index + 1]]);
        let shadow = |index: usize| u16::from_le_bytes([open[2 * index], open[2 * index + 1]]);
        let was = |bits: u32, index: usize| bits >> (2 * index) & 3 != 0;
        match Arf::of(register) {
            Some(Arf::Address) => {
                for index in (0..8).filter(|&index| was(written, index)) {
                    self.a0[index] = word(index);
                    self.a0_undefined &= !(1 << index);
                    self.a0_undefined |= u8::from(shadow(index) != 0) << index;
                }
            }
            Some(Arf::Flag) => {
                let first = usize::from(register & 1) * 2;
                for sub in (0..2).filter(|&sub| was(written, sub)) {
                    self.flags[first + sub] = word(sub);
                    // Each byte by itself: one may be written alone.
                    let bytes = if written >> (2 * sub) & 1 == 1 { 0xff } else { 0 }
                        | if written >> (2 * sub) & 2 == 2 { 0xff00 } else { 0 };
                    let kept = self.flags_undefined[first + sub] & !bytes;
                    self.flags_undefined[first + sub] = kept | shadow(sub) & bytes;
                }
            }
            Some(Arf::Control) => {
                if open[..4] != [0; 4] {
                    let what = format!("{}; written with an undefined value", Decides::Control);
                    return Err(poison(None, "cr0".into(), what));
                }
                if written & 15 != 0 {
                    self.cr0 = u32::from(word(0)) | u32::from(word(1)) << 16;
                }
            }
            Some(Arf::State) if self.group_index != 0 && written & !0xf0 == 0 => {
                if open[4..8] != [0; 4] {
                    let what = format!("{}; written with an undefined value", Decides::Control);
                    return Err(poison(None, "sr0.1".into(), what));
                }
                self.sr0[1] = u32::from(word(2)) | u32::from(word(3)) << 16;
            }
            Some(Arf::Ip) => {
                if open[..4] != [0; 4] {
                    let what = format!("{}; written with an undefined value", Decides::Branch);
                    return Err(poison(None, "ip".into(), what));
                }
                if written & 15 == 15 {
                    self.jump = Some((u32::from(word(0)) | u32::from(word(1)) << 16) & !7);
                }
            }
            _ => return Err(illegal("this architecture register cannot be written")),
        }
        Ok(())
    }

    /// Lanes of a slot in general registers that have undefined bytes.
    #[inline]
    fn undefined_lanes(&self, slot: &Slot, lanes: u32) -> u32 {
        if slot
            .touched
            .iter()
            .all(|&(register, bytes)| self.undefined[usize::from(register)] & bytes == 0)
        {
            return 0;
        }
        let size = slot.ty.size().into();
        (0..lanes)
            .filter(|&lane| !self.is_defined(slot.offsets[lane as usize].into(), size))
            .fold(0, |mask, lane| mask | 1 << lane)
    }

    /// Byte addresses of an indirect operand per lane.
    pub(crate) fn indirect(
        &self,
        slot: &Slot,
        addr: u8,
        offset: i16,
        row: u8,
        lanes: u32,
        enabled: u32,
    ) -> Result<[u16; LANES], Fault> {
        let mut places = [0; LANES];
        for lane in (0..lanes).filter(|&lane| enabled >> lane & 1 == 1) {
            let element = match row {
                0 => addr,
                row => addr.saturating_add((lane / u32::from(row)) as u8),
            };
            let Some(&address) = self.a0.get(usize::from(element)) else {
                return Err(illegal_in(lane, format!("there is no a0.{element}")));
            };
            if self.a0_undefined >> element & 1 == 1 {
                return Err(poison(
                    Some(lane),
                    format!("a0.{element}"),
                    format!("{}; never written", Decides::Address),
                ));
            }
            let within = if row == 0 {
                slot.offsets[lane as usize]
            } else {
                slot.offsets[(lane % u32::from(row)) as usize]
            };
            let at = i32::from(address) + i32::from(offset) + i32::from(within);
            if at < 0 || at as usize + usize::from(slot.ty.size()) > FILE_BYTES {
                return Err(illegal_in(
                    lane,
                    format!("register address {at:#x} is outside the register file"),
                ));
            }
            places[lane as usize] = at as u16;
        }
        Ok(places)
    }

    /// Reads a source with its modifiers. Returns the lanes that have no value.
    pub(crate) fn read(&self, op: &Op, index: usize, enabled: u32, out: &mut Values) -> Result<u32, Fault> {
        let slot = &op.src[index];
        let lanes = op.lanes as usize;
        let mut undefined = 0;
        match slot.kind {
            Kind::General => {
                match slot.ty {
                    Type::Ud | Type::F => {
                        for (value, &at) in out[..lanes].iter_mut().zip(&slot.offsets) {
                            *value = load(&self.grf, at.into(), Type::Ud);
                        }
                    }
                    Type::D => {
                        for (value, &at) in out[..lanes].iter_mut().zip(&slot.offsets) {
                            *value = load(&self.grf, at.into(), Type::D);
                        }
                    }
                    ty => {
                        for (value, &at) in out[..lanes].iter_mut().zip(&slot.offsets) {
                            *value = load(&self.grf, at.into(), ty);
                        }
                    }
                }
                undefined = self.undefined_lanes(slot, op.lanes);
            }
            Kind::Constant => {
                if let Some(values) = &slot.values {
                    out[..lanes].copy_from_slice(&values[..lanes]);
                }
            }
            Kind::Accumulator(first) => undefined = self.accumulator(op, slot.ty, first.into(), out)?,
            Kind::Architecture(register) => {
                let (bytes, missing) = self.architecture(register, op.offset)?;
                let size = slot.ty.size();
                for (lane, value) in out[..lanes].iter_mut().enumerate() {
                    let at = usize::from(slot.offsets[lane]) & 31;
                    *value = load(&bytes, at, slot.ty);
                    if missing >> at & ((1 << size) - 1) != 0 {
                        undefined |= 1 << lane;
                    }
                }
            }
            Kind::Indirect { addr, offset, row } => {
                let places = self.indirect(slot, addr, offset, row, op.lanes, enabled)?;
                for (lane, value) in out[..lanes].iter_mut().enumerate() {
                    let at = usize::from(places[lane]);
                    *value = load(&self.grf, at, slot.ty);
                    let defined = at % REGISTER_BYTES + usize::from(slot.ty.size()) <= REGISTER_BYTES
                        && self.is_defined(at, slot.ty.size().into());
                    if !defined {
                        undefined |= 1 << lane;
                    }
                }
            }
            Kind::Null => {
                out[..lanes].fill(0);
                undefined = u32::MAX >> (32 - op.lanes);
            }
        }
        if slot.abs || slot.neg {
            modify(slot, &mut out[..lanes]);
        }
        Ok(undefined & enabled)
    }

    /// The accumulator as a source.
    pub(crate) fn accumulator(
        &self,
        op: &Op,
        ty: Type,
        first: usize,
        out: &mut Values,
    ) -> Result<u32, Fault> {
        let kind = acc_kind(ty);
        let lanes = op.lanes as usize;
        if first + lanes > 16 {
            return Err(illegal("the accumulator has no more channels"));
        }
        if self.acc_kind != kind && self.acc_undefined != u16::MAX {
            return Err(illegal(format!(
                "the accumulator holds values of another kind ({:?}, read as {kind:?})",
                self.acc_kind
            )));
        }
        out[..lanes].copy_from_slice(&self.acc[first..first + lanes]);
        Ok(u32::from(self.acc_undefined) >> first)
    }

    /// Writes accumulator channels.
    pub(crate) fn set_accumulator(
        &mut self,
        op: &Op,
        ty: Type,
        first: usize,
        enabled: u32,
        undefined: u32,
        values: &Values,
    ) -> Result<(), Fault> {
        if first + op.lanes as usize > 16 {
            return Err(illegal("the accumulator has no more channels"));
        }
        let kind = acc_kind(ty);
        if self.acc_kind != kind {
            self.acc_kind = kind;
            self.acc_undefined = u16::MAX;
        }
        for lane in (0..op.lanes as usize).filter(|lane| enabled >> lane & 1 == 1) {
            self.acc[first + lane] = values[lane];
            let bit = 1 << (first + lane);
            if undefined >> lane & 1 == 1 {
                self.acc_undefined |= bit;
            } else {
                self.acc_undefined &= !bit;
            }
        }
        Ok(())
    }

    /// Names the undefined operand of a lane.
    #[cold]
    pub(crate) fn undefined_operand(
        &self,
        op: &Op,
        index: usize,
        undefined: u32,
        decides: Option<Decides>,
    ) -> Fault {
        let lane = undefined.trailing_zeros();
        let channel = Some(op.first + lane);
        let slot = &op.src[index];
        let holder = match slot.kind {
            Kind::General => {
                let at = usize::from(slot.offsets[lane as usize % LANES]);
                let bytes = at..at + usize::from(slot.ty.size());
                let byte = bytes
                    .clone()
                    .find(|&byte| !self.is_defined(byte, 1))
                    .unwrap_or(at);
                return self.poison(byte, channel, decides);
            }
            Kind::Accumulator(_) => "the accumulator".to_owned(),
            Kind::Architecture(_) => "an architecture register".to_owned(),
            Kind::Indirect { .. } => "a register at an address in a0".to_owned(),
            Kind::Null => "the null register".to_owned(),
            Kind::Constant => "a constant".to_owned(),
        };
        let cause = "never written".to_owned();
        poison(
            channel,
            holder,
            decides.map_or_else(|| cause.clone(), |decides| format!("{decides}; {cause}")),
        )
    }

    /// Writes the destination: bits of each enabled lane; lanes of `undefined` get no value.
    #[inline]
    pub(crate) fn write(
        &mut self,
        op: &Op,
        enabled: u32,
        undefined: u32,
        values: &Values,
    ) -> Result<(), Fault> {
        let slot = &op.dst;
        let partial = if undefined != 0 { self.partial.take() } else { None };
        let partial = partial.as_deref();
        match slot.kind {
            Kind::General => {
                let offsets = &slot.offsets;
                self.scatter(op, offsets, enabled, (undefined, partial), values);
            }
            Kind::Null => {}
            Kind::Accumulator(first) => {
                self.set_accumulator(op, slot.ty, first.into(), enabled, undefined, values)?;
            }
            Kind::Architecture(register) => {
                let (mut bytes, _) = self.architecture(register, op.offset)?;
                let (mut written, mut open) = (0u32, [0; 32]);
                let size = usize::from(slot.ty.size());
                for lane in (0..op.lanes as usize).filter(|lane| enabled >> lane & 1 == 1) {
                    let at = usize::from(slot.offsets[lane]) & 31;
                    let bits = (((1u64 << size) - 1) as u32) << at;
                    for (index, byte) in values[lane].to_le_bytes()[..size].iter().enumerate() {
                        bytes[(at + index) & 31] = *byte;
                    }
                    written |= bits;
                    if undefined >> lane & 1 == 1 {
                        let shadow = partial.map_or(-1, |shadows| shadows[lane]).to_le_bytes();
                        for (index, &byte) in shadow[..size].iter().enumerate() {
                            open[(at + index) & 31] = byte;
                        }
                    }
                }
                self.set_architecture(register, bytes, written, open)?;
            }
            Kind::Indirect { addr, offset, row } => {
                let places = self.indirect(slot, addr, offset, row, op.lanes, enabled)?;
                self.scatter(op, &places, enabled, (undefined, partial), values);
            }
            Kind::Constant => return Err(illegal("a constant cannot be written")),
        }
        Ok(())
    }

    #[inline]
    fn scatter(
        &mut self,
        op: &Op,
        offsets: &[u16; LANES],
        enabled: u32,
        (undefined, partial): (u32, Option<&Values>),
        values: &Values,
    ) {
        let size = usize::from(op.dst.ty.size());
        let whole = enabled == u32::MAX >> (32 - op.lanes) && op.dst.kind == Kind::General;
        for lane in 0..op.lanes as usize {
            if enabled >> lane & 1 == 0 {
                continue;
            }
            let at = usize::from(offsets[lane]);
            let bytes = values[lane].to_le_bytes();
            match size {
                4 => {
                    if let Some(target) = self.grf.get_mut(at..at + 4) {
                        target.copy_from_slice(&bytes[..4]);
                    }
                }
                size => {
                    if let Some(target) = self.grf.get_mut(at..at + size) {
                        target.copy_from_slice(&bytes[..size]);
                    }
                }
            }
            if !whole || undefined != 0 {
                match partial.filter(|_| undefined >> lane & 1 == 1) {
                    None => self.mark(at, size, undefined >> lane & 1 == 0, op.offset),
                    Some(shadows) => {
                        let shadow = shadows[lane].to_le_bytes();
                        for (index, &byte) in shadow[..size].iter().enumerate() {
                            self.set_byte_shadow(at + index, byte, op.offset);
                        }
                    }
                }
            }
        }
        if whole && undefined == 0 {
            for &(register, bytes) in &op.dst.touched {
                self.undefined[usize::from(register)] &= !bytes;
            }
        }
    }
}

/// What kind of values an accumulator of this type has.
fn acc_kind(ty: Type) -> AccKind {
    match ty {
        Type::F | Type::Vf => AccKind::Float,
        Type::Df => AccKind::Double,
        _ => AccKind::Integer,
    }
}

/// Absolute value, then negation.
fn modify(slot: &Slot, values: &mut [i64]) {
    let sign = match slot.ty {
        Type::F => 1i64 << 31,
        Type::Df => i64::MIN,
        _ => 0,
    };
    for value in values {
        if sign == 0 {
            if slot.abs {
                *value = value.wrapping_abs();
            }
            if slot.neg {
                *value = value.wrapping_neg();
            }
        } else {
            if slot.abs {
                *value &= !sign;
            }
            if slot.neg {
                *value ^= sign;
            }
        }
    }
}
