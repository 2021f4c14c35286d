// The home folder and the environment variables of a stage's code. The folder is empty at first, as of an app that was just
// installed, and is removed with the stage.

#ifdef __linux__

#include "runtime.h"

#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Guards the list of homes and the creation of a stage's variables, which its threads may ask for at once.
static pthread_mutex_t homes_lock = PTHREAD_MUTEX_INITIALIZER;
static char **homes;
static size_t home_count;

static int remove_item(const char *path, const struct stat *status, int kind, struct FTW *place) {
  (void)status, (void)kind, (void)place;
  return remove(path);
}

static void remove_tree(const char *path) { nftw(path, remove_item, 16, FTW_DEPTH | FTW_PHYS); }

// A program that exits leaves its stages as they are.
__attribute__((destructor)) static void remove_all_homes(void) {
  stage_runtime_enter(NULL);
  for (size_t index = 0; index < home_count; index++) remove_tree(homes[index]);
}

// Returns NULL if the folder for temporary files is not writable.
static char *make_home(void) {
  static char *(*real)(const char *);
  if (!real) real = (char *(*)(const char *))dlsym(RTLD_NEXT, "getenv");
  const char *base = real("TMPDIR");
  char path[PATH_MAX];
  int length = snprintf(path, sizeof path, "%s/overscroll-XXXXXX", base && *base ? base : "/tmp");
  char **list = realloc(homes, (home_count + 1) * sizeof *homes);
  if (!list || length >= (int)sizeof path - 32 || !mkdtemp(path)) return NULL;
  homes = list;
  homes[home_count++] = strdup(path);
  // The folders that a new app has on iOS.
  static const char *const folders[] = {
      "/Documents", "/Library", "/Library/Caches", "/Library/Preferences", "/tmp"};
  for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
    strcpy(path + length, folders[index]);
    mkdir(path, 0755);
  }
  path[length] = 0;
  return strdup(path);
}

void stage_runtime_remove_home(stage_runtime *runtime) {
  if (runtime->variables)
    for (char **it = runtime->variables; *it; it++) free(*it);
  free(runtime->variables);
  if (!runtime->home) return;
  pthread_mutex_lock(&homes_lock);
  for (size_t index = 0; index < home_count; index++) {
    if (strcmp(homes[index], runtime->home) != 0) continue;
    free(homes[index]);
    homes[index] = homes[--home_count];
    break;
  }
  pthread_mutex_unlock(&homes_lock);
  remove_tree(runtime->home);
  free(runtime->home);
}

// --- Environment variables

// A variable of an app on a phone. Without a value of its own it is a path in the home folder.
typedef struct {
  const char *name, *value, *path;
} variable;

// Foundation on Linux looks for the folders of caches and of application support in two variables of its own.
static const variable phone[] = {
    {.name = "HOME", .path = ""},
    {.name = "CFFIXED_USER_HOME", .path = ""},
    {.name = "TMPDIR", .path = "/tmp/"},
    {.name = "XDG_CACHE_HOME", .path = "/Library/Caches"},
    {.name = "XDG_DATA_HOME", .path = "/Library/Application Support"},
    {.name = "XDG_CONFIG_HOME", .path = "/Library/Preferences"},
    {.name = "USER", .value = "mobile"},
    {.name = "LOGNAME", .value = "mobile"},
    {.name = "SHELL", .value = "/bin/sh"},
    {.name = "PATH", .value = "/usr/bin:/bin:/usr/sbin:/sbin"},
};
enum { PHONE_COUNT = sizeof phone / sizeof *phone };

static char *assignment(const char *name, const char *value, const char *rest) {
  char *text = NULL;
  return asprintf(&text, "%s=%s%s", name, value, rest) < 0 ? NULL : text;
}

static char **make_variables(stage_runtime *runtime) {
  stage_runtime *outer = stage_runtime_enter(NULL);
  runtime->home = make_home();
  stage_runtime_enter(outer);
  // Without a home, nothing can be written, as on a full phone.
  const char *home = runtime->home ? runtime->home : "/var/mobile";
  char **variables = calloc(PHONE_COUNT + 2, sizeof *variables);
  size_t count = 0;
  for (size_t index = 0; index < PHONE_COUNT; index++) {
    const variable *it = &phone[index];
    char *text = it->value ? assignment(it->name, it->value, "") : assignment(it->name, home, it->path);
    if (text) variables[count++] = text;
  }
  char *zone = assignment("TZ", runtime->zone ? runtime->zone : "GMT", "");
  if (zone) variables[count++] = zone;
  return variables;
}

static char **variables(void) {
  pthread_mutex_lock(&homes_lock);
  if (!current_runtime->variables) current_runtime->variables = make_variables(current_runtime);
  char **list = current_runtime->variables;
  pthread_mutex_unlock(&homes_lock);
  return list;
}

static char **find(const char *name) {
  size_t length = strlen(name);
  for (char **it = variables(); *it; it++)
    if (strncmp(*it, name, length) == 0 && (*it)[length] == '=') return it;
  return NULL;
}

// Libraries ask for many variables. Only those with a path in it make the home folder.
static char *value(const char *name) {
  if (!current_runtime->variables) {
    if (strcmp(name, "TZ") == 0) return current_runtime->zone;
    size_t index = 0;
    while (index < PHONE_COUNT && strcmp(phone[index].name, name) != 0) index++;
    if (index == PHONE_COUNT) return NULL;
    if (phone[index].value) return (char *)phone[index].value;
  }
  char **found = find(name);
  return found ? strchr(*found, '=') + 1 : NULL;
}

#define GETTER(function) \
  char *function(const char *name) { \
    static char *(*real)(const char *); \
    if (!real) real = (char *(*)(const char *))dlsym(RTLD_NEXT, #function); \
    return current_runtime ? value(name) : real(name); \
  }

GETTER(getenv)
GETTER(secure_getenv)

int setenv(const char *name, const char *text, int overwrites) {
  REAL(setenv);
  if (!current_runtime) return real(name, text, overwrites);
  if (!name || !*name || strchr(name, '=')) {
    errno = EINVAL;
    return -1;
  }
  char **known = find(name);
  if (known && !overwrites) return 0;
  char *made = assignment(name, text, "");
  if (!made) return -1;
  // The old text stays, since code may have kept what `getenv` returned.
  if (known) {
    *known = made;
    return 0;
  }
  size_t count = 0;
  while (current_runtime->variables[count]) count++;
  char **list = realloc(current_runtime->variables, (count + 2) * sizeof *list);
  if (!list) return -1;
  list[count] = made;
  list[count + 1] = NULL;
  current_runtime->variables = list;
  return 0;
}

int unsetenv(const char *name) {
  REAL(unsetenv);
  if (!current_runtime) return real(name);
  for (char **it = find(name); it && *it; it++) *it = it[1];
  return 0;
}

// Where Foundation reads all variables: ProcessInfo.environment.
char **_platform_shims_get_environ(void) {
  REAL(_platform_shims_get_environ);
  return current_runtime ? variables() : real();
}

#endif
