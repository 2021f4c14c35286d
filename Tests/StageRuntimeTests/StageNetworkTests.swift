import Foundation
import FoundationNetworking
import StageRuntime
import Testing

/// Requests of a stage's code: files and stubs answer, the network does not.
@MainActor
struct StageNetworkTests {
  /// Answers one host only.
  private final class HostStub: StubProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host() == "stub.example"
    }
  }

  private func load(
    _ address: String, in stage: StageFixture, session: URLSession = .shared
  ) throws {
    let url = try #require(URL(string: address))
    stage.context.run {
      session.dataTask(with: url) { data, _, error in
        let text = data.map { String(decoding: $0, as: UTF8.self) }
        DispatchQueue.main.async {
          stage.note(text ?? "error \((error as? URLError)?.code.rawValue ?? 0)")
        }
      }.resume()
    }
    stage.advance(to: 1)
  }

  @Test func theNetworkFailsAtOnceAndIsReported() throws {
    let stage = StageFixture()
    try load("https://example.com/a.png", in: stage)
    #expect(stage.log == ["0 error -1009"])
    #expect(stage.reports.first?.contains("https://example.com/a.png") == true)
    let other = StageFixture()
    try load("http://127.0.0.1:9/x", in: other, session: URLSession(configuration: .ephemeral))
    #expect(other.log == ["0 error -1009"])
    #expect(other.reports.first?.contains("http://127.0.0.1:9/x") == true)
    let third = StageFixture()
    try load(
      "ftp://example.com/x", in: third,
      session: URLSession(configuration: .default, delegate: nil, delegateQueue: nil))
    #expect(third.log == ["0 error -1009"])
  }

  @Test func contentsOfAnAddressFailAndAreReported() {
    let stage = StageFixture()
    stage.play {
      DispatchQueue.global().async {
        let data = URL(string: "https://example.com/b.png").flatMap { try? Data(contentsOf: $0) }
        stage.note(data == nil ? "nothing" : "data")
      }
    }
    #expect(stage.log == ["0 nothing"])
    #expect(stage.deadlocks.isEmpty)
    #expect(stage.reports.first?.contains("https://example.com/b.png") == true)
  }

  @Test func tasksOfASessionFail() {
    let stage = StageFixture()
    stage.play {
      Task {
        do {
          _ = try await URLSession.shared.data(from: #require(URL(string: "https://example.com")))
          stage.note("data")
        } catch { stage.note("error") }
      }
    }
    #expect(stage.log == ["0 error"])
  }

  @Test func filesAnswer() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data("[1]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let stage = StageFixture()
    try load(file.absoluteString, in: stage)
    try load(file.absoluteString, in: stage, session: URLSession(configuration: .default))
    try load(file.absoluteString + "x", in: stage)
    #expect(stage.log == ["0 [1]", "1000 [1]", "1000 error -1100"])
    #expect(stage.reports.isEmpty)
    let other = StageFixture()
    other.play {
      Task {
        let (data, response) = try await URLSession.shared.data(from: file)
        other.note("\(data.count) \(response.mimeType ?? "")")
      }
    }
    #expect(other.log == ["0 3 application/json"])
  }

  @Test func aStubThatIsRegisteredLateAnswersTheSharedSession() throws {
    let stage = StageFixture()
    try load("https://stub.example/1", in: stage)
    #expect(URLProtocol.registerClass(HostStub.self))
    defer { URLProtocol.unregisterClass(HostStub.self) }
    let other = StageFixture()
    try load("https://stub.example/2", in: other)
    #expect(other.log == ["0 stub"])
    #expect(other.reports.isEmpty)
  }
}
