"""python3 expected.py bodynet.bin: what the net answers to a waved picture, in double precision, from the halves as shipped. For the test of
the product's own pass, so it is written anew from model.py, in numpy alone."""
import sys, numpy as np

values, at = np.fromfile(sys.argv[1], '<f2').astype(np.float64), 0


def take(*shape):
    global at
    n = int(np.prod(shape)); w = values[at:at + n].reshape(shape); at += n
    return w


def conv(x, o, k=1, s=1, each=False, relu=True):
    """A convolution with its bias; each channel by itself, or all together."""
    i, h, w = x.shape
    W, b = take(o, 1 if each else i, k, k), take(o)
    p = np.pad(x, ((0, 0), (k // 2, k // 2), (k // 2, k // 2)))
    y = np.zeros((o, h // s, w // s))
    for dy in range(k):
        for dx in range(k):
            part = p[:, dy:dy + h:s, dx:dx + w:s]
            y += W[:, 0, dy, dx, None, None] * part if each else np.tensordot(W[:, :, dy, dx], part, 1)
    y += b[:, None, None]
    return y.clip(0, 6) if relu else y


def block(x, o, k=3, s=1, e=4, fused=False):
    h = len(x) * e
    y = conv(x, h, 3, s) if fused else conv(conv(x, h), h, k, s, each=True)
    y = conv(y, o, relu=False)
    return x + y if s == 1 and len(x) == o else y


def blocks(x, o, n, **how):
    for _ in range(n): x = block(x, o, **how)
    return x


def twice(x):
    """Twice as large, between the points, as with align_corners=False."""
    for axis in (1, 2):
        n = x.shape[axis]
        before, after = x.take(np.maximum(np.arange(n) - 1, 0), axis), x.take(np.minimum(np.arange(n) + 1, n - 1), axis)
        x = np.stack([.25 * before + .75 * x, .75 * x + .25 * after], axis + 1).reshape([2 * v if a == axis else v for a, v in enumerate(x.shape)])
    return x


def up(x, s, o, n):
    y = twice(conv(x, o)); y = y + conv(s, o)
    return blocks(y, o, n, k=5, e=2)


i = np.arange(3 * 256 * 256)
waves = (.5 + .3 * np.sin(i / 911) + .2 * np.sin(i / 37)).astype(np.float32).astype(np.float64).reshape(3, 256, 256)
a = block(conv((waves - .45) / .25, 24, 3, 2), 24, e=1, fused=True)
b = block(block(a, 40, s=2, e=3, fused=True), 40, e=2, fused=True)
c = blocks(block(b, 64, 5, 2), 64, 3, k=5, e=3)
d = blocks(block(c, 112, 5, 2), 112, 4, k=5)
e = blocks(block(d, 184, 5, 2), 184, 4, k=5)
W, bias = take(184, 184), take(184)
e = e / (1 + np.exp(-(W @ e.mean((1, 2)) + bias)))[:, None, None]
maps = conv(up(up(up(up(e, d, 112, 2), c, 80, 2), b, 56, 2), a, 40, 1), 27, relu=False).reshape(-1)
assert at == len(values)
for k in (0, 5000, 49929, 140072, 282770, 290528, 319488, 344164, 375448, 393215, 400000, 420001, 442367): print(f'  [{k}, {maps[k]:.3f}],')
