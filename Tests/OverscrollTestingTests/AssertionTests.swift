import Foundation
import Graphics
import Overscroll
import OverscrollTesting
import TestSupport
import Testing

/// Snapshot assertions inside a test: recording fails the test, and a match passes.
@MainActor
struct AssertionTests {
  @Test func aRecordedGoldenFailsTheTestAndAMatchDoesNot() throws {
    let folder = try Folder()
    let screen = try square()
    withKnownIssue {
      assertSnapshot(
        of: screen, as: .frame(at: .end), named: "a", record: .missing, directory: folder.path)
    } matching: { issue in
      "\(issue)".contains("there was no golden")
    }
    assertSnapshot(
      of: screen, as: .frame(at: .end), named: "a", record: .never, directory: folder.path)
    #expect(folder.regularFiles == ["aRecordedGoldenFailsTheTestAndAMatchDoesNot.a.png"])
  }

  @Test func aMissingGoldenFailsTheTest() throws {
    let folder = try Folder()
    let screen = try square()
    withKnownIssue {
      assertSnapshot(of: screen, as: .trace(), record: .never, directory: folder.path)
    } matching: { issue in
      "\(issue)".contains("there is no golden")
    }
    #expect(folder.regularFiles.isEmpty)
  }

  @Test func whatTheScreenThrowsFailsTheTest() throws {
    let folder = try Folder()
    let screen = try square(timeline: [.drag(by: 10, over: 1, target: "nobody"), .release])
    withKnownIssue {
      assertSnapshot(of: screen, as: .frame(at: .end), record: .all, directory: folder.path)
    } matching: { issue in
      "\(issue)".contains("nobody")
    }
    #expect(folder.regularFiles.isEmpty)
  }

  @Test(arguments: [1]) func testsWithArgumentsNeedNames(_: Int) throws {
    let folder = try Folder()
    let screen = try square()
    let result = try verifySnapshot(
      of: screen, as: .frame(at: .end), record: .all, directory: folder.path)
    guard case .failed(let failure) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(failure.verdict == .needsName)
    #expect(failure.description.contains("named:"))
    let named = try verifySnapshot(
      of: screen, as: .frame(at: .end), named: "one", record: .all, directory: folder.path)
    guard case .recorded = named else {
      Issue.record("\(named)")
      return
    }
  }

  /// Comparers with one fault each, which no other test would reveal.
  @Test func aBrokenComparerIsFoundOut() {
    #expect(
      !PictureComparison.detectsDifferences { a, b, tolerance in
        // This comparer reports all pictures as equal.
        PictureComparison(reference: a, actual: a, tolerance: tolerance)
      })
    #expect(
      !PictureComparison.detectsDifferences { a, b, _ in
        // This comparer ignores tolerances.
        PictureComparison(reference: a, actual: b)
      })
    #expect(
      !PictureComparison.detectsDifferences { a, b, tolerance in
        // This comparer overlooks differences of one.
        PictureComparison(
          reference: a, actual: b,
          tolerance: tolerance == .exact ? .channel(maxDelta: 1) : tolerance)
      })
    #expect(
      !PictureComparison.detectsDifferences { a, b, tolerance in
        // This comparer ignores sizes.
        PictureComparison(reference: a, actual: b, tolerance: tolerance)
          ?? PictureComparison(reference: a, actual: a)
      })
  }

  @Test func aComparerThatDoesNotProveItselfStopsTheRun() async {
    PictureComparison.stop(unless: true)
    await #expect(processExitsWith: .failure) { PictureComparison.stop(unless: false) }
  }

  @Test func theComparerProvesItself() throws {
    #expect(PictureComparison.isReliable)
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    let picture = Bitmap(width: 4, height: 4, filledWith: white)
    for y in 0..<4 {
      for x in 0..<4 {
        for channel in [\Pixel.red, \Pixel.green, \Pixel.blue, \Pixel.alpha] {
          var other = picture
          other[x, y][keyPath: channel] -= 1
          let comparison = try #require(PictureComparison(reference: picture, actual: other))
          let difference = try #require(comparison.difference)
          #expect(difference.count == 1 && difference.worst.delta == 1)
          #expect(difference.worst.x == x && difference.worst.y == y)
        }
      }
    }
  }
}
