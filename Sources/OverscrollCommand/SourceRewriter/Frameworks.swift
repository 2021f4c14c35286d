/// The system modules that apps import.
enum Frameworks {
  /// The modules whose names are part of UIKit here.
  static let givenByUIKit: Set = ["CoreGraphics", "QuartzCore", "WebKit", "ImageIO"]
  /// The modules whose imports become `import UIKit`: those in `givenByUIKit`, and some that have
  /// no module here.
  static let meaningUIKit: Set = [
    "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "UIKitCore", "os", "OSLog",
    "AudioToolbox", "Symbols", "Security", "ImageIO", "CoreText",
  ]
  /// The modules that can be imported although `canImport` is false, so that an app's alternative
  /// for older systems is compiled.
  static let hidden: Set = ["SwiftUI"]
  /// The modules whose imports become imports of another module.
  static let renamed = [
    "CoreFoundation": "Foundation", "Darwin": "Foundation", "Foundation": "Foundation",
    // The name of the library in its package.
    "iOSSnapshotTestCase": "FBSnapshotTestCase",
    // Inline snapshots belong to the other assertions here.
    "InlineSnapshotTesting": "SnapshotTesting",
  ]
  /// The modules of the toolchain.
  static let native: Set = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Dispatch", "Glibc", "Synchronization", "RegexBuilder", "Observation", "_Concurrency",
  ]
}
