// Dispatch. Work that code of a stage hands to a queue goes to the stage, which runs it on its own thread at the stage's
// time; waits run that work meanwhile. Elsewhere these functions call the library.

#ifdef __linux__

#include "runtime.h"

#include <errno.h>
#include <pthread.h>
#include <time.h>

// A block as compilers lay it out (clang: Block Implementation Specification).
typedef struct {
  void *class;
  int32_t flags, reserved;
  void (*invoke)(void *);
} block_layout;

typedef struct {
  void *class;
  int32_t flags, reserved;
  void (*invoke)(void *, size_t);
} indexed_block_layout;

extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern char _dispatch_main_q;
extern char _dispatch_source_type_timer;

int32_t stage_runtime_is_main_queue(const void *queue) { return queue == &_dispatch_main_q; }

extern const char *dispatch_queue_get_label(const void *queue);

const char *stage_runtime_queue_label(const void *queue) { return dispatch_queue_get_label(queue); }

extern void *dispatch_queue_create(const char *label, void *attributes);

// Dispatch has no question for it; the first word of a queue is the table of its kind.
int32_t stage_runtime_is_serial_queue(const void *queue) {
  static const void *serial;
  if (!serial) {
    void *example = dispatch_queue_create("", NULL);
    serial = *(const void **)example;
    dispatch_release(example);
  }
  return queue == &_dispatch_main_q || *(const void *const *)queue == serial;
}

void submit_block(void *queue, void *block, void *group, int64_t due) {
  dispatch_retain(queue);
  if (group) {
    dispatch_retain(group);
    dispatch_group_enter(group);
  }
  stage_runtime_submit(owner(), queue, _Block_copy(block), group, due);
}

// --- Handing work over

void dispatch_async(void *queue, void *block) {
  REAL(dispatch_async);
  if (!current_runtime) return real(queue, block);
  submit_block(queue, block, NULL, now());
}

void dispatch_barrier_async(void *queue, void *block) {
  REAL(dispatch_barrier_async);
  if (!current_runtime) return real(queue, block);
  submit_block(queue, block, NULL, now());
}

void dispatch_group_async(void *group, void *queue, void *block) {
  REAL(dispatch_group_async);
  if (!current_runtime) return real(group, queue, block);
  submit_block(queue, block, group, now());
}

// The stage's time at a `dispatch_time_t` (libdispatch: shims/time.h).
static int64_t stage_time(uint64_t time) {
  const uint64_t walltime = 1ull << 62;
  if (time == UINT64_MAX) return FOREVER;
  if (time == 0) return now();
  if ((int64_t)time >= 0) return (int64_t)time - uptime_at_start;
  if (!(time & walltime)) return (int64_t)(time & ~(1ull << 63)) - uptime_at_start;
  if (time == (uint64_t)-2) return now();
  return -(int64_t)time - current_runtime->wall_start;
}

void dispatch_after(uint64_t when, void *queue, void *block) {
  REAL(dispatch_after);
  if (!current_runtime) return real(when, queue, block);
  int64_t due = stage_time(when);
  if (due == FOREVER) return;
  submit_block(queue, block, NULL, due > now() ? due : now());
}

void dispatch_group_notify(void *group, void *queue, void *block) {
  REAL(dispatch_group_notify);
  if (!current_runtime) return real(group, queue, block);
  dispatch_retain(group);
  dispatch_retain(queue);
  stage_runtime_submit_after_group(owner(), group, queue, _Block_copy(block));
}

void dispatch_block_notify(void *awaited, void *queue, void *block) {
  REAL(dispatch_block_notify);
  if (!current_runtime) return real(awaited, queue, block);
  dispatch_retain(queue);
  stage_runtime_submit_after_block(owner(), awaited, queue, _Block_copy(block));
}

// --- Running work

void dispatch_sync(void *queue, void *block);

// By `dispatch_sync`, so that the code is on its queue: `dispatchPrecondition` and `getSpecific` hold.
static void on_queue(void *queue, void *block) {
  REAL(dispatch_sync);
  if (queue == (void *)&_dispatch_main_q) ((block_layout *)block)->invoke(block);
  else real(queue, block);
}

void stage_runtime_call_block(void *block) { ((block_layout *)block)->invoke(block); }
void stage_runtime_free_block(void *block) { _Block_release(block); }

void stage_runtime_run_block(void *queue, void *block) {
  on_queue(queue, block);
  stage_runtime_release_block(queue, block);
}

void *stage_runtime_copy_block(void *block) { return _Block_copy(block); }

void stage_runtime_release_block(void *queue, void *block) {
  _Block_release(block);
  dispatch_release(queue);
}

void stage_runtime_leave_group(void *group) {
  dispatch_group_leave(group);
  dispatch_release(group);
}

void stage_runtime_retain_object(void *object) { dispatch_retain(object); }
void stage_runtime_release_object(void *object) { dispatch_release(object); }

// What was handed to the queue before runs before. Code that waits for its own serial queue would hang on a phone: the
// block runs nevertheless, so that the stage can go on and say so.
static void run_at_once(void *queue, void *block, const char *call) {
  if (!is_foreign_thread && stage_runtime_is_serial_queue(queue) && stage_runtime_is_held(owner(), queue)) {
    stage_runtime_fail(owner(), call);
    return stage_runtime_call_block(block);
  }
  if (!is_foreign_thread) stage_runtime_drain(owner(), queue);
  on_queue(queue, block);
}

#define SYNCHRONOUS(name) \
  void name(void *queue, void *block) { \
    REAL(name); \
    if (!current_runtime) return real(queue, block); \
    run_at_once(queue, block, "DispatchQueue.sync"); \
  }

SYNCHRONOUS(dispatch_sync)
SYNCHRONOUS(dispatch_barrier_sync)
SYNCHRONOUS(dispatch_async_and_wait)
SYNCHRONOUS(dispatch_barrier_async_and_wait)

// One after another: the order of threads would differ from run to run.
void dispatch_apply(size_t iterations, void *queue, void *block) {
  REAL(dispatch_apply);
  if (!current_runtime) return real(iterations, queue, block);
  for (size_t index = 0; index < iterations; index++)
    ((indexed_block_layout *)block)->invoke(block, index);
}

// --- Waiting

// Calls `is_over` until it answers yes, and runs the stage's work meanwhile. Returns 0 once it is over, and for a wait
// that nothing can end, which is reported.
static intptr_t wait_until(intptr_t (*is_over)(void *), void *object, int64_t limit, const char *call) {
  while (is_over(object) != 0) {
    if (stage_runtime_help(owner(), limit)) continue;
    if (limit != FOREVER) {
      int64_t left = limit - now();
      if (left > 0) stage_runtime_sleep(owner(), left);
      return is_over(object);
    }
    stage_runtime_fail(owner(), call);
    return 0;
  }
  return 0;
}

static intptr_t wait_on_thread(intptr_t (*wait)(void *, uint64_t), void *object, uint64_t timeout) {
  if (wait(object, 0) == 0) return 0;
  int64_t limit = stage_time(timeout);
  if (limit != FOREVER) {
    if (limit > now()) ahead_of_stage += limit - now();
    return wait(object, 0);
  }
  thread_waits(current_runtime);
  intptr_t status = wait(object, timeout);
  thread_goes_on(current_runtime);
  return status;
}

#define WAITING(name, call) \
  intptr_t name(void *object, uint64_t timeout) { \
    REAL(name); \
    if (!current_runtime) return real(object, timeout); \
    if (is_foreign_thread) return wait_on_thread(real, object, timeout); \
    return wait_until(name##_is_over, object, stage_time(timeout), call); \
  }

#define IS_OVER(name) \
  intptr_t name(void *object, uint64_t timeout); \
  static intptr_t name##_is_over(void *object) { \
    REAL(name); \
    return real(object, 0); \
  }

IS_OVER(dispatch_semaphore_wait)
WAITING(dispatch_semaphore_wait, "DispatchSemaphore.wait")
IS_OVER(dispatch_group_wait)
WAITING(dispatch_group_wait, "DispatchGroup.wait")
IS_OVER(dispatch_block_wait)
WAITING(dispatch_block_wait, "DispatchWorkItem.wait")

// Joining waits for a thread, which may wait for the caller's turn to end.
int pthread_join(pthread_t thread, void **result) {
  REAL(pthread_join);
  if (!current_runtime) return real(thread, result);
  if (is_foreign_thread) {
    thread_waits(current_runtime);
    int status = real(thread, result);
    thread_goes_on(current_runtime);
    return status;
  }
  int status;
  while ((status = pthread_tryjoin_np(thread, result)) == EBUSY)
    if (!stage_runtime_help(owner(), FOREVER)) {
      stage_runtime_fail(owner(), "pthread_join");
      return EDEADLK;
    }
  return status;
}

int32_t stage_runtime_group_is_empty(void *group) { return dispatch_group_wait_is_over(group) == 0; }

// Foundation waits by conditions for its operation queues, and so do NSCondition and NSConditionLock. Conditions of
// others (the runtime's) wait for threads, not for work of a stage.
int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
  REAL(pthread_cond_wait);
  if (!current_runtime || !is_called_by_foundation(__builtin_return_address(0)))
    return real(condition, mutex);
  if (is_foreign_thread) {
    thread_waits(current_runtime);
    int status = real(condition, mutex);
    // Not while it holds the mutex, for which the thread whose turn it is may wait.
    pthread_mutex_unlock(mutex);
    thread_goes_on(current_runtime);
    pthread_mutex_lock(mutex);
    return status;
  }
  pthread_mutex_unlock(mutex);
  if (!stage_runtime_help(owner(), FOREVER)) stage_runtime_fail(owner(), "The wait for a condition or an operation");
  // As if woken for no reason, which POSIX allows: the caller looks at what it waits for.
  return pthread_mutex_lock(mutex);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  REAL(pthread_cond_timedwait);
  if (!current_runtime || !is_called_by_foundation(__builtin_return_address(0)))
    return real(condition, mutex, time);
  int64_t limit = (int64_t)time->tv_sec * NANOSECONDS + time->tv_nsec - current_runtime->wall_start;
  if (is_foreign_thread) {
    // Another thread may signal at once; the time of the wait is the stage's.
    struct timespec soon = {0, 0};
    int status = real(condition, mutex, &soon);
    if (status == ETIMEDOUT && limit > now()) ahead_of_stage += limit - now();
    return status;
  }
  pthread_mutex_unlock(mutex);
  int status = 0;
  if (limit <= now()) {
    status = ETIMEDOUT;
  } else if (!stage_runtime_help(owner(), limit)) {
    stage_runtime_sleep(owner(), limit - now());
    status = ETIMEDOUT;
  }
  int locked = pthread_mutex_lock(mutex);
  return locked ? locked : status;
}

// --- Timers of Dispatch. The source itself stays without a time, so that the libraries never fire it.

void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
  REAL(dispatch_source_create);
  void *source = real(type, handle, mask, queue);
  if (current_runtime && type == &_dispatch_source_type_timer && source
      && !is_called_by_dispatch(__builtin_return_address(0)))
    stage_runtime_note_source(owner(), source, queue);
  return source;
}

// Kinds of changes, as StageTimerSource reads them.
enum { SET_TIME = 0, SET_HANDLER = 1, SET_CANCEL_HANDLER = 2, RESUME = 3, SUSPEND = 4, CANCEL = 5 };

static int change(void *source, int kind, int64_t due, int64_t interval, void *handler) {
  if (!current_runtime) return 0;
  return stage_runtime_set_source(
      owner(), source, due, interval, kind == SET_HANDLER ? handler : NULL,
      kind == SET_CANCEL_HANDLER ? handler : NULL, kind);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  REAL(dispatch_source_set_timer);
  if (current_runtime && !is_called_by_dispatch(__builtin_return_address(0))) {
    int64_t due = stage_time(start);
    int64_t every = interval >= INT64_MAX ? 0 : (int64_t)interval;
    if (change(source, SET_TIME, due, every, NULL)) return;
  }
  real(source, start, interval, leeway);
}

void dispatch_source_set_event_handler(void *source, void *block) {
  REAL(dispatch_source_set_event_handler);
  if (!change(source, SET_HANDLER, 0, 0, block)) real(source, block);
}

void dispatch_source_set_cancel_handler(void *source, void *block) {
  REAL(dispatch_source_set_cancel_handler);
  if (!change(source, SET_CANCEL_HANDLER, 0, 0, block)) real(source, block);
}

void dispatch_resume(void *object) {
  REAL(dispatch_resume);
  change(object, RESUME, 0, 0, NULL);
  real(object);
}

void dispatch_activate(void *object) {
  REAL(dispatch_activate);
  change(object, RESUME, 0, 0, NULL);
  real(object);
}

void dispatch_suspend(void *object) {
  REAL(dispatch_suspend);
  change(object, SUSPEND, 0, 0, NULL);
  real(object);
}

void dispatch_source_cancel(void *source) {
  REAL(dispatch_source_cancel);
  change(source, CANCEL, 0, 0, NULL);
  real(source);
}

#endif
