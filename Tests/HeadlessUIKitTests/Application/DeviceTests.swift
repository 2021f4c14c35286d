import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DeviceTests {
  @Test func theDeviceIsTheScreens() {
    onScreen(width: 375, height: 812)
    let device = UIDevice.current
    #expect(device.userInterfaceIdiom == .phone)
    #expect(device.model == "iPhone" && device.systemName == "iOS")
    #expect(device.orientation == .portrait)
    #expect(device.orientation.isPortrait && !device.orientation.isFlat)
    onScreen(width: 768, height: 1024)
    #expect(device.userInterfaceIdiom == .pad)
    #expect(device.model == "iPad")
  }

  /// `.landscapeLeft` of a device is `.landscapeRight` of its interface.
  @Test func aTurnedDeviceIsNamedAfterItsTop() {
    let environment = onScreen()
    environment.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.show()
      #expect(window.turn(to: .landscapeRight))
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
  }

  @Test func geometriesAreComparedAsInCoreGraphics() {
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 2, y: 1)))
    #expect(
      CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
  }

  @Test func anImageLiteralIsTheImageOfItsName() {
    let environment = onScreen()
    let image: UIImage = #imageLiteral(resourceName: "nobody")
    #expect(image.size == .zero)
    #expect(environment.problems.notes.count == 1)
  }

  /// A picture that is larger than its button is scaled into it.
  @Test func aButtonsPictureFitsIntoTheButton() {
    onScreen()
    let button = UIButton(type: .custom)
    button.setImage(
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 0, width: 28, height: 28))
    #expect(button.intrinsicContentSize == CGSize(width: 100, height: 40))
  }
}
