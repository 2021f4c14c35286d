public import Foundation

/// A press that grows in force, on a screen that measures force. No screen here does
/// (`UITraitCollection.forceTouchCapability`), so the delegate is never called.
@preconcurrency @MainActor
open class UIPreviewInteraction: _Object {
  /// The view that is pressed.
  open private(set) weak var view: UIView?
  /// The delegate of the interaction.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// Creates an interaction in a view.
  public init(view: UIView) {
    self.view = view
    super.init(_object: ())
  }

  /// Returns the location of the touch. Always the origin, because there is no touch.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }

  /// Cancels the interaction. Has no effect here.
  open func cancel() {}
}
