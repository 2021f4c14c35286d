import Foundation

extension SceneReader {
  /// The largest number of frames of one animation: eleven minutes at 30 per second.
  static let frameLimit = 20_000
  /// The largest number of pixels of one picture.
  static let pixelLimit = SceneOutput.pixelLimit

  mutating func outputs(_ node: SceneNode, _ context: SceneOutputContext) -> [SceneOutput] {
    guard case .list(let items) = node.content else {
      reportWrong(node, .list, path: "outputs")
      return []
    }
    // On many file systems, names that differ only in case are the same file.
    var lines: [String: Int] = [:]
    return items.enumerated().compactMap { index, item in
      let path = "outputs[\(index)]"
      guard let output = self.output(item, path: path, context) else { return nil }
      if let line = lines[output.file.lowercased()] {
        report(.duplicateFile(output.file, firstLine: line), output.source, path: "\(path).file")
      }
      lines[output.file.lowercased()] = source.place(ofLine: output.source.line).line
      return output
    }
  }

  private mutating func output(
    _ node: SceneNode, path: String, _ context: SceneOutputContext
  ) -> SceneOutput? {
    let keys = [
      "file", "fps", "speed", "scale", "width", "loop", "time", "at", "frame", "touches", "show",
      "notes", "diagram", "plot", "text", "alt", "max-size",
    ]
    guard case .mapping(let entries) = node.content else {
      reportWrong(node, .mapping(keys: keys), path: path)
      return nil
    }
    guard let nameNode = entries.first(where: { $0.key == "file" })?.value else {
      report(.missingKey("file"), node.range, path: "\(path).file")
      return nil
    }
    guard let file = fileName(nameNode, path: "\(path).file") else { return nil }
    guard let fields = fields(of: node, path: path, known: Self.allowedKeys(of: file)) else {
      return nil
    }
    (references, storeScale) = ([], nil)
    let figure = self.figure(fields, path: path, context)
    let speed = fields["speed"].map { self.speed($0.value, path: "\(path).speed") } ?? .normal
    let alternative = fields["alt"].flatMap {
      localText($0.value, path: "\(path).alt", locale: context.conditions.locale)
    }
    let format: SceneOutput.Format? =
      switch file.type {
      case .gif: gif(fields, node, path: path, context)
      case .png where file.name.contains("%"):
        rate(fields, node, path: path, context).map { .pngSequence(framesPerSecond: $0) }
      case .png: picture(fields, node, path: path, context)
      case .svg:
        required("plot", fields, node, path: path).flatMap { plot($0, path: "\(path).plot") }
          .map { .plot($0, isVector: true) }
      case .txt: screenText(fields, node, path: path, context)
      case .html:
        .html(description: alternative)
      case .apng: rate(fields, node, path: path, context).map { .apng(framesPerSecond: $0) }
      case .webp: rate(fields, node, path: path, context).map { .webP(framesPerSecond: $0) }
      case .mp4, .webm: rate(fields, node, path: path, context).map { .video(framesPerSecond: $0) }
      }
    let size = context.size(figure, of: format)
    let scale = self.scale(
      fields, node, path: path, device: context.conditions.device, size: size)
    var limit = Int??.some(nil)
    if let entry = fields["max-size"] {
      limit = byteCount(entry.value, path: "\(path).max-size", in: SceneOutput.byteCounts)
    }
    guard let scale, let speed, let format, let limit else { return nil }
    return SceneOutput(
      file: file.name, format: format, scale: scale,
      pixelsAcross: fields["width"].map { _ in Int((scale * size.width).rounded()) },
      speed: speed, figure: figure, alternative: alternative,
      maximumByteCount: limit, source: nameNode.range, references: references)
  }

  static func allowedKeys(of file: (name: String, type: SceneOutput.FileType)) -> [String] {
    switch file.type {
    case .gif:
      [
        "file", "scale", "width", "fps", "speed", "loop", "max-size", "frame", "touches", "show",
        "notes", "alt",
      ]
    case .apng, .webp, .mp4, .webm:
      ["file", "scale", "width", "fps", "speed", "frame", "touches", "show", "notes", "alt"]
    case .png where file.name.contains("%"):
      ["file", "scale", "width", "fps", "speed", "frame", "touches", "show", "notes", "alt"]
    case .png:
      [
        "file", "scale", "width", "time", "at", "frame", "touches", "show", "notes", "diagram",
        "plot", "alt",
      ]
    case .svg: ["file", "plot", "frame", "alt"]
    case .txt: ["file", "text", "time", "at"]
    case .html: ["file", "frame", "alt"]
    }
  }

  /// Reads a relative path within the output directory, of a supported format. Empty and `.`
  /// components are removed.
  private mutating func fileName(
    _ node: SceneNode, path: String
  ) -> (name: String, type: SceneOutput.FileType)? {
    guard let text = text(node, path: path) else { return nil }
    // A backslash is a separator on some systems and part of the name on others.
    let isRelative = !text.hasPrefix("/") && !text.hasPrefix("~") && !text.contains("\\")
    let parts = text.split(separator: "/").filter { $0 != "." }
    let isDrive = parts.first?.contains(":") ?? false
    guard !text.unicodeScalars.contains(where: { printable($0) != $0 }) else {
      report(.unprintableFile(text), node.range, path: path)
      return nil
    }
    guard isRelative, !isDrive, !parts.contains("..") else {
      report(.escapesOutputDirectory(text), node.range, path: path)
      return nil
    }
    let name = parts.last.map(String.init) ?? ""
    guard let type = SceneOutput.FileType(fileName: name), !text.hasSuffix("/") else {
      let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
      report(.unsupportedFormat(extension: clipped(ending ?? "")), node.range, path: path)
      return nil
    }
    let numbers = name.matches(of: /%0[1-9]d/).count
    guard
      !text.contains("%") || type == .png && numbers == 1 && text.count(where: { $0 == "%" }) == 1
    else {
      report(.misplacedNumber(text), node.range, path: path)
      return nil
    }
    guard !name.hasPrefix(".") else {
      report(.hiddenFile(name), node.range, path: path)
      return nil
    }
    return (parts.joined(separator: "/"), type)
  }

  private mutating func scale(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String, device: Device,
    size: CGSize
  ) -> CGFloat? {
    var scale = storeScale ?? device.scale
    if storeScale != nil, let entry = fields["scale"] ?? fields["width"] {
      report(
        .keysExclude(entry.key, "size: \(Self.storeSize)"), entry.keyRange,
        path: "\(path).\(entry.key)")
      return nil
    }
    if let entry = fields["width"] {
      if let other = fields["scale"] {
        report(.sameTwice("scale", "width"), other.keyRange, path: "\(path).scale")
        return nil
      }
      let width = wholeNumber(entry.value, path: "\(path).width", in: SceneOutput.widths)
      guard let width, size.width > 0 else { return nil }
      scale = CGFloat(width) / size.width
    }
    if let entry = fields["scale"] {
      guard let value = number(entry.value, path: "\(path).scale", in: SceneOutput.scales)
      else { return nil }
      scale = CGFloat(value)
    }
    let pixels = (size.width * scale).rounded() * (size.height * scale).rounded()
    guard pixels <= CGFloat(Self.pixelLimit) else {
      let range = (fields["scale"] ?? fields["width"])?.value.range ?? node.range
      report(.tooManyPixels(Int(pixels), limit: Self.pixelLimit), range, path: "\(path).scale")
      return nil
    }
    return scale
  }

  private mutating func speed(_ node: SceneNode, path: String) -> PlaybackSpeed? {
    number(node, path: path, in: PlaybackSpeed.range).flatMap(PlaybackSpeed.init(factor:))
  }

  private mutating func gif(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String,
    _ context: SceneOutputContext
  ) -> SceneOutput.Format? {
    var loop = SceneOutput.Loop?.some(.forever)
    if let entry = fields["loop"] { loop = self.loop(entry.value, path: "\(path).loop") }
    let rate = rate(fields, node, path: path, context)
    guard let rate, let loop else { return nil }
    return .gif(framesPerSecond: rate, loop: loop)
  }

  /// Reads the frame rate of an animation.
  private mutating func rate(
    _ fields: [String: SceneNode.Entry], _ node: SceneNode, path: String,
    _ context: SceneOutputContext
  ) -> Int? {
    var rate = Int?.some(30)
    if let entry = fields["fps"] {
      rate = wholeNumber(entry.value, path: "\(path).fps", in: 1...50)
    }
    guard let rate else { return nil }
    var speed = PlaybackSpeed.normal
    // An invalid speed is reported where the speed itself is read.
    if case .text(let text, _) = fields["speed"]?.value.content, let factor = Double(text) {
      speed = PlaybackSpeed(factor: factor) ?? .normal
    }
    let seconds = context.timeline.minimumDuration
    // A timeline over its duration limit is reported separately.
    let isShort = seconds <= Timeline.durationLimit
    let frames = isShort ? Int(seconds * Double(rate) / speed.factor) + 1 : 0
    guard frames <= Self.frameLimit else {
      let range = fields["fps"]?.value.range ?? node.range
      report(.tooManyFrames(frames, limit: Self.frameLimit), range, path: "\(path).fps")
      return nil
    }
    let display = context.conditions.display
    if context.hasDisplay, !display.fits(framesPerSecond: rate, speed: speed),
      let fitting = DisplayRate.fitting(framesPerSecond: rate, speed: speed)
    {
      let range = (fields["fps"] ?? fields["speed"])?.value.range ?? node.range
      report(
        .unevenFrames(perSecond: rate, display: display.hertz, fitting: fitting.hertz), range,
        path: "\(path).fps")
    }
    return rate
  }

  private mutating func loop(_ node: SceneNode, path: String) -> SceneOutput.Loop? {
    if case .text("forever", _) = node.content { return .forever }
    if case .text("once", _) = node.content { return .once }
    // 65 535 is the largest count that a GIF can store.
    let count = wholeNumber(node, path: path, in: 1...65_535, expecting: .loop)
    return count.map { $0 == 1 ? .once : .times($0) }
  }
}
