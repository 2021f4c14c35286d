@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Class names and members by name, without the Objective-C runtime.
@MainActor
@Suite struct RuntimeNameTests {
  private class Base: UIView {
    var title = "base"
  }

  private final class Derived: Base {
    var count = 1
  }

  @Test func aClassIsFoundByTheNameItWasRegisteredWith() {
    RuntimeClasses.register("RuntimeNameTests.Base", Base.self)
    #expect(RuntimeClasses.named("RuntimeNameTests.Base") == Base.self)
    #expect(RuntimeClasses.named("RuntimeNameTests.Nobody") == nil)
  }

  @Test func aPropertyIsReadAndSetThroughTheNearestClassThatHasIt() throws {
    KeyedProperties.register("title", of: Base.self) {
      $0.title
    } set: { target, value in
      guard let title = value as? String else { return false }
      target.title = title
      return true
    }
    let view = Derived()
    let inherited = try #require(KeyedProperties.property("title", of: view))
    #expect(inherited.set(view, "new") && view.title == "new")
    #expect(!inherited.set(view, 7) && view.title == "new")
    KeyedProperties.register("title", of: Derived.self) { "\($0.count)" }
    let own = try #require(KeyedProperties.property("title", of: view))
    #expect(own.get(view) as? String == "1")
    #expect(!own.set(view, "read-only") && view.title == "new")
    #expect(KeyedProperties.property("title", of: UIView()) == nil)
  }
}
