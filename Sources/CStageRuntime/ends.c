// Ends of the process that code of a stage causes: traps, signals, exit, and calls that do not return. A thread that
// no stage uses hands the stack of the call to Swift, which says where in the app's code it happened.

#ifdef __linux__

#include "runtime.h"

#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

// What Swift gets (ProcessEnd.Cause).
enum { BY_SIGNAL, BY_EXIT, BY_IMMEDIATE_EXIT, BY_OWN_SIGNAL, BY_TIME_LIMIT, BY_STACK_OVERFLOW };
enum { LONGEST_STACK = 512, SAMPLE = 250000000, SIGNAL_STACK = 1 << 17 };

// The first end, which the reporter describes. Later ones of the same process are consequences.
static struct {
  int32_t cause, number, count;
  uint64_t addresses[LONGEST_STACK];
} found;
static atomic_flag is_found = ATOMIC_FLAG_INIT;
static _Atomic int32_t is_watching;
static sem_t to_report;
static pthread_t reporter, watched;
static pid_t parent;
static _Thread_local int is_watched;

// The time that the stage's code has used since its clock moved last, in nanoseconds.
static _Atomic int64_t used, limit;
// Whether the watched thread runs code of a stage.
static _Atomic int32_t is_inside;

void note_entry(const stage_runtime *runtime) {
  if (is_watched) atomic_store_explicit(&is_inside, runtime != NULL, memory_order_relaxed);
}

void note_progress(void) { atomic_store_explicit(&used, 0, memory_order_relaxed); }

static void pause_forever(void) {
  for (;;) pause();
}

static void describe(int32_t cause, int32_t number, const void *counter) {
  if (atomic_flag_test_and_set(&is_found)) pause_forever();
  void *stack[LONGEST_STACK];
  int count = backtrace(stack, LONGEST_STACK), first = 0;
  // The frames of the handler, and the kernel's, are above the instruction that raised the signal.
  for (int index = 0; counter && index < count; index++)
    if (stack[index] == counter) first = index;
  for (int index = first; index < count; index++) {
    // A return address is after its call. Only the first address can be the instruction itself.
    int is_exact = counter && index == first && stack[index] == counter;
    found.addresses[index - first] = (uintptr_t)stack[index] - (is_exact ? 0 : 1);
  }
  found.count = count - first;
  found.cause = cause;
  found.number = number;
  sem_post(&to_report);
}

static void *program_counter(const ucontext_t *context) {
#if defined(__x86_64__)
  return (void *)context->uc_mcontext.gregs[REG_RIP];
#else
  return (void *)context->uc_mcontext.pc;
#endif
}

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return context->uc_mcontext.gregs[REG_RSP];
#else
  return context->uc_mcontext.sp;
#endif
}

// Whether a fault is next to the end of the stack: a function's frame reached into the guard pages.
static int is_overflow(const siginfo_t *info, const ucontext_t *context) {
  const uintptr_t reach = 1 << 16;
  uintptr_t address = (uintptr_t)info->si_addr, top = stack_pointer(context);
  return address + reach > top && address < top + reach;
}

static void handle(int number, siginfo_t *info, void *pointer) {
  if (pthread_equal(pthread_self(), reporter)) {
    // The signal is raised again when the handler returns, and ends the process.
    signal(number, SIG_DFL);
    return;
  }
  const ucontext_t *context = pointer;
  int32_t cause = number == SIGXCPU ? BY_TIME_LIMIT : BY_SIGNAL;
  if (number == SIGSEGV && is_overflow(info, context)) cause = BY_STACK_OVERFLOW;
  describe(cause, number, program_counter(context));
  pause_forever();
}

static void handle_exit(int status, void *unused) {
  (void)unused;
  // A child process ends in another way. Other programs may exit outside of a stage.
  if (!atomic_load(&is_watching) || (!parent && !current_runtime)) return;
  describe(BY_EXIT, status, NULL);
  pause_forever();
}

// --- The reporter

static int64_t clock_of(clockid_t clock) {
  struct timespec time;
  return clock_gettime(clock, &time) == 0 ? (int64_t)time.tv_sec * NANOSECONDS + time.tv_nsec : 0;
}

// Waits for an end, at most for a while. Returns 1 if there is one.
static int wait_for_end(int64_t nanoseconds) {
  int64_t end = clock_of(CLOCK_REALTIME) + nanoseconds;
  struct timespec until = {end / NANOSECONDS, end % NANOSECONDS};
  int status;
  do status = sem_timedwait(&to_report, &until);
  while (status != 0 && errno == EINTR);
  return status == 0;
}

// Adds the processor time of the watched thread since the last sample. A thread that waits uses none, so its time
// counts as that of the clock.
static int is_over_limit(clockid_t clock, int64_t *before) {
  const int64_t idle = SAMPLE / 100;
  int64_t now = clock_of(clock), difference = now - *before;
  *before = now;
  int64_t most = atomic_load(&limit);
  if (!atomic_load(&is_inside) || most <= 0) return 0;
  return atomic_fetch_add(&used, difference < idle ? SAMPLE : difference) + difference > most;
}

static void *report(void *unused) {
  (void)unused;
  clockid_t clock = CLOCK_MONOTONIC;
  pthread_getcpuclockid(watched, &clock);
  int64_t before = clock_of(clock);
  while (!wait_for_end(SAMPLE)) {
    if (parent && getppid() != parent) _exit(128 + SIGTERM);
    if (!is_over_limit(clock, &before)) continue;
    pthread_kill(watched, SIGXCPU);
    // The signal is not handled while the thread blocks it.
    if (wait_for_end(30 * (int64_t)NANOSECONDS)) break;
    // The thread may have begun to describe its end, and wait for a lock that it holds itself.
    if (atomic_flag_test_and_set(&is_found) && wait_for_end(SAMPLE)) break;
    found.cause = BY_TIME_LIMIT;
    found.count = 0;
    break;
  }
  // Looking up the lines may wait for a lock that the ended thread holds.
  signal(SIGALRM, SIG_DFL);
  alarm(60);
  stage_runtime_report_end(found.cause, found.number, found.addresses, found.count);
  stage_runtime_finish(70);
  return NULL;
}

void stage_runtime_watch_ends(int32_t follows_parent) {
  static char signal_stack[SIGNAL_STACK];
  void *first[1];
  // The first call loads the unwinder, which a signal handler must not do.
  backtrace(first, 1);
  watched = pthread_self();
  is_watched = 1;
  if (follows_parent) {
    parent = getppid();
    prctl(PR_SET_PDEATHSIG, SIGTERM);
  }
  // What the code has printed is written before the process ends.
  setvbuf(stdout, NULL, _IONBF, 0);
  sigaltstack(&(stack_t){.ss_sp = signal_stack, .ss_size = sizeof signal_stack}, NULL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  sem_init(&to_report, 0, 0);
  pthread_create(&reporter, NULL, report, NULL);
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU};
  // A parent may have blocked signals, as Dispatch does on its threads.
  sigset_t handled;
  sigemptyset(&handled);
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++) {
    sigaction(signals[index], &action, NULL);
    sigaddset(&handled, signals[index]);
  }
  pthread_sigmask(SIG_UNBLOCK, &handled, NULL);
  on_exit(handle_exit, NULL);
  atomic_store(&is_watching, 1);
}

void stage_runtime_limit_calls(int64_t nanoseconds) { atomic_store(&limit, nanoseconds); }

void stage_runtime_finish(int32_t status) {
  atomic_store(&is_watching, 0);
  REAL(_exit);
  real(status);
  __builtin_unreachable();
}

// --- Calls that no handler sees

static int is_stages(void) { return current_runtime && atomic_load(&is_watching); }

void _exit(int status) {
  if (is_stages()) {
    describe(BY_IMMEDIATE_EXIT, status, NULL);
    pause_forever();
  }
  REAL(_exit);
  real(status);
  __builtin_unreachable();
}

void _Exit(int status) { _exit(status); }
void quick_exit(int status) { _exit(status); }

// Whether a signal ends or stops a process that does not handle it.
static int is_end(int number) {
  struct sigaction action;
  if (number == SIGKILL || number == SIGSTOP) return 1;
  if (number <= 0 || number == SIGCHLD || number == SIGCONT || number == SIGURG || number == SIGWINCH) return 0;
  return sigaction(number, NULL, &action) == 0 && (action.sa_handler == SIG_DFL || action.sa_sigaction == handle);
}

static int is_own_end(pid_t process, int number) {
  return is_stages() && (process == getpid() || process == 0 || process == -getpid()) && is_end(number);
}

int kill(pid_t process, int number) {
  REAL(kill);
  if (is_own_end(process, number)) {
    describe(BY_OWN_SIGNAL, number, NULL);
    pause_forever();
  }
  return real(process, number);
}

int raise(int number) {
  REAL(raise);
  if (is_own_end(0, number)) {
    describe(BY_OWN_SIGNAL, number, NULL);
    pause_forever();
  }
  return real(number);
}

// --- The current directory, which the program's own paths are relative to

static int start_folder = -1;

static void note_folder(void) {
  if (start_folder < 0) start_folder = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}

void stage_runtime_restore_folder(void) {
  if (start_folder < 0) return;
  if (fchdir(start_folder) == 0) close(start_folder);
  start_folder = -1;
}

int chdir(const char *path) {
  REAL(chdir);
  if (current_runtime) note_folder();
  return real(path);
}

#endif
