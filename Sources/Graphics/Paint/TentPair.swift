internal import Synchronization

/// The tents that weight texels across and down.
///
/// Perspective needs many pairs, which recur in every drawing. So theirs have reaches in whole
/// eighths of a texel and are shared.
final class TentPair: Sendable {
  /// The number of taps across and down.
  let width, height: Int
  private let left, top: [Int32]
  private let columns, rows: [UInt16]

  private struct Reaches: Hashable {
    let across, down: Int
  }

  /// The pairs made so far: at most 57 × 57 of about 8 KiB each.
  private static let cache = Mutex<[Reaches: TentPair]>([:])

  /// Returns the pair for two reaches, in eighths of a texel and at least 8.
  static func shared(across: Int, down: Int) -> TentPair {
    cache.withLock { made in
      let reaches = Reaches(across: across, down: down)
      if let pair = made[reaches] { return pair }
      let pair = TentPair(across: Double(across) / 8, down: Double(down) / 8)
      made[reaches] = pair
      return pair
    }
  }

  /// Returns tents with reaches in texels, at least 1. Those of enlargement are shared.
  static func made(across: Double, down: Double) -> TentPair {
    across == 1 && down == 1
      ? shared(across: 8, down: 8) : TentPair(across: across, down: down)
  }

  private init(across: Double, down: Double) {
    let across = TentTable(reach: across, unit: AxisAlignedRows.columnUnit)
    let down = TentTable(reach: down, unit: AxisAlignedRows.rowUnit)
    (width, height) = (across.taps, down.taps)
    (left, top) = (across.starts, down.starts)
    (columns, rows) = (across.quadWeights, down.weights)
  }

  /// Lends the tables to a kernel.
  @inline(__always)
  func lendGrid(over texels: TexelGrid, _ body: (TentGrid) -> Void) {
    Strip.lend(left) { left in
      Strip.lend(columns) { columns in
        Strip.lend(top) { top in
          Strip.lend(rows) { rows in
            body(
              TentGrid(
                texels, left: left, columns: columns, width: width, top: top, rows: rows,
                height: height))
          }
        }
      }
    }
  }
}
