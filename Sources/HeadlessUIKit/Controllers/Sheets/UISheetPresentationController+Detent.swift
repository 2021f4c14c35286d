public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: _Object {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier as a string.
      public let rawValue: String

      /// Creates an identifier from any string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from any string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of `medium()`.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// The identifier. Custom detents without one share a generated identifier.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init(_object: ())
    }

    /// Creates a detent at half the screen's height. It is inactive where height is compact.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetResolution)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// Creates a detent at the full height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Creates a custom detent. The closure returns the height above the safe area in points.
    ///
    /// Larger heights are limited to the maximum. Nil makes the detent inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom"), resolver)
    }

    /// Returns the height above the safe area, in points. Nil if the detent is inactive.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}
