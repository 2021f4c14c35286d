public import Foundation

/// The preview of an item while it is dragged.
open class UIDragPreview: _Object, @preconcurrency NSCopying {
  /// The previewed view.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view with the given appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init(_object: ())
  }

  /// Creates a preview of a view with the standard appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns a preview of this view with these parameters.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIDragPreview(view: view, parameters: parameters)
  }
}
