//! Variables, their qualifiers and initializers (HSA PRM 4.3.8, 4.3.10, 4.8, 4.10, 7.1).

use super::{Validator, listed};
use crate::model::*;
use crate::source::Span;
use wavelift_images::{Format, Illegal, Sampler};

impl<'m> Validator<'m> {
    pub(super) fn variable(&mut self, id: VariableId, v: &'m Variable) {
        self.reserved_name(v.name, v.span);
        self.type_of_variable(v);
        if v.ty == Type::B1 {
            self.error("b1-variable", v.span, "4.3.8", "a variable cannot have type b1")
                .help = Some("use u8 or b8".into());
        }
        self.placement(id, v);
        self.dimension(v);
        self.alignment(v);
        self.qualifiers(v);
        self.handle_placement(v);
        if let Some(constant) = v.init.and_then(|id| self.module.constants.get(id)) {
            self.initializer(v, constant);
        }
    }

    fn dimension(&mut self, v: &Variable) {
        let text = self.name(v.name);
        match v.dim {
            Dimension::Array(0) => {
                let message = "an array has at least one element";
                self.error("zero-dimension", v.span, "4.3.8", message);
            }
            Dimension::Array(_) if v.byte_size().is_none() => {
                let message = format!("`{text}` has 2^64 bytes or more");
                self.error("too-large", v.span, "4.3.8", message);
            }
            Dimension::Unsized => {
                let fine = match v.linkage {
                    Linkage::Program | Linkage::Module => !v.is_definition || v.init.is_some(),
                    Linkage::Arg => false,
                    // Formals without a size are the business of their function.
                    _ => matches!(v.segment, Segment::Arg | Segment::Kernarg),
                };
                if !fine {
                    let message = format!("array `{text}` has no size");
                    self.error("missing-dimension", v.span, "4.3.8", message).help =
                        Some("give it a size or an initializer".into());
                }
            }
            _ => {}
        }
    }

    fn alignment(&mut self, v: &Variable) {
        let natural = Variable::natural_align(v.ty);
        if v.align < natural {
            let message = format!(
                "alignment {} of `{}` is below the {} bytes of {}",
                v.align.bytes(),
                self.name(v.name),
                natural.bytes(),
                v.ty
            );
            self.error("align-below-natural", v.span, "4.3.10", message);
        }
    }

    /// `const` and `alloc(agent)`, which only global and readonly variables have.
    fn qualifiers(&mut self, v: &Variable) {
        let text = self.name(v.name);
        let has_qualifiers = matches!(v.segment, Segment::Global | Segment::Readonly);
        if v.is_const && !has_qualifiers {
            let message = format!(
                "`const` is for global and readonly variables, `{text}` is {}",
                v.segment
            );
            self.error("wrong-const", v.span, "4.3.10", message);
        } else if v.is_const && v.is_definition && v.init.is_none() {
            let message = format!("`{text}` is `const` and has no initializer");
            self.error("const-without-initializer", v.span, "4.10", message);
        }
        if v.allocation == Allocation::Agent && !has_qualifiers {
            let message = "agent allocation is for global and readonly variables";
            self.error("wrong-allocation", v.span, "4.3.10", message);
        }
    }

    /// Segments in which images and samplers can be.
    fn handle_placement(&mut self, v: &Variable) {
        const SEGMENTS: [Segment; 4] = [Segment::Global, Segment::Readonly, Segment::Kernarg, Segment::Arg];
        let is_handle = matches!(v.ty.class(), TypeClass::Image | TypeClass::Sampler);
        if is_handle && !SEGMENTS.contains(&v.segment) {
            let message = format!(
                "a variable of type {} cannot be in the {} segment",
                v.ty, v.segment
            );
            self.error("handle-segment", v.span, "7.1.7", message).help =
                Some(format!("legal is {}", listed(SEGMENTS.iter())));
        }
    }

    fn type_of_variable(&mut self, v: &Variable) {
        // An array is as large as the same bytes of another type: nothing else depends on what its elements are.
        let is_array = v.dim != Dimension::Scalar;
        match self.unavailable(v.ty) {
            Some((prm, message)) if is_array => {
                self.error("array-model", v.span, prm, message);
            }
            None if is_array && self.lacks_extension(v.ty) => {
                self.missing_extension("array-extension", v.ty, v.span)
            }
            _ => self.type_available(v.ty, v.span),
        }
    }

    /// Checks the constants of a pragma.
    pub(super) fn pragma(&mut self, pragma: &'m Pragma) {
        for operand in &pragma.operands {
            if let PragmaOperand::Constant(id) = operand
                && let Some(constant) = self.module.constants.get(*id)
            {
                self.handles(constant, pragma.span);
            }
        }
    }

    fn placement(&mut self, id: VariableId, v: &Variable) {
        let formal = matches!(v.linkage, Linkage::None | Linkage::Function)
            && matches!(v.segment, Segment::Kernarg | Segment::Arg);
        let is_formal = v.owner.is_some() && self.formals.contains_key(&id);
        if formal && is_formal {
            return;
        }
        let text = self.name(v.name);
        let fine = match (v.linkage, v.segment) {
            (_, Segment::Flat | Segment::Kernarg) => is_formal,
            (Linkage::Program | Linkage::Module, s) => !matches!(s, Segment::Spill | Segment::Arg),
            (Linkage::Arg, s) => s == Segment::Arg,
            (_, s) => s != Segment::Arg || is_formal,
        };
        if !fine {
            let place = match v.linkage {
                Linkage::Program | Linkage::Module => "at module scope",
                Linkage::Arg => "in an arg block",
                _ => "in a code block",
            };
            self.error(
                "variable-placement",
                v.span,
                "4.3.8",
                format!("`{text}` cannot be in the {} segment {place}", v.segment),
            );
        }
    }

    fn initializer(&mut self, v: &Variable, constant: &Constant) {
        let text = self.name(v.name);
        if !v.is_definition {
            self.error(
                "initializer-on-declaration",
                v.span,
                "4.10",
                format!("`{text}` is a declaration and has an initializer"),
            );
        }
        if !matches!(v.segment, Segment::Global | Segment::Readonly) {
            let message = format!("`{text}` in the {} segment cannot have an initializer", v.segment);
            self.error("initializer-segment", v.span, "4.10", message).help =
                Some("only global and readonly variables have one".into());
        }
        let handles = self.handles(constant, v.span);
        if handles && v.allocation != Allocation::Agent {
            let message =
                format!("`{text}` is initialized with images or samplers and needs agent allocation");
            let rule = match constant {
                Constant::Aggregate(_) => "aggregate-allocation",
                _ => "handle-allocation",
            };
            self.error(rule, v.span, "7.1.7", message).help = Some("write `alloc(agent)`".into());
        }
        let is_array = v.dim != Dimension::Scalar;
        let fits = match constant {
            Constant::Bytes { ty, array: false, .. } => !is_array && *ty == v.ty.constant_type(),
            Constant::Bytes { ty, array: true, .. } | Constant::OpaqueArray { ty, .. } => {
                is_array && *ty == v.ty
            }
            Constant::Image(image) => !is_array && image.ty == v.ty,
            Constant::Sampler(_) => !is_array && v.ty == Type::Samp,
            Constant::Aggregate(_) => is_array && v.ty.is_bit(),
            Constant::Align(_) => false,
        };
        if !fits {
            let message = format!("the initializer of `{text}` does not have its type");
            self.error("initializer-type", v.span, "4.10", message);
            return;
        }
        let size = constant.byte_size();
        if v.byte_size().is_some_and(|wanted| wanted != size) {
            let wanted = v.byte_size().unwrap_or(0);
            let message = format!("the initializer of `{text}` has {size} bytes, the variable {wanted}");
            self.error("initializer-size", v.span, "4.10", message).help =
                Some("initializers fill the variable exactly; missing bytes are not set to zero".into());
        }
    }

    /// A constant of a type that needs an extension needs it wherever it stands.
    fn handle_available(&mut self, ty: Type, span: Span) {
        if self.lacks_extension(ty) {
            self.missing_extension("missing-extension", ty, span);
        }
    }

    /// Checks the parts of a constant; whether it has images or samplers in it.
    fn handles(&mut self, constant: &Constant, span: Span) -> bool {
        match constant {
            Constant::Bytes { ty, bytes, .. } => {
                self.type_available(*ty, span);
                if ty.class() == TypeClass::Signal && bytes.iter().any(|b| *b != 0) {
                    self.error("nonzero-signal", span, "4.8.3", "the only signal constant is 0");
                }
                if ty.is_bit() {
                    self.error(
                        "bit-constant",
                        span,
                        "18.7",
                        format!("a constant cannot have type {ty}"),
                    );
                }
                if !(bytes.len() as u64).is_multiple_of(ty.bytes() as u64) {
                    self.error(
                        "initializer-size",
                        span,
                        "18.7",
                        format!("constant bytes are no whole number of {ty}"),
                    );
                }
                false
            }
            Constant::Image(image) => {
                self.handle_available(image.ty, span);
                self.image(image, span);
                true
            }
            Constant::Sampler(sampler) => {
                self.handle_available(Type::Samp, span);
                let sampler = Sampler {
                    coord: sampler.coord,
                    filter: sampler.filter,
                    addressing: sampler.addressing,
                };
                if let Err(illegal) = sampler.check() {
                    self.illegal(illegal, span);
                }
                true
            }
            Constant::OpaqueArray { elements, .. } => {
                for element in elements {
                    self.handles(element, span);
                }
                true
            }
            Constant::Aggregate(items) => {
                if items.iter().all(|i| matches!(i, Constant::Align(_))) {
                    self.error(
                        "empty-aggregate",
                        span,
                        "4.8.4",
                        "an aggregate holds at least one constant",
                    );
                }
                let mut handles = false;
                for item in items {
                    if !matches!(item, Constant::Aggregate(_)) {
                        handles |= self.handles(item, span);
                    }
                }
                handles
            }
            Constant::Align(_) => false,
        }
    }

    fn image(&mut self, image: &ImageConstant, span: Span) {
        let g = image.geometry;
        let sizes = [
            ("width", image.width, true),
            ("height", image.height, g.has_height()),
            ("depth", image.depth, g.has_depth()),
            ("array", image.array, g.is_array()),
        ];
        for (name, value, applies) in sizes {
            if applies && value == 0 {
                let message = format!("an image of geometry {g} needs `{name}` greater than 0");
                self.error("image-property", span, "7.1.7", message);
            } else if !applies && value != 0 {
                let message = format!("an image of geometry {g} has no `{name}`");
                self.error("image-property", span, "7.1.7", message);
            }
        }
        let format = Format {
            order: image.order,
            ty: image.channel,
        };
        if let Err(illegal) = format.check(g) {
            self.illegal(illegal, span);
        }
    }

    /// Properties of an image or sampler that do not go together.
    fn illegal(&mut self, illegal: Illegal, span: Span) {
        let rule = match illegal {
            Illegal::Order(..) => "image-format",
            Illegal::Type(..) => "image-channel-type",
            Illegal::Size(_) => "image-property",
            Illegal::Addressing(_) => "sampler-addressing",
        };
        self.error(rule, span, illegal.section(), illegal.to_string());
    }
}
