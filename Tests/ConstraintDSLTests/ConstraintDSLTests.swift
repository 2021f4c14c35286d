import ConstraintDSL
import Foundation
import HeadlessUIKit
import Testing

/// The interface of SnapKit: the layout constraints that a chain creates and the views that own
/// them.
@MainActor
struct ConstraintDSLTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let v1 = UIView()
  let v2 = UIView()

  init() {
    container.addSubview(v1)
    container.addSubview(v2)
  }

  private var made: [LayoutConstraint] {
    (container.constraints + v1.constraints + v2.constraints).compactMap { $0 as? LayoutConstraint }
  }

  private func attributes(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint.Attribute] {
    constraints.map(\.firstAttribute)
  }

  @Test func makingTurnsTheAutoresizingMaskOff() {
    v1.snp.makeConstraints { $0.top.equalTo(container) }
    #expect(!v1.translatesAutoresizingMaskIntoConstraints)
    #expect(v2.translatesAutoresizingMaskIntoConstraints)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func everyAttributeOfAChainIsOneConstraint() {
    v1.snp.makeConstraints { make in
      make.edges.equalTo(container)
      make.size.equalTo(v2)
      make.center.equalTo(v2)
    }
    #expect(
      attributes(container.constraints) == [
        .left, .top, .right, .bottom, .width, .height, .centerX, .centerY,
      ])
    #expect(container.constraints.allSatisfy { $0.firstItem === v1 && $0.isActive })
    #expect(container.constraints.allSatisfy { $0.firstAttribute == $0.secondAttribute })
  }

  @Test func directionalEdgesAreLeadingAndTrailing() {
    v1.snp.makeConstraints { $0.directionalEdges.equalTo(container) }
    #expect(attributes(container.constraints) == [.top, .bottom, .leading, .trailing])
  }

  @Test func halvesOfTheEdges() {
    v1.snp.makeConstraints { make in
      make.horizontalEdges.equalToSuperview()
      make.verticalEdges.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
      make.directionalVerticalEdges.equalToSuperview()
    }
    #expect(
      attributes(container.constraints) == [
        .left, .right, .top, .bottom, .leading, .trailing, .top, .bottom,
      ])
  }

  @Test func numbersAndSizesNeedNoOtherView() {
    v1.snp.makeConstraints { make in
      make.width.equalTo(50)
      make.height.greaterThanOrEqualTo(20.5)
    }
    v2.snp.makeConstraints { $0.size.equalTo(CGSize(width: 7, height: 8)) }
    #expect(v1.constraints.map(\.constant) == [50, 20.5])
    #expect(v1.constraints.map(\.relation) == [.equal, .greaterThanOrEqual])
    #expect(v1.constraints.allSatisfy { $0.secondItem == nil })
    #expect(v2.constraints.map(\.constant) == [7, 8])
  }

  @Test func locationsAsNumbersAreMeasuredFromTheSuperview() {
    v1.snp.makeConstraints { make in
      make.left.top.equalTo(10)
      make.center.equalTo(CGPoint(x: 30, y: 40))
    }
    let list = container.constraints
    #expect(list.allSatisfy { $0.secondItem === container })
    #expect(list.map(\.secondAttribute) == [.left, .top, .left, .top])
    #expect(list.map(\.constant) == [10, 10, 30, 40])
  }

  @Test func itemsOfOtherAxesMayBePaired() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2.snp.top).offset(50)
      make.left.equalTo(v2.snp.top).offset(50)
      make.height.equalTo(v2.snp.width).multipliedBy(0.7)
    }
    #expect(container.constraints.count == 3)
    #expect(container.constraints.map(\.secondAttribute) == [.top, .top, .width])
    #expect(container.constraints.map(\.multiplier) == [1, 1, 0.7])
  }

  @Test func edgesGoWithMarginsSideBySide() {
    v1.snp.makeConstraints { $0.edges.equalTo(container.snp.margins) }
    v2.snp.makeConstraints { $0.directionalEdges.equalTo(container.snp.directionalMargins) }
    #expect(
      container.constraints.map(\.secondAttribute) == [
        .leftMargin, .topMargin, .rightMargin, .bottomMargin, .topMargin, .bottomMargin,
        .leadingMargin, .trailingMargin,
      ])
  }

  @Test func insetsMoveEdgesInwards() {
    v1.snp.makeConstraints { $0.edges.equalTo(container).inset(14) }
    #expect(container.constraints.map(\.constant) == [14, 14, -14, -14])
    v2.snp.makeConstraints { make in
      make.edges.size.center.equalTo(container)
        .inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    // The order is left, top, right, bottom, width, height, centerX, centerY.
    #expect(
      container.constraints.dropFirst(4).map(\.constant) == [2, 1, -4, -3, -6, -4, -1, -1])
  }

  @Test func directionalInsetsFollowTheReadingDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    v1.snp.makeConstraints { $0.directionalEdges.equalTo(container).inset(insets) }
    #expect(container.constraints.map(\.constant) == [1, -3, 2, -4])
    v2.snp.makeConstraints { $0.edges.equalTo(container).inset(insets) }
    #expect(container.constraints.dropFirst(4).map(\.constant) == [2, 1, -4, -3])
  }

  @Test func offsetsAndFactors() {
    v1.snp.makeConstraints { make in
      make.width.equalTo(container).dividedBy(4)
      make.bottom.lessThanOrEqualTo(v2.snp.top).offset(-8)
    }
    #expect(container.constraints.map(\.multiplier) == [0.25, 1])
    #expect(container.constraints.map(\.constant) == [0, -8])
    #expect(container.constraints.last?.relation == .lessThanOrEqual)
  }

  @Test func prioritiesHaveSnapKitsValues() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(container).priority(.required)
      make.left.equalTo(container).priority(.high)
      make.right.equalTo(container).priority(.medium)
      make.bottom.equalTo(container).priority(.low)
      make.width.equalTo(container).priority(720)
      make.height.equalTo(container).priority(UILayoutPriority(33))
      make.centerX.equalTo(container).priority(ConstraintPriority.high.advanced(by: 1))
    }
    #expect(
      container.constraints.map(\.priority.rawValue) == [1000, 750, 500, 250, 720, 33, 751])
  }

  @Test func labelsBecomeIdentifiers() {
    v1.snp.makeConstraints { $0.top.equalTo(container).offset(3).priority(.low).labeled("gap") }
    #expect(container.constraints.first?.identifier == "gap")
  }

  @Test func constraintsGoToTheNearestCommonAncestor() {
    v1.addSubview(v2)
    v2.snp.makeConstraints { make in
      make.top.equalTo(v1)
      make.bottom.equalTo(container)
      make.width.equalTo(v2.snp.height)
    }
    #expect(v1.constraints.count == 1 && container.constraints.count == 1)
    #expect(v2.constraints.count == 1)
  }

  @Test func remakingReplacesWhatWasMade() {
    v1.snp.makeConstraints { $0.edges.equalTo(container) }
    let other = v1.widthAnchor.constraint(equalToConstant: 3)
    other.isActive = true
    v1.snp.remakeConstraints { $0.top.left.equalTo(container) }
    #expect(attributes(container.constraints) == [.left, .top])
    #expect(other.isActive)
    v1.snp.removeConstraints()
    #expect(container.constraints.isEmpty)
    #expect(other.isActive)
  }

  @Test func updatingChangesConstantsInPlace() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(container).offset(50)
      make.left.equalTo(container).offset(50)
    }
    let before = container.constraints
    v1.snp.updateConstraints { $0.top.equalTo(container).offset(15) }
    #expect(container.constraints == before)
    #expect(container.constraints.map(\.constant) == [15, 50])
  }

  @Test func updatingWithoutAnythingMakes() {
    v1.snp.updateConstraints { $0.top.equalTo(container).offset(15) }
    #expect(container.constraints.count == 1)
  }

  @Test func updatingSomethingElseIsReportedNotTrapped() {
    ScreenEnvironment.fallback = ScreenEnvironment(bounds: container.bounds, scale: 2)
    v1.snp.makeConstraints { $0.top.equalTo(container) }
    v1.snp.updateConstraints { $0.left.equalTo(container) }
    #expect(container.constraints.count == 1)
    #expect(ScreenEnvironment.current.problems.layout.errors.count == 1)
  }

  @Test func aMissingSuperviewIsReportedNotTrapped() {
    ScreenEnvironment.fallback = ScreenEnvironment(bounds: container.bounds, scale: 2)
    container.snp.makeConstraints { make in
      make.width.equalToSuperview()
      make.height.equalTo(4)
    }
    #expect(attributes(container.constraints) == [.height])
    guard case .noSuperview = ScreenEnvironment.current.problems.layout.errors.first else {
      Issue.record("not reported")
      return
    }
  }

  @Test func keptConstraintsCanBeChangedAndSwitched() {
    var top: Constraint?
    var edges: Constraint?
    v1.snp.makeConstraints { make in
      top = make.top.equalTo(container).offset(5).constraint
      edges = make.left.right.equalTo(container).constraint
    }
    top?.update(offset: 9)
    top?.update(priority: .low)
    edges?.update(inset: 6)
    #expect(container.constraints.map(\.constant) == [9, 6, -6])
    #expect(container.constraints.first?.priority.rawValue == 250)
    top?.deactivate()
    #expect(attributes(container.constraints) == [.left, .right])
    #expect(top?.isActive == false && edges?.isActive == true)
    top?.activate()
    top?.activate()
    #expect(attributes(container.constraints) == [.left, .right, .top])
  }

  @Test func preparedConstraintsAreNotActive() {
    let prepared = v1.snp.prepareConstraints { $0.edges.equalTo(container) }
    #expect(prepared.count == 1 && container.constraints.isEmpty)
    #expect(prepared.first?.layoutConstraints.count == 4)
    for constraint in prepared { constraint.activate() }
    #expect(container.constraints.count == 4)
  }

  @Test func guidesTakePart() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.left.equalToSuperview().offset(10)
      make.width.equalTo(40)
    }
    v1.snp.makeConstraints { make in
      make.left.equalTo(guide.snp.right)
      make.top.equalTo(container.safeAreaLayoutGuide).offset(2)
      make.size.equalTo(guide)
    }
    container.layoutIfNeeded()
    #expect(v1.frame == CGRect(x: 50, y: 2, width: 40, height: 0))
    guide.snp.removeConstraints()
    #expect(container.constraints.count == 4)
  }

  @Test func superviewRelationsOfAllKinds() {
    v1.snp.makeConstraints { make in
      make.top.greaterThanOrEqualToSuperview().offset(1)
      make.bottom.lessThanOrEqualToSuperview().inset(2)
    }
    #expect(container.constraints.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(container.constraints.map(\.constant) == [1, -2])
  }

  @Test func contentPrioritiesHaveShortNames() {
    v1.snp.contentHuggingHorizontalPriority = 300
    v1.snp.contentCompressionResistanceVerticalPriority = 20
    #expect(v1.contentHuggingPriority(for: .horizontal).rawValue == 300)
    #expect(v1.contentCompressionResistancePriority(for: .vertical).rawValue == 20)
  }

  @Test func theStripUnderABarHasPartsToo() {
    ScreenEnvironment.fallback = ScreenEnvironment(
      bounds: CGRect(x: 0, y: 0, width: 375, height: 667), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(v1)
    v1.snp.makeConstraints { make in
      make.top.equalTo(controller.topLayoutGuide.snp.bottom).offset(10)
      make.left.right.equalToSuperview()
      make.height.equalTo(controller.topLayoutGuide.snp.height)
    }
    window.layoutIfNeeded()
    #expect(v1.frame == CGRect(x: 0, y: 30, width: 375, height: 20))
  }

  @Test func theStretchyHeaderInThreeStatements() {
    ScreenEnvironment.fallback = ScreenEnvironment(bounds: container.bounds, scale: 2)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let scroll = UIScrollView()
    let (box, image) = (UIView(), UIView())
    view.addSubview(scroll)
    scroll.addSubview(box)
    scroll.addSubview(image)
    scroll.snp.makeConstraints { $0.edges.equalTo(view) }
    box.snp.makeConstraints { make in
      make.top.equalTo(scroll)
      make.left.right.equalTo(view)
      make.height.equalTo(box.snp.width).multipliedBy(0.7)
    }
    image.snp.makeConstraints { make in
      make.left.right.equalTo(box)
      make.top.equalTo(view).priority(.high)
      make.height.greaterThanOrEqualTo(box.snp.height).priority(.required)
      make.bottom.equalTo(box.snp.bottom)
    }
    view.layoutIfNeeded()
    scroll.contentOffset.y = -50
    view.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: -50, width: 375, height: 312.5))
    scroll.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 0, y: 0, width: 375, height: 262.5))
  }
}
