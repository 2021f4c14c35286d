/// An element of a storyboard or nib file.
///
/// It records which of its parts were read. Unread parts are reported as a problem of the screen,
/// so that nothing in the file is dropped silently.
package final class NibElement {
  /// The tag, such as `label` or `constraint`.
  package let name: String
  /// The line on which the start tag ends, from 1.
  package let line: Int
  package internal(set) var attributes: [String: String]
  package internal(set) var children: [NibElement] = []
  /// The text directly inside the element.
  package internal(set) var text = ""
  /// The names of the attributes that were read.
  var readAttributes: Set<String> = []
  /// Whether unread attributes are not reported.
  var countsAsRead = false
  /// Whether the element was read.
  var isRead = false

  init(name: String, line: Int, attributes: [String: String]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  /// The identifier by which other elements refer to this one; nil for most elements.
  package var id: String? { attributes["id"] }

  /// Returns the first child with a tag, and with a `key` if one is given.
  package func first(_ name: String, key: String? = nil) -> NibElement? {
    children.first { $0.name == name && (key == nil || $0.attributes["key"] == key) }
  }

  /// The element and its descendants, in the order of the file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  package var tree: [NibElement] {
    var found: [NibElement] = []
    append(to: &found)
    return found
  }

  /// Appends the element and its descendants. The parser limits the depth of the recursion.
  private func append(to found: inout [NibElement]) {
    found.append(self)
    for child in children { child.append(to: &found) }
  }
}
