//! Vectors, products of matrices, and sums of products of parts of words.

use super::*;

impl VectorsTerms for Lower<'_> {
    fn lane(&mut self, vector: Value, index: u8, ty: Type) -> InstOutput {
        let unit = self.registers(ty);
        Self::one(Operand::Virtual(part(self.reg_of(vector), index * unit, unit)))
    }

    fn vector_of(&mut self, lanes: ValueList) -> Vreg {
        let lanes = lanes.as_slice(&self.func.dfg.value_lists).to_vec();
        let words: Vec<Operand> = lanes.iter().flat_map(|&lane| self.words(lane)).collect();
        self.vector_of_words(&words)
    }

    fn with_lane(&mut self, vector: Value, lane: Value, index: u8) -> Vreg {
        let mut words = self.words(vector);
        let lane = self.words(lane);
        let first = usize::from(index) * lane.len();
        for (word, new) in words.iter_mut().skip(first).zip(lane) {
            *word = new;
        }
        self.vector_of_words(&words)
    }
}

impl MatrixTerms for Lower<'_> {
    fn matrix_a(&mut self, product: &MatrixProduct, args: ValueList) -> Vreg {
        self.matrix_factor(*product, args, 0)
    }

    fn matrix_b(&mut self, product: &MatrixProduct, args: ValueList) -> Vreg {
        self.matrix_factor(*product, args, 1)
    }

    fn matrix_c(&mut self, product: &MatrixProduct, args: ValueList) -> VSrc {
        self.matrix_addend(*product, args)
    }

    fn matrix_words(&mut self, words: Vreg) -> InstOutput {
        (0..words.0.count)
            .map(|word| Operand::Virtual(part(words.0, word, 1)))
            .collect()
    }
}

impl DotsTerms for Lower<'_> {
    fn dot_product(&mut self, inst: Inst) -> Option<(Dot, Value, Value, Addend)> {
        self.find_dot(inst)
    }

    fn addend(&mut self, addend: Addend) -> VSrc {
        match addend {
            Some(value) => self.vsrc(value),
            None => VSrc::plain(Operand::Int(0)),
        }
    }

    fn with_sign(&mut self, source: VSrc) -> VSrc {
        VSrc { neg: true, ..source }
    }
}
