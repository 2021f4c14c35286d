extension UISplitViewController {
  /// Which columns are seen, and how the sidebars, all but the secondary one, lie to it.
  public enum DisplayMode: Int, Sendable {
    /// What fits; never the mode that is.
    case automatic
    /// No sidebar.
    case secondaryOnly
    /// One sidebar and beside it the secondary column.
    case oneBesideSecondary
    /// One sidebar over the secondary column.
    case oneOverSecondary
    /// Two sidebars and beside them the secondary column.
    case twoBesideSecondary
    /// Two sidebars over the secondary column.
    case twoOverSecondary
    /// Two sidebars, which push the secondary column partly off the screen.
    case twoDisplaceSecondary

    /// The former name.
    public static var primaryHidden: Self { .secondaryOnly }
    /// The former name.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The former name.
    public static var primaryOverlay: Self { .oneOverSecondary }

    /// How many sidebars there are.
    var sidebars: Int {
      switch self {
      case .automatic, .secondaryOnly: 0
      case .oneBesideSecondary, .oneOverSecondary: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// How sidebars lie in it; automatic where there is none.
    var behavior: SplitBehavior {
      switch self {
      case .automatic, .secondaryOnly: .automatic
      case .oneBesideSecondary, .twoBesideSecondary: .tile
      case .oneOverSecondary, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }

    /// The mode of so many sidebars.
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
