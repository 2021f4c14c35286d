public import Graphics

/// Writes an animation frame by frame; what it returns, put end to end, is a GIF89a file.
///
/// Each frame stores the rectangle that changed, with a colour table of its own unless the first
/// frame's serves as well. A pixel whose source did not change never changes on screen. Colours
/// that fill areas, and all colours of a frame with at most 255, are exact; others are dithered.
/// Equal frames in a row become one with a longer delay.
///
///     let encoder = try GIFEncoder(width: 375, height: 667)
///     for (index, frame) in frames.enumerated() {
///       try file.write(encoder.append(frame, delay: clock.delay(ofFrame: index)))
///     }
///     try file.write(encoder.finish())
///
/// Holds one coded frame and about thirty bytes a pixel, however long the animation is.
public final class GIFEncoder {
  private static let longestDelay = 65_535

  public let width, height: Int
  private let loop: GIFLoop
  private let matte: Pixel
  private let container: GIFContainer
  private var globalTable: [UInt32] = []
  /// What the last frame should have shown, and what a viewer shows of it.
  private var source: [UInt32] = []
  private var screen: [UInt32] = []
  /// The last frame: written when the next one differs from it, and its delay is known.
  private var pending: CodedFrame?
  private var pendingDelay = 0
  private var isFinished = false

  /// Sides of 1…65 535 pixels. GIF has no partial transparency: frames are laid over `matte`,
  /// whose own alpha is ignored.
  public init(
    width: Int, height: Int, loop: GIFLoop = .forever, matte: Color = .white
  ) throws(CodecError) {
    let allowed = 1...65_535
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.gif, width: width, height: height, allowed: allowed)
    }
    self.width = width
    self.height = height
    self.loop = loop
    self.matte = matte.withAlpha(1).premultiplied
    container = try GIFContainer()
  }

  /// Adds a frame shown for `delay` hundredths of a second (negative traps; viewers show 0 and 1
  /// as 10). Returns the bytes that are ready, none while frames only repeat.
  public func append(_ frame: Bitmap, delay: Int) throws(CodecError) -> [UInt8] {
    precondition(!isFinished, "a frame after the end")
    precondition(delay >= 0, "negative delay \(delay)")
    guard frame.width == width, frame.height == height else {
      throw .frameSize(
        width: frame.width, height: frame.height, expectedWidth: width, expectedHeight: height)
    }
    let wanted = flattened(frame)
    let rect = FrameDifference.rect(width: width, from: source, to: wanted)
    if rect.isEmpty {
      pendingDelay += delay
      return []
    }
    try writePending()
    pending = try code(wanted, in: rect)
    pendingDelay = delay
    source = wanted
    return container.takeBytes()
  }

  /// Ends the file; appending afterwards traps. Without any frame there are no bytes at all.
  public func finish() throws(CodecError) -> [UInt8] {
    precondition(!isFinished, "ended twice")
    isFinished = true
    guard !source.isEmpty else { return [] }
    try writePending()
    try container.putEnd()
    return container.takeBytes()
  }

  private func flattened(_ frame: Bitmap) -> [UInt32] {
    let matte = self.matte
    return frame.withUnsafePixels { $0.map { $0.flattened(over: matte) } }
  }

  /// Codes a frame and brings `screen` to what it will show.
  private func code(_ wanted: [UInt32], in rect: PixelRect) throws(CodecError) -> CodedFrame {
    let isFirst = source.isEmpty
    if isFirst { screen = wanted }
    let changed = FrameDifference.colors(in: rect, width: width, from: source, to: wanted)
    let histogram = ColorHistogram(changed)
    let table = FrameTable(for: histogram, global: globalTable)
    var painter = FramePainter(
      width: width, rect: rect, wanted: wanted, before: source, screen: screen,
      palette: table.palette, transparent: table.transparent, codeSize: table.codeSize,
      tolerance: .standard)
    screen = []
    let codes = painter.paint()
    screen = painter.screen
    if isFirst {
      globalTable = table.padded
      try container.putHeader(
        width: width, height: height, globalTable: globalTable, loop: loop)
    }
    return CodedFrame(
      rect: rect, table: isFirst || table.isGlobal ? nil : table.padded,
      transparent: isFirst ? nil : table.transparent, codes: codes)
  }

  private func writePending() throws(CodecError) {
    guard let pending else { return }
    try put(pending, delay: min(pendingDelay, Self.longestDelay))
    var rest = pendingDelay - Self.longestDelay
    while rest > 0 {
      try put(.nothing(globalTable), delay: min(rest, Self.longestDelay))
      rest -= Self.longestDelay
    }
  }

  private func put(_ frame: CodedFrame, delay: Int) throws(CodecError) {
    try container.putFrame(
      frame.rect, delay: delay, transparent: frame.transparent, table: frame.table,
      codes: frame.codes)
  }
}
