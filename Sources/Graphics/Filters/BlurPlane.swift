/// Coverage between box blurs, in 1/256 so that six roundings do not add up. Only columns are blurred
/// (whole rows at a time, which vectorises); rows are blurred as columns of the transposed plane.
struct BlurPlane {
  private var width, height: Int
  /// The plane is the first `width · height` of them; the rest is room to grow.
  private var values: [UInt16]
  /// Where the next step writes. Two arrays that change places: new ones for all eight steps took
  /// more time than the steps.
  private var spare: [UInt16]

  /// `room` is the number of pixels that the plane will have grown to.
  init(_ coverage: Coverage, room: Int) {
    width = coverage.bounds.width
    height = coverage.bounds.height
    values = Array(repeating: 255 << 8, count: room)
    spare = Array(repeating: 0, count: room)
    guard let bytes = coverage.bytes else { return }
    let area = coverage.bounds.area
    MutableStrip.lend(&values) { values in
      Strip.lend(bytes) { values[0, area].widen($0) }
    }
  }

  var bytes: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height)
    MutableStrip.lend(&bytes) { bytes in
      Strip.lend(values) { bytes.narrow($0[0, width * height]) }
    }
    return bytes
  }

  /// Taller by the box's reach on either side.
  mutating func blurDown(_ box: BoxBlur) {
    let (rows, across) = (height, width)
    let tall = rows + 2 * box.reach
    var sums = [UInt32](repeating: 0, count: across)
    let nothing = [UInt16](repeating: 0, count: across)
    step { values, result in
      Strip.lend(nothing) { nothing in
        MutableStrip.lend(&sums) { sums in
          func row(_ y: Int) -> Strip<UInt16> {
            y >= 0 && y < rows ? values[y * across, across] : nothing
          }
          // The row at the box's far end enters its sum in the next step; the one at the near end has
          // just left it.
          for y in 0..<tall {
            result[y * across, across].slide(
              sums, adding: row(y - 1), removing: row(y - 2 * box.reach), next: row(y), box)
          }
        }
      }
    }
    height = tall
  }

  mutating func transpose() {
    let (across, down) = (width, height)
    step { values, result in
      result[0, across * down].transpose(values[0, across * down], width: across, height: down)
    }
    (width, height) = (height, width)
  }

  /// Writes one array from the other and makes it the plane.
  private mutating func step(_ body: (Strip<UInt16>, MutableStrip<UInt16>) -> Void) {
    let before = values
    var after = spare
    (values, spare) = ([], [])  // so that neither is shared and copied
    Strip.lend(before) { before in MutableStrip.lend(&after) { body(before, $0) } }
    (values, spare) = (after, before)
  }
}
