import Foundation

/// The content and background that configurations give a cell.
///
/// Both are updated before the cell is measured or laid out, if its state has changed.
@MainActor
final class ConfiguredContent {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var contentView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration? { didSet { showBackground() } }
  private(set) var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = true
  private var isUpdating = false
  private weak var owner: UIView?

  init(_ owner: UIView) { self.owner = owner }

  /// Sets the content configuration, and returns the view that shows it.
  ///
  /// A new view replaces `old` among the owner's subviews.
  func take(_ new: (any UIContentConfiguration)?, shownBy old: UIView) -> UIView {
    configuration = new
    guard let new else {
      guard contentView != nil else { return old }
      contentView = nil
      return replace(old, by: UIView())
    }
    if let contentView, contentView.supports(new) {
      contentView.configuration = new
      return old
    }
    let view = new.makeContentView()
    contentView = view
    return replace(old, by: view)
  }

  private func replace(_ old: UIView, by new: UIView) -> UIView {
    new.frame = old.frame
    owner?.insertSubview(new, aboveSubview: old)
    old.removeFromSuperview()
    return new
  }

  private func showBackground() {
    guard let owner else { return }
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? BackgroundConfigurationView()
    view.configuration = background
    if view.superview == nil { owner.insertSubview(view, at: 0) }
    backgroundView = view
    owner.setNeedsLayout()
  }

  /// Runs the update if one is due. An update requested meanwhile is not run again.
  func updateIfNeeded(_ update: () -> Void) {
    guard needsUpdate, !isUpdating else { return }
    needsUpdate = false
    isUpdating = true
    update()
    isUpdating = false
    needsUpdate = false
  }
}
