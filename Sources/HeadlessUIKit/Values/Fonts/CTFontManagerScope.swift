/// How far a font that is registered can be used. Here it is the screen in each case.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session

  /// The older name of `persistent`.
  public static let user = CTFontManagerScope.persistent
}
