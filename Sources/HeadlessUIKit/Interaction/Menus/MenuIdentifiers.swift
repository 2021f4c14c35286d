/// Identifiers for the menus and actions of one screen that were given none, such as
/// `com.apple.action.dynamic.1`.
///
/// They count up, so that every run has the same ones. Those that are made while no stage runs have a
/// prefix of their own: a control may get actions of both kinds, and replaces one with the same identifier.
@MainActor
final class MenuIdentifiers: ScreenState {
  private var menus = 0
  private var actions = 0

  init() {}

  private static var current: MenuIdentifiers { ScreenEnvironment.current[MenuIdentifiers.self] }
  private static var prefix: String { ScreenEnvironment.isRunning ? "dynamic" : "dynamic.outside" }

  static func next() -> UIMenu.Identifier {
    current.menus += 1
    return UIMenu.Identifier("com.apple.menu.\(prefix).\(current.menus)")
  }

  static func next() -> UIAction.Identifier {
    current.actions += 1
    return UIAction.Identifier("com.apple.action.\(prefix).\(current.actions)")
  }
}
