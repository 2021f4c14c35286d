/// A name that the package uses for itself: `import UIKit` does not bring it.
struct Path: Equatable { var components: [String] }
