"""python3 bake.py NET.onnx OUT.bin: all weights and biases of an exported net in the order of use, as half floats.

Reads just enough of the ONNX file (a protocol buffer) to need no package but numpy. The order is that of LAYERS in
engine/body/net/layers.ts; batch norms are folded into the convolutions by the export.
"""
import sys

import numpy as np

GRAPH, NODE, INITIALIZER = 7, 1, 5
NODE_INPUT, NODE_OPERATION = 1, 4
TENSOR_NAME, TENSOR_RAW = 8, 9
WIDTHS = {1: 8, 5: 4}


def number(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def fields(data):
    at = 0
    while at < len(data):
        key, at = number(data, at)
        kind = key & 7
        if kind == 0:
            value, at = number(data, at)
        else:
            length, at = number(data, at) if kind == 2 else (WIDTHS[kind], at)
            value = data[at : at + length]
            at += length
        yield key >> 3, value


def first(data, field):
    return next(value for key, value in fields(data) if key == field)


def main(source, target):
    graph = first(open(source, 'rb').read(), GRAPH)
    tensors = {
        first(value, TENSOR_NAME): np.frombuffer(first(value, TENSOR_RAW), '<f4')
        for key, value in fields(graph)
        if key == INITIALIZER
    }
    layers = []
    for key, node in fields(graph):
        if key != NODE or first(node, NODE_OPERATION) not in (b'Conv', b'Gemm'):
            continue
        _, weights, bias = [value for field, value in fields(node) if field == NODE_INPUT]
        layers += [tensors[weights], tensors[bias]]
    halves = np.concatenate(layers).astype('<f2')
    assert np.isfinite(halves).all(), 'a weight is too large for a half float'
    halves.tofile(target)
    print(halves.size, 'numbers')


if __name__ == '__main__':
    main(*sys.argv[1:3])
