import HeadlessUIKit
public import Overscroll
import Typography

/// What holds for all snapshots of a suite, a test or a block: the trait `.snapshots(…)` and
/// `withSnapshots(…)` set it. What is nil is left to the scope around it.
///
/// In this order, first come, first served: an argument of the assertion (or of the screen it is
/// given), the innermost scope, the scopes around it, the environment's variables, the built-in values.
public struct SnapshotScope: Sendable {
  /// When goldens are written.
  public var record: RecordMode?
  /// What counts as the same picture.
  public var tolerance: Tolerance?
  /// For screens, controllers and views that name none.
  public var device: Device?
  /// Where the system font comes from.
  public var fonts: SnapshotFonts?
  /// Where `UIImage(named:)` looks.
  public var images: SnapshotImages?

  /// Leaves everything to the scope around it unless told.
  public init(
    record: RecordMode? = nil, tolerance: Tolerance? = nil, device: Device? = nil,
    fonts: SnapshotFonts? = nil, images: SnapshotImages? = nil
  ) {
    (self.record, self.tolerance, self.device) = (record, tolerance, device)
    (self.fonts, self.images) = (fonts, images)
  }

  /// What holds for the code that is running.
  @TaskLocal package static var current = SnapshotScope()

  /// This scope inside of another.
  package func inside(_ outer: SnapshotScope) -> SnapshotScope {
    SnapshotScope(
      record: record ?? outer.record, tolerance: tolerance ?? outer.tolerance,
      device: device ?? outer.device, fonts: fonts ?? outer.fonts, images: images ?? outer.images)
  }
}
