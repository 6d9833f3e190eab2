//! The examples that make pictures: the commands in their first lines, on several targets, beside the pictures that the README shows; and what is wrong with pictures.

use crate::command::*;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

/// A target with instructions for images, and one without.
const TARGETS: [&str; 2] = ["gfx900", "ivb"];
/// Where the checked pictures are.
const PICTURES: &str = "docs/pictures";

/// Size and samples of a PNG file of 8-bit red, green, blue and alpha.
fn pixels(path: &Path) -> (u32, u32, Vec<u8>) {
    let file = File::open(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut reader = png::Decoder::new(BufReader::new(file))
        .read_info()
        .expect("a PNG file");
    let kind = (png::ColorType::Rgba, png::BitDepth::Eight);
    assert_eq!(reader.output_color_type(), kind, "{}", path.display());
    let mut samples = vec![0; reader.output_buffer_size().expect("a small picture")];
    let info = reader.next_frame(&mut samples).expect("pixels");
    (info.width, info.height, samples)
}

/// The command in the comment at the start of an example.
fn command_of(example: &str) -> Vec<String> {
    let text = std::fs::read_to_string(Path::new(ROOT).join(example)).expect(example);
    let lines = text.lines().map_while(|line| line.strip_prefix("//"));
    let mut lines = lines.skip_while(|line| !line.contains("wavelift run"));
    let mut command = String::new();
    loop {
        let line = lines.next().expect("the end of a command").trim();
        command += line.trim_end_matches('\\');
        if !line.ends_with('\\') {
            break;
        }
    }
    command.split_whitespace().skip(1).map(str::to_owned).collect()
}

fn example(name: &str) {
    let command = command_of(&format!("examples/{name}.hsail"));
    let expected = pixels(&Path::new(ROOT).join(PICTURES).join(format!("{name}.png")));
    assert!(
        expected.2.chunks(4).any(|pixel| pixel != &expected.2[..4]),
        "all of one colour"
    );
    for target in TARGETS {
        let out = folder(&format!("{name}-{target}")).join("picture.png");
        let mut words = command.clone();
        let at = words
            .iter()
            .position(|word| word == "--target")
            .expect("a target");
        words[at + 1] = target.to_owned();
        let last = words.last_mut().expect("words");
        let (image, _) = last.split_once(":out=").expect("a picture");
        *last = format!("{image}:out={}", out.display());
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let outcome = wavelift(&words);
        assert_eq!(outcome.code, 0, "{words:?}\n{}", outcome.err);
        assert!(
            pixels(&out) == expected,
            "{words:?}: other pixels than those of {PICTURES}"
        );
    }
}

#[test]
fn the_mandelbrot_set() {
    example("mandelbrot");
}

#[test]
fn a_picture_that_is_blurred() {
    example("blur");
}

/// The kernel of the example with this image instead of its picture.
fn refused(image: &str, says: &str) {
    let line = format!(
        "run examples/blur.hsail --target interp --grid 1 --group 1 {image} samp:unnormalized:linear:clamp_to_edge \
         woimg:2d:rgba:unorm_int8:1x1"
    );
    bad(&line, 1, &[says]);
}

#[test]
fn pictures_that_do_not_go_with_an_image() {
    let mandelbrot = format!("{PICTURES}/mandelbrot.png");
    refused(
        &format!("roimg:2d:rgba:unorm_int8:16x16:{mandelbrot}"),
        "it has 144 x 96 pixels",
    );
    refused(
        &format!("roimg:2d:r:unorm_int8:{mandelbrot}"),
        "it has red, green, blue and alpha, and images of order `r` have grey",
    );
    refused(
        &format!("roimg:2d:rgba:unorm_int16:{mandelbrot}"),
        "its channels have 8 bits, and those of `unorm_int16` others",
    );
    refused(
        "roimg:2d:rgba:unorm_int8:docs/pictures/none.png",
        "cannot read docs/pictures/none.png",
    );
    let no_picture = folder("no-picture").join("x.png");
    std::fs::write(&no_picture, "no picture").expect("a file");
    refused(
        &format!("roimg:2d:rgba:unorm_int8:{}", no_picture.display()),
        "it is no PNG file that can be read",
    );
    // A handle of another permission than the formal's.
    refused(
        "rwimg:2d:rgba:unorm_int8:16x16",
        "argument 0 of kernel &blur, %picture, has type roimg, but the handle of an image of type rwimg is given",
    );
}
