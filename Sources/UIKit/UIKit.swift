// UIKit's classes under the name that iOS sources import. Beside them only what an iOS source has
// from Objective-C's runtime, without an import of its own.
@_exported public import HeadlessUIKit
