public import Foundation
public import Typography

/// The device a screen runs on: its size, its clock and what apps look up in it. Made by the stage
/// that plays the screen; UIKit's own API (`UIScreen.main`, `UIView.animate`, `UIImage(named:)`)
/// reaches it only through `main`.
@preconcurrency @MainActor
public final class UIScreen {
  /// In points.
  public let bounds: CGRect
  /// Device pixels per point.
  public let scale: CGFloat
  public let safeAreaInsets: UIEdgeInsets
  /// Height of the status bar while it is shown.
  public let statusBarHeight: CGFloat
  public let assets: any AssetCatalogue
  /// Where the system font comes from; nil sets all text in the block font.
  public let fonts: FontLibrary?
  /// The user's text size.
  public let contentSizeCategory: ContentSizeCategory
  /// Characters that no font had, fonts that could not be read, and what data sources of tables and
  /// collections cannot have meant, each once, in order.
  public private(set) var textProblems: [String] = []
  /// The first font file that is there but cannot be used.
  package private(set) var damagedFont: FontError?
  /// The font files that text was set in so far, each once, as goldens record them.
  private var faces: [FontFace] = []
  /// What Auto Layout had to say about what was laid out while this was `main`.
  public internal(set) var layoutLog = LayoutLog()

  /// Seconds since the screen was switched on. Only the stage turns this clock.
  public private(set) var time: TimeInterval = 0
  private var running: [AnimationBlock] = []
  /// Cells' accessories, drawn once for all cells.
  var accessoryImages: [AccessoryImage: UIImage] = [:]
  /// Hears of every call of a scroll view to its delegate.
  package var scrollObserver: ((UIScrollView, ScrollCallback) -> Void)?

  /// The screen in use. Without a stage it is an iPhone 8 at rest, so that views can be made
  /// anywhere.
  public package(set) static var main = UIScreen(
    bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20), statusBarHeight: 20)

  /// Whether a notch or an island keeps its place when the status bar goes: the safe area is taller
  /// than the classic bar of 20 points.
  var hasNotch: Bool { safeAreaInsets.top > 20 }

  /// `scale` must be positive.
  public init(
    bounds: CGRect, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
    statusBarHeight: CGFloat = 0, assets: any AssetCatalogue = MemoryAssets(),
    fonts: FontLibrary? = nil, contentSizeCategory: ContentSizeCategory = .large
  ) {
    precondition(scale > 0 && scale.isFinite, "screen scale \(scale)")
    self.bounds = bounds
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.statusBarHeight = statusBarHeight
    self.assets = assets
    self.fonts = fonts
    self.contentSizeCategory = contentSizeCategory
  }

  /// Turns the clock and runs the completions of animations that are over, in the order they end.
  /// Time never goes back: an earlier one does nothing.
  package func advance(to time: TimeInterval) {
    self.time = max(self.time, time)
    while let next = running.enumerated().filter({ $0.element.end <= self.time })
      .min(by: { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) })
    {
      running.remove(at: next.offset)
      for layer in next.element.animatedLayers {
        layer.animations.removeAll { $0.isFinished(at: self.time) }
      }
      next.element.completion?(true)
    }
  }

  /// When the next running animation ends; nil when none runs.
  package var nextAnimationEnd: TimeInterval? { running.map(\.end).min() }

  func report(missing glyphs: [MissingGlyph]) {
    for glyph in glyphs { note("\(glyph)") }
  }

  func report(fontProblem problem: FontError) {
    if case .notFound = problem {} else if damagedFont == nil { damagedFont = problem }
    note("\(problem)")
  }

  func note(_ font: Font) {
    for face in [font.face] + font.fallbacks where face != .block && !faces.contains(face) {
      faces.append(face)
    }
  }

  /// The system font's files used so far, as name and digest; nothing for the block font.
  package var fontDigests: [String] {
    faces.map { "\($0.name) \(String($0.digest, radix: 16))" }
  }

  func report(_ problem: ListProblem) { note("\(problem)") }

  private func note(_ problem: String) {
    if !textProblems.contains(problem) { textProblems.append(problem) }
  }

  func begin(_ block: AnimationBlock) {
    guard block.duration > 0, !block.animatedLayers.isEmpty else {
      block.completion?(true)
      return
    }
    running.append(block)
  }
}
