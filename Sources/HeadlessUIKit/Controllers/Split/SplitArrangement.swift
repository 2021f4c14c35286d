/// The visible columns of a split view controller and their behaviour.
struct SplitArrangement: Equatable {
  /// Whether the columns were arranged at least once.
  var isArranged = false
  /// Whether the view is wider than high.
  var isWide = false
  var sidebars = 0
  var behavior = UISplitViewController.SplitBehavior.automatic

  var mode: UISplitViewController.DisplayMode { .init(sidebars: sidebars, behavior: behavior) }

  /// Whether the secondary column is dimmed and receives no touches.
  var isDimmed: Bool {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }

  /// The number of sidebars at which the whole secondary column is visible.
  var sidebarsOverNone: Int {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: 0
    case .twoDisplaceSecondary: 1
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: sidebars
    }
  }
}
