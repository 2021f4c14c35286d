import Foundation
import Graphics
import PortableMath

/// A reader for the path of a symbol's part. Since the texts are part of this project, it stops at
/// unknown input without an error.
struct SymbolPathReader {
  private let characters: [Character]
  private var index = 0
  private var path = Path()
  private var last = CGPoint.zero

  init(_ text: some StringProtocol) { characters = Array(text) }

  mutating func read() -> Path {
    var command: Character = "M"
    while skipSpaces() {
      if characters[index].isLetter {
        command = characters[index]
        index += 1
      }
      guard step(command) else { break }
      // In SVG, further coordinate pairs after a move are lines.
      if command == "M" { command = "L" }
    }
    return path
  }

  private mutating func step(_ command: Character) -> Bool {
    switch command {
    case "M": point().map { path.move(to: $0) } != nil
    case "L": point().map { path.line(to: $0) } != nil
    case "H": number().map { go(CGPoint(x: $0, y: last.y)) } != nil
    case "V": number().map { go(CGPoint(x: last.x, y: $0)) } != nil
    case "C": cubic()
    case "Q": quadratic()
    case "O": circle()
    case "R": rectangle()
    case "A": arc()
    case "Z", "z": close()
    default: false
    }
  }

  private mutating func go(_ point: CGPoint) {
    last = point
    path.line(to: point)
  }

  private mutating func close() -> Bool {
    path.close()
    return true
  }

  private mutating func cubic() -> Bool {
    guard let one = point(), let two = point(), let end = point() else { return false }
    path.cubic(control1: one, control2: two, to: end)
    return true
  }

  private mutating func quadratic() -> Bool {
    guard let control = point(), let end = point() else { return false }
    path.quadratic(control: control, to: end)
    return true
  }

  private mutating func circle() -> Bool {
    guard let centre = point(), let radius = number() else { return false }
    path.append(
      Path(
        ellipseIn: CGRect(
          x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)))
    return true
  }

  private mutating func rectangle() -> Bool {
    guard let origin = point(), let size = point(), let radius = number() else { return false }
    path.append(
      Path(
        roundedRect: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y),
        radius: radius))
    return true
  }

  /// Adds an arc as Bézier curves of a quarter circle or less, with an error below a quarter of a
  /// thousandth of the radius.
  private mutating func arc() -> Bool {
    guard let centre = point(), let radius = number(), let start = number(), let end = number()
    else { return false }
    let steps = max(1, Int((abs(end - start) / 90).rounded(.up)))
    let part = (end - start) / CGFloat(steps) * .pi / 180
    let reach = CGFloat(4.0 / 3 * Portable.tan(Double(part) / 4)) * radius
    func sine(_ angle: CGFloat) -> CGFloat { CGFloat(Portable.sin(Double(angle))) }
    func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(Portable.cos(Double(angle))) }
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: centre.x + radius * cosine(angle), y: centre.y + radius * sine(angle))
    }
    var angle = start * .pi / 180
    path.move(to: place(angle))
    for _ in 0..<steps {
      let (a, b) = (place(angle), place(angle + part))
      path.cubic(
        control1: CGPoint(x: a.x - reach * sine(angle), y: a.y + reach * cosine(angle)),
        control2: CGPoint(
          x: b.x + reach * sine(angle + part), y: b.y - reach * cosine(angle + part)), to: b)
      angle += part
    }
    last = place(angle)
    return true
  }

  private mutating func point() -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    last = CGPoint(x: x, y: y)
    return last
  }

  private mutating func number() -> CGFloat? {
    guard skipSpaces() else { return nil }
    var text = ""
    while index < characters.count,
      characters[index].isNumber || characters[index] == "."
        || (characters[index] == "-" && text.isEmpty)
    {
      text.append(characters[index])
      index += 1
    }
    return Double(text).map { CGFloat($0) }
  }

  /// Skips separators. Returns whether any text is left.
  private mutating func skipSpaces() -> Bool {
    while index < characters.count, characters[index] == " " || characters[index] == "," {
      index += 1
    }
    return index < characters.count
  }
}
