//! LLVM IR text to [`Module`].

use crate::Error;
use crate::constants::{initial_bytes, number_bits};
use crate::instructions;
use crate::ir::{Block, Kernel, Module, Operand, Type, Typed, Variable};
use crate::lex::{Token, words};
use std::collections::HashMap;

/// A place in the words of a line.
pub(crate) struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
    pub(crate) line: usize,
    pub(crate) structs: &'a HashMap<String, Type>,
    /// What the last attributes say that an address is a multiple of.
    pub(crate) aligned: u64,
    /// Types and operands that are being read, each within the one before.
    depth: usize,
}

/// Types and operands within each other.
const MAX_DEPTH: usize = 32;

/// Elements of a vector: those of OpenCL's longest.
const MAX_ELEMENTS: u64 = 16;

/// Bytes of a type.
const MAX_BYTES: u64 = 1 << 24;

impl<'a> Cursor<'a> {
    pub(crate) fn new(tokens: &'a [Token], line: usize, structs: &'a HashMap<String, Type>) -> Self {
        Cursor {
            tokens,
            at: 0,
            line,
            structs,
            aligned: 1,
            depth: 0,
        }
    }

    pub(crate) fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at)
    }

    pub(crate) fn next(&mut self) -> Option<&'a Token> {
        let token = self.tokens.get(self.at);
        self.at += 1;
        token
    }

    pub(crate) fn error(&self, what: impl Into<String>) -> Error {
        Error::new(self.line, what)
    }

    /// Takes a sign if it comes next.
    pub(crate) fn sign(&mut self, sign: char) -> bool {
        let there = self.peek() == Some(&Token::Sign(sign));
        self.at += usize::from(there);
        there
    }

    pub(crate) fn expect(&mut self, sign: char) -> Result<(), Error> {
        if self.sign(sign) {
            return Ok(());
        }
        Err(self.error(format!("`{sign}` is missing before {:?}", self.peek())))
    }

    /// Takes a word if it comes next.
    pub(crate) fn word(&mut self, word: &str) -> bool {
        let there = matches!(self.peek(), Some(Token::Word(found)) if found == word);
        self.at += usize::from(there);
        there
    }

    pub(crate) fn any_word(&mut self) -> Result<&'a str, Error> {
        match self.next() {
            Some(Token::Word(word)) => Ok(word),
            other => Err(self.error(format!("a word is missing at {other:?}"))),
        }
    }

    pub(crate) fn local(&mut self) -> Result<String, Error> {
        match self.next() {
            Some(Token::Local(name)) => Ok(name.clone()),
            other => Err(self.error(format!("a local name is missing at {other:?}"))),
        }
    }

    pub(crate) fn number(&mut self) -> Result<u64, Error> {
        let word = self.any_word()?;
        let number = word.parse();
        number.map_err(|_| self.error(format!("`{word}` is no number")))
    }

    /// Goes over words until one that does not belong to attributes of arguments and calls.
    pub(crate) fn attributes(&mut self) {
        while let Some(Token::Word(word)) = self.peek() {
            let type_follows = is_type(word);
            if type_follows || word == "null" || word == "undef" || word == "poison" {
                return;
            }
            if word.starts_with(|c: char| c.is_ascii_digit() || c == '-')
                || matches!(word.as_str(), "true" | "false")
            {
                return;
            }
            if matches!(word.as_str(), "zeroinitializer" | "getelementptr" | "splat") {
                return;
            }
            self.at += 1;
            if word == "align" {
                let number = match self.peek() {
                    Some(Token::Word(number)) => number.parse().ok(),
                    _ => None,
                };
                self.aligned = number.unwrap_or(1);
                self.at += usize::from(matches!(self.peek(), Some(Token::Word(_))));
            }
            if self.peek() == Some(&Token::Sign('(')) {
                self.parenthesis();
            }
        }
    }

    fn parenthesis(&mut self) {
        let mut depth = 0;
        while let Some(token) = self.next() {
            match token {
                Token::Sign('(') => depth += 1,
                Token::Sign(')') => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return;
            }
        }
    }

    /// A type.
    pub(crate) fn ty(&mut self) -> Result<Type, Error> {
        self.deeper()?;
        let ty = self.any_type()?;
        self.depth -= 1;
        match ty.bytes() {
            0..=MAX_BYTES => Ok(ty),
            bytes => Err(self.error(format!("a type of {bytes} bytes: {MAX_BYTES} are the most"))),
        }
    }

    fn deeper(&mut self) -> Result<(), Error> {
        self.depth += 1;
        match self.depth {
            0..=MAX_DEPTH => Ok(()),
            _ => Err(self.error(format!(
                "more than {MAX_DEPTH} types or operands within each other"
            ))),
        }
    }

    fn any_type(&mut self) -> Result<Type, Error> {
        match self.next() {
            Some(Token::Word(word)) => match word.as_str() {
                "void" | "label" => Ok(Type::Void),
                "half" => Ok(Type::Float(16)),
                "float" => Ok(Type::Float(32)),
                "double" => Ok(Type::Float(64)),
                "ptr" => Ok(Type::Pointer(self.space()?)),
                _ => {
                    let bits = word.strip_prefix('i').and_then(|bits| bits.parse().ok());
                    let bits = bits.filter(|bits| (1..=64).contains(bits));
                    bits.map(Type::Int)
                        .ok_or_else(|| self.error(format!("`{word}` is no type that is translated")))
                }
            },
            Some(Token::Sign('<')) => {
                let (count, element) = self.elements('>')?;
                let scalar = matches!(element, Type::Int(_) | Type::Float(_) | Type::Pointer(_));
                if !scalar || !(1..=MAX_ELEMENTS).contains(&count) {
                    return Err(self.error(format!("a vector has 1 to {MAX_ELEMENTS} scalars")));
                }
                Ok(Type::Vector(count, Box::new(element)))
            }
            Some(Token::Sign('[')) => {
                let (count, element) = self.elements(']')?;
                Ok(Type::Array(count, Box::new(element)))
            }
            Some(Token::Sign('{')) => {
                let mut fields = Vec::new();
                while !self.sign('}') {
                    fields.push(self.ty()?);
                    self.sign(',');
                }
                Ok(Type::Struct(fields))
            }
            Some(Token::Local(name)) => {
                let known = self.structs.get(name).cloned();
                known.ok_or_else(|| self.error(format!("the type %{name} is not known")))
            }
            other => Err(self.error(format!("a type is missing at {other:?}"))),
        }
    }

    fn elements(&mut self, end: char) -> Result<(u64, Type), Error> {
        let count = self.number()?;
        self.word("x");
        let element = self.ty()?;
        self.expect(end)?;
        if count > MAX_BYTES {
            return Err(self.error(format!("{count} elements: {MAX_BYTES} are the most")));
        }
        Ok((count, element))
    }

    /// `addrspace(N)`; 0 without it.
    pub(crate) fn space(&mut self) -> Result<u32, Error> {
        if !self.word("addrspace") {
            return Ok(0);
        }
        self.expect('(')?;
        let space = self.number()?;
        self.expect(')')?;
        Ok(space as u32)
    }

    /// A type and an operand, with attributes between them.
    pub(crate) fn typed(&mut self) -> Result<Typed, Error> {
        let ty = self.ty()?;
        self.attributes();
        let operand = self.operand(&ty)?;
        Ok((ty, operand))
    }

    /// An operand of a type.
    pub(crate) fn operand(&mut self, ty: &Type) -> Result<Operand, Error> {
        self.deeper()?;
        let operand = self.any_operand(ty)?;
        self.depth -= 1;
        Ok(operand)
    }

    fn any_operand(&mut self, ty: &Type) -> Result<Operand, Error> {
        match self.next() {
            Some(Token::Local(name)) => Ok(Operand::Local(name.clone())),
            Some(Token::Global(name)) => Ok(Operand::Global(name.clone(), 0)),
            Some(Token::Sign('<')) => {
                let mut elements = Vec::new();
                while !self.sign('>') {
                    elements.push(self.typed()?.1);
                    self.sign(',');
                }
                Ok(Operand::Vector(elements))
            }
            Some(Token::Word(word)) => match word.as_str() {
                "getelementptr" => self.constant_address(),
                "splat" => {
                    self.expect('(')?;
                    let (_, element) = self.typed()?;
                    self.expect(')')?;
                    Ok(Operand::Vector(vec![element; ty.parts().len()]))
                }
                "undef" | "poison" | "zeroinitializer" | "null" | "none" => Ok(match ty {
                    Type::Vector(count, _) => Operand::Vector(vec![Operand::Bits(0); *count as usize]),
                    _ => Operand::Bits(0),
                }),
                _ => number_bits(ty, word)
                    .map(Operand::Bits)
                    .ok_or_else(|| self.error(format!("`{word}` is no constant that is translated"))),
            },
            other => Err(self.error(format!("an operand is missing at {other:?}"))),
        }
    }

    /// `getelementptr (T, ptr @v, i64 1, ...)`.
    fn constant_address(&mut self) -> Result<Operand, Error> {
        while matches!(self.peek(), Some(Token::Word(_))) {
            self.next();
        }
        self.expect('(')?;
        let element = self.ty()?;
        self.expect(',')?;
        let (_, base) = self.typed()?;
        let mut offset = 0_i64;
        let mut level = Type::Array(0, Box::new(element));
        while self.sign(',') {
            self.attributes();
            let (_, index) = self.typed()?;
            let Operand::Bits(index) = index else {
                return Err(self.error("an index of a constant is no number"));
            };
            let (bytes, next) = instructions::step(&level, index)
                .ok_or_else(|| self.error("an index goes into what has no elements"))?;
            offset = offset.wrapping_add(bytes);
            level = next;
        }
        self.expect(')')?;
        match base {
            Operand::Global(name, first) => Ok(Operand::Global(name, first.wrapping_add(offset))),
            _ => Err(self.error("a constant address is of no variable")),
        }
    }
}

fn is_type(word: &str) -> bool {
    let integer = word
        .strip_prefix('i')
        .is_some_and(|bits| bits.parse::<u32>().is_ok());
    integer || matches!(word, "void" | "half" | "float" | "double" | "ptr" | "label")
}

/// Reads a module.
///
/// # Errors
/// With the line, if something is not what the translator knows.
pub(crate) fn module(text: &str) -> Result<Module, Error> {
    let mut module = Module {
        structs: structs(text)?,
        ..Module::default()
    };
    let mut kernel: Option<Kernel> = None;
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        let number = index + 1;
        let trimmed = line.trim();
        if let Some(current) = &mut kernel {
            if trimmed == "}" {
                module.kernels.extend(kernel.take());
                continue;
            }
            let mut whole = trimmed.to_owned();
            if trimmed.starts_with("switch ") && !trimmed.ends_with(']') {
                for (_, more) in lines.by_ref() {
                    whole.push(' ');
                    whole.push_str(more.trim());
                    if more.trim().starts_with(']') {
                        break;
                    }
                }
            }
            body_line(current, &whole, number, &module.structs)?;
        } else if line.starts_with("define ") {
            kernel = Some(header(line, number, &module.structs)?);
        } else if line.starts_with('@') {
            variable(&mut module, line, number)?;
        }
    }
    if kernel.is_some() {
        return Err(Error::new(text.lines().count(), "a kernel does not end"));
    }
    Ok(module)
}

/// The structures that a text defines, which may name one another before they are defined.
fn structs(text: &str) -> Result<HashMap<String, Type>, Error> {
    let mut known = HashMap::new();
    let mut waiting: Vec<(usize, Vec<Token>)> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('%') {
            waiting.push((index + 1, words(line, index + 1)?));
        }
    }
    while !waiting.is_empty() {
        let (before, mut problem) = (waiting.len(), None);
        let mut left = Vec::new();
        for (number, tokens) in waiting {
            match structure(&tokens, number, &known) {
                Ok((name, ty)) => drop(known.insert(name, ty)),
                Err(error) => {
                    problem = Some(error);
                    left.push((number, tokens));
                }
            }
        }
        waiting = left;
        if let Some(error) = problem.filter(|_| waiting.len() == before) {
            return Err(error);
        }
    }
    Ok(known)
}

/// A line that defines a structure.
fn structure(tokens: &[Token], line: usize, known: &HashMap<String, Type>) -> Result<(String, Type), Error> {
    let mut cursor = Cursor::new(tokens, line, known);
    let name = cursor.local()?;
    cursor.expect('=')?;
    cursor.word("type");
    Ok((name, cursor.ty()?))
}

fn body_line(
    kernel: &mut Kernel,
    line: &str,
    number: usize,
    structs: &HashMap<String, Type>,
) -> Result<(), Error> {
    let tokens = words(line, number)?;
    match tokens.as_slice() {
        [] => Ok(()),
        [Token::Word(name), Token::Sign(':'), ..] => {
            kernel.blocks.push(Block {
                name: name.clone(),
                insts: Vec::new(),
            });
            Ok(())
        }
        _ => {
            if kernel.blocks.is_empty() {
                // An entry without a name has the number after the arguments'.
                let name = kernel.arguments.len().to_string();
                kernel.blocks.push(Block {
                    name,
                    insts: Vec::new(),
                });
            }
            let inst = instructions::instruction(&mut Cursor::new(&tokens, number, structs))?;
            if let (Some(inst), Some(block)) = (inst, kernel.blocks.last_mut()) {
                block.insts.push(inst);
            }
            Ok(())
        }
    }
}

fn header(line: &str, number: usize, structs: &HashMap<String, Type>) -> Result<Kernel, Error> {
    let tokens = words(line, number)?;
    let mut cursor = Cursor::new(&tokens, number, structs);
    if !tokens.contains(&Token::Word("spir_kernel".to_owned())) {
        return Err(cursor.error("a function that is no kernel: let it be inlined"));
    }
    let mut kernel = Kernel::default();
    while let Some(token) = cursor.next() {
        if let Token::Global(name) = token {
            kernel.name = name.clone();
            break;
        }
    }
    cursor.expect('(')?;
    while !cursor.sign(')') {
        let ty = cursor.ty()?;
        cursor.attributes();
        kernel.arguments.push((ty, cursor.local()?));
        cursor.sign(',');
    }
    Ok(kernel)
}

/// `@name = internal addrspace(3) global [64 x float] undef, align 4`.
fn variable(module: &mut Module, line: &str, number: usize) -> Result<(), Error> {
    let tokens = words(line, number)?;
    let mut cursor = Cursor::new(&tokens, number, &module.structs);
    let Some(Token::Global(name)) = cursor.next() else {
        return Err(cursor.error("a variable has no name"));
    };
    cursor.expect('=')?;
    let mut space = 0;
    loop {
        if matches!(cursor.peek(), Some(Token::Word(word)) if word == "addrspace") {
            space = cursor.space()?;
        } else {
            match cursor.any_word()? {
                "constant" => break,
                // Of the memory of a work-group nothing is written before a kernel starts.
                "global" if space == 3 => break,
                "global" => {
                    return Err(
                        cursor.error("a variable that kernels may write and that keeps what they wrote")
                    );
                }
                _ => {}
            }
        }
    }
    let ty = cursor.ty()?;
    let bytes = initial_bytes(&mut cursor, &ty)?;
    let mut alignment = ty.alignment();
    if cursor.sign(',') && cursor.word("align") {
        alignment = cursor.number()?;
    }
    let variable = Variable {
        space,
        ty,
        alignment,
        bytes,
    };
    module.variables.push((name.clone(), variable));
    Ok(())
}
