//! Places of the entities of a module in `hsa_code`.
//!
//! They are known when the entities are written. Code refers to code that comes later, to labels and to definitions of what is
//! declared before; such references are noted as [`super::Late`] and filled in when the place is known.

use cranelift_entity::EntityRef;
use wavelift_hsail::model::*;

/// Offsets of entities in `hsa_code`; 0 for those that have none yet.
#[derive(Debug, Default)]
pub(super) struct Layout {
    module: u32,
    variables: Vec<u32>,
    fbarriers: Vec<u32>,
    executables: Vec<u32>,
    labels: Vec<u32>,
}

impl Layout {
    /// Of a module of which nothing is written.
    pub(super) fn new(module: &Module) -> Layout {
        let mut layout = Layout::default();
        layout.clear(module);
        layout
    }

    /// As [`Layout::new`], in the same memory.
    pub(super) fn clear(&mut self, module: &Module) {
        let zeros = |places: &mut Vec<u32>, count: usize| {
            places.clear();
            places.resize(count, 0);
        };
        self.module = 0;
        zeros(&mut self.variables, module.variables.len());
        zeros(&mut self.fbarriers, module.fbarriers.len());
        zeros(&mut self.executables, module.executables.len());
        zeros(&mut self.labels, module.labels.len());
    }

    /// Where a symbol stands; `None` if that is not known yet.
    pub(super) fn symbol(&self, symbol: Symbol) -> Option<u32> {
        let offset = match symbol {
            Symbol::Variable(id) => self.variables.get(id.index()).copied(),
            Symbol::Fbarrier(id) => self.fbarriers.get(id.index()).copied(),
            Symbol::Executable(id) => self.executables.get(id.index()).copied(),
            Symbol::Label(id) => self.labels.get(id.index()).copied(),
            Symbol::Module => Some(self.module),
        };
        offset.filter(|offset| *offset != 0)
    }

    /// Remembers where a symbol stands.
    pub(super) fn set(&mut self, symbol: Symbol, offset: u32) {
        let (places, index) = match symbol {
            Symbol::Variable(id) => (&mut self.variables, id.index()),
            Symbol::Fbarrier(id) => (&mut self.fbarriers, id.index()),
            Symbol::Executable(id) => (&mut self.executables, id.index()),
            Symbol::Label(id) => (&mut self.labels, id.index()),
            Symbol::Module => {
                self.module = offset;
                return;
            }
        };
        if let Some(place) = places.get_mut(index) {
            *place = offset;
        }
    }
}
