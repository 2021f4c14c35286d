public import Foundation

/// The interaction that shows a large title and image of a control for people with the largest text
/// sizes, while they hold the control.
///
/// - Note: Partly: the viewer is never shown.
open class UILargeContentViewerInteraction: _Object, UIInteraction {
  /// The delegate of the interaction.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction; nil until it is added to one.
  open private(set) weak var view: UIView?
  /// The gesture that shows the viewer. It is in no view, so that it never begins.
  public let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

  /// Creates an interaction with a delegate.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init(_object: ())
  }

  /// Creates an interaction without a delegate.
  public convenience init() { self.init(delegate: nil) }

  /// Whether the viewer is available. Always false, as with usual text sizes.
  open class var isEnabled: Bool { false }
  /// Posted when `isEnabled` changes. Never posted: it does not change.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }
}
