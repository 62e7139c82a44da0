import { expect, it } from 'vitest';
import { mapOf, shortNumber, telOf, whatsAppOf } from './places.ts';

it('leads to maps, calls and chats with what people have written', () => {
  expect(mapOf(['12 Allen Avenue', 'Ikeja, Lagos'])).toBe(
    'https://www.google.com/maps/search/?api=1&query=12%20Allen%20Avenue%2C%20Ikeja%2C%20Lagos',
  );
  expect(telOf('+234 (803) 555-0142')).toBe('tel:+2348035550142');
  expect(telOf('803 555 0142')).toBe('tel:+2348035550142');
  expect(telOf('+233 24 123 4567')).toBe('tel:+233241234567');
  expect(whatsAppOf('Gele & Ankara')).toBe('https://wa.me/?text=Gele%20%26%20Ankara');
  expect(shortNumber('ORD-1767225604821')).toBe('604821');
});
