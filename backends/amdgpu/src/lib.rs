//! What the AMD backends share: code objects, kernel descriptors, ABI.
