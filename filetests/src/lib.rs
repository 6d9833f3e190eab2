//! Runner for the filetest corpus.
