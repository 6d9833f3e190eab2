//! BRIG reader for the HSAIL module model.
