import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Testing

/// The controller properties for editing, rotation and the home indicator.
@MainActor
@Suite("Editing, rotation and home indicator")
struct EditingTests {
  final class Rows: UITableViewController {
    var calls: [Bool] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append(editing)
    }
  }

  @Test("The edit button shows Edit or Done and toggles setEditing")
  func button() {
    onScreen()
    let rows = Rows(style: .plain)
    let button = rows.editButtonItem
    #expect(button === rows.editButtonItem && button.title == "Edit" && !rows.isEditing)
    button.perform()
    #expect(rows.isEditing && rows.tableView.isEditing && button.title == "Done")
    #expect(button.style == .done)
    rows.isEditing = false
    #expect(!rows.tableView.isEditing && button.title == "Edit" && rows.calls == [true, false])
  }

  final class Still: UIViewController {
    var turns = false
    var hidesIndicator = false
    override var shouldAutorotate: Bool { turns }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    onScreen(
      width: 390, height: 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      statusBarHeight: 47)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.show()
    return window
  }

  @Test("A controller without autorotation keeps the orientation")
  func turning() {
    let still = Still()
    let window = window(still)
    #expect(!window.rotate(to: .landscapeLeft))
    still.turns = true
    #expect(window.rotate(to: .landscapeLeft))
  }

  @Test("The home indicator hides if the controller, or its designated child, requests it")
  func indicator() {
    final class Container: UIViewController {
      override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
    }
    let (root, child) = (Container(), Still())
    root.addChild(child)
    let window = window(root)
    let layers = window.layerTree(at: 0).layers.count
    child.hidesIndicator = true
    #expect(window.layerTree(at: 0).layers.count == layers)
    child.setNeedsUpdateOfHomeIndicatorAutoHidden()
    root.view.addSubview(child.view)
    child.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(window.layerTree(at: 0).layers.count == layers - 1)
  }
}
