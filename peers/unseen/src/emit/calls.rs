//! Functions of OpenCL and of LLVM.

use super::arithmetic::flush;
use super::memory::Transfer;
use super::{Emitter, Part, class, container, plain, typed};
use crate::Error;
use crate::ir::{Operand, Type, Typed};

/// The name of a mangled function and what comes after it.
fn demangled(name: &str) -> Option<(&str, &str)> {
    let rest = name.strip_prefix("_Z")?;
    let digits = rest.find(|c: char| !c.is_ascii_digit())?;
    let length: usize = rest[..digits].parse().ok()?;
    rest[digits..].split_at_checked(length)
}

impl Emitter<'_> {
    pub(super) fn call(
        &mut self,
        ty: &Type,
        name: &str,
        arguments: &[Typed],
        used: bool,
    ) -> Result<Vec<Part>, Error> {
        if let Some(rest) = name.strip_prefix("llvm.") {
            let transfers = [
                ("memcpy", Transfer::Copy),
                ("memmove", Transfer::Move),
                ("memset", Transfer::Set),
            ];
            let transfer = transfers.into_iter().find(|(name, _)| rest.starts_with(name));
            if let Some((_, transfer)) = transfer {
                let [
                    to,
                    from,
                    (_, Operand::Bits(bytes)),
                    ..,
                    (_, Operand::Bits(alignment)),
                ] = arguments
                else {
                    return Err(self.error("a length that is not known"));
                };
                self.transfer((to, from), (*bytes, *alignment), transfer)?;
                return Ok(Vec::new());
            }
            let mut parts = Vec::new();
            for (_, argument) in arguments {
                parts.push(self.part(argument)?);
            }
            if ty.parts().len() > 1 {
                return Err(self.error(format!(
                    "`{name}` of several elements at once: let `opt` scalarize first"
                )));
            }
            let rest = rest.rsplit_once('.').map_or(rest, |(name, _)| name);
            return Ok(vec![self.intrinsic(ty, rest, &parts, arguments)?]);
        }
        let Some((function, suffix)) = demangled(name) else {
            return Err(self.error(format!("`{name}` is no function that is translated")));
        };
        if function == "barrier" {
            for line in ["memfence_screl_wg;", "barrier;", "memfence_scacq_wg;"] {
                self.emit(line);
            }
            return Ok(Vec::new());
        }
        let unsigned = suffix.ends_with(['j', 'm', 'h', 't'])
            || suffix.ends_with("S_") && suffix.contains(['j', 'm', 'h', 't']);
        if let Some(operation) = function.strip_prefix("atomic_") {
            return self.atomic((operation, !unsigned), arguments, used);
        }
        if let Some(part) = self.place_of_work_item(function, arguments)? {
            return Ok(vec![part]);
        }
        let mut columns = Vec::new();
        for (_, argument) in arguments {
            columns.push(self.parts(argument)?);
        }
        let mut made = Vec::new();
        for (index, element) in ty.parts().iter().enumerate() {
            let parts: Vec<Part> = columns
                .iter()
                .map(|column| column[index.min(column.len() - 1)].clone())
                .collect();
            made.push(self.builtin(function, element, &parts, !unsigned)?);
        }
        Ok(made)
    }

    /// `get_global_id` and so on.
    fn place_of_work_item(&mut self, function: &str, arguments: &[Typed]) -> Result<Option<Part>, Error> {
        let operation = match function {
            "get_global_id" => "workitemabsid_u32",
            "get_local_id" => "workitemid_u32",
            "get_group_id" => "workgroupid_u32",
            "get_local_size" => "currentworkgroupsize_u32",
            "get_global_size" => "gridsize_u32",
            "get_num_groups" => "gridgroups_u32",
            _ => return Ok(None),
        };
        let axis = match arguments.first() {
            Some((_, Operand::Bits(axis))) => axis.to_string(),
            _ => return Err(self.error(format!("the axis of `{function}` is no constant"))),
        };
        let word = self.make('s', operation, &[axis]);
        Ok(Some(self.make('d', "cvt_u64_u32", &[plain(&word)])))
    }

    /// An atomic operation of OpenCL on a word, which is a number with a sign or without one.
    fn atomic(
        &mut self,
        (operation, signed): (&str, bool),
        arguments: &[Typed],
        used: bool,
    ) -> Result<Vec<Part>, Error> {
        let Some(((pointer, address), values)) = arguments.split_first() else {
            return Err(self.error("an atomic operation has no address"));
        };
        let mut sources = Vec::new();
        for (_, value) in values {
            sources.push(plain(&self.part(value)?));
        }
        let (name, kind) = match operation {
            "min" | "max" if signed => (operation, "s32"),
            "add" | "sub" | "min" | "max" => (operation, "u32"),
            "inc" => ("add", "u32"),
            "dec" => ("sub", "u32"),
            "and" | "or" | "xor" => (operation, "b32"),
            "xchg" => ("exch", "b32"),
            "cmpxchg" => ("cas", "b32"),
            _ => return Err(self.error(format!("`atomic_{operation}` is not translated"))),
        };
        if matches!(operation, "inc" | "dec") {
            sources.push("1".to_owned());
        }
        let (segment, scope) = match pointer {
            Type::Pointer(3) => ("group", "wg"),
            _ => ("global", "agent"),
        };
        let mut all = vec![format!("[{}]", plain(&self.part(address)?))];
        all.append(&mut sources);
        if used || name == "exch" {
            let text = format!("atomic_{name}_{segment}_rlx_{scope}_{kind}");
            return Ok(vec![self.make('s', &text, &all)]);
        }
        self.emit(format!(
            "atomicnoret_{name}_{segment}_rlx_{scope}_{kind}\t{};",
            all.join(", ")
        ));
        Ok(Vec::new())
    }

    fn expect_arguments(&self, function: &str, parts: &[Part], wanted: usize) -> Result<(), Error> {
        match parts.len() >= wanted {
            true => Ok(()),
            false => Err(self.error(format!(
                "`{function}` takes {wanted} arguments, found {}",
                parts.len()
            ))),
        }
    }

    /// A function of one element.
    fn builtin(&mut self, function: &str, ty: &Type, parts: &[Part], signed: bool) -> Result<Part, Error> {
        let wanted = match function {
            "fma" | "mad" | "mad24" | "clamp" => 3,
            "min" | "max" | "fmin" | "fmax" | "mul_hi" | "mul24" | "rotate" => 2,
            _ => 1,
        };
        self.expect_arguments(function, parts, wanted)?;
        let bits = ty.bits();
        let float = matches!(ty, Type::Float(_));
        let sources: Vec<String> = parts.iter().map(|part| typed(part, ty)).collect();
        let sign = if signed { 's' } else { 'u' };
        let flush = flush(bits);
        let operation = match (function, float) {
            ("sqrt", true) => format!("sqrt_near_f{bits}"),
            ("rsqrt", true) => {
                let root = self.make(class(ty), &format!("sqrt_near_f{bits}"), &sources);
                let one = if bits == 32 {
                    "0F3f800000"
                } else {
                    "0D3ff0000000000000"
                };
                let sources = [one.to_owned(), plain(&root)];
                return Ok(self.make(class(ty), &format!("div{flush}_f{bits}"), &sources));
            }
            ("fabs", true) => format!("abs_f{bits}"),
            ("fmin" | "min", true) => format!("min{flush}_f{bits}"),
            ("fmax" | "max", true) => format!("max{flush}_f{bits}"),
            ("floor" | "ceil" | "rint" | "trunc", true) => format!("{function}{flush}_f{bits}"),
            ("fma", true) => format!("fma{flush}_f{bits}"),
            ("mad", true) => {
                let product = self.make(class(ty), &format!("mul{flush}_f{bits}"), &sources[..2]);
                let sources = [plain(&product), sources[2].clone()];
                return Ok(self.make(class(ty), &format!("add{flush}_f{bits}"), &sources));
            }
            ("min" | "max", false) if bits >= 32 => format!("{function}_{sign}{bits}"),
            ("clamp", false) if bits >= 32 => {
                let low = self.make(class(ty), &format!("max_{sign}{bits}"), &sources[..2]);
                let sources = [plain(&low), sources[2].clone()];
                return Ok(self.make(class(ty), &format!("min_{sign}{bits}"), &sources));
            }
            ("mul_hi", false) if bits >= 32 => format!("mulhi_{sign}{bits}"),
            ("mul24", false) => format!("mul24_{sign}32"),
            ("mad24", false) => format!("mad24_{sign}32"),
            ("popcount", false) if bits == 32 => "popcount_u32_b32".to_owned(),
            ("clz", false) => return self.leading_zeros(bits, &parts[0]),
            ("rotate", false) => {
                let parts = [parts[0].clone(), parts[0].clone(), parts[1].clone()];
                return self.funnel(bits, &parts, true);
            }
            _ => return Err(self.error(format!("`{function}` of {ty:?} is not translated"))),
        };
        Ok(self.make(class(ty), &operation, &sources))
    }

    /// A function of LLVM.
    fn intrinsic(
        &mut self,
        ty: &Type,
        name: &str,
        parts: &[Part],
        arguments: &[Typed],
    ) -> Result<Part, Error> {
        let wanted = match name {
            "fshl" | "fshr" | "fma" | "fmuladd" => 3,
            "umin" | "umax" | "smin" | "smax" | "minnum" | "maxnum" | "usub.sat" | "uadd.sat" => 2,
            _ => 1,
        };
        self.expect_arguments(name, parts, wanted)?;
        let bits = ty.bits();
        let width = container(bits);
        match name {
            "umin" | "umax" | "smin" | "smax" => {
                let signed = name.starts_with('s');
                let first = self.extended(&parts[0], bits, signed);
                let second = self.extended(&parts[1], bits, signed);
                let operation = format!("{}_{}{width}", &name[1..], &name[..1]);
                Ok(self.make(class(ty), &operation, &[plain(&first), plain(&second)]))
            }
            "abs" => {
                let value = self.extended(&parts[0], bits, true);
                Ok(self.make(class(ty), &format!("abs_s{width}"), &[plain(&value)]))
            }
            "fshl" | "fshr" => self.funnel(bits, parts, name == "fshl"),
            "ctpop" => {
                let value = self.extended(&parts[0], bits, false);
                let count = self.make('s', &format!("popcount_u32_b{width}"), &[plain(&value)]);
                Ok(if width == 64 {
                    self.make('d', "cvt_u64_u32", &[plain(&count)])
                } else {
                    count
                })
            }
            "ctlz" => self.leading_zeros(bits, &parts[0]),
            "cttz" if bits == 32 => {
                let found = self.make('s', "lastbit_u32_u32", &[plain(&parts[0])]);
                let never_zero = matches!(arguments.get(1), Some((_, Operand::Bits(1))));
                Ok(if never_zero {
                    found
                } else {
                    self.make('s', "min_u32", &[plain(&found), "32".to_owned()])
                })
            }
            "bswap" if bits == 32 => Ok(self.swapped(&parts[0])),
            "bitreverse" if bits >= 32 => {
                Ok(self.make(class(ty), &format!("bitrev_b{bits}"), &[plain(&parts[0])]))
            }
            "usub.sat" | "uadd.sat" if bits >= 32 => Ok(self.saturated(ty, name == "uadd.sat", parts)),
            "fabs" | "sqrt" | "minnum" | "maxnum" | "floor" | "ceil" | "rint" | "trunc" | "fma" => {
                let function = match name {
                    "minnum" => "fmin",
                    "maxnum" => "fmax",
                    other => other,
                };
                self.builtin(function, ty, parts, true)
            }
            _ => Err(self.error(format!("`llvm.{name}` of {bits} bits is not translated"))),
        }
    }

    /// A sum that ends at the largest number, or a difference that ends at zero.
    fn saturated(&mut self, ty: &Type, sum: bool, parts: &[Part]) -> Part {
        let (class, bits) = (class(ty), ty.bits());
        let [first, second] = [plain(&parts[0]), plain(&parts[1])];
        if sum {
            let room = self.make(class, &format!("not_b{bits}"), std::slice::from_ref(&second));
            let least = self.make(class, &format!("min_u{bits}"), &[first, plain(&room)]);
            return self.make(class, &format!("add_u{bits}"), &[plain(&least), second]);
        }
        let larger = self.make(class, &format!("max_u{bits}"), &[first, second.clone()]);
        self.make(class, &format!("sub_u{bits}"), &[plain(&larger), second])
    }

    fn leading_zeros(&mut self, bits: u32, part: &Part) -> Result<Part, Error> {
        if bits != 32 {
            return Err(self.error(format!("leading zeros of {bits} bits")));
        }
        let found = self.make('s', "firstbit_u32_u32", &[plain(part)]);
        Ok(self.make('s', "min_u32", &[plain(&found), "32".to_owned()]))
    }

    /// Bytes the other way round: two rotations of which each has two bytes right.
    fn swapped(&mut self, part: &Part) -> Part {
        let source = plain(part);
        let right = self.make(
            's',
            "bitalign_b32",
            &[source.clone(), source.clone(), "8".to_owned()],
        );
        let left = self.make('s', "bitalign_b32", &[source.clone(), source, "24".to_owned()]);
        let sources = ["4278255360".to_owned(), plain(&right), plain(&left)];
        self.make('s', "bitselect_b32", &sources)
    }

    /// Two values side by side, shifted; `left` gives the upper half, otherwise the lower one.
    fn funnel(&mut self, bits: u32, parts: &[Part], left: bool) -> Result<Part, Error> {
        let [high, low, by] = parts else {
            return Err(self.error("a funnel shift has three operands"));
        };
        let (upper, lower) = (plain(high), plain(low));
        match by {
            Part::Bits(by) => {
                let by = (*by as u32) % bits;
                let right = if left { bits - by } else { by };
                if right == bits {
                    return Ok(high.clone());
                }
                if bits == 32 {
                    return Ok(self.make('s', "bitalign_b32", &[lower, upper, right.to_string()]));
                }
                let class = if bits > 32 { 'd' } else { 's' };
                let width = container(bits);
                let low = self.extended(low, bits, false);
                let first = self.make(class, &format!("shr_u{width}"), &[plain(&low), right.to_string()]);
                let second = self.make(
                    class,
                    &format!("shl_u{width}"),
                    &[upper, (bits - right).to_string()],
                );
                Ok(self.make(class, &format!("or_b{width}"), &[plain(&first), plain(&second)]))
            }
            by if bits == 32 && !left => Ok(self.make('s', "bitalign_b32", &[lower, upper, plain(by)])),
            by if bits == 32 && high == low => {
                let right = self.make('s', "neg_s32", &[plain(by)]);
                Ok(self.make('s', "bitalign_b32", &[lower, upper, plain(&right)]))
            }
            _ => Err(self.error(format!("a funnel shift of {bits} bits by what is no constant"))),
        }
    }
}
