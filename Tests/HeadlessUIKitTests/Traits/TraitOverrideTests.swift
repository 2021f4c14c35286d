import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Traits that views, controllers and scenes override, and traits that an app defines.
@MainActor
@Suite("Trait overrides")
struct TraitOverrideTests {
  private enum Density: UITraitDefinition { static let defaultValue = 2 }
  private enum Compact: UITraitDefinition {
    static let defaultValue = false
    static let affectsColorAppearance = true
  }

  private final class Box: UIView {
    var calls: [String] = []
  }

  @Test("An app's trait has its default until an ancestor overrides it")
  func custom() {
    onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (outer, inner) = (UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.traitCollection[Density.self] == 2)
    outer.traitOverrides[Density.self] = 5
    #expect(inner.traitCollection[Density.self] == 5 && window.traitCollection[Density.self] == 2)
    inner.traitOverrides[Density.self] = 7
    #expect(inner.traitCollection[Density.self] == 7)
    #expect(inner.traitOverrides.contains(Density.self))
    inner.traitOverrides.remove(Density.self)
    #expect(!inner.traitOverrides.contains(Density.self))
    #expect(inner.traitCollection[Density.self] == 5)
    #expect(Density.name == "Density" && Density.identifier.hasSuffix("Density"))
  }

  @Test("The text size of a view and its descendants stays within the view's limits")
  func textSizeLimits() {
    onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let (outer, inner) = (UIView(), Box())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (box: Box, before: UITraitCollection) in
      box.calls.append(before.preferredContentSizeCategory.rawValue)
    }
    outer.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    #expect(window.traitCollection.preferredContentSizeCategory == .large)
    inner.minimumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(outer.traitCollection.preferredContentSizeCategory == .small)
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraSmall)
    inner.minimumContentSizeCategory = nil
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraSmall)
    let names = ["L", "S", "XL"].map { "UICTContentSizeCategory" + $0 }
    #expect(inner.calls == names)
  }

  @Test("Overrides of UIKit's traits apply to descendants and their colours")
  func system() {
    onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    window.traitOverrides.userInterfaceStyle = .dark
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    window.traitOverrides.accessibilityContrast = .high
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(view.traitCollection.accessibilityContrast == .high)
    #expect(view.layer.backgroundColor == UIColor.black.cgColor)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    #expect(view.traitCollection.accessibilityContrast == .high)
  }

  @Test("A controller's overrides apply to its view and its children")
  func controllers() {
    onScreen()
    let (parent, child) = (UIViewController(), UIViewController())
    parent.traitOverrides[Density.self] = 3
    #expect(parent.traitCollection[Density.self] == 3)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(child.view.traitCollection[Density.self] == 3)
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("Handlers and methods are called for their traits alone, with the previous traits")
  func observers() {
    onScreen()
    SelectorMethods.register("changed:previous:", of: Box.self) { box, sender, previous in
      let old = (previous as? UITraitCollection)?[Density.self] ?? -1
      box.calls.append("method \(old) \(sender as AnyObject === box)")
    }
    let (outer, box) = (UIView(), Box())
    outer.addSubview(box)
    box.registerForTraitChanges([Density.self]) { (box: Box, previous: UITraitCollection) in
      box.calls.append("\(previous[Density.self]) to \(box.traitCollection[Density.self])")
    }
    let registration = box.registerForTraitChanges(
      [Density.self], action: Selector("changed:previous:"))
    outer.traitOverrides[Density.self] = 5
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.traitOverrides[Density.self] = 5
    #expect(box.calls == ["2 to 5", "method 2 true"])
    box.unregisterForTraitChanges(registration)
    outer.traitOverrides[Density.self] = 6
    #expect(box.calls.last == "5 to 6" && box.calls.count == 3)
  }

  @Test("A scene's overrides apply to its windows")
  func scenes() {
    let environment = onScreen()
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    let window = UIWindow(frame: environment.screen.bounds)
    window.makeKeyAndVisible()
    var seen: [Int] = []
    scene.registerForTraitChanges([Density.self]) { (scene: UIWindowScene, _) in
      seen.append(scene.traitCollection[Density.self])
    }
    scene.traitOverrides[Density.self] = 9
    #expect(window.traitCollection[Density.self] == 9 && seen == [9])
  }

  @Test("Changed traits are those whose values differ, including the app's own")
  func changedTraits() {
    let base = UITraitCollection { $0.userInterfaceStyle = .light }
    #expect(base.changedTraits(from: base).isEmpty)
    let other = base.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 5
    }
    for changed in [base.changedTraits(from: other), other.changedTraits(from: base)] {
      let names = changed.map { $0.name }
      #expect(names == ["UITraitUserInterfaceStyle", "Density"])
    }
    let first = base.changedTraits(from: nil).map { $0.name }
    #expect(first == ["UITraitUserInterfaceStyle"])
  }

  @Test("A closure sets traits of a collection, and equal values make equal collections")
  func mutations() {
    onScreen()
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0[Density.self] = 4
    }
    #expect(traits.userInterfaceStyle == .dark && traits[Density.self] == 4)
    #expect(
      traits
        == UITraitCollection(Density.self, value: 4).modifyingTraits {
          $0.userInterfaceStyle = .dark
        })
    #expect(traits != traits.replacing(Density.self, value: 5))
    #expect(traits.containsTraits(in: UITraitCollection(Density.self, value: 4)))
    #expect(!traits.containsTraits(in: UITraitCollection(Density.self, value: 5)))
    let merged = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(Density.self, value: 8),
    ])
    #expect(merged[Density.self] == 8 && merged.userInterfaceStyle == .dark)
    let other = traits.replacing(Compact.self, value: true)
    #expect(other.hasDifferentColorAppearance(comparedTo: traits))
    #expect(!merged.hasDifferentColorAppearance(comparedTo: traits))
  }
}
