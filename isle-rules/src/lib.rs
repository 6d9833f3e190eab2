//! ISLE preludes shared by all targets, mid-end rules and the build helper that compiles rule files.
