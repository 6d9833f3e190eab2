use super::*;

#[test]
fn buffers_are_aligned_and_apart() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("a", 5000).unwrap();
    let b = memory.allocate("b", 1).unwrap();
    assert_eq!(memory.address(a) % 256, 0);
    assert!(memory.address(b) >= memory.address(a) + 5000 + PAGE / 2);
}

#[test]
fn write_then_read() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("a", 64).unwrap();
    let base = memory.address(a);
    memory.write(base + 3, &[1, 2, 3, 4, 5, 6, 7, 8]).unwrap();
    assert_eq!(memory.read_array::<4>(base + 5).unwrap(), [3, 4, 5, 6]);
    assert_eq!(memory.bytes(a)[10], 8);
}

#[test]
fn fault_names_address_size_and_nearest_buffer() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("input", 10).unwrap();
    let base = memory.address(a);
    let fault = memory.read_array::<4>(base + 8).unwrap_err();
    assert_eq!(
        fault.to_string(),
        format!(
            "global read of 4 bytes at {:#x} is out of bounds (runs 2 bytes past the end of buffer input at {base:#x}, 10 bytes)",
            base + 8
        )
    );
    let fault = memory.write(base + 12, &[0]).unwrap_err();
    assert!(
        fault.to_string().contains("2 bytes past the end of buffer input"),
        "{fault}"
    );
    let fault = memory.write(base - 16, &[0]).unwrap_err();
    assert!(
        fault.to_string().contains("16 bytes before buffer input"),
        "{fault}"
    );
}

#[test]
fn fault_far_from_every_buffer_lists_those_of_the_user() {
    let mut memory = DeviceMemory::new();
    memory.allocate_internal("null page", 1).unwrap();
    let a = memory.allocate("a", 10).unwrap();
    let queue = memory.allocate_internal("queue", 8).unwrap();
    let b = memory.allocate("b", 20).unwrap();
    let (a, b) = (memory.address(a), memory.address(b));
    let list = format!("there are buffer a at {a:#x}, 10 bytes, buffer b at {b:#x}, 20 bytes)");
    let fault = memory.read_array::<8>(0x7777_0000_0000).unwrap_err().to_string();
    assert!(fault.ends_with(&format!("(no buffer is near; {list}")), "{fault}");
    let fault = memory.read_array::<8>(16).unwrap_err().to_string();
    assert!(fault.contains("address 0 and an offset; there"), "{fault}");
    // A buffer of the user is named before an internal one that is nearer, except past the latter's end.
    let queue = memory.address(queue);
    let fault = memory.read_array::<4>(queue - 64).unwrap_err().to_string();
    assert!(fault.contains("past the end of buffer a"), "{fault}");
    let fault = memory.read_array::<4>(queue + 6).unwrap_err().to_string();
    assert!(
        fault.contains("runs 2 bytes past the end of the queue"),
        "{fault}"
    );
    for _ in 0..10 {
        memory.allocate("more", 1).unwrap();
    }
    let fault = memory.read_array::<8>(16).unwrap_err().to_string();
    assert!(fault.ends_with(" and 4 more)"), "{fault}");
}

#[test]
fn addresses_at_the_ends_of_the_address_space_fault() {
    let mut memory = DeviceMemory::new();
    assert!(memory.read_array::<16>(u64::MAX).is_err());
    memory.allocate("a", 16).unwrap();
    assert!(memory.read_array::<16>(u64::MAX - 3).is_err());
    assert!(memory.read_array::<1>(0).is_err());
}

#[test]
fn freed_buffer_faults_with_its_name() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("old", 16).unwrap();
    memory.free(a);
    let fault = memory.read_array::<4>(memory.address(a)).unwrap_err();
    assert!(fault.to_string().contains("freed buffer old"), "{fault}");
}

#[test]
fn too_large_allocation_is_refused() {
    assert!(
        DeviceMemory::new()
            .allocate("huge", MAX_DEVICE_BYTES + 1)
            .is_err()
    );
}

#[test]
fn undefined_bytes_become_defined_one_by_one() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate_undefined("scratch", 128).unwrap();
    let base = memory.address(a);
    assert!(!memory.is_defined(base + 62, 4));
    memory.write(base + 62, &[0, 0, 0]).unwrap();
    assert!(memory.is_defined(base + 62, 3));
    assert!(!memory.is_defined(base + 62, 4));
    assert_eq!(memory.read_checked(base + 62, &mut [0; 3]), Ok(true));
    assert_eq!(memory.read_checked(base + 61, &mut [0; 3]), Ok(false));
    assert!(memory.mark_undefined(base + 63, 1));
    assert!(!memory.is_defined(base + 62, 3));
    let b = memory.allocate("b", 8).unwrap();
    assert!(memory.is_defined(memory.address(b), 8));
    assert!(memory.keeps_undefined(base) && !memory.keeps_undefined(memory.address(b)));
}

#[test]
fn a_host_marks_what_it_leaves_open_and_asks_what_is() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("a", 200).unwrap();
    let base = memory.address(a);
    assert_eq!(memory.undefined_ranges(a), []);
    memory.undefine(a, 10..500);
    memory.write(base + 60, &[1; 8]).unwrap();
    memory.write(base + 199, &[1]).unwrap();
    assert_eq!(memory.undefined_ranges(a), [10..60, 68..199]);
    assert_eq!(memory.undefined_within(base + 50, 20), Ok(vec![0..10, 18..20]));
    assert!(memory.undefined_within(base + 190, 20).is_err());
    let mut bytes = [0; 16];
    assert_eq!(memory.read_undefined(base + 56, &mut bytes), Ok(0xf00f));
    assert_eq!(bytes, [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
    assert!(memory.mark_undefined(base + 60, 1));
    assert_eq!(memory.read_undefined(base + 56, &mut bytes), Ok(0xf01f));
    assert!(!memory.mark_undefined(base + 200, 1));
    memory.bytes_mut(a).fill(0);
    assert_eq!(memory.undefined_ranges(a), []);
}

#[test]
fn stale_reads_and_the_write_log_know_what_was_undefined() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("a", 6).unwrap();
    let base = memory.address(a);
    memory.undefine(a, 1..6);
    memory.begin_stale_tracking();
    memory.keep_write_log(true);
    memory.write(base + 3, &[7, 7]).unwrap();
    assert_eq!(memory.read_stale(base, &mut [0; 6]), Ok(0b11_1110));
    assert_eq!(memory.read_undefined(base, &mut [0; 6]), Ok(0b10_0110));
    let log = memory.take_write_log();
    assert_eq!(
        log.iter().map(|one| one.undefined).collect::<Vec<_>>(),
        [0b1110, 0b11]
    );
}

#[test]
fn stale_reads_see_old_bytes_until_refreshed() {
    let mut memory = DeviceMemory::new();
    let a = memory.allocate("a", 8).unwrap();
    let base = memory.address(a);
    memory.write(base, &[1]).unwrap();
    memory.begin_stale_tracking();
    memory.write(base, &[2]).unwrap();
    let mut byte = [0];
    memory.read_stale(base, &mut byte).unwrap();
    assert_eq!(byte, [1]);
    memory.refresh_stale();
    memory.read_stale(base, &mut byte).unwrap();
    assert_eq!(byte, [2]);
    memory.write(base, &[3]).unwrap();
    memory.end_stale_tracking();
    memory.read_stale(base, &mut byte).unwrap();
    assert_eq!(byte, [3]);
}
