public import Foundation
import Synchronization

/// What an app that was loaded finds in its bundle, by the name of its module: Foundation's `Bundle.main`
/// would be the program that loaded it. One for the process and for each locale that a screen of it is shown
/// in, for any thread: a stage's code has that of its stage, other threads the one that came last.
@_spi(Overscroll)
public enum AppBundles {
  private struct Entry: @unchecked Sendable {
    let bundle: Bundle
    let texts: AppTexts
  }

  /// What a module has in its locales, nil among them.
  private struct Entries {
    var byLocale: [Locale?: Entry] = [:]
    var last: Locale?
  }

  private static let known = Mutex<[String: Entries]>([:])

  /// Gives a module its bundle and texts in a locale; again, others.
  package static func set(
    _ bundle: Bundle, _ texts: AppTexts, for module: String, in locale: Locale?
  ) {
    let entry = Entry(bundle: bundle, texts: texts)
    known.withLock {
      $0[module, default: Entries()].byLocale[locale] = entry
      $0[module]?.last = locale
    }
  }

  private static func entry(_ module: String) -> Entry? {
    let asking = ScreenEnvironment.asking
    return known.withLock {
      guard let entries = $0[module] else { return nil }
      return asking.flatMap { entries.byLocale[$0.locale] } ?? entries.byLocale[entries.last]
    }
  }

  /// The locale that a screen of a module is shown in; where nobody said `en_001`, which Foundation has for all
  /// processes on Linux.
  public static func locale(of module: String) -> Locale {
    let asking = ScreenEnvironment.asking
    return (asking == nil ? known.withLock { $0[module]?.last } : asking?.locale)
      ?? Locale(identifier: "en_001")
  }

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
