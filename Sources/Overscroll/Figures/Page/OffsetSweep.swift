import Foundation
import HeadlessUIKit
import Layers

/// A scroll view taken through all its offsets, overscroll included, and back.
@MainActor
struct OffsetSweep {
  /// The part of its length that a page can pull a scroll view beyond its edges.
  private static let overscroll: CGFloat = 0.32
  /// The most samples a page has; longer content is sampled less often.
  private static let mostSamples: CGFloat = 1600
  /// Every how manieth sample is held against the way back.
  private static let stride = 5

  private let stage: Stage
  private let scrollView: UIScrollView
  private let composer: FigureComposer

  init(_ stage: Stage, _ scrollView: UIScrollView, _ composer: FigureComposer) {
    (self.stage, self.scrollView, self.composer) = (stage, scrollView, composer)
  }

  /// Nil if what is seen depends on the way.
  func film() throws -> SweptPage? {
    let lower = -scrollView.adjustedContentInset.top
    let upper = max(
      lower,
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height)
    let length = scrollView.bounds.height
    let beyond = scrollView.bounces ? (length * Self.overscroll).rounded() : 0
    let step = max(1, ((upper - lower + 2 * beyond) / Self.mostSamples).rounded(.up))
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
        rate: Double(scrollView.decelerationRate.rawValue), zoom: 1, script: [], scriptStep: 1),
      count: count, film: film)
  }

  private func tree(at offset: CGFloat) throws -> LayerTree {
    composer.tree(of: [PanelPicture(screen: try stage.shown(scrollView, at: offset))])
  }
}
