/** `1,234`: written by hand, because the server and the browser must write it alike. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
