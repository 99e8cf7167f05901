"""python3 expected.py bodynet.bin: what the net answers to a waved picture, in double precision, from the halves as shipped. For the test of the product's own pass."""
import sys, numpy as np, torch
from model import BodyNet
from weights import layers_of

net = BodyNet().double().eval()
values, at = torch.as_tensor(np.fromfile(sys.argv[1], '<f2').astype(np.float64)), 0
for conv, norm in layers_of(net):
    n, rows = conv.weight.numel(), len(conv.weight)
    conv.weight.data = values[at:at + n].view_as(conv.weight); at += n
    bias = values[at:at + rows]; at += rows
    if norm is None: conv.bias.data = bias
    else: norm.weight.data.fill_(1); norm.bias.data = bias; norm.running_mean.zero_(); norm.running_var.fill_(1 - norm.eps)
assert at == len(values)
i = np.arange(3 * 256 * 256)
waves = (.5 + .3 * np.sin(i / 911) + .2 * np.sin(i / 37)).astype(np.float32).astype(np.float64).reshape(1, 3, 256, 256)
with torch.no_grad(): maps = net(torch.as_tensor(waves)).reshape(-1)
for k in (0, 5000, 49929, 140072, 282770, 290528, 319488, 344164, 375448, 393215, 400000, 420001, 442367): print(f'  [{k}, {maps[k].item():.3f}],')
