import Foundation
package import Testing

/// A condition that a test has on the machine: `@Test(.needs(.ffmpeg))`,
/// `@Suite(.needs(.overscroll))`.
///
/// If it is not met, the test is skipped and the runner reports the reason.
package struct Requirement: Sendable {
  let isMet: Bool
  /// The reason for skipping, such as "ffmpeg is not installed".
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
  package static let pdfToCairo = program(Executable.pdfToCairo, "pdftocairo")
  package static let rsvgConvert = program(Executable.rsvgConvert, "rsvg-convert")
  package static let pillow = Requirement(
    Executable.pythonWithPillow != nil, else: "no python3 on the path has a PIL that reads WebP")
  package static let parallel = program(Executable.parallel, "GNU parallel")
  package static let ninja = program(Executable.ninja, "ninja")
  /// The programs that `Examples/Shards/slurm-node.sh` starts.
  package static let slurm = Requirement(
    Executable.sbatch != nil
      && ["slurmctld", "slurmd"].allSatisfy { name in
        Executable.named(name) != nil
          || FileManager.default.isExecutableFile(atPath: "/usr/sbin/\(name)")
      }, else: "Slurm is not installed")
  /// Private mounts, with which tests create full and read-only disks.
  package static let mounts = Requirement(
    mountOption != nil, else: "file systems cannot be mounted here")
  /// The option with which `unshare` can mount: `-m` for root, `-rm` for other users. Nil if
  /// mounting is not allowed.
  package static let mountOption = ["-m", "-rm"].first { option in
    guard let unshare = Executable.named("unshare"), let folder = try? Folder() else {
      return false
    }
    let outcome = try? unshare.run(
      [option, "mount", "-t", "tmpfs", "none", folder.path], in: folder)
    return outcome?.status == 0
  }
  /// A separate process number space, as in a container.
  package static let processNamespaces = Requirement(
    processNamespaceOption != nil, else: "process namespaces cannot be made here")
  /// The option with which `unshare` creates a process namespace. Nil if that is not allowed.
  package static let processNamespaceOption = ["-p", "-rp"].first { option in
    guard let unshare = Executable.named("unshare"), let folder = try? Folder() else {
      return false
    }
    return (try? unshare.run([option, "--fork", "true"], in: folder))?.status == 0
  }
  /// User namespaces, in which root has no rights over other users' files.
  package static let userNamespaces = Requirement(
    works(Executable.named("unshare"), ["-U", "true"]), else: "user namespaces cannot be made here")
  /// Tracing of a program's system calls.
  package static let strace = Requirement(
    works(Executable.named("strace"), ["true"]), else: "strace is not installed, or may not trace")
  /// The list of processes and new process groups.
  package static let processTree = Requirement(
    Executable.named("setsid") != nil && FileManager.default.fileExists(atPath: "/proc/self/stat"),
    else: "there is no setsid, or no /proc")
  package static let make = program(Executable.named("make"), "make")
  /// The C compiler that is part of the Swift toolchain.
  package static let clang = program(Executable.named("clang"), "clang")

  private static func works(_ program: Executable?, _ arguments: [String]) -> Bool {
    guard let program, let folder = try? Folder() else { return false }
    return (try? program.run(arguments, in: folder))?.status == 0
  }

  package static let heap = Requirement(
    Heap.bytesInUse != nil, else: "malloc does not say here what it has given out")
  /// A build without sanitizers. Programs with sanitizers reserve almost all addresses, so they run
  /// neither on an emulator nor under a memory limit.
  package static let noSanitizer = Requirement(
    ["__asan_init", "__tsan_init"].allSatisfy { (name: String) in dlsym(nil, name) == nil },
    else: "this is built with a sanitizer, which reserves terabytes of addresses")
  package static let emulator = program(Executable.emulator, "qemu-x86_64")
  package static let swiftCompiler = program(Executable.swiftCompiler, "swiftc")
  package static let inter = fonts(["Inter-Regular.otf", "Inter-Bold.otf"])
  package static let dejaVu = fonts(["DejaVuSans.ttf", "DejaVuSansMono.ttf"])

  package static let emoji = fonts(["NotoColorEmoji.ttf"])

  /// Returns the requirement that `InstalledFonts.directories` contain these font files.
  package static func fonts(_ files: [String]) -> Requirement {
    let missing = files.filter { InstalledFonts.path($0) == nil }
    return Requirement(
      missing.isEmpty, else: "fonts are not installed: \(missing.joined(separator: ", "))")
  }

  /// Returns the requirement that a file exists, such as `/proc/self/status`, which only some
  /// systems have.
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
