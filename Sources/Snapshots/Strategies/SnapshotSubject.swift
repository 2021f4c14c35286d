public import Graphics
public import HeadlessUIKit
import Overscroll

/// A subject of snapshots: a scripted screen (including a scene, `ScriptedScreen(contentsOf:)`), a
/// view controller, a view or a bitmap.
@MainActor
public protocol SnapshotSubject {
  /// The source of the snapshot.
  var snapshotSource: SnapshotSource { get }
}

extension ScriptedScreen: SnapshotSubject {
  /// The screen itself.
  public var snapshotSource: SnapshotSource { .screen(self) }
}

extension UIViewController: SnapshotSubject {
  /// The controller as the only screen of a device, at rest. The controller is not copied, so
  /// changes that one snapshot makes are visible in the next.
  public var snapshotSource: SnapshotSource { .screen(ScriptedScreen { self }) }
}

extension UIView: SnapshotSubject {
  /// The view alone, in the size of its bounds, or without one in the size from its constraints. It
  /// is removed from its superview.
  public var snapshotSource: SnapshotSource { .view(self) }
}

extension Bitmap: SnapshotSubject {
  /// The picture itself.
  public var snapshotSource: SnapshotSource { .picture(self) }
}
