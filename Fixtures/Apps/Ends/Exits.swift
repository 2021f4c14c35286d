import UIKit

final class ExitController: UIViewController {
  override func viewDidLoad() { exit(0) }
}

final class ImmediateExitController: UIViewController {
  override func viewDidLoad() { _exit(3) }
}

final class AbortController: UIViewController {
  override func viewDidLoad() { abort() }
}

final class KillController: UIViewController {
  override func viewDidLoad() {
    kill(getpid(), SIGKILL)
    title = "killed"
  }
}

final class MemoryController: UIViewController {
  override func viewDidLoad() { UnsafeMutablePointer<Int>(bitPattern: 16)!.pointee = 3 }
}

final class LoopController: UIViewController {
  override func viewDidLoad() {
    print("begun")
    while true {}
  }
}

/// Locks a lock that it has locked.
final class LockController: UIViewController {
  override func viewDidLoad() {
    let lock = NSLock()
    lock.lock()
    lock.lock()
    title = "locked"
  }
}

/// Waits again and again for what nothing will do.
final class WaitController: UIViewController {
  override func viewDidLoad() { while true { DispatchSemaphore(value: 0).wait() } }
}

final class ClosingController: UIViewController {
  override func viewDidLoad() { for descriptor in 0..<1024 { close(Int32(descriptor)) } }
}

/// A thread that ends the process after the screen appeared.
final class ThreadController: UIViewController {
  override func viewDidAppear(_ animated: Bool) { Thread.detachNewThread { exit(7) } }
}

/// Polls for what never happens.
final class PollingController: UIViewController {
  override func viewDidLoad() { while title == nil { usleep(50_000) } }
}
