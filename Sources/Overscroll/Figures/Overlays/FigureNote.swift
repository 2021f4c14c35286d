public import Foundation
public import Graphics

/// An annotation of a place on a screen: text, an arrow or a box. Coordinates are in points of the
/// screen and may be outside it, on the page.
public struct FigureNote: Hashable, Sendable {
  /// The shape of an annotation.
  public enum Shape: Hashable, Sendable {
    /// Text centred at a point.
    case text(at: CGPoint)
    /// A line with an arrowhead at its end, and text at its start.
    case arrow(from: CGPoint, to: CGPoint)
    /// A rectangle with text above it.
    case box(CGRect)
  }

  /// The shape of the annotation.
  public var shape: Shape
  /// The text; nil for an arrow or a box alone.
  public var text: String?
  /// The colour of shape and text.
  public var color = Color(red: 0.9, green: 0.1, blue: 0.14)
  /// The index of the screen, counted from 0. The note is not drawn if no such screen exists.
  public var panel = 0

  /// Creates a red annotation of the first screen.
  public init(_ shape: Shape, text: String? = nil) { (self.shape, self.text) = (shape, text) }
}
