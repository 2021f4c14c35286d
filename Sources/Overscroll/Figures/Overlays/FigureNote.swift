public import Foundation
public import Graphics

/// What a figure says about a place of a screen: words, an arrow, a box. Points are those of the screen;
/// they may lie beside it, on the page.
public struct FigureNote: Hashable, Sendable {
  /// What is drawn.
  public enum Shape: Hashable, Sendable {
    /// Words alone, their middle at a point.
    case text(at: CGPoint)
    /// A line with a head at its end; words stand where it begins.
    case arrow(from: CGPoint, to: CGPoint)
    /// A frame; words stand above it.
    case box(CGRect)
  }

  /// What is drawn.
  public var shape: Shape
  /// What is said; nil for an arrow or a box alone.
  public var text: String?
  /// Of all of it.
  public var color = Color(red: 0.9, green: 0.1, blue: 0.14)
  /// Which of several screens it is about, from 0; out of range is none.
  public var panel = 0

  /// Red, about the first screen.
  public init(_ shape: Shape, text: String? = nil) { (self.shape, self.text) = (shape, text) }
}
