import Foundation
import Snapshots
import Testing

struct SHA256Tests {
  /// The examples of NIST
  /// (https://csrc.nist.gov/projects/cryptographic-standards-and-guidelines/example-values), and
  /// lengths near block boundaries, computed by `sha256sum`.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 55),
      "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
    ),
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
    (
      String(repeating: "a", count: 100_000),
      "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
    ),
  ])
  func knownTextsHaveTheirDigests(_ text: String, _ digest: String) {
    #expect(SHA256.text(of: Array(text.utf8)) == digest)
  }

  @Test func piecesMakeTheDigestOfTheWhole() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 * 7) }
    for cut in [0, 1, 63, 64, 65, 128, 299, 300] {
      var hash = SHA256()
      hash.add(Array(bytes[..<cut]))
      hash.add(Array(bytes[cut...]))
      #expect(hash.text == SHA256.text(of: bytes), "\(cut)")
    }
  }
}
