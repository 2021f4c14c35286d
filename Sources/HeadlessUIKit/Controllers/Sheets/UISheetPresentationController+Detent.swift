public import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: _Object {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Any name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Any name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of `medium()`.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// That of `large()`.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// The name; made up for a custom one that was given none.
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

    /// Half of the screen; none where there is little height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetResolution)?.mediumValue ?? context.maximumDetentValue / 2
      }
    }

    /// As high as a sheet gets.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own: points above the safe area, cut to the largest; nil for none now.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.apple.UIKit.custom"), resolver)
    }

    /// The height above the safe area, in points; nil where there is none.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}
