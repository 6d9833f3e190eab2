//! Reads and checks the encodings of a family of generations.

use crate::error::TableError;
use crate::model::*;
use crate::source::{Operations, Row, Source};
use std::collections::HashMap;

type Message = String;

/// The columns that every table of encodings begins with; then come generations.
const FIRST: [&str; 3] = ["key", "format", "forms"];

/// The encodings of a family: formats and operations, with columns for its generations.
pub(crate) struct Family<'a> {
    formats: Vec<(Row<'a>, &'a str, Vec<&'a str>)>,
    format_source: Source<'a>,
    rows: Vec<Row<'a>>,
    source: Source<'a>,
    header: Vec<&'a str>,
}

impl<'a> Family<'a> {
    /// Splits the two tables into rows.
    pub(crate) fn read(format_source: Source<'a>, source: Source<'a>) -> Result<Family<'a>, TableError> {
        let (_, rows) = format_source.rows(&["format", "words", "match", "opcode", "promotes", "fields"])?;
        let split = |row: Row<'a>| {
            let (name, generations) = row.columns[0].split_once('@').unwrap_or((row.columns[0], ""));
            let generations = generations.split(',').filter(|name| !name.is_empty());
            let generations = generations.collect();
            (row, name, generations)
        };
        let formats: Vec<_> = rows.into_iter().map(split).collect();
        let (header, rows) = source.rows(&FIRST)?;
        let family = Family {
            formats,
            format_source,
            rows,
            source,
            header,
        };
        for (row, _, generations) in &family.formats {
            let known = |name: &&&str| family.generations().any(|(_, known)| known == **name);
            if let Some(unknown) = generations.iter().find(|name| !known(name)) {
                return Err(format_source.error(row.line, format!("`{unknown}` is no generation here")));
            }
        }
        Ok(family)
    }

    /// Its generations with the places of their columns.
    pub(crate) fn generations(&self) -> impl Iterator<Item = (usize, &'a str)> + '_ {
        let columns = self.header.iter().copied().enumerate().skip(FIRST.len());
        columns.filter(|(_, name)| !Operations::COLUMNS.contains(name))
    }

    /// The formats of a generation.
    fn formats_of(&self, generation: &str) -> Result<Vec<Format>, TableError> {
        let mut formats: Vec<Format> = Vec::new();
        for (row, name, generations) in &self.formats {
            if !generations.is_empty() && !generations.contains(&generation) {
                continue;
            }
            let add = || {
                let mut columns = row.columns.clone();
                columns[0] = name;
                if formats.iter().any(|format| format.name == *name) {
                    return Err(format!("format {name} appears twice"));
                }
                parse_format(&columns)
            };
            let format = add().map_err(|message| self.format_source.error(row.line, message))?;
            formats.push(format);
        }
        Ok(formats)
    }

    /// What a row says of the generation in a column: the ten columns of [`parse_instruction`]. `None` if it lacks the operation.
    fn cell(
        &self,
        row: &Row<'a>,
        (column, generation): (usize, &str),
        operations: &Operations<'a>,
    ) -> Result<Option<[String; 10]>, Message> {
        let mut at = column;
        while row.columns[at] == "." && at > FIRST.len() {
            at -= 1;
        }
        let cell = row.columns[at];
        if cell.is_empty() {
            return Ok(None);
        }
        let (cell, changes) = match cell.split_once('{') {
            Some((cell, changes)) => (cell, changes.trim_end_matches('}')),
            None => (cell, ""),
        };
        let (opcode, format) = cell.split_once('/').unwrap_or((cell, row.columns[1]));
        let meaning = operations.meaning(row.columns[0])?;
        let mut columns: Vec<String> = vec![row.columns[0].into(), format.into(), opcode.into()];
        let forms = row.columns[2]
            .split(',')
            .filter(|form| *form != format && self.has_format(form, generation));
        columns.push(forms.collect::<Vec<_>>().join(","));
        for (name, common) in Operations::COLUMNS.into_iter().zip(meaning) {
            let own = self.header.iter().position(|column| *column == name);
            let own = own.map(|place| row.columns[place]).filter(|own| *own != "=");
            columns.push(own.unwrap_or(common).into());
        }
        columns[4] = changed(&columns[4], changes)?;
        Ok(columns.try_into().ok())
    }

    /// Whether a format is not one that other generations have only.
    fn has_format(&self, name: &str, generation: &str) -> bool {
        let mut rows = self
            .formats
            .iter()
            .filter(|(_, format, _)| *format == name)
            .peekable();
        rows.peek().is_none()
            || rows.any(|(_, _, generations)| generations.is_empty() || generations.contains(&generation))
    }

    /// The table of the generation in a column.
    pub(crate) fn table(
        &self,
        column: (usize, &str),
        operations: &Operations<'a>,
    ) -> Result<Table, TableError> {
        let mut table = Table {
            formats: self.formats_of(column.1)?,
            ..Table::default()
        };
        let mut taken = HashMap::new();
        for row in &self.rows {
            let mut add = || -> Result<(), Message> {
                let Some(columns) = self.cell(row, column, operations)? else {
                    return Ok(());
                };
                let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
                table.add(row.line, &columns, &mut taken)
            };
            add().map_err(|message| self.source.error(row.line, message))?;
        }
        table.pair_up();
        let keys = table.instructions.iter().enumerate();
        table.keys = keys.map(|(index, row)| (row.key.clone(), index)).collect();
        Ok(table)
    }
}

/// Operands of which some have another class and type: `S0:vs.u16 S1:vs.u16`.
fn changed(operands: &str, changes: &str) -> Result<String, Message> {
    let mut operands: Vec<String> = operands.split_whitespace().map(str::to_string).collect();
    for change in changes.split_whitespace() {
        let (name, _) = change.split_once(':').unwrap_or((change, ""));
        let of = |operand: &&mut String| {
            let plain = operand.trim_start_matches(['=', '+', '*']);
            plain
                .split_once(':')
                .is_some_and(|(known, _)| known == name.trim_start_matches(['=', '+', '*']))
        };
        let operand = operands.iter_mut().find(of);
        *operand.ok_or_else(|| format!("there is no operand `{name}`"))? = change.into();
    }
    Ok(operands.join(" "))
}

/// Which operation has an opcode of a format: by mask, value and place of the opcode, which formats may share.
type Taken = HashMap<(u128, u128, Bits, u16), String>;

impl Table {
    /// Adds an operation.
    fn add(&mut self, line: usize, columns: &[&str], taken: &mut Taken) -> Result<(), Message> {
        let instruction = parse_instruction(line, columns, &self.formats)?;
        if !self.names.insert((instruction.format, instruction.key.clone())) {
            return Err(format!("{} appears twice", instruction.key));
        }
        for &(format, opcode) in &instruction.encodings {
            let format = &self.formats[format];
            let key = (format.mask, format.value, format.opcode.clone(), opcode);
            if let Some(other) = taken.insert(key, instruction.mnemonic.clone()) {
                return Err(format!(
                    "opcode {opcode} of {} belongs to {other} already",
                    format.name
                ));
            }
        }
        self.instructions.push(instruction);
        Ok(())
    }

    /// Whether the machine has an operation, or a half of dual instructions.
    pub(crate) fn names(&self, key: &str) -> bool {
        self.names.iter().any(|(_, name)| name == key)
    }

    /// Replaces the halves of dual instructions by their pairs.
    fn pair_up(&mut self) {
        let pairing: Vec<(usize, usize, usize)> = (0..self.formats.len())
            .filter_map(|index| {
                let (first, second) = self.formats[index].pairs.as_ref()?;
                Some((index, self.format(first)?, self.format(second)?))
            })
            .collect();
        let is_half = |format: usize| pairing.iter().any(|&(_, x, y)| format == x || format == y);
        let halves: Vec<Instruction> = self
            .instructions
            .iter()
            .filter(|i| is_half(i.format))
            .cloned()
            .collect();
        self.instructions.retain(|i| !is_half(i.format));
        for &(format, x, y) in &pairing {
            let shift = width_of(&self.formats[y].opcode);
            for first in halves.iter().filter(|i| i.format == x) {
                for second in halves.iter().filter(|i| i.format == y) {
                    self.instructions.push(pair(first, second, format, shift));
                }
            }
        }
        // The halves' formats encode nothing by themselves.
        let kept: Vec<usize> = (0..self.formats.len()).filter(|&f| !is_half(f)).collect();
        let place = |format: usize| kept.iter().position(|&k| k == format).unwrap_or(0);
        for instruction in &mut self.instructions {
            instruction.format = place(instruction.format);
            for encoding in &mut instruction.encodings {
                encoding.0 = place(encoding.0);
            }
        }
        self.formats = kept.iter().map(|&f| self.formats[f].clone()).collect();
    }

    /// The operation with a key.
    pub fn instruction(&self, key: &str) -> Option<&Instruction> {
        self.keys.get(key).map(|&index| &self.instructions[index])
    }

    /// Index of the format called `name`.
    pub fn format(&self, name: &str) -> Option<usize> {
        self.formats.iter().position(|f| f.name == name)
    }
}

fn width_of(bits: &Bits) -> u32 {
    bits.iter().map(|&(_, width)| u32::from(width)).sum()
}

/// Two operations in one instruction: `D`, `S0` and `S1` become `DX`, `X0` and `X1` of the first, `DY`, `Y0` and `Y1` of the second.
fn pair(first: &Instruction, second: &Instruction, format: usize, shift: u32) -> Instruction {
    let renamed = |name: &str, half: char| match name {
        "D" => format!("D{half}"),
        "S0" => format!("{half}0"),
        "S1" => format!("{half}1"),
        _ => name.to_string(),
    };
    let formula = |formula: &str, half: char| {
        let mut out = String::new();
        let mut rest = formula;
        while let Some(start) = rest.find(|c: char| c.is_alphanumeric() || c == '_') {
            let (between, word) = rest.split_at(start);
            let end = word
                .find(|c: char| !(c.is_alphanumeric() || c == '_'))
                .unwrap_or(word.len());
            out.push_str(between);
            out.push_str(&renamed(&word[..end], half));
            rest = &word[end..];
        }
        out + rest
    };
    let operands = |of: &Instruction, half: char| {
        of.operands
            .iter()
            .map(|operand| Operand {
                name: renamed(&operand.name, half),
                ..operand.clone()
            })
            .collect::<Vec<_>>()
    };
    let both = |a: &[Implicit], b: &[Implicit]| {
        let mut all = a.to_vec();
        all.extend(b.iter().filter(|r| !a.contains(r)));
        all
    };
    let opcode = second.opcode | first.opcode << shift;
    Instruction {
        line: first.line,
        key: format!("{} :: {}", first.key, second.key),
        mnemonic: format!("{} :: {}", first.mnemonic, second.mnemonic),
        format,
        opcode,
        encodings: vec![(format, opcode)],
        operands: [operands(first, 'X'), operands(second, 'Y')].concat(),
        reads: both(&first.reads, &second.reads),
        writes: both(&first.writes, &second.writes),
        waits: Vec::new(),
        latency: first.latency,
        flags: vec![Flag::Dual],
        semantics: first
            .semantics
            .as_ref()
            .zip(second.semantics.as_ref())
            .map(|(x, y)| format!("{}; {}", formula(x, 'X'), formula(y, 'Y'))),
        refused: None,
    }
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
            if hi < lo || hi > 95 {
                return Err(format!("bits {part} are not within 95:0"));
            }
            Ok((lo as u8, (hi - lo + 1) as u8))
        })
        .collect()
}

fn mask_of(bits: &Bits) -> u128 {
    bits.iter()
        .fold(0, |mask, &(lo, width)| mask | (u128::MAX >> (128 - width)) << lo)
}

/// The words of a comma-separated list, each parsed.
fn parse_list<T>(list: &str, what: &str, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Message> {
    list.split(',')
        .filter(|word| !word.is_empty())
        .map(|word| parse(word).ok_or_else(|| format!("`{word}` is no {what}")))
        .collect()
}

/// The bits that tell a format from others: a mask and what stands there.
fn parse_match(matches: &str) -> Result<(u128, u128), Message> {
    let (mut mask, mut value) = (0, 0);
    // A match list separates its terms by commas, so each term has one part.
    for term in matches.split(',') {
        let (bits, wanted) = term
            .split_once('=')
            .ok_or_else(|| format!("match term `{term}` has no `=`"))?;
        let bits = parse_bits(bits)?;
        mask |= mask_of(&bits);
        value |= u128::from(parse_number(wanted)?) << bits[0].0;
    }
    Ok((mask, value))
}

/// Formats whose operations have this one, too, and what is added to their numbers.
fn parse_promotions(promotes: &str) -> Result<Vec<(String, u16)>, Message> {
    promotes
        .split(',')
        .filter(|p| !p.is_empty())
        .map(|p| {
            let (format, add) = p
                .split_once('+')
                .ok_or_else(|| format!("promotion `{p}` has no `+`"))?;
            Ok((format.to_string(), parse_number(add)? as u16))
        })
        .collect()
}

/// Bits of a column that may be empty.
fn parse_optional_bits(text: &str) -> Result<Bits, Message> {
    if text.is_empty() {
        Ok(Vec::new())
    } else {
        parse_bits(text)
    }
}

fn parse_format(columns: &[&str]) -> Result<Format, Message> {
    let [name, words, matches, opcode, promotes, fields] = columns else {
        return Err("six columns are needed".into());
    };
    let (mask, value) = parse_match(matches)?;
    let pairs = promotes
        .split_once('*')
        .map(|(first, second)| (first.to_string(), second.to_string()));
    let promotes = if pairs.is_some() {
        Vec::new()
    } else {
        parse_promotions(promotes)?
    };
    let mut format = Format {
        name: name.to_string(),
        words: parse_number(words)? as u8,
        mask,
        value,
        opcode: parse_optional_bits(opcode)?,
        promotes,
        pairs,
        operands: Vec::new(),
        modifiers: Vec::new(),
    };
    let mut modifier_bits = 0;
    for field in fields.split_whitespace() {
        add_field(&mut format, field, &mut modifier_bits)?;
    }
    Ok(format)
}

/// Adds a field to a format: an operand if its name begins with a capital letter, a modifier otherwise. `modifier_bits` are those of the
/// modifiers so far.
fn add_field(format: &mut Format, field: &str, modifier_bits: &mut u128) -> Result<(), Message> {
    let (head, bits) = field.split_once('@').unwrap_or((field, ""));
    let (name, kind) = head.split_once(':').unwrap_or((head, ""));
    let bits = parse_optional_bits(bits)?;
    let mask = mask_of(&bits);
    let fixed = format.mask | mask_of(&format.opcode);
    let is_operand = name.starts_with(|c: char| c.is_ascii_uppercase());
    if mask & fixed != 0 && !is_operand {
        return Err(format!("field {name} overlaps fixed bits or the opcode"));
    }
    if mask >> (32 * u32::from(format.words)) != 0 {
        return Err(format!("field {name} lies outside of the instruction"));
    }
    if is_operand {
        let kind = FieldKind::parse(kind).ok_or_else(|| format!("`{kind}` is no kind of field"))?;
        format.operands.push(Field {
            name: name.to_string(),
            kind,
            signed: false,
            bits,
        });
        return Ok(());
    }
    let field = ModField::parse(name).ok_or_else(|| format!("`{name}` is no modifier"))?;
    if mask & *modifier_bits != 0 {
        return Err(format!("modifier {name} overlaps another"));
    }
    *modifier_bits |= mask;
    format.modifiers.push(Field {
        name: field,
        kind: FieldKind::Imm,
        signed: kind == "signed",
        bits,
    });
    Ok(())
}

fn parse_operand(text: &str) -> Result<Operand, Message> {
    let role = match text.as_bytes().first() {
        Some(b'=') => Role::Dst,
        Some(b'+') => Role::SrcDst,
        Some(b'*') => Role::SrcDstReturn,
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

/// The formats of an operation with its number in each: its own first, then those that promote that.
fn parse_encodings(
    format: &str,
    opcode: u16,
    forms: &str,
    formats: &[Format],
) -> Result<Vec<(usize, u16)>, Message> {
    let find = |name: &str| {
        formats
            .iter()
            .position(|f| f.name == name)
            .ok_or_else(|| format!("there is no format `{name}`"))
    };
    let mut encodings = vec![(find(format)?, opcode)];
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
        let Format { name, opcode, .. } = &formats[index];
        let width: u32 = opcode.iter().map(|&(_, width)| u32::from(width)).sum();
        if u32::from(number) >> width != 0 {
            return Err(format!("opcode {number} does not fit in format {name}"));
        }
    }
    Ok(encodings)
}

/// The operands of an operation, for each of which each of its formats has a field.
fn parse_operands(
    operands: &str,
    encodings: &[(usize, u16)],
    formats: &[Format],
) -> Result<Vec<Operand>, Message> {
    let operands = operands
        .split_whitespace()
        .map(parse_operand)
        .collect::<Result<Vec<_>, _>>()?;
    for operand in operands.iter().filter(|o| o.class != Class::Literal) {
        for &(index, _) in encodings {
            if !formats[index].operands.iter().any(|f| f.name == operand.name) {
                return Err(format!(
                    "format {} has no field for operand {}",
                    formats[index].name, operand.name
                ));
            }
        }
    }
    Ok(operands)
}

/// The registers that an operation reads and those that it writes without naming them.
fn parse_implicit(implicit: &str) -> Result<(Vec<Implicit>, Vec<Implicit>), Message> {
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
    Ok((reads, writes))
}

fn parse_instruction(line: usize, columns: &[&str], formats: &[Format]) -> Result<Instruction, Message> {
    let [
        key,
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
    let (opcode, mnemonic) = opcode.split_once(':').unwrap_or((opcode, key));
    let opcode = parse_number(opcode)? as u16;
    let encodings = parse_encodings(format, opcode, forms, formats)?;
    let operands = parse_operands(operands, &encodings, formats)?;
    let (reads, writes) = parse_implicit(implicit)?;
    Ok(Instruction {
        line,
        key: key.to_string(),
        mnemonic: mnemonic.to_string(),
        format: encodings[0].0,
        opcode,
        encodings,
        operands,
        reads,
        writes,
        waits: parse_list(waits, "wait counter", WaitCounter::parse)?,
        latency: Latency::parse(latency).ok_or_else(|| format!("`{latency}` is no latency class"))?,
        flags: parse_list(flags, "flag", Flag::parse)?,
        semantics: formula(semantics),
        refused: reason(semantics),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::machines::{Machines, Sources};

    const FORMATS: &str = "\
format\twords\tmatch\topcode\tpromotes\tfields
A\t1\t31:28=0b1010\t7:0\t-\tD:dst@15:8 S0:src@24:16
B\t2\t31:28=0b1011\t9:0\tA+256\tD:dst@17:10 S0:src@40:32 clamp@18 offset:signed@63:51
C\t1\t31:28=0b1010,15:8=0xff\t7:0\tA+0\tS0:src@24:16
";
    const OPERATIONS: &str = "key\toperands\timplicit\twaits\tlatency\tflags\tneeds\tsemantics\n";

    fn machines(formats: &str, rows: &str, operations: &str, features: &str) -> Result<Machines, String> {
        let source = |name, text| Source { name, text };
        let operations = format!("{OPERATIONS}{operations}");
        let features = format!("feature\tgenerations\n{features}");
        let sources = Sources {
            operations: source("o", &operations),
            features: source("v", &features),
            hazards: source("h", "name\tfirst\tsecond\tneeds\tgenerations\tsource\n"),
            memory: source(
                "o",
                "name\toperation\tsegments\torder\tscope\tgenerations\tbefore\tbits\tafter\n",
            ),
            timings: source("t", "class\tgenerations\tissue\tlatency\tplan\tsource\n"),
            families: &[(source("f", formats), source("m", rows))],
        };
        Machines::parse(&sources).map_err(|error| error.to_string())
    }

    /// The table of a row of encodings whose key is x, and of the rest of its row of operations.
    fn read(encoding: &str, operation: &str) -> Result<Table, String> {
        let rows = format!("key\tformat\tforms\tg\n{encoding}\n");
        let machines = machines(FORMATS, &rows, &format!("{operation}\n"), "")?;
        Ok(machines.list[0].table.clone())
    }

    #[test]
    fn a_row_becomes_an_instruction() {
        let table = read(
            "v_add_f32\tA\tB\t3:v_sum_f32",
            "v_add_f32\t=D:v.f32 S0:vs.f16?return\trw:exec w:scc\tvm,exp\tvalu\tload,store\t-\tD = S0",
        )
        .unwrap();
        let add = &table.instructions[0];
        assert_eq!((&*variant(&add.key), &*add.mnemonic), ("VAddF32", "v_sum_f32"));
        assert_eq!(add.encodings, [(0, 3), (1, 259)]);
        assert_eq!(
            (add.operands[0].role, add.operands[0].class, add.operands[0].ty),
            (Role::Dst, Class::Vgpr, Type::F32)
        );
        assert_eq!(
            (add.operands[1].role, add.operands[1].condition),
            (Role::Src, Condition::Return)
        );
        assert_eq!(
            (&add.reads[..], &add.writes[..]),
            (&[Implicit::Exec][..], &[Implicit::Exec, Implicit::Scc][..])
        );
        assert_eq!(add.waits, [WaitCounter::Vm, WaitCounter::Exp]);
        assert_eq!(add.semantics.as_deref(), Some("D = S0"));
    }

    /// Two generations: the second has a format of its own, another number, another operand, and lacks an operation.
    #[test]
    fn generations_differ() {
        let formats = FORMATS.replace("B\t2\t31:28=0b1011", "B@g\t2\t31:28=0b1011");
        let formats = format!("{formats}A@h\t1\t31:28=0b1100\t7:0\t-\tD:dst@15:8 S0:src@24:16\n");
        let formats = formats.replacen("\nA\t", "\nA@g\t", 1);
        let rows = "key\tformat\tforms\tg\th\twaits\nx\tA\tB\t3\t5:z{S0:vs.u16}\tload\ny\tA\tB\t4\t-\t=\nw\tA\tB\t6\t.\t=\n";
        let operations = "x\t=D:v.f32 S0:vs.f32\tr:exec\tvm\tvalu\t-\t-\tD = 0\n\
            y\t=D:v.f32\t-\tvm\tvalu\t-\tonly-g\t-\nw\t=D:v.f32\t-\tvm\tvalu\t-\t-\t-\n";
        let all = machines(&formats, rows, operations, "only-g\tg\n").unwrap();
        let of = |machine: usize, key: &str| all.list[machine].table.instruction(key).cloned();
        let (first, second) = (of(0, "x").unwrap(), of(1, "x").unwrap());
        assert_eq!((first.encodings.len(), second.encodings.len()), (2, 1));
        assert_eq!((first.opcode, second.opcode, &*second.mnemonic), (3, 5, "z"));
        assert_eq!(
            (first.operands[1].ty, second.operands[1].ty),
            (Type::F32, Type::U16)
        );
        assert_eq!(
            (&first.reads, &first.waits),
            (&second.reads, &vec![WaitCounter::Load])
        );
        let table = &all.list[1].table;
        assert_eq!(table.formats[table.format("A").unwrap()].value, 0xc000_0000);
        assert_eq!((of(0, "y").is_some(), of(1, "y").is_some()), (true, false));
        assert_eq!(of(1, "w").unwrap().opcode, 6);
        assert_eq!(of(1, "w").unwrap().waits, [WaitCounter::Vm]);
        // The operation, the term of the instruction, and that with SCC.
        let needs = ["Op.Y", "y", "y_scc"].map(|term| (term.to_string(), "Feature.OnlyG".to_string()));
        assert_eq!(all.isle_needs(&["h"]).collect::<Vec<_>>(), needs);
        assert_eq!(all.isle_needs(&["g"]).count(), 0);

        let wrong =
            |rows: &str, operations: &str| machines(&formats, rows, operations, "only-g\tg\n").unwrap_err();
        let everywhere = operations.replace("\tonly-g\t", "\t-\t");
        assert_eq!(wrong(rows, &everywhere), "o:3: h lacks y, so it needs a feature");
        let present = rows.replace("y\tA\tB\t4\t-", "y\tA\tB\t4\t.");
        assert_eq!(wrong(&present, operations), "o:3: h has y but lacks `only-g`");
        let nowhere = rows.replace("y\tA\tB\t4\t-", "y\tA\tB\t-\t-");
        assert_eq!(wrong(&nowhere, operations), "o:3: no generation has y");
        let unknown = operations.replace("only-g", "only");
        assert_eq!(wrong(rows, &unknown), "o:3: `only` is no feature");
        let operand = rows.replace("{S0:", "{S7:");
        assert_eq!(wrong(&operand, operations), "m:2: there is no operand `S7`");
        let twice = formats.replace("A@h", "A");
        assert_eq!(
            machines(&twice, rows, operations, "only-g\tg\n").unwrap_err(),
            "f:5: format A appears twice"
        );
        let elsewhere = formats.replace("B@g", "B@k");
        assert_eq!(
            machines(&elsewhere, rows, operations, "only-g\tg\n").unwrap_err(),
            "f:3: `k` is no generation here"
        );
    }

    #[test]
    fn formats_have_masks_and_parts() {
        let table = read("x\tA\t-\t1", "x\t-\t-\t-\tvalu\t-\t-\t-").unwrap();
        assert_eq!(
            (table.formats[0].mask, table.formats[0].value),
            (0xf000_0000, 0xa000_0000)
        );
        assert_eq!(
            (table.formats[2].mask, table.formats[2].value),
            (0xf000_ff00, 0xa000_ff00)
        );
        assert_eq!(table.formats[1].modifiers[1].bits, [(51, 13)]);
        assert!(table.formats[1].modifiers[1].signed);
    }

    #[test]
    fn mistakes_name_their_line() {
        let plain = "x\t-\t-\t-\tvalu\t-\t-\t-";
        for (encoding, operation, message) in [
            ("x\tA\t1", plain, "m:2: 3 columns where 4 are needed"),
            ("x\tZ\t-\t1", plain, "m:2: there is no format `Z`"),
            ("x\tA\t-\t300", plain, "m:2: opcode 300 does not fit in format A"),
            ("x\tB\tA\t1", plain, "m:2: A does not promote B"),
            ("z\tA\t-\t1", plain, "m:2: no operation is called z"),
            (
                "x\tA\t-\t1",
                "x\tD:q.f32\t-\t-\tvalu\t-\t-\t-",
                "m:2: `q` is no operand class",
            ),
            (
                "x\tA\t-\t1",
                "x\tD:v.f33\t-\t-\tvalu\t-\t-\t-",
                "m:2: `f33` is no type",
            ),
            (
                "x\tA\t-\t1",
                "x\tS7:v.f32\t-\t-\tvalu\t-\t-\t-",
                "m:2: format A has no field for operand S7",
            ),
            (
                "x\tA\tC\t1",
                "x\tD:v.f32\t-\t-\tvalu\t-\t-\t-",
                "m:2: format C has no field for operand D",
            ),
            (
                "x\tA\t-\t1",
                "x\t-\tr:pc\t-\tvalu\t-\t-\t-",
                "m:2: `pc` is no implicit register",
            ),
            (
                "x\tA\t-\t1",
                "x\t-\t-\tfoo\tvalu\t-\t-\t-",
                "m:2: `foo` is no wait counter",
            ),
            (
                "x\tA\t-\t1",
                "x\t-\t-\t-\tfast\t-\t-\t-",
                "m:2: `fast` is no latency class",
            ),
            (
                "x\tA\t-\t1",
                "x\t-\t-\t-\tvalu\todd\t-\t-",
                "m:2: `odd` is no flag",
            ),
            ("x\tA\t-\t1\nx\tA\t-\t1", plain, "m:3: x appears twice"),
        ] {
            assert_eq!(read(encoding, operation).unwrap_err(), message);
        }
        let both = format!("{plain}\n{}", plain.replace('x', "y"));
        assert_eq!(
            read("x\tA\t-\t1\ny\tA\t-\t1", &both).unwrap_err(),
            "m:3: opcode 1 of A belongs to x already"
        );
        assert_eq!(
            read("x\tA\t-\t1", &format!("{plain}\n{plain}")).unwrap_err(),
            "o:3: x appears twice"
        );
    }

    #[test]
    fn formats_are_checked() {
        let fail = |text: &str| {
            let formats = format!("format\twords\tmatch\topcode\tpromotes\tfields\n{text}");
            machines(&formats, "key\tformat\tforms\tg\n", "", "").unwrap_err()
        };
        assert_eq!(
            fail("A\t1\t31:28=1\t7:0\t-\tclamp@31"),
            "f:2: field clamp overlaps fixed bits or the opcode"
        );
        assert_eq!(
            fail("A\t1\t31:28=1\t7:0\t-\tclamp@40"),
            "f:2: field clamp lies outside of the instruction"
        );
        assert_eq!(
            fail("A\t2\t31:28=1\t7:0\t-\tclamp@40 glc@40"),
            "f:2: modifier glc overlaps another"
        );
        assert_eq!(
            fail("A\t2\t31:28=1\t7:0\t-\tD:wide@9:8"),
            "f:2: `wide` is no kind of field"
        );
        assert_eq!(
            fail("A\t1\t96:28=1\t7:0\t-\t-"),
            "f:2: bits 96:28 are not within 95:0"
        );
    }
}
