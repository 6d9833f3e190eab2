//! What is in scope where a statement stands.

use wavelift_hsail::model::{MachineModel, Profile, Segment, Type};

/// Profile and machine model of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Base or full.
    pub profile: Profile,
    /// Small or large.
    pub machine: MachineModel,
}

impl Setting {
    /// All four.
    pub const ALL: [Setting; 4] = [
        Setting::new(Profile::Full, MachineModel::Large),
        Setting::new(Profile::Full, MachineModel::Small),
        Setting::new(Profile::Base, MachineModel::Large),
        Setting::new(Profile::Base, MachineModel::Small),
    ];

    /// A profile with a machine model.
    pub const fn new(profile: Profile, machine: MachineModel) -> Setting {
        Setting { profile, machine }
    }

    /// Whether the profile is Base.
    pub(crate) fn is_base(self) -> bool {
        self.profile == Profile::Base
    }

    /// The type of signals.
    pub(crate) fn signal(self) -> Type {
        match self.machine {
            MachineModel::Small => Type::Sig32,
            MachineModel::Large => Type::Sig64,
        }
    }

    /// Bits of an address in a segment (HSA PRM 2.9).
    pub(crate) fn address_bits(self, segment: Segment) -> u32 {
        match segment {
            Segment::Group | Segment::Private | Segment::Spill | Segment::Arg | Segment::Region => 32,
            _ if self.machine == MachineModel::Small => 32,
            _ => 64,
        }
    }

    /// Whether a type exists (HSA PRM 4.13.3, 16.2.1).
    pub(crate) fn has(self, ty: Type) -> bool {
        match ty {
            Type::Sig32 | Type::Sig64 => ty == self.signal(),
            Type::F64 | Type::F64X2 => !self.is_base(),
            _ => true,
        }
    }
}

/// How a variable may be accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    /// It is not written: a constant, or an input.
    Load,
    /// It is not read: an output.
    Store,
    /// Both.
    Any,
}

/// A variable by name.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    /// With its sigil.
    pub(crate) name: String,
    pub(crate) segment: Segment,
    pub(crate) ty: Type,
    /// Nothing if nobody says.
    pub(crate) bytes: Option<u64>,
    pub(crate) access: Access,
}

/// A formal argument.
#[derive(Clone, Debug)]
pub(crate) struct Formal {
    pub(crate) ty: Type,
    /// Elements; `None` if it is no array.
    pub(crate) count: Option<u64>,
    /// Whether the number of elements is left open.
    pub(crate) open: bool,
    /// Alignment that is written, bytes.
    pub(crate) align: Option<u32>,
}

/// What can be called, or what an indirect call looks like.
#[derive(Clone, Debug)]
pub(crate) struct Callee {
    pub(crate) name: String,
    pub(crate) output: Option<Formal>,
    pub(crate) inputs: Vec<Formal>,
}

/// Names that a statement may use.
#[derive(Clone, Debug)]
pub(crate) struct Scope {
    pub(crate) setting: Setting,
    pub(crate) variables: Vec<Variable>,
    pub(crate) fbarriers: Vec<String>,
    pub(crate) functions: Vec<Callee>,
    pub(crate) signatures: Vec<Callee>,
    /// Labels `@l0` and so on; none inside of an arg block.
    pub(crate) labels: usize,
    /// Whether the module names the extensions "IMAGE", "amd:gcn" and "amd:mipmap".
    pub(crate) extensions: bool,
    /// Whether the statement stands in an arg block.
    pub(crate) in_arg_block: bool,
}

impl Scope {
    pub(crate) fn new(setting: Setting, extensions: bool) -> Scope {
        Scope {
            setting,
            variables: Vec::new(),
            fbarriers: Vec::new(),
            functions: Vec::new(),
            signatures: Vec::new(),
            labels: 0,
            extensions,
            in_arg_block: false,
        }
    }

    /// Variables of a segment that may be accessed so.
    pub(crate) fn in_segment(&self, segment: Segment, access: Access) -> Vec<&Variable> {
        let fits = |v: &&Variable| {
            v.segment == segment && (v.access == Access::Any || v.access == access || access == Access::Any)
        };
        self.variables.iter().filter(fits).collect()
    }
}
