//! Instructions of LLVM IR text.

use crate::Error;
use crate::ir::{Inst, Op, Operand, Type};
use crate::lex::Token;
use crate::parse::Cursor;

/// Bytes that an index goes, and what it comes to.
pub(crate) fn step(level: &Type, index: u64) -> Option<(i64, Type)> {
    match level {
        Type::Array(_, element) | Type::Vector(_, element) => {
            let bytes = (index as i64).wrapping_mul(element.bytes() as i64);
            Some((bytes, (**element).clone()))
        }
        Type::Struct(fields) => {
            let field = fields.get(index as usize)?;
            Some((level.field_offset(index as usize) as i64, field.clone()))
        }
        _ => None,
    }
}

/// Flags that change nothing here: what they promise is not used.
const FLAGS: [&str; 18] = [
    "nuw", "nsw", "exact", "disjoint", "fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc",
    "inbounds", "nusw", "nneg", "samesign", "volatile", "tail",
];

/// Reads an instruction; none for what stands for nothing.
pub(crate) fn instruction(cursor: &mut Cursor<'_>) -> Result<Option<Inst>, Error> {
    let line = cursor.line;
    let mut result = None;
    if let Some(Token::Local(name)) = cursor.peek() {
        result = Some(name.clone());
        cursor.next();
        cursor.expect('=')?;
    }
    let mut opcode = cursor.any_word()?;
    while FLAGS.contains(&opcode) || opcode == "notail" || opcode == "musttail" {
        opcode = cursor.any_word()?;
    }
    while FLAGS.iter().any(|flag| cursor.word(flag)) {}
    let op = match opcode {
        "add" | "sub" | "mul" | "udiv" | "sdiv" | "urem" | "srem" | "shl" | "lshr" | "ashr" | "and"
        | "or" | "xor" | "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => {
            let (ty, first) = cursor.typed()?;
            cursor.expect(',')?;
            let second = cursor.operand(&ty)?;
            Op::Arithmetic(opcode.to_owned(), ty, vec![first, second])
        }
        "fneg" => {
            let (ty, value) = cursor.typed()?;
            Op::Arithmetic(opcode.to_owned(), ty, vec![value])
        }
        "icmp" | "fcmp" => {
            let condition = cursor.any_word()?.to_owned();
            let (ty, first) = cursor.typed()?;
            cursor.expect(',')?;
            let second = cursor.operand(&ty)?;
            Op::Compare(opcode == "fcmp", condition, ty, first, second)
        }
        "zext" | "sext" | "trunc" | "fptoui" | "fptosi" | "uitofp" | "sitofp" | "fpext" | "fptrunc"
        | "bitcast" | "ptrtoint" | "inttoptr" | "addrspacecast" => {
            let value = cursor.typed()?;
            cursor.word("to");
            let to = cursor.ty()?;
            Op::Cast(opcode.to_owned(), value, to)
        }
        "freeze" => {
            let value = cursor.typed()?;
            let ty = value.0.clone();
            Op::Cast("bitcast".to_owned(), value, ty)
        }
        "call" => return call(cursor, result),
        "br" | "switch" | "ret" | "unreachable" => terminator(cursor, opcode)?,
        _ => other(cursor, opcode)?,
    };
    Ok(Some(Inst { result, op, line }))
}

/// Memory, vectors and what joins values.
fn other(cursor: &mut Cursor<'_>, opcode: &str) -> Result<Op, Error> {
    Ok(match opcode {
        "select" => {
            let (_, condition) = cursor.typed()?;
            cursor.expect(',')?;
            let (ty, yes) = cursor.typed()?;
            cursor.expect(',')?;
            let (_, no) = cursor.typed()?;
            Op::Select(condition, ty, yes, no)
        }
        "load" => {
            let ty = cursor.ty()?;
            cursor.expect(',')?;
            let address = cursor.typed()?;
            let alignment = alignment(cursor, &ty)?;
            Op::Load(ty, address, alignment)
        }
        "store" => {
            let value = cursor.typed()?;
            cursor.expect(',')?;
            let address = cursor.typed()?;
            let alignment = alignment(cursor, &value.0)?;
            Op::Store(value, address, alignment)
        }
        "getelementptr" => {
            let element = cursor.ty()?;
            cursor.expect(',')?;
            let base = cursor.typed()?;
            let mut indices = Vec::new();
            while cursor.sign(',') && !matches!(cursor.peek(), Some(Token::Sign('!'))) {
                indices.push(cursor.typed()?);
            }
            Op::Address(element, base, indices)
        }
        "phi" => {
            let ty = cursor.ty()?;
            let mut arms = Vec::new();
            while cursor.sign('[') {
                let value = cursor.operand(&ty)?;
                cursor.expect(',')?;
                arms.push((value, cursor.local()?));
                cursor.expect(']')?;
                cursor.sign(',');
            }
            Op::Phi(ty, arms)
        }
        "alloca" => {
            let ty = cursor.ty()?;
            let alignment = alignment(cursor, &ty)?;
            if matches!(cursor.peek(), Some(Token::Word(word)) if word.starts_with('i')) {
                return Err(cursor.error("an `alloca` of several: its type may be an array"));
            }
            Op::Alloca(ty, alignment)
        }
        "extractelement" => {
            let vector = cursor.typed()?;
            cursor.expect(',')?;
            Op::Extract(vector, cursor.typed()?.1)
        }
        "insertelement" => {
            let vector = cursor.typed()?;
            cursor.expect(',')?;
            let (_, element) = cursor.typed()?;
            cursor.expect(',')?;
            Op::Insert(vector, element, cursor.typed()?.1)
        }
        "shufflevector" => {
            let first = cursor.typed()?;
            cursor.expect(',')?;
            let (_, second) = cursor.typed()?;
            cursor.expect(',')?;
            Op::Shuffle(first, second, shuffle_mask(cursor)?)
        }
        _ => return Err(cursor.error(format!("`{opcode}` is not translated"))),
    })
}

fn shuffle_mask(cursor: &mut Cursor<'_>) -> Result<Vec<Option<usize>>, Error> {
    let ty = cursor.ty()?;
    let count = ty.parts().len();
    if cursor.word("zeroinitializer") {
        return Ok(vec![Some(0); count]);
    }
    if cursor.word("poison") || cursor.word("undef") {
        return Ok(vec![None; count]);
    }
    let mut mask = Vec::new();
    cursor.expect('<')?;
    while !cursor.sign('>') {
        cursor.ty()?;
        if cursor.word("poison") || cursor.word("undef") {
            mask.push(None);
        } else {
            mask.push(Some(cursor.number()? as usize));
        }
        cursor.sign(',');
    }
    Ok(mask)
}

fn alignment(cursor: &mut Cursor<'_>, ty: &Type) -> Result<u64, Error> {
    if cursor.sign(',') && cursor.word("align") {
        return cursor.number();
    }
    Ok(ty.alignment())
}

fn terminator(cursor: &mut Cursor<'_>, opcode: &str) -> Result<Op, Error> {
    match opcode {
        "br" if cursor.word("label") => Ok(Op::Jump(cursor.local()?)),
        "br" => {
            let (_, condition) = cursor.typed()?;
            cursor.expect(',')?;
            cursor.word("label");
            let yes = cursor.local()?;
            cursor.expect(',')?;
            cursor.word("label");
            Ok(Op::Branch(condition, yes, cursor.local()?))
        }
        "switch" => {
            let index = cursor.typed()?;
            cursor.expect(',')?;
            cursor.word("label");
            let otherwise = cursor.local()?;
            cursor.expect('[')?;
            let mut cases = Vec::new();
            while !cursor.sign(']') {
                let (_, value) = cursor.typed()?;
                cursor.expect(',')?;
                cursor.word("label");
                let Operand::Bits(value) = value else {
                    return Err(cursor.error("a case is no number"));
                };
                cases.push((value, cursor.local()?));
            }
            Ok(Op::Switch(index, otherwise, cases))
        }
        _ => Ok(Op::Return),
    }
}

/// Calls that tell the optimiser something and do nothing.
const SILENT: [&str; 5] = [
    "llvm.lifetime.",
    "llvm.assume",
    "llvm.dbg.",
    "llvm.experimental.noalias",
    "llvm.invariant.",
];

fn call(cursor: &mut Cursor<'_>, result: Option<String>) -> Result<Option<Inst>, Error> {
    let line = cursor.line;
    cursor.attributes();
    let ty = cursor.ty()?;
    let Some(Token::Global(name)) = cursor.next() else {
        return Err(cursor.error("a call of what has no name"));
    };
    if SILENT.iter().any(|silent| name.starts_with(silent)) {
        return Ok(None);
    }
    cursor.expect('(')?;
    let (mut arguments, mut alignment) = (Vec::new(), u64::MAX);
    while !cursor.sign(')') {
        let ty = cursor.ty()?;
        cursor.aligned = 1;
        cursor.attributes();
        if matches!(ty, Type::Pointer(_)) {
            alignment = alignment.min(cursor.aligned);
        }
        let value = cursor.operand(&ty)?;
        arguments.push((ty, value));
        cursor.sign(',');
    }
    // The last argument of what moves memory: what all its addresses are multiples of.
    if name.starts_with("llvm.mem") {
        arguments.push((Type::Int(64), Operand::Bits(alignment)));
    }
    let op = Op::Call(ty, name.clone(), arguments);
    Ok(Some(Inst { result, op, line }))
}
