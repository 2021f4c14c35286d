/// Parts of the generated file that is compiled with a module.
enum SupportTexts {
  /// The property that SwiftPM generates for a target with resources. Projects of Xcode declare it
  /// themselves.
  static func moduleBundle(unlessIn index: Index) -> String {
    let members = index.find("Bundle")?.methods ?? []
    return members.contains { $0.name == "module" && $0.isStatic }
      ? "" : "\n\nextension Bundle {\n  static var module: Bundle { .main }\n}\n"
  }

  /// Returns declarations that shadow Foundation's in the module: bundle, texts and formats. They
  /// include `String(localized:)`, which exists only on Apple's platforms.
  static func resources(module: String) -> String {
    """

    extension Bundle {
      public static var main: Bundle { AppBundles.main(of: "\(module)") }
      public convenience init(for aClass: AnyClass) {
        self.init(path: AppBundles.bundle(of: aClass, askedBy: "\(module)").bundlePath)!
      }
      public func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String { _textOfBundle(self, key, value, tableName) }
    }

    func _textOfBundle(
      _ bundle: Bundle, _ key: String, _ value: String?, _ table: String?
    ) -> String {
      let module = "\(module)"
      if let text = AppBundles.text(key, table: table, value: value, in: bundle, of: module) {
        return text
      }
      let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
      let language = AppBundles.language(of: module)
      let short = String(language.prefix { $0 != "-" && $0 != "_" })
      for folder in ["\\(language).lproj/", "\\(short).lproj/", "Base.lproj/", "en.lproj/", ""] {
        let file = URL(fileURLWithPath: "\\(bundle.bundlePath)/\\(folder)\\(name).strings")
        guard let data = try? Data(contentsOf: file),
          let list = try? PropertyListSerialization.propertyList(
            from: data, options: [], format: nil),
          let text = (list as? [String: String])?[key]
        else { continue }
        return text
      }
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    public func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
      comment: String
    ) -> String { _textOfBundle(bundle, key, value, tableName) }

    extension String {
      typealias LocalizationValue = _LocalizedText
      init(
        localized keyAndValue: _LocalizedText, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
      ) { self = keyAndValue.text(keyAndValue.key, table, locale) }
      init(
        localized key: StaticString, defaultValue: _LocalizedText, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
      ) { self = defaultValue.text("\\(key)", table, locale) }
      public static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        AppBundles.filled(format, locale: .current, arguments, of: "\(module)")
      }
      public init(format: __shared String, _ arguments: any CVarArg...) {
        self = AppBundles.filled(format, locale: nil, arguments, of: "\(module)")
      }
      public init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = AppBundles.filled(format, locale: nil, arguments, of: "\(module)")
      }
      public init(
        format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...
      ) { self = AppBundles.filled(format, locale: locale, arguments, of: "\(module)") }
      public init(
        format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
      ) { self = AppBundles.filled(format, locale: locale, arguments, of: "\(module)") }
    }

    struct _LocalizedText: ExpressibleByStringInterpolation {
      struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [any CVarArg] = []
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) {
          key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
          add("%lld", Int(truncatingIfNeeded: number))
        }
        mutating func appendInterpolation(_ number: Double) { add("%lf", number) }
        mutating func appendInterpolation(_ number: CGFloat) { add("%lf", Double(number)) }
        mutating func appendInterpolation(_ value: any CVarArg, specifier: String) {
          add(specifier, value)
        }
        mutating func appendInterpolation(_ text: String) { add("%@", NSString(string: text)) }
        mutating func appendInterpolation<Value>(_ value: Value) {
          add("%@", NSString(string: "\\(value)"))
        }
        private mutating func add(_ specification: String, _ value: any CVarArg) {
          key += specification
          arguments.append(value)
        }
      }

      let key: String
      let arguments: [any CVarArg]
      init(stringLiteral value: String) { (key, arguments) = (value, []) }
      init(_ value: String) { self.init(stringLiteral: value) }
      init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        key =
          arguments.isEmpty
          ? stringInterpolation.key.replacingOccurrences(of: "%%", with: "%")
          : stringInterpolation.key
      }

      func text(_ name: String, _ table: String?, _ locale: Locale) -> String {
        let format = AppBundles.text(name, table: table, value: key, of: "\(module)")
        if arguments.isEmpty { return format }
        return AppBundles.filled(format, locale: locale, arguments, of: "\(module)")
      }
    }

    """
  }

  /// Functions that give an object of unknown class the methods of `NSObject` that send messages by
  /// name.
  static let messages = """

    func _messaged<Object: NSObjectProtocol>(_ object: Object) -> Object { object }

    @_disfavoredOverload
    func _messaged(_ object: AnyObject) -> _MessagedObject { _MessagedObject(object) }

    func _messaged<Object: NSObjectProtocol>(_ object: Object?) -> Object? { object }

    func _messaged(_ object: AnyObject?) -> _MessagedObject? { object.map { _MessagedObject($0) } }

    """

  /// A property that shadows Foundation's, whose set traps on Linux when it is changed.
  static let characterSets = """

    extension CharacterSet {
      var inverted: CharacterSet {
        var set = self
        set.invert()
        return set
      }
    }

    """

  /// Declarations that shadow Foundation's timers with closures.
  ///
  /// In Foundation on Linux the closures are Sendable, and the compiler refuses those that use the
  /// main actor. On Apple's platforms this applies only to Swift 6.
  static let timers = """

    extension Timer {
      @preconcurrency
      convenience init(
        timeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) { self.init(every: interval, repeats: repeats, calling: block) }
      @preconcurrency
      convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) { self.init(at: date, every: interval, repeats: repeats, calling: block) }
      @discardableResult @preconcurrency
      class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Timer) -> Void
      ) -> Timer {
        let timer = Timer(every: interval, repeats: repeats, calling: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
      }
    }

    """

  /// Classes of Foundation whose members are all unavailable on Linux. A class of the app with such
  /// a name stays its own.
  static func predicates(unlessIn index: Index) -> String {
    [("NSExpression", "_Expression"), ("NSComparisonPredicate", "_ComparisonPredicate")]
      .filter { index.find($0.0) == nil }
      .map { "typealias \($0.0) = UIKit.\($0.1)\n" }.joined()
  }

  /// The names of the sheets that the system draws, for a module that uses one of them.
  static func sheets(unlessIn index: Index, _ available: Set<String>) -> String {
    let module = ImpliedModules.sheets
    guard available.contains(module) else { return "" }
    return "import \(module)\n"
      + ImpliedModules.sheetNames.filter { index.find($0) == nil }
      .map { "public typealias \($0) = \(module).\($0)\n" }.joined()
  }

  /// The registration of tests. Classes that are no test cases have none, whatever the names of
  /// their methods are.
  static let tests = """

    @_spi(Overscroll) import XCTest

    @MainActor func _overscrollTests<Case: XCTestCase>(
      _ type: Case.Type, _ name: String, _ file: String, _ make: (@MainActor @Sendable () -> Case)?,
      _ methods: [TestMethod<Case>]
    ) { TestRegistry.add(type, name, file, make, methods) }

    @MainActor func _overscrollTests<Other>(
      _ type: Other.Type, _ name: String, _ file: String, _ make: (@MainActor @Sendable () -> Other)?,
      _ methods: [TestMethod<Other>]
    ) {}

    // The files of tests do not see the type of methods.
    func _overscrollSync<Case>(
      _ name: String, _ line: Int, _ body: @escaping @MainActor (Case) throws -> Void
    ) -> TestMethod<Case> { TestMethod(name, line, sync: body) }

    func _overscrollAsync<Case>(
      _ name: String, _ line: Int, _ body: @escaping @MainActor (Case) async throws -> Void
    ) -> TestMethod<Case> { TestMethod(name, line, async: body) }

    """
}
