import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

describe('clientAddress', () => {
  it('keeps an IPv4 address, also one written as IPv6', () => {
    expect(clientAddress('102.89.3.7')).toBe('102.89.3.7');
    expect(clientAddress('::ffff:102.89.3.7')).toBe('102.89.3.7');
  });

  it('takes the addresses of one IPv6 subscriber for one, however they are written', () => {
    expect(clientAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:0DB8:0001:0002::9')).toBe('2001:db8:1:2::/64');
    expect(clientAddress('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(clientAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(clientAddress('::1')).toBe('0:0:0:0::/64');
  });

  it('tells neighbours apart', () => {
    expect(clientAddress('2001:db8:1:2::1')).not.toBe(clientAddress('2001:db8:1:3::1'));
  });
});
