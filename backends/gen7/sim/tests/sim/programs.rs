//! Whole kernels in assembly, with results computed here.

use wavelift_gen7::elf::{CodeObject, CurbeEntry, CurbeValue, KernelInfo, SimdWidth};
use wavelift_gen7::isa::{Generation, assemble};
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions, ModuleId};
use wavelift_simulator::dispatch::WaveOrder;
use wavelift_simulator::{HangCause, Limits, SimError};

const END: &str = "
    mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q }
    send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }
";

fn entry(value: CurbeValue, offset: u32, size: u32) -> CurbeEntry {
    CurbeEntry { value, offset, size }
}

/// A kernel with work-item ids in r1 and from r2 on: three pointers (lower halves), work-group size, thread number.
fn info(simd: SimdWidth) -> KernelInfo {
    let mut info = KernelInfo::new("test", simd);
    info.curbe_registers = 2;
    info.argument_bytes = 24;
    info.curbe = vec![
        entry(CurbeValue::LocalId(0), 0, 2 * simd.channels()),
        entry(CurbeValue::Argument(0), 32, 4),
        entry(CurbeValue::Argument(8), 36, 4),
        entry(CurbeValue::Argument(16), 40, 4),
        entry(CurbeValue::GroupSize(0), 44, 4),
        entry(CurbeValue::ThreadNumber, 48, 4),
    ];
    info
}

fn load(device: &mut Device, info: KernelInfo, text: &str) -> ModuleId {
    let code = assemble(Generation::Gen7, text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let violations = check_code(Generation::Gen7, &code).unwrap();
    assert!(violations.is_empty(), "{violations:#?}");
    let mut object = CodeObject::default();
    object.add_kernel(info, code, Vec::new());
    device.load(&object.write().unwrap()).unwrap()
}

fn words(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().unwrap()))
        .collect()
}

/// Runs a kernel that stores one word per work-item at its second pointer and reads words at its first.
fn run(info: KernelInfo, body: &str, input: &[u32], items: u32, group: u32) -> Result<Vec<u32>, SimError> {
    run_with(info, body, input, items, group, &DispatchOptions::default())
}

fn run_with(
    info: KernelInfo,
    body: &str,
    input: &[u32],
    items: u32,
    group: u32,
    options: &DispatchOptions,
) -> Result<Vec<u32>, SimError> {
    let mut device = Device::new();
    let module = load(&mut device, info, &format!("{body}\n{END}"));
    let from = device.allocate("in", input.len().max(1) as u64 * 4).unwrap();
    for (target, word) in device.bytes_mut(from).chunks_exact_mut(4).zip(input) {
        target.copy_from_slice(&word.to_le_bytes());
    }
    let to = device.allocate("out", u64::from(items) * 4).unwrap();
    let pointers = [device.address(from), device.address(to), 0];
    let arguments: Vec<u8> = pointers.into_iter().flat_map(u64::to_le_bytes).collect();
    device.dispatch(
        module,
        "test",
        [items, 1, 1],
        [group, 1, 1],
        0,
        &arguments,
        options,
    )?;
    Ok(words(device.bytes(to)))
}

/// Global work-item id times 4 in g4 (SIMD16: and g5), value at the input in g8.
const PROLOGUE16: &str = "
    mul(1) g3<1>UD g0.1<0,1,0>UD g2.6<0,1,0>UW { align1 WE_all 1N }
    add(16) g4<1>UD g1<8,8,1>UW g3<0,1,0>UD { align1 1H }
    shl(16) g4<1>UD g4<8,8,1>UD 0x00000002UD { align1 1H }
    add(16) g6<1>UD g4<8,8,1>UD g2<0,1,0>UD { align1 1H }
    send(16) g8<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }
";

/// Stores g8 (and g9).
const STORE16: &str = "
    add(16) g100<1>UD g4<8,8,1>UD g2.1<0,1,0>UD { align1 1H }
    mov(16) g102<1>UD g8<8,8,1>UD { align1 1H }
    send(16) null<1>UW g100<8,8,1>UD 0x08035eff data { align1 1H }
";

#[test]
fn vector_add() {
    let mut device = Device::new();
    let text = format!(
        "{PROLOGUE16}
        add(16) g10<1>UD g4<8,8,1>UD g2.1<0,1,0>UD {{ align1 1H }}
        send(16) g12<1>UW g10<8,8,1>UD 0x04215eff data MsgDesc: ( DC untyped surface read, 255, 30) mlen 2 rlen 2 {{ align1 1H }}
        add(16) g16<1>F g8<8,8,1>F g12<8,8,1>F {{ align1 1H }}
        add(16) g14<1>UD g4<8,8,1>UD g2.2<0,1,0>UD {{ align1 1H }}
        send(16) null<1>UW g14<8,8,1>UD 0x08035eff data {{ align1 1H }}
        {END}"
    );
    let module = load(&mut device, info(SimdWidth::Simd16), &text);
    let count = 1000;
    let buffers = ["a", "b", "c"].map(|name| device.allocate(name, count * 4).unwrap());
    for (which, &buffer) in buffers[..2].iter().enumerate() {
        for (index, word) in device.bytes_mut(buffer).chunks_exact_mut(4).enumerate() {
            let value = if which == 0 {
                index as f32 * 0.5
            } else {
                1e6 - index as f32
            };
            word.copy_from_slice(&value.to_le_bytes());
        }
    }
    let arguments: Vec<u8> = buffers
        .iter()
        .flat_map(|&buffer| device.address(buffer).to_le_bytes())
        .collect();
    let stats = device
        .dispatch(
            module,
            "test",
            [count as u32, 1, 1],
            [100, 1, 1],
            0,
            &arguments,
            &DispatchOptions::default(),
        )
        .unwrap();
    for (index, word) in words(device.bytes(buffers[2])).into_iter().enumerate() {
        assert_eq!(f32::from_bits(word), index as f32 * 0.5 + (1e6 - index as f32));
    }
    // Ten groups of seven threads, the last of each with four channels.
    assert_eq!((stats.threads, stats.groups), (70, 10));
    assert_eq!(stats.message_channels, 3 * 1000 + 70 * 8);
}

/// Each work-item of a group of 40 hands its number through work-group memory to the one at the mirrored place.
const MIRROR: &str = "
    mul(1) g3<1>UD g0.1<0,1,0>UD g2.6<0,1,0>UW { align1 WE_all 1N }
    mov(8) g10<1>UD g1<8,8,1>UW { align1 1Q }
    add(8) g4<1>UD g10<8,8,1>UD g3<0,1,0>UD { align1 1Q }
    shl(8) g20<1>UD g10<8,8,1>UD 0x00000002UD { align1 1Q }
    mul(8) g21<1>UD g4<8,8,1>UD 0x0003UW { align1 1Q }
    send(8) null<1>UW g20<8,8,1>UD 0x04036efe data { align1 1Q }
    mov(8) g30<1>UD g0<8,8,1>UD { align1 WE_all 1Q }
    send(1) g31<1>UW g30<0,1,0>UW 0x0219e000 data { align1 WE_all 1N }
    mov(1) null<1>UD g31<0,1,0>UD { align1 WE_all 1N }
    mov(8) g32<1>UD 0x00000000UD { align1 WE_all 1Q }
    and(1) g32.2<1>UD g0.2<0,1,0>UD 0x0f000000UD { align1 WE_all 1N }
    send(8) null<1>UW g32<8,8,1>UD 0x02000004 gateway { align1 WE_all 1Q }
    wait(1) n0<1>UD { align1 WE_all 1N }
    add(8) g22<1>D -g10<8,8,1>D 39D { align1 1Q }
    shl(8) g22<1>UD g22<8,8,1>UD 0x00000002UD { align1 1Q }
    send(8) g8<1>UW g22<8,8,1>UD 0x02116efe data { align1 1Q }
    shl(8) g4<1>UD g4<8,8,1>UD 0x00000002UD { align1 1Q }
    add(8) g40<1>UD g4<8,8,1>UD g2.1<0,1,0>UD { align1 1Q }
    mov(8) g41<1>UD g8<8,8,1>UD { align1 1Q }
    send(8) null<1>UW g40<8,8,1>UD 0x04036eff data { align1 1Q }
";

fn mirror_info() -> KernelInfo {
    let mut info = info(SimdWidth::Simd8);
    info.group_bytes = 160;
    info.barriers = true;
    info
}

#[test]
fn group_memory_and_barrier() {
    for order in [WaveOrder::Forward, WaveOrder::Reverse, WaveOrder::Shuffled(5)] {
        let options = DispatchOptions {
            limits: Limits {
                order,
                turn: 3,
                ..Limits::default()
            },
            ..DispatchOptions::default()
        };
        let out = run_with(mirror_info(), MIRROR, &[], 120, 40, &options).unwrap();
        for (index, word) in (0..).zip(out) {
            let group = index / 40 * 40;
            assert_eq!(word, (group + 39 - index % 40) * 3, "{index}");
        }
    }
}

#[test]
fn without_the_barrier_undefined_memory_is_found() {
    let text: String = MIRROR
        .lines()
        .filter(|line| !line.contains("gateway") && !line.contains("wait"))
        .map(|line| format!("{line}\n"))
        .collect();
    let error = run(mirror_info(), &text, &[], 40, 40).unwrap_err();
    let SimError::Poison { site, holder, .. } = &error else {
        panic!("{error}")
    };
    // The load gives the undefined word to g8, the move hands it on, the store must not take it.
    assert!(holder.starts_with("g41"), "{error}");
    assert_eq!(site.lane, Some(0));
}

#[test]
fn a_wait_without_a_message_is_an_error() {
    let text: String = MIRROR
        .lines()
        .filter(|line| !line.contains("gateway"))
        .map(|line| format!("{line}\n"))
        .collect();
    let error = run(mirror_info(), &text, &[], 40, 40).unwrap_err();
    assert!(matches!(error, SimError::Illegal { .. }), "{error}");
}

#[test]
fn if_else_endif() {
    // Odd numbers are tripled, even ones halved, multiples of 16 left alone.
    let body = format!(
        "{PROLOGUE16}
        and.z.f0.0(16) null<1>UD g8<8,8,1>UD 0x0000000fUD {{ align1 1H }}
        (-f0.0) if(16) JIP: outer UIP: outer {{ align1 1H }}
        and.nz.f0.1(16) null<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        (+f0.1) if(16) JIP: even UIP: inner {{ align1 1H }}
        mul(16) g8<1>UD g8<8,8,1>UD 0x0003UW {{ align1 1H }}
        else(16) JIP: inner {{ align1 1H }}
        even: shr(16) g8<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        inner: endif(16) JIP: outer {{ align1 1H }}
        outer: endif(16) JIP: store {{ align1 1H }}
        store: {STORE16}"
    );
    let input: Vec<u32> = (0..64).map(|index| index * 7 + 5).collect();
    let out = run(info(SimdWidth::Simd16), &body, &input, 64, 32).unwrap();
    for (value, result) in input.into_iter().zip(out) {
        let expected = match (value % 16, value % 2) {
            (0, _) => value,
            (_, 1) => value * 3,
            _ => value / 2,
        };
        assert_eq!(result, expected, "{value}");
    }
}

/// Steps of the 3n+1 sequence until 1.
fn collatz(mut n: u32) -> u32 {
    let mut steps = 0;
    while n != 1 {
        n = if n % 2 == 1 { 3 * n + 1 } else { n / 2 };
        steps += 1;
    }
    steps
}

#[test]
fn loop_with_break_and_continue() {
    let body = format!(
        "{PROLOGUE16}
        mov(16) g20<1>UD 0x00000000UD {{ align1 1H }}
        top: cmp.z.f0.0(16) null<1>D g8<8,8,1>UD 0x00000001UD {{ align1 1H switch }}
        (+f0.0) break(16) JIP: end UIP: end {{ align1 1H }}
        add(16) g20<1>UD g20<8,8,1>UD 0x00000001UD {{ align1 1H }}
        and.nz.f0.0(16) null<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        (+f0.0) if(16) JIP: even UIP: even {{ align1 1H }}
        mul(16) g8<1>UD g8<8,8,1>UD 0x0003UW {{ align1 1H }}
        add(16) g8<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        cont(16) JIP: even UIP: end {{ align1 1H }}
        even: endif(16) JIP: end {{ align1 1H }}
        shr(16) g8<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        end: while(16) JIP: top {{ align1 1H }}
        mov(16) g8<1>UD g20<8,8,1>UD {{ align1 1H }}
        {STORE16}"
    );
    let input: Vec<u32> = (1..=100).collect();
    let out = run(info(SimdWidth::Simd16), &body, &input, 100, 20).unwrap();
    let expected: Vec<u32> = input.into_iter().map(collatz).collect();
    assert_eq!(out, expected);
}

#[test]
fn halt_leaves_nested_blocks() {
    let body = format!(
        "{PROLOGUE16}
        cmp.l.f0.0(16) null<1>D g8<8,8,1>UD 0x00000010UD {{ align1 1H switch }}
        (+f0.0) if(16) JIP: out UIP: out {{ align1 1H }}
        and.z.f0.1(16) null<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        (+f0.1) halt(16) JIP: out UIP: last {{ align1 1H }}
        add(16) g8<1>UD g8<8,8,1>UD 0x00000064UD {{ align1 1H }}
        out: endif(16) JIP: on {{ align1 1H }}
        on: add(16) g8<1>UD g8<8,8,1>UD 0x000003e8UD {{ align1 1H }}
        last: halt(16) JIP: store UIP: store {{ align1 1H }}
        store: {STORE16}"
    );
    let input: Vec<u32> = (0..32).collect();
    let out = run(info(SimdWidth::Simd16), &body, &input, 32, 32).unwrap();
    for (value, result) in input.into_iter().zip(out) {
        let expected = match value {
            0..16 if value % 2 == 0 => value,
            0..16 => value + 1100,
            _ => value + 1000,
        };
        assert_eq!(result, expected);
    }
}

#[test]
fn jump_skips_a_block_that_nobody_wants() {
    // Channels keep the number of the block they want; the thread jumps over blocks.
    let body = format!(
        "{PROLOGUE16}
        mov(1) f0<1>UD 0x00000000UD {{ align1 WE_all 1N }}
        cmp.ge.f0.0(16) null<1>D g8<8,8,1>UD 0x00000008UD {{ align1 1H switch }}
        (-f0.0.any16h) jmpi(1) 2D {{ align1 WE_all 1N }}
        (+f0.0) add(16) g8<1>UD g8<8,8,1>UD 0x00000064UD {{ align1 1H }}
        {STORE16}"
    );
    for start in [0, 4, 100] {
        let input: Vec<u32> = (start..start + 16).collect();
        let out = run(info(SimdWidth::Simd16), &body, &input, 16, 16).unwrap();
        for (value, result) in input.into_iter().zip(out) {
            assert_eq!(result, if value >= 8 { value + 100 } else { value });
        }
    }
}

#[test]
fn call_and_return_by_channel() {
    // The return address may be anywhere in a register.
    for address in ["g50", "g50.4"] {
        let body = format!(
            "{PROLOGUE16}
        and.nz.f0.0(16) null<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        (+f0.0) call(2) {address}<1>D JIP: square {{ align1 1N }}
        add(16) g8<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        {STORE16} {END}
        square: mul(16) g8<1>UD g8<8,8,1>UD g8<16,8,2>UW {{ align1 1H }}
        ret(2) {address}<2,2,1>D {{ align1 1N }}"
        );
        let input: Vec<u32> = (0..16).collect();
        let out = run(info(SimdWidth::Simd16), &body, &input, 16, 16).unwrap();
        for (value, result) in input.into_iter().zip(out) {
            assert_eq!(
                result,
                if value % 2 == 1 {
                    value * value + 1
                } else {
                    value + 1
                }
            );
        }
    }
}

/// A thread cannot go where nobody has said that it should.
#[test]
fn an_undefined_return_address_is_found() {
    let body = format!("{PROLOGUE16} ret(2) g50<2,2,1>D {{ align1 1N }} {STORE16} {END}");
    let error = run(info(SimdWidth::Simd16), &body, &[0; 16], 16, 16).unwrap_err();
    let text = error.to_string();
    assert!(text.contains("undefined") && text.contains("ret"), "{text}");
}

#[test]
fn bytes_words_and_atomics() {
    // Each work-item adds its value to a counter, and swaps two bytes of its word.
    let body = format!(
        "{PROLOGUE16}
        send(16) g20<1>UW g6<8,8,1>UD 0x042101ff data {{ align1 1H }}
        add(16) g22<1>UD g6<8,8,1>UD 0x00000002UD {{ align1 1H }}
        send(16) g24<1>UW g22<8,8,1>UD 0x042105ff data {{ align1 1H }}
        shl(16) g20<1>UD g20<8,8,1>UD 0x00000010UD {{ align1 1H }}
        or(16) g8<1>UD g20<8,8,1>UD g24<8,8,1>UD {{ align1 1H }}
        mov(16) g30<1>UD g2<0,1,0>UD {{ align1 1H }}
        mov(16) g32<1>UD 0x00000001UD {{ align1 1H }}
        send(16) g34<1>UW g30<8,8,1>UD 0x0821a7ff data {{ align1 1H }}
        {STORE16}"
    )
    .replace("0x042101ff", "0x042111ff")
    .replace("0x042105ff", "0x042115ff");
    let input: Vec<u32> = (0..16).map(|index| 0x1234_00a0 + index * 0x0100_0001).collect();
    let out = run(info(SimdWidth::Simd16), &body, &input, 16, 16).unwrap();
    for (value, result) in input.into_iter().zip(out) {
        assert_eq!(result, (value & 0xff) << 16 | value >> 16, "{value:#x}");
    }
}

#[test]
fn scratch_keeps_registers() {
    let body = format!(
        "{PROLOGUE16}
        mov(8) g60<1>UD g0<8,8,1>UD {{ align1 WE_all 1Q }}
        mov(16) g61<1>UD g8<8,8,1>UD {{ align1 WE_all 1H }}
        send(16) null<1>UW g60<8,8,1>UD 0x060e1001 data {{ align1 WE_all 1H }}
        mov(16) g8<1>UD 0x00000000UD {{ align1 1H }}
        send(16) g8<1>UW g60<8,8,1>UD 0x022c1001 data {{ align1 WE_all 1H }}
        {STORE16}"
    );
    let mut with = info(SimdWidth::Simd16);
    with.scratch_bytes = 96;
    let input: Vec<u32> = (0..40).map(|index| index * 3).collect();
    let out = run(with.clone(), &body, &input, 40, 20).unwrap();
    assert_eq!(out, input);
    with.scratch_bytes = 64;
    let error = run(with, &body, &input, 40, 20).unwrap_err();
    assert!(error.to_string().contains("scratch bytes up to 0x60"), "{error}");
}

#[test]
fn errors_name_instruction_channel_and_cause() {
    let simd16 = || info(SimdWidth::Simd16);
    let store = |body: &str| format!("{PROLOGUE16} {body} {STORE16}");
    let cases = [
        // A register that nobody has written.
        (
            store("add(16) g8<1>UD g8<8,8,1>UD g90<8,8,1>UD { align1 1H }"),
            "is stored to memory that others read; left undefined by the instruction at offset 0x",
        ),
        // A flag that nobody has written.
        (
            store("(+f1.0) mov(16) g8<1>UD 0x00000000UD { align1 1H }"),
            "g102 byte 0 (is stored to memory that others read",
        ),
        (
            store("(+f1.0) send(16) g8<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }"),
            "f1.0 (decides which lanes run",
        ),
        // The accumulator.
        (
            store("mov(8) g8<1>D acc0<8,8,1>D { align1 1Q }\n add(8) g8<1>D g8<8,8,1>D 1D { align1 1Q }"),
            "is stored to memory that others read; left undefined by the instruction at offset 0x",
        ),
        // An address.
        (
            store("send(16) g8<1>UW g90<8,8,1>UD 0x04215eff data { align1 1H }"),
            "g90 byte 0 (is used as an address; never written)",
        ),
        // A misaligned address.
        (
            store(
                "add(16) g6<1>UD g6<8,8,1>UD 0x00000001UD { align1 1H }\n send(16) g8<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }",
            ),
            "is not a multiple of 4",
        ),
        // Out of bounds.
        (
            store(
                "add(16) g6<1>UD g6<8,8,1>UD 0x00000004UD { align1 1H }\n send(16) g8<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }",
            ),
            "past the end of buffer in",
        ),
        // A null pointer.
        (
            store(
                "mov(16) g6<1>UD 0x00000000UD { align1 1H }\n send(16) g8<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }",
            ),
            "out of bounds",
        ),
    ];
    for (body, message) in cases {
        let error = run(simd16(), &body, &[1; 16], 16, 16).unwrap_err();
        let text = error.to_string();
        assert!(text.contains(message), "{text}");
        assert!(
            text.contains("kernel test") && text.contains("wave 0") && text.contains('`'),
            "{text}"
        );
    }
}

#[test]
fn threads_that_leave_channels_behind_are_found() {
    let body = format!(
        "{PROLOGUE16}
        and.nz.f0.0(16) null<1>UD g8<8,8,1>UD 0x00000001UD {{ align1 1H }}
        (+f0.0) if(16) JIP: else UIP: end {{ align1 1H }}
        mov(8) g127<1>UD g0<8,8,1>UD {{ align1 WE_all 1Q }}
        send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner {{ align1 WE_all 1Q EOT }}
        else(16) JIP: end {{ align1 1H }}
        else: nop
        end: endif(16) JIP: store {{ align1 1H }}
        store: {STORE16}"
    );
    let input: Vec<u32> = (0..16).collect();
    let error = run(info(SimdWidth::Simd16), &body, &input, 16, 16).unwrap_err();
    assert!(error.to_string().contains("channels 0x5555 wait"), "{error}");
}

#[test]
fn endless_loops_reach_the_limit() {
    let body = "top: while(16) JIP: top { align1 1H }";
    let options = DispatchOptions {
        limits: Limits {
            max_steps: 1000,
            ..Limits::default()
        },
        ..DispatchOptions::default()
    };
    let error = run_with(info(SimdWidth::Simd16), body, &[], 16, 16, &options).unwrap_err();
    let steps = HangCause::Steps(1000);
    assert!(
        matches!(&error, SimError::Hang { cause, .. } if *cause == steps),
        "{error}"
    );
    assert!(error.to_string().contains("channels 0xffff run"), "{error}");
}

#[test]
fn launches_that_do_not_fit_are_refused() {
    let launch = |change: fn(&mut KernelInfo), group: u32| {
        let mut info = info(SimdWidth::Simd8);
        change(&mut info);
        run(info, "nop", &[], group, group).unwrap_err().to_string()
    };
    assert!(launch(|_| {}, 1024).contains("at most 64 threads"));
    assert!(launch(|info| info.group_bytes = 70_000, 8).contains("70000 bytes of group memory"));
    assert!(launch(|info| info.scratch_bytes = 13_000, 8).contains("13000 bytes of scratch"));
    assert!(
        launch(|info| info.required_group = Some([16, 1, 1]), 8)
            .contains("requires work-groups of [16, 1, 1]")
    );
    assert!(launch(|info| info.argument_bytes = 8, 8).contains("24 bytes of kernel arguments"));
}

#[test]
fn predicates_of_the_second_quarter() {
    // The flag is set for channels 8 to 15 of 16 by one instruction and read by two of eight channels.
    let body = format!(
        "{PROLOGUE16}
        cmp.ge.f1.0(16) null<1>D g8<8,8,1>UD 0x00000008UD {{ align1 1H switch }}
        (+f1.0) add(8) g8<1>UD g8<8,8,1>UD 0x00000064UD {{ align1 1Q }}
        (+f1.0) add(8) g9<1>UD g9<8,8,1>UD 0x00000064UD {{ align1 2Q }}
        (-f1.0.any8h) add(8) g8<1>UD g8<8,8,1>UD 0x000003e8UD {{ align1 1Q }}
        (-f1.0.any8h) add(8) g9<1>UD g9<8,8,1>UD 0x000003e8UD {{ align1 2Q }}
        {STORE16}"
    );
    let input: Vec<u32> = (0..16).collect();
    let out = run(info(SimdWidth::Simd16), &body, &input, 16, 16).unwrap();
    for (value, result) in input.into_iter().zip(out) {
        assert_eq!(result, if value >= 8 { value + 100 } else { value + 1000 });
    }
}
