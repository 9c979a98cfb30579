/* Preloaded into PostgreSQL: every sync takes as many milliseconds longer as a file says. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_as_told(void) {
  const char *path = getenv("SLOW_DISK_FILE");
  FILE *file = path ? fopen(path, "r") : NULL;
  int milliseconds = 0;
  if (file) {
    if (fscanf(file, "%d", &milliseconds) != 1) milliseconds = 0;
    fclose(file);
  }
  if (milliseconds > 0) usleep(milliseconds * 1000u);
}

int fsync(int fd) {
  wait_as_told();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(fd);
}

int fdatasync(int fd) {
  wait_as_told();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(fd);
}
