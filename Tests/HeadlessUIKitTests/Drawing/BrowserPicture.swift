import Foundation
import Graphics
import TestSupport

/// A picture drawn by a browser, premultiplied.
struct BrowserPicture {
  private struct WrongSize: Error { let bytes, width, height: Int }

  let width: Int
  let height: Int
  /// The red, green, blue and alpha of each pixel.
  private let components: [Double]

  /// Runs `script`, the body of a function, which draws on `c`, the context of a clear canvas.
  ///
  /// - Parameter detail: The number of canvas pixels per pixel of the picture, along either side.
  ///   Each pixel is their mean, because Skia's own edges have only four steps from line to line.
  init(
    canvas script: String, _ width: Int, _ height: Int, detail: Int = 1, in browser: Browser
  ) throws {
    try self.init(
      width, height,
      browser.value(
        """
        (() => {
          const canvas = document.createElement('canvas')
          const [width, height, detail] = [\(width), \(height), \(detail)]
          ;[canvas.width, canvas.height] = [width * detail, height * detail]
          const c = canvas.getContext('2d', {willReadFrequently: true})
          c.scale(detail, detail)
          \(script)
          \(Self.read)
        })()
        """))
  }

  /// Takes a screenshot of the top left corner of a page with this body.
  init(page body: String, script: String, _ width: Int, _ height: Int, in browser: Browser) throws {
    try browser.value("(() => { document.body.innerHTML = `\(body)`; \(script) })()")
    let shot = try browser.call(
      "Page.captureScreenshot",
      [
        "format": "png",
        "clip": ["x": 0, "y": 0, "width": width, "height": height, "scale": 1],
      ])["data"]
    try self.init(
      width, height,
      browser.value(
        """
        (async () => {
          const image = new Image()
          image.src = 'data:image/png;base64,\(shot as? String ?? "")'
          await image.decode()
          const [width, height, detail] = [\(width), \(height), 1]
          const c = new OffscreenCanvas(width, height).getContext('2d')
          c.drawImage(image, 0, 0)
          \(Self.read)
        })()
        """))
  }

  /// A script that reads the canvas's pixels, premultiplied and averaged.
  private static let read = """
    const all = c.getImageData(0, 0, width * detail, height * detail).data
    let text = ''
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0, 0]
      for (let v = y * detail; v < (y + 1) * detail; v++)
        for (let u = x * detail; u < (x + 1) * detail; u++) {
          const k = (v * width * detail + u) * 4, alpha = all[k + 3] / 255
          sums[0] += all[k] * alpha; sums[1] += all[k + 1] * alpha; sums[2] += all[k + 2] * alpha
          sums[3] += all[k + 3]
        }
      for (const sum of sums) text += String.fromCharCode(Math.round(sum / detail / detail))
    }
    return btoa(text)
    """

  private init(_ width: Int, _ height: Int, _ text: String) throws {
    let bytes = [UInt8](Data(base64Encoded: text) ?? Data())
    guard bytes.count == 4 * width * height else {
      throw WrongSize(bytes: bytes.count, width: width, height: height)
    }
    (self.width, self.height) = (width, height)
    components = bytes.map(Double.init)
  }

  private func component(_ x: Int, _ y: Int, _ k: Int) -> Double {
    components[(y * width + x) * 4 + k]
  }

  /// Returns whether a pixel differs much from a neighbour.
  private func isAtEdge(_ x: Int, _ y: Int) -> Bool {
    let beside = [(-1, 0), (1, 0), (0, -1), (0, 1)].map { (x + $0.0, y + $0.1) }
    return beside.contains { u, v in
      u >= 0 && v >= 0 && u < width && v < height
        && (0..<4).contains { abs(component(u, v, $0) - component(x, y, $0)) > 24 }
    }
  }

  /// Returns the root mean square differences of all pixels, and of those that are not at an edge.
  /// `margin` pixels at each side are ignored.
  func difference(from bitmap: Bitmap, margin: Int = 0) -> (whole: Double, inside: Double) {
    var (squares, count, inner, innerCount) = (0.0, 0.0, 0.0, 0.0)
    for y in margin..<height - margin {
      for x in margin..<width - margin {
        let pixel = bitmap[x, y]
        var square = 0.0
        for (k, byte) in [pixel.red, pixel.green, pixel.blue, pixel.alpha].enumerated() {
          let off = Double(byte) - component(x, y, k)
          square += off * off / 4
        }
        squares += square
        count += 1
        if !isAtEdge(x, y) {
          inner += square
          innerCount += 1
        }
      }
    }
    return ((squares / count).squareRoot(), (inner / max(innerCount, 1)).squareRoot())
  }
}
