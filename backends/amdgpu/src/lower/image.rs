//! Instructions on images: what the table's rows leave to modifiers and to the encoding. Rules choose the operation and the address
//! (`rules/images.isle`).

use super::Lower;
use super::memory::Addr;
use super::operands::{Sreg, Vreg, part};
use super::values::InstOutput;
use crate::isa::{Class, Inst as MachineInst, ModField, Op, Operand, OperandName, VirtualReg};
use crate::machine::{SGPR, VGPR};
use smallvec::SmallVec;
use wavelift_codegen::ir::{ImageGeometry, Value, ValueList};

/// The registers of an address.
#[derive(Clone, Copy, Debug)]
pub struct ImageAt {
    registers: [Vreg; 3],
    count: u8,
}

impl ImageAt {
    /// These, of which there are at most three.
    pub(super) fn new(registers: &[Vreg]) -> ImageAt {
        ImageAt {
            registers: std::array::from_fn(|index| registers[index.min(registers.len() - 1)]),
            count: registers.len() as u8,
        }
    }

    fn list(&self) -> &[Vreg] {
        &self.registers[..usize::from(self.count)]
    }
}

/// The coordinates of an operation.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Coordinates {
    One { x: Value },
    Two { x: Value, y: Value },
    Three { x: Value, y: Value, z: Value },
}

/// What encodings call a geometry (RDNA4 ISA 10.2.1, "dim").
fn dimension(geometry: ImageGeometry) -> u8 {
    match geometry {
        ImageGeometry::OneD | ImageGeometry::OneDBuffer => 0,
        ImageGeometry::TwoD | ImageGeometry::TwoDDepth => 1,
        ImageGeometry::ThreeD => 2,
        ImageGeometry::OneDArray => 4,
        ImageGeometry::TwoDArray | ImageGeometry::TwoDArrayDepth => 5,
    }
}

impl Lower<'_> {
    /// The coordinates among the operands, after so many others.
    pub(super) fn image_coordinates(
        &self,
        geometry: ImageGeometry,
        args: ValueList,
        skip: u8,
    ) -> Coordinates {
        let args = args.as_slice(&self.func.dfg.value_lists);
        let at = |index: usize| args[usize::from(skip) + index];
        match geometry.coordinates() {
            1 => Coordinates::One { x: at(0) },
            2 => Coordinates::Two { x: at(0), y: at(1) },
            _ => Coordinates::Three {
                x: at(0),
                y: at(1),
                z: at(2),
            },
        }
    }

    /// A handle that is in lanes, taken from one of those that run.
    pub(super) fn first_handle(&mut self, value: Value) -> Sreg {
        let halves = [0, 1].map(|half| {
            let word = self.operand32(value, half);
            let word = Operand::Virtual(self.in_vector(word, None));
            let scalar = self.fresh(SGPR, 1);
            self.emit_op(Op::VReadfirstlaneB32, &[Operand::Virtual(scalar), word]);
            scalar
        });
        Sreg(self.pair(halves[0], halves[1], SGPR))
    }

    /// An element of a buffer, by its index.
    pub(super) fn buffer_element(buffer: Sreg, index: Vreg) -> Addr {
        Addr {
            lane: Operand::Virtual(index.0),
            base: Operand::Virtual(buffer.0),
            scalar: Operand::Off,
            offset: 0,
            indexed: true,
        }
    }

    /// The values that a store stores, in registers one after the other.
    pub(super) fn stored_texel(&mut self, geometry: ImageGeometry, args: ValueList) -> Vreg {
        let args = args.as_slice(&self.func.dfg.value_lists);
        let values: SmallVec<[Value; 4]> = args.get(1 + geometry.coordinates()..).unwrap_or_default().into();
        let words: Vec<Operand> = values.iter().flat_map(|&value| self.words(value)).collect();
        let words: Vec<VirtualReg> = words.into_iter().map(|word| self.vmov(word).0).collect();
        match words[..] {
            [word] => Vreg(word),
            _ => Vreg(self.tuple(&words, VGPR)),
        }
    }

    /// An instruction on an image, with what it makes or takes.
    pub(super) fn image_inst(
        &mut self,
        op: Op,
        geometry: ImageGeometry,
        at: &ImageAt,
        data: VirtualReg,
        (resource, sampler): (Sreg, Option<Sreg>),
    ) -> MachineInst {
        let isa = self.subtarget.isa;
        let info = isa.op(op);
        // Where there is a choice, the encoding in which each register of the address has a field.
        let mut formats = info.encodings.iter().map(|&(format, _)| format);
        let separate = formats.find(|&format| isa.format(format).separate_addresses());
        let format = separate.filter(|_| at.list().len() > 1).unwrap_or(info.format());
        let registers: SmallVec<[VirtualReg; 3]> = match at.list() {
            [single] => SmallVec::from_slice(&[single.0]),
            several if isa.format(format).separate_addresses() => several.iter().map(|v| v.0).collect(),
            several => {
                let copies: SmallVec<[VirtualReg; 3]> = several
                    .iter()
                    .map(|v| self.vmov(Operand::Virtual(v.0)).0)
                    .collect();
                SmallVec::from_slice(&[self.tuple(&copies, VGPR)])
            }
        };
        let mut addresses = registers.into_iter();
        let operands: SmallVec<[Operand; 8]> = info
            .operands
            .iter()
            .map(|operand| match (operand.class, operand.name) {
                (Class::ImageAddr | Class::ImageNext, _) => {
                    addresses.next().map_or(Operand::Off, Operand::Virtual)
                }
                (_, OperandName::Srsrc) => Operand::Virtual(resource.0),
                (_, OperandName::Ssamp) => sampler.map_or(Operand::Off, |s| Operand::Virtual(s.0)),
                _ => Operand::Virtual(data),
            })
            .collect();
        let has = |field| isa.format(format).modifier(field).is_some();
        MachineInst::with_format(self.machine(), op, format, &operands).with_mods(|mods| {
            mods.dmask = (1 << geometry.components()) - 1;
            mods.unorm = sampler.is_none() && has(ModField::Unorm);
            mods.da = geometry.is_array() && has(ModField::Da);
            if has(ModField::Dim) {
                mods.dim = dimension(geometry);
            }
        })
    }

    /// The results of an instruction that reads an image.
    pub(super) fn image_values(
        &mut self,
        op: Op,
        geometry: ImageGeometry,
        at: &ImageAt,
        resources: (Sreg, Option<Sreg>),
    ) -> InstOutput {
        let data = self.fresh(VGPR, geometry.components() as u8);
        let inst = self.image_inst(op, geometry, at, data, resources);
        self.emit(inst);
        (0..data.count)
            .map(|component| Operand::Virtual(part(data, component, 1)))
            .collect()
    }
}
