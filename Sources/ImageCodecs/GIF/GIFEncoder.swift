public import Graphics

/// An encoder that writes an animation frame by frame. The concatenation of the data it returns is
/// a GIF89a file.
///
/// Each frame stores the rectangle that changed, with a local colour table unless the first frame's
/// table contains all its colours. A pixel whose source did not change never changes on screen.
/// Colours that fill areas are exact, and so are all colours of a frame with at most 255. Other
/// colours are dithered. Consecutive equal frames become one frame with a longer delay.
///
/// ```swift
/// let encoder = try GIFEncoder(width: 375, height: 667)
/// for (index, frame) in frames.enumerated() {
///   try file.write(encoder.append(frame, delay: clock.delay(ofFrame: index)))
/// }
/// try file.write(encoder.finish())
/// ```
///
/// The encoder holds one coded frame and about thirty bytes per pixel, whatever the length of the
/// animation.
public final class GIFEncoder {
  private static let longestDelay = 65_535

  public let width, height: Int
  private let loop: GIFLoop
  private var planner: GIFFramePlanner
  private let container: GIFContainer
  private var globalTable: [UInt32] = []
  /// The canvas of a viewer after the last frame.
  private var screen: [UInt32] = []
  /// The last frame. It is written when the next frame differs, because only then is its delay
  /// known.
  private var pending: CodedFrame?
  private var pendingDelay = 0
  private var isFinished = false
  private let quality: GIFQuality
  /// The coders for frames with exact colours, and for painted frames.
  private var symbolCoder, paintedCoder: SymbolCoder
  private var control: GIFControl
  /// The sizes of the frames so far, and estimates of their minimum.
  package private(set) var statistics = GIFStatistics()

  /// Creates an encoder for frames with sides of 1…65 535 pixels.
  ///
  /// GIF has no partial transparency: frames are composited over `matte`, whose alpha is ignored.
  /// `quality` balances fidelity, file size and time.
  ///
  /// - Throws: `CodecError.impossibleSize`, `.outOfMemory`.
  public convenience init(
    width: Int, height: Int, loop: GIFLoop = .forever, matte: Color = .white,
    quality: GIFQuality = .balanced
  ) throws(CodecError) {
    try self.init(
      width: width, height: height, loop: loop, matte: matte, quality: quality, control: .none)
  }

  /// Creates an encoder that measures or limits the file size.
  package init(
    width: Int, height: Int, loop: GIFLoop, matte: Color = .white, quality: GIFQuality,
    control: GIFControl
  ) throws(CodecError) {
    let allowed = 1...65_535
    guard allowed.contains(width), allowed.contains(height) else {
      throw .impossibleSize(.gif, width: width, height: height, allowed: allowed)
    }
    self.width = width
    self.height = height
    self.loop = loop
    self.quality = quality
    self.control = control
    symbolCoder = SymbolCoder(interval: quality.searchInterval)
    paintedCoder = symbolCoder
    planner = GIFFramePlanner(width: width, height: height, matte: matte)
    container = try GIFContainer()
  }

  /// Appends a frame shown for `delay` hundredths of a second, and returns the bytes that are
  /// ready. No bytes are returned while frames only repeat.
  ///
  /// A negative delay is a programming error. Viewers show delays of 0 and 1 as 10.
  ///
  /// - Throws: `CodecError` for a frame of a different size, and for giflib's errors.
  public func append(_ frame: Bitmap, delay: Int) throws(CodecError) -> [UInt8] {
    let plan = try planner.plan(FramePart(frame))
    return try append(plan, delay: delay)
  }

  /// Appends a planned frame, or nil for a frame equal to the previous one. The planner must have
  /// this encoder's size and have processed all previous frames.
  package func append(_ plan: GIFFramePlan?, delay: Int) throws(CodecError) -> [UInt8] {
    precondition(!isFinished, "a frame after the end")
    precondition(delay >= 0, "negative delay \(delay)")
    guard let plan else {
      pendingDelay += delay
      statistics.addRepeated()
      control.skip()
      return []
    }
    try writePending()
    let frame = try code(plan)
    statistics.add(frame.byteCount)
    pending = frame
    pendingDelay = delay
    return container.takeBytes()
  }

  /// Ends the file and returns its last bytes; appending afterwards is a programming error. Without
  /// any frame, the file is empty.
  ///
  /// - Throws: `CodecError` for giflib's errors.
  public func finish() throws(CodecError) -> [UInt8] {
    precondition(!isFinished, "ended twice")
    isFinished = true
    guard pending != nil else { return [] }
    try writePending()
    try container.writeTrailer()
    return container.takeBytes()
  }

  /// Encodes a frame and updates `screen` to show it.
  private func code(_ plan: GIFFramePlan) throws(CodecError) -> CodedFrame {
    let isFirst = plan.before.isEmpty, table = plan.table
    if isFirst { screen = plan.wanted }
    let codes = controlledCodes(of: plan)
    if isFirst {
      globalTable = table.padded
      try container.writeHeader(
        width: width, height: height, globalTable: globalTable, loop: loop)
    }
    return CodedFrame(
      rect: plan.rect, table: isFirst || table.isGlobal ? nil : table.padded,
      transparent: isFirst ? nil : table.transparent, codes: codes)
  }

  /// Returns the codes of a frame, measuring or limiting their size as `control` requires.
  private func controlledCodes(of plan: GIFFramePlan) -> [UInt8] {
    let table = plan.table.isGlobal ? nil : plan.table.padded
    switch control {
    case .none: return codes(of: plan, loss: 0)
    case .measured:
      guard statistics.isProbed else { return codes(of: plan, loss: 0) }
      let before = state
      let least = CodedFrame.byteCount(codes: codes(of: plan, loss: 1).count, table: table)
      state = before
      let codes = codes(of: plan, loss: 0)
      statistics.addProbe(
        plain: CodedFrame.byteCount(codes: codes.count, table: table), least: least)
      return codes
    case .limited(var rate):
      var search = rate.search()
      let before = state
      var best: (codes: [UInt8], state: State)?
      while let loss = search.loss {
        state = before
        let codes = codes(of: plan, loss: loss)
        if search.add(CodedFrame.byteCount(codes: codes.count, table: table)) {
          best = (codes, state)
        }
      }
      guard let best else { preconditionFailure("a frame that was not coded") }
      state = best.state
      rate.add(search)
      statistics.addLoss(search.bestLoss, bytes: search.bestCount)
      control = .limited(rate)
      return best.codes
    }
  }

  /// The state that encoding a frame changes.
  private struct State {
    let screen: [UInt32]
    let symbolCoder, paintedCoder: SymbolCoder
  }

  private var state: State {
    get { State(screen: screen, symbolCoder: symbolCoder, paintedCoder: paintedCoder) }
    set {
      (screen, symbolCoder, paintedCoder) = (
        newValue.screen, newValue.symbolCoder, newValue.paintedCoder
      )
    }
  }

  /// Returns the codes of a frame.
  ///
  /// - Parameter loss: The additional loss of quality, 0…1.
  private func codes(of plan: GIFFramePlan, loss: Double) -> [UInt8] {
    plan.table.isExact && loss == 0 ? encodeExactly(plan) : paint(plan, loss: loss)
  }

  /// Returns the codes of a frame whose table contains all its colours.
  private func encodeExactly(_ plan: GIFFramePlan) -> [UInt8] {
    symbolCoder.codes(of: FrameSymbols(plan, width: width, screen: &screen))
  }

  /// Returns the codes of a frame with more colours than a table can store, or with additional
  /// loss.
  private func paint(_ plan: GIFFramePlan, loss: Double) -> [UInt8] {
    let table = plan.table
    let old = paintedCoder.comparesPainted ? screen : []
    var painter = FramePainter(
      width: width, rect: plan.rect, wanted: plan.wanted, before: plan.before, screen: screen,
      palette: table.palette, transparent: table.transparent, codeSize: table.codeSize,
      tolerance: quality.tolerance.loosened(by: loss))
    screen = []  // avoids a copy in the painter
    let codes = painter.paint()
    screen = painter.screen
    return paintedCoder.codes(painted: codes) {
      FrameSymbols(plan, width: width, from: old, to: screen)
    }
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
    try container.writeFrame(
      frame.rect, delay: delay, transparent: frame.transparent, table: frame.table,
      codes: frame.codes)
  }
}
