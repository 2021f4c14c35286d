import Foundation

/// The content and background that configurations give a cell.
///
/// Both are updated before the cell is measured or laid out, if its state has changed.
@MainActor
final class ConfiguredContent {
  var configuration: (any UIContentConfiguration)? { didSet { showContent() } }
  /// The owner's content view: that of the configuration, or a plain view without a configuration.
  private(set) var contentView = UIView()
  /// The content view, if a configuration created it.
  private var configuredView: (any UIView & UIContentView)?
  var background: UIBackgroundConfiguration? { didSet { showBackground() } }
  private(set) var backgroundView: BackgroundConfigurationView?
  var updatesContent = true
  var updatesBackground = true
  private var needsUpdate = true
  private var isUpdating = false
  private weak var owner: UIView?

  init(_ owner: UIView) { self.owner = owner }

  /// Applies the configuration to the current content view, or replaces the view by one that can
  /// show it.
  private func showContent() {
    defer { owner?.setNeedsLayout() }
    guard let configuration else {
      if configuredView != nil { replaceContentView(by: UIView()) }
      return configuredView = nil
    }
    if let configuredView, configuredView.supports(configuration) {
      return configuredView.configuration = configuration
    }
    let view = configuration.makeContentView()
    configuredView = view
    replaceContentView(by: view)
  }

  private func replaceContentView(by new: UIView) {
    new.frame = contentView.frame
    owner?.insertSubview(new, aboveSubview: contentView)
    contentView.removeFromSuperview()
    contentView = new
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

  /// Requests an update before the owner's next layout.
  func setNeedsUpdate() {
    needsUpdate = true
    owner?.setNeedsLayout()
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
