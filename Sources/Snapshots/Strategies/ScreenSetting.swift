import HeadlessUIKit
import Overscroll
import Typography

/// The settings that a screen is created with.
struct ScreenSetting {
  /// The device; nil if none is specified.
  let device: Device?
  let variation: SnapshotVariation
  let assets: any AssetCatalogue
  let fonts: FontLibrary?
}
