/// A container of views with an appearance: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}
