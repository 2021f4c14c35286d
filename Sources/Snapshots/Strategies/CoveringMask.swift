/// An error for masks that together cover the whole picture.
struct CoveringMask: Error {}
