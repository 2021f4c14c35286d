import Foundation
import HeadlessUIKit
import Typography

/// Creates an environment for the test, at rest at time 0, and returns it. It becomes the current
/// environment of code that no stage runs.
///
/// All suites of a run share that current environment. A test calls this function first and does
/// not suspend, so that no other suite's environment affects it. A suite's `init` would be too
/// early, because another test may run between `init` and the test.
@MainActor
@discardableResult
func onScreen(
  width: CGFloat = 375, height: CGFloat = 667, scale: CGFloat = 2,
  safeArea: UIEdgeInsets = .zero, statusBarHeight: CGFloat = 0, fonts: FontLibrary? = nil,
  category: ContentSizeCategory = .large, style: UIUserInterfaceStyle = .light,
  assets: any AssetCatalogue = MemoryAssets()
) -> ScreenEnvironment {
  let environment = ScreenEnvironment(
    bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale,
    safeAreaInsets: safeArea, statusBarHeight: statusBarHeight, assets: assets, fonts: fonts,
    contentSizeCategory: category, style: style)
  ScreenEnvironment.fallback = environment
  return environment
}
