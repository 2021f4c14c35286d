import Foundation
import PackagePlugin

/// The command `swift package overscroll COMMAND …`.
///
/// It builds and runs the command line with the package's own screens. The scenes of `render`,
/// `verify`, `record` and `check` are optional.
@main
struct OverscrollPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var arguments = arguments
    let name = try ProgramChoice(of: context.package, &arguments).name
    let call = try Call(arguments, in: context.package)
    let program = try build(name)
    let process = Process()
    process.executableURL = program
    process.arguments = call.arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PluginError.ended(command: call.command, status: process.terminationStatus)
    }
  }

  /// Builds the product in the configuration that SwiftPM was called with, so that the results of
  /// `swift build` are reused.
  private func build(_ product: String) throws -> URL {
    let result = try packageManager.build(
      .product(product), parameters: .init(configuration: .inherit, logging: .concise))
    guard result.succeeded else { throw PluginError.cannotBuild(product, log: result.logText) }
    let programs = result.builtArtifacts.filter { $0.kind == .executable }
    guard let program = programs.first(where: { $0.url.lastPathComponent == product }) else {
      throw PluginError.noProgram(product)
    }
    return program.url
  }
}
