/// A value of a format, such as `-8.2lf`.
struct FormatValue {
  /// The width and the number of digits; nil for none, and for those of an argument.
  private let width, precision: Int?
  /// The number of `*`: arguments that are a width or a number of digits.
  let stars: Int
  /// The last character; nil if the text is no value.
  private let conversion: Character?

  /// The largest width and number of digits. A format of a file could ask for a gigabyte of spaces.
  private static let longest = 4096

  /// Reads a value without its percent sign and position.
  init(_ text: String) {
    let pattern =
      /[-+ #0']*(?<width>\d+|\*)?(?:\.(?<precision>\d+|\*)?)*(?:hh?|ll?|[qLjzt])?(?<kind>[A-Za-z@])/
    let match = text.wholeMatch(of: pattern)
    func limit(_ text: Substring?) -> Int? { text.flatMap { $0 == "*" ? nil : Int($0) ?? .max } }
    width = limit(match?.width)
    precision = limit(match?.precision)
    stars = [match?.width, match?.precision].count { $0 == "*" }
    conversion = match?.kind.first
  }

  /// The sum of the written width and number of digits. A value with a `fault` may have any.
  var space: Int { (width ?? 0) &+ (precision ?? 0) }

  /// Returns why the value cannot show its arguments, in words; nil if it can.
  ///
  /// - Parameter arguments: The arguments of the `*`, then the value's own; nil for missing ones.
  func fault(_ arguments: [(any CVarArg)?]) -> String? {
    guard let conversion else { return "is no value" }
    if [width, precision].contains(where: { $0 ?? 0 > Self.longest }) {
      return "is longer than \(Self.longest) characters"
    }
    for argument in arguments.dropLast() {
      guard let length = (argument as? any BinaryInteger).flatMap({ Int(exactly: $0) }),
        (-Self.longest...Self.longest).contains(length)
      else { return "has no length" }
    }
    guard let argument = arguments.last ?? nil else { return "has no argument" }
    switch conversion {
    case "@": return Self.isObject(argument) ? nil : "is for an object, not for \(argument)"
    case "d", "i", "o", "u", "x", "X", "c", "C", "D", "O", "U":
      return argument is any BinaryInteger ? nil : "is for an integer, not for \(argument)"
    case "e", "E", "f", "F", "g", "G", "a", "A":
      return argument is any BinaryFloatingPoint ? nil : "is for a number, not for \(argument)"
    case "s", "S": return argument is any _Pointer ? nil : "is for C text, not for \(argument)"
    case "p": return nil
    default: return "is no value"
    }
  }

  private static func isObject(_ argument: any CVarArg) -> Bool {
    !(argument is any BinaryInteger || argument is any BinaryFloatingPoint
      || argument is any _Pointer)
  }
}
