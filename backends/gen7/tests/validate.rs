//! The validator: golden instructions pass, and each rule has an instruction that breaks it beside one that does not.

use std::collections::BTreeMap;
use wavelift_gen7::isa::{Generation, assemble, decode};
use wavelift_gen7::validate::{Rule, check, check_code};

/// Rules that golden instructions break, with how many do: drivers emit them although the manual says otherwise.
/// - Branches in Align16: vertex shaders are Align16 throughout; branches have no operands that this could change.
/// - Saturated lrp: the manual's table says no, the bit is that of every other float operation.
/// - Converting mov with a condition: drivers use only zero tests, which do not depend on the conversion.
/// - A write with the destination g0 instead of null: no response is asked for, so nothing is written.
const KNOWN: [(Rule, usize); 4] = [
    (Rule::BranchAccess, 7),
    (Rule::Saturate, 2),
    (Rule::ConvertingCondition, 5),
    (Rule::SendResponse, 1),
];

#[test]
fn golden_instructions_pass() {
    let mut broken: BTreeMap<Rule, Vec<&str>> = BTreeMap::new();
    for line in include_str!("vectors.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let cells: Vec<&str> = line.split('\t').collect();
        let bytes: Vec<u8> = cells[2]
            .split(' ')
            .map(|byte| u8::from_str_radix(byte, 16).unwrap())
            .collect();
        for rule in check(Generation::Gen7, &decode(Generation::Gen7, &bytes).unwrap()) {
            broken.entry(rule).or_default().push(cells[1]);
        }
    }
    for (rule, count) in KNOWN {
        let lines = broken.remove(&rule).unwrap_or_default();
        assert_eq!(lines.len(), count, "{rule:?}: {lines:#?}");
    }
    assert!(broken.is_empty(), "{broken:#?}");
}

/// Each rule with a program that breaks it and one that does not. What a line does not say is not looked at: programs of one
/// instruction are checked without their surroundings.
const CASES: &[(Rule, &str, &str)] = &[
    (
        Rule::ExecWidth,
        "add(32) g2<1>D g4<8,8,1>D g6<8,8,1>D { align1 WE_all }",
        "add(32) g2<1>UW g4<16,16,1>UW g6<16,16,1>UW { align1 WE_all }",
    ),
    (
        Rule::DstAlignment,
        "mov(8) g2<1>UW g4<8,8,1>UD { align1 WE_all 1Q }",
        "mov(8) g2<2>UW g4<8,8,1>UD { align1 WE_all 1Q }",
    ),
    (
        Rule::DstAlignment,
        "mov(8) g2.1<2>UW g4<8,8,1>UD { align1 1Q }",
        "mov(8) g2.1<4>B g4<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::WidthExceedsExec,
        "mov(4) g2<1>D g4<8,8,1>D { align1 1N }",
        "mov(4) g2<1>D g4<4,4,1>D { align1 1N }",
    ),
    (
        Rule::VerticalStride,
        "mov(8) g2<1>D g4<4,8,1>D { align1 1Q }",
        "mov(8) g2<1>D g4<4,4,1>D { align1 1Q }",
    ),
    (
        Rule::WidthOne,
        "mov(8) g2<1>W g4<1,1,1>W { align1 1Q }",
        "mov(8) g2<1>W g4<1,1,0>W { align1 1Q }",
    ),
    (
        Rule::ScalarRegion,
        "mov(1) g2<1>D g4<1,1,0>D { align1 WE_all 1N }",
        "mov(1) g2<1>D g4<0,1,0>D { align1 WE_all 1N }",
    ),
    (
        Rule::RepeatedRow,
        "mov(8) g2<1>D g4<0,4,0>D { align1 1Q }",
        "mov(8) g2<1>D g4<0,4,1>D { align1 1Q }",
    ),
    (
        Rule::DstStride,
        "mov(8) g2<0>D g4<8,8,1>D { align1 1Q }",
        "mov(8) g2<1>D g4<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::RowCrossesRegister,
        "mov(8) g2<1>D g4.4<8,8,1>D { align1 1Q }",
        "mov(8) g2<1>D g4.4<4,4,1>D { align1 1Q }",
    ),
    (
        Rule::SourceSpan,
        "mov(8) g2<1>D g4<16,4,4>D { align1 1Q }",
        "mov(8) g2<1>D g4<8,4,2>D { align1 1Q }",
    ),
    (
        Rule::DestinationSpan,
        "mov(8) g2<4>D g4<8,8,1>D { align1 1Q }",
        "mov(8) g2<2>D g4<0,1,0>D { align1 WE_all 1Q }",
    ),
    (
        Rule::RegisterRange,
        "mov(16) g127<1>D g4<8,8,1>D { align1 1H }",
        "mov(16) g126<1>D g4<8,8,1>D { align1 1H }",
    ),
    (
        Rule::SplitSource,
        "mov(8) g2.2<1>W g4<8,4,2>D { align1 1Q }",
        "mov(8) g2<1>D g4<8,4,2>D { align1 1Q }",
    ),
    (
        Rule::SplitBoth,
        "mov(16) g10<2>W g12.4<4,4,1>W { align1 1H }",
        "mov(16) g10<2>W g12<16,8,1>W { align1 1H }",
    ),
    (
        Rule::SourceMustSpan,
        "mov(16) g10<2>W g12<8,8,1>W { align1 1H }",
        "mov(16) g10<1>D g12<8,8,1>W { align1 1H }",
    ),
    (
        Rule::PackedByte,
        "mov(8) g2<1>UB g4<8,8,1>UW { align1 1Q }",
        "mov(8) g2<1>UB g4<8,8,1>UB { align1 1Q }",
    ),
    (
        Rule::PackedByte,
        "(+f0.0) sel(8) g2<1>UB g4<8,8,1>UB g5<8,8,1>UB { align1 1Q }",
        "(+f0.0) sel(8) g2<2>UB g4<8,8,1>UB g5<8,8,1>UB { align1 1Q }",
    ),
    (
        Rule::DoubleAlignment,
        "mov(1) g2<1>DF g4<0,1,0>DF { align1 WE_all 1N }",
        "mov(8) g2<1>DF g4<8,8,1>DF { align1 1Q }",
    ),
    (
        Rule::IndirectExec,
        "mov(16) g2<1>UW g[a0]<VxH,1,0>UW { align1 1H }",
        "mov(8) g2<1>UW g[a0]<VxH,1,0>UW { align1 1Q }",
    ),
    (
        Rule::IndirectSource1,
        "add(8) g2<1>D g4<8,8,1>D g[a0]<VxH,1,0>D { align1 1Q }",
        "add(8) g2<1>D g[a0]<VxH,1,0>D g4<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::PerChannelSpan,
        "mov(8) g2<2>D g[a0]<VxH,1,0>D { align1 WE_all 1Q }",
        "mov(8) g2<1>D g[a0]<VxH,1,0>D { align1 WE_all 1Q }",
    ),
    (
        Rule::Align16Size,
        "add(16) g2<1>F g4<4>F g6<4>F { align16 1H }",
        "add(8) g2<1>F g4<4>F g6<4>F { align16 1Q }",
    ),
    (
        Rule::Align16Region,
        "add(8) g2<1>F g4<8>F g6<4>F { align16 1Q }",
        "add(8) g2<1>F g4<0>F g6<4>F { align16 1Q }",
    ),
    (
        Rule::Simd32,
        "mov(32) g2<1>UW g4<16,16,1>UW { align1 }",
        "mov(32) g2<1>UW g4<16,16,1>UW { align1 WE_all }",
    ),
    (
        Rule::BranchAccess,
        "endif(8) JIP: 2 { align16 1Q }",
        "endif(8) JIP: 2 { align1 1Q }",
    ),
    (
        Rule::Types,
        "bfrev(8) g2<1>D g4<8,8,1>D { align1 1Q }",
        "bfrev(8) g2<1>UD g4<8,8,1>UD { align1 1Q }",
    ),
    (
        Rule::Types,
        "mov(8) g2<1>DF g4<32,8,4>UB { align1 1Q }",
        "mov(8) g2<1>DF g4<1,2,0>D { align1 1Q }",
    ),
    (
        Rule::MixedTypes,
        "add(8) g2<1>F g4<8,8,1>F g5<8,8,1>D { align1 1Q }",
        "add(8) g2<1>F g4<8,8,1>F 0x30VF { align1 1Q }",
    ),
    (
        Rule::ConstantPlace,
        "add(8) g2<1>D 1D g4<8,8,1>D { align1 1Q }",
        "add(8) g2<1>D g4<8,8,1>D 1D { align1 1Q }",
    ),
    (
        Rule::VectorConstant,
        "mov(8) g2<1>UD 0x76543210V { align1 WE_all 1Q }",
        "mov(8) g2<1>UW 0x76543210V { align1 WE_all 1Q }",
    ),
    (
        Rule::VectorConstant,
        "add(8) g2<2>W g4<8,8,1>D 0x76543210V { align1 1Q }",
        "add(8) g2.8<1>W g4<8,8,1>W 0x76543210V { align1 1Q }",
    ),
    (
        Rule::SourceModifier,
        "addc(8) g2<1>UD -g4<8,8,1>UD g5<8,8,1>UD { align1 1Q AccWrEnable }",
        "addc(8) g2<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q AccWrEnable }",
    ),
    (
        Rule::Saturate,
        "and.sat(8) g2<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q }",
        "add.sat(8) g2<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q }",
    ),
    (
        Rule::ConditionalModifier,
        "and.g.f0.0(8) g2<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q }",
        "and.z.f0.0(8) g2<1>UD g4<8,8,1>UD g5<8,8,1>UD { align1 1Q }",
    ),
    (
        Rule::ConvertingCondition,
        "mov.nz.f0.0(8) g2<1>D g4<8,8,1>F { align1 1Q }",
        "mov.nz.f0.0(8) g2<1>F g4<8,8,1>F { align1 1Q }",
    ),
    (
        Rule::Predicated,
        "(+f0.0) endif(8) JIP: 2 { align1 1Q }",
        "endif(8) JIP: 2 { align1 1Q }",
    ),
    (
        Rule::SelectForm,
        "(+f0.0) sel.l(8) g2<1>D g4<8,8,1>D g5<8,8,1>D { align1 1Q }",
        "sel.l(8) g2<1>D g4<8,8,1>D g5<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::MultiplyDwords,
        "mul(8) g2<1>D g4<16,8,2>W g5<8,8,1>D { align1 1Q }",
        "mul(8) g2<1>D g5<8,8,1>D g4<16,8,2>W { align1 1Q }",
    ),
    (
        Rule::CompareWide,
        "cmp.l.f0.0(16) g2<1>D g4<8,8,1>D g6<8,8,1>D { align1 1H }",
        "cmp.l.f0.0(16) null<1>D g4<8,8,1>F g6<8,8,1>F { align1 1H switch }",
    ),
    (
        Rule::CompareSwitch,
        "cmp.l.f0.0(8) null<1>D g4<8,8,1>D g6<8,8,1>D { align1 1Q }",
        "cmp.l.f0.0(8) null<1>D g4<8,8,1>D g6<8,8,1>D { align1 1Q switch }",
    ),
    (
        Rule::MathOperand,
        "math pow(8) g2<1>F g4<8,8,1>F 2F { align1 1Q }",
        "math pow(8) g2<1>F g4<8,8,1>F g5<0,1,0>F { align1 1Q }",
    ),
    (
        Rule::MathOperand,
        "math inv(8) g2<2>F g4<8,8,1>F null<8,8,1>F { align1 WE_all 1Q }",
        "math inv(8) g2<1>F g4<8,8,1>F null<8,8,1>F { align1 1Q }",
    ),
    (
        Rule::MathTypes,
        "math intdiv(8) g2<1>D g4<8,8,1>D g5<8,8,1>UD { align1 1Q }",
        "math intdiv(8) g2<1>D g4<8,8,1>D g5<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::MathWidth,
        "math intdiv(16) g2<1>D g4<8,8,1>D g6<8,8,1>D { align1 1H }",
        "math inv(16) g2<1>F g4<8,8,1>F null<8,8,1>F { align1 1H }",
    ),
    (
        Rule::Architecture,
        "add(1) g2<1>UW g4<0,1,0>UW f0<0,1,0>UW { align1 WE_all 1N }",
        "add(1) g2<1>UW f0<0,1,0>UW g4<0,1,0>UW { align1 WE_all 1N }",
    ),
    (
        Rule::ControlSwitch,
        "or(1) cr0<1>UD cr0<0,1,0>UD 0x40UD { align1 WE_all 1N }",
        "or(1) cr0<1>UD cr0<0,1,0>UD 0x40UD { align1 WE_all 1N switch }",
    ),
    (
        Rule::BranchSwitch,
        "brd(8) JIP: 2 { align1 1Q }",
        "brd(8) JIP: 2 { align1 1Q switch }",
    ),
    (
        Rule::AccumulatorPlace,
        "add(8) g2<1>D g4<8,8,1>D acc0<8,8,1>D { align1 1Q }",
        "add(8) g2<1>D acc0<8,8,1>D g4<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::AccumulatorPlace,
        "mul(8) g2<1>F acc0<8,8,1>F g4<8,8,1>F { align1 1Q }",
        "mul(8) acc0<1>D g3<8,8,1>D g4<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::AccumulatorWide,
        "mov(16) g2<1>D acc0<8,8,1>D { align1 1H }",
        "mov(8) g2<1>D acc0<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::AccumulatorWrite,
        "mach(8) g2<1>D g4<8,8,1>D g5<8,8,1>D { align1 1Q }",
        "mach(8) g2<1>D g4<8,8,1>D g5<8,8,1>D { align1 1Q AccWrEnable }",
    ),
    (
        Rule::AccumulatorQuarter,
        "mach(8) g2<1>D g4<8,8,1>D g5<8,8,1>D { align1 2Q AccWrEnable }",
        "mac(8) g2<1>F g4<8,8,1>F g5<8,8,1>F { align1 2Q }",
    ),
    (
        Rule::CompressedMask,
        "mov(16) g2.4<1>UW g4<0,1,0>UW { align1 1H }",
        "mov(16) g2.8<1>UW g4<0,1,0>UW { align1 1H }",
    ),
    (
        Rule::Nibble,
        "mov(8) g2<1>F g4<8,8,1>F { align1 2N }",
        "mov(8) g2<1>DF g4<8,8,1>DF { align1 2N }",
    ),
    (
        Rule::ThreeSource,
        "mad(16) g2<1>F g4<4,4,1>F g6<4,4,1>F g8<4,4,1>F { align16 1H }",
        "mad(8) g2<1>F g4<4,4,1>F g6<4,4,1>F g8<4,4,1>F { align16 1Q }",
    ),
    (
        Rule::HalfFloat,
        "f32to16(8) g2<1>W g4<8,8,1>F { align1 1Q }",
        "f32to16(8) g2<2>W g4<8,8,1>F { align1 1Q }",
    ),
    (
        Rule::DotProduct,
        "dp4(2) g2<1>F g4<4>F g6<4>F { align16 1N }",
        "dp4(8) g2<1>F g4<4>F g6<4>F { align16 1Q }",
    ),
    (
        Rule::Plane,
        "pln(8) g2<1>F g4.1<0,1,0>F g6<8,8,1>F { align1 1Q }",
        "pln(8) g2<1>F g4.4<0,1,0>F g6<8,8,1>F { align1 1Q }",
    ),
    (
        Rule::LeadingZeros,
        "lzd(8) g2<1>UD g4<8,8,1>D { align1 1Q }",
        "lzd(8) g2<1>UD (abs)g4<8,8,1>D { align1 1Q }",
    ),
    (
        Rule::MoveIndexed,
        "movi(8) g2<1>UW g4<8,8,1>UW { align1 1Q }",
        "movi(8) g2<1>UW g[a0]<8,8,1>UW { align1 1Q }",
    ),
    (
        Rule::JumpForm,
        "jmpi(8) 2D { align1 1Q }",
        "jmpi(1) 2D { align1 WE_all 1N }",
    ),
    (
        Rule::CallForm,
        "ret(8) g4<8,8,1>D { align1 1Q }",
        "ret(2) g4<2,2,1>D { align1 1N }",
    ),
    (
        Rule::WaitForm,
        "wait(8) n0<1>UD { align1 WE_all 1Q }",
        "wait(1) n0<1>UD { align1 WE_all 1N }",
    ),
    (
        Rule::SendPayload,
        "send(8) g2<1>UW g127<8,8,1>UD 0x04415e02 data { align1 1Q }",
        "send(8) g2<1>UW g126<8,8,1>UD 0x02116e02 data { align1 1Q }",
    ),
    (
        Rule::SendDescriptor,
        "send(8) g2<1>UW g4<8,8,1>UD g3<0,1,0>UD data { align1 1Q }",
        "send(8) g2<1>UW g4<8,8,1>UD a0<0,1,0>UD data { align1 1Q }",
    ),
    (
        Rule::SendResponse,
        "send(8) null<1>UW g4<8,8,1>UD 0x02116e02 data { align1 1Q }",
        "send(8) g2<1>UW g4<8,8,1>UD 0x02116e02 data { align1 1Q }",
    ),
    (
        Rule::SendControl,
        "send(8) g2<1>UW g4<8,8,1>UD 0x02116e02 data { align1 NoDDChk 1Q }",
        "send(8) g2<1>UW g4<8,8,1>UD 0x02116e02 data { align1 NoDDClr 1Q }",
    ),
    (
        Rule::SendLength,
        "send(8) g2<1>UW g4<8,8,1>UD 0x04116e02 data { align1 1Q }",
        "send(8) g2<1>UW g4<8,8,1>UD 0x02216c02 data { align1 1Q }",
    ),
    (
        Rule::SendMask,
        "send(8) null<1>UW g4<8,8,1>UD 0x02000004 gateway { align1 1Q }",
        "send(8) null<1>UW g4<8,8,1>UD 0x02000004 gateway { align1 WE_all 1Q }",
    ),
    (
        Rule::SendMask,
        "send(16) null<1>UW g4<8,8,1>UD 0x0e0b4003 render { align1 1H }",
        "send(8) null<1>UW g4<8,8,1>UD 0x0e0b4003 render { align1 1Q }",
    ),
    (
        Rule::SendMask,
        "send(8) null<1>UW g4<8,8,1>UD 0x0e0b6003 render { align1 1Q }",
        "send(8) null<1>UW g4<8,8,1>UD 0x0e0b6003 render { align1 2Q }",
    ),
    (
        Rule::SendMask,
        "send(16) g12<1>UW g4<8,8,1>UD 0x06427003 sampler { align1 1H }",
        "send(8) g12<1>UW g4<8,8,1>UD 0x06427003 sampler { align1 1Q }",
    ),
    (
        Rule::EndOfThread,
        "send(8) null<1>UW g4<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }",
        "send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }",
    ),
];

/// As [`CASES`], with whole programs.
const PROGRAMS: &[(Rule, &str, &str)] = &[
    (
        Rule::BranchTarget,
        "(+f0.0) if(8) JIP: a UIP: a { align1 1Q }\n a: mov(8) g2<1>D g3<8,8,1>D { align1 1Q }\n endif(8) JIP: b { align1 1Q }\n b: nop",
        "(+f0.0) if(8) JIP: a UIP: a { align1 1Q }\n mov(8) g2<1>D g3<8,8,1>D { align1 1Q }\n a: endif(8) JIP: b { align1 1Q }\n b: nop",
    ),
    (
        Rule::BranchWidth,
        "a: (+f0.0) break(8) JIP: b UIP: b { align1 1Q }\n b: while(16) JIP: a { align1 1H }\n nop",
        "a: (+f0.0) break(16) JIP: b UIP: b { align1 1H }\n b: while(16) JIP: a { align1 1H }\n nop",
    ),
    (
        Rule::WaitPair,
        "wait(1) n0<1>UD { align1 WE_all 1N }\n wait(1) n0<1>UD { align1 WE_all 1N }\n nop",
        "wait(1) n0<1>UD { align1 WE_all 1N }\n nop\n wait(1) n0<1>UD { align1 WE_all 1N }\n nop",
    ),
    (
        Rule::DependencyChain,
        "mov(4) g2<1>D g3<4,4,1>D { align1 NoDDClr 1N }\n mov(4) g2.4<1>D g4<4,4,1>D { align1 1N }\n nop",
        "mov(4) g2<1>D g3<4,4,1>D { align1 NoDDClr 1N }\n mov(4) g2.4<1>D g4<4,4,1>D { align1 NoDDChk 1N }\n nop",
    ),
    (
        Rule::DependencyMask,
        "mov(4) g2<1>D g3<4,4,1>D { align1 NoDDClr 1N }\n (+f0.0) mov(4) g2<1>D g4<4,4,1>D { align1 NoDDChk 1N }\n nop",
        "(+f0.0) mov(4) g2<1>D g3<4,4,1>D { align1 NoDDClr 1N }\n mov(4) g2.4<1>D g4<4,4,1>D { align1 NoDDChk 1N }\n nop",
    ),
    // A descriptor in a0.0, of which all but the entries is known: five registers of response, of which the sampler has four.
    (
        Rule::SendLength,
        "or(1) a0<1>UD g2<0,1,0>UD 0x06527000UD { align1 WE_all 1N }\n send(8) g12<1>UW g3<8,8,1>UD a0<0,1,0>UD 0x00000200 sampler { align1 1Q }\n nop",
        "or(1) a0<1>UD g2<0,1,0>UD 0x06427000UD { align1 WE_all 1N }\n send(8) g12<1>UW g3<8,8,1>UD a0<0,1,0>UD 0x00000200 sampler { align1 1Q }\n nop",
    ),
    (
        Rule::EndsInside,
        "mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q }",
        "mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q }\n send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }",
    ),
];

/// The same for Haswell.
const HASWELL: &[(Rule, &str, &str)] = &[
    (
        Rule::FieldWidth,
        "bfi1(16) g2<1>UD g4<8,8,1>UD g6<8,8,1>UD { align1 1H }",
        "bfi1(8) g2<1>UD g4<8,8,1>UD g6<8,8,1>UD { align1 1Q }",
    ),
    (
        Rule::SendPort,
        "send(8) null<1>UW g4<8,8,1>UD 0x0e0b4003 render { align1 1Q }",
        "send(8) null<1>UW g4<8,8,1>UD 0x0e0b5003 data1 { align1 1Q }",
    ),
    (
        Rule::SendPort,
        "send(8) g2<1>UW g4<8,8,1>UD 0x02116e02 data { align1 1Q }",
        "send(8) g2<1>UW g4<8,8,1>UD 0x02106e02 data1 { align1 1Q }",
    ),
    (
        Rule::ThreeSource,
        "bfi2(16) g2<1>UD g4<4,4,1>UD g6<4,4,1>UD g8<4,4,1>UD { align16 1H }",
        "mad(16) g2<1>F g4<4,4,1>F g6<4,4,1>F g8<4,4,1>F { align16 1H }",
    ),
    (
        Rule::ExecWidth,
        "add(16) g2<1>DF g6<4,4,1>DF g10<4,4,1>DF { align1 1H }",
        "add(4) g2<1>DF g6<4,4,1>DF g10<4,4,1>DF { align1 1N }",
    ),
    (
        Rule::DstAlignment,
        "mov(4) g2<1>F g4<4,4,1>DF { align1 WE_all 1N }",
        "mov(4) g2<2>F g4<4,4,1>DF { align1 WE_all 1N }",
    ),
];

#[test]
fn instructions_that_break_a_rule_and_that_do_not() {
    let mut failures = Vec::new();
    let cases = CASES.iter().map(|case| (Generation::Gen7, case));
    let haswell = HASWELL.iter().map(|case| (Generation::Gen75, case));
    for (generation, &(rule, bad, good)) in cases.chain(haswell) {
        let rules = |text: &str| match assemble(generation, text) {
            Ok(bytes) => check(
                generation,
                &decode(generation, &bytes).unwrap_or_else(|error| panic!("{text}: {error}")),
            ),
            Err(error) => panic!("{text}: {error}"),
        };
        let broken = rules(bad);
        if !broken.contains(&rule) {
            failures.push(format!("{bad}: {rule:?} not in {broken:?}"));
        }
        let broken = rules(good);
        if !broken.is_empty() {
            failures.push(format!("{good}: {broken:?}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn programs_that_break_a_rule_and_that_do_not() {
    for &(rule, bad, good) in PROGRAMS {
        let violations =
            |text: &str| check_code(Generation::Gen7, &assemble(Generation::Gen7, text).unwrap()).unwrap();
        let broken = violations(bad);
        assert!(
            broken.iter().any(|one| one.rule == rule),
            "{rule:?} not in {broken:?}"
        );
        assert!(violations(good).is_empty(), "{:?}", violations(good));
    }
}

#[test]
fn every_rule_has_a_case() {
    for rule in Rule::ALL {
        let tested = CASES
            .iter()
            .chain(HASWELL)
            .chain(PROGRAMS)
            .any(|(one, ..)| one == rule);
        assert!(tested, "{rule:?}");
    }
}
