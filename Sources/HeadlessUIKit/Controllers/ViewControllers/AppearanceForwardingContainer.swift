/// A container that forwards the appearance calls to its children itself.
@preconcurrency @MainActor
protocol AppearanceForwardingContainer: UIViewController {}
