import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// `AttributedString` with UIKit's attributes, its conversions, and Markdown.
@MainActor
@Suite("Attributed strings")
struct AttributedStringTests {
  @Test("UIKit's attributes survive the way to NSAttributedString and back")
  func conversion() throws {
    onScreen()
    var text = AttributedString("one two")
    text.font = .systemFont(ofSize: 20)
    text.foregroundColor = .red
    let range = try #require(text.range(of: "two"))
    text[range].underlineStyle = .single
    text[range].kern = 3
    text[range].link = URL(string: "https://swift.org")
    let old = NSAttributedString(text)
    #expect(old.string == "one two")
    #expect(old.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
    #expect(old.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    #expect(old.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int == 1)
    #expect(old.attribute(.kern, at: 5, effectiveRange: nil) as? CGFloat == 3)
    #expect(AttributedString(old) == text)
    #expect(try AttributedString(old, including: \.uiKit) == text)
    #expect(try NSAttributedString(text, including: \.uiKit) == old)
  }

  @Test("A container has the attributes of a dictionary, and the reverse")
  func containers() {
    onScreen()
    let container = AttributeContainer([
      .foregroundColor: UIColor.green, .baselineOffset: 2, .strikethroughStyle: 1,
    ])
    #expect(container.foregroundColor == .green && container.baselineOffset == 2)
    #expect(container.strikethroughStyle == .single)
    let dictionary = Dictionary(container)
    #expect(dictionary.count == 3 && dictionary[.strikethroughStyle] as? Int == 1)
  }

  private func pieces(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent?.rawValue ?? 0
      return "\(String(text[run.range].characters))|\(intent)" + (run.link.map { "|\($0)" } ?? "")
    }
  }

  @Test(
    "Markdown's inline marks become attributes",
    arguments: [
      ("a **b** c", ["a |0", "b|2", " c|0"]), ("*a* _b_", ["a|1", " |0", "b|1"]),
      ("***a***", ["a|3"]), ("`x*y*`", ["x*y*|4"]), ("~~a~~", ["a|32"]),
      ("[a](https://b.c) d", ["a|0|https://b.c", " d|0"]), ("2 * 3 * 4", ["2 * 3 * 4|0"]),
      ("snake_case_name", ["snake_case_name|0"]), ("**open", ["**open|0"]),
      ("\\*a\\*", ["*a*|0"]), ("**a *b* c**", ["a |2", "b|3", " c|2"]),
      ("<https://b.c>", ["https://b.c|0|https://b.c"]), ("", []), ("[a", ["[a|0"]),
    ])
  func markdown(source: String, expected: [String]) throws {
    #expect(pieces(try AttributedString(markdown: source)) == expected)
  }

  @Test("Blocks lose their marks, and the options choose the treatment of white space")
  func blocks() throws {
    let source = "# Title\nfirst\nline\n\n- one\n- two\n"
    func words(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String
    {
      let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
      return String(try AttributedString(markdown: source, options: options).characters)
    }
    #expect(try words(.full) == "Titlefirst lineonetwo")
    #expect(try words(.inlineOnly) == "# Title first line - one - two")
    #expect(try words(.inlineOnlyPreservingWhitespace) == source)
    #expect(try NSAttributedString(markdown: "**b**").string == "b")
  }

  @Test(
    "A label draws strong emphasis wider than plain text",
    .needs(.inter))
  func drawing() throws {
    onScreen(fonts: Inter.library)
    func width(_ source: String) throws -> CGFloat {
      let label = UILabel()
      label.attributedText = try NSAttributedString(markdown: source)
      return label.intrinsicContentSize.width
    }
    #expect(try width("**illumination**") > width("illumination"))
  }
}
