"""Goods and their shadow, free of any ground."""

import numpy as np

from denoise import denoised
from light import bent, encoded

# Of a shadow, what is fainter than this is left away.
FAINTEST = 0.035
# Towards the frame's edge, where no good stands, a shadow fades within this part of the frame.
FADE = 0.03


def cut_out(weights, color, albedo, normal):
    """`color` is scene light with alpha, multiplied by it, as a shadow catcher leaves it. Answers sRGB with alpha, not
    multiplied: laid over white and over black it looks as the goods do before them, and so it has no halo on either."""
    alpha = color[:, :, 3:].clip(0, 1)
    light = bent(color[:, :, :3] / np.maximum(alpha, 1e-4)) * alpha
    dark = denoised(weights, encoded(light), albedo, normal)
    bright = denoised(weights, encoded((light + 1 - alpha).clip(0, 1)), albedo, normal)
    cover = (1 - (bright - dark).mean(axis=2, keepdims=True)).clip(0, 1)
    cover = ((cover - FAINTEST) / (1 - 2 * FAINTEST)).clip(0, 1)
    # The network leaves a trace of grain in what is wholly covered, and in what is wholly bare.
    cover = np.where(_around(alpha, np.min) > 0.999, 1, np.where(_around(alpha, np.max) < 0.001, 0, cover))
    cover *= _fade(*cover.shape[:2])
    return np.concatenate([(dark / np.maximum(cover, 1e-3)).clip(0, 1), cover], axis=2)


def _around(values, of):
    """For each pixel what `of` says of the nine about it."""
    wide = np.pad(values[:, :, 0], 1, mode='edge')
    height, width = values.shape[:2]
    nine = [wide[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return of(np.stack(nine), axis=0)[:, :, None]


def _fade(height, width):
    """0 at the frame's edge, 1 further inside."""
    across, down = (np.minimum(np.arange(size), np.arange(size)[::-1]) for size in (width, height))
    return np.minimum((np.minimum(across[None, :], down[:, None]) / (FADE * width)), 1)[:, :, None]
