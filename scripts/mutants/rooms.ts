const money =
  /^(apps\/server\/src\/(books|features\/(checkout|holds|orders|payments|operator|money-check|pricing)|platform\/payments)|packages\/domain\/src)\//;
const people = /^apps\/server\/src\/(features\/accounts|http)\//;

/** What a lot can be drawn from. */
export const rooms: Record<string, (file: string) => boolean> = {
  money: (file) => money.test(file),
  domain: (file) => file.startsWith('packages/domain/src/'),
  all: (file) => money.test(file) || people.test(file),
};

export const isInRoom = (file: string, room: string): boolean =>
  rooms[room]?.(file) === true && !/\.test\.ts$|\.generated\.ts$/.test(file);
