import Foundation

/// A cell, header or footer whose content and background are set by configurations.
///
/// Swift allows overrides only of members declared in a class. The members that an app may override
/// are therefore declared in each of the three classes; their bodies are here and in
/// `ConfiguredContent`.
@preconcurrency @MainActor
protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState
  var configured: ConfiguredContent { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var configurationState: State { get }
  func updateConfiguration(using state: State)
  /// Calls the app's `configurationUpdateHandler`.
  func handleUpdate(for state: State)
}

extension ConfiguredView {
  /// Updates the configurations for the current state if an update is due.
  func updateConfigurationIfNeeded() {
    configured.updateIfNeeded {
      let state = configurationState
      updateConfiguration(using: state)
      handleUpdate(for: state)
    }
  }

  /// Adapts the configurations that update automatically to a state.
  func adaptConfigurations(to state: State) {
    if configured.updatesContent, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if configured.updatesBackground, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
  }
}

extension UITableViewCell: ConfiguredView {
  func handleUpdate(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewHeaderFooterView: ConfiguredView {
  func handleUpdate(for state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: ConfiguredView {
  func handleUpdate(for state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
}
