import HeadlessUIKit
import Snapshots
package import Typography

/// The fonts that the module `SnapshotTesting` of a package chooses. `ScreenEnvironment` finds this
/// type by its name. The optimizer would remove an internal type, which no code names.
package struct DefaultFonts: FallbackFonts {
  package static let library = defaults?.fonts.library

  private static var defaults: (any SnapshotTestingDefaults.Type)? {
    // The mangled names of an enumeration, a structure and a class.
    for kind in ["O", "V", "C"] {
      let type = _typeByName("15SnapshotTesting8Defaults\(kind)")
      if let found = type as? any SnapshotTestingDefaults.Type { return found }
    }
    return nil
  }
}
