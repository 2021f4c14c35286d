import HeadlessUIKit
import Overscroll
import Typography

/// What a screen is made under, when everything is decided.
struct ScreenSetting {
  /// Nil if nobody names one.
  let device: Device?
  let variation: SnapshotVariation
  let assets: any AssetCatalogue
  let fonts: FontLibrary?
}
