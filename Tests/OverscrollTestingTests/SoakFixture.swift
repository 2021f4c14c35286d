import AutoLayout
import Foundation
import Graphics
import HeadlessUIKit
import Layers
import Overscroll
import Snapshots
import TestSupport
import Testing
import Typography

/// Memory tests that `SoakTests` runs in a separate process, in which nothing else allocates. They
/// have no cases elsewhere.
///
/// Each does its work a few times to fill the permanent caches (fonts, glyphs, pools), measures,
/// repeats the work many times and measures again.
@MainActor
@Suite(.serialized)
struct SoakFixture {
  private nonisolated static let factor = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK"]
    .flatMap { Int($0) }

  nonisolated static let factors = factor.map { [$0] } ?? []

  /// A list of rows with constraints, and text that stretches, changes and scrolls.
  private final class Screen: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private var moving: UIView?
    private var ticks = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.delegate = self
      scroll.frame = view.bounds
      view.addSubview(scroll)
      var above = scroll.topAnchor
      for place in 0..<8 {
        let label = UILabel()
        label.text = "Row \(place)"
        label.layer.shadowOpacity = 0.5
        label.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above, constant: 40),
          label.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 8),
        ])
        above = label.bottomAnchor
      }
      above.constraint(equalTo: scroll.bottomAnchor).isActive = true
    }

    /// Replaces a constrained view at every call.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      moving?.removeFromSuperview()
      let view = UIView()
      view.backgroundColor = .red
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      ticks += 1
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: CGFloat(ticks % 50)),
        view.leftAnchor.constraint(equalTo: scroll.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      moving = view
      UIView.animate(withDuration: 0.1) { view.alpha = 0.5 }
    }
  }

  /// A screen with attributed texts in all places that create them at each tick.
  private final class TextScreen: UIViewController, UIScrollViewDelegate {
    private final class Page: UIView {
      override func draw(_ rect: CGRect) {
        ("drawn" as NSString).draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
      }
    }

    private let (scroll, page, words) = (UIScrollView(), Page(), CATextLayer())
    private let (secret, empty) = (UITextField(), UITextField())

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scroll)
      scroll.delegate = self
      scroll.frame = view.bounds
      scroll.contentSize = CGSize(width: 60, height: 300)
      (secret.isSecureTextEntry, secret.text, empty.placeholder) = (true, "secret", "empty")
      words.string = "layer"
      for (place, part) in [page, secret, empty].enumerated() {
        part.frame = CGRect(x: 0, y: 25 * place, width: 60, height: 25)
        view.addSubview(part)
      }
      words.frame = CGRect(x: 0, y: 75, width: 60, height: 5)
      view.layer.addSublayer(words)
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "app's own", attributes: [.font: UIFont.boldSystemFont(ofSize: 8)])
      label.frame = view.bounds
      view.addSubview(label)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      words.fontSize = 5 + scrollView.contentOffset.y / 100
      page.setNeedsDisplay()
      secret.setNeedsLayout()
      empty.setNeedsLayout()
    }
  }

  private func device() throws -> Device {
    try Device(size: CGSize(width: 60, height: 80), scale: 1, safeArea: .init())
  }

  /// Returns the growth per repetition, after a warm-up, in the half that grew less.
  ///
  /// A leak adds memory in both halves. Swift's runtime allocates the metadata of types in blocks
  /// of 16 KiB, so that the first use of a type can look like a leak in one of them.
  private func growth(
    times: Int, _ work: () throws -> Void
  ) throws -> (bytes: Double, items: Int) {
    let warm = max(times / 10, 20), half = times / 2
    for _ in 0..<warm { try work() }
    let items = LayoutEngine.liveItemCount
    let halves = try (0..<2).map { _ in
      let before = try #require(Heap.bytesInUse)
      for _ in 0..<half { try work() }
      return try #require(Heap.bytesInUse) - before
    }
    return (Double(min(halves[0], halves[1])) / Double(half), LayoutEngine.liveItemCount - items)
  }

  /// Returns the growth per frame, for a hundred frames or more while a finger moves up and down.
  private func growth(
    drawing screen: @autoclosure () -> UIViewController, factor: Int
  ) throws -> (bytes: Double, items: Int) {
    var time = 0.0
    // Each repetition takes a second, which is enough to warm up the frames too. A timeline lasts
    // at most 600 seconds.
    let travel = Array(
      repeating: [Timeline.Step.drag(by: -60, over: 0.5), .drag(by: 60, over: 0.5)],
      count: 2 * factor + 1
    ).flatMap { $0 }
    let stage = try Stage(device: device(), timeline: Timeline(travel)) { screen() }
    let compositor = Compositor(scale: 1)
    return try growth(times: 100 * factor) {
      time += 1 / 60
      try stage.advance(to: time)
      _ = compositor.render(stage.layerTree())
    }
  }

  @Test(arguments: factors) func frames(factor: Int) throws {
    let grown = try growth(drawing: Screen(), factor: factor)
    #expect(grown.items == 0)
    #expect(grown.bytes < 40, "\(grown.bytes) bytes a frame")
  }

  @Test(arguments: factors) func textsOfFrames(factor: Int) throws {
    let grown = try growth(drawing: TextScreen(), factor: factor)
    #expect(grown.bytes < 40, "\(grown.bytes) bytes a frame")
  }

  /// Foundation never frees the attributed text of the app. Font faces, half a megabyte each, are
  /// freed.
  @Test(arguments: factors) func textsOfStages(factor: Int) throws {
    let grown = try growth(times: 10 * factor) {
      let fonts = FontLibrary(directories: InstalledFonts.interDirectories)
      let stage = try Stage(
        device: device(), timeline: [.drag(by: -30, over: 0.05), .release], fonts: fonts
      ) { TextScreen() }
      for tick in 1...6 { try stage.advance(to: Double(tick) / 60) }
      _ = stage.layerTree()
    }
    #expect(grown.bytes < 10_000, "\(grown.bytes) bytes a stage")
  }

  @Test(arguments: factors) func stages(factor: Int) throws {
    let grown = try growth(times: 10 * factor) {
      let stage = try Stage(
        device: device(), timeline: [.drag(by: -30, over: 0.05), .release]
      ) { Screen() }
      for tick in 1...6 { try stage.advance(to: Double(tick) / 60) }
      _ = stage.layerTree()
    }
    #expect(grown.items == 0)
    #expect(grown.bytes < 200, "\(grown.bytes) bytes a stage")
  }

  @Test(arguments: factors) func snapshots(factor: Int) throws {
    let fixture = try SnapshotFixture()
    let screen = ScriptedScreen(on: try device(), timeline: [.drag(by: -30, over: 0.05)]) {
      Screen()
    }
    _ = try fixture.verify(screen, .frame(at: .end), record: .all)
    let grown = try growth(times: 50 * factor) {
      let result = try fixture.verify(screen, .frame(at: .end))
      guard case .matched = result else {
        throw SnapshotFixture.UnexpectedResult(result: "\(result)")
      }
    }
    #expect(grown.items == 0)
    #expect(grown.bytes < 100, "\(grown.bytes) bytes a snapshot")
  }
}
