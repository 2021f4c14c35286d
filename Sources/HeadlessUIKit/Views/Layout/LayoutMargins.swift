/// The margins that an app set, as physical or directional insets.
enum LayoutMargins: Hashable {
  case physical(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func physical(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .physical(let insets): insets
    case .directional(let insets): insets.physical(direction)
    }
  }
}
