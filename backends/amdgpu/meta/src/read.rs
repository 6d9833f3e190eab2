//! Reads and checks the tables.

use std::collections::{HashMap, HashSet};
use std::path::Path;

use crate::error::TableError;
use crate::model::*;

type Message = String;

impl Table {
    /// Reads the format table and the instruction table of a machine. `before` are the machines that its rows may refer to.
    pub fn read(formats: &Path, machine: &Path, before: &[&Table]) -> Result<Table, TableError> {
        let text = |path: &Path| {
            std::fs::read_to_string(path).map_err(|error| TableError::Io {
                path: path.into(),
                error,
            })
        };
        Table::parse((formats, &text(formats)?), (machine, &text(machine)?), before)
    }

    /// The same from the text of the files; the paths are for errors.
    pub fn parse(
        formats: (&Path, &str),
        machine: (&Path, &str),
        before: &[&Table],
    ) -> Result<Table, TableError> {
        let mut table = Table {
            formats: Vec::new(),
            instructions: Vec::new(),
            keys: HashMap::new(),
            rows: HashMap::new(),
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
        let mut taken: HashMap<(u128, u128, Bits, u16), String> = HashMap::new();
        each_row(machine, 10, |line, columns| {
            let columns = resolved(columns, before)?;
            table.rows.insert(
                columns[0].into(),
                columns.iter().map(|&column| column.into()).collect(),
            );
            let instruction = parse_instruction(line, &columns, &table.formats)?;
            if !names.insert((instruction.format, instruction.key.clone())) {
                return Err(format!("{} appears twice", instruction.key));
            }
            for &(format, opcode) in &instruction.encodings {
                let format = &table.formats[format];
                let key = (format.mask, format.value, format.opcode.clone(), opcode);
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
        table.pair_up();
        let keys = table.instructions.iter().enumerate();
        table.keys = keys.map(|(index, row)| (row.key.clone(), index)).collect();
        Ok(table)
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
    }
}

fn each_row(
    (path, text): (&Path, &str),
    count: usize,
    mut row: impl FnMut(usize, &[&str]) -> Result<(), Message>,
) -> Result<(), TableError> {
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

/// A row in which every `=` is what an earlier machine has in that column.
fn resolved<'a>(columns: &[&'a str], before: &[&'a Table]) -> Result<Vec<&'a str>, Message> {
    let row = || before.iter().find_map(|table| table.rows.get(columns[0]));
    let resolve = |(index, &column): (usize, &&'a str)| match (column, row()) {
        ("=", Some(row)) => Ok(&*row[index]),
        ("=", None) => Err(format!("no earlier machine has {}", columns[0])),
        _ => Ok(column),
    };
    columns.iter().enumerate().map(resolve).collect()
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
        value |= u128::from(parse_number(wanted)?) << bits[0].0;
    }
    let pairs = promotes
        .split_once('*')
        .map(|(first, second)| (first.to_string(), second.to_string()));
    let promotes = promotes
        .split(',')
        .filter(|p| !p.is_empty() && pairs.is_none())
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
        pairs,
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
        if mask >> (32 * u32::from(format.words)) != 0 {
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
    let find = |name: &str| {
        formats
            .iter()
            .position(|f| f.name == name)
            .ok_or_else(|| format!("there is no format `{name}`"))
    };
    let own = find(format)?;
    let (opcode, mnemonic) = opcode.split_once(':').unwrap_or((opcode, key));
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
    let waits = waits
        .split(',')
        .filter(|w| !w.is_empty())
        .map(|w| WaitCounter::parse(w).ok_or_else(|| format!("`{w}` is no wait counter")))
        .collect::<Result<_, _>>()?;
    let flags = flags
        .split(',')
        .filter(|f| !f.is_empty())
        .map(|f| Flag::parse(f).ok_or_else(|| format!("`{f}` is no flag")))
        .collect::<Result<_, _>>()?;
    Ok(Instruction {
        line,
        key: key.to_string(),
        mnemonic: mnemonic.to_string(),
        format: own,
        opcode,
        encodings,
        operands,
        reads,
        writes,
        waits,
        latency: Latency::parse(latency).ok_or_else(|| format!("`{latency}` is no latency class"))?,
        flags,
        semantics: (!semantics.is_empty()).then(|| semantics.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORMATS: &str = "\
A\t1\t31:28=0b1010\t7:0\t-\tD:dst@15:8 S0:src@24:16
B\t2\t31:28=0b1011\t9:0\tA+256\tD:dst@17:10 S0:src@40:32 clamp@18 offset:signed@63:51
C\t1\t31:28=0b1010,15:8=0xff\t7:0\tA+0\tS0:src@24:16
";

    fn read(rows: &str) -> Result<Table, String> {
        Table::parse((Path::new("f"), FORMATS), (Path::new("m"), rows), &[]).map_err(|e| e.to_string())
    }

    #[test]
    fn a_row_becomes_an_instruction() {
        let table = read(
            "v_add_f32\tA\t3:v_sum_f32\tB\t=D:v.f32 S0:vs.f16?return\trw:exec w:scc\tvm,exp\tvalu\tload,store\tD = S0\n",
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

    #[test]
    fn a_row_refers_to_an_earlier_machine() {
        let first = read("v_add_f32\tA\t3\t-\t=D:v.f32\tr:exec\tvm\tvalu\t-\tD = 0\n").unwrap();
        let parse = |row: &str| {
            let (formats, machine) = ((Path::new("f"), FORMATS), (Path::new("m"), row));
            Table::parse(formats, machine, &[&first]).map_err(|error| error.to_string())
        };
        let second = parse("v_add_f32\tA\t5:v_sum_f32\t-\t=\t=\tload\t=\t=\t=\n").unwrap();
        let (a, b) = (&first.instructions[0], &second.instructions[0]);
        assert_eq!((b.operands.len(), b.operands[0].ty), (1, Type::F32));
        assert_eq!((&b.reads, &b.semantics), (&a.reads, &a.semantics));
        assert_eq!(b.waits, [WaitCounter::Load]);
        let unknown = parse("v_sub_f32\tA\t5\t-\t=\t-\t-\tvalu\t-\t-\n").unwrap_err();
        assert_eq!(unknown, "m:1: no earlier machine has v_sub_f32");
    }

    #[test]
    fn formats_have_masks_and_parts() {
        let table = read("").unwrap();
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
        let row = |row: &str| read(&format!("# comment\n{row}\n")).unwrap_err();
        for (text, message) in [
            ("x\tA\t1", "m:2: 3 columns where 10 are needed"),
            ("x\tZ\t1\t-\t-\t-\t-\tvalu\t-\t-", "m:2: there is no format `Z`"),
            (
                "x\tA\t300\t-\t-\t-\t-\tvalu\t-\t-",
                "m:2: opcode 300 does not fit in format A",
            ),
            ("x\tB\t1\tA\t-\t-\t-\tvalu\t-\t-", "m:2: A does not promote B"),
            (
                "x\tA\t1\t-\tD:q.f32\t-\t-\tvalu\t-\t-",
                "m:2: `q` is no operand class",
            ),
            ("x\tA\t1\t-\tD:v.f33\t-\t-\tvalu\t-\t-", "m:2: `f33` is no type"),
            (
                "x\tA\t1\t-\tS7:v.f32\t-\t-\tvalu\t-\t-",
                "m:2: format A has no field for operand S7",
            ),
            (
                "x\tA\t1\tC\tD:v.f32\t-\t-\tvalu\t-\t-",
                "m:2: format C has no field for operand D",
            ),
            (
                "x\tA\t1\t-\t-\tr:pc\t-\tvalu\t-\t-",
                "m:2: `pc` is no implicit register",
            ),
            (
                "x\tA\t1\t-\t-\t-\tfoo\tvalu\t-\t-",
                "m:2: `foo` is no wait counter",
            ),
            (
                "x\tA\t1\t-\t-\t-\t-\tfast\t-\t-",
                "m:2: `fast` is no latency class",
            ),
            ("x\tA\t1\t-\t-\t-\t-\tvalu\todd\t-", "m:2: `odd` is no flag"),
        ] {
            assert_eq!(row(text), message);
        }
        let twice = "x\tA\t1\t-\t-\t-\t-\tvalu\t-\t-\n";
        assert_eq!(read(&twice.repeat(2)).unwrap_err(), "m:2: x appears twice");
        let same = format!("{twice}{}", twice.replace('x', "y"));
        assert_eq!(
            read(&same).unwrap_err(),
            "m:2: opcode 1 of A belongs to x already"
        );
    }

    #[test]
    fn formats_are_checked() {
        let fail = |text: &str| {
            Table::parse((Path::new("f"), text), (Path::new("m"), ""), &[])
                .unwrap_err()
                .to_string()
        };
        assert_eq!(
            fail("A\t1\t31:28=1\t7:0\t-\tclamp@31"),
            "f:1: field clamp overlaps fixed bits or the opcode"
        );
        assert_eq!(
            fail("A\t1\t31:28=1\t7:0\t-\tclamp@40"),
            "f:1: field clamp lies outside of the instruction"
        );
        assert_eq!(
            fail("A\t2\t31:28=1\t7:0\t-\tclamp@40 glc@40"),
            "f:1: modifier glc overlaps another"
        );
        assert_eq!(
            fail("A\t1\t31:28=1\t7:0\t-\tD:wide@9:8"),
            "f:1: `wide` is no kind of field"
        );
        assert_eq!(
            fail("A\t1\t96:28=1\t7:0\t-\t-"),
            "f:1: bits 96:28 are not within 95:0"
        );
    }
}
