import SwiftParser
import SwiftSyntax

/// The optional methods of UIKit's protocols, which have default implementations here.
///
/// A test compares the declarations with the protocols of HeadlessUIKit.
enum UIKitProtocols {
  /// The declarations of the protocols, in the order of their areas.
  static let declarations = [lists, controllers, interaction].flatMap { text in
    Parser.parse(source: text).statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
  }
}
