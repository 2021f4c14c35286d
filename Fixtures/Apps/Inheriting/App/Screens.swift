import Kit
import UIKit

/// Adds methods to the conformances of a library's class.
final class FeedController: MiddleController {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    describe(table)
    let delegate: PanelDelegate? = self
    print("width", delegate?.panelWidth?(self) as Any, "title", delegate?.panelTitle as Any)
    delegate?.panelDidClose?(self)
  }
}

extension FeedController {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.contentOffset.y == 120 { print("feed scrolled") }
  }
  func panelDidClose(_ panel: NSObject) { print("feed closed") }
  var panelTitle: String { "Feed" }
}

/// Adds nothing, so that the heights of the table apply.
final class PlainController: MiddleController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    describe(table)
    let delegate: PanelDelegate? = self
    print("width", delegate?.panelWidth?(self) as Any, "title", delegate?.panelTitle as Any)
  }
}

@MainActor func describe(_ table: UITableView) {
  let responds = [
    #selector(UITableViewDelegate.tableView(_:heightForRowAt:)),
    #selector(UIScrollViewDelegate.scrollViewDidScroll(_:)),
    #selector(UIScrollViewDelegate.scrollViewDidEndDecelerating(_:)),
  ].map { name -> Bool in table.delegate?.responds(to: name) ?? false }
  print(
    "row", table.rectForRow(at: IndexPath(row: 0, section: 0)).height,
    "header", table.rectForHeader(inSection: 0).height, "responds", responds)
  table.contentOffset.y = 120
}

/// A base class of the app. Its generic subclass, and a class below that, add methods.
class PageController: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate,
  UITextFieldDelegate, UINavigationControllerDelegate, ChartDelegate
{
  let scroller = UIScrollView()
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroller.frame = view.bounds
    scroller.contentSize = CGSize(width: 375, height: 2000)
    scroller.delegate = self
    view.addSubview(scroller)
    field.delegate = self
    field.accessibilityIdentifier = "field"
    scroller.addSubview(field)
    let tap = UITapGestureRecognizer()
    tap.delegate = self
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    navigationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let delegate: ChartDelegate = self
    print("chart", delegate.chartHeight?() as Any)
  }
}

class GenericController<Model>: PageController {
  @objc private func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    print("generic drags")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    print("generic lets go")
  }
  func chartHeight() -> Int { 7 }
}

final class ChatController: GenericController<String>, GraphDelegate {
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    print("chat lets go")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { print("text", textField.text ?? "") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != "b" }
  // Swift alone can call these: Objective-C would not find them.
  private func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { print("private") }
  func textFieldDidBeginEditing(_ textField: NSObject) { print("another type") }
}

extension ChatController {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    print("received")
    return true
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { print("shown") }
}

@objc protocol ChartDelegate { @objc optional func chartHeight() -> Int }
@objc protocol GraphDelegate { @objc optional func chartHeight() -> Int }

/// Shows the controllers of the library's class on one screen.
final class ListsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [FeedController(), PlainController()] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

/// Shows the app's controller in a navigation controller.
final class ChatScreen: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let delegate: GraphDelegate? = LinePlotView()
    print("graph", delegate?.chartHeight?() as Any)
    pushViewController(ChatController(), animated: false)
  }
}

/// Two protocols, one conformance per class, have a method of one name.
class PlotView: UIView, ChartDelegate {
  func chartHeight() -> Int { 3 }
}
final class LinePlotView: PlotView, GraphDelegate {}
