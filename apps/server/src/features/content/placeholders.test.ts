import { kobo } from '@oja/domain/money/money';
import { specifiedPolicy } from '@oja/domain/money/pricing';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../settings/config.ts';
import { fillIn, openValues } from './placeholders.ts';

const config = readConfig({ DEMO: '1', SHOP_EMAIL: 'hi@shop.example', SHOP_PHONE: '+234 1 (2) 3', HOLD_SECONDS: '90' });

describe('placeholders', () => {
  it('are filled with the settings of the shop', () => {
    const values = openValues(config, {
      ...specifiedPolicy,
      freeShippingAboveKobo: kobo(2_500_000),
      taxBasisPoints: 750,
    });
    expect(values).toMatchObject({
      freeShippingAbove: '₦25,000.00',
      shippingFee: '₦10.00',
      tax: '7.5%',
      commission: '10%',
      holdTime: '90 seconds',
      passwordMin: '6',
      phoneDigits: '+234123',
      email: 'hi@shop.example',
    });
  });

  it('say the time as people do', () => {
    const holdTime = (HOLD_SECONDS: string) =>
      openValues(readConfig({ DEMO: '1', HOLD_SECONDS }), specifiedPolicy).holdTime;
    expect([holdTime('900'), holdTime('60'), holdTime('1')]).toEqual(['15 minutes', '1 minute', '1 second']);
  });

  it('are found wherever a text stands, and a value is never read as one', () => {
    const values = { ...openValues(config, specifiedPolicy), city: '{{email}} $& </b>' };
    expect(fillIn({ a: ['{{city}}', { href: 'mailto:{{email}}' }], b: null, c: 3 }, values)).toEqual({
      a: ['{{email}} $& </b>', { href: 'mailto:hi@shop.example' }],
      b: null,
      c: 3,
    });
    expect(fillIn('{{nothing}}', values)).toBe('{{nothing}}');
  });
});
