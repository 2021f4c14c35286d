package import Foundation
package import Layers

/// What an output shows, still to be drawn on whatever thread.
package enum OutputTrees: Sendable {
  /// One picture.
  case picture(LayerTree)
  /// A film; at least one tick.
  case film([Tick], framesPerSecond: Int)
  /// Words, or SVG.
  case text(String)

  /// A tick of the display, and how many frames show it.
  package struct Tick: Sendable {
    package let tree: LayerTree
    package let count: Int
    /// The vertical content offset of the first screen's first scroll view with a name; nil without one.
    package let offset: CGFloat?
  }
}
