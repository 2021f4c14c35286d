import Foundation
import Graphics
import HeadlessUIKit
import Testing
import Typography

/// Traits of views and controllers, and the calls when they change.
@MainActor
@Suite("Traits")
struct TraitTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test(
    "System colours match Apple's table, light and dark",
    arguments: [
      (UIColor.systemBlue, [0, 122, 255], [10, 132, 255]),
      (.systemRed, [255, 59, 48], [255, 69, 58]), (.label, [0, 0, 0], [255, 255, 255]),
      (.systemBackground, [255, 255, 255], [0, 0, 0]),
      (.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]),
    ])
  func systemColors(color: UIColor, inLight: [Double], inDark: [Double]) {
    func parts(_ traits: UITraitCollection) -> [Double] {
      let shown = color.resolvedColor(with: traits).cgColor.color
      return [shown.red, shown.green, shown.blue].map { ($0 * 255).rounded() }
    }
    #expect(parts(light) == inLight && parts(dark) == inDark)
  }

  @Test("A dynamic colour resolves with the current traits")
  func dynamicColors() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    #expect(color.resolvedColor(with: dark) == .red && color.resolvedColor(with: light) == .green)
    let faint = color.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor.red.withAlphaComponent(0.5))
    dark.performAsCurrent { #expect(color.cgColor == UIColor.red.cgColor) }
    #expect(color.cgColor == UIColor.green.cgColor)
    #expect(UIColor.label != .black && UIColor.label == .label)
  }

  @Test(
    "Size classes follow device and orientation",
    arguments: [
      (375, 812, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (812, 375, .compact, .compact), (896, 414, .regular, .compact),
      (414, 896, .compact, .regular),
      (744, 1133, .regular, .regular), (1133, 744, .regular, .regular),
    ])
  func sizeClasses(
    width: CGFloat, height: CGFloat, across: UIUserInterfaceSizeClass,
    down: UIUserInterfaceSizeClass
  ) {
    onScreen(width: width, height: height)
    let traits = UIScreen.main.traitCollection
    #expect(traits.horizontalSizeClass == across && traits.verticalSizeClass == down)
    #expect(traits.displayScale == 2 && traits.layoutDirection == .leftToRight)
    #expect(traits.userInterfaceIdiom == (across == .regular && down == .regular ? .pad : .phone))
  }

  @Test("Merged trait collections use the later value")
  func combining() {
    let both = UITraitCollection(traitsFrom: [
      light, UITraitCollection(displayScale: 3), dark,
    ])
    #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
    #expect(both.containsTraits(in: dark) && !both.containsTraits(in: light))
    #expect(both.verticalSizeClass == .unspecified && both != dark)
    #expect(both.hasDifferentColorAppearance(comparedTo: light))
    #expect(UITraitCollection(userInterfaceStyle: .dark) == dark)
  }

  @Test("A screen in dark mode shows dynamic colours dark")
  func darkScreen() {
    let environment = onScreen(style: .dark)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    #expect(view.backgroundColor === UIColor.systemBackground)
    environment.run { #expect(UIColor.label.cgColor == UIColor.white.cgColor) }
  }

  final class Noting: UIView {
    var log: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log.append(
        "\(previous?.userInterfaceStyle == .dark ? "dark" : "light") to "
          + "\(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
    }
  }

  @Test("A style override applies to descendants without one and notifies them")
  func override() {
    onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (outer, inner, own) = (Noting(), Noting(), Noting())
    own.overrideUserInterfaceStyle = .light
    inner.backgroundColor = .systemBackground
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addSubview(own)
    #expect(outer.log.isEmpty && inner.log.isEmpty && own.log.isEmpty)
    window.overrideUserInterfaceStyle = .dark
    #expect(outer.log == ["light to dark"] && inner.log == ["light to dark"] && own.log.isEmpty)
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(inner.log.last == "dark to light")
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
  }

  @Test("A view moved under another style is notified and changes its colours")
  func moving() {
    onScreen()
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    let view = Noting()
    view.backgroundColor = UIColor.label.withAlphaComponent(0.5)
    dark.addSubview(view)
    #expect(view.log == ["light to dark"])
    #expect(view.layer.backgroundColor == UIColor(white: 1, alpha: 0.5).cgColor)
  }

  @Test("A controller's style override applies to its view, which is notified second")
  func controllers() {
    final class Page: UIViewController {
      var log: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log.append(traitCollection.userInterfaceStyle)
      }
    }
    onScreen()
    let page = Page()
    page.loadViewIfNeeded()
    page.overrideUserInterfaceStyle = .dark
    #expect(page.log == [.dark] && page.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "Trait observers receive changes with the previous traits until unregistered")
  func registration() {
    onScreen()
    let view = UIView()
    var styles: [UIUserInterfaceStyle] = []
    var others = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      styles.append(previous.userInterfaceStyle)
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIView, _) in others += 1
    }
    view.overrideUserInterfaceStyle = .dark
    view.overrideUserInterfaceStyle = .light
    #expect(styles == [.light, .dark] && others == 0)
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .dark
    #expect(styles.count == 2)
  }

  @Test("Text styles and metrics follow the content size category")
  func textSizes() {
    onScreen(category: .extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
    let metrics = UIFontMetrics(forTextStyle: .body)
    // The leading of body text grows from 22 to 29.
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 22)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 20).pointSize == 20)
    #expect(metrics.scaledValue(for: 44) == 58 && UIFontMetrics.default.scaledValue(for: 0) == 0)
    // 17 · 21/22 = 16.23, as read off a phone.
    let medium = UITraitCollection(preferredContentSizeCategory: .medium)
    let scale = UIScreen.main.scale
    let value = metrics.scaledValue(for: 17, compatibleWith: medium)
    #expect(value == (17 * 21 / 22 * scale).rounded() / scale)
    // Heights of buttons in Thumbtack's pictures of iOS 17 fit these sizes of text.
    let largest = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let sizes = [14, 16].map { size in
      [small, largest].map {
        metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: $0).pointSize
      }
    }
    #expect(sizes == [[12, 31], [14, 35]])
    // The size of the standard text size is exact.
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 14.5), compatibleWith: standard)
    #expect(font.pointSize == 14.5)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(
      UIContentSizeCategory.small < .large && UIContentSizeCategory.unspecified.category == .large)
  }
}
