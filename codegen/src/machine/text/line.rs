//! Reading within a line: registers, instructions taken apart.

use super::InstText;
use super::context::{TextContext, word_length};
use super::cursor::{Cursor, MOST, numbered};
use super::error::Problem;
use super::form::{Def, DefForm, InstForm, Piece, Placed, RegForm};
use crate::ir::SourceLoc;
use crate::machine::{MBlock, MEdge, PReg, Reg, SubReg, VReg, VRegData};
use cranelift_entity::EntityRef;
use smallvec::SmallVec;

/// Types that a line gives to virtual registers.
pub(super) type Types = Vec<Placed<(VReg, VRegData)>>;

impl Cursor<'_> {
    /// The type after a colon that was eaten.
    fn type_of(&mut self, vreg: VReg, cx: &TextContext<'_>, types: &mut Types) -> Result<(), Problem> {
        let start = self.at;
        let word = self.word("a type")?;
        let Some(data) = cx.parse_type(word.what) else {
            let prefixes: Vec<&str> = cx.files.iter().map(|info| info.prefix).collect();
            let what = format!("`{}` is no type", word.what);
            let help = format!(
                "a type is the prefix of a file ({}) and as many units as its tuples have",
                prefixes.join(", ")
            );
            return Err(Problem::at(&word.at, what).help(help));
        };
        types.push(Placed {
            what: (vreg, data),
            at: self.since(start),
        });
        Ok(())
    }

    fn preg<I: InstText>(&mut self, cx: &TextContext<'_>) -> Result<PReg, Problem> {
        let start = self.at;
        match cx.preg_at::<I>(self.rest()) {
            Some((preg, length)) => {
                self.at += length;
                if cx.exists(preg) || I::name_of(preg).is_some() {
                    return Ok(preg);
                }
                let what = format!("there is no such register: they are {}", cx.range_text(preg.file));
                Err(Problem::at(&self.since(start), what))
            }
            None => self.expected("a register"),
        }
    }

    /// `.1` or `.1-2` after a register.
    fn part(&mut self) -> Result<Option<SubReg>, Problem> {
        let digit = |text: &str| text.starts_with(|c: char| c.is_ascii_digit());
        if !self.rest().strip_prefix('.').is_some_and(digit) {
            return Ok(None);
        }
        let start = self.at;
        self.at += 1;
        let first = self.number("the number of a unit", 255)? as u8;
        let mut last = first;
        if self.rest().strip_prefix('-').is_some_and(digit) {
            self.at += 1;
            last = self.number("the number of a unit", 255)? as u8;
        }
        match last.checked_sub(first) {
            Some(more) if more < 255 => Ok(Some(SubReg {
                start: first,
                width: more + 1,
            })),
            _ => Err(Problem::at(
                &self.since(start),
                "expected units in ascending order",
            )),
        }
    }

    /// A register with part, place, type and roles.
    pub(super) fn reg<I: InstText>(
        &mut self,
        cx: &TextContext<'_>,
        types: &mut Types,
    ) -> Result<RegForm, Problem> {
        self.skip_space();
        let given = self.eat("=");
        let mut form = if self.eat("%") {
            let number = self.number("the number of a virtual register", MOST)?;
            RegForm::new(VReg::new(number as usize))
        } else {
            RegForm::new(self.preg::<I>(cx)?)
        };
        form.given = given;
        form.part = self.part()?;
        if self.rest().starts_with('=') && !self.rest().starts_with("= ") {
            self.at += 1;
            form.fixed = Some(self.preg::<I>(cx)?);
        }
        if let Reg::Virtual(vreg) = form.reg
            && self.eat(":")
        {
            self.type_of(vreg, cx, types)?;
        }
        Ok(form)
    }

    fn roles(&mut self, form: &mut RegForm) {
        // What is no role stays in front of the cursor, space included.
        let mut role = |word: &str| {
            let mut ahead = *self;
            let found = ahead.rest().starts_with(' ') && ahead.eat_word(word);
            if found {
                self.at = ahead.at - (ahead.text[..ahead.at].len() - ahead.text[..ahead.at].trim_end().len());
            }
            found
        };
        form.late = role("late");
        form.whole_wave = role("all");
    }

    /// Registers in parentheses with types, if there are any.
    pub(super) fn params<I: InstText>(
        &mut self,
        cx: &TextContext<'_>,
        types: &mut Types,
    ) -> Result<Vec<VReg>, Problem> {
        let mut list = Vec::new();
        if !self.eat("(") {
            return Ok(list);
        }
        loop {
            self.skip_space();
            let start = self.at;
            let form = self.reg::<I>(cx, types)?;
            let vreg = form.reg.as_virtual();
            list.push(vreg.ok_or_else(|| Problem::at(&self.since(start), "expected a virtual register"))?);
            self.skip_space();
            if !self.eat(",") {
                break;
            }
        }
        self.expect(")")?;
        Ok(list)
    }

    /// `-> mb1(%2), mb3`, if there are any.
    pub(super) fn edges<I: InstText>(
        &mut self,
        cx: &TextContext<'_>,
        types: &mut Types,
    ) -> Result<SmallVec<[MEdge; 2]>, Problem> {
        let mut edges = SmallVec::new();
        self.skip_space();
        if !self.eat("->") {
            return Ok(edges);
        }
        loop {
            let block = self.block()?;
            let mut args = SmallVec::new();
            if self.eat("(") {
                loop {
                    args.push(self.reg::<I>(cx, types)?.reg);
                    self.skip_space();
                    if !self.eat(",") {
                        break;
                    }
                }
                self.expect(")")?;
            }
            edges.push(MEdge { block, args });
            self.skip_space();
            if !self.eat(",") {
                return Ok(edges);
            }
        }
    }

    fn def<I: InstText>(&mut self, cx: &TextContext<'_>, types: &mut Types) -> Result<DefForm, Problem> {
        let mut def = DefForm::new(self.reg::<I>(cx, types)?);
        if self.eat_word("tied") {
            self.expect("(")?;
            def.tied = Some(self.reg::<I>(cx, types)?.reg);
            self.expect(")")?;
        }
        def.early = self.eat_word("early");
        self.skip_space();
        // Roles look for a space in front.
        self.at -= usize::from(self.at > 0 && self.text[..self.at].ends_with(' '));
        self.roles(&mut def.reg);
        self.skip_space();
        Ok(def)
    }
}

/// What a line with an instruction says.
pub(super) struct InstLine {
    pub(super) form: InstForm,
    pub(super) loc: SourceLoc,
    pub(super) types: Types,
}

/// The places where things at the top level of a line begin: what is inside brackets and bars does not count.
fn top_level(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    let mut depth = 0u32;
    text.char_indices().filter(move |&(_, c)| {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    })
}

/// Takes a line with an instruction apart. `line` has no comment.
pub(super) fn instruction<I: InstText>(line: &str, cx: &TextContext<'_>) -> Result<InstLine, Problem> {
    let mut types = Types::new();
    let (code, loc) = source_line(line)?;
    let (code, kills, makes) = tail::<I>(code, cx)?;
    let mut cursor = Cursor::new(code);
    let mut defs = Vec::new();
    let equals = top_level(code)
        .find(|&(at, c)| c == '=' && code[..at].ends_with(' ') && code[at..].starts_with("= "));
    if let Some((equals, _)) = equals {
        defs = definitions::<I>(&code[..equals], cx, &mut types)?;
        cursor.at = equals + 1;
    }
    cursor.skip_space();
    let start = cursor.at;
    let rest = cursor.rest();
    let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
    if end == 0 {
        return cursor.expected("an instruction");
    }
    cursor.at += end;
    let mnemonic = Placed {
        what: rest[..end].to_owned(),
        at: start..cursor.at,
    };
    cursor.skip_space();
    let body = pieces::<I>(cursor, cx, &mut types)?;
    Ok(InstLine {
        form: InstForm {
            defs,
            mnemonic,
            body,
            kills,
            makes,
        },
        loc,
        types,
    })
}

/// `@18` at the end.
fn source_line(line: &str) -> Result<(&str, SourceLoc), Problem> {
    let code = line.trim_end();
    let Some((before, number)) = code.rsplit_once('@') else {
        return Ok((code, SourceLoc::UNKNOWN));
    };
    let at = before.len()..code.len();
    let wrong = || Problem::at(&at, "expected the number of a source line after `@`");
    let number = number.parse::<u32>().map_err(|_| wrong())?;
    Ok((before.trim_end(), SourceLoc(number)))
}

/// `kills` and `makes` after everything else.
#[allow(clippy::type_complexity)]
fn tail<'t, I: InstText>(
    code: &'t str,
    cx: &TextContext<'_>,
) -> Result<(&'t str, Vec<PReg>, Vec<String>), Problem> {
    let (mut kills, mut makes) = (Vec::new(), Vec::new());
    let found = |word: &str| {
        code.find(word)
            .filter(|at| code[at + word.len()..].starts_with(' '))
    };
    let ends = [found(" kills"), found(" makes")];
    let Some(end) = ends.into_iter().flatten().min() else {
        return Ok((code, kills, makes));
    };
    let mut cursor = Cursor { text: code, at: end };
    if cursor.eat_word("kills") {
        loop {
            cursor.skip_space();
            let start = cursor.at;
            let first = cursor.preg::<I>(cx)?;
            if cursor.eat("-") {
                let last = cursor.preg::<I>(cx)?;
                let single = first.width == 1 && last.width == 1 && first.file == last.file;
                if !single || first.first > last.first {
                    let what = "expected a first and a last register of one unit";
                    return Err(Problem::at(&cursor.since(start), what));
                }
                kills.extend((first.first..=last.first).map(|unit| PReg::new(first.file, unit, 1)));
            } else {
                kills.push(first);
            }
            cursor.skip_space();
            if !cursor.eat(",") {
                break;
            }
        }
    }
    if cursor.eat_word("makes") {
        loop {
            makes.push(cursor.word("what is made")?.what.to_owned());
            cursor.skip_space();
            if !cursor.eat(",") {
                break;
            }
        }
    }
    cursor.end()?;
    Ok((code[..end].trim_end(), kills, makes))
}

/// What stands left of `=`.
fn definitions<I: InstText>(
    text: &str,
    cx: &TextContext<'_>,
    types: &mut Types,
) -> Result<Vec<Placed<Def>>, Problem> {
    let commas = top_level(text).filter(|&(_, c)| c == ',').map(|(at, _)| at);
    let mut defs = Vec::new();
    let mut start = 0;
    for end in commas.chain([text.len()]) {
        let mut cursor = Cursor {
            text: &text[..end],
            at: start,
        };
        cursor.skip_space();
        let from = cursor.at;
        let word = cursor.rest().trim_end();
        if word.is_empty() {
            return cursor.expected("a result");
        }
        let register = word.starts_with(['%', '=']) || cx.preg_at::<I>(word).is_some();
        let what = if register {
            let def = cursor.def::<I>(cx, types)?;
            cursor.end()?;
            Def::Reg(def)
        } else {
            Def::Text(word.to_owned())
        };
        defs.push(Placed {
            what,
            at: from..from + word.len(),
        });
        start = end + 1;
    }
    Ok(defs)
}

/// What stands after the mnemonic: registers, blocks and slots, and text between them.
fn pieces<I: InstText>(
    mut cursor: Cursor<'_>,
    cx: &TextContext<'_>,
    types: &mut Types,
) -> Result<Vec<Placed<Piece>>, Problem> {
    let mut pieces = Vec::new();
    let mut text_from = cursor.at;
    while let Some(c) = cursor.rest().chars().next() {
        let start = cursor.at;
        let piece = match c {
            '%' | '=' => Some(register::<I>(&mut cursor, cx, types)?),
            c if c.is_ascii_alphanumeric() || c == '_' => {
                let word = &cursor.rest()[..word_length(cursor.rest())];
                if let Some(number) = numbered(word, "mb") {
                    cursor.at += word.len();
                    Some(Piece::Block(MBlock::from_u32(number)))
                } else if let Some(number) = numbered(word, "slot") {
                    cursor.at += word.len();
                    Some(Piece::Slot(number))
                } else if cx.preg_at::<I>(cursor.rest()).is_some() {
                    Some(register::<I>(&mut cursor, cx, types)?)
                } else {
                    // Dots belong to words here: `attr0.x`, `mov.d`, `1.0`.
                    let rest = cursor.rest();
                    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
                    cursor.at += rest.find(|c| !word(c)).unwrap_or(rest.len());
                    None
                }
            }
            c => {
                cursor.at += c.len_utf8();
                None
            }
        };
        if let Some(what) = piece {
            if text_from < start {
                pieces.push(Placed {
                    what: Piece::Text(cursor.text[text_from..start].to_owned()),
                    at: text_from..start,
                });
            }
            pieces.push(Placed {
                what,
                at: start..cursor.at,
            });
            text_from = cursor.at;
        }
    }
    if text_from < cursor.at {
        pieces.push(Placed {
            what: Piece::Text(cursor.text[text_from..cursor.at].to_owned()),
            at: text_from..cursor.at,
        });
    }
    Ok(pieces)
}

fn register<I: InstText>(
    cursor: &mut Cursor<'_>,
    cx: &TextContext<'_>,
    types: &mut Types,
) -> Result<Piece, Problem> {
    let mut form = cursor.reg::<I>(cx, types)?;
    cursor.roles(&mut form);
    Ok(Piece::Reg(form))
}
