"""The border between limbs, from the depth and the owners of what was drawn."""
import torch

LIMB = [0, 1, 1, 1, 1, 2, 3, 2, 3, 2, 3, 4, 5, 4, 5, 4, 5]  # what hangs together: trunk, each arm, each leg
# How far along its limb a part is: two that do not follow each other touch, and do not hang together.
STEP = [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 1, 1, 2, 2, 3, 3]


def borders(zb, part, width):
    """Where one limb ends and another one, or another person, begins: another owner next to it, a part that only lies there, or a step in depth."""
    table = lambda t: torch.tensor(t, device=part.device, dtype=torch.int8)[part.long()]
    limb, step_of = table(LIMB), table(STEP)
    seen = part > 0
    depth = (zb >> 32).to(torch.int32).view(torch.float32)
    person = (zb >> 31) & 1
    pixel = (width / part.shape[-1])[:, None, None]
    out = torch.zeros_like(seen)
    for dy, dx in ((0, 1), (1, 0), (1, 1), (1, -1), (0, 2), (2, 0)):
        roll = lambda m: m.roll((dy, dx), (1, 2))
        both = seen & roll(seen)
        is_trunk = (limb == 1) | (roll(limb) == 1)
        apart = (limb != roll(limb)) & ~is_trunk
        lies_there = (step_of - roll(step_of)).abs() > 1
        step = (depth - roll(depth)).abs() > torch.maximum(torch.full_like(pixel, .3), 14 * pixel)
        edge = both & ((person != roll(person)) | apart | lies_there | step)
        edge[:, :2] = False; edge[:, :, :2] = False; edge[:, :, -2:] = False
        out |= edge | edge.roll((-dy, -dx), (1, 2))
    return out
