/// The perceived difference of two colours, in integer arithmetic: a weighted sum of squared sRGB
/// differences in which green weighs most. A grey step of one has the distance `unit`.
package enum ColorDistance {
  static let red = 3
  static let green = 6
  static let blue = 2
  package static let unit = red + green + blue

  @inline(__always)
  package static func between(_ red: Int, _ green: Int, _ blue: Int, _ color: UInt32) -> Int {
    let r = red &- Int(color >> 16)
    let g = green &- Int(color >> 8 & 255)
    let b = blue &- Int(color & 255)
    return Self.red &* r &* r &+ Self.green &* g &* g &+ Self.blue &* b &* b
  }
}
