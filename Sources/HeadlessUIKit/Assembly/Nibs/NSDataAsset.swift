public import Foundation

/// Bytes of the app's asset catalogue.
@preconcurrency @MainActor
open class NSDataAsset: _Object {
  /// What was asked for.
  public let name: String
  /// What the catalogue has under that name.
  public let data: Data

  /// The data of that name; nil if the app has none.
  public init?(name: String) {
    guard let data = ScreenEnvironment.current.assets.data(named: name) else { return nil }
    (self.name, self.data) = (name, data)
    super.init(_object: ())
  }
}
