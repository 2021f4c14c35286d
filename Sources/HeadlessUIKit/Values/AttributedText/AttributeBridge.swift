import Foundation

/// One attribute of `AttributedString` and the key under which `NSAttributedString` stores it.
struct AttributeBridge {
  let key: NSAttributedString.Key
  /// Returns the value of a container for `NSAttributedString`.
  let read: (AttributeContainer) -> Any?
  /// Stores a value of `NSAttributedString` in a container.
  let write: (Any, inout AttributeContainer) -> Void

  private static func value<Attribute: AttributedStringKey>(
    _ attribute: Attribute.Type, _ key: NSAttributedString.Key,
    out: @escaping (Attribute.Value) -> Any, back: @escaping (Any) -> Attribute.Value?
  ) -> AttributeBridge where Attribute.Value: Sendable {
    AttributeBridge(key: key) {
      $0[attribute].map(out)
    } write: { value, container in
      container[attribute] = back(value)
    }
  }

  private static func object<Attribute: AttributedStringKey>(
    _ attribute: Attribute.Type, _ key: NSAttributedString.Key
  ) -> AttributeBridge where Attribute.Value: Sendable {
    value(attribute, key, out: { $0 }, back: { $0 as? Attribute.Value })
  }

  private static func number<Attribute: AttributedStringKey>(
    _ attribute: Attribute.Type, _ key: NSAttributedString.Key
  ) -> AttributeBridge where Attribute.Value == CGFloat {
    value(attribute, key, out: { $0 }, back: { DynamicCast.cast($0, to: CGFloat.self) })
  }

  private static func whole<Attribute: AttributedStringKey>(
    _ attribute: Attribute.Type, _ key: NSAttributedString.Key
  ) -> AttributeBridge where Attribute.Value == Int {
    value(attribute, key, out: { $0 }, back: { DynamicCast.cast($0, to: Int.self) })
  }

  private static func style<Attribute: AttributedStringKey>(
    _ attribute: Attribute.Type, _ key: NSAttributedString.Key
  ) -> AttributeBridge where Attribute.Value == NSUnderlineStyle {
    value(
      attribute, key, out: { $0.rawValue },
      back: { DynamicCast.cast($0, to: Int.self).map { NSUnderlineStyle(rawValue: $0) } })
  }

  private static func intent(_ key: NSAttributedString.Key) -> AttributeBridge {
    value(
      AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self, key,
      out: { Int($0.rawValue) },
      back: {
        DynamicCast.cast($0, to: Int.self).map {
          InlinePresentationIntent(rawValue: UInt(bitPattern: $0))
        }
      })
  }

  /// The attributes of UIKit and Foundation.
  static var all: [AttributeBridge] {
    [
      .object(AttributeScopes.UIKitAttributes.FontAttribute.self, .font),
      .object(AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self, .paragraphStyle),
      .object(AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self, .foregroundColor),
      .object(AttributeScopes.UIKitAttributes.BackgroundColorAttribute.self, .backgroundColor),
      .whole(AttributeScopes.UIKitAttributes.LigatureAttribute.self, .ligature),
      .number(AttributeScopes.UIKitAttributes.KernAttribute.self, .kern),
      .number(AttributeScopes.UIKitAttributes.TrackingAttribute.self, .tracking),
      .style(AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self, .strikethroughStyle),
      .style(AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self, .underlineStyle),
      .object(AttributeScopes.UIKitAttributes.StrokeColorAttribute.self, .strokeColor),
      .number(AttributeScopes.UIKitAttributes.StrokeWidthAttribute.self, .strokeWidth),
      .object(AttributeScopes.UIKitAttributes.ShadowAttribute.self, .shadow),
      .object(AttributeScopes.UIKitAttributes.TextEffectAttribute.self, .textEffect),
      .object(AttributeScopes.UIKitAttributes.AttachmentAttribute.self, .attachment),
      .number(AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self, .baselineOffset),
      .object(AttributeScopes.UIKitAttributes.UnderlineColorAttribute.self, .underlineColor),
      .object(
        AttributeScopes.UIKitAttributes.StrikethroughColorAttribute.self, .strikethroughColor),
      .number(AttributeScopes.UIKitAttributes.ObliquenessAttribute.self, .obliqueness),
      .number(AttributeScopes.UIKitAttributes.ExpansionAttribute.self, .expansion),
      .object(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link),
      .intent(.inlinePresentationIntent),
    ]
  }
}
