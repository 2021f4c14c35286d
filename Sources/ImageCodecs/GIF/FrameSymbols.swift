import Graphics

/// The pixels of a frame that are settled, by its own colours or by painting, as they can be written: that needs no
/// search for colours, so that several ways to write them can be tried and the shortest kept.
struct FrameSymbols {
  /// How pixels are written that show what they should already.
  enum Spelling: Sendable {
    /// By whatever makes the phrase longer.
    case either
    /// By their colour, where the table has it.
    case color
    case transparent
    /// By their colour after a pixel of that colour, else transparent.
    case run
  }

  /// A way to write a frame.
  struct Manner: Hashable, Sendable {
    let spelling: Spelling
    /// Whether a full table of phrases is given up at once, or when it serves less well.
    let clearsWhenFull: Bool

    /// All there are; what comes first is kept of equals.
    static let all: [Manner] = [false, true].flatMap { clears in
      [Spelling.either, .transparent, .run, .color].map {
        Manner(spelling: $0, clearsWhenFull: clears)
      }
    }

    /// What is left of them where no pixel can be written in several ways.
    static let plain = all.filter { $0.spelling == .either }
  }

  /// Per pixel the index of its colour, and flags.
  private var symbols: [UInt16] = []
  private static let isShown: UInt16 = 0x100
  /// The pixel is shown, and its colour is not in the table.
  private static let isOnlyShown: UInt16 = 0x200

  /// Whether some pixels can be written in several ways.
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

  /// - Parameters:
  ///   - screen: what a viewer shows before the frame; afterwards, with it.
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

  /// A frame that is painted already.
  ///
  /// - Parameters:
  ///   - old: what a viewer shows before the frame.
  ///   - new: what with it.
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

  /// The frame's code stream.
  func codes(_ manner: Manner) -> [UInt8] {
    var walk = PhraseWalk(minimumCodeSize: codeSize, clearsWhenFull: manner.clearsWhenFull)
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
        switch manner.spelling {
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
