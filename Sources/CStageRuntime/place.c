// The user's language, region and time zone, and the phone. Foundation's libraries find these definitions of their own Swift
// symbols first; on a thread that works for a stage they answer for the stage's phone, elsewhere they call Foundation.

#ifdef __linux__

#include "runtime.h"

#include <string.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

// Locale, TimeZone and Calendar are existentials of classes: an object and a table, returned in two registers.
typedef struct {
  void *object;
  const void *table;
} existential;

#define SWIFT __attribute__((swiftcall))

#define PLACE(function, symbol, of_stage) \
  SWIFT existential function(void) __asm__(symbol); \
  SWIFT existential function(void) { \
    static SWIFT existential (*real)(void); \
    if (!real) real = (SWIFT existential(*)(void))dlsym(RTLD_NEXT, symbol); \
    return current_runtime ? of_stage(current_runtime->owner) : real(); \
  }

// static Locale.current, .autoupdatingCurrent and so on, as the compiler mangles them.
#define CURRENT(name, type) \
  extern SWIFT existential stage_runtime_##name(void *owner); \
  PLACE(current_##name, "$s20FoundationEssentials" type "V7currentACvgZ", stage_runtime_##name) \
  PLACE(updating_##name, "$s20FoundationEssentials" type "V19autoupdatingCurrentACvgZ", stage_runtime_##name)

CURRENT(locale, "6Locale")
CURRENT(time_zone, "8TimeZone")
CURRENT(calendar, "8Calendar")

extern SWIFT void *stage_runtime_languages(void *owner);
SWIFT void *foundation_languages(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
SWIFT void *foundation_languages(void) {
  static SWIFT void *(*real)(void);
  if (!real)
    real = (SWIFT void *(*)(void))dlsym(
        RTLD_NEXT, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
  return current_runtime ? stage_runtime_languages(current_runtime->owner) : real();
}

// --- Core Foundation's formatters

extern void *CFStringCreateWithCString(void *allocator, const char *text, uint32_t encoding);
extern void *CFTimeZoneCreateWithName(void *allocator, void *name, unsigned char tries_abbreviations);
extern void CFRelease(const void *object);

static void *core_time_zone(void) {
  const uint32_t utf8 = 0x08000100;
  void *name = CFStringCreateWithCString(NULL, current_runtime->zone, utf8);
  void *zone = CFTimeZoneCreateWithName(NULL, name, 1);
  CFRelease(name);
  return zone;
}

#define CORE_TIME_ZONE(function) \
  void *function(void) { \
    static void *(*real)(void); \
    if (!real) real = (void *(*)(void))dlsym(RTLD_NEXT, #function); \
    void *zone = current_runtime && current_runtime->zone ? core_time_zone() : NULL; \
    return zone ? zone : real(); \
  }

CORE_TIME_ZONE(CFTimeZoneCopyDefault)
CORE_TIME_ZONE(CFTimeZoneCopySystem)

// --- The C library's local time

static struct tm *local_time(const time_t *time, struct tm *result) {
  int32_t is_daylight_saving = 0;
  int64_t offset =
      stage_runtime_time_zone_offset(current_runtime->owner, *time, &is_daylight_saving);
  time_t shifted = *time + offset;
  if (!gmtime_r(&shifted, result)) return NULL;
  result->tm_gmtoff = offset;
  result->tm_isdst = is_daylight_saving;
  result->tm_zone = current_runtime->zone;
  return result;
}

struct tm *localtime_r(const time_t *restrict time, struct tm *restrict result) {
  REAL(localtime_r);
  return current_runtime ? local_time(time, result) : real(time, result);
}

struct tm *localtime(const time_t *time) {
  REAL(localtime);
  static _Thread_local struct tm result;
  return current_runtime ? local_time(time, &result) : real(time);
}

time_t mktime(struct tm *parts) {
  REAL(mktime);
  if (!current_runtime) return real(parts);
  struct tm wall = *parts;
  int32_t is_daylight_saving;
  time_t as_gmt = timegm(&wall), time = as_gmt;
  // The second step uses the offset at the result, which differs near a change of daylight saving time.
  for (int step = 0; step < 2; step++)
    time = as_gmt - stage_runtime_time_zone_offset(current_runtime->owner, time, &is_daylight_saving);
  local_time(&time, parts);
  return time;
}

// --- The phone

// Foundation takes the version of the system from here. It is that of UIDevice.
int uname(struct utsname *names) {
  REAL(uname);
  if (!current_runtime) return real(names);
  *names = (struct utsname){
      .sysname = "Darwin", .nodename = "iPhone", .release = "17.0.0",
      .version = "Darwin Kernel Version 17.0.0", .machine = "iPhone"};
  return 0;
}

int gethostname(char *name, size_t capacity) {
  REAL(gethostname);
  if (!current_runtime) return real(name, capacity);
  strncpy(name, "iPhone", capacity);
  return 0;
}

#endif
