/// A direction of layout.
package enum LayoutAxis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
