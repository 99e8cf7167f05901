"""What lies before bodies: things held in a hand or leaning on a knee (rods, bats, rackets, cups), and hair that falls over shoulders and arms."""
import torch
from geometry import unit

ROD, RACKET, CUP, HAIR = 8, 7, 6, 5  # the shapes they are, counted from the last one; hair takes two
RECT, DISC, TUBE, NET, STRANDS = 0., 1., 2., 4., 5.


def put(sh, slot, on, kind, middle, down, half_wide, half_long, colours, pattern):
    """Lays one shape before the picture where it is on; `down` is which way its long side runs."""
    s = sh[:, -slot]
    new = s.clone()
    new[:, 0], new[:, 1:3], new[:, 3], new[:, 4] = kind, middle, down[:, 1], -down[:, 0]
    new[:, 5], new[:, 6], new[:, 7] = half_wide.clamp(.004, 1), half_long.clamp(.004, 2), .004
    new[:, 8:11], new[:, 11:14], new[:, 14], new[:, 17] = colours, (colours * .6).clamp(.01, .98), pattern, 1.
    new[:, 19] = 1. if kind == STRANDS else 0.  # hair is part of a head, and no skin
    sh[:, -slot] = torch.where(on[:, None], new, s)


def hold_things(S, sh, seen_at, spots, head, chest, tone, hair, present):
    """`seen_at` answers where points of the body are seen, and how large a unit is there; hands come first among the spots."""
    B, dev, r, rn, uni = len(sh), S.dev, S.rand, S.randn, S.uni
    ids = torch.arange(B, device=dev)
    k = torch.multinomial(torch.tensor([2., 2.] + [.5] * (spots.shape[1] - 2), device=dev), B, True)
    at, scale = seen_at(spots[ids, k])
    way = unit(rn(B, 2))
    long, wide = torch.exp(uni(.3, 1.5, B)) * scale, torch.exp(uni(-2.7, -1.2, B)) * scale
    middle = at + way * (long * uni(-.8, .8, B))[:, None]
    alike = (tone * uni(.6, 1.2, B, 1)).clamp(.01, .98)
    colours = torch.where(r(B, 1) < .3, alike, S.colour(B, .45))
    pattern = torch.where(r(B) < .5, torch.zeros(B, device=dev), torch.randint(1, 6, (B,), device=dev).float())
    rod = present & (r(B) < .17)
    put(sh, ROD, rod, TUBE, middle, way, wide, long, colours, pattern)
    round_half = uni(.9, 1.5, B) * scale
    put(sh, RACKET, rod & (r(B) < .35), NET, middle + way * (long + round_half * 1.2)[:, None], way, round_half, round_half * uni(1, 1.35, B), colours, 0.)
    at, scale = seen_at(spots[ids, k.roll(1)])
    cup = uni(.25, .7, B) * scale
    put(sh, CUP, present & (r(B) < .1), RECT if S.rand(1).item() < .7 else DISC, at + rn(B, 2) * (.3 * scale)[:, None], unit(rn(B, 2) * .3 + torch.tensor([0., 1.], device=dev)), cup, cup * uni(.9, 2, B), S.colour(B, .2), pattern)
    (top, scale), (low, _) = seen_at(head), seen_at(chest)
    down = unit(low - top)
    side = torch.stack([down[:, 1], -down[:, 0]], 1)
    falls = present & (r(B) < .24)
    for slot, sign in ((HAIR, 1.), (HAIR - 1, -1.)):
        long, wide = uni(1.3, 3.6, B) * scale, torch.exp(uni(-1.9, -.2, B)) * scale
        lean = unit(down + side * (rn(B) * .16)[:, None])
        middle = top + side * (sign * uni(.55, 1.3, B) * scale)[:, None] + lean * (long * .9)[:, None]
        put(sh, slot, falls & (r(B) < .75), STRANDS, middle, lean, wide, long, hair.clamp(.01, .98), 0.)
