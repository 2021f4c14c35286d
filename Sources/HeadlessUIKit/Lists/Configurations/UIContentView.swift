public import Foundation

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What is shown; set again to show another one.
  var configuration: any UIContentConfiguration { get set }
  /// Whether another configuration can be shown by the same view.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Configurations of the type that is shown.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
