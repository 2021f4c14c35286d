import Foundation
import HeadlessUIKit
import Testing

/// Intrinsic content sizes.
@MainActor
struct ContentSizeTests {
  @Test func aViewWithASizeOfItsOwnTakesIt() {
    let scene = Scene()
    let view = add(SizedView(120, 30), to: nil)
    scene.root.addSubview(view)
    activate(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 7))
    scene.layout()
    #expect(view.frame == rect(7, 0, 120, 30))
  }

  /// A view that invalidates its content size in each layout pass, as scrolling labels do.
  private final class Restless: UIView {
    var (passes, width): (Int, CGFloat) = (0, 40)
    override var intrinsicContentSize: CGSize { CGSize(width: width, height: 20) }
    override func layoutSubviews() {
      super.layoutSubviews()
      passes += 1
      width = 60
      invalidateIntrinsicContentSize()
    }
  }

  @Test("A content size invalidated during layout is applied, and does not repeat the layout")
  func invalidatedDuringLayout() {
    let scene = Scene()
    let view = Restless()
    _ = add(view, to: scene.root)
    activate(view.leftAnchor.constraint(equalTo: scene.root.leftAnchor))
    scene.layout()
    #expect(view.frame.width == 60)
    #expect(view.passes <= 3)
  }

  @Test func defaultsAreHugging250AndResistance750() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis).rawValue == 250)
      #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  @Test func huggingDecidesWhoGrows() {
    let scene = Scene()
    let (a, b) = (SizedView(100, 20), SizedView(50, 20))
    for view in [a, b] {
      _ = add(view, to: scene.root)
      activate(view.topAnchor.constraint(equalTo: scene.root.topAnchor))
    }
    a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    activate(
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: scene.root.rightAnchor))
    scene.layout()
    #expect(a.frame.width == 100 && b.frame.width == 300)
    b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    scene.layout()
    #expect(a.frame.width == 350 && b.frame.width == 50)
  }

  @Test func resistanceDecidesWhoShrinks() {
    let scene = Scene(width: 200)
    let (a, b) = (SizedView(150, 20), SizedView(150, 20))
    for view in [a, b] { _ = add(view, to: scene.root) }
    b.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    activate(
      a.leftAnchor.constraint(equalTo: scene.root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: scene.root.rightAnchor))
    scene.layout()
    #expect(a.frame.width == 50 && b.frame.width == 150)
  }

  @Test func anAxisWithoutAMetricIsFree() {
    let scene = Scene()
    let view = add(SizedView(UIView.noIntrinsicMetric, 40), to: scene.root)
    activate(view.widthAnchor.constraint(equalToConstant: 33).at(1))
    scene.layout()
    #expect(view.frame.size == CGSize(width: 33, height: 40))
  }

  @Test func invalidationIsTakenInAtTheNextLayout() {
    let scene = Scene()
    let view = add(SizedView(40, 40), to: scene.root)
    scene.layout()
    view.size = CGSize(width: 90, height: 10)
    #expect(view.frame.size == CGSize(width: 40, height: 40))
    scene.layout()
    #expect(view.frame.size == CGSize(width: 90, height: 10))
    view.size.height = UIView.noIntrinsicMetric
    scene.layout()
    #expect(view.frame.size == CGSize(width: 90, height: 0))
  }

  @Test func requiredContentSizesYieldOnlyWhenNothingElseCan() {
    let scene = Scene()
    let view = add(SizedView(40, 40), "v", to: scene.root)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
    activate(limit)
    scene.layout()
    #expect(limit.isBroken)
    #expect(view.frame.width == 40)
    #expect(
      scene.log.conflicts.first?.contains(
        "UIView:v.width == 40 Hug:250 CompressionResistance:1000") == false)
    #expect(scene.log.conflicts.first?.contains("SizedView:v.width == 40 Hug:250") == true)
  }

  @Test func plainViewsAndScrollViewsHaveNone() {
    let scene = Scene()
    let views = [box(in: scene.root), add(UIScrollView(), to: scene.root)]
    scene.layout()
    for view in views {
      #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
      #expect(view.frame == .zero)
    }
  }

  @Test func alignmentInsetsAreOutsideWhatConstraintsAndContentSee() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 60) }
    }
    let scene = Scene()
    let view = add(Shadowed(), to: scene.root)
    activate(
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 10))
    scene.layout()
    #expect(view.frame == rect(8, 9, 56, 64))
  }

  @Test func anAxisMayComeAndGo() {
    let scene = Scene()
    let view = add(SizedView(30, UIView.noIntrinsicMetric), to: scene.root)
    scene.layout()
    #expect(view.frame.size == CGSize(width: 30, height: 0))
    view.size = CGSize(width: 30, height: 12)
    scene.layout()
    #expect(view.frame.size == CGSize(width: 30, height: 12))
    view.size = CGSize(width: UIView.noIntrinsicMetric, height: 14)
    scene.layout()
    #expect(view.frame.size == CGSize(width: 0, height: 14))
  }

  @Test func aSizeThatIsNoNumberTrapsNothing() {
    let scene = Scene()
    let view = add(SizedView(.nan, .infinity), to: scene.root)
    activate(view.widthAnchor.constraint(equalToConstant: 5))
    scene.layout()
    view.size = CGSize(width: CGFloat.infinity, height: 3)
    scene.layout()
    #expect(view.frame.size == CGSize(width: 5, height: 3))
  }

  @Test func aLabelWrapsAtTheWidthConstraintsGiveIt() {
    let scene = Scene()
    let label = add(UILabel(), to: scene.root)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 60)
    let line = box(in: scene.root)
    activate(
      label.leftAnchor.constraint(equalTo: scene.root.leftAnchor, constant: 20),
      label.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: scene.root.topAnchor),
      line.topAnchor.constraint(equalTo: label.bottomAnchor))
    scene.layout()
    let fitting = label.sizeThatFits(CGSize(width: 360, height: 0))
    #expect(label.frame == rect(20, 0, 360, fitting.height))
    #expect(line.frame.minY == fitting.height && fitting.height > 40)
    label.text = "word"
    scene.layout()
    #expect(label.frame.height < 40)
  }

  @Test("Wrapping text whose width is required wraps at the width of its constraints")
  func requiredWidthOfWrappingText() {
    let scene = Scene()
    let label = add(UILabel(), "l", to: scene.root)
    label.numberOfLines = 0
    label.text = "Calculate your index"
    label.font = .boldSystemFont(ofSize: 40)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let right = label.rightAnchor.constraint(equalTo: scene.root.rightAnchor, constant: -150)
    activate(label.leftAnchor.constraint(equalTo: scene.root.leftAnchor), right)
    scene.layout()
    let width = scene.root.bounds.width - 150
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    #expect(label.frame.width == width && height > 90)
    #expect(label.frame.height == height)
    #expect(scene.log.conflicts.isEmpty)
    label.numberOfLines = 1
    scene.layout()
    #expect(right.isBroken && scene.log.conflicts.count == 1)
    label.numberOfLines = 2
    scene.layout()
    #expect(label.frame.width == width)
  }
}
