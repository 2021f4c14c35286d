import Foundation
import HeadlessUIKit
import Testing

/// Objects of classes known only at run time are created through the symbols of their initialisers.
/// If the ABI differed from the description in `CALayer+OfClass.swift`, these tests would fail:
/// wrong classes, uninitialised stored properties, or lost arguments.
@MainActor
struct DynamicClassTests {
  private class OwnInit: UITableViewCell {
    var trace: [String] = ["stored"]

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      trace.append("init")
    }

    required init?(coder: NSCoder) { nil }
  }

  private class Inherits: OwnInit { let extra = "a string that does not fit a register" }

  private final class Grandchild: Inherits {
    let own: Int

    override init(style: CellStyle, reuseIdentifier: String?) {
      own = 7
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// A second designated initialiser, which nothing here calls.
    init(own: Int) {
      self.own = own
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    var marks = [1, 2, 3]

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      marks.append(4)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Item: UICollectionViewCell {
    var frames: [CGRect] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      frames.append(frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  private class Disc: CALayer {
    var radius: CGFloat = 12

    override init() {
      super.init()
      cornerRadius = radius
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class DiscView: UIView {
    override class var layerClass: AnyClass { Disc.self }
  }

  private final class StrangeView: UIView {
    override class var layerClass: AnyClass { NSString.self }
  }

  private let identifier = "an identifier that is longer than fifteen bytes"

  @Test("A registered cell is created by its init(style:reuseIdentifier:)")
  func tableCells() throws {
    let table = UITableView()
    for (type, name) in [
      (OwnInit.self, "own"), (Inherits.self, "inherits"), (Grandchild.self, "g"),
    ] {
      table.register(type, forCellReuseIdentifier: identifier + name)
    }
    let own = try #require(
      table.dequeueReusableCell(withIdentifier: identifier + "own") as? OwnInit)
    #expect(type(of: own) == OwnInit.self && own.trace == ["stored", "init"])
    #expect(own.style == .subtitle && own.reuseIdentifier == identifier + "own")
    let heir = table.dequeueReusableCell(withIdentifier: identifier + "inherits") as? Inherits
    #expect(heir?.extra == "a string that does not fit a register" && heir?.trace.count == 2)
    let last = table.dequeueReusableCell(withIdentifier: identifier + "g") as? Grandchild
    #expect(last?.own == 7 && last?.extra.isEmpty == false)
  }

  @Test("Headers and collection view cells are created by their own initialisers")
  func otherViews() throws {
    let table = UITableView()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: identifier)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: identifier) as? Header
    #expect(header?.marks == [1, 2, 3, 4] && header?.reuseIdentifier == identifier)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(Item.self, forCellWithReuseIdentifier: identifier)
    let cell = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: [0, 0])
    #expect((cell as? Item)?.frames == [.zero] && cell.reuseIdentifier == identifier)
  }

  @Test("Dynamically created objects are released")
  func releases() {
    weak var cell: UITableViewCell?
    weak var layer: CALayer?
    do {
      let table = UITableView()
      table.register(Grandchild.self, forCellReuseIdentifier: identifier)
      cell = table.dequeueReusableCell(withIdentifier: identifier)
      layer = DiscView().layer
    }
    #expect(cell == nil && layer == nil)
  }

  @Test("A view's layer has its layerClass and the layer's own init()")
  func layers() throws {
    let view = DiscView()
    let layer = try #require(view.layer as? Disc)
    #expect(layer.cornerRadius == 12 && layer.radius == 12 && layer.delegate === view)
    #expect(type(of: StrangeView().layer) == CALayer.self)
  }

  @Test("Registering a class of other views is refused with a problem")
  func unsuitableClass() {
    let environment = onScreen()
    let table = UITableView()
    table.register(UIScrollView.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    #expect(
      environment.problems.notes == [
        "UIScrollView, registered for the identifier 'a', is not a subclass of UITableViewCell"
      ])
  }
}
