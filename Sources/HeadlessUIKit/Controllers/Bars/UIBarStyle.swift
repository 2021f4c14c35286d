/// The base style of a bar: light or black. Raw values match UIKit's.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
