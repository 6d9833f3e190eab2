//! Instructions on images: what the table's rows leave to modifiers and to the encoding. Rules choose the operation and the address
//! (`rules/images.isle`).
//!
//! Rust, not rules: how many registers an address or a result takes follows from geometry, coordinates and mask; a row has one shape.

use super::Lower;
use super::memory::Addr;
use super::operands::{Sreg, Vreg, part};
use super::values::InstOutput;
use crate::isa::{Class, Format, Inst as MachineInst, ModField, Op, Operand, OperandName, VirtualReg};
use crate::machine::{SGPR, VGPR};
use smallvec::SmallVec;
use wavelift_codegen::ir::{ImageGeometry, ImageOperands, Opcode, Value, ValueList};

/// Registers of the longest address: three coordinates, and how each changes along two directions.
const MOST: usize = 9;

/// Fields that encodings have for an address, at most.
const FIELDS: usize = 4;

/// The registers of an address.
#[derive(Clone, Copy, Debug)]
pub struct ImageAt {
    registers: [Vreg; MOST],
    count: u8,
}

impl ImageAt {
    /// These, of which there is one at least, and at most [`MOST`].
    pub(super) fn new(registers: &[Vreg]) -> ImageAt {
        ImageAt {
            registers: std::array::from_fn(|index| registers[index.min(registers.len() - 1)]),
            count: registers.len() as u8,
        }
    }

    /// The registers of two parts of an address.
    pub(super) fn followed_by(&self, rest: &ImageAt) -> ImageAt {
        let all: SmallVec<[Vreg; MOST]> = self.list().iter().chain(rest.list()).copied().collect();
        ImageAt::new(&all)
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

    /// What an operation says of the level: the level itself, or gradients.
    pub(super) fn said_of_level(
        &mut self,
        opcode: Opcode,
        geometry: ImageGeometry,
        args: ValueList,
    ) -> ImageAt {
        let args = args.as_slice(&self.func.dfg.value_lists);
        let place = ImageOperands::of(opcode, geometry).level;
        let values: SmallVec<[Value; MOST]> = args.get(place).unwrap_or_default().into();
        let registers: SmallVec<[Vreg; MOST]> = values
            .into_iter()
            .map(|value| {
                let word = self.operand32(value, 0);
                Vreg(self.in_vector(word, None))
            })
            .collect();
        ImageAt::new(&registers)
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

    /// The values that a store stores, its last operands, in registers one after the other.
    pub(super) fn stored_texel(&mut self, geometry: ImageGeometry, args: ValueList) -> Vreg {
        let args = args.as_slice(&self.func.dfg.value_lists);
        let first = args.len().saturating_sub(geometry.components());
        let values: SmallVec<[Value; 4]> = args.get(first..).unwrap_or_default().into();
        let words: Vec<Operand> = values.iter().flat_map(|&value| self.words(value)).collect();
        let words: Vec<VirtualReg> = words.into_iter().map(|word| self.vmov(word).0).collect();
        match words[..] {
            [word] => Vreg(word),
            _ => Vreg(self.tuple(&words, VGPR)),
        }
    }

    /// The encoding of an address: where there is a choice, the one in which each register has a field.
    fn address_format(&self, op: Op, at: &ImageAt) -> Format {
        let isa = self.subtarget.isa;
        let info = isa.op(op);
        let separate = |format| isa.format(format).separate_addresses();
        let formats = || info.encodings.iter().map(|&(format, _)| format);
        let wanted = match at.list().len() {
            1 => None,
            count if count <= FIELDS => formats().find(|&format| separate(format)),
            _ => formats().find(|&format| !separate(format)),
        };
        wanted.unwrap_or(info.format())
    }

    /// The registers of an address, each in a field or one after the other. The last field has all that are left (RDNA4 ISA 10.5).
    fn address_registers(&mut self, at: &ImageAt, separate: bool) -> SmallVec<[VirtualReg; FIELDS]> {
        let all = at.list();
        let alone = match separate {
            _ if all.len() == 1 => 1,
            true if all.len() <= FIELDS => all.len(),
            true => FIELDS - 1,
            false => 0,
        };
        let (alone, joined) = all.split_at(alone);
        let mut registers: SmallVec<[VirtualReg; FIELDS]> = alone.iter().map(|v| v.0).collect();
        if !joined.is_empty() {
            let copies: SmallVec<[VirtualReg; MOST]> = joined
                .iter()
                .map(|v| self.vmov(Operand::Virtual(v.0)).0)
                .collect();
            registers.push(self.vector_tuple(&copies));
        }
        registers
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
        let format = self.address_format(op, at);
        let separate = isa.format(format).separate_addresses();
        let mut addresses = self.address_registers(at, separate).into_iter();
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
