package import Foundation
package import Layers

/// The layer trees or the text of an output, which can be drawn on any thread.
package enum OutputTrees: Sendable {
  /// A picture.
  case picture(LayerTree)
  /// A film of at least one tick.
  case film([Tick], framesPerSecond: Int)
  /// Text or SVG.
  case text(String)

  /// A tick of the display and the number of frames that show it.
  package struct Tick: Sendable {
    package let tree: LayerTree
    package let count: Int
    /// The vertical content offset of the first screen's first named scroll view; nil without one.
    package let offset: CGFloat?
  }
}
