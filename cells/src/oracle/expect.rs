//! What a cell may give.

/// What one element of a result may be, as bits in the low end.
#[derive(Clone, Debug, PartialEq)]
pub enum Expect {
    /// Exactly these bits.
    Bits(u64),
    /// One of these: where the manual leaves a choice.
    OneOf(Vec<u64>),
    /// A quiet NaN whose payload is that of one of these NaNs; any quiet NaN if the list is empty. The sign is free (HSA PRM 4.19.4).
    Nan(Vec<u64>),
    /// A float within a distance of a number, both as doubles; zero may stand for what is subnormal.
    Near {
        /// The number.
        value: f64,
        /// How far away the result may be.
        error: f64,
    },
    /// Anything: the manual says that the result is undefined.
    Any,
}

impl Expect {
    /// Bits that must be those of a truth value.
    pub fn truth(value: bool) -> Expect {
        Expect::Bits(value.into())
    }

    /// Both expectations at once.
    pub fn or(self, other: Expect) -> Expect {
        match (self, other) {
            (a, b) if a == b => a,
            (Expect::Any, _) | (_, Expect::Any) => Expect::Any,
            (a, b) => match (a.bits(), b.bits()) {
                (Some(mut a), Some(b)) => {
                    a.extend(b.into_iter().filter(|x| !a.contains(x)).collect::<Vec<_>>());
                    Expect::OneOf(a)
                }
                // A NaN and a number: cannot be told apart by a flush of a zero; what is not a list of bits wins.
                (None, Some(_)) | (None, None) => Expect::Any,
                (Some(_), None) => Expect::Any,
            },
        }
    }

    fn bits(&self) -> Option<Vec<u64>> {
        match self {
            Expect::Bits(bits) => Some(vec![*bits]),
            Expect::OneOf(list) => Some(list.clone()),
            _ => None,
        }
    }

    /// Whether `got`, which has `bits` bits, is as expected.
    pub fn holds(&self, bits: u32, got: u64) -> bool {
        match self {
            Expect::Bits(wanted) => *wanted == got,
            Expect::OneOf(list) => list.contains(&got),
            Expect::Nan(payloads) => {
                let format = super::format::Format::of(bits);
                format.is_quiet_nan(got)
                    && (payloads.is_empty()
                        || payloads
                            .iter()
                            .any(|nan| format.magnitude(format.quiet(*nan)) == format.magnitude(got)))
            }
            Expect::Near { value, error } => {
                let got = super::format::Format::of(bits).to_double(got);
                if value.is_nan() {
                    return got.is_nan();
                }
                got == *value || (got - value).abs() <= *error
            }
            Expect::Any => true,
        }
    }
}

/// What a destination may hold: elements of equal width, the lowest first.
#[derive(Clone, Debug, PartialEq)]
pub struct Expected {
    /// Bits of an element.
    pub bits: u32,
    /// The elements.
    pub elements: Vec<Expect>,
}

impl Expected {
    /// One element.
    pub fn one(bits: u32, element: Expect) -> Expected {
        Expected {
            bits,
            elements: vec![element],
        }
    }

    /// Exactly these bits.
    pub fn exactly(bits: u32, value: u128) -> Expected {
        let step = bits.min(64);
        let element = |i: u32| Expect::Bits((value >> (i * step)) as u64 & super::format::ones(step));
        Expected {
            bits: step,
            elements: (0..bits / step).map(element).collect(),
        }
    }

    /// The first element that is not as expected.
    pub fn first_wrong(&self, got: u128) -> Option<usize> {
        (0..self.elements.len()).find(|&i| {
            let element = (got >> (i as u32 * self.bits)) as u64 & super::format::ones(self.bits);
            !self.elements[i].holds(self.bits, element)
        })
    }
}
