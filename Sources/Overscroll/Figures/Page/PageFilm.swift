import Foundation
import Graphics
import Layers

/// A sequence of trees over offsets or time, stored as changes. Layers that keep their place in the
/// tree are one element of the page, with a track for each of their numbers.
struct PageFilm {
  private var nodes = PageNodes()
  /// The elements in the order of their first appearance, indexed by path.
  private var elements: [Element] = []
  private var indices: [[Int]: Int] = [:]
  private var count = 0

  private struct Element {
    let path: [Int]
    /// The nodes per sample; nil while the element does not exist.
    var samples: [PageNode?]
  }

  /// Adds the tree of the next sample.
  mutating func append(_ tree: LayerTree) {
    for node in nodes.nodes(of: tree) {
      let index = indices[node.path] ?? elements.count
      if index == elements.count {
        indices[node.path] = index
        elements.append(Element(path: node.path, samples: []))
      }
      let missing = count - elements[index].samples.count
      elements[index].samples += [PageNode?](repeating: nil, count: max(0, missing)) + [node]
    }
    count += 1
  }

  /// The elements from back to front, parents before children, as `[parent, [numbers], [words]]`.
  /// Words that change are `[[samples], [words]]`.
  var json: String {
    let order = elements.indices.sorted {
      elements[$0].path.lexicographicallyPrecedes(elements[$1].path)
    }
    var places = [Int](repeating: 0, count: elements.count)
    for (place, index) in order.enumerated() { places[index] = place }
    let rows = order.map { index in
      let element = elements[index]
      let parent = indices[Array(element.path.dropLast())].map { places[$0] } ?? -1
      return "[\(parent),\(json(element))]"
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }

  private func json(_ element: Element) -> String {
    var samples = element.samples
    samples += [PageNode?](repeating: nil, count: count - samples.count)
    // A missing element keeps its last values, or its first ones before it appears.
    let first = samples.first { $0 != nil }.flatMap(\.self)
    var last = first
    let known = samples.compactMap { sample in
      last = sample ?? last
      return last
    }
    let numbers = (0..<PageNode.Number.count).map { number in
      PageTrack(known.map { $0.numbers[number] }, tolerance: Self.tolerance(of: number)).json
    }
    let words = (0..<PageNode.Word.count).map { word -> String in
      let values = zip(samples, known).map { sample, known in
        word == PageNode.Word.hidden && sample == nil ? "1" : known.words[word]
      }
      let changes = values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }
      guard changes.count > 1 else { return Self.quoted(values.first ?? "") }
      let at = changes.map { "\($0)" }.joined(separator: ",")
      return "[[\(at)],[\(changes.map { Self.quoted(values[$0]) }.joined(separator: ","))]]"
    }
    return "[\(numbers.joined(separator: ","))],[\(words.joined(separator: ","))]"
  }

  private static func tolerance(of number: Int) -> Double {
    let isFactor =
      number < 6 || number == 8 || number == PageNode.Number.opacity
      || number == PageNode.Number.background + 3 || number == PageNode.Number.border + 3
    return isFactor ? 0.0001 : 0.02
  }

  /// Returns a word in quotes. Words are paths, digits and CSS, which need no escapes in JSON.
  private static func quoted(_ word: String) -> String { "\"\(word)\"" }

  /// The shapes as `[path, fill, rule, stroke, width]`.
  var shapes: String {
    let rows = nodes.assets.shapes.map { shape in
      let fill = shape.fillColor?.css ?? "none", stroke = shape.strokeColor?.css ?? "none"
      let rule = shape.fillRule == .evenOdd ? "evenodd" : "nonzero"
      let width = shape.strokeColor == nil ? 0 : shape.stroke.width
      return "[\"\(shape.path.svg)\",\"\(fill)\",\"\(rule)\",\"\(stroke)\",\(pageNumber(width))]"
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }

  /// Returns the pictures as a list of data URLs.
  ///
  /// - Throws: `CodecError` for a picture that no file format can hold.
  func sprites() throws -> String {
    let urls = try nodes.assets.urls().map { "\"\($0)\"" }
    return "[\(urls.joined(separator: ",\n"))]"
  }
}
