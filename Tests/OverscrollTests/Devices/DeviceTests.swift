import Foundation
import Overscroll
import Testing

@Suite struct DeviceTests {
  @Test func referenceDevicesHaveTheMeasuresOfTheSpecification() {
    #expect(Device.iPhone8.size == CGSize(width: 375, height: 667))
    #expect(Device.iPhone8.scale == 2)
    #expect(Device.iPhone8.safeArea == Device.SafeArea(top: 20))
    #expect(Device.iPhoneX.size == CGSize(width: 375, height: 812))
    #expect(Device.iPhoneX.scale == 3)
    #expect(Device.iPhoneX.safeArea == Device.SafeArea(top: 44, bottom: 34))
    #expect(Device.iPhoneSE.size == CGSize(width: 320, height: 568))
    #expect(Device.iPhoneSE.statusBarHeight == 20)
  }

  @Test func presetsAreFoundByTheirUniqueIdentifier() {
    #expect(Set(Device.presets.map(\.identifier)).count == Device.presets.count)
    for device in Device.presets { #expect(Device.preset(device.identifier) == device) }
    #expect(Device.preset("iPhone-X") == nil)
    #expect(Device.preset("") == nil)
  }

  @Test func notchHomeIndicatorAndRoundCornersComeTogether() {
    for device in Device.presets where !device.isTablet {
      #expect(device.hasNotch == (device.safeArea.bottom == 34), "\(device.identifier)")
      #expect(device.hasNotch == (device.cornerRadius != 0), "\(device.identifier)")
      #expect(device.statusBarHeight <= device.safeArea.top, "\(device.identifier)")
    }
  }

  @Test func devicesLie() throws {
    let phone = try #require(Device.preset("iphone-x-landscape"))
    #expect(phone == Device.iPhoneX.landscape && phone.isLandscape)
    #expect(phone.size == CGSize(width: 812, height: 375))
    #expect(phone.safeArea == Device.SafeArea(left: 44, bottom: 21, right: 44))
    #expect(phone.statusBarHeight == 0)
    #expect(phone.landscape == phone)
    let button = try #require(Device.preset("iphone-8-landscape"))
    #expect(button.safeArea == Device.SafeArea())
    let tablet = try #require(Device.preset("ipad-pro-11-landscape"))
    #expect(tablet.size == CGSize(width: 1194, height: 834))
    #expect(tablet.safeArea == Device.SafeArea(top: 24, bottom: 20))
    #expect(tablet.statusBarHeight == 24 && tablet.isTablet && !tablet.hasNotch)
    #expect(Device.preset("iphone-x-landscape-landscape") == nil)
    #expect(Device.preset("-landscape") == nil)
  }

  @Test func pixelSizeIsTheSizeTimesTheScale() {
    #expect(Device.iPhoneX.pixelSize == CGSize(width: 1125, height: 2436))
    #expect(Device.iPhone16Pro.pixelSize == CGSize(width: 1206, height: 2622))
  }

  @Test func devicesThatCannotBeDrawnAreRefused() throws {
    let size = CGSize(width: 375, height: 812)
    #expect(throws: DeviceError.size(CGSize(width: 0, height: 10))) {
      try Device(size: CGSize(width: 0, height: 10), scale: 2)
    }
    #expect(throws: DeviceError.scale(.infinity)) { try Device(size: size, scale: .infinity) }
    #expect(throws: (any Error).self) { try Device(size: size, scale: .nan) }
    #expect(throws: (any Error).self) {
      try Device(size: size, scale: 2, safeArea: .init(top: 800, bottom: 12))
    }
    #expect(throws: (any Error).self) { try Device(size: size, scale: 2, safeArea: .init(top: -1)) }
    let device = try Device(size: size, scale: 3, safeArea: .init(top: 44, bottom: 34))
    #expect(device.statusBarHeight == 44)
    #expect(device.hasNotch)
  }
}
