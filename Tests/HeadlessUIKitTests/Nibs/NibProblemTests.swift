import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Unsupported content of a nib is reported with file and line, and loading continues.
@MainActor
struct NibProblemTests {
  private func load(_ text: String) -> (root: UIViewController?, notes: [String]) {
    let environment = onScreen(assets: NibFixture(storyboards: ["Main": text]))
    let root = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    root?.loadViewIfNeeded()
    let errors = environment.problems.errors.map(\.kind.description)
    return (root, environment.problems.notes + errors)
  }

  nonisolated static let sentences: [(scene: String, sentence: String)] = [
    (
      #"<mapView id="m"><rect key="frame" x="1" y="2" width="30" height="40"/></mapView>"#,
      "Main.storyboard:4: <mapView> is not supported; a grey box is shown instead"
    ),
    (
      #"<view id="v" customClass="Nowhere"/>"#,
      "Main.storyboard:4: the app has no class 'Nowhere'; a UIView is used instead"
    ),
    (
      #"<view id="v"><strangeThing key="odd"/></view>"#,
      "Main.storyboard:4: <strangeThing> (odd) is not supported; it is left out"
    ),
    (
      #"<view id="v" glitter="YES"/>"#, "Main.storyboard:4: glitter of <view> is not supported"
    ),
    (
      #"<view id="v" contentMode="sideways"/>"#,
      "Main.storyboard:4: <view> cannot have contentMode=\"sideways\""
    ),
    (
      #"<view id="v" alpha="nan"/>"#, "Main.storyboard:4: <view> cannot have alpha=\"nan\""
    ),
    (
      #"<imageView image="cat" id="v"/>"#, "Main.storyboard:4: no image named 'cat'"
    ),
    (
      #"<imageView image="star" catalog="system" id="v"/>"#,
      "Main.storyboard:4: the system symbol 'star' is not available"
    ),
    (
      #"<view id="v"><color key="tintColor" name="Brand"/></view>"#,
      "Main.storyboard:4: no colour is named 'Brand'"
    ),
    (
      #"<view id="v"><connections><outlet property="eye" destination="v" id="o"/></connections></view>"#,
      "Main.storyboard:4: UIView has no outlet 'eye'; it is not set"
    ),
    (
      #"<view id="v"><connections><outlet property="eye" destination="q" id="o"/></connections></view>"#,
      "Main.storyboard:4: destination refers to an object that does not exist: 'q'"
    ),
    (
      """
      <view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" \
      keyPath="shiny" value="YES"/></userDefinedRuntimeAttributes></view>
      """,
      "Main.storyboard:4: UIView is not key value coding-compliant for the key 'shiny'; it is "
        + "not set"
    ),
    (
      """
      <view id="v"><constraints><constraint firstAttribute="width" secondItem="gone" \
      secondAttribute="width" id="c"/></constraints></view>
      """,
      "Main.storyboard:4: secondItem refers to an object that does not exist: 'gone'"
    ),
  ]

  @Test(arguments: sentences.indices) func aViewGoesOn(index: Int) throws {
    let (scene, sentence) = Self.sentences[index]
    let (root, notes) = load(NibFixture.storyboard(NibFixture.controller(scene)))
    #expect(root?.view.subviews.count == 1)
    #expect(notes == [sentence])
  }

  @Test func aViewThatIsNotHereKeepsItsPlace() throws {
    let (root, _) = load(NibFixture.storyboard(NibFixture.controller(Self.sentences[0].scene)))
    #expect(root?.view.subviews[0].frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func damagedFilesAreASentence() {
    let whole = NibFixture.storyboard(NibFixture.controller())
    let cut = String(whole.prefix(400))
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE d [<!ENTITY a "&b;&b;"><!ENTITY b "&a;&a;">]>
      <document>&a;</document>
      """
    let deep =
      #"<document type="CocoaTouch">"# + String(repeating: "<view>", count: 200_000)
    let wide =
      #"<document type="CocoaTouch">"# + String(repeating: "<view/>", count: 100_000)
      + "</document>"
    for (text, words) in [
      ("", "Main.storyboard:1: "), (cut, "Main.storyboard:"), (bomb, "Main.storyboard:"),
      (
        deep,
        "Main.storyboard:1: elements are nested more than 250 levels deep; the file is not read"
      ),
      (wide, "Main.storyboard:1: the file has more than 100000 elements; it is not read"),
      ("<html/>", "Main.storyboard:1: <html> is not an Interface Builder document"),
      (
        #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#,
        "Main.storyboard:1: the file is for a platform other than iOS"
      ),
    ] {
      let (root, notes) = load(text)
      #expect(root == nil)
      #expect(notes.count == 1 && notes[0].hasPrefix(words), "\(notes)")
    }
  }

  @Test func whatIsNotThereIsAnError() {
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(NibFixture.controller())]))
    let board = UIStoryboard(name: "Main", bundle: nil)
    _ = board.instantiateViewController(withIdentifier: "profile")
    board.instantiateInitialViewController()?.performSegue(withIdentifier: "go", sender: nil)
    _ = UIStoryboard(name: "Other", bundle: nil)
    _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil)
    #expect(
      environment.problems.errors.map(\.kind.description) == [
        "Main.storyboard: no view controller has the identifier 'profile'",
        "Main.storyboard:4: UIViewController has no segue with identifier 'go'",
        "Other: the app has no such file", "Card: the app has no such file",
      ])
  }

  /// A container is its own root, and a view's container embeds the controller around it.
  @Test func cyclesEnd() {
    let (root, notes) = load(
      NibFixture.storyboard(
        """
        <navigationController id="first" sceneMemberID="viewController"><connections><segue \
        destination="first" kind="relationship" relationship="rootViewController" id="s"/>\
        </connections></navigationController>
        """))
    #expect((root as? UINavigationController)?.viewControllers.isEmpty == true)
    #expect(
      notes == [
        "Main.storyboard:4: this refers back to navigationController, which contains it; it is "
          + "left out"
      ])
    let embedded = load(
      NibFixture.storyboard(
        NibFixture.controller(
          """
          <containerView id="box"><connections><segue destination="first" kind="embed" id="s"/>\
          </connections></containerView>
          """)))
    #expect(embedded.root?.children.isEmpty == true)
    #expect(embedded.notes.count == 1)
  }

  /// Two storyboards refer to each other.
  @Test func storyboardsThatReferToOneAnotherEnd() {
    func reference(to name: String) -> String {
      NibFixture.storyboard(
        """
        <viewControllerPlaceholder storyboardName="\(name)" id="first" \
        sceneMemberID="viewController"/>
        """)
    }
    let environment = onScreen(
      assets: NibFixture(storyboards: ["A": reference(to: "B"), "B": reference(to: "A")]))
    #expect(UIStoryboard(name: "A", bundle: nil).instantiateInitialViewController() == nil)
    #expect(environment.problems.notes.count == 1)
  }
}
