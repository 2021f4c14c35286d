import Foundation

extension UITableViewCell {
  /// What a row's control does while the table is edited; raw values as UIKit's.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// What of a row is seen while it is edited.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of UIKit's masks.
    public let rawValue: UInt

    /// Bits without a name here mean nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control at the leading side.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// What the control at the leading side takes, in points.
  private static let controlWidth: CGFloat = 38

  /// How far the content moves for the control.
  var editingInset: CGFloat {
    guard isEditing, shouldIndentWhileEditing else { return 0 }
    return editingStyle != .none || showsSelectionCircle ? Self.controlWidth : 0
  }

  /// Shows or hides the control for the editing style.
  func editingChanged() {
    editingControl?.removeFromSuperview()
    editingControl = nil
    reorderView?.removeFromSuperview()
    reorderView = nil
    if isEditing, showsSelectionCircle {
      let circle = AccessoryControl(action: nil)
      editingControl = circle
      showSelectionCircle()
      add(circle, isLeading: true)
    } else if isEditing, editingStyle != .none {
      let control = AccessoryControl { [weak self] in self?.editingControlTapped() }
      control.show(
        editingStyle == .delete ? .minus : .plus,
        editingStyle == .delete ? .systemRed : .systemGreen, in: environment)
      add(control, isLeading: true)
      editingControl = control
    }
    if isEditing, showsReorderControl || isMovable {
      let view = AccessoryControl {}
      view.show(.reorder, .systemGray3, in: environment)
      if isMovable { view.addGestureRecognizer(makeReorderPress()) }
      add(view, isLeading: false)
      reorderView = view
    }
    setNeedsUpdateConfiguration()
    accessoryChanged()
  }

  /// What comes at a side comes from beyond it.
  private func add(_ control: AccessoryControl, isLeading: Bool) {
    let height = max(0, bounds.height - separatorRoom)
    UIView.performWithoutAnimation {
      control.center = CGPoint(
        x: isLeading ? -control.bounds.width / 2 : bounds.width + control.bounds.width / 2,
        y: height / 2)
      addSubview(control)
    }
  }

  /// An empty circle, or a filled one with a tick. A finger on it is one on the row.
  func showSelectionCircle() {
    if isSelected {
      editingControl?.show(.selected, tintColor, in: environment)
    } else {
      editingControl?.show(.circle, .systemGray3, in: environment)
    }
  }

  /// The lines are dragged as soon as a finger touches them.
  private func makeReorderPress() -> UIGestureRecognizer {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self] press in
      guard let self else { return }
      (superview as? UITableView)?.reordered(press, self)
    }
    return press
  }

  private func editingControlTapped() {
    (superview as? UITableView)?.editingControlTapped(of: self)
  }

  func layOutEditingControl(height: CGFloat) {
    guard let control = editingControl else { return }
    let size = control.bounds.size
    let grid = PixelGrid(scale: environment.screen.scale)
    control.frame = CGRect(
      origin: CGPoint(x: Self.margin, y: grid.nearest((height - size.height) / 2)), size: size)
  }
}
