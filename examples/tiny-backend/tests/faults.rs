//! A pass that breaks a kernel is an error of compilation that names both, and no panic.

mod support;

use std::cell::Cell;
use support::module;
use wavelift_codegen::ir::Function;
use wavelift_codegen::target::{ErrorKind, Options, Target, Verify};
use wavelift_tiny::backend::compiler;

const TEXT: &str = "module &m:1:0:$full:$large:$near;
prog kernel &planted(kernarg_u64 %data)
{
	workitemabsid_u32	$s0, 0;
	ld_kernarg_align(8)_width(all)_u64	$d0, [%data];
	mul_u32	$s1, $s0, 12;
	xor_u32	$s1, $s1, $s0;
	st_global_u32	$s1, [$d0];
	ret;
};
";

thread_local! {
    static PASS: Cell<&'static str> = const { Cell::new("") };
}

/// The first definition goes, though it is read.
fn plant(pass: &'static str, func: &mut Function) {
    if pass == PASS.get() {
        let entry = func.layout.entry().expect("an entry");
        let used = |&inst: &_| {
            let result = func.dfg.results(inst).first().copied();
            result.is_some_and(|result| {
                func.layout
                    .iter()
                    .any(|(_, user)| func.dfg.uses(user).any(|v| v == result))
            })
        };
        let at = func.layout.insts(entry).iter().position(used).expect("a value");
        func.layout.insts_mut(entry).remove(at);
    }
}

#[test]
fn a_broken_pass_is_an_error() {
    let module = module(TEXT);
    let options = Options {
        fault: Some(plant),
        verify: Verify::Passes,
        ..Options::default()
    };
    let failed = || compiler().compile(&module, &options).expect("an object").failed;
    assert!(failed().is_empty());
    // (After the divergence pass, the wave level has the definition still, and that is where it counts.)
    let midend = [
        "unwritten",
        "dce",
        "cfg",
        "simplify",
        "gvn",
        "unroll",
        "sroa",
        "indexed",
        "forward",
        "offsets",
        "hoist",
    ];
    for pass in midend.into_iter().chain(["legalize"]) {
        PASS.set(pass);
        let failed = failed();
        let [error] = &failed[..] else {
            panic!("{pass}: nothing is noticed");
        };
        let ErrorKind::Broken(broken) = &*error.kind else {
            panic!("{pass}: {error}");
        };
        let text = broken.to_string();
        let name = error.kernel.as_deref();
        assert_eq!((name, broken.pass), (Some("planted"), pass), "{text}");
        assert!(text.contains("defined by nothing in the layout (line "), "{text}");
    }
}
