/// The system modules that apps import.
enum Frameworks {
  /// The modules whose names are part of UIKit here.
  static let givenByUIKit: Set = ["CoreGraphics", "QuartzCore", "WebKit"]
  /// The modules whose imports become `import UIKit`: those in `givenByUIKit`, and some that have
  /// no module here.
  static let meaningUIKit: Set = [
    "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "UIKitCore", "os", "OSLog",
    "AudioToolbox", "Symbols",
  ]
  /// The modules whose imports become `import Foundation`.
  static let meaningFoundation: Set = ["CoreFoundation", "Darwin"]
  /// The modules of the toolchain.
  static let native: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Synchronization", "RegexBuilder", "Observation", "_Concurrency",
  ]
}
