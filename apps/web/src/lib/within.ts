/** Rejects when something has not settled after that many milliseconds. */
export function within<T>(limit: number, settling: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No answer within ${limit} ms.`)), limit);
    settling.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
