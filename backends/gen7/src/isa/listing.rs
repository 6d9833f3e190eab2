//! Whole code as text: instructions with labels at the targets of branches.

use std::collections::BTreeMap;

use super::decode::{DecodeError, decode_all};
use super::generation::Generation;
use super::inst::Inst;

/// An instruction of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Offset in bytes.
    pub offset: u32,
    /// The label here, if a branch leads here.
    pub label: Option<String>,
    /// The instruction as text, with labels for distances.
    pub text: String,
    /// The instruction.
    pub inst: Inst,
}

/// Bytes that a distance counts.
const DISTANCE_UNIT: i64 = 8;

/// Where a distance leads, in bytes from the start of the code.
fn target(offset: u32, distance: i32) -> i64 {
    i64::from(offset) + i64::from(distance) * DISTANCE_UNIT
}

/// The instructions of `bytes` with labels `LABEL0`, `LABEL1`, ... by address. A label at the end of the code gets no line.
///
/// # Errors
/// The first bytes that are no instruction.
pub fn disassemble(generation: Generation, bytes: &[u8]) -> Result<Vec<Line>, DecodeError> {
    let all = decode_all(generation, bytes)?;
    let mut labels = BTreeMap::new();
    for &(offset, inst) in &all {
        let format = inst.op.info().format;
        if format.has_jip() {
            labels.insert(target(offset, inst.jip), 0);
        }
        if format.has_uip() {
            labels.insert(target(offset, inst.uip), 0);
        }
    }
    for (number, value) in labels.values_mut().enumerate() {
        *value = number;
    }
    let name = |address: i64| labels.get(&address).map(|number| format!("LABEL{number}"));
    Ok(all
        .into_iter()
        .map(|(offset, inst)| Line {
            offset,
            label: name(offset.into()),
            text: inst.text(&|distance| name(target(offset, distance)).unwrap_or_default()),
            inst,
        })
        .collect())
}
