import Foundation
import HeadlessUIKit
import Testing

/// Views by tag, their order, and alignment rectangles.
@MainActor
@Suite("Tags, order and alignment rectangles")
struct TagTests {
  private func tagged(_ tag: Int, _ subviews: UIView...) -> UIView {
    let view = UIView()
    view.tag = tag
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  @Test("viewWithTag finds the first view in depth-first order, including the receiver")
  func tags() {
    onScreen()
    let deep = tagged(7)
    let later = tagged(7)
    let root = tagged(1, tagged(2, deep), later)
    #expect(root.viewWithTag(7) === deep && root.viewWithTag(1) === root)
    #expect(root.viewWithTag(3) == nil && later.viewWithTag(7) === later)
  }

  @Test("exchangeSubview swaps two subviews for any index order")
  func exchange() {
    onScreen()
    let root = tagged(0, tagged(1), tagged(2), tagged(3), tagged(4))
    root.exchangeSubview(at: 1, withSubviewAt: 3)
    #expect(root.subviews.map(\.tag) == [1, 4, 3, 2])
    root.exchangeSubview(at: 3, withSubviewAt: 0)
    #expect(root.subviews.map(\.tag) == [2, 4, 3, 1])
    root.exchangeSubview(at: 0, withSubviewAt: 4)
    root.exchangeSubview(at: -1, withSubviewAt: 2)
    root.exchangeSubview(at: 2, withSubviewAt: 2)
    #expect(root.subviews.map(\.tag) == [2, 4, 3, 1])
    #expect(root.layer.sublayers?.map { $0.view?.tag } == [2, 4, 3, 1])
  }

  @Test("The layout direction is right to left if forced, or inherited if unspecified")
  func direction() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    let right = UIUserInterfaceLayoutDirection.rightToLeft
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: right) == right)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: right) == .leftToRight)
  }

  @Test("Alignment rectangle and frame conversions are inverse")
  func alignment() {
    onScreen()
    final class Inset: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let view = Inset()
    #expect(view.alignmentRect(forFrame: rect(10, 10, 20, 20)) == rect(12, 11, 14, 16))
    #expect(view.frame(forAlignmentRect: rect(12, 11, 14, 16)) == rect(10, 10, 20, 20))
  }

  @Test("A resizable snapshot shows only a part of a view")
  func snapshot() throws {
    onScreen(scale: 1)
    let view = UIView(frame: rect(0, 0, 10, 10))
    let patch = UIView(frame: rect(5, 0, 5, 10))
    patch.backgroundColor = .red
    view.addSubview(patch)
    let part = try #require(
      view.resizableSnapshotView(
        from: rect(5, 0, 5, 5), afterScreenUpdates: false, withCapInsets: .zero))
    #expect(part.bounds.size == CGSize(width: 5, height: 5))
    let shown = picture(5, 5) { part.layer.render(in: $0) }
    #expect(
      shown.components(0, 0) == [255, 0, 0, 255] && shown.components(4, 4) == [255, 0, 0, 255])
    #expect(
      view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
        == nil)
  }
}
