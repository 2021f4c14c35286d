public import Foundation

/// From what a layer showed when it was added to what it shows since then.
open class CATransition: CAAnimation {
  /// How the one goes over into the other.
  open var type = CATransitionType.fade
  /// From which side; nil is the right one.
  open var subtype: CATransitionSubtype?
  /// Where in the transition it begins and ends, 0…1.
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  /// Archives are not supported: always nil.
  public required init?(coder: NSCoder) { nil }

  /// A fade.
  public override init() { super.init() }

  override func emptyCopy() -> CAAnimation { CATransition() }

  override func copyValues(to copy: CAAnimation) {
    super.copyValues(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
  }
}

/// How one picture of a layer goes over into the next.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the four fade.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old one goes while the new one comes.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From which side a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Other names than the four are `fromRight`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// It moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// It moves down.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// It moves up.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
