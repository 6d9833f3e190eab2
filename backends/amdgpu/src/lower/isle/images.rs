//! Images.

use super::*;

impl ImagesTerms for Lower<'_> {
    fn image_at1(&mut self, x: Vreg) -> ImageAt {
        ImageAt::new(&[x])
    }

    fn image_at2(&mut self, x: Vreg, y: Vreg) -> ImageAt {
        ImageAt::new(&[x, y])
    }

    fn image_at3(&mut self, x: Vreg, y: Vreg, z: Vreg) -> ImageAt {
        ImageAt::new(&[x, y, z])
    }

    fn address_of(&mut self, first: ImageAt, rest: ImageAt) -> ImageAt {
        first.followed_by(&rest)
    }

    fn said_of_level(&mut self, opcode: &Opcode, geometry: &ImageGeometry, args: ValueList) -> ImageAt {
        Lower::said_of_level(self, *opcode, *geometry, args)
    }

    fn element_at(&mut self, buffer: Sreg, index: Vreg) -> Addr {
        Self::buffer_element(buffer, index)
    }

    fn coordinates(&mut self, geometry: &ImageGeometry, args: ValueList, skip: u8) -> Coordinates {
        self.image_coordinates(*geometry, args, skip)
    }

    fn array_geometry(&mut self, geometry: &ImageGeometry) -> Option<()> {
        geometry.is_array().then_some(())
    }

    fn first_two_values(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, ..] => Some((a, b)),
            _ => None,
        }
    }

    fn lanes_handle(&mut self, value: Value) -> Sreg {
        self.first_handle(value)
    }

    fn read_image(&mut self, op: &Op, geometry: &ImageGeometry, at: ImageAt, image: Sreg) -> InstOutput {
        self.image_values(*op, *geometry, &at, (image, None))
    }

    fn write_image(
        &mut self,
        op: &Op,
        geometry: &ImageGeometry,
        at: ImageAt,
        image: Sreg,
        texel: Vreg,
    ) -> Unit {
        let inst = self.image_inst(*op, *geometry, &at, texel.0, (image, None));
        self.emit(inst);
    }

    fn sample_image(
        &mut self,
        op: &Op,
        geometry: &ImageGeometry,
        at: ImageAt,
        image: Sreg,
        sampler: Sreg,
    ) -> InstOutput {
        self.image_values(*op, *geometry, &at, (image, Some(sampler)))
    }

    fn words_of(&mut self, words: Vreg) -> InstOutput {
        (0..words.0.count)
            .map(|word| Operand::Virtual(part(words.0, word, 1)))
            .collect()
    }

    fn texel(&mut self, geometry: &ImageGeometry, args: ValueList) -> Vreg {
        self.stored_texel(*geometry, args)
    }
}
