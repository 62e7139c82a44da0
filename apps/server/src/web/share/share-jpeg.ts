import type { Sharp } from 'sharp';

/** Pixels: what chat apps and networks show large. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** As a JPEG of at most so many bytes: the quality gives way, and of what is busier than that it is lowest. */
export async function shareJpeg(pixels: Sharp, mostBytes: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const png = await pixels.flatten({ background: '#ffffff' }).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of [84, 70, 55, 40]) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  return sharp(png).jpeg({ quality: 20, mozjpeg: true }).toBuffer();
}
