import Foundation
import SwiftParser
import SwiftSyntax

// Rewrites all files of a module at once, because a file can depend on declarations in another.
//
// The arguments are the path of the request and the path of the report, both JSON files. With
// `holes` before them, the program makes holes in rewritten files that do not compile.

if CommandLine.arguments[1] == "holes" {
  let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[2]))
  var round = HoleRound(try JSONDecoder().decode(HoleRequest.self, from: data))
  try JSONEncoder().encode(round.run()).write(to: URL(filePath: CommandLine.arguments[3]))
  exit(0)
}

let input = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let request = try JSONDecoder().decode(RewriteRequest.self, from: input)
let condition = ConditionValue(
  conditions: Set(request.conditions), available: Frameworks.native.union(request.available))

var report = RewriteReport()
let index = Index(importing: request.sharedTypes)
let interface = HeaderInterface(of: request)
report.problems += interface.problems
let texts = try request.files.map { file in
  if let text = interface.texts[file.path] { return text }
  let data = try Data(contentsOf: URL(filePath: file.path))
  if file.path.hasSuffix(".xcdatamodel/contents") { return DataModel(data).text }
  return String(decoding: data, as: UTF8.self)
}
let interfaces = zip(request.files, texts).map { file, text in
  [".swiftinterface", ".h"].contains(where: file.path.hasSuffix) ? Parser.parse(source: text) : nil
}
let placeholders = PlaceholderIndex(interfaces.compactMap(\.self))
let completed = request.files.indices.map { place in
  interfaces[place].map {
    PlaceholderText.completed(texts[place], $0, placeholders, module: request.module)
  } ?? Superclasses(request.superclasses).applied(to: texts[place])
}
let trees = completed.map { Parser.parse(source: $0) }
let swiftUI = SwiftUIDeclarations.found(in: trees)
let parsed = request.files.indices.map { place in
  Parsed(
    request.files[place], completed[place], trees[place], without: swiftUI.nodes[place])
}
if let app = swiftUI.app {
  let place = parsed[app.file].converter.location(
    for: app.node.positionAfterSkippingLeadingTrivia)
  report.swiftUIApp = "\(parsed[app.file].file.path):\(place.line)"
}
report.problems += parsed.flatMap(\.leftOut)

var referenced: Set<String> = []
var selectorFiles: [SelectorCollector] = []
for (place, file) in parsed.enumerated() {
  let collector = Collector(index, file: place, condition: condition, converter: file.converter)
  collector.walk(file.tree)
  report.appDelegate = report.appDelegate ?? collector.appDelegate
  let selectors = SelectorCollector()
  selectors.walk(file.tree)
  referenced.formUnion(selectors.names)
  selectorFiles.append(selectors)
}
index.observesKeyPaths = selectorFiles.contains(where: \.observesKeyPaths)

let optionals = OptionalMembers(index, imported: request.optionalMembers)
let own = OwnInitialisers(index, module: request.module, imported: request.sharedTypes)
own.addMembers()
InheritedConformances(index, optionals, imported: request.sharedTypes, own)
  .addHooks(isApp: request.isApp, to: &report)
let context = RewriteContext(
  index: index, condition: condition, optionals: optionals, relocation: Relocation(index),
  objectProtocols: ObjectProtocols(index),
  registrations: Registrations(
    index: index, module: request.module, referenced: referenced, isTests: request.isTests),
  implied: request.implied, isTested: request.isTested)
report.optionalMembers = optionals.own

for lost in context.relocation.lost {
  let file = parsed[lost.file]
  let place = file.converter.location(for: lost.node.positionAfterSkippingLeadingTrivia)
  report.problems.append(
    RewriteReport.Problem(
      file: file.file.path, line: place.line, column: place.column,
      message:
        "'\(lost.name)' overrides a member of \(lost.type) in an extension: it is never called",
      framework: nil))
}

for (place, file) in parsed.enumerated() {
  let rewriter = FileRewriter(
    file.bytes, file: place, path: file.file.path, context: context, converter: file.converter)
  if file.file.path.hasSuffix("/main.swift") {
    report.appDelegate = MainFile(file.tree).blank(in: rewriter) ?? report.appDelegate
  }
  rewriter.walk(file.tree)
  report.problems += rewriter.problems
  let calls =
    rewriter.calls + (context.relocation.registrations[place] ?? [])
    + selectorFiles[place].registrations(index)
  let tail =
    rewriter.impliedImports + rewriter.tail + (context.relocation.foreign.texts[place] ?? [])
    + ["@MainActor func _overscroll_file_\(place)() { \(calls.joined(separator: "; ")) }"]
  let bytes =
    (request.isTested ? SourcePlace.directive(file.file.path) : []) + rewriter.edits.result
    + Array(("\n" + tail.joined(separator: "\n") + "\n").utf8)
  try Data(bytes).write(to: URL(filePath: file.file.output))
}

for type in index.types where type.kind == .class {
  let root = index.root(type) ?? ""
  if type.inherited.contains(where: { $0 == "UIWindowSceneDelegate" || $0 == "UISceneDelegate" }) {
    report.sceneDelegates.append(type.name)
  }
  if type.inherited.contains("UIApplicationDelegate"), report.appDelegate == nil,
    index.types.filter({ $0.inherited.contains("UIApplicationDelegate") }).count == 1
  {
    report.appDelegate = type.name
  }
  guard root.hasPrefix("UI"), root.hasSuffix("Controller") else { continue }
  report.controllers.append(
    RewriteReport.Controller(
      name: type.name, file: parsed[type.file].file.path, line: type.line,
      call: context.registrations.call(type, type.name),
      initialisers: context.registrations.initialisers(type)))
}

let support = Support.text(
  module: request.module, files: Array(parsed.indices), isTests: request.isTests,
  available: condition.available, index)
try Data(support.utf8).write(to: URL(filePath: request.support))
try JSONEncoder().encode(report).write(to: URL(filePath: CommandLine.arguments[2]))
