import Foundation
import HeadlessUIKit
import Overscroll
import Testing

/// The screen `carousel`: cards in perspective, which shows depth.
@MainActor
@Suite("Carousel")
struct CarouselScreenTests {
  private func stage() throws -> Stage {
    try ScenePlay(
      """
      scene: 1
      device: iphone-8
      screen: carousel
      timeline:
        - hold: 0.5s
      """
    ).stage()
  }

  @Test("The middle card is upright, and its neighbours are rotated behind it")
  func places() throws {
    let stage = try stage()
    let list = try #require(stage.scrollViews[0] as? UICollectionView)
    list.contentOffset.x = 220
    try stage.advance(to: 0.1)
    let cards = try (0...2).map { item in
      try #require(list.cellForItem(at: IndexPath(item: item, section: 0)))
    }
    #expect(cards[1].frame.width == 220 && cards[1].transform3D.m11 == 1)
    #expect(cards[0].transform3D.m11 < 0.7)
    #expect(cards[1].layer.zPosition > cards[0].layer.zPosition)
    // The two side cards are symmetric about the middle one and appear narrower.
    let middle = cards[1].center.x
    #expect(abs(cards[0].frame.midX + cards[2].frame.midX - 2 * middle) < 1e-6)
    #expect(cards[0].frame.width < 160)
    // A hit test on the side card finds it at its projected position.
    let spot = CGPoint(x: cards[0].frame.maxX - 20, y: cards[0].center.y)
    let hit = list.hitTest(spot, with: nil)
    #expect(hit?.isDescendant(of: cards[0]) == true)
  }
}
