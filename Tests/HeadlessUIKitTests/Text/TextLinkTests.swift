import Foundation
import HeadlessUIKit
import Testing
import Typography

/// Links and attachments in text views that are not editable.
@MainActor
@Suite("Links in text views")
struct TextLinkTests {
  final class Delegate: UITextViewDelegate {
    var lines: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("\(URL) \(characterRange.location)+\(characterRange.length)")
      return false
    }
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
      in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("attachment \(characterRange.location)")
      return false
    }
  }

  /// A delegate with the methods of iOS 9.
  final class OldDelegate: UITextViewDelegate {
    var seen: [URL] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
    ) -> Bool {
      seen.append(URL)
      return false
    }
  }

  private func view(_ fixture: TouchFixture, _ text: NSAttributedString) -> UITextView {
    let view = fixture.add(UITextView(), rect(0, 0, 300, 100))
    view.isEditable = false
    view.attributedText = text
    fixture.window.layoutIfNeeded()
    return view
  }

  private var font: UIFont { UIFont(face: .block, size: 20) }

  /// Returns a text with a link. Letters are 12 points wide from x = 5 on, and lines 20 points high
  /// from y = 8 on.
  private func linked() throws -> NSAttributedString {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let url = try #require(URL(string: "https://example.org"))
    text.append(
      NSAttributedString(string: "link", attributes: [.font: font, .link: url]))
    text.append(
      NSAttributedString(
        string: "ed", attributes: [.font: font, .link: url, .foregroundColor: UIColor.red]))
    return text
  }

  @Test(
    "A tap on a link asks the delegate with the link's range, and elsewhere does nothing"
  )
  func tapped() throws {
    let fixture = TouchFixture()
    let view = view(fixture, try linked())
    let delegate = Delegate()
    view.delegate = delegate
    fixture.tap(5 + 12 * 3.5, 18)
    fixture.wait(1)
    #expect(delegate.lines == ["https://example.org 2+6"])
    fixture.tap(5 + 6, 18)
    fixture.tap(250, 18)
    fixture.wait(1)
    #expect(delegate.lines.count == 1)
  }

  @Test("A legacy delegate is asked by the legacy method")
  func older() throws {
    let fixture = TouchFixture()
    let view = view(fixture, try linked())
    let delegate = OldDelegate()
    view.delegate = delegate
    fixture.tap(5 + 12 * 7.5, 18)
    fixture.wait(1)
    #expect(delegate.seen.map(\.absoluteString) == ["https://example.org"])
  }

  @Test("Editable or unselectable text has no tappable links")
  func editable() throws {
    for (isEditable, isSelectable) in [(true, true), (false, false)] {
      let fixture = TouchFixture()
      let view = view(fixture, try linked())
      (view.isEditable, view.isSelectable) = (isEditable, isSelectable)
      let delegate = Delegate()
      view.delegate = delegate
      fixture.tap(5 + 12 * 3.5, 18)
      fixture.wait(1)
      #expect(delegate.lines.isEmpty)
    }
  }

  @Test("Attachments are tappable")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = rect(0, 0, 40, 20)
    let fixture = TouchFixture()
    let view = view(fixture, NSAttributedString(attachment: attachment))
    let delegate = Delegate()
    view.delegate = delegate
    fixture.tap(30, 20)
    fixture.wait(1)
    #expect(delegate.lines == ["attachment 0"])
  }

  @Test("Links have the tint colour unless linkTextAttributes sets one")
  func attributes() throws {
    let fixture = TouchFixture()
    let view = view(fixture, try linked())
    view.tintColor = .green
    #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .green)
    view.linkTextAttributes = [.foregroundColor: UIColor.brown, .underlineStyle: 1]
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    fixture.window.layoutIfNeeded()
    let shown = label.attributedText?.attribute(.foregroundColor, at: 7, effectiveRange: nil)
    #expect(shown as? UIColor == .brown)
    #expect(
      view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor
        == .red)
  }

  @Test("Data detectors turn telephone numbers into links; dates are reported as not found")
  func numbers() throws {
    let fixture = TouchFixture()
    let view = view(fixture, NSAttributedString(string: "call (555) 610-6679", attributes: [:]))
    view.dataDetectorTypes = .phoneNumber
    fixture.window.layoutIfNeeded()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    let link = label.attributedText?.attribute(.link, at: 5, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "tel:5556106679")
    #expect(!fixture.environment.problems.notes.contains { $0.contains("data detectors") })
    view.dataDetectorTypes = .all
    #expect(fixture.environment.problems.notes.contains { $0.contains("data detectors") })
  }

  @Test(
    "Data detectors turn addresses into links",
    arguments: [
      ("see https://a.org/x?y=1, or", "https://a.org/x?y=1"), ("(www.b.org)", "http://www.b.org"),
      ("write to me@c.co.uk.", "mailto:me@c.co.uk"), ("nothing here", nil), ("a@b", nil),
      ("on d.org/y.", "http://d.org/y"), ("see file.swift and 1.5", nil),
    ] as [(String, String?)])
  func detection(text: String, url: String?) throws {
    let fixture = TouchFixture()
    let view = view(fixture, NSAttributedString(string: text, attributes: [.font: font]))
    view.dataDetectorTypes = .link
    fixture.window.layoutIfNeeded()
    let label = try #require(view.subviews.compactMap { $0 as? UILabel }.first)
    let shown = try #require(label.attributedText)
    var found: [String] = []
    shown.enumerateAttribute(.link, in: NSRange(location: 0, length: shown.length)) { value, _, _ in
      if let url = value as? URL { found.append(url.absoluteString) }
    }
    #expect(found == [url].compactMap(\.self))
    #expect(shown.string == text)
    view.isEditable = true
    fixture.window.layoutIfNeeded()
    #expect(label.attributedText?.containsLink == false)
  }

  /// A delegate with the methods of iOS 17.
  private final class NewDelegate: UITextViewDelegate {
    var lines: [String] = []
    var answer: (UIAction) -> UIAction? = { $0 }

    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? {
      switch textItem.content {
      case .link(let url): lines.append("\(url) \(textItem.range)")
      case .textAttachment, .tag: lines.append("other")
      }
      return answer(defaultAction)
    }
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      lines.append("asked")
      return false
    }
  }

  @Test(
    "A tap performs the delegate's primary action, asks for the default one, and ignores nil")
  func primaryAction() throws {
    let fixture = TouchFixture()
    let view = view(fixture, try linked())
    let delegate = NewDelegate()
    view.delegate = delegate
    var own = 0
    let answers: [(UIAction) -> UIAction?] = [
      { $0 }, { _ in nil }, { _ in UIAction { _ in own += 1 } },
    ]
    for answer in answers {
      delegate.answer = answer
      fixture.tap(5 + 12 * 3.5, 18)
      fixture.wait(1)
    }
    let item = "https://example.org {2, 6}"
    #expect(delegate.lines == [item, "asked", item, item] && own == 1)
  }
}

extension NSAttributedString {
  fileprivate var containsLink: Bool {
    (0..<length).contains { attribute(.link, at: $0, effectiveRange: nil) != nil }
  }
}
