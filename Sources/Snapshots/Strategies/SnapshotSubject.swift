public import Graphics
public import HeadlessUIKit
import Overscroll

/// A subject of snapshots: a scripted screen (including a scene, `ScriptedScreen(contentsOf:)`), a
/// view controller, a view, a layer or a bitmap.
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

extension CALayer: SnapshotSubject {
  /// The layer alone, in the size of its frame. It is removed from its superlayer. The layer of a
  /// view is shown as that view.
  public var snapshotSource: SnapshotSource {
    if let view = delegate as? UIView, view.layer === self { return .view(view) }
    let view = UIView(frame: CGRect(origin: .zero, size: frame.size))
    frame.origin = .zero
    view.layer.addSublayer(self)
    return .view(view)
  }
}

extension Bitmap: SnapshotSubject {
  /// The picture itself.
  public var snapshotSource: SnapshotSource { .picture(self) }
}
