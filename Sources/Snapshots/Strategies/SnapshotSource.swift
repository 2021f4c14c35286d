import Foundation
public import Graphics
public import HeadlessUIKit
import Overscroll

/// The source of a snapshot.
public enum SnapshotSource {
  /// A screen that is played.
  case screen(ScriptedScreen)
  /// A view without a screen.
  case view(UIView)
  /// An existing picture.
  case picture(Bitmap)

  /// Returns the screen to play; nil for a picture.
  @MainActor
  func screen(in scope: SnapshotScope) throws -> ScriptedScreen? {
    switch self {
    case .screen(let screen): return screen
    case .picture: return nil
    case .view(let view):
      if view.bounds.isEmpty {
        view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
      let size = CGSize(
        width: view.bounds.width.rounded(.up), height: view.bounds.height.rounded(.up))
      let device = try Device(
        size: size, scale: (scope.device ?? .iPhone8).scale, safeArea: .init())
      return ScriptedScreen(on: device) {
        let host = UIViewController()
        view.frame.origin = .zero
        host.view.addSubview(view)
        return host
      }
    }
  }
}
