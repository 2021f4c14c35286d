public import Graphics
public import HeadlessUIKit
import Overscroll

/// What a snapshot is taken of: a scripted screen (a scene is one: `ScriptedScreen(contentsOf:)`), a
/// view controller, a view, a bitmap.
@MainActor
public protocol SnapshotSubject {
  /// Where the snapshot comes from.
  var snapshotSource: SnapshotSource { get }
}

extension ScriptedScreen: SnapshotSubject {
  /// The screen itself.
  public var snapshotSource: SnapshotSource { .screen(self) }
}

extension UIViewController: SnapshotSubject {
  /// The controller as a device's only screen, at rest. A controller is one object: what one snapshot leaves
  /// in it the next one finds.
  public var snapshotSource: SnapshotSource { .screen(ScriptedScreen { self }) }
}

extension UIView: SnapshotSubject {
  /// The view alone, as large as its bounds; one without a size is as large as its constraints make it. It is
  /// taken out of its superview.
  public var snapshotSource: SnapshotSource { .view(self) }
}

extension Bitmap: SnapshotSubject {
  /// The picture as it is.
  public var snapshotSource: SnapshotSource { .picture(self) }
}
