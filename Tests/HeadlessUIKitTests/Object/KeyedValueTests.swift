import Foundation
import Graphics
import HeadlessUIKit
import Testing

/// Key-value coding: properties by name.
@MainActor
struct KeyedValueTests {
  private final class Lenient: UIView {
    var unknown: [String] = []

    override func value(forUndefinedKey key: String) -> Any? {
      unknown.append(key)
      return 7
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
  }

  @Test("Properties of views are read and set by key, with any numeric type")
  func views() {
    let label = UILabel()
    label.setValue("words", forKey: "text")
    label.setValue(0.5, forKey: "alpha")
    label.setValue(true, forKey: "hidden")
    #expect(label.text == "words" && label.alpha == 0.5 && label.isHidden)
    label.setValue(nil, forKey: "text")
    #expect(label.value(forKey: "text") == nil && label.text == nil)
    #expect(label.value(forKey: "layer") as? CALayer === label.layer)
  }

  @Test("A key path passes through objects, and nil on the way does nothing")
  func paths() {
    let field = UITextField()
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    #expect(field.value(forKeyPath: "placeholderLabel.textColor") as? UIColor == .red)
    let view = UIView()
    view.setValue(3, forKeyPath: "superview.tag")
    #expect(view.value(forKeyPath: "superview.tag") == nil)
    let outer = UIView()
    outer.addSubview(view)
    view.setValue(3, forKeyPath: "superview.tag")
    #expect(outer.tag == 3 && view.value(forKeyPath: "superview.tag") as? Int == 3)
    view.setValue(0.25, forKeyPath: "layer.transform.scale.x")
    #expect(view.layer.transform.m11 == 0.25)
  }

  @Test("Setting a bar button's view by key updates the bar")
  func barButton() throws {
    onScreen()
    let window = UIWindow()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(barButtonSystemItem: .add)
    #expect(button.value(forKey: "view") == nil)
    item.rightBarButtonItem = button
    bar.setItems([item], animated: false)
    window.addSubview(bar)
    bar.layoutIfNeeded()
    let view = try #require(button.value(forKey: "view") as? UIView)
    #expect(view.isDescendant(of: bar) && view.frame.width > 0)
  }

  @Test("An unknown key is passed to the class, otherwise it is an error")
  func unknownNames() {
    let view = Lenient()
    view.setValue(1, forKey: "one")
    #expect(view.value(forKey: "two") as? Int == 7)
    #expect(view.unknown == ["one", "two"])
  }

  @Test("The app is reachable by its class's key")
  func application() {
    #expect(
      UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication
        === UIApplication.shared)
  }

  @Test("Transforms round-trip through values and animations")
  func boxedTransforms() {
    let turn = CATransform3DMakeRotation(1, 0.2, 1, 0)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    let slant = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: slant).cgAffineTransformValue == slant)
    #expect(NSValue(cgRect: .zero).cgAffineTransformValue == .identity)
    #expect(CATransform3DIsIdentity(NSValue(cgRect: .zero).caTransform3DValue))
    let layer = CALayer()
    layer.setValue(NSValue(caTransform3D: turn), forKeyPath: "transform")
    #expect(layer.transform == turn)
  }

  @Test("Geometry strings parse, and invalid ones are rejected")
  func texts() {
    #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
    #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 3, y: 4))) == CGPoint(x: 3, y: 4))
    #expect(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}")
        == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      NSCoder.cgAffineTransform(for: "[1, 0, 0, 1, 5, 6]")
        == CGAffineTransform(translationX: 5, y: 6))
    #expect(NSCoder.cgPoint(for: "words") == .zero && NSCoder.uiEdgeInsets(for: "") == .zero)
  }

  @Test("HTML and RTF documents are read, others refused")
  func documents() throws {
    typealias Key = NSAttributedString.DocumentReadingOptionKey
    let plain = [Key.documentType: NSAttributedString.DocumentType.plain]
    let text = try NSAttributedString(
      data: Data("Grüße".utf8), options: plain, documentAttributes: nil)
    #expect(text.string == "Grüße")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data([0xFF, 0xFE, 0xFF]), options: plain, documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("<b>bold</b>".utf8),
        options: [Key.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
    }
    #expect(NSAttributedString().length == 0)
    let more = NSMutableString(string: "a")
    more.appendFormat("%02d", 7)
    #expect(more as String == "a07")
  }
}
