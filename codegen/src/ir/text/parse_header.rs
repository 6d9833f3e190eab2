//! From text to the header of a function: its parameters, limits and variables.

use super::error::ParseErrorKind;
use super::lexer::Token;
use super::parser::{Parse, Parser, RawFunction, RawModule};
use crate::ir::{Function, Param, ParamKind, SymbolScope};

/// The words that begin a statement of the header. Variables begin with their segment.
const STATEMENTS: [&str; 10] = [
    "source",
    "param",
    "kernarg",
    "required_group_size",
    "max_flat_group_size",
    "required_grid_size",
    "required_dim",
    "no_partial_groups",
    "max_dynamic_group_size",
    "max_flat_grid_size",
];

impl Parser {
    /// The statements in front of the first block.
    pub(super) fn function_header(&mut self, raw: &mut RawModule, function: &mut RawFunction) {
        let mut kernarg = None;
        loop {
            self.skip_newlines();
            // `kernarg` with a number is the size of the segment, with a name a variable in it.
            let size = self.at_word("kernarg") && !matches!(self.peek_second(), Token::Name(_));
            if self.segment().is_some() && !size {
                match self.symbol(SymbolScope::Function(function.id)) {
                    Ok((symbol, span)) => {
                        self.define_symbol(&mut raw.module, &mut function.symbols, symbol, span);
                    }
                    Err(error) => self.recover(error),
                }
                continue;
            }
            match self.function_statement(&mut function.func, &mut kernarg) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => self.recover(error),
            }
        }
        let end = function
            .func
            .params
            .iter()
            .map(|p| p.offset.saturating_add(p.bytes()))
            .max();
        function.func.kernarg_bytes = kernarg.or(end).unwrap_or(0);
    }

    /// One statement of the header; `false` where the header ends.
    fn function_statement(&mut self, func: &mut Function, kernarg: &mut Option<u32>) -> Parse<bool> {
        let span = self.span();
        let Token::Word(word) = self.peek() else {
            return Ok(false);
        };
        let Some(&what) = STATEMENTS.iter().find(|what| *what == word) else {
            return Ok(false);
        };
        self.advance();
        let limits = &mut func.limits;
        let is_repeated = match what {
            "source" => {
                func.source_name = self.file_name()?;
                false
            }
            "param" => {
                func.params.push(self.param()?);
                false
            }
            "no_partial_groups" => {
                limits.no_partial_groups = true;
                false
            }
            "required_group_size" => {
                let size = self.three("a group size", Self::number_u32)?;
                limits.required_group_size.replace(size).is_some()
            }
            "max_flat_group_size" => {
                let size = self.number_u32("a group size")?;
                limits.max_flat_group_size.replace(size).is_some()
            }
            "required_grid_size" => {
                let size = self.three("a grid size", |p, what| p.number(what, u64::MAX))?;
                limits.required_grid_size.replace(size).is_some()
            }
            "required_dim" => {
                let dim = self.number("a number of dimensions", 3)? as u8;
                limits.required_dim.replace(dim).is_some()
            }
            "max_dynamic_group_size" => {
                let bytes = self.number_u32("a size in bytes")?;
                limits.max_dynamic_group_size.replace(bytes).is_some()
            }
            "max_flat_grid_size" => {
                let size = self.number("a grid size", u64::MAX)?;
                limits.max_flat_grid_size.replace(size).is_some()
            }
            _ => kernarg.replace(self.number_u32("a size in bytes")?).is_some(),
        };
        if is_repeated {
            self.error(span, ParseErrorKind::Repeated(what));
        }
        self.end_of_line()?;
        Ok(true)
    }

    fn three<T: Copy + Default>(
        &mut self,
        what: &'static str,
        number: impl Fn(&mut Self, &'static str) -> Parse<T>,
    ) -> Parse<[T; 3]> {
        let mut size = [T::default(); 3];
        for n in &mut size {
            *n = number(self, what)?;
        }
        Ok(size)
    }

    fn file_name(&mut self) -> Parse<String> {
        let Token::Text(text) = self.peek().clone() else {
            return self.expected("a file name in quotes");
        };
        self.advance();
        Ok(text)
    }

    fn param(&mut self) -> Parse<Param> {
        let (name, _) = self.name("parameter")?;
        self.expect(':')?;
        let ty = self.ty()?;
        let count = if self.eat_word("x") {
            self.number_u32("a number of elements")?
        } else {
            1
        };
        self.expect_word("at")?;
        let offset = self.number_u32("an offset in bytes")?;
        self.expect_word("align")?;
        let align = self.number_u32("an alignment in bytes")?;
        let kind = match self.peek() {
            Token::Word(word) => ParamKind::parse(word),
            _ => None,
        };
        if kind.is_some() {
            self.advance();
        }
        Ok(Param {
            name,
            ty,
            count,
            offset,
            align,
            kind: kind.unwrap_or(ParamKind::Value),
        })
    }
}
