/// The priority of a constraint: 0…1000, where 1000 is required. Every value is a separate level.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The numeric priority, 0…1000.
  public var rawValue: Float

  /// Creates a priority. 1000 is required. Lower values are optional, stronger the higher they are.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority. 1000 is required. Lower values are optional, stronger the higher they are.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must be satisfied. A violation is reported.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance priority of views.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which dragging may resize a window, on Macs.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a window keeps its size, on Macs.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority at which dragging does not resize a window, on Macs.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging priority of views.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting` pulls towards its target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Compares priorities by raw value.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  // The operators are disfavoured, because many libraries declare the same ones.

  /// Returns a priority increased by `b`.
  @_disfavoredOverload
  public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: a.rawValue + b)
  }

  /// Returns a priority decreased by `b`.
  @_disfavoredOverload
  public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: a.rawValue - b)
  }

  /// Increases a priority by `b`.
  @_disfavoredOverload
  public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }

  /// Decreases a priority by `b`.
  @_disfavoredOverload
  public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }

  var isValid: Bool { (0...1000).contains(rawValue) }
}
