//! The machine in a registry, as a crate outside adds its own: compiled, looked at and run through nothing but the registry.

mod support;

use support::module;
use wavelift_codegen::target::{ErrorKind, Options, Origin};
use wavelift_simulator::machine::{Launch, LoadedId, Machine, MachineOptions, Program};
use wavelift_simulator::{Geometry, Limits, Registry};
use wavelift_tiny::abi::LANES;
use wavelift_tiny::{backend, device};

fn registry() -> Registry {
    let mut registry = Registry::new();
    registry.add(backend::target());
    registry.machine(device::new_machine);
    registry
}

fn new_device() -> Box<dyn Machine> {
    let options = MachineOptions {
        wave: LANES as u32,
        limits: Limits::default(),
        target: "tiny",
    };
    registry().device("tiny", &options).expect("a machine")
}

fn load(device: &mut dyn Machine, bytes: &[u8]) -> LoadedId {
    let program = Program::Object {
        bytes,
        watched: Vec::new(),
        own: true,
    };
    device.load(program).unwrap_or_else(|error| panic!("{error}"))
}

const TEXT: &str = include_str!("../vector_add.hsail");

#[test]
fn a_kernel_through_the_registry() {
    let registry = registry();
    let target = registry.find("tiny").expect("the target");
    let compiled = target
        .compile(&module(TEXT), &Options::default())
        .expect("an object");
    let unit = compiled.kernels().next().expect("a kernel");
    assert_eq!((unit.symbol.as_str(), compiled.wave), ("vector_add", 8));
    // Vector add has a line for most of its instructions, and needs a few of both kinds of registers.
    assert!(unit.lines.len() > 5 && unit.facts.files.iter().all(|file| file.used > 2));
    let mut device = new_device();
    let id = load(&mut *device, &compiled.object);
    assert_eq!(device.kernels(id).len(), 1);
    let items = 20_u32;
    let mut arguments = Vec::new();
    for step in [0.5_f32, 2.0, 0.0] {
        let address = device.allocate("buffer", u64::from(4 * items)).expect("memory");
        for item in 0..items {
            let value = (step * item as f32).to_le_bytes();
            let place = address + u64::from(4 * item);
            device.memory().write(place, &value).expect("the buffer");
        }
        arguments.extend(address.to_le_bytes());
    }
    let sums = u64::from_le_bytes(arguments[16..24].try_into().expect("an address"));
    arguments.extend(items.to_le_bytes());
    let geometry = Geometry::from_sizes([items, 1, 1], [items, 1, 1]).expect("a geometry");
    let launch = Launch {
        geometry: &geometry,
        dynamic_group_bytes: 0,
        kernarg: &arguments,
        packet_id: 0,
        completion_signal: 0,
        deadline: None,
    };
    let stats = device
        .dispatch(id, "vector_add", &launch)
        .unwrap_or_else(|error| panic!("{error}"));
    assert!(stats.instructions > u64::from(unit.facts.instructions));
    let mut sum = [0; 4];
    device.memory().read(sums + 4 * 3, &mut sum).expect("the buffer");
    assert_eq!(f32::from_le_bytes(sum), 3.0 * 2.5);
}

#[test]
fn its_objects_are_known_and_listed() {
    let registry = registry();
    let target = registry.find("tiny").expect("the target");
    let object = target
        .compile(&module(TEXT), &Options::default())
        .expect("an object")
        .object;
    assert_eq!(target.origin(&object), Origin::Own);
    assert_eq!(registry.of_object(&object).map(|found| found.name()), Ok("tiny"));
    assert!(registry.check_object(&object).is_ok() && registry.check_object(&object[..40]).is_err());
    let text = target.disassemble("vector_add.o", &object, false).expect("text");
    assert!(
        text.contains("<vector_add>:\n       0: start s") && text.contains("ld.l v"),
        "{text}"
    );
}

#[test]
fn what_the_machine_lacks_is_an_error_with_its_line() {
    let text = "module &m:1:0:$full:$large:$near;
prog kernel &shared(kernarg_u64 %out)
{
	align(4) group_u32	%words[16];
	lda_group_u32	$s0, [%words];
	ld_kernarg_align(8)_u64	$d0, [%out];
	st_global_u32	$s0, [$d0];
	ret;
};
";
    let registry = registry();
    let target = registry.find("tiny").expect("the target");
    let compiled = target
        .compile(&module(text), &Options::default())
        .expect("no object");
    assert!(compiled.object.is_empty());
    let error = compiled.failure("shared").expect("an error");
    assert!(matches!(*error.kind, ErrorKind::Limit(_)), "{error}");
    let expected =
        "64 bytes of group memory, but a work-group of tiny has 0; most of them are for words (line 5)";
    assert_eq!(error.to_string(), expected);
}
