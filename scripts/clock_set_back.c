// SPDX-License-Identifier: MIT
// For scripts/faults: the time of day of a program that has this before its libraries (LD_PRELOAD) is behind by as many
// seconds as ADOUBE_CLOCK_BEHIND_S says. Its other clocks go on, as a machine's do when somebody sets the date.
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t behind(void) {
  const char* seconds = getenv("ADOUBE_CLOCK_BEHIND_S");
  return seconds == NULL ? 0 : atol(seconds);
}

int clock_gettime(clockid_t clock, struct timespec* to) {
  const int answer = (int)syscall(SYS_clock_gettime, clock, to);
  if (answer == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) to->tv_sec -= behind();
  return answer;
}

int gettimeofday(struct timeval* restrict to, void* restrict zone) {
  (void)zone;
  struct timespec now;
  const int answer = clock_gettime(CLOCK_REALTIME, &now);
  to->tv_sec = now.tv_sec;
  to->tv_usec = now.tv_nsec / 1000;
  return answer;
}

time_t time(time_t* to) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (to != NULL) *to = now.tv_sec;
  return now.tv_sec;
}
