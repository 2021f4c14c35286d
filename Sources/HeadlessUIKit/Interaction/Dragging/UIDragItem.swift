import Foundation

/// One thing that is dragged.
@preconcurrency @MainActor
open class UIDragItem: _Object {
  /// Its data.
  public let itemProvider: NSItemProvider
  /// What only this app sees, for drags that end in it.
  open var localObject: Any?
  /// What is seen under the finger once the drag goes; nil is what was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  /// With data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init(_object: ())
  }
}
