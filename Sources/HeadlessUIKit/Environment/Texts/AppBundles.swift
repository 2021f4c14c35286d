public import Foundation
import Synchronization

/// The bundles and texts of loaded apps, by module name.
///
/// `Bundle.main` would be the bundle of the program that loaded the app. The registry is shared by
/// the process, has an entry for each locale in which a screen of the module is shown, and can be
/// used on any thread. Code of a stage gets the entry of its stage; other threads get the latest
/// one.
@_spi(Overscroll)
public enum AppBundles {
  private struct Entry: @unchecked Sendable {
    // Safe: never written after `init`; Foundation reads a bundle on any thread.
    let bundle: Bundle
    let texts: AppTexts
  }

  /// The entries of a module by locale, which may be nil.
  private struct Entries {
    var byLocale: [Locale?: Entry] = [:]
    var last: Locale?
  }

  private struct Known {
    var modules: [String: Entries] = [:]
    /// The modules by the paths of their bundles.
    var byPath: [String: String] = [:]
  }

  private static let known = Mutex<Known>(Known())

  /// Sets the bundle and texts of a module in a locale, replacing earlier ones.
  ///
  /// A library without resources shares the bundle of the app, whose texts belong to the app.
  package static func set(
    _ bundle: Bundle, _ texts: AppTexts, for module: String, in locale: Locale?
  ) {
    let entry = Entry(bundle: bundle, texts: texts)
    let path = place(of: bundle)
    known.withLock {
      $0.modules[module, default: Entries()].byLocale[locale] = entry
      $0.modules[module]?.last = locale
      if $0.byPath[path] == nil { $0.byPath[path] = module }
    }
  }

  /// The path of a bundle. A library's bundle contains links to itself.
  private static func place(of bundle: Bundle) -> String {
    bundle.bundleURL.resolvingSymlinksInPath().path
  }

  private static func entry(_ module: String) -> Entry? {
    let asking = ScreenEnvironment.currentOrNil
    return known.withLock {
      guard let entries = $0.modules[module] else { return nil }
      return asking.flatMap { entries.byLocale[$0.locale] } ?? entries.byLocale[entries.last]
    }
  }

  /// Returns the bundle of a module; `Bundle.main` if none was set.
  public static func main(of module: String) -> Bundle { entry(module)?.bundle ?? .main }

  /// Returns a localised text of a module, like `AppTexts.text`.
  public static func text(
    _ key: String, table: String?, value: String?, of module: String
  ) -> String { texts(module).text(key, table: table, value: value) }

  /// Returns a localised text of a bundle that belongs to a module; nil for another bundle, such as
  /// one inside it, which has texts of its own.
  public static func text(
    _ key: String, table: String?, value: String?, in bundle: Bundle, of module: String
  ) -> String? {
    guard let own = entry(module) else {
      return text(key, table: table, value: value, of: module)
    }
    let place = place(of: bundle)
    let isOwn = place == Self.place(of: own.bundle)
    let owner: String? = isOwn ? module : known.withLock { $0.byPath[place] }
    return owner.map { texts($0).text(key, table: table, value: value) }
  }

  /// Returns the language of a module's texts.
  public static func language(of module: String) -> String { texts(module).language }

  /// Returns the bundle of the module that declares a class, otherwise that of `module`.
  public static func bundle(of type: AnyClass, askedBy module: String) -> Bundle {
    let owner = String(String(reflecting: type).prefix { $0 != "." })
    return entry(owner)?.bundle ?? main(of: module)
  }

  /// Returns a formatted string like `String(format:locale:arguments:)`, with the plural forms of
  /// the module's texts.
  public static func filled(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg], of module: String
  ) -> String { texts(module).filled(format, locale: locale, arguments) }

  private static func texts(_ module: String) -> AppTexts { entry(module)?.texts ?? AppTexts() }
}
