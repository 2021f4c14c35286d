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
  private var planner: GIFFramePlanner
  private let container: GIFContainer
  private var globalTable: [UInt32] = []
  /// What a viewer shows of the last frame.
  private var screen: [UInt32] = []
  /// The last frame: written when the next one differs from it, and its delay is known.
  private var pending: CodedFrame?
  private var pendingDelay = 0
  private var isFinished = false
  private let quality: GIFQuality
  /// Of frames of exact colours, and of painted ones.
  private var symbolCoder, paintedCoder: SymbolCoder
  private var control: GIFControl
  /// What the frames took, and what they would take at least.
  package private(set) var statistics = GIFStatistics()

  /// Sides of 1…65 535 pixels. GIF has no partial transparency: frames are laid over `matte`,
  /// whose own alpha is ignored. `quality` says what may be given up for fewer bytes or less time.
  ///
  /// - Throws: `CodecError.impossibleSize`, `.outOfMemory`.
  public convenience init(
    width: Int, height: Int, loop: GIFLoop = .forever, matte: Color = .white,
    quality: GIFQuality = .balanced
  ) throws(CodecError) {
    try self.init(
      width: width, height: height, loop: loop, matte: matte, quality: quality, control: .none)
  }

  /// The same with an eye on the file's size.
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

  /// Adds a frame shown for `delay` hundredths of a second (negative traps; viewers show 0 and 1
  /// as 10). Returns the bytes that are ready, none while frames only repeat.
  ///
  /// - Throws: `CodecError` for a frame of another size than the first, and what giflib reports.
  public func append(_ frame: Bitmap, delay: Int) throws(CodecError) -> [UInt8] {
    let plan = try planner.plan(FramePart(frame))
    return try append(plan, delay: delay)
  }

  /// The same with a plan of a planner of this size that has seen all frames before; nil for a frame like
  /// the one before.
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

  /// Ends the file; appending afterwards traps. Without any frame there are no bytes at all.
  ///
  /// - Throws: `CodecError` for what giflib reports.
  public func finish() throws(CodecError) -> [UInt8] {
    precondition(!isFinished, "ended twice")
    isFinished = true
    guard pending != nil else { return [] }
    try writePending()
    try container.putEnd()
    return container.takeBytes()
  }

  /// Codes a frame and brings `screen` to what it will show.
  private func code(_ plan: GIFFramePlan) throws(CodecError) -> CodedFrame {
    let isFirst = plan.before.isEmpty, table = plan.table
    if isFirst { screen = plan.wanted }
    let codes = controlledCodes(of: plan)
    if isFirst {
      globalTable = table.padded
      try container.putHeader(
        width: width, height: height, globalTable: globalTable, loop: loop)
    }
    return CodedFrame(
      rect: plan.rect, table: isFirst || table.isGlobal ? nil : table.padded,
      transparent: isFirst ? nil : table.transparent, codes: codes)
  }

  /// The codes of a frame, with what is to be known or kept of its size.
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

  /// What coding a frame changes.
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

  /// - Parameter loss: what is given up beyond the quality, 0…1.
  private func codes(of plan: GIFFramePlan, loss: Double) -> [UInt8] {
    plan.table.isExact && loss == 0 ? spell(plan) : paint(plan, loss: loss)
  }

  /// The codes of a frame whose colours are all in its table.
  private func spell(_ plan: GIFFramePlan) -> [UInt8] {
    symbolCoder.codes(of: FrameSymbols(plan, width: width, screen: &screen))
  }

  /// The codes of a frame with more colours than a table holds, or that gives some up.
  private func paint(_ plan: GIFFramePlan, loss: Double) -> [UInt8] {
    let table = plan.table
    let old = paintedCoder.comparesPainted ? screen : []
    var painter = FramePainter(
      width: width, rect: plan.rect, wanted: plan.wanted, before: plan.before, screen: screen,
      palette: table.palette, transparent: table.transparent, codeSize: table.codeSize,
      tolerance: quality.tolerance.loosened(by: loss))
    screen = []  // so that the painter paints over it, not over a copy
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
    try container.putFrame(
      frame.rect, delay: delay, transparent: frame.transparent, table: frame.table,
      codes: frame.codes)
  }
}
