import Foundation
import HeadlessUIKit
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// Layout of the effects' screens besides the frames: pixel alignment, content sizes, conflicts,
/// and how often conflicts are logged.
@MainActor
struct ScreenLayoutTests {
  /// A screen at rest, which code scrolls without a touch.
  @MainActor
  struct Resting {
    let stage: Stage

    init(_ screen: String, on device: String = "iphone-x") throws {
      stage = try ScreenPlay(device: device, screen: screen).stage(ScreenScript())
    }

    var log: LayoutLog { stage.environment.problems.layout }

    func view(_ name: String) throws -> UIView {
      func found(in view: UIView) -> UIView? {
        view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap(found).first
      }
      return try #require(found(in: stage.window), "\(name)")
    }

    func scrollView() throws -> UIScrollView { try #require(stage.scrollViews.first) }

    func scroll(to offset: CGFloat) throws {
      try scrollView().contentOffset.y = offset
      stage.window.layoutIfNeeded()
    }

    var constraintCount: Int {
      func count(_ view: UIView) -> Int {
        view.constraints.count + view.subviews.map(count).reduce(0, +)
      }
      return count(stage.window)
    }
  }

  nonisolated private static let steps = StretchyHeader.Variant.allCases

  /// The size of a pixel on a screen of scale 3, to which frames are aligned.
  private let onePixel: CGFloat = 1.0 / 3

  private func stretchy(_ step: StretchyHeader.Variant) throws -> Resting {
    try Resting("name: stretchy-layout, variant: \(step.rawValue), text-height: 1096")
  }

  @Test func aHeaderPinnedToTheScreenLiesExactlyAtItsTopForEveryOffset() throws {
    let screen = try Resting("name: parallax-and-scale", on: "iphone-8")
    let (header, image, label) = (
      try screen.view("headerContainerView"), try screen.view("headerImageView"),
      try screen.view("label")
    )
    for offset in stride(from: CGFloat(-200), through: 200, by: 0.13) {
      try screen.scroll(to: offset)
      let drawn = (offset * 2).rounded(.toNearestOrAwayFromZero) / 2
      #expect(header.frame.minY == drawn, "offset \(offset)")
      #expect(image.frame.size == header.frame.size, "offset \(offset)")
      #expect(label.frame.minY == 210, "offset \(offset)")
    }
    // The original gives header and label a width, but no horizontal position.
    #expect(
      screen.log.errors.map(\.description) == [
        "UIView:headerContainerView: Constraints leave its horizontal position or size ambiguous.",
        "UILabel:label: Constraints leave its horizontal position or size ambiguous.",
      ])
  }

  @Test func aNegativeHeightIsLoggedOnce() throws {
    let screen = try Resting("name: parallax-and-scale", on: "iphone-8")
    for offset in stride(from: CGFloat(211), through: 260, by: 7) { try screen.scroll(to: offset) }
    let conflicts = screen.log.conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.contains("UIView:headerContainerView.height == -1") == true)
    try screen.scroll(to: 100)
    try screen.scroll(to: 230)
    #expect(screen.log.conflicts.count == 1)
  }

  @Test(arguments: steps)
  func aTextOfGivenHeightDeterminesTheContentHeightAloneAndKeepsIt(
    step: StretchyHeader.Variant
  ) throws {
    let screen = try stretchy(step)
    let scrollView = try screen.scrollView()
    for offset in Array(stride(from: CGFloat(-300), through: 668, by: 12.1)) + [262.5, 0] {
      try screen.scroll(to: offset)
      #expect(abs(scrollView.contentSize.height - 1386.5) <= 1e-6, "offset \(offset)")
      #expect(scrollView.contentSize.width == 0)
    }
  }

  @Test func stepTwoJamsWithOneConflictAndComesBackByItself() throws {
    let screen = try stretchy(.step2)
    try screen.scroll(to: 300)
    #expect(screen.log.conflicts.count == 1)
    try screen.scroll(to: 500)
    #expect(screen.log.conflicts.count == 1)
    try screen.scroll(to: 100)
    #expect(try abs(screen.view("imageView").frame.height - 162.5) <= onePixel)
  }

  @Test(arguments: steps.filter { $0 != .step2 })
  func theOtherStepsHaveNoConflict(step: StretchyHeader.Variant) throws {
    let screen = try stretchy(step)
    for offset in [-300, -12.5, 0, 12.5, 300, 600] as [CGFloat] { try screen.scroll(to: offset) }
    #expect(screen.log.entries.isEmpty)
  }

  /// The top constraint and the picture's compression resistance both have priority 750.
  @Test func aTieOfTopAndCompressionResistanceGoesToTheTop() throws {
    let screen = try stretchy(.step3)
    try screen.scroll(to: -1500)
    #expect(try abs(screen.view("imageView").frame.height - 1762.5) <= onePixel)
    try screen.scroll(to: 0)
    #expect(try abs(screen.view("imageView").frame.height - 262.5) <= onePixel)
  }

  @Test(arguments: [
    ("parallax-and-scale", 14), ("stretchy-layout, variant: step-1", 16),
    ("stretchy-layout, variant: step-2", 20), ("stretchy-layout, variant: step-3", 21),
    ("stretchy-layout, variant: step-4", 25), ("stretchy-layout, variant: step-5", 25),
    ("stretchy-layout, variant: step-6", 25),
  ])
  func screensHaveTheOriginalsConstraints(screen: String, count: Int) throws {
    #expect(try Resting("name: \(screen)").constraintCount == count)
  }

  @Test(arguments: ["hide-on-scroll", "sticky-menu", "profile-banner"])
  func layoutsWithoutConflictsLogNothing(name: String) throws {
    let screen = try Resting("name: \(name)", on: "iphone-8")
    for offset in stride(from: CGFloat(0), through: 225, by: 12.5) { try screen.scroll(to: offset) }
    #expect(screen.log.entries.isEmpty)
  }

  @Test func aTableInAScrollViewMakesItsContentAsWideAsTheScreen() throws {
    let screen = try Resting("name: sticky-menu", on: "iphone-8")
    #expect(try abs(screen.scrollView().contentSize.width - 375) <= 1e-6)
  }
}
