//! Bitwise scalar operations by their mnemonics: what they make of lane masks, for simulators and for the proof of masks.

/// Bitwise scalar operations.
#[derive(Clone, Copy, Debug)]
pub struct Logic {
    /// What it computes.
    pub function: fn(u64, u64) -> u64,
    /// The second operand is EXEC, and EXEC gets the result.
    pub with_exec: bool,
    /// On 64 bits.
    pub wide: bool,
    /// Sets SCC.
    pub sets_scc: bool,
}

impl Logic {
    /// The operation with a mnemonic, in the spelling of any generation.
    pub fn of(mnemonic: &str) -> Option<Logic> {
        let rest = mnemonic.strip_prefix("s_")?;
        let (rest, wide) = match rest.strip_suffix("_b64") {
            Some(rest) => (rest, true),
            None => (rest.strip_suffix("_b32")?, false),
        };
        let (name, with_exec) = match rest.strip_suffix("_saveexec") {
            Some(name) => (name, true),
            None => (rest, false),
        };
        let function: fn(u64, u64) -> u64 = match name {
            "mov" => |a, _| a,
            "not" => |a, _| !a,
            "and" => |a, b| a & b,
            "or" => |a, b| a | b,
            "xor" => |a, b| a ^ b,
            "andn2" | "and_not1" => |a, b| a & !b,
            "orn2" | "or_not1" => |a, b| a | !b,
            "andn1" | "and_not0" => |a, b| !a & b,
            "orn1" | "or_not0" => |a, b| !a | b,
            "nand" => |a, b| !(a & b),
            "nor" => |a, b| !(a | b),
            "xnor" => |a, b| !(a ^ b),
            _ => return None,
        };
        Some(Logic {
            function,
            with_exec,
            wide,
            sets_scc: name != "mov",
        })
    }

    /// The bits of the result that undefined bits of the sources reach.
    pub fn undefined(&self, (a, ua): (u64, u64), (b, ub): (u64, u64)) -> u64 {
        let f = self.function;
        let (a, b) = ([a & !ua, a | ua], [b & !ub, b | ub]);
        let all = [f(a[0], b[0]), f(a[0], b[1]), f(a[1], b[0]), f(a[1], b[1])];
        all.iter()
            .fold(0, |differing, result| differing | (result ^ all[0]))
    }
}
