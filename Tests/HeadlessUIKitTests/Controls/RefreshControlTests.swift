import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Refresh controls, started by pulling down.
@MainActor
@Suite("Refresh control")
struct RefreshControlTests {
  @Test("A long pull starts refreshing once, and the content stays 60 points lower until it ends")
  func pull() {
    let fixture = TouchFixture()
    let view = fixture.add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
    view.contentSize = CGSize(width: 400, height: 2000)
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    view.refreshControl = control
    fixture.down(200, 200)
    fixture.move(200, 280, over: 0.3)
    fixture.up()
    fixture.wait(3)
    #expect(count == 0 && !control.isRefreshing && view.contentOffset.y == 0)
    fixture.down(200, 100)
    fixture.move(200, 600, over: 0.5)
    #expect(count == 1 && control.isRefreshing && view.isDragging)
    fixture.up()
    fixture.wait(3)
    #expect(near(view.contentOffset.y, -60, within: 1e-6))
    #expect(view.adjustedContentInset.top == 60 && view.contentInset.top == 0)
    control.endRefreshing()
    fixture.wait(0.1)
    #expect(view.contentOffset.y > -60 && view.contentOffset.y < 0)
    fixture.wait(1)
    #expect(view.contentOffset.y == 0 && view.adjustedContentInset.top == 0 && count == 1)
  }

  @Test("Beginning by code makes room without scrolling, and code scrolls there")
  func code() {
    let fixture = TouchFixture()
    let view = fixture.add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
    view.contentSize = CGSize(width: 400, height: 2000)
    view.contentInset.top = 20
    let control = UIRefreshControl()
    view.refreshControl = control
    view.contentOffset.y = -20
    fixture.wait(0.1)
    control.beginRefreshing()
    fixture.wait(0.5)
    #expect(control.isRefreshing && view.contentOffset.y == -20)
    #expect(view.adjustedContentInset.top == 80)
    view.contentInset.top = 30
    #expect(view.contentOffset.y == -30)
    view.setContentOffset(CGPoint(x: 0, y: -30 - control.frame.height), animated: true)
    fixture.wait(1)
    #expect(view.contentOffset.y == -90)
    control.endRefreshing()
    fixture.wait(1)
    #expect(view.contentOffset.y == -30 && view.adjustedContentInset.top == 30)
  }
}
