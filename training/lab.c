/* The laboratory in which the computer players' weights are learned: deals of briscola for 2, 3, 4 and 6 players,
   the table policy, the network, labelled positions from self-play, and the network's training.

   Cards are the codes of briscola_desktop/ai/coding.py: 12 * suit + strength, trump last. The network is that of
   briscola_desktop/ai/network.py: rows of a first layer are added up, clipped below at 0, and a second layer gives a
   figure for each card and one for the position. training/lab.py compiles this file and calls it. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef H
#define H 128
#endif
enum { HAND = 0, BEST = 48, UNSEEN = 96, TURNED = 144, OPPONENT = 192, PARTNER = 240, LEFT = 288, CONTEXT = 308,
       STAKE = 320, MARGIN = 328, ROWS = 359, OUT = 49, MAXF = 64, WEIGHTS = 9, NETS = 8 };
typedef uint64_t u64;
static const int POINT[12] = {0, 0, 0, 0, 0, 0, 0, 2, 3, 4, 10, 11};
static int pts[48];
static u64 BEATS[48], TRUMPS = 0xfffULL << 36;

typedef struct { float in[ROWS][H], bias[H], out[OUT][H], obias[OUT]; } Net;
static Net nets[NETS] __attribute__((aligned(64)));
static float own[NETS][48][H] __attribute__((aligned(64)));   /* HAND - UNSEEN: a card of one's own */

static inline int count(u64 x) { return __builtin_popcountll(x); }
static inline int first(u64 x) { return __builtin_ctzll(x); }

typedef struct { u64 s; } Rng;
static inline u64 word(Rng *r) {   /* splitmix64 */
    u64 z = (r->s += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}
static inline int below(Rng *r, int k) { return (int)(((word(r) >> 32) * (u64)k) >> 32); }
static inline float uniform(Rng *r) { return (word(r) >> 40) * (1.0f / 16777216); }

typedef struct {
    int n, turn, nt, best, holder, stake, sp, sn, left, turned, see;
    u64 hand[6], played, known[6], shown[6], pack, table;
    int point[6];
    int8_t stock[48];
    int slots, net[2];
    float sum[2][H] __attribute__((aligned(64)));   /* the rows that are the same for every seat, for two networks */
} State;

void lab_init(void) {
    for (int c = 0; c < 48; c++) {
        pts[c] = POINT[c % 12];
        u64 m = 0;
        for (int r = c % 12 + 1; r < 12; r++) m |= 1ULL << (c / 12 * 12 + r);
        BEATS[c] = c >= 36 ? m : m | TRUMPS;
    }
}
void lab_set_net(int k, const float *in, const float *bias, const float *out, const float *obias) {
    memcpy(nets[k].in, in, sizeof nets[k].in);
    memcpy(nets[k].bias, bias, sizeof nets[k].bias);
    memcpy(nets[k].out, out, sizeof nets[k].out);
    memcpy(nets[k].obias, obias, sizeof nets[k].obias);
    for (int c = 0; c < 48; c++) for (int j = 0; j < H; j++) own[k][c][j] = nets[k].in[HAND + c][j] - nets[k].in[UNSEEN + c][j];
}
static inline int side(int n, int p) { return n == 4 || n == 6 ? p & 1 : p; }
static inline void add(float *x, const float *y) { for (int j = 0; j < H; j++) x[j] += y[j]; }
static inline void sub(float *x, const float *y) { for (int j = 0; j < H; j++) x[j] -= y[j]; }

static void start_sums(State *s) {
    for (int k = 0; k < s->slots; k++) {
        const Net *w = &nets[s->net[k]];
        memcpy(s->sum[k], w->bias, sizeof w->bias);
        u64 m = s->pack & ~s->played;
        if (s->turned >= 0 && s->sp < s->sn) m &= ~(1ULL << s->turned);
        for (; m; m &= m - 1) add(s->sum[k], w->in[UNSEEN + first(m)]);
    }
}
static void deal(State *s, int n, const int8_t *deck, int size, int agreed, int see) {
    memset(s, 0, sizeof *s);
    s->n = n; s->left = size / n; s->see = see; s->turned = -1;
    int k = 0;
    for (int i = 0; i < 3; i++) for (int p = 0; p < n; p++) s->hand[p] |= 1ULL << deck[k++];
    s->sn = size - k;
    for (int i = 0; i < s->sn; i++) s->stock[i] = deck[k + i];
    for (int i = 0; i < size; i++) s->pack |= 1ULL << deck[i];
    if (!agreed) s->turned = deck[size - 1];
    if (see == 1) for (int p = 0; p < n; p++) s->shown[p] = s->hand[p];
}
static void play(State *s, int c) {
    int p = s->turn;
    u64 b = 1ULL << c;
    s->hand[p] &= ~b; s->known[p] &= ~b; s->shown[p] &= ~b; s->played |= b; s->table |= b; s->stake += pts[c];
    for (int k = 0; k < s->slots; k++) sub(s->sum[k], nets[s->net[k]].in[UNSEEN + c]);
    if (!s->nt || (BEATS[s->best] >> c & 1)) { s->best = c; s->holder = p; }
    if (++s->nt < s->n) { s->turn = p + 1 == s->n ? 0 : p + 1; return; }
    int w = s->holder;
    s->point[side(s->n, w)] += s->stake;
    s->stake = s->nt = 0; s->table = 0; s->turn = w; s->left--;
    if (s->sp == s->sn) return;
    for (int i = 0; i < s->n; i++) {
        int q = (w + i) % s->n, d = s->stock[s->sp++];
        s->hand[q] |= 1ULL << d;
        if (d == s->turned) {
            s->known[q] |= 1ULL << d;
            for (int k = 0; k < s->slots; k++) add(s->sum[k], nets[s->net[k]].in[UNSEEN + d]);
        }
    }
    if (s->sp == s->sn && s->see == 2) for (int q = 0; q < s->n; q++) s->shown[q] = s->hand[q];
}
static inline int margin_of(const State *s, int p) {   /* own points less the (best) other side's */
    int a = side(s->n, p), m = -1, sides = s->n == 3 ? 3 : 2;
    for (int q = 0; q < sides; q++) if (q != a && s->point[q] > m) m = s->point[q];
    return s->point[a] - m;
}
static inline int margin_row(int d) { int b = (d + 62) / 4; return MARGIN + (b < 0 ? 0 : b > 30 ? 30 : b); }
static inline int stake_row(int x) { return STAKE + (x == 0 ? 0 : x < 5 ? 1 : x < 10 ? 2 : x < 14 ? 3 : x < 20 ? 4 : x < 26 ? 5 : x < 34 ? 6 : 7); }
static inline int context_row(const State *s, int p) {
    return CONTEXT + 2 * s->nt + (s->nt && side(s->n, s->holder) == side(s->n, p));
}
static int features(const State *s, int p, int16_t *f) {
    int k = 0;
    u64 unseen = s->pack & ~s->played & ~s->hand[p];
    for (u64 m = s->hand[p]; m; m &= m - 1) f[k++] = HAND + first(m);
    if (s->nt) f[k++] = BEST + s->best;
    if (s->turned >= 0 && s->sp < s->sn) { f[k++] = TURNED + s->turned; unseen &= ~(1ULL << s->turned); }
    for (int q = 0; q < s->n; q++) if (q != p) {
        int mate = side(s->n, q) == side(s->n, p);
        u64 m = s->known[q] | (mate ? s->shown[q] : 0);
        unseen &= ~m;
        for (; m; m &= m - 1) f[k++] = (mate ? PARTNER : OPPONENT) + first(m);
    }
    for (u64 m = unseen; m; m &= m - 1) f[k++] = UNSEEN + first(m);
    f[k++] = LEFT + s->left - 1; f[k++] = context_row(s, p); f[k++] = stake_row(s->stake); f[k++] = margin_row(margin_of(s, p));
    return k;
}
static int net_card(const State *s, int slot, float *figures) {
    int p = s->turn, k = s->net[slot];
    u64 m = s->hand[p];
    if (!figures && !(m & (m - 1))) return first(m);
    const Net *w = &nets[k];
    float h[H] __attribute__((aligned(64)));
    memcpy(h, s->sum[slot], sizeof h);
    for (u64 x = m; x; x &= x - 1) add(h, own[k][first(x)]);
    if (s->nt) add(h, w->in[BEST + s->best]);
    if (s->turned >= 0 && s->sp < s->sn) add(h, w->in[TURNED + s->turned]);
    for (int q = 0; q < s->n; q++) if (q != p) {
        int mate = side(s->n, q) == side(s->n, p);
        for (u64 x = s->known[q] | (mate ? s->shown[q] : 0); x; x &= x - 1) {
            int c = first(x);
            add(h, w->in[(mate ? PARTNER : OPPONENT) + c]); sub(h, w->in[UNSEEN + c]);
        }
    }
    const float *a = w->in[LEFT + s->left - 1], *b = w->in[context_row(s, p)], *c = w->in[stake_row(s->stake)], *d = w->in[margin_row(margin_of(s, p))];
    for (int j = 0; j < H; j++) { float v = h[j] + a[j] + b[j] + c[j] + d[j]; h[j] = v > 0 ? v : 0; }
    int pick = -1; float top = -1e30f;
    for (; m; m &= m - 1) {
        int card = first(m); const float *o = w->out[card]; float v = w->obias[card];
        for (int j = 0; j < H; j++) v += h[j] * o[j];
        if (figures) *figures++ = v;
        if (v > top) { top = v; pick = card; }
    }
    return pick;
}
/* The table policy of briscola_desktop/ai/table_policy.py. */
static float table_weights[8][WEIGHTS];
void lab_set_weights(int k, const float *w) { memcpy(table_weights[k], w, sizeof table_weights[k]); }
static int table_card(const State *s, const float *w, float *scores) {
    int p = s->turn, opponents = 0, partners = 0, us = side(s->n, p), at = 0;
    for (int i = s->nt + 1; i < s->n; i++) { if (side(s->n, (p + i - s->nt) % s->n) == us) partners++; else opponents++; }
    u64 open = s->hand[p] | s->table;
    if (s->turned >= 0 && s->sp < s->sn) open |= 1ULL << s->turned;
    u64 hidden = s->pack & ~open;
    int ours = s->nt && side(s->n, s->holder) == us, pick = -1;
    float top = -1e30f, total = count(hidden);
    for (u64 m = s->hand[p]; m; m &= m - 1) {
        int c = first(m), takes = !s->nt || (BEATS[s->best] >> c & 1), taking = takes || ours, best = takes ? c : s->best;
        float r = c % 12 / 11.0f, keep = c >= 36 ? w[0] + w[1] * r + w[2] * pts[c] : w[3] * pts[c] + w[4] * r;
        float worth = s->stake + pts[c], stake = worth + w[7] * opponents, chance;
        if (!opponents) chance = taking;
        else if (taking) {
            float safe = 1 - count(BEATS[best] & hidden) / (total > 1 ? total : 1), all = 1, fight = w[5] + w[6] * worth;
            for (int i = 0; i < 3 * opponents; i++) all *= safe;
            fight = fight < 0 ? 0 : fight > 1 ? 1 : fight;
            chance = 1 - (1 - all) * fight;
        } else chance = partners ? w[8] : 0;
        float v = (2 * chance - 1) * stake - keep;
        if (scores) scores[at++] = v;
        if (v > top) { top = v; pick = c; }
    }
    return pick;
}
static int random_card(const State *s, Rng *r) {
    u64 m = s->hand[s->turn];
    for (int j = below(r, count(m)); j; j--) m &= m - 1;
    return first(m);
}
/* Kinds of policy: 0 to 7 a network, 10 to 17 the table policy with that set of weights, 20 random, from 30 a search. */
typedef struct { int net, worlds; float guard, prior; } Search;
static Search searches[8];
void lab_set_search(int k, int net, int worlds, float guard, float prior) { searches[k] = (Search){net, worlds, guard, prior}; }
static int search_card(const State *s, const Search *how, int slot, Rng *r);
static inline int card_of(const State *s, int kind, int slot, Rng *r) {
    if (kind < NETS) return net_card(s, slot, 0);
    if (kind < 20) return table_card(s, table_weights[kind - 10], 0);
    return kind == 20 ? random_card(s, r) : search_card(s, &searches[kind - 30], slot, r);
}
/* Two players with an empty stock, all cards open: the leader's points less the other's, both playing best. */
static int ending(u64 lead, u64 other) {
    if (!lead) return 0;
    int best = -999;
    for (u64 x = lead; x; x &= x - 1) {
        int a = first(x), worst = 999;
        for (u64 y = other; y; y &= y - 1) {
            int b = first(y), g = pts[a] + pts[b];
            u64 l = lead & ~(1ULL << a), o = other & ~(1ULL << b);
            int v = BEATS[a] >> b & 1 ? -g - ending(o, l) : g + ending(l, o);
            if (v < worst) worst = v;
            if (worst <= best) break;
        }
        if (worst > best) best = worst;
    }
    return best;
}
static int ending_margin(const State *s, int p) {   /* final margin of p where the stock is empty and all see all */
    if (!s->nt) { int v = ending(s->hand[s->turn], s->hand[1 - s->turn]); return margin_of(s, p) + (s->turn == p ? v : -v); }
    int best = -999, q = s->turn;
    for (u64 m = s->hand[q]; m; m &= m - 1) { State x = *s; x.slots = 0; play(&x, first(m)); int v = ending_margin(&x, q); if (v > best) best = v; }
    return q == p ? best : -best;
}
static float won = 30, slope = 0.5f;   /* the worth of winning beside the worth of a point */
void lab_set_utility(float a, float b) { won = a; slope = b; }
static inline float utility(int d) { return slope * d + (d > 0 ? won : d < 0 ? -won : 0); }
static int finish(State *s, int p, const int *kinds, const int *slots, Rng *r) {
    while (s->left) {
        if (s->n == 2 && s->left <= 3 && !s->nt) return ending_margin(s, p);
        play(s, card_of(s, kinds[s->turn], slots[s->turn], r));
    }
    return margin_of(s, p);
}
static int shuffled(int n, Rng *r, int8_t *deck, int agreed) {
    int k = 0, dropped = n == 3 ? 12 * below(r, 4) : -1;   /* the two of coins may be of any suit, trump included */
    for (int c = 0; c < 48; c++) if (c != dropped && (n == 6 || (c % 12 != 5 && c % 12 != 6))) deck[k++] = c;
    for (int i = k - 1; i > 0; i--) { int j = below(r, i + 1); int8_t t = deck[i]; deck[i] = deck[j]; deck[j] = t; }
    int suit = deck[k - 1] / 12;
    if (!agreed && suit != 3) for (int i = 0; i < k; i++) { int u = deck[i] / 12; deck[i] = (u == suit ? 3 : u == 3 ? suit : u) * 12 + deck[i] % 12; }
    return k;
}
static void table_of(State *s, int n, const int *kinds, int *slots) {   /* networks that sit at a table get a slot each */
    s->slots = 0;
    for (int p = 0; p < n; p++) {
        slots[p] = 0;
        int k = 0, net = kinds[p] < NETS ? kinds[p] : kinds[p] >= 30 ? searches[kinds[p] - 30].net : -1;
        if (net < 0) continue;
        while (k < s->slots && s->net[k] != net) k++;
        if (k == s->slots) s->net[s->slots++] = net;
        slots[p] = k;
    }
    start_sums(s);
}
/* Each card in the same sampled worlds, all seats played on by the network; the network's own choice is kept unless
   another does better by `guard` standard errors. `prior` weighs the network's figures as so many worlds. */
static int search_card(const State *s, const Search *how, int slot, Rng *r) {
    int p = s->turn, n = s->n, cards[3], k = 0, choice = 0, kinds[6], slots[6];
    float figures[3];
    for (u64 m = s->hand[p]; m; m &= m - 1) cards[k++] = first(m);
    if (k == 1) return cards[0];
    if (n == 2 && s->sp == s->sn) {
        int best = -999;
        for (int i = 0; i < k; i++) { State x = *s; x.slots = 0; play(&x, cards[i]); int v = ending_margin(&x, p); if (v > best) { best = v; choice = i; } }
        return cards[choice];
    }
    int pick = net_card(s, slot, figures);
    for (int i = 0; i < k; i++) if (cards[i] == pick) choice = i;
    for (int q = 0; q < n; q++) { kinds[q] = s->net[slot]; slots[q] = slot; }
    u64 unseen = s->pack & ~s->played & ~s->hand[p], certain[6] = {0};
    if (s->turned >= 0 && s->sp < s->sn) unseen &= ~(1ULL << s->turned);
    for (int q = 0; q < n; q++) if (q != p) { certain[q] = s->known[q] | (side(n, q) == side(n, p) ? s->shown[q] : 0); unseen &= ~certain[q]; }
    int pile[48], size = 0;
    for (u64 m = unseen; m; m &= m - 1) pile[size++] = first(m);
    double sum[3] = {0}, square[3] = {0};
    for (int w = 0; w < how->worlds; w++) {
        for (int i = size - 1; i > 0; i--) { int j = below(r, i + 1), t = pile[i]; pile[i] = pile[j]; pile[j] = t; }
        State y = *s; int at = 0; float u[3];
        for (int q = 0; q < n; q++) if (q != p) {
            y.hand[q] = certain[q];
            for (int i = count(s->hand[q]) - count(certain[q]); i > 0; i--) y.hand[q] |= 1ULL << pile[at++];
        }
        for (int i = s->sp; at < size; i++) y.stock[i] = pile[at++];
        for (int i = 0; i < k; i++) { State z = y; play(&z, cards[i]); u[i] = utility(finish(&z, p, kinds, slots, r)); }
        for (int i = 0; i < k; i++) { double d = u[i] - u[choice]; sum[i] += d; square[i] += d * d; }
    }
    int best = choice; double top = 0, N = how->worlds;
    for (int i = 0; i < k; i++) if (i != choice) {
        double mean = (sum[i] + how->prior * 10 * (figures[i] - figures[choice])) / (N + how->prior), spread = sqrt((square[i] / N - sum[i] / N * sum[i] / N) / N);
        double gain = mean - how->guard * spread;
        if (gain > top) { top = gain; best = i; }
    }
    return cards[best];
}
/* Duplicate deals of kind a against kind b: sums of margins and of wins (a draw counts half) over `games`. */
void lab_duel(int n, int a, int b, int deals, u64 seed, int see, double *out) {
    Rng r = {seed};
    int sides = n == 3 ? 3 : 2;
    out[0] = out[1] = out[2] = 0;
    for (int i = 0; i < deals; i++) {
        int8_t deck[48]; int size = shuffled(n, &r, deck, 0); double pair = 0;
        for (int j = 0; j < sides; j++) {
            State s; int kinds[6], slots[6];
            for (int p = 0; p < n; p++) kinds[p] = side(n, p) == j ? a : b;
            deal(&s, n, deck, size, 0, see); table_of(&s, n, kinds, slots);
            while (s.left) play(&s, card_of(&s, kinds[s.turn], slots[s.turn], &r));
            int d = margin_of(&s, j);
            pair += n == 3 ? s.point[j] - 40 : d;
            out[1] += d > 0 ? 1 : d == 0 ? 0.5 : 0;
        }
        out[0] += pair; out[2] += pair * pair;
    }
    out[0] /= (double)deals * sides; out[1] /= (double)deals * sides;
    out[2] = sqrt((out[2] / ((double)deals * sides * sides) - out[0] * out[0]) / deals);
}
/* Labelled positions of self-play: every decision of the learner (network 0) with each card's utility, averaged over
   `worlds` in which the cards to be drawn lie anew. `pool` gives opponents and how often each sits there. */
typedef struct { int16_t f[MAXF]; int8_t nf, k, card[3]; float gain[3], value; } Sample;
long lab_generate(int n, long wanted, int worlds, float loose, const int *pool, const float *often, int kinds_in_pool, u64 seed, Sample *out) {
    Rng r = {seed};
    long made = 0;
    while (made < wanted) {
        int8_t deck[48];
        int agreed = uniform(&r) < 0.1f, see = n == 4 ? below(&r, 3) : 0, kinds[6], slots[6], rival = pool[0], us = below(&r, n == 3 ? 3 : 2);
        float u = uniform(&r);
        for (int i = 0; i < kinds_in_pool; i++) { rival = pool[i]; if ((u -= often[i]) < 0) break; }
        int size = shuffled(n, &r, deck, agreed);
        State s; deal(&s, n, deck, size, agreed, see);
        s.turn = below(&r, n);
        if (see == 1) for (int p = 0; p < n; p++) s.shown[p] = s.hand[p];
        for (int p = 0; p < n; p++) kinds[p] = side(n, p) == us ? 0 : rival;
        table_of(&s, n, kinds, slots);
        while (s.left && made < wanted) {
            int p = s.turn;
            if (kinds[p] == 0 && count(s.hand[p]) > 1) {
                Sample *x = &out[made++];
                int open = n == 2 && s.sp == s.sn, k = 0;
                x->nf = features(&s, p, x->f);
                for (u64 m = s.hand[p]; m; m &= m - 1) { x->card[k] = first(m); x->gain[k++] = 0; }
                x->k = k;
                int many = open ? 1 : s.sp == s.sn ? 1 : worlds;
                for (int w = 0; w < many; w++) {
                    State y = s;
                    int last = s.turned >= 0 ? s.sn - 1 : s.sn;
                    if (w) for (int i = last - 1; i > s.sp; i--) { int j = s.sp + below(&r, i - s.sp + 1); int8_t t = y.stock[i]; y.stock[i] = y.stock[j]; y.stock[j] = t; }
                    u64 dice = word(&r);
                    for (int i = 0; i < k; i++) {
                        State z = y; Rng q = {dice};
                        play(&z, x->card[i]);
                        x->gain[i] += utility(open ? ending_margin(&z, p) : finish(&z, p, kinds, slots, &q)) / many;
                    }
                }
                int choice = 0, pick = net_card(&s, slots[p], 0);
                for (int i = 0; i < k; i++) if (x->card[i] == pick) choice = i;
                float mean = 0; for (int i = 0; i < k; i++) mean += x->gain[i] / k;
                x->value = x->gain[choice];
                if (open) for (int i = 0; i < k; i++) if (x->gain[i] > x->value) x->value = x->gain[i];
                for (int i = 0; i < k; i++) x->gain[i] -= mean;
            }
            int c = uniform(&r) < loose ? random_card(&s, &r) : card_of(&s, kinds[p], slots[p], &r);
            play(&s, c);
        }
    }
    return made;
}
long lab_sample_size(void) { return sizeof(Sample); }
/* Training: Adam on squared errors of the cards' gains (about their mean) and of the value; `net` 7 is a scratch. */
static Net weights, grad, m1, m2, mean;
static long steps;
void lab_train_start(const float *w) { memcpy(&weights, w, sizeof weights); memcpy(&mean, w, sizeof mean); memset(&m1, 0, sizeof m1); memset(&m2, 0, sizeof m2); steps = 0; }
void lab_train_get(float *w, int averaged) { memcpy(w, averaged ? &mean : &weights, sizeof weights); }
static float learn(const Sample *x, float scale) {
    float h[H] __attribute__((aligned(64))), g[H] __attribute__((aligned(64)));
    memcpy(h, weights.bias, sizeof h);
    for (int i = 0; i < x->nf; i++) add(h, weights.in[x->f[i]]);
    for (int j = 0; j < H; j++) { h[j] = h[j] > 0 ? h[j] : 0; g[j] = 0; }
    float o[4], e[4], middle = 0, loss = 0; int at[4];
    for (int i = 0; i <= x->k; i++) {
        at[i] = i < x->k ? x->card[i] : 48;
        const float *w = weights.out[at[i]]; float v = weights.obias[at[i]];
        for (int j = 0; j < H; j++) v += h[j] * w[j];
        o[i] = v; if (i < x->k) middle += v / x->k;
    }
    float back = 0;
    for (int i = 0; i < x->k; i++) { e[i] = o[i] - middle - x->gain[i] / 10; loss += e[i] * e[i]; back += e[i] / x->k; }
    for (int i = 0; i < x->k; i++) e[i] -= back;
    e[x->k] = 0.3f * (o[x->k] - x->value / 10);
    for (int i = 0; i <= x->k; i++) {
        float d = e[i] * scale; float *gw = grad.out[at[i]]; const float *w = weights.out[at[i]];
        grad.obias[at[i]] += d;
        for (int j = 0; j < H; j++) { gw[j] += d * h[j]; g[j] += d * w[j]; }
    }
    for (int j = 0; j < H; j++) g[j] = h[j] > 0 ? g[j] : 0;
    add(grad.bias, g);
    for (int i = 0; i < x->nf; i++) add(grad.in[x->f[i]], g);
    return loss;
}
double lab_train(const Sample *data, long size, long samples, int batch, float rate, float keep, u64 seed) {
    Rng r = {seed};
    double loss = 0;
    float *w = (float *)&weights, *g = (float *)&grad, *a = (float *)&m1, *b = (float *)&m2, *e = (float *)&mean;
    int total = sizeof(Net) / sizeof(float);
    for (long done = 0; done < samples; done += batch) {
        memset(&grad, 0, sizeof grad);
        for (int i = 0; i < batch; i++) loss += learn(&data[(long)((word(&r) >> 20) % (u64)size)], 1.0f / batch);
        steps++;
        float c1 = 1 - powf(0.9f, steps), c2 = 1 - powf(0.999f, steps), step = rate * sqrtf(c2) / c1;
        for (int j = 0; j < total; j++) {
            a[j] = 0.9f * a[j] + 0.1f * g[j];
            b[j] = 0.999f * b[j] + 0.001f * g[j] * g[j];
            w[j] -= step * a[j] / (sqrtf(b[j]) + 1e-8f);
            e[j] = keep * e[j] + (1 - keep) * w[j];
        }
    }
    return loss / samples;
}
