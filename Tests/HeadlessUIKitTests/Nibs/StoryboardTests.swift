import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing
import Typography

/// Controllers and views loaded from storyboards.
@MainActor
struct StoryboardTests {
  /// A view that records its life cycle calls.
  final class NotingView: UIView {
    static var calls: [String] = []
    var header: UILabel?

    required init?(coder: NSCoder) {
      Self.calls.append("view begins")
      super.init(coder: coder)
      Self.calls.append("view init, \(subviews.count) subviews, tag \(tag)")
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      Self.calls.append("view awake, radius \(layer.cornerRadius), \(header?.text ?? "no outlet")")
    }
  }

  final class NotingController: UIViewController {
    var panel: NotingView?
    var labels: [UILabel] = []
    var taps: [String] = []

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      NotingView.calls.append("controller init, title \(title ?? "nil"), \(isViewLoaded)")
    }

    override func awakeFromNib() {
      super.awakeFromNib()
      NotingView.calls.append("controller awake, \(isViewLoaded)")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      NotingView.calls.append("loaded, \(panel == nil ? "no outlet" : "outlet"), \(labels.count)")
    }
  }

  private func register() {
    RuntimeClasses.register("NotingView", NotingView.self)
    RuntimeClasses.register("Fixture.NotingController", NotingController.self)
    KeyedProperties.register("header", of: NotingView.self) {
      $0.header
    } set: { view, value in
      guard let label = value as? UILabel else { return false }
      view.header = label
      return true
    }
    KeyedProperties.register("panel", of: NotingController.self) {
      $0.panel
    } set: { controller, value in
      guard let panel = value as? NotingView else { return false }
      controller.panel = panel
      return true
    }
    KeyedProperties.register("labels", of: NotingController.self) {
      $0.labels
    } set: { controller, value in
      guard let labels = value as? [UILabel] else { return false }
      controller.labels = labels
      return true
    }
    SelectorMethods.register("tapped:", of: NotingController.self) { controller, sender, _ in
      controller.taps.append((sender as? UIButton)?.currentTitle ?? "no button")
    }
  }

  private static let label =
    #"<label text="Hello" lineBreakMode="tailTruncation" id="label"/>"#
  private static let noting = NibFixture.storyboard(
    NibFixture.controller(
      """
      <view id="panel" customClass="NotingView" tag="7"><rect key="frame" x="10" y="20" width="100" \
      height="50"/><subviews>\(label)<label text="Two" id="two"/></subviews>\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="layer.cornerRadius"><real key="value" value="5"/></userDefinedRuntimeAttribute>\
      </userDefinedRuntimeAttributes><connections><outlet property="header" destination="label" \
      id="o1"/></connections></view><button id="button"><state key="normal" title="Go"/>\
      <connections><action selector="tapped:" destination="first" eventType="touchUpInside" \
      id="a1"/></connections></button>
      """,
      attributes:
        #"title="Noting" customClass="NotingController" customModule="Fixture""#,
      connections: """
        <outlet property="panel" destination="panel" id="o2"/>\
        <outletCollection property="labels" destination="label" id="c1"/>\
        <outletCollection property="labels" destination="two" id="c2"/>
        """))

  @Test func objectsAreMadeInUIKitsOrder() throws {
    let environment = onScreen(assets: NibFixture(storyboards: ["Main": Self.noting]))
    register()
    NotingView.calls = []
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? NotingController)
    #expect(
      NotingView.calls == ["controller init, title Noting, false", "controller awake, false"])
    NotingView.calls = []
    controller.loadViewIfNeeded()
    #expect(
      NotingView.calls == [
        "view begins", "view init, 2 subviews, tag 7", "view awake, radius 5.0, Hello",
        "loaded, outlet, 2",
      ])
    #expect(controller.labels.map(\.text) == ["Hello", "Two"])
    #expect(environment.problems.notes == [])
  }

  @Test func actionsReachTheController() throws {
    onScreen(assets: NibFixture(storyboards: ["Main": Self.noting]))
    register()
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? NotingController)
    let button = controller.view.subviews.compactMap { $0 as? UIButton }[0]
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(controller.taps == ["Go"])
  }

  /// Constraints to the safe area, with multipliers of 1:2 and 16:9, and one placeholder.
  @Test func constraintsPlaceViews() throws {
    let scene = NibFixture.controller(
      NibFixture.view("a") + NibFixture.view("b"),
      constraints: """
        <constraint firstItem="a" firstAttribute="top" secondItem="first-safe" \
        secondAttribute="top" constant="10" id="1" identifier="top"/>\
        <constraint firstItem="a" firstAttribute="leading" secondItem="first-view" \
        secondAttribute="leadingMargin" id="2"/>\
        <constraint firstItem="a" firstAttribute="width" secondItem="first-view" \
        secondAttribute="width" multiplier="1:2" id="3"/>\
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" \
        multiplier="16:9" id="4"/>\
        <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" \
        constant="8" symbolic="YES" id="5"/>\
        <constraint firstItem="b" firstAttribute="centerX" secondItem="a" \
        secondAttribute="centerX" id="6"/>\
        <constraint firstItem="b" firstAttribute="width" constant="40" id="7"/>\
        <constraint firstItem="b" firstAttribute="height" relation="greaterThanOrEqual" \
        constant="30" id="8"/>\
        <constraint firstItem="b" firstAttribute="height" constant="20" priority="250" id="9"/>\
        <constraint firstItem="b" firstAttribute="height" constant="500" placeholder="YES" \
        id="10"/>
        """)
    let environment = onScreen(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    let window = UIWindow(frame: environment.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let (a, b) = (root.view.subviews[0], root.view.subviews[1])
    #expect(a.frame == CGRect(x: 16, y: 30, width: 187.5, height: 105.5))
    #expect(b.frame.size == CGSize(width: 40, height: 30))
    #expect(abs(b.center.x - a.center.x) <= 0.5)
    #expect(abs(b.frame.minY - a.frame.maxY - 8) <= 0.5)
    #expect(root.view.constraints.contains { $0.identifier == "top" && $0.constant == 10 })
    #expect(environment.problems.notes == [])
  }

  @Test func textsColoursAndFontsAreDecoded() throws {
    let scene = NibFixture.controller(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Big" \
      textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" \
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="l">\
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>\
      <color key="textColor" red="1" green="0.5" blue="0" alpha="0.25" colorSpace="custom" \
      customColorSpace="sRGB"/><color key="backgroundColor" systemColor="systemRedColor"/></label>\
      <label text="Named" id="n"><color key="textColor" name="Brand"/></label>\
      <label text="P3" id="p"><color key="textColor" red="1" green="0" blue="0" alpha="1" \
      colorSpace="custom" customColorSpace="displayP3"/></label>\
      <textField text="Typed" placeholder="Name" borderStyle="roundedRect" textAlignment="right" \
      id="f"><textInputTraits key="textInputTraits" autocapitalizationType="words" \
      keyboardType="emailAddress" returnKeyType="done"/></textField>
      """)
    let environment = onScreen(
      assets: NibFixture(
        storyboards: ["Main": NibFixture.storyboard(scene)], colors: ["Brand": .systemTeal]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    let label = try #require(root.view.subviews[0] as? UILabel)
    #expect(label.text == "Big" && label.numberOfLines == 0 && label.textAlignment == .center)
    #expect(label.lineBreakMode == .byWordWrapping && !label.isUserInteractionEnabled)
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(label.backgroundColor == .systemRed)
    #expect((root.view.subviews[1] as? UILabel)?.textColor == .systemTeal)
    // A colour outside of sRGB is clipped.
    #expect((root.view.subviews[2] as? UILabel)?.textColor == .red)
    let field = try #require(root.view.subviews[3] as? UITextField)
    #expect(field.text == "Typed" && field.placeholder == "Name" && field.textAlignment == .right)
    #expect(field.borderStyle == .roundedRect && field.keyboardType == .emailAddress)
    #expect(field.autocapitalizationType == .words && field.returnKeyType == .done)
    #expect(environment.problems.notes == [])
  }

  /// Xcode keeps the title of its template in the state of a button with a configuration.
  @Test(arguments: [
    (#"<buttonConfiguration key="configuration" style="plain" title="Log in"/>"#, "Log in"),
    (#"<buttonConfiguration key="configuration" style="plain" title=""/>"#, ""),
    (#"<buttonConfiguration key="configuration" style="filled" image="plus"/>"#, nil),
    ("", "Button"),
  ])
  func aButtonShowsTheTitleOfItsConfiguration(configuration: String, title: String?) throws {
    let scene = NibFixture.controller(
      """
      <button opaque="NO" buttonType="system" id="b"><rect key="frame" x="0" y="0" width="90" \
      height="35"/><state key="normal" title="Button"/><state key="selected" title="Other"/>\
      \(configuration)</button>
      """)
    _ = onScreen(assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    let button = try #require(root.view.subviews[0] as? UIButton)
    button.layoutIfNeeded()
    #expect((button.configuration?.title ?? button.title(for: .normal)) == title)
    #expect(button.titleLabel?.text == title)
    #expect(button.title(for: .selected) == "Other")
  }

  @Test func aButtonsConfigurationHasAFont() throws {
    let scene = NibFixture.controller(
      """
      <button opaque="NO" buttonType="system" id="b"><state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="plain" title="AC">\
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="30"/>\
      </buttonConfiguration></button>
      """)
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    let button = try #require(root.view.subviews[0] as? UIButton)
    button.layoutIfNeeded()
    let text = try #require(button.titleLabel?.attributedText)
    #expect(
      text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 30))
    #expect(environment.problems.notes == [])
  }

  @Test func containersBeginWithTheirControllers() throws {
    let environment = onScreen(
      assets: NibFixture(storyboards: [
        "Main": NibFixture.storyboard(
          """
          <tabBarController id="tabs" sceneMemberID="viewController"><tabBar key="tabBar" \
          contentMode="scaleToFill" id="bar"><color key="barTintColor" white="1" alpha="1" \
          colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></tabBar>\
          <connections><segue destination="nav" kind="relationship" \
          relationship="viewControllers" id="s1"/><segue destination="second" \
          kind="relationship" relationship="viewControllers" id="s2"/></connections>\
          </tabBarController>
          """,
          """
          <navigationController id="nav" sceneMemberID="viewController"><navigationBar \
          key="navigationBar" clipsSubviews="YES" contentMode="scaleToFill" largeTitles="YES" id="nb"/>\
          <tabBarItem key="tabBarItem" title="One" id="t1"/><connections>\
          <segue destination="first" kind="relationship" relationship="rootViewController" \
          id="s3"/></connections></navigationController>
          """,
          """
          <viewController id="first" sceneMemberID="viewController"><view key="view" id="v">\
          <rect key="frame" x="0" y="0" width="375" height="667"/></view><navigationItem \
          key="navigationItem" title="Home" id="ni"><barButtonItem key="rightBarButtonItem" \
          systemItem="add" id="add"/></navigationItem></viewController>
          """, NibFixture.controller(id: "second"), initial: "tabs")
      ]))
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let tabs = try #require(made as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.tabBar.items?.first?.title == "One")
    #expect(tabs.tabBar.barTintColor == .white)
    #expect(navigation.navigationBar.prefersLargeTitles)
    // The background extends under the status bar.
    #expect(!navigation.navigationBar.clipsToBounds)
    let home = try #require(navigation.topViewController)
    #expect(home.navigationItem.title == "Home")
    #expect(home.navigationItem.rightBarButtonItem != nil)
    #expect(!home.isViewLoaded)
    #expect(environment.problems.notes == [])
  }

  @Test(arguments: [
    ("", ["masterViewController", "detailViewController"]),
    ("allowDoubleColumnStyle='YES'", ["masterViewController", "detailViewController"]),
    (
      "allowDoubleColumnStyle='YES'",
      ["masterViewController", "supplementaryViewController", "detailViewController"]
    ),
  ])
  func aSplitViewControllerBeginsWithItsColumns(attributes: String, columns: [String]) throws {
    let segues = columns.enumerated().map { place, column in
      "<segue destination='c\(place)' kind='relationship' relationship='\(column)' id='s\(place)'/>"
    }
    let environment = onScreen(
      width: 1024, height: 768,
      assets: NibFixture(storyboards: [
        "Main": NibFixture.storyboard(
          """
          <splitViewController id="split" preferredDisplayMode="beside" behavior="tile" \
          \(attributes)><connections>\(segues.joined())</connections></splitViewController>
          """,
          NibFixture.controller(id: "c0"), NibFixture.controller(id: "c1"),
          NibFixture.controller(id: "c2"), initial: "split")
      ]))
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let split = try #require(made as? UISplitViewController)
    let style: UISplitViewController.Style =
      attributes.isEmpty ? .unspecified : columns.count == 3 ? .tripleColumn : .doubleColumn
    #expect(split.style == style && split.viewControllers.count == columns.count)
    #expect(split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile)
    #expect(environment.problems.notes == [])
  }

  @Test func stacksAndScrollViewsArrange() throws {
    let scene = NibFixture.controller(
      """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      clipsSubviews="YES" pagingEnabled="YES" id="scroll"><rect key="frame" x="0" y="0" width="1" \
      height="1"/><subviews><stackView axis="vertical" spacing="12" distribution="fillEqually" \
      alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>\
      \(NibFixture.view("a"))\(NibFixture.view("b", attributes: #"hidden="YES""#))</subviews>\
      </stackView></subviews><viewLayoutGuide key="contentLayoutGuide" id="content"/>\
      <viewLayoutGuide key="frameLayoutGuide" id="frame"/><constraints>\
      <constraint firstItem="stack" firstAttribute="top" secondItem="content" \
      secondAttribute="top" id="1"/><constraint firstItem="stack" firstAttribute="bottom" \
      secondItem="content" secondAttribute="bottom" id="2"/><constraint firstItem="stack" \
      firstAttribute="leading" secondItem="content" secondAttribute="leading" id="3"/>\
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="content" \
      secondAttribute="trailing" id="4"/><constraint firstItem="stack" firstAttribute="width" \
      secondItem="frame" secondAttribute="width" id="5"/><constraint firstItem="stack" \
      firstAttribute="height" constant="900" id="6"/></constraints></scrollView>
      """,
      constraints: """
        <constraint firstItem="scroll" firstAttribute="top" secondItem="first-view" \
        secondAttribute="top" id="7"/><constraint firstAttribute="bottom" secondItem="scroll" \
        secondAttribute="bottom" id="8"/><constraint firstItem="scroll" \
        firstAttribute="leading" secondItem="first-view" secondAttribute="leading" id="9"/>\
        <constraint firstAttribute="trailing" secondItem="scroll" secondAttribute="trailing" \
        id="10"/>
        """)
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    root.view.frame = environment.screen.bounds
    root.view.layoutIfNeeded()
    let scroll = try #require(root.view.subviews[0] as? UIScrollView)
    let stack = try #require(scroll.subviews[0] as? UIStackView)
    #expect(scroll.frame == environment.screen.bounds && scroll.isPagingEnabled)
    #expect(scroll.contentSize == CGSize(width: 375, height: 900))
    #expect(stack.axis == .vertical && stack.spacing == 12 && stack.distribution == .fillEqually)
    #expect(stack.arrangedSubviews.count == 2 && stack.alignment == .center)
    #expect(environment.problems.notes == [])
  }

  @Test func variationsFollowTheSizeClasses() throws {
    let scene = NibFixture.controller(
      """
      <label text="Wide" id="l"><fontDescription key="fontDescription" type="system" \
      pointSize="10"/><variation key="widthClass=compact"><fontDescription \
      key="fontDescription" type="system" pointSize="30"/></variation></label>\
      \(NibFixture.view("a", """
        <constraints><constraint firstAttribute="height" constant="10" id="h1"/>\
        <constraint firstAttribute="height" constant="90" id="h2"/><constraint \
        firstAttribute="width" constant="10" id="w"><variation key="widthClass=compact" \
        constant="70"/></constraint></constraints><variation key="default"><mask \
        key="constraints"><exclude reference="h2"/></mask></variation><variation \
        key="heightClass=regular-widthClass=compact"><mask key="constraints"><include \
        reference="h2"/><exclude reference="h1"/></mask></variation>
        """))
      """)
    func heightAndFont(_ size: CGSize) throws -> (CGSize, CGFloat) {
      onScreen(
        width: size.width, height: size.height,
        assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
      let root = try #require(
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
      root.view.layoutIfNeeded()
      let label = try #require(root.view.subviews[0] as? UILabel)
      return (root.view.subviews[1].bounds.size, label.font.pointSize)
    }
    let phone = try heightAndFont(CGSize(width: 375, height: 667))
    #expect(phone.0 == CGSize(width: 70, height: 90) && phone.1 == 30)
    let tablet = try heightAndFont(CGSize(width: 1024, height: 1366))
    #expect(tablet.0 == CGSize(width: 10, height: 10) && tablet.1 == 10)
  }

  /// A size class mask leaves out a view of the storyboard. Its constraints are dropped without a
  /// message.
  @Test func constraintsOfViewsThatAreLeftOutAreNotActive() throws {
    let scene = """
      <viewController id="first"><view key="view" id="root"><rect key="frame" x="0" y="0" \
      width="375" height="667"/><subviews>\(NibFixture.view("a"))\(NibFixture.view("b"))</subviews>\
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="safe" \
      secondAttribute="top" constant="5" id="c1"/><constraint firstItem="b" firstAttribute="top" \
      secondItem="root" secondAttribute="top" constant="7" id="c2"/></constraints>\
      <viewLayoutGuide key="safeArea" id="safe"/><variation key="widthClass=compact"><mask \
      key="subviews"><exclude reference="a"/></mask></variation></view></viewController>
      """
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    root.loadViewIfNeeded()
    #expect(root.view.subviews.count == 1)
    #expect(root.view.constraints.map(\.constant) == [7])
    #expect(environment.problems.notes == [] && environment.problems.errors.map(\.kind) == [])
  }

  @Test(arguments: [
    "<barButtonItems key=\"rightBarButtonItems\">|</barButtonItems>",
    "<rightBarButtonItems>|</rightBarButtonItems>",
  ])
  func severalButtonsOfABarAreReadAsEveryXcodeWritesThem(tags: String) throws {
    let items = tags.replacing(
      "|", with: "<barButtonItem title=\"A\" id=\"a\"/><barButtonItem title=\"B\" id=\"b\"/>")
    let scene = """
      <viewController id="first"><view key="view" id="root"/><navigationItem \
      key="navigationItem" id="n">\(items)</navigationItem></viewController>
      """
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    #expect(root.navigationItem.rightBarButtonItems?.map(\.title) == ["A", "B"])
    #expect(environment.problems.notes == [])
  }
}
