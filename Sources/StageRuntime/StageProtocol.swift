#if os(Linux)
  import Foundation
  import FoundationNetworking

  /// Answers the requests of a stage's code: those for files, which Foundation on Linux does not
  /// answer, and those for the network, which a stage does not have.
  final class StageProtocol: URLProtocol {
    private static let network: Set = ["http", "https", "ftp", "ws", "wss"]

    override class func canInit(with request: URLRequest) -> Bool {
      guard let url = request.url, StageContext.current != nil else { return false }
      return url.isFileURL || network.contains(url.scheme?.lowercased() ?? "")
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url else { return }
      if url.isFileURL { return load(url) }
      StageContext.current?.noteNetwork(url.absoluteString)
      let offline = URLError(
        .notConnectedToInternet,
        userInfo: [
          NSLocalizedDescriptionKey: "The Internet connection appears to be offline.",
          NSURLErrorFailingURLErrorKey: url,
        ])
      client?.urlProtocol(self, didFailWithError: offline)
    }

    private func load(_ file: URL) {
      guard let data = try? Data(contentsOf: file) else {
        client?.urlProtocol(self, didFailWithError: URLError(.fileDoesNotExist))
        return
      }
      let response = URLResponse(
        url: file, mimeType: Self.types[file.pathExtension.lowercased()] ?? Self.anyType,
        expectedContentLength: data.count, textEncodingName: nil)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: data)
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}

    /// Media types by file name extension, from the registry of IANA.
    private static let types = [
      "css": "text/css", "gif": "image/gif", "heic": "image/heic", "htm": "text/html",
      "html": "text/html", "jpeg": "image/jpeg", "jpg": "image/jpeg", "js": "text/javascript",
      "json": "application/json", "mp4": "video/mp4", "pdf": "application/pdf",
      "png": "image/png", "svg": "image/svg+xml", "txt": "text/plain", "webp": "image/webp",
      "xml": "application/xml",
    ]
    private static let anyType = "application/octet-stream"

    // MARK: - Order of protocols

    /// Foundation's protocols for the network.
    private static let native = URLSessionConfiguration.default.protocolClasses ?? []

    static func install() { _ = registerClass(StageProtocol.self) }

    /// Puts this class and Foundation's protocols behind those that an app has registered.
    ///
    /// Foundation on Linux asks protocols in the order of their registration, and for the shared
    /// session those first that were registered when it was first used. On Apple's platforms the
    /// app's are asked first.
    static func putLast() {
      URLSession.shared.configuration.protocolClasses = []
      for type in [StageProtocol.self] + native {
        unregisterClass(type)
        _ = registerClass(type)
      }
    }

    /// Returns a configuration whose sessions ask the app's protocols, then this class, then
    /// Foundation's.
    static func configuration(_ original: URLSessionConfiguration) -> URLSessionConfiguration {
      guard let copy = original.copy() as? URLSessionConfiguration else { return original }
      let own = (copy.protocolClasses ?? []).filter { type in
        !native.contains { $0 === type } && type != StageProtocol.self
      }
      copy.protocolClasses = own + [StageProtocol.self] + native
      return copy
    }
  }
#endif
