import Foundation
import StageRuntime
import Testing

/// Clocks, random numbers and the user's place belong to a stage; outside of stages they are the
/// machine's.
@MainActor
struct StagePlaceTests {
  @Test func everyClockShowsTheStagesTime() {
    let stage = StageFixture()
    stage.context.time = 2.5
    let start = stage.context.place.start
    stage.context.run {
      #expect(Date().timeIntervalSince(start) == 2.5)
      #expect(Date.now.timeIntervalSince(start) == 2.5)
      #expect(abs(ProcessInfo.processInfo.systemUptime - 2.5) < 1e-8)
      #expect(DispatchTime.now().uptimeNanoseconds / 1_000_000 == 2500)
      let clock = ContinuousClock()
      let instant = clock.now
      #expect(instant.duration(to: clock.now) == .zero)
      #expect(time(nil) == Int(start.timeIntervalSince1970) + 2)
    }
    #expect(abs(Date().timeIntervalSince(start)) > 60)
  }

  @Test func theStartIsTheClockOfApplesPictures() {
    let stage = StageFixture()
    stage.context.run {
      let parts = Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute], from: .now)
      #expect(parts == DateComponents(year: 2025, month: 6, day: 9, hour: 9, minute: 41))
      #expect(TimeZone.current.identifier == "America/Los_Angeles")
      let formatter = DateFormatter()
      (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
      #expect(
        formatter.string(from: .now).replacing("\u{202F}", with: " ") == "Jun 9, 2025 at 9:41 AM")
    }
  }

  @Test func theUserIsAmericanUnlessSaid() {
    let stage = StageFixture()
    stage.context.run {
      #expect(Locale.current.identifier == "en_US")
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      #expect(formatter.string(from: 12.5) == "$12.50")
      #expect(Locale.preferredLanguages == ["en-US"])
    }
    let german = StageFixture(
      place: StagePlace(
        locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin")))
    german.context.run {
      #expect(1234.5.formatted() == "1.234,5")
      #expect(Calendar.current.timeZone.identifier == "Europe/Berlin")
    }
    #expect(Locale.current.identifier != "de_DE")
  }

  @Test func theSystemIsThePhones() {
    let stage = StageFixture()
    stage.context.run {
      let info = ProcessInfo.processInfo
      #expect(
        info.isOperatingSystemAtLeast(
          OperatingSystemVersion(majorVersion: 17, minorVersion: 0, patchVersion: 0)))
      #expect(
        !info.isOperatingSystemAtLeast(
          OperatingSystemVersion(majorVersion: 17, minorVersion: 1, patchVersion: 0)))
      var names = utsname()
      uname(&names)
      #expect(withUnsafeBytes(of: names.machine) { $0.starts(with: "iPhone".utf8) })
    }
  }

  private func draws(seed: UInt64) -> [String] {
    let stage = StageFixture(seed: seed)
    return stage.context.run {
      [
        "\(Int.random(in: 0..<1_000_000))", "\((0..<10).shuffled())", UUID().uuidString,
        "\(Double.random(in: 0...1))", "\(drand48())", "\(random())", "\(arc4random())",
        "\(["a", "b", "c"].randomElement() ?? "")", ProcessInfo.processInfo.globallyUniqueString,
      ]
    }
  }

  @Test func everyGeneratorDrawsFromTheSeed() {
    #expect(draws(seed: 1).dropLast() == draws(seed: 1).dropLast())
    for (one, other) in zip(draws(seed: 1).prefix(4), draws(seed: 2)) { #expect(one != other) }
    #expect(Set((0..<8).map { _ in Int.random(in: 0..<1_000_000_000) }).count == 8)
  }

  @Test func seededGeneratorsOfCKeepTheirAlgorithm() {
    let stage = StageFixture()
    stage.context.run {
      srand48(42)
      #expect(abs(drand48() - 0.7445250000610066) < 1e-12)
    }
  }
}
