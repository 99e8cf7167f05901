"""python3 mean.py ONE.bin OTHER.bin OUT.bin: the mean of two nets of which one went on from the other. It keeps what either knows."""
import sys, numpy as np
one, other, out = sys.argv[1:]
mean = (np.fromfile(one, '<f2').astype(np.float32) + np.fromfile(other, '<f2').astype(np.float32)) / 2
mean.astype('<f2').tofile(out)
