import Foundation
import HeadlessUIKit
import StageRuntime
import Typography

extension ScreenEnvironment {
  /// Creates the environment of a stage with its conditions.
  ///
  /// - Throws: `StageError.impossibleDate`.
  convenience init(
    _ conditions: StageConditions, assets: any AssetCatalogue, fonts: FontLibrary?
  ) throws(StageError) {
    if let date = conditions.date, !StageConditions.canBegin(at: date) {
      throw .impossibleDate(date)
    }
    let device = conditions.device
    self.init(
      bounds: CGRect(origin: .zero, size: device.size), scale: device.scale,
      safeAreaInsets: UIEdgeInsets(
        top: device.safeArea.top, left: device.safeArea.left, bottom: device.safeArea.bottom,
        right: device.safeArea.right),
      statusBarHeight: device.statusBarHeight, assets: assets, fonts: fonts,
      contentSizeCategory: conditions.textSize, style: conditions.style,
      locale: conditions.locale, layoutDirection: conditions.direction,
      orientation: UIInterfaceOrientation(conditions.orientation),
      statusBarTime: conditions.statusBarTime, place: conditions.place, seed: conditions.seed)
    codec = StagePictureCodec()
    runtime.patience = min(max(0, conditions.patience), StageConditions.longestPatience)
  }
}

extension UIInterfaceOrientation {
  init(_ orientation: Timeline.Orientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .landscape: self = .landscapeRight
    case .landscapeLeft: self = .landscapeLeft
    case .upsideDown: self = .portraitUpsideDown
    }
  }
}
