//! GCC's HSAIL front end as an outside judge of a sample of the cells; all of them: `cargo run --release -p wavelift-cells -- --gccbrig`.

use wavelift_cells::gccbrig::{Gccbrig, ask};
use wavelift_cells::walk::chosen;
use wavelift_hsail::model::Profile;

#[test]
fn gccbrig_agrees_on_a_sample() {
    if !wavelift_peers::installed(&["HSAILasm", "gccbrig-11", "gcc"]) {
        return;
    }
    let families = [
        "integer",
        "bits",
        "multimedia",
        "float bits",
        "native",
        "address",
        "cross-lane",
    ];
    let mut cells = chosen(Profile::Full, &families.map(str::to_owned));
    // Filters are parts of mnemonics, too.
    cells.retain(|cell| Gccbrig::knows(cell) && families.contains(&cell.family.name()));
    // Of the large families a few.
    for (family, step) in [
        ("packed integer", 80),
        ("packed float", 80),
        ("packed compare", 80),
        ("compare", 200),
        ("convert", 100),
        ("memory", 300),
        ("atomic", 300),
    ] {
        let mut all = chosen(Profile::Full, &[family.to_owned()]);
        all.retain(|cell| cell.family.name() == family);
        cells.extend(all.into_iter().step_by(step));
    }
    let opinion = ask(&cells, 64, 1).unwrap_or_else(|why| panic!("gccbrig cannot be asked: {why}"));
    let open: Vec<String> = opinion
        .open
        .iter()
        .map(|(name, wrong)| format!("{name}: {wrong:x?}"))
        .collect();
    assert!(open.is_empty(), "{}", open.join("\n"));
    assert!(
        opinion.agreed > 250,
        "{} agreed, of {} it said nothing: {:?}",
        opinion.agreed,
        opinion.mute.len(),
        opinion.mute.first()
    );
}
