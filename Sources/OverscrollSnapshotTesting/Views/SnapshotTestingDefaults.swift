public import Snapshots

/// The choices of a package for its existing snapshot tests. A type with the name `Defaults` in the
/// package's module `SnapshotTesting` makes them:
///
/// ```swift
/// @_exported import OverscrollSnapshotTesting
///
/// public enum Defaults: SnapshotTestingDefaults {
///   public static let fonts = SnapshotFonts.system
/// }
/// ```
///
/// `overscroll test` does not read it: it has the option `--fonts`.
public protocol SnapshotTestingDefaults {
  /// The source of the system font. Packages without this type draw text as boxes.
  static var fonts: SnapshotFonts { get }
}
