/** Reading what the control API is told: strict, because a misspelt field would silently test nothing. */

export class ControlError extends Error {
  readonly statusCode: number;

  constructor(message: string, statusCode = 400) {
    super(message);
    this.statusCode = statusCode;
  }
}

/** Takes a value for what it is, or names it in a refusal. */
export type Reader<T> = (value: unknown, name: string) => T;

type Shape = Record<string, Reader<unknown>>;
type ReadShape<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> };

export const text: Reader<string> = (value, name) => {
  if (typeof value === 'string' && value !== '') return value;
  throw new ControlError(`${name} must be a text`);
};

export const flag: Reader<boolean> = (value, name) => {
  if (typeof value === 'boolean') return value;
  throw new ControlError(`${name} must be true or false`);
};

export function wholeFrom(least: number): Reader<number> {
  return (value, name) => {
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value;
    throw new ControlError(`${name} must be a whole number${least > Number.MIN_SAFE_INTEGER ? ` from ${least}` : ''}`);
  };
}

export const probability: Reader<number> = (value, name) => {
  if (typeof value === 'number' && value >= 0 && value <= 1) return value;
  throw new ControlError(`${name} must be a number from 0 to 1`);
};

export function oneOf<const T extends string>(known: readonly T[]): Reader<T> {
  return (value, name) => {
    const found = known.find((entry) => entry === value);
    if (found !== undefined) return found;
    throw new ControlError(`${name} must be one of ${known.join(', ')}`);
  };
}

export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value, name) => (value === null ? null : reader(value, name));
}

export function list<T>(reader: Reader<T>): Reader<T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw new ControlError(`${name} must be a list`);
    return value.map((entry, index) => reader(entry, `${name}[${index}]`));
  };
}

/** Every field may be left out; one that is not known is refused. */
export function object<S extends Shape>(shape: S): Reader<ReadShape<S>> {
  return (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new ControlError(`${name} must be an object`);
    }
    const entries = Object.entries(value).map(([key, given]) => {
      const reader = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (reader === undefined) {
        throw new ControlError(`${name} has no field ${key}; it has ${Object.keys(shape).join(', ')}`);
      }
      return [key, reader(given, `${name}.${key}`)];
    });
    return Object.fromEntries(entries) as ReadShape<S>;
  };
}

export function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new ControlError(`${name} is missing`);
  return value;
}
