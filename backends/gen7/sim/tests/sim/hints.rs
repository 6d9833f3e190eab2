//! What the simulator says about hints that are wrong (manual 3.7), and about barriers without a fence.

use wavelift_gen7::elf::{CodeObject, KernelInfo, SimdWidth};
use wavelift_gen7::isa::{DataMessage, Generation, Message, SURFACE_GROUP, assemble};
use wavelift_gen7_sim::{Device, DispatchOptions};

const END: &str = "mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q }
    send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }";

/// Runs two threads of eight channels; returns what is wrong.
fn run(body: &str) -> Option<String> {
    let mut info = KernelInfo::new("test", SimdWidth::Simd8);
    info.group_bytes = 256;
    info.barriers = true;
    let mut object = CodeObject::default();
    object.add_kernel(
        info,
        assemble(Generation::Gen7, &format!("{body}\n{END}")).unwrap(),
        Vec::new(),
    );
    let mut device = Device::new();
    let module = device.load(&object.write().unwrap()).unwrap();
    let options = DispatchOptions::default();
    let result = device.dispatch(module, "test", [16, 1, 1], [16, 1, 1], 0, &[], &options);
    result.err().map(|error| error.to_string())
}

fn check(body: &str, expected: Option<&str>) {
    match (run(body), expected) {
        (None, None) => {}
        (Some(found), Some(expected)) => assert!(found.contains(expected), "{body}: {found}"),
        (found, expected) => panic!("{body}: {found:?}, not {expected:?}"),
    }
}

#[test]
fn halves_of_a_register() {
    let second = "mov(4) g2.4<1>UD 0x00000002UD { align1 WE_all NoDDChk 1N }";
    let first = "mov(4) g2<1>UD 0x00000001UD { align1 WE_all NoDDClr 1N }";
    let read = "mov(8) g3<1>UD g2<8,8,1>UD { align1 WE_all 1Q }";
    check(&format!("{first}\n{second}\n{read}"), None);
    // The second one looks.
    let looks = second.replace("NoDDChk ", "");
    check(
        &format!("{first}\n{looks}\n{read}"),
        Some("waits for ever for g2"),
    );
    // Nobody ends it.
    check(&format!("{first}\n{read}"), Some("waits for ever for g2"));
    let more = second.replace("NoDDChk", "NoDDClr NoDDChk");
    check(&format!("{first}\n{more}\n{read}"), Some("waits for ever for g2"));
}

#[test]
fn results_of_the_math_box_come_late() {
    let program = |hint: &str, between: &str| {
        format!(
            "mov(8) g2<1>F 4F {{ align1 WE_all 1Q }}
            math sqrt(8) g3<1>F g2<8,8,1>F null<8,8,1>F {{ align1 WE_all 1Q }}
            {between}
            mov(8) g3<1>UD 0x00000001UD {{ align1 WE_all {hint} 1Q }}"
        )
    };
    check(&program("", ""), None);
    check(&program("NoDDChk", ""), Some("g3 is written without a look"));
    let waits = "mov(8) g4<1>F g3<8,8,1>F { align1 WE_all 1Q }";
    check(&program("NoDDChk", waits), None);
}

/// A thread writes its number; after the barrier both read what the first has written.
#[test]
fn barriers_want_fences() {
    let word = |kind| Message::new(Generation::Gen7, kind).descriptor();
    let fenced = format!(
        "mov(8) g10<1>UD g0<8,8,1>UD {{ align1 WE_all 1Q }}
        send(1) g11<1>UW g10<0,1,0>UD {:#010x} data {{ align1 WE_all 1N }}
        mov(1) null<1>UD g11<0,1,0>UD {{ align1 WE_all 1N }}",
        word(DataMessage::Fence { commit: true })
    );
    let surface = SURFACE_GROUP;
    let (simd, components) = (8, 1);
    let write = word(DataMessage::UntypedWrite {
        simd,
        components,
        surface,
    });
    let read = word(DataMessage::UntypedRead {
        simd,
        components,
        surface,
    });
    let barrier = word(DataMessage::Barrier);
    let program = |fence: &str| {
        format!(
            "mov(8) g2<1>UD 0x00000000UD {{ align1 WE_all 1Q }}
            mov(8) g3<1>UD 0x00000007UD {{ align1 WE_all 1Q }}
            send(8) null<1>UW g2<8,8,1>UD {write:#010x} data {{ align1 1Q }}
            {fence}
            mov(8) g12<1>UD 0x00000000UD {{ align1 WE_all 1Q }}
            and(1) g12.2<1>UD g0.2<0,1,0>UD 0x0f000000UD {{ align1 WE_all 1N }}
            send(8) null<1>UW g12<8,8,1>UD {barrier:#010x} gateway {{ align1 WE_all 1Q }}
            wait(1) n0<1>UD {{ align1 WE_all 1N }}
            send(8) g4<1>UW g2<8,8,1>UD {read:#010x} data {{ align1 1Q }}
            mov(8) g5<1>UD g4<8,8,1>UD {{ align1 1Q }}"
        )
    };
    check(&program(&fenced), None);
    check(&program(""), Some("no fence before its barrier"));
}
