/// What a split view controller shows of its columns.
struct SplitArrangement: Equatable {
  /// Whether it was ever arranged.
  var isMade = false
  /// Whether there is more room across than down.
  var isWide = false
  var sidebars = 0
  var behavior = UISplitViewController.SplitBehavior.automatic

  var mode: UISplitViewController.DisplayMode { .init(sidebars: sidebars, behavior: behavior) }

  /// Whether the secondary column takes no touches.
  var isDimmed: Bool {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
    }
  }

  /// How many sidebars leave all of the secondary column to be seen.
  var sidebarsOverNone: Int {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: 0
    case .twoDisplaceSecondary: 1
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: sidebars
    }
  }
}
