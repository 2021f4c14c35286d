/// An element of a storyboard or a nib, as the file has it.
///
/// It remembers what of it was read: what was not is a problem of the screen, so that nothing that
/// a file says is dropped in silence.
package final class NibElement {
  /// The tag: `label`, `constraint`.
  package let name: String
  /// Where its start tag ends in the file, from 1.
  package let line: Int
  package let attributes: [String: String]
  package internal(set) var children: [NibElement] = []
  /// The characters directly in it.
  package internal(set) var text = ""
  /// Names of the attributes that were asked for.
  var readAttributes: Set<String> = []
  /// Whether nobody is to be told of attributes that were not asked for.
  var countsAsRead = false
  /// Whether somebody asked for the element.
  var isRead = false

  init(name: String, line: Int, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  /// What other elements refer to it by; nil for most.
  package var id: String? { attributes["id"] }

  /// The first child of that tag, and with that `key` if one is given.
  package func first(_ name: String, key: String? = nil) -> NibElement? {
    children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  /// The element and all in it, in the order of the file.
  ///
  /// - Complexity: linear in their number.
  package var tree: [NibElement] {
    var found: [NibElement] = []
    append(to: &found)
    return found
  }

  /// Nesting is bounded by the parser.
  private func append(to found: inout [NibElement]) {
    found.append(self)
    for child in children { child.append(to: &found) }
  }
}
