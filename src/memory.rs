//! How the process gets its memory.

/// Asks for pages of the usual size from here on, where the system gives out larger ones by itself. Work that goes through its input
/// in parts uses little at a time, in many places: large pages would stay nearly empty.
pub fn small_pages() {
    // What the system does otherwise is right, too.
    #[cfg(target_os = "linux")]
    let _ = rustix::thread::disable_transparent_huge_pages(true);
}
