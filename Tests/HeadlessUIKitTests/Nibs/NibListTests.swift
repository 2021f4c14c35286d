import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Testing

/// Prototype cells, static rows, and cells from nibs.
@MainActor
struct NibListTests {
  final class CardCell: UITableViewCell {
    var name: UILabel?
    static var awoken = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      Self.awoken += 1
    }
  }

  final class TileCell: UICollectionViewCell {
    var name: UILabel?
  }

  final class ListController: UITableViewController {
    var isStatic = false
    override func numberOfSections(in tableView: UITableView) -> Int {
      isStatic ? super.numberOfSections(in: tableView) : 1
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      isStatic ? super.tableView(tableView, numberOfRowsInSection: section) : 3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      if isStatic { return super.tableView(tableView, cellForRowAt: indexPath) }
      let identifier = indexPath.row == 0 ? "plain" : "card"
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
      (cell as? CardCell)?.name?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func register() {
    RuntimeClasses.register("CardCell", CardCell.self)
    RuntimeClasses.register("TileCell", TileCell.self)
    RuntimeClasses.register("ListController", ListController.self)
    KeyedProperties.register("name", of: CardCell.self) {
      $0.name
    } set: { cell, value in
      cell.name = value as? UILabel
      return cell.name != nil
    }
    KeyedProperties.register("name", of: TileCell.self) {
      $0.name
    } set: { cell, value in
      cell.name = value as? UILabel
      return cell.name != nil
    }
  }

  private func show(_ root: UIViewController, _ environment: ScreenEnvironment) -> UIWindow {
    let window = UIWindow(frame: environment.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  private static let name = """
    <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name"><rect \
    key="frame" x="0" y="0" width="40" height="20"/></label>
    """
  /// Returns a cell with a label at (30, 10).
  private static func card(_ tag: String = "") -> String {
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" reuseIdentifier="card" \
    rowHeight="80" id="card" customClass="CardCell"><rect key="frame" x="0" y="0" width="375" \
    height="80"/><tableViewCellContentView key="contentView" tableViewCell="card" id="content">\
    <rect key="frame" x="0" y="0" width="375" height="80"/><subviews>\(name)</subviews>\
    <constraints><constraint firstItem="name" firstAttribute="leading" secondItem="content" \
    secondAttribute="leading" constant="30" id="c1"/><constraint firstItem="name" \
    firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c2"/>\
    </constraints></tableViewCellContentView><connections><outlet property="name" \
    destination="name" id="o1"/></connections></tableViewCell>
    """
  }

  private static func table(_ mode: String, _ inside: String) -> String {
    NibFixture.storyboard(
      """
      <tableViewController id="first" customClass="ListController" \
      sceneMemberID="viewController"><tableView key="view" clipsSubviews="YES" \
      contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="\(mode)" style="grouped" \
      separatorStyle="default" rowHeight="60" sectionHeaderHeight="18" sectionFooterHeight="18" \
      id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\(inside)<connections>\
      <outlet property="dataSource" destination="first" id="d"/><outlet property="delegate" \
      destination="first" id="e"/></connections></tableView></tableViewController>
      """)
  }

  @Test func prototypesAreCells() throws {
    let prototypes = """
      <prototypes><tableViewCell selectionStyle="default" accessoryType="disclosureIndicator" \
      reuseIdentifier="plain" textLabel="tl" detailTextLabel="dl" \
      style="IBUITableViewCellStyleSubtitle" id="plain"><rect key="frame" x="0" y="0" \
      width="375" height="60"/><tableViewCellContentView key="contentView" tableViewCell="plain" \
      id="pc"><subviews><label text="Title" id="tl"><fontDescription key="fontDescription" \
      type="boldSystem" pointSize="19"/></label><label text="Below" id="dl"><frame key="frameInset" minX="15" \
      minY="20" width="325" height="18"/></label></subviews>\
      </tableViewCellContentView></tableViewCell>\(Self.card())</prototypes><sections/>
      """
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": Self.table("prototypes", prototypes)]))
    register()
    CardCell.awoken = 0
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? ListController)
    let window = show(controller, environment)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.rowHeight == 60 && table.dataSource === controller)
    let plain = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(plain.textLabel?.text == "Title" && plain.detailTextLabel?.text == "Below")
    #expect(plain.textLabel?.font == .boldSystemFont(ofSize: 19))
    #expect(plain.accessoryType == .disclosureIndicator && plain.reuseIdentifier == "plain")
    let one = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? CardCell)
    let two = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)) as? CardCell)
    #expect(one.name?.text == "Row 1" && two.name?.text == "Row 2" && one.name !== two.name)
    #expect(one.name?.frame.origin == CGPoint(x: 30, y: 10) && one.selectionStyle == .none)
    #expect(CardCell.awoken == 2)
    #expect(environment.problems.notes == [])
    withExtendedLifetime(window) {}
  }

  @Test("Separator insets of a storyboard are measured from the reference that it names")
  func separatorInsets() throws {
    func table(_ attributes: String, inset: String = "") throws -> UITableView {
      let text = Self.table("prototypes", "<prototypes>\(Self.card())</prototypes>\(inset)")
        .replacingOccurrences(of: "rowHeight=\"60\"", with: "rowHeight=\"60\" \(attributes)")
      let environment = onScreen(width: 414, assets: NibFixture(storyboards: ["Main": text]))
      register()
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect(environment.problems.notes == [])
      return try #require((made as? ListController)?.tableView)
    }
    let inset = "<inset key=\"separatorInset\" minX=\"15\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>"
    #expect(try table("").separatorInset.left == 20)
    let old = try table("", inset: inset)
    #expect(old.separatorInset.left == 15 && old.separatorInsetReference == .fromCellEdges)
    let automatic = "separatorInsetReference=\"fromAutomaticInsets\""
    let moved = try table(automatic, inset: inset)
    #expect(moved.separatorInset.left == 15)
    #expect(moved.separatorInsetReference == .fromAutomaticInsets)
    #expect(try table(automatic).separatorInset == .zero)
  }

  @Test func staticTablesAnswerForThemselves() throws {
    func row(_ title: String, _ id: String, _ height: String = "") -> String {
      """
      <tableViewCell \(height) textLabel="\(id)l" style="IBUITableViewCellStyleDefault" \
      id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>\
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c"><subviews>\
      <label text="\(title)" id="\(id)l"/></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let sections = """
      <sections><tableViewSection headerTitle="Account" id="s1"><cells>\
      \(row("Name", "a", #"rowHeight="90""#))\(row("Mail", "b"))</cells></tableViewSection>\
      <tableViewSection footerTitle="The end" id="s2"><cells>\(row("Out", "c"))</cells>\
      </tableViewSection></sections>
      """
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": Self.table("static", sections)]))
    register()
    let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    let controller = try #require(made as? ListController)
    controller.isStatic = true
    let window = show(controller, environment)
    let table = try #require(controller.tableView)
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
    let titles = table.visibleCells.map { $0.textLabel?.text ?? "" }
    #expect(titles == ["Name", "Mail", "Out"])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 90)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
    #expect(environment.problems.notes == [])
    withExtendedLifetime(window) {}
  }

  @Test func registeredNibsAreCells() throws {
    let environment = onScreen(assets: NibFixture(nibs: ["Card": NibFixture.nib(Self.card())]))
    register()
    let table = UITableView(frame: environment.screen.bounds)
    table.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "other")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "other") as? CardCell)
    #expect(cell.name?.text == "Name" && cell.reuseIdentifier == "other")
    table.register(nil as UINib?, forCellReuseIdentifier: "other")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  @Test func registeredNibsAreDecorations() throws {
    final class Lined: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: [0, 0])
        line.frame = CGRect(x: 5, y: 6, width: 70, height: 8)
        return [line]
      }
    }
    let line = """
      <collectionReusableView opaque="NO" contentMode="scaleToFill" id="line">\
      <rect key="frame" x="0" y="0" width="9" height="9"/>\
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></collectionReusableView>
      """
    onScreen(assets: NibFixture(nibs: ["Line": NibFixture.nib(line)]))
    let layout = Lined()
    layout.register(UINib(nibName: "Line", bundle: nil), forDecorationViewOfKind: "line")
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    list.layoutIfNeeded()
    let shown = try #require(list.subviews.first { $0.frame.minX == 5 })
    #expect(shown.frame == CGRect(x: 5, y: 6, width: 70, height: 8))
    #expect(shown.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func collectionsHavePrototypesAndALayout() throws {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(
        _ list: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        list.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      }
    }
    let scene = NibFixture.controller(
      """
      <collectionView clipsSubviews="YES" dataMode="prototypes" contentMode="scaleToFill" id="c">\
      <rect key="frame" x="0" y="0" width="375" height="300"/><collectionViewFlowLayout \
      key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="3" \
      scrollDirection="horizontal" id="f"><size key="itemSize" width="70" height="200"/><size \
      key="headerReferenceSize" width="0" height="0"/><inset key="sectionInset" minX="5" minY="0" \
      maxX="0" maxY="0"/></collectionViewFlowLayout><cells><collectionViewCell \
      reuseIdentifier="tile" id="tile" customClass="TileCell"><rect key="frame" x="0" y="0" \
      width="70" height="90"/><view key="contentView" contentMode="center"><rect key="frame" x="0" \
      y="0" width="70" height="90"/><subviews>\(Self.name)</subviews></view><connections><outlet \
      property="name" destination="name" id="o"/></connections></collectionViewCell></cells>\
      </collectionView>
      """)
    let environment = onScreen(
      assets: NibFixture(storyboards: ["Main": NibFixture.storyboard(scene)]))
    register()
    let root = try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    let list = try #require(root.view.subviews[0] as? UICollectionView)
    let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.minimumLineSpacing == 7 && flow.scrollDirection == .horizontal)
    let source = Source()
    list.dataSource = source
    let window = show(root, environment)
    let cells = list.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
    #expect(cells.map(\.frame.minX) == [5, 82])
    #expect((cells[0] as? TileCell)?.name?.text == "Name")
    #expect((cells[0] as? TileCell)?.name?.superview === cells[0].contentView)
    #expect(environment.problems.notes == [])
    withExtendedLifetime(window) {}
  }

  // MARK: Nibs of views and controllers

  final class CardController: UIViewController {}

  @Test func aControllerFindsTheNibOfItsName() throws {
    let nib = NibFixture.nib(
      #"<view id="v" tag="9"><rect key="frame" x="0" y="0" width="200" height="100"/></view>"#,
      owner: #"<connections><outlet property="view" destination="v" id="o"/></connections>"#)
    for name in ["Card", "CardController"] {
      onScreen(assets: NibFixture(nibs: [name: nib]))
      #expect(CardController().view.tag == 9)
    }
    onScreen(assets: NibFixture(nibs: ["Other": nib]))
    #expect(CardController().view.tag == 0)
    #expect(CardController(nibName: "Other", bundle: nil).view.tag == 9)
    let objects = Bundle.main.loadNibNamed("Other", owner: CardController(), options: nil)
    #expect((objects?.first as? UIView)?.bounds.size == CGSize(width: 200, height: 100))
  }
}
