import Foundation
import Overscroll

/// The index pages of a gallery. They load only the pictures in the gallery's folder.
struct GalleryPage {
  let title: String
  let entries: [GalleryEntry]

  var html: String {
    let sections = entries.map { entry in
      let pictures = entry.pictures.map(Self.html).joined(separator: "\n")
      let captions = entry.captions.map { "<li>\(Self.escaped($0))</li>" }.joined()
      return """
        <section>
        <h2>\(Self.escaped(entry.title))</h2>
        \(captions.isEmpty ? "" : "<ul>\(captions)</ul>\n")\(pictures)
        <p><code>\(Self.escaped(entry.file))</code></p>
        </section>
        """
    }
    return PageTemplate(PackageResources.GalleryPage_html).filled([
      "title": Self.escaped(title), "sections": sections.joined(separator: "\n"),
      "style": String(embedded: PackageResources.GalleryPage_css),
    ])
  }

  private static func html(_ picture: GalleryEntry.Picture) -> String {
    let (address, words) = (escaped(picture.address), escaped(picture.description))
    return switch picture.type {
    case .gif, .png, .apng, .webp, .svg:
      "<img src=\"\(address)\" alt=\"\(words)\" loading=\"lazy\">"
    case .html: "<iframe src=\"\(address)\" title=\"\(words)\" loading=\"lazy\"></iframe>"
    case .mp4, .webm: "<video src=\"\(address)\" title=\"\(words)\" controls loop></video>"
    case .txt: "<p><a href=\"\(address)\">\(address)</a></p>"
    }
  }

  /// The index page for sites that show Markdown. It links to scrollable pages and films.
  var markdown: String {
    let sections = entries.map { entry in
      let captions = entry.captions.map { "- \(Self.plain($0))\n" }.joined()
      let pictures = entry.pictures.map { picture in
        let words = Self.plain(picture.description)
        return switch picture.type {
        case .gif, .png, .apng, .webp, .svg: "![\(words)](\(picture.address))\n"
        case .html, .txt, .mp4, .webm: "[\(words)](\(picture.address))\n"
        }
      }.joined(separator: "\n")
      return
        "## \(Self.plain(entry.title))\n\n\(captions.isEmpty ? "" : captions + "\n")\(pictures)"
    }
    return "# \(Self.plain(title))\n\n" + sections.joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// Returns the text on one line, with Markdown's markup characters escaped.
  private static func plain(_ text: String) -> String {
    text.map { character in
      if character.isNewline { return " " }
      return "\\`*_[]<>#|".contains(character) ? "\\\(character)" : "\(character)"
    }.joined()
  }
}
