"""The net's weights as the product reads them: half floats in the order of use, batch norms folded into the convolutions."""
import numpy as np, torch, torch.nn as nn


def layers_of(net):
    """Each convolution with the norm behind it; the two layers without one stand alone."""
    found = [m for m in net.modules() if isinstance(m, (nn.Conv2d, nn.BatchNorm2d, nn.Linear))]
    pairs = []
    for m in found:
        if isinstance(m, nn.BatchNorm2d): pairs[-1][1] = m
        else: pairs.append([m, None])
    return pairs


@torch.no_grad()
def bake(net, path):
    out = []
    for conv, norm in layers_of(net):
        w, b = conv.weight.float(), torch.zeros(len(conv.weight), device=conv.weight.device) if conv.bias is None else conv.bias.float()
        if norm is not None:
            scale = norm.weight / (norm.running_var + norm.eps).sqrt()
            w, b = w * scale[:, None, None, None], norm.bias - norm.running_mean * scale
        out += [w.reshape(-1), b]
    halves = torch.cat(out).cpu().numpy().astype('<f2')
    assert np.isfinite(halves).all(), 'a weight is too large for a half float'
    halves.tofile(path)
    return halves.size


@torch.no_grad()
def unbake(net, path, pictures):
    """Takes up baked weights again. Norms are laid so that they change nothing on these pictures, and can go on learning.
    Maps that the net of the file did not have start from nothing."""
    values = torch.as_tensor(np.fromfile(path, '<f2').astype(np.float32)).cuda()
    at, pairs = 0, layers_of(net)
    for conv, norm in pairs:
        n = conv.weight.numel() if conv is not pairs[-1][0] else min(conv.weight.numel(), (len(values) - at) // (conv.weight[0].numel() + 1) * conv.weight[0].numel())
        rows = n // conv.weight[0].numel()
        conv.weight[:rows] = values[at:at + n].view(rows, *conv.weight.shape[1:]); at += n
        bias = values[at:at + rows]; at += rows
        if norm is None: conv.bias[:rows] = bias
        else: norm.weight.fill_(1); norm.bias.copy_(bias); norm.running_mean.zero_(); norm.running_var.fill_(1 - norm.eps)
    assert at == len(values)
    sums, hooks = {}, []
    def listen(conv):
        def hear(_, __, y):
            y = y.float(); k = sums.setdefault(conv, [0, 0, 0])
            k[0] += y.mean((0, 2, 3)); k[1] += (y * y).mean((0, 2, 3)); k[2] += 1
        return hear
    for conv, norm in pairs:
        if norm is not None: hooks.append(conv.register_forward_hook(listen(conv)))
    net.eval()
    for x in pictures: net(x)
    for h in hooks: h.remove()
    for conv, norm in pairs:
        if norm is None: continue
        mean = sums[conv][0] / sums[conv][2]; var = (sums[conv][1] / sums[conv][2] - mean * mean).clamp_min(1e-6)
        norm.running_mean.copy_(mean); norm.running_var.copy_(var)
        norm.weight.copy_((var + norm.eps).sqrt()); norm.bias.add_(mean)
    net.train()
