/* Two players with every card open, the stock included: the card that a player who sees all of it would play.
   Alpha-beta with a table of positions; a yardstick for measurements, never a player of the game. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t u64;
typedef struct { u64 a, b; uint32_t deal; int8_t low, high, move; } Entry;
enum { SIZE = 1 << 20 };
static const int POINT[12] = {0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 10, 11};
static int pts[48];
static u64 BEATS[48];
static Entry *entries;
static uint32_t deal;
static int8_t stock[48];
static int size;

void solver_deal(const int8_t *cards, int count) {   /* a new deal: the whole stock, next card first */
    if (!entries) entries = calloc(SIZE, sizeof(Entry));
    deal++; size = count;
    memcpy(stock, cards, count);
    for (int c = 0; c < 48; c++) {
        pts[c] = POINT[c % 12]; BEATS[c] = c >= 36 ? 0 : 0xfffULL << 36;
        for (int r = c % 12 + 1; r < 12; r++) BEATS[c] |= 1ULL << (c / 12 * 12 + r);
    }
}
static inline int first(u64 x) { return __builtin_ctzll(x); }
static inline u64 mix(u64 a, u64 b) {
    u64 z = a * 0x9E3779B97F4A7C15ULL ^ (b + 0x7F4A7C15F39CC060ULL) * 0xBF58476D1CE4E5B9ULL;
    z ^= z >> 29; z *= 0x94D049BB133111EBULL;
    return z ^ (z >> 32);
}
static int ordered(u64 hand, const int *key, int8_t *out) {
    int n = 0;
    for (u64 m = hand; m; m &= m - 1) {
        int c = first(m), j = n++;
        for (; j > 0 && key[out[j - 1]] > key[c]; j--) out[j] = out[j - 1];
        out[j] = c;
    }
    return n;
}
/* The leader's points from here on less the other's. */
static int value(u64 lead, u64 other, int at, int alpha, int beta, int rest) {
    if (!lead) return 0;
    if (rest <= alpha) return rest;
    if (-rest >= beta) return -rest;
    Entry *e = &entries[mix(lead, other) & (SIZE - 1)];
    int hit = e->deal == deal && e->a == lead && e->b == other, move = -1, key[48];
    if (hit) {
        if (e->low >= beta || e->low == e->high) return e->low;
        if (e->high <= alpha) return e->high;
        if (e->low > alpha) alpha = e->low;
        if (e->high < beta) beta = e->high;
        move = e->move;
    }
    int floor = alpha, best = -127, chosen = -1;
    int8_t leads[3], replies[3];
    for (u64 m = lead; m; m &= m - 1) { int c = first(m); key[c] = c == move ? -1000 : (c >= 36 ? 8 : 0) + 2 * pts[c]; }
    int n = ordered(lead, key, leads);
    for (int i = 0; i < n && best < beta; i++) {
        int a = leads[i], low = alpha > best ? alpha : best, worst = 127;
        for (u64 m = other; m; m &= m - 1) {
            int c = first(m), takes = BEATS[a] >> c & 1, worth = pts[a] + pts[c];
            key[c] = (takes ? -worth : worth) + (c >= 36 ? 5 + pts[c] : 0);
        }
        int k = ordered(other, key, replies);
        for (int j = 0; j < k && worst > low; j++) {
            int b = replies[j], g = pts[a] + pts[b], high = beta < worst ? beta : worst, v, next = at;
            u64 l = lead & ~(1ULL << a), o = other & ~(1ULL << b);
            int takes = BEATS[a] >> b & 1;
            if (at < size) { u64 x = 1ULL << stock[at], y = 1ULL << stock[at + 1]; if (takes) { o |= x; l |= y; } else { l |= x; o |= y; } next = at + 2; }
            v = takes ? -g - value(o, l, next, -(high + g), -(low + g), rest - g) : g + value(l, o, next, low - g, high - g, rest - g);
            if (v < worst) worst = v;
        }
        if (worst > best) { best = worst; chosen = a; }
    }
    if (!hit) { e->a = lead; e->b = other; e->deal = deal; e->low = -120; e->high = 120; }
    if (best <= floor) { if (best < e->high) e->high = best; }
    else if (best >= beta) { if (best > e->low) e->low = best; }
    else e->low = e->high = best;
    e->move = chosen;
    return best;
}
/* The best card of `own`; `lead` is the card on the table or -1, `at` cards of the stock have been drawn. */
int solver_card(u64 own, u64 other, int lead, int at) {
    int best = -999, pick = -1;
    for (u64 m = own; m; m &= m - 1) {
        int c = first(m), v;
        u64 mine = own & ~(1ULL << c);
        if (lead >= 0) {
            int takes = BEATS[lead] >> c & 1, g = pts[lead] + pts[c], next = at;
            u64 theirs = other;
            if (at < size) { u64 x = 1ULL << stock[at], y = 1ULL << stock[at + 1]; if (takes) { mine |= x; theirs |= y; } else { theirs |= x; mine |= y; } next = at + 2; }
            v = takes ? g + value(mine, theirs, next, -121, 121, 120) : -g - value(theirs, mine, next, -121, 121, 120);
        } else {
            v = 999;
            for (u64 x = other; x; x &= x - 1) {
                int b = first(x), takes = BEATS[c] >> b & 1, g = pts[c] + pts[b], next = at, w;
                u64 l = mine, o = other & ~(1ULL << b);
                if (at < size) { u64 p = 1ULL << stock[at], q = 1ULL << stock[at + 1]; if (takes) { o |= p; l |= q; } else { l |= p; o |= q; } next = at + 2; }
                w = takes ? -g - value(o, l, next, -121, 121, 120) : g + value(l, o, next, -121, 121, 120);
                if (w < v) v = w;
            }
        }
        if (v > best) { best = v; pick = c; }
    }
    return pick;
}
