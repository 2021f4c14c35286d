import PackagePlugin

/// The program to run: the package's own command line, which has its screens, or else the tool.
struct ProgramChoice {
  let name: String

  /// Chooses the program.
  ///
  /// - Parameter arguments: The plugin's arguments, from which `--program` and its value are
  ///   removed.
  init(of package: Package, _ arguments: inout [String]) throws {
    if let place = arguments.firstIndex(of: "--program") {
      guard place + 1 < arguments.count else { throw PluginError.noValue(option: "--program") }
      name = arguments[place + 1]
      arguments.removeSubrange(place...place + 1)
      return
    }
    let products = package.products(ofType: ExecutableProduct.self)
    if products.contains(where: { $0.name == Self.tool }) {
      name = Self.tool
      return
    }
    let own = package.targets(ofType: SwiftSourceModuleTarget.self)
      .filter { $0.kind == .executable && Self.isCommandLine($0) }
      .map { target in products.first { $0.mainTarget.id == target.id }?.name ?? target.name }
    guard own.count <= 1 else { throw PluginError.whichProgram(own) }
    name = own.first ?? Self.tool
  }

  private static let tool = "overscroll"

  private static func isCommandLine(_ target: some Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "OverscrollCommand"
      case .target(let target): target.name == "OverscrollCommand"
      @unknown default: false
      }
    }
  }
}
