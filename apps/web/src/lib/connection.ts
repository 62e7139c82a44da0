/** The part of the Network Information API that is read; only some browsers have it. */
interface Connection extends EventTarget {
  type?: string;
  effectiveType?: string;
  downlink?: number;
  rtt?: number;
  saveData?: boolean;
}

export const connection = (): Connection | undefined => (navigator as { connection?: Connection }).connection;
