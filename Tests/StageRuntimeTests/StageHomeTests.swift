import Foundation
import StageRuntime
import Testing

/// Files, preferences and environment variables of a stage's code are those of a new app.
@MainActor
struct StageHomeTests {
  private func files(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }

  private func documents() -> URL { URL(filePath: NSHomeDirectory()).appending(path: "Documents") }

  @Test func everyPlaceIsInsideOfTheHomeFolder() {
    let stage = StageFixture()
    stage.context.run {
      let home = NSHomeDirectory()
      #expect(home == FileManager.default.homeDirectoryForCurrentUser.path)
      #expect(home == URL.homeDirectory.path)
      let places: [(FileManager.SearchPathDirectory, String)] = [
        (.documentDirectory, "Documents"), (.cachesDirectory, "Library/Caches"),
        (.applicationSupportDirectory, "Library/Application Support"),
      ]
      for (place, path) in places {
        let url = FileManager.default.urls(for: place, in: .userDomainMask).first
        #expect(url?.path == "\(home)/\(path)")
      }
      #expect(NSTemporaryDirectory() == "\(home)/tmp/")
      #expect(URL.temporaryDirectory.path == "\(home)/tmp")
      #expect(files(in: URL(filePath: home)) == ["Documents", "Library", "tmp"])
      #expect(files(in: documents()).isEmpty)
    }
    #expect(!NSHomeDirectory().contains("overscroll-"))
  }

  @Test func filesOfAStageEndWithIt() throws {
    var (home, other) = ("", "")
    do {
      let (one, two) = (StageFixture(), StageFixture())
      try one.context.run {
        home = NSHomeDirectory()
        try Data("x".utf8).write(to: documents().appending(path: "note.txt"))
      }
      two.context.run {
        other = NSHomeDirectory()
        #expect(files(in: documents()).isEmpty)
      }
      #expect(home != other)
      #expect(FileManager.default.fileExists(atPath: "\(home)/Documents/note.txt"))
    }
    #expect(!FileManager.default.fileExists(atPath: home))
    #expect(!FileManager.default.fileExists(atPath: other))
  }

  @Test func preferencesAreEmptyAtFirstAndAStagesOwn() {
    func launches(_ stage: StageFixture) -> Int {
      stage.context.run {
        let defaults = UserDefaults.standard
        defaults.set(defaults.integer(forKey: "launches") + 1, forKey: "launches")
        _ = defaults.synchronize()
        return defaults.integer(forKey: "launches")
      }
    }
    let (one, two) = (StageFixture(), StageFixture())
    #expect(launches(one) == 1)
    #expect(launches(one) == 2)
    #expect(launches(two) == 1)
    #expect(UserDefaults.standard.object(forKey: "launches") == nil)
  }

  @Test func preferencesKeepEveryKindOfValue() {
    let stage = StageFixture()
    stage.context.run {
      let defaults = UserDefaults.standard
      defaults.register(defaults: ["theme": "light", "size": 3])
      #expect(defaults.string(forKey: "theme") == "light")
      defaults.set("dark", forKey: "theme")
      defaults.set([1, 2], forKey: "list")
      defaults.set(["a": true], forKey: "map")
      defaults.set(Date(timeIntervalSince1970: 5), forKey: "date")
      defaults.set(2.5, forKey: "number")
      defaults.set(Data([7]), forKey: "data")
      #expect(defaults.string(forKey: "theme") == "dark")
      #expect(defaults.array(forKey: "list") as? [Int] == [1, 2])
      #expect(defaults.dictionary(forKey: "map") as? [String: Bool] == ["a": true])
      #expect(defaults.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 5))
      #expect(defaults.double(forKey: "number") == 2.5)
      #expect(defaults.data(forKey: "data") == Data([7]))
      #expect(defaults.dictionaryRepresentation()["theme"] as? String == "dark")
      defaults.removeObject(forKey: "theme")
      #expect(defaults.string(forKey: "theme") == "light")
      UserDefaults(suiteName: "group.app")?.set(4, forKey: "shared")
      #expect(defaults.object(forKey: "shared") == nil)
      #expect(UserDefaults(suiteName: "group.app")?.integer(forKey: "shared") == 4)
      defaults.addSuite(named: "group.app")
      #expect(defaults.integer(forKey: "shared") == 4)
      #expect(defaults.stringArray(forKey: "AppleLanguages") == ["en-US"])
      #expect(defaults.string(forKey: "AppleLocale") == "en_US")
    }
  }

  @Test func environmentVariablesAreAPhones() {
    let stage = StageFixture()
    setenv("OVERSCROLL_TEST_VARIABLE", "outside", 1)
    stage.context.run {
      let variables = ProcessInfo.processInfo.environment
      #expect(variables["HOME"] == NSHomeDirectory())
      #expect(variables["USER"] == "mobile")
      #expect(variables["OVERSCROLL_TEST_VARIABLE"] == nil)
      #expect(getenv("OVERSCROLL_TEST_VARIABLE") == nil)
      setenv("OVERSCROLL_TEST_VARIABLE", "inside", 1)
      setenv("OVERSCROLL_TEST_VARIABLE", "again", 0)
      #expect(getenv("OVERSCROLL_TEST_VARIABLE").map { String(cString: $0) } == "inside")
      #expect(ProcessInfo.processInfo.environment["OVERSCROLL_TEST_VARIABLE"] == "inside")
      unsetenv("OVERSCROLL_TEST_VARIABLE")
      #expect(getenv("OVERSCROLL_TEST_VARIABLE") == nil)
    }
    #expect(ProcessInfo.processInfo.environment["OVERSCROLL_TEST_VARIABLE"] == "outside")
  }

  @Test func localTimeOfCIsTheStages() {
    let stage = StageFixture(place: StagePlace(timeZone: TimeZone(identifier: "Europe/Berlin")))
    stage.context.run {
      var now = time(nil)
      var parts = tm()
      localtime_r(&now, &parts)
      #expect((parts.tm_hour, parts.tm_min, parts.tm_isdst) == (9, 41, 1))
      #expect(parts.tm_gmtoff == 7200)
      #expect(mktime(&parts) == now)
      // The last second of daylight saving time in 2025.
      now = 1_761_440_399
      localtime_r(&now, &parts)
      #expect((parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_isdst) == (2, 59, 59, 1))
    }
  }
}
