import Foundation
@_spi(Overscroll) import HeadlessUIKit
import Layers
import Overscroll

/// The property of storyboards: reading gives an error, or a screen that can be played and whose
/// problems have descriptions.
@MainActor
enum StoryboardProperty {
  /// A catalogue in which every storyboard and nib is this file, so that references resolve to it
  /// too.
  private struct Assets: AssetCatalogue {
    let data: Data
    func image(named name: String) -> UIImage? { nil }
    func interface(named name: String, as kind: InterfaceFile.Kind) -> InterfaceFile? {
      InterfaceFile(path: "Main.\(kind == .nib ? "xib" : "storyboard")", data: data)
    }
  }

  static func complaint(_ bytes: [UInt8]) -> String? {
    do {
      let stage = try Stage(
        device: .iPhone8, timeline: [.drag(by: -60, over: 0.05), .release],
        assets: Assets(data: Data(bytes))
      ) { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() ?? .init() }
      for tick in 1...6 { try stage.advance(to: Double(tick) / 60) }
      _ = stage.layerTree()
      return stage.problems.contains("") ? "a problem without words" : nil
    } catch {
      return "\(error)".isEmpty ? "an error without words" : nil
    }
  }
}
