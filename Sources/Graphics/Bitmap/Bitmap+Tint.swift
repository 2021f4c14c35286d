extension Bitmap {
  /// Multiplies every pixel by a colour: each component by its counterpart, and all by the colour's
  /// alpha.
  package mutating func multiply(by color: Color) {
    guard color != .white else { return }
    let alpha = Int((color.alpha * 255).rounded())
    func factor(_ component: Double) -> Int { Int((component * color.alpha * 255).rounded()) }
    let (red, green, blue) = (factor(color.red), factor(color.green), factor(color.blue))
    let count = width * height
    lendMutablePixels { pixels in
      let row = pixels[0, count]
      for x in 0..<count {
        let pixel = row[x]
        row[x] = Pixel(
          red: div255(Int(pixel.red), red), green: div255(Int(pixel.green), green),
          blue: div255(Int(pixel.blue), blue), alpha: div255(Int(pixel.alpha), alpha))
      }
    }
  }
}
