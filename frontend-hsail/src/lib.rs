//! HSAIL module model, lexer, parser, printer, validator and translation to IR.
