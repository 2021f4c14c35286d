import Foundation
import HeadlessUIKit
import Overscroll
import TestSupport
import Testing

/// The schema of scenes and the scene reader accept identical keys, words and ranges.
@MainActor @Suite struct SchemaTests {
  private static let outlines = ScreenCatalogue.builtIn.outlines

  /// A place of the schema, and a scene that contains a given value at that place.
  @MainActor private struct Place {
    let path: String
    let shape: SceneShape
    let scene: (String) -> String

    func problems(_ text: String) -> [SceneProblem] {
      do {
        let read = try SceneFile.scene(
          scene(text), fileName: "a", screens: outlines.map(\.name))
        return read.warnings
      } catch {
        return error.problems
      }
    }

    /// This place and all places inside it.
    var all: [Place] { [self] + inner.flatMap(\.all) }

    private var inner: [Place] {
      switch shape {
      case .mapping(let keys, _):
        keys.map { key in
          let others = keys.filter { $0.isRequired && $0.name != key.name }.map { other in
            "\(other.name): \(other.name == "file" ? file(for: key.name) : example(other.shape))"
          }
          return Place(path: "\(path).\(key.name)", shape: key.shape) { text in
            scene("{\((others + ["\(key.name): \(text)"]).joined(separator: ", "))}")
          }
        }
      case .list(let item, let counts):
        [
          Place(path: "\(path)[]", shape: item) { text in
            let count = max(1, counts?.lowerBound ?? 1)
            return scene("[\(Array(repeating: text, count: count).joined(separator: ", "))]")
          }
        ]
      case .either(let shapes): shapes.map { Place(path: path, shape: $0, scene: scene) }
      case .text, .texts, .version, .number, .wholeNumber, .duration, .date, .byteCount, .flag,
        .color, .word:
        []
      }
    }

    /// Returns an output file name of a type that has the key.
    private func file(for key: String) -> String {
      switch key {
      case "time", "at", "diagram", "plot": "a.png"
      case "text": "a.txt"
      case "alt": "a.html"
      default: "a.gif"
      }
    }

    private func example(_ shape: SceneShape) -> String {
      switch shape {
      case .text, .texts: "a"
      case .version: "1"
      case .number(let range): "\(min(max(1, range.lowerBound), range.upperBound))"
      case .wholeNumber(let range): "\(range.lowerBound)"
      case .duration: "0.5s"
      case .date: "2025-06-09"
      case .byteCount: "2 MB"
      case .flag: "true"
      case .color: "white"
      case .word(let words): words.first ?? "a"
      case .list(let item, let counts):
        "[\(Array(repeating: example(item), count: counts?.lowerBound ?? 1).joined(separator: ", "))]"
      case .mapping(let keys, _):
        "{\(keys.filter(\.isRequired).map { "\($0.name): \(example($0.shape))" }.joined(separator: ", "))}"
      case .either(let shapes): example(shapes[0])
      }
    }
  }

  /// Every place except the root.
  private static let places = SceneSchema.root(outlines).filter { $0.name != "scene" }.flatMap {
    key in
    Place(path: key.name, shape: key.shape) { text in
      let screen = ["screen", "app"].contains(key.name) ? "" : "screen: scroll-view\n"
      return "scene: 1\n\(screen)\(key.name): \(text)\n"
    }.all
  }

  private func isStep(_ place: Place) -> Bool { place.path.hasSuffix("timeline[]") }

  @Test func theReaderKnowsTheSameKeys() throws {
    var count = 0
    for place in Self.places {
      guard case .mapping(let keys, isOpen: false) = place.shape else { continue }
      count += 1
      let names = Set(keys.map(\.name))
      if isStep(place) {
        let known = place.problems("{bogus-key: 1}").compactMap { problem -> [String]? in
          guard case .unknownName(.step, _, _, let known) = problem.kind else { return nil }
          return known
        }
        #expect(Set(known.first ?? []) == Set(SceneSchema.allSteps.map(\.name)), "\(place.path)")
        #expect(names.union(["release", "settle"]) == Set(known.first ?? []).union(["target"]))
        continue
      }
      let files =
        names.contains("file")
        ? [
          "a.gif", "a.png", "'%03d.png'", "a.apng", "a.html", "a.mp4", "a.webm", "a.svg", "a.txt",
          "a.webp",
        ] : [""]
      let known = files.flatMap { file in
        place.problems(file.isEmpty ? "{bogus-key: 1}" : "{file: \(file), bogus-key: 1}")
          .flatMap { problem -> [String] in
            guard case .unknownKey("bogus-key", _, let known) = problem.kind else { return [] }
            return known
          }
      }
      #expect(Set(known) == names, "\(place.path)")
    }
    #expect(count > 30, "the walk came to \(count) mappings")
    let root = try #require(complaint("scene: 1\nscreen: scroll-view\nbogus-key: 1\n"))
    #expect(Set(root) == Set(SceneSchema.root([]).map(\.name)))
  }

  private func complaint(_ text: String) -> [String]? {
    do {
      _ = try SceneFile.scene(text, fileName: "a")
      return nil
    } catch {
      guard case .unknownKey(_, _, let known)? = error.problems.first?.kind else { return nil }
      return known
    }
  }

  @Test func theReaderKnowsTheSameWords() {
    var count = 0
    for place in Self.places {
      // Words that are alternatives to numbers and times are reported together with those.
      let mixed = [".loop", ".time", ".at", ".at[]", ".diagram"]
      guard case .word(let words) = place.shape, !isStep(place),
        !mixed.contains(where: place.path.hasSuffix)
      else { continue }
      count += 1
      let known = place.problems("bogus-word").compactMap { problem -> [String]? in
        guard case .unknownName(_, "bogus-word", _, let known) = problem.kind else { return nil }
        return known
      }
      var all = known.first ?? []
      // Each device may also be in landscape.
      if place.path.hasSuffix("device") { all += all.map { $0 + "-landscape" } }
      #expect(Set(all) == Set(words), "\(place.path)")
    }
    #expect(count > 20, "the walk came to \(count) words")
  }

  @Test func theReaderKnowsTheSameRanges() {
    var count = 0
    for place in Self.places {
      let range: ClosedRange<Double>
      switch place.shape {
      case .number(let numbers): range = numbers
      case .wholeNumber(let numbers):
        range = Double(numbers.lowerBound)...Double(numbers.upperBound)
      default: continue
      }
      count += 1
      let ranges = place.problems("1e16").compactMap { problem -> ClosedRange<Double>? in
        guard case .outOfRange(_, let lower, let upper) = problem.kind else { return nil }
        return lower...upper
      }
      #expect(ranges.first == range, "\(place.path)")
    }
    #expect(count > 40, "the walk came to \(count) numbers")
  }

  // MARK: JSON Schema

  private func check() throws -> JSONSchemaCheck {
    let json = SceneSchema.json(Self.outlines)
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return JSONSchemaCheck(schema: try #require(value as? [String: Any]))
  }

  @Test func theCommittedSchemaIsTheOneOfTheModel() throws {
    let file = Repository.root.appending(path: "Documentation/scene.schema.json")
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == SceneSchema.json(Self.outlines), "run `make manual`")
  }

  @Test func everySceneOfTheFixturesFulfilsIt() throws {
    let check = try check()
    var count = 0
    for folder in ["Scenes", "Scenes/UIKit", "Figures", "Scenes/Store"] {
      let place = Repository.fixtures.appending(path: folder).path
      for name in try FileManager.default.contentsOfDirectory(atPath: place).sorted()
      where name.hasSuffix(".yaml") {
        let text = try String(contentsOfFile: "\(place)/\(name)", encoding: .utf8)
        let tree = try #require(SceneFile.tree(text), "\(name)")
        // Files that others include are no scenes.
        if folder == "Scenes/Store", !text.hasPrefix("scene: 1") { continue }
        #expect(check.problems(of: tree.json) == [], "\(folder)/\(name)")
        count += 1
      }
    }
    #expect(count > 15, "\(count) scenes")
  }

  @Test(arguments: [
    "screen: scroll-view\n", "scene: 2\nscreen: scroll-view\n", "scene: 1\n",
    "scene: 1\nscreen: scroll-view\ntitel: x\n", "scene: 1\nscreen: scroll-vew\n",
    "scene: 1\nscreen: scroll-view\ndevice: iphone-xx\n",
    "scene: 1\nscreen: scroll-view\ntimeline: [{hold: 500}]\n",
    "scene: 1\nscreen: scroll-view\ntimeline: [{drag: {by: 3}}]\n",
    "scene: 1\nscreen: scroll-view\ntimeline: [setle]\n",
    "scene: 1\nscreen: scroll-view\noutputs: [{file: a.gif, fps: 60}]\n",
    "scene: 1\nscreen: scroll-view\noutputs: [{time: end}]\n",
    "scene: 1\nscreen: scroll-view\noutputs: [{file: a.png, time: end, frame: {background: reddish}}]\n",
    "scene: 1\nscreen: scroll-view\nvariants: {colour: [red]}\n",
    "scene: 1\nscreen: scroll-view\ntitle: {english: x}\n",
    "scene: 1\nscreen: scroll-view\ncompare: [{caption: {texts: x}}]\n",
  ])
  func brokenScenesDoNot(scene: String) throws {
    let tree = try #require(SceneFile.tree(scene))
    #expect(try !check().problems(of: tree.json).isEmpty)
  }
}
