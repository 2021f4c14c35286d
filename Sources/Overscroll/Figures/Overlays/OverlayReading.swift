import Foundation
import HeadlessUIKit

/// The values that overlays show of a screen at one time, in points of the window.
struct OverlayReading: Hashable, Sendable {
  /// A view with a name.
  struct NamedView: Hashable, Sendable {
    let name: String
    let frame: CGRect
  }

  /// The scroll view that overlays show.
  struct Scroller: Hashable, Sendable {
    let frame: CGRect
    let content: CGRect
    let offset: CGFloat
    let inset: FigureEdges
  }

  let time: TimeInterval
  let views: [NamedView]
  let safeArea, margins: CGRect
  let scroller: Scroller?
  let constraints: [ConstraintSketch]
  /// The numbers in trace columns. Columns of delegate calls are missing, because a call belongs to
  /// a tick of the display, and this may be a time between two ticks.
  let numbers: [String: Double]

  /// Reads a stage; nil while the device is rotated, because the picture is then on its side.
  ///
  /// - Parameter columns: The trace columns to read.
  @MainActor
  init?(_ stage: Stage, columns: [String]) {
    let window = stage.window
    guard window.bounds.size == stage.device.size else { return nil }
    time = stage.time
    let tree = window.tree
    views = tree.compactMap { view in
      guard let name = view.accessibilityIdentifier, !view.isHidden else { return nil }
      return NamedView(name: name, frame: view.exactFrameInWindow)
    }
    let area = window.safeAreaInsets
    safeArea = window.bounds.inset(by: area)
    margins =
      window.rootViewController?.view.map {
        $0.convert($0.bounds.inset(by: $0.layoutMargins), to: nil)
      } ?? safeArea
    scroller = stage.pageScroller.map { view in
      let inset = view.adjustedContentInset
      return Scroller(
        frame: view.exactFrameInWindow,
        content: view.convert(CGRect(origin: .zero, size: view.contentSize), to: nil),
        offset: view.contentOffset.y,
        inset: FigureEdges(
          top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right))
    }
    constraints = window.treeConstraints.compactMap { ConstraintSketch($0) }
    numbers = columns.isEmpty ? [:] : Self.numbers(in: columns, of: stage.currentRow())
  }

  private static func numbers(in columns: [String], of row: TraceRow) -> [String: Double] {
    let table = TraceTable([row])
    return columns.reduce(into: [:]) { numbers, column in
      guard let cells = table.column(column) else { return }
      let number = PlotSeries(name: column, cells: cells).numbers[0]
      if number.isFinite { numbers[column] = number }
    }
  }
}
