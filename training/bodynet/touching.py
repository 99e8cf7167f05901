"""Hands that lie on something: on their owner, or on somebody close by."""
import torch
from geometry import between, unit

# Where a hand may lie on somebody else: between two joints, how thick it is there, how often.
NEIGHBOUR = [('upperarm01.L', 'lowerarm01.L', .5, 1.), ('upperarm01.R', 'lowerarm01.R', .5, 1.), ('lowerarm01.L', 'wrist.L', .42, 1.), ('lowerarm01.R', 'wrist.R', .42, 1.),
             ('spine05', 'neck01', 1.1, 1.2), ('neck01', 'head', .8, .8), ('upperleg01.L', 'lowerleg01.L', .8, .8), ('upperleg01.R', 'lowerleg01.R', .8, .8)]


def beside(S, B):
    """Who has somebody close by in the picture (the next body of the batch), turned and moved how: side by side, or before each other."""
    r, rn, uni = S.rand, S.randn, S.uni
    facing = r(B) < .3
    turn = torch.where(facing, 3.1416 + rn(B) * .5, rn(B) * .45)
    side = torch.stack([torch.sign(rn(B)) * uni(2.3, 4.6, B), rn(B) * .3, rn(B) * .9], 1)
    front = torch.stack([rn(B) * 1.2, rn(B) * .3, uni(1.8, 4, B)], 1)
    return {'on': r(B) < .32, 'cos': torch.cos(turn)[:, None], 'sin': torch.sin(turn)[:, None], 'off': torch.where(facing[:, None], front, side)}


def neighbour_of(S, M, near):
    """Answers where a joint of one's neighbour lies, seen from oneself, and who has one: each body is the first of one picture and the second of another."""
    B = len(M)
    before = {k: v.roll(1, 0) for k, v in near.items()}
    as_first = near['on'] & (~before['on'] | (S.rand(B) < .5))
    def at(n):
        p = M[:, S.bi[n], 9:12]
        x, y, z = p.roll(-1, 0).split(1, 1)
        first = torch.cat([near['cos'] * x + near['sin'] * z, y, near['cos'] * z - near['sin'] * x], 1) + near['off']
        x, y, z = (p.roll(1, 0) - before['off']).split(1, 1)
        second = torch.cat([before['cos'] * x - before['sin'] * z, y, before['sin'] * x + before['cos'] * z], 1)
        return torch.where(as_first[:, None], first, second)
    return at, near['on'] | before['on']


def lay_hands(S, R, M, near):
    """Lays hands of some people on the other arm, a leg, hip, chest, face, on a neighbour; folds arms, clasps hands. R is changed in place."""
    B, dev, r, rn, uni = len(R), S.dev, S.rand, S.randn, S.uni
    at = lambda n: M[:, S.bi[n], 9:12].clone()
    turn = lambda n: M[:, S.bi[n], :9].reshape(B, 3, 3).clone()
    ids = torch.arange(B, device=dev)
    theirs, has = neighbour_of(S, M, near)
    how = r(B)
    folded, clasped = how < .1, (how >= .1) & (how < .21)
    meeting = at('spine05') + torch.stack([uni(-.8, .8, B), uni(-1, 2.5, B), uni(1.6, 3.5, B)], 1)
    for side, other, out in (('L', 'R', 1.), ('R', 'L', -1.)):
        mix = lambda a, b: a + (b - a) * uni(.1, .95, B, 1)
        shoulder, elbow, wrist = at(f'upperarm01.{side}'), at(f'lowerarm01.{side}'), at(f'wrist.{side}')
        a, b = (elbow - shoulder).norm(dim=1), (wrist - elbow).norm(dim=1)
        places = torch.stack([
            mix(at(f'lowerarm01.{other}'), at(f'wrist.{other}')), mix(at(f'upperarm01.{other}'), at(f'lowerarm01.{other}')),
            mix(at(f'upperleg01.{side}'), at(f'lowerleg01.{side}')), mix(at(f'upperleg01.{other}'), at(f'lowerleg01.{other}')),
            mix(at(f'lowerleg01.{side}'), at(f'foot.{side}')), mix(at('spine05'), at('neck01')), mix(at('neck01'), at('head')) + uni(0, 1.1, B, 1) * unit(at('head') - at('neck01'))], 1)
        thick = torch.tensor([.42, .5, .8, .8, .55, 1.1, .8], device=dev)
        k = torch.multinomial(torch.tensor([.26, .12, .2, .12, .1, .1, .12], device=dev), B, True)
        front = unit(rn(B, 3) * .6 + torch.tensor([out * .3, .2, 1.], device=dev))
        goal = places[ids, k] + front * thick[k][:, None] * uni(.75, 1.1, B, 1)
        others = torch.stack([mix(theirs(p), theirs(q)) for p, q, _, _ in NEIGHBOUR], 1)
        within = ((others - shoulder[:, None]).norm(dim=2) < 1.15 * (a + b)[:, None]).float() * torch.tensor([n[3] for n in NEIGHBOUR], device=dev)
        n = torch.multinomial(within + 1e-6, 1)[:, 0]
        way = unit(rn(B, 3) * .6 + torch.stack([torch.zeros(B, device=dev), torch.full((B,), .2, device=dev), torch.where(r(B) < .65, 1., -1.)], 1))
        on_them = others[ids, n] + way * torch.tensor([t[2] for t in NEIGHBOUR], device=dev)[n][:, None] * uni(.75, 1.1, B, 1)
        reaches = has & (r(B) < .6) & (within.sum(1) > 0)
        goal = torch.where(reaches[:, None], on_them, goal)
        goal = goal - unit(goal - shoulder) * uni(.5, 1.0, B, 1)
        chest = at('spine05') + .62 * (at('neck01') - at('spine05'))
        across = chest + torch.stack([-out * uni(.7, 1.8, B), uni(-.6, .4, B), uni(1.4, 2.3, B)], 1)
        goal = torch.where(folded[:, None], across, torch.where(clasped[:, None], meeting + rn(B, 3) * .15 - unit(meeting - shoulder) * .5, goal))
        far = (goal - shoulder).norm(dim=1)
        d = torch.minimum(torch.maximum(far, (a - b).abs() + .3), a + b - .08)
        u = unit(goal - shoulder)
        pole = torch.tensor([out * .9, -.6, -.35], device=dev) + .5 * rn(B, 3)
        pole = unit(pole - u * (pole * u).sum(1, keepdim=True))
        c = ((a * a + d * d - b * b) / (2 * a * d)).clamp(-1, 1)
        knee = shoulder + u * (a * c)[:, None] + pole * (a * (1 - c * c).sqrt())[:, None]
        first = between(unit(elbow - shoulder), unit(knee - shoulder))
        was = torch.einsum('bij,bj->bi', first, unit(wrist - elbow))
        second = between(was, unit(shoulder + u * d[:, None] - knee))
        up, low, parent = S.bi[f'upperarm01.{side}'], S.bi[f'lowerarm01.{side}'], int(S.parent[S.bi[f'upperarm01.{side}']])
        W = M[:, parent, :9].reshape(B, 3, 3)
        hinge = first @ turn(S.bones[int(S.parent[low])])
        does = (reaches | folded | clasped | (r(B) < .42)) & (far < (a + b) * 1.25)
        new_up, new_low = W.transpose(1, 2) @ first @ W @ R[:, up], hinge.transpose(1, 2) @ second @ hinge @ R[:, low]
        R[:, up] = torch.where(does[:, None, None], new_up, R[:, up])
        R[:, low] = torch.where(does[:, None, None], new_low, R[:, low])
