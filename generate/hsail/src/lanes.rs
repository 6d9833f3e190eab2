//! Cross-lane operations (HSA PRM 9.4): who is active, and values of other lanes.
//!
//! Which lanes are active at a place is determined: they part at a branch no later and meet no earlier than its post-dominator, and no later (HSA PRM 2.12). So
//! these operations stand anywhere, in regions, functions and after the end of some lanes. Their results depend on the size of a wave.

use crate::kernel::Writer;
use crate::shapes;
use crate::values::{known as known_register, several};
use wavelift_hsail::model::Type;

/// Words of a mask of lanes.
const MASK_WORDS: usize = 4;

impl Writer<'_, '_> {
    /// Asks who is active, or takes a value of another lane.
    pub(crate) fn across_lanes(&mut self) {
        let place = match (self.is_kernel, self.depth(), self.together) {
            (false, ..) => 3,
            (true, 0, true) => 0,
            (true, 0, false) => 1,
            (true, ..) => 2,
        };
        self.note(shapes::LANE_PLACES[place]);
        // All lanes of a slice are active where all work-items come.
        let width = match self.may_meet() {
            true => self
                .choices
                .of(&["", "_width(all)", "_width(WAVESIZE)", "_width(32)"]),
            false => "",
        };
        if !width.is_empty() {
            self.note(shapes::LANES_PROMISED);
        }
        let number = known_register(self.choices, Type::U32);
        match self.choices.below(6) {
            0 => self.line(&format!("activelaneid{width}_u32 {number};")),
            1 => {
                let holds = self.truth();
                self.line(&format!("activelanecount{width}_u32_b1 {number}, {holds};"));
            }
            2 => {
                let holds = self.truth();
                if let Some(words) = several(self.choices, Type::B64, MASK_WORDS) {
                    self.line(&format!("activelanemask_v4{width}_b64_b1 {words}, {holds};"));
                }
            }
            3 => self.line(&format!("laneid_u32 {number};")),
            _ => self.permute(width),
        }
    }

    /// A truth value of each lane, or of all.
    fn truth(&mut self) -> String {
        match self.choices.below(4) {
            3 => self.choices.below(2).to_string(),
            _ => known_register(self.choices, Type::B1),
        }
    }

    fn permute(&mut self, width: &str) {
        let ty = self
            .choices
            .of(&[Type::B32, Type::B32, Type::B64, Type::B128, Type::B1]);
        let lane = self.lane_number();
        let (result, value, instead) = (
            known_register(self.choices, ty),
            known_register(self.choices, ty),
            known_register(self.choices, ty),
        );
        let use_instead = match self.choices.below(2) {
            0 => "0".to_owned(),
            _ => self.truth(),
        };
        self.line(&format!(
            "activelanepermute{width}_{ty} {result}, {value}, {lane}, {instead}, {use_instead};"
        ));
    }

    /// The number of a lane, which wraps around at the size of the wave.
    fn lane_number(&mut self) -> String {
        let other = 1 + self.choices.below(63);
        match self.choices.below(4) {
            0 => {
                self.note(shapes::LANE_ANY);
                known_register(self.choices, Type::U32)
            }
            1 => {
                self.note(shapes::LANE_CONSTANT);
                other.to_string()
            }
            _ => {
                self.note(shapes::LANE_NEAR);
                let operation = self.choices.of(&["xor_b32", "add_u32", "sub_u32"]);
                self.line(&format!("laneid_u32 $s20;\n{operation} $s20, $s20, {other};"));
                "$s20".to_owned()
            }
        }
    }
}
