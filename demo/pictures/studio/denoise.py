"""Takes the grain out of a picture of few samples by the network of Intel Open Image Denoise (its small LDR weights)."""

import struct
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as nn


def read_weights(file):
    """Name → tensor of an OIDN .tza file. @raises ValueError for another kind of file"""
    data = Path(file).read_bytes()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7:
        raise ValueError(f'{file} is no archive of tensors')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f'<{dims}I', data, at + 1)
        at += 1 + 4 * dims + dims
        kind, offset = chr(data[at]), struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        form = np.float16 if kind == 'h' else np.float32
        values = np.frombuffer(data, form, int(np.prod(shape)), offset).astype(np.float32)
        tensors[name] = torch.from_numpy(values.reshape(shape))
    return tensors


def denoised(weights, color, albedo, normal):
    """`color` and `albedo` of 0 to 1 as seen (sRGB), `normal` of -1 to 1; all height × width × 3, sides by 16."""
    stacked = np.concatenate([color.clip(0, 1), albedo.clip(0, 1), normal.clip(-1, 1) * 0.5 + 0.5], axis=2)
    first = torch.from_numpy(np.ascontiguousarray(stacked.transpose(2, 0, 1)[None]).astype(np.float32))

    def conv(x, name, active=True):
        x = nn.conv2d(x, weights[f'{name}.weight'], weights[f'{name}.bias'], padding=1)
        return nn.relu(x) if active else x

    def up(x, skipped):
        return torch.cat([nn.interpolate(x, scale_factor=2, mode='nearest'), skipped], 1)

    with torch.no_grad():
        pools, x = [], conv(first, 'enc_conv0')
        for name in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
            x = nn.max_pool2d(conv(x, name), 2)
            pools.append(x)
        x = conv(conv(x, 'enc_conv5a'), 'enc_conv5b')
        for level, skipped in ((4, pools[2]), (3, pools[1]), (2, pools[0]), (1, first)):
            x = up(x, skipped)
            x = conv(conv(x, f'dec_conv{level}a'), f'dec_conv{level}b')
        x = conv(x, 'dec_conv0', active=False)
    return x[0].numpy().transpose(1, 2, 0).clip(0, 1)
