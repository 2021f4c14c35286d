import Graphics

/// The pixels of a frame with final colours, in a form that can be coded in several ways. Coding
/// them needs no colour search, so that several ways can be tried and the shortest is used.
struct FrameSymbols {
  /// The coding of pixels that already show the desired colour.
  enum UnchangedPixelCoding: Sendable {
    /// Either the colour or transparent, whichever extends the phrase.
    case either
    /// The colour, if the table contains it.
    case color
    case transparent
    /// The colour after a pixel of that colour, else transparent.
    case run
  }

  /// A way to code a frame.
  struct CodingOptions: Hashable, Sendable {
    let unchangedPixels: UnchangedPixelCoding
    /// Whether a full phrase table is cleared at once, instead of when it becomes less effective.
    let clearsWhenFull: Bool

    /// All ways of coding. Among equals, the first is used.
    static let all: [CodingOptions] = [false, true].flatMap { clears in
      [UnchangedPixelCoding.either, .transparent, .run, .color].map {
        CodingOptions(unchangedPixels: $0, clearsWhenFull: clears)
      }
    }

    /// The ways that differ if no pixel can be coded in several ways.
    static let plain = all.filter { $0.unchangedPixels == .either }
  }

  /// The colour index of each pixel, with flags.
  private var symbols: [UInt16] = []
  private static let isShown: UInt16 = 0x100
  /// The flag of a pixel that already shows its colour, which is not in the table.
  private static let isOnlyShown: UInt16 = 0x200

  /// Whether some pixels can be coded in several ways.
  private(set) var hasChoice = false
  private let transparent: Int
  private let codeSize: Int

  private var indices: [UInt32: UInt16] = [:]
  private var last: (color: UInt32, index: UInt16?) = (.max, nil)

  private init(_ plan: GIFFramePlan) {
    let table = plan.table
    (transparent, codeSize) = (table.transparent, table.codeSize)
    for (index, color) in table.palette.enumerated() where indices[color] == nil {
      indices[color] = UInt16(index)
    }
    symbols.reserveCapacity(plan.rect.area)
  }

  /// Creates the symbols of a frame whose colours are all in its table or on screen.
  ///
  /// - Parameters:
  ///   - screen: The canvas of a viewer before the frame; updated to that after the frame.
  init(_ plan: GIFFramePlan, width: Int, screen: inout [UInt32]) {
    self.init(plan)
    let rect = plan.rect
    for y in rect.y..<rect.maxY {
      for at in y * width + rect.x..<y * width + rect.maxX {
        let isUnchanged = !plan.before.isEmpty && plan.before[at] == plan.wanted[at]
        let color = isUnchanged ? screen[at] : plan.wanted[at]
        append(color, isShown: !plan.before.isEmpty && screen[at] == color)
        screen[at] = color
      }
    }
  }

  /// Creates the symbols of a frame that has already been painted.
  ///
  /// - Parameters:
  ///   - old: The canvas of a viewer before the frame.
  ///   - new: The canvas of a viewer after the frame.
  init(_ plan: GIFFramePlan, width: Int, from old: [UInt32], to new: [UInt32]) {
    self.init(plan)
    let rect = plan.rect
    for y in rect.y..<rect.maxY {
      for at in y * width + rect.x..<y * width + rect.maxX {
        append(new[at], isShown: !plan.before.isEmpty && old[at] == new[at])
      }
    }
  }

  private mutating func append(_ color: UInt32, isShown: Bool) {
    if color != last.color { last = (color, indices[color]) }
    guard let index = last.index else {
      precondition(isShown, "a colour that the table does not have")
      symbols.append(Self.isOnlyShown)
      return
    }
    symbols.append(index | (isShown ? Self.isShown : 0))
    hasChoice = hasChoice || isShown
  }

  /// Returns the frame's code stream for a way of coding.
  func codes(_ options: CodingOptions) -> [UInt8] {
    var walk = PhraseWalk(minimumCodeSize: codeSize, clearsWhenFull: options.clearsWhenFull)
    var last = -1
    for symbol in symbols {
      let index = Int(symbol & 0xFF)
      if symbol < Self.isShown {
        walk.append(index)
        last = index
        continue
      }
      var written = transparent
      if symbol < Self.isOnlyShown {
        switch options.unchangedPixels {
        case .either:
          walk.append(index, or: transparent)
          continue
        case .color: written = index
        case .transparent: break
        case .run: if index == last { written = index }
        }
      }
      walk.append(written)
      last = written
    }
    return walk.end()
  }
}
