import AutoLayout
import Foundation

/// The layout state of a view.
@MainActor
struct ViewLayout {
  /// The layout engine of the tree, set only in its topmost view.
  var engine: LayoutEngine?
  /// Whether the view was added to a superview and not removed. If it has none nevertheless, the
  /// superview was freed, together with the engine of the tree.
  var wasAdded = false
  /// The constraints installed on this view, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints installed on ancestors that refer to this view or its guides. They are
  /// deactivated when the view leaves its tree.
  var outerConstraints: [NSLayoutConstraint] = []
  /// The guides that the app added.
  var freeGuides: [UILayoutGuide] = []
  var guides = StandardGuides()
  /// The solved frame, not rounded; nil after the frame was set by hand.
  var exactFrame: CGRect?
  /// Whether a view below this one may need layout, or an update of its constraints. It is set in
  /// all views around one that does; a pass visits only the subtrees where it is set.
  var descendantNeedsLayout = true
  var descendantNeedsConstraintUpdate = true
  /// Whether the view is placing its subviews, including its controller's `viewDidLayoutSubviews`.
  var isLayingOut = false
  /// Whether the solved frame is being written to the view.
  var isPlacing = false
  /// The app's margins; nil for the default ones.
  var margins: LayoutMargins?
  /// Whether the view is the content view of a table row, which has wider default margins.
  var isRowContent = false
  /// The safe area insets that the view was last notified of.
  var reportedSafeArea = UIEdgeInsets.zero
  /// The view's safe area insets, cached while it places subviews, because each subview reads them.
  var cachedSafeArea: UIEdgeInsets?
  var hugging = AxisPriorities(both: .defaultLow)
  var resistance = AxisPriorities(both: .defaultHigh)
}
