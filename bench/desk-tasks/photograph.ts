import sharp from 'sharp';

/** A photograph as a phone's camera makes it: twelve megapixels, a megabyte and a half; no two are alike. */
export async function photograph(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const grain = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const buffer = await sharp(grain).resize(3000, 4000).jpeg({ quality: 80 }).toBuffer();
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}
