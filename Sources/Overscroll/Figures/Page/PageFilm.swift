import Foundation
import Graphics
import Layers

/// Trees over an offset or over time, as what changes in them: layers that keep their place are one
/// element of the page, with a track for each of their numbers.
struct PageFilm {
  private var nodes = PageNodes()
  /// Elements in the order they were first seen, by their path.
  private var elements: [Element] = []
  private var indices: [[Int]: Int] = [:]
  private var count = 0

  private struct Element {
    let path: [Int]
    /// One a sample; nil while it is not there.
    var samples: [PageNode?]
  }

  /// Adds what the next sample shows.
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

  /// Elements from back to front, each before what lies in it:
  /// `[parent, [numbers], [words]]`, where words that change are `[[samples], [words]]`.
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
    // While it is not there it stays as it was, or as it will be.
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
    return isFactor ? 1e-4 : 0.02
  }

  /// Paths, digits and CSS: nothing that JSON would have to escape.
  private static func quoted(_ word: String) -> String { "\"\(word)\"" }

  /// Shapes as `[path, fill, rule, stroke, width, cap, join]`.
  var shapes: String {
    let rows = nodes.assets.shapes.map { shape in
      let fill = shape.fillColor?.css ?? "none", stroke = shape.strokeColor?.css ?? "none"
      let rule = shape.fillRule == .evenOdd ? "evenodd" : "nonzero"
      let width = shape.strokeColor == nil ? 0 : shape.stroke.width
      return "[\"\(shape.path.svg)\",\"\(fill)\",\"\(rule)\",\"\(stroke)\",\(pageNumber(width))]"
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }

  /// Pictures as a list of data URLs.
  ///
  /// - Throws: `CodecError` for a picture that no file can hold.
  func sprites() throws -> String {
    let urls = try nodes.assets.urls().map { "\"\($0)\"" }
    return "[\(urls.joined(separator: ",\n"))]"
  }
}
