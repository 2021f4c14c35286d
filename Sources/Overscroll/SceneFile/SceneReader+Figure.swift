import Foundation
import Graphics

/// Reading of the figure around and over screens: `frame`, `touches`, `show` and `notes` of an
/// output.
extension SceneReader {
  private static let frameKeys = [
    "body", "background", "padding", "spacing", "columns", "zoom", "size", "align", "crop", "fade",
    "shadow", "caption",
  ]
  /// The permitted lengths on a figure's page, in points.
  static let figureLengths = 0.0...4096

  /// Reads a figure; nil for a screen alone.
  mutating func figure(
    _ fields: [String: SceneNode.Entry], path: String, _ context: SceneOutputContext
  ) -> FigureStyle? {
    let touches = fields["touches"].flatMap { self.touches($0.value, path: "\(path).touches") }
    let overlays = fields["show"].map { self.overlays($0.value, path: "\(path).show") } ?? []
    let notes =
      fields["notes"].map {
        self.notes($0.value, path: "\(path).notes", panels: context.panels.count)
      } ?? []
    let isBare = fields["frame"] == nil
    if isBare, touches == nil, overlays.isEmpty, notes.isEmpty { return nil }
    var style = fields["frame"].map { frame($0.value, path: "\(path).frame", context) } ?? .bare
    (style.touches, style.overlays, style.notes) = (touches, overlays, notes)
    return style
  }

  /// Reads a frame: the name of a body, or a mapping.
  private mutating func frame(
    _ node: SceneNode, path: String, _ context: SceneOutputContext
  ) -> FigureStyle {
    var style = FigureStyle()
    if case .text = node.content {
      if let body = body(node, path: path) { style.body = body }
      return style
    }
    guard let fields = fields(of: node, path: path, known: Self.frameKeys) else { return style }
    func place(_ key: String) -> String { "\(path).\(key)" }
    if let entry = fields["body"], let body = body(entry.value, path: place("body")) {
      style.body = body
      if body == .none { style.hasShadow = false }
    }
    if let entry = fields["background"],
      let background = background(entry.value, path: place("background"))
    {
      style.background = background
    }
    for (key, property) in [
      ("padding", \FigureStyle.padding), ("crop", \FigureStyle.crop), ("fade", \FigureStyle.fade),
    ] {
      guard let entry = fields[key], let edges = edges(entry.value, path: place(key)) else {
        continue
      }
      style[keyPath: property] = edges
    }
    if let entry = fields["spacing"],
      let spacing = number(entry.value, path: place("spacing"), in: Self.figureLengths)
    {
      style.spacing = CGFloat(spacing)
    }
    if let entry = fields["columns"] {
      style.columns = wholeNumber(entry.value, path: place("columns"), in: 1...Self.panelLimit)
    }
    if let entry = fields["zoom"],
      let zoom = number(entry.value, path: place("zoom"), in: 0.1...4)
    {
      style.zoom = CGFloat(zoom)
    }
    var isForStore = false
    if case .text = fields["size"]?.value.content, let entry = fields["size"] {
      isForStore = word(entry.value, path: place("size"), of: [Self.storeSize], as: .option) != nil
    } else if let entry = fields["size"],
      let size = numbers(
        entry.value, path: place("size"), counts: 2...2, in: 1...4096, expecting: .pair)
    {
      style.size = CGSize(width: size[0], height: size[1])
    }
    if let entry = fields["align"] {
      let known = FigureStyle.Alignment.allCases.map(\.rawValue)
      let name = word(entry.value, path: place("align"), of: known, as: .option)
      style.alignment = name.flatMap(FigureStyle.Alignment.init) ?? .top
    }
    if let entry = fields["shadow"], let shadow = flag(entry.value, path: place("shadow")) {
      style.hasShadow = shadow
    }
    if let entry = fields["caption"] {
      style.caption = caption(
        entry.value, path: place("caption"), locale: context.conditions.locale,
        title: context.title)
    }
    if isForStore { fitToStore(&style, fields, path: path, context) }
    return style
  }

  private mutating func body(_ node: SceneNode, path: String) -> FigureStyle.Body? {
    word(node, path: path, of: FigureStyle.Body.allCases.map(\.rawValue), as: .option)
      .flatMap(FigureStyle.Body.init)
  }

  /// Reads edges: a number for all sides, or a mapping of some sides.
  private mutating func edges(_ node: SceneNode, path: String) -> FigureEdges? {
    if case .text = node.content {
      return number(node, path: path, in: Self.figureLengths).map { FigureEdges(CGFloat($0)) }
    }
    let sides: [(String, WritableKeyPath<FigureEdges, CGFloat>)] = [
      ("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right),
    ]
    guard let fields = fields(of: node, path: path, known: sides.map(\.0)) else { return nil }
    var edges = FigureEdges()
    for (key, side) in sides {
      guard let entry = fields[key],
        let length = number(entry.value, path: "\(path).\(key)", in: Self.figureLengths)
      else { continue }
      edges[keyPath: side] = CGFloat(length)
    }
    return edges
  }

  /// Reads a background: a colour, or a list of colours from top to bottom.
  private mutating func background(
    _ node: SceneNode, path: String
  ) -> FigureStyle.Background? {
    guard case .list(let items) = node.content else {
      return color(node, path: path).map { .color($0) }
    }
    guard items.count >= 2 else {
      reportWrong(node, .color, path: path)
      return nil
    }
    let colors = items.enumerated().map { color($1, path: "\(path)[\($0)]") }
    let known = colors.compactMap(\.self)
    return known.count == colors.count ? .gradient(known) : nil
  }

  /// Reads a colour in the format of `Color.init(written:)`.
  mutating func color(_ node: SceneNode, path: String) -> Color? {
    guard case .text(let text, _) = node.content, let color = Color(written: text) else {
      reportWrong(node, .color, path: path)
      return nil
    }
    return color
  }

  /// Reads touches: `true`, `false`, or a mapping.
  private mutating func touches(_ node: SceneNode, path: String) -> TouchStyle? {
    if case .text = node.content {
      return flag(node, path: path) == true ? TouchStyle() : nil
    }
    guard let fields = fields(of: node, path: path, known: ["trail"]) else { return nil }
    let trail = fields["trail"].flatMap { flag($0.value, path: "\(path).trail") }
    return TouchStyle(hasTrail: trail ?? false)
  }
}
