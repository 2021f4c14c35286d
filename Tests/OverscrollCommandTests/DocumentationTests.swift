import Foundation
import Overscroll
import ScrollEffects
import TestSupport
import Testing

/// The documentation pages: DocC catalogs and other Markdown files.
struct DocumentationTests {
  private static let root = Repository.root.path

  /// Every page, relative to the repository.
  private static let pages: [String] = {
    let folders = ["Documentation", "Sources", "Examples", "Fixtures", "Benchmarks"]
    let below = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: "\(root)/\(folder)") ?? [])
        .filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.map { "\(folder)/\($0)" }
    }
    return ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"] + below.sorted()
  }()

  private static let articles = pages.filter { $0.contains(".docc/") }

  /// The tutorials of DocC and their tables of contents.
  private static let tutorials: [String] =
    (FileManager.default.subpaths(atPath: "\(root)/Sources") ?? [])
    .filter { $0.hasSuffix(".tutorial") }.map { "Sources/\($0)" }.sorted()

  private func text(_ page: String) throws -> String {
    try String(contentsOfFile: "\(Self.root)/\(page)", encoding: .utf8)
  }

  /// Returns the code blocks of a language in a page.
  private func blocks(_ language: String, in page: String) throws -> [String] {
    try text(page).matches(of: /(?s)\n```(\w+)\n(.*?)\n```/)
      .filter { $0.1 == language }.map { String($0.2) }
  }

  /// Returns the text of a page without code blocks and code spans.
  private func prose(_ page: String) throws -> String {
    try text(page).replacing(/(?s)\n```.*?\n```/, with: "").replacing(/`[^`\n]*`/, with: "")
  }

  /// The paths, inside the documentation archive, of the pages that `make documentation` renders
  /// from `Fixtures/Pages`.
  private static let scrolledPages: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/Fixtures/Pages")) ?? [])
    .filter { $0.hasSuffix(".yaml") }.map { "/figures/\($0.dropLast(5)).html" }

  // MARK: Links

  @Test(arguments: DocumentationTests.pages)
  func noLinkLeadsNowhere(page: String) throws {
    let folder = (page as NSString).deletingLastPathComponent
    let isArticle = page.contains(".docc/")
    for link in try prose(page).matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) {
      guard !link.contains("://") else { continue }
      if isArticle, link.hasPrefix("/") {
        #expect(Self.scrolledPages.contains(link), "\(page): \(link)")
        continue
      }
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
      var file = parts[0].isEmpty ? page : "\(folder)/\(parts[0])"
      // Articles refer to pictures by name; the files are in `Output`, where `OutputTests` checks
      // them.
      if isArticle { file = "Output/\(parts[0])" }
      #expect(FileManager.default.fileExists(atPath: "\(Self.root)/\(file)"), "\(page): \(link)")
      guard parts.count == 2, file.hasSuffix(".md") else { continue }
      let anchors = try text(file).matches(of: /(?m)^#+ (.*)$/).map { anchor(of: $0.1) }
      #expect(anchors.contains(parts[1]), "\(page): \(link)")
    }
  }

  /// Returns the anchor that GitHub generates for a heading.
  private func anchor(of heading: Substring) -> String {
    String(
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .map { $0 == " " ? "-" : $0 })
  }

  /// DocC itself checks that symbols exist (`make documentation`). This test checks that no article
  /// is left out.
  @Test func everyArticleIsLinkedInItsCatalog() throws {
    #expect(Self.articles.count > 12)
    for page in Self.articles {
      let folder = (page as NSString).deletingLastPathComponent
      let name = ((page as NSString).lastPathComponent as NSString).deletingPathExtension
      let others = Self.articles.filter { $0.hasPrefix("\(folder)/") && $0 != page }
      let isRoot = try text(page).hasPrefix("# ``\(name)``\n")
      #expect(
        try isRoot || others.contains { try text($0).contains("<doc:\(name)>") },
        "nothing leads to \(page)")
      for link in try prose(page).matches(of: /<doc:(\w+)>/) {
        let isTutorial = Self.tutorials.contains("\(folder)/\(link.1).tutorial")
        #expect(
          isTutorial || others.contains("\(folder)/\(link.1).md"), "\(page): \(link.0)")
      }
    }
  }

  /// Every library of the manifest is documented, and `make documentation` builds its
  /// documentation.
  @Test func everyLibraryHasACatalog() throws {
    let manifest = try text("Package.swift")
    let libraries = manifest.matches(of: /\.library\(\s*name: "(\w+)"/).map { String($0.1) }
    #expect(libraries.count >= 10)
    let makefile = try text("Makefile").replacing("\\\n", with: " ")
    let list = try #require(makefile.firstMatch(of: /DOCUMENTED := (.*)/)).1
    #expect(list.split(separator: " ").map(String.init).sorted() == libraries.sorted())
    for library in libraries {
      let page = try text("Sources/\(library)/\(library).docc/\(library).md")
      // The page consists of a summary and at least one section.
      #expect(page.hasPrefix("# ``\(library)``\n\n") && page.contains("\n## "), "\(library)")
    }
  }

  @Test func everyEffectsArticleLeadsToAPageThatIsScrolled() throws {
    let articles = Self.articles.filter { $0.hasSuffix("Effect.md") }
    #expect(articles.count == EffectRegistry.effects.count)
    let links = try articles.flatMap { page in
      try prose(page).matches(of: /\]\((\/figures\/[^)]+)\)/).map { String($0.1) }
    }
    #expect(links.sorted() == Self.scrolledPages.sorted())
  }

  // MARK: Tutorials

  /// The tutorials use the code of the articles that they name, which other tests run step by step.
  /// `make documentation` writes the files. Each block becomes one file, and none is left out.
  @Test(.needs(.file("/bin/bash"), .file("/usr/bin/awk"))) func aTutorialShowsWhatItsArticleHas()
    throws
  {
    let tutorials = try Self.tutorials.filter { try text($0).hasPrefix("@Tutorial(") }
    #expect(!tutorials.isEmpty)
    for tutorial in tutorials {
      let catalog = (tutorial as NSString).deletingLastPathComponent
      let folder = try Folder()
      let script = Executable(url: Repository.root.appending(path: "Documentation/catalog.sh"))
      let made = try script.run(["\(Self.root)/\(catalog)", folder.path], in: folder)
      try #require(made.status == 0, "\(made.errors)")
      let shown = try text(tutorial).matches(of: /file: "([^"]+)"/).map { String($0.1) }
      let articles = Set(try text(tutorial).matches(of: /<doc:(\w+)>/).map { String($0.1) })
      try #require(articles.count == 1)
      let article = "\(catalog)/\(articles.first ?? "").md"
      let code = try text(article).matches(of: /(?s)\n```\w+\n(.*?)\n```/).map { "\($0.1)\n" }
      let written = try shown.map { name in
        String(decoding: try folder.bytes("Resources/\(name)"), as: UTF8.self)
      }
      #expect(written.sorted() == code.sorted(), "\(tutorial)")
      #expect(Set(shown).count == shown.count)
      for name in shown where name.hasSuffix(".swift") {
        #expect(try text(article).contains("\(name)`"), "\(name)")
      }
    }
  }

  @Test func aTutorialsPicturesAreHeld() throws {
    for tutorial in Self.tutorials {
      for match in try text(tutorial).matches(of: /source: "([^"]+)\.(\w+)"/) {
        let places = ["Output/\(match.1).\(match.2)", "Fixtures/Images/\(match.1)@3x.\(match.2)"]
        #expect(
          places.contains { FileManager.default.fileExists(atPath: "\(Self.root)/\($0)") },
          "\(tutorial): \(match.0)")
      }
    }
  }

  // MARK: Code

  /// Each block is a file of one module. A manifest, or a part of one, is compiled separately.
  /// Blocks of `FirstGolden` and of the example in the README are built by `ConsumerTests`.
  @Test(.needs(.overscroll, .swiftCompiler))
  func everyBlockOfSwiftCompiles() throws {
    let program = try #require(Executable.overscroll).url.resolvingSymlinksInPath()
    let compiler = try #require(Executable.swiftCompiler)
    let (folder, built) = (try Folder(), program.deletingLastPathComponent())
    var (sources, manifests) = ([String](), [String]())
    let example = try Self.example()
    for page in Self.articles + ["README.md", "Documentation/Packages.md"]
    where !page.hasSuffix("/FirstGolden.md") {
      for block in try blocks("swift", in: page) where !example.contains(block) {
        let isTarget = block.hasPrefix("// Package.swift\n")
        let isManifest = isTarget || block.hasPrefix("// swift-tools-version:")
        let name = "\(sources.count + manifests.count).swift"
        try folder.write(
          name,
          isTarget ? "import PackageDescription\nlet target: Target =\n\(block)\n" : "\(block)\n")
        if isManifest { manifests.append(name) } else { sources.append(name) }
      }
    }
    try #require(sources.count >= 7 && manifests.count == 5)
    let scratch = built.deletingLastPathComponent().deletingLastPathComponent()
    let maps = [
      "\(Self.root)/Sources/CGIF", "\(built.path)/CImageIO.build",
      "\(scratch.path)/checkouts/Yams/Sources/CYaml/include",
      "\(scratch.path)/checkouts/FlyingFox/CSystemLinux/include",
      "\(built.path)/COpenCombineHelpers.build",
    ].flatMap { ["-Xcc", "-fmodule-map-file=\($0)/module.modulemap"] }
    let checked = try compiler.run(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", "-I", "\(built.path)/Modules"]
        + ["-Xcc", "-I\(Self.root)/Sources/CImageIO/include"] + maps + sources, in: folder)
    #expect(checked.status == 0, "\(checked.errors)")
    let toolchain = compiler.url.resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().path
    for file in manifests {
      let manifest = try compiler.run(
        ["-typecheck", "-package-description-version", "6.2"]
          + ["-I", "\(toolchain)/lib/swift/pm/ManifestAPI", file], in: folder)
      #expect(manifest.status == 0, "\(manifest.errors)")
    }
  }

  /// Returns the sources of `Examples/OwnScreen`, which `ConsumerTests` builds and tests.
  private static func example() throws -> [String] {
    let folder = "\(root)/Examples/OwnScreen"
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
      .map {
        try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
          .trimmingCharacters(in: .newlines)
      }
  }

  /// The README shows a program, a test and its failure, all from the example. `ConsumerTests`
  /// compares the example's own README with the actual output.
  @Test func theReadmeShowsTheExample() throws {
    let example = try Self.example()
    #expect(try blocks("swift", in: "README.md").filter { example.contains($0) }.count == 2)
    let failure = try #require(try blocks("text", in: "README.md").last)
    let shown = try #require(try blocks("text", in: "Examples/OwnScreen/README.md").last)
    #expect(failure.hasPrefix("✘ Test collapses()") && shown.contains("\n\(failure)\n"))
  }

  @Test func thePageOnPackagesNamesTheSystemPackages() throws {
    let install = try #require(
      try blocks("sh", in: "Documentation/Packages.md").first { $0.hasPrefix("apt-get update") })
    #expect(
      try SystemPackages(installedBy: install).names.sorted()
        == SystemPackages.ofMakefile().names.sorted())
  }

  /// The files that the example of the App Store includes.
  private static func storeScene(_ path: String) -> [UInt8]? {
    let name = (path as NSString).lastPathComponent
    return FileManager.default.contents(atPath: "\(root)/Fixtures/Scenes/Store/\(name)")
      .map(Array.init)
  }

  @Test func everySceneIsOne() throws {
    var count = 0
    for page in Self.pages {
      for block in try blocks("yaml", in: page) where block.hasPrefix("scene: 1\n") {
        count += 1
        let read = Result {
          try SceneFile.scenes(
            Array(block.utf8), fileName: page, screens: ScreenCatalogue.builtIn.names,
            included: Self.storeScene)
        }
        #expect(throws: Never.self, "\(page)") { try read.get() }
      }
    }
    #expect(count >= 2)
  }
}
