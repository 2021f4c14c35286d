import Foundation

/// A section's header or footer on the screen.
struct SectionView {
  enum Kind { case header, footer }

  struct Place: Hashable {
    let kind: Kind
    let section: Int
  }

  let place: Place
  let view: UIView
}
