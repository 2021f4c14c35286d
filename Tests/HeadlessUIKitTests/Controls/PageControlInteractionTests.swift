import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Page control gestures and images")
struct PageControlInteractionTests {
  @Test("A finger moving along the dots changes pages")
  func continuous() {
    let touches = TouchFixture()
    let control = touches.add(UIPageControl(), rect(0, 0, 400, 30))
    control.numberOfPages = 10
    var told: [Int] = []
    control.addAction(
      UIAction { _ in told.append(control.currentPage) }, for: .valueChanged)
    touches.down(200, 15)
    touches.move(240, 15, over: 0.3)
    #expect(control.currentPage == 2 && control.interactionState == .continuous)
    touches.move(200, 15, over: 0.3)
    #expect(control.currentPage == 0 && told == [1, 2, 1, 0])
    touches.up()
    #expect(control.currentPage == 0 && control.interactionState == .none)
    control.allowsContinuousInteraction = false
    touches.down(200, 15)
    touches.move(240, 15, over: 0.3)
    touches.up()
    #expect(control.currentPage == 1)
  }

  @Test("Pages can have images instead of dots, their own before the preferred one")
  func pictures() {
    onScreen()
    let control = UIPageControl(frame: rect(0, 0, 200, 30))
    control.numberOfPages = 3
    control.layoutIfNeeded()
    #expect(control.subviews.allSatisfy { $0.frame.size == CGSize(width: 7.5, height: 7.5) })
    func picture(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    }
    control.preferredIndicatorImage = picture(10)
    control.setIndicatorImage(picture(12), forPage: 1)
    control.layoutIfNeeded()
    #expect(control.subviews.map(\.frame.width) == [10, 12, 10])
    #expect(control.indicatorImage(forPage: 1) != nil && control.indicatorImage(forPage: 0) == nil)
    control.preferredIndicatorImage = nil
    control.setIndicatorImage(nil, forPage: 1)
    control.backgroundStyle = .prominent
    control.layoutIfNeeded()
    #expect(control.subviews.count == 4 && control.subviews[1].frame.width == 7.5)
    control.backgroundStyle = .minimal
    control.layoutIfNeeded()
    #expect(control.subviews.count == 3)
  }
}
