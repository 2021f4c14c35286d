import Foundation

// The content of a controller that has nothing to show, over its view.
extension UIViewController {
  /// The state for `updateContentUnavailableConfiguration(using:)`: the traits, and the text of the
  /// controller's search.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search = ownNavigationItem?.searchController ?? self as? UISearchController
    let text = search?.isActive == true ? search?.searchBar.text : nil
    state.searchText = text?.isEmpty == false ? text : nil
    return state
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    needsContentUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the configuration if it was requested. Called before the view's layout.
  func updateContentUnavailableConfigurationIfNeeded() {
    guard needsContentUnavailableUpdate else { return }
    needsContentUnavailableUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Shows, updates or removes the view of the configuration.
  func showContentUnavailableConfiguration() {
    guard let root = viewIfLoaded else { return }
    let state = contentUnavailableConfigurationState
    guard let configuration = contentUnavailableConfiguration?.updated(for: state) else {
      contentUnavailableView?.removeFromSuperview()
      return contentUnavailableView = nil
    }
    if let shown = contentUnavailableView as? any UIView & UIContentView,
      shown.supports(configuration)
    {
      return shown.configuration = configuration
    }
    contentUnavailableView?.removeFromSuperview()
    let view = configuration.makeContentView()
    contentUnavailableView = view
    root.addSubview(view)
    layOutContentUnavailableView()
  }

  /// Places the view of the configuration over the visible part of the controller's view.
  func layOutContentUnavailableView() {
    guard let root = viewIfLoaded, let view = contentUnavailableView, view.superview === root
    else { return }
    if root.subviews.last !== view { root.bringSubviewToFront(view) }
    if view.frame != root.bounds { view.frame = root.bounds }
  }
}
