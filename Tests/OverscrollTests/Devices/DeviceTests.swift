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
    for device in Device.presets {
      #expect(device.hasNotch == (device.homeIndicatorHeight == 34), "\(device.identifier)")
      #expect(device.hasNotch == (device.cornerRadius != 0), "\(device.identifier)")
      #expect(device.statusBarHeight <= device.safeArea.top, "\(device.identifier)")
    }
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
