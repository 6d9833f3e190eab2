//! Undefined values: what may be done with them, and where a run stops on them.

use crate::common::{Run, kernel};
use wavelift_interpreter::UndefinedPolicy;
use wavelift_simulator::SimError;

/// Loads a word of group memory that nobody has written.
const LOAD: &str = "v10 = symbol_addr.i32 %tile
    v11 = load.i32 group align 4 [v10] @7\n";

/// What one work-item leaves in the buffer.
fn value(body: &str) -> u32 {
    let module = kernel(&format!("{LOAD}{body}"));
    let out = Run::new(&module, 1, 1).go();
    out.unwrap_or_else(|error| panic!("{body}\n{error}")).0[0]
}

/// The error of a body that stops on an undefined value.
fn stopped(body: &str) -> String {
    let module = kernel(&format!("{LOAD}{body}"));
    match Run::new(&module, 1, 1).go() {
        Err(error @ SimError::Poison { .. }) => error.to_string(),
        other => panic!("{body}\n{other:?}"),
    }
}

#[test]
fn undefined_bytes_may_be_copied() {
    // Words of which one byte is defined go through registers, and the byte is still there.
    let body = "v12 = iconst.i8 0x5a
        store.i8 group align 1 [v10+6], v12
        v13 = load.i32 group align 4 [v10+4]
        store.i32 group align 4 [v10+20], v13
        v14 = load.i8 group align 1 [v10+22]
        v15 = uextend.i32 v14
        store.i32 global align 4 [v1], v15
        return";
    assert_eq!(value(body), 0x5a);
}

#[test]
fn what_was_undefined_is_defined_once_it_is_written() {
    let body = "store.i32 group align 4 [v10], v11
        store.i32 group align 4 [v10], v0
        v12 = load.i32 group align 4 [v10]
        store.i32 global align 4 [v1], v12
        return";
    assert_eq!(value(body), 0);
}

#[test]
fn structural_operations_keep_the_defined_bits() {
    for (operations, expected) in [
        // A field is replaced, and the rest masked away.
        (
            "v12 = iconst.i32 8
             v13 = iconst.i32 4
             v14 = iconst.i32 9
             v15 = bitinsert.i32 v11, v14, v13, v12
             v16 = ubitextract.i32 v15, v13, v12",
            9,
        ),
        (
            "v12 = iconst.i32 24
             v13 = ishl.i32 v11, v12
             v14 = iconst.i32 0xff
             v15 = bor.i32 v13, v14
             v16 = band.i32 v15, v14",
            0xff,
        ),
        // The half that is defined.
        (
            "v12 = iconst.i32 3
             v13 = iconcat v12, v11
             v16 = ilow v13",
            3,
        ),
        // A choice with a defined condition.
        (
            "v12 = iconst.i32 4
             v13 = bconst 0
             v16 = select.i32 v13, v11, v12",
            4,
        ),
        // An undefined condition between equal values.
        (
            "v12 = iconst.i32 5
             v13 = iconst.i32 5
             v14 = icmp.eq v11, v12
             v16 = select.i32 v14, v12, v13",
            5,
        ),
        // One lane of a vector.
        (
            "v12 = iconst.i32 6
             v13 = make_vector.i32x2 v11, v12
             v16 = extract_lane.i32 v13, 1",
            6,
        ),
    ] {
        let body = format!("{operations}\nstore.i32 global align 4 [v1], v16\nreturn");
        assert_eq!(value(&body), expected, "{operations}");
    }
}

#[test]
fn a_run_stops_where_an_undefined_value_decides() {
    let done = "block1:\njump block2\nblock2:\nreturn";
    for (body, decides) in [
        (
            "store.i32 global align 4 [v1], v11\nreturn",
            "is stored to memory that others read",
        ),
        // Arithmetic mixes.
        (
            "v12 = iadd.i32 v11, v0\nstore.i32 global align 4 [v1], v12\nreturn",
            "the stored value (is stored",
        ),
        (
            "v12 = load.i32 group align 4 [v11]\nreturn",
            "the address (is used as an address",
        ),
        (
            "store.i32 group align 4 [v11], v0\nreturn",
            "is used as an address",
        ),
        (
            "v12 = udiv.i32 v5, v11\nreturn",
            "the divisor (decides whether the operation traps",
        ),
        (
            "v12 = atomic_rmw.i32 add group align 4 rlx wg [v10+8], v11\nreturn",
            "is an operand of an atomic",
        ),
        (
            &format!("v12 = icmp.eq v11, v0\nbranch v12, block1, block2\n{done}"),
            "the condition (decides a branch",
        ),
        (
            &format!("switch v11, [block1, block2]\n{done}"),
            "the index (decides a branch",
        ),
        (
            "v12 = icmp.eq v11, v0\nv13 = activelanecount v12\nreturn",
            "decides what is exchanged",
        ),
    ] {
        let text = stopped(body);
        assert!(text.contains(decides), "{body}\n{text}");
        assert!(text.contains("undefined since `v11 = load.i32"), "{text}");
        assert!(text.contains("line 7"), "{text}");
        assert!(text.contains("lane 0"), "{text}");
    }
}

#[test]
fn an_undefined_dividend_traps_nowhere() {
    assert_eq!(
        value("v12 = udiv.i32 v11, v5\nstore.i32 global align 4 [v1], v0\nreturn"),
        0
    );
}

#[test]
fn atomics_on_undefined_memory_leave_it_undefined() {
    // Nobody looks at the sum; an exchange gives the memory a value.
    let body = "v12 = iconst.i32 3
        v13 = atomic_rmw.i32 add group align 4 rlx wg [v10], v12
        v14 = atomic_rmw.i32 exch group align 4 rlx wg [v10], v12
        v15 = load.i32 group align 4 [v10]
        store.i32 global align 4 [v1], v15
        return";
    assert_eq!(value(body), 3);
    let body = "v12 = iconst.i32 3
        v13 = atomic_rmw.i32 add group align 4 rlx wg [v10], v12
        store.i32 global align 4 [v1], v13
        return";
    stopped(body);
}

#[test]
fn lanes_and_loops_have_shadows_of_their_own() {
    // Lane 0 of two carries an undefined value through a loop, and gives it a value at its end.
    let module = kernel(
        "v10 = symbol_addr.i32 %tile
         v11 = load.i32 group align 4 [v10]
         v12 = iconst.i32 1
         v13 = icmp.eq v0, v12
         v14 = iconst.i32 3
         v15 = select.i32 v13, v14, v11
         v16 = iconst.i32 0
         jump block1(v15, v16)
         block1(v20: i32, v21: i32):
         v22 = iadd.i32 v21, v12
         v23 = icmp.eq v22, v14
         branch v23, block2(v20), block1(v20, v22)
         block2(v24: i32):
         v25 = select.i32 v13, v24, v12
         store.i32 global align 4 [v1], v25
         return",
    );
    assert_eq!(Run::new(&module, 2, 2).go().unwrap().0, [1, 3]);
}

/// What two lanes have after two rounds in which three values, the third of them undefined in lane 0 if it is `loaded`, take the places `next`.
fn rotated(loaded: bool, next: &str) -> [u32; 2] {
    let third = if loaded { "v11" } else { "v14" };
    let module = kernel(&format!(
        "{LOAD}v12 = iconst.i32 1
         v13 = icmp.eq v0, v12
         v14 = iconst.i32 7
         v15 = select.i32 v13, v14, {third}
         v16 = iconst.i32 0
         v17 = iconst.i32 3
         v18 = iconst.i32 5
         v19 = iconst.i32 6
         jump block1(v18, v19, v15, v16)
         block1(v20: i32, v21: i32, v22: i32, v23: i32):
         v24 = iadd.i32 v23, v12
         v25 = icmp.eq v24, v17
         branch v25, block2, block1({next}, v24)
         block2:
         v27 = select.i32 v13, v20, v12
         v28 = iconst.i32 10
         v29 = imul.i32 v27, v28
         v30 = iadd.i32 v29, v21
         v31 = imul.i32 v30, v28
         v32 = select.i32 v13, v22, v12
         v33 = iadd.i32 v31, v32
         store.i32 global align 4 [v1], v33
         return"
    ));
    let out = Run::new(&module, 2, 2).go();
    out.unwrap_or_else(|error| panic!("{next}: {error}"))
        .0
        .try_into()
        .unwrap()
}

#[test]
fn arguments_are_read_before_parameters_are_written() {
    for loaded in [false, true] {
        // (5, 6, x), (6, x, 5), (x, 5, 6): each is read after another has taken its place.
        assert_eq!(rotated(loaded, "v21, v22, v20"), [151, 756], "{loaded}");
        // (5, 6, x), (6, x, 7), (x, 7, 7): in turn.
        assert_eq!(rotated(loaded, "v21, v22, v14"), [171, 777], "{loaded}");
        // (5, 6, x), (6, 5, x), (5, 6, x).
        assert_eq!(rotated(loaded, "v21, v20, v22"), [161, 567], "{loaded}");
    }
}

#[test]
fn undef_is_undefined() {
    assert!(
        stopped("v12 = undef.i32\nv13 = bor.i32 v11, v12\nstore.i32 global align 4 [v1], v12\nreturn")
            .contains("stored")
    );
}

#[test]
fn other_policies_stop_at_the_load_or_nowhere() {
    let module = kernel(&format!("{LOAD}store.i32 global align 4 [v1], v11\nreturn"));
    let mut run = Run::new(&module, 1, 1);
    run.options.undefined = UndefinedPolicy::Trap;
    let text = run.go().unwrap_err().to_string();
    assert!(text.contains("group byte 0x0 (never written)"), "{text}");
    assert!(text.contains("load.i32"), "{text}");
    run.options.undefined = UndefinedPolicy::Ignore;
    assert!(run.go().is_ok());
}
