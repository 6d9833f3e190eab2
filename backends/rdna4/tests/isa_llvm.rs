//! The instruction set against an independent assembler and disassembler. For every operation in every encoding and both wave sizes,
//! operands and modifiers are drawn at random; llvm-mc must print our bytes as our text and make our bytes of it. Arbitrary words
//! must be the same instruction for both, or none.

mod support;

use support::{
    Random, TRUE16, draw, llvm_decode, llvm_decode_with, llvm_encode, llvm_encode_with, llvm_installed,
    setting,
};
use wavelift_amdgpu::isa::{
    DecodeErrorKind, Flag, Format, Inst, Isa, Machine, Op, Operand, Type, WaveSize, decode, encode, parse,
};

const GFX10: [Machine; 2] = [Machine::gfx10(WaveSize::Wave32), Machine::gfx10(WaveSize::Wave64)];
const GFX11: [Machine; 2] = [Machine::gfx11(WaveSize::Wave32), Machine::gfx11(WaveSize::Wave64)];
const GFX12: [Machine; 2] = [Machine::gfx12(WaveSize::Wave32), Machine::gfx12(WaveSize::Wave64)];

fn report(failures: &[String], of: usize) {
    // One of each operation says most.
    let mut seen = std::collections::HashSet::new();
    let shown: Vec<&str> = failures
        .iter()
        .map(String::as_str)
        .filter(|f| {
            seen.insert(
                f.split('`')
                    .nth(1)
                    .unwrap_or("")
                    .split(' ')
                    .next()
                    .unwrap_or("")
                    .to_string(),
            )
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {of}:\n{}",
        failures.len(),
        shown.join("\n")
    );
}

/// Random instructions of every operation in every encoding, with their words.
fn drawn(machine: Machine, rounds: usize) -> Vec<(Inst, Vec<u32>)> {
    let mut random = Random(setting("WAVELIFT_FUZZ_SEED", 0x9e37_79b9_7f4a_7c15));
    let mut all = Vec::new();
    let isa = machine.isa;
    for op in isa.operations() {
        if machine.wave == WaveSize::Wave64 && isa.op(op).mnemonic.contains("::") {
            continue;
        }
        for &(format, _) in isa.op(op).encodings {
            let mut made = 0;
            for _ in 0..rounds * 200 {
                if made == rounds {
                    break;
                }
                let inst = draw(&mut random, machine, op, format);
                let mut words = Vec::new();
                if encode(&inst, &mut words).is_ok() && !misread_by_llvm(&inst) {
                    made += 1;
                    all.push((inst, words));
                }
            }
            assert!(
                made > 0,
                "no legal instruction was drawn for {} in {format:?}",
                isa.op(op).mnemonic
            );
        }
    }
    all
}

/// Halves that scalar compares read: all 32 bits of a literal count for whether it looks like a constant. The text is llvm-mc 19's.
#[test]
fn literals_of_scalar_halves() {
    let machine = Machine::gfx12(WaveSize::Wave32);
    for (literal, text) in [
        (0xfffd, "0xfffd"),
        (0xffff_fffd, "-3"),
        (5, "5"),
        (0x3c00, "0x3c00"),
        (0x1_3c00, "0x3c00"),
        (0x1_0000, "0x0"),
    ] {
        let (inst, _) = decode(machine, &[0xbf51_ff01, literal], 0).expect("a comparison");
        assert_eq!(inst.to_string(), format!("s_cmp_lt_f16 s1, {text}"));
    }
}

/// What llvm-mc 19 cannot say: instructions that it does not know.
fn unknown_to_llvm(inst: &Inst) -> bool {
    matches!(inst.op, Op::SAllocVgpr | Op::DsBpermuteFiB32 | Op::VSwapB16)
        // The next test asks for them with an option.
        || inst.op == Op::VMovB16 && inst.format.is_vop3()
        || ["dual_dot2acc", "ds_bvh_stack", "image_bvh_dual", "image_bvh8"]
            .iter()
            .any(|name| inst.info().mnemonic.contains(name))
}

/// What llvm-mc 19 prints as it does not read it, or the other way round: inline floats of integer halves, which it prints as bits and
/// reads as literals; the absolute value of the second source of a select with lane movement, whose bar it closes after the mask; literals
/// of 64-bit floats with signs; literals of mixed precision; 1/(2*pi) in bfloat16; names for bits of versions, and numbers of versions, which it prints in decimal; VCC beside its
/// low half and a literal, which it counts as three scalar values and the guide as two (RDNA4 ISA 7.2.2.2).
fn misread_by_llvm(inst: &Inst) -> bool {
    let info = inst.info();
    let of = |wanted: fn(&Operand) -> bool, ty: &dyn Fn(Type) -> bool| {
        let mut pairs = inst.operands.iter().zip(info.operands);
        pairs.any(|(operand, what)| wanted(operand) && ty(what.ty))
    };
    let float = |operand: &Operand| matches!(operand, Operand::Float(_));
    let fraction = Operand::Float(wavelift_amdgpu::isa::InlineFloat::InvTwoPi);
    let version =
        |operand: &Operand| matches!(operand, Operand::Imm(bits) if bits & 0xe000 != 0 || *bits < 0x100);
    let literal = |operand: &Operand| matches!(operand, Operand::Literal(_));
    let vccs = [WaveSize::Wave32, WaveSize::Wave64].map(Operand::vcc);
    of(float, &|ty| {
        ty.is_half() && (!ty.is_float() || inst.format == Format::Sopc)
    }) || of(literal, &|ty| ty == Type::Mix)
        || of(literal, &|ty| ty == Type::F64) && (inst.mods.neg | inst.mods.abs != 0)
        // It assembles buffer atomics of gfx10 with it but does not disassemble them.
        || inst.machine.isa == Isa::Gfx10 && inst.format == Format::Mubuf && info.has(Flag::Atomic) && inst.mods.dlc
        // It takes this hint for another one with the number 3.
        || inst.to_string().contains("TH_ATOMIC_NT_RETURN scope:SCOPE_SYS")
        || inst.op == Op::VCndmaskB32 && inst.format.is_dpp16() && inst.mods.abs & 2 != 0
        || info.mnemonic.starts_with("v_wmma_bf16") && inst.operands.contains(&fraction)
        || inst.op == Op::SVersion && inst.operands.iter().any(version)
        || vccs.iter().all(|vcc| inst.operands.contains(vcc)) && inst.operands.iter().any(literal)
        // It has no gather of three registers.
        || info.has(Flag::Gather4) && inst.mods.tfe && inst.mods.d16
}

#[test]
fn random_instructions_go_through_bytes_and_text() {
    go_through_bytes_and_text(GFX12);
}

#[test]
fn random_instructions_go_through_bytes_and_text_on_gfx11() {
    go_through_bytes_and_text(GFX11);
}

#[test]
fn random_instructions_go_through_bytes_and_text_on_gfx10() {
    go_through_bytes_and_text(GFX10);
}

fn go_through_bytes_and_text(machines: [Machine; 2]) {
    let mut failures = Vec::new();
    let mut total = 0;
    for machine in machines {
        for (inst, words) in drawn(machine, 4) {
            total += 1;
            match decode(machine, &words, 0) {
                Ok((back, length)) if back == inst && length == words.len() => {}
                other => failures.push(format!(
                    "{words:08x?} `{inst}` decodes to {other:?}, not {inst:?}"
                )),
            }
            let mut again = Vec::new();
            match parse(machine, &inst.to_string()) {
                Ok(parsed) => {
                    let _ = encode(&parsed, &mut again);
                    // Several swizzle patterns have the same text; constants that have a shorter encoding get it.
                    let same = again == words || parsed.op == Op::DsSwizzleB32;
                    if !same && again.len() >= words.len() {
                        failures.push(format!("`{inst}` {words:08x?} parses to {again:08x?}"));
                    }
                }
                Err(error) => failures.push(format!("`{inst}` {words:08x?}: {error}")),
            }
        }
    }
    report(&failures, total);
}

#[test]
fn random_instructions_print_and_assemble_as_in_llvm() {
    print_and_assemble_as_in_llvm(GFX12);
}

#[test]
fn random_instructions_print_and_assemble_as_in_llvm_on_gfx11() {
    print_and_assemble_as_in_llvm(GFX11);
}

#[test]
fn random_instructions_print_and_assemble_as_in_llvm_on_gfx10() {
    print_and_assemble_as_in_llvm(GFX10);
}

fn print_and_assemble_as_in_llvm(machines: [Machine; 2]) {
    if !llvm_installed() {
        return;
    }
    let mut failures = Vec::new();
    let mut total = 0;
    for machine in machines {
        let all = drawn(machine, setting("WAVELIFT_FUZZ_ROUNDS", 4) as usize);
        total += all.len();
        let words: Vec<Vec<u32>> = all.iter().map(|one| one.1.clone()).collect();
        let texts: Vec<String> = all.iter().map(|one| one.0.to_string()).collect();
        let decoded = llvm_decode(&words, machine).expect("llvm-mc-19 answers");
        let encoded = llvm_encode(&texts, machine).expect("llvm-mc-19 answers");
        for (index, text) in texts.iter().enumerate() {
            let words = &words[index];
            if unknown_to_llvm(&all[index].0) {
                continue;
            }
            match &decoded[index] {
                Some((theirs, back)) if theirs == text && back == words => {}
                other => failures.push(format!("{words:08x?} is `{text}`, for llvm-mc {other:08x?}")),
            }
            match &encoded[index] {
                Some(theirs) if theirs == words => {}
                // Several patterns have the same text.
                Some(_) if all[index].0.op == Op::DsSwizzleB32 => {}
                // A constant that fits inline is written as a literal only by who asks for it.
                Some(theirs) if theirs.len() < words.len() => {}
                other => failures.push(format!("`{text}` is {words:08x?}, for llvm-mc {other:08x?}")),
            }
        }
    }
    println!("{total} instructions");
    report(&failures, total);
}

/// Moves of halves in all encodings. In those of 64 bits llvm-mc 19 prints some upper halves as lower ones beside an `op_sel` that says what they are,
/// and it assembles no lane movement.
#[test]
fn halves_of_registers_print_and_assemble_as_in_llvm() {
    if !llvm_installed() {
        return;
    }
    let mut random = Random(setting("WAVELIFT_FUZZ_SEED", 0x2545_f491_4f6c_dd1d));
    let (mut failures, mut total) = (Vec::new(), 0);
    for machine in GFX12.into_iter().chain(GFX11) {
        let encodings = machine.isa.op(Op::VMovB16).encodings.iter();
        let drawn = encodings.flat_map(|&(format, _)| (0..400).map(move |_| format));
        let made = drawn.filter_map(|format| {
            let inst = draw(&mut random, machine, Op::VMovB16, format);
            let mut words = Vec::new();
            (encode(&inst, &mut words).is_ok() && !misread_by_llvm(&inst)).then_some((inst, words))
        });
        let made: Vec<(Inst, Vec<u32>)> = made.collect();
        let words: Vec<Vec<u32>> = made.iter().map(|one| one.1.clone()).collect();
        let texts: Vec<String> = made.iter().map(|one| one.0.to_string()).collect();
        let decoded = llvm_decode_with(&[TRUE16], &words, machine).expect("llvm-mc-19 answers");
        let encoded = llvm_encode_with(&[TRUE16], &texts, machine).expect("llvm-mc-19 answers");
        total += made.len();
        for (index, (inst, words)) in made.iter().enumerate() {
            let lower = |text: &str| match inst.format.is_vop3() {
                true => text.replace(".h", ".l"),
                false => text.to_string(),
            };
            match &decoded[index] {
                Some((text, back)) if lower(text) == lower(&texts[index]) && back == words => {}
                other => failures.push(format!("{words:08x?} is `{inst}`, for llvm-mc {other:08x?}")),
            }
            match &encoded[index] {
                None if inst.format.is_dpp() && inst.format.is_vop3() => {}
                Some(theirs) if theirs == words || theirs.len() < words.len() => {}
                other => failures.push(format!("`{inst}` is {words:08x?}, for llvm-mc {other:08x?}")),
            }
            match decode(machine, words, 0) {
                Ok((back, length)) if back == *inst && length == words.len() => {}
                other => failures.push(format!("{words:08x?} `{inst}` decodes to {other:?}")),
            }
        }
    }
    assert!(total > 4_000, "{total}");
    report(&failures, total);
}

/// What llvm-mc 19 does not know: exchanges of halves, whose words and texts are those that a disassembler of another project has in its
/// tests, and rays against two nodes or wide ones, whose fields are those of the manual (RDNA4 ISA 10.9, 15.7).
#[test]
fn halves_and_rays_that_llvm_lacks() {
    let machine = Machine::gfx12(WaveSize::Wave32);
    for (words, text) in [
        (&[0x7e0a_cd81][..], "v_swap_b16 v5.l, v1.h"),
        (&[0x7fe0_cd74], "v_swap_b16 v112.h, v116.l"),
        (
            &[0xd3e0_0010, 0x0900_0000, 0x0603_0b00],
            "image_bvh_dual_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v[9:10]], s[0:3]",
        ),
        (
            &[0xd3e0_4010, 0x0900_0000, 0x0603_0b00],
            "image_bvh8_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v9], s[0:3]",
        ),
    ] {
        let (inst, length) = decode(machine, words, 0).expect("an instruction");
        assert_eq!((inst.to_string(), length), (text.to_string(), words.len()));
        let mut back = Vec::new();
        encode(&parse(machine, text).expect("an instruction"), &mut back).expect("an encoding");
        assert_eq!(back, words, "{text}");
    }
    for wrong in [
        "v_swap_b16 v5, v1.h",
        "v_swap_b16 v5.l, v128.h",
        "v_swap_b16 v5.l, s1",
        "v_mov_b16 v5.l, v256.l",
        "v_mov_b16_e32 v5.l, v128.l",
        "v_mov_b16 v5.l, s1.h",
        "image_bvh8_intersect_ray v[0:9], [v[0:1], v[11:12], v[3:5], v[6:8], v9], s[0:3] a16",
        "image_bvh_intersect_ray v[4:7], [v9, v10, v[11:13], v[14:16]], s[4:7]",
        "image_bvh_intersect_ray v[4:7], [v9, v10, v[11:13], v[14:16], v[17:19]], s[4:7] a16",
    ] {
        let parsed = parse(machine, wrong);
        assert!(parsed.is_err(), "{wrong}: {parsed:?}");
    }
}

/// Why we refuse words that llvm-mc takes for an instruction; each with its reason in `docs/design/instruction-table.md`.
fn refused_on_purpose(isa: Isa, text: &str) -> bool {
    let mnemonic = text.split(' ').next().unwrap_or("");
    let has = |part: &str| text.contains(part);
    // Not in the table: graphics, and what the manual calls reserved.
    let left_out = [
        // Of gfx11: loads of parameters, exports and interpolation.
        "exp",
        "lds_",
        "v_interp",
        "s_ttrace",
        "s_singleuse",
        "s_barrier_init",
        "s_barrier_join",
        "s_barrier_leave",
        "s_wakeup_barrier",
        "s_atc",
        // Of gfx11: sums of products that gfx12 lacks, exchanges of floats, and what orders waves or walks trees.
        "v_dot2acc",
        "v_fmac_dx9",
        "ds_cmpstore_f",
        "ds_cmpstore_rtn_f",
        "ds_ordered",
        "ds_bvh",
        "ds_gws",
        "ds_add_gs",
        "ds_sub_gs",
        "s_subvector",
        "v_wmma",
        "buffer_load_lds",
        "v_illegal",
        // Of gfx10: sums of products that add to their destination, and atomics of floats that later generations have no more.
        "v_dot2c",
        "v_dot4c",
        "v_pk_fmac",
        "v_fmac_legacy",
    ];
    left_out.iter().any(|p| mnemonic.starts_with(p))
        // Most operations of graphics, descriptors of half the size, long lists of addresses.
        || mnemonic.starts_with("image_")
            && (isa.from_mnemonic(mnemonic).is_none() || has(" r128") || has("_MSAA") || text.matches(", v").count() > 4)
        // Sources that the manual reserves.
        || ["src_pops_exiting_wave_id", "src_vccz", "src_execz", "src_lds_direct"].iter().any(|s| has(s))
        || has("/*")
        || has("th:0x7")
        || has("TH_ATOMIC_0x")
        || has("TH_ATOMIC_CASCADE")
        || has(" lds")
        || has("_atomic_csub")
        || has("_fcmpswap")
        || has("_fmin_x2")
        || has("_fmax_x2")
        || has("_atomic_cmpswap_f32")
        || has("dot2acc")
        // Parts of immediates without a meaning, registers relative to M0 as constants, barriers that only M0 and constants name.
        || ["s_waitcnt", "s_sendmsg", "s_delay_alu", "s_movrel", "s_get_barrier_state", "s_barrier_signal", "v_permlane64", "s_setpc_b64", "v_swap", "v_readfirstlane", "v_movrel", "s_rfe"]
            .iter()
            .any(|p| mnemonic.starts_with(p))
}

#[test]
fn arbitrary_words_are_the_same_instruction_for_both() {
    are_the_same_for_both(GFX12);
}

#[test]
fn arbitrary_words_are_the_same_instruction_for_both_on_gfx11() {
    are_the_same_for_both(GFX11);
}

#[test]
fn arbitrary_words_are_the_same_instruction_for_both_on_gfx10() {
    are_the_same_for_both(GFX10);
}

fn are_the_same_for_both(machines: [Machine; 2]) {
    if !llvm_installed() {
        return;
    }
    let mut random = Random(setting("WAVELIFT_FUZZ_SEED", 0x1234_5678_9abc_def1));
    let rounds = setting("WAVELIFT_FUZZ_WORDS", 20_000) as usize;
    let leads: [u32; 16] = [
        0xf400_0000,
        0xd400_0000,
        0xd600_0000,
        0xcc00_0000,
        0xc800_0000,
        0xd800_0000,
        0xc400_0000,
        0xdc00_0000,
        0xe000_0000,
        0xec00_0000,
        0xed00_0000,
        0xee00_0000,
        0xbe80_0000,
        0xbf00_0000,
        0x7c00_0000,
        0x7e00_0000,
    ];
    let images: [u32; 3] = [0xf000_0000, 0xd000_0000, 0xe400_0000];
    let (mut failures, mut both, mut neither, mut lenient) = (Vec::new(), 0, 0, 0);
    for machine in machines {
        let groups: Vec<Vec<u32>> = (0..rounds)
            .map(|index| {
                let mut words: Vec<u32> = (0..4).map(|_| random.next() as u32).collect();
                if index % 4 != 0 {
                    let lead = random.pick(&leads);
                    let keep = lead.trailing_zeros().min(26);
                    words[0] = lead | words[0] & ((1 << keep) - 1);
                }
                if index % 8 == 7 {
                    words[0] = images[index / 8 % 3] | words[0] & 0x3ff_ffff;
                }
                // Unused fields are zero more often than chance has it.
                if index % 3 == 0 {
                    words[1] &= random.next() as u32 & random.next() as u32;
                    words[2] &= random.next() as u32 & random.next() as u32;
                }
                // llvm-mc stops with an assertion on the selection 7 of sub-dword operands, wherever it looks for an instruction.
                for index in 0..3 {
                    if words[index] & 0x8000_01ff == 0xf9 {
                        words[index + 1] &= !0x0404_0400;
                    }
                }
                words
            })
            .collect();
        let theirs = llvm_decode(&groups, machine).expect("llvm-mc-19 answers");
        for (words, theirs) in groups.iter().zip(theirs) {
            let ours = decode(machine, words, 0);
            // Words that llvm-mc would make of its text tell whether it has ignored bits, or skipped the first word.
            let exact = theirs.as_ref().filter(|(_, back)| words.starts_with(back));
            match (&ours, &theirs, exact) {
                (Ok((inst, length)), Some((text, back)), _)
                    if inst.to_string() == *text
                        && (words[..*length] == back[..] || inst_odd(inst, back, *length)) =>
                {
                    both += 1;
                }
                (Ok((inst, _)), _, _) if unknown_to_llvm(inst) || misread_by_llvm(inst) => {}
                (Ok((inst, _)), _, _) => {
                    failures.push(format!("{words:08x?} is `{inst}`, for llvm-mc {theirs:08x?}"))
                }
                // Modifiers that llvm-mc keeps but does not show.
                (Err(error), _, Some(_)) if matches!(error.kind, DecodeErrorKind::Modifier { .. }) => {
                    lenient += 1
                }
                (Err(_), _, Some((text, _))) if refused_on_purpose(machine.isa, text) => lenient += 1,
                (Err(error), _, Some((text, _))) => {
                    failures.push(format!("{words:08x?} is `{text}` for llvm-mc, for us {error}"))
                }
                (Err(_), _, None) => neither += 1,
            }
        }
    }
    println!("{both} the same, {neither} no exact instruction, {lenient} refused on purpose");
    report(&failures, 2 * rounds);
}

/// Whether llvm-mc's words for the text are others only because the text of a literal is that of an inline constant, or because
/// it writes other bits for sources that are not there.
fn inst_odd(inst: &Inst, back: &[u32], length: usize) -> bool {
    let literal = inst.operands.iter().any(|o| matches!(o, Operand::Literal(_)));
    literal && back.len() <= length || inst.format.is_vop3p()
}

/// Writes the samples of `isa_samples`: for every operation in every encoding a text and the bytes that llvm-mc makes of it.
#[test]
#[ignore = "writes tests/data/gfx12-samples.tsv"]
fn write_samples() {
    let mut out = String::from(
        "# One example per operation and encoding of gfx1201: wave size, words and text as llvm-mc-19 has them.\n",
    );
    for machine in GFX12 {
        let wave = machine.wave;
        let all: Vec<(Inst, Vec<u32>)> = drawn(machine, 1)
            .into_iter()
            .filter(|(inst, _)| !unknown_to_llvm(inst))
            // With 64 lanes only lane masks are different.
            .filter(|(inst, _)| {
                let masks = inst.info().operands.iter().any(|o| {
                    matches!(o.ty, Type::Mask) || o.ty.registers(wave) != o.ty.registers(WaveSize::Wave32)
                });
                wave == WaveSize::Wave32 || masks
            })
            .collect();
        let texts: Vec<String> = all.iter().map(|one| one.0.to_string()).collect();
        let encoded = llvm_encode(&texts, machine).expect("llvm-mc-19 answers");
        let groups: Vec<Vec<u32>> = encoded.into_iter().flatten().collect();
        let decoded = llvm_decode(&groups, machine).unwrap();
        for (words, decoded) in groups.iter().zip(decoded) {
            let Some((text, back)) = decoded else { continue };
            assert_eq!(back, *words);
            let words: Vec<String> = words.iter().map(|w| format!("{w:08x}")).collect();
            out.push_str(&format!("{}\t{}\t{text}\n", wave.lanes(), words.join(" ")));
        }
    }
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/gfx12-samples.tsv");
    std::fs::write(path, out).unwrap();
}
