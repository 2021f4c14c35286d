/// How much a constraint matters: 0…1000, where 1000 is required. Every value is a level of its
/// own.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// 1…1000.
  public var rawValue: Float

  /// 1000 is required; anything below is optional, the higher the stronger.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000 is required; anything below is optional, the higher the stronger.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold, or is reported as broken.
  public static let required = UILayoutPriority(1000)
  /// What views resist compression with, unless told otherwise.
  public static let defaultHigh = UILayoutPriority(750)
  /// At which dragging may resize a window, on Macs.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// At which a window keeps its size, on Macs.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// At which dragging does not resize a window, on Macs.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// What views hug their content with, unless told otherwise.
  public static let defaultLow = UILayoutPriority(250)
  /// What a fitting size pulls with.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// By raw value.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  /// More important by so much.
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: a.rawValue + b)
  }

  /// Less important by so much.
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: a.rawValue - b)
  }

  /// Makes it more important by so much.
  public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }

  /// Makes it less important by so much.
  public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }

  var isValid: Bool { (0...1000).contains(rawValue) }
}
