import Foundation

// Sources. Sizes, scales, safe areas and status bars up to iPhone 15: the table in
// blog.csdn.net/weixin_37543822/article/details/135525139 (status bar and safe area are separate:
// 54 and 59 under a Dynamic Island). iPhone 16 and 17: the presets of
// pub.dev/packages/device_preview 3.0 (62 points on 16 Pro, 16 Pro Max, 17 Pro) and
// github.com/aloisdeniel/flutter_device_preview (59 on 16). iPhone 17 shares the 16 Pro's screen
// (pub.dev/packages/flutterware, note on iphone16Pro). Corner radii:
// github.com/bcheidemann/flutter_device_geometry, lib/platforms/ios.dart. Guess: the status bar of
// the 62-point screens is 54 like those of the other islands, because no table we found lists it.
// iPhone Air and 16e are left out until a source states their insets. iPads: sizes from
// github.com/t0m0120/react-native-responsive-checker, src/ipad_size.ts; insets as simulators print
// them, blog.csdn.net/jia12216/article/details/109466661 (20 and 0 with a home button, 24 and 20
// without one); that of the 13-inch iPad Pro: half of the pixels of its screenshots in the App
// Store. Guess: corners of iPads without a home button are 18, as on the first of them.
extension Device {
  /// 320 × 568 points, 2 pixels per point; home button, status bar of 20 points.
  public static let iPhoneSE = homeButton("iphone-se", "iPhone SE", 320, 568)
  /// 375 × 667 points, 2 pixels per point; home button, status bar of 20 points.
  public static let iPhone8 = homeButton("iphone-8", "iPhone 8", 375, 667)
  /// 414 × 736 points, laid out at 3 pixels per point. The panel shows those 1242 × 2208 pixels
  /// reduced to 1080 × 1920. Home button, status bar of 20 points.
  public static let iPhone8Plus = homeButton("iphone-8-plus", "iPhone 8 Plus", 414, 736, scale: 3)
  /// 375 × 667 points, 2 pixels per point; home button, status bar of 20 points.
  public static let iPhoneSE2 = homeButton("iphone-se-2", "iPhone SE (2nd generation)", 375, 667)
  /// 375 × 667 points, 2 pixels per point; home button, status bar of 20 points.
  public static let iPhoneSE3 = homeButton("iphone-se-3", "iPhone SE (3rd generation)", 375, 667)

  /// 375 × 812 points, 3 pixels per point; notch, top inset 44, corner radius 39.
  public static let iPhoneX = notch("iphone-x", "iPhone X", 375, 812, top: 44, corner: 39)
  /// 375 × 812 points, 3 pixels per point; notch, top inset 44, corner radius 39.
  public static let iPhoneXS = notch("iphone-xs", "iPhone XS", 375, 812, top: 44, corner: 39)
  /// 414 × 896 points, 3 pixels per point; notch, top inset 44, corner radius 39.
  public static let iPhoneXSMax = notch(
    "iphone-xs-max", "iPhone XS Max", 414, 896, top: 44, corner: 39)
  /// 414 × 896 points, 2 pixels per point; notch, top inset 48, corner radius 41.5.
  public static let iPhoneXR = notch(
    "iphone-xr", "iPhone XR", 414, 896, scale: 2, top: 48, corner: 41.5)
  /// 414 × 896 points, 2 pixels per point; notch, top inset 48, corner radius 41.5.
  public static let iPhone11 = notch(
    "iphone-11", "iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5)
  /// 375 × 812 points, 3 pixels per point; notch, top inset 44, corner radius 39.
  public static let iPhone11Pro = notch(
    "iphone-11-pro", "iPhone 11 Pro", 375, 812, top: 44, corner: 39)
  /// 414 × 896 points, 3 pixels per point; notch, top inset 44, corner radius 39.
  public static let iPhone11ProMax = notch(
    "iphone-11-pro-max", "iPhone 11 Pro Max", 414, 896, top: 44, corner: 39)
  /// 375 × 812 points, 3 pixels per point; notch, top inset 50, corner radius 44.
  public static let iPhone12Mini = notch(
    "iphone-12-mini", "iPhone 12 mini", 375, 812, top: 50, corner: 44)
  /// 390 × 844 points, 3 pixels per point; notch, top inset 47, corner radius 47.33.
  public static let iPhone12 = notch("iphone-12", "iPhone 12", 390, 844, top: 47, corner: 47.33)
  /// 390 × 844 points, 3 pixels per point; notch, top inset 47, corner radius 47.33.
  public static let iPhone12Pro = notch(
    "iphone-12-pro", "iPhone 12 Pro", 390, 844, top: 47, corner: 47.33)
  /// 428 × 926 points, 3 pixels per point; notch, top inset 47, corner radius 53.33.
  public static let iPhone12ProMax = notch(
    "iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, top: 47, corner: 53.33)
  /// 375 × 812 points, 3 pixels per point; notch, top inset 50, corner radius 44.
  public static let iPhone13Mini = notch(
    "iphone-13-mini", "iPhone 13 mini", 375, 812, top: 50, corner: 44)
  /// 390 × 844 points, 3 pixels per point; notch, top inset 47, corner radius 47.33.
  public static let iPhone13 = notch("iphone-13", "iPhone 13", 390, 844, top: 47, corner: 47.33)
  /// 390 × 844 points, 3 pixels per point; notch, top inset 47, corner radius 47.33.
  public static let iPhone13Pro = notch(
    "iphone-13-pro", "iPhone 13 Pro", 390, 844, top: 47, corner: 47.33)
  /// 428 × 926 points, 3 pixels per point; notch, top inset 47, corner radius 53.33.
  public static let iPhone13ProMax = notch(
    "iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, top: 47, corner: 53.33)
  /// 390 × 844 points, 3 pixels per point; notch, top inset 47, corner radius 47.33.
  public static let iPhone14 = notch("iphone-14", "iPhone 14", 390, 844, top: 47, corner: 47.33)
  /// 428 × 926 points, 3 pixels per point; notch, top inset 47, corner radius 53.33.
  public static let iPhone14Plus = notch(
    "iphone-14-plus", "iPhone 14 Plus", 428, 926, top: 47, corner: 53.33)

  /// 393 × 852 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone14Pro = island("iphone-14-pro", "iPhone 14 Pro", 393, 852)
  /// 430 × 932 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone14ProMax = island("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932)
  /// 393 × 852 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone15 = island("iphone-15", "iPhone 15", 393, 852)
  /// 430 × 932 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone15Plus = island("iphone-15-plus", "iPhone 15 Plus", 430, 932)
  /// 393 × 852 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone15Pro = island("iphone-15-pro", "iPhone 15 Pro", 393, 852)
  /// 430 × 932 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone15ProMax = island("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932)
  /// 393 × 852 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone16 = island("iphone-16", "iPhone 16", 393, 852)
  /// 430 × 932 points, 3 pixels per point; Dynamic Island, top inset 59, corner radius 55.
  public static let iPhone16Plus = island("iphone-16-plus", "iPhone 16 Plus", 430, 932)
  /// 402 × 874 points, 3 pixels per point; Dynamic Island, top inset 62, corner radius 62.
  public static let iPhone16Pro = island(
    "iphone-16-pro", "iPhone 16 Pro", 402, 874, top: 62, corner: 62)
  /// 440 × 956 points, 3 pixels per point; Dynamic Island, top inset 62, corner radius 62.
  public static let iPhone16ProMax = island(
    "iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, top: 62, corner: 62)
  /// 402 × 874 points, 3 pixels per point; Dynamic Island, top inset 62, corner radius 62.
  public static let iPhone17 = island("iphone-17", "iPhone 17", 402, 874, top: 62, corner: 62)
  /// 402 × 874 points, 3 pixels per point; Dynamic Island, top inset 62, corner radius 62.
  public static let iPhone17Pro = island(
    "iphone-17-pro", "iPhone 17 Pro", 402, 874, top: 62, corner: 62)
  /// 440 × 956 points, 3 pixels per point; Dynamic Island, top inset 62, corner radius 62.
  public static let iPhone17ProMax = island(
    "iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, top: 62, corner: 62)

  /// 810 × 1080 points, 2 pixels per point; home button, status bar of 20 points.
  public static let iPad9 = homeButton("ipad-9", "iPad (9th generation)", 810, 1080)
  /// 820 × 1180 points, 2 pixels per point; insets of 24 and 20.
  public static let iPad10 = tablet("ipad-10", "iPad (10th generation)", 820, 1180)
  /// 744 × 1133 points, 2 pixels per point; insets of 24 and 20.
  public static let iPadMini6 = tablet("ipad-mini-6", "iPad mini (6th generation)", 744, 1133)
  /// 820 × 1180 points, 2 pixels per point; insets of 24 and 20.
  public static let iPadAir5 = tablet("ipad-air-5", "iPad Air (5th generation)", 820, 1180)
  /// 834 × 1194 points, 2 pixels per point; insets of 24 and 20.
  public static let iPadPro11 = tablet("ipad-pro-11", "iPad Pro 11-inch", 834, 1194)
  /// 1024 × 1366 points, 2 pixels per point; insets of 24 and 20.
  public static let iPadPro12_9 = tablet("ipad-pro-12-9", "iPad Pro 12.9-inch", 1024, 1366)

  /// 1032 × 1376 points, 2 pixels per point; insets of 24 and 20.
  public static let iPadPro13 = tablet("ipad-pro-13", "iPad Pro 13-inch", 1032, 1376)

  /// All presets in portrait: phones before tablets, oldest first.
  public static let presets: [Device] = [
    iPhoneSE, iPhone8, iPhone8Plus, iPhoneX, iPhoneXS, iPhoneXSMax, iPhoneXR, iPhone11, iPhone11Pro,
    iPhone11ProMax, iPhoneSE2, iPhone12Mini, iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13Mini,
    iPhone13, iPhone13Pro, iPhone13ProMax, iPhoneSE3, iPhone14, iPhone14Plus, iPhone14Pro,
    iPhone14ProMax, iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax, iPhone16, iPhone16Plus,
    iPhone16Pro, iPhone16ProMax, iPhone17, iPhone17Pro, iPhone17ProMax, iPad9, iPad10, iPadMini6,
    iPadAir5, iPadPro11, iPadPro12_9, iPadPro13,
  ]

  /// A representative selection of screens: small with a home button, notch, Dynamic Island, large.
  public static let common: [Device] = [iPhoneSE3, iPhone13Mini, iPhone15, iPhone15ProMax]

  /// Returns the preset with an identifier, or nil. The suffix `-landscape` selects its landscape
  /// form. Identifiers are in kebab case and compared exactly.
  public static func preset(_ identifier: String) -> Device? {
    guard identifier.hasSuffix(landscapeSuffix) else {
      return presets.first { $0.identifier == identifier }
    }
    return preset(String(identifier.dropLast(landscapeSuffix.count)))
      .flatMap { $0.isLandscape ? nil : $0.landscape }
  }

  private static func tablet(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat
  ) -> Device {
    Device(
      identifier: identifier, name: name, size: CGSize(width: width, height: height), scale: 2,
      safeArea: SafeArea(top: 24, bottom: 20), statusBarHeight: 24, cornerRadius: 18)
  }

  private static func homeButton(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2
  ) -> Device {
    Device(
      identifier: identifier, name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: SafeArea(top: 20), statusBarHeight: 20, cornerRadius: 0)
  }

  private static func notch(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3,
    top: CGFloat, corner: CGFloat
  ) -> Device {
    Device(
      identifier: identifier, name: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: SafeArea(top: top, bottom: 34), statusBarHeight: top, cornerRadius: corner)
  }

  private static func island(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 59,
    corner: CGFloat = 55
  ) -> Device {
    Device(
      identifier: identifier, name: name, size: CGSize(width: width, height: height), scale: 3,
      safeArea: SafeArea(top: top, bottom: 34), statusBarHeight: 54, cornerRadius: corner)
  }
}
