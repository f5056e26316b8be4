#define _GNU_SOURCE
#include "CProcesses.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// In C, because a process that is a copy of one with several threads can run no Swift.

/// How long the processes of a program have to end by themselves, in milliseconds.
static const long patience = 2000;

bool end_with_parent(int signal, pid_t parent) {
    prctl(PR_SET_PDEATHSIG, signal);
    return getppid() == parent;
}

void adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

/// Returns the parent of a process; 0 if there is no such process.
static pid_t parent_of(const char *process) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/%s/stat", process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return 0;
    text[length] = 0;
    // The name stands in parentheses and may itself contain some.
    const char *end = strrchr(text, ')');
    int parent = 0;
    char state;
    return end && sscanf(end + 1, " %c %d", &state, &parent) == 2 ? parent : 0;
}

/// Sends a signal to the children of this process.
static void signal_children(int signal) {
    DIR *folder = opendir("/proc");
    if (!folder) return;
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (isdigit((unsigned char)entry->d_name[0]) && parent_of(entry->d_name) == getpid()) {
            kill((pid_t)atoi(entry->d_name), signal);
        }
    }
    closedir(folder);
}

/// Takes the status of all children that have ended. Returns false if there are no other children.
static bool take_ended(void) {
    pid_t process;
    while ((process = waitpid(-1, NULL, WNOHANG)) > 0) {}
    return process == 0;
}

void end_descendants(int signal) {
    // A child's children become children of this process when the child has ended.
    for (long waited = 0; take_ended(); waited += 10) {
        signal_children(waited < patience ? signal : SIGKILL);
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
}

/// Waits for a program, or for a signal that ends it.
static void guard(pid_t program) {
    sigset_t signals;
    sigemptyset(&signals);
    int numbers[] = {SIGCHLD, SIGTERM, SIGINT, SIGHUP};
    for (int index = 0; index < 4; index++) sigaddset(&signals, numbers[index]);
    while (true) {
        int number = sigwaitinfo(&signals, NULL);
        if (number < 0) continue;
        if (number != SIGCHLD) {
            end_descendants(SIGTERM);
            _exit(128 + number);
        }
        int status;
        for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) > 0;) {
            if (ended != program) continue;
            end_descendants(SIGKILL);
            _exit(WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status));
        }
    }
}

static void run_program(const char *path, char *const arguments[], char *const variables[], int failure) {
    setpgid(0, 0);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, variables);
    int number = errno;
    (void)!write(failure, &number, sizeof number);
    _exit(127);
}

int start_guarded(
    pid_t *process, const char *path, char *const arguments[], char *const variables[], int output, int errors
) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return errno;
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        int input = open("/dev/null", O_RDONLY);
        // The guard keeps no file of the tool open, such as a lock or the pipe of another program.
        int kept[] = {input, output, errors, ends[1]}, lowest = 10;
        for (int index = 0; index < 4; index++) kept[index] = fcntl(kept[index], F_DUPFD, lowest);
        for (int index = 0; index < 4; index++) dup2(kept[index], index);
        if (syscall(SYS_close_range, 4, ~0U, 0) != 0) {
            for (int file = 4; file < 1024; file++) close(file);
        }
        fcntl(3, F_SETFD, FD_CLOEXEC);
        setpgid(0, 0);
        adopt_orphans();
        if (!end_with_parent(SIGTERM, parent)) _exit(255);
        pid_t program = fork();
        if (program == 0) run_program(path, arguments, variables, 3);
        if (program < 0) {
            int number = errno;
            (void)!write(3, &number, sizeof number);
            _exit(127);
        }
        close(3);
        guard(program);
    }
    int number = child < 0 ? errno : 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    close(ends[1]);
    if (child > 0) {
        int reason = 0;
        ssize_t length;
        do length = read(ends[0], &reason, sizeof reason);
        while (length < 0 && errno == EINTR);
        if (length == sizeof reason) {
            waitpid(child, NULL, 0);
            number = reason;
        }
        *process = child;
    }
    close(ends[0]);
    return number;
}
