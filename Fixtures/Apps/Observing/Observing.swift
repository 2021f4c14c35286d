import UIKit

class Model: NSObject {
  @objc dynamic var name = "a"
  @objc dynamic var count: Int = 0 {
    didSet { print("count", oldValue, count) }
  }
  @objc dynamic var doubled: Int {
    get { count * 2 }
    set { count = newValue / 2 }
  }
  @objc dynamic private var items = NSMutableArray()
  @objc dynamic var list: [String] = ["x"]
  var elements: NSMutableArray { mutableArrayValue(forKey: "items") }
  @objc var manual = 1 {
    willSet { willChangeValue(forKey: "manual") }
    didSet { didChangeValue(forKey: "manual") }
  }
}

final class SubModel: Model {
  @objc dynamic weak var friend: Model? {
    willSet { print("friend", newValue == nil) }
  }
}

final class ObservingController: UIViewController {
  private let model = SubModel()
  @objc dynamic var level = 1
  private var tokens: [NSKeyValueObservation] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tokens = [
      model.observe(\.name, options: [.old, .new]) { model, change in
        print("name", change.oldValue ?? "-", change.newValue ?? "-", model.name)
      },
      model.observe(\.count, options: .prior) { model, change in
        print("observed", change.isPrior, model.count)
      },
      model.observe(\.doubled) { model, _ in print("doubled", model.doubled) },
      model.observe(\.friend, options: .new) { _, change in print("befriended") },
      observe(\.level, options: .new) { _, change in print("level", change.newValue ?? -1) },
    ]
    model.name = "b"
    model.count = 3
    model.doubled = 10
    model.friend = Model()
    model.setValue("c", forKey: "name")
    level += 6
    tokens = []
    model.name = "nobody sees it"
  }
}

final class CollectionController: UIViewController {
  private let model = SubModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    for key in ["items", "manual"] {
      model.addObserver(self, forKeyPath: key, options: [.new, .old], context: nil)
    }
    model.addObserver(
      self, forKeyPath: #keyPath(Model.list), options: [.new, .initial], context: nil)
    let elements = model.elements
    elements.add("one")
    elements.insert("zero", at: 0)
    elements.replaceObject(at: 1, with: "uno")
    elements.removeObject(at: 0)
    elements.addObjects(from: ["p", "q", "r"])
    elements.removeObjects(in: NSRange(location: 1, length: 2))
    elements.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["u", "v"])
    print("elements", elements.count, elements.index(of: "r"), elements.map { $0 as! String })
    model.mutableArrayValue(forKey: "list").add("y")
    model.list.append("z")
    elements.removeAllObjects()
    model.manual = 2
    model.removeObserver(self, forKeyPath: "items")
    model.elements.add("nobody sees it")
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard let keyPath, let change, object is Model else { return }
    let kind = (change[.kindKey] as! NSNumber).uintValue
    let indexes = (change[.indexesKey] as? IndexSet).map(Array.init) ?? []
    print(keyPath, kind, change[.newKey] ?? "-", change[.oldKey] ?? "-", indexes)
  }
}
