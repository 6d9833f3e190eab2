//! Arguments as words, and elements as text.

use super::*;

fn ty(name: &str) -> ElementType {
    ElementType::from_name(name).expect("a type name")
}

fn scalar_bytes(word: &str) -> Vec<u8> {
    match KernelArg::parse(word) {
        Ok(KernelArg::Scalar(_, bytes)) => bytes,
        other => panic!("{word}: {other:?}"),
    }
}

fn buffer(word: &str) -> BufferArg {
    match KernelArg::parse(word) {
        Ok(KernelArg::Buffer(buffer)) => buffer,
        other => panic!("{word}: {other:?}"),
    }
}

#[test]
fn scalars() {
    assert_eq!(scalar_bytes("f32:1.5"), 0x3fc0_0000u32.to_le_bytes());
    assert_eq!(scalar_bytes("f32:0f3fc00000"), 0x3fc0_0000u32.to_le_bytes());
    assert_eq!(scalar_bytes("f64:-inf"), f64::NEG_INFINITY.to_le_bytes());
    assert_eq!(scalar_bytes("f16:1"), [0, 0x3c]);
    assert_eq!(scalar_bytes("u32:7"), [7, 0, 0, 0]);
    assert_eq!(scalar_bytes("s64:-1"), [0xff; 8]);
    assert_eq!(scalar_bytes("s8:-128"), [0x80]);
    assert_eq!(scalar_bytes("s8:0xff"), [0xff]);
    assert_eq!(scalar_bytes("b128:1"), 1u128.to_le_bytes());
    assert_eq!(scalar_bytes("u64:0xffffffffffffffff"), [0xff; 8]);
}

#[test]
fn numbers_outside_their_type() {
    for word in ["u32:-1", "u8:256", "s8:128", "s8:-129", "s8:0x100", "b16:-1"] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::OutOfRange { .. })),
            "{word}"
        );
    }
    for word in [
        "u32:", "u32:x", "u32:--1", "u32:+1", "f32:one", "f32:0f12", "s32:0x", "s32:1.5", "u32:0x-1",
    ] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::BadNumber { .. })),
            "{word}"
        );
    }
    for word in ["", "7", "u33:1", "u8x4:1", "buffer:1", ":", "é:1"] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::UnknownKind(_))),
            "{word}"
        );
    }
}

#[test]
fn buffers() {
    assert_eq!(buffer("buf:64").content, Content::Undefined(64));
    assert_eq!(buffer("zero:0x40").content, Content::Zero(64));
    assert_eq!(buffer("file:a:b").content, Content::File("a:b".into()));
    assert_eq!(
        buffer("iota:u16:3").content,
        Content::Bytes(ty("u16"), vec![0, 0, 1, 0, 2, 0])
    );
    let floats = [0f32, 1.0].iter().flat_map(|v| v.to_le_bytes()).collect();
    assert_eq!(buffer("iota:f32:2").content, Content::Bytes(ty("f32"), floats));
    assert_eq!(
        buffer("values:s8:1,-2, 3").content,
        Content::Bytes(ty("s8"), vec![1, 0xfe, 3])
    );
    assert_eq!(KernelArg::parse("group:16"), Ok(KernelArg::Group(16)));
    assert_eq!(
        KernelArg::parse("iota:u64:0x40000000"),
        Err(ArgError::TooLarge(1 << 33)),
        "nothing is allocated for a word that asks for too much"
    );
    assert!(KernelArg::parse("iota:u64:99999999999999999").is_err());
    assert!(KernelArg::parse("values:f32:").is_err());
}

#[test]
fn suffixes() {
    assert_eq!(
        buffer("buf:64:print").print,
        Some(Print {
            ty: ty("u32"),
            count: None
        })
    );
    assert_eq!(
        buffer("iota:f32:4:print").print,
        Some(Print {
            ty: ty("f32"),
            count: None
        })
    );
    assert_eq!(
        buffer("zero:64:print=s8:3").print,
        Some(Print {
            ty: ty("s8"),
            count: Some(3)
        })
    );
    let both = buffer("zero:64:print=f64:out=a:b.bin");
    assert_eq!(
        both.print,
        Some(Print {
            ty: ty("f64"),
            count: None
        })
    );
    assert_eq!(both.out, Some("a:b.bin".into()));
    assert_eq!(
        buffer("file:in.bin:out=out.bin").content,
        Content::File("in.bin".into())
    );
    assert!(matches!(
        KernelArg::parse("f32:1:print"),
        Err(ArgError::NotABuffer(_))
    ));
    assert!(matches!(
        KernelArg::parse("buf:1:print=u33"),
        Err(ArgError::UnknownType(_))
    ));
    // A word with `=` is no part of a number or a name.
    for word in ["buf:1:save=x", "file:a:save=x", "zero:8:out=a.bin:prnt=f32"] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::BadSuffix(_))),
            "{word}"
        );
    }
    assert!(matches!(
        KernelArg::parse("buf:1:print:save=x"),
        Err(ArgError::BadSuffix(_))
    ));
}

#[test]
fn elements_as_text() {
    let print = |name, count| Print { ty: ty(name), count };
    assert_eq!(
        format_elements(print("s16", None), &[1, 0, 0xff, 0xff, 9], &[]),
        "1 -1"
    );
    assert_eq!(
        format_elements(print("f32", Some(1)), &[0, 0, 0xc0, 0x3f, 0, 0, 0, 0], &[]),
        "1.5"
    );
    assert_eq!(
        format_elements(print("b32", None), &[0x78, 0x56, 0x34, 0x12], &[]),
        "0x12345678"
    );
    assert_eq!(
        format_elements(print("u64", None), &[0xff; 8], &[]),
        "18446744073709551615"
    );
}

#[test]
fn suffixes_in_any_order() {
    for word in [
        "zero:64:out=a:b.bin:print=f64:3",
        "zero:64:print=f64:3:out=a:b.bin",
    ] {
        let buffer = buffer(word);
        assert_eq!(buffer.out, Some("a:b.bin".into()), "{word}");
        let print = Print {
            ty: ty("f64"),
            count: Some(3),
        };
        assert_eq!(buffer.print, Some(print), "{word}");
    }
    // A name may begin as an option does.
    assert_eq!(
        buffer("file:a:printed").content,
        Content::File("a:printed".into())
    );
    assert_eq!(
        buffer("zero:4:out=x:print").print.map(|print| print.ty),
        Some(ty("u32"))
    );
    assert_eq!(
        KernelArg::parse("zero:4:print:print=u8"),
        Err(ArgError::Repeated("print"))
    );
    assert_eq!(
        KernelArg::parse("zero:4:out=a:out=b"),
        Err(ArgError::Repeated("out"))
    );
    assert_eq!(KernelArg::parse("zero:4:out=:print"), Err(ArgError::NoPath));
}

#[test]
fn more_than_a_buffer_has_is_not_shown() {
    for (word, count) in [
        ("zero:32:print=f32:100", 100),
        ("iota:u8:3:print=u16:2", 2),
        ("buf:3:print=u32:1", 1),
    ] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::TooMany { wanted, .. }) if wanted == count),
            "{word}"
        );
    }
    for word in ["zero:6:print", "iota:u8:3:print=u16"] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::PartOfElement { .. })),
            "{word}"
        );
    }
    assert!(KernelArg::parse("zero:6:print=u32:1").is_ok());
}

#[cfg(unix)]
#[test]
fn names_of_files_are_any_bytes() {
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    let name = |bytes: &[u8]| std::ffi::OsString::from_vec(bytes.to_vec());
    let Ok(KernelArg::Buffer(buffer)) = KernelArg::parse_os(&name(b"file:a\xff:out=\xfe:b:print=u8")) else {
        panic!("a buffer")
    };
    assert_eq!(buffer.content, Content::File(name(b"a\xff").into()));
    assert_eq!(
        buffer.out.map(|out| out.as_os_str().as_bytes().to_vec()),
        Some(b"\xfe:b".to_vec())
    );
    assert!(matches!(
        KernelArg::parse_os(&name(b"u32:\xff")),
        Err(ArgError::NotText(_))
    ));
}

#[test]
fn digits_that_become_an_infinity() {
    for word in ["f32:1e39", "f64:-1e999", "f16:70000", "values:f32:1,1e39"] {
        assert!(
            matches!(KernelArg::parse(word), Err(ArgError::OutOfRange { .. })),
            "{word}"
        );
    }
    assert_eq!(scalar_bytes("f32:inf"), f32::INFINITY.to_le_bytes());
}

#[test]
fn undefined_elements() {
    let print = Print {
        ty: ty("u16"),
        count: None,
    };
    let bytes = [1, 0, 2, 0, 3, 0, 4, 0, 5, 0];
    assert_eq!(format_elements(print, &bytes, &[1..2, 5..8]), "? 2 ? ? 5");
}

#[test]
fn what_is_wrong_with_images_and_samplers() {
    for (word, said) in [
        ("roimg:1d:r:unorm_int9:8", "`unorm_int9` is no channel type"),
        ("roimg:1x:r:unorm_int8:8", "`1x` is no geometry"),
        (
            "roimg:1d:rgb:unorm_int8:8",
            "does not go with channel order `rgb` (HSA PRM 7.1.5)",
        ),
        (
            "roimg:2ddepth:rgba:unorm_int8:8x8",
            "does not go with geometry 2ddepth (HSA PRM 7.1.4)",
        ),
        ("roimg:2d:r:unorm_int8:0x4", "is empty or too large"),
        (
            "roimg:2d:r:unorm_int8:8",
            "has 2 sizes with `x` between them, not `8`",
        ),
        (
            "roimg:1d:r",
            "it takes geometry, channel order, channel type and size",
        ),
        (
            "samp:normalized:linear",
            "it takes coordinates, filter and addressing",
        ),
        ("samp:normalized:cubic:repeat", "`cubic` is no filter"),
    ] {
        let error = KernelArg::parse(word).expect_err(word).to_string();
        assert!(error.contains(said), "{word}: {error}");
    }
}

#[test]
fn two_arguments_are_not_saved_to_one_file() {
    let check =
        |words: [&str; 3]| saved_apart(&words.map(|word| KernelArg::parse(word).expect("an argument")));
    assert_eq!(check(["zero:4:out=a", "u32:1", "zero:4:out=b"]), Ok(()));
    assert_eq!(
        check(["zero:4:out=/dev/null", "u32:1", "zero:4:out=/dev/null"]),
        Ok(())
    );
    // A file that is not there yet has other names, too.
    assert!(check(["zero:4:out=a", "u32:1", "zero:4:out=./a"]).is_err());
    let wrong = check(["u32:1", "zero:4:out=a", "roimg:1d:r:float:4:out=a"]);
    assert_eq!(
        wrong,
        Err("arguments 1 and 2 are both saved to a (give each a file of its own)".to_owned())
    );
}
