// The clocks of the C library. On a thread that works for a stage they show the stage's time; elsewhere
// they call the C library. Foundation, Dispatch and Swift's concurrency runtime call these functions, since the
// dynamic linker finds the program's definitions first.

#ifdef __linux__

#include "runtime.h"

#include <errno.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Nanoseconds on a clock for the stage; -1 for clocks that are not about time (a processor's, a thread's).
static int64_t stage_clock(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
    return current_runtime->wall_start + time_of_work(current_runtime);
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME:
    return uptime_at_start + time_of_work(current_runtime);
  default: return -1;
  }
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  REAL(clock_gettime);
  int64_t nanoseconds = current_runtime ? stage_clock(clock) : -1;
  if (nanoseconds < 0) return real(clock, time);
  time->tv_sec = nanoseconds / NANOSECONDS;
  time->tv_nsec = nanoseconds % NANOSECONDS;
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  REAL(gettimeofday);
  if (!current_runtime) return real(time, zone);
  int64_t nanoseconds = stage_clock(CLOCK_REALTIME);
  time->tv_sec = nanoseconds / NANOSECONDS;
  time->tv_usec = nanoseconds % NANOSECONDS / 1000;
  return 0;
}

time_t time(time_t *result) {
  REAL(time);
  if (!current_runtime) return real(result);
  time_t seconds = stage_clock(CLOCK_REALTIME) / NANOSECONDS;
  if (result) *result = seconds;
  return seconds;
}

// --- Sleeping: the stage's time passes, the machine's does not

static int sleep_on_stage(int64_t nanoseconds) {
  // At least the smallest step: Foundation sleeps in a loop until its clock, whose sums are rounded, has the time.
  if (nanoseconds <= 0) nanoseconds = 1;
  if (is_foreign_thread)
    ahead_of_stage += nanoseconds;
  else
    stage_runtime_sleep(current_runtime->owner, nanoseconds);
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *left) {
  REAL(nanosleep);
  if (!current_runtime) return real(time, left);
  return sleep_on_stage((int64_t)time->tv_sec * NANOSECONDS + time->tv_nsec);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  REAL(clock_nanosleep);
  if (!current_runtime) return real(clock, flags, time, left);
  int64_t nanoseconds = (int64_t)time->tv_sec * NANOSECONDS + time->tv_nsec;
  if (flags & TIMER_ABSTIME) nanoseconds -= stage_clock(clock);
  return sleep_on_stage(nanoseconds);
}

int usleep(useconds_t microseconds) {
  REAL(usleep);
  if (!current_runtime) return real(microseconds);
  return sleep_on_stage((int64_t)microseconds * 1000);
}

unsigned sleep(unsigned seconds) {
  REAL(sleep);
  if (!current_runtime) return real(seconds);
  sleep_on_stage((int64_t)seconds * NANOSECONDS);
  return 0;
}

#endif
