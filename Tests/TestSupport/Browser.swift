import Foundation

/// A headless Chromium with one page, controlled through the DevTools protocol over two pipes
/// (<https://chromedevtools.github.io/devtools-protocol/>). It needs no port and no further
/// software.
package final class Browser {
  package struct Complaint: Error { package let words: String }

  private let process: Process
  private let commands, answers: FileHandle
  private var buffer = Data()
  private var number = 0
  private var session: String?
  /// The errors and warnings in the page's console and its exceptions, since
  /// `listenForComplaints()`.
  package private(set) var complaints: [String] = []

  /// Starts the browser.
  ///
  /// - Parameter folder: The folder for the browser's profile and pipes.
  package init(in folder: Folder, width: Int = 1280, height: Int = 860) throws {
    let (command, answer) = ("\(folder.path)/commands", "\(folder.path)/answers")
    guard mkfifo(command, 0o600) == 0, mkfifo(answer, 0o600) == 0 else {
      throw Complaint(words: "no pipes")
    }
    process = Executable(url: URL(filePath: "/bin/sh")).process(
      [
        "-c", "exec \"$@\" 3<\"$0/commands\" 4>\"$0/answers\"", folder.path, "chromium",
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--remote-debugging-pipe", "--user-data-dir=\(folder.path)/profile", "about:blank",
      ], in: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The pipes must be opened in the shell's order, because each side waits for the other.
    commands = try FileHandle(forWritingTo: URL(filePath: command))
    answers = try FileHandle(forReadingFrom: URL(filePath: answer))
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }?["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  @discardableResult
  package func call(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + Data([0]))
    while true {
      let answer = try nextMessage()
      if let method = answer["method"] as? String { note(method, answer["params"]) }
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Complaint(words: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Collects the errors and warnings of pages.
  package func listenForComplaints() throws {
    try call("Runtime.enable")
    try call("Log.enable")
  }

  private func note(_ method: String, _ parameters: Any?) {
    guard let parameters = parameters as? [String: Any] else { return }
    let entry = parameters["entry"] as? [String: Any]
    let isLogged = method == "Log.entryAdded" && entry?["level"] as? String != "info"
    let isPrinted =
      method == "Runtime.consoleAPICalled"
      && ["error", "warning"].contains(parameters["type"] as? String)
    if isLogged || isPrinted || method == "Runtime.exceptionThrown" {
      complaints.append("\(method) \(parameters)")
    }
  }

  private func nextMessage() throws -> [String: Any] {
    while true {
      if let end = buffer.firstIndex(of: 0) {
        let message = buffer[..<end]
        buffer = Data(buffer[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      // `FileHandle`'s own reading would wait for the full number of bytes.
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(answers.fileDescriptor, &piece, piece.count)
      guard count > 0 else { throw Complaint(words: "the browser has ended") }
      buffer += piece[..<count]
    }
  }

  /// Sets the user's preferences for this page and for pages opened later, such as
  /// `["prefers-color-scheme": "dark"]`.
  package func prefer(_ features: [String: String]) throws {
    try call(
      "Emulation.setEmulatedMedia",
      [
        "features": features.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
      ])
  }

  package func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

  /// Evaluates an expression on the page and returns its value as text. Promises are awaited.
  @discardableResult
  package func value(_ expression: String) throws -> String {
    let result = try call(
      "Runtime.evaluate",
      [
        "expression": "(async () => String(await (\(expression))))()", "awaitPromise": true,
        "returnByValue": true,
      ])
    if let problem = result["exceptionDetails"] {
      throw Complaint(words: "\(expression): \(problem)")
    }
    return (result["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Opens a page and returns the lines of its element `result`, which the page's script fills.
  ///
  /// `--dump-dom` with virtual time would do this in one call, but sometimes prints nothing on a
  /// busy machine.
  ///
  /// - Throws: `Complaint` after two minutes.
  package func result(of address: String) throws -> [String] {
    try open(address)
    try wait(for: "document.getElementById('result')")
    return try value("document.getElementById('result').textContent").split(separator: "\n")
      .map(String.init)
  }

  /// Waits until a condition holds on the page.
  ///
  /// - Throws: `Complaint` after two minutes.
  package func wait(for condition: String) throws {
    let text = try value(
      """
      new Promise(done => {
        const start = performance.now()
        const look = () => {
          let holds = false
          try { holds = \(condition) } catch { }
          if (holds || performance.now() > start + 120_000) done(!!holds)
          else setTimeout(look, 15)
        }
        look()
      })
      """)
    guard text == "true" else { throw Complaint(words: "in vain: \(condition)") }
  }

  /// Sends a mouse event of the left button, in the page's coordinates.
  package func mouse(_ type: String, _ x: Double, _ y: Double) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": x, "y": y, "button": "left", "clickCount": 1,
        "buttons": type == "mouseReleased" ? 0 : 1,
      ])
  }

  package func press(_ key: String) throws {
    var down: [String: Any] = ["type": "keyDown", "key": key]
    if key.count == 1 { down["text"] = key }
    try call("Input.dispatchKeyEvent", down)
    try call("Input.dispatchKeyEvent", ["type": "keyUp", "key": key])
  }
}
