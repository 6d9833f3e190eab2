//! The IR instruction table and what is generated from it at build time.
