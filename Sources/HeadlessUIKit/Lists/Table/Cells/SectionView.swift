import Foundation

/// A visible section header or footer, and its position in the table.
struct SectionView {
  enum Kind { case header, footer }

  struct Place: Hashable {
    let kind: Kind
    let section: Int
  }

  let place: Place
  let view: UIView
}
