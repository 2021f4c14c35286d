import HeadlessUIKit
import Testing

/// Presentations for which UIKit raises an exception, or that do not end.
@MainActor
@Suite("Endless presentations")
struct EndlessPresentationTests {
  /// Presents a controller as soon as it appears.
  private final class Presenter: UIViewController {
    private let following: (Presenter) -> UIViewController

    init(_ following: @escaping (Presenter) -> UIViewController) {
      self.following = following
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) { present(following(self), animated: false) }
  }

  private func show(_ root: UIViewController) -> ScreenEnvironment {
    let environment = onScreen()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.show()
    for tick in 1...200 {
      environment.clock.advance(to: Double(tick) / 60)
      window.layoutIfNeeded()
    }
    return environment
  }

  @Test("A controller that presents itself is a screen error, and nothing is presented")
  func itself() {
    let root = Presenter { $0 }
    #expect(
      show(root).problems.takeRaised()?.kind == .presentedActive(controller: "Presenter"))
    #expect(root.presentedViewController == nil)
  }

  @Test("Controllers that present one another without end are stopped at 64")
  func chain() {
    var count = 0
    func next() -> Presenter {
      Presenter { _ in
        count += 1
        return next()
      }
    }
    #expect(
      show(next()).problems.takeRaised()?.kind
        == .endlessPresentation(controller: "Presenter", limit: 64)
    )
    #expect(count == 65)
  }
}
