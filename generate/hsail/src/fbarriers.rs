//! Fbarriers (HSA PRM 9.2): exchange through group memory by those waves that are members.
//!
//! - One work-item initializes an fbarrier and, after a barrier, releases it; who joins leaves.
//! - All join before anybody waits: a barrier stands between.
//! - Operations are uniform in a wave: waves part by numbers of work-items in steps of 64, the largest wave of any target.
//! - Fences stand around what waits, as an fbarrier orders no memory.
//! - Who arrives without waiting touches the fbarrier again only when it was satisfied.

use crate::kernel::Writer;
use crate::meetings::{CONDITION, ITEM, Meeting, OTHER, OUTER, OWN, fenced};
use crate::shapes;
use crate::values::known as known_register;
use wavelift_hsail::model::Type;

/// The register that holds the address of an fbarrier.
const ADDRESS: &str = "$s51";
/// Work-items that stay together: a wave has as many at most.
const TOGETHER: u32 = 64;
const TOGETHER_LOG2: u32 = TOGETHER.trailing_zeros();

/// Where fbarriers are defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Module,
    Kernel,
}

/// What stands in front of the kernel: a function that waits, and fbarriers of the module.
pub(crate) fn of_module(place: Option<Place>) -> String {
    if place.is_none() {
        return String::new();
    }
    let wait = "function &wait()(arg_u32 %b)\n{\nld_arg_u32 $s0, [%b];\nmemfence_screl_wg;\nwaitfbar $s0;\nmemfence_scacq_wg;\n};\n";
    match place {
        Some(Place::Module) => format!("fbarrier &ba;\nfbarrier &bb;\n{wait}"),
        _ => wait.to_owned(),
    }
}

/// What stands at the start of the kernel.
pub(crate) fn of_kernel(place: Option<Place>) -> &'static str {
    match place {
        Some(Place::Kernel) => "fbarrier %ba;\nfbarrier %bb;\n",
        _ => "",
    }
}

impl Writer<'_, '_> {
    /// Exchange at fbarriers. All work-items come here.
    pub(crate) fn meet_at_fbarriers(&mut self) {
        let place = match self.fences {
            Some(place) => place,
            None => self.choices.of(&[Place::Module, Place::Kernel]),
        };
        self.fences = Some(place);
        let names = match place {
            Place::Module => ["&ba", "&bb"],
            Place::Kernel => ["%ba", "%bb"],
        };
        self.note(match place {
            Place::Module => shapes::FENCE_MODULE,
            Place::Kernel => shapes::FENCE_KERNEL,
        });
        match self.choices.below(3) {
            0 => self.fence_rounds(names[0]),
            1 => self.fence_part(names[1]),
            _ => self.fence_arrivals(names),
        }
    }

    /// One work-item initializes fbarriers, and all join.
    fn open_fences(&mut self, names: &[&str]) {
        self.begin_meeting();
        self.first_item("initfbar", names);
        self.line("barrier;");
        for name in names {
            let operand = self.fence(name);
            self.line(&format!("joinfbar {operand};"));
        }
        self.line("barrier;");
    }

    /// All have left fbarriers: one work-item releases them.
    fn close_fences(&mut self, names: &[&str]) {
        self.line("barrier;");
        self.first_item("releasefbar", names);
    }

    fn first_item(&mut self, operation: &str, names: &[&str]) {
        let on = self.label();
        self.line(&format!(
            "cmp_ne_b1_u32 {CONDITION}, {ITEM}, 0;\ncbr_b1 {CONDITION}, {on};"
        ));
        for name in names {
            let operand = self.fence(name);
            self.line(&format!("{operation} {operand};"));
        }
        self.line(&format!("{on}:"));
    }

    /// An fbarrier by its name, or by its address in a register.
    fn fence(&mut self, name: &str) -> String {
        if self.choices.below(2) == 0 {
            self.note(shapes::FENCE_NAMED);
            return name.to_owned();
        }
        self.note(shapes::FENCE_ADDRESS);
        self.line(&format!("ldf_u32 {ADDRESS}, {name};"));
        ADDRESS.to_owned()
    }

    /// What waits at an fbarrier, with fences: the instruction, or a function. `width` is a promise.
    fn waiting(&mut self, name: &str, width: &str) -> String {
        match self.choices.below(4) {
            0 => {
                self.note(shapes::FENCE_PASSED);
                format!(
                    "ldf_u32 {ADDRESS}, {name};\n{{\narg_u32 %b;\nst_arg_u32 {ADDRESS}, [%b];\ncall &wait()(%b);\n}}"
                )
            }
            1 => {
                self.note(shapes::FENCE_ADDRESS);
                let wait = format!("ldf_u32 {ADDRESS}, {name};\nwaitfbar{width} {ADDRESS};");
                fenced(self.choices, &wait)
            }
            _ => {
                self.note(shapes::FENCE_NAMED);
                fenced(self.choices, &format!("waitfbar{width} {name};"))
            }
        }
    }

    /// Rounds of exchange of all work-items.
    fn fence_rounds(&mut self, name: &str) {
        self.open_fences(&[name]);
        let width = self.choices.of(&["", "_width(all)", "_width(WAVESIZE)"]);
        let meeting = Meeting {
            text: self.waiting(name, width),
            among: None,
            shape: shapes::FENCE_ROUNDS,
        };
        self.line(&meeting.text);
        self.rounds(&meeting);
        self.leave_fence(name);
        self.close_fences(&[name]);
    }

    fn leave_fence(&mut self, name: &str) {
        let operand = self.fence(name);
        self.line(&format!("leavefbar {operand};"));
    }

    /// Some waves leave, and the others exchange words in rounds.
    fn fence_part(&mut self, name: &str) {
        self.open_fences(&[name]);
        let (stay, on) = (self.label(), self.label());
        let part = self.choices.below(2);
        self.line(&format!(
            "shr_u32 {OTHER}, {ITEM}, {TOGETHER_LOG2};\ncmp_eq_b1_u32 {CONDITION}, {OTHER}, {part};\n\
             cbr_width({TOGETHER})_b1 {CONDITION}, {stay};"
        ));
        self.leave_fence(name);
        self.line(&format!("br {on};\n{stay}:"));
        let meeting = Meeting {
            text: self.waiting(name, ""),
            among: Some(TOGETHER),
            shape: shapes::FENCE_PART,
        };
        self.line(&meeting.text);
        self.rounds(&meeting);
        self.leave_fence(name);
        self.line(&format!("{on}:"));
        self.close_fences(&[name]);
    }

    /// The first 64 work-items write words, which the others read: each says by one fbarrier that it is done, and waits at the other one.
    fn fence_arrivals(&mut self, [written, read]: [&str; 2]) {
        self.note(shapes::FENCE_ARRIVES);
        self.open_fences(&[written, read]);
        let (writes, on) = (self.label(), self.label());
        let counter = self.counter(OUTER);
        self.line(&format!(
            "shr_u32 {OTHER}, {ITEM}, {TOGETHER_LOG2};\ncmp_eq_b1_u32 {CONDITION}, {OTHER}, 0;\ncbr_b1 {CONDITION}, {writes};"
        ));
        self.arrive(read);
        self.count(&counter, &mut |writer| {
            let wait = writer.waiting(written, "");
            let result = known_register(writer.choices, Type::U32);
            writer.line(&format!(
                "{wait}\nand_b32 {OTHER}, {ITEM}, {};\nshl_u32 {OTHER}, {OTHER}, 2;\nld_group_u32 {OTHER}, [%words][{OTHER}];\n\
                 mad_u32 {result}, {result}, 0x9e3779b1, {OTHER};",
                TOGETHER - 1
            ));
            writer.arrive(read);
        });
        self.line(&format!("br {on};\n{writes}:"));
        self.count(&counter, &mut |writer| {
            let wait = writer.waiting(read, "");
            let word = known_register(writer.choices, Type::U32);
            writer.line(&format!(
                "add_u32 {word}, {word}, {OUTER};\n{wait}\nst_group_u32 {word}, [%words][{OWN}];"
            ));
            writer.arrive(written);
        });
        // What the readers say last.
        let wait = self.waiting(read, "");
        self.line(&format!("{wait}\n{on}:\nbarrier;"));
        for name in [written, read] {
            self.leave_fence(name);
        }
        self.close_fences(&[written, read]);
    }

    /// Arrives at an fbarrier after a fence.
    fn arrive(&mut self, name: &str) {
        let operand = self.fence(name);
        self.line(&format!("memfence_screl_wg;\narrivefbar {operand};"));
    }
}
