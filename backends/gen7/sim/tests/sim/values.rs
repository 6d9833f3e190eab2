//! What single instructions compute, against the host's arithmetic or values from the manual.

use wavelift_gen7::elf::{CodeObject, CurbeEntry, CurbeValue, KernelInfo, SimdWidth};
use wavelift_gen7::isa::{DataMessage, Generation, Message, assemble};
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions};
use wavelift_simulator::SimError;

type Row = [u32; 8];

/// Runs a body in one thread of 8 channels: r2, r3, ... hold the inputs, the result is r20.
fn run(body: &str, inputs: &[Row]) -> Result<Row, SimError> {
    let write = Message::new(
        Generation::Gen7,
        DataMessage::BlockWrite {
            blocks: 2,
            high: false,
            surface: 255,
        },
    )
    .descriptor();
    let text = format!(
        "{body}
        mov(8) g120<1>UD g0<8,8,1>UD {{ align1 WE_all 1Q }}
        mov(1) g120.5<1>UD 0x00000000UD {{ align1 WE_all 1N }}
        shr(1) g120.2<1>UD g1<0,1,0>UD 0x00000004UD {{ align1 WE_all 1N }}
        mov(8) g121<1>UD g20<8,8,1>UD {{ align1 WE_all 1Q }}
        send(8) null<1>UW g120<8,8,1>UD {write:#010x} data {{ align1 WE_all 1Q }}
        mov(8) g127<1>UD g0<8,8,1>UD {{ align1 WE_all 1Q }}
        send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner {{ align1 WE_all 1Q EOT }}"
    );
    let code = assemble(Generation::Gen7, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let violations = check_code(Generation::Gen7, &code).unwrap();
    assert!(violations.is_empty(), "{violations:#?}");
    let mut info = KernelInfo::new("test", SimdWidth::Simd8);
    let bytes = inputs.len() as u32 * 32;
    info.curbe_registers = 1 + inputs.len() as u32;
    info.argument_bytes = 8 + bytes;
    info.curbe = vec![
        CurbeEntry {
            value: CurbeValue::Argument(0),
            offset: 0,
            size: 4,
        },
        CurbeEntry {
            value: CurbeValue::Argument(8),
            offset: 32,
            size: bytes,
        },
    ];
    let mut object = CodeObject::default();
    object.add_kernel(info, code, Vec::new());
    let mut device = Device::new();
    let module = device.load(&object.write().unwrap()).unwrap();
    let out = device.allocate("out", 32).unwrap();
    let mut arguments = device.address(out).to_le_bytes().to_vec();
    arguments.extend(inputs.iter().flatten().flat_map(|word| word.to_le_bytes()));
    device.dispatch(
        module,
        "test",
        [8, 1, 1],
        [8, 1, 1],
        0,
        &arguments,
        &DispatchOptions::default(),
    )?;
    let mut row = [0; 8];
    for (word, bytes) in row.iter_mut().zip(device.bytes(out).chunks_exact(4)) {
        *word = u32::from_le_bytes(bytes.try_into().unwrap());
    }
    Ok(row)
}

fn eval(body: &str, inputs: &[Row]) -> Row {
    run(body, inputs).unwrap_or_else(|error| panic!("{body}: {error}"))
}

fn bits(values: [f32; 8]) -> Row {
    values.map(f32::to_bits)
}

const A: Row = [
    0,
    1,
    7,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x0001_0001,
    0x1234_5678,
];
const B: Row = [3, 31, 33, 2, 0x8000_0000, 5, 0xffff, 0x8765_4321];

/// Applies `f` to each channel of A and B.
fn each(f: impl Fn(u32, u32) -> u32) -> Row {
    std::array::from_fn(|index| f(A[index], B[index]))
}

#[test]
fn integer_arithmetic() {
    let two = |op: &str, ty: &str| {
        eval(
            &format!("{op}(8) g20<1>{ty} g2<8,8,1>{ty} g3<8,8,1>{ty} {{ align1 1Q }}"),
            &[A, B],
        )
    };
    assert_eq!(two("add", "D"), each(u32::wrapping_add));
    assert_eq!(two("add.sat", "UD"), each(u32::saturating_add));
    assert_eq!(
        two("add.sat", "D"),
        each(|a, b| (a as i32).saturating_add(b as i32) as u32)
    );
    assert_eq!(two("and", "UD"), each(|a, b| a & b));
    assert_eq!(two("or", "UD"), each(|a, b| a | b));
    assert_eq!(two("xor", "UD"), each(|a, b| a ^ b));
    assert_eq!(two("shl", "UD"), each(|a, b| a << (b & 31)));
    assert_eq!(two("shr", "UD"), each(|a, b| a >> (b & 31)));
    assert_eq!(two("asr", "D"), each(|a, b| ((a as i32) >> (b & 31)) as u32));
    assert_eq!(
        two("avg", "UD"),
        each(|a, b| ((u64::from(a) + u64::from(b) + 1) >> 1) as u32)
    );
    assert_eq!(
        two("bfi1", "UD"),
        each(|a, b| ((1u32 << (a & 31)) - 1) << (b & 31))
    );
    assert_eq!(two("sel.l", "D"), each(|a, b| (a as i32).min(b as i32) as u32));
    assert_eq!(two("sel.ge", "UD"), each(u32::max));
    assert_eq!(
        eval("add(8) g20<1>D g2<8,8,1>D -g3<8,8,1>D { align1 1Q }", &[A, B]),
        each(u32::wrapping_sub)
    );
    assert_eq!(
        eval("not(8) g20<1>UD g2<8,8,1>UD { align1 1Q }", &[A]),
        each(|a, _| !a)
    );
    assert_eq!(
        eval("mov(8) g20<1>UD (abs)g2<8,8,1>D { align1 1Q }", &[A]),
        each(|a, _| (a as i32).unsigned_abs())
    );
    assert_eq!(
        eval("bfrev(8) g20<1>UD g2<8,8,1>UD { align1 1Q }", &[A]),
        each(|a, _| a.reverse_bits())
    );
    assert_eq!(
        eval("cbit(8) g20<1>UD g2<8,8,1>UD { align1 1Q }", &[A]),
        each(|a, _| a.count_ones())
    );
    assert_eq!(
        eval("lzd(8) g20<1>UD g2<8,8,1>UD { align1 1Q }", &[A]),
        each(|a, _| a.leading_zeros())
    );
    let fbl = |a: u32, _| if a == 0 { u32::MAX } else { a.trailing_zeros() };
    assert_eq!(eval("fbl(8) g20<1>UD g2<8,8,1>UD { align1 1Q }", &[A]), each(fbl));
    let fbh = |a: u32, _| if a == 0 { u32::MAX } else { a.leading_zeros() };
    assert_eq!(eval("fbh(8) g20<1>UD g2<8,8,1>UD { align1 1Q }", &[A]), each(fbh));
}

#[test]
fn products_of_doublewords() {
    let low = eval(
        "mul(8) acc0<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q }
         mach(8) g19<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q AccWrEnable }
         mov(8) g20<1>UD acc0<8,8,1>UD { align1 1Q }",
        &[A, B],
    );
    assert_eq!(low, each(u32::wrapping_mul));
    let high = |ty: &str| {
        eval(
            &format!(
                "mul(8) acc0<1>{ty} g2<8,8,1>{ty} g3<8,8,1>{ty} {{ align1 1Q }}
                 mach(8) g20<1>{ty} g2<8,8,1>{ty} g3<8,8,1>{ty} {{ align1 1Q AccWrEnable }}"
            ),
            &[A, B],
        )
    };
    assert_eq!(
        high("UD"),
        each(|a, b| ((u64::from(a) * u64::from(b)) >> 32) as u32)
    );
    let signed = |a: u32, b: u32| ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32;
    assert_eq!(high("D"), each(signed));
    // Without the accumulator: two products of 16 bits.
    let parts = eval(
        "mul(8) g10<1>UD g2<8,8,1>UD g3<16,8,2>UW { align1 1Q }
         mul(8) g11<1>UD g2<8,8,1>UD g3.1<16,8,2>UW { align1 1Q }
         add(8) g10.1<2>UW g10.1<16,8,2>UW g11<16,8,2>UW { align1 1Q }
         mov(8) g20<1>UD g10<8,8,1>UD { align1 1Q }",
        &[A, B],
    );
    assert_eq!(parts, each(u32::wrapping_mul));
}

#[test]
fn carries_and_borrows() {
    let carry = eval(
        "addc(8) g19<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q AccWrEnable }
         mov(8) g20<1>UD acc0<8,8,1>UD { align1 1Q }",
        &[A, B],
    );
    assert_eq!(carry, each(|a, b| a.overflowing_add(b).1.into()));
    let borrow = eval(
        "subb(8) g19<1>UD g2<8,8,1>UD g3<8,8,1>UD { align1 1Q AccWrEnable }
         mov(8) g20<1>UD acc0<8,8,1>UD { align1 1Q }",
        &[A, B],
    );
    assert_eq!(borrow, each(|a, b| a.overflowing_sub(b).1.into()));
}

#[test]
fn bit_fields() {
    let rep = |reg: u32| [reg; 8];
    let bfe = |ty: &str| {
        eval(
            &format!("bfe(8) g20<1>{ty} g3<4,4,1>{ty} g4<4,4,1>{ty} g2<4,4,1>{ty} {{ align16 1Q }}"),
            &[A, rep(8), rep(4)],
        )
    };
    assert_eq!(bfe("UD"), each(|a, _| a >> 4 & 0xff));
    assert_eq!(bfe("D"), each(|a, _| ((a << 20) as i32 >> 24) as u32));
    let bfi = eval(
        "bfi1(8) g10<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q }
         bfi2(8) g20<1>UD g10<4,4,1>UD g3<4,4,1>UD g2<4,4,1>UD { align16 1Q }",
        &[A, B, rep(8), rep(12)],
    );
    assert_eq!(bfi, each(|a, b| a & !0x000f_f000 | (b & 0xff) << 12));
}

const X: [f32; 8] = [1.5, -2.25, 0.0, 1e-40, f32::INFINITY, f32::NAN, 3.4e38, -0.0];
const Y: [f32; 8] = [0.1, 4.0, -0.0, 1.0, f32::INFINITY, 1.0, 3.4e38, 5.0];

fn flush(x: f32) -> f32 {
    if x.is_subnormal() { 0f32.copysign(x) } else { x }
}

fn same(own: Row, expected: [f32; 8]) {
    for (index, (own, expected)) in own.into_iter().zip(expected).enumerate() {
        let own = f32::from_bits(own);
        let equal = own.to_bits() == expected.to_bits() || own.is_nan() && expected.is_nan();
        assert!(equal, "channel {index}: {own} instead of {expected}");
    }
}

#[test]
fn float_arithmetic() {
    let each = |f: fn(f32, f32) -> f32| -> [f32; 8] {
        std::array::from_fn(|index| flush(f(flush(X[index]), flush(Y[index]))))
    };
    let two = |op: &str| {
        eval(
            &format!("{op}(8) g20<1>F g2<8,8,1>F g3<8,8,1>F {{ align1 1Q }}"),
            &[bits(X), bits(Y)],
        )
    };
    same(two("add"), each(|x, y| x + y));
    same(two("mul"), each(|x, y| x * y));
    same(two("sel.l"), each(|x, y| if y.is_nan() || x < y { x } else { y }));
    let max = |x: f32, y: f32| if x >= y || y.is_nan() { x } else { y };
    same(two("sel.ge"), each(max));
    let mad = eval(
        "mad(8) g20<1>F g2<4,4,1>F g3<4,4,1>F -g3<4,4,1>F { align16 1Q }",
        &[bits(X), bits(Y)],
    );
    same(mad, each(|x, y| y.mul_add(-y, x)));
    let scalar = eval(
        "mad(8) g20<1>F g2<4,4,1>F g3.1<0,1,0>F g3<4,4,1>F { align16 1Q }",
        &[bits(X), bits(Y)],
    );
    same(scalar, each(|x, y| 4f32.mul_add(y, x)));
    let lrp = eval(
        "lrp(8) g20<1>F g2<4,4,1>F g3<4,4,1>F g4<4,4,1>F { align16 1Q }",
        &[bits([0.25; 8]), bits(Y), bits([8.0; 8])],
    );
    same(lrp, each(|_, y| 0.25f32.mul_add(y, 6.0)));
    let saturated = eval("mov.sat(8) g20<1>F g2<8,8,1>F { align1 1Q }", &[bits(X)]);
    same(saturated, [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0]);
}

#[test]
fn rounding() {
    let x = [0.5, 1.5, -0.5, -1.5, 2.75, -2.75, 1e10, -0.0];
    let one = |op: &str| eval(&format!("{op}(8) g20<1>F g2<8,8,1>F {{ align1 1Q }}"), &[bits(x)]);
    same(one("rndd"), x.map(f32::floor));
    same(one("rndu"), x.map(f32::ceil));
    same(one("rndz"), x.map(f32::trunc));
    same(one("rnde"), x.map(f32::round_ties_even));
    same(one("frc"), x.map(|x| x - x.floor()));
}

#[test]
fn conversions() {
    let x = [1.9, -1.9, 3e9, -3e9, 5e9, f32::NAN, f32::INFINITY, 1e-40];
    let mov = |to: &str, from: &str, input: Row| {
        eval(
            &format!("mov(8) g20<1>{to} g2<8,8,1>{from} {{ align1 1Q }}"),
            &[input],
        )
    };
    assert_eq!(mov("D", "F", bits(x)), x.map(|x| x as i32 as u32));
    assert_eq!(mov("UD", "F", bits(x)), x.map(|x| x as u32));
    same(mov("F", "D", A), A.map(|a| a as i32 as f32));
    same(mov("F", "UD", A), A.map(|a| a as f32));
    let bytes = eval("mov(8) g20<1>D g2.1<32,8,4>B { align1 1Q }", &[B]);
    assert_eq!(bytes, B.map(|b| (b >> 8) as u8 as i8 as i32 as u32));
    let words = eval("mov(8) g20<1>UD g2.1<16,8,2>UW { align1 1Q }", &[B]);
    assert_eq!(words, B.map(|b| b >> 16));
    let saturated = eval(
        "mov(8) g20<1>UD 0x00000000UD { align1 1Q }\n mov.sat(8) g20<2>W g2<8,8,1>D { align1 1Q }",
        &[A],
    );
    let clamp = |a: u32| (a as i32).clamp(-0x8000, 0x7fff) as u32 & 0xffff;
    assert_eq!(saturated, A.map(clamp));
    let half = eval(
        "mov(8) g20<1>UD 0x00000000UD { align1 1Q }\n f32to16(8) g20<2>W g2<8,8,1>F { align1 1Q }",
        &[bits([1.0, -2.5, 65504.0, 1e6, 0.1, 0.0, -0.0, 6e-8])],
    );
    assert_eq!(half, [0x3c00, 0xc100, 0x7bff, 0x7c00, 0x2e66, 0, 0x8000, 1]);
    let wide = eval("f16to32(8) g20<1>F g2<16,8,2>W { align1 1Q }", &[half]);
    same(
        wide,
        [
            1.0,
            -2.5,
            65504.0,
            f32::INFINITY,
            0.099_975_586,
            0.0,
            -0.0,
            5.960_464_5e-8,
        ],
    );
}

#[test]
fn comparisons_with_nan() {
    let nan = f32::NAN;
    let x = [1.0, 2.0, 1.0, nan, 1.0, nan, 0.0, -1.0];
    let y = [2.0, 1.0, 1.0, 1.0, nan, nan, -0.0, 1.0];
    let cmp = |op: &str| {
        let row = eval(
            &format!("{op}.f0.0(8) g20<1>D g2<8,8,1>F g3<8,8,1>F {{ align1 1Q }}"),
            &[bits(x), bits(y)],
        );
        row.map(|word| match word {
            0 => '0',
            u32::MAX => '1',
            _ => '?',
        })
        .into_iter()
        .collect::<String>()
    };
    assert_eq!(cmp("cmp.z"), "00100010");
    assert_eq!(cmp("cmp.nz"), "11011101");
    assert_eq!(cmp("cmp.l"), "10000001");
    assert_eq!(cmp("cmp.le"), "10100011");
    assert_eq!(cmp("cmp.g"), "01000000");
    assert_eq!(cmp("cmp.ge"), "01100010");
    // A NaN in source 1 gives true, otherwise one in source 0 false.
    assert_eq!(cmp("cmpn.ge"), "01101110");
    assert_eq!(cmp("cmpn.l"), "10001101");
}

#[test]
fn predicates_and_flags() {
    let body = "
        cmp.l.f0.0(8) null<1>D g2<8,8,1>D 4D { align1 1Q switch }
        mov(8) g20<1>D 0D { align1 1Q }
        (+f0.0) mov(8) g20<1>D 1D { align1 1Q }
        (-f0.0) add(8) g20<1>D g20<8,8,1>D 16D { align1 1Q }
        (+f0.0.any4h) add(8) g20<1>D g20<8,8,1>D 256D { align1 1Q }
        (+f0.0.all2h) add(8) g20<1>D g20<8,8,1>D 4096D { align1 1Q }
        (+f0.0) sel(8) g10<1>D g2<8,8,1>D 99D { align1 1Q }
        mov(1) g11<1>UW f0<0,1,0>UW { align1 WE_all 1N }
        and(1) g11<1>UD g11<0,1,0>UW 0x000000ffUD { align1 WE_all 1N }
        add.nz.f0.1(8) null<1>D g2<8,8,1>D -2D { align1 1Q }
        (+f0.1) add(8) g20<1>D g20<8,8,1>D 65536D { align1 1Q }
        add(8) g20<1>D g20<8,8,1>D g11<0,1,0>D { align1 1Q }";
    let input = [0, 2, 5, 6, 7, 8, 9, 10];
    let row = eval(body, &[input]);
    // Channels 0 and 1 are below 4: the flag is 0x03.
    for (index, word) in row.into_iter().enumerate() {
        let mut expected = if index < 2 { 1 } else { 16 };
        expected += if index < 4 { 256 } else { 0 };
        expected += if index < 2 { 4096 } else { 0 };
        expected += if input[index] != 2 { 65536 } else { 0 };
        assert_eq!(word, expected + 3, "channel {index}");
    }
}

#[test]
fn vector_constants_and_regions() {
    let body = "
        mov(8) g10<1>UW 0x76543210V { align1 WE_all 1Q }
        mov(8) g20<1>UD g10<8,8,1>UW { align1 1Q }";
    assert_eq!(eval(body, &[]), [0, 1, 2, 3, 4, 5, 6, 7]);
    let body = "mov(8) g10<1>W 0xfedcba98V { align1 WE_all 1Q }\n mov(8) g20<1>D g10<8,8,1>W { align1 1Q }";
    assert_eq!(
        eval(body, &[]).map(|word| word as i32),
        [-8, -7, -6, -5, -4, -3, -2, -1]
    );
    let body = "mov(8) g20<1>F 0x30VF { align1 1Q }";
    same(eval(body, &[]), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]);
    let pairs = eval("mov(8) g20<1>UD g2<2,2,0>UD { align1 1Q }", &[A]);
    let expected = std::array::from_fn(|index| A[index & !1]);
    assert_eq!(pairs, expected);
    let reversed = eval(
        "mov(8) a0<1>UW 0x00040UW { align1 WE_all 1Q }
         mov(8) g10<1>UW 0x01234567V { align1 WE_all 1Q }
         shl(8) g10<1>UW g10<8,8,1>UW 0x0002UW { align1 WE_all 1Q }
         add(8) a0<1>UW g10<8,8,1>UW 0x0040UW { align1 WE_all 1Q }
         mov(8) g20<1>UD g[a0]<VxH,1,0>UD { align1 1Q }",
        &[A],
    );
    let expected = std::array::from_fn(|index| A[7 - index]);
    assert_eq!(reversed, expected);
    let single = eval(
        "mov(1) a0<1>UW 0x0044UW { align1 WE_all 1N }\n mov(8) g20<1>UD g[a0 4]<0,1,0>UD { align1 1Q }",
        &[A],
    );
    assert_eq!(single, [A[2]; 8]);
}

#[test]
fn division_and_functions() {
    let b = [3, 31, 33, 2, 1, 5, 0xffff, 0x765_4321];
    let math = |name: &str, ty: &str| {
        eval(
            &format!("math {name}(8) g20<1>{ty} g2<8,8,1>{ty} g3<8,8,1>{ty} {{ align1 1Q }}"),
            &[A, b],
        )
    };
    let each = |f: fn(u32, u32) -> u32| -> Row { std::array::from_fn(|index| f(A[index], b[index])) };
    assert_eq!(math("intdiv", "UD"), each(|a, b| a / b));
    assert_eq!(math("intmod", "UD"), each(|a, b| a % b));
    assert_eq!(math("intdiv", "D"), each(|a, b| (a as i32 / b as i32) as u32));
    assert_eq!(math("intmod", "D"), each(|a, b| (a as i32 % b as i32) as u32));
    let x = [1.0, 4.0, 0.25, 9.0, 100.0, 2.0, 0.5, 16.0];
    let one = |name: &str| {
        eval(
            &format!("math {name}(8) g20<1>F g2<8,8,1>F null<8,8,1>F {{ align1 1Q }}"),
            &[bits(x)],
        )
    };
    same(one("inv"), x.map(|x| 1.0 / x));
    same(one("sqrt"), x.map(f32::sqrt));
    for (own, x) in one("rsq").map(f32::from_bits).into_iter().zip(x) {
        assert!((own - 1.0 / x.sqrt()).abs() <= own * 4e-7);
    }
    for (own, x) in one("log").map(f32::from_bits).into_iter().zip(x) {
        assert!((own - x.log2()).abs() < 1e-6);
    }
}

#[test]
fn doubles() {
    // Four doubles are eight channels of floats.
    let values = [1.5f64, -2.25, 1e300, 0.1];
    let split = |values: [f64; 4]| -> Row {
        let mut row = [0; 8];
        for (index, value) in values.into_iter().enumerate() {
            row[2 * index] = value.to_bits() as u32;
            row[2 * index + 1] = (value.to_bits() >> 32) as u32;
        }
        row
    };
    let others = [0.5f64, 4.0, 1e10, 0.2];
    let inputs = [split(values), split(others)];
    let sum = eval("add(8) g20<1>DF g2<8,8,1>DF g3<8,8,1>DF { align1 1Q }", &inputs);
    assert_eq!(
        sum,
        split(std::array::from_fn(|index| values[index] + others[index]))
    );
    let product = eval("mul(8) g20<1>DF g2<8,8,1>DF -g3<8,8,1>DF { align1 1Q }", &inputs);
    assert_eq!(
        product,
        split(std::array::from_fn(|index| values[index] * -others[index]))
    );
    let wide = eval(
        "mov(8) g20<1>DF g2<1,2,0>D { align1 1Q }",
        &[[5, 0xffff_fffe, 7, 8, 0, 0, 0, 0]],
    );
    assert_eq!(wide, split([5.0, -2.0, 7.0, 8.0]));
    let narrow = eval(
        "mov(8) g10<1>UD 0x00000000UD { align1 WE_all 1Q }
         mov(8) g10<1>D g2<8,8,1>DF { align1 1Q }
         mov(8) g20<1>D 0D { align1 WE_all 1Q }
         mov(4) g20<1>D g10<8,4,2>D { align1 WE_all 1N }",
        &[split([1.9, -7.5, 1e20, 3.0])],
    );
    assert_eq!(narrow.map(|word| word as i32), [1, -7, i32::MAX, 3, 0, 0, 0, 0]);
}

#[test]
fn dot_products() {
    let x = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0];
    let dot = |op: &str| {
        eval(
            &format!("{op}(8) g20<1>F g2<4>F g3<4>F {{ align16 1Q }}"),
            &[bits(x), bits(x)],
        )
    };
    same(dot("dp4"), [30.0, 30.0, 30.0, 30.0, 174.0, 174.0, 174.0, 174.0]);
    same(dot("dp2"), [5.0, 5.0, 5.0, 5.0, 61.0, 61.0, 61.0, 61.0]);
    same(dot("dph"), [18.0, 18.0, 18.0, 18.0, 118.0, 118.0, 118.0, 118.0]);
    let swizzled = eval(
        "mov(8) g20<1>.xwF g2<4>.wzyxF { align16 1Q }\n mov(8) g20<1>.yzF g2<0>.xF { align16 1Q }",
        &[bits(x)],
    );
    same(swizzled, [4.0, 1.0, 1.0, 1.0, 8.0, 1.0, 1.0, 5.0]);
}

#[test]
fn gaps_are_errors() {
    let error = run(
        "send(8) g20<1>UW g2<8,8,1>UD 0x02420001 sampler { align1 1Q }",
        &[A, B],
    )
    .unwrap_err();
    assert!(matches!(error, SimError::Unsupported { .. }), "{error}");
}

#[test]
fn distances_of_pairs() {
    let a: Row = std::array::from_fn(|index| 0x10_20_30_40 + 0x01_03_05_07 * index as u32);
    let b: Row = std::array::from_fn(|index| 0x40_30_20_10 + 0x09_02_01_03 * index as u32);
    let bytes = |row: Row| -> Vec<i32> {
        row.iter()
            .flat_map(|word| word.to_le_bytes())
            .map(i32::from)
            .collect()
    };
    let (x, y) = (bytes(a), bytes(b));
    // Eight channels of bytes are the first two words.
    let sums: Vec<i32> = (0..4)
        .map(|pair| (x[2 * pair] - y[2 * pair]).abs() + (x[2 * pair + 1] - y[2 * pair + 1]).abs())
        .collect();
    let even = |body: &str| {
        let body = format!(
            "mov(8) g20<1>UD 0x00000000UD {{ align1 1Q }}
        {body}
        mov(4) g20<1>UD g22<4,2,2>UW {{ align1 1N }}"
        );
        eval(&body, &[a, b])[..4].to_vec()
    };
    let expected: Vec<u32> = sums.iter().map(|&sum| sum as u32).collect();
    assert_eq!(
        even("sad2(8) g22<1>UW g2<8,8,1>UB g3<8,8,1>UB { align1 1Q }"),
        expected
    );
    let twice: Vec<u32> = expected.iter().map(|sum| 2 * sum).collect();
    assert_eq!(
        even(
            "sad2(8) acc0<1>UW g2<8,8,1>UB g3<8,8,1>UB { align1 1Q }
        sada2(8) g22<1>UW g2<8,8,1>UB g3<8,8,1>UB { align1 1Q }"
        ),
        twice
    );
    let odd = run(
        "sad2(8) g22<1>UW g2<8,8,1>UB g3<8,8,1>UB { align1 1Q }
        mov(4) g20<1>UD g22.1<4,2,2>UW { align1 1N }
        add(8) g20<1>UD g20<8,8,1>UD 0x00000001UD { align1 1Q }",
        &[a, b],
    );
    assert!(odd.is_err());
}

#[test]
fn lines_and_planes() {
    let constants = bits([2.0, 3.0, 100.0, 5.0, -1.0, 0.5, 0.0, 4.0]);
    let u = bits([0.0, 1.0, 2.0, 3.0, -1.5, 8.0, 16.0, 0.25]);
    let v = bits([1.0, -1.0, 0.5, 2.0, 4.0, 1.0, 0.0, 8.0]);
    let of = |f: fn(f32, f32) -> f32| -> Row {
        std::array::from_fn(|index| f(f32::from_bits(u[index]), f32::from_bits(v[index])).to_bits())
    };
    let line = eval(
        "line(8) g20<1>F g2<0,1,0>F g3<8,8,1>F { align1 1Q }",
        &[constants, u, v],
    );
    assert_eq!(line, of(|u, _| 2.0 * u + 5.0));
    let line = eval(
        "line(8) g20<1>F g2.4<0,1,0>F g3<8,8,1>F { align1 1Q }",
        &[constants, u, v],
    );
    assert_eq!(line, of(|u, _| 4.0 - u));
    let plane = eval(
        "pln(8) g20<1>F g2<0,1,0>F g3<8,8,1>F { align1 1Q }",
        &[constants, u, v],
    );
    assert_eq!(plane, of(|u, v| 2.0 * u + 3.0 * v + 5.0));
}

#[test]
fn quotients_with_remainders() {
    let divisors: Row = [3, 31, 33, 2, 7, 5, 0xffff, 0x8765_4321];
    let both = |part: u32| {
        eval(
            &format!(
                "math intdivmod(8) g22<1>UD g2<8,8,1>UD g3<8,8,1>UD {{ align1 1Q }}
        mov(8) g20<1>UD g{part}<8,8,1>UD {{ align1 1Q }}"
            ),
            &[A, divisors],
        )
    };
    assert_eq!(both(22), std::array::from_fn(|index| A[index] / divisors[index]));
    assert_eq!(both(23), std::array::from_fn(|index| A[index] % divisors[index]));
}

#[test]
fn moves_by_index() {
    let permutation: Row = std::array::from_fn(|index| 64 + 4 * ((3 * index as u32 + 1) % 8));
    let moved = eval(
        "mov(8) a0<1>UW g3<16,8,2>UW { align1 1Q }
        movi(8) g20<1>UD g[a0]<VxH,1,0>UD { align1 1Q }",
        &[A, permutation],
    );
    assert_eq!(moved, std::array::from_fn(|index| A[(3 * index + 1) % 8]));
    let apart: Row = std::array::from_fn(|index| 64 + 32 * (index as u32 % 2));
    let error = run(
        "mov(8) a0<1>UW g3<16,8,2>UW { align1 1Q }
        movi(8) g20<1>UD g[a0]<VxH,1,0>UD { align1 1Q }",
        &[A, apart],
    );
    assert!(error.unwrap_err().to_string().contains("different registers"));
}
