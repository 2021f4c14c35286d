import Foundation
import Graphics

/// Reading of `show` and `notes` of outputs.
extension SceneReader {
  private static let overlays: [(word: String, overlay: ScreenOverlay)] = [
    ("frames", .frames), ("safe-area", .safeArea), ("margins", .margins), ("insets", .insets),
    ("content-area", .contentArea), ("ruler", .ruler), ("constraints", .constraints),
  ]
  static var overlayWords: [String] { overlays.map(\.word) }
  /// The largest number of overlays, and of notes, of an output.
  static let overlayLimit = 24

  /// Reads a list of overlay names, `{value: COLUMN}` and `{plot: COLUMN}`.
  mutating func overlays(_ node: SceneNode, path: String) -> [ScreenOverlay] {
    items(node, path: path).enumerated().compactMap { index, item in
      let path = "\(path)[\(index)]"
      guard case .mapping = item.content else {
        let word = word(item, path: path, of: Self.overlays.map(\.word), as: .option)
        return Self.overlays.first { $0.word == word }?.overlay
      }
      guard let fields = fields(of: item, path: path, known: ["value", "plot"]) else { return nil }
      if let entry = fields["plot"] {
        return reference(entry.value, path: "\(path).plot") { .overlay($0) }.map { .plot($0) }
      }
      return required("value", fields, item, path: path)
        .flatMap { reference($0, path: "\(path).value") { .overlay($0) } }.map { .value($0) }
    }
  }

  /// Reads a list of mappings with `arrow`, `box` or `at`.
  ///
  /// - Parameter panels: The number of screens.
  mutating func notes(_ node: SceneNode, path: String, panels: Int) -> [FigureNote] {
    items(node, path: path).enumerated().compactMap { index, item in
      note(item, path: "\(path)[\(index)]", panels: panels)
    }
  }

  private mutating func items(_ node: SceneNode, path: String) -> [SceneNode] {
    guard case .list(let items) = node.content else {
      reportWrong(node, .list, path: path)
      return []
    }
    guard items.count <= Self.overlayLimit else {
      report(
        .outOfRange(value: Double(items.count), lower: 0, upper: Double(Self.overlayLimit)),
        node.range, path: path)
      return []
    }
    return items
  }

  private mutating func note(_ node: SceneNode, path: String, panels: Int) -> FigureNote? {
    let known = ["text", "at", "arrow", "box", "color", "panel"]
    guard let fields = fields(of: node, path: path, known: known) else { return nil }
    let panel = fields["panel"].flatMap { self.panel($0.value, path: "\(path).panel", of: panels) }
    guard let shape = shape(fields, node, path: path) else { return nil }
    var note = FigureNote(shape)
    note.text = fields["text"].flatMap { text($0.value, path: "\(path).text") }
    if case .text = shape, fields["text"] == nil {
      report(.missingKey("text"), node.range, path: "\(path).text")
    }
    if let entry = fields["color"], let color = color(entry.value, path: "\(path).color") {
      note.color = color
    }
    if let panel { note.panel = panel - 1 }
    return note
  }

  /// Reads the number of a screen, counted from 1.
  private mutating func panel(_ node: SceneNode, path: String, of panels: Int) -> Int? {
    guard let panel = wholeNumber(node, path: path, in: 1...Self.panelLimit) else { return nil }
    let last = max(panels, 1)
    guard panel <= last else {
      report(
        .outOfRange(value: Double(panel), lower: 1, upper: Double(last)), node.range, path: path)
      return nil
    }
    return panel
  }

  private mutating func shape(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String
  ) -> FigureNote.Shape? {
    if let entry = fields["arrow"] {
      guard case .list(let ends) = entry.value.content, ends.count == 2 else {
        reportWrong(entry.value, .list, path: "\(path).arrow")
        return nil
      }
      let from = point(ends[0], path: "\(path).arrow[0]")
      guard let from, let to = point(ends[1], path: "\(path).arrow[1]") else { return nil }
      return .arrow(from: from, to: to)
    }
    if let entry = fields["box"] {
      let box = numbers(
        entry.value, path: "\(path).box", counts: 4...4, in: Self.coordinates,
        expecting: .numbers(counts: 4...4))
      return box.map { .box(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) }
    }
    return required("at", fields, node, path: path).flatMap { point($0, path: "\(path).at") }
      .map { .text(at: $0) }
  }
}
