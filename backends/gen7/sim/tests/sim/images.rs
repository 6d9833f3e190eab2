//! Messages to the sampler and typed writes, one at a time, on images that a host has bound.

use wavelift_gen7::elf::{CodeObject, CurbeEntry, CurbeValue, KernelInfo, SimdWidth};
use wavelift_gen7::images::{describe, place, sampler_entry};
use wavelift_gen7::isa::{DataMessage, Generation, Message, SampleOp, assemble};
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{BASE_ADDRESS, Device, DispatchOptions};
use wavelift_images::{
    ChannelOrder, ChannelType, Format, Geometry, Permission, Sampler, SamplerAddressing, SamplerCoord,
    SamplerFilter, View,
};

type Row = [u32; 8];

const GEN7: Generation = Generation::Gen7;
/// Width and height of the image.
const SIZE: [u32; 2] = [4, 3];

/// What a thread of 8 channels has made: four components of each channel, and the bytes of the image.
struct Done {
    texels: [[u32; 4]; 8],
    image: Vec<u32>,
}

/// Runs code on a 2D image of words, bound as entry 1, that count from 100. Inputs are in r3 and after; the answer is expected in r41 to r44.
fn run(
    order: ChannelOrder,
    ty: ChannelType,
    permission: Permission,
    body: &str,
    inputs: &[Row],
) -> Result<Done, String> {
    let write = DataMessage::UntypedWrite {
        simd: 8,
        components: 15,
        surface: 255,
    };
    let write = Message::new(GEN7, write).descriptor();
    let text = format!(
        "{body}
        mov(8) g40<1>UD g2<8,8,1>UD {{ align1 1Q }}
        send(8) null<1>UW g40<8,8,1>UD {write:#010x} data {{ align1 1Q }}
        mov(8) g127<1>UD g0<8,8,1>UD {{ align1 WE_all 1Q }}
        send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner {{ align1 WE_all 1Q EOT }}"
    );
    let code = assemble(GEN7, &text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let violations = check_code(GEN7, &code).expect("instructions");
    assert!(violations.is_empty(), "{violations:#?}");
    let bytes = 32 * (1 + inputs.len() as u32);
    let mut info = KernelInfo::new("test", SimdWidth::Simd8);
    info.curbe_registers = 1 + bytes / 32;
    info.argument_bytes = bytes;
    info.curbe = vec![CurbeEntry {
        value: CurbeValue::Argument(0),
        offset: 32,
        size: bytes,
    }];
    let mut object = CodeObject::default();
    object.add_kernel(info, code, Vec::new());
    let mut device = Device::new();
    let module = device
        .load(&object.write().expect("an object"))
        .expect("a module");
    let out = device.allocate("out", 128).expect("memory");
    let data = device.allocate("image", 4096).expect("memory");
    for (index, word) in device.bytes_mut(data).chunks_exact_mut(4).enumerate() {
        word.copy_from_slice(&(100 + index as u32).to_le_bytes());
    }
    let size = [SIZE[0], SIZE[1], 0, 0];
    let format = Format { order, ty };
    let mut view = View::packed(Geometry::TwoD, format, size, device.address(data)).expect("an image");
    place(&mut view);
    let base = (view.base - BASE_ADDRESS) as u32;
    let surface = describe(GEN7, &view, permission, base).expect("a surface");
    assert_eq!(device.bind(surface), Some(1));
    let at = (device.address(out) - BASE_ADDRESS) as u32;
    let addresses: Row = std::array::from_fn(|lane| at + 16 * lane as u32);
    let all = std::iter::once(&addresses).chain(inputs).flatten();
    let arguments: Vec<u8> = all.flat_map(|word| word.to_le_bytes()).collect();
    let options = DispatchOptions::default();
    let ran = device.dispatch(module, "test", [8, 1, 1], [8, 1, 1], 0, &arguments, &options);
    ran.map_err(|error| error.to_string())?;
    let words = |bytes: &[u8]| -> Vec<u32> {
        let words = bytes.chunks_exact(4);
        words
            .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
            .collect()
    };
    let found = words(device.bytes(out));
    Ok(Done {
        texels: std::array::from_fn(|lane| std::array::from_fn(|component| found[4 * lane + component])),
        image: words(device.bytes(data)),
    })
}

/// A message to the sampler whose payload is r3 and after.
fn ask(op: SampleOp, parameters: u8, entry: u8, sampler: u8) -> String {
    let kind = DataMessage::Sample {
        simd: 8,
        op,
        parameters,
        surface: entry,
        sampler,
    };
    let descriptor = Message::new(GEN7, kind).descriptor();
    format!("send(8) g41<1>UW g3<8,8,1>UD {descriptor:#010x} sampler {{ align1 1Q }}")
}

/// The error of a message on an image of unsigned integers.
fn wrong(body: &str, inputs: &[Row]) -> String {
    let ran = run(
        ChannelOrder::R,
        ChannelType::UnsignedInt32,
        Permission::ReadOnly,
        body,
        inputs,
    );
    ran.err().expect("an error")
}

const X: Row = [0, 1, 2, 3, 0, 3, 4, u32::MAX];
const ZERO: Row = [0; 8];
const Y: Row = [0, 0, 1, 1, 2, 2, 0, 0];

/// Elements of four to a row, 0 outside; alpha is 1 inside.
fn loaded(lane: usize) -> [u32; 4] {
    match (X[lane], Y[lane]) {
        (x, y) if x < SIZE[0] && y < SIZE[1] => [100 + 4 * y + x, 0, 0, 1],
        _ => [0; 4],
    }
}

#[test]
fn elements_by_either_kind_of_descriptor() {
    let constant = ask(SampleOp::Ld, 3, 1, 0);
    let descriptor = Message::new(
        GEN7,
        DataMessage::Sample {
            simd: 8,
            op: SampleOp::Ld,
            parameters: 3,
            surface: 0,
            sampler: 0,
        },
    )
    .descriptor();
    let known_late = format!(
        "mov(1) g50<1>UD 0x00000001UD {{ align1 WE_all 1N }}
        or(1) a0<1>UD g50<0,1,0>UD {descriptor:#010x}UD {{ align1 WE_all 1N }}
        send(8) g41<1>UW g3<8,8,1>UD a0<0,1,0>UD 0x00000200 sampler {{ align1 1Q }}"
    );
    for body in [constant, known_late] {
        let done = run(
            ChannelOrder::R,
            ChannelType::UnsignedInt32,
            Permission::ReadOnly,
            &body,
            &[X, ZERO, Y],
        );
        let done = done.unwrap_or_else(|error| panic!("{error}\n{body}"));
        for (lane, texel) in done.texels.into_iter().enumerate() {
            assert_eq!(texel, loaded(lane), "lane {lane}");
        }
    }
}

#[test]
fn sizes() {
    let done = run(
        ChannelOrder::R,
        ChannelType::Float,
        Permission::ReadOnly,
        &ask(SampleOp::Resinfo, 1, 1, 0),
        &[ZERO],
    );
    let done = done.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.texels, [[SIZE[0], SIZE[1], 0, 1]; 8]);
}

#[test]
fn what_the_sampler_does_not_do() {
    let border = Sampler {
        coord: SamplerCoord::Normalized,
        filter: SamplerFilter::Nearest,
        addressing: SamplerAddressing::ClampToBorder,
    };
    let border = sampler_entry(&border) as u8;
    let at = [X, ZERO, Y];
    let cases = [
        (
            wrong(&ask(SampleOp::Ld, 2, 1, 0), &at),
            "1 coordinates for a surface of geometry 2d",
        ),
        (
            wrong(&ask(SampleOp::Ld, 3, 2, 0), &at),
            "entry 2 of the binding table is no image",
        ),
        (
            wrong(&ask(SampleOp::Ld, 3, 1, 0), &[X, Y, Y]),
            "levels of an image",
        ),
        (
            wrong(&ask(SampleOp::SampleL, 3, 1, border), &[ZERO, X, Y]),
            "integers at the border",
        ),
        (
            wrong(&ask(SampleOp::Sample, 2, 1, 0), &[X, Y]),
            "level follows from neighbours",
        ),
    ];
    for (error, part) in cases {
        assert!(error.contains(part), "{error}: no {part}");
    }
}

/// Channels that the format lacks are undefined where the sampler has a border, whether a lane meets it or not.
#[test]
fn borders_of_missing_channels() {
    let sampler = Sampler {
        coord: SamplerCoord::Normalized,
        filter: SamplerFilter::Nearest,
        addressing: SamplerAddressing::ClampToBorder,
    };
    let body = ask(SampleOp::SampleL, 3, 1, sampler_entry(&sampler) as u8);
    let ran = run(
        ChannelOrder::R,
        ChannelType::Float,
        Permission::ReadOnly,
        &body,
        &[ZERO; 3],
    );
    let error = ran.err().expect("an error");
    assert!(error.contains("undefined"), "{error}");
}

/// A typed write of two coordinates: a header whose last word has the slots, x, y, four channels.
fn typed_write() -> String {
    let kind = DataMessage::TypedWrite {
        high: false,
        components: 15,
        coordinates: 2,
        surface: 1,
    };
    let descriptor = Message::new(GEN7, kind).descriptor();
    format!("send(8) null<1>UW g3<8,8,1>UD {descriptor:#010x} render {{ align1 1Q }}")
}

/// Lanes 0 to 4 write, of which the last are in the row below; 2 is left out by the header.
#[test]
fn stores() {
    let header = [0, 0, 0, 0, 0, 0, 0, 0b1_1011];
    let values: Row = std::array::from_fn(|lane| 7000 + lane as u32);
    let answer = "mov(8) g41<1>UD 0x00000000UD { align1 1Q }
        mov(8) g42<1>UD 0x00000000UD { align1 1Q }
        mov(8) g43<1>UD 0x00000000UD { align1 1Q }
        mov(8) g44<1>UD 0x00000000UD { align1 1Q }";
    let body = format!("{}\n{answer}", typed_write());
    let inputs = [header, X, Y, values, ZERO, ZERO, ZERO];
    let (order, ty) = (ChannelOrder::R, ChannelType::UnsignedInt32);
    let done = run(order, ty, Permission::WriteOnly, &body, &inputs);
    let done = done.unwrap_or_else(|error| panic!("{error}"));
    let mut wanted: Vec<u32> = (100..112).collect();
    (wanted[0], wanted[1], wanted[7], wanted[8]) = (7000, 7001, 7003, 7004);
    assert_eq!(done.image[..12], wanted);
    // What has been written may not be sampled in the same dispatch.
    let body = format!(
        "{}
        mov(8) g3<1>UD g4<8,8,1>UD {{ align1 1Q }}
        mov(8) g4<1>UD 0x00000000UD {{ align1 1Q }}
        {}",
        typed_write(),
        ask(SampleOp::Ld, 3, 1, 0)
    );
    let ran = run(order, ty, Permission::WriteOnly, &body, &inputs);
    let error = ran.err().expect("an error");
    assert!(error.contains("the sampler may have what was at"), "{error}");
}
