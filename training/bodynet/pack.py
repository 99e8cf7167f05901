"""python3 pack.py CLONE OUT: the human that is drawn, out of a clone (bare or not) of makehumancommunity/makehuman, as raw files.
Takes nothing that does not say itself that it is CC0. Its skins are painted here: 14 of them, each with its own mottling and face."""
import json, re, subprocess, sys, os
import numpy as np
clone, out = sys.argv[1], sys.argv[2]
os.makedirs(out, exist_ok=True)
git = lambda *words: subprocess.run(['git', '-C', clone, *words], capture_output=True, check=True).stdout.decode()
SKIN_PX, SKINS, STRONGEST = 512, 14, 4


def asset(path):
    text = git('show', f'HEAD:makehuman/data/{path}')
    if not re.search(r'released as CC0|"license":\s*"CC0', text[:4000], re.I) and not re.search(r'"license":\s*"CC0', text, re.I):
        sys.exit(f'{path} does not say that it is CC0')
    return text


def mesh():
    """Places of all vertices, texture places, and the quads of the groups that are drawn."""
    v, vt, groups, at = [], [], {}, None
    for line in asset('3dobjs/base.obj').split('\n'):
        word, *rest = line.split() or ['']
        if word == 'v': v.append([float(x) for x in rest])
        elif word == 'vt': vt.append([float(x) for x in rest[:2]])
        elif word == 'g': at = groups.setdefault(rest[0], [])
        elif word == 'f':
            corners = [[int(n) - 1 for n in c.split('/')[:2]] for c in rest]
            at.append(corners if len(corners) == 4 else corners + corners[-1:])
    return np.array(v, np.float32), np.array(vt, np.float32), groups


def rig(V):
    r = json.loads(asset('rigs/default.mhskel'))
    order = []
    def visit(n):
        if n in order: return
        if r['bones'][n]['parent']: visit(r['bones'][n]['parent'])
        order.append(n)
    for n in r['bones']: visit(n)
    K = max(len(j) for j in r['joints'].values())
    idx, w = np.zeros((len(order), 2, K), np.int32), np.zeros((len(order), 2, K), np.float32)
    for b, n in enumerate(order):
        for k, end in enumerate(('head', 'tail')):
            j = r['joints'][r['bones'][n][end]]
            idx[b, k, :len(j)], w[b, k, :len(j)] = j, 1 / len(j)
    held = [[] for _ in range(V)]
    for n, pairs in json.loads(asset('rigs/default_weights.mhw'))['weights'].items():
        for v, x in pairs: held[v].append((x, order.index(n)))
    si, sw = np.zeros((V, STRONGEST), np.int32), np.zeros((V, STRONGEST), np.float32)
    for v, h in enumerate(held):
        h = sorted(h, reverse=True)[:STRONGEST]
        for k, (x, b) in enumerate(h): si[v, k], sw[v, k] = b, x / sum(y for y, _ in h)
    return order, [order.index(r['bones'][n]['parent']) if r['bones'][n]['parent'] else -1 for n in order], idx, w, si, sw


WANTED = re.compile(r'^(macrodetails/(african|asian|caucasian)-(female|male)-(young|old)|macrodetails/universal-(female|male)-(young|old)-(min|average|max)muscle-(min|average|max)weight'
                    r'|macrodetails/proportions/(female|male)-young-averagemuscle-averageweight-idealproportions'
                    r'|armslegs/[lr]-(upper|lower)(arm|leg)-(fat|muscle|scale-(depth|horiz))-(decr|incr)|armslegs/[lr]-(hand|foot)-scale-(decr|incr)'
                    r'|breast/(female-young-(min|average|max)muscle-averageweight-(min|max)cup-(min|max)firmness|nipple-size-(decr|incr)))$')


def targets(V):
    paths = [p[len('makehuman/data/targets/'):-len('.target')] for p in git('ls-tree', '-r', '--name-only', 'HEAD', 'makehuman/data/targets/').split() if p.endswith('.target')]
    names = [p for p in paths if WANTED.match(p)]
    moved = np.zeros((len(names), V, 3), np.float32)
    for k, n in enumerate(names):
        for line in asset(f'targets/{n}.target').split('\n'):
            if line[:1].isdigit():
                i, *by = line.split()
                moved[k, int(i)] = [float(x) for x in by]
    return names, (moved.reshape(len(names), -1) * 1e3).astype(np.float16)


def places_on_skin(base, vt, quads):
    """Where in space each point of the texture lies; NaN outside of the body."""
    n, at = SKIN_PX, np.full((SKIN_PX, SKIN_PX, 3), np.nan, np.float32)
    for q in quads:
        for t in ((0, 1, 2), (0, 2, 3)):
            P = np.array([[vt[q[k][1]][0] * n, (1 - vt[q[k][1]][1]) * n] for k in t])
            p = np.array([base[q[k][0]] for k in t])
            d = (P[1, 0] - P[0, 0]) * (P[2, 1] - P[0, 1]) - (P[2, 0] - P[0, 0]) * (P[1, 1] - P[0, 1])
            if abs(d) < 1e-9: continue
            x0, y0 = np.floor(P.min(0)).astype(int) - 1; x1, y1 = np.ceil(P.max(0)).astype(int) + 1
            X, Y = np.meshgrid(np.arange(x0, x1 + 1), np.arange(y0, y1 + 1))
            a = ((P[1, 0] - X - .5) * (P[2, 1] - Y - .5) - (P[2, 0] - X - .5) * (P[1, 1] - Y - .5)) / d
            b = ((P[2, 0] - X - .5) * (P[0, 1] - Y - .5) - (P[0, 0] - X - .5) * (P[2, 1] - Y - .5)) / d
            c = 1 - a - b
            m = (np.minimum(np.minimum(a, b), c) > -.35) & (X >= 0) & (Y >= 0) & (X < n) & (Y < n)
            at[Y[m], X[m]] = a[m][:, None] * p[0] + b[m][:, None] * p[1] + c[m][:, None] * p[2]
    return at


def waves(rng, at, size, count=24):
    """Soft random blotches in space, about -1 to 1."""
    k = rng.normal(size=(count, 3)) / size
    return np.sin(at @ k.T + rng.uniform(0, 6.28, count)).sum(-1) / count ** .5


def paint(rng, at, marks, male):
    """One skin: blotches, knees and elbows redder, lips, brows, lids, nipples, a shadow of a beard, moles."""
    near = lambda p, r: np.exp(-(((at - p) / r) ** 2).sum(-1))
    tone = np.ones(at.shape) * [.80, .62, .52]
    tone *= (1 + .03 * waves(rng, at, 1.2) + .025 * waves(rng, at, .35) + .02 * waves(rng, at, .12))[..., None]
    red = .035 * waves(rng, at, .8) + .025 * waves(rng, at, .25)
    both = lambda p: [p, p * [-1, 1, 1]]
    def blend(colour, by): tone[:] = tone * (1 - by[..., None]) + np.array(colour) * by[..., None]
    for name in ('elbow', 'knee', 'hand', 'foot'):
        for p in both(marks[name]): red += rng.uniform(.05, .2) * near(p, .5)
    for p in both(marks['eye']):
        red += .15 * near(p - [0, .3, 0], .25)
        blend([.45, .32, .27], rng.uniform(.2, .8) * near(p + [0, 0, .1], [.2, .12, .3]))
        brow = np.abs(at[..., 1] - p[1] - .27 + .9 * (at[..., 0] - p[0]) ** 2) < rng.uniform(.03, .07)
        blend([.2, .14, .1], rng.uniform(.4, 1) * brow * (np.abs(at[..., 0] - p[0]) < .28) * (at[..., 2] > p[2] - .2))
    blend([.62, .3, .28] if not male else [.66, .42, .36], rng.uniform(.5, 1) * np.clip(near(marks['mouth'], [.27, .1, .3]) * 2, 0, 1))
    if male: blend([.45, .36, .32], rng.uniform(0, .6) * np.clip(near(marks['mouth'] - [0, .25, 0], [.45, .38, .6]) * 1.6, 0, 1))
    for p in both(marks['nipple']): blend([.5, .3, .25], rng.uniform(.4, .9) * (np.hypot(at[..., 0] - p[0], at[..., 1] - p[1]) < rng.uniform(.1, .2)) * (at[..., 2] > 0))
    tone[..., 0] *= 1 + .5 * red; tone[..., 1] *= 1 - .5 * red; tone[..., 2] *= 1 - .5 * red
    spots = rng.random(at.shape[:2]) < rng.choice([.0002, .001, .004])
    tone[spots] *= rng.uniform(.5, .85)
    tone *= 1 + .03 * rng.normal(size=at.shape[:2])[..., None]
    return (np.nan_to_num(tone, nan=.6).clip(.02, 1) * 255).astype(np.uint8)


base, vt, groups = mesh()
bones, parents, joint_idx, joint_w, skin_idx, skin_w = rig(len(base))
names, moved = targets(len(base))
middle = lambda g: base[sorted({c[0] for q in groups[g] for c in q})].mean(0).astype(np.float64)
body = base[sorted({c[0] for q in groups['body'] for c in q})]
head = body[(np.abs(body[:, 0]) < .3) & (body[:, 1] > middle('helper-l-eye')[1] - 1.3)]
mouth = middle('helper-upper-teeth'); mouth[0] = 0; mouth[2] = head[np.abs(head[:, 1] - mouth[1]) < .1][:, 2].max()
chest = body[(body[:, 1] > 3) & (body[:, 1] < 5) & (np.abs(body[:, 0]) > .4) & (np.abs(body[:, 0]) < 1.4)]
nipple = np.abs(chest[chest[:, 2].argmax()].astype(np.float64))
marks = {'eye': middle('helper-l-eye'), 'mouth': mouth, 'nipple': nipple, 'elbow': middle('joint-l-elbow'), 'knee': middle('joint-l-knee'), 'hand': middle('joint-l-hand'), 'foot': middle('joint-l-ankle')}
at = places_on_skin(base, vt, groups['body']).astype(np.float64)
rng = np.random.default_rng(7)
skins = np.stack([paint(rng, at, marks, k % 2 == 1) for k in range(SKINS)])
skin_names = [f'painted{k}_' + ('male' if k % 2 else 'female') for k in range(SKINS)]

arrays = dict(base=base, joint_idx=joint_idx, joint_w=joint_w, skin_idx=skin_idx, skin_w=skin_w, targets=moved, skins=skins)
for g in ('body', 'helper-skirt', 'helper-hair', 'helper-l-eye', 'helper-r-eye'):
    q = np.array(groups[g])
    arrays[f'quads_{g}'], arrays[f'uvs_{g}'] = q[..., 0].astype(np.int32), vt[q[..., 1]]
for k, a in arrays.items(): a.tofile(f'{out}/{k}.bin')
json.dump({'bones': bones, 'parents': parents, 'targets': names, 'skins': skin_names, 'arrays': {k: {'type': a.dtype.str, 'shape': list(a.shape)} for k, a in arrays.items()}}, open(f'{out}/meta.json', 'w'))
print(len(base), 'vertices', len(bones), 'bones', len(names), 'targets', marks, sum(a.nbytes for a in arrays.values()) >> 20, 'MB')
