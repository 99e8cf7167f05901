"""Turns and directions, many at once."""
import torch

MIRROR = torch.tensor([[1., -1, -1], [-1, 1, 1], [-1, 1, 1]])


def rodrigues(v):  # [..., 3] axis times angle -> [..., 3, 3]
    t = v.norm(dim=-1, keepdim=True).clamp_min(1e-8)
    x, y, z = (v / t).unbind(-1)
    o = torch.zeros_like(x)
    K = torch.stack([o, -z, y, z, o, -x, -y, x, o], -1).reshape(*v.shape[:-1], 3, 3)
    t = t[..., None]
    return torch.eye(3, device=v.device) + torch.sin(t) * K + (1 - torch.cos(t)) * (K @ K)


def unit(v):
    return v / v.norm(dim=-1, keepdim=True).clamp_min(1e-8)


def between(a, b):
    """The shortest turns from one direction to another."""
    c = torch.cross(a, b, dim=-1)
    return rodrigues(unit(c) * torch.atan2(c.norm(dim=-1), (a * b).sum(-1))[:, None])
