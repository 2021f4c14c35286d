import Foundation
import HeadlessUIKit
import Testing

/// The content of controllers that have nothing to show.
@MainActor
@Suite("Unavailable content")
struct ContentUnavailableTests {
  private final class Empty: UIViewController {
    var states: [String?] = []
    var isEmpty = true

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states.append(state.searchText)
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "star")
      configuration.text = "Nothing"
      configuration.secondaryText = "Come back later."
      configuration.button = .bordered()
      configuration.button.title = "Reload"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private func labels(of view: UIView?) -> [UILabel] {
    view?.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden } ?? []
  }

  @Test("Image, texts and button are below each other in the centre")
  func places() throws {
    onScreen()
    let controller = Empty()
    let window = show(controller)
    let view = try #require(controller.view.subviews.last as? UIContentUnavailableView)
    #expect(view.frame == window.bounds)
    view.layoutIfNeeded()
    let parts = view.subviews.filter {
      !$0.isHidden && ($0 is UILabel || $0 is UIImageView || $0 is UIButton)
    }
    #expect(parts.count == 4)
    for (above, below) in zip(parts, parts.dropFirst()) {
      #expect(above.frame.maxY < below.frame.minY && abs(above.center.x - below.center.x) <= 0.5)
    }
    let middle = (parts[0].frame.minY + parts[3].frame.maxY) / 2
    #expect(abs(middle - window.bounds.midY) <= 1)
    #expect(labels(of: view).map(\.text) == ["Nothing", "Come back later."])
    #expect(labels(of: view).allSatisfy { $0.textAlignment == .center })
  }

  @Test("The controller is asked before the first layout and after each request")
  func updates() {
    onScreen()
    let controller = Empty()
    let window = show(controller)
    #expect(controller.states == [nil])
    controller.isEmpty = false
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(controller.states == [nil] && controller.view.subviews.count == 1)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.states == [nil, nil] && controller.view.subviews.isEmpty)
  }

  @Test("The configuration of a search names the searched text")
  func search() {
    onScreen()
    let controller = UIViewController()
    let window = show(controller)
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    window.layoutIfNeeded()
    #expect(labels(of: controller.view.subviews.last).first?.text == "No Results")
    var state = UIContentUnavailableConfigurationState(
      traitCollection: controller.traitCollection)
    state.searchText = "cat"
    let named = UIContentUnavailableConfiguration.search().updated(for: state)
    #expect(named.text == "No Results for “cat”")
    #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
  }

  @Test("Loading content shows an activity indicator")
  func loading() throws {
    onScreen()
    let view = UIContentUnavailableView(configuration: .loading())
    let spinner = try #require(
      view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(spinner.isAnimating && labels(of: view).map(\.text) == ["Loading…"])
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(!spinner.isAnimating)
  }

  @Test("A button calls its action")
  func action() {
    onScreen()
    var calls = 0
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.buttonProperties.primaryAction = UIAction(title: "Go") { _ in calls += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    let button = view.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden }
    #expect(button?.configuration?.title == "Go")
    button?.sendActions(for: .primaryActionTriggered)
    #expect(calls == 1)
  }
}
