//! What the register allocator inserts overwrites nothing but its destination: SCC, VCC and flags may be live there.

use wavelift_amdgpu::emit::expand;
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::private::{BufferArea, SpillArea};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{LaneStep, MBlockData, MachFunc, MachInst, PReg, Reg};
use wavelift_gcn::isa::{Implicit, Isa, Operand, Role, Sgpr};
use wavelift_gcn::machine::{MInst, SGPR, VGPR};
use wavelift_gcn::subtarget::SUBTARGET;

/// The real instructions that some edits become.
fn expanded(edits: Vec<MInst>) -> Vec<wavelift_gcn::isa::Inst> {
    let mut func = MachFunc::new("edits");
    let count = edits.len() + 1;
    let block = func.blocks.push(MBlockData {
        insts: edits.into_iter().chain([MInst::End]).collect(),
        locs: vec![SourceLoc::UNKNOWN; count],
        ..MBlockData::default()
    });
    func.order.push(block);
    let area = SpillArea::Buffer(BufferArea {
        buffer: 96,
        offset: 100,
        base: 16,
        moved: 0,
        far: Some(255),
    });
    expand(&mut func, &SUBTARGET, WaveSize::Wave64, Some(area)).expect("everything is allocated");
    let real = func.blocks[block].insts.iter().filter_map(|inst| match inst {
        MInst::Real(real) => Some(real.inst.clone()),
        _ => None,
    });
    real.collect()
}

#[test]
fn edits_overwrite_no_conditions() {
    let reg = |file, first, width| Reg::from(PReg::new(file, first, width));
    let mut edits = Vec::new();
    for width in [1, 2, 3, 4, 8, 16] {
        // Overlapping either way, and apart.
        for (dst, src) in [(20, 21), (21, 20), (40, 80)] {
            edits.push(MInst::copy(
                VGPR,
                width,
                reg(VGPR, dst, width),
                reg(VGPR, src, width),
            ));
        }
        if width != 3 {
            edits.push(MInst::copy(
                SGPR,
                width,
                reg(SGPR, 32, width),
                reg(SGPR, 16, width),
            ));
        }
        for slot in [0, 4092, 4096, 70_000] {
            edits.push(MInst::spill(VGPR, width, reg(VGPR, 7, width), slot));
            edits.push(MInst::reload(VGPR, width, reg(VGPR, 7, width), slot));
        }
    }
    let (scalar, unit) = (PReg::new(SGPR, 3, 1), PReg::new(VGPR, 9, 1));
    edits.extend(MInst::park(unit, 5, scalar));
    edits.extend(MInst::unpark(scalar, unit, 5));
    for step in [LaneStep::Keep, LaneStep::All, LaneStep::Restore] {
        edits.extend(MInst::lane_step(step, reg(SGPR, 10, 2)));
    }
    let count = edits.len();
    let insts = expanded(edits);
    assert!(insts.len() > count);
    for inst in &insts {
        let info = inst.info();
        for condition in [Implicit::Scc, Implicit::Vcc, Implicit::M0] {
            assert!(!info.writes(condition), "{inst:?}");
        }
        for (index, &operand) in inst.operands.iter().enumerate() {
            let written = matches!(inst.operand_role(index), Some(Role::Dst | Role::SrcDst));
            if let (Operand::Sgpr { first, .. }, true) = (operand, written) {
                assert!(first != Sgpr::VCC && first != Isa::Gfx9.traits().m0, "{inst:?}");
            }
        }
    }
}

/// The page of what lies far away is set once for accesses that follow each other, and again after a change of lanes.
#[test]
fn far_accesses_share_the_page() {
    let spill = |slot| MInst::spill(VGPR, 1, Reg::from(PReg::new(VGPR, 7, 1)), slot);
    let all = || MInst::lane_step(LaneStep::All, Reg::from(PReg::new(SGPR, 10, 2)));
    let mut edits = vec![spill(5000), spill(5004), spill(0), spill(5008), spill(9000)];
    edits.extend(all());
    edits.push(spill(9004));
    let insts = expanded(edits);
    let pages = insts.iter().filter_map(|inst| match inst.operands[..] {
        [Operand::Vgpr { .. }, Operand::Literal(page)] => Some(page),
        _ => None,
    });
    assert_eq!(pages.collect::<Vec<_>>(), [4096, 8192, 8192]);
    // 5000 and the 16 bytes in front are 920 into their page.
    assert_eq!(insts[1].mods.offset, 920);
}
