import Foundation

/// The parts of the coder that UIKit's initialisers use.
@MainActor
extension NibCoder {
  var reader: NibReader { NibReader(element, of: nib) }

  /// The scene that a controller of this coder belongs to.
  var scene: ControllerScene {
    ControllerScene(element: element, nib: nib, storyboard: nib.storyboard)
  }

  /// Sets the properties of a view from its element.
  func fill(_ view: UIView) {
    if nib.rootView == nil { nib.rootView = view }
    nib.note(view, element)
    reader.fill(view)
  }

  func fill(_ controller: UIViewController) {
    nib.setOwner(controller, element)
    reader.fill(controller)
  }

  func fill(_ item: UIBarItem) {
    nib.note(item, element)
    reader.fill(item)
  }

  func fill(_ item: UINavigationItem) {
    nib.note(item, element)
    reader.fill(item)
  }

  /// Sets the properties of a layout, whose element is inside that of its collection view.
  func fill(_ layout: UICollectionViewLayout) {
    nib.note(layout, element)
    if let flow = layout as? UICollectionViewFlowLayout { reader.fill(flow) }
  }

  // MARK: Constants

  var cellStyle: UITableViewCell.CellStyle {
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
    ]
    return reader.option("style", styles) ?? .default
  }

  var reuseIdentifier: String? { reader["reuseIdentifier"] }

  var tableStyle: UITableView.Style {
    let styles: [String: UITableView.Style] = [
      "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
    return reader.option("style", styles) ?? .plain
  }

  var indicatorStyle: UIActivityIndicatorView.Style {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "white": .white, "whiteLarge": .whiteLarge, "gray": .gray, "medium": .medium,
      "large": .large,
    ]
    return reader.option("style", styles) ?? .white
  }

  var systemItem: UIBarButtonItem.SystemItem? {
    let items: [String: UIBarButtonItem.SystemItem] = [
      "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
      "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
      "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
      "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
      "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
      "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
    return reader.option("systemItem", items)
  }

  var pageSettings:
    (
      style: UIPageViewController.TransitionStyle,
      orientation: UIPageViewController.NavigationOrientation, spacing: CGFloat
    )
  {
    (
      reader.option("transitionStyle", ["scroll": .scroll, "pageCurl": .pageCurl]) ?? .pageCurl,
      reader.option(
        "navigationOrientation", ["horizontal": .horizontal, "vertical": .vertical])
        ?? .horizontal,
      max(0, reader.number("pageSpacing") ?? 0)
    )
  }

  /// Creates the layout of a collection view: its custom class, a flow layout, or a plain one.
  func makeCollectionLayout() -> UICollectionViewLayout {
    if let flow = reader.child("collectionViewFlowLayout") {
      let layout = nib.make(flow) { coder -> UICollectionViewLayout? in
        let type: UICollectionViewLayout.Type =
          flow.attributes["customClass"] == nil
          ? UICollectionViewFlowLayout.self
          : nib.chosenClass(of: flow, or: UICollectionViewLayout.self)
        let made = type == UICollectionViewLayout.self ? UICollectionViewFlowLayout.self : type
        return made.init(coder: coder)
      }
      return layout ?? UICollectionViewFlowLayout()
    }
    if let custom = reader.child("collectionViewLayout") {
      let layout = nib.make(custom) {
        nib.chosenClass(of: custom, or: UICollectionViewLayout.self).init(coder: $0)
      }
      return layout ?? UICollectionViewLayout()
    }
    return UICollectionViewFlowLayout()
  }
}
