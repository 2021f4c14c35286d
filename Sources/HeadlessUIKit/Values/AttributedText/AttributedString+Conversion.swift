public import Foundation

// Conversions between `AttributedString` and `NSAttributedString`, which Foundation has on Apple's
// platforms alone.

extension NSAttributedString {
  /// Creates a text with the attributes of UIKit and Foundation.
  ///
  /// - Note: Partly: attributes that the app defines are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString()
    for run in attrStr.runs {
      let words = String(attrStr[run.range].characters)
      text.append(NSAttributedString(string: words, attributes: Dictionary(run.attributes)))
    }
    self.init(attributedString: text)
  }

  /// Creates a text with the attributes of a scope.
  ///
  /// - Note: Partly: attributes of UIKit and Foundation, for any scope.
  /// - Throws: Nothing; the scope is not checked.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: Scope.Type
  ) throws { self.init(attrStr) }

  /// Creates a text with the attributes of a scope.
  ///
  /// - Note: Partly: attributes of UIKit and Foundation, for any scope.
  /// - Throws: Nothing; the scope is not checked.
  public convenience init<Scope: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(attrStr) }
}

extension AttributedString {
  /// Creates a text with the attributes of UIKit and Foundation.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    for run in [AttributedRun](nsStr) {
      append(AttributedString(run.text, attributes: AttributeContainer(run.attributes)))
    }
  }

  /// Creates a text with the attributes of a scope.
  ///
  /// - Note: Partly: attributes of UIKit and Foundation, for any scope.
  /// - Throws: Nothing; the scope is not checked.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: Scope.Type
  ) throws { self.init(nsStr) }

  /// Creates a text with the attributes of a scope.
  ///
  /// - Note: Partly: attributes of UIKit and Foundation, for any scope.
  /// - Throws: Nothing; the scope is not checked.
  public init<Scope: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(nsStr) }
}

extension AttributeContainer {
  /// Creates a container with the attributes of UIKit and Foundation; others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = dictionary[bridge.key] { bridge.write(value, &self) }
    }
  }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
  /// Creates attributes for `NSAttributedString` from those of UIKit and Foundation.
  public init(_ container: AttributeContainer) {
    self.init()
    for bridge in AttributeBridge.all {
      if let value = bridge.read(container) { self[bridge.key] = value }
    }
  }

  /// Creates attributes for `NSAttributedString` from those of a scope.
  ///
  /// - Note: Partly: attributes of UIKit and Foundation, for any scope.
  /// - Throws: Nothing; the scope is not checked.
  public init<Scope: AttributeScope>(
    _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws { self.init(container) }
}
