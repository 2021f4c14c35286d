/// What an app imports beside its own modules.
enum Frameworks {
  /// Whose names come with UIKit here.
  static let givenByUIKit: Set = ["CoreGraphics", "QuartzCore", "WebKit"]
  /// Those, and what has no module of its own here: an import of them means UIKit.
  static let meaningUIKit: Set = [
    "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "UIKitCore", "os", "OSLog",
    "AudioToolbox",
  ]
  /// An import of them means Foundation.
  static let meaningFoundation: Set = ["CoreFoundation", "Darwin"]
  /// Of the toolchain.
  static let native: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Synchronization", "RegexBuilder", "Observation", "_Concurrency",
  ]
}
