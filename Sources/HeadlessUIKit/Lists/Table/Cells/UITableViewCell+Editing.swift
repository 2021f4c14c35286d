import Foundation

extension UITableViewCell {
  /// The editing control that a row shows in editing mode, with UIKit's raw values.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// The editing elements that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the elements in the set.
    public let rawValue: UInt

    /// Creates a set from raw bits; unknown bits have no meaning.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control at the leading side.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The delete button at the trailing side.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The width that the editing control takes from the content, in points.
  private static let controlWidth: CGFloat = 38

  /// The distance by which the content moves to make room for the editing control, in points.
  var editingInset: CGFloat {
    guard isEditing, shouldIndentWhileEditing else { return 0 }
    return editingStyle != .none || showsSelectionCircle ? Self.controlWidth : 0
  }

  /// Shows or hides the controls of editing mode.
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

  /// Adds a control outside the cell's edge, from where the next layout moves it in.
  private func add(_ control: AccessoryControl, isLeading: Bool) {
    let height = max(0, bounds.height - separatorRoom)
    UIView.performWithoutAnimation {
      control.center = CGPoint(
        x: isLeading ? -control.bounds.width / 2 : bounds.width + control.bounds.width / 2,
        y: height / 2)
      addSubview(control)
    }
  }

  /// Shows the selection state: an empty circle, or a filled one with a checkmark.
  ///
  /// The circle handles no touches itself, so a touch on it is a touch on the row.
  func showSelectionCircle() {
    if isSelected {
      editingControl?.show(.selected, tintColor, in: environment)
    } else {
      editingControl?.show(.circle, .systemGray3, in: environment)
    }
  }

  /// Returns a recogniser that begins to move the row as soon as the reorder control is touched.
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
      origin: CGPoint(x: systemSideMargin, y: grid.nearest((height - size.height) / 2)), size: size)
  }
}
