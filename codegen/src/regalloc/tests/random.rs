//! Random functions: every allocation is checked by the checkers and by running the function before and after; random damage that
//! changes a run must be found by the checker.

use super::execute::{Record, run};
use super::generate::Generator;
use super::toy::{Builder, LANES, Toy, files, text};
use crate::machine::*;
use crate::regalloc::checker::Checker;
use crate::regalloc::{Budget, FileStats, Parking, RegAllocError, Round, STRETCH, allocate};
use proptest::prelude::*;

const V: RegFile = RegFile::VECTOR;

/// Allocates in one piece, and in stretches of a few instructions.
fn check(bytes: &[u8], limits: [u16; 2], reach: usize) -> Result<(), TestCaseError> {
    let b = Generator::function(bytes, reach);
    let Some(expected) = run(&b.func, &b.choice) else {
        return Ok(());
    };
    check_in_stretches(&b, &expected, limits, STRETCH)?;
    check_in_stretches(&b, &expected, limits, 1 + bytes.len() as u32 % 13)
}

fn check_in_stretches(
    b: &Builder,
    expected: &Record,
    limits: [u16; 2],
    stretch: u32,
) -> Result<(), TestCaseError> {
    let limit = limits[1];
    let mut func = b.func.clone();
    let options = Budget {
        units: limits.to_vec(),
        check: true,
        parking: (limits[0] < 102).then_some(Parking {
            file: V,
            lanes: LANES as u8,
        }),
        stretch,
        ..Budget::default()
    };
    match allocate(&mut func, &files(), &options) {
        Ok(stats) => {
            // Fixed registers and clobbers reach up to unit 17 whatever the limit is.
            prop_assert!(stats.files[1].units <= limit.max(18));
            let mut unchecked = b.func.clone();
            let options = Budget {
                check: false,
                ..options
            };
            prop_assert!(allocate(&mut unchecked, &files(), &options).is_ok());
            prop_assert_eq!(
                text(&unchecked),
                text(&func),
                "without checks it is another program"
            );
            prop_assert_eq!(
                run(&func, &b.choice),
                Some(expected.clone()),
                "{}\n{}",
                text(&b.func),
                text(&func)
            );
        }
        Err(RegAllocError::ScalarPressure { .. }) => {}
        // One instruction may clobber and read more scalars than there are.
        Err(RegAllocError::Pinned { .. }) if limits[0] < 40 => {}
        Err(RegAllocError::Pressure { .. } | RegAllocError::Pinned { .. }) if limit < 100 => {}
        Err(error) => prop_assert!(false, "{error}\n{}", text(&b.func)),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, max_shrink_iters: 20_000, ..ProptestConfig::default() })]

    #[test]
    fn runs_are_equal_before_and_after(bytes in prop::collection::vec(any::<u8>(), 1..600), reach in 1usize..40) {
        check(&bytes, [102, 256], reach)?;
    }

    #[test]
    fn runs_are_equal_with_spills(
        bytes in prop::collection::vec(any::<u8>(), 50..500), reach in 4usize..60, limit in 12u16..60,
    ) {
        check(&bytes, [102, limit], reach)?;
    }

    #[test]
    fn runs_are_equal_with_scalars_in_lanes(
        bytes in prop::collection::vec(any::<u8>(), 50..500), reach in 4usize..60, limit in 16u16..60,
    ) {
        check(&bytes, [limit, 200], reach)?;
    }

    #[test]
    fn damage_that_changes_a_run_is_found(
        bytes in prop::collection::vec(any::<u8>(), 20..250), reach in 1usize..20, limit in 16u16..64,
        place in any::<u16>(), to in 0u16..24, kind in 0u8..4,
    ) {
        damage(&bytes, reach, limit, place, to, kind)?;
    }
}

/// Allocates the vector file, changes one thing, and lets the checker and the executor judge.
fn damage(
    bytes: &[u8],
    reach: usize,
    limit: u16,
    place: u16,
    to: u16,
    kind: u8,
) -> Result<(), TestCaseError> {
    let b = Generator::function(bytes, reach);
    let Some(expected) = run(&b.func, &b.choice) else {
        return Ok(());
    };
    let files = files();
    let options = Budget {
        check: false,
        ..Budget::default()
    };
    let mut func = b.func.clone();
    let mut stats = FileStats::default();
    let mut round = Round {
        info: &files[1],
        file: V,
        view: View::Thread,
        whole: false,
        base: 0,
        limit,
        options: &options,
        parked: None,
        stats: &mut stats,
    };
    let Ok(mut origins) = round.allocate(&mut func, &|_| true, true) else {
        return Ok(());
    };
    let places: Vec<(MBlock, usize)> = func
        .order
        .iter()
        .flat_map(|&block| (0..func.blocks[block].insts.len()).map(move |i| (block, i)))
        .collect();
    let (block, index) = places[usize::from(place) % places.len()];
    let insts = &mut func.blocks[block].insts;
    match kind {
        // An operand in another register.
        0 | 1 => {
            let args = &mut insts[index].args;
            let n = args.len().max(1);
            let Some(arg) = args.get_mut(usize::from(place / 7) % n) else {
                return Ok(());
            };
            let Reg::Physical(preg) = &mut arg.reg else {
                return Ok(());
            };
            preg.first = to;
        }
        // An inserted instruction is lost.
        2 => {
            if !matches!(origins[block][index], crate::regalloc::Origin::Inst(_)) {
                insts.remove(index);
                origins[block].remove(index);
                func.blocks[block].locs.pop();
                if let Some(body) = &mut func.blocks[block].body {
                    body.insts.end -= 1;
                }
            }
        }
        // Two neighbours change places.
        _ => {
            let inside = func.blocks[block]
                .body
                .as_ref()
                .map_or(0..0, |body| body.insts.clone());
            if inside.contains(&index) && inside.contains(&(index + 1)) {
                func.blocks[block].insts.swap(index, index + 1);
                origins[block].swap(index, index + 1);
            }
        }
    }
    let damaged = mixed_run(&func, &b);
    let verdict = Checker::new(&b.func, &func, &origins, &files[1], V, View::Thread, &|_| true).run();
    if damaged != Some(expected) {
        prop_assert!(
            verdict.is_err(),
            "the checker missed a damage\n{}\n{}",
            text(&b.func),
            text(&func)
        );
    }
    Ok(())
}

/// Runs a function whose vector file is allocated and whose scalars are virtual still.
fn mixed_run(func: &MachFunc<Toy>, b: &Builder) -> Option<super::execute::Record> {
    let mut func = func.clone();
    for data in func.blocks.values_mut() {
        if let Some(body) = &mut data.body {
            body.params.clear();
            body.succs.iter_mut().for_each(|e| e.args.clear());
        }
    }
    run(&func, &b.choice)
}
