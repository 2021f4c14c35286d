import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Segues between the controllers of a storyboard.
@MainActor
struct SegueTests {
  final class Walker: UIViewController {
    var prepared: [String] = []
    var refuses = false
    var cameBack: [String] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      prepared.append(
        "\(segue.identifier ?? "none") to \(segue.destination.title ?? "none"), "
          + "loaded \(segue.destination.isViewLoaded), self \(isViewLoaded)")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      !refuses
    }
  }

  final class Jump: UIStoryboardSegue {
    static var jumped: [String] = []
    override func perform() {
      Self.jumped.append("\(source.title ?? "") > \(destination.title ?? "")")
    }
  }

  private func start() throws -> (window: UIWindow, walker: Walker, environment: ScreenEnvironment)
  {
    let first = NibFixture.controller(
      """
      <button id="b"><rect key="frame" x="0" y="100" width="100" height="50"/><state \
      key="normal" title="Go"/><connections><segue destination="second" kind="show" \
      identifier="push" id="s1"/></connections></button>\
      <containerView id="box"><rect key="frame" x="0" y="300" width="200" height="100"/>\
      <connections><segue destination="inner" kind="embed" identifier="embed" id="s2"/>\
      </connections></containerView>
      """,
      attributes: #"title="First" customClass="Walker""#,
      connections: """
        <segue destination="second" kind="presentation" identifier="present" \
        modalPresentationStyle="fullScreen" animates="NO" id="s3"/>\
        <segue destination="second" kind="custom" identifier="jump" customClass="Jump" id="s4"/>
        """)
    let second = NibFixture.controller(
      """
      <button id="back"><connections><segue destination="exit" kind="unwind" \
      unwindAction="comeBack:" id="s5"/></connections></button>
      """,
      id: "second", attributes: #"title="Second""#,
      beside: #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#)
    let environment = onScreen(
      assets: NibFixture(storyboards: [
        "Main": NibFixture.storyboard(
          """
          <navigationController id="nav" sceneMemberID="viewController"><connections><segue \
          destination="first" kind="relationship" relationship="rootViewController" id="s0"/>\
          </connections></navigationController>
          """, first, second,
          NibFixture.controller(id: "inner", attributes: #"title="Inner""#), initial: "nav")
      ]))
    RuntimeClasses.register("Walker", Walker.self)
    RuntimeClasses.register("Jump", Jump.self)
    SelectorMethods.register("comeBack:", of: Walker.self) { walker, sender, _ in
      walker.cameBack.append((sender as? UIStoryboardSegue)?.source.title ?? "nobody")
    }
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UINavigationController)
    let window = UIWindow(frame: environment.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, try #require(root.topViewController as? Walker), environment)
  }

  @Test func containersAreFilledBeforeViewDidLoad() throws {
    let (_, walker, environment) = try start()
    #expect(walker.prepared == ["embed to Inner, loaded false, self true"])
    #expect(walker.children.map(\.title) == ["Inner"])
    #expect(walker.children[0].view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(walker.children[0].view.superview === walker.view.subviews[1])
    #expect(environment.problems.notes == [])
  }

  @Test func buttonsPushAndAskBefore() throws {
    let (window, walker, _) = try start()
    let button = try #require(walker.view.subviews[0] as? UIButton)
    walker.refuses = true
    button.sendActions(for: .touchUpInside)
    #expect(walker.navigationController?.viewControllers.count == 1)
    walker.refuses = false
    walker.prepared = []
    button.sendActions(for: .touchUpInside)
    #expect(walker.prepared == ["push to Second, loaded false, self true"])
    #expect(walker.navigationController?.viewControllers.last?.title == "Second")
    withExtendedLifetime(window) {}
  }

  @Test func codePerformsSeguesByIdentifier() throws {
    let (window, walker, _) = try start()
    walker.refuses = true  // Segues performed by code do not ask for permission.
    Jump.jumped = []
    walker.performSegue(withIdentifier: "jump", sender: nil)
    #expect(Jump.jumped == ["First > Second"])
    walker.performSegue(withIdentifier: "present", sender: nil)
    #expect(walker.presentedViewController?.title == "Second")
    #expect(walker.presentedViewController?.modalPresentationStyle == .fullScreen)
    withExtendedLifetime(window) {}
  }

  @Test func unwindingGoesBack() throws {
    let (window, walker, environment) = try start()
    let button = try #require(walker.view.subviews[0] as? UIButton)
    button.sendActions(for: .touchUpInside)
    window.layoutIfNeeded()
    let second = try #require(walker.navigationController?.topViewController)
    (second.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(walker.cameBack == ["Second"])
    #expect(walker.navigationController?.topViewController === walker)
    #expect(environment.problems.notes == [])
  }
}
