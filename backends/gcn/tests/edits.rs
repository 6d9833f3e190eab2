//! What the register allocator inserts overwrites nothing but its destination: SCC, VCC and flags may be live there.

use wavelift_amdgpu::accumulators::SpillPlaces;
use wavelift_amdgpu::emit::expand;
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_amdgpu::private::{BufferArea, SpillArea};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{LaneStep, MBlockData, MachFunc, PReg, Pseudo, Reg, RegFile};
use wavelift_gcn::isa::{Implicit, Isa, Operand, Role, Sgpr};
use wavelift_gcn::machine::{MInst, SGPR, VGPR};
use wavelift_gcn::subtarget::SUBTARGET;

fn reg(file: RegFile, first: u16, width: u8) -> Reg {
    PReg::new(file, first, width).into()
}

fn copy(file: RegFile, width: u8, dst: u16, src: u16) -> Pseudo {
    Pseudo::Copy {
        file,
        width,
        dst: reg(file, dst, width),
        src: reg(file, src, width),
    }
}

fn spill(width: u8, slot: u32) -> Pseudo {
    Pseudo::Spill {
        file: VGPR,
        width,
        src: reg(VGPR, 7, width),
        slot,
    }
}

fn reload(width: u8, slot: u32) -> Pseudo {
    Pseudo::Reload {
        file: VGPR,
        width,
        dst: reg(VGPR, 7, width),
        slot,
    }
}

fn lanes(step: LaneStep) -> Pseudo {
    Pseudo::lanes::<MInst>(step, reg(SGPR, 10, 2)).expect("the machine has masks")
}

/// The real instructions that some edits become.
fn expanded(edits: Vec<Pseudo>) -> Vec<wavelift_gcn::isa::Inst> {
    let mut func = MachFunc::new("edits");
    let count = edits.len() + 1;
    let block = func.blocks.push(MBlockData {
        insts: edits.into_iter().chain([Pseudo::End]).map(MInst::from).collect(),
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
    let places = SpillPlaces {
        accumulators: 0,
        area: Some(area),
    };
    expand(&mut func, &SUBTARGET, WaveSize::Wave64, places).expect("everything is allocated");
    let real = func.blocks[block].insts.iter().filter_map(|inst| match inst {
        MInst::Real(real) => Some(real.inst.clone()),
        _ => None,
    });
    real.collect()
}

#[test]
fn edits_overwrite_no_conditions() {
    let mut edits = Vec::new();
    for width in [1, 2, 3, 4, 8, 16] {
        // Overlapping either way, and apart.
        for (dst, src) in [(20, 21), (21, 20), (40, 80)] {
            edits.push(copy(VGPR, width, dst, src));
        }
        if width != 3 {
            edits.push(copy(SGPR, width, 32, 16));
        }
        for slot in [0, 4092, 4096, 70_000] {
            edits.extend([spill(width, slot), reload(width, slot)]);
        }
    }
    let (scalar, unit, lane) = (PReg::new(SGPR, 3, 1), PReg::new(VGPR, 9, 1), 5);
    edits.push(Pseudo::Park {
        unit,
        lane,
        src: scalar,
    });
    edits.push(Pseudo::Unpark {
        dst: scalar,
        unit,
        lane,
    });
    edits.extend([LaneStep::Keep, LaneStep::All, LaneStep::Restore].map(lanes));
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
    let near = [
        spill(1, 5000),
        spill(1, 5004),
        spill(1, 0),
        spill(1, 5008),
        spill(1, 9000),
    ];
    let mut edits = near.to_vec();
    edits.extend([lanes(LaneStep::All), spill(1, 9004)]);
    let insts = expanded(edits);
    let pages = insts.iter().filter_map(|inst| match inst.operands[..] {
        [Operand::Vgpr { .. }, Operand::Literal(page)] => Some(page),
        _ => None,
    });
    assert_eq!(pages.collect::<Vec<_>>(), [4096, 8192, 8192]);
    // 5000 and the 16 bytes in front are 920 into their page.
    assert_eq!(insts[1].mods.offset, 920);
}
