import AutoLayout
import Foundation

/// What a view remembers for layout.
@MainActor
struct ViewLayout {
  /// The engine of the tree, in its topmost view.
  var engine: LayoutEngine?
  /// Installed on this view, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// Installed on views around this one, and about it or a guide of it: what it leaves behind when it goes.
  var outerConstraints: [NSLayoutConstraint] = []
  /// The app's guides.
  var freeGuides: [UILayoutGuide] = []
  var guides = StandardGuides()
  /// Where constraints put the view, unrounded; nil once the frame was set by hand.
  var exactFrame: CGRect?
  /// Whether a view below this one may need layout, or an update of its constraints. A view that
  /// does has these set in all it lies in; a pass goes where they lead and nowhere else.
  var leadsToMarked = true
  var leadsToUpdate = true
  /// While the view places its subviews, until its controller has heard of it.
  var isLayingOut = false
  /// While the solution is written to the view.
  var isPlacing = false
  /// The app's margins; nil for the default.
  var margins: LayoutMargins?
  /// The insets the view was last told of.
  var knownSafeArea = UIEdgeInsets.zero
  /// The view's own, kept while it places subviews and nothing moves, since each of them asks.
  var keptSafeArea: UIEdgeInsets?
  var hugging = AxisPriorities(both: .defaultLow)
  var resistance = AxisPriorities(both: .defaultHigh)
}
