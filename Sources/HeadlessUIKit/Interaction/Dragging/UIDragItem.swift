import Foundation

/// An item of a drag session.
@preconcurrency @MainActor
open class UIDragItem: _Object {
  /// The data of the item.
  public let itemProvider: NSItemProvider
  /// An object that only this app can access, for drags that end in it.
  open var localObject: Any?
  /// A closure that returns the preview shown during the drag; nil uses the lifted preview.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item from its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init(_object: ())
  }
}
