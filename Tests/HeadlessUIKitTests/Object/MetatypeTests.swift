import Foundation
import HeadlessUIKit
import Testing

/// Views and controllers of classes known only at run time, as Objective-C creates them.
@MainActor
@Suite("Classes known at run time")
struct MetatypeTests {
  final class Card: UIView {
    let made: CGRect

    override init(frame: CGRect) {
      made = frame
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Holder<Content: UIView> {
    @MainActor lazy var content = Content(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  class Page: UIViewController {
    let words = "page"
  }

  final class Chapter: Page {
    let number = 3
  }

  /// A controller with a default argument, so that `Titled()` calls its own initialiser.
  final class Titled: UIViewController {
    let name: String

    init(name: String = "untitled") {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("A generic parameter's views are created by the class's own initialiser")
  func generic() {
    onScreen()
    #expect(Holder<Card>().content.made == rect(1, 2, 3, 4))
    #expect(type(of: Holder<UILabel>().content) == UILabel.self)
    func plain<View: UIView>(_ type: View.Type) -> View { type.init() }
    #expect(plain(Card.self).made == .zero)
  }

  @Test("A metatype creates objects of its dynamic class")
  func metatypes() {
    onScreen()
    let views: [UIView.Type] = [Card.self, UILabel.self, UIView.self]
    let made = views.map { $0.init(frame: rect(0, 0, 5, 6)) }
    #expect(made.map { ObjectIdentifier(type(of: $0)) } == views.map { ObjectIdentifier($0) })
    #expect(made.allSatisfy { $0.frame == rect(0, 0, 5, 6) })
    let controllers: [UIViewController.Type] = [Page.self, Chapter.self, UIViewController.self]
    let shown = controllers.map { $0.init() }
    #expect(
      shown.map { ObjectIdentifier(type(of: $0)) } == controllers.map { ObjectIdentifier($0) })
    #expect((shown[1] as? Page)?.words == "page" && (shown[1] as? Chapter)?.number == 3)
    let nib = controllers[0].init(nibName: "page", bundle: nil)
    #expect(nib.nibName == "page" && nib is Page)
  }

  @Test("Objects created through metatypes are released")
  func lifetime() {
    onScreen()
    weak var view: UIView?
    weak var controller: UIViewController?
    do {
      let types: (UIView.Type, UIViewController.Type) = (Card.self, Chapter.self)
      let (made, shown) = (types.0.init(), types.1.init())
      (view, controller) = (made, shown)
      #expect(view != nil && controller != nil)
    }
    #expect(view == nil && controller == nil)
  }

  @Test("A class's own initialisers take precedence")
  func own() {
    onScreen()
    #expect(Titled().name == "untitled" && Titled(name: "one").name == "one")
  }

  @Test("UIKit's classes that NSObject's init() creates on iOS are created without arguments")
  func withoutArguments() {
    onScreen()
    let animator = UIViewPropertyAnimator()
    #expect(animator.state == .inactive && animator.duration == 0)
    animator.stopAnimation(true)
    let link = CADisplayLink()
    link.add(to: .main, forMode: .common)
    link.invalidate()
    #expect(UINavigationItem().title == nil && UIBarButtonItemGroup().barButtonItems.isEmpty)
    #expect(UIAlertAction().style == .default && UIAlertAction().title == nil)
    #expect(UIContextualAction().style == .normal && UITableViewRowAction().style == .default)
    #expect(UITouch().view == nil && UITouch().tapCount == 0)
    #expect(UISceneConfiguration().role == .windowApplication)
    #expect(UIFont().pointSize > 0 && CAMediaTimingFunction() !== CAMediaTimingFunction())
    #expect(UITextRange().isEmpty && UITextPosition() !== UITextPosition())
    let effects: [UIVisualEffect] = [UIVisualEffect(), UIBlurEffect(), UIVibrancyEffect()]
    #expect(UIVisualEffectView(effect: effects[1]).effect === effects[1])
    let view = UIVisualEffectView(frame: rect(1, 2, 3, 4))
    #expect(view.effect == nil && view.frame == rect(1, 2, 3, 4))
  }

  /// A position that a custom text input counts itself.
  private final class Position: UITextPosition {
    let index: Int

    init(index: Int) {
      self.index = index
      super.init()
    }
  }

  @Test("A text position of an app's class is created with its superclass's init()")
  func textPosition() { #expect(Position(index: 4).index == 4) }

  /// A collection view with a layout of its own, as apps write it for `Grid()`.
  private class Grid: UICollectionView {
    override init(
      frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout
    ) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rows: UITableView {
    override init(frame: CGRect, style: Style) { super.init(frame: frame, style: .grouped) }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A list's init() calls the designated initialiser that its subclass overrides")
  func lists() {
    let environment = onScreen()
    #expect(Grid().collectionViewLayout is UICollectionViewFlowLayout)
    let types: [UIView.Type] = [Grid.self, Rows.self]
    #expect((types[0].init() as? Grid)?.collectionViewLayout is UICollectionViewFlowLayout)
    #expect((types[1].init() as? UITableView)?.style == .grouped)
    let layout: UICollectionViewFlowLayout = lend { $0.minimumLineSpacing = 3 }
    #expect(layout.minimumLineSpacing == 3)
    #expect(environment.problems.errors.isEmpty)
    _ = UICollectionView(frame: .zero)
    #expect(environment.problems.errors.map(\.kind) == [.missingCollectionLayout])
  }

  private func lend<Made: NSObject>(_ change: (Made) -> Void) -> Made {
    let made = Made()
    change(made)
    return made
  }

  @Test(
    "Any Objective-C class can be a generic argument, including Foundation's"
  )
  func anyObject() {
    onScreen()
    let card: Card = lend { $0.tag = 3 }
    #expect(card.tag == 3 && card.made == .zero)
    let shape: CAShapeLayer = lend { $0.lineWidth = 4 }
    #expect(shape.lineWidth == 4)
    let style: NSMutableParagraphStyle = lend { $0.lineSpacing = 5 }
    #expect(style.lineSpacing == 5)
    let chapter: Chapter = lend { $0.title = "One" }
    #expect(chapter.title == "One" && chapter.words == "page" && chapter.number == 3)
    let item: UIBarButtonItem = lend { $0.title = "Done" }
    #expect(item.title == "Done")
    let list: NSMutableArray = lend { $0.add(1) }
    #expect(list.count == 1)
    let type: CALayer.Type = CAGradientLayer.self
    #expect(type.init() is CAGradientLayer)
  }

  private final class CountingGrid: UICollectionView {
    private(set) var calls = 0

    override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: layout)
      calls += 1
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Row: UITableViewCell {}
  private final class Bars: UINavigationController {}
  private final class Tap: UITapGestureRecognizer {}

  @Test("A metatype creates lists, cells and containers by the initialisers with their values")
  func otherInitialisers() {
    onScreen()
    let layout = UICollectionViewFlowLayout()
    let grid: UICollectionView.Type = CountingGrid.self
    let made = grid.init(frame: rect(1, 2, 3, 4), collectionViewLayout: layout)
    #expect((made as? CountingGrid)?.calls == 1 && made.collectionViewLayout === layout)
    #expect(made.frame == rect(1, 2, 3, 4))
    let plain: UICollectionView.Type = UICollectionView.self
    #expect(plain.init(frame: .zero, collectionViewLayout: layout).frame == .zero)
    let table: UITableView.Type = UITableView.self
    #expect(table.init(frame: .zero, style: .grouped).style == .grouped)
    let cell: UITableViewCell.Type = Row.self
    let row = cell.init(style: .value1, reuseIdentifier: "row")
    #expect(row is Row && row.reuseIdentifier == "row")
    let header: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self
    #expect(header.init(reuseIdentifier: "head").reuseIdentifier == "head")
    let bars: UINavigationController.Type = Bars.self
    let root = UIViewController()
    #expect(bars.init(rootViewController: root) is Bars && root.navigationController == nil)
    let navigation = bars.init(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
    #expect(navigation is Bars)
    let recognizer: UIGestureRecognizer.Type = Tap.self
    #expect(recognizer.init(target: nil, action: nil) is Tap)
    let (button, stack): (UIButton.Type, UIStackView.Type) = (UIButton.self, UIStackView.self)
    #expect(button.init(type: .system).buttonType == .system)
    #expect(stack.init(arrangedSubviews: [row]).arrangedSubviews == [row])
    let (image, text): (UIImageView.Type, UITextView.Type) = (UIImageView.self, UITextView.self)
    #expect(image.init(image: nil).image == nil)
    #expect(text.init(frame: rect(0, 0, 9, 9), textContainer: nil).frame.width == 9)
    let effect: UIVisualEffectView.Type = UIVisualEffectView.self
    #expect(effect.init(effect: UIBlurEffect(style: .dark)).effect is UIBlurEffect)
    let list: UITableViewController.Type = UITableViewController.self
    #expect(list.init(style: .insetGrouped).tableView.style == .insetGrouped)
    let items: UICollectionViewController.Type = UICollectionViewController.self
    #expect(items.init(collectionViewLayout: layout).collectionViewLayout === layout)
    let search: UISearchController.Type = UISearchController.self
    #expect(search.init(searchResultsController: root).searchResultsController === root)
    let shown: UIPresentationController.Type = UIPresentationController.self
    let presentation = shown.init(presentedViewController: root, presenting: nil)
    #expect(presentation.presentedViewController === root)
  }

  private final class Item: UIBarButtonItem {}
  private final class Alert: UIAlertController {}
  private final class Rule: NSLayoutConstraint {}
  private final class Attributes: UICollectionViewLayoutAttributes { var scale: CGFloat = 2 }

  @Test("A metatype creates bar buttons, alerts, constraints and attributes with their values")
  func items() {
    onScreen()
    let item: UIBarButtonItem.Type = Item.self
    let done = item.init(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done is Item && done.style == .done)
    let titled = item.init(title: "Edit", style: .plain, target: self as Any?, action: "edit")
    #expect(titled is Item && titled.title == "Edit" && titled.action == "edit")
    let image = UIImage()
    let pictured = item.init(image: image, style: .plain, target: nil, action: nil)
    #expect(pictured is Item && pictured.image === image)
    let view = UIView()
    #expect(item.init(customView: view).customView === view)
    let alert: UIAlertController.Type = Alert.self
    let shown = alert.init(title: "Stop", message: "Now", preferredStyle: .alert)
    #expect(shown is Alert && shown.title == "Stop" && shown.message == "Now")
    #expect(shown.preferredStyle == .alert)
    let rule: NSLayoutConstraint.Type = Rule.self
    let made = rule.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 30)
    #expect(made is Rule && made.firstItem === view && made.constant == 30)
    let attributes: UICollectionViewLayoutAttributes.Type = Attributes.self
    let path = IndexPath(item: 1, section: 2)
    let cell = attributes.init(forCellWith: path)
    #expect((cell as? Attributes)?.scale == 2 && cell.indexPath == path)
    let header = attributes.init(forSupplementaryViewOfKind: "header", with: path)
    #expect(header is Attributes && header.representedElementKind == "header")
    let line = attributes.init(forDecorationViewOfKind: "line", with: path)
    #expect(line.representedElementCategory == .decorationView && line.indexPath == path)
  }
}
