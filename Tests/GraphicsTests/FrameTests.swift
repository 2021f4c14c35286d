import Foundation
import Graphics
import TestSupport
import Testing

/// A bitmap that shows part of a larger picture has the bytes of that part.
@Suite struct FrameTests {
  private let canvas = PixelRect(x: -11, y: 7, width: 60, height: 50)

  private func number(_ range: ClosedRange<Double>, _ random: inout SplitMix64) -> Double {
    .random(in: range, using: &random)
  }

  private func paint(_ random: inout SplitMix64) -> Paint {
    func color() -> Color {
      Color(
        red: number(0...1, &random), green: number(0...1, &random), blue: number(0...1, &random),
        alpha: random.next() % 2 == 0 ? 1 : number(0...1, &random))
    }
    func point() -> CGPoint {
      CGPoint(x: number(-20...50, &random), y: number(0...60, &random))
    }
    switch random.next() % 6 {
    case 0: return .color(color())
    case 1:
      return .linearGradient(
        LinearGradient(start: point(), end: point(), colors: [color(), color()]))
    default:
      let source = ImageSource(random.bitmap(31, 23, opaque: random.next() % 2 == 0))
      var transform = CGAffineTransform(
        a: number(0.1...3, &random), b: 0, c: 0, d: number(-3...3, &random),
        tx: number(-20...30, &random), ty: number(0...40, &random))
      if random.next() % 3 == 0 { transform = transform.rotated(by: number(0...6, &random)) }
      if random.next() % 6 == 0 { transform = CGAffineTransform(translationX: -8, y: 13) }
      let filters: [SamplingFilter] = [.nearest, .linear, .area]
      return .image(source, transform: transform, filter: filters[Int(random.next() % 3)])
    }
  }

  private func coverage(_ random: inout SplitMix64) -> Coverage {
    switch random.next() % 3 {
    case 0: return Coverage(canvas)
    case 1: return Coverage(random.rect(within: canvas))
    default:
      let oval = CGRect(
        x: number(-30...10, &random), y: number(0...20, &random), width: number(5...60, &random),
        height: number(5...50, &random))
      return Coverage(filling: Path(ellipseIn: oval), within: canvas)
    }
  }

  private func part(_ bitmap: Bitmap, _ rect: PixelRect) -> Bitmap {
    var result = Bitmap(width: rect.width, height: rect.height)
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        result[x, y] = bitmap[rect.x - canvas.x + x, rect.y - canvas.y + y]
      }
    }
    return result
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func aFrameGetsTheBytesOfItsPartOfTheWhole(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var whole = random.bitmap(canvas.width, canvas.height)
    let frame = random.rect(within: canvas)
    var piece = part(whole, frame)
    let layer = random.bitmap(25, 19)
    for _ in 0..<3 {
      let (coverage, paint) = (coverage(&random), paint(&random))
      let opacity = random.next() % 2 == 0 ? 1 : number(0...1, &random)
      whole.fill(coverage, with: paint, opacity: opacity, in: canvas)
      piece.fill(coverage, with: paint, opacity: opacity, in: frame)
      #expect(piece == part(whole, frame), "seed \(seed): \(paint) over \(frame)")
      let origin = (x: Int(number(-20...40, &random)), y: Int(number(0...40, &random)))
      whole.composite(layer, at: origin, through: coverage, opacity: opacity, in: canvas)
      piece.composite(layer, at: origin, through: coverage, opacity: opacity, in: frame)
      #expect(piece == part(whole, frame), "seed \(seed): layer at \(origin) over \(frame)")
    }
  }
}
