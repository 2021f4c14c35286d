/// A wish to hear of changes of traits, to be given back when they do not matter any more.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
