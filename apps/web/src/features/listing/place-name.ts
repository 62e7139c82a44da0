/**
 * How a category of an address is called until the answer says so: 'home-kitchen' may be 'Home & Kitchen', but shows as
 * 'Home kitchen' for that moment; a name stays what it is.
 */
export function placeName(given: string): string {
  if (!/^[a-z0-9-]+$/.test(given)) return given;
  const words = given.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
