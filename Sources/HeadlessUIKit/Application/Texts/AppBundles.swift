public import Foundation
import Synchronization

/// What an app that was loaded finds in its bundle, by the name of its module: Foundation's `Bundle.main`
/// would be the program that loaded it. One for the process, as there, and for any thread.
@_spi(Overscroll)
public enum AppBundles {
  private struct Entry: @unchecked Sendable {
    let bundle: Bundle
    let texts: AppTexts
  }

  private static let known = Mutex<[String: Entry]>([:])

  /// Gives a module its bundle and texts; again, others.
  package static func set(_ bundle: Bundle, _ texts: AppTexts, for module: String) {
    let entry = Entry(bundle: bundle, texts: texts)
    known.withLock { $0[module] = entry }
  }

  private static func entry(_ module: String) -> Entry? { known.withLock { $0[module] } }

  /// The bundle of a module; Foundation's for one that has none.
  public static func main(of module: String) -> Bundle { entry(module)?.bundle ?? .main }

  /// A text of a module: see `AppTexts.text`.
  public static func text(
    _ key: String, table: String?, value: String?, of module: String
  ) -> String { texts(module).text(key, table: table, value: value) }

  /// As `String(format:locale:arguments:)`, with the forms of the module's texts that depend on numbers.
  public static func filled(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg], of module: String
  ) -> String { texts(module).filled(format, locale: locale, arguments) }

  private static func texts(_ module: String) -> AppTexts { entry(module)?.texts ?? AppTexts() }
}
