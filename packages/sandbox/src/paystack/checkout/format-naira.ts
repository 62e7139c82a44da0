/** Kobo as `₦12,500.00`. */
export function formatNaira(kobo: number): string {
  const naira = String(Math.floor(kobo / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `₦${naira}.${String(kobo % 100).padStart(2, '0')}`;
}
