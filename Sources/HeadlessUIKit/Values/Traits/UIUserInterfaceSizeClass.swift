/// The amount of space in one direction: compact or regular. Raw values are UIKit's.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}
