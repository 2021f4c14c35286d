import HeadlessUIKit
public import Overscroll
import Typography

/// The settings of all snapshots of a suite, a test or a block, set by the trait `.snapshots(…)`
/// and by `withSnapshots(…)`. Nil leaves a setting to the outer scope.
///
/// The first of these that specifies a setting is used: an argument of the assertion (or of its
/// screen), the innermost scope, the outer scopes, the environment variables, the built-in
/// defaults.
public struct SnapshotScope: Sendable {
  /// The condition for writing goldens.
  public var record: RecordMode?
  /// The tolerance for comparing pictures.
  public var tolerance: Tolerance?
  /// The device for screens, controllers and views that specify none.
  public var device: Device?
  /// The source of the system font.
  public var fonts: SnapshotFonts?
  /// The source of images for `UIImage(named:)`.
  public var images: SnapshotImages?

  /// Creates a scope; by default it leaves all settings to the outer scope.
  public init(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, device: Device? = nil,
    fonts: SnapshotFonts? = nil, images: SnapshotImages? = nil
  ) {
    (self.record, self.tolerance, self.device) = (record, tolerance, device)
    (self.fonts, self.images) = (fonts, images)
  }

  /// The scope of the running code.
  @TaskLocal package static var current = SnapshotScope()

  /// Returns this scope combined with an outer one.
  package func inside(_ outer: SnapshotScope) -> SnapshotScope {
    SnapshotScope(
      record: record ?? outer.record, tolerance: tolerance ?? outer.tolerance,
      device: device ?? outer.device, fonts: fonts ?? outer.fonts, images: images ?? outer.images)
  }
}
