/// A mask that leaves nothing to compare.
struct CoveringMask: Error {}
