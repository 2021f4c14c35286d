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

  /// A device in `.landscapeLeft` has an interface in `.landscapeRight`.
  @Test func aTurnedDeviceIsNamedAfterItsTop() {
    let environment = onScreen()
    environment.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.show()
      #expect(window.rotate(to: .landscapeRight))
      #expect(UIDevice.current.orientation == .landscapeLeft)
    }
  }

  @Test func whoAskedHearsThatTheDeviceWasTurned() {
    let environment = onScreen()
    @MainActor final class Heard { var orientations: [UIDeviceOrientation] = [] }
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { heard.orientations.append(UIDevice.current.orientation) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    #expect(UIDevice.current.isGeneratingDeviceOrientationNotifications)
    environment.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.show()
      #expect(window.rotate(to: .landscapeLeft))
    }
    #expect(heard.orientations == [.landscapeRight])
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
  }

  @Test func indexPathsOfRowsCanBeChanged() {
    var path = IndexPath(row: 1, section: 2)
    path.item += 3
    path.section = 0
    #expect(path == IndexPath(row: 4, section: 0))
    var short = IndexPath(index: 7)
    short.row = 1
    #expect(short == IndexPath(index: 7) && short.row == NSNotFound)
    #expect(NSIndexPath(forRow: 3, inSection: 1).row == 3)
    #expect(NSIndexPath(forItem: 3, inSection: 1) as IndexPath == IndexPath(item: 3, section: 1))
    #expect(NSIndexPath().section == NSNotFound)
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

  /// An image larger than its button is scaled down to fit.
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
