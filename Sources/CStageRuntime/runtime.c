// Threads, stages and their time.

#ifdef __linux__

#include "runtime.h"

#include <errno.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

_Thread_local stage_runtime *current_runtime;
_Thread_local int64_t ahead_of_stage;
_Thread_local int is_foreign_thread;

stage_runtime *stage_runtime_create(int64_t wall_start, uint64_t seed) {
  stage_runtime *runtime = calloc(1, sizeof *runtime);
  runtime->wall_start = wall_start;
  runtime->random = seed;
  atomic_init(&runtime->references, 1);
  pthread_mutex_init(&runtime->baton, NULL);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&runtime->baton_passed, &attributes);
  pthread_condattr_destroy(&attributes);
  // The stage's thread has the first ticket.
  runtime->next_ticket = 1;
  stage_runtime_seed_c_generators(runtime, 1);
  note_progress();
  return runtime;
}

void stage_runtime_set_owner(stage_runtime *runtime, void *owner, void *context) {
  runtime->owner = owner;
  runtime->context = context;
}

void stage_runtime_retain(stage_runtime *runtime) { atomic_fetch_add(&runtime->references, 1); }

void stage_runtime_release(stage_runtime *runtime) {
  if (atomic_fetch_sub(&runtime->references, 1) != 1) return;
  free(runtime->zone);
  if (runtime->owner) stage_runtime_release_owner(runtime->owner);
  stage_runtime_remove_home(runtime);
  stage_runtime_remove_preferences(runtime);
  pthread_cond_destroy(&runtime->baton_passed);
  pthread_mutex_destroy(&runtime->baton);
  free(runtime);
}

void stage_runtime_destroy(stage_runtime *runtime) {
  // Threads that wait for their turn go on without the stage.
  pthread_mutex_lock(&runtime->baton);
  runtime->is_free_running = 1;
  pthread_cond_broadcast(&runtime->baton_passed);
  pthread_mutex_unlock(&runtime->baton);
  stage_runtime_release(runtime);
}

stage_runtime *stage_runtime_enter(stage_runtime *runtime) {
  stage_runtime *previous = current_runtime;
  current_runtime = runtime;
  note_entry(runtime);
  return previous;
}

stage_runtime *stage_runtime_current(void) { return current_runtime; }
void *stage_runtime_owner(const stage_runtime *runtime) { return runtime->owner; }
void *stage_runtime_context(const stage_runtime *runtime) { return runtime->context; }
int32_t stage_runtime_is_foreign(void) { return is_foreign_thread; }
void stage_runtime_set_now(stage_runtime *runtime, int64_t now) {
  atomic_store(&runtime->now, now);
  note_progress();
}
int64_t stage_runtime_ahead(void) { return ahead_of_stage; }
void stage_runtime_set_ahead(int64_t ahead) { ahead_of_stage = ahead; }

void stage_runtime_set_zone(stage_runtime *runtime, const char *zone) {
  free(runtime->zone);
  runtime->zone = strdup(zone);
}

int32_t stage_runtime_busy_threads(const stage_runtime *runtime) {
  return atomic_load(&runtime->busy_threads);
}

extern __attribute__((swiftcall)) uint64_t swift_task_getJobTaskId(const void *job);

uint64_t stage_runtime_task_number(const void *job) { return swift_task_getJobTaskId(job); }

int32_t stage_runtime_backtrace(uint64_t *addresses, int32_t count) {
  void *found[64];
  const int32_t most = sizeof found / sizeof *found;
  int32_t written = backtrace(found, count < most ? count : most);
  for (int32_t index = 0; index < written; index++) addresses[index] = (uintptr_t)found[index];
  return written;
}

const char *stage_runtime_file(uint64_t address) {
  Dl_info found;
  return dladdr((const void *)(uintptr_t)address, &found) ? found.dli_fname : NULL;
}

static int note_count(struct dl_phdr_info *info, size_t size, void *count) {
  (void)size;
  *(uint64_t *)count = info->dlpi_adds;
  return 1;
}

uint64_t stage_runtime_load_count(void) {
  uint64_t count = 0;
  dl_iterate_phdr(note_count, &count);
  return count;
}

void stage_runtime_link(void) {}

// --- The libraries that call

typedef struct {
  const char *name;
  uintptr_t start, end;
} library_range;

static int note_library(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  library_range *range = data;
  if (!info->dlpi_name || !strstr(info->dlpi_name, range->name)) return 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    if (info->dlpi_phdr[index].p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[index].p_vaddr;
    uintptr_t end = start + info->dlpi_phdr[index].p_memsz;
    if (!range->start || start < range->start) range->start = start;
    if (end > range->end) range->end = end;
  }
  return 1;
}

static library_range foundation = {.name = "/libFoundation.so"};
static library_range networking = {.name = "/libFoundationNetworking.so"};
static library_range dispatch = {.name = "/libdispatch.so"};
static library_range curl = {.name = "/libcurl.so"};

static int is_in(const library_range *range, const void *address) {
  return (uintptr_t)address >= range->start && (uintptr_t)address < range->end;
}

int is_called_by_foundation(const void *address) {
  return is_in(&foundation, address) || is_in(&networking, address);
}

int is_called_by_dispatch(const void *address) { return is_in(&dispatch, address); }

// --- Threads that code of a stage starts

uint64_t baton_ticket(stage_runtime *runtime) {
  pthread_mutex_lock(&runtime->baton);
  uint64_t ticket = runtime->next_ticket++;
  pthread_mutex_unlock(&runtime->baton);
  return ticket;
}

void baton_take(stage_runtime *runtime, uint64_t ticket) {
  pthread_mutex_lock(&runtime->baton);
  while (runtime->served_ticket != ticket && !runtime->is_free_running)
    pthread_cond_wait(&runtime->baton_passed, &runtime->baton);
  pthread_mutex_unlock(&runtime->baton);
}

void baton_pass(stage_runtime *runtime) {
  pthread_mutex_lock(&runtime->baton);
  runtime->served_ticket++;
  pthread_cond_broadcast(&runtime->baton_passed);
  pthread_mutex_unlock(&runtime->baton);
}

void thread_waits(stage_runtime *runtime) {
  atomic_fetch_sub(&runtime->busy_threads, 1);
  baton_pass(runtime);
}

void thread_goes_on(stage_runtime *runtime) {
  atomic_fetch_add(&runtime->busy_threads, 1);
  baton_take(runtime, baton_ticket(runtime));
}

int32_t stage_runtime_let_threads_run(stage_runtime *runtime, int64_t patience) {
  struct timespec limit;
  stage_runtime *outer = stage_runtime_enter(NULL);
  clock_gettime(CLOCK_MONOTONIC, &limit);
  stage_runtime_enter(outer);
  int64_t nanoseconds = limit.tv_nsec + patience;
  limit.tv_sec += nanoseconds / 1000000000;
  limit.tv_nsec = nanoseconds % 1000000000;
  pthread_mutex_lock(&runtime->baton);
  runtime->served_ticket++;
  uint64_t ticket = runtime->next_ticket++;
  pthread_cond_broadcast(&runtime->baton_passed);
  int status = 0;
  while (runtime->served_ticket != ticket && !runtime->is_free_running && status == 0)
    status = pthread_cond_timedwait(&runtime->baton_passed, &runtime->baton, &limit);
  if (status != 0) {
    runtime->is_free_running = 1;
    pthread_cond_broadcast(&runtime->baton_passed);
  }
  pthread_mutex_unlock(&runtime->baton);
  return status == 0;
}

typedef struct {
  stage_runtime *runtime;
  int64_t ahead;
  uint64_t ticket;
  void *(*start)(void *);
  void *argument;
} thread_start;

static pthread_key_t end_of_thread;

static void thread_ends(void *runtime) {
  // Libraries clean up after this, and may ask for the time.
  current_runtime = NULL;
  thread_waits(runtime);
  stage_runtime_release(runtime);
}

static void *run_thread(void *pointer) {
  thread_start start = *(thread_start *)pointer;
  free(pointer);
  current_runtime = start.runtime;
  ahead_of_stage = start.ahead;
  is_foreign_thread = 1;
  pthread_setspecific(end_of_thread, start.runtime);
  baton_take(start.runtime, start.ticket);
  return start.start(start.argument);
}

typedef int create_thread(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

#if __has_feature(thread_sanitizer)
// ThreadSanitizer must know of every thread: code that it has instrumented crashes on others. Its own function is
// hidden by the one below.
extern create_thread __interceptor_pthread_create;
#endif

int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*start)(void *),
    void *restrict argument) {
#if __has_feature(thread_sanitizer)
  create_thread *real = __interceptor_pthread_create;
#else
  static create_thread *real;
  if (!real) real = (create_thread *)dlsym(RTLD_NEXT, "pthread_create");
#endif
  stage_runtime *runtime = current_runtime;
  if (!runtime || is_called_by_dispatch(__builtin_return_address(0)))
    return real(thread, attributes, start, argument);
  // A thread that looks up a host would answer outside of the stage. Without one, the look-up fails at once.
  if (is_in(&curl, __builtin_return_address(0))) return EAGAIN;
  thread_start *wrapped = malloc(sizeof *wrapped);
  *wrapped = (thread_start){runtime, ahead_of_stage, baton_ticket(runtime), start, argument};
  stage_runtime_retain(runtime);
  atomic_fetch_add(&runtime->busy_threads, 1);
  int status = real(thread, attributes, run_thread, wrapped);
  if (status != 0) {
    // Without a thread nobody would take the ticket.
    runtime->is_free_running = 1;
    atomic_fetch_sub(&runtime->busy_threads, 1);
    stage_runtime_release(runtime);
    free(wrapped);
  }
  return status;
}

// --- The beginning of the program

typedef struct {
  uint64_t seed0, seed1;
  uint8_t is_deterministic;
} hashing_parameters;

extern hashing_parameters _swift_stdlib_Hashing_parameters;

// Before anything hashes and before the first task.
__attribute__((constructor)) static void at_start(void) {
  _swift_stdlib_Hashing_parameters = (hashing_parameters){0, 0, 1};
  pthread_key_create(&end_of_thread, thread_ends);
  dl_iterate_phdr(note_library, &foundation);
  dl_iterate_phdr(note_library, &networking);
  dl_iterate_phdr(note_library, &dispatch);
  dl_iterate_phdr(note_library, &curl);
  stage_runtime_install_executors();
}

#endif
