extension UISplitViewController {
  /// The visible columns, and the position of the sidebars relative to the secondary column.
  ///
  /// All columns except the secondary one are sidebars.
  public enum DisplayMode: Int, Sendable {
    /// A mode that fits. It is never the current mode.
    case automatic
    /// No sidebar.
    case secondaryOnly
    /// One sidebar next to the secondary column.
    case oneBesideSecondary
    /// One sidebar over the secondary column.
    case oneOverSecondary
    /// Two sidebars next to the secondary column.
    case twoBesideSecondary
    /// Two sidebars over the secondary column.
    case twoOverSecondary
    /// Two sidebars that push the secondary column partly off the screen.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    public static var primaryHidden: Self { .secondaryOnly }
    /// The former name of `oneBesideSecondary`.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: Self { .oneOverSecondary }

    /// The number of visible sidebars.
    var sidebars: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// The split behaviour of the mode. `.automatic` for a mode without sidebars.
    var behavior: SplitBehavior {
      switch self {
      case .automatic, .secondaryOnly: .automatic
      case .oneBesideSecondary, .twoBesideSecondary: .tile
      case .oneOverSecondary, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }

    /// Creates the mode with a number of sidebars and a behaviour.
    init(sidebars: Int, behavior: SplitBehavior) {
      self =
        switch (sidebars, behavior) {
        case (...0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, .tile), (1, .displace), (1, .automatic): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        case (_, .tile), (_, .automatic): .twoBesideSecondary
        }
    }
  }
}
