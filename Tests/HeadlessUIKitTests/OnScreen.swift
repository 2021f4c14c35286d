import Foundation
import HeadlessUIKit
import Typography

/// Makes an environment of the test's own, at rest at time 0, the one that code sees which no stage
/// runs, and returns it.
///
/// That is shared by all suites of a run. A test calls this first and does not suspend: then
/// nothing that another suite left behind, or installs meanwhile, reaches it. In a suite's `init` it
/// would be too early, because another test may run between `init` and the test.
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
  ScreenEnvironment.standing = environment
  return environment
}
