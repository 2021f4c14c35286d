import Foundation

/// Reading of `plot` and `diagram` of outputs.
extension SceneReader {
  /// The largest number of columns of a plot.
  static let columnLimit = 12

  /// Reads a plot: a column's name, or a mapping.
  mutating func plot(_ node: SceneNode, path: String) -> TracePlot? {
    if case .text = node.content {
      return reference(node, path: path) { .column($0) }.map { TracePlot([$0]) }
    }
    let keys = ["columns", "over", "in", "size", "title"]
    guard let fields = fields(of: node, path: path, known: keys) else { return nil }
    guard let node = required("columns", fields, node, path: path),
      let columns = columns(node, path: "\(path).columns")
    else { return nil }
    var plot = TracePlot(columns)
    if let entry = fields["over"] {
      guard
        let axis = word(entry.value, path: "\(path).over", of: ["time", "offset"], as: .option)
      else { return nil }
      let name = fields["in"].flatMap {
        reference($0.value, path: "\(path).in") { .scrollView($0) }
      }
      if axis == "offset" { plot.axis = .offset(of: name) }
    }
    if let entry = fields["size"],
      let size = numbers(
        entry.value, path: "\(path).size", counts: 2...2, in: 100...4096, expecting: .pair)
    {
      plot.size = CGSize(width: size[0], height: size[1])
    }
    plot.title = fields["title"].flatMap { text($0.value, path: "\(path).title") }
    return plot
  }

  private mutating func columns(_ node: SceneNode, path: String) -> [String]? {
    guard case .list(let items) = node.content else {
      return reference(node, path: path) { .column($0) }.map { [$0] }
    }
    guard (1...Self.columnLimit).contains(items.count) else {
      report(
        .outOfRange(value: Double(items.count), lower: 1, upper: Double(Self.columnLimit)),
        node.range, path: path)
      return nil
    }
    return names(items, path: path) { .column($0) }
  }

  /// Reads names of things on the screen; nil if any is not text.
  private mutating func names(
    _ items: [SceneNode], path: String, as kind: (String) -> ScreenReference.Kind
  ) -> [String]? {
    let names = items.enumerated().map { reference($1, path: "\(path)[\($0)]", as: kind) }
    let known = names.compactMap(\.self)
    return known.count == names.count ? known : nil
  }

  /// Reads a diagram: `true`, or a mapping.
  mutating func diagram(_ node: SceneNode, path: String) -> HierarchyDiagram? {
    var diagram = HierarchyDiagram()
    if case .text("true", _) = node.content { return diagram }
    let keys = ["views", "names", "constraints", "pinned", "turn", "tilt", "spacing"]
    guard let fields = fields(of: node, path: path, known: keys) else { return nil }
    if let entry = fields["views"] {
      guard case .list(let items) = entry.value.content else {
        reportWrong(entry.value, .list, path: "\(path).views")
        return nil
      }
      diagram.views = names(items, path: "\(path).views") { .view($0) }
    }
    for (key, property) in [
      ("names", \HierarchyDiagram.hasNames), ("constraints", \HierarchyDiagram.hasConstraints),
    ] {
      guard let entry = fields[key], let isOn = flag(entry.value, path: "\(path).\(key)") else {
        continue
      }
      diagram[keyPath: property] = isOn
    }
    for (key, range, property) in [
      ("turn", -70.0...70, \HierarchyDiagram.turn), ("tilt", -60.0...60, \HierarchyDiagram.tilt),
      ("spacing", 1.0...1000, \HierarchyDiagram.spacing),
    ] {
      guard let entry = fields[key],
        let value = number(entry.value, path: "\(path).\(key)", in: range)
      else { continue }
      diagram[keyPath: property] = CGFloat(value)
    }
    diagram.pinned = fields["pinned"].flatMap {
      reference($0.value, path: "\(path).pinned") { .constraint($0) }
    }
    return diagram
  }
}
