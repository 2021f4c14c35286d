public import Foundation
public import HeadlessUIKit

/// Where a snapshot's `UIImage(named:)` looks.
public struct SnapshotImages: Sendable {
  private enum Kind: Sendable {
    case none
    case folder(String)
    case catalogue(@MainActor @Sendable () -> any AssetCatalogue)
  }

  private let kind: Kind

  /// Nowhere: every image is missing. What is used unless something else is said.
  public static let none = SnapshotImages(kind: .none)

  /// Files as `Coffee@3x.png`, `Coffee.jpg` in a folder: an absolute path, or one from the package of the
  /// test.
  public static func folder(_ path: String) -> Self { SnapshotImages(kind: .folder(path)) }

  /// The same in a bundle's resources: `.bundle(.module)`.
  public static func bundle(_ bundle: Bundle) -> Self {
    SnapshotImages(kind: .folder(bundle.resourcePath ?? bundle.bundlePath))
  }

  /// One's own, made anew for every snapshot.
  public static func catalogue(
    _ make: @escaping @MainActor @Sendable () -> any AssetCatalogue
  ) -> Self { SnapshotImages(kind: .catalogue(make)) }

  @MainActor
  func catalogue(forTestsIn filePath: String) -> any AssetCatalogue {
    switch kind {
    case .none: return MemoryAssets()
    case .folder(let path) where path.hasPrefix("/"): return FolderAssets([path])
    case .folder(let path):
      let package =
        PackageFolder.around(filePath) ?? (filePath as NSString).deletingLastPathComponent
      return FolderAssets(["\(package)/\(path)"])
    case .catalogue(let make): return make()
    }
  }
}
