public import Foundation

/// What is seen of an item while it is dragged.
open class UIDragPreview: _Object, @preconcurrency NSCopying {
  /// What is shown.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// A view, shown in some way.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init(_object: ())
  }

  /// A view, as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Another object that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}
