// The network, which a stage does not have: its answers would come at times of their own. Connections fail as those of a
// phone that is offline, and each address is reported. Sockets within the machine work.

#ifdef __linux__

#include "runtime.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>

// Writes the host and port of an internet address. Returns 0 for other kinds of addresses.
static int write_address(const struct sockaddr *address, char *text, size_t capacity) {
  char host[INET6_ADDRSTRLEN] = "";
  int port;
  if (address->sa_family == AF_INET) {
    const struct sockaddr_in *internet = (const struct sockaddr_in *)address;
    inet_ntop(AF_INET, &internet->sin_addr, host, sizeof host);
    port = ntohs(internet->sin_port);
  } else if (address->sa_family == AF_INET6) {
    const struct sockaddr_in6 *internet = (const struct sockaddr_in6 *)address;
    inet_ntop(AF_INET6, &internet->sin6_addr, host, sizeof host);
    port = ntohs(internet->sin6_port);
  } else {
    return 0;
  }
  snprintf(text, capacity, "%s port %d", host, port);
  return 1;
}

int connect(int socket, const struct sockaddr *address, socklen_t length) {
  REAL(connect);
  char text[INET6_ADDRSTRLEN + 16];
  if (!current_runtime || !address || !write_address(address, text, sizeof text))
    return real(socket, address, length);
  stage_runtime_note_network(current_runtime->owner, text);
  errno = ENETUNREACH;
  return -1;
}

int getaddrinfo(
    const char *restrict host, const char *restrict service, const struct addrinfo *restrict hints,
    struct addrinfo **restrict result) {
  REAL(getaddrinfo);
  if (!current_runtime || !host || (hints && hints->ai_flags & AI_NUMERICHOST))
    return real(host, service, hints, result);
  stage_runtime_note_network(current_runtime->owner, host);
  return EAI_AGAIN;
}

// --- URLSession

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// URLSession.init(configuration:) and init(configuration:delegate:delegateQueue:), as the compiler mangles them: "fC"
// allocates the object; "fc", which optimised code calls, has it as self. A delegate is an object and a table.
#define SESSION "$s20FoundationNetworking10URLSessionC13configuration"

#define SESSION_INIT(function, symbol) \
  SWIFT void *function(void *configuration, SELF void *self) __asm__(SESSION symbol); \
  SWIFT void *function(void *configuration, SELF void *self) { \
    static SWIFT void *(*real)(void *, SELF void *); \
    if (!real) real = (SWIFT void *(*)(void *, SELF void *))dlsym(RTLD_NEXT, SESSION symbol); \
    return real(stage_runtime_session_configuration(configuration), self); \
  }

SESSION_INIT(make_session, "AcA0C13ConfigurationC_tcfC")
SESSION_INIT(init_session, "AcA0C13ConfigurationC_tcfc")

typedef SWIFT void *init_with_delegate(void *, void *, const void *, void *, SELF void *);

#define SESSION_INIT_WITH_DELEGATE(function, symbol) \
  SWIFT void *function( \
      void *configuration, void *delegate, const void *table, void *queue, SELF void *self) \
      __asm__(SESSION symbol); \
  SWIFT void *function( \
      void *configuration, void *delegate, const void *table, void *queue, SELF void *self) { \
    static init_with_delegate *real; \
    if (!real) real = (init_with_delegate *)dlsym(RTLD_NEXT, SESSION symbol); \
    return real(stage_runtime_session_configuration(configuration), delegate, table, queue, self); \
  }

SESSION_INIT_WITH_DELEGATE(
    make_session_with_delegate,
    "8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfC")
SESSION_INIT_WITH_DELEGATE(
    init_session_with_delegate,
    "8delegate0E5QueueAcA0C13ConfigurationC_AA0C8Delegate_pSg0A009OperationF0CSgtcfc")

// Sessions of Foundation's own, such as that of `Data(contentsOf:)`, transfer by libcurl.

extern int CFURLSession_easy_getinfo_charp(void *transfer, int info, char **result);

int CFURLSessionMultiHandleAddHandle(void *transfers, void *transfer) {
  static int (*real)(void *, void *);
  if (!real) real = (int (*)(void *, void *))dlsym(RTLD_NEXT, "CFURLSessionMultiHandleAddHandle");
  const int effective_url = 0x100001;
  char *address = NULL;
  if (current_runtime && CFURLSession_easy_getinfo_charp(transfer, effective_url, &address) == 0 && address)
    stage_runtime_note_network(current_runtime->owner, address);
  return real(transfers, transfer);
}

#endif
