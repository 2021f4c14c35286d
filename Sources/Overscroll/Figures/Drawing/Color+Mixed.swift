import Graphics

extension Color {
  /// Returns the colour at a share of the way to another one, from 0 to 1.
  func mixed(with other: Color, by share: Double) -> Color {
    func part(_ component: KeyPath<Color, Double>) -> Double {
      self[keyPath: component] + (other[keyPath: component] - self[keyPath: component]) * share
    }
    return Color(
      red: part(\.red), green: part(\.green), blue: part(\.blue), alpha: part(\.alpha))
  }
}
