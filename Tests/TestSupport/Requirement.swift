import Foundation
package import Testing

/// What a test needs of the machine. Where it is missing, the runner says that the test was
/// skipped, and why: `@Test(.needs(.ffmpeg))`, `@Suite(.needs(.overscroll))`.
package struct Requirement: Sendable {
  let isMet: Bool
  /// As in "ffmpeg is not installed".
  let complaint: String

  package init(_ isMet: Bool, else complaint: String) {
    self.isMet = isMet
    self.complaint = complaint
  }

  package static let overscroll = Requirement(
    Executable.overscroll != nil, else: "'overscroll' was not built beside the tests")
  package static let testBundle = Requirement(
    Executable.testBundle != nil, else: "the tests are no program of their own")
  package static let ffmpeg = program(Executable.ffmpeg, "ffmpeg")
  package static let gifsicle = program(Executable.gifsicle, "gifsicle")
  package static let giftext = program(Executable.giftext, "giftext")
  package static let hbShape = program(Executable.hbShape, "hb-shape")
  package static let chromium = program(Executable.chromium, "chromium")
  package static let python = program(Executable.python, "python3")
  package static let parallel = program(Executable.parallel, "GNU parallel")
  package static let ninja = program(Executable.ninja, "ninja")
  /// A node that takes jobs, not only the programs.
  package static let slurm = Requirement(
    {
      guard Executable.sbatch != nil, let folder = try? Folder() else { return false }
      let nodes = try? Executable.named("sinfo")?.run(["-h", "-t", "idle,mix,alloc"], in: folder)
      return nodes?.status == 0 && nodes?.lines.isEmpty == false
    }(), else: "no Slurm node answers")
  /// Mounts of one's own: full and read-only disks.
  package static let mounts = Requirement(
    mountOption != nil, else: "file systems cannot be mounted here")
  /// What `unshare` needs to mount: `-m` for root, `-rm` for others; nil where neither may.
  package static let mountOption = ["-m", "-rm"].first { option in
    guard let unshare = Executable.named("unshare"), let folder = try? Folder() else {
      return false
    }
    let outcome = try? unshare.run(
      [option, "mount", "-t", "tmpfs", "none", folder.path], in: folder)
    return outcome?.status == 0
  }
  package static let swiftCompiler = program(Executable.swiftCompiler, "swiftc")
  package static let inter = fonts(["Inter-Regular.otf", "Inter-Bold.otf"])
  package static let dejaVu = fonts(["DejaVuSans.ttf", "DejaVuSansMono.ttf"])

  /// Font files in `InstalledFonts.directories`.
  package static func fonts(_ files: [String]) -> Requirement {
    let missing = files.filter { InstalledFonts.path($0) == nil }
    return Requirement(
      missing.isEmpty, else: "fonts are not installed: \(missing.joined(separator: ", "))")
  }

  /// A place in the file system that only some systems have, such as `/proc/self/status`.
  package static func file(_ path: String) -> Requirement {
    Requirement(FileManager.default.fileExists(atPath: path), else: "there is no \(path)")
  }

  private static func program(_ executable: Executable?, _ name: String) -> Requirement {
    Requirement(executable != nil, else: "\(name) is not installed")
  }
}

extension Trait where Self == ConditionTrait {
  package static func needs(_ requirements: Requirement...) -> Self {
    let complaints = requirements.filter { !$0.isMet }.map(\.complaint)
    return .enabled(if: complaints.isEmpty, "\(complaints.joined(separator: "; "))")
  }
}
