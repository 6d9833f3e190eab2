//! Measures how many channels a second the simulator executes, on a loop of float arithmetic and loads.

use std::time::Instant;
use wavelift_gen7::elf::{CodeObject, CurbeEntry, CurbeValue, Item, KernelInfo, SimdWidth};
use wavelift_gen7::isa::assemble;
use wavelift_gen7::sim::{Device, DispatchOptions};

/// The inner loop of a matrix product: addresses, two loads, a multiply-add, the loop's own work.
const LOOP: &str = "
    mov(16) g4<1>UD g1<8,8,1>UW { align1 1H }
    shl(16) g4<1>UD g4<8,8,1>UD 0x00000002UD { align1 1H }
    mov(16) g20<1>F 0F { align1 1H }
    mov(16) g30<1>UD 0x00000000UD { align1 1H }
    top: shl(16) g6<1>UD g30<8,8,1>UD 0x00000006UD { align1 1H }
    add(16) g6<1>UD g6<8,8,1>UD g4<8,8,1>UD { align1 1H }
    and(16) g6<1>UD g6<8,8,1>UD 0x00000ffcUD { align1 1H }
    add(16) g6<1>UD g6<8,8,1>UD g2<0,1,0>UD { align1 1H }
    send(16) g8<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }
    send(16) g10<1>UW g6<8,8,1>UD 0x04215eff data { align1 1H }
    mad(8) g20<1>F g20<4,4,1>F g8<4,4,1>F g10<4,4,1>F { align16 1Q }
    mad(8) g21<1>F g21<4,4,1>F g9<4,4,1>F g11<4,4,1>F { align16 2Q }
    add(16) g30<1>UD g30<8,8,1>UD 0x00000001UD { align1 1H }
    cmp.l.f0.0(16) null<1>D g30<8,8,1>UD 0x00001000UD { align1 1H switch }
    (+f0.0) while(16) JIP: top { align1 1H }
    mov(8) g127<1>UD g0<8,8,1>UD { align1 WE_all 1Q }
    send(8) null<1>UW g127<8,8,1>UD 0x82000010 thread_spawner { align1 WE_all 1Q EOT }
";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut info = KernelInfo::new("loop", SimdWidth::Simd16);
    info.curbe_registers = 2;
    info.argument_bytes = 8;
    let entry = |value, offset, size| CurbeEntry { value, offset, size };
    info.curbe = vec![
        entry(CurbeValue::LocalId(0), 0, 32),
        entry(CurbeValue::Argument(0), 32, 4),
    ];
    let object = CodeObject {
        items: vec![Item::kernel(info, assemble(LOOP)?)],
    };
    let mut device = Device::new();
    let module = device.load(&object.write()?)?;
    let buffer = device.allocate("in", 4096)?;
    let arguments = device.address(buffer).to_le_bytes();
    let start = Instant::now();
    let stats = device.dispatch(
        module,
        "loop",
        [1024, 1, 1],
        [256, 1, 1],
        0,
        &arguments,
        &DispatchOptions::default(),
    )?;
    let seconds = start.elapsed().as_secs_f64();
    let channels = (stats.alu_channels + stats.message_channels) as f64;
    println!(
        "{:.1} million channels a second ({} instructions in {seconds:.2} s)",
        channels / seconds / 1e6,
        stats.instructions
    );
    Ok(())
}
