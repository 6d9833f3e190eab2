//! Which properties of images and samplers go together, and with which instructions: every combination, legal or not, beside tables 7-2, 7-4, 7-6 and the syntax of
//! instructions in the manual (HSA PRM 7.1 to 7.4). What is wrong is said with the section: by the validator of initializers, for arguments of a launch, and
//! by who creates the objects; what only shows when both meet in an instruction stops the interpreter.

use crate::executors;
use crate::manual::bits_per_pixel;
use wavelift::args::{KernelArg, place};
use wavelift::case::{Executor, KernelRef, Launch, ModuleForm, ModuleSource, Packet};
use wavelift_codegen::target::Options;
use wavelift_hsail::{Diagnostic, Source, validate};
use wavelift_images::{
    ChannelOrder, ChannelType, Format, Geometry, ImageProperties, Object, Permission, Sampler,
    SamplerAddressing, SamplerCoord, SamplerFilter,
};

const HEAD: &str = "module &m:1:0:$full:$large:$default;\nextension \"IMAGE\";\n";

/// The findings in a module, with the line that each is in, counted from 1.
fn findings(text: &str) -> Vec<(usize, Diagnostic)> {
    let source = Source::text("rules", text);
    let found = match wavelift_frontend_hsail::parse_text("rules", text) {
        Ok(module) => validate(&module),
        Err(errors) => errors,
    };
    let line = |finding: &Diagnostic| {
        let place = source.locate(finding.span).to_string();
        let line = place.split(':').next().and_then(|line| line.parse().ok());
        line.unwrap_or_else(|| panic!("no line in {place}"))
    };
    found
        .into_iter()
        .map(|finding| (line(&finding), finding))
        .collect()
}

/// The section that an image breaks (HSA PRM 7.1.4 for orders of a geometry, 7.1.5 for types of an order).
fn broken(geometry: Geometry, format: Format) -> Option<&'static str> {
    let depth = |name: &str| name.contains("depth");
    if depth(geometry.name()) != depth(format.order.name()) {
        Some("7.1.4")
    } else if bits_per_pixel(format.order.name(), format.ty.name()) == 0 {
        Some("7.1.5")
    } else {
        None
    }
}

/// Every geometry with every format.
fn images() -> Vec<(Geometry, Format)> {
    let mut all = Vec::new();
    for &geometry in Geometry::ALL {
        for &order in ChannelOrder::ALL {
            all.extend(
                ChannelType::ALL
                    .iter()
                    .map(|&ty| (geometry, Format { order, ty })),
            );
        }
    }
    all
}

/// Names of sizes and their values in the order of coordinates, as initializers and arguments write them.
fn sizes(geometry: Geometry) -> (&'static str, &'static str, [u32; 4]) {
    match geometry.name() {
        "1d" | "1db" => ("width = 4", "4", [4, 0, 0, 0]),
        "1da" => ("width = 4, array = 2", "4x2", [4, 0, 0, 2]),
        "2d" | "2ddepth" => ("width = 4, height = 3", "4x3", [4, 3, 0, 0]),
        "3d" => ("width = 4, height = 3, depth = 2", "4x3x2", [4, 3, 2, 0]),
        _ => ("width = 4, height = 3, array = 2", "4x3x2", [4, 3, 0, 2]),
    }
}

#[test]
fn formats_of_geometries() {
    let images = images();
    let mut text = String::from(HEAD);
    for (index, (geometry, format)) in images.iter().enumerate() {
        let Format { order, ty } = format;
        text += &format!(
            "readonly_roimg &i{index} = roimg(geometry = {geometry}, {}, channel_type = {ty}, channel_order = {order});\n",
            sizes(*geometry).0
        );
    }
    let findings = findings(&text);
    let mut illegal = 0;
    let mut executor = executors::executor("gfx900", Options::for_wave(64));
    for (index, &(geometry, format)) in images.iter().enumerate() {
        let what = format!("{geometry} {format:?}");
        let section = broken(geometry, format);
        illegal += usize::from(section.is_some());
        let of_line: Vec<_> = findings.iter().filter(|(line, _)| *line == index + 3).collect();
        let said: Vec<String> = of_line
            .iter()
            .map(|(_, finding)| format!("{finding:?}"))
            .collect();
        assert_eq!(of_line.len(), usize::from(section.is_some()), "{what}: {said:?}");
        let (_, size, sizes) = sizes(geometry);
        let word = format!("roimg:{geometry}:{}:{}:{size}", format.order, format.ty);
        let parsed = KernelArg::parse(&word);
        let properties = ImageProperties {
            permission: Permission::ReadOnly,
            geometry,
            format,
            size: sizes,
        };
        let created = executor.create_object("image", &Object::Image(properties));
        assert_eq!(
            (parsed.is_ok(), created.is_ok()),
            (section.is_none(), section.is_none()),
            "{what}"
        );
        if let (Some(section), Err(parsed), Err(created)) = (section, parsed, created) {
            let wanted = format!("HSA PRM {section}");
            assert!(said[0].contains(section), "{what}: {}", said[0]);
            assert!(parsed.to_string().contains(&wanted), "{what}: {parsed}");
            assert!(created.to_string().contains(&wanted), "{what}: {created}");
        }
    }
    assert_eq!(illegal, 8 * 20 * 16 - ((7 * 12 + 6 + 12 + 4 + 12) * 6 + 5 * 2));
}

#[test]
fn samplers() {
    let mut text = String::from(HEAD);
    let mut all = Vec::new();
    for &coord in SamplerCoord::ALL {
        for &filter in SamplerFilter::ALL {
            for &addressing in SamplerAddressing::ALL {
                text += &format!(
                    "readonly_samp &s{} = samp(coord = {coord}, filter = {filter}, addressing = {addressing});\n",
                    all.len()
                );
                all.push(Sampler {
                    coord,
                    filter,
                    addressing,
                });
            }
        }
    }
    let findings = findings(&text);
    let mut executor = executors::executor("gfx1201", Options::for_wave(32));
    for (index, sampler) in all.iter().enumerate() {
        let legal = sampler.coord.name() == "normalized" || !sampler.addressing.name().contains("repeat");
        let of_line = findings.iter().filter(|(line, _)| *line == index + 3);
        let said: Vec<String> = of_line.map(|(_, finding)| format!("{finding:?}")).collect();
        assert_eq!(said.len(), usize::from(!legal), "{sampler:?}: {said:?}");
        let word = format!("samp:{}:{}:{}", sampler.coord, sampler.filter, sampler.addressing);
        let parsed = KernelArg::parse(&word).map_err(|error| error.to_string());
        let created = executor.create_object("sampler", &Object::Sampler(*sampler));
        let created = created.map_err(|error| error.to_string());
        assert_eq!((parsed.is_ok(), created.is_ok()), (legal, legal), "{sampler:?}");
        if !legal {
            assert!(
                said[0].contains("sampler-addressing") && said[0].contains("7.1.8"),
                "{}",
                said[0]
            );
            assert!(parsed.unwrap_err().contains("HSA PRM 7.1.8"));
            assert!(created.unwrap_err().contains("HSA PRM 7.1.8"));
        }
    }
    assert_eq!(findings.len(), 4);
}

/// Registers for as many coordinates as a geometry has.
fn coordinates(geometry: Geometry) -> &'static str {
    match geometry.name() {
        "1d" | "1db" => "$s4",
        "1da" | "2d" | "2ddepth" => "($s4, $s5)",
        _ => "($s4, $s5, $s6)",
    }
}

/// Each instruction with every geometry and every type of its values, of its image and of its coordinates.
#[test]
fn instructions() {
    let types = ["u32", "s32", "f32", "u64", "f16"];
    let (mut legal_ones, mut illegal_ones) = (0, 0);
    for operation in ["rdimage", "ldimage", "stimage"] {
        for &geometry in Geometry::ALL {
            for image in ["roimg", "woimg", "rwimg"] {
                for access in types {
                    for coordinate in types {
                        let depth = geometry.name().contains("depth");
                        let legal = ["u32", "s32", "f32"].contains(&access)
                            && match operation {
                                "rdimage" => {
                                    image == "roimg"
                                        && ["s32", "f32"].contains(&coordinate)
                                        && geometry.name() != "1db"
                                }
                                "ldimage" => image != "woimg" && coordinate == "u32",
                                _ => image != "roimg" && coordinate == "u32",
                            };
                        let (v4, values) = if depth {
                            ("", "$s0")
                        } else {
                            ("_v4", "($s0, $s1, $s2, $s3)")
                        };
                        let sampler = if operation == "rdimage" { "$d1, " } else { "" };
                        let text = format!(
                            "{HEAD}prog kernel &k(kernarg_{image} %i, kernarg_samp %s)\n{{\n    ld_kernarg_{image} $d0, [%i];\n    \
                             ld_kernarg_samp $d1, [%s];\n    {operation}{v4}_{geometry}_{access}_{image}_{coordinate} {values}, $d0, {sampler}{};\n    ret;\n}};\n",
                            coordinates(geometry)
                        );
                        let findings = findings(&text);
                        assert_eq!(findings.is_empty(), legal, "{text}\n{findings:?}");
                        // The place is that of the instruction.
                        assert!(
                            findings.iter().all(|(line, _)| *line == 7),
                            "{text}\n{findings:?}"
                        );
                        legal_ones += usize::from(legal);
                        illegal_ones += usize::from(!legal);
                    }
                }
            }
        }
    }
    assert_eq!(legal_ones, 3 * (7 * 2 + 8 * 2 + 8 * 2));
    assert_eq!(illegal_ones, 3 * 8 * 3 * 25 - legal_ones);
}

/// What the interpreter says of a sample of an image with a sampler, at coordinates of a type.
fn sampled(geometry: &str, image: &str, sampler: &str, coordinate: &str) -> Result<(), String> {
    let at = match geometry {
        "1d" => "$s4",
        _ => "($s4, $s4)",
    };
    let text = format!(
        "{HEAD}prog kernel &k(kernarg_roimg %i, kernarg_samp %s)\n{{\n    ld_kernarg_roimg $d0, [%i];\n    ld_kernarg_samp $d1, [%s];\n    \
         mov_b32 $s4, 0;\n    rdimage_v4_{geometry}_f32_roimg_{coordinate} ($s0, $s1, $s2, $s3), $d0, $d1, {at};\n    ret;\n}};\n"
    );
    let mut executor = executors::executor("interp", Options::for_wave(8));
    let source = ModuleSource {
        path: "k.hsail".into(),
        bytes: text.into_bytes(),
        form: ModuleForm::Text,
        levels: Default::default(),
    };
    let loaded = executor.load(&[vec![source]]).expect("a module");
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: Some("k"),
        module: None,
    };
    let args = [image, sampler].map(|word| KernelArg::parse(word).expect("an argument"));
    let placed = place(&args, &mut executor, kernel, 8, 0).expect("arguments");
    let launch = Launch {
        kernel,
        dimensions: 1,
        grid: [8, 1, 1],
        work_group: [8, 1, 1],
        dynamic_group_bytes: 0,
        kernarg: &placed.kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    };
    executor
        .dispatch(&launch)
        .map(|_| ())
        .map_err(|error| error.to_string())
}

/// Table 7-6: integer coordinates with every sampler, integer channels with every sampler, and another geometry.
#[test]
fn what_meets_in_an_instruction() {
    for &coord in SamplerCoord::ALL {
        for &filter in SamplerFilter::ALL {
            for &addressing in SamplerAddressing::ALL {
                let word = format!("samp:{coord}:{filter}:{addressing}");
                if KernelArg::parse(&word).is_err() {
                    continue;
                }
                let (normalized, linear) = (coord.name() == "normalized", filter.name() == "linear");
                for (image, coordinate, legal) in [
                    ("roimg:1d:r:float:4", "s32", !normalized && !linear),
                    ("roimg:1d:r:unsigned_int8:4", "s32", !normalized && !linear),
                    ("roimg:1d:r:float:4", "f32", true),
                    ("roimg:1d:r:unsigned_int8:4", "f32", !linear),
                ] {
                    let found = sampled("1d", image, &word, coordinate);
                    assert_eq!(found.is_ok(), legal, "{image} {word} {coordinate}: {found:?}");
                    if let Err(error) = found {
                        assert!(error.contains("HSA PRM 7.1.9"), "{error}");
                    }
                }
            }
        }
    }
    let error = sampled(
        "2d",
        "roimg:1d:r:float:4",
        "samp:normalized:nearest:repeat",
        "f32",
    )
    .unwrap_err();
    let says = "an access of geometry 2d to an image of geometry 1d (HSA PRM 7.1.9)";
    assert!(error.contains(says), "{error}");
}
