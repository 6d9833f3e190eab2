//! Symbols of a code object that was read.

/// A defined symbol of an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageSymbol {
    /// Name.
    pub name: String,
    /// Address in bytes, relative to the image's base.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Whether it is code.
    pub is_function: bool,
    /// Whether other files may refer to it.
    pub is_exported: bool,
}

impl ImageSymbol {
    /// The symbol with a name.
    pub fn find<'s>(symbols: &'s [ImageSymbol], name: &str) -> Option<&'s ImageSymbol> {
        symbols.iter().find(|symbol| symbol.name == name)
    }

    /// The kernel or function whose code holds an address: the last one that begins no later. Its name and where it begins.
    pub fn function_at(symbols: &[ImageSymbol], address: u64) -> Option<(&str, u64)> {
        let functions = symbols.iter().filter(|symbol| symbol.is_function);
        functions
            .filter(|symbol| symbol.address <= address)
            .max_by_key(|symbol| symbol.address)
            .map(|symbol| (symbol.name.as_str(), symbol.address))
    }
}
