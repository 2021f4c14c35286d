// The part of a stage's runtime that Swift cannot write: symbols of the C library, of Dispatch and of
// Core Foundation that this program defines itself, and a thread-local pointer that says for which
// stage a thread works. Swift declares these functions with @_extern(c) (Sources/StageRuntime).

#ifndef CSTAGERUNTIME_H
#define CSTAGERUNTIME_H

#include <stdint.h>

typedef struct stage_runtime stage_runtime;

// The wall clock's time at stage time 0 is in nanoseconds since 1970.
stage_runtime *stage_runtime_create(int64_t wall_start, uint64_t seed);
// `owner` is handed back to the functions that Swift defines, and released with the runtime's memory. `context` is the
// stage, for its own thread.
void stage_runtime_set_owner(stage_runtime *runtime, void *owner, void *context);
// Threads that still work for the runtime keep its memory and its owner.
void stage_runtime_destroy(stage_runtime *runtime);

// Makes the calling thread work for a runtime, or for none. Returns the runtime it worked for before.
stage_runtime *stage_runtime_enter(stage_runtime *runtime);
// The runtime that the calling thread works for; NULL for none.
stage_runtime *stage_runtime_current(void);
void *stage_runtime_owner(const stage_runtime *runtime);
void *stage_runtime_context(const stage_runtime *runtime);
// Whether the calling thread is one that code of the stage started, not the stage's own.
int32_t stage_runtime_is_foreign(void);

// The stage's time, in nanoseconds since its start.
void stage_runtime_set_now(stage_runtime *runtime, int64_t now);
// How far the work that the calling thread does is ahead of the stage's time, since it slept.
int64_t stage_runtime_ahead(void);
void stage_runtime_set_ahead(int64_t ahead);

// The name of the time zone that code of the stage sees.
void stage_runtime_set_zone(stage_runtime *runtime, const char *zone);

// Threads that code of the stage started and that neither ended nor wait for something.
int32_t stage_runtime_busy_threads(const stage_runtime *runtime);
// Lets the threads run that wait for their turn, until they end, wait for something or `patience` nanoseconds of real time
// have passed. Returns 0 if they were still running then: from then on they run whenever they can.
int32_t stage_runtime_let_threads_run(stage_runtime *runtime, int64_t patience);

// Writes the return addresses of at most `count` callers, innermost first. Returns their number.
int32_t stage_runtime_backtrace(uint64_t *addresses, int32_t count);
// The path of the loaded file that contains an address; NULL for none.
const char *stage_runtime_file(uint64_t address);
// The number of files that were loaded into the process since its start.
uint64_t stage_runtime_load_count(void);

// From now on, an end of the process that code of a stage causes (a trap, a signal, exit) is handed to the function
// stage_runtime_report_end before the process ends. The calling thread is the one that runs the stages.
//
// `follows_parent`: the process ends with the one that started it.
void stage_runtime_watch_ends(int32_t follows_parent);
// Sets how long code of a stage may run on the watched thread without the stage's clock moving, in nanoseconds of
// processor time. 0 is no limit.
void stage_runtime_limit_calls(int64_t nanoseconds);
// Ends the process as the program wants it: not as an end that code of a stage causes.
void stage_runtime_finish(int32_t status);
// Makes the program's directory current again, if code of a stage has changed it.
void stage_runtime_restore_folder(void);

// Runs a block, on a queue unless it is the main queue, and releases both.
void stage_runtime_run_block(void *queue, void *block);
void stage_runtime_release_block(void *queue, void *block);
void stage_runtime_call_block(void *block);
void *stage_runtime_copy_block(void *block);
void stage_runtime_free_block(void *block);
int32_t stage_runtime_is_main_queue(const void *queue);
const char *stage_runtime_queue_label(const void *queue);
// Whether a queue runs one block at a time.
int32_t stage_runtime_is_serial_queue(const void *queue);
int32_t stage_runtime_group_is_empty(void *group);
void stage_runtime_leave_group(void *group);
void stage_runtime_retain_object(void *object);
void stage_runtime_release_object(void *object);

// Timers of Core Foundation.
void stage_runtime_fire_timer(void *timer);
int32_t stage_runtime_timer_is_valid(void *timer);
// The seconds between two firings; 0 for a timer that fires once.
double stage_runtime_timer_interval(void *timer);
// The time of the next firing, which the timer tells the app.
void stage_runtime_set_timer_due(const stage_runtime *runtime, void *timer, int64_t due);
void stage_runtime_retain_timer(void *timer);
void stage_runtime_release_timer(void *timer);

// The number of the task that a job of Swift's concurrency runtime belongs to; 0 for a job without a task.
uint64_t stage_runtime_task_number(const void *job);

// Keeps this object file linked.
void stage_runtime_link(void);

#endif
