use super::lookup::{has_part, unrounded};
use super::*;
use crate::model::*;
use crate::source::Span;
use Opcode::{Cmp, Combine, Cvt, Expand, Unpack};

#[test]
fn rows_of_an_operation_stand_together() {
    for &op in Opcode::ALL {
        assert!(!rows(op).is_empty(), "{op} has no row");
        assert!(rows(op).iter().all(|r| r.opcode == op), "{op} is split");
    }
    assert_eq!(
        Opcode::ALL.iter().map(|&op| rows(op).len()).sum::<usize>(),
        TABLE.len()
    );
}

#[test]
fn types_without_rounding_have_no_default() {
    for &op in Opcode::ALL {
        for &t in Type::ALL.iter().filter(|ty| unrounded(op).has(**ty)) {
            let sources = Type::ALL.iter().map(|ty| Some(*ty)).chain([None]);
            for source in sources.filter(|_| has_part(op, Part::Round)) {
                let mut inst = Inst::new(op, Span::NONE);
                (inst.ty, inst.source_type) = (Some(t), source);
                assert_eq!(nearest(&inst).and_then(|row| row.default_round), None, "{op}_{t}");
            }
        }
    }
}

#[test]
fn at_most_one_row_fits_a_pair_of_types() {
    for &op in &[Cvt, Cmp, Opcode::Pack, Unpack, Combine, Expand] {
        for &t in Type::ALL {
            for &s in Type::ALL {
                let mut inst = Inst::new(op, Span::NONE);
                (inst.ty, inst.source_type) = (Some(t), Some(s));
                inst.mods.compare = (op == Cmp).then_some(CompareOperation::Eq);
                let n = rows(op).iter().filter(|r| r.fits(&inst)).count();
                assert!(n <= 1, "{op}_{t}_{s}: {n} rows");
            }
        }
    }
}

#[test]
fn types_of_a_row_match_its_syntax() {
    for r in TABLE {
        let parts = syntax(r.opcode);
        assert_eq!(!r.ty.is_empty(), parts.contains(&Part::Type), "{}", r.opcode);
        assert_eq!(
            !r.source.is_empty(),
            parts.contains(&Part::SourceType),
            "{}",
            r.opcode
        );
        assert_eq!(
            !r.coord.is_empty(),
            parts.contains(&Part::CoordType),
            "{}",
            r.opcode
        );
        assert_eq!(r.orders != 0, parts.contains(&Part::Order), "{}", r.opcode);
    }
}
