// What the files of this target share.

#ifndef STAGE_RUNTIME_PRIVATE_H
#define STAGE_RUNTIME_PRIVATE_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "CStageRuntime.h"

struct stage_runtime {
  // What Swift's functions get, which lives as long as this; and the stage, which may end before its threads.
  void *owner, *context;
  _Atomic int64_t now;
  int64_t wall_start;
  // The state of SplitMix64, for the generators that nobody seeds.
  _Atomic uint64_t random;
  // The states of rand48 and of random.
  unsigned short rand48[3];
  struct random_data additive;
  char additive_state[128];
  char *zone;
  // The scratch home folder, and the environment variables ("NAME=value", NULL at the end), since they were asked for.
  char *home, **variables;
  // Core Foundation's dictionaries of preferences by application, and the applications whose preferences the main one
  // searches; NULL until the first is set.
  void *preferences, *suites;
  _Atomic int32_t busy_threads;
  // The baton: of the stage's thread and those that its code started, one runs at a time, in the order of their tickets.
  // Otherwise the order of what they do would differ from run to run.
  pthread_mutex_t baton;
  pthread_cond_t baton_passed;
  uint64_t next_ticket, served_ticket;
  int is_free_running;
  _Atomic int32_t references;
};

// The library's function that the function `name` of this program stands for.
#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

extern _Thread_local stage_runtime *current_runtime;
extern _Thread_local int64_t ahead_of_stage;
extern _Thread_local int is_foreign_thread;

uint64_t baton_ticket(stage_runtime *runtime);
void baton_take(stage_runtime *runtime, uint64_t ticket);
void baton_pass(stage_runtime *runtime);
// A thread of the stage's code waits for another one; the stage does not count it as working.
void thread_waits(stage_runtime *runtime);
void thread_goes_on(stage_runtime *runtime);
void stage_runtime_retain(stage_runtime *runtime);
void stage_runtime_release(stage_runtime *runtime);
void stage_runtime_seed_c_generators(stage_runtime *runtime, unsigned seed);
void stage_runtime_remove_home(stage_runtime *runtime);
void stage_runtime_remove_preferences(stage_runtime *runtime);
int is_called_by_foundation(const void *address);
int is_called_by_dispatch(const void *address);
// The calling thread works for a runtime from now on, or for none.
void note_entry(const stage_runtime *runtime);
// A stage's clock has moved, or a stage begins.
void note_progress(void);

// The monotonic clocks at a stage's start, in nanoseconds. Dispatch takes a clock of 0 for an overflow.
static const int64_t uptime_at_start = 1;

enum { NANOSECONDS = 1000000000 };
static const int64_t FOREVER = INT64_MAX;

static inline int64_t time_of_work(const stage_runtime *runtime) {
  return atomic_load(&runtime->now) + ahead_of_stage;
}

// Of the stage that the calling thread works for.
static inline void *owner(void) { return current_runtime->owner; }
static inline int64_t now(void) { return time_of_work(current_runtime); }

// Hands a block to the stage, for a queue and a group of Dispatch, which may be NULL.
void submit_block(void *queue, void *block, void *group, int64_t due);

// What Swift defines (StageRuntime).

void stage_runtime_install_executors(void);
void stage_runtime_release_owner(void *owner);
// Takes over a block and its queue (both retained), to be run at a time of the stage.
void stage_runtime_submit(void *owner, void *queue, void *block, void *group, int64_t due);
void stage_runtime_submit_after_group(void *owner, void *group, void *queue, void *block);
void stage_runtime_submit_after_block(void *owner, void *awaited, void *queue, void *block);
// A timer was added to a run loop.
void stage_runtime_add_timer(void *owner, void *timer, int64_t due);
// A timer that may have been added gets another time.
void stage_runtime_move_timer(void *owner, void *timer, int64_t due);
// A timer that may have been added becomes invalid.
void stage_runtime_remove_timer(void *owner, void *timer);
// Runs the next work that is due until `limit` and can run while the caller waits. Returns 0 if there is none.
int32_t stage_runtime_help(void *owner, int64_t limit);
// As a run loop does: main-queue work too. Returns 0 if nothing is due until `limit`.
int32_t stage_runtime_run_loop(void *owner, int64_t limit);
// Runs what waits for a queue, before work that does not wait overtakes it.
void stage_runtime_drain(void *owner, const void *queue);
// The calling work has slept.
void stage_runtime_sleep(void *owner, int64_t nanoseconds);
// Describes the end of the process that code of a stage causes, on a thread of its own. Addresses are those of
// instructions, innermost first.
void stage_runtime_report_end(int32_t cause, int32_t number, const uint64_t *addresses, int32_t count);
// Whether work on a queue waits for the calling work, or is it.
int32_t stage_runtime_is_held(void *owner, const void *queue);
// Reports a wait that nothing can end, with the place of the call.
void stage_runtime_fail(void *owner, const char *call);
// Code asks for an address in the network, which it does not get.
void stage_runtime_note_network(void *owner, const char *address);
// Takes the configuration of a new URLSession and returns the one that is used, both retained.
void *stage_runtime_session_configuration(void *configuration);
// Seconds east of Greenwich in the stage's time zone, at a time since 1970.
int64_t stage_runtime_time_zone_offset(void *owner, int64_t time, int32_t *is_daylight_saving);
// The value that every app finds under a key of its preferences, retained; NULL for none.
void *stage_runtime_copy_global_preference(void *owner, const void *key);
void stage_runtime_note_source(void *owner, void *source, void *queue);
int32_t stage_runtime_set_source(
    void *owner, void *source, int64_t due, int64_t interval, void *handler, void *cancel_handler, int32_t change);

#endif
