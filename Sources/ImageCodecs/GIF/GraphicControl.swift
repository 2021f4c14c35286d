import Graphics

struct GraphicControl: Sendable {
  var disposal = 0
  var delay = 0
  var transparent: Int?

  init() {}

  init(_ data: [UInt8]) {
    disposal = Int(data[0]) >> 2 & 7
    delay = Int(data[1]) | Int(data[2]) << 8
    transparent = data[0] & 1 == 1 ? Int(data[3]) : nil
  }
}
