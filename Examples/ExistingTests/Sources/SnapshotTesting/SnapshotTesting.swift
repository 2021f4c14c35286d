@_exported import OverscrollSnapshotTesting

/// The choices for the tests of this package.
public enum Defaults: SnapshotTestingDefaults {
  /// Text is drawn with Inter.
  public static let fonts = SnapshotFonts.system
}
