public import Foundation

/// The device that the screen whose code is being run belongs to.
@preconcurrency @MainActor
open class UIDevice: _Object {
  /// The device. There is one object for all of them: what it says is the present screen's.
  public static let current = UIDevice()

  /// Posted by the device when it is held another way up.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// How many have asked to hear of orientations and not said that they are done.
  private var orientationListeners = 0

  private init() { super.init(_object: ()) }

  /// A phone, or from 744 points of the shorter side on a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    ScreenEnvironment.current.traits.userInterfaceIdiom
  }

  /// "iPhone" or "iPad".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The same: nothing here is translated.
  open var localizedModel: String { model }

  /// The model: nobody has given the device a name.
  open var name: String { model }

  /// "iOS", on tablets "iPadOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }

  /// The version whose looks the system's parts have here.
  open var systemVersion: String { "17.0" }

  /// How full the battery is; raw values as UIKit's.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Posted never: the battery stays as the status bar draws it.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted never, likewise.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted never: nothing comes near.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Whether anybody wants to know of the battery.
  open var isBatteryMonitoringEnabled = false
  /// Unknown until somebody wants to know; then full, as the status bar draws it.
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  /// 0…1, here 1; -1 until somebody wants to know.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Whether anybody wants to know what comes near.
  open var isProximityMonitoringEnabled = false
  /// Nothing is near.
  open var proximityState: Bool { false }
  /// Every device since iOS 4.
  open var isMultitaskingSupported: Bool { true }
  /// The same on every machine, so that what depends on it is the same.
  open var identifierForVendor: UUID? { UUID(uuidString: "0FEC0DE0-0000-4000-8000-000000000001") }
  /// Nobody hears it.
  open func playInputClick() {}

  /// Which way up the device is held. It lies on no table.
  open var orientation: UIDeviceOrientation {
    switch ScreenEnvironment.current.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // A device is named after where its top is, an interface after its home button.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  /// Whether someone has asked to hear of orientations. They are told here in any case, as apps are
  /// whose screens turn.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  /// Asks to hear of orientations. Each call wants one to end it.
  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

  /// Ends one such wish; without any it does nothing.
  open func endGeneratingDeviceOrientationNotifications() {
    orientationListeners = max(0, orientationListeners - 1)
  }
}
