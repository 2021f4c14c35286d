public import Foundation

/// The device of the screen whose code is running.
@preconcurrency @MainActor
open class UIDevice: _Object {
  /// The device of the screen whose code is running.
  public static var current: UIDevice { ScreenEnvironment.current.device }

  /// Posted by the device when its orientation changes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The number of unbalanced requests for orientation notifications.
  private var orientationListeners = 0

  /// Creates a device with the values of the current one. Tests subclass it.
  public init() { super.init(_object: ()) }

  /// The kind of device: a tablet if the shorter side has at least 744 points, otherwise a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    ScreenEnvironment.current.traits.userInterfaceIdiom
  }

  /// The model, "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The model, which is not localised here.
  open var localizedModel: String { model }

  /// The device's name: the model, as in apps without the permission to read the user's name for
  /// it. In tests of the command line it is the product name, such as "iPhone 15", as in
  /// simulators.
  open var name: String { ScreenEnvironment.current.deviceName ?? model }

  /// The system's name: "iOS", or "iPadOS" on tablets.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The system version: "17.0", whose appearance UIKit has here, unless the user of the command
  /// line has chosen another one.
  open var systemVersion: String { ScreenEnvironment.current.systemVersion }

  /// The charging state of the battery. Raw values are UIKit's.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Never posted: the battery does not change.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted: the battery does not change.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted: no proximity is simulated.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Whether the battery is monitored. Default: false.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery: full as in the status bar; unknown without monitoring.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// The level of the battery: always 1; -1 without monitoring.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether proximity is monitored. Stored without effect. Default: false.
  open var isProximityMonitoringEnabled = false
  /// Whether an object is close to the device. Always false.
  open var proximityState: Bool { false }
  /// Whether the device supports multitasking. Always true, as on every device since iOS 4.
  open var isMultitaskingSupported: Bool { true }
  /// An identifier of the device, equal on every machine so that results do not vary.
  open var identifierForVendor: UUID? { UUID(uuidString: "0FEC0DE0-0000-4000-8000-000000000001") }
  /// Ignored: sounds are not simulated.
  open func playInputClick() {}

  /// The physical orientation of the device, derived from the interface orientation. It is never
  /// flat.
  open var orientation: UIDeviceOrientation {
    switch ScreenEnvironment.current.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // Device orientations are named after the side of the device's top, interface orientations
    // after that of the home button.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// Whether orientation notifications were requested. They are posted in any case, as for apps
  /// whose screens rotate.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Requests orientation notifications. Each call is balanced by a call that ends them.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends one request for orientation notifications; ignored without a request.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }
}
