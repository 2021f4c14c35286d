import Foundation

/// The uniform type identifiers of the item types supported here.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let image = "public.image"
  static let color = "com.apple.uikit.color"

  /// The types that each type conforms to, from Apple's list of system-declared types.
  private static let parents: [String: [String]] = [
    text: ["public.plain-text", "public.text", "public.data", "public.item"],
    "public.plain-text": ["public.text", "public.data", "public.item"],
    url: ["public.data", "public.item"],
    png: [image, "public.data", "public.item"],
    "public.jpeg": [image, "public.data", "public.item"],
    image: ["public.data", "public.item"],
  ]

  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || parents[type]?.contains(other) == true
  }
}
