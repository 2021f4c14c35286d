/// Identifiers for menus and actions of one screen that were created without one, such as
/// `com.apple.action.dynamic.1`.
///
/// Their numbers count up, so every run produces the same ones. Identifiers created while no stage
/// runs have a separate prefix: a control may get actions of both kinds, and an action replaces
/// another with the same identifier.
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
