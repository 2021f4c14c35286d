import Foundation
import HeadlessUIKit
import Layers

/// A sweep of a scroll view through all its offsets, including overscroll, and back.
@MainActor
struct OffsetSweep {
  /// The largest overscroll on a page, as a fraction of the scroll view's length.
  private static let overscroll: CGFloat = 0.32
  /// The largest number of samples of a page. Longer content is sampled at larger distances.
  private static let maximumSampleCount: CGFloat = 1600
  /// The interval of the samples that are compared on the way back.
  private static let stride = 5

  private let stage: Stage
  private let scrollView: UIScrollView
  private let composer: FigureComposer

  init(_ stage: Stage, _ scrollView: UIScrollView, _ composer: FigureComposer) {
    (self.stage, self.scrollView, self.composer) = (stage, scrollView, composer)
  }

  /// Returns the page; nil if the picture at an offset depends on the path to it.
  func film() throws -> SweptPage? {
    let lower = -scrollView.adjustedContentInset.top
    let upper = max(
      lower,
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height)
    let length = scrollView.bounds.height
    let beyond = scrollView.bounces ? (length * Self.overscroll).rounded() : 0
    let step = max(1, ((upper - lower + 2 * beyond) / Self.maximumSampleCount).rounded(.up))
    let first = lower - (beyond / step).rounded(.up) * step
    let count = Int(((upper + beyond - first) / step).rounded(.up)) + 1
    var film = PageFilm()
    var kept: [LayerTree] = []
    for index in 0..<count {
      let tree = try tree(at: first + CGFloat(index) * step)
      if index % Self.stride == 0 { kept.append(tree) }
      film.append(tree)
    }
    for (index, tree) in kept.enumerated().reversed() {
      let back = try self.tree(at: first + CGFloat(index * Self.stride) * step)
      guard back == tree else { return nil }
    }
    return SweptPage(
      scroll: FigurePage.ScrollPage(
        first: Double(first), step: Double(step), lower: Double(lower), upper: Double(upper),
        length: Double(length), bounces: scrollView.bounces,
        constants: scrollView.scrollConstants,
        rate: Double(scrollView.decelerationRate.rawValue), zoom: 1, script: [], scriptStep: 1),
      count: count, film: film)
  }

  private func tree(at offset: CGFloat) throws -> LayerTree {
    composer.tree(of: [PanelPicture(screen: try stage.shown(scrollView, at: offset))])
  }
}
