/// A token for a registered handler of trait changes, used to remove the handler.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
