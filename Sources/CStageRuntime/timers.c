// Timers and run loops of Foundation, which are Core Foundation's. A timer that code of a stage adds to a run loop fires at
// the stage's time. Elsewhere these functions call the library.

#ifdef __linux__

#include "runtime.h"

#include <math.h>

typedef struct {
  intptr_t version;
  void *info;
  void *retain, *release, *description;
} timer_context;

extern char _dispatch_main_q;
extern void CFRetain(const void *object);
extern void CFRelease(const void *object);
extern double CFRunLoopTimerGetInterval(void *timer);
extern double CFRunLoopTimerGetNextFireDate(void *timer);
extern intptr_t CFRunLoopTimerGetOrder(void *timer);
extern unsigned char CFRunLoopTimerIsValid(void *timer);
extern void CFRunLoopTimerGetContext(void *timer, timer_context *context);
extern void stage_runtime_fire_foundation_timer(void *timer);
extern void swift_release(void *object);

// --- Times

// Seconds from 1970 to Core Foundation's reference date, 2001.
static const double reference_date = 978307200;
// Core Foundation's latest date of a timer (CFRunLoop.c).
static const double latest_date = 4039289856;
// The shortest interval in seconds (NSTimer's documentation).
static const double shortest_interval = 0.0001;

static double date_at(const stage_runtime *runtime, int64_t time) {
  return (double)(((long double)runtime->wall_start + time) / NANOSECONDS - reference_date);
}

// The first time at which the stage's clock shows a date. A date has a tenth of a microsecond, a clock nanoseconds.
static int64_t time_at(double date) {
  if (!(date < latest_date)) return FOREVER;
  long double earlier = ((long double)date + nextafter(date, -INFINITY)) / 2;
  long double time = (earlier + reference_date) * NANOSECONDS - current_runtime->wall_start;
  return time > 0 ? (int64_t)time + 1 : 0;
}

static int64_t time_after(double seconds) {
  // What a nanosecond cannot express is earlier, as in StageContext.
  double nanoseconds = floor(seconds * NANOSECONDS + 0.01);
  return nanoseconds < 9e18 && (int64_t)nanoseconds < FOREVER - now() ? now() + (int64_t)nanoseconds : FOREVER;
}

// --- Creating timers

// Swift's calling convention: Foundation finds these definitions of its initialisers as it finds those in place.c.
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define BLOCK void *invoke, void *captures

// The interval of the timer that is being created to fire after it; 0 if a timer has a date of its own.
static _Thread_local double delay_of_new_timer;

static double allowed(double interval) {
  return interval > shortest_interval ? interval : shortest_interval;
}

// Whether a date is the one after an interval, as exactly as a date can say it.
static int is_after(double date, double interval) {
  double due = date_at(current_runtime, time_after(interval));
  return fabs(date - due) <= 2 * (nextafter(due, INFINITY) - due);
}

#define AFTER_INTERVAL(function, symbol) \
  SWIFT void *function(double interval, unsigned char repeats, BLOCK, SELF) __asm__(symbol); \
  SWIFT void *function(double interval, unsigned char repeats, BLOCK, SELF) { \
    static __typeof__(&function) real; \
    if (!real) real = (__typeof__(&function))dlsym(RTLD_NEXT, symbol); \
    if (!current_runtime) return real(interval, repeats, invoke, captures, self); \
    delay_of_new_timer = allowed(interval); \
    return real(delay_of_new_timer, repeats, invoke, captures, self); \
  }

// Timer(timeInterval:repeats:block:), which fires at once in Foundation on Linux.
AFTER_INTERVAL(timer_after, "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
// Timer.scheduledTimer(withTimeInterval:repeats:block:)
AFTER_INTERVAL(
    scheduled_timer, "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")

#define AT_DATE(function, symbol) \
  SWIFT void *function(double date, double interval, unsigned char repeats, BLOCK, SELF) __asm__(symbol); \
  SWIFT void *function(double date, double interval, unsigned char repeats, BLOCK, SELF) { \
    static __typeof__(&function) real; \
    if (!real) real = (__typeof__(&function))dlsym(RTLD_NEXT, symbol); \
    if (current_runtime) { \
      interval = allowed(interval); \
      if (is_after(date, interval)) delay_of_new_timer = interval; \
    } \
    return real(date, interval, repeats, invoke, captures, self); \
  }

// Timer(fire:interval:repeats:block:), which fires once in Foundation on Linux if the interval is 0: for callers that
// allocate the object, and for those that have it allocated.
AT_DATE(timer_at, "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC")
AT_DATE(initialise_timer_at, "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc")

// A timer of a stage keeps its time in its order, because its date is too coarse: on a stage the order has no meaning.
void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, uint64_t flags, intptr_t order, void *callout, timer_context *context) {
  REAL(CFRunLoopTimerCreate);
  if (!current_runtime) return real(allocator, date, interval, flags, order, callout, context);
  if (delay_of_new_timer > 0) {
    order = time_after(delay_of_new_timer);
    date = date_at(current_runtime, order);
    delay_of_new_timer = 0;
  }
  timer_context releasing = *context;
  // Foundation hands over a reference that it never releases.
  if (!context->retain && !context->release) releasing.release = swift_release;
  return real(allocator, date, interval, flags, order, callout, &releasing);
}

// --- Timers in run loops

void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  REAL(CFRunLoopAddTimer);
  if (!current_runtime) return real(loop, timer, mode);
  if (!CFRunLoopTimerIsValid(timer)) return;
  double date = CFRunLoopTimerGetNextFireDate(timer);
  int64_t order = CFRunLoopTimerGetOrder(timer);
  stage_runtime_add_timer(owner(), timer, date == date_at(current_runtime, order) ? order : time_at(date));
}

void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
  REAL(CFRunLoopTimerSetNextFireDate);
  real(timer, date);
  if (current_runtime && CFRunLoopTimerIsValid(timer)) stage_runtime_move_timer(owner(), timer, time_at(date));
}

void CFRunLoopTimerInvalidate(void *timer) {
  REAL(CFRunLoopTimerInvalidate);
  if (current_runtime) stage_runtime_remove_timer(owner(), timer);
  real(timer);
}

// Foundation keeps its own object in the context of a timer.
void stage_runtime_fire_timer(void *timer) {
  timer_context context = {0};
  CFRunLoopTimerGetContext(timer, &context);
  stage_runtime_fire_foundation_timer(context.info);
}

int32_t stage_runtime_timer_is_valid(void *timer) { return CFRunLoopTimerIsValid(timer); }

double stage_runtime_timer_interval(void *timer) {
  double interval = CFRunLoopTimerGetInterval(timer);
  return interval > 0 ? allowed(interval) : 0;
}

void stage_runtime_set_timer_due(const stage_runtime *runtime, void *timer, int64_t due) {
  REAL(CFRunLoopTimerSetNextFireDate);
  real(timer, date_at(runtime, due));
}

void stage_runtime_retain_timer(void *timer) { CFRetain(timer); }
void stage_runtime_release_timer(void *timer) { CFRelease(timer); }

// --- Run loops

void CFRunLoopPerformBlock(void *loop, void *mode, void *block) {
  REAL(CFRunLoopPerformBlock);
  if (!current_runtime) return real(loop, mode, block);
  submit_block(&_dispatch_main_q, block, NULL, now());
}

// Foundation does not run a loop that it takes for finished, as it does inside of work of the main queue.
unsigned char _CFRunLoopFinished(void *loop, void *mode) {
  REAL(_CFRunLoopFinished);
  if (!current_runtime || is_foreign_thread) return real(loop, mode);
  return 0;
}

// `RunLoop.run(until:)` in code of a stage: what is due until then happens, and its time passes.
int32_t CFRunLoopRunInMode(void *mode, double seconds, unsigned char returns_after_source) {
  REAL(CFRunLoopRunInMode);
  if (!current_runtime || is_foreign_thread) return real(mode, seconds, returns_after_source);
  const int32_t timed_out = 3, handled_source = 4;
  int64_t limit = seconds < 9e9 ? now() + (int64_t)(seconds * NANOSECONDS) : FOREVER;
  if (stage_runtime_run_loop(owner(), limit)) return handled_source;
  if (limit == FOREVER) stage_runtime_fail(owner(), "RunLoop.run");
  if (limit > now()) stage_runtime_sleep(owner(), limit - now());
  return timed_out;
}

#endif
