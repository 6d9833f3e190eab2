//! Reads and checks the tables.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use crate::error::TableError;
use crate::model::*;

type Message = String;

impl Table {
    /// Reads the format table and the instruction table of a machine.
    pub fn read(formats: &Path, machine: &Path) -> Result<Table, TableError> {
        let mut table = Table {
            formats: Vec::new(),
            instructions: Vec::new(),
        };
        each_row(formats, 6, |_, columns| {
            let format = parse_format(columns)?;
            if table.formats.iter().any(|f| f.name == format.name) {
                return Err(format!("format {} appears twice", format.name));
            }
            table.formats.push(format);
            Ok(())
        })?;
        let mut names = HashSet::new();
        let mut taken: HashMap<(u64, u64, u16), String> = HashMap::new();
        each_row(machine, 10, |line, columns| {
            let instruction = parse_instruction(line, columns, &table.formats)?;
            if !names.insert(instruction.mnemonic.clone()) {
                return Err(format!("{} appears twice", instruction.mnemonic));
            }
            for &(format, opcode) in &instruction.encodings {
                let format = &table.formats[format];
                let key = (format.mask, format.value, opcode);
                if let Some(other) = taken.insert(key, instruction.mnemonic.clone()) {
                    return Err(format!(
                        "opcode {opcode} of {} belongs to {other} already",
                        format.name
                    ));
                }
            }
            table.instructions.push(instruction);
            Ok(())
        })?;
        Ok(table)
    }

    /// Index of the format called `name`.
    pub fn format(&self, name: &str) -> Option<usize> {
        self.formats.iter().position(|f| f.name == name)
    }
}

fn each_row(
    path: &Path,
    count: usize,
    mut row: impl FnMut(usize, &[&str]) -> Result<(), Message>,
) -> Result<(), TableError> {
    let text = std::fs::read_to_string(path).map_err(|error| TableError::Io {
        path: path.into(),
        error,
    })?;
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let columns: Vec<&str> = line.split('\t').map(|c| if c == "-" { "" } else { c }).collect();
        let result = if columns.len() == count {
            row(index + 1, &columns)
        } else {
            Err(format!("{} columns where {count} are needed", columns.len()))
        };
        result.map_err(|message| TableError::Row {
            path: path.into(),
            line: index + 1,
            message,
        })?;
    }
    Ok(())
}

fn parse_number(text: &str) -> Result<u64, Message> {
    let parsed = if let Some(hex) = text.strip_prefix("0x") {
        u64::from_str_radix(hex, 16)
    } else if let Some(binary) = text.strip_prefix("0b") {
        u64::from_str_radix(binary, 2)
    } else {
        text.parse()
    };
    parsed.map_err(|_| format!("`{text}` is not a number"))
}

fn parse_bits(text: &str) -> Result<Bits, Message> {
    text.split(',')
        .map(|part| {
            let (hi, lo) = part.split_once(':').unwrap_or((part, part));
            let (hi, lo) = (parse_number(hi)?, parse_number(lo)?);
            if hi < lo || hi > 63 {
                return Err(format!("bits {part} are not within 63:0"));
            }
            Ok((lo as u8, (hi - lo + 1) as u8))
        })
        .collect()
}

fn mask_of(bits: &Bits) -> u64 {
    bits.iter()
        .fold(0, |mask, &(lo, width)| mask | (u64::MAX >> (64 - width)) << lo)
}

fn parse_format(columns: &[&str]) -> Result<Format, Message> {
    let [name, words, matches, opcode, promotes, fields] = columns else {
        return Err("six columns are needed".into());
    };
    let (mut mask, mut value) = (0, 0);
    // A match list separates its terms by commas, so each term has one part.
    for term in matches.split(',') {
        let (bits, wanted) = term
            .split_once('=')
            .ok_or_else(|| format!("match term `{term}` has no `=`"))?;
        let bits = parse_bits(bits)?;
        mask |= mask_of(&bits);
        value |= parse_number(wanted)? << bits[0].0;
    }
    let promotes = promotes
        .split(',')
        .filter(|p| !p.is_empty())
        .map(|p| {
            let (format, add) = p
                .split_once('+')
                .ok_or_else(|| format!("promotion `{p}` has no `+`"))?;
            Ok((format.to_string(), parse_number(add)? as u16))
        })
        .collect::<Result<_, Message>>()?;
    let mut format = Format {
        name: name.to_string(),
        words: parse_number(words)? as u8,
        mask,
        value,
        opcode: if opcode.is_empty() {
            Vec::new()
        } else {
            parse_bits(opcode)?
        },
        promotes,
        operands: Vec::new(),
        modifiers: Vec::new(),
    };
    let fixed = mask | mask_of(&format.opcode);
    let mut modifier_bits = 0;
    for field in fields.split_whitespace() {
        let (head, bits) = field.split_once('@').unwrap_or((field, ""));
        let (name, kind) = head.split_once(':').unwrap_or((head, ""));
        let bits = if bits.is_empty() {
            Vec::new()
        } else {
            parse_bits(bits)?
        };
        let mask = mask_of(&bits);
        if mask & fixed != 0 && !name.starts_with(|c: char| c.is_ascii_uppercase()) {
            return Err(format!("field {name} overlaps fixed bits or the opcode"));
        }
        if mask >> 32 != 0 && format.words < 2 {
            return Err(format!("field {name} lies outside of the instruction"));
        }
        if name.starts_with(|c: char| c.is_ascii_uppercase()) {
            let kind = FieldKind::parse(kind).ok_or_else(|| format!("`{kind}` is no kind of field"))?;
            format.operands.push(Field {
                name: name.to_string(),
                kind,
                signed: false,
                bits,
            });
        } else {
            let field = ModField::parse(name).ok_or_else(|| format!("`{name}` is no modifier"))?;
            if mask & modifier_bits != 0 {
                return Err(format!("modifier {name} overlaps another"));
            }
            modifier_bits |= mask;
            format.modifiers.push(Field {
                name: field,
                kind: FieldKind::Imm,
                signed: kind == "signed",
                bits,
            });
        }
    }
    Ok(format)
}

fn parse_operand(text: &str) -> Result<Operand, Message> {
    let role = match text.as_bytes().first() {
        Some(b'=') => Role::Dst,
        Some(b'+') => Role::SrcDst,
        Some(b'*') => Role::SrcDstGlc,
        _ => Role::Src,
    };
    let rest = text.trim_start_matches(['=', '+', '*']);
    let (rest, condition) = rest.split_once('?').unwrap_or((rest, ""));
    let wrong = || format!("operand `{text}` is not `NAME:class.type`");
    let (name, rest) = rest.split_once(':').ok_or_else(wrong)?;
    let (class, ty) = rest.split_once('.').ok_or_else(wrong)?;
    let class = Class::parse(class).ok_or_else(|| format!("`{class}` is no operand class"))?;
    let condition = Condition::parse(condition).ok_or_else(|| format!("`{condition}` is no condition"))?;
    let (ty, imm) = if class == Class::Imm {
        (
            Type::B32,
            Some(ImmKind::parse(ty).ok_or_else(|| format!("`{ty}` is no kind of immediate"))?),
        )
    } else {
        (Type::parse(ty).ok_or_else(|| format!("`{ty}` is no type"))?, None)
    };
    Ok(Operand {
        name: name.to_string(),
        role,
        class,
        ty,
        imm,
        condition,
    })
}

fn parse_instruction(line: usize, columns: &[&str], formats: &[Format]) -> Result<Instruction, Message> {
    let [
        mnemonic,
        format,
        opcode,
        forms,
        operands,
        implicit,
        waits,
        latency,
        flags,
        semantics,
    ] = columns
    else {
        return Err("ten columns are needed".into());
    };
    let find = |name: &str| {
        formats
            .iter()
            .position(|f| f.name == name)
            .ok_or_else(|| format!("there is no format `{name}`"))
    };
    let own = find(format)?;
    let opcode = parse_number(opcode)? as u16;
    let mut encodings = vec![(own, opcode)];
    for form in forms.split(',').filter(|f| !f.is_empty()) {
        let index = find(form)?;
        let (_, add) = formats[index]
            .promotes
            .iter()
            .find(|(from, _)| from == format)
            .ok_or_else(|| format!("{form} does not promote {format}"))?;
        encodings.push((index, opcode + add));
    }
    for &(index, number) in &encodings {
        let width: u32 = formats[index]
            .opcode
            .iter()
            .map(|&(_, width)| u32::from(width))
            .sum();
        if u32::from(number) >> width != 0 {
            return Err(format!(
                "opcode {number} does not fit in format {}",
                formats[index].name
            ));
        }
    }
    let operands = operands
        .split_whitespace()
        .map(parse_operand)
        .collect::<Result<Vec<_>, _>>()?;
    for operand in operands.iter().filter(|o| o.class != Class::Literal) {
        for &(index, _) in &encodings {
            if !formats[index].operands.iter().any(|f| f.name == operand.name) {
                return Err(format!(
                    "format {} has no field for operand {}",
                    formats[index].name, operand.name
                ));
            }
        }
    }
    let (mut reads, mut writes) = (Vec::new(), Vec::new());
    for word in implicit.split_whitespace() {
        let (how, register) = word
            .split_once(':')
            .ok_or_else(|| format!("implicit `{word}` has no `:`"))?;
        let register =
            Implicit::parse(register).ok_or_else(|| format!("`{register}` is no implicit register"))?;
        match how {
            "r" => reads.push(register),
            "w" => writes.push(register),
            "rw" => {
                reads.push(register);
                writes.push(register);
            }
            _ => return Err(format!("`{how}` is none of r, w, rw")),
        }
    }
    let mut counters = [false; 3];
    for word in waits.split(',').filter(|w| !w.is_empty()) {
        let index = ["vm", "lgkm", "exp"].iter().position(|c| c == &word);
        counters[index.ok_or_else(|| format!("`{word}` is no wait counter"))?] = true;
    }
    let flags = flags
        .split(',')
        .filter(|f| !f.is_empty())
        .map(|f| Flag::parse(f).ok_or_else(|| format!("`{f}` is no flag")))
        .collect::<Result<_, _>>()?;
    Ok(Instruction {
        line,
        mnemonic: mnemonic.to_string(),
        format: own,
        opcode,
        encodings,
        operands,
        reads,
        writes,
        waits: counters,
        latency: Latency::parse(latency).ok_or_else(|| format!("`{latency}` is no latency class"))?,
        flags,
        semantics: (!semantics.is_empty()).then(|| semantics.to_string()),
    })
}
