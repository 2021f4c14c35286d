public import Foundation

/// A data asset of the app's asset catalogue.
@preconcurrency @MainActor
open class NSDataAsset: _Object {
  /// The name of the asset.
  public let name: String
  /// The bytes of the asset.
  public let data: Data

  /// Creates the data asset with a name; nil if the catalogue has none.
  public init?(name: String) {
    guard let data = ScreenEnvironment.current.assets.data(named: name) else { return nil }
    (self.name, self.data) = (name, data)
    super.init(_object: ())
  }
}
