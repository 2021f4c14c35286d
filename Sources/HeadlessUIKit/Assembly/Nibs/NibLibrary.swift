import Foundation

/// The storyboards and nibs of an environment's app. Each file is read once.
@MainActor
package final class NibLibrary: ScreenState {
  private struct Key: Hashable {
    let name: String
    let kind: InterfaceFile.Kind
    let bundle: String?
  }

  private var documents: [Key: Result<NibDocument, NibProblem>] = [:]

  init() {}

  /// Returns the file with a name, or nil if the app has none.
  ///
  /// - Parameter bundle: The path of the bundle to search; nil for the app.
  /// - Throws: `NibProblem`, at every call, for a file that cannot be read.
  package func document(
    _ name: String, _ kind: InterfaceFile.Kind, bundle: String? = nil,
    in assets: any AssetCatalogue
  ) throws(NibProblem) -> NibDocument? {
    let key = Key(name: name, kind: kind, bundle: bundle)
    if let known = documents[key] { return try known.get() }
    let found =
      bundle.map { assets.interface(named: name, as: kind, inBundleAt: $0) }
      ?? assets.interface(named: name, as: kind)
    guard let source = found else { return nil }
    do throws(NibProblem) {
      let document = try NibDocument(source)
      documents[key] = .success(document)
      return document
    } catch {
      documents[key] = .failure(error)
      throw error
    }
  }
}

extension ScreenEnvironment {
  /// Returns the file with a name, or nil if the app has none. A file that cannot be read is
  /// reported.
  func document(_ name: String, _ kind: InterfaceFile.Kind) -> NibDocument? {
    do throws(NibProblem) {
      return try self[NibLibrary.self].document(name, kind, in: assets)
    } catch {
      problems.report(error)
      return nil
    }
  }

  /// Returns the file with a name. A file that is missing or cannot be read raises a problem.
  func requiredDocument(
    _ name: String, _ kind: InterfaceFile.Kind, in bundle: Bundle?
  ) -> NibDocument? {
    do throws(NibProblem) {
      if let document = try self[NibLibrary.self].document(
        name, kind, bundle: bundle?.bundlePath, in: assets)
      {
        return document
      }
      throw NibProblem(file: name, line: nil, reason: .missingFile)
    } catch {
      problems.raise(.interface(error))
      return nil
    }
  }
}
