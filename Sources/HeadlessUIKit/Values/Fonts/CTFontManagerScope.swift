/// The scope of a font registration. Every scope means the current screen here.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session

  /// The former name of `persistent`.
  public static let user = CTFontManagerScope.persistent
}
