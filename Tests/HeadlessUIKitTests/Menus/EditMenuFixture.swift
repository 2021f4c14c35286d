import Foundation
import Graphics
@_spi(Overscroll) import HeadlessUIKit
import Layers

/// A view with editing actions, which records the queries for actions and the actions performed.
final class EditedView: UIView {
  var taken: Set<String> = []
  var asked: [String] = []
  var log: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    asked.append("\(action)")
    return taken.contains("\(action)")
  }
  override func copy(_ sender: Any?) {
    log.append("copy by \(sender.map { "\(type(of: $0))" } ?? "")")
  }
  override func cut(_ sender: Any?) { log.append("cut") }
  override func delete(_ sender: Any?) { log.append("delete") }
}

extension TouchFixture {
  /// The shared menu controller of the screen.
  var menu: UIMenuController { environment.run { UIMenuController.shared } }

  /// Returns the frame in the window of an item of the edit menu, or nil if there is none.
  func line(_ title: String) -> CGRect? {
    let label = window.tree.compactMap { $0 as? UILabel }.first { $0.text == title }
    guard let row = label?.superview as? UIControl else { return nil }
    return row.convert(row.bounds, to: nil)
  }

  func tap(line title: String) {
    guard let frame = line(title) else { return }
    tap(frame.midX, frame.midY)
    wait(0.5)
  }

  /// The picture of the window at one pixel per point.
  var picture: Bitmap {
    window.layoutIfNeeded()
    var tree = window.layerTree(at: time)
    tree.deviceScale = nil
    return Compositor(scale: 1).render(tree)
  }
}

/// Records the notifications of a menu controller during its lifetime.
@MainActor
final class MenuListener {
  private(set) var lines: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  private let called: (String) -> Void

  init(_ menu: UIMenuController, _ called: @escaping (String) -> Void = { _ in }) {
    self.called = called
    let names: KeyValuePairs = [
      "will show": UIMenuController.willShowMenuNotification,
      "did show": UIMenuController.didShowMenuNotification,
      "will hide": UIMenuController.willHideMenuNotification,
      "did hide": UIMenuController.didHideMenuNotification,
      "frame": UIMenuController.menuFrameDidChangeNotification,
    ]
    for (line, name) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { _ in
          MainActor.assumeIsolated {
            self.lines.append(line)
            self.called(line)
          }
        })
    }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}
