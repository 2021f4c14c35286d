public import Foundation
public import HeadlessUIKit

/// The source of images for a snapshot's `UIImage(named:)`.
public struct SnapshotImages: Sendable {
  private enum Kind: Sendable {
    case none
    case folder(String)
    case catalogue(@MainActor @Sendable () -> any AssetCatalogue)
  }

  private let kind: Kind

  /// The default: no images, so that every image is missing.
  public static let none = SnapshotImages(kind: .none)

  /// Returns a source that reads files such as `Coffee@3x.png` and `Coffee.jpg` from a folder. The
  /// path is absolute or relative to the package of the test.
  public static func folder(_ path: String) -> Self { SnapshotImages(kind: .folder(path)) }

  /// Returns a source that reads files from a bundle's resources: `.bundle(.module)`.
  public static func bundle(_ bundle: Bundle) -> Self {
    SnapshotImages(kind: .folder(bundle.resourcePath ?? bundle.bundlePath))
  }

  /// Returns a source with a custom catalogue, created for every snapshot.
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
