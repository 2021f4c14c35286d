import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The parser of storyboard and nib XML, which produces a tree with line numbers.
///
/// Foundation's parser reports success for a truncated file. Only its error callback is reliable,
/// and more callbacks follow it, so that the first error ends parsing here. External entities are
/// not loaded, and recursive entities are an error of the parser. Depth and number of elements are
/// limited here, so that later passes may recurse.
final class NibParser: NSObject, XMLParserDelegate {
  /// The maximum nesting depth of elements. Large screens of Interface Builder are about 30 deep.
  static let depthLimit = 250
  /// The maximum number of elements of a file. The largest public storyboards have about 20 000.
  static let elementLimit = 100_000

  private var root: NibElement?
  private var open: [NibElement] = []
  private var count = 0
  private var failure: (reason: NibProblem.Reason, line: Int)?

  /// Parses a file.
  ///
  /// - Throws: `NibProblem` with the reason `damaged`, `tooDeep` or `tooLarge`, and its line.
  static func parse(_ data: Data, file: String) throws(NibProblem) -> NibElement {
    let reader = NibParser()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    let isWhole = parser.parse()
    if let failure = reader.failure {
      throw NibProblem(file: file, line: failure.line, reason: failure.reason)
    }
    guard isWhole, reader.open.isEmpty, let root = reader.root else {
      throw NibProblem(file: file, line: max(1, parser.lineNumber), reason: .damaged(code: 0))
    }
    return root
  }

  private func fail(_ reason: NibProblem.Reason, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = (reason, max(1, parser.lineNumber))
    open = []
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    count += 1
    guard count <= Self.elementLimit else {
      return fail(.tooLarge(limit: Self.elementLimit), parser)
    }
    guard open.count < Self.depthLimit else {
      return fail(.tooDeep(limit: Self.depthLimit), parser)
    }
    let element = NibElement(name: name, line: parser.lineNumber, attributes: attributes)
    if let parent = open.last {
      parent.children.append(element)
    } else {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if failure == nil { _ = open.popLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if failure == nil { open.last?.text += string }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    fail(.damaged(code: (error as NSError).code), parser)
  }
}
