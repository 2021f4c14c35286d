/// A container that makes the appearance calls of its children itself.
@MainActor
protocol ContainerOfItsOwn: UIViewController {}
