//! Conformance packs: where they are, unpacked, and the cases in them.

use std::path::{Path, PathBuf};
use std::process::Command;

/// An unpacked pack; removed when dropped.
pub struct Pack(pub PathBuf);

impl Drop for Pack {
    fn drop(&mut self) {
        // A folder that stays behind is no reason to fail.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A pack; `None` if it is not at hand, and then the test counts as skipped.
#[track_caller]
pub fn unpack(pack: &str) -> Option<Pack> {
    let archive = wavelift_peers::pack(pack)?;
    let folder = std::env::temp_dir().join(format!(
        "wavelift-{pack}-{}-{:?}",
        std::process::id(),
        std::thread::current().id()
    ));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let pack = Pack(folder);
    let status = Command::new("tar")
        .args(["--zstd", "-xf"])
        .arg(&archive)
        .arg("-C")
        .arg(&pack.0)
        .status()
        .expect("tar");
    assert!(status.success(), "{}", archive.display());
    Some(pack)
}

/// The case files below a folder.
pub fn case_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a folder entry").path();
        if path.is_dir() {
            case_files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "case") {
            found.push(path);
        }
    }
}
