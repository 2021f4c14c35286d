import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

@MainActor
@Suite("@Invalidating")
struct InvalidatingTests {
  private final class Gauge: UIView {
    @Invalidating(.display, .layout) var level = 1
    @Invalidating(.intrinsicContentSize) var side: CGFloat = 10
    @Invalidating(.constraints, .display, .layout, .intrinsicContentSize) var all = ""
    var log: [String] = []
    override func draw(_ rect: CGRect) { log.append("draw \(level)") }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout \(level)")
    }
    override func updateConstraints() {
      super.updateConstraints()
      log.append("constraints")
    }
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  }

  @Test("A changed property invalidates its view, an equal value does not")
  func changes() {
    let environment = onScreen()
    let window = UIWindow(frame: environment.screen.bounds)
    let gauge = Gauge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    window.addSubview(gauge)
    func settle() -> [String] {
      window.layoutIfNeeded()
      window.displayIfNeeded()
      defer { gauge.log = [] }
      return gauge.log
    }
    _ = settle()
    gauge.level = 1
    #expect(settle() == [])
    gauge.level = 2
    #expect(settle() == ["layout 2", "draw 2"])
    gauge.translatesAutoresizingMaskIntoConstraints = false
    gauge.side = 30
    window.layoutIfNeeded()
    #expect(gauge.bounds.size == CGSize(width: 30, height: 30))
    _ = settle()
    gauge.all = "x"
    #expect(Set(settle()) == ["constraints", "layout 2", "draw 2"])
  }
}
