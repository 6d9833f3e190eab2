//! What Haswell has of its own, and that neither machine takes the other's code.

use wavelift_gen7::elf::{CodeObject, KernelInfo, SimdWidth};
use wavelift_gen7::isa::{DataMessage, Generation, Message, SURFACE_GROUP, assemble};
use wavelift_gen7::subtarget::{HSW, IVB};
use wavelift_gen7_sim::{Device, DispatchOptions, LoadError};

const END: &str = "
    mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q }
    send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }
";

/// A kernel with some group memory.
fn object(generation: Generation, body: &str) -> Vec<u8> {
    let mut object = CodeObject {
        generation,
        ..CodeObject::default()
    };
    let mut info = KernelInfo::new("test", SimdWidth::Simd8);
    info.group_bytes = 64;
    let code = assemble(generation, &format!("{body}\n{END}")).unwrap_or_else(|error| panic!("{error}"));
    object.add_kernel(info, code, Vec::new());
    object.write().expect("an object")
}

/// What goes wrong when Haswell runs a kernel.
fn fault(body: &str) -> Option<String> {
    let mut device = Device::of(&HSW);
    let module = device.load(&object(Generation::Gen75, body)).expect("an object");
    let options = DispatchOptions::default();
    let done = device.dispatch(module, "test", [8, 1, 1], [8, 1, 1], 0, &[], &options);
    done.err().map(|error| error.to_string())
}

#[test]
fn objects_of_the_other_machine_are_refused() {
    for (own, other) in [(&IVB, &HSW), (&HSW, &IVB)] {
        let object = object(other.generation, "");
        let error = Device::of(own).load(&object).expect_err("another machine's");
        let named = LoadError::Machine {
            object: other.name,
            device: own.name,
        };
        assert_eq!(error, named);
        assert!(Device::of(other).load(&object).is_ok());
    }
}

/// The header has which group memory is the work-group's; messages take sr0.1's word for it.
#[test]
fn group_memory_is_told() {
    let write = DataMessage::UntypedWrite {
        simd: 8,
        components: 1,
        surface: SURFACE_GROUP,
    };
    let write = Message::new(Generation::Gen75, write).descriptor();
    let body = format!(
        "mov(8) g2<1>UD 0x00000000UD {{ align1 WE_all 1Q }}
        mov(8) g3<1>UD 0x00000007UD {{ align1 WE_all 1Q }}
        send(8) null<1>UW g2<8,8,1>UD {write:#010x} data1 {{ align1 1Q }}"
    );
    let tells = "mov(1) sr0.2<1>UW g0.1<0,1,0>UW { align1 WE_all 1N switch }";
    assert_eq!(fault(&format!("{tells}\n{body}")), None);
    let error = fault(&body).expect("nobody has told");
    assert!(
        error.contains("sr0.1 says that group memory 0 is meant"),
        "{error}"
    );
}

/// Distances of `jmpi` count bytes: two instructions are jumped over, the second of which cannot be executed.
#[test]
fn jumps_count_bytes() {
    let program = |distance: u32| {
        format!(
            "jmpi(1) {distance}D {{ align1 WE_all 1N }}
            nop
            illegal"
        )
    };
    assert_eq!(fault(&program(32)), None);
    assert!(fault(&program(4)).is_some(), "in the middle of an instruction");
    assert!(fault(&program(16)).is_some());
}
