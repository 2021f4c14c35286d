public import Foundation

/// A press that grows harder on a screen that feels it: none here does
/// (`UITraitCollection.forceTouchCapability`), and as on such phones nothing is ever told.
@preconcurrency @MainActor
open class UIPreviewInteraction: _Object {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// Who would hear of it.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Of a view.
  public init(view: UIView) {
    self.view = view
    super.init(_object: ())
  }

  /// Where the finger is: nowhere, the origin.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Ends what is under way: nothing.
  open func cancel() {}
}
