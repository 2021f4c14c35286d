@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Methods called by selector.
@MainActor
@Suite("Selectors")
struct SelectorTests {
  class Base: UIResponder {
    var calls: [String] = []
    func tapped(_ sender: Any?) { calls.append("base") }
  }

  final class Derived: Base {
    override func tapped(_ sender: Any?) { calls.append("derived") }
  }

  final class Child: UIResponder {
    let parent: UIResponder
    init(parent: UIResponder) { self.parent = parent }
    override var next: UIResponder? { parent }
  }

  private func register() {
    SelectorMethods.register("tapped:", of: Base.self) { target, sender, _ in
      target.tapped(sender)
    }
  }

  @Test("A class inherits methods called by selector")
  func inheritance() {
    onScreen()
    register()
    let derived = Derived()
    #expect(UIApplication.shared.sendAction("tapped:", to: derived, from: nil, for: nil))
    #expect(derived.calls == ["derived"])
  }

  @Test("An action without a target goes up the responder chain")
  func chain() {
    onScreen()
    register()
    let parent = Base()
    let child = Child(parent: parent)
    #expect(UIApplication.shared.sendAction("tapped:", to: nil, from: child, for: nil))
    #expect(parent.calls == ["base"])
    #expect(!UIApplication.shared.sendAction("nobody", to: nil, from: child, for: nil))
  }

  @Test("Calling an unregistered method is a screen error")
  func unknown() {
    let environment = onScreen()
    #expect(!UIApplication.shared.sendAction("missing:", to: Base(), from: nil, for: nil))
    #expect(
      environment.problems.errors.map(\.kind) == [.unrecognizedSelector("missing:", target: "Base")]
    )
  }
}
