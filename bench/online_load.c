/* Players at tables of four, held by one thread: online_load PORT PLAYERS SECONDS_A_MOVE SECONDS COMMIT NONCE
 *
 * Everybody says hello, one in four sets up a table, the others join it, all are ready and take part in the shuffle
 * with the same nonce, and whoever's turn it is plays the first card of their hand after a while. Prints one JSON object:
 * milliseconds from sending a move to its acknowledgement. Loopback only, bounded in count and time. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { BUFFER = 16384, WAVE = 48, PLAYERS = 4 };
enum stage { CONNECTING, UPGRADING, GREETING, WAITING, SEATED, PLAYING, LOST };

struct player {
    int fd, length, seat, v, held, asked, told;
    enum stage stage;
    double due, sent;
    char hand[3][3];
    char *buffer;
};

static struct player *players;
static char (*tables)[16];
static int count, port, epoll, seated, playing, lost, refused;
static double think, *latencies;
static long measured, capacity = 4000000;
static int measuring;
static char *commitment, *nonce;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

static void lose(struct player *p) {
    if (p->stage == LOST) return;
    p->stage = LOST;
    lost++;
    close(p->fd);
}

static void say(struct player *p, const char *text) {
    unsigned char frame[1024];
    int length = strlen(text), at = 0;
    frame[at++] = 0x81;
    if (length < 126) {
        frame[at++] = 0x80 | length;
    } else {
        frame[at++] = 0x80 | 126;
        frame[at++] = length >> 8;
        frame[at++] = length & 255;
    }
    memset(frame + at, 0, 4); /* a mask of zeros masks nothing */
    at += 4;
    memcpy(frame + at, text, length);
    if (write(p->fd, frame, at + length) != at + length) lose(p);
}

static int number(const char *text, const char *key, int otherwise) {
    const char *found = strstr(text, key);
    return found ? atoi(found + strlen(key)) : otherwise;
}

static void join(struct player *p) {
    char text[160];
    snprintf(text, sizeof text, "{\"t\":\"join\",\"req\":\"j\",\"table\":\"%s\"}", tables[(p - players) / PLAYERS]);
    say(p, text);
}

static void turn(struct player *p, const char *text) {
    p->due = 0;
    if (number(text, "\"turn\":", -1) == p->seat && p->held)
        p->due = now() + think * (0.5 + (double)rand() / RAND_MAX);
}

static void event(struct player *p, const char *text) {
    char key[64];
    const char *found;
    p->v = number(text, "\"v\":", 0);
    if (strstr(text, "\"kind\":\"dealt\"")) {
        if (p->stage != PLAYING) playing++;
        p->stage = PLAYING;
        p->held = 0;
        found = strstr(text, "\"hand\":[");
        for (; found && p->held < 3; p->held++) memcpy(p->hand[p->held], found + 9 + 5 * p->held, 2);
    } else {
        snprintf(key, sizeof key, "\"e\":\"played\",\"seat\":%d,\"slot\":", p->seat);
        if ((found = strstr(text, key))) {
            int slot = atoi(found + strlen(key));
            for (p->held--; slot < p->held; slot++) memcpy(p->hand[slot], p->hand[slot + 1], 3);
        }
        snprintf(key, sizeof key, "\"e\":\"drawn\",\"seat\":%d,\"slot\":", p->seat);
        if ((found = strstr(text, key))) {
            int slot = atoi(found + strlen(key));
            for (int at = p->held++; at > slot; at--) memcpy(p->hand[at], p->hand[at - 1], 3);
            memcpy(p->hand[slot], strstr(found, "\"card\":\"") + 8, 2);
        }
    }
    turn(p, text);
}

static void message(struct player *p, const char *text) {
    char out[256];
    int group = (p - players) / PLAYERS * PLAYERS;
    if (!strncmp(text, "{\"t\":\"ev\"", 9)) {
        event(p, text);
    } else if (!strncmp(text, "{\"t\":\"ack\"", 10)) {
        if (p->sent && measuring && measured < capacity) latencies[measured++] = 1e3 * (now() - p->sent);
        p->sent = 0;
    } else if (!strncmp(text, "{\"t\":\"skip\"", 11)) {
        p->v = number(text, "\"v\":", 0);
    } else if (!strncmp(text, "{\"t\":\"welcome\"", 14)) {
        p->stage = WAITING;
        if (p - players == group) {
            say(p, "{\"t\":\"create\",\"req\":\"c\",\"timer\":300,\"rules\":{\"preset\":\"classic\",\"players\":4}}");
        } else if (tables[group / PLAYERS][0]) {
            join(p);
        }
    } else if (!strncmp(text, "{\"t\":\"seat\"", 11)) {
        p->stage = SEATED;
        seated++;
        p->seat = number(text, "\"seat\":", -1);
        if (p - players == group) {
            memcpy(tables[group / PLAYERS], strstr(text, "\"table\":\"") + 9, 8);
            for (int other = group + 1; other < group + PLAYERS && other < count; other++)
                if (players[other].stage == WAITING) join(&players[other]);
        }
        say(p, "{\"t\":\"ready\"}");
    } else if (!strncmp(text, "{\"t\":\"snap\"", 11)) {
        p->v = number(text, "\"v\":", 0);
    } else if (!strncmp(text, "{\"t\":\"fair\"", 11)) {
        snprintf(out, sizeof out, "{\"t\":\"nonce\",\"table\":\"%s\",\"deal\":%d,\"%s\":\"%s\"}", tables[group / PLAYERS],
                 number(text, "\"deal\":", 1), strstr(text, "\"commits\"") ? "reveal" : "commit",
                 strstr(text, "\"commits\"") ? nonce : commitment);
        say(p, out);
    } else if (!strncmp(text, "{\"t\":\"err\"", 10)) {
        if (refused++ < 5) fprintf(stderr, "%.300s\n", text);
        p->sent = 0;
    } else if (!strncmp(text, "{\"t\":\"room\"", 11) && strstr(text, "\"phase\":\"over\"") && p->told != p->v) {
        p->told = p->v;
        say(p, "{\"t\":\"ready\"}");
    }
}

static void readable(struct player *p) {
    int got = read(p->fd, p->buffer + p->length, BUFFER - 1 - p->length);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) {
        lose(p);
        return;
    }
    p->length += got;
    p->buffer[p->length] = 0;
    int used = 0;
    if (p->stage == UPGRADING) {
        char *end = strstr(p->buffer, "\r\n\r\n");
        if (!end) return;
        if (memcmp(p->buffer + 9, "101", 3)) {
            lose(p);
            return;
        }
        used = end + 4 - p->buffer;
        p->stage = GREETING;
        say(p, "{\"t\":\"hello\",\"client\":\"load\",\"name\":\"Load\"}");
    }
    while (p->stage != LOST && p->length - used >= 2) {
        unsigned char *frame = (unsigned char *)p->buffer + used;
        int length = frame[1] & 127, header = 2;
        if (length == 126) {
            if (p->length - used < 4) break;
            length = frame[2] << 8 | frame[3];
            header = 4;
        }
        if (p->length - used < header + length) break;
        if ((frame[0] & 15) == 1) {
            unsigned char kept = frame[header + length];
            frame[header + length] = 0;
            message(p, (char *)frame + header);
            frame[header + length] = kept;
        } else if ((frame[0] & 15) == 9 && length < 100) {
            unsigned char pong[128] = {0x8a, 0x80 | length};
            memcpy(pong + 6, frame + header, length);
            if (write(p->fd, pong, 6 + length) < 0) lose(p);
        }
        used += header + length;
    }
    memmove(p->buffer, p->buffer + used, p->length - used);
    p->length -= used;
}

static void begin(struct player *p) {
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct epoll_event wanted = {.events = EPOLLOUT, .data.u32 = p - players};
    int one = 1;
    p->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    p->buffer = malloc(BUFFER);
    setsockopt(p->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (connect(p->fd, (void *)&to, sizeof to) && errno != EINPROGRESS) perror("connect");
    epoll_ctl(epoll, EPOLL_CTL_ADD, p->fd, &wanted);
}

static void upgrade(struct player *p) {
    char text[400];
    int length = snprintf(text, sizeof text,
                          "GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                          "Sec-WebSocket-Protocol: briscola.v1\r\n\r\n", port);
    struct epoll_event wanted = {.events = EPOLLIN, .data.u32 = p - players};
    p->stage = UPGRADING;
    epoll_ctl(epoll, EPOLL_CTL_MOD, p->fd, &wanted);
    if (write(p->fd, text, length) != length) lose(p);
}

static void play_due(void) {
    char text[256];
    double t = now();
    for (int i = 0; i < count; i++) {
        struct player *p = &players[i];
        if (p->stage != PLAYING || !p->due || p->due > t) continue;
        snprintf(text, sizeof text, "{\"t\":\"act\",\"id\":\"%d\",\"table\":\"%s\",\"v\":%d,\"action\":{\"play\":\"%s\"}}",
                 ++p->asked, tables[i / PLAYERS], p->v, p->hand[0]);
        p->sent = p->due; /* a move that this program sends late counts as late */
        p->due = 0;
        say(p, text);
    }
}

static int by_size(const void *a, const void *b) {
    double x = *(double *)a, y = *(double *)b;
    return (x > y) - (x < y);
}

static double at(double share) { return measured ? latencies[(long)((measured - 1) * share)] : 0; }

int main(int argc, char **argv) {
    if (argc != 7) return 2;
    port = atoi(argv[1]);
    count = atoi(argv[2]) / PLAYERS * PLAYERS;
    think = atof(argv[3]);
    double seconds = atof(argv[4]), began = now(), ends = 0, limit = began + 300;
    commitment = argv[5];
    nonce = argv[6];
    players = calloc(count, sizeof *players);
    tables = calloc(count / PLAYERS, sizeof *tables);
    latencies = malloc(capacity * sizeof *latencies);
    epoll = epoll_create1(0);
    int started = 0;
    double seating = 0;
    struct epoll_event events[512];
    while (!ends || now() < ends) {
        if (now() > limit) {
            fprintf(stderr, "too slow: %d seated, %d playing, %d lost\n", seated, playing, lost);
            return 1;
        }
        while (started < count && started - seated - lost < WAVE * PLAYERS) begin(&players[started++]);
        if (!seating && playing + lost >= count) {
            seating = now() - began;
            fprintf(stderr, "playing\n");
            ends = now() + 5 + seconds;
        }
        if (ends && !measuring && now() > ends - seconds) {
            measuring = 1; /* after a few seconds to settle */
            fprintf(stderr, "measuring\n");
        }
        int ready = epoll_wait(epoll, events, 512, 1);
        for (int i = 0; i < ready; i++) {
            struct player *p = &players[events[i].data.u32];
            if (p->stage == CONNECTING) upgrade(p);
            else if (p->stage != LOST) readable(p);
        }
        play_due();
    }
    qsort(latencies, measured, sizeof *latencies, by_size);
    printf("{\"players\": %d, \"lost\": %d, \"refused\": %d, \"seating_s\": %.1f, \"moves\": %ld, \"moves_per_s\": %.0f, "
           "\"p50_ms\": %.2f, \"p99_ms\": %.2f, \"p999_ms\": %.2f, \"max_ms\": %.2f}\n",
           count, lost, refused, seating, measured, measured / seconds, at(0.5), at(0.99), at(0.999), at(1));
    return 0;
}
