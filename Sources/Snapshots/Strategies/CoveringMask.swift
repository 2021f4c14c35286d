/// Masks that together leave nothing to compare.
struct CoveringMask: Error {}
