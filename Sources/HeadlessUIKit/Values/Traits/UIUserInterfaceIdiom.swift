/// The kind of device that an interface is designed for. Raw values are UIKit's.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  /// Devices that are not shown here.
  case tv = 2
  case carPlay = 3, mac = 5, vision = 6
}
