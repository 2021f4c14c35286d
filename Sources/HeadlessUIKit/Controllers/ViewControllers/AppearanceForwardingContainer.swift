/// A container that forwards the appearance calls to its children itself.
@MainActor
protocol AppearanceForwardingContainer: UIViewController {}
