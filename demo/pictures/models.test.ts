import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { products } from '../data/catalogue.ts';
import { Models } from './models.ts';
import { planPictures } from './plan.ts';

describe('the models of goods', () => {
  const models = new Models();

  it('are one for each product, and none for what is not sold', () => {
    expect([...models.keys].sort()).toEqual(products.map(({ key }) => key).sort());
  });

  it('change their digest with what they are built of, and no other', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'oja-models-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const write = async (shape: string, foot: string) => {
      await mkdir(path.join(folder, 'goods/home'), { recursive: true });
      await writeFile(path.join(folder, 'shapes.py'), `def box(a):\n    ${shape}\n\n\ndef ball(a):\n    pass\n`);
      await writeFile(path.join(folder, 'goods/home/legs.py'), `HIGH, WIDE = 1, 2\n\n\ndef foot(a):\n    ${foot}\n`);
      await writeFile(
        path.join(folder, 'goods/home/seats.py'),
        "from shapes import (\n    ball,\n    box,\n)\nfrom goods import good\nfrom goods.home.legs import foot as toe\n\n\n@good('stool', yaw=3)\ndef stool(look):\n    box(1)\n    toe(1)\n\n\n@good('pouffe')\ndef pouffe(look):\n    ball(1)\n",
      );
      const built = new Models(pathToFileURL(`${folder}/`));
      return [built.digestOf('stool'), built.digestOf('pouffe')];
    };
    const [stool, pouffe] = await write('return 1', 'return 1');
    expect(await write('return 1', 'return 1')).toEqual([stool, pouffe]);
    for (const [shape, foot] of [
      ['return 2', 'return 1'],
      ['return 1', 'return 2'],
    ] as const) {
      const changed = await write(shape, foot);
      expect(changed[0]).not.toBe(stool);
      expect(changed[1]).toBe(pouffe);
    }
  });

  it('are none for a key that nobody knows', () => {
    expect(() => models.digestOf('unheard-of')).toThrow('unheard-of');
  });

  it('stand in every picture that is planned', () => {
    const shown = planPictures().flatMap((job) => ('scene' in job ? job.scene.goods.map(({ good }) => good) : []));
    expect(shown.filter((key) => !models.keys.has(key))).toEqual([]);
  });
});
