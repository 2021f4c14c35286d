/// Along which axis something extends.
package enum LayoutAxis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical
}
