import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// Values far outside of what a screen shows. Code of an app reaches them by dividing by zero or by
/// a wrong unit; nothing traps, and nothing takes unbounded time.
@MainActor
@Suite("Extreme values")
struct ExtremeValueTests {
  nonisolated private static let values: [CGFloat] = [
    1e9, -1e9, 1e18, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1e-300,
  ]

  nonisolated private static let red = Color(red: 1, green: 0, blue: 0).premultiplied

  @Test("Shadows of contexts are drawn or are outside", arguments: values)
  func shadow(_ value: CGFloat) {
    onScreen()
    let drawn = picture(20, 20) { context in
      context.setShadow(offset: CGSize(width: value, height: 0), blur: 0)
      context.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
      context.setShadow(offset: .zero, blur: value)
      context.fill(CGRect(x: 8, y: 8, width: 4, height: 4))
    }
    #expect(drawn.components(2, 2) == [0, 0, 0, 255] && drawn.components(9, 9) == [0, 0, 0, 255])
    #expect(drawn.components(2, 18)[3] == 0)
  }

  @Test("Symbols have their size in points with as many pixels as fit", arguments: values)
  func symbol(_ value: CGFloat) throws {
    onScreen()
    let configuration = UIImage.SymbolConfiguration(pointSize: value)
    let image = try #require(UIImage(systemName: "star", withConfiguration: configuration))
    #expect(image.bitmap.width <= 4096 && image.bitmap.height <= 4096)
    if value.isFinite, value > 1, value <= 1e300 {
      #expect(abs(image.size.width / value - 1.2) < 0.2, "\(image.size)")
    } else {
      #expect(image.size.width.isFinite && image.size.width > 0)
    }
  }

  @Test("Timers are created with every interval", arguments: values)
  func timer(_ value: CGFloat) {
    for date in [Date(timeIntervalSinceReferenceDate: Double(value)), .distantFuture] {
      let timer = Timer(at: date, every: Double(value), repeats: true) { _ in }
      #expect(timer.isValid)
      timer.invalidate()
    }
    let timer = Timer(every: Double(value), repeats: false) { _ in }
    #expect(timer.isValid)
    timer.invalidate()
  }

  @Test("Patterns are drawn or are outside", arguments: values)
  func pattern(_ value: CGFloat) throws {
    onScreen()
    let image = UIImage.plain(Self.red, 2, 2)
    let drawn = picture(6, 6) { context in
      image.drawAsPattern(in: CGRect(x: value, y: 0, width: value, height: value))
      image.drawAsPattern(in: CGRect(x: 0, y: value, width: 3, height: 2))
      image.drawAsPattern(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(drawn.components(1, 1) == [255, 0, 0, 255])
  }

  @Test("Animated images change at most 240 times a second", arguments: values)
  func images(_ value: CGFloat) {
    let clock = onScreen().clock
    let view = UIImageView()
    view.animationImages = [
      UIImage.plain(Self.red, 2, 2), UIImage.plain(Color.white.premultiplied, 2, 2),
    ]
    view.animationDuration = Double(value)
    view.animationRepeatCount = .max
    view.startAnimating()
    var count = 0
    while let next = clock.nextEvent, next <= 0.5, count < 1000 {
      clock.advance(to: next)
      count += 1
    }
    #expect(count <= 121)
    view.stopAnimating()
  }

  @Test("Ranges outside of a text are clamped to it")
  func ranges() {
    onScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "Hello"
    let all: [(location: Int, length: Int, start: Int, count: Int)] = [
      (.max, .max, 5, 0), (.min, .min, 0, 0), (2, .max, 2, 3), (.max, 0, 5, 0), (1, -4, 1, 0),
    ]
    for (location, length, start, count) in all {
      view.selectedRange = NSRange(location: location, length: length)
      #expect(view.selectedRange == NSRange(location: start, length: count))
    }
    let range = NSRange(location: 1, length: .max)
    #expect(view.layoutManager.boundingRect(forGlyphRange: range, in: view.textContainer).width > 0)
  }

  @Test("Replicators draw ten thousand copies at most, and report more")
  func copies() {
    let environment = onScreen()
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = .max
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    replicator.addSublayer(dot)
    #expect(replicator.snapshot(at: 0).sublayers.count == 10_000)
    #expect(
      environment.problems.notes == [
        "a CAReplicatorLayer with an instanceCount of 9223372036854775807 draws only 10000 copies"
      ])
  }
}
