/// The device that the screen whose code is being run belongs to.
@preconcurrency @MainActor
open class UIDevice: _Object {
  /// The device. There is one object for all of them: what it says is the present screen's.
  public static let current = UIDevice()

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
}
